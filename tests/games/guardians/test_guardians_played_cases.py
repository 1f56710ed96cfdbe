"""All cases that are told deed by deed come out as they say, and no scenario and no ruling is without a case."""

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from bot.games.guardians.abilities import ABILITY_TYPES
from tests.games.guardians.battlefield.test_guardians_positions import POSITIONS, SCENARIOS
from tests.games.guardians.played_cases import PLAYED, Case, play

NAMED: Final = tuple(
    number.upper()
    for module in sorted(Path(__file__).parent.rglob("test_*.py"))
    for number in re.findall(r"^def test_([rs]\d{2,3})_", module.read_text("utf-8"), re.MULTILINE)
)
"""The scenarios and rulings that tests bear in their names."""


@pytest.mark.parametrize("case", PLAYED, ids=[f"{case['id']} {case['title']}" for case in PLAYED])
def test_the_case_comes_out_as_it_says(case: Case) -> None:
    play(case)


def test_no_scenario_is_forgotten_and_none_told_twice() -> None:
    """S01 to S119: a row of a table, a case that is played, or a test by that name."""
    told = Counter(case["id"] for case in (*SCENARIOS, *PLAYED))
    assert not [number for number, times in told.items() if times > 1]
    assert {number for number in (*told, *NAMED) if re.fullmatch(r"S\d+", number)} == {
        f"S{number:02}" for number in range(1, 120)
    }


def test_each_ruling_has_a_case() -> None:
    told = {ruling for case in (*PLAYED, *POSITIONS) for ruling in case.get("rulings", ())}
    assert {*told, *(number for number in NAMED if number.startswith("R"))} == {
        f"R{number:02}" for number in range(1, 46)
    }


def test_every_kind_of_ability_is_shown_acting_and_resting() -> None:
    for word in ("acts", "rests"):
        told = {kind for case in (*PLAYED, *POSITIONS) for kind in case.get(word, ())}
        assert told == ABILITY_TYPES.keys()
