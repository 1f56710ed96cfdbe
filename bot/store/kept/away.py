"""When somebody is away from a server, and for how many days he was in a year."""

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statements
from bot.store.statements import read_all, written
from bot.store.tables import away

DAY = 24 * 3600
YEAR = 365 * DAY


class Absence(msgspec.Struct, frozen=True):
    """A time for which somebody is away from a server (Unix seconds)."""

    user_id: int
    guild_id: int
    begun_at: int
    until: int

    @property
    def days(self) -> int:
        """The days that it takes of the allowance: each that has begun."""
        return max(1, -(-(self.until - self.begun_at) // DAY))


async def of_user(tx: AsyncConnection, user_id: int, guild_id: int, now: int) -> tuple[Absence, ...]:
    """Read the times that count for a server's allowance: those that were not over a year ago, the oldest first."""
    query = select(away).filter_by(user_id=user_id, guild_id=guild_id)
    return await read_all(tx, Absence, query.where(away.c.until > now - YEAR).order_by(away.c.begun_at))


async def until(tx: AsyncConnection, user_id: int | None, guild_id: int, now: int) -> int | None:
    """Tell until when somebody is away from a server; None if he is there."""
    found = () if user_id is None else await of_user(tx, user_id, guild_id, now)
    return max((one.until for one in found if one.until > now), default=None)


async def put(tx: AsyncConnection, absence: Absence, now: int) -> None:
    """Store a time in the place of one that began at the same moment; what is older than a year is forgotten."""
    await tx.execute(delete(away).where(away.c.user_id == absence.user_id, away.c.until <= now - YEAR))
    await statements.put(tx, away, written(absence))


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove all that is known of somebody's times away."""
    await tx.execute(delete(away).filter_by(user_id=user_id))
