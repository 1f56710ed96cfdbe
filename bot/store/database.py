"""The store: a database that is open."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from typing import Literal

from sqlalchemy import insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock, as_datetime
from bot.store import facts, locking
from bot.store.claims import Claims
from bot.store.engine import Database, database_at
from bot.store.errors import Outdated, StoreBusy, StoreError, store_error
from bot.store.limits import Limits
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.schema import Schema
from bot.store.tables import lease
from bot.store.transactions import ResultT, Work
from bot.store.upsert import put

UNNOTICED = 30
"""Seconds of absence at a time that nobody is given time back for: the gateway is reconnected all the time."""

_LEASE = select(lease.c.holder, lease.c.alive_at, lease.c.owed).with_for_update()

_log = logging.getLogger(__name__)


class Store:
    """Everything that must survive a restart. Made by `Store.open`.

    Queries are functions over a connection, which `reading` and `writing` give; a write is one transaction. `outbox`
    and `people` are what delivery needs.

    The row of the lease says when somebody was there last. In SQLite its holder keeps all others out. In PostgreSQL
    several processes are there, none of them holds anything, and each signs the row while people can reach it; so the
    row stays as it was while all are away. Time is given back for no more than that: whoever finds that it was away
    itself looks at the row, under its lock, for what nobody else has signed. What is found is added to what is owed and
    the row is signed in one transaction, so that nobody finds the same time again; and what is owed is given back and
    set to nothing in one. The clocks of all machines have to agree within some seconds.
    """

    def __init__(self, database: Database, clock: Clock, holder: str | None) -> None:
        self.database = database
        self.shared = database.news is not None
        """Whether several processes may hold the database."""
        self.holder = holder or ""
        """How this process names itself in the database; empty if it only reads."""
        self._beating: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._counting = asyncio.Lock()
        self._owed = 0
        self._away = 0
        self._awake_at = clock.unmoved()
        self._cut_off_at: float | None = None
        self.clock = clock
        self.lost = asyncio.Event()
        """Set when another process has taken the database over: this one must stop."""
        self.on_absence: Callable[[], None] = lambda: None
        """Called when the heartbeat finds that this process was stopped or the machine's time was set."""
        self.on_news: Callable[[], None] = lambda: None
        """Called when another process may have stored something."""
        self.timed: Callable[[Literal["read", "write"]], AbstractContextManager[object]] = lambda _kind: nullcontext()
        """Gives what each transaction is carried out within, for whoever measures how long it takes."""
        self.claims = Claims(self)
        self.limits = Limits(self)
        self.outbox = Outbox(self, self.claims)
        self.people = People(self)

    @classmethod
    async def open(cls, url: str, clock: Clock, schema: Schema = Schema()) -> Store:  # noqa: B008  # frozen
        """Open the database, make it or bring it up to date, and hold it, alone or beside others, until `close`.

        No match is read. Raises StoreError, and overwrites nothing, if the URL is of another kind, the file or its
        folder cannot be written to, the database is damaged, incomplete, of a newer version or not ours, is empty
        where a bot has used it before, or is held by another process alone; StoreBusy while another program has locked
        it.
        """
        database = database_at(url)
        try:
            await database.open(schema, as_datetime(clock.now()).strftime("%Y%m%dT%H%M%SZ"))
            store = cls(database, clock, f"{locking.machine()}/{os.getpid()}/{secrets.token_hex(4)}")
            await (store._join() if store.shared else store._take_lease())
        except BaseException as error:
            await database.close(clean=False)
            if isinstance(error, DBAPIError):
                unusable = f"The database {database} cannot be used: {error.orig}."
                raise store_error(database, error.orig, unusable) from error
            raise
        store._beating = asyncio.create_task(store._beat(), name="the store's heartbeat")
        if database.news is not None:
            hearing = database.news.exchange(store._heard)
            store._hearing = asyncio.create_task(hearing, name="the store's news")
        return store

    @classmethod
    @asynccontextmanager
    async def read_only(cls, url: str, clock: Clock, schema: Schema = Schema()) -> AsyncIterator[Store]:  # noqa: B008
        """Open the database for reading, also while a process holds it: it is neither made, migrated nor taken.

        Raises StoreError if there is none, or if it is of another version.
        """
        database = database_at(url, read_only=True)
        try:
            await database.check(schema)
            yield cls(database, clock, None)
        except DBAPIError as error:
            raise StoreError(f"The database {database} cannot be read: {error.orig}.") from error
        finally:
            await database.close(clean=False)

    async def close(self) -> None:
        """Give the database back. It may be called twice."""
        if self._beating is None:
            return
        for task in (self._beating, self._hearing):
            if task is not None:
                # Not in the middle of a sign of life: its connection would be given up, with work under way.
                async with self._counting:
                    task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._beating = self._hearing = None
        await self.claims.give_back()
        try:
            async with self._counting, self.database.writing() as tx:
                if not self.shared or self.reachable:
                    await self._signed(tx, owed=await self._owed_by_all(tx, self._away_now()), last=True)
                else:
                    await tx.execute(update(lease).where(lease.c.holder == self.holder).values(holder=None))
        finally:
            await self.database.close(clean=True)

    def announce(self) -> None:
        """Let other processes look for what was stored; to be called after a commit."""
        if self.database.news is not None:
            self.database.news.announce()

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return int(self.clock.now())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read from one moment of the database; it waits for nobody."""
        with self.timed("read"):
            async with self.database.reading() as tx:
                yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Carry out one transaction: all of it, or, if anything is raised, nothing.

        Whoever is in it must not begin another one. Raises StoreError if the database has been lost to another
        process, or is open for reading only.
        """
        self._check_held()
        with self.timed("write"):
            async with self.database.writing() as tx:
                yield tx

    async def read(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `reading` does; it goes to the driver as a whole, which is faster.

        Work waits for nothing but the connection that it is given.
        """
        with self.timed("read"):
            return await self.database.read(work)

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `writing` does, and as `read` does."""
        self._check_held()
        with self.timed("write"):
            return await self.database.write(work)

    @property
    def reachable(self) -> bool:
        """Tell whether people can reach this process."""
        return self._cut_off_at is None

    def cut_off(self) -> None:
        """Note that nobody can reach this process any more."""
        if self.reachable:
            self.absence()
            self._cut_off_at = self.clock.now()

    def come_back(self) -> None:
        """Note that people can reach this process again."""
        self.absence()
        self._cut_off_at = None

    def absence(self) -> int:
        """Give the seconds of absence up to now for which nobody has been given time back yet.

        Absent is a process that is down, stopped, asleep with its machine, or cut off. What the machine's time has been
        set by counts as well (back: it is negative), so that everybody keeps the time that he had left. Where several
        processes share a database, others may have been there: only `giving_back` tells.
        """
        awake_at, self._awake_at = self._awake_at, self.clock.unmoved()
        since, now = (awake_at, self._awake_at) if self._cut_off_at is None else (self._cut_off_at, self.clock.now())
        if not 0 <= now - since <= UNNOTICED:
            gone = int(now - since)
            self._away += gone
            self._cut_off_at = None if self._cut_off_at is None else since + gone
        return self._owed + self._away

    @asynccontextmanager
    async def giving_back(self) -> AsyncIterator[tuple[AsyncConnection, int]]:
        """Carry out the transaction that gives the time of an absence back, whose seconds come with it."""
        async with self._counting:
            async with self.writing() as tx:
                away = self._away_now()
                owed = await self._owed_by_all(tx, away)
                yield tx, owed
                await self._signed(tx, owed=0)
            self._owed, self._away = 0, self._away - away

    async def facts(self, match_id: int) -> facts.MatchFacts:
        """Tell what has to be known of a match to speak of it. Raises KeyError if there is no such match."""
        async with self.reading() as tx:
            return await facts.of_match(tx, match_id)

    def _check_held(self) -> None:
        if not self.holder:
            raise StoreError(f"The database {self.database} is open for reading only.")
        if self.lost.is_set():
            raise StoreError("Another process has taken over the database.")

    async def _join(self) -> None:
        """Begin to work beside others; it is owed to everybody if none of them has been there for some time."""
        async with self.database.writing() as tx:
            now = self.now()
            await put(tx, lease, {"id": 1, "holder": None, "alive_at": now, "owed": 0, "given": 0}, ())
            held = (await tx.execute(_LEASE)).one()
            gone = now - held.alive_at
            self._owed = held.owed + (gone if abs(gone) > UNNOTICED else 0)
            if held.holder is None or self._owed != held.owed:
                await self._signed(tx, owed=self._owed)

    async def _take_lease(self) -> None:
        """Take the database, from whoever has held it elsewhere once his heartbeat is stale. Raises StoreError."""
        for last_try in (False, True):
            now = self.now()
            async with self.database.writing() as tx:
                held = (await tx.execute(_LEASE)).one_or_none()
                if held is None:
                    await tx.execute(insert(lease).values(id=1, holder=self.holder, alive_at=now, owed=0, given=0))
                    return
                silent = abs(now - held.alive_at) >= self.database.stale
                if held.holder is None or silent or not self.database.may_live(held.holder):
                    self._owed, self._awake_at = held.owed + now - held.alive_at, self.clock.unmoved()
                    await tx.execute(update(lease).values(holder=self.holder, alive_at=now, owed=self._owed))
                    return
            if last_try:
                raise StoreError(f"Another process is using the database {self.database}; stop it first.")
            stale = self.database.stale
            _log.warning("The database was in use elsewhere, or before a restart of the machine; waiting %d s.", stale)
            await self.clock.sleep(stale)

    def _heard(self) -> None:
        self.on_news()

    async def _beat(self) -> None:
        while not self.lost.is_set():
            await self.clock.sleep(self.database.heartbeat)
            if self.absence() and self.reachable:
                self.on_absence()
            try:
                if not self.shared or self.reachable:
                    await self._sign()
                if self.shared:
                    await self.claims.renew()
            except (SQLAlchemyError, StoreBusy, OSError, Outdated) as error:
                _log.warning("The heartbeat could not be stored: %s", type(error).__name__)

    async def _sign(self) -> None:
        """Note that this process is there, and what is owed by now."""
        async with self._counting:
            async with self.writing() as tx:
                away = self._away_now()
                owed = await self._owed_by_all(tx, away)
                if not await self._signed(tx, owed=owed):
                    self.lost.set()
                    _log.error("Another process has taken over the database.")
            self._owed, self._away = owed, self._away - away

    async def _signed(self, tx: AsyncConnection, *, owed: int, last: bool = False) -> bool:
        """Write the row of the lease, with nobody's name the last time; tell whether it was this process's to write."""
        signed = update(lease).values(alive_at=self.now(), owed=owed, holder=None if last else self.holder)
        mine = signed if self.shared else signed.where(lease.c.holder == self.holder)
        return (await tx.execute(mine)).rowcount > 0

    def _away_now(self) -> int:
        self.absence()
        return self._away

    async def _owed_by_all(self, tx: AsyncConnection, away: int) -> int:
        """Give what is owed once this process was away for some more seconds; others may have been there meanwhile."""
        if not self.shared:
            return self._owed + away
        held = (await tx.execute(_LEASE)).one()
        owed: int = held.owed
        if held.holder == self.holder:
            return owed + away
        unsigned = self.now() - held.alive_at
        together = min(away, unsigned, key=abs) if away * unsigned > 0 else 0
        return owed + together if abs(together) > UNNOTICED else owed
