"""People and servers: how they are reached and what they have chosen."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.quiet import HOUR
from bot.store.rows import GuildSettings, KnownPerson
from bot.store.statements import columns, find, put, read_all
from bot.store.tables import guilds, people
from bot.store.transactions import PartOfStore

_CHANNELS: msgspec.json.Decoder[tuple[int, ...]] = msgspec.json.Decoder(tuple[int, ...])
_ROLES: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])


async def person(tx: AsyncConnection, user_id: int) -> KnownPerson | None:
    """Read what is known of somebody."""
    return await find(tx, KnownPerson, user_id=user_id)


async def quiet_shown(tx: AsyncConnection, user_id: int | None, guild_id: int) -> bytes | None:
    """Give the quiet hours that somebody lets his tables in a server know, as members have them; None if none."""
    known = None if user_id is None else await person(tx, user_id)
    hours = known.counting if known is not None and known.shows_quiet and known.quiet else None
    if hours is None:
        return None
    return msgspec.json.encode(hours.at_most((await guild(tx, guild_id)).quiet_hours * HOUR))


async def change_person(tx: AsyncConnection, user_id: int, values: Mapping[str, Any]) -> None:
    """Write some facts about somebody, known or new."""
    new = {**msgspec.structs.asdict(KnownPerson(user_id)), **values}
    await put(tx, people, new, tuple(values))


async def forget_person(tx: AsyncConnection, user_id: int) -> None:
    """Remove what is known of somebody."""
    await tx.execute(delete(people).filter_by(user_id=user_id))


async def guild(tx: AsyncConnection, guild_id: int, *, to_change: bool = False) -> GuildSettings:
    """Read what a server has set; the defaults if it has set nothing. `to_change`: nobody else may until this ends."""
    query = select(*columns(GuildSettings)).filter_by(guild_id=guild_id)
    if to_change:  # what is not there cannot be locked
        await put(tx, guilds, _row_of(GuildSettings(guild_id)), ())
    row = (await tx.execute(query.with_for_update() if to_change else query)).one_or_none()
    if row is None:
        return GuildSettings(guild_id)
    read = {"channels": _CHANNELS.decode(row.channels), "roles": _ROLES.decode(row.roles or b"{}")}
    return GuildSettings(**{**row._mapping, **read})


async def change_guild(tx: AsyncConnection, guild_id: int, values: Mapping[str, Any]) -> GuildSettings:
    """Write some settings of a server, give all of them."""
    now = msgspec.structs.replace(await guild(tx, guild_id, to_change=True), **values)
    await put(tx, guilds, _row_of(now))
    return now


def _row_of(one: GuildSettings) -> dict[str, Any]:
    lists = {"channels": msgspec.json.encode(one.channels), "roles": msgspec.json.encode(one.roles)}
    return {**msgspec.structs.asdict(one), **lists}


class People(PartOfStore):
    """People as delivery sees them. Each method is a transaction of its own."""

    async def get(self, user_id: int) -> KnownPerson:
        """Read what is known of somebody; of a stranger, nothing."""
        return await self._store.read(lambda tx: person(tx, user_id)) or KnownPerson(user_id)

    async def set_dm_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember the channel of somebody's direct messages (None: it is gone)."""
        await self._store.write(lambda tx: change_person(tx, user_id, {"dm_channel_id": channel_id}))

    async def set_dm_closed(self, user_id: int, closed: bool) -> None:
        """Remember whether somebody's direct messages are closed to us."""
        await self._store.write(lambda tx: change_person(tx, user_id, {"dm_closed": closed}))

    async def ring_later(self, user_id: int, moment: int) -> None:
        """Note that somebody is to be told at a moment of what has not rung, if he is not before."""
        await self._carry_out(update(people).filter_by(user_id=user_id, rings_at=None).values(rings_at=moment))

    async def rung(self, person: KnownPerson, again_at: int | None = None) -> None:
        """Note that somebody has been told of what had not rung, or is to be told later."""
        told = update(people).filter_by(user_id=person.user_id, rings_at=person.rings_at)
        await self._carry_out(told.values(rings_at=again_at))

    async def rings(self, most: int) -> tuple[KnownPerson, ...]:
        """Read who is to be told of what has not rung, and when, the first first; not only who is by now."""
        query = select(*columns(KnownPerson)).where(people.c.rings_at.is_not(None)).order_by(people.c.rings_at)
        return await self._store.read(lambda tx: read_all(tx, KnownPerson, query.limit(most)))

    async def unreachable(self, user_ids: Collection[int]) -> frozenset[int]:
        """Tell which of these people have closed their direct messages to us."""
        query = select(people.c.user_id).where(people.c.user_id.in_(list(user_ids)), people.c.dm_closed)

        async def read(tx: AsyncConnection) -> frozenset[int]:
            return frozenset(await tx.scalars(query))

        return await self._store.read(read)
