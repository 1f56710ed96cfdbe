"""Icons come as soon as somebody draws, and who is away at the start is asked again."""

import asyncio
from unittest.mock import AsyncMock

from bot.clock import ManualClock
from bot.delivery.drawing_service import NotDrawn
from bot.delivery.icons import DRAW_AGAIN, Icons
from render.picture import Picture
from render.presenter import Presenters, presenter_of


async def settled() -> None:
    for _ in range(100):
        await asyncio.sleep(0)


async def test_icons_that_nobody_draws_yet_are_asked_for_again_soon() -> None:
    clock, power, studio, platform = ManualClock(), presenter_of("power"), AsyncMock(), AsyncMock()
    platform.fetch_application_emojis.return_value = []
    studio.draw.side_effect = NotDrawn("away")
    icons = Icons(platform, Presenters([power]), studio, clock, uploads=True)
    work = asyncio.create_task(icons.run())
    await settled()
    assert studio.draw.await_count == 1
    studio.draw.side_effect = lambda _asked: (Picture(png=b"dot", alt="", name="icon.png"),)
    await clock.advance(DRAW_AGAIN)
    await settled()
    assert len(icons.known) == len(power.icons) > 0
    work.cancel()


async def test_an_icon_that_cannot_be_drawn_leaves_the_others_theirs() -> None:
    power, studio, platform = presenter_of("power"), AsyncMock(), AsyncMock()
    platform.fetch_application_emojis.return_value = []
    dot = (Picture(png=b"dot", alt="", name="icon.png"),)
    studio.draw.side_effect = [ValueError("out of ink"), *[dot] * (len(power.icons) - 1)]
    icons = Icons(platform, Presenters([power]), studio, ManualClock(), uploads=True)
    work = asyncio.create_task(icons.run())
    await settled()
    assert not work.done()
    assert len(icons.known) == len(power.icons) - 1 > 0
    work.cancel()
