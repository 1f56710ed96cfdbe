"""The channels in which something of ours stands."""

from sqlalchemy import select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import NO_SERVER, OPEN
from bot.store.tables import cards, daily_servers, matches


async def in_use(tx: AsyncConnection, guild_id: int | None, most: int) -> tuple[tuple[int, int], ...]:
    """Give servers and their channels with open tables, a list of tables or the sealed order of the day.

    Those of one server, or (None) of all; so many at most.
    """
    of_server = (matches.c.status.in_(OPEN), matches.c.guild_id != NO_SERVER)
    found = union(
        select(matches.c.guild_id, matches.c.channel_id).where(*of_server),
        select(cards.c.guild_id, cards.c.channel_id),
        select(daily_servers.c.guild_id, daily_servers.c.channel_id),
    ).subquery()
    query = select(found.c.guild_id, found.c.channel_id).order_by(found.c.guild_id, found.c.channel_id).limit(most)
    if guild_id is not None:
        query = query.where(found.c.guild_id == guild_id)
    return tuple((guild, channel) for guild, channel in await tx.execute(query))
