"""Panels that go on by themselves: what happens in a moment is one change, and each ends with its time."""

import asyncio
from math import inf
from types import SimpleNamespace
from typing import Any, cast

from bot.clock import ManualClock
from bot.delivery.live_panels import LAST_EDIT, MOMENT, TOKEN_LIFE, LivePanels
from bot.delivery.panels import Press
from bot.store import Store
from tests.delivery.harness import Log

ADA, BEN, CLEO = 1, 2, 3


class Table:
    """Some matches by their versions, and panels there; what the panels were told is noted."""

    def __init__(self) -> None:
        self.clock, self.versions, self.shown = ManualClock(), {7: 1, 8: 1}, list[tuple[int, bool]]()
        self.live = LivePanels(cast(Store, SimpleNamespace(read=self.read, shared=False)), self.clock)

    async def read(self, _work: Any) -> dict[int, int]:
        return dict(self.versions)

    def open(self, match: int, user: int, *, breaks: bool = False) -> Press:
        async def go_on(ends: bool) -> float | None:
            self.shown.append((user, ends))
            return 1 / 0 if breaks else inf

        self.live.put(match, user, press := Press(None), go_on)
        return press

    async def passes(self, seconds: float) -> list[tuple[int, bool]]:
        """Let time go by, and give what panels were told then."""
        self.shown.clear()
        for _ in range(2):
            await asyncio.sleep(0.005)
            await self.clock.advance(seconds / 2)
        await asyncio.sleep(0.005)
        return self.shown


async def test_changes_of_a_moment_are_shown_together_until_a_panel_is_pressed_replaced_or_out_of_time(
    log: Log,
) -> None:
    table = Table()
    running = asyncio.create_task(table.live.run())
    for match, user in ((7, ADA), (8, BEN)):
        table.open(match, user)
    pressed = table.open(8, CLEO)
    assert await table.passes(2 * MOMENT) == [(ADA, False), (BEN, False), (CLEO, False)]
    table.open(8, BEN, breaks=True)
    for _ in range(5):
        table.versions[8] += 1
        table.live.wake()
        await asyncio.sleep(0)
    assert await table.passes(2 * MOMENT) == [(CLEO, False), (BEN, False)]
    assert "panel does not go on" in log.text
    pressed.overtaken.set()
    table.versions[8] += 1
    table.live.wake()
    assert await table.passes(2 * MOMENT) == []
    assert table.live.shown_to(7, ADA)
    assert not table.live.shown_to(8, BEN)
    await table.passes(TOKEN_LIFE - LAST_EDIT)
    assert not table.live.shown_to(7, ADA)
    assert await table.passes(2 * MOMENT) == [(ADA, True)]
    assert not table.live._panels
    running.cancel()


async def test_a_panel_that_was_cut_off_with_the_loop_ends_with_its_time() -> None:
    table, stuck = Table(), asyncio.Event()

    async def go_on(ends: bool) -> float | None:
        table.shown.append((ADA, ends))
        await (asyncio.sleep(0) if ends else stuck.wait())
        return None

    table.live.put(7, ADA, Press(None), go_on)
    first = asyncio.create_task(table.live.run())
    assert await table.passes(2 * MOMENT) == [(ADA, False)]
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    again = asyncio.create_task(table.live.run())
    await table.passes(TOKEN_LIFE - LAST_EDIT)
    assert await table.passes(2 * MOMENT) == [(ADA, True)]
    assert not table.live._panels
    again.cancel()
