"""Every legal action of the windows of a combat of Guardians, in random matches, beside a middle game of chess."""

from __future__ import annotations

import time
from collections.abc import Iterator

import chess

from bot.games.contract import Decision
from bot.games.guardians.cards import STARTERS
from bot.games.guardians.rules import Guardians
from bot.games.guardians.table import Options, View
from bot.games.selfplay import Setup, random_play, random_setup
from tests.benchmarks.figures import MILLI, beside, timed
from tests.benchmarks.macht_ohnmacht_actions import MIDDLE_GAME

MATCHES = 12
AIM_MS = 1.0
GAME = Guardians()


def main() -> None:
    """Print how long it takes to list what may be done in a window; views are made before."""
    ours = []
    for view, decision in windows():
        begun = time.perf_counter()
        tuple(GAME.questions(view, decision, GAME.blank(view, decision)))
        ours.append((time.perf_counter() - begun) * MILLI)
    position = chess.Board(MIDDLE_GAME)
    theirs = timed(lambda: list(position.legal_moves), len(ours))
    beside(
        f"guardians: a window of a combat, {len(ours)} of them",
        ours,
        f"{position.legal_moves.count()} legal moves of chess",
        theirs,
        f"{AIM_MS:g} ms",
    )


def windows() -> Iterator[tuple[View, Decision]]:
    """Give the windows of the combats of some random matches of the starter decks in which there is a choice."""
    entries = tuple(STARTERS[name] for name in sorted(STARTERS))
    for number in range(MATCHES):
        drawn = random_setup(GAME, 2, Options(pace="steps"), f"windows {number}")
        table = Setup(game=GAME, seed=drawn.seed, options=drawn.options, entries=entries)
        state = table.start().state
        for _, step in random_play(table, state):
            for decision in GAME.waiting_on(step.state):
                view = GAME.view(step.state, decision.seat)
                if view.combat is not None and decision.window and GAME.forced(view, decision) is None:
                    yield view, decision


if __name__ == "__main__":
    main()
