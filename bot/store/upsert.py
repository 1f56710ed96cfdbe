"""Insert rows or, where they are there already, change them; written alike on both engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert


async def put(tx: AsyncConnection, table: Table, row: Mapping[str, Any], changed: Sequence[str] | None = None) -> None:
    """Insert a row, or let the row of the same primary key have the `changed` columns (None: all) of this one."""
    keys = tuple(column.name for column in table.primary_key)
    written = tuple(name for name in row if name not in keys) if changed is None else tuple(changed)
    await tx.execute(_statement(tx.dialect.name, table, keys, written), row)


@cache
def _statement(dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...]) -> Insert:
    # Built once: building costs as much as the statement itself.
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    if not changed:
        return insert.on_conflict_do_nothing(index_elements=keys)
    return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in changed})
