"""Who may sit down where: who is invited to a table or was removed from it, and who is kept from all tables."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import BanRow
from bot.store.statements import columns, put, read_all, written
from bot.store.tables import bans, guests

Standing: TypeAlias = Literal["invited", "called", "removed"]
ANY = 0
"""The server of a ban that holds everywhere, and the person of one that holds for everybody there."""


async def of_match(tx: AsyncConnection, match_id: int) -> dict[int, Standing]:
    """Tell how people stand to a table that were invited to it or removed from it."""
    query = select(guests.c.user_id, guests.c.standing).filter_by(match_id=match_id)
    return {row.user_id: row.standing for row in await tx.execute(query.order_by(guests.c.user_id))}


async def note(tx: AsyncConnection, match_id: int, user_ids: Collection[int], standing: Standing) -> None:
    """Note how some people stand to a table from now on."""
    for user_id in user_ids:
        await put(tx, guests, {"match_id": match_id, "user_id": user_id, "standing": standing})


async def drop(tx: AsyncConnection, match_id: int, user_ids: Collection[int]) -> None:
    """Invite some people no more."""
    await tx.execute(delete(guests).where(guests.c.match_id == match_id, guests.c.user_id.in_(user_ids)))


async def ban(tx: AsyncConnection, row: BanRow) -> None:
    """Keep somebody from all tables of a server."""
    await put(tx, bans, written(row))


async def lift(tx: AsyncConnection, guild_id: int, user_id: int) -> bool:
    """Keep somebody from them no more; tell whether he was."""
    return bool((await tx.execute(delete(bans).filter_by(guild_id=guild_id, user_id=user_id))).rowcount)


async def bans_on(tx: AsyncConnection, guild_id: int, user_id: int) -> tuple[BanRow, ...]:
    """Read what keeps somebody from the tables of a server, what holds widest first."""
    here = select(*columns(BanRow)).where(bans.c.guild_id.in_((ANY, guild_id)), bans.c.user_id.in_((ANY, user_id)))
    return await read_all(tx, BanRow, here.order_by(bans.c.guild_id, bans.c.user_id))


async def latest(tx: AsyncConnection, guild_id: int, most: int) -> tuple[tuple[BanRow, ...], int]:
    """Read so many of the people who are kept from a server's tables, the latest first; and how many there are.

    Of `ANY` servers are read as well, which may open no tables.
    """
    there = (bans.c.guild_id == ANY) | (bans.c.user_id == ANY)
    if guild_id != ANY:
        there = (bans.c.guild_id == guild_id) & (bans.c.user_id != ANY)
    rows = select(*columns(BanRow)).where(there).order_by(bans.c.at.desc(), bans.c.user_id).limit(most)
    count = (await tx.execute(select(func.count()).select_from(bans).where(there))).scalar_one()
    return await read_all(tx, BanRow, rows), count
