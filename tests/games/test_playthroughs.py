"""Whole matches, told line by line, stay as they were reviewed.

They hold what no single case can: how phases, turns and rounds follow each other, who is told what and when, and how
each kind of ending comes about. After a change of the rules of a game: `python -m tests.games.playthroughs power`.
"""

from typing import get_args

import pytest

from bot.games.power.board.state import Ending
from bot.games.registry import house_games
from tests.games.playthroughs import WANTED, ending_of, folder_of, recorded, text_of

MATCHES = [pytest.param(game, name, id=f"{game}-{name}") for game, wanted in WANTED.items() for name in wanted]


@pytest.mark.parametrize(("key", "name"), MATCHES)
def test_a_recorded_match_is_told_as_it_was_reviewed_and_ends_as_its_name_says(key: str, name: str) -> None:
    game, wanted, record = house_games()[key], WANTED[key][name], recorded(key, name)
    text = text_of(game, record)
    assert text.splitlines() == (folder_of(key) / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert text.startswith(f"{key} with {wanted.players} players")
    assert "VIOLATION" not in text
    outcome = ending_of(game, record)
    assert outcome is not None
    assert wanted.fits(outcome)


@pytest.mark.parametrize("key", WANTED)
def test_every_file_of_the_folder_is_one_of_them(key: str) -> None:
    assert {path.stem for path in folder_of(key).iterdir()} == set(WANTED[key])
    assert {wanted.players for wanted in WANTED[key].values()} == set(house_games()[key].seats)


def test_every_ending_of_power_has_a_match() -> None:
    assert {wanted.ending for wanted in WANTED["power"].values()} == set(get_args(Ending))
