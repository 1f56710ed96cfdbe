"""The rules of Power, case by case: each round of cases/ is played by the real rules.

A case says which rule it pins down (docs/rules explains the numbers), what is given and ordered, and what
must come out. Orders are in French letters. Whatever is not mentioned is expected to be empty.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.games.power.board.events import (
    BootyAsked,
    FightWon,
    FlagsTaken,
    MatchEnded,
    MissilesStruck,
    PenaltyPaid,
    PlayerEliminated,
    PowerCollected,
    SheetsRevealed,
    StandOff,
)
from bot.games.power.board.state import COLOURS, Colour
from tests.games.case_files import cases_in
from tests.games.power.tables import board_of, of_type, orders, play, reserves_of, table, with_options

CASES = Path(__file__).with_name("cases")
Given = Mapping[str, Any]


def seats_of(given: Given) -> tuple[tuple[Colour, ...], ...]:
    """Seat the players: four, one army each; three and the mercenaries; or two teams."""
    if "teams" in given:
        teams: dict[str, list[Colour]] = {}
        for colour, team in given["teams"].items():
            teams.setdefault(team, []).append(colour)
        return tuple(tuple(armies) for armies in teams.values())
    return tuple((colour,) for colour in COLOURS if colour != given.get("mercenary"))


def play_round(case: Given) -> dict[str, Any]:
    """Play one round, and write down all that the events and the board tell of it."""
    given = case["given"]
    seats = seats_of(given)
    names = {seat: "/".join(armies) for seat, armies in enumerate(seats)}
    if "teams" in given:
        names = dict(enumerate(dict.fromkeys(given["teams"].values())))
    state = table(
        given["board"],
        reserve=given.get("reserve"),
        flags=given.get("flags"),
        seats=seats,
        options=with_options(authentic_illegal_orders=True, **given.get("options", {})),
        **given.get("state", {}),
    )
    written = {colour: orders(colour, *lines) for colour, lines in case["orders"].items()}
    sheets = {
        seat: [order for colour in armies for order in written.get(colour, ())] for seat, armies in enumerate(seats)
    }
    step = play(state, sheets)
    (revealed,) = of_type(step.events, SheetsRevealed)
    illegal: dict[str, list[int]] = {}
    reasons: dict[str, list[str]] = {}
    for sheet in revealed.sheets:
        places: dict[Colour, int] = {}
        for number, verdict in enumerate(sheet.lines, start=1):
            # The lines of a player of two are counted army by army, as they are given.
            writer = verdict.order.army if len(seats) == 2 else seats[sheet.seat][0]
            places[writer] = places.get(writer, 0) + 1 if len(seats) == 2 else number
            if verdict.reason is not None:
                illegal.setdefault(writer, []).append(places[writer])
                reasons.setdefault(writer, []).append(verdict.reason.key.removeprefix("power-problem-"))
    facts: dict[str, Any] = {
        "board": board_of(step.state),
        "reserve": reserves_of(step.state),
        "illegal": illegal,
        "reasons": reasons,
        "penalty": {
            names[event.seat]: "power" if event.piece is None else "piece"
            for event in of_type(step.events, PenaltyPaid)
            if event.army is not None
        },
        "won": {
            event.fight.place: "mercenaries" if event.fight.sides[0].seat is None else names[event.fight.sides[0].seat]
            for event in of_type(step.events, FightWon)
        },
        "standoffs": [event.bounce.place for event in of_type(step.events, StandOff)],
        "income": {
            each.army: len(each.territories) for event in of_type(step.events, PowerCollected) for each in event.income
        },
        "destroyed": [strike.target for event in of_type(step.events, MissilesStruck) for strike in event.strikes],
        "flags_taken": {fall.army: fall.heir for event in of_type(step.events, FlagsTaken) for fall in event.falls},
        "flags": {
            colour: army.flag for colour, army in zip(COLOURS, step.state.armies, strict=True) if army.flag != colour
        },
        "eliminated": [names[event.seat] for event in of_type(step.events, PlayerEliminated)],
        "asked": [names[event.seat] for event in of_type(step.events, BootyAsked)],
        "ended": [event.reason for event in of_type(step.events, MatchEnded)],
        "ranking": [
            [[names[seat] for seat in place] for place in event.ranking] for event in of_type(step.events, MatchEnded)
        ],
    }
    return facts


ALWAYS = ("board", "reserve", "illegal", "won", "income", "destroyed", "flags_taken", "standoffs", "asked")
"""What is expected to be empty where a case does not mention it; the rest is compared where it is mentioned."""


def read_cases() -> list[Any]:
    return [pytest.param(case, id=case["id"]) for path in sorted(CASES.glob("*.yaml")) for case in cases_in(path)]


@pytest.mark.parametrize("case", read_cases())
def test_a_round_ends_as_the_case_says(case: dict[str, Any]) -> None:
    facts = play_round(case)
    expected = case["expect"]
    for name in (*ALWAYS, *(name for name in expected if name not in ALWAYS)):
        empty = type(facts[name])()
        assert facts[name] == expected.get(name, empty), f"{name}: {case['title']} ({case['rule']})"
