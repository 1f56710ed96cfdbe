"""What queries need of a store: transactions, and the time."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection


class Transactions(Protocol):
    """A database that is open."""

    def now(self) -> int:
        """Give the time in whole Unix seconds."""
        ...

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Read from one moment of the database; it waits for nobody."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Carry out one transaction: all of it, or, if anything is raised, nothing."""
        ...
