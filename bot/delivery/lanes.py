"""Work in lanes: in each one thing after the other, several side by side; of several processes one has a lane."""

import abc
import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.clock import Clock, first_of
from bot.store import Store
from bot.store.engines.news import UNHEARD

AT_ONCE = 8
"""Lanes in which is worked at the same time."""
IDLE = 60
"""Seconds after which it is looked for work even if nobody has told of any."""
BREATHER = 5
"""Seconds of rest after trouble with the store."""

log = structlog.get_logger()


class Lanes(abc.ABC):
    """Works in lanes that it has claimed; what is due in them is found out in rounds."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._awake = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Let `run` look for work now; call it after each commit that may have made some."""
        self._awake.set()

    async def run(self) -> None:
        """Work until cancelled; failures are logged, never raised."""
        try:
            while True:
                self._awake.clear()
                try:
                    due = await self._round()
                    until = self._clock.now() + (UNHEARD if self._store.shared else IDLE)
                    until = until if due is None else min(until, due)
                    await first_of(self._awake.wait(), self._clock.sleep_until(until))
                except Exception as error:  # a store that fails for a while must not end the work
                    log.error("work not read", of=type(self).__name__, exc_info=error)
                    await self._take_breath()
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    @abc.abstractmethod
    async def _round(self) -> float | None:
        """Begin what is due, and give the moment at which it is looked again, None where nothing waits."""

    def _begin(self, lane: str, work: Callable[[], Awaitable[None]]) -> None:
        """Work in a lane that is claimed, and give it back."""
        self._busy[lane] = asyncio.create_task(self._carry_out(lane, work), name=f"lane {lane}")

    async def _carry_out(self, lane: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            try:
                await work()
            finally:
                await self._store.claims.give_back([lane])
        except Exception as error:  # the store fails, or a match has been removed meanwhile: the next round will tell
            log.error("lane left", of=type(self).__name__, exc_info=error)
            await self._take_breath()
        finally:
            del self._busy[lane]
            self._awake.set()

    async def _take_breath(self) -> None:
        await self._clock.sleep(BREATHER)
