"""Transactions of a database that is open, and the time: what all queries need of a store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager, nullcontext
from typing import Literal, Protocol, TypeAlias, TypeVar

from sqlalchemy import Update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Delete

from bot.clock import Clock
from bot.store.errors import Outdated, StoreError

ResultT = TypeVar("ResultT")

PASSING = (SQLAlchemyError, StoreError, OSError, Outdated)
"""What a transaction may fail with for no fault of its own, so that a later one may succeed."""

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[ResultT]]
"""What is done in one transaction; it waits for nothing but the connection that it is given."""


class Engine(Protocol):
    """What carries out transactions, with work that may go to the driver as a whole, which is faster."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Read from one moment; it waits for nobody."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Carry out one transaction: all of it, or, if anything is raised, nothing."""

    async def read(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `reading` does."""
        async with self.reading() as tx:
            return await work(tx)

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `writing` does."""
        async with self.writing() as tx:
            return await work(tx)


class Transactions:
    """A database that is open. Whoever is in a transaction that writes must not begin another one."""

    def __init__(self, engine: Engine, clock: Clock, holder: str, *, shared: bool) -> None:
        self._engine = engine
        self.clock = clock
        self.holder = holder
        """How this process names itself in the database; empty if it only reads."""
        self.shared = shared
        """Whether several processes may hold the database."""
        self.lost = asyncio.Event()
        """Set when another process has taken the database over: this one must stop."""
        self.timed: Callable[[Literal["read", "write"]], AbstractContextManager[object]] = lambda _kind: nullcontext()
        """Gives what each transaction is carried out within, for whoever measures how long it takes."""

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        return int(self.clock.now())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Read from one moment of the database; it waits for nobody."""
        with self.timed("read"):
            async with self._engine.reading() as tx:
                yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Carry out one transaction. Raises StoreError if the database has been lost, or is open for reading only."""
        self.check_held()
        with self.timed("write"):
            async with self._engine.writing() as tx:
                yield tx

    async def read(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `reading` does."""
        with self.timed("read"):
            return await self._engine.read(work)

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `writing` does."""
        self.check_held()
        with self.timed("write"):
            return await self._engine.write(work)

    def check_held(self) -> None:
        """Raise StoreError if nothing can be written."""
        if not self.holder:
            raise StoreError(f"The database {self._engine} is open for reading only.")
        if self.lost.is_set():
            raise StoreError("Another process has taken over the database.")


class PartOfStore:
    """What is kept of one subject, as delivery uses it; each method is a transaction of its own."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def _carry_out(self, *changes: Update | Delete) -> int:
        """Carry out some changes together; tell how many rows the last one has changed."""

        async def write(tx: AsyncConnection) -> int:
            return [(await tx.execute(one)).rowcount for one in changes][-1]

        return await self._store.write(write)
