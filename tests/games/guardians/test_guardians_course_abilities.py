"""Each kind of ability that acts in the course of a turn or a combat, once acting and once not, played by the rules.

The kinds that act on sums and battlefields are in test_guardians_abilities.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.guardians.actions import (
    GUARDIAN,
    Channel,
    Command,
    Declare,
    Home,
    Layout,
    Lead,
    Play,
    Retreat,
    Say,
    Settle,
    Settled,
    Walk,
)
from bot.games.guardians.cards import CARDS
from bot.games.guardians.events import (
    AreaHit,
    CardDispelled,
    CardsSeen,
    Destroyed,
    FirstNamed,
    FlightStopped,
    MatchDecided,
    ShieldTurned,
)
from tests.games.guardians.courses import (
    draw_of,
    drawing,
    drawn_by_text,
    home,
    let_go_until,
    organised,
    organising,
    retreating,
    turn,
    turn_to,
    upcards,
)
from tests.games.guardians.coverage import acts, rests
from tests.games.guardians.fights import Fight, fight, on_stronghold
from tests.games.guardians.tables import army, ground, player

IDLE = ("pepes_slow_down",)
"""A depot that fits no window of a combat."""
BALLANTINE = "st_ballantines_evocation"
SIIN = "siin_stealer_of_the_power"
TES_LET = "tes_let_leader_with_foresight"
RAK_NAM = "rak_nam_leader_of_the_mighty"
VEK_NADRA = "vek_nadra_master_of_disciples"


def destroyed(game: Fight) -> list[str]:
    return sorted(event.fighter.card for event in game.of(Destroyed))


# Commands


@acts("cancel_command")
def test_a_leech_cancels_the_enemy_command_and_a_bearer_does_for_a_stone() -> None:
    game = fight(("energy_leech", "mule"), ("sorcerer", "mule")).commands("energy_leech", "sorcerer")
    assert [event.by for event in game.of(CardDispelled)] == ["energy_leech"]
    assert game.of(AreaHit) == []
    bearer = fight(("sorcerer", "mule"), ("mule",), shields=("", "standard_bearer_ploogs_chicken_12"), stones=(0, 1))
    bearer.commands("sorcerer").play(1, "standard_bearer_ploogs_chicken_12", "sorcerer").until("primary")
    assert (bearer.of(AreaHit), bearer.stones(1)) == ([], 0)


@rests("cancel_command")
def test_without_an_enemy_command_or_a_stone_nothing_is_cancelled() -> None:
    game = fight(("energy_leech", "mule"), ("sorcerer", "mule")).commands("energy_leech")
    assert game.of(CardDispelled) == []
    poor = fight(
        ("sorcerer", "mule"), ("mule", "archer"), shields=("", "standard_bearer_ploogs_chicken_12"), stones=(0, 0)
    ).commands("sorcerer")
    assert poor.asked[0] == "primary"
    assert [hit.fallen for hit in poor.of(AreaHit)] == [("mule",)]


@acts("command_with_creature")
def test_bagpipes_sound_with_a_creature_whose_own_command_is_silent() -> None:
    game = fight(("sorcerer", "archer", "bagpipes_of_fear"), ("gunner", "mule"))
    game.commands(Command(card="bagpipes_of_fear", partner="sorcerer"))
    assert [(hit.card, hit.points, hit.fallen) for hit in game.of(AreaHit)] == [("bagpipes_of_fear", 3, ("mule",))]
    assert game.fighter("sorcerer").role == "command"


@rests("command_with_creature")
def test_bagpipes_are_nothing_without_a_creature() -> None:
    game = fight(("sorcerer", "archer", "bagpipes_of_fear"), ("gunner", "mule"))
    game.answer(0, Say(yes=True)).answer(1, Say(yes=False))
    assert game.problems(0, Command(card="bagpipes_of_fear")) == ["partner"]
    assert game.problems(0, Command(card="bagpipes_of_fear", partner="mule")) == ["not-in-combat-hand"]
    assert game.problems(0, Command(card="sorcerer", partner="archer")) == ["partner"]


@acts("declare")
def test_a_seer_makes_the_enemy_say_truly_what_comes() -> None:
    game = fight(("seer", "archer"), ("sand_lord", "icky_bugs")).commands("seer")
    assert game.asked == ("declare", (1,))
    assert game.problems(1, Declare(value="L")) == ["untrue"]
    game.answer(1, Declare(value="M"))
    assert game.problems(1, Lead(card="icky_bugs")) == ["no-leader"]


@rests("declare")
def test_a_bearer_asks_for_the_first_creature_alone_and_two_of_a_kind_for_none() -> None:
    demonic = "standard_bearer_broms_demonic_19"
    game = fight(("archer", "archer"), ("sand_lord", "sand_lord"), shields=(demonic, "")).until("declare")
    game.answer(1, Declare(value="M")).lead("archer", "sand_lord").until("declare", "primary")
    assert game.asked == ("primary", (0, 1))
    equal = fight(("archer",), ("archer",), shields=(demonic, demonic)).until("declare", "primary")
    assert equal.asked[0] == "primary"


@acts("destroyed_when_used_as_command")
def test_floyd_falls_once_his_command_has_begun() -> None:
    game = fight(("floyd_the_flying_pig", "swordsman"), ("axeman",)).commands("floyd_the_flying_pig")
    assert game.discard(0) == ("floyd_the_flying_pig",)
    game.lead("swordsman", "axeman").until("retreat", "")
    assert game.totals() == (8, 7)


@rests("destroyed_when_used_as_command")
def test_floyd_stays_as_a_primary_and_where_his_command_was_cancelled() -> None:
    game = fight(("floyd_the_flying_pig", "archer"), ("idiot", "mule")).lead("floyd_the_flying_pig", "idiot")
    assert game.until("primary").lies("floyd_the_flying_pig")
    void = fight(("floyd_the_flying_pig", "archer"), ("iron_crag_baggler", "mule"))
    void.commands("floyd_the_flying_pig", "iron_crag_baggler")
    assert void.lies("floyd_the_flying_pig")


@acts("detonate")
def test_farmer_brown_blows_his_animal_up_with_whom_it_faces() -> None:
    game = fight(("farmer_brown", "mule", "archer"), ("sand_lord", "archer")).commands("farmer_brown")
    game.lead("mule", "sand_lord").until("reveal").play(0, "farmer_brown")
    assert destroyed(game) == ["mule", "sand_lord"]


@rests("detonate")
def test_only_animals_are_blown_up() -> None:
    game = fight(("farmer_brown", "mule", "archer"), ("sand_lord", "archer")).commands("farmer_brown")
    game.lead("archer", "sand_lord").until("reveal", "primary", "modifiers")
    assert game.asked[0] != "reveal"


@acts("dispel")
def test_a_command_is_dispelled_and_a_spell_as_well() -> None:
    game = fight(("sorcerer", "mule"), ("mule", "archer"), depots=((), ("dispel_magic",))).commands("sorcerer")
    game.play(1, "dispel_magic", "sorcerer").until("primary")
    assert game.hand(1) == ("archer", "mule")
    spell = fight(("captain",), ("sand_lord",), depots=((BALLANTINE,), ("dispel_magic",))).lead("captain", "sand_lord")
    turn_to(spell.until("modifiers"), 0).play(0, BALLANTINE).play(1, "dispel_magic").to_end()
    assert destroyed(spell) == []


@rests("dispel")
def test_channels_are_not_dispelled_nor_anything_in_the_maitz_hotel() -> None:
    game = fight(("swordsman",), ("will_o_the_wisp",), depots=(("dispel_magic",), ()), stones=(0, 5))
    game.lead("swordsman", "will_o_the_wisp").until("modifiers")
    turn_to(game, 1).channel(1, "will_o_the_wisp")
    assert game.asked == ("channel", (0,))
    assert "not-playable-here" in game.problems(0, Play(card="dispel_magic"))
    hotel = fight(("sorcerer", "mule"), ("mule",), depots=((), ("dispel_magic",)), terrain="the_maitz_hotel")
    assert hotel.commands("sorcerer").of(AreaHit) != []


@acts("upcard_to_hand")
def test_the_medallion_and_the_sarcophagus_take_the_place_of_the_dominance_card() -> None:
    game = fight(("archer",), ("mule",), depots=(("medallion_of_skyphos",), ()), dominance=("icky_bugs", "archer"))
    game.commands("medallion_of_skyphos")
    assert game.hand(0) == ("archer", "icky_bugs")
    assert game.state.players[0].dominance == "medallion_of_skyphos"

    shown = upcards(("sarcophagus_of_haidra",), deck=("sand_lord", "mule"))
    shown.answer(0, Play(card="sarcophagus_of_haidra"))
    assert shown.state.players[0].dominance == "sarcophagus_of_haidra"
    assert shown.pen(0) == ("sand_lord",)


@rests("upcard_to_hand")
def test_the_medallion_wants_a_small_creature_and_the_sarcophagus_its_own_time() -> None:
    game = fight(("archer",), ("mule",), depots=(("medallion_of_skyphos",), ()), dominance=("sand_lord", "archer"))
    assert game.problems(0, Say(yes=True)) == ["no-command-card"]
    late = turn(players=(player(0, hand=("sarcophagus_of_haidra",)), player(1)), armies=(army(0, "B2", "mule"),))
    assert late.problems(0, Play(card="sarcophagus_of_haidra")) == ["not-playable-here"]


# Match-ups


@acts("destroy_pair")
def test_st_ballantine_takes_a_knight_and_his_opponent_and_the_magna_lock_a_flyer() -> None:
    knight = fight(("captain",), ("sand_lord",), depots=((BALLANTINE,), ())).lead("captain", "sand_lord")
    turn_to(knight.until("modifiers"), 0).play(0, BALLANTINE).to_end()
    assert destroyed(knight) == ["captain", "sand_lord"]
    flyer = fight(("mule",), ("bantam_drake",), depots=(("etherwave_magna_lock",), ())).lead("mule", "bantam_drake")
    turn_to(flyer.until("modifiers"), 0).play(0, "etherwave_magna_lock").to_end()
    assert destroyed(flyer) == ["bantam_drake", "mule"]


@rests("destroy_pair")
@pytest.mark.parametrize("card", [BALLANTINE, "etherwave_magna_lock"])
def test_there_must_be_a_knight_or_an_enemy_flyer(card: str) -> None:
    game = fight(("mule",), ("sand_lord",), depots=((card,), ())).lead("mule", "sand_lord").until("modifiers")
    assert turn_to(game, 0).problems(0, Play(card=card)) == ["nothing-to-aim-at"]


@acts("unchallenge_pair")
def test_a_vampire_trick_leaves_both_standing_without_opponent() -> None:
    trick = "you_cant_see_me_im_a_vampire"
    game = fight(("zombie",), ("sand_lord",), depots=((trick,), ())).lead("zombie", "sand_lord").until("modifiers")
    turn_to(game, 0).play(0, trick).until("retreat")
    assert not game.of(MatchDecided)[-1].match.compared


@rests("unchallenge_pair")
def test_the_trick_wants_an_undead() -> None:
    trick = "you_cant_see_me_im_a_vampire"
    game = fight(("archer",), ("sand_lord",), depots=((trick,), ())).lead("archer", "sand_lord").until("modifiers")
    assert turn_to(game, 0).problems(0, Play(card=trick)) == ["nothing-to-aim-at"]


@acts("must_be_first_primary")
def test_a_lawyer_leads_first() -> None:
    game = fight(("lawyer", "archer"), ("archer", "archer")).until("primary")
    assert game.problems(0, Lead(card="archer")) == ["no-leader"]


@rests("must_be_first_primary")
def test_after_the_first_match_up_a_lawyer_may_wait() -> None:
    game = fight(("lawyer", "lawyer", "archer"), ("idiot", "idiot", "idiot"), stones=(0, 0)).lead("lawyer", "idiot")
    assert game.until("primary").problems(0, Lead(card="archer")) == []


@acts("limit_one_per_space")
def test_of_two_pirate_captains_one_takes_part() -> None:
    captain = "captain_red_nose"
    game = fight((captain, captain, "archer"), ("idiot", "idiot", "idiot"), stones=(0, 0)).lead(captain, "idiot")
    assert game.until("primary").problems(0, Lead(card=captain)) == ["no-leader"]


@rests("limit_one_per_space")
def test_captains_of_different_groups_and_sides_take_part_together() -> None:
    sides = ("captain_red_nose", "ploogak_the_conqueror"), ("captain_red_nose", "captain_red_nose")
    game = fight(*sides, stones=(0, 0)).lead("captain_red_nose", "captain_red_nose").until("primary")
    assert game.problems(0, Lead(card="ploogak_the_conqueror")) == []
    assert game.problems(1, Lead(card="captain_red_nose")) == []  # nobody else is left to him


@acts("cancel_ranged")
def test_a_seraphim_ends_a_shot_and_all_shots_of_the_enemy() -> None:
    archers = ("archer",) * 3
    game = fight(("swordsman", *archers), ("sand_lord", "mule"), depots=((), ("seraphim",)), stones=(0, 0))
    turn_to(game.lead("swordsman", "sand_lord").until("modifiers"), 0).shoot(0, "archer").play(1, "seraphim")
    game.until("primary")
    assert game.totals() == (9, 11)
    assert game.lead("archer", "mule").until("modifiers", "secondary").asked[0] == "secondary"


@rests("cancel_ranged")
def test_without_a_shot_there_is_nothing_for_a_seraphim() -> None:
    game = fight(("swordsman", "archer"), ("sand_lord",), depots=((), ("seraphim",))).lead("swordsman", "sand_lord")
    assert turn_to(game.until("modifiers"), 1).problems(1, Play(card="seraphim")) == ["not-playable-here"]


@acts("recall_ranged")
def test_missile_mayhem_calls_the_shots_back() -> None:
    game = fight(("axeman", "archer"), ("swordsman", "mule"), depots=(("eye_of_missile_mayhem",), ()))
    turn_to(game.lead("axeman", "swordsman").until("modifiers"), 0).shoot(0, "archer").until("between")
    game.play(0, "eye_of_missile_mayhem").until("primary")
    assert game.hand(0) == ("archer",)


@rests("recall_ranged")
def test_without_shots_nobody_is_asked_to_call_them_back() -> None:
    game = fight(("axeman", "archer"), ("swordsman", "mule"), depots=(("eye_of_missile_mayhem",), ()))
    assert game.lead("axeman", "swordsman").until("between", "primary").asked[0] == "primary"


@acts("reverse_channeling")
def test_an_energy_eater_subtracts_what_a_guardian_gives() -> None:
    game = fight(("swordsman",), ("will_o_the_wisp",), depots=(("energy_eater",), ()), stones=(0, 5))
    turn_to(game.lead("swordsman", "will_o_the_wisp").until("modifiers"), 1).channel(1, "will_o_the_wisp")
    game.play(0, "energy_eater").until("", "retreat")
    assert game.totals() == (6, 4 - 7)


def test_a_reversed_channel_has_been_made_all_the_same() -> None:
    """Harkin serves a creature once, and a Vampire punishes whoever has channelled."""
    game = fight(
        ("vampire", "mule"),
        ("cleric", "mule"),
        guardians=(None, "harkin_spreader_of_the_wealth"),
        depots=(("energy_eater",), ()),
        stones=(0, 5),
    )
    turn_to(game.lead("vampire", "cleric").until("modifiers"), 1).channel(1, "cleric")
    turn_to(game.play(0, "energy_eater").until("modifiers"), 1)
    again = Channel(source=GUARDIAN, card="harkin_spreader_of_the_wealth", target=game.fighter("cleric").number)
    assert game.problems(1, again) == ["channel-limit"]
    game.until("primary")
    assert game.stones(1) == 5 - 1 - 2


@rests("reverse_channeling")
def test_an_energy_eater_does_not_touch_what_creatures_give() -> None:
    game = fight(
        ("swordsman",),
        ("will_o_the_wisp",),
        depots=(("energy_eater",), ()),
        homes=(None, home("D1", below=("grand_avatar",))),
        stones=(0, 0),
    )
    turn_to(game.lead("swordsman", "will_o_the_wisp").until("modifiers"), 1)
    game.channel(1, "will_o_the_wisp", "grand_avatar", "D1")
    assert game.asked == ("channel", (0,))
    assert game.problems(0, Play(card="energy_eater")) == ["nothing-to-aim-at"]


@acts("cancel_channeling")
def test_siin_ends_all_channelling_of_the_combat_for_two_stones() -> None:
    game = fight(("swordsman",), ("will_o_the_wisp",), guardians=(SIIN, None), stones=(2, 5))
    turn_to(game.lead("swordsman", "will_o_the_wisp").until("modifiers"), 1).channel(1, "will_o_the_wisp")
    game.play(0, SIIN).until("", "retreat")
    assert game.totals() == (6, 4)
    assert (game.stones(0), game.stones(1)) == (0, 4)


@rests("cancel_channeling")
def test_siin_with_a_single_stone_ends_nothing() -> None:
    game = fight(("swordsman",), ("will_o_the_wisp",), guardians=(SIIN, None), stones=(1, 5))
    turn_to(game.lead("swordsman", "will_o_the_wisp").until("modifiers"), 1).channel(1, "will_o_the_wisp")
    assert game.running() == (6, 8)


@acts("stones")
def test_a_goat_costs_stones_and_a_juice_brings_one() -> None:
    goat = fight(("goat",), ("idiot",), stones=(0, 3)).lead("goat", "idiot").to_end()
    assert goat.stones(1) == 2
    juice = turn(players=(player(0, hand=("make_juice",), stones=1), player(1)), armies=(army(0, "B2", "mule"),))
    assert juice.answer(0, Play(card="make_juice")).stones(0) == 2


@rests("stones")
def test_a_goat_that_does_not_win_costs_nothing() -> None:
    goat = fight(("goat",), ("swordsman",), stones=(0, 3)).lead("goat", "swordsman").to_end()
    assert goat.stones(1) == 3


# Strongholds


@acts("defend_from_below")
def test_alarm_bells_let_those_below_defend_the_stronghold() -> None:
    bells = home("D1", upgrade="alarm_bells", below=("cleric",))
    game = turn(players=(player(0, stones=0), player(1, stones=0, homes=bells)), armies=(army(0, "C1", "archer"),))
    game.answer(0, Walk(shield="C1", path=("D1",)))
    assert game.asked == ("between", (1,))
    game.play(1, "alarm_bells")
    assert game.hand(1) == ("cleric",)


@rests("defend_from_below")
def test_without_bells_those_below_are_discarded_without_a_fight() -> None:
    below = home("D1", below=("cleric",))
    game = turn(players=(player(0), player(1, homes=below)), armies=(army(0, "C1", "archer"),))
    game.answer(0, Walk(shield="C1", path=("D1",)))
    assert game.state.combat is None
    silent = on_stronghold(("axeman",), ("archer",), homes=(None, home("D2", below=("cleric",))), stones=(0, 0))
    assert silent.asked[0] != "between"


@acts("destroy_upgrade")
def test_a_sapper_takes_an_upgrade_away() -> None:
    game = turn(
        players=(player(0, hand=("summon_loghammers_sapper",)), player(1, homes=home("D3", upgrade="alarm_bells"))),
        armies=(army(0, "A1", "archer"),),
    )
    game.play(0, "summon_loghammers_sapper", "D3")
    assert game.state.players[1].strongholds[0].upgrade is None
    assert game.discard(1) == ("alarm_bells",)


@rests("destroy_upgrade")
def test_a_sapper_has_nothing_to_do_where_nothing_is_built() -> None:
    game = turn(players=(player(0, hand=("summon_loghammers_sapper",)), player(1)), armies=(army(0, "A1", "archer"),))
    assert game.problems(0, Play(card="summon_loghammers_sapper", target="D3")) == ["nothing-to-aim-at"]


@acts("destroy_terrain")
def test_the_hammer_makes_land_bare_also_in_a_running_combat() -> None:
    game = turn(
        players=(player(0, hand=("hammer_of_doom",)), player(1)),
        armies=(army(0, "B2", "mule"),),
        grounds={"C2": ground("woods", 1)},
    )
    game.play(0, "hammer_of_doom", "C2")
    assert game.state.grounds[4].terrain is None
    fought = fight(
        ("swordsman", "archer"),
        ("sand_lord",),
        depots=(("hammer_of_doom",), ()),
        terrain="the_dry_heaps",
        stones=(0, 0),
    ).lead("swordsman", "sand_lord")
    turn_to(fought.until("modifiers"), 0)
    assert fought.running() == (9, 17)
    fought.play(0, "hammer_of_doom", "C2")
    assert fought.running() == (9, 11)
    assert (fought.field.terrain, fought.field.terrains, fought.field.land) == (None, (), "none")


@rests("destroy_terrain")
def test_bare_land_is_no_aim_for_the_hammer() -> None:
    game = turn(players=(player(0, hand=("hammer_of_doom",)), player(1)), armies=(army(0, "B2", "mule"),))
    assert game.problems(0, Play(card="hammer_of_doom", target="C2")) == ["nothing-to-aim-at"]


@acts("upkeep_discard")
def test_a_snake_pit_takes_a_creature_of_the_shield_beside_it() -> None:
    game = turn(
        players=(player(0, homes=home("A1", downgrade="snake_pit")), player(1)),
        armies=(army(0, "A1", "mule", "archer", turned=True),),
    )
    assert game.asked == ("settle", (0,))
    game.answer(0, Settle(spaces=(Settled(place="A1", creature="mule"),)))
    assert game.discard(0) == ("mule",)


@rests("upkeep_discard")
def test_snakes_find_nobody_where_no_shield_stands() -> None:
    game = turn(
        players=(player(0, homes=home("A1", downgrade="snake_pit"), deck=("mule",) * 9), player(1)),
        armies=(army(0, "A1", "archer", shield=None), army(0, "A2", "archer", turned=True)),
    )
    assert let_go_until(game, "settle", "organise").asked[0] == "organise"


@acts("convert")
def test_an_altar_turns_cards_into_stones() -> None:
    game = organising("archer", "beer", stones=0, homes=home("A1", upgrade="sacrificial_altar"))
    organised(game, Layout(sacrifices=("archer", "beer")))
    assert (game.stones(0), game.discard(0)) == (2, ("archer", "beer"))


@rests("convert")
def test_without_an_altar_nothing_is_sacrificed() -> None:
    assert organising("archer").problems(0, Layout(sacrifices=("archer",))) == ["no-altar"]


# Stacks


@acts("stack_as_base")
def test_a_petrified_heart_makes_one_creature_lighter() -> None:
    heavy = ("gunner",) * 5 + ("idiot", "mule")
    assert sum(CARDS[card].stacking for card in heavy) == 32
    bare = Home(shield="shield_broms_angelic_08", above=heavy)
    cards = (*heavy, "shield_broms_angelic_08", "petrified_heart")
    assert organising(drawn=cards).problems(0, Layout(homes=(bare, Home(), Home()))) != []
    spared = replace(bare, items=("petrified_heart",))
    assert organising(drawn=cards).problems(0, Layout(homes=(spared, Home(), Home()))) == []


@rests("stack_as_base")
def test_a_petrified_heart_spares_no_second_creature() -> None:
    heavy = ("gunner",) * 6
    stack = Home(shield="shield_broms_angelic_08", above=heavy, items=("petrified_heart",))
    game = organising(drawn=(*heavy, "shield_broms_angelic_08", "petrified_heart"))
    assert "too-heavy" in game.problems(0, Layout(homes=(stack, Home(), Home())))


@acts("limit_one_in_play")
def test_one_gift_of_each_name_is_in_play() -> None:
    gifts = ("gift_of_isis", "gift_of_isis")
    assert organising(*gifts).problems(0, Layout(accessories=gifts)) == ["one-in-play"]
    assert organising(gifts[0], accessories=gifts[1:]).problems(0, Layout(accessories=gifts[:1])) == ["one-in-play"]


@rests("limit_one_in_play")
def test_gifts_of_different_names_lie_side_by_side() -> None:
    gifts = ("gift_of_isis", "gift_of_osirus")
    game = organised(organising(*gifts), Layout(accessories=gifts))
    assert game.state.players[0].accessories == gifts


# Movement


def flight(*cards: str, **more: Any) -> tuple[Fight, Walk]:
    """Let seat 0 be due on A1, and give the flight to C1."""
    game = turn(**({"armies": (army(0, "A1", *cards), army(0, "A3", "bantam_drake"))} | more))
    return game, Walk(shield="A1", path=("B1", "C1"), fly=True)


@acts("grant_flying")
def test_an_amulet_carries_one_walker_along() -> None:
    game, over = flight("bantam_drake", "archer", "amulet_of_flying")
    game.answer(0, over)
    assert [event.use for event in game.of(ShieldTurned)] == ["fly"]


@rests("grant_flying")
def test_an_amulet_carries_no_second_walker_and_makes_nobody_a_flyer_in_a_fight() -> None:
    game, over = flight("swordsman", "archer", "amulet_of_flying")
    assert game.problems(0, over) == ["no-flyers"]
    fought = fight(("bantam_drake",), ("archer", "amulet_of_flying"), depots=(("ice_storm",), ()), stones=(0, 0))
    fought.commands("ice_storm")
    assert fought.hand(1) == ("archer",)
    fought.lead("bantam_drake", "archer").until("retreat", "")
    assert fought.totals() == (8 + 1, 6)  # nothing against flyers


@acts("cancel_flight")
def test_a_gravity_well_stops_the_flight_and_all_flights_of_the_turn() -> None:
    game, over = flight("bantam_drake", players=(player(0), player(1, hand=("summon_gravity_well",))))
    game.answer(0, over).play(1, "summon_gravity_well")
    assert [(event.place, event.card) for event in game.of(FlightStopped)] == [("A1", "summon_gravity_well")]
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == ["grounded"]


@rests("cancel_flight")
def test_a_gravity_well_stops_no_walker() -> None:
    game, _ = flight("bantam_drake", players=(player(0), player(1, hand=("summon_gravity_well",))))
    game.answer(0, Walk(shield="A1", path=("B1",)))
    assert game.asked[0] != "flight"
    assert game.of(FlightStopped) == []


@acts("flights_per_turn")
def test_with_ongo_two_shields_fly_in_a_turn() -> None:
    game, over = flight("bantam_drake", players=(player(0, hand=("ongo_air_traffic_controller",)), player(1)))
    game.play(0, "ongo_air_traffic_controller").answer(0, over)
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == []


@rests("flights_per_turn")
def test_without_ongo_one_shield_flies_in_a_turn() -> None:
    game, over = flight("bantam_drake")
    game.answer(0, over)
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == ["no-flight-left"]


@acts("move_mod")
def test_a_potion_lengthens_one_march_and_a_slow_down_shortens_all_of_the_enemy() -> None:
    far = Walk(shield="A1", path=("A2", "A3", "B3"))
    game = turn(players=(player(0, hand=("potion_of_movement_essence",)), player(1)), armies=(army(0, "A1", "mule"),))
    assert game.problems(0, far) == ["too-far"]
    game.play(0, "potion_of_movement_essence")
    assert game.problems(0, far) == []
    slow = upcards(IDLE, deck=("mule",), other_deck=("sand_lord", "mule"), army_of=1)
    slow.answer(0, Play(card="pepes_slow_down"))
    let_go_until(slow, "march")
    assert slow.asked == ("march", (1,))
    assert slow.problems(1, Walk(shield="D1", path=("D2", "D3"))) == ["too-far"]


@rests("move_mod")
def test_a_slow_down_leaves_its_owner_alone() -> None:
    slow = upcards(IDLE, deck=("sand_lord", "mule"), other_deck=("mule",), army_of=0)
    slow.answer(0, Play(card="pepes_slow_down"))
    let_go_until(slow, "march")
    assert slow.problems(0, Walk(shield="A1", path=("A2", "A3"))) == []


@acts("free_retreat")
def test_a_master_tactician_finds_a_way_out() -> None:
    game = retreating()
    assert game.problems(0, Retreat(to="C1")) != []
    game.play(0, "master_tactician")
    assert game.problems(0, Retreat(to="C1")) == []


@rests("free_retreat")
def test_a_tactician_leads_neither_into_occupied_land_nor_home() -> None:
    game = retreating(army(1, "C1", "mule")).play(0, "master_tactician")
    for place in ("C1", "D2"):
        assert game.problems(0, Retreat(to=place)) != []
    assert game.problems(0, Retreat(to="C3")) == []


# Dominance and draws


@acts("replace_upcard")
def test_a_vision_replaces_the_enemy_card_and_a_shadow_strike_both() -> None:
    vision = upcards(("argammonds_vision",), deck=("archer", "mule"), other_deck=("sand_lord", "idiot"))
    vision.answer(0, Play(card="argammonds_vision"))
    assert [one.dominance for one in vision.state.players] == ["archer", "idiot"]
    assert vision.discard(1) == ("sand_lord",)
    strike = upcards(("shadow_strike",), deck=("archer", "mule"), other_deck=("sand_lord", "idiot"))
    strike.answer(0, Play(card="shadow_strike"))
    assert [one.dominance for one in strike.state.players] == ["mule", "idiot"]


@rests("replace_upcard")
def test_a_vision_comes_too_late_once_shields_are_turned() -> None:
    game = turn(players=(player(0, hand=("argammonds_vision",)), player(1)), armies=(army(0, "B2", "mule"),))
    assert game.problems(0, Play(card="argammonds_vision")) == ["not-playable-here"]


@acts("initiative")
def test_a_rooster_lets_its_owner_move_first() -> None:
    game = upcards(("rooster",), deck=("mule", "mule"), other_deck=("sand_lord", "mule"))
    assert game.of(FirstNamed)[-1].seat == 1
    game.answer(0, Play(card="rooster"))
    assert game.of(FirstNamed)[-1] == FirstNamed(seat=0, card="rooster")


@rests("initiative")
def test_two_roosters_leave_the_numbers_to_decide() -> None:
    game = upcards(("rooster",), deck=("mule", "mule"), other_deck=("sand_lord", "mule"), other_hand=("rooster",))
    assert game.asked == ("upcards", (0, 1))
    game.answer(0, Play(card="rooster")).answer(1, Play(card="rooster"))
    assert game.state.first == 1


@acts("draw_bonus")
def test_vek_nadra_draws_for_each_shield_in_the_disputed_land() -> None:
    shields = (army(0, "B1", "mule", turned=True), army(0, "C2", "mule", turned=True))
    assert drawn_by_text(draw_of(drawing(VEK_NADRA), armies=shields)) == [(2, VEK_NADRA)]


@rests("draw_bonus")
def test_vek_nadra_draws_nothing_for_shields_at_home() -> None:
    assert drawn_by_text(draw_of(drawing(VEK_NADRA), armies=())) == []


@acts("draw_mod")
def test_a_scarab_adds_to_the_lower_dominance() -> None:
    scarab = drawing("thak_steady_hand", accessories=("scarab_of_bounty",))
    assert drawn_by_text(draw_of(scarab, number=30)) == [(1, "scarab_of_bounty")]


@rests("draw_mod")
def test_a_scarab_adds_nothing_to_the_higher_dominance() -> None:
    assert drawn_by_text(draw_of(drawing("thak_steady_hand", accessories=("scarab_of_bounty",)))) == []


@acts("upcard_optional")
def test_tes_let_may_leave_his_dominance_card() -> None:
    assert draw_of(drawing(TES_LET)).asked == ("foresight", (0,))


@rests("upcard_optional")
def test_others_draw_their_dominance_card() -> None:
    game = draw_of(drawing(RAK_NAM))
    assert game.asked == ("organise", (0, 1))
    assert "archer" in game.state.players[0].drawn


@acts("view")
def test_a_spy_sees_the_storage_hand_and_the_weight_of_a_space() -> None:
    game = spying()
    let_go_until(game.play(0, "eye_of_long_spying"), "march")
    let_go_until(game.play(0, "detect_life_force", "C2"), "march")
    assert [(one.audience, one.cards, one.amount) for one in game.of(CardsSeen)] == [
        (0, ("archer", "gold"), 0),
        (0, (), 6),
    ]


@rests("view")
def test_nobody_else_sees_what_a_spy_sees_and_an_empty_space_is_no_aim() -> None:
    game = spying()
    assert game.problems(0, Play(card="detect_life_force", target="C1")) == ["wrong-target"]
    let_go_until(game.play(0, "eye_of_long_spying"), "march")
    assert game.view(1).players[0].depot_cards is None
    assert [event.audience for event in game.of(CardsSeen)] == [0]


def spying() -> Fight:
    spy = player(0, hand=("eye_of_long_spying", "detect_life_force"))
    return turn(
        players=(spy, player(1, hand=("archer", "gold"))), armies=(army(0, "B2", "mule"), army(1, "C2", "gunner"))
    )
