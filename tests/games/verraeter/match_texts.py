"""Whole matches of Verräter as text, one for every number of players and kind of ending.

`python -m tests.games.verraeter.match_texts` writes them anew after a change of the rules;
read the diff before it is committed. Beside each text stands the record that it was told from.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from bot.games.contract import Seat
from bot.games.plain_text import played
from bot.games.record import Record, write_record
from bot.games.selfplay import random_play, random_setup
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import Options

FOLDER = Path(__file__).parent / "playthroughs"
GAME = Verraeter()
ENDINGS = ("rounds", "one-family", "resigned")
NAMES = tuple(f"{players}-players-{ending}" for players in GAME.seats for ending in ENDINGS)


def text_of(record: Record) -> str:
    """Tell a recorded match."""
    return "\n".join((*played(GAME, record), ""))


def write(folder: Path) -> None:
    """Record the matches and tell them into a folder."""
    folder.mkdir(exist_ok=True)
    for players in GAME.seats:
        for ending in ENDINGS:
            record = _match(players, ending)
            path = folder / f"{players}-players-{ending}"
            path.with_suffix(".json").write_bytes(write_record(record) + b"\n")
            path.with_suffix(".txt").write_text(text_of(record), encoding="utf-8")


def _match(players: int, ending: str) -> Record:
    """Play at random until a match ends as wanted."""
    for attempt in count():
        setup = random_setup(GAME, players, Options(), f"playthrough {attempt}")
        lines = list(random_play(setup, setup.start().state, _leaving(players) if ending == "resigned" else None))
        outcome = lines[-1][1].state.outcome
        if outcome is not None and outcome.reason == ending:
            return setup.record(line for line, _ in lines)
    raise AssertionError


def _leaving(players: int) -> dict[int, Seat]:
    """Let all but one resign: during the first draft, during a later round of cards, near the end."""
    return dict(zip((players + 3, 30, 45), range(1, players), strict=False))


if __name__ == "__main__":
    write(FOLDER)
