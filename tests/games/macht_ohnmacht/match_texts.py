"""Whole matches of Macht & Ohnmacht as text, one for every kind of ending.

`python -m tests.games.macht_ohnmacht.match_texts` writes them anew after a change of the rules;
read the diff before it is committed. Beside each text stands the record that it was told from.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from bot.games.contract import Outcome
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.macht_ohnmacht.state import Options
from bot.games.plain_text import played
from bot.games.record import Record, write_record
from bot.games.selfplay import random_play, random_setup

FOLDER = Path(__file__).parent / "playthroughs"
GAME = MachtOhnmacht()
NAMES = ("goal", "both", "both-shared", "resigned")
RESIGNS_AS = 30
"""The line of the log as which a player resigns."""


def text_of(record: Record) -> str:
    """Tell a recorded match."""
    return "\n".join((*played(GAME, record), ""))


def name_of(outcome: Outcome) -> str:
    """Name a kind of ending."""
    return f"{outcome.reason}-shared" if len(outcome.winners) > 1 else outcome.reason


def write(folder: Path) -> None:
    """Record the matches and tell them into a folder."""
    folder.mkdir(exist_ok=True)
    for name in NAMES:
        record = _match(name)
        (folder / f"{name}.json").write_bytes(write_record(record) + b"\n")
        (folder / f"{name}.txt").write_text(text_of(record), encoding="utf-8")


def _match(name: str) -> Record:
    """Play at random until a match ends as wanted."""
    for attempt in count():
        setup = random_setup(GAME, 2, Options(), f"playthrough {attempt}")
        leaving = {RESIGNS_AS: 1} if name == "resigned" else None
        lines = list(random_play(setup, setup.start().state, leaving))
        outcome = lines[-1][1].state.outcome
        if outcome is not None and name_of(outcome) == name:
            return setup.record(line for line, _ in lines)
    raise AssertionError


if __name__ == "__main__":
    write(FOLDER)
