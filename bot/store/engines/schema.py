"""The schema: which revision a database has, what it must hold, and the way to the newest, on either engine."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from bot.store import migrations
from bot.store.errors import StoreError
from bot.store.tables import metadata


@dataclass(frozen=True)
class Schema:
    """A line of revisions and the folder in which Alembic finds them."""

    revisions: Sequence[str] = migrations.REVISIONS
    folder: Path = migrations.FOLDER

    @property
    def newest(self) -> str:
        """The revision that this version of the bot reads and writes."""
        return self.revisions[-1]

    def refuse_unreadable(self, database: object, revision: str, names: Collection[str]) -> None:
        """Raise StoreError unless a revision is the newest, and the database complete."""
        if not self.is_up_to_date(database, revision, names):
            raise StoreError(
                f"The database {database} was written by an earlier version of the bot (schema {revision}, this "
                f"version reads {self.newest}); start the bot once to bring it up to date."
            )

    def is_up_to_date(self, database: object, revision: str | None, names: Collection[str]) -> bool:
        """Tell whether a revision is the newest. Raises StoreError if it is none of ours, or lacks something."""
        if revision is not None and revision not in self.revisions:
            raise StoreError(
                f"The database {database} was written by a newer version of the bot (schema {revision}, this version "
                f"knows {self.newest}); update the bot, or restore the copy made before the update."
            )
        if revision == self.newest:
            self.refuse_incomplete(database, names)
        return revision == self.newest

    def refuse_incomplete(self, database: object, names: Collection[str]) -> None:
        """Raise StoreError if a database of the newest schema lacks a table, a column or an index."""
        if not {*self.revisions} >= {*migrations.REVISIONS}:
            return
        tables = metadata.tables.values()
        made = {*metadata.tables, *(f"{table.name}.{column.name}" for table in tables for column in table.columns)}
        made |= {str(index.name) for table in tables for index in table.indexes}
        if missing := sorted(made - {*names}):
            raise StoreError(f"The database {database} lacks {', '.join(missing)}; restore a copy of it.")

    def upgrade(self, connection: Connection) -> None:
        """Bring a database to the newest revision, in the transaction that is open. Blocking."""
        # A second of import time that an up-to-date database saves.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(self.folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, self.newest)


def refuse_foreign(database: object, names: Collection[str]) -> None:
    """Raise StoreError if a database that is not empty is none of ours."""
    if not {"alembic_version", "lease"} <= {*names}:
        raise StoreError(f"The database {database} belongs to another program; choose another one.")


def refuse_filled(database: object, names: Collection[str]) -> None:
    """Raise StoreError if a database is not empty."""
    if names:
        refuse_foreign(database, names)
        raise StoreError(f"The database {database} is not empty; only an empty one is filled.")


def read_revision(database: object, found: Sequence[str]) -> str:
    """Give the revision of a database by what its table of revisions holds. Raises StoreError."""
    if len(found) != 1:
        raise StoreError(f"The database {database} does not say which schema it has; restore a copy of it.")
    return found[0]
