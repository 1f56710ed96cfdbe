"""People and servers: how they are reached and what they have chosen."""

from collections.abc import Collection, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.quiet import HOUR, LONGEST, UTC, Gathering, Quiet, is_zone, read_quiet
from bot.store.columns import columns, read_all, read_one
from bot.store.tables import guilds, people
from bot.store.transactions import PartOfStore
from bot.store.upsert import put

DEFAULT_DEADLINE = 24 * 3600

Visible: TypeAlias = Literal["public", "server", "hidden"]
"""Where others may see how good somebody is: everywhere, in each server by his matches there, or nowhere."""


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody who has played, or sat down to.

    `locale` is the language of his Discord, empty if it is not known. `dm_closed`: the last direct message could not
    be delivered. `answers_in_channel`: he would rather get private answers in the channel than direct messages. `zone`
    names his time zone, empty if he has chosen none; his quiet hours are in minutes after midnight there, None if he
    has none. `shows_quiet`: his tables know them, `hours` is what they know (None: the same). `gathers_every` so many
    hours, counted from `gathers_from` (minutes after midnight), he is called; None: at each question. `reminder_lead`:
    how many seconds before it is too late he is reminded, 0 for never, None for the usual. `rings_at`: when he is told
    of what has not rung (Unix seconds). `profile`: who may see how good he is.
    """

    user_id: int
    locale: str = ""
    dm_channel_id: int | None = None
    dm_closed: bool = False
    answers_in_channel: bool = False
    zone: str = ""
    quiet_from: int | None = None
    quiet_to: int | None = None
    shows_quiet: bool = False
    hours: bytes | None = None
    gathers_every: int | None = None
    gathers_from: int | None = None
    reminder_lead: int | None = None
    rings_at: int | None = None
    profile: Visible = "server"

    def moment_to_ring(self, now: int, *, gathered: bool = True) -> int | None:
        """Tell when something that calls him now rings: at once (`now`), `gathered` with other calls, or never (None).

        Calls are gathered only where a direct message can say them later.
        """
        quiet = self.quiet
        if not gathered or self.gathers_every is None or self.answers_in_channel or self.dm_closed:
            return None if quiet is not None and quiet.span(now) is not None else now
        zone = self.zone if is_zone(self.zone) else UTC
        later = Gathering(zone, self.gathers_every, self.gathers_from or 0).following(now)
        return later if quiet is None else quiet.over(later)

    @property
    def quiet(self) -> Quiet | None:
        """His quiet hours; None if he has none, or their time zone is not known any more."""
        if self.quiet_from is None or self.quiet_to is None or not is_zone(self.zone):
            return None
        return Quiet(self.zone, self.quiet_from, self.quiet_to)

    @property
    def counting(self) -> Quiet | None:
        """The quiet hours that his tables know, with since when they count, or (none) since when they know of none."""
        if self.hours is not None:
            return read_quiet(self.hours)
        return self.quiet if self.shows_quiet else None


class GuildSettings(msgspec.Struct, frozen=True):
    """What a server has set.

    `language` is None if nothing was chosen; `locale` is the language of its Discord as last seen. `deadline` in
    seconds, None for none. `channels` are those in which matches may be started; empty: everywhere. `away_days` is for
    how many days of a year everybody may be away, `quiet_hours` for how many hours of a day tables wait for whoever
    sleeps. A match may pause `pauses` times, for `pause_days` at most. Members with `opener_role` may open tables;
    None: everybody may. `roles` are called for open seats, by games.
    """

    guild_id: int
    language: str | None = None
    locale: str = ""
    deadline: int | None = DEFAULT_DEADLINE
    channels: tuple[int, ...] = ()
    away_days: int = 21
    quiet_hours: int = LONGEST // HOUR
    pauses: int = 5
    pause_days: int = 14
    opener_role: int | None = None
    roles: Mapping[str, int] = {}


_PERSON = columns(KnownPerson, people)
_CHANNELS: msgspec.json.Decoder[tuple[int, ...]] = msgspec.json.Decoder(tuple[int, ...])
_ROLES: msgspec.json.Decoder[dict[str, int]] = msgspec.json.Decoder(dict[str, int])


async def person(tx: AsyncConnection, user_id: int) -> KnownPerson | None:
    """Read what is known of somebody."""
    return await read_one(tx, KnownPerson, select(*_PERSON).filter_by(user_id=user_id))


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
    query = select(*columns(GuildSettings, guilds)).filter_by(guild_id=guild_id)
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
        query = select(*_PERSON).where(people.c.rings_at.is_not(None)).order_by(people.c.rings_at).limit(most)
        return await self._store.read(lambda tx: read_all(tx, KnownPerson, query))

    async def unreachable(self, user_ids: Collection[int]) -> frozenset[int]:
        """Tell which of these people have closed their direct messages to us."""
        query = select(people.c.user_id).where(people.c.user_id.in_(list(user_ids)), people.c.dm_closed)

        async def read(tx: AsyncConnection) -> frozenset[int]:
            return frozenset(await tx.scalars(query))

        return await self._store.read(read)
