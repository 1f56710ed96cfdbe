"""Insert rows or, where they are there already, change them; written alike on both engines."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert


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
    written = tuple(name for name in row if name not in keys) if changed is None else tuple(changed)
    return (await tx.execute(_statement(tx.dialect.name, table, keys, written, newer), row)).rowcount > 0


@cache
def _statement(
    dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...], newer: str | None
) -> Insert:
    # Built once: building costs as much as the statement itself.
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    if not changed:
        return insert.on_conflict_do_nothing(index_elements=keys)
    return insert.on_conflict_do_update(
        index_elements=keys,
        set_={name: insert.excluded[name] for name in changed},
        where=None if newer is None else table.c[newer] < insert.excluded[newer],
    )
