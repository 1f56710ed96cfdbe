"""The store: one SQLite file, opened by one process."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, event, insert, make_url, select, update
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.clock import Clock, as_datetime
from bot.store import facts
from bot.store.driver import Connection, connect
from bot.store.errors import StoreError, store_error
from bot.store.locking import SYSTEM_LOCKS, FileLock
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.schema import Schema, copy
from bot.store.tables import lease

HEARTBEAT = 10
STALE = 40
UNNOTICED = 30
"""Seconds of absence at a time that nobody is given time back for: the gateway is reconnected all the time."""

_log = logging.getLogger(__name__)


class Store:
    """Everything that must survive a restart. Made by `Store.open`.

    Queries are functions over a connection, which `reading` and `writing` give; a write is one transaction. `outbox`
    and `people` are what delivery needs.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock, path: Path, lock: FileLock | None, holder: str) -> None:
        self._engine = engine
        self._writing_engine = engine.execution_options(writes=True)
        self._writer = asyncio.Lock()
        self._path = path
        self._lock = lock
        self._holder = holder
        self._beating: asyncio.Task[None] | None = None
        self._owed = 0
        self._awake_at = clock.unmoved()
        self._cut_off_at: float | None = None
        self.clock = clock
        self.lost = asyncio.Event()
        """Set when another process has taken the database over: this one must stop."""
        self.on_absence: Callable[[], None] = lambda: None
        """Called when the heartbeat finds that this process was stopped or the machine's time was set."""
        self.outbox = Outbox(self)
        self.people = People(self)

    @classmethod
    async def open(cls, url: str, clock: Clock, schema: Schema = Schema()) -> Store:  # noqa: B008  # frozen
        """Open the database, make it or bring it up to date, and hold it until `close`.

        No match is read. Raises StoreError, and overwrites nothing, if the URL is of another kind, the file or its
        folder cannot be written to, the database is damaged, incomplete, of a newer version or not ours, is empty
        where a bot has used it before, or another process holds it; StoreBusy while another program has locked it.
        """
        location = _read_url(url)
        path = Path(str(location.database))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
        lock = FileLock(path)
        engine = _engine(location)
        try:
            saved = await asyncio.to_thread(
                schema.prepare,
                path,
                check=not lock.unchanged_since_clean_end(),
                stamp=as_datetime(clock.now()).strftime("%Y%m%dT%H%M%SZ"),
                used_before=lock.used_before(),
            )
            lock.note_use()
            if saved is not None:
                _log.info("The database was brought up to date; a copy of the old one is %s.", saved)
            store = cls(engine, clock, path, lock, f"{_machine()}/{os.getpid()}/{secrets.token_hex(4)}")
            await store._take_lease()
        except BaseException as error:
            await engine.dispose()
            lock.release(clean=False)
            if isinstance(error, DBAPIError):
                raise store_error(path, error.orig, f"The database {path} cannot be used: {error.orig}.") from error
            raise
        store._beating = asyncio.create_task(store._beat(), name="the store's heartbeat")
        return store

    @classmethod
    @asynccontextmanager
    async def read_only(cls, url: str, clock: Clock, schema: Schema = Schema()) -> AsyncIterator[Store]:  # noqa: B008
        """Open the database for reading, also while a process holds it: it is neither made, migrated nor taken.

        Raises StoreError if there is none, or if it is of another version.
        """
        location = _read_url(url)
        path = Path(str(location.database))
        await asyncio.to_thread(schema.check, path)
        engine = _engine(location, read_only=True)
        try:
            yield cls(engine, clock, path, None, "")
        except DBAPIError as error:
            raise StoreError(f"The database {path} cannot be read: {error.orig}.") from error
        finally:
            await engine.dispose()

    async def close(self) -> None:
        """Give the database back. It may be called twice."""
        if self._beating is None or self._lock is None:
            return
        self._beating.cancel()
        with suppress(asyncio.CancelledError):
            await self._beating
        self._beating = None
        try:
            async with self._writer, self._writing_engine.begin() as tx:
                await tx.execute(
                    update(lease)
                    .where(lease.c.holder == self._holder)
                    .values(holder=None, alive_at=self.now(), owed=self.absence())
                )
        finally:
            await self._engine.dispose()
            self._lock.release(clean=True)

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return int(self.clock.now())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read from one moment of the database; it waits for nobody."""
        async with self._engine.connect() as tx:
            yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Carry out one transaction: all of it, or, if anything is raised, nothing.

        Whoever is in it must not begin another one. Raises StoreError if the database has been lost to another
        process, or is open for reading only.
        """
        if self._lock is None:
            raise StoreError(f"The database {self._path} is open for reading only.")
        if self.lost.is_set():
            raise StoreError("Another process has taken over the database.")
        async with self._writer, self._writing_engine.begin() as tx:
            yield tx

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
        set by counts as well (back: it is negative), so that everybody keeps the time that he had left.
        """
        awake_at, self._awake_at = self._awake_at, self.clock.unmoved()
        since, now = (awake_at, self._awake_at) if self._cut_off_at is None else (self._cut_off_at, self.clock.now())
        if not 0 <= now - since <= UNNOTICED:
            gone = int(now - since)
            self._owed += gone
            self._cut_off_at = None if self._cut_off_at is None else since + gone
        return self._owed

    @asynccontextmanager
    async def giving_back(self) -> AsyncIterator[tuple[AsyncConnection, int]]:
        """Carry out the transaction that gives the time of an absence back, whose seconds come with it."""
        async with self.writing() as tx:
            owed = self.absence()
            yield tx, owed
            await tx.execute(update(lease).values(alive_at=self.now(), owed=0))
        self._owed -= owed

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file while it is in use. Raises StoreError if the file exists."""
        await asyncio.to_thread(copy, self._path, target)

    async def facts(self, match_id: int) -> facts.MatchFacts:
        """Tell what has to be known of a match to speak of it. Raises KeyError if there is no such match."""
        async with self.reading() as tx:
            return await facts.of_match(tx, match_id)

    async def _take_lease(self) -> None:
        """Take the database, from whoever has held it elsewhere once his heartbeat is stale. Raises StoreError."""
        for last_try in (False, True):
            now = self.now()
            async with self._writing_engine.begin() as tx:
                held = (await tx.execute(select(lease.c.holder, lease.c.alive_at, lease.c.owed))).one_or_none()
                if held is None:
                    await tx.execute(insert(lease).values(id=1, holder=self._holder, alive_at=now, owed=0, given=0))
                    return
                # On this machine the system's lock has spoken already; another one is heard by its heartbeat alone.
                foreign = not SYSTEM_LOCKS or not str(held.holder).startswith(f"{_machine()}/")
                if held.holder is None or not foreign or abs(now - held.alive_at) >= STALE:
                    self._owed, self._awake_at = held.owed + now - held.alive_at, self.clock.unmoved()
                    await tx.execute(update(lease).values(holder=self._holder, alive_at=now, owed=self._owed))
                    return
            if last_try:
                raise StoreError(f"Another process is using the database {self._path}; stop it first.")
            _log.warning("The database was in use elsewhere, or before a restart of the machine; waiting %d s.", STALE)
            await self.clock.sleep(STALE)

    async def _beat(self) -> None:
        while not self.lost.is_set():
            await self.clock.sleep(HEARTBEAT)
            if self.absence() and self.reachable:
                self.on_absence()
            try:
                async with self.writing() as tx:
                    alive = {"alive_at": self.now(), "owed": self.absence()}
                    mine = update(lease).where(lease.c.holder == self._holder).values(alive)
                    if (await tx.execute(mine)).rowcount == 0:
                        self.lost.set()
                        _log.error("Another process has taken over the database.")
            except (SQLAlchemyError, OSError) as error:
                _log.warning("The heartbeat could not be stored: %s", type(error).__name__)


def _read_url(url: str) -> URL:
    try:
        location = make_url(url)
    except ArgumentError as error:
        raise StoreError("The database's URL cannot be read; write sqlite+aiosqlite:///path/to/file.db.") from error
    if location.drivername != "sqlite+aiosqlite":
        raise StoreError(
            f"The bot keeps its data in SQLite: the database's URL begins with sqlite+aiosqlite://, "
            f"not {location.drivername}://."
        )
    if not location.database or location.database == ":memory:" or location.database.startswith("file:"):
        raise StoreError("The database's URL must name a file: sqlite+aiosqlite:///path/to/file.db.")
    return location


def _engine(location: URL, *, read_only: bool = False) -> AsyncEngine:
    async def creator() -> Connection:
        return await connect(str(location.database), read_only=read_only)

    # Values are never shown in errors and logs: among them is what players keep secret.
    engine = create_async_engine(location, async_creator=creator, hide_parameters=True, pool_reset_on_return=None)

    @event.listens_for(engine.sync_engine, "reset")
    def reset(connection: DBAPIConnection, record: ConnectionPoolEntry, state: object) -> None:
        # As the pool itself would do, but without a trip to the driver where nothing is open. A commit that failed is.
        if isinstance(record.driver_connection, Connection) and record.driver_connection.in_transaction:
            connection.rollback()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: SyncConnection) -> None:
        # A write transaction takes its lock at once: one that began as a reader could not wait for another writer.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _machine() -> str:
    """Name this run of this machine, as far as its locks reach; containers on one machine share it."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return platform.node() or "here"
