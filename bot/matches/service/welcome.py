"""Whether somebody may sit down, before anything is changed by it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.types import Refused
from bot.matches.value.match import Match
from bot.store.kept import guests
from bot.store.kept.guests import ANY


async def check_welcome(tx: AsyncConnection, guild_id: int, user_id: int) -> None:
    """Raise Refused for whoever is kept from the tables of a server, or where nobody may open one."""
    for ban in await guests.bans_on(tx, guild_id, user_id):
        if ban.user_id == ANY:
            raise Refused("refused-server-banned")
        raise Refused("refused-banned" if ban.guild_id == ANY else "refused-kept-away")


async def check_seat(tx: AsyncConnection, match: Match, user_id: int) -> None:
    """Raise Refused for whoever may not sit down at a table that others may sit down at."""
    standing = (await guests.of_match(tx, match.row.id)).get(user_id)
    if standing == "removed":
        raise Refused("refused-removed")
    if match.row.status == "lobby" and match.terms.closed and standing is None:
        raise Refused("refused-not-invited")
    await check_welcome(tx, match.row.guild_id, user_id)
