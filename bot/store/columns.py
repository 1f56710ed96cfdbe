"""Rows as typed values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, Result, Row, Table

RowT = TypeVar("RowT", bound=msgspec.Struct)


def columns(row: type[msgspec.Struct], table: Table) -> list[Column[Any]]:
    """List the columns that a row type is made of: those of its fields' names, in their order."""
    return [table.c[name] for name in row.__struct_fields__]


def read_one(row: type[RowT], found: Result[Any]) -> RowT | None:
    """Make a value of the row that was selected by `columns`; None if there is none."""
    values = found.one_or_none()
    return None if values is None else row(*values)


def read_all(row: type[RowT], found: Iterable[Row[Any]]) -> tuple[RowT, ...]:
    """Make values of rows that were selected by `columns`."""
    return tuple(row(*values) for values in found)


def written(row: msgspec.Struct) -> dict[str, Any]:
    """Give a value as parameters of an INSERT."""
    return msgspec.structs.asdict(row)
