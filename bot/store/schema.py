"""The schema of a database file: look at it, bring it up to date, copy it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from bot.store import migrations
from bot.store.errors import StoreError, store_error
from bot.store.tables import metadata

_HEADER = b"SQLite format 3\0"
_STRUCTURE = """
    SELECT name FROM sqlite_schema
    UNION ALL
    SELECT made.name || '.' || one.name FROM sqlite_schema AS made, pragma_table_info(made.name) AS one
    WHERE made.type = 'table'
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Schema:
    """A line of revisions and the folder in which Alembic finds them."""

    revisions: Sequence[str] = migrations.REVISIONS
    folder: Path = migrations.FOLDER

    def prepare(self, path: Path, *, check: bool, stamp: str, used_before: bool = False) -> Path | None:
        """Make the database file ready for use: make it, check it, migrate it. Blocking.

        `check` looks for damage in the whole file. An old schema is migrated after a copy was made beside the file,
        whose name ends in `stamp`; the path of the copy is returned. Raises StoreError and changes nothing if the
        file is damaged, is no database of ours, has a newer schema than this, or is empty where a bot has used it
        before.
        """
        revision, names = _inspect(path, check=check)
        if revision == self.revisions[-1]:
            self._refuse_incomplete(path, names)
            return None
        if revision is None and used_before and path.exists():
            raise StoreError(
                f"The database {path} is empty, and the bot has kept its data there before; "
                f"restore a copy of it, or delete the file to begin afresh."
            )
        if revision is not None:
            self._refuse_newer(path, revision)
        saved = None
        if revision is not None:
            saved = path.with_name(f"{path.name}.{revision}-{stamp}")
            copy(path, saved)
        else:
            _log.info("A new database %s is made.", path)
            _make(path)
        try:
            self._migrate(path)
        except DBAPIError as error:
            if saved is not None:
                saved.unlink()
            unchanged = f"The database {path} could not be brought up to date: {error.orig}."
            raise store_error(path, error.orig, unchanged) from error
        _, names = _inspect(path, check=False)
        self._refuse_incomplete(path, names)
        return saved

    def check(self, path: Path) -> None:
        """Raise StoreError if there is no database of ours with the newest schema at a path. Blocking."""
        revision, names = _inspect(path, check=False)
        if revision is None:
            raise StoreError(f"There is no database {path} yet.")
        self._refuse_newer(path, revision)
        if revision != self.revisions[-1]:
            raise StoreError(
                f"The database {path} was written by an earlier version of the bot (schema {revision}, this version "
                f"reads {self.revisions[-1]}); start the bot once to bring it up to date."
            )
        self._refuse_incomplete(path, names)

    def _refuse_newer(self, path: Path, revision: str) -> None:
        if revision not in self.revisions:
            raise StoreError(
                f"The database {path} was written by a newer version of the bot (schema {revision}, this version knows "
                f"{self.revisions[-1]}); update the bot, or restore the copy made before the update."
            )

    def _refuse_incomplete(self, path: Path, names: frozenset[str]) -> None:
        """Raise StoreError if a database of the newest schema lacks a table, a column or an index."""
        if not {*self.revisions} >= {*migrations.REVISIONS}:
            return
        tables = metadata.tables.values()
        made = {*metadata.tables, *(f"{table.name}.{column.name}" for table in tables for column in table.columns)}
        made |= {str(index.name) for table in tables for index in table.indexes}
        if missing := sorted(made - names):
            raise StoreError(f"The database {path} lacks {', '.join(missing)}; restore a copy of it.")

    def _migrate(self, path: Path) -> None:
        # A second of import time that an up-to-date database saves.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(self.folder).replace("%", "%%"))
        engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def leave_transactions_to_us(connection: sqlite3.Connection, record: object) -> None:
            # Python's own handling would commit before each CREATE and leave half a schema after a crash. Tables are
            # rebuilt without foreign keys, or their rows would take others with them; they are checked afterwards.
            connection.isolation_level = None
            connection.execute("PRAGMA foreign_keys=OFF")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, self.revisions[-1])
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise StoreError(f"The database {path} could not be brought up to date: its rows do not fit together.")


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
        target.touch(mode=0o600, exist_ok=False)
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("VACUUM INTO ?", (str(target),))
        except sqlite3.Error:
            target.unlink()
            raise
    except FileExistsError as error:
        raise StoreError(f"The file {target} exists already and is not overwritten.") from error
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The database {path} could not be copied to {target}: {error}.") from error


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
            f"restore a copy of the database, or delete both to begin afresh."
        )
    return True


def _inspect(path: Path, *, check: bool) -> tuple[str | None, frozenset[str]]:
    """Give a file's revision (None: it is empty or missing) and the names of its tables, columns and indices.

    Raises StoreError as `prepare` does.
    """
    try:
        if _is_empty(path) and not path.is_dir():
            return None, frozenset()
        with path.open("r+b") as file:
            start = file.read(len(_HEADER))
    except OSError as error:
        raise StoreError(f"The database {path} cannot be opened for writing: {error.strerror}.") from error
    if start != _HEADER:
        raise StoreError(f"The file {path} is not a database, or it is damaged; restore a copy of it.")
    try:
        with closing(sqlite3.connect(path)) as connection:
            if check:
                fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if fault != "ok":
                    fault = fault.splitlines()[-1]
                    raise StoreError(f"The database {path} is damaged ({fault}); restore a copy of it.")
            names = frozenset(name for (name,) in connection.execute(_STRUCTURE))
            if not names:
                return None, names
            if not names >= {"alembic_version", "lease"}:
                raise StoreError(f"The database {path} belongs to another program; choose another file.")
            revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.DatabaseError as error:
        unreadable = f"The database {path} cannot be read ({error}); restore a copy of it."
        raise store_error(path, error, unreadable) from error
    if len(revisions) != 1:
        raise StoreError(f"The database {path} does not say which schema it has; restore a copy of it.")
    return str(revisions[0][0]), names
