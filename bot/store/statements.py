"""Statements of a few shapes, built once each: rows are read as values, and written over what is there."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, Table, Update, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert

from bot.store.rows import OwnTime
from bot.store.tables import OF_ROWS, lease

RowT = TypeVar("RowT", bound=msgspec.Struct)

GIVEN = select(lease.c.given).scalar_subquery()
"""By so many seconds the clock is ahead of the bot's own time, which stands still while it is away."""


@cache
def columns(row: type[msgspec.Struct], table: Table | None = None) -> tuple[ColumnElement[Any], ...]:
    """List the columns that a row is made of: those of its fields' names, in their order, by the clock's time."""
    table = OF_ROWS[row] if table is None else table
    of_fields = [(one.type, table.c[one.name]) for one in msgspec.structs.fields(row)]
    return tuple(
        (column + GIVEN).label(column.key) if OwnTime in (kept, *get_args(kept)) else column
        for kept, column in of_fields
    )


@cache
def _equal(row: type[msgspec.Struct], names: tuple[str, ...], *order: ColumnElement[Any]) -> Select[Any]:
    table = OF_ROWS[row]
    same = (table.c[name] == bindparam(name, type_=table.c[name].type) for name in names)
    return select(*columns(row)).where(*same).order_by(*order)


async def find(tx: AsyncConnection, row: type[RowT], **values: Any) -> RowT | None:
    """Read the one row that has certain values, none of which is None; None if there is none."""
    return await read_one(tx, row, _equal(row, tuple(values)), values)


async def find_all(tx: AsyncConnection, row: type[RowT], *order: ColumnElement[Any], **values: Any) -> tuple[RowT, ...]:
    """Read all rows that have certain values, none of which is None, in an order by columns of their table."""
    return await read_all(tx, row, _equal(row, tuple(values), *order), values)


async def read_one(
    tx: AsyncConnection, row: type[RowT], query: Executable, values: Mapping[str, Any] | None = None
) -> RowT | None:
    """Read the row that is selected by `columns` as a value; None if there is none."""
    found = (await tx.execute(query, values)).one_or_none()
    return None if found is None else row(*found)


async def read_all(
    tx: AsyncConnection, row: type[RowT], query: Executable, values: Mapping[str, Any] | None = None
) -> tuple[RowT, ...]:
    """Read the rows that are selected by `columns` as values."""
    return tuple(row(*found) for found in (await tx.execute(query, values)).all())


def written(row: msgspec.Struct) -> dict[str, Any]:
    """Give a value as parameters of an INSERT."""
    return msgspec.structs.asdict(row)


async def change(tx: AsyncConnection, table: Table, keys: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> None:
    """Give rows, which are found by some keys, the values that stand beside these."""
    if rows:
        found = [{f"of_{name}" if name in keys else name: value for name, value in row.items()} for row in rows]
        await tx.execute(_change(table, tuple(keys), tuple(rows[0])), found)


@cache
def _change(table: Table, keys: tuple[str, ...], names: tuple[str, ...]) -> Update:
    same = (table.c[key] == bindparam(f"of_{key}", type_=table.c[key].type) for key in keys)
    return update(table).where(*same).values({name: bindparam(name) for name in names if name not in keys})


async def put(
    tx: AsyncConnection,
    table: Table,
    row: Mapping[str, Any],
    changed: Sequence[str] | None = None,
    *,
    newer: str | None = None,
) -> bool:
    """Insert a row, or let the row of the same primary key have the `changed` columns (None: all) of this one.

    A row that is there is left alone unless this one's column `newer` is higher; tells whether anything was written.
    """
    keys = tuple(column.name for column in table.primary_key)
    names = tuple(name for name in row if name not in keys) if changed is None else tuple(changed)
    return (await tx.execute(_upsert(tx.dialect.name, table, keys, names, newer), row)).rowcount > 0


@cache
def _upsert(dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...], newer: str | None) -> Insert:
    # Built once: building costs as much as the statement itself.
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    if not changed:
        return insert.on_conflict_do_nothing(index_elements=keys)
    return insert.on_conflict_do_update(
        index_elements=keys,
        set_={name: insert.excluded[name] for name in changed},
        where=None if newer is None else table.c[newer] < insert.excluded[newer],
    )
