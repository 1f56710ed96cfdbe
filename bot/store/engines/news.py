"""News: processes on one database wake each other when they have stored something.

What was stored is not told. News may be lost, as while a connection is opened again or where something between us and
the server keeps no listener: so whoever waits for them looks by himself after `UNHEARD` seconds.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.clock import first_of

UNHEARD = 5
AT_MOST_EVERY = 0.05
"""Real seconds between two announcements of a process."""
REOPENED_AFTER = 1.0
"""Real seconds after which a connection that was lost is opened again."""
_CHANNEL = "sealed_orders"

_log = logging.getLogger(__name__)


class News:
    """What this process announces and hears, on a connection that is used for nothing else."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._announced = asyncio.Event()
        self._lost = False

    def announce(self) -> None:
        """Let the others be woken soon."""
        self._announced.set()

    async def exchange(self, heard: Callable[[], None]) -> None:
        """Announce and listen until cancelled; `heard` is called when another process may have announced something."""
        while True:
            try:
                await self._exchange(heard)
            except Exception as error:  # whatever ends a connection, another one is opened
                if not self._lost:
                    _log.warning("No news of other processes are heard for a while: %s", type(error).__name__)
                self._lost = True
            await asyncio.sleep(REOPENED_AFTER)

    async def _exchange(self, heard: Callable[[], None]) -> None:
        async with self._engine.connect() as connection:
            listener: Any = (await connection.get_raw_connection()).driver_connection
            closed = asyncio.Event()
            me = listener.get_server_pid()

            def notified(_listener: Any, sender: int, _channel: str, _payload: str) -> None:
                if sender != me:
                    heard()

            try:
                listener.add_termination_listener(lambda _listener: closed.set())
                await listener.add_listener(_CHANNEL, notified)
                self._lost = False
                heard()
                while not closed.is_set():
                    await first_of(self._announced.wait(), closed.wait())
                    if self._announced.is_set() and not closed.is_set():
                        self._announced.clear()
                        await listener.execute(f"NOTIFY {_CHANNEL}")
                        await asyncio.sleep(AT_MOST_EVERY)
            finally:
                await connection.invalidate()
