"""Adjudicating a round of Power, beside a movement phase of Diplomacy by the `diplomacy` package in the same run.

Power's rounds are all those of random matches of four, each once, with all sheets in and the events told. The movement
phase is that of the first spring, with random orders of all seven powers, another draw each time.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from bot.games.power.adjudication import Round
from bot.games.power.board.state import State
from tests.benchmarks.figures import MILLI, beside
from tests.games.power.rounds import random_rounds

PHASES = 60


def main() -> None:
    """Print both series."""
    # Imported by name: the package has no type annotations.
    diplomacy = importlib.import_module("diplomacy")
    ours = _measured(_adjudication(state) for state in random_rounds(4))
    theirs = _measured(_movement_phase(diplomacy, seed) for seed in range(PHASES))
    beside("power: a round of four sheets", ours, "diplomacy: a movement phase", theirs, "1 ms")


def _measured(works: Iterable[Callable[[], object]]) -> list[float]:
    """Time each work once, after a first one that does not count, in milliseconds; preparing it does not count."""
    taken = []
    for work in works:
        begun = time.perf_counter()
        work()
        taken.append((time.perf_counter() - begun) * MILLI)
    return taken[1:]


def _adjudication(state: State) -> Callable[[], object]:
    return lambda: Round(state).resolve()


def _movement_phase(diplomacy: Any, seed: int) -> Callable[[], object]:
    dice = random.Random(seed)
    game = diplomacy.Game()
    possible = game.get_all_possible_orders()
    for power in game.powers:
        game.set_orders(power, [dice.choice(possible[place]) for place in game.get_orderable_locations(power)])
    process: Callable[[], object] = game.process
    return process


if __name__ == "__main__":
    main()
