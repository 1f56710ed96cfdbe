"""Examples of what a combat sheet might lead to: drawn from its owner's view alone, and the same each time."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Decision
from bot.games.guardians.examples import examples
from bot.games.guardians.rules import Guardians
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    Bribed,
    CombatOrders,
    CombatSheet,
    CommandsShown,
    ControlCounted,
    GuardianHeld,
    MatchEnded,
    Options,
    State,
    View,
)
from bot.games.selfplay import random_play, random_setup
from tests.games.guardians.fights import fight
from tests.games.guardians.tables import chance

GAME = Guardians()


@cache
def asked(kind: str, most: int = 8) -> tuple[tuple[State, View, Decision], ...]:
    """Find some tables of random matches at which a combat sheet is asked for."""
    return tuple(found for found, _ in zip(_asked(kind), range(most), strict=False))


def _asked(kind: str) -> Iterator[tuple[State, View, Decision]]:
    for number in range(50):
        setup = random_setup(GAME, 2, Options(council=True), f"examples {number}")
        for _, step in random_play(setup, setup.start().state):
            for decision in GAME.waiting_on(step.state):
                if decision.kind == kind:
                    yield step.state, GAME.view(step.state, decision.seat), decision


def test_a_combat_is_carried_out_to_its_end_against_each_of_three_enemies() -> None:
    for kind in ("sheet", "council"):
        for _, view, decision in asked(kind):
            shown = examples(view, suggested_sheet(view, decision.seat, "win"))
            assert [one.enemy for one in shown] == ["win", "careful", "all-in"]
            for one in shown:
                assert isinstance(one.events[-1], ControlCounted | GuardianHeld | MatchEnded)
                assert all(event.audience is None for event in one.events)


def test_the_same_sheet_has_the_same_examples() -> None:
    for _, view, decision in asked("sheet"):
        sheet = suggested_sheet(view, decision.seat, "win")
        assert examples(view, sheet) == examples(view, sheet)


def test_examples_tell_nothing_of_what_the_enemy_holds_or_has_sealed() -> None:
    for kind in ("sheet", "council"):
        for state, view, decision in asked(kind, 4):
            sheet = suggested_sheet(view, decision.seat, "all-in")
            for number in range(2):
                other = GAME.view(GAME.imagine(state, decision.seat, chance("imagined", number)), decision.seat)
                assert examples(other, sheet) == examples(view, sheet)


def test_a_careful_sheet_bribes_nobody_and_commands_nobody_in_any_example() -> None:
    for _, view, decision in asked("sheet"):
        for one in examples(view, suggested_sheet(view, decision.seat, "careful")):
            assert one.stones == 0
            assert not any(isinstance(event, Bribed) and event.seat == decision.seat for event in one.events)
            shown = [event.cards[decision.seat] for event in one.events if isinstance(event, CommandsShown)]
            assert set(shown) <= {None}


def test_whatever_is_paid_counts_and_not_channels_alone() -> None:
    """The cannon costs a stone, and two more raise it."""
    cannon: dict[str, Any] = {"homes": ({"A1": {"upgrade": "flame_cannon"}}, None), "place": "C1", "origin": "B1"}
    begun = fight(("archer",), ("mule",), options=Options(turn_limit="none"), **cannon)
    plan = CombatOrders(attacking="yes", commands=("flame_cannon",), raised=2, goal="never", otherwise="pass")
    assert [one.stones for one in examples(begun.view(0), plan)] == [3, 3, 3]


def test_what_has_been_sealed_changes_no_example() -> None:
    for _, view, decision in asked("sheet", 4):
        assert view.asking is not None
        sheet = suggested_sheet(view, decision.seat, "win")
        sealed = replace(view, asking=replace(view.asking, answer=CombatSheet(orders=sheet)))
        assert examples(sealed, sheet) == examples(view, sheet)


def test_nobody_else_sees_examples() -> None:
    state, _, decision = asked("sheet")[0]
    sheet = suggested_sheet(GAME.view(state, decision.seat), decision.seat, "win")
    assert examples(GAME.view(state, None), sheet) == ()
