"""Whole matches, told line by line, stay as they were reviewed.

They hold what no single round can: how the phases follow each other, who is told what and when, and how each kind of
ending comes about. After a change of the rules: `python -m tests.games.power.match_texts`, and read the diff.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.power.state import Options
from bot.games.record import read_record
from bot.games.selfplay import random_play, random_setup
from tests.games.power.match_texts import ENDINGS, FOLDER, NAMES, text_of
from tests.games.power.tables import GAME


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_is_told_as_it_was_reviewed(name: str) -> None:
    record = read_record((FOLDER / f"{name}.json").read_bytes())
    assert text_of(record).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_it_ends_as_its_name_says_without_breaking_a_rule(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    players, ending = ENDINGS[name]
    assert text.startswith(f"{GAME.key} with {players} players")
    assert f"to all: match-ended reason={ending} " in text
    assert "VIOLATION" not in text


def test_every_file_of_the_folder_is_one_of_them() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(NAMES)


def test_every_number_of_players_and_every_ending_has_a_match() -> None:
    assert {players for players, _ in ENDINGS.values()} == set(GAME.seats)
    assert {ending for _, ending in ENDINGS.values()} == {"flags", "nobody", "rounds", "standstill", "resigned"}


def play_to_the_end(players: int, limit: str, seed: object) -> str:
    """Play at random to the end with the invariants on, and give the ending."""
    setup = random_setup(GAME, players, Options(round_limit=limit), seed)  # type: ignore[arg-type]  # drawn as text
    state = setup.start().state
    for _, step in random_play(setup, state):
        state = step.state
        assert GAME.violations(state) == ()
    assert state.outcome is not None
    return str(state.outcome.reason)


@pytest.mark.parametrize("players", GAME.seats)
def test_random_matches_end(players: int) -> None:
    endings = Counter(play_to_the_end(players, limit, f"end {limit}") for limit in ("12", "20"))
    assert endings.keys() <= {"rounds", "flags", "nobody"}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("players", GAME.seats)
def test_a_thousand_random_matches_end_by_limit_or_by_flags(players: int, part: int) -> None:
    endings = Counter(
        play_to_the_end(players, ("12", "20", "30", "none")[number % 4], f"soak {part} {number}")
        for number in range(100)
    )
    assert {"rounds", "flags"} <= endings.keys()
