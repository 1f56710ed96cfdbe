"""What people write down for themselves at a match. It concerns nobody else: no letter to others reads it."""

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import NO_MARKS, NoteRow
from bot.store.statements import find, put, written
from bot.store.tables import notes


async def get(tx: AsyncConnection, match_id: int, user_id: int) -> NoteRow:
    """Read what somebody has written down at a match."""
    return await find(tx, NoteRow, match_id=match_id, user_id=user_id) or NoteRow(match_id, user_id)


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
