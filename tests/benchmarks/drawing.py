"""A board drawn and encoded, beside the bare encoding of the same image; and the lag of an event loop meanwhile."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Awaitable
from itertools import islice

from PIL import Image

from bot.delivery.studio import DrawRequest, Studio, draw
from bot.games.codec import to_json
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from render.macht_ohnmacht import MachtOhnmachtPresenter
from render.presenter import Presenter
from render.verraeter import VerraeterPresenter
from tests.benchmarks.figures import MILLI, beside, spread, timed

NAMES = ("Ada", "Bruno", "Chen", "Dana")
BOARDS = 60
AT_ONCE = 20
PRESENTERS: tuple[Presenter, ...] = (VerraeterPresenter(), MachtOhnmachtPresenter())


def requests(presenter: Presenter, count: int) -> list[DrawRequest]:
    """Make requests for boards along a match, one after each of so many actions (and those of further matches)."""
    game = house_games()[presenter.key]
    found: list[DrawRequest] = []
    number = 0
    while len(found) < count:
        setup = random_setup(game, max(game.seats), game.types.options(), f"draw.{number}")
        for _, step in islice(random_play(setup, setup.start().state), count - len(found)):
            view = to_json(game.view(step.state, None))
            found.append(DrawRequest(presenter, "board", view, NAMES[: max(game.seats)], "en"))
        number += 1
    return found


def main() -> None:
    """Print how long boards take."""
    for presenter in PRESENTERS:
        boards = iter(requests(presenter, BOARDS + 1))
        drawn = timed(lambda boards=boards: draw(next(boards)), BOARDS)  # type: ignore[misc]  # a loop's lambda
        (picture,) = draw(requests(presenter, BOARDS)[-1])
        image = Image.open(io.BytesIO(picture.png))
        image.load()
        bare = timed(lambda image=image: image.save(io.BytesIO(), "PNG", compress_level=1), BOARDS)  # type: ignore[misc]
        beside(f"{presenter.key}: board drawn and encoded", drawn, "the bare encoding", bare, "40 ms")


def lag() -> None:
    """Print how late an event loop is while twenty boards are drawn at once, beside an idle one."""
    idle, busy = asyncio.run(_lags())
    print(f"{'loop lag while 20 boards are drawn':<44} {spread(busy)}   aim 10 ms at 99 %")
    print(f"{'  beside an idle loop':<44} {spread(idle)}")


async def _lags() -> tuple[list[float], list[float]]:
    studio = Studio()
    await studio.warm()
    boards = requests(PRESENTERS[0], 3 * AT_ONCE)
    try:
        await asyncio.gather(*(studio.draw(board) for board in boards[:2]))
        idle = await _lag_during(asyncio.sleep(1.0))
        busy = []
        for start in (AT_ONCE, 2 * AT_ONCE):
            work = asyncio.gather(*(studio.draw(board) for board in boards[start : start + AT_ONCE]))
            busy += await _lag_during(work)
        return idle, busy
    finally:
        studio.close()


async def _lag_during(work: Awaitable[object]) -> list[float]:
    task = asyncio.ensure_future(work)
    late = []
    while not task.done():
        begun = time.perf_counter()
        await asyncio.sleep(0.002)
        late.append(max(0.0, (time.perf_counter() - begun - 0.002) * MILLI))
    await task
    return late
