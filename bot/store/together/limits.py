"""Limits that all processes on a database keep together, such as so many requests a second.

A limit hands out turns that lie so many seconds apart. Its row holds the moment from which the next one is free, and
whoever reserves some moves it on. Moments are those of the database, whose clock all processes share, and they are
waited for in real time: whom the limit is kept for does not care how far a test has moved the bot's clock.

A database that one process holds keeps no limits: the library does.
"""

import asyncio
import logging
from collections import defaultdict

from sqlalchemy import text

from bot.store.transactions import PASSING, Transactions

_MICRO = 1_000_000
_NOW = f"CAST({_MICRO} * extract(epoch FROM clock_timestamp()) AS bigint)"

_RESERVE = text(f"""
    INSERT INTO limits (name, free_at) VALUES (:name, {_NOW} + :taken)
    ON CONFLICT (name) DO UPDATE SET free_at = greatest(limits.free_at, {_NOW}) + :taken
    RETURNING free_at - :taken - {_NOW}
""")
_HOLD_BACK = text(f"""
    INSERT INTO limits (name, free_at) VALUES (:name, {_NOW} + :paused)
    ON CONFLICT (name) DO UPDATE SET free_at = greatest(limits.free_at, {_NOW} + :paused)
""")

_log = logging.getLogger(__name__)


class Limits:
    """The limits that this process keeps with others."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._waiting: dict[str, list[asyncio.Future[float]]] = defaultdict(list)
        self._asking: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def turn(self, name: str, apart: float) -> None:
        """Wait for the next turn of a limit whose turns lie so many seconds apart.

        Whoever comes while the database is asked is asked for next, together with all others who have come. Where the
        database cannot be asked, nobody waits for more than the time of one turn.
        """
        if not self._store.shared:
            return
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[name].append(turn)
        async with self._asking[name]:
            if not turn.done():
                await self._hand_out(name, apart)
        await asyncio.sleep(turn.result() - asyncio.get_running_loop().time())

    async def hold_back(self, name: str, seconds: float) -> None:
        """Let the next turn come no sooner than in some seconds, as the platform has asked for."""
        if not self._store.shared:
            return
        try:
            pause = {"name": name, "paused": round(seconds * _MICRO)}
            await self._store.write(lambda tx: tx.execute(_HOLD_BACK, pause))
        except PASSING as error:
            _log.warning("Other processes do not hear of a limit: %s", type(error).__name__)

    async def _hand_out(self, name: str, apart: float) -> None:
        turns = tuple(self._waiting[name])
        try:
            taken = {"name": name, "taken": round(len(turns) * apart * _MICRO)}
            first = await self._store.write(lambda tx: tx.scalar(_RESERVE, taken)) / _MICRO
        except PASSING as error:
            _log.warning("A limit is not kept with other processes: %s", type(error).__name__)
            first = apart
        del self._waiting[name][: len(turns)]
        begin = asyncio.get_running_loop().time() + first
        for number, turn in enumerate(turns):
            turn.set_result(begin + number * apart)
