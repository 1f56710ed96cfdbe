"""From a click to the board's bytes, over real sockets, with the acknowledgement always first."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.delivery.studio import DrawRequest
from render.picture import Picture
from tests.benchmarks.figures import MILLI, beside
from tests.e2e.harness import BotInProcess, Harness, open_harness
from tests.e2e.robots import play_on, sit_down

MOVES = 60


class Watch:
    """Notes when an action is taken up, and when the board that follows from it is drawn."""

    def __init__(self, bot: Any) -> None:
        self.taken: list[float] = []
        self.drawn: list[float] = []
        self._begun: float | None = None
        act, draw = bot.matches.act, bot.studio.draw

        async def watched_act(*arguments: Any, **more: Any) -> Any:
            self._begun = time.perf_counter()
            return await act(*arguments, **more)

        async def watched_draw(request: DrawRequest) -> tuple[Picture, ...]:
            begun = time.perf_counter()
            pictures: tuple[Picture, ...] = await draw(request)
            if request.picture == "account" and self._begun is not None:
                now = time.perf_counter()
                self.taken.append((now - self._begun) * MILLI)
                self.drawn.append((now - begun) * MILLI)
                self._begun = None
            return pictures

        bot.matches.act, bot.studio.draw = watched_act, watched_draw


def main() -> None:
    """Print how long it takes, and in how many of the presses the acknowledgement was not the first request."""
    with TemporaryDirectory() as folder:
        watch, late = asyncio.run(_play(Path(folder)))
    beside("click to board bytes ready", watch.taken, "the drawing alone", watch.drawn, "60 ms, 120 ms at 99 %")
    print(f"{'presses not acknowledged first':<44} {late:8d}")


async def _play(folder: Path) -> tuple[Watch, int]:
    async with open_harness(folder, ("Ada", "Bruno", "Chen", "Dana")) as table:
        bot = await BotInProcess.start(table)
        try:
            board = await sit_down(table)
            watch = Watch(bot.bot)
            await play_on(table, board, random.Random(7), moves=MOVES)
            return watch, _late(table)
        finally:
            await bot.stop()


def _late(table: Harness) -> int:
    """Count the interactions of which something else was heard before their acknowledgement."""
    seen, late = set(), 0
    for request in table.playground.requests:
        parts = request.path.strip("/").split("/")
        if parts[0] == "interactions":
            seen.add(parts[2])
        elif parts[0] == "webhooks" and parts[2] not in seen:
            late += 1
    return late
