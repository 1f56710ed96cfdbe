"""From a click to the board's bytes, over real sockets, with the acknowledgement always first; and by phases.

The processor time of a phase is that of this process: of the bot, and of the server and the players beside it. Where
others work on the machine, the last line of a game says more than the first: the work that leads to the drawing, beside
the drawing, which is done once more here.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias
from unittest.mock import patch

from bot.delivery.studio import DrawRequest, draw
from bot.games.registry import house_games
from cogs.kit import presses
from render.picture import Picture
from tests.benchmarks.figures import MILLI, beside, spread
from tests.benchmarks.loopback import harness_for, play
from tests.e2e.harness import Harness
from tests.e2e.stored_matches import dice

PHASES = ("to the answer", "carried out", "to the studio", "drawn")
MOVES = {"verraeter": 120, "macht_ohnmacht": 80, "power": 120, "guardians": 40}

_Moment: TypeAlias = tuple[float, float]
"""On the clock and of processor time, in milliseconds."""


class Watch:
    """Notes when a press that makes an action comes in, and when the board that follows from it is drawn."""

    def __init__(self, bot: Any) -> None:
        self.taken: list[float] = []
        self.drawn: list[float] = []
        self.phases: list[tuple[_Moment, ...]] = []
        """When it was pressed, when carrying out began and ended, and when the drawing did."""
        self.requests: list[DrawRequest] = []
        self._pressed = _now()
        self._acted: tuple[_Moment, ...] = ()
        act, draw = bot.matches.play.act, bot.studio.draw

        async def watched_act(*arguments: Any, **more: Any) -> Any:
            begun = _now()
            self._acted = (self._pressed, begun, begun)
            try:
                return await act(*arguments, **more)
            finally:
                self._acted = (*self._acted[:2], _now())

        async def watched_draw(request: DrawRequest) -> tuple[Picture, ...]:
            begun, before = _now(), self._acted
            pictures: tuple[Picture, ...] = await draw(request)
            if request.picture in ("account", "poster") and before:
                moments = (*before, begun, _now())
                self.taken.append(moments[-1][0] - moments[0][0])
                self.drawn.append(moments[-1][0] - begun[0])
                self.phases.append(moments)
                self.requests.append(request)
            return pictures

        bot.matches.play.act, bot.studio.draw = watched_act, watched_draw

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the presses of this process."""
        answer = presses.lead_to_handler

        async def watched_answer(interaction: Any) -> None:
            self._pressed = _now()
            await answer(interaction)

        with patch.object(presses, "lead_to_handler", watched_answer):
            yield


def main() -> None:
    """Print how long it takes, and in how many of the presses the acknowledgement was not the first request."""
    late = 0
    for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        watch, more = asyncio.run(_play(game))
        late += more
        what = f"{game}: click to board ready ({len(watch.taken)})"
        beside(what, watch.taken, "the drawing alone", watch.drawn, "40 ms, 90 ms at 99 %")
        for number, phase in enumerate(PHASES):
            lasted, worked = zip(*(_between(*moments[number : number + 2]) for moments in watch.phases), strict=True)
            print(f"{'    ' + phase:<44} {spread(lasted)}   processor {statistics.median(worked):7.2f} ms")
        before = statistics.median(moments[3][1] - moments[0][1] for moments in watch.phases)
        alone = statistics.median(map(_drawing, watch.requests))
        print(f"{'    of processor time in all':<44} {before + alone:8.2f} ms, the drawing {alone:.2f} ms", end="")
        print(f"   ratio {1 + before / alone:.2f}")
    print(f"{'presses not acknowledged first':<44} {late:8d}")


def _drawing(request: DrawRequest) -> float:
    """Measure the processor time of a drawing."""
    begun = time.process_time()
    draw(request)
    return (time.process_time() - begun) * MILLI


def _now() -> _Moment:
    return time.perf_counter() * MILLI, time.process_time() * MILLI


def _between(begun: _Moment, ended: _Moment) -> _Moment:
    return ended[0] - begun[0], ended[1] - begun[1]


async def _play(game: str) -> tuple[Watch, int]:
    async with harness_for(game) as (here, running):
        watch = Watch(running.bot)
        with watch.watching():
            await play(here, game, dice("pressing"), MOVES[game])
        return watch, _late(here)


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
