"""How far people have seen what has happened at their tables. It concerns nobody else, and no log holds it."""

import msgspec
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import columns, read_one, written
from bot.store.tables import looks
from bot.store.upsert import put


class LookRow(msgspec.Struct, frozen=True):
    """The last line of the log that somebody has seen, and the line after which he was told the news last.

    Who has not looked yet knows the start.
    """

    match_id: int
    user_id: int
    seen: int = 0
    told_from: int = 0


_LOOK = select(*columns(LookRow, looks)).where(
    looks.c.match_id == bindparam("match_id"), looks.c.user_id == bindparam("user_id")
)


async def get(tx: AsyncConnection, match_id: int, user_id: int) -> LookRow:
    """Read how far somebody has seen a match."""
    row = await read_one(tx, LookRow, _LOOK, {"match_id": match_id, "user_id": user_id})
    return row or LookRow(match_id, user_id)


async def note(tx: AsyncConnection, row: LookRow) -> None:
    """Write how far somebody has seen a match, unless he has seen more of it by now."""
    await put(tx, looks, written(row), newer="seen")


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove what somebody has seen."""
    await tx.execute(delete(looks).filter_by(user_id=user_id))
