"""SQLite: one file, held by one process."""

import asyncio
import logging
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, create_engine, event
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool
from sqlalchemy.util import await_only

from bot.store.engines import locking
from bot.store.engines.driver import Adapted, Connection, Direct, at_once, connect
from bot.store.engines.locking import SYSTEM_LOCKS, FileLock
from bot.store.engines.news import News
from bot.store.engines.schema import Schema, read_revision, refuse_filled, refuse_foreign
from bot.store.engines.unfinished import unfinished
from bot.store.errors import StoreError, store_error, words
from bot.store.transactions import ResultT, Work

# Said by us: where a listener says it, SQLAlchemy asks at every statement for whom else it has something to tell.
_READ = "BEGIN"
# A write transaction takes its lock at once: one that began as a reader could not wait for another writer.
_WRITE = "BEGIN IMMEDIATE"
_HEADER = b"SQLite format 3\0"
_STRUCTURE = """
    SELECT name FROM sqlite_schema
    UNION ALL
    SELECT made.name || '.' || one.name FROM sqlite_schema AS made, pragma_table_info(made.name) AS one
    WHERE made.type = 'table'
"""

_log = logging.getLogger(__name__)


class SQLite:
    """A database file; `bot.store.engines.engine.Database` says what its methods do."""

    news: News | None = None
    heartbeat = 10
    stale = 40
    """Seconds without a sign of life after which it may be taken over."""

    def __init__(self, location: URL, *, read_only: bool = False) -> None:
        self.path = Path(str(location.database))
        self.engine = _engine(location, read_only=read_only)
        self._writing_engine = self.engine.execution_options(writes=True)
        self._writer = asyncio.Lock()
        self._reading, self._writing = _Visits(self.engine, _READ), _Visits(self._writing_engine, _WRITE)
        self._lock: FileLock | None = None

    def __str__(self) -> str:
        return str(self.path)

    async def open(self, schema: Schema, stamp: str) -> None:
        _make_folder(self.path.parent)
        self._lock = FileLock(self.path)
        saved = await asyncio.to_thread(
            prepare,
            self.path,
            schema,
            check=not self._lock.unchanged_since_clean_end(),
            stamp=stamp,
            used_before=self._lock.used_before(),
        )
        self._lock.note_use()
        if saved is not None:
            _log.info("The database was brought up to date; a copy of the old one is %s.", saved)

    async def check(self, schema: Schema) -> None:
        await asyncio.to_thread(_check, self.path, schema)

    async def close(self, *, clean: bool) -> None:
        await self._reading.close()
        await self._writing.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release(clean=clean)

    def may_live(self, holder: str) -> bool:
        """Tell whether a process that holds it by the lease may still be there."""
        # On this machine the system's lock has spoken already; another one is heard by its heartbeat alone.
        return not (SYSTEM_LOCKS and holder.startswith(f"{locking.machine()}/"))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with Direct(self.engine) as tx:
            await tx.exec_driver_sql(_READ)
            yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._writer, Direct(self._writing_engine) as tx, tx.begin():
            await tx.exec_driver_sql(_WRITE)
            yield tx

    async def read(self, work: Work[ResultT]) -> ResultT:
        return await self._reading.carry_out(work)

    async def write(self, work: Work[ResultT]) -> ResultT:
        async with self._writer:
            return await self._writing.carry_out(work)

    async def scrub(self) -> None:
        # The log of what was written holds it until it is written over. No transaction may be open where that is done.
        async with self._writer, Direct(self.engine) as tx:
            await tx.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def filling(self, schema: Schema) -> AsyncIterator[AsyncConnection]:
        _make_folder(self.path.parent)
        lock = FileLock(self.path)
        try:
            _, names = await asyncio.to_thread(_inspect, self.path, check=False)
            refuse_filled(self.path, names)
            # What is left of an empty file that was never finished must not be taken for a part of the new one.
            self.path.with_name(f"{self.path.name}-journal").unlink(missing_ok=True)
            async with new_file(self.path, schema) as tx:
                yield tx
        finally:
            lock.release(clean=False)


class _Visits:
    """Visits to the driver. A connection is kept for the next: to open one takes as long as all queries of a press."""

    def __init__(self, engine: AsyncEngine, begin: str) -> None:
        self._engine = engine
        self._begin = begin
        self._kept: Direct | None = None
        self._closed = False

    async def carry_out(self, work: Work[ResultT]) -> ResultT:
        """Carry out work in one transaction; a connection with which anything has failed is not kept."""
        tx, self._kept = self._kept or Direct(self._engine), None
        if tx.sync_connection is None:
            await tx.start()

        def transaction(here: SyncConnection) -> ResultT:
            with here.begin():
                here.exec_driver_sql(self._begin)
                return at_once(work(tx))

        stays = False
        try:
            result = await tx.visit(transaction)
            stays = not self._closed and self._kept is None
        finally:
            if stays:
                self._kept = tx
            else:
                if self._closed:
                    # The pool that it came from closes nothing any more.
                    await tx.invalidate()
                await tx.close()
        return result

    async def close(self) -> None:
        """Close what is kept, and keep nothing from now on: what is lent still would stay open."""
        self._closed = True
        if self._kept is not None:
            await self._kept.close()
            self._kept = None


@asynccontextmanager
async def new_file(path: Path, schema: Schema) -> AsyncIterator[AsyncConnection]:
    """Carry out the transaction that fills a new database, whose file takes its place whole and in the end."""
    with unfinished(path.parent) as folder:
        made = folder / path.name
        _make(made)
        engine = _engine(URL.create("sqlite+aiosqlite", database=str(made)), read_only=False)
        try:
            async with Direct(engine) as tx, tx.begin():
                await tx.exec_driver_sql(_WRITE)
                await tx.run_sync(schema.upgrade)
                yield tx
        finally:
            await engine.dispose()
        with closing(sqlite3.connect(made)) as connection:
            # So it can be read without a journal beside it, from a folder that nobody may write to.
            connection.execute("PRAGMA journal_mode=DELETE")
        os.replace(made, path)


def _engine(location: URL, *, read_only: bool) -> AsyncEngine:
    def creator() -> Adapted:
        opened: Any = await_only(connect(str(location.database), read_only=read_only))
        return Adapted(engine.dialect.dbapi, opened)

    # Values are never shown in errors and logs: among them is what players keep secret.
    engine = create_async_engine(location, creator=creator, hide_parameters=True, pool_reset_on_return=None)

    @event.listens_for(engine.sync_engine, "reset")
    def reset(connection: DBAPIConnection, record: ConnectionPoolEntry, state: object) -> None:
        # As the pool itself would do, but without a trip to the driver where nothing is open. A commit that failed is.
        if isinstance(record.driver_connection, Connection) and record.driver_connection.in_transaction:
            connection.rollback()

    return engine


def prepare(path: Path, schema: Schema, *, check: bool, stamp: str, used_before: bool = False) -> Path | None:
    """Make the database file ready for use: make it, check it, migrate it. Blocking.

    `check` looks for damage in the whole file. An old schema is migrated after a copy was made beside the file,
    whose name ends in `stamp`; the path of the copy is returned. Raises StoreError and changes nothing if the
    file is damaged, is no database of ours, has a newer schema than this, or is empty where a bot has used it
    before.
    """
    revision, names = _inspect(path, check=check)
    if schema.is_up_to_date(path, revision, names):
        return None
    if revision is None and used_before and path.exists():
        raise StoreError(
            f"The database {path} is empty, and the bot has kept its data there before; "
            f"restore a copy of it, or delete the file to begin afresh."
        )
    saved = None
    if revision is not None:
        saved = path.with_name(f"{path.name}.{revision}-{stamp}")
        copy(path, saved)
    else:
        _log.info("A new database %s is made.", path)
        _make(path)
    try:
        _migrate(path, schema)
    except DBAPIError as error:
        if saved is not None:
            saved.unlink()
        unchanged = f"The database {path} could not be brought up to date: {error.orig}."
        raise store_error(path, error.orig, unchanged) from error
    _, names = _inspect(path, check=False)
    schema.refuse_incomplete(path, names)
    return saved


def _check(path: Path, schema: Schema) -> None:
    revision, names = _inspect(path, check=False)
    if revision is None:
        raise StoreError(f"There is no database {path} yet.")
    schema.refuse_unreadable(path, revision, names)


def _migrate(path: Path, schema: Schema) -> None:
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: sqlite3.Connection, record: object) -> None:
        # Python's own handling would commit before each CREATE and leave half a schema after a crash. Tables are
        # rebuilt without foreign keys, or their rows would take others with them; they are checked afterwards.
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys=OFF")

    @event.listens_for(engine, "begin")
    def begin(connection: SyncConnection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        schema.upgrade(connection)
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise StoreError(f"The database {path} could not be brought up to date: its rows do not fit together.")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def _make(path: Path) -> None:
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"The database {path} cannot be made: {error.strerror}.") from error


def copy(path: Path, target: Path) -> None:
    """Copy a database, in use or not, to a new file. Blocking.

    Raises StoreError if there is none, or the new file exists or cannot be written.
    """
    try:
        if _is_empty(path):
            raise StoreError(f"There is no database {path} yet.")
        refuse_existing(target)
        with unfinished(target.parent) as folder:
            made = folder / target.name
            _vacuum(path, made)
            refuse_existing(target)
            os.replace(made, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The database {path} could not be copied to {target}: {words(error)}.") from error


def _vacuum(path: Path, made: Path) -> None:
    made.touch(mode=0o600)
    with _looked_into(path) as connection:
        connection.execute("VACUUM INTO ?", (str(made),))


def unpack(saved: Path, path: Path, schema: Schema) -> None:
    """Copy a backup to a new file, and bring that up to date. Blocking.

    Raises StoreError if the backup is damaged, empty, incomplete, none of ours, or of a newer schema.
    """
    revision, names = _inspect(saved, check=True, writable=False)
    if revision is None:
        raise StoreError(f"There is no database in {saved}.")
    schema.is_up_to_date(saved, revision, names)
    try:
        _vacuum(saved, path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The backup {saved} could not be unpacked in {path.parent}: {words(error)}.") from error
    prepare(path, schema, check=False, stamp="before")


def refuse_existing(target: Path) -> None:
    """Raise StoreError if there is a file already."""
    if os.path.lexists(target):
        raise StoreError(f"The file {target} exists already and is not overwritten.")


def _is_empty(path: Path) -> bool:
    """Tell whether a file is missing or of no bytes.

    Raises StoreError if its journal is there all the same: SQLite would delete that, and with it all that is left.
    """
    if path.exists() and path.stat().st_size:
        return False
    journal = path.with_name(f"{path.name}-wal")
    if journal.exists() and journal.stat().st_size:
        raise StoreError(
            f"The database {path} is empty or gone, but beside it lies {journal.name} with what was written to it; "
            f"move both away, and restore a copy of the database or begin afresh."
        )
    return True


@contextmanager
def _looked_into(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that stays as it is, with what a killed process has left beside it.

    Whoever may write brings that to an end when he opens the file, or closes it: of a damaged one nothing would be left
    to be mended.
    """
    if not any(one.exists() and one.stat().st_size for one in _journals(path)):
        with closing(sqlite3.connect(path)) as connection:
            yield connection
        return
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            connection.execute("SELECT name FROM sqlite_schema LIMIT 1").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
                raise
        else:
            yield connection
            return
    # What was begun has to be taken back before anything can be read.
    with unfinished() as folder:
        for one in (path, *_journals(path)):
            if one.exists():
                shutil.copyfile(one, folder / one.name)
        with closing(sqlite3.connect(folder / path.name)) as connection:
            yield connection


def _journals(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(f"{path.name}-{kind}") for kind in ("wal", "journal"))


def _inspect(path: Path, *, check: bool, writable: bool = True) -> tuple[str | None, frozenset[str]]:
    """Give a file's revision (None: it is empty or missing) and the names of its tables, columns and indices.

    Raises StoreError as `prepare` does.
    """
    try:
        if _is_empty(path) and not path.is_dir():
            return None, frozenset()
        with path.open("r+b" if writable else "rb") as file:
            start = file.read(len(_HEADER))
    except OSError as error:
        purpose = "for writing" if writable else "for reading"
        raise StoreError(f"The database {path} cannot be opened {purpose}: {error.strerror}.") from error
    if start != _HEADER:
        raise StoreError(f"The file {path} is not a database, or it is damaged; restore a copy of it.")
    try:
        with _looked_into(path) as connection:
            if check:
                fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if fault != "ok":
                    fault = fault.splitlines()[-1]
                    raise StoreError(f"The database {path} is damaged ({fault}); restore a copy of it.")
            names = frozenset(name for (name,) in connection.execute(_STRUCTURE))
            if not names:
                return None, names
            refuse_foreign(path, names)
            revisions = [str(one) for (one,) in connection.execute("SELECT version_num FROM alembic_version")]
    except sqlite3.DatabaseError as error:
        unreadable = f"The database {path} cannot be read ({error}); restore a copy of it."
        raise store_error(path, error, unreadable) from error
    return read_revision(path, revisions), names
