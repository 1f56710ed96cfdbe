"""What queries need of a store: transactions, and the time."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Delete

ResultT = TypeVar("ResultT")

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[ResultT]]
"""What is done in one transaction; it waits for nothing but the connection that it is given."""


class Transactions(Protocol):
    """A database that is open."""

    shared: bool
    """Whether several processes may hold the database."""
    holder: str
    """How this process names itself in the database; empty if it only reads."""

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        ...

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Read from one moment of the database; it waits for nobody."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Carry out one transaction: all of it, or, if anything is raised, nothing."""
        ...

    async def read(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `reading` does; it goes to the driver as a whole, which is faster."""
        ...

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Carry out work as `writing` does; it goes to the driver as a whole, which is faster."""
        ...


class PartOfStore:
    """What is kept of one subject, as delivery uses it; each method is a transaction of its own."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def _carry_out(self, *changes: Update | Delete) -> int:
        """Carry out some changes together; tell how many rows the last one has changed."""

        async def write(tx: AsyncConnection) -> int:
            return [(await tx.execute(one)).rowcount for one in changes][-1]

        return await self._store.write(write)
