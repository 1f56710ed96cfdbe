"""What queries need of a store: transactions, and the time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

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
