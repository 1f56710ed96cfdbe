"""How far people have seen what has happened at their tables. It concerns nobody else, and no log holds it."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import LookRow
from bot.store.statements import find, put, written
from bot.store.tables import looks


async def get(tx: AsyncConnection, match_id: int, user_id: int) -> LookRow:
    """Read how far somebody has seen a match."""
    return await find(tx, LookRow, match_id=match_id, user_id=user_id) or LookRow(match_id, user_id)


async def note(tx: AsyncConnection, row: LookRow) -> None:
    """Write how far somebody has seen a match, unless he has seen more of it by now."""
    await put(tx, looks, written(row), newer="seen")


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove what somebody has seen."""
    await tx.execute(delete(looks).filter_by(user_id=user_id))
