"""The computer player of Macht & Ohnmacht sees what lies at hand, and keeps to the rules whatever it is asked."""

from collections.abc import Iterator
from itertools import islice
from math import exp
from random import Random
from typing import Any, cast

import pytest

from bot.games.contract import Decision, Seat
from bot.games.macht_ohnmacht.board.actions import (
    Answer,
    Bid,
    GiveUp,
    LetPass,
    Marker,
    MoveIn,
    Overthrow,
    PlayBonus,
    PlaySerpent,
    Remove,
    Retreat,
    StandingOrders,
    TakeTile,
    Tile,
    UseTiles,
)
from bot.games.macht_ohnmacht.board.events import CycleEnded
from bot.games.macht_ohnmacht.board.state import Colour, State
from bot.games.macht_ohnmacht.board.views import View
from bot.players.budget import Budget, Meter
from bot.players.choosing import ahead, choose, computer_players, reasons
from bot.players.computer_player import Level
from bot.players.macht_ohnmacht.answers import answers
from bot.players.macht_ohnmacht.value import FITTED
from bot.players.quick_chance import QuickChance
from scripts.fit_macht_ohnmacht import fitted
from tests.games.macht_ohnmacht.tables import GAME, act, asked, table
from tests.games.random_matches import Moment, imagined, random_match

LITTLE = Budget(simulations=30)
MATCHES = (6, 8)
"""Random matches in which every kind of question is asked."""
KINDS = {"turn", "bid", "rebellion", "marker", "serpent", "retreat", "occupy"}

LEVEL4 = pytest.param("level4", marks=pytest.mark.long)
any_level = pytest.mark.parametrize("level", ["greedy", "level2", "level3", LEVEL4])


def answer(state: State, level: Level, seat: Seat | None = None, budget: Budget | None = None) -> Answer:
    """Let the seat that is asked choose."""
    view, decision = asked(state, seat)
    chosen: Answer = choose(GAME, view, decision, level, QuickChance("answer"), budget)
    return chosen


def after_turn(state: State, level: Level) -> State:
    """Let the seat on turn play it to the end."""
    seat, turn = state.board.on_turn, state.board.turn
    while state.outcome is None and (state.board.on_turn, state.board.turn) == (seat, turn):
        state = act(state, answer(state, level)).state
    return state


FOURFOLD: dict[Marker, str] = {
    "armour": "gododdin deira anglia cantia",
    "tent": "alt-clut elmet lindsey gewisse",
    "key": "rheged dyfed",
    "castle": "gwynedd powys mercia hwicce dumnonia",
}
SETTLED = {"orange 1m": "alt-clut elmet gewisse", "white 1m": "gododdin deira lindsey cantia"}


# Obvious positions


def test_the_last_cubes_are_left_when_the_end_of_the_cycle_loses() -> None:
    """Two cubes could go by the way; two pieces can be placed without any."""
    state = table(cubes=2, points=(3, 8), active={"orange": 1, "white": 4}, display=["sea", "serpent"])
    later = after_turn(state, "level2")
    assert later.outcome is None
    assert later.board.hourglass == 2


@any_level
def test_what_falls_and_wins_is_overthrown(level: Level) -> None:
    """Orange drives White out of Elmet (3 : 2) with the last cube, and the regions that it has then make the goal."""
    state = table(
        example=True, cubes=1, points=(10, 8), tiles={"orange": ["influence-castle"]}, display=["influence-tent"]
    )
    end = after_turn(state, level)
    assert end.outcome is not None
    assert end.outcome.winners == (0,)


def test_two_steps_are_seen_together() -> None:
    """A piece in Mercia makes the attack on Elmet strong enough (4 : 3), and only then the tile ends the cycle well."""
    state = table(
        example=True,
        pieces={"elmet": "white 2k"},
        cubes=1,
        points=(10, 10),
        tiles={"orange": ["influence-castle"]},
    )
    end = after_turn(state, "level2")
    assert end.outcome is not None
    assert end.outcome.winners == (0,)


def test_the_serpent_stops_what_would_lose() -> None:
    tiles: dict[Colour, list[Tile]] = {"orange": ["influence-castle"], "white": ["serpent"]}
    state = table(example=True, cubes=3, points=(9, 6), tiles=tiles, display=["sea"])
    state = act(state, UseTiles((Overthrow("influence-castle", "elmet"),))).state
    assert answer(state, "level2") == PlaySerpent()


def test_the_serpent_is_kept_where_little_happens() -> None:
    tiles: dict[Colour, list[Tile]] = {"orange": ["bonus-castle"], "white": ["serpent"]}
    state = act(table(example=True, tiles=tiles), UseTiles((PlayBonus("bonus-castle"),))).state
    assert answer(state, "level2") == LetPass()


@any_level
def test_a_driven_out_piece_is_saved_and_the_attacker_moves_in(level: Level) -> None:
    state = table(example=True, tiles={"orange": ["influence-castle"]})
    state = act(state, UseTiles((Overthrow("influence-castle", "elmet"),))).state
    saved = answer(state, level)
    assert isinstance(saved, Retreat)
    assert answer(act(state, saved).state, level) == MoveIn()


def test_nothing_is_given_up_where_all_is_lost() -> None:
    """Orange takes the last cube next, whatever White saves."""
    state = table(example=True, cubes=2, points=(10, 8), tiles={"orange": ["influence-castle"]}, display=["sea"])
    view, decision = asked(act(state, UseTiles((Overthrow("influence-castle", "elmet"),))).state)
    player = computer_players()[GAME.key]
    weighed = player.weigh(view, decision, "level3", Meter(player.budgets["level3"]), QuickChance(1))
    assert max(one.worth for one in weighed) == pytest.approx(0)
    assert sum(one.share for one in weighed if one.action == GiveUp()) == 0


def test_who_moves_in_can_still_do_what_staying_out_would_leave_to_be_done() -> None:
    """White can end the cycle by two cubes, and is seen to do so whatever else may tempt it."""
    markers = {place: marker for marker, places in FOURFOLD.items() for place in places.split()}
    state = table(
        cycle="magic",
        markers=markers,
        pieces={place: group for group, places in SETTLED.items() for place in places.split()},
        cubes=3,
        recruited=True,
        reserve={"orange": (3, 2), "white": (6, 1)},
        tiles={"orange": ["influence-tent"]},
        display=["rebellion", "influence-castle", "bonus-castle", "sea", "influence-tent", "victory-point"],
    )
    state = act(state, UseTiles((Overthrow("influence-tent", "lindsey"),))).state
    assert answer(state, "level3") == MoveIn()


def test_a_point_that_nobody_else_can_bid_for_costs_one_piece() -> None:
    state = table(display=["victory-point"], reserve={"orange": (4, 0), "white": (0, 4)})
    state = act(state, TakeTile("victory-point")).state
    assert answer(state, "level2") == Bid(1)


def test_nobody_bids_more_than_the_other_one_can_match() -> None:
    state = table(display=["victory-point"], reserve={"orange": (8, 0), "white": (2, 4)})
    view, decision = asked(act(state, TakeTile("victory-point")).state, 0)
    for number in range(10):
        assert choose(GAME, view, decision, "level2", QuickChance(number), LITTLE) in {Bid(1), Bid(2), Bid(3)}


@any_level
def test_a_rebellion_takes_a_region_from_the_leader(level: Level) -> None:
    state = table(
        display=["rebellion"],
        pieces={"powys": "white 1k", "elmet": "white 2k 2m", "deira": "white 3k"},
        reserve={"orange": (2, 0), "white": (0, 0)},
    )
    state = act(act(state, TakeTile("rebellion")).state, Bid(1), 0).state
    removed = answer(state, level)
    assert isinstance(removed, Remove)
    assert removed.region in {"powys", "elmet"}


# What it orders in advance


def ordered(state: State, seat: Seat, budget: Budget | None = None) -> StandingOrders:
    view = GAME.view(state, seat)
    question = GAME.orders_ahead.question(view)
    assert question is not None
    plan = ahead(GAME, view, question, "level2", QuickChance("orders"), budget)
    assert isinstance(plan, StandingOrders)
    assert GAME.problems(view, question, plan) == ()
    return plan


def test_a_serpent_is_ordered_to_guard_what_would_lose() -> None:
    tiles: dict[Colour, list[Tile]] = {"orange": ["influence-castle"], "white": ["serpent"]}
    state = table(example=True, cubes=3, points=(9, 6), tiles=tiles, display=["sea"])
    plan = ordered(state, 1)
    assert "elmet" in plan.guarded
    state = act(state, UseTiles((Overthrow("influence-castle", "elmet"),))).state
    assert GAME.orders_ahead.answer(*asked(state), plan) == PlaySerpent()


def test_bids_are_ordered_for_what_the_opponent_may_take() -> None:
    plan = ordered(table(display=["victory-point"], reserve={"orange": (4, 0), "white": (3, 4)}), 1)
    assert plan.bid_point in range(1, 4)
    assert not plan.bid_own
    assert ordered(table(reserve={"white": (0, 4)}), 1).bid_point is None


@pytest.mark.long
def test_orders_follow_from_what_is_seen() -> None:
    for moment, _, _ in islice(positions(), 0, None, 40):
        for seat in (0, 1):
            plan = ordered(moment.state, seat, LITTLE)
            assert all(ordered(state, seat, LITTLE) == plan for state in imagined(moment, seat, 2))


# Whatever is asked


def positions() -> Iterator[tuple[Moment, View, Decision]]:
    for number in MATCHES:
        for moment in random_match(GAME, 2, "computer player", number, leave_one_in=0):
            yield from ((moment, view, decision) for view, decision in moment.asked)


def test_all_answers_are_thought_of_and_all_are_legal() -> None:
    for _, view, decision in positions():
        listed = list(answers(view, decision))
        assert len(set(listed)) == len(listed)
        assert not any(GAME.problems(view, decision, one) for one in listed)
        if decision.kind != "turn":
            assert GAME.fallback(view, decision) in listed


# What is weighed


@pytest.mark.parametrize("level", ["level2", "level3", LEVEL4])
def test_a_win_is_seen_for_certain_and_what_only_a_person_would_do_has_no_share(level: Level) -> None:
    """The last cube wins, and a tile by the way leaves it to the other one."""
    state = table(cubes=1, acted=1, points=(8, 3), active={"orange": 4, "white": 1}, display=["sea"])
    view, decision = asked(state)
    player = computer_players()[GAME.key]
    weighed = player.weigh(view, decision, level, Meter(player.budgets[level]), QuickChance(1), [TakeTile("sea")])
    (tile,) = (one for one in weighed if one.action == TakeTile("sea"))
    assert tile.share == 0
    assert max(one.worth for one in weighed) == pytest.approx(1)


# The weights of level 3


def test_the_weights_are_those_for_these_rules() -> None:
    assert (FITTED.version, FITTED.data_version) == (GAME.version, GAME.data_version)


def test_weights_are_fitted_to_what_decides() -> None:
    """The first of two weights is too low, the second one tells nothing."""
    random = Random(1)
    rows = []
    for _ in range(400):
        values = [random.uniform(-2, 2), random.uniform(-2, 2)]
        rows.append((values, float(random.random() < 1 / (1 + exp(-2 * values[0])))))
    decisive, idle = fitted(rows, [0.2, 0.2])
    assert decisive > 3 * abs(idle)


# Reasons


def test_reasons_say_what_comes_of_an_answer() -> None:
    told = set()
    for number in range(8):
        for moment in islice(random_match(GAME, 2, "why", number, leave_one_in=0), 0, None, 3):
            for view, decision in moment.asked:
                seats = decision.seat, 1 - decision.seat
                action = choose(GAME, view, decision, "greedy" if number % 2 else "random", QuickChance(number))
                step = GAME.apply(moment.state, decision, action, moment.chance)
                scored = [event for event in step.events if isinstance(event, CycleEnded)]
                foreseen = not moment.state.intended or seats[0] == view.board.on_turn
                for reason in reasons(GAME, view, decision, action):
                    key, values = reason.key.removeprefix("macht_ohnmacht-hint-"), cast(dict[str, Any], reason.values)
                    told.add(key)
                    match key:
                        case "overthrow":
                            (of,) = [of for of in view.sums if of.region == values["region"]]
                            assert (values["attack"], values["defence"]) == (of.attack, of.defence)
                            assert of.succeeds
                        case "last-cube" if scored and foreseen:
                            assert [len(scored[0].active[seat]) for seat in seats] == [values["own"], values["other"]]
                            assert [scored[0].totals[seat] for seat in seats] == [values["total"], values["rival"]]
                        case "active-now" if not scored and foreseen and step.state.phase == "turn":
                            players = GAME.view(step.state, None).players
                            assert [len(players[seat].active) for seat in seats] == [values["own"], values["other"]]
                        case "exposed" | "opens":
                            assert values["margin"] > 0
    assert {"overthrow", "last-cube", "active-now", "active-next", "exposed", "opens", "denies", "bid"} <= told
