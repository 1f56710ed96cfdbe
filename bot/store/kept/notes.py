"""What people write down for themselves at a match. It concerns nobody else: no letter to others reads it."""

import msgspec
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import columns, read_one, written
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
    row = await read_one(tx, NoteRow, _NOTE, {"match_id": match_id, "user_id": user_id})
    return row or NoteRow(match_id, user_id)


async def change(tx: AsyncConnection, row: NoteRow, column: str) -> None:
    """Write one column of a row; one that holds nothing any more goes."""
    await put(tx, notes, written(row), (column,))
    empty = delete(notes).filter_by(match_id=row.match_id, user_id=row.user_id, text="", marks=NO_MARKS)
    await tx.execute(empty)


async def count(tx: AsyncConnection, user_id: int) -> int:
    """Count the matches at which somebody has written something down."""
    return (await tx.execute(select(func.count()).select_from(notes).filter_by(user_id=user_id))).scalar_one()


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove all that somebody has written down."""
    await tx.execute(delete(notes).filter_by(user_id=user_id))
