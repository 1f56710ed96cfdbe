"""The driver: aiosqlite with one trip to its thread for each statement, or for all statements of a visit.

SQLAlchemy's adapter makes four trips for a statement (open a cursor, execute, fetch, close it), and the trips cost
several times what SQLite does. The cursor here executes, fetches and closes in one. A whole transaction makes one trip
as a visit: what it is made of runs in the driver's thread, with SQLite at hand.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine, Generator, Iterable, Sequence
from contextlib import closing
from contextvars import copy_context
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
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
    """A connection whose cursors make one trip for each statement, and none within a visit."""

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

    async def visit(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Let something run in the driver's thread. It may wait for nothing but this connection.

        Whoever is cancelled meanwhile waits until it is done: nobody else may use the connection before.
        """
        context = copy_context()

        def in_thread() -> ResultT:
            try:
                context.run(work.send, None)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            work.close()
            raise RuntimeError("a visit to the driver's thread waited for something else")

        if not self._running:
            work.close()
            raise sqlite3.OperationalError("Connection closed")
        done: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, in_thread))
        return await _to_the_end(done)

    @property
    def at_hand(self) -> bool:
        """Tell whether this is the driver's thread."""
        return threading.get_ident() == self._thread.ident

    def cursor(self) -> Any:
        """Give a cursor, without a trip."""
        return Cursor(self)


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


class AtHand(AsyncConnection):
    """A connection within a visit: statements are executed where they are, without SQLAlchemy's detours."""

    async def execute(self, statement: Any, parameters: Any = None, *, execution_options: Any = None) -> Any:
        """Execute a statement."""
        return prepared.execute(self._proxied, statement, parameters)

    async def exec_driver_sql(self, statement: Any, parameters: Any = None, execution_options: Any = None) -> Any:
        """Execute a statement in SQL."""
        return self._proxied.exec_driver_sql(statement, parameters, execution_options)


class Cursor:
    """What SQLAlchemy's adapter asks of a cursor: what a statement has led to is there when it is executed."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    def __await__(self) -> "Generator[Any, None, Cursor]":
        return self.__aenter__().__await__()

    async def __aenter__(self) -> "Cursor":
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> "Cursor":
        """Execute a statement and fetch its rows."""
        return await self._run(sql, parameters, many=False)

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> "Cursor":
        """Execute a statement for each set of parameters."""
        return await self._run(sql, parameters, many=True)

    async def fetchall(self) -> list[Any]:
        """Give the rows that were fetched."""
        return self._rows

    async def close(self) -> None:
        """Do nothing: what is behind is closed already."""

    async def _run(self, sql: str, parameters: Any, *, many: bool) -> "Cursor":
        def at_once() -> None:
            with closing(self._connection._conn.cursor()) as cursor:
                (cursor.executemany if many else cursor.execute)(sql, parameters)
                self._rows = [] if cursor.description is None else cursor.fetchall()
                # SQLite counts what was changed only once all rows are fetched.
                self.description, self.rowcount = cursor.description, cursor.rowcount
                self.lastrowid = cursor.lastrowid

        await self._connection._execute(at_once)  # type: ignore[no-untyped-call]  # the library has no types
        return self
