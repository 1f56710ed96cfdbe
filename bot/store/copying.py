"""Copies of a whole database: from one engine to the other, into a backup, and out of it."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Column,
    Integer,
    LargeBinary,
    Table,
    func,
    insert,
    literal,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engines import sqlite
from bot.store.engines.engine import SQLITE, Database, database_at
from bot.store.engines.schema import Schema
from bot.store.engines.sqlite import SQLite
from bot.store.engines.unfinished import unfinished
from bot.store.errors import StoreError, words
from bot.store.tables import LASTING, lease

BATCH = 500
"""Rows that are held in memory at a time."""
_NO_ROOM = "53"
"""How the codes of a server begin that lacks room, of which no row is the cause."""

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Copied:
    """What a copy holds: how many rows of each table, and when its bot was last alive (Unix seconds; None: never)."""

    rows: Mapping[str, int]
    alive_at: int | None


async def copy(source: str, target: str, schema: Schema = Schema()) -> Copied:  # noqa: B008  # frozen
    """Copy the database of a URL, in use or not, to the empty one of another.

    The copy is as the database was at one moment, and held by nobody; it is all there or, if anything is raised, not at
    all. Raises StoreError if the source is not of today's schema, the target is not empty or in use, or holds no value
    of some row.
    """
    here = database_at(source, read_only=True)
    return await _fill(here, target, f"The database {here} could not be copied", schema)


async def backup(url: str, target: Path, schema: Schema = Schema()) -> None:  # noqa: B008
    """Copy the database of a URL, in use or not, to a new SQLite file. Raises StoreError if that exists."""
    database = database_at(url, read_only=True)
    if isinstance(database, SQLite):
        await asyncio.to_thread(sqlite.copy, database.path, target)
    else:
        sqlite.refuse_existing(target)
        failure = f"The database {database} could not be copied to {target}"
        await _copy(database, sqlite.new_file(target, schema), failure, schema)


async def restore(saved: Path, target: str, schema: Schema = Schema()) -> Copied:  # noqa: B008
    """Fill the empty database of a URL from a backup, which may have an earlier schema and stays as it is.

    Raises StoreError as `copy` does, or if the backup is damaged, none of ours, or of a newer schema.
    """
    with unfinished() as folder:
        unpacked = SQLite(URL.create(SQLITE, database=str(folder / "backup.db")), read_only=True)
        await asyncio.to_thread(sqlite.unpack, saved, unpacked.path, schema)
        return await _fill(unpacked, target, f"The backup {saved} could not be restored", schema)


async def _fill(source: Database, target: str, failure: str, schema: Schema) -> Copied:
    into = database_at(target)
    try:
        return await _copy(source, into.filling(schema), f"{failure} to {into}", schema)
    finally:
        await into.close(clean=False)


async def _copy(
    source: Database, filling: AbstractAsyncContextManager[AsyncConnection], failure: str, schema: Schema
) -> Copied:
    try:
        await source.check(schema)
        async with filling as new, source.reading() as old:
            rows = {table.name: await _copy_table(old, new, table) for table in LASTING}
            await new.execute(update(lease).values(holder=None, commands=""))
            alive_at = (await new.execute(select(lease.c.alive_at))).scalar_one_or_none()
        return Copied(rows, alive_at)
    except (DBAPIError, OSError) as error:
        raise StoreError(f"{failure}: {words(error)}.") from error
    finally:
        await source.close(clean=False)


async def _copy_table(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    copied = 0
    async for rows in _batches(old, table):
        await _insert(new, table, rows)
        copied += len(rows)
    found = [(await tx.execute(select(func.count()).select_from(table))).scalar_one() for tx in (old, new)]
    if found != [copied, copied]:
        raise StoreError(f"Of {found[0]} rows of {table.name}, {copied} were read and {found[1]} stored.")
    number = table.autoincrement_column
    if number is not None and (highest := await _highest_given(old, number)):
        await _go_on_after(new, number, highest)
    return copied


async def _batches(tx: AsyncConnection, table: Table) -> AsyncIterator[Rows]:
    """Read a table in the order of its primary key."""
    names, key = table.columns.keys(), tuple(table.primary_key.columns)
    binary = [column.key for column in table.columns if isinstance(column.type, LargeBinary)]
    first = query = select(table).order_by(*key).limit(BATCH)
    while True:
        try:
            found = [dict(zip(names, row, strict=True)) for row in await tx.execute(query)]
        except (DBAPIError, TypeError, ValueError) as error:
            # What cannot be read is not told: it may be a secret.
            raise StoreError(f"The rows of {table.name} cannot be read ({type(error).__name__}).") from error
        for row, name in product(found, binary):
            # What somebody has mended by hand in SQLite is text, and read all the same.
            if isinstance(row[name], str):
                row[name] = row[name].encode()
        yield found
        if len(found) < BATCH:
            return
        last = (literal(found[-1][column.key], column.type) for column in key)
        query = first.where(tuple_(*key) > tuple_(*last))


async def _insert(tx: AsyncConnection, table: Table, rows: Rows) -> None:
    if not rows:
        return
    try:
        await tx.execute(insert(table), list(rows))
    except StatementError as error:
        if isinstance(error, OperationalError) or (getattr(error.orig, "sqlstate", None) or "").startswith(_NO_ROOM):
            raise
        why = words(error) if isinstance(error, IntegrityError) else type(error).__name__
        raise StoreError(_misfit(table, rows) or f"A row of {table.name} does not fit: {why}.") from error


def _misfit(table: Table, rows: Rows) -> str | None:
    """Name the first row with a value that PostgreSQL takes in no such column, and SQLite in any."""
    for row in rows:
        for column in table.columns:
            if why := _why_it_does_not_fit(column, row[column.key]):
                numbers = {one.key: row[one.key] for one in table.primary_key if isinstance(one.type, Integer)}
                where = ", ".join(f"{name} {number}" for name, number in numbers.items())
                return f"A row of {table.name} ({where}) does not fit: its {column.key} {why}."
    return None


def _why_it_does_not_fit(column: Column[Any], value: object) -> str | None:
    if value is None:
        return None if column.nullable else "is missing"
    if not isinstance(value, column.type.python_type):
        return f"is no {column.type.python_type.__name__}"
    if isinstance(value, str) and "\0" in value:
        return "holds a NUL character"
    bits = 64 if isinstance(column.type, BigInteger) else 32
    if isinstance(value, int) and not -(2 ** (bits - 1)) <= value < 2 ** (bits - 1):
        return f"takes more than {bits} bits"
    return None


# Numbers that a table gives by itself


async def _highest_given(tx: AsyncConnection, number: Column[Any]) -> int:
    """Give the highest number that was ever given, also to rows that are gone; 0 if none was."""
    highest = (await tx.execute(select(func.max(number)))).scalar_one() or 0
    if tx.dialect.name == "sqlite":
        of_table = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        given = (await tx.execute(of_table, {"name": number.table.name})).scalar_one_or_none() or 0
    else:
        sequence = (await tx.execute(select(_sequence(number)))).scalar_one()
        last, called = (await tx.execute(text(f"SELECT last_value, is_called FROM {sequence}"))).one()
        given = last if called else 0
    return max(highest, given)


async def _go_on_after(tx: AsyncConnection, number: Column[Any], highest: int) -> None:
    if tx.dialect.name == "sqlite":
        row = {"name": number.table.name, "seq": highest}
        await tx.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
        await tx.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)"), row)
    else:
        await tx.execute(select(func.setval(_sequence(number), literal(highest, BigInteger))))


def _sequence(number: Column[Any]) -> Any:
    return func.pg_get_serial_sequence(number.table.name, number.name)
