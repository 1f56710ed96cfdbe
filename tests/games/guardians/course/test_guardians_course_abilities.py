"""Each kind of ability that acts in the course of a turn, once acting and once not, played by the rules.

The kinds that act on sums and battlefields are in test_guardians_abilities, those of combats in test_guardians_combat.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.guardians.cards import CARDS
from bot.games.guardians.table import (
    GUARDIAN,
    AreaHit,
    CardsSeen,
    Channel,
    FirstNamed,
    FlightStopped,
    Home,
    Layout,
    Play,
    Retreat,
    Settle,
    Settled,
    ShieldTurned,
    Walk,
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
from tests.games.guardians.fights import Fight, fight
from tests.games.guardians.tables import army, player

IDLE = ("pepes_slow_down",)
"""A depot that fits no window of a combat."""
TES_LET = "tes_let_leader_with_foresight"
RAK_NAM = "rak_nam_leader_of_the_mighty"
VEK_NADRA = "vek_nadra_master_of_disciples"


# Combats


@rests("dispel")
def test_channels_are_not_dispelled_nor_anything_in_the_maitz_hotel() -> None:
    game = fight(("swordsman",), ("will_o_the_wisp",), depots=(("dispel_magic",), ()), stones=(0, 5))
    game.lead("swordsman", "will_o_the_wisp").until("modifiers")
    turn_to(game, 1).channel(1, "will_o_the_wisp")
    assert game.asked == ("channel", (0,))
    assert game.problems(0, Play(card="dispel_magic")) == ["not-on-the-menu"]
    hotel = fight(("sorcerer", "mule"), ("mule",), depots=((), ("dispel_magic",)), terrain="the_maitz_hotel")
    assert hotel.commands("sorcerer").of(AreaHit) != []


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
    assert game.problems(1, again) == ["not-on-the-menu"]
    game.until("primary")
    assert game.stones(1) == 5 - 1 - 2


# Strongholds


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
    assert game.problems(0, Play(card="summon_loghammers_sapper", target="D3")) == ["not-on-the-menu"]


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
def test_a_gravity_well_stops_the_flight_and_all_flights_of_that_player_in_the_turn() -> None:
    game, over = flight("bantam_drake", players=(player(0), player(1, hand=("summon_gravity_well",))))
    game.answer(0, over).play(1, "summon_gravity_well")
    assert [(event.place, event.card) for event in game.of(FlightStopped)] == [("A1", "summon_gravity_well")]
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == ["not-on-the-menu"]


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
    assert game.problems(0, Walk(shield="A3", path=("B3", "C3"), fly=True)) == ["not-on-the-menu"]


@acts("move_mod")
def test_a_potion_lengthens_one_march_and_a_slow_down_shortens_all_of_the_enemy() -> None:
    far = Walk(shield="A1", path=("A2", "A3", "B3"))
    game = turn(players=(player(0, hand=("potion_of_movement_essence",)), player(1)), armies=(army(0, "A1", "mule"),))
    assert game.problems(0, far) == ["not-on-the-menu"]
    game.play(0, "potion_of_movement_essence")
    assert game.problems(0, far) == []
    slow = upcards(IDLE, deck=("mule",), other_deck=("sand_lord", "mule"), army_of=1)
    slow.answer(0, Play(card="pepes_slow_down"))
    let_go_until(slow, "march")
    assert slow.asked == ("march", (1,))
    assert slow.problems(1, Walk(shield="D1", path=("D2", "D3"))) == ["not-on-the-menu"]


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
    assert game.problems(0, Play(card="argammonds_vision")) == ["not-on-the-menu"]


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
    assert game.problems(0, Play(card="detect_life_force", target="C1")) == ["not-on-the-menu"]
    let_go_until(game.play(0, "eye_of_long_spying"), "march")
    assert game.view(1).players[0].depot_cards is None
    assert [event.audience for event in game.of(CardsSeen)] == [0]


def spying() -> Fight:
    spy = player(0, hand=("eye_of_long_spying", "detect_life_force"))
    return turn(
        players=(spy, player(1, hand=("archer", "gold"))), armies=(army(0, "B2", "mule"), army(1, "C2", "gunner"))
    )
