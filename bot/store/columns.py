"""Columns: how tables and migrations write them down, and how rows of them are read as typed values."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import BigInteger, Column, Executable, Integer, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

RowT = TypeVar("RowT", bound=msgspec.Struct)

LONG = BigInteger().with_variant(Integer(), "sqlite")
"""64 bits everywhere: SQLite's INTEGER is, and alone numbers rows by itself."""

Kind: TypeAlias = TypeEngine[Any] | type[TypeEngine[Any]]


def key(kind: Kind, *names: str) -> list[Column[Any]]:
    """Make columns of the primary key, none of which numbers rows by itself."""
    return [Column(name, kind, primary_key=True, autoincrement=False) for name in names]


def filled(kind: Kind, *names: str) -> list[Column[Any]]:
    """Make columns of a kind that always hold something."""
    return [Column(name, kind, nullable=False) for name in names]


def optional(kind: Kind, *names: str) -> list[Column[Any]]:
    """Make columns of a kind that may hold nothing."""
    return [Column(name, kind) for name in names]


def where(condition: str) -> dict[str, Any]:
    """Limit an index to some rows. It has to be said for each engine: one that is left out would get all rows."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


def columns(row: type[msgspec.Struct], table: Table) -> list[Column[Any]]:
    """List the columns that a row type is made of: those of its fields' names, in their order."""
    return [table.c[name] for name in row.__struct_fields__]


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
