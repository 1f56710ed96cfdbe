"""Whole matches of Power as text: every number of players, and every kind of ending once at least.

`python -m tests.games.power.match_texts` writes them anew after a change of the rules;
read the diff before it is committed. Beside each text stands the record that it was told from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

import msgspec

from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import Seat
from bot.games.plain_text import played
from bot.games.power.actions import Sheet
from bot.games.power.state import Colour, Entry, Options, Order
from bot.games.record import Logged, Record, write_record
from bot.games.selfplay import Setup, random_play, random_setup
from tests.games.power.tables import GAME, orders

FOLDER = Path(__file__).parent / "playthroughs"
ENDINGS: Mapping[str, tuple[int, str]] = {
    "2-players-flags": (2, "flags"),
    "2-players-rounds": (2, "rounds"),
    "2-players-nobody": (2, "nobody"),
    "3-players-flags": (3, "flags"),
    "3-players-rounds": (3, "rounds"),
    "4-players-rounds": (4, "rounds"),
    "4-players-resigned": (4, "resigned"),
    "4-players-standstill": (4, "standstill"),
}
NAMES = tuple(ENDINGS)
MOST_ROUNDS = 25


def text_of(record: Record) -> str:
    """Tell a recorded match."""
    return "\n".join((*played(GAME, record), ""))


def write(folder: Path) -> None:
    """Record the matches and tell them into a folder."""
    folder.mkdir(exist_ok=True)
    for name, (players, ending) in ENDINGS.items():
        record = _match(players, ending)
        path = folder / name
        path.with_suffix(".json").write_bytes(write_record(record) + b"\n")
        path.with_suffix(".txt").write_text(text_of(record), encoding="utf-8")


def _match(players: int, ending: str) -> Record:
    if ending == "nobody":
        return _scripted(players, Options(round_limit="12"), _exchange_of_homes())
    if ending == "standstill":
        return _scripted(players, Options(round_limit="none"), iter(()))
    options = Options(round_limit="12" if ending == "rounds" else "none")
    for attempt in count():
        setup = random_setup(GAME, players, options, f"playthrough {attempt}")
        lines = list(random_play(setup, setup.start().state, _leaving(players) if ending == "resigned" else None))
        state = lines[-1][1].state
        if state.outcome is not None and state.outcome.reason == ending and state.round <= MOST_ROUNDS:
            return setup.record(line for line, _ in lines)
    raise AssertionError


def _leaving(players: int) -> dict[int, Seat]:
    """Let all but one resign, one of them while his sheet is sealed."""
    return dict(zip((6, 17, 30), range(1, players), strict=False))


def _scripted(players: int, options: Options, script: Iterator[Mapping[Colour, tuple[Order, ...]]]) -> Record:
    """Play the sheets of a script, round by round; when it ends, nobody writes anything any more."""
    setup = Setup(game=GAME, seed=bytes(32), options=options, entries=(Entry(),) * players)
    state = setup.start().state
    log: list[Logged] = []
    while state.outcome is None:
        sheets = next(script, {})
        for decision in GAME.waiting_on(state):
            armies = state.players[decision.seat].armies
            action = Sheet(tuple(order for army in armies for order in sheets.get(army, ())))
            line = Logged(
                number=len(log) + 1,
                kind="act",
                seat=decision.seat,
                decision=decision.id,
                action=msgspec.Raw(to_json(action)),
            )
            log.append(line)
            state = GAME.apply(state, decision, action, Chance(setup.seed, line.number)).state
    return setup.record(log)


def _exchange_of_homes() -> Iterator[Mapping[Colour, tuple[Order, ...]]]:
    """Let V and R, and B and J, walk past each other and take each other's flags in the same round: nobody is left."""
    for lines in HOMES:
        sheets: dict[Colour, tuple[Order, ...]] = {}
        for army, text in lines.items():
            sheets[army] = orders(army, *text.split(", "))
        yield sheets


HOMES: tuple[Mapping[Colour, str], ...] = (
    {
        "V": "S HQ V4, S HQ V6, T HQ V3, T HQ V0, C HQ V1",
        "B": "S HQ B4, S HQ B7, T HQ B5, T HQ B0, C HQ B1",
        "J": "S HQ J4, S HQ J6, T HQ J3, T HQ J0, C HQ J1",
        "R": "S HQ R4, S HQ R7, T HQ R5, T HQ R0, C HQ R1",
    },
    {
        "V": "S V4 V5, C HQ V2, D HQ S1, D HQ S11",
        "B": "S B4 B3, C HQ B2, D HQ S2, D HQ S4",
        "J": "S J4 J5, C HQ J2, D HQ S5, D HQ S7",
        "R": "S R4 R3, C HQ R2, D HQ S8, D HQ S10",
    },
    {"V": "S V5 IW", "B": "S B3 IE", "J": "C J1 J4", "R": "C R1 R4"},
    {"V": "S IW R6", "B": "S IE J7", "J": "S J5 IE", "R": "S R3 IW"},
    {"V": "C V1 V4", "B": "C B1 B4", "J": "S IE B6", "R": "S IW V7"},
    {"V": "S R6 HQR", "B": "S J7 HQJ", "J": "S B6 HQB", "R": "S V7 HQV"},
)


if __name__ == "__main__":
    write(FOLDER)
