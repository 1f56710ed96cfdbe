"""Icons come as soon as somebody draws, and who is away at the start is asked again."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
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
    dot = (Picture(png=b"dot", alt="", name="icon.png"),)
    studio = SimpleNamespace(draw=AsyncMock(side_effect=NotDrawn("away")))
    platform: Any = SimpleNamespace(fetch_application_emojis=AsyncMock(return_value=[]))
    platform.create_application_emoji = AsyncMock(return_value="emoji")
    clock, power = ManualClock(), presenter_of("power")
    icons = Icons(platform, Presenters([power]), studio, clock, uploads=True)  # type: ignore[arg-type]
    work = asyncio.create_task(icons.run())
    await settled()
    assert studio.draw.await_count == 1
    studio.draw = AsyncMock(return_value=dot)
    await clock.advance(DRAW_AGAIN)
    await settled()
    assert len(icons.known) == len(power.icons) > 0
    work.cancel()
