"""Whole matches, told line by line, stay as they were reviewed.

They hold what no single case can: how the phases follow each other, who is told what and when, and how each kind of
ending comes about. After a change of the rules: `python -m tests.games.verraeter.match_texts`, and read the diff.
"""

from __future__ import annotations

import pytest

from bot.games.record import read_record
from tests.games.verraeter.match_texts import FOLDER, GAME, NAMES, text_of


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_is_told_as_it_was_reviewed(name: str) -> None:
    record = read_record((FOLDER / f"{name}.json").read_bytes())
    assert text_of(record).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_it_ends_as_its_name_says_without_breaking_a_rule(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    players, ending = int(name[0]), name.partition("-players-")[2]
    assert text.startswith(f"{GAME.key} with {players} players")
    assert f"to all: match-ended reason={ending} " in text
    assert "VIOLATION" not in text


def test_every_file_of_the_folder_is_one_of_them() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(NAMES)
