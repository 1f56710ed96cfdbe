"""What the two kinds of database, SQLite and PostgreSQL, each do in their own way."""

import os
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engines.news import News
from bot.store.engines.schema import Schema
from bot.store.engines.sqlite import SQLite
from bot.store.errors import StoreError
from bot.store.transactions import Engine

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
EXAMPLES = f"{SQLITE}:///path/to/file.db or {POSTGRESQL}://user:password@host/database"


class Database(Engine, Protocol):
    """A database of one kind. As text it names itself to whoever runs the bot, without a password."""

    engine: AsyncEngine
    news: News | None
    """How several processes that hold it wake each other; None if one holds it alone, by the lease."""
    heartbeat: int
    """Seconds between two signs of life of whoever holds it."""

    async def open(self, schema: Schema, stamp: str) -> None:
        """Make it or bring it up to date, and keep others out as far as the system can.

        An earlier state is copied first where that takes a file, whose name ends in `stamp`. Raises StoreError, and
        overwrites nothing, if it cannot be used.
        """

    async def check(self, schema: Schema) -> None:
        """Raise StoreError unless it is ours, and of the newest schema; for reading alone."""

    async def close(self, *, clean: bool) -> None:
        """Let go of it; after a `clean` end everything is stored."""

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the files of the database, as far as that is in our hands."""

    def filling(self, schema: Schema) -> AbstractAsyncContextManager[AsyncConnection]:
        """Make it, and carry out the transaction that fills it: all of it, or, if anything is raised, nothing.

        Raises StoreError if it is not empty or in use.
        """


def database_at(url: str, *, read_only: bool = False) -> Database:
    """Give the database of a URL, neither opened nor looked at. Raises StoreError if the URL is of another kind."""
    location = _read(url)
    if location.drivername == SQLITE:
        return SQLite(location, read_only=read_only)
    # Its driver is of no use to those who keep a file.
    from bot.store.engines.postgresql import PostgreSQL  # noqa: PLC0415

    return PostgreSQL(location, read_only=read_only)


def _read(url: str) -> URL:
    try:
        location = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"The database's URL cannot be read; write {EXAMPLES}.") from error
    if location.drivername not in {SQLITE, POSTGRESQL}:
        raise StoreError(
            f"The bot keeps its data in SQLite or PostgreSQL: write the database's URL as {EXAMPLES}, "
            f"not {location.drivername}://."
        )
    if location.drivername == SQLITE and (
        not location.database or location.database == ":memory:" or location.database.startswith("file:")
    ):
        raise StoreError(f"The database's URL must name a file: {SQLITE}:///path/to/file.db.")
    if location.drivername == SQLITE:
        return _read_path(url, location)
    if location.drivername == POSTGRESQL and url.count("@") > 1:
        # What is taken for the host or the database would be told, and is a part of the password.
        raise StoreError("The database's URL has more than one @; write those in the user or the password as %40.")
    if location.drivername == POSTGRESQL and not location.database:
        raise StoreError(f"The database's URL must name a database: {POSTGRESQL}://user:password@host/database.")
    return location


def _read_path(url: str, location: URL) -> URL:
    if "?" in url:
        raise StoreError("The database's URL has a ?, at which its path would end: let it name a file without one.")
    path = os.path.expanduser(str(location.database))
    if path.startswith("~"):
        raise StoreError("The database's URL begins with a ~ whose home folder is not known: write the whole path.")
    return location.set(database=path)
