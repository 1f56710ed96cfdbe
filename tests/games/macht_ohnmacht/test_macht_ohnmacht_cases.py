"""The rules of Macht & Ohnmacht, case by case: each file of cases/ is played by the real rules.

A case says where its rule comes from (Q numbers are the rulings of docs/rules), sets a table
up (`given`), lets the players act (`when`), and tells what must be so then. `cases` vary what stands above them. A step
that is `refused` lists the reasons and changes nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.codec import to_json
from bot.games.contract import Seat
from bot.games.macht_ohnmacht.answers import refuges
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.events import GameEvent
from bot.games.macht_ohnmacht.board.island import active_regions, sum_of
from bot.games.macht_ohnmacht.board.state import COLOURS, State
from tests.games.case_files import cases_in
from tests.games.macht_ohnmacht.stage import action_of, table_of
from tests.games.macht_ohnmacht.tables import GAME, SEAT_OF, act, named, problem_keys, region, written

CASES = Path(__file__).with_name("cases")
Spec = Mapping[str, Any]


def play(state: State, steps: list[Spec]) -> tuple[State, list[GameEvent]]:
    """Let the players act, and check what is said about a step in its place."""
    told: list[GameEvent] = []
    for step in steps:
        ((colour, spec),) = ((key, value) for key, value in step.items() if key in COLOURS)
        seat, action = SEAT_OF[colour], action_of(spec)
        check(state, told, step.get("before", {}))
        if "refused" in step:
            assert problem_keys(state, action, seat) == step["refused"]
            continue
        cubes, cycle = state.board.hourglass, state.board.cycle
        result = act(state, action, seat)
        state = result.state
        told += result.events
        assert not GAME.violations(state)
        assert state.board.cycle > cycle or state.board.hourglass <= cubes, "the hourglass is never filled up"
        check(state, list(result.events), step.get("then", {}))
    return state, told


def player_facts(state: State, seat: Seat) -> dict[str, Any]:
    player = state.board.players[seat]
    active = active_regions(state.board.regions, seat, state.board.active)
    return {
        "reserve": [player.reserve.knights, player.reserve.mages],
        "stock": [player.stock.knights, player.stock.mages],
        "tiles": list(player.tiles),
        "points": player.points,
        "bonuses": list(player.bonuses),
        "active": list(active),
        "total": player.points + len(active),
    }


def check(state: State, told: list[GameEvent], expected: Spec) -> None:
    """Compare what is expected with what is so."""
    board = state.board
    facts: dict[str, Callable[[], Any]] = {
        "cubes": lambda: board.hourglass,
        "cycle": lambda: board.kind,
        "number": lambda: board.cycle,
        "token": lambda: board.token,
        "turn": lambda: board.turn,
        "on_turn": lambda: COLOURS[board.on_turn],
        "first": lambda: COLOURS[board.first],
        "actions": lambda: board.actions,
        "actions_left": lambda: board.actions - board.acted,
        "recruited": lambda: board.recruited,
        "asked": lambda: [f"{COLOURS[one.seat]} {one.kind}" for one in GAME.waiting_on(state) if not one.answered],
        "display": lambda: list(board.display),
        "display_count": lambda: len(board.display),
        "pile": lambda: len(state.pile),
        "tokens": lambda: len(state.tokens),
        "discarded": lambda: list(board.discard),
        "spares": lambda: sorted(board.spares),
        "spare_count": lambda: len(board.spares),
        "refuges": lambda: [] if state.fall is None else sorted(refuges(board, state.fall)),
        "intended": lambda: len(state.intended),
        "over": lambda: state.outcome is not None,
        "winners": lambda: [COLOURS[seat] for seat in state.outcome.winners] if state.outcome else [],
        "reason": lambda: state.outcome.reason if state.outcome else None,
    }
    for name, wanted in expected.items():
        match name:
            case "regions":
                assert {place: written(region(state, place)) for place in wanted} == dict(wanted)
            case "markers":
                assert {place: region(state, place).marker for place in wanted} == dict(wanted)
            case "sums":
                for place, (attack, defence) in wanted.items():
                    arithmetic = sum_of(board, MAP.places[named(place)])
                    assert (arithmetic.attack, arithmetic.defence) == (attack, defence), place
            case "told":
                facts_told = [msgspec.json.decode(to_json(event)) for event in told]
                for line in wanted:
                    assert any(line.items() <= event.items() for event in facts_told), (line, facts_told)
            case "not_told":
                assert not set(wanted) & {msgspec.to_builtins(event)["type"] for event in told}
            case "orange" | "white":
                so = player_facts(state, SEAT_OF[name])
                assert {key: so[key] for key in wanted} == {key: plain(value) for key, value in wanted.items()}
            case "refuges" | "spares":
                assert facts[name]() == sorted(map(named, wanted))
            case _:
                assert facts[name]() == wanted, name


def plain(value: Any) -> Any:
    return [named(item) if isinstance(item, str) else item for item in value] if isinstance(value, list) else value


def read_cases() -> Iterator[Any]:
    for path in sorted(CASES.glob("*.yaml")):
        for case in cases_in(path):
            variants = case.get("cases", [{}])
            for number, variant in enumerate(variants, start=1):
                name = case["id"] if len(variants) == 1 else f"{case['id']}-{number}"
                given = {**case.get("given", {}), **variant.get("given", {})}
                steps = variant.get("when", case.get("when", []))
                expected = {**case.get("then", {}), **variant.get("then", {})}
                yield pytest.param(given, steps, expected, id=f"{path.stem}:{name}")


@pytest.mark.parametrize(("given", "steps", "expected"), list(read_cases()))
def test_a_case_comes_out_as_the_rules_say(given: Spec, steps: list[Spec], expected: Spec) -> None:
    state = table_of(given)
    before = to_json(state)
    after, told = play(state, steps)
    check(after, told, expected)
    assert to_json(state) == before
