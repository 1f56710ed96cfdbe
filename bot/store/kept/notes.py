"""What people write down for themselves at a match. It concerns nobody else: no letter to others reads it."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import columns, written
from bot.store.tables import notes
from bot.store.upsert import put

NO_MARKS = b"[]"


class NoteRow(msgspec.Struct, frozen=True):
    """A text, and marks (JSON)."""

    match_id: int
    user_id: int
    text: str = ""
    marks: bytes = NO_MARKS


_NOTE = select(*columns(NoteRow, notes)).where(
    notes.c.match_id == bindparam("match_id"), notes.c.user_id == bindparam("user_id")
)


async def get(tx: AsyncConnection, match_id: int, user_id: int) -> NoteRow:
    """Read what somebody has written down at a match."""
    row = (await tx.execute(_NOTE, {"match_id": match_id, "user_id": user_id})).one_or_none()
    return NoteRow(match_id, user_id) if row is None else NoteRow(*row)


async def change(tx: AsyncConnection, row: NoteRow, column: str) -> None:
    """Write one column of a row; one that holds nothing any more goes."""
    await put(tx, notes, written(row), (column,))
    mine = (notes.c.match_id == row.match_id, notes.c.user_id == row.user_id)
    await tx.execute(delete(notes).where(*mine, notes.c.text == "", notes.c.marks == NO_MARKS))


async def count(tx: AsyncConnection, user_id: int) -> int:
    """Count the matches at which somebody has written something down."""
    return (await tx.execute(select(func.count()).select_from(notes).filter_by(user_id=user_id))).scalar_one()


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove all that somebody has written down."""
    await tx.execute(delete(notes).filter_by(user_id=user_id))
