"""The computer player of Power finds what is plain to see, keeps to the rules, and does the same again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from bot.games.contract import Seat, standing_question
from bot.games.power.actions import Plan, Sheet, TakeBooty
from bot.games.power.state import COLOURS, Colour, Move, Order, State
from bot.players.budget import Budget
from bot.players.choosing import ahead, choose
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from tests.games.power.tables import GAME, Board, asked, orders, play, table, with_options
from tests.games.random_matches import random_match

LEVELS: tuple[Level, ...] = ("greedy", "level2")
PAIRS: Final[Sequence[Sequence[Colour]]] = (("V", "B"), ("J", "R"))
THREE: Final[Sequence[Sequence[Colour]]] = (("V",), ("B",), ("J",))
FOUR: Final[Sequence[Sequence[Colour]]] = (*THREE, ("R",))
HOME: Final[Board] = {army: {f"HQ{army}": "2S 2T 2C 2D"} for army in COLOURS}
QUICK = Budget(simulations=200)


def chosen(state: State, seat: Seat, level: Level, budget: Budget | None = None) -> tuple[Order, ...]:
    """Let a level write the sheet of a seat."""
    action = choose(GAME, *asked(state, seat), level, QuickChance(1), budget)
    assert isinstance(action, Sheet)
    return action.orders


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [(("V", "R"), ("B", "J")), THREE, FOUR])
def test_a_headquarters_that_nobody_can_defend_is_taken(level: Level, seats: Sequence[Sequence[Colour]]) -> None:
    state = table(
        {"V": {"HQV": "2S 2T", "B7": "S T"}, "B": {"V0": "D"}, "J": {"HQJ": "2S 2T 2C"}, "R": {"HQR": "2S 2T 2C"}},
        seats=seats,
    )
    after = play(state, {0: chosen(state, 0, level)}).state
    assert after.armies[1].flag == "V"


@pytest.mark.parametrize("level", LEVELS)
def test_a_headquarters_is_defended_against_a_certain_loss(level: Level) -> None:
    state = table(
        {
            "V": {"HQV": "2S"},
            "B": {"HQB": "2S 2T"},
            "J": {"HQJ": "2S 2T", "V6": "2R"},
            "R": {"HQR": "2S 2T"},
        },
        reserve={"V": "C 2A"},
        seats=PAIRS,
    )
    storm = orders("J", "R V6 HQV", "R V6 HQV")
    assert play(state, {1: storm}).state.armies[0].flag == "J"
    after = play(state, {0: chosen(state, 0, level), 1: storm}).state
    assert after.armies[0].flag == "V"


@pytest.mark.parametrize("level", LEVELS)
def test_three_small_pieces_in_the_reserve_are_made_a_large_one(level: Level) -> None:
    state = table(HOME, reserve={"V": "3T"}, seats=PAIRS)
    after = play(state, {0: chosen(state, 0, level)}).state
    pieces = [piece for stack in after.board if stack.army == "V" for piece in stack.pieces]
    assert "A" in (*pieces, *after.armies[0].reserve)


@pytest.mark.parametrize("level", LEVELS)
def test_an_army_is_not_sent_to_where_it_is_lost(level: Level) -> None:
    heavy: Board = {army: {f"HQ{army}": "3A"} for army in COLOURS}
    state = table({**heavy, "V": {"HQV": "2S 2T", "J7": "R"}}, seats=PAIRS)
    assert not any(isinstance(order, Move) and order.target == "HQJ" for order in chosen(state, 0, level))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("players", GAME.seats)
def test_every_answer_is_legal_whatever_the_table_plays(level: Level, players: int, number: int) -> None:
    for place, moment in enumerate(random_match(GAME, players, "players", number, leave_one_in=60)):
        for view, decision in moment.asked:
            if place % 7 and decision.kind == "orders":
                continue
            action = choose(GAME, view, decision, level, QuickChance(place), QUICK)
            assert not GAME.problems(view, decision, action), (decision, action)


@pytest.mark.parametrize("level", LEVELS)
def test_booty_goes_to_an_army_that_has_a_share(level: Level) -> None:
    state = table(
        {"V": {"HQV": "2S", "J4": "T"}, "B": {"HQB": "S", "J4": "T"}, "J": {"HQJ": "2S", "J4": "S"}, "R": {"HQR": "S"}},
        seats=PAIRS,
    )
    state = play(state, {0: orders("V", "S HQV V7"), 1: orders("J", "S HQJ J7")}).state
    view, decision = asked(state, 0)
    assert choose(GAME, view, decision, level, QuickChance(1)) in {TakeBooty("V"), TakeBooty("B")}


@pytest.mark.parametrize(("guards", "army"), [({"V": "2S", "B": "S"}, "V"), ({"V": "S", "B": "2S"}, "B")])
def test_equal_shares_are_left_to_the_army_that_guards_its_headquarters_best(
    guards: dict[Colour, str], army: Colour
) -> None:
    """As they would be if they were asked for; nothing else is left, since it would look at nobody else's moves."""
    state = table(
        {
            **{colour: {f"HQ{colour}": pieces, "J4": "T"} for colour, pieces in guards.items()},
            "J": {"HQJ": "2S", "J4": "S"},
            "R": {"HQR": "S"},
        },
        seats=PAIRS,
    )
    view = GAME.view(state, 0)
    plan = ahead(GAME, view, standing_question(0), "level2", QuickChance(1))
    assert plan == Plan(booty="first" if army == "V" else "second")
    state = play(state, {1: orders("J", "S HQJ J7")}).state
    assert (
        GAME.plans.answer(*asked(state, 0), plan)
        == TakeBooty(army)
        == choose(GAME, *asked(state, 0), "level2", QuickChance(1))
    )
    assert ahead(GAME, GAME.view(table(HOME, seats=THREE), 0), standing_question(0), "level2", QuickChance(1)) is None


def test_the_same_question_gets_the_same_answer() -> None:
    state = table(HOME, seats=PAIRS)
    assert chosen(state, 0, "level2", QUICK) == chosen(state, 0, "level2", QUICK)


def test_in_the_last_round_all_is_strength() -> None:
    state = table(
        HOME,
        reserve={"V": "2P"},
        seats=PAIRS,
        options=with_options(round_limit="12"),
        round=12,
    )
    strength = GAME.view(play(state, {0: chosen(state, 0, "level2")}).state, 0).players[0].strength
    assert strength >= GAME.view(state, 0).players[0].strength
