"""The lease: the one process that holds a database alone, and its absence."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engines.sqlite import SQLite
from bot.store.errors import StoreHeld
from bot.store.tables import lease
from bot.store.together.presence import UNNOTICED, Absence, Presence, Standing
from bot.store.transactions import Transactions

_LEASE = select(lease.c.holder, lease.c.alive_at, lease.c.owed)

_log = logging.getLogger(__name__)


class Lease(Presence):
    """The presence of a process that keeps all others out; `Presence` says what its methods do."""

    def __init__(self, store: Transactions, database: SQLite) -> None:
        self._store = store
        self._database = database
        self._clock = store.clock
        self._counting = asyncio.Lock()
        self._owed = 0
        self._away = 0
        self._awake_at = store.clock.unmoved()
        self._cut_off_at: float | None = None

    @property
    def reachable(self) -> bool:
        return self._cut_off_at is None

    async def begin(self) -> None:
        # Once the heartbeat of whoever has held it elsewhere is stale, it is free.
        for last_try in (False, True):
            now = self._store.now()
            async with self._database.writing() as tx:
                held = (await tx.execute(_LEASE)).one_or_none()
                if held is None:
                    mine = {"id": 1, "holder": self._store.holder, "alive_at": now, "owed": 0, "given": 0}
                    await tx.execute(insert(lease).values(mine))
                    return
                silent = abs(now - held.alive_at) >= self._database.stale
                if held.holder is None or silent or not self._database.may_live(held.holder):
                    self._owed, self._awake_at = held.owed + now - held.alive_at, self._clock.unmoved()
                    taken = update(lease).values(holder=self._store.holder, alive_at=now, owed=self._owed)
                    await tx.execute(taken)
                    return
            if last_try:
                raise StoreHeld(f"Another process is using the database {self._database}; stop it first.")
            stale = self._database.stale
            _log.warning("The database was in use elsewhere, or before a restart of the machine; waiting %d s.", stale)
            await self._clock.sleep(stale)

    def cut_off(self, shard: int = 0) -> None:
        if self.reachable:
            self.absence()
            self._cut_off_at = self._clock.now()

    def come_back(self, shard: int = 0) -> None:
        self.absence()
        self._cut_off_at = None

    def absence(self) -> int:
        """Give the seconds of absence up to now for which nobody has been given time back yet.

        Absent is a process that is down, stopped, asleep with its machine, or cut off. What the machine's time has been
        set by counts as well (back: it is negative), so that everybody keeps the time that he had left.
        """
        awake_at, self._awake_at = self._awake_at, self._clock.unmoved()
        since, now = (awake_at, self._awake_at) if self._cut_off_at is None else (self._cut_off_at, self._clock.now())
        if not 0 <= now - since <= UNNOTICED:
            gone = int(now - since)
            self._away += gone
            self._cut_off_at = None if self._cut_off_at is None else since + gone
        return self._owed + self._away

    def may_owe(self) -> bool:
        return self.absence() != 0

    async def standing(self, tx: AsyncConnection) -> Standing:
        return Standing(self.may_owe())

    @asynccontextmanager
    async def giving_back(self) -> AsyncIterator[tuple[AsyncConnection, tuple[Absence, ...]]]:
        async with self._counting:
            async with self._store.writing() as tx:
                self.absence()
                away = self._away
                owed = self._owed + away
                yield tx, (Absence(owed),) if owed else ()
                await self._signed(tx, owed=0)
            self._owed, self._away = 0, self._away - away

    async def sign(self) -> bool:
        async with self._counting:
            async with self._store.writing() as tx:
                self.absence()
                away = self._away
                if not await self._signed(tx, owed=self._owed + away):
                    self._store.lost.set()
                    _log.error("Another process has taken over the database.")
            self._owed, self._away = self._owed + away, self._away - away
        return self.reachable and self._owed != 0

    async def end(self) -> None:
        async with self._counting, self._database.writing() as tx:
            self.absence()
            await self._signed(tx, owed=self._owed + self._away, last=True)

    async def _signed(self, tx: AsyncConnection, *, owed: int, last: bool = False) -> bool:
        """Write the row, with nobody's name the last time; tell whether it was this process's to write."""
        signed = update(lease).values(
            alive_at=self._store.now(), owed=owed, holder=None if last else self._store.holder
        )
        return (await tx.execute(signed.where(lease.c.holder == self._store.holder))).rowcount > 0
