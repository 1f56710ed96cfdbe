"""The driver: aiosqlite with one trip to its thread for each statement, or for all statements of a visit.

SQLAlchemy's adapter makes four trips for a statement (open a cursor, execute, fetch, close it), and the trips cost
several times what SQLite does. Here a statement, or a whole transaction, is a visit: all that it is made of runs in the
driver's thread, with SQLite at hand.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engines import prepared

_PRAGMAS: tuple[str, ...] = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
    # What is deleted is gone from the file, and not only out of sight.
    "PRAGMA secure_delete=ON",
)
_READING = ("PRAGMA query_only=ON", "PRAGMA busy_timeout=5000")

ResultT = TypeVar("ResultT")


async def connect(path: str, *, read_only: bool = False) -> "Connection":
    """Open a database in which nothing begins or ends a transaction but the statements that say so.

    With `read_only` it has to be there, and statements that write fail.
    """

    def connector() -> sqlite3.Connection:
        # A connection that may not write at all would leave -wal and -shm files behind.
        file = f"{Path(path).absolute().as_uri()}?mode=rw" if read_only else path
        connection = sqlite3.connect(file, isolation_level=None, uri=read_only)
        for pragma in _READING if read_only else _PRAGMAS:
            connection.execute(pragma)
        return connection

    connection = Connection(connector, iter_chunk_size=64)
    # A process that ends without closing its store must not wait for a thread that waits for it.
    connection._thread.daemon = True
    await connection.opened()
    return connection


async def _to_the_end(done: asyncio.Future[ResultT]) -> ResultT:
    """Wait for what the driver's thread does. Whoever is cancelled meanwhile waits until it is done."""
    cancelled = None
    while not done.done():
        try:
            await asyncio.wait([done])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled from done.exception()
    return done.result()


class Connection(aiosqlite.Connection):
    """A connection whose thread can be visited."""

    async def opened(self) -> None:
        """Open it, or leave nothing behind: a thread that goes on would answer to a loop that may have ended."""
        opening: asyncio.Future[sqlite3.Connection] = asyncio.get_running_loop().create_future()
        self._thread.start()
        self._tx.put_nowait((opening, self._connector))
        try:
            self._connection = await _to_the_end(opening)
        except BaseException:
            self._connection = None if opening.exception() else opening.result()
            ended = self.stop()
            assert ended is not None  # there is a loop
            await _to_the_end(ended)
            raise

    async def visit(self, work: Callable[[], ResultT]) -> ResultT:
        """Let something run in the driver's thread.

        Whoever is cancelled meanwhile waits until it is done: nobody else may use the connection before.
        """
        if not self._running:
            raise sqlite3.OperationalError("Connection closed")
        done: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(copy_context().run, work)))
        return await _to_the_end(done)

    @property
    def at_hand(self) -> bool:
        """Tell whether this is the driver's thread."""
        return threading.get_ident() == self._thread.ident


class Adapted(AsyncAdapt_aiosqlite_connection):
    """A connection as SQLAlchemy sees it."""

    __slots__ = ()
    _connection: Any  # a Connection; SQLAlchemy has a type of its own for it

    def cursor(self, server_side: bool = False) -> Any:
        """Give a cursor: within a visit SQLite's own."""
        return self._connection._conn.cursor() if self._connection.at_hand else super().cursor(server_side)

    def commit(self) -> None:
        """End the transaction."""
        if self._connection.at_hand:
            self._connection._conn.commit()
        else:
            super().commit()

    def rollback(self) -> None:
        """Undo the transaction."""
        if self._connection.at_hand:
            self._connection._conn.rollback()
        else:
            super().rollback()


class Direct(AsyncConnection):
    """A connection whose statements are executed in the driver's thread: with a trip each, or where they are."""

    async def execute(self, statement: Any, parameters: Any = None, *, execution_options: Any = None) -> Any:
        """Execute a statement."""
        return await self.visit(lambda here: prepared.execute(here, statement, parameters))

    async def exec_driver_sql(self, statement: Any, parameters: Any = None, execution_options: Any = None) -> Any:
        """Execute a statement in SQL."""
        return await self.visit(lambda here: prepared.fetched(here.exec_driver_sql(statement, parameters)))

    async def visit(self, work: Callable[[SyncConnection], ResultT]) -> ResultT:
        """Let something run in the driver's thread with SQLAlchemy's own connection."""
        here = self._proxied
        driver = here.connection.driver_connection
        assert isinstance(driver, Connection)
        return work(here) if driver.at_hand else await driver.visit(lambda: work(here))


def at_once(work: Awaitable[ResultT]) -> ResultT:
    """Carry out in a visit what may wait for nothing but its connection, which is at hand."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
    steps.close()
    raise RuntimeError("a visit to the driver's thread waited for something else")
