"""Columns, as tables and migrations write them down."""

from typing import Any, TypeAlias

from sqlalchemy import BigInteger, Column, Integer, text
from sqlalchemy.types import TypeEngine

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
