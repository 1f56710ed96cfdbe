"""Whoever keeps the time: carries out what is due, when it is due; and whoever gives computer players' answers."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf

from bot.clock import Clock, first_of
from bot.store import Store
from bot.store.engines.news import UNHEARD


class Timekeeper:
    """Fires timers, of all matches or beside other processes that do the same.

    `run_due` carries out what is due, and gives the moment of the next thing (Unix seconds, None: nothing).
    """

    def __init__(self, run_due: Callable[[], Awaitable[float | None]], store: Store, clock: Clock) -> None:
        self._run_due = run_due
        self._store = store
        self._clock = clock
        self._moved = asyncio.Event()

    def wake(self) -> None:
        """Let `run` look at the timers now; call it after each commit that may have moved one."""
        self._moved.set()

    async def run(self) -> None:
        """Carry out what is due, until cancelled."""
        while True:
            self._moved.clear()
            due = await self._run_due() if self._store.shared or self._store.presence.reachable else None
            if self._store.shared:
                due = min(due or inf, self._clock.now() + UNHEARD)
            if due is None:
                await self._moved.wait()
            else:
                await first_of(self._moved.wait(), self._clock.sleep_until(due))
