"""Each kind of ability that acts on a battlefield, in one position where it acts and in one where it does not.

The positions are set up by hand with real cards. What belongs to the course of a turn or a combat is shown elsewhere;
`coverage` knows which kinds are complete.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.guardians.abilities import (
    Aoe,
    BlankText,
    BribeFromHand,
    ControlBonus,
    DestroyChanneler,
    Forbid,
    GrantReceiver,
    PushUnlessBeatenBy,
    Recover,
    SetTerrain,
    StealRanged,
    WinIfBeatenByMoreThan,
)
from bot.games.guardians.battlefield import (
    area_points,
    attacks_of_match,
    channel_points,
    channel_price,
    channel_refusal,
    channelled,
    compare,
    control_sums,
    counted,
    doomed,
    fallen,
    forbidden_by,
    healers,
    hurts,
    laid_aside,
    may_be_destroyed,
    may_shoot,
    open_to,
    receivers,
    recoveries,
    shot_worth,
    silenced,
    strike_targets,
)
from bot.games.guardians.battlefield.active_effects import terrain_types
from bot.games.guardians.battlefield.channels import cap
from bot.games.guardians.battlefield.control_count import counts
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat.bribery import bribe_returned_by, may_bribe
from bot.games.guardians.combat.commands import tempted
from bot.games.guardians.combat.spells import aims
from bot.games.guardians.table import Battlefield, Bribe, Fighter, MatchUp, Pending
from tests.games.guardians.coverage import acts, rests
from tests.games.guardians.fields import battlefield, commands, duel, effect, fighter, strike

GAAR = "gaar_influencer_of_the_masses"
HARKIN = "harkin_spreader_of_the_wealth"
RAK_NAM = "rak_nam_leader_of_the_mighty"


def aoe_of(card: str) -> Aoe:
    (attack,) = with_ability(CARDS[card], Aoe)
    return attack


def channelled_points(source: str, target: str, **changes: Any) -> int:
    """What one channel of a defender's source delivers to his primary."""
    meeting = duel("mule", target, **changes)
    return sum(term.amount for term in channel_points(meeting.field, 1, source, meeting.second))


# Vitality


@acts("vitality_bonus")
def test_a_creature_is_stronger_against_whom_its_text_names() -> None:
    fought = duel("bantam_drake", "succubus")
    assert fought.terms[0] == [("base", 8, "bantam_drake"), ("text", 7, "bantam_drake")]


@rests("vitality_bonus")
def test_a_creature_is_not_stronger_against_others() -> None:
    assert duel("bantam_drake", "mule").totals == (9, 2)  # only the off-color bonus
    assert strike("swordsman", "bantam_drake").totals == (6, 8)  # a target has its base alone


@acts("vitality_bonus")
def test_penalties_counters_and_situations_are_bonuses_too() -> None:
    assert duel("lancer", "schneeble").totals[0] == 10 - 7
    assert duel("angel_of_righteousness", "idiot").totals[0] == 8 + 3 * 3
    guests = [fighter(3, 1, "gunner", match=0, role="command"), fighter(4, 0, "schneebolt", match=0)]
    assert duel("phil_bar_fly", "golfer", others=guests).totals[0] == 3 + 3
    beaten = [fighter(3, 1, "yandrax", match=0, beaten_by=9), fighter(4, 0, "old_nick", match=0, beaten_by=9)]
    assert duel("chephros", "mule", others=beaten).totals[0] == 9 + 2 * 2
    assert duel("silver_server", "mule").totals[0] == 7 + 3
    assert duel("silver_server", "mule", terrain="woods").totals[0] == 7
    assert duel("tiger_baloo", "cow", land="face_down").totals[0] == 8 + 3 + 1
    assert duel("kurgan_blademaster_of_the_exiled", "mule").totals[0] == 5 + 4
    assert duel("kurgan_blademaster_of_the_exiled", "axeman").totals[0] == 5


@acts("team_bonus")
def test_a_captain_leads_his_pirates_while_nobody_has_beaten_him() -> None:
    captain = fighter(3, 0, "captain_red_nose", match=0)
    fought = duel("gunner", "mule", others=[captain])
    assert fought.terms[0] == [("base", 4, "gunner"), ("team", 4, "captain_red_nose")]


@rests("team_bonus")
def test_a_captain_leads_neither_himself_nor_others_nor_when_he_lies_beaten() -> None:
    assert duel("captain_red_nose", "mule").totals[0] == CARDS["captain_red_nose"].base
    captain = fighter(3, 0, "captain_red_nose", match=0)
    assert duel("swordsman", "mule", others=[captain]).totals[0] == 6
    assert duel("mule", "gunner", others=[captain]).totals[1] == 4
    beaten = fighter(3, 0, "captain_red_nose", match=0, beaten_by=9)
    assert duel("gunner", "mule", others=[beaten]).totals[0] == 4
    assert strike("gunner", "mule", others=[captain]).totals[0] == 4  # in play ends with the match-ups


@acts("team_bonus")
def test_shields_and_commands_help_secondary_attackers_too() -> None:
    assert duel("mule", "cow", lasting=commands(0, "floyd_the_flying_pig")).totals == (4, 2)
    assert strike("mule", "cow", lasting=commands(0, "floyd_the_flying_pig")).totals == (4, 2)
    bearer = ("standard_bearer_broms_angelic_13", None)
    assert strike("mule", "succubus", shields=bearer).totals == (5, 9)
    assert strike("mule", "cow", lasting=commands(0, "voodoo_wizard")).totals == (6, 2)


@rests("team_bonus")
def test_team_bonuses_keep_to_their_role_and_their_first_creature() -> None:
    assert duel("mule", "cow", lasting=commands(0, "voodoo_wizard")).totals == (2, 2)
    horse = commands(0, "horse")
    assert duel("swordsman", "cow", lasting=horse).totals[0] == 12
    earlier = MatchUp(number=1, first_card="axeman", second_card="mule", compared=True)
    second = duel("swordsman", "cow", lasting=horse)
    later = [
        fighter(1, 0, "swordsman", match=2, against=2),
        fighter(2, 1, "cow", match=2, against=1),
    ]
    again = battlefield(fighters=tuple(later), lasting=horse, match_ups=(earlier, MatchUp(number=2, first=1, second=2)))
    assert compare(again, *later).sums[0].total == 6
    assert second.totals[0] == 12


@acts("team_bonus")
def test_copies_of_one_card_add_up_only_where_the_text_says_so() -> None:
    ogres = [fighter(number, 0, "great_fanged_ogre", match=0) for number in (3, 4)]
    assert duel("tree_ogre", "cow", others=ogres).totals[0] == 13 + 3 + 3
    marshals = [fighter(number, 0, "marshal", match=0) for number in (3, 4)]
    assert duel("swordsman", "cow", others=marshals).totals[0] == 6 + 2


@acts("stronghold_bonus")
def test_walls_help_those_who_live_there() -> None:
    fought = duel("axeman", "swordsman", stronghold="carreg_amroth_left")
    assert fought.terms[1] == [("base", 6, "swordsman"), ("stronghold", 5, "carreg_amroth_left")]


@rests("stronghold_bonus")
def test_walls_help_neither_the_enemy_nor_in_the_disputed_land() -> None:
    assert duel("axeman", "swordsman", stronghold="carreg_amroth_left").totals[0] == 7
    assert duel("axeman", "swordsman").totals == (7, 6)


@acts("off_color_bonus_mod")
def test_the_skulls_raise_off_color_bonuses() -> None:
    shields = ("standard_bearer_broms_skull_16", None)
    fought = duel("swordsman", "sand_lord", shields=shields)
    assert fought.terms[0][1:] == [
        ("off-color", 3, "swordsman"),
        ("off-color", 2, "standard_bearer_broms_skull_16"),
    ]


@rests("off_color_bonus_mod")
def test_the_skulls_raise_no_bonus_of_zero_and_none_that_does_not_apply() -> None:
    shields = ("standard_bearer_broms_skull_16", None)
    assert duel("archer", "sand_lord", shields=shields).totals == (6, 11)
    assert duel("swordsman", "cow", shields=shields).totals == (6, 2)


@acts("terrain_bonus_mod")
def test_the_goblins_raise_terrain_bonuses() -> None:
    shields = ("standard_bearer_broms_goblin_16", None)
    assert duel("sand_lord", "cow", shields=shields, terrain="the_dry_heaps").totals[0] == 11 + 6 + 1


@rests("terrain_bonus_mod")
def test_the_goblins_raise_no_penalty_and_no_absent_terrain() -> None:
    shields = ("standard_bearer_broms_goblin_16", None)
    assert duel("sand_lord", "cow", shields=shields, terrain="woods").totals[0] == 5
    assert duel("sand_lord", "cow", shields=shields, terrain="mountains").totals[0] == 11


@acts("ignore_stronghold_bonus")
def test_giants_and_sewage_ignore_the_walls() -> None:
    assert duel("cave_giant", "swordsman", stronghold="carreg_amroth_left").totals == (12, 6)
    sewage = ((), ("sewage_backup",))
    assert duel("axeman", "swordsman", stronghold="carreg_amroth_left", downgrades=sewage).totals == (7, 6)


@rests("ignore_stronghold_bonus")
def test_walls_stand_against_others_and_a_giant_who_lives_there_keeps_his_own() -> None:
    giant = fighter(3, 0, "cave_giant", match=0)
    assert duel("axeman", "swordsman", stronghold="carreg_amroth_left", others=[giant]).totals[1] == 11
    assert duel("axeman", "cave_giant", stronghold="carreg_amroth_left").totals[1] == 17


# Ranged attacks


@acts("ranged")
def test_a_shot_adds_its_points_and_nothing_else() -> None:
    fought = duel("swordsman", "sand_lord", shots=[(0, "archer")], terrain="mountains")
    assert fought.terms[0][-1] == ("shot", 3, "archer")
    assert may_shoot(fought.field, 0, "gunner")


@rests("ranged")
def test_a_shot_needs_its_target_its_ally_its_terrain_and_open_sight() -> None:
    assert may_shoot(duel("mule", "horse").field, 0, "golfer")
    assert not may_shoot(duel("mule", "cow").field, 0, "golfer")
    assert may_shoot(duel("gunner", "cow").field, 0, "scurvy_dog")
    assert not may_shoot(duel("mule", "cow").field, 0, "scurvy_dog")
    assert may_shoot(duel("mule", "cow", terrain="swamp").field, 0, "clamjack_bomber")
    assert not may_shoot(duel("mule", "cow").field, 0, "clamjack_bomber")
    assert not may_shoot(duel("mule", "cow", terrain="woods").field, 0, "archer")
    assert not may_shoot(strike("axeman", "swordsman").field, 0, "archer")
    assert not may_shoot(duel("mule", "cow").field, 0, "swordsman")


@acts("ranged")
def test_a_djinn_forces_a_tie_and_a_schneebolt_needs_a_shot_to_cancel() -> None:
    fought = duel("mule", "sand_lord", shots=[(0, "djinn")])
    locked = tuple(
        fighter(one.number, one.owner, one.card, role=one.role, against=one.against, locked=True)
        for one in fought.field.fighters
    )
    field = battlefield(fighters=locked, match_ups=fought.field.match_ups)
    verdict = compare(field, locked[0], locked[1])
    assert (verdict.winner, verdict.cause) == (None, "djinn")
    assert not may_shoot(field, 1, "archer")
    assert channel_refusal(field, 1, "tes_let_leader_with_foresight", locked[1]) == "nobody"
    assert not may_shoot(duel("mule", "cow").field, 1, "schneebolt")
    assert may_shoot(duel("mule", "cow", shots=[(0, "archer")]).field, 1, "schneebolt")


@acts("ranged")
def test_the_grim_skull_takes_three_points_on_its_shot() -> None:
    fought = duel("mule", "cow", shots=[(1, "grim_skull")], guardians=(RAK_NAM, RAK_NAM))
    skull = fought.field.fighters[-1]
    assert channel_refusal(fought.field, 1, RAK_NAM, skull) is None
    assert counted(fought.field, skull, 9) == 3
    boosted = channelled(skull, RAK_NAM, 3)
    field = battlefield(fighters=(fought.first, fought.second, boosted), match_ups=fought.field.match_ups)
    assert compare(field, fought.first, fought.second).sums[1].total == 2 + 3 + 3


@acts("ranged_bonus")
def test_walls_with_slits_and_a_keen_eye_sharpen_shots() -> None:
    walls = duel("axeman", "swordsman", stronghold="sabu_amantek_left")
    assert shot_worth(walls.field, 1, "archer").total == 5
    assert [term.card for term in shot_worth(walls.field, 1, "archer").terms] == ["archer", "sabu_amantek_left"]
    seen = duel("mule", "cow", lasting=commands(0, "eagle_eye_mcfinny"))
    assert shot_worth(seen.field, 0, "archer").total == 5


@rests("ranged_bonus")
def test_shots_are_never_worth_less_than_nothing_and_the_besieger_has_no_slits() -> None:
    walls = duel("axeman", "swordsman", stronghold="sabu_amantek_left")
    assert shot_worth(walls.field, 0, "archer").total == 3
    bearer = "standard_bearer_broms_dragon_15"
    dull = battlefield(shields=(bearer, bearer))
    assert shot_worth(dull, 0, "archer").total == 1
    assert shot_worth(dull, 0, "varmit_archer").total == 0


@acts("steal_ranged")
def test_a_stolen_shot_helps_the_thief() -> None:
    stolen = effect(1, "heisenburgs_missiles", StealRanged, target=2, amount=3, ends="match-up")
    fought = duel("swordsman", "sand_lord", lasting=[stolen])
    assert fought.terms[1][-1] == ("shot", 3, "heisenburgs_missiles")


@rests("steal_ranged")
def test_a_stolen_shot_helps_nobody_else() -> None:
    stolen = effect(1, "heisenburgs_missiles", StealRanged, target=7, amount=3, ends="match-up")
    assert duel("swordsman", "sand_lord", lasting=[stolen]).totals == (9, 11)


# Area attacks


@acts("aoe")
def test_an_area_attack_grows_by_what_its_text_counts() -> None:
    iron = fighter(1, 0, "iron_lord", against=2)
    lords = [
        fighter(3, 1, "rock_lord", match=0),
        fighter(4, 0, "rock_lord", match=0),
        fighter(5, 0, "iron_lord", match=0),
    ]
    fought = duel("iron_lord", "cow", others=lords)
    points = area_points(fought.field, 0, "iron_lord", aoe_of("iron_lord"), source=iron)
    assert [(term.amount, term.card) for term in points.terms] == [(3, "iron_lord"), (3, "rock_lord")]
    mayor = area_points(fought.field, 0, "mayor_mcevil", aoe_of("mayor_mcevil"), discards=("mule", "cow", "idiot"))
    assert mayor.total == 4
    assert area_points(fought.field, 0, "flame_cannon", aoe_of("flame_cannon"), stones=2).total == 7
    assert fallen(fought.field, 1, ("mule", "axeman"), aoe_of("iron_lord"), 6) == ("mule",)


@rests("aoe")
def test_an_area_attack_needs_its_source_its_match_up_and_creatures_small_enough() -> None:
    fought = duel("iron_lord", "cow")
    assert [text.card for text in attacks_of_match(fought.field)] == ["iron_lord", "cow"]
    gone = battlefield(fighters=(fought.second,), match_ups=fought.field.match_ups)
    assert [text.card for text in attacks_of_match(gone)] == ["cow"]
    over = battlefield(fighters=fought.field.fighters, match_ups=(MatchUp(number=2),))
    assert attacks_of_match(over) == ()
    assert attacks_of_match(duel("iron_lord", "haba_naba_daba").field) == ()
    assert fallen(fought.field, 1, ("axeman", "power_lunch"), aoe_of("iron_lord"), 3) == ()
    assert fallen(fought.field, 1, ("blackthwaite_jumper", "valley_troll"), aoe_of("iron_lord"), 9) == ()


@acts("sideline")
def test_a_party_lays_the_thirsty_of_both_hands_aside() -> None:
    field = battlefield(lasting=commands(0, "major_party_animal"))
    assert laid_aside(field, 0, ("gunner", "mule")) == ("gunner",)
    assert laid_aside(field, 1, ("gunner", "mule")) == ("gunner",)
    field = battlefield(lasting=commands(0, "stinking_spirit"))
    assert laid_aside(field, 1, ("gunner", "mule", "schneeble")) == ("gunner", "mule")


@rests("sideline")
def test_nobody_is_laid_aside_whom_the_text_does_not_mean() -> None:
    assert laid_aside(battlefield(lasting=commands(0, "stinking_spirit")), 1, ("axeman", "schneeble")) == ()
    assert laid_aside(battlefield(), 1, ("gunner", "mule")) == ()


# Destruction


@acts("destroys")
def test_both_sides_are_destroyed_at_once() -> None:
    fought = duel("merchant", "super_model")
    assert [(victim.card, by) for victim, by in doomed(fought.field, fought.first, fought.second)] == [
        ("super_model", "merchant"),
        ("merchant", "super_model"),
    ]
    gob = strike("bob_snapping_gob", "swordsman")
    assert [victim.card for victim, _ in doomed(gob.field, gob.first, gob.second)] == ["swordsman"]


@rests("destroys")
def test_destruction_keeps_to_its_filter_its_role_and_its_terrain() -> None:
    for first, second in (("merchant", "sand_lord"), ("bob_snapping_gob", "mule"), ("festus", "skeletal_minion")):
        fought = duel(first, second)
        assert doomed(fought.field, fought.first, fought.second) == ()
    late = strike("merchant", "swordsman")
    assert doomed(late.field, late.first, late.second) == ()
    spared = duel("golden_fleecer", "merchant")
    assert [victim.card for victim, _ in doomed(spared.field, spared.first, spared.second)] == ["merchant"]
    brave = duel("death", "captain")
    assert doomed(brave.field, brave.first, brave.second) == ()


@acts("destroy_loser")
def test_what_the_fungus_beats_is_destroyed() -> None:
    fought = duel("humungus_fungus", "mule")
    assert compare(fought.field, fought.first, fought.second).destroyed == "humungus_fungus"


@rests("destroy_loser")
def test_a_mummy_only_beats_who_knows_no_fear_and_nothing_is_destroyed_late() -> None:
    fought = duel("mummy", "valley_troll")
    verdict = compare(fought.field, fought.first, fought.second)
    assert (verdict.outcome, verdict.destroyed) == ("shielded", None)
    pair = duel("hook_toed_gnasher", "mule")
    assert compare(pair.field, pair.first, pair.second).destroyed is None
    assert strike("humungus_fungus", "mule").beaten == "mule"


@acts("destroyed_if_beaten_by")
def test_a_schneeble_melts_when_it_is_beaten() -> None:
    fought = duel("sand_lord", "schneeble")
    assert compare(fought.field, fought.first, fought.second).destroyed == "schneeble"


@rests("destroyed_if_beaten_by")
def test_a_snoot_beaten_by_a_mortal_is_only_beaten() -> None:
    fought = duel("axeman", "crook_end_snoot")
    verdict = compare(fought.field, fought.first, fought.second)
    assert (verdict.loser, verdict.destroyed) == (2, None)


# Immunity


@acts("immune", "attack_basis")
def test_fire_hurts_nobody_who_is_immune_to_it() -> None:
    fought = duel("fire_walker", "devil_dog")
    assert not hurts(fought.field, fought.first, fought.second)
    assert hurts(fought.field, fought.second, fought.first)
    assert fought.beaten is None
    small = duel("schneeble", "naboob")
    assert not hurts(small.field, small.first, small.second)
    shot = duel("mule", "crackhatch_at_large", shots=[(0, "archer")])
    assert shot.totals[0] == 2
    river = duel("sand_lord", "river_giant", terrain="rivers_and_lakes")
    assert not hurts(river.field, river.first, river.second)


@rests("immune", "attack_basis")
def test_immunity_keeps_to_its_cause_and_ends_with_the_match_ups() -> None:
    for first, second in (("axeman", "devil_dog"), ("fire_walker", "axeman"), ("axeman", "naboob")):
        fought = duel(first, second)
        assert hurts(fought.field, fought.first, fought.second)
    dry = duel("sand_lord", "river_giant", terrain="mountains")
    assert hurts(dry.field, dry.first, dry.second)
    assert strike("fire_walker", "devil_dog", target_role="shot").beaten == "devil_dog"


@acts("all_immune_to_self")
def test_flamingos_hurt_nobody() -> None:
    fought = duel("pink_flamingos", "mule")
    assert fought.totals == (29, 2)
    assert fought.beaten is None


@rests("all_immune_to_self")
def test_flamingos_can_be_hurt_and_strike_late() -> None:
    fought = duel("pink_flamingos", "mule")
    assert hurts(fought.field, fought.second, fought.first)
    assert strike("pink_flamingos", "mule").beaten == "mule"


@acts("grant_immunity")
def test_a_paladin_takes_fear_from_his_mortals_in_hand_and_field() -> None:
    paladin = fighter(3, 1, "paladin", match=0)
    fought = duel("mummy", "mule", others=[paladin])
    assert not hurts(fought.field, fought.first, fought.second)
    assert fallen(fought.field, 1, ("mule", "bone_shambler"), aoe_of("iron_lord"), 3) == ("bone_shambler",)


@rests("grant_immunity")
def test_a_beaten_paladin_encourages_nobody_and_none_the_enemy() -> None:
    for owner, beaten in ((1, 9), (0, None)):
        fought = duel("mummy", "mule", others=[fighter(3, owner, "paladin", match=0, beaten_by=beaten)])
        assert hurts(fought.field, fought.first, fought.second)
        assert fallen(fought.field, 1, ("mule",), aoe_of("iron_lord"), 3) == ("mule",)


# Results


@acts("win_pushes")
def test_a_witch_wins_ties() -> None:
    fought = duel("archer", "swordsman", lasting=commands(0, "embryonic_witch"))
    assert fought.totals == (6, 6)
    verdict = compare(fought.field, fought.first, fought.second)
    assert (verdict.winner, verdict.cause) == (1, "embryonic_witch")


@rests("win_pushes")
def test_a_tie_stays_one_if_both_would_win_it_and_defeats_stay_defeats() -> None:
    both = (*commands(0, "embryonic_witch"), *commands(1, "embryonic_witch"))
    assert duel("archer", "swordsman", lasting=both).beaten is None
    assert duel("archer", "axeman", lasting=commands(0, "embryonic_witch")).beaten == "archer"


@acts("push_unless_beaten_by")
def test_a_clamjack_in_its_swamp_is_hard_to_beat() -> None:
    fought = duel("axeman", "bulbous_clamjack", terrain="swamp")
    verdict = compare(fought.field, fought.first, fought.second)
    assert (verdict.winner, verdict.cause) == (None, "bulbous_clamjack")
    goblins = [effect(1, "urufa_queen_of_goblins", PushUnlessBeatenBy)]
    assert duel("axeman", "brap_back_goblins", lasting=goblins).beaten is None


@rests("push_unless_beaten_by")
def test_a_clamjack_is_beaten_on_land_and_by_five() -> None:
    assert duel("axeman", "bulbous_clamjack").beaten == "bulbous_clamjack"
    assert duel("captain", "bulbous_clamjack", terrain="swamp").beaten == "bulbous_clamjack"
    goblins = [effect(1, "urufa_queen_of_goblins", PushUnlessBeatenBy)]
    assert duel("axeman", "swordsman", lasting=goblins).beaten == "swordsman"


@acts("win_if_beaten_by_more_than")
def test_a_dork_wins_by_losing_high() -> None:
    dork = [effect(0, "dork_age", WinIfBeatenByMoreThan)]
    assert duel("mule", "paladin", lasting=dork).beaten == "paladin"


@rests("win_if_beaten_by_more_than")
def test_a_dork_loses_by_ten_and_against_guardians() -> None:
    dork = [effect(0, "dork_age", WinIfBeatenByMoreThan)]
    assert duel("gunner", "paladin", lasting=dork).beaten == "gunner"
    assert duel("gunner", RAK_NAM, lasting=dork).beaten == "gunner"


@acts("auto_win")
def test_the_stream_drowns_whatever_it_strikes() -> None:
    fought = strike("corruption_stream", "paladin")
    assert fought.totals == (2, 14)
    assert fought.beaten == "paladin"


@rests("auto_win")
def test_the_stream_drowns_nobody_face_to_face() -> None:
    assert duel("corruption_stream", "paladin").beaten == "corruption_stream"


@acts("contribution_when_beaten")
def test_a_beaten_well_helps_with_eight() -> None:
    assert strike("idiot", "axeman", primary="amber_well").terms[0][-1] == ("ally", 8, "amber_well")


@rests("contribution_when_beaten")
def test_a_well_that_stands_helps_with_its_base() -> None:
    assert strike("idiot", "axeman", primary="amber_well", beaten=False).terms[0][-1] == ("ally", 4, "amber_well")
    assert strike("idiot", "axeman", primary="amber_well", hurt=False).totals[0] == 0


# Healing and recovering


def wounded(seat: int, card: str, number: int = 20, **changes: Any) -> Fighter:
    return fighter(number, seat, card, **({"beaten_by": 99} | changes))


@acts("heal")
def test_a_healer_sees_his_patients() -> None:
    field = battlefield(stage="aftermath", winner=0, fighters=(fighter(1, 0, "cleric"), wounded(0, "axeman")))
    (healer,) = healers(field, 0)
    assert (healer.card, healer.most, healer.cost, healer.patients) == ("cleric", 1, 0, (20,))
    lord = battlefield(
        stage="aftermath",
        winner=0,
        fighters=(
            fighter(1, 0, "eternal_witch_lord"),
            wounded(0, "zombie"),
            wounded(1, "mule", 21),
        ),
        graveyard=((), ("axeman", "power_lunch")),
    )
    (healer,) = healers(lord, 0)
    assert healer.most == 2
    altar = battlefield(stage="aftermath", winner=0, fighters=(wounded(0, "axeman"),))
    assert [(one.card, one.cost) for one in healers(altar, 0, ("altar_of_takuli",))] == [("altar_of_takuli", 1)]


@rests("heal")
def test_nobody_heals_who_has_lost_was_healed_fell_lies_aside_or_cannot_pay() -> None:
    def able(healer: Fighter, patient: str = "axeman", **changes: Any) -> bool:
        given: dict[str, Any] = {"stage": "aftermath", "winner": 0, "fighters": (healer, wounded(0, patient))}
        return bool(healers(battlefield(**(given | changes)), 0))

    assert able(fighter(1, 0, "cleric"))
    assert not able(fighter(1, 0, "cleric"), winner=1)
    assert not able(fighter(1, 0, "cleric", healed=True))
    assert not able(fighter(1, 0, "cleric", beaten_by=9))
    assert not able(fighter(1, 0, "cleric", role="aside"))
    assert not able(fighter(1, 0, "cleric", silenced=True))
    assert not able(fighter(1, 0, "cleric"), "zombie")
    assert able(fighter(1, 0, "arwyddyn"), "ice_spirit")
    assert not able(fighter(1, 0, "arwyddyn"), "ice_spirit", stones=(0, 5))


@acts("recover")
def test_what_was_lost_may_come_back() -> None:
    field = battlefield(
        stage="aftermath", fighters=(wounded(0, "skeletal_minion"),), graveyard=(("skeletal_minion", "axeman"), ())
    )
    assert [(one.card, one.by, one.cost, one.fighter) for one in recoveries(field, 0)] == [
        ("skeletal_minion", "skeletal_minion", 1, 20),
        ("skeletal_minion", "skeletal_minion", 1, None),
    ]
    tricked = battlefield(
        stage="aftermath", fighters=(wounded(0, "leprechaun", beaten_by=2), fighter(2, 1, "cave_giant"))
    )
    assert [(one.card, one.cost) for one in recoveries(tricked, 0)] == [("leprechaun", 0)]
    howl = battlefield(lasting=[effect(0, "howl_of_the_dead", Recover)], graveyard=(("zombie", "axeman"), ()))
    assert [(one.card, one.to) for one in recoveries(howl, 0)] == [("zombie", "creature_pen")]
    bearer = battlefield(shields=("standard_bearer_broms_angelic_19", None), fighters=(wounded(0, "axeman"),))
    assert [(one.card, one.cost) for one in recoveries(bearer, 0)] == [("axeman", 1)]


@rests("recover")
def test_who_lives_was_blank_or_was_beaten_otherwise_does_not_come_back() -> None:
    for there in (
        (fighter(1, 0, "skeletal_minion"),),
        (wounded(0, "skeletal_minion", silenced=True),),
        (wounded(0, "leprechaun", beaten_by=2), fighter(2, 1, "mule")),
    ):
        assert recoveries(battlefield(stage="aftermath", fighters=there), 0) == ()


# Control


@acts("control_value")
def test_a_lawyer_counts_twenty_one() -> None:
    field = battlefield(stage="resolution", fighters=(fighter(1, 0, "lawyer"),))
    assert control_sums(field)[0].total == 21


@rests("control_value")
def test_a_beaten_or_blank_lawyer_does_not() -> None:
    assert control_sums(battlefield(fighters=(fighter(1, 0, "lawyer", beaten_by=2),)))[0].total == 0
    assert control_sums(battlefield(fighters=(fighter(1, 0, "lawyer", silenced=True),)))[0].total == 7


@acts("control_bonus")
def test_texts_add_to_control() -> None:
    insects = battlefield(shields=("standard_bearer_maitzs_insect_14", None))
    assert [(term.amount, term.card) for term in control_sums(insects)[0].terms] == [
        (3, "standard_bearer_maitzs_insect_14")
    ]
    slag = (fighter(1, 0, "ploogak_the_conqueror"), fighter(2, 0, "naboob"))
    assert control_sums(battlefield(fighters=slag))[0].total == 4 + 12 + 2 * 2
    idol = battlefield(upgrades=(("large_idol",), ()), lasting=[effect(0, "large_idol", ControlBonus, amount=2)])
    assert control_sums(idol)[0].total == 3 + 2


@rests("control_bonus")
def test_texts_add_nothing_out_of_place() -> None:
    assert control_sums(battlefield(shields=(None, "standard_bearer_maitzs_insect_14")))[1].total == 0
    slag = (fighter(1, 0, "ploogak_the_conqueror", beaten_by=9), fighter(2, 0, "naboob"))
    assert control_sums(battlefield(fighters=slag))[0].total == 12
    assert control_sums(battlefield(place="A2", upgrades=(("large_idol",), ())))[0].total == 0


@acts("control_exclude")
def test_a_minotaur_leaves_himself_and_his_opponent_out() -> None:
    fought = duel("minataur", "axeman")
    assert not any(counts(fought.field, one) for one in fought.field.fighters)
    giant = duel("brap_back_goblins", "cave_giant")
    assert [one.card for one in giant.field.fighters if counts(giant.field, one)] == ["brap_back_goblins"]


@rests("control_exclude")
def test_goblins_leave_only_large_opponents_out() -> None:
    fought = duel("brap_back_goblins", "axeman")
    assert all(counts(fought.field, one) for one in fought.field.fighters)
    shot = (fighter(1, 0, "minataur", role="reserve"), fighter(2, 1, "axeman"))
    assert all(counts(battlefield(fighters=shot), one) for one in shot)


# Commands


@acts("set_terrain")
def test_an_overlord_sets_the_terrain_and_suspends_the_card_that_lies_there() -> None:
    uras = commands(0, "uras_overlord_of_mountains")
    fought = duel("ice_spirit", "cow", terrain="woods", lasting=uras)
    assert terrain_types(fought.field) == ("mountains",)
    assert fought.totals[0] == 5 + 1
    assert may_shoot(fought.field, 0, "archer")
    wooded = duel("mule", "cow", lasting=[effect(1, "rey_overlord_of_trees", SetTerrain)])
    assert forbidden_by(wooded.field, 0, "ranged") == "woods"


@rests("set_terrain")
def test_an_overlord_who_was_dispelled_sets_nothing() -> None:
    uras = fighter(3, 0, "uras_overlord_of_mountains", role="command", match=0, silenced=True)
    lasting = commands(0, "uras_overlord_of_mountains", fighter=3)
    fought = duel("ice_spirit", "cow", terrain="woods", lasting=lasting, others=[uras])
    assert terrain_types(fought.field) == ("woods",)
    assert fought.totals[0] == 5


@acts("blank_text")
def test_elandar_blanks_creatures_and_their_commands_but_no_figures() -> None:
    elandar = [effect(1, "elandar_mighty_wizard", BlankText), *commands(0, "floyd_the_flying_pig")]
    fought = duel("bantam_drake", "succubus", lasting=elandar)
    assert fought.totals == (8, 9)
    assert duel("bantam_drake", "mule", lasting=elandar).totals == (9, 2)
    assert not may_shoot(fought.field, 0, "archer")
    assert fallen(fought.field, 1, ("valley_troll",), aoe_of("iron_lord"), 3) == ("valley_troll",)
    manly = duel("manly_guy", "succubus")
    assert silenced(manly.field, manly.second)
    assert manly.totals[1] == 9


@rests("blank_text")
def test_shields_and_spells_are_no_creatures_and_a_manly_guy_blanks_his_opponent_only() -> None:
    elandar = [effect(1, "elandar_mighty_wizard", BlankText)]
    bearer = ("standard_bearer_broms_angelic_13", None)
    assert duel("bantam_drake", "succubus", lasting=elandar, shields=bearer).totals[0] == 11
    guy = fighter(3, 0, "manly_guy", match=0, against=9)
    assert not silenced(duel("mule", "succubus", others=[guy]).field, fighter(2, 1, "succubus", against=1))


# Bribery


@acts("bribe")
def test_a_bribe_works_on_its_icon() -> None:
    fought = duel("swordsman", "sand_lord")
    assert may_bribe(fought.field, 0, "babes", fought.second)
    assert may_bribe(fought.field, 1, "gold", fought.first)


@rests("bribe")
def test_a_bribe_does_not_work_on_other_icons_other_roles_or_other_match_ups() -> None:
    fought = duel("swordsman", "sand_lord")
    assert not may_bribe(fought.field, 0, "gold", fought.second)
    assert not may_bribe(fought.field, 0, "gold", fought.first)
    assert not may_bribe(fought.field, 0, "power_lunch", fought.second)
    command = fighter(3, 1, "gunner", role="command")
    earlier = fighter(4, 1, "gunner", match=0)
    for target in (command, earlier):
        assert not may_bribe(battlefield(fighters=(target,), match_ups=fought.field.match_ups), 0, "gold", target)


@acts("universal_bribe")
def test_jamchops_takes_any_card() -> None:
    fought = duel("swordsman", "succubus", lasting=commands(0, "jamchops_the_trader"))
    assert open_to(fought.field, 0, fought.second) == ("beer", "gold", "babes")


@rests("universal_bribe")
def test_jamchops_finds_no_price_for_the_incorruptible_and_helps_his_side_only() -> None:
    fought = duel("swordsman", "skeletal_minion", lasting=commands(0, "jamchops_the_trader"))
    assert open_to(fought.field, 0, fought.second) == ()
    assert open_to(fought.field, 1, fought.first) == ("gold",)


@acts("bribe_from_hand")
def test_the_beer_sled_finds_the_thirsty() -> None:
    (ability,) = with_ability(CARDS["santas_beer_sled"], BribeFromHand)
    assert tempted(("gunner", "axeman", "power_lunch"), ability) == ("gunner",)


@rests("bribe_from_hand")
def test_the_beer_sled_finds_nobody_else() -> None:
    (ability,) = with_ability(CARDS["santas_beer_sled"], BribeFromHand)
    assert tempted(("axeman", "mule"), ability) == ()


def bribed_with(card: str) -> Battlefield:
    """The attacker has just bribed the defender's Gunner."""
    bribery = Pending(seat=0, action=Bribe(card=card), fighter=2)
    return replace(duel("swordsman", "gunner").field, pending=(bribery,))


@acts("steal_bribe")
def test_a_heist_steals_its_own_vice() -> None:
    assert aims(bribed_with("beer"), "steal", 1, "shadow_beer_heist") == ("",)


@rests("steal_bribe")
def test_a_heist_steals_no_other_vice_and_no_own_card() -> None:
    assert aims(bribed_with("gold"), "steal", 1, "shadow_beer_heist") == ()
    assert aims(bribed_with("beer"), "steal", 0, "shadow_beer_heist") == ()


@acts("bribe_returns")
def test_a_pig_dog_fetches_the_girls_back() -> None:
    field = battlefield(fighters=(fighter(1, 0, "pig_dog", match=0),))
    assert bribe_returned_by(field, 0, "babes") == "pig_dog"


@rests("bribe_returns")
def test_a_pig_dog_fetches_nothing_else_for_nobody_else_and_not_when_beaten() -> None:
    field = battlefield(fighters=(fighter(1, 0, "pig_dog", match=0),))
    assert bribe_returned_by(field, 0, "gold") is None
    assert bribe_returned_by(field, 1, "babes") is None
    assert bribe_returned_by(battlefield(fighters=(fighter(1, 0, "pig_dog", beaten_by=2),)), 0, "babes") is None


@acts("send_to_pen")
def test_the_shroud_takes_the_incorruptible() -> None:
    assert aims(duel("swordsman", "skeletal_minion").field, "reveal", 0, "shroud_of_grahzue") == ("",)


@rests("send_to_pen")
def test_the_shroud_takes_nobody_with_an_icon_and_no_own_creature() -> None:
    assert aims(duel("mule", "sand_lord").field, "reveal", 0, "shroud_of_grahzue") == ()


# Restrictions


@acts("forbid")
def test_what_is_forbidden_is_named_by_its_card() -> None:
    woods = duel("mule", "cow", terrain="woods").field
    assert forbidden_by(woods, 0, "ranged") == "woods"
    smoke = duel("mule", "cow", others=[fighter(3, 1, "smoke_spirit", match=0)]).field
    assert forbidden_by(smoke, 0, "ranged") == forbidden_by(smoke, 1, "ranged") == "smoke_spirit"
    ogre = duel("mule", "tree_ogre")
    assert forbidden_by(ogre.field, 0, "channeling", fighter=ogre.first) == "tree_ogre"
    fiend = duel("swordsman", "archer", others=[fighter(3, 1, "greedy_fiend", match=0)])
    assert open_to(fiend.field, 1, fiend.first) == ()
    gumper = duel("mule", "cow", others=[fighter(3, 1, "old_gumper", match=0)]).field
    fairy = fighter(2, 1, "crook_end_snoot")
    assert forbidden_by(gumper, 0, "off_color_bonus", against=fairy) == "old_gumper"
    veil = strike("axeman", "cow", others=[fighter(3, 1, "mist_veiler", role="shot")])
    assert [one.card for one in strike_targets(veil.field, 0)] == ["cow"]
    hotel = battlefield(terrain="the_maitz_hotel")
    assert forbidden_by(hotel, 1, "dispel") == "the_maitz_hotel"
    assert forbidden_by(battlefield(terrain="jungle"), 0, "command") == "jungle"
    bearer = duel("swordsman", "archer", shields=("standard_bearer_maitzs_insect_16", None))
    assert open_to(bearer.field, 1, bearer.first) == ()


@rests("forbid")
def test_a_ban_keeps_to_its_side_its_scope_its_time_and_its_exception() -> None:
    ogre = duel("mule", "tree_ogre")
    assert forbidden_by(ogre.field, 1, "channeling", fighter=ogre.second) is None
    other = fighter(5, 0, "zombie", match=2)
    assert forbidden_by(ogre.field, 0, "channeling", fighter=other) is None
    fiend = duel("swordsman", "greedy_fiend")
    assert open_to(fiend.field, 0, fiend.second) == ("gold",)
    assert open_to(fiend.field, 1, fiend.first) == ()
    beaten = duel("swordsman", "archer", others=[fighter(3, 1, "greedy_fiend", match=0, beaten_by=9)])
    assert open_to(beaten.field, 1, beaten.first) == ("gold",)
    bearer = duel("swordsman", "archer", shields=("standard_bearer_maitzs_insect_16", None))
    assert open_to(bearer.field, 0, bearer.second) == ("gold",)
    late = strike("zombie", "tree_ogre")
    assert forbidden_by(late.field, 0, "channeling", fighter=late.first) is None
    unbeaten = strike("zombie", "cow", others=[fighter(3, 1, "ancient_ogre", match=0)])
    assert forbidden_by(unbeaten.field, 0, "channeling", fighter=unbeaten.first) == "ancient_ogre"


@acts("allow")
def test_one_grove_lets_arrows_through() -> None:
    grove = duel("mule", "cow", terrain="the_hollens_grove")
    assert terrain_types(grove.field) == ("woods",)
    assert may_shoot(grove.field, 0, "archer")


@rests("allow")
def test_the_grove_does_not_help_where_an_overlord_or_a_creature_forbids() -> None:
    set_by = [effect(1, "rey_overlord_of_trees", SetTerrain)]
    assert not may_shoot(duel("mule", "cow", terrain="the_hollens_grove", lasting=set_by).field, 0, "archer")
    banned = [effect(1, "rey_overlord_of_trees", Forbid)]
    assert not may_shoot(duel("mule", "cow", terrain="the_hollens_grove", lasting=banned).field, 0, "archer")


# Channeling


@acts("channel_send")
def test_a_valkyrie_serves_knights_in_spite_of_their_bars() -> None:
    meeting = duel("mule", "swordsman")
    assert channel_refusal(meeting.field, 1, "valkyrie_spirit", meeting.second) is None


@rests("channel_send")
def test_channelers_serve_nobody_else() -> None:
    for source, target, why in (
        ("valkyrie_spirit", "mule", "red-bar"),
        ("valkyrie_spirit", "zombie", "targets"),
        ("necromancer", "mummy", "red-bar"),
        ("energy_well", "zombie", "targets"),
        ("mule", "zombie", "no-points"),
    ):
        meeting = duel("mule", target)
        assert channel_refusal(meeting.field, 1, source, meeting.second) == why


@acts("channel_receive")
def test_receivers_may_have_their_own_cap_and_sources() -> None:
    for card, most in (("bone_shambler", 6), ("wraith", 16), ("greater_energy_elemental", None), ("zombie", 7)):
        meeting = duel("mule", card)
        assert cap(meeting.field, meeting.second) == most
    unicorn = duel("mule", "black_unicorn", guardians=("thak_steady_hand", RAK_NAM))
    assert channel_refusal(unicorn.field, 1, RAK_NAM, unicorn.second) is None
    assert channel_refusal(unicorn.field, 1, "eternal_witch_lord", unicorn.second) is None


@rests("channel_receive")
def test_other_sources_are_refused_and_a_full_cap_wastes_points() -> None:
    unicorn = duel("mule", "black_unicorn")
    assert channel_refusal(unicorn.field, 1, "necromancer", unicorn.second) == "sources"
    shambler = duel("mule", "bone_shambler", channels=[(1, "necromancer", 5)])
    assert counted(shambler.field, shambler.second, 5) == 1
    full = channelled(shambler.second, "necromancer", 1)
    assert counted(shambler.field, full, 5) == 0
    assert channel_refusal(shambler.field, 1, "necromancer", full) is None


@acts("grant_receiver")
def test_effects_make_receivers() -> None:
    lunch = effect(1, "power_lunch", GrantReceiver, target=2, ends="match-up")
    for changes in (
        {"lasting": [lunch]},
        {"lasting": list(commands(1, "riksook"))},
        {"others": [fighter(3, 0, "giant_shaman", match=0)]},
    ):
        meeting = duel("mule", "desert_giant", **changes)
        assert channel_refusal(meeting.field, 1, "grand_avatar", meeting.second) is None
    spirit = duel("mule", "ice_spirit", terrain="spirit_mountain")
    assert channel_refusal(spirit.field, 1, "grand_avatar", spirit.second) is None


@rests("grant_receiver")
def test_effects_make_no_receivers_of_others() -> None:
    lunch = effect(0, "power_lunch", GrantReceiver, target=1, ends="match-up")
    for changes in (
        {"lasting": [lunch]},
        {"lasting": list(commands(0, "riksook"))},
        {"others": [fighter(3, 0, "giant_shaman", match=0, beaten_by=9)]},
        {"terrain": "spirit_mountain"},
    ):
        meeting = duel("mule", "desert_giant", **changes)
        assert channel_refusal(meeting.field, 1, "grand_avatar", meeting.second) == "red-bar"


@acts("cmp_mod")
def test_shields_land_and_gifts_change_what_a_channel_delivers() -> None:
    guardians = ("thak_steady_hand", RAK_NAM)
    snakes = (None, "standard_bearer_warholas_snakes_17")
    assert channelled_points(RAK_NAM, "zombie", guardians=guardians, shields=snakes) == 11
    assert channelled_points("necromancer", "zombie", shields=snakes) == 7
    skull = ("standard_bearer_broms_skull_21", None)
    assert channelled_points(RAK_NAM, "zombie", guardians=guardians, shields=skull) == 6
    assert channelled_points("eternal_witch_lord", "zombie", shields=skull) == 0
    assert channelled_points(RAK_NAM, "zombie", guardians=guardians, terrain="rocks_at_rhuadan") == 6
    assert channelled_points(RAK_NAM, "zombie", guardians=guardians, accessories=((), ("gift_of_isis",))) == 11
    meeting = duel("mule", "zombie")
    tower = channel_points(meeting.field, 1, "necromancer", meeting.second, beside="wizards_tower")
    assert [(term.amount, term.card) for term in tower] == [(5, "necromancer"), (1, "wizards_tower")]


@rests("cmp_mod")
def test_they_change_nothing_for_the_enemy_or_for_other_sources() -> None:
    guardians = ("thak_steady_hand", RAK_NAM)
    snakes = ("standard_bearer_warholas_snakes_17", None)
    assert channelled_points(RAK_NAM, "zombie", guardians=guardians, shields=snakes) == 9
    assert channelled_points("necromancer", "zombie", accessories=((), ("gift_of_isis",))) == 5
    tower = ((), ("wizards_tower",))
    assert channelled_points("necromancer", "zombie", upgrades=tower) == 5
    assert channelled_points("necromancer", "zombie", place="D2", upgrades=tower) == 5


@acts("guardian_channel_any")
def test_gaar_serves_red_bars_for_two_stones() -> None:
    meeting = duel("mule", "swordsman", guardians=(RAK_NAM, GAAR))
    assert channel_refusal(meeting.field, 1, GAAR, meeting.second) is None
    assert channel_price(meeting.field, 1, GAAR, meeting.second) == 2
    assert channelled_points(GAAR, "swordsman", guardians=(RAK_NAM, GAAR)) == 5


@rests("guardian_channel_any")
def test_gaar_serves_green_bars_as_usual_and_nobody_on_credit() -> None:
    meeting = duel("mule", "zombie", guardians=(RAK_NAM, GAAR))
    assert channel_price(meeting.field, 1, GAAR, meeting.second) == 1
    poor = duel("mule", "swordsman", guardians=(RAK_NAM, GAAR), stones=(5, 1))
    assert channel_refusal(poor.field, 1, GAAR, poor.second) == "stones"
    plain = duel("mule", "swordsman", guardians=(GAAR, RAK_NAM))
    assert channel_refusal(plain.field, 1, RAK_NAM, plain.second) == "red-bar"


@acts("guardian_channel_limit")
def test_harkin_serves_nobody_twice() -> None:
    meeting = duel("mule", "zombie", guardians=(RAK_NAM, HARKIN), channels=[(1, HARKIN, 6)])
    assert channel_refusal(meeting.field, 1, HARKIN, meeting.second) == "limit"


@rests("guardian_channel_limit")
def test_harkin_serves_everybody_once_and_others_serve_again() -> None:
    meeting = duel("mule", "zombie", guardians=(RAK_NAM, HARKIN), channels=[(1, "necromancer", 5)])
    assert channel_refusal(meeting.field, 1, HARKIN, meeting.second) is None
    generous = duel("mule", "wraith", guardians=(HARKIN, RAK_NAM), channels=[(1, RAK_NAM, 9)])
    assert channel_refusal(generous.field, 1, RAK_NAM, generous.second) is None


@acts("destroy_channeler")
def test_feedback_may_destroy_a_creature_that_channels() -> None:
    (ability,) = with_ability(CARDS["magic_feedback"], DestroyChanneler)
    assert may_be_destroyed(ability, "necromancer")


@rests("destroy_channeler")
def test_feedback_does_not_reach_a_guardian() -> None:
    (ability,) = with_ability(CARDS["magic_feedback"], DestroyChanneler)
    assert not may_be_destroyed(ability, RAK_NAM)


def test_only_those_who_fight_now_may_be_channelled_to() -> None:
    """The primary, or the latest secondary attacker; a target of secondary attacks receives nothing (rule 6.7)."""
    fought = strike("zombie", "wraith", earlier=["bone_shambler"])
    assert [one.card for one in receivers(fought.field, 0)] == ["zombie"]
    assert receivers(fought.field, 1) == ()


@acts("guardian_vitality")
def test_a_gift_strengthens_the_guardian() -> None:
    gift = ((), ("gift_of_osirus",))
    assert duel("old_nick", RAK_NAM, accessories=gift).totals[1] == 33
    assert strike("old_nick", RAK_NAM, accessories=gift).totals[1] == 33


@rests("guardian_vitality")
def test_a_gift_strengthens_nobody_else() -> None:
    assert duel("old_nick", RAK_NAM, accessories=(("gift_of_osirus",), ())).totals[1] == 30
    assert duel("old_nick", "mule", accessories=((), ("gift_of_osirus",))).totals[1] == 2
