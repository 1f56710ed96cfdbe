"""Whole matches as text, with every number of players and every kind of ending.

`python -m tests.games.playthroughs power` writes those of a game anew after a change of its rules; read the diff before
it is committed. Beside each text stands the record that it was told from.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from bot.games.contract import AnyGame, Outcome, Seat, read_options
from bot.games.plain_text import played
from bot.games.record import Record, read_record, replay, write_record
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup

MOST_ROUNDS = 25


@dataclass(frozen=True)
class Wanted:
    """A match that ends so, played at random until one does; `shared`: whether there are several winners (None: any).

    A `scripted` one is played as its record says.
    """

    players: int
    ending: str
    options: Mapping[str, str] = field(default_factory=dict)
    leaving: Mapping[int, Seat] = field(default_factory=dict)
    shared: bool | None = None
    scripted: bool = False

    def fits(self, outcome: Outcome) -> bool:
        """Tell whether a match that has ended so is wanted."""
        return outcome.reason == self.ending and self.shared in (None, len(outcome.winners) > 1)


def _leaving(players: int, lines: tuple[int, ...]) -> Mapping[int, Seat]:
    return dict(zip(lines, range(1, players), strict=False))


def _of_verraeter() -> Iterator[tuple[str, Wanted]]:
    """Resigned is during the first draft, during a later round of cards, near the end."""
    for players in (3, 4):
        for ending in ("rounds", "one-family", "resigned"):
            leaving = _leaving(players, (players + 3, 30, 45)) if ending == "resigned" else {}
            yield f"{players}-players-{ending}", Wanted(players, ending, leaving=leaving)


def _of_power() -> Iterator[tuple[str, Wanted]]:
    """Nobody is left where V and R, and B and J, walk past each other and take each other's flags in the same round."""
    for players, ending in ((2, "flags"), (2, "rounds"), (3, "flags"), (3, "rounds"), (4, "rounds"), (4, "resigned")):
        limit = {"round_limit": "12" if ending == "rounds" else "none"}
        leaving = _leaving(players, (6, 17, 30)) if ending == "resigned" else {}
        yield f"{players}-players-{ending}", Wanted(players, ending, limit, leaving)
    yield "2-players-nobody", Wanted(2, "nobody", scripted=True)
    yield "4-players-standstill", Wanted(4, "standstill", scripted=True)


WANTED: Mapping[str, Mapping[str, Wanted]] = {
    "verraeter": dict(_of_verraeter()),
    "power": dict(_of_power()),
    "macht_ohnmacht": {
        "goal": Wanted(2, "goal"),
        "both": Wanted(2, "both", shared=False),
        "both-shared": Wanted(2, "both", shared=True),
        "resigned": Wanted(2, "resigned", leaving={30: 1}),
    },
}
"""By game and name."""


def folder_of(game: str) -> Path:
    """Name the folder of a game's matches."""
    return Path(__file__).parent / game / "playthroughs"


def recorded(game: str, name: str) -> Record:
    """Read the record of a match."""
    return read_record((folder_of(game) / f"{name}.json").read_bytes())


def text_of(game: AnyGame, record: Record) -> str:
    """Tell a recorded match."""
    return "\n".join((*played(game, record), ""))


def write(game: AnyGame) -> None:
    """Record the matches of a game and tell them."""
    for name, wanted in WANTED[game.key].items():
        record = recorded(game.key, name) if wanted.scripted else _match(game, wanted)
        path = folder_of(game.key) / name
        path.with_suffix(".json").write_bytes(write_record(record) + b"\n")
        path.with_suffix(".txt").write_text(text_of(game, record), encoding="utf-8")


def _match(game: AnyGame, wanted: Wanted) -> Record:
    for attempt in count():
        options = read_options(game.types.options, wanted.options)
        setup = random_setup(game, wanted.players, options, f"playthrough {attempt}")
        lines = list(random_play(setup, setup.start().state, wanted.leaving))
        state = lines[-1][1].state
        outcome = game.outcome(state)
        long = game.key == "power" and state.round > MOST_ROUNDS
        if outcome is not None and wanted.fits(outcome) and not long:
            return setup.record(line for line, _ in lines)
    raise AssertionError


def ending_of(game: AnyGame, record: Record) -> Outcome | None:
    """Say how a recorded match has ended."""
    *_, last = replay(game, record)
    return game.outcome(last.state)


if __name__ == "__main__":
    for key in sys.argv[1:]:
        write(house_games()[key])
