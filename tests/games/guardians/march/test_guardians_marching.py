"""Shields march as the rules say: where walkers stop, who flies, what is left and taken at home, who is reinforced."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.forms import NOT_ON_THE_MENU
from bot.games.guardians.abilities import CancelFlight, FlightsPerTurn, MoveMod
from bot.games.guardians.asking import Part, decision_of
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat import retreats
from bot.games.guardians.march import menus, movement
from bot.games.guardians.march.legal_marches import Roads, allowance_of, march_problems, marches_of
from bot.games.guardians.spaces import control_of, limit_of, stacking_of
from bot.games.guardians.table import (
    DISPUTED,
    PLACES,
    Action,
    CardDispelled,
    CardsSeen,
    Cargo,
    Draft,
    FlightShown,
    FlightStopped,
    Lasting,
    Moved,
    Pass,
    Place,
    Play,
    Reinforce,
    Stand,
    State,
    Storm,
    StrongholdLost,
    Table,
    TerrainLost,
    Walk,
    neighbours,
)
from bot.games.guardians.views import view_of
from tests.games.guardians.tables import GAME, army, chance, ground, of_type, player, state, table

PARTS: dict[str, Part] = {part.kind: part for part in (*movement.PARTS, *retreats.PARTS)}


def asked(made: State, seat: Seat = 0) -> Table:
    """Ask a seat for its march."""
    laid = table(made)
    laid.ask("march", seat)
    return laid


def answer(laid: Table, action: Action) -> None:
    """Answer the open question with a legal action and carry it out."""
    asking = laid.close()
    (seat,) = asking.seats
    part = PARTS[asking.kind]
    laid.change(askings=(*laid.state.askings, asking))
    assert part.problems(view_of(laid.state, seat), decision_of(asking, seat), action) == ()
    laid.close()
    answers = (action, None) if seat == 0 else (None, action)
    part.resolve(laid, replace(asking, answers=answers))


def marched(made: State, *actions: Action, seat: Seat = 0) -> Table:
    """Ask a seat for its march and give answers, one after the other, to whatever is asked."""
    laid = asked(made, seat)
    for action in actions:
        answer(laid, action)
    return laid


def reasons(made: State, action: Any, seat: Seat = 0) -> set[str]:
    """List why a march is refused, without the common beginning of the keys."""
    return {one.key.removeprefix("guardians-problem-") for one in march_problems(view_of(made, seat), action)}


def lasting(seat: Seat, card: str, kind: Any) -> Lasting:
    """Put an effect of a played card in force for the turn."""
    return Lasting(seat=seat, card=card, ability=with_ability(CARDS[card], kind)[0], ends="turn")


# Control and limits


def test_a_shield_controls_its_space_before_terrain_and_position() -> None:
    """Rule 2.1, R35."""
    made = state(armies=[army(1, "B1", "archer"), army(1, "A3", "archer")], grounds={"B2": ground("mountains", 1)})
    control = {place: control_of(made.grounds, made.armies, place) for place in ("B1", "B2", "B3", "C1", "A1", "A3")}
    assert control == {"B1": 1, "B2": 1, "B3": 0, "C1": 1, "A1": 0, "A3": 1}


def test_a_shield_terrain_card_lowers_the_limit_as_shield_and_as_terrain() -> None:
    """Rule 4.3; one that lies face down is nobody's business."""
    card = "shield_terrain_dem_bones"
    made = state(
        armies=[army(0, "A1", "archer", shield=card)],
        grounds={"B1": ground(card, 0), "B2": ground(card, 0, face_down=True)},
    )
    assert [limit_of(made.grounds, made.armies, place) for place in ("A1", "B1", "B2", "B3")] == [25, 25, 30, 30]


def test_stacking_vitality_counts_and_petrified_hearts_spare_the_worst() -> None:
    """S01: five Gunners are 30. A heart lets one of them count as 4."""
    assert stacking_of(("gunner",) * 5) == 30
    assert (
        stacking_of(("gunner", "slor_overlord_of_the_wastes"), ("petrified_heart",))
        == stacking_of(("slor_overlord_of_the_wastes",)) + CARDS["gunner"].base
    )


# Walking


def test_s74_walking_stops_in_terrainless_land() -> None:
    """Rulebook §2.2.1: the first space of the land without terrain is the last one."""
    made = state(armies=[army(0, "A1", "archer")])
    assert reasons(made, Walk(shield="A1", path=("B1", "C1"))) == {"not-on-the-menu"}
    assert reasons(made, Walk(shield="A1", path=("B1",))) == set()


def test_a_walker_passes_his_own_terrain_and_stops_on_the_enemys() -> None:
    """Rule 5.3: control by default, by terrain or by shield stops."""
    own = state(armies=[army(0, "A1", "archer")], terrain={"B1": "mountains"})
    assert reasons(own, Walk(shield="A1", path=("B1", "C1"))) == set()
    enemy = state(armies=[army(0, "A1", "archer")], grounds={"B1": ground("mountains", 1)})
    assert reasons(enemy, Walk(shield="A1", path=("B1", "C1"))) == {"not-on-the-menu"}
    held = state(armies=[army(0, "A1", "archer"), army(1, "B1", "archer")], grounds={"B1": ground("mountains", 0)})
    assert reasons(held, Walk(shield="A1", path=("B1", "C1"))) == {"not-on-the-menu"}


def test_nobody_passes_enemy_home_and_everybody_his_own() -> None:
    """Rule 5.3, R35: own ruins may be walked through."""
    left = replace(player(0).strongholds[1], ruined=True)
    first = replace(player(0), strongholds=(player(0).strongholds[0], left, player(0).strongholds[2]))
    made = state(players=(first, player(1)), armies=[army(0, "A1", "archer"), army(0, "C2", "archer")])
    assert reasons(made, Walk(shield="A1", path=("A2", "A3"))) == set()
    assert reasons(made, Walk(shield="C2", path=("D2", "D3"))) == {"not-on-the-menu"}


def test_a_shield_may_pass_but_not_join_another_own_shield() -> None:
    """Rule 5.3 and R37: over land without terrain it cannot even pass."""
    made = state(armies=[army(0, "A1", "archer"), army(0, "A2", "archer")])
    assert reasons(made, Walk(shield="A1", path=("A2", "A3"))) == set()
    assert reasons(made, Walk(shield="A1", path=("A2",))) == {"not-on-the-menu"}
    bare = state(armies=[army(0, "A1", "archer"), army(0, "B1", "archer")])
    assert reasons(bare, Walk(shield="A1", path=("B1", "C1"))) == {"not-on-the-menu"}


def test_all_that_is_wrong_with_a_way_is_said_at_once() -> None:
    """Too far, through bare land, and into an own shield."""
    made = state(armies=[army(0, "A1", "archer"), army(0, "B2", "archer")], terrain={"B1": "woods"})
    assert reasons(made, Walk(shield="A1", path=("B1", "C1", "C2"))) == {"not-on-the-menu"}
    assert reasons(made, Walk(shield="A1", path=("C1",))) == {"not-on-the-menu"}
    assert reasons(made, Walk(shield="A3", path=("B3",))) == {"not-on-the-menu"}


def test_a_turned_shield_is_not_used_again() -> None:
    """Rule 5.2."""
    made = state(armies=[army(0, "A1", "archer", turned=True)])
    assert reasons(made, Stand(shield="A1")) == {"not-on-the-menu"}


def test_a_shield_that_ends_at_home_covers_what_lies_there_within_the_limit() -> None:
    """R38; cards below the stronghold count as well."""
    first = player(0, homes={"A2": {"below": ("gunner",)}})
    made = state(
        players=(first, player(1)),
        armies=[army(0, "A1", "archer"), army(0, "A2", "gunner", "gunner", shield=None)],
    )
    laid = marched(made, Walk(shield="A1", path=("A2",)))
    there = laid.army("A2", 0)
    assert there is not None
    assert there.creatures == ("archer", "gunner", "gunner")
    assert there.turned
    heavy = state(
        players=(first, player(1)),
        armies=[army(0, "A1", "archer", "gunner"), army(0, "A2", "gunner", "gunner", "gunner", shield=None)],
    )
    assert reasons(heavy, Walk(shield="A1", path=("A2",))) == {"too-heavy"}


def test_slow_down_and_potion_change_the_allowance() -> None:
    """Rule 12.1: the potion serves one shield, Pepe's Slow Down all of the enemy's."""
    potion = lasting(0, "potion_of_movement_essence", MoveMod)
    slow = lasting(1, "pepes_slow_down", MoveMod)
    assert [allowance_of(effects, 0) for effects in ((), (potion,), (potion, potion), (slow,), (slow, potion))] == [
        2,
        3,
        4,
        1,
        1,
    ]
    made = state(
        armies=[army(0, "A1", "archer"), army(0, "A3", "archer")], lasting=(potion,), terrain={"B3": "mountains"}
    )
    kept = marched(made, Walk(shield="A3", path=("B3",)))
    assert allowance_of(kept.state.lasting, 0) == 3
    drunk = (
        marched(made, Walk(shield="A3", path=("A2", "B2"))),
        marched(made, Walk(shield="A1", path=("A2", "A3", "B3"))),
    )
    assert [allowance_of(one.state.lasting, 0) for one in drunk] == [3, 2]


def test_the_way_that_only_a_potion_allows_is_found() -> None:
    """All ways are listed, short ones first, and none twice."""
    made = state(armies=[army(0, "A1", "archer")], terrain={"B1": "woods", "B2": "woods"})
    ways = [path for path, fly in Roads(view_of(made, 0)).ways("A1") if not fly]
    assert len(ways) == len(set(ways))
    assert [len(way) for way in ways] == sorted(len(way) for way in ways)
    assert ("B1", "B2") in ways
    assert ("B1", "B2", "B3") not in ways
    potion = replace(made, lasting=(lasting(0, "potion_of_movement_essence", MoveMod),))
    assert ("B1", "B2", "B3") in [path for path, _ in Roads(view_of(potion, 0)).ways("A1")]


# Flying


def test_s75_a_flying_shield_passes_and_shows_everything() -> None:
    """Rulebook §2.2.1 and §6: over bare land, the whole content shown to the enemy."""
    made = state(armies=[army(0, "A1", "bantam_drake", "wind_spirit")])
    laid = marched(made, Walk(shield="A1", path=("B1", "C1"), fly=True))
    assert of_type(laid.events, FlightShown) == [FlightShown(seat=0, place="A1", cards=("bantam_drake", "wind_spirit"))]
    there = laid.army("C1", 0)
    assert there is not None
    assert there.flew
    assert there.known == ("bantam_drake", "wind_spirit")
    assert laid.state.flights == (1, 0)


def test_s76_no_flight_over_spires() -> None:
    """Card data: nor into nor out of them."""
    made = state(
        armies=[army(0, "A1", "bantam_drake"), army(0, "B3", "bantam_drake")],
        terrain={"B1": "spires", "B3": "spires"},
    )
    assert reasons(made, Walk(shield="A1", path=("B1", "C1"), fly=True)) == {"not-on-the-menu"}
    assert reasons(made, Walk(shield="A1", path=("B1",), fly=True)) == {"not-on-the-menu"}
    assert reasons(made, Walk(shield="B3", path=("C3",), fly=True)) == {"not-on-the-menu"}


def test_strongholds_and_crenellations_keep_flyers_out_while_they_stand() -> None:
    """Card data: the Khnumian center forbids flights into it, Spikey Crenellations into and over all strongholds."""
    walls = ("khnumian_left", "khnumian_center", "khnumian_right")
    guarded = player(1, strongholds=walls)
    into = Walk(shield="C2", path=("D2",), fly=True)
    made = state(players=(player(0), guarded), armies=[army(0, "C2", "bantam_drake")])
    assert reasons(made, into) == {"not-on-the-menu"}
    fallen = player(1, strongholds=walls, homes={"D2": {"ruined": True}})
    assert reasons(replace(made, players=(player(0), fallen)), into) == set()
    spiked = player(1, homes={"D1": {"upgrade": "spikey_crenellations"}})
    over = Walk(shield="C2", path=("D2", "D3"), fly=True)
    assert reasons(replace(made, players=(player(0), spiked)), over) == {"not-on-the-menu"}


def test_only_flyers_fly_and_an_amulet_carries_one() -> None:
    """Rule 5.4 and `grant_flying`."""
    over = Walk(shield="A1", path=("B1", "C1"), fly=True)
    assert reasons(state(armies=[army(0, "A1", "bantam_drake", "archer")]), over) == {"no-flyers"}
    carried = state(armies=[army(0, "A1", "bantam_drake", "archer", "amulet_of_flying")])
    assert reasons(carried, over) == set()
    two = state(armies=[army(0, "A1", "swordsman", "archer", "amulet_of_flying")])
    assert reasons(two, over) == {"no-flyers"}


def test_who_flies_where_he_could_walk_pays_for_it_and_walks_unless_he_says_so() -> None:
    """Rulebook §6, "vous pouvez le faire voler": the stack is shown, and it is the flight of the turn."""
    made = state(armies=[army(0, "A1", "bantam_drake"), army(0, "A3", "bantam_drake")])
    flying = marched(made, Walk(shield="A1", path=("B1",), fly=True))
    assert [event.cards for event in of_type(flying.events, FlightShown)] == [("bantam_drake",)]
    assert reasons(flying.state, Walk(shield="A3", path=("B3",), fly=True)) == {"not-on-the-menu"}
    laid = asked(made)
    view, decision, draft = view_of(laid.state, 0), decision_of(laid.state.askings[-1], 0), Draft()
    for key, chosen in (("turn", "A1"), ("to", "B1")):
        draft = GAME.take(view, decision, draft, key, (chosen,))
    assert GAME.finish(view, decision, draft) == Walk(shield="A1", path=("B1",))
    flown = GAME.take(view, decision, draft, "way", ("fly:B1",))
    assert GAME.finish(view, decision, flown) == Walk(shield="A1", path=("B1",), fly=True)


def test_one_shield_flies_a_turn_and_two_with_ongo() -> None:
    """Rule 5.4 and `flights_per_turn`."""
    over = Walk(shield="A1", path=("B1", "C1"), fly=True)
    flown = state(armies=[army(0, "A1", "bantam_drake")], flights=(1, 0))
    assert reasons(flown, over) == {"not-on-the-menu"}
    ongo = replace(flown, lasting=(lasting(0, "ongo_air_traffic_controller", FlightsPerTurn),))
    assert reasons(ongo, over) == set()
    assert reasons(replace(ongo, flights=(2, 0)), over) == {"not-on-the-menu"}


def test_gravity_well_stops_the_flight_and_all_flights_of_that_player_in_the_turn() -> None:
    """`cancel_flight`: the shield stays where it was, turned; who has cast it may fly."""
    made = state(
        players=(player(0), player(1, hand=("summon_gravity_well",))),
        armies=[army(0, "A1", "bantam_drake"), army(0, "A3", "bantam_drake"), army(1, "D1", "bantam_drake")],
    )
    laid = marched(made, Walk(shield="A1", path=("B1", "C1"), fly=True))
    assert laid.state.askings[-1].kind == "flight"
    assert laid.state.askings[-1].path == ("A1", "B1", "C1")
    answer(laid, Play(card="summon_gravity_well"))
    there = laid.army("A1", 0)
    assert there is not None
    assert there.turned
    assert laid.state.askings == ()
    assert of_type(laid.events, FlightStopped)
    assert reasons(laid.state, Walk(shield="A3", path=("B3", "C3"), fly=True)) == {"not-on-the-menu"}
    assert reasons(laid.state, Walk(shield="D1", path=("C1", "B1"), fly=True), 1) == set()


def test_a_dispelled_gravity_well_lets_the_flight_go_on() -> None:
    """Dispel Magic answers a spell; the well's owner has nothing left and is not asked again."""
    made = state(
        players=(player(0, hand=("dispel_magic",)), player(1, hand=("summon_gravity_well",))),
        armies=[army(0, "A1", "bantam_drake")],
    )
    fly = Walk(shield="A1", path=("B1", "C1"), fly=True)
    laid = marched(made, fly, Play(card="summon_gravity_well"), Play(card="dispel_magic"))
    assert laid.army("C1", 0) is not None
    assert of_type(laid.events, CardDispelled) == [CardDispelled(seat=1, card="summon_gravity_well", by="dispel_magic")]
    assert laid.state.askings == ()
    stopped = marched(made, fly, Play(card="summon_gravity_well"), Pass())
    assert stopped.army("A1", 0) is not None


def test_a_flight_is_answered_only_by_who_has_cards_in_his_depot() -> None:
    """Public information opens the window; who holds nothing that fits passes by himself."""
    armies = [army(0, "A1", "bantam_drake")]
    fly = Walk(shield="A1", path=("B1", "C1"), fly=True)
    without_cards = marched(state(armies=armies), fly)
    assert without_cards.state.askings == ()
    made = state(players=(player(0), player(1, hand=("gold",))), armies=armies)
    laid = marched(made, fly)
    asking = laid.state.askings[-1]
    assert PARTS["flight"].forced(view_of(laid.state, 1), decision_of(asking, 1)) == Pass()
    answer(laid, Pass())
    assert laid.army("C1", 0) is not None


# What is left and taken


def test_s77_hitch_hiking_cannot_feed_an_unturned_shield() -> None:
    """Rulebook §2.2.1: nobody travels more than two spaces."""
    walk = Walk(shield="A1", path=("A2", "A3"), cargo=(Cargo(place="A2", leave=("archer",)),))
    made = state(armies=[army(0, "A1", "archer", "axeman"), army(0, "A2", "captain")])
    assert reasons(made, walk) == {"not-on-the-menu"}
    turned = state(armies=[army(0, "A1", "archer", "axeman"), army(0, "A2", "captain", turned=True)])
    assert reasons(turned, walk) == set()


def test_s78_hitch_hiking_cannot_rob_a_turned_shield() -> None:
    """Rulebook §2.2.1: from an unturned one it can, but never the last creature."""
    walk = Walk(shield="A1", path=("A2", "A3"), cargo=(Cargo(place="A2", take=("captain",)),))
    turned = state(armies=[army(0, "A1", "archer"), army(0, "A2", "captain", "corporal", turned=True)])
    assert reasons(turned, walk) == {"not-on-the-menu"}
    unturned = state(armies=[army(0, "A1", "archer"), army(0, "A2", "captain", "corporal")])
    assert reasons(unturned, walk) == set()
    last = state(armies=[army(0, "A1", "archer"), army(0, "A2", "captain")])
    assert reasons(last, walk) == {"last-creature"}


def test_s79_standard_exchange() -> None:
    """Rulebook §2.2.1: in, swap everything, back again, with both spaces of the move."""
    made = state(
        armies=[army(0, "B2", "archer", "axeman"), army(0, "A2", "captain", "corporal", shield=None)],
        terrain={"B2": "mountains"},
    )
    swap = Cargo(place="A2", leave=("archer", "axeman"), take=("captain", "corporal"))
    laid = marched(made, Walk(shield="B2", path=("A2", "B2"), cargo=(swap,)))
    front, home = laid.army("B2", 0), laid.army("A2", 0)
    assert front is not None
    assert home is not None
    assert front.creatures == ("captain", "corporal")
    assert home.creatures == ("archer", "axeman")
    assert home.shield is None
    assert of_type(laid.events, Moved) == [Moved(seat=0, origin="B2", place="B2", exchanged=(("A2", 2, 2),))]
    assert reasons(made, Walk(shield="B2", path=("A2", "B2"))) == {"back-for-nothing"}


def test_an_exchange_is_one_step_for_the_limit() -> None:
    """Rule 5.6: 30 for 30 can be swapped, though both together would never fit."""
    made = state(
        armies=[army(0, "B2", *("gunner",) * 5), army(0, "A2", *("swordsman",) * 5, shield=None)],
    )
    swap = Cargo(place="A2", leave=("gunner",) * 5, take=("swordsman",) * 5)
    assert reasons(made, Walk(shield="B2", path=("A2", "B2"), cargo=(swap,))) == set()
    take = Cargo(place="A2", take=("swordsman",))
    assert "shield-too-heavy" in reasons(made, Walk(shield="B2", path=("A2", "B2"), cargo=(take,)))


def test_a_shield_may_leave_creatures_where_it_starts_but_not_all() -> None:
    """Rule 5.6: a shield never stays without a creature."""
    made = state(armies=[army(0, "A2", "captain", "corporal", "amulet_of_flying")])
    leave = Walk(shield="A2", path=("B2",), cargo=(Cargo(place="A2", leave=("corporal",)),))
    laid = marched(made, leave)
    left = laid.army("A2", 0)
    assert left is not None
    assert (left.shield, left.creatures, left.items) == (None, ("corporal",), ())
    everybody = replace(leave, cargo=(Cargo(place="A2", leave=("captain", "corporal")),))
    assert "last-creature" in reasons(made, everybody)
    item = replace(leave, cargo=(Cargo(place="A2", leave_items=("amulet_of_flying",)),))
    assert "stack-too-many-items" in reasons(made, item)


def test_nothing_is_exchanged_away_from_home_or_in_ruins() -> None:
    """Rule 5.6: on intact own strongholds only."""
    first = player(0, homes={"A2": {"ruined": True}})
    made = state(players=(first, player(1)), armies=[army(0, "A1", "archer", "axeman")])
    cargo = Cargo(place="A2", leave=("archer",))
    assert reasons(made, Walk(shield="A1", path=("A2", "A3"), cargo=(cargo,))) == {"not-on-the-menu"}
    end = Cargo(place="A2", leave=("archer",))
    assert reasons(replace(made, players=(player(0), player(1))), Walk(shield="A1", path=("A2",), cargo=(end,))) == {
        "not-on-the-menu"
    }


def test_what_is_left_face_down_is_known_no_more() -> None:
    """Cards that both have seen are certain only while none leaves the stack face down."""
    known = ("captain", "corporal")
    made = state(armies=[army(0, "A2", *known, known=known)])
    laid = marched(made, Walk(shield="A2", path=("B2",), cargo=(Cargo(place="A2", leave=("corporal",)),)))
    assert [one.known for one in laid.state.armies] == [(), ()]
    whole = marched(made, Walk(shield="A2", path=("B2",)))
    assert [one.known for one in whole.state.armies] == [known]


def test_a_stack_that_leaves_its_walkers_at_home_can_fly() -> None:
    """Only what flies is shown."""
    made = state(armies=[army(0, "A2", "archer", "bantam_drake")])
    over = Walk(shield="A2", path=("B2", "C2"), fly=True)
    assert reasons(made, over) == {"no-flyers"}
    laid = marched(made, replace(over, cargo=(Cargo(place="A2", leave=("archer",)),)))
    assert of_type(laid.events, FlightShown) == [FlightShown(seat=0, place="A2", cards=("bantam_drake",))]


# Reinforcing


def test_s80_reinforcing() -> None:
    """Rulebook §2.2.1 and §6: loose or unturned creatures at home go to any turned shield within two legal steps."""
    made = state(
        armies=[
            army(0, "A1", "captain", "corporal", shield=None),
            army(0, "B1", "archer", turned=True),
            army(0, "B3", "axeman"),
        ],
    )
    send = Reinforce(shield="B3", origin="A1", path=("B1",), creatures=("captain",))
    laid = marched(made, send)
    to, rest = laid.army("B1", 0), laid.army("A1", 0)
    assert to is not None
    assert rest is not None
    assert (to.creatures, rest.creatures) == (("archer", "captain"), ("corporal",))
    assert all(one.turned for one in laid.state.armies if one.shield is not None)
    unturned = replace(made, armies=tuple(replace(one, turned=False) for one in made.armies))
    assert reasons(unturned, send) == {"not-on-the-menu"}
    assert reasons(unturned, replace(send, shield="B1")) == set()


def test_reinforcements_come_from_home_only_and_leave_no_empty_shield() -> None:
    """Rule 5.5: not from another shield away from home, nor from under a turned one."""
    made = state(armies=[army(0, "A1", "captain"), army(0, "B1", "archer"), army(0, "B2", "axeman", "idiot")])
    away = Reinforce(shield="B1", origin="B2", path=("B1",), creatures=("axeman",))
    assert reasons(made, away) == {"not-on-the-menu"}
    last = Reinforce(shield="B1", origin="A1", path=("B1",), creatures=("captain",))
    assert reasons(made, last) == {"last-creature"}
    turned = state(armies=[army(0, "A1", "captain", "idiot", turned=True), army(0, "B1", "archer")])
    assert reasons(turned, last) == {"not-on-the-menu"}


def test_reinforcements_keep_the_limit_and_the_stops() -> None:
    """Rule 5.5: 30 on the space, and the way of a walker."""
    made = state(
        armies=[army(0, "A1", "captain", shield=None), army(0, "B1", *("gunner",) * 5), army(0, "C1", "archer")],
    )
    assert reasons(made, Reinforce(shield="B1", origin="A1", path=("B1",), creatures=("captain",))) == {"too-heavy"}
    through = Reinforce(shield="C1", origin="A1", path=("B1", "C1"), creatures=("captain",))
    assert reasons(made, through) == {"not-on-the-menu"}


def test_flying_reinforcements_are_shown_and_are_not_the_flight_of_the_turn() -> None:
    """R39."""
    made = state(
        armies=[army(0, "A1", "bantam_drake", shield=None), army(0, "C1", "archer")],
        flights=(1, 0),
    )
    laid = marched(made, Reinforce(shield="C1", origin="A1", path=("B1", "C1"), creatures=("bantam_drake",), fly=True))
    assert of_type(laid.events, FlightShown) == [FlightShown(seat=0, place="A1", cards=("bantam_drake",))]
    assert laid.state.flights == (1, 0)
    to = laid.army("C1", 0)
    assert to is not None
    assert to.known == ("bantam_drake",)


# Entering


def test_s70_an_undefended_stronghold_falls_with_all_that_lies_below_and_beside_it() -> None:
    """Rulebook §3.8 and §3.9: ruins, channelers discarded (R15), and the Guardian may be attacked at once."""
    second = player(1, homes={"D3": {"upgrade": "wizards_tower", "below": ("sorcerer",)}, "D1": {"below": ("cleric",)}})
    made = state(players=(player(0), second), armies=[army(0, "C3", "archer")])
    laid = marched(made, Walk(shield="C3", path=("D3",)))
    assert of_type(laid.events, StrongholdLost) == [
        StrongholdLost(seat=1, place="D3", card="carreg_amroth_left", discarded=("sorcerer", "wizards_tower"))
    ]
    assert laid.stronghold("D3").ruined
    assert laid.player(1).discard == ("sorcerer", "wizards_tower")
    assert [(one.kind, one.seats) for one in laid.state.askings] == [("storm", (0,))]
    answer(laid, Pass())
    assert laid.state.askings == ()
    assert laid.state.combat is None


def test_a_downgrade_goes_back_to_the_discard_pile_of_its_owner() -> None:
    """It is the attacker's own card that lies beside the enemy stronghold."""
    second = player(1, homes={"D3": {"downgrade": "snake_pit"}})
    laid = marched(
        state(players=(player(0), second), armies=[army(0, "C3", "archer")]), Walk(shield="C3", path=("D3",))
    )
    assert laid.player(0).discard == ("snake_pit",)


def test_ruins_where_the_shield_stood_may_be_stormed_from() -> None:
    """S71, rule 7.3: on a later turn, when the shield is turned there."""
    second = player(1, homes={"D2": {"ruined": True}})
    made = state(players=(player(0), second), armies=[army(0, "D2", "archer"), army(0, "C1", "archer")])
    assert reasons(made, Storm(shield="D2")) == set()
    assert reasons(made, Storm(shield="C1")) == {"not-on-the-menu"}


def test_an_attack_begins_a_combat_from_the_space_before() -> None:
    """Rules 5.3 and 6.10: the way back is the space that it came from."""
    made = state(armies=[army(0, "A1", "archer"), army(1, "C1", "axeman")], grounds={"B1": ground("mountains", 0)})
    laid = marched(made, Walk(shield="A1", path=("B1", "C1")))
    assert laid.state.combat is not None
    field = laid.state.combat.field
    assert (field.place, field.attacker, field.origin) == ("C1", 0, "B1")


def test_r14_loose_creatures_defend_their_stronghold() -> None:
    """Creatures without a shield fight for the card that they lie on."""
    made = state(armies=[army(0, "C2", "archer"), army(1, "D2", "axeman", shield=None)])
    laid = marched(made, Walk(shield="C2", path=("D2",)))
    assert laid.state.combat is not None
    assert not laid.stronghold("D2").ruined


def test_alarm_bells_call_the_creatures_below() -> None:
    """`defend_from_below`: with bells beside it a stronghold is not taken without a fight."""
    second = player(1, homes={"D3": {"upgrade": "alarm_bells", "below": ("cleric",)}})
    made = state(players=(player(0), second), armies=[army(0, "C3", "archer")])
    laid = marched(made, Walk(shield="C3", path=("D3",)))
    assert laid.state.combat is not None
    assert not laid.stronghold("D3").ruined


def test_a_shield_may_storm_the_guardian_after_entering() -> None:
    """Rule 7.3."""
    laid = marched(state(armies=[army(0, "C2", "archer")]), Walk(shield="C2", path=("D2",)), Storm(shield="D2"))
    assert laid.state.combat is not None
    assert laid.state.combat.field.storm


# Cards


def test_cards_are_played_before_a_march_which_is_still_due() -> None:
    """Make Juice gives a stone, the question of the march stays."""
    made = state(players=(player(0, hand=("make_juice",)), player(1)), armies=[army(0, "A1", "archer")])
    laid = marched(made, Play(card="make_juice"))
    assert laid.player(0).stones == player(0).stones + 1
    assert laid.player(0).discard == ("make_juice",)
    assert [one.kind for one in laid.state.askings] == ["march"]


def test_dispelling_goes_back_and_forth() -> None:
    """A dispelling can itself be dispelled (rule 12.1)."""
    both = (player(0, hand=("make_juice", "dispel_magic")), player(1, hand=("dispel_magic", "dispel_magic")))
    made = state(players=both, armies=[army(0, "A1", "archer")])
    plays: tuple[Action, ...] = (Play(card="make_juice"), Play(card="dispel_magic"))
    void = marched(made, *plays, Pass())
    assert void.player(0).stones == player(0).stones
    twice = marched(made, *plays, Play(card="dispel_magic"), Pass())
    assert twice.player(0).stones == player(0).stones + 1
    thrice = marched(made, *plays, Play(card="dispel_magic"), Play(card="dispel_magic"))
    assert thrice.player(0).stones == player(0).stones
    assert [one.kind for one in thrice.state.askings] == ["march"]


def test_the_hammer_destroys_a_terrain_face_down_or_not() -> None:
    """`destroy_terrain`: its owner loses it, the space is bare at once."""
    first = player(0, hand=("hammer_of_doom",))
    made = state(
        players=(first, player(1)),
        armies=[army(0, "A1", "archer")],
        grounds={"C1": ground("mountains", 1), "C2": ground("gold", 1, face_down=True)},
    )
    view = view_of(made, 0)
    part = PARTS["march"]
    assert [
        place
        for place in DISPUTED
        if not part.problems(
            view, decision_of(asked(made).state.askings[0], 0), Play(card="hammer_of_doom", target=place)
        )
    ] == ["C1", "C2"]
    laid = marched(made, Play(card="hammer_of_doom", target="C2"))
    assert laid.ground("C2").terrain is None
    assert laid.player(1).discard == ("gold",)
    assert of_type(laid.events, TerrainLost) == [TerrainLost(seat=1, place="C2", card="gold", by="hammer_of_doom")]


def test_sapper_takes_an_upgrade_or_a_downgrade_away() -> None:
    """`destroy_upgrade`; a downgrade goes to its owner's discard pile."""
    first = player(0, hand=("summon_loghammers_sapper",), homes={"A1": {"downgrade": "snake_pit"}})
    second = player(1, homes={"D3": {"upgrade": "alarm_bells"}})
    made = state(players=(first, second), armies=[army(0, "A1", "archer")])
    upgrade = marched(made, Play(card="summon_loghammers_sapper", target="D3"))
    assert upgrade.stronghold("D3").upgrade is None
    assert upgrade.player(1).discard == ("alarm_bells",)
    downgrade = marched(made, Play(card="summon_loghammers_sapper", target="A1"))
    assert downgrade.stronghold("A1").downgrade is None
    assert downgrade.player(1).discard == ("snake_pit",)


def test_spying_shows_hands_and_spaces_to_the_spy_alone() -> None:
    """`view`: the enemy's pen and depot; the vitality that counts for the limit of one space."""
    first = player(0, hand=("eye_of_long_spying", "detect_life_force"))
    second = player(1, hand=("archer",), homes={"D1": {"below": ("gunner",)}})
    made = state(
        players=(first, second), armies=[army(0, "A1", "archer"), army(1, "D1", "gunner"), army(1, "C2", "idiot")]
    )
    eye = of_type(marched(made, Play(card="eye_of_long_spying")).events, CardsSeen)
    assert [(one.audience, one.what, one.cards) for one in eye] == [(0, "storage", ("archer",))]
    force = of_type(marched(made, Play(card="detect_life_force", target="D1")).events, CardsSeen)
    assert [(one.audience, one.what, one.place, one.amount) for one in force] == [(0, "vitality", "D1", 12)]


def test_ongo_and_the_potion_work_from_the_depot() -> None:
    """`flights_per_turn` and `move_mod`."""
    first = player(0, hand=("ongo_air_traffic_controller", "potion_of_movement_essence"))
    made = state(players=(first, player(1)), armies=[army(0, "A1", "bantam_drake")], flights=(1, 0))
    laid = marched(made, Play(card="ongo_air_traffic_controller"), Play(card="potion_of_movement_essence"))
    assert reasons(laid.state, Walk(shield="A1", path=("B1", "C1", "C2"), fly=True)) == set()


@pytest.mark.parametrize("card", ["gold", "power_lunch", "ice_storm", "summon_gravity_well", "master_tactician"])
def test_cards_for_other_times_are_refused_in_a_march(card: str) -> None:
    """Rule 12.3."""
    laid = asked(state(players=(player(0, hand=(card,)), player(1)), armies=[army(0, "A1", "archer")]))
    decision = decision_of(laid.state.askings[-1], 0)
    assert PARTS["march"].problems(view_of(laid.state, 0), decision, Play(card=card)) == (NOT_ON_THE_MENU,)


# Menus


def crowded() -> State:
    """Set up a table with something to do in every way."""
    first = player(0, hand=("hammer_of_doom", "make_juice", "gold"), homes={"A2": {"below": ("cleric",)}})
    second = player(1, hand=("gold",), homes={"D1": {"ruined": True}, "D2": {"upgrade": "alarm_bells"}})
    return state(
        players=(first, second),
        armies=[
            army(0, "A1", "bantam_drake", "wind_spirit"),
            army(0, "A2", "captain", "corporal", "amulet_of_flying", shield=None),
            army(0, "B2", "archer", "archer", "axeman", turned=True),
            army(0, "B3", "archer", "archer"),
            army(0, "D1", "swordsman"),
            army(1, "C1", "idiot"),
        ],
        terrain={"B1": "mountains", "B3": "woods"},
    )


def test_every_menu_leads_to_a_march() -> None:
    """Random answers to the questions end in an action; without optional answers it is legal or can be made so."""
    made = crowded()
    laid = asked(made)
    decision = decision_of(laid.state.askings[-1], 0)
    view = view_of(laid.state, 0)
    kinds = set()
    for number in range(300):
        luck = chance("menus", number)
        draft = Draft()
        for _ in range(8):
            open_ones = [one for one in GAME.questions(view, decision, draft) if not one.chosen]
            if not open_ones:
                break
            question = luck.pick(open_ones)
            assert question.least <= len(question.choices)
            size = 1 if question.most == 1 else luck.below(min(question.most, 2) + 1)
            if size >= question.least:
                draft = GAME.take(view, decision, draft, question.key, luck.shuffled(question.choices)[:size])
        action = GAME.finish(view, decision, draft)
        if action is not None:
            GAME.preview(view, decision, draft)
            kinds.add((type(action).__name__, not GAME.problems(view, decision, action)))
    assert {("Stand", True), ("Walk", True), ("Reinforce", True), ("Storm", True), ("Play", True)} <= kinds


def test_the_preview_is_the_board_after_the_march() -> None:
    """What the draft shows is what is carried out, where the enemy is not met."""
    made = crowded()
    walk = Walk(shield="A1", path=("A2", "A3"), cargo=(Cargo(place="A2", leave=("wind_spirit",), take=("captain",)),))
    laid = asked(made)
    view = view_of(laid.state, 0)
    decision = decision_of(laid.state.askings[-1], 0)
    draft = Draft(
        taken=(
            ("turn", ("A1",)),
            ("to", ("A3",)),
            ("leave-A2", ("wind_spirit",)),
            ("take-A2", ("captain",)),
        )
    )
    assert GAME.finish(view, decision, draft) == walk
    before = GAME.preview(view, decision, draft)
    answer(laid, walk)
    assert before.armies == view_of(laid.state, 0).armies


@pytest.mark.parametrize("number", range(60))
def test_no_preview_promises_another_board_than_the_march_makes(number: int) -> None:
    """Armies and strongholds lie as shown, for every legal march that is not answered at once."""
    made = replace(crowded(), players=(crowded().players[0], replace(crowded().players[1], depot=())))
    laid = asked(made)
    view, decision = view_of(laid.state, 0), decision_of(laid.state.askings[-1], 0)
    part = PARTS["march"]
    march = part.sample(view, decision, chance("preview", number))
    while isinstance(march, Play | Storm):
        number += 1000
        march = part.sample(view, decision, chance("preview", number))
    before = menus.shown_after(view, march)
    answer(laid, march)
    after = view_of(laid.state, 0)
    if after.combat is None:
        assert before.armies == after.armies
        assert before.players[1].strongholds == after.players[1].strongholds


def test_a_single_shield_is_not_asked_for() -> None:
    """Few presses: with one shield and no card the first question is what to do."""
    laid = asked(state(armies=[army(0, "A1", "archer")]))
    decision = decision_of(laid.state.askings[-1], 0)
    questions = list(GAME.questions(view_of(laid.state, 0), decision, Draft()))
    assert [(one.key, one.choices[:1]) for one in questions] == [("to", ("A2",)), ("use", ("stand",))]


def test_where_a_shield_goes_takes_the_place_of_what_else_it_would_do_and_the_other_way_round() -> None:
    laid = asked(state(armies=[army(0, "A1", "archer")]))
    view, decision = view_of(laid.state, 0), decision_of(laid.state.askings[-1], 0)
    draft = GAME.take(view, decision, Draft(), "to", ("B1",))
    assert GAME.finish(view, decision, draft) == Walk(shield="A1", path=("B1",))
    draft = GAME.take(view, decision, draft, "use", ("stand",))
    assert GAME.finish(view, decision, draft) == Stand(shield="A1")
    draft = GAME.take(view, decision, draft, "to", ("B1",))
    assert GAME.finish(view, decision, draft) == Walk(shield="A1", path=("B1",))
    stored = Draft(taken=(("use", ("move",)), ("to", ("B1",))))
    assert GAME.finish(view, decision, stored) == Walk(shield="A1", path=("B1",)), "by an earlier version"


@pytest.mark.parametrize(
    ("stack", "offered"),
    [
        (("archer", "swordsman"), False),
        (("archer", "bantam_drake"), True),
        (("archer", "swordsman", "amulet_of_flying"), True),
    ],
)
def test_a_space_that_only_flyers_reach_is_offered_where_something_can_fly(
    stack: tuple[str, ...], offered: bool
) -> None:
    """A menu offers nothing that cannot come to an end."""
    laid = asked(state(armies=[army(0, "A2", *stack)]))
    view, decision = view_of(laid.state, 0), decision_of(laid.state.askings[-1], 0)
    (where,) = (one for one in GAME.questions(view, decision, Draft()) if one.key == "to")
    assert ("C2" in where.choices) == offered


def test_samples_are_legal_and_reach_every_kind_of_march() -> None:
    """Self-play sees everything; all that is listed is legal too."""
    made = crowded()
    laid = asked(made)
    view, decision = view_of(made, 0), decision_of(laid.state.askings[-1], 0)
    part = PARTS["march"]
    kinds = set()
    for number in range(200):
        action = part.sample(view, decision, chance("sample", number))
        assert part.problems(view, decision, action) == ()
        kinds.add(type(action).__name__)
    assert kinds == {"Stand", "Walk", "Reinforce", "Storm", "Play"}
    assert all(not march_problems(view, one) for shield in ("A1", "B3", "D1") for one in marches_of(view, shield))


def test_no_plain_march_that_is_legal_is_left_out() -> None:
    """What is listed is all that stands the test, of every way that steps from space to space."""
    made = crowded()
    view = view_of(made, 0)
    paths: dict[Place, list[tuple[Place, ...]]] = {place: [(one,) for one in neighbours(place)] for place in PLACES}
    for ways in paths.values():
        for _ in range(2):
            ways += [(*path, place) for path in ways for place in neighbours(path[-1]) if (*path, place) not in ways]
    for shield in ("A1", "B3", "D1"):
        walks = [Walk(shield=shield, path=path, fly=fly) for path in paths[shield] for fly in (False, True)]
        troops = [
            Reinforce(shield=shield, origin=one.place, path=path, creatures=sent, items=items, fly=fly)
            for one in made.armies
            if one.owner == 0
            for sent, items in (*(((creature,), ()) for creature in one.creatures), (one.creatures, one.items))
            for path in paths[one.place]
            for fly in (False, True)
        ]
        marches: list[Walk | Reinforce] = [*walks, *troops]
        legal = [march for march in marches if not march_problems(view, march)]
        listed = list(marches_of(view, shield))
        assert legal
        assert all(march in listed or (march.fly and replace(march, fly=False) in listed) for march in legal)


def test_an_absent_player_turns_his_leftmost_shield_and_does_nothing() -> None:
    """Rule 11.2; what is left is in his own eyes."""
    made = state(
        armies=[army(0, "A1", "archer"), army(0, "B3", "archer"), army(1, "D1", "archer"), army(1, "C3", "archer")]
    )
    for seat, place in ((0, "A1"), (1, "C3")):
        laid = asked(made, seat)
        decision = decision_of(laid.state.askings[-1], seat)
        assert PARTS["march"].fallback(view_of(laid.state, seat), decision) == Stand(shield=place)  # type: ignore[arg-type]


def test_a_gravity_well_in_force_is_of_the_turn() -> None:
    """The effect lies on the table until the turn ends."""
    effect = lasting(1, "summon_gravity_well", CancelFlight)
    made = state(armies=[army(0, "A1", "bantam_drake")], lasting=(effect,))
    assert all(not fly for _, fly in Roads(view_of(made, 0)).ways("A1"))
