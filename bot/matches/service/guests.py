"""Who may sit down where: tables for invited people alone, who is removed from one, who is kept from all."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import to_json
from bot.matches.changes.lobby import check_lobby, settled, without
from bot.matches.changes.moves import as_it_stands
from bot.matches.keeper import Keeper, ServicePart, one_writer
from bot.matches.service.ending import Ending
from bot.matches.types import Person, Refused, Table
from bot.matches.value.match import Change, GivenUp, Match
from bot.matches.value.seats import people_in, voters_in
from bot.store.kept import blocks, guests
from bot.store.outgoing import Addressed, LobbyCard, Notice
from bot.store.rows import BanRow, MemberRow
from bot.text import one_line

LONGEST_REASON = 200


class Guests(ServicePart):
    """Opens tables to some, and closes them to others."""

    def __init__(self, keeper: Keeper, ending: Ending) -> None:
        super().__init__(keeper)
        self._ending = ending

    # Invited people alone

    @one_writer
    async def invite(self, match_id: int, by: int, user_ids: Collection[int]) -> Table:
        """Let only some people sit down at a table, besides who sits there; without any, everybody again. For the host.

        Raises Refused where others have sat down at a table that was open to all.
        """
        match = await self._keeper.load_any(match_id)
        check_lobby(match, by)
        if not match.terms.closed and len(people_in(match.members)) > 1:
            raise Refused("refused-invite-later")
        terms = to_json(msgspec.structs.replace(match.terms, closed=bool(user_ids)))

        async def also(tx: AsyncConnection) -> None:
            known = await guests.of_match(tx, match_id)
            await guests.drop(tx, match_id, {one for one in known if known[one] != "removed"} - {*user_ids})
            await guests.note(tx, match_id, {*user_ids} - {*known, by}, "invited")

        change = settled(match, self._keeper.now(), {"terms": terms})
        return (await self._keeper.write(match, change, also)).table(self._keeper.now())

    async def invited(self, match_id: int) -> tuple[int, ...]:
        """List the people who are invited to a table."""
        known = await self._keeper.store.read(partial(guests.of_match, match_id=match_id))
        return tuple(one for one, standing in known.items() if standing != "removed")

    @one_writer
    async def call(self, match_id: int, by: Person) -> None:
        """Call those who are invited, once each, but for who sits there. For the host.

        With whoever has blocked him, or whom he has, it does not ring; he is named all the same, or his silence would
        tell it.
        """
        match = await self._keeper.load_any(match_id)
        check_lobby(match, by.user_id)
        async with self._keeper.store.reading() as tx:
            known = await guests.of_match(tx, match_id)
            apart = await blocks.among(tx, [by.user_id, *known])
        invited = tuple(one for one, standing in known.items() if standing == "invited" and match.member(one) is None)
        if not invited:
            raise Refused("refused-all-called")
        values = {"by": match.called(by), "game": match.row.game}
        spared = tuple(one for one in invited if frozenset((one, by.user_id)) in apart)
        notice = Notice(key="notice-invited", values=values, calls=invited, spared=spared)
        note = partial(guests.note, match_id=match_id, user_ids=invited, standing="called")
        await self._keeper.write(match, Change(said=[Addressed(notice)]), note)

    # Removed from a table

    @one_writer
    async def remove(self, match_id: int, by: Person, user_id: int, reason: str, *, manages: bool) -> Table:
        """Take somebody from a table, which sees the reason; for its host before the match, for who `manages` always.

        In a match his seat is vacant as that of a player who is gone. He sits down at that table no more, and is told.
        """
        match, now = await self._keeper.load_open(match_id), self._keeper.now()
        if not manages:
            if match.row.status == "running":
                raise Refused("refused-not-a-moderator")
            check_lobby(match, by.user_id)
        member, reason = match.member(user_id), one_line(reason)[:LONGEST_REASON]
        if member is None:
            raise Refused("refused-kick-stranger")
        if user_id == by.user_id:
            raise Refused("refused-kick-yourself")
        if not reason:
            raise Refused("refused-no-reason")
        why = {"reason": reason, "status": match.row.status}
        values = {"name": match.names[member.seat], "by": match.called(by), **why}
        alone = {"game": match.row.game, "match": str(match_id), **why}
        said = [
            Addressed(Notice(key="notice-removed", values=values)),
            Addressed(Notice(key="notice-you-are-removed", values=alone), user_id),
        ]
        note = partial(guests.note, match_id=match_id, user_ids=[user_id], standing="removed")
        if match.row.status == "lobby":
            match = await self._keeper.write(match, without(match, user_id, now, Addressed(LobbyCard()), *said), note)
        else:
            match = await self._keeper.write(*await self._vacated(match, member, said), note)
            await self._ending.seat_computers(match)
        return await self._keeper.table(match_id)

    async def _vacated(self, match: Match, member: MemberRow, said: list[Addressed]) -> tuple[Match, Change]:
        staying = voters_in(match.members) - {member.seat}
        if not staying:
            raise Refused("refused-last-person")
        match = await self._ending.there_again(match, member)
        old = match.members[member.seat]
        vacant = msgspec.structs.replace(old, user_id=None, gone=True, quiet=None)
        gone = GivenUp(old, None, held=True)
        host = {"host_id": match.members[min(staying)].user_id} if match.row.host_id == old.user_id else {}
        change = Change(values=host, members=[vacant], given_up=(gone,))
        said += as_it_stands(match.after(change), calls=False)
        return match, replace(change, said=said)

    # Kept from all tables

    async def keep_away(self, guild_id: int, user_id: int, name: str = "") -> None:
        """Let somebody sit down at no table of a server, of any (`ANY`), or nobody (`ANY`) at new ones of one."""
        row = BanRow(guild_id, user_id, name, self._keeper.now())
        await self._keeper.store.write(partial(guests.ban, row=row))

    async def let_back(self, guild_id: int, user_id: int) -> bool:
        """Let somebody sit down again; tell whether he was kept away."""
        return await self._keeper.store.write(partial(guests.lift, guild_id=guild_id, user_id=user_id))

    async def kept_away(self, guild_id: int, most: int) -> tuple[tuple[BanRow, ...], int]:
        """List whom a server keeps from its tables (`ANY`: whoever runs the bot), the latest first, and count them."""
        return await self._keeper.store.read(partial(guests.latest, guild_id=guild_id, most=most))
