"""The rulings that open cards decide; each test names its ruling."""

from __future__ import annotations

from bot.games.guardians.abilities import Recover
from bot.games.guardians.battlefield import (
    attacks_of_match,
    channel_price,
    channel_refusal,
    channelled,
    compare_strike,
    control_sums,
    counted,
    doomed,
    forbidden_by,
    may_shoot,
    recoveries,
    strike_needed,
    strike_targets,
    winner_of,
)
from bot.games.guardians.battlefield.active_effects import in_play, terrain_types
from bot.games.guardians.battlefield.control_count import counts
from bot.games.guardians.combat.bribery import may_bribe
from bot.games.guardians.table import MatchUp
from tests.games.guardians.fields import battlefield, commands, duel, effect, fighter, strike

RAK_NAM = "rak_nam_leader_of_the_mighty"


def test_r01_the_defender_holds_a_space_with_an_equal_total() -> None:
    field = battlefield(fighters=(fighter(1, 0, "archer"), fighter(2, 1, "swordsman")))
    assert winner_of(field) == 1
    assert winner_of(battlefield(attacker=1, fighters=field.fighters)) == 0


def test_r02_who_could_not_hurt_counts_by_the_option_only() -> None:
    harmless = fighter(1, 0, "fire_walker", hurts=False)
    field = battlefield(fighters=(harmless,))
    assert not counts(field, harmless)
    assert counts(field, harmless, immune_count=True)


def test_r05_an_area_attack_needs_its_source_but_no_opponent() -> None:
    fought = duel("iron_lord", "super_model")
    alone = battlefield(fighters=(fought.first,), match_ups=fought.field.match_ups)
    assert [text.card for text in attacks_of_match(alone)] == ["iron_lord"]
    gone = battlefield(fighters=(fought.second,), match_ups=fought.field.match_ups)
    assert attacks_of_match(gone) == ()


def test_r06_two_who_destroy_each_other_are_both_destroyed() -> None:
    fought = duel("merchant", "super_model")
    assert {victim.number for victim, _ in doomed(fought.field, fought.first, fought.second)} == {1, 2}


def test_r10_a_secondary_attacker_that_fails_is_unbeaten() -> None:
    fought = strike("archer", "sorcerer", target_role="command")
    verdict = compare_strike(fought.field, fought.first, fought.second)
    assert (verdict.winner, verdict.loser, verdict.outcome) == (None, None, "tie")
    assert counts(fought.field, fought.first)


def test_r11_creatures_put_down_at_the_end_count() -> None:
    kept_back = fighter(1, 0, "captain", role="reserve")
    assert control_sums(battlefield(fighters=(kept_back,)))[0].total == 10


def test_r13_who_was_laid_aside_may_be_struck_and_does_not_count() -> None:
    aside = fighter(2, 1, "mule", role="aside")
    field = battlefield(stage="secondary", fighters=(aside,))
    assert strike_targets(field, 0) == (aside,)
    assert strike_needed(field, aside) == 3
    assert not counts(field, aside)


def test_r22_cards_in_play_are_those_shown_and_unbeaten_and_commands_throughout() -> None:
    cards = (
        fighter(1, 0, "mule"),
        fighter(2, 1, "cow", beaten_by=1),
        fighter(3, 0, "goat", role="command", beaten_by=9),
        fighter(4, 0, "horse", role="aside"),
        fighter(5, 1, "archer", role="shot"),
    )
    assert [one.number for one in in_play(battlefield(fighters=cards))] == [1, 3, 5]


def test_r23_a_leader_helps_those_who_are_played_later_and_not_himself() -> None:
    assert duel("marshal", "cow").totals[0] == 11
    assert duel("swordsman", "cow", others=[fighter(3, 0, "marshal", match=0)]).totals[0] == 8


def test_r24_the_cap_is_one_for_all_sources() -> None:
    meeting = duel("mule", "zombie", channels=[(1, "necromancer", 5)], guardians=("thak_steady_hand", RAK_NAM))
    assert counted(meeting.field, meeting.second, 9) == 2


def test_r25_a_channel_may_be_used_in_part_for_the_full_price() -> None:
    meeting = duel("mule", "will_o_the_wisp", guardians=("thak_steady_hand", RAK_NAM))
    assert counted(meeting.field, meeting.second, 9) == 4
    assert channel_price(meeting.field, 1, RAK_NAM, meeting.second) == 1


def test_r26_nobody_is_bribed_with_a_vice_that_he_does_not_have_but_by_jamchops() -> None:
    fought = duel("mule", "sand_lord")
    assert not may_bribe(fought.field, 0, "beer", fought.second)
    traded = duel("mule", "sand_lord", lasting=commands(0, "jamchops_the_trader"))
    assert may_bribe(traded.field, 0, "beer", traded.second)


def test_r30_a_terrain_face_down_has_no_type_and_is_terrain() -> None:
    assert terrain_types(battlefield(land="face_down")) == ()
    assert duel("silver_server", "mule", land="face_down").totals[0] == 7
    assert duel("tiger_baloo", "cow", land="face_down").totals[0] == 8 + 3 + 1


def test_r40_restrictions_follow_the_type_in_force() -> None:
    uras, rey = commands(0, "uras_overlord_of_mountains"), commands(1, "rey_overlord_of_trees")[:1]
    assert not may_shoot(duel("mule", "cow", terrain="woods").field, 0, "archer")
    assert may_shoot(duel("mule", "cow", terrain="woods", lasting=uras).field, 0, "archer")
    assert not may_shoot(duel("mule", "cow", lasting=rey).field, 0, "archer")
    brewed = battlefield(terrain="iron_crag_brew_mountain")
    assert forbidden_by(brewed, 0, "bribery", vice="beer") == "iron_crag_brew_mountain"
    assert forbidden_by(battlefield(terrain="iron_crag_brew_mountain", lasting=uras), 0, "bribery", vice="beer") is None


def test_r41_who_may_not_receive_is_refused_and_whose_cap_is_full_is_served_in_vain() -> None:
    red = duel("mule", "swordsman", guardians=("thak_steady_hand", RAK_NAM))
    assert channel_refusal(red.field, 1, RAK_NAM, red.second) == "red-bar"
    full = channelled(duel("mule", "zombie").second, RAK_NAM, 7)
    field = battlefield(fighters=(full,), match_ups=(MatchUp(number=1),), guardians=("thak_steady_hand", RAK_NAM))
    assert channel_refusal(field, 1, RAK_NAM, full) is None
    assert counted(field, full, 9) == 0


def test_r42_beaten_and_destroyed_is_lost_and_bribed_is_not() -> None:
    howl = [effect(0, "howl_of_the_dead", Recover)]
    field = battlefield(
        lasting=howl,
        fighters=(fighter(1, 0, "zombie", beaten_by=2),),
        graveyard=(("mummy",), ()),
        bribed=(("wraith",), ()),
    )
    assert [one.card for one in recoveries(field, 0)] == ["zombie", "mummy"]


def test_r43_primaries_shots_and_secondary_attackers_are_open_to_bribes_and_commands_are_not() -> None:
    shot = duel("mule", "cow", shots=[(1, "archer")])
    assert may_bribe(shot.field, 0, "gold", shot.field.fighters[-1])
    late = strike("archer", "cow")
    assert may_bribe(late.field, 1, "gold", late.first)
    assert not may_bribe(late.field, 0, "gold", late.second)
    command = fighter(3, 1, "gunner", role="command")
    assert not may_bribe(duel("mule", "cow", others=[command]).field, 0, "gold", command)
