"""What a stuck match needs: giving up, stopping, taking over, waiting until its channel can be written in."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.contract import Seat
from bot.matches.base import MISSES_UNTIL_ABSENT, Change, Loaded, is_absent, one_writer
from bot.matches.lobbies import Lobbies, check_free, remember
from bot.matches.messages import asked, private_message_to
from bot.matches.playing import Playing, forget_choices
from bot.matches.schedule import GRACE, HOUR, LONGEST_PAUSE, SHORT_ABSENCE, Schedule, TimerKind, idle_life, renewed
from bot.matches.types import Person, Refused, Status, Table
from bot.store import Addressed, choices, matches, outbox, timers
from bot.store.matches import MemberRow
from bot.store.outgoing import LobbyCard, Notice
from bot.store.timers import NewTimer

END = "end"


class Ending(Lobbies, Playing):
    """Ways out of a match that does not go on: resigning, stopping, agreeing, claiming, replacing, pausing."""

    @one_writer
    async def resign(self, match_id: int, user_id: int) -> Table:
        """Give up a seat in a running match for good: the rules take it out. Raises Refused for who has none."""
        loaded = await self._load_running(match_id, even_paused=True)
        member = self._seat(loaded, user_id)
        told = Notice(key="notice-resigned", seats={"name": member.seat})
        others = [one for one in _in_private(loaded, told) if one.user_id != user_id]
        return self._table_of(await self._leave(loaded, member, *others))

    @one_writer
    async def abort(self, match_id: int, by: Person) -> Table:
        """Stop a lobby or a match for good, without a winner. Whether `by` may is for the caller to check."""
        loaded = await self._load_open(match_id)
        if loaded.row.status == "lobby":
            change = Change(values={"status": "cancelled", "ended_at": self.now()}, said=[Addressed(LobbyCard())])
        else:
            notice = Notice(key="notice-aborted", values={"by": by.name})
            change = self._ended(loaded, "aborted", Addressed(notice), *_in_private(loaded, notice))
        return self._table_of(await self._write(loaded, change))

    @one_writer
    async def place_gone(self, match_id: int) -> None:
        """Stop a lobby or a match whose channel is gone; a match's players are told by direct message.

        Nothing happens if it is over.
        """
        loaded = await self._load_any(match_id)
        if loaded.row.status == "lobby":
            await self._write(loaded, self._ended_unheard(loaded, "cancelled", "channel gone"))
        elif loaded.row.status == "running":
            await self._write(loaded, self._ended_unheard(loaded, "aborted", "channel gone", "notice-place-gone"))

    @one_writer
    async def agree_to_end(self, match_id: int, user_id: int) -> Table:
        """Agree to end a match without a winner. It ends when everybody has who is neither absent nor has left."""
        loaded = await self._load_running(match_id, even_paused=True)
        member = self._seat(loaded, user_id)
        async with self._store.reading() as tx:
            agreed = await choices.ballots_of(tx, match_id, END)
        needed = {one.seat for one in loaded.members if not one.left and not is_absent(one)} | {member.seat}
        if needed <= agreed | {member.seat}:
            notice = Notice(key="notice-agreed")
            await self._write(loaded, self._ended(loaded, "agreed", Addressed(notice), *_in_private(loaded, notice)))
        elif member.seat not in agreed:
            vote = partial(choices.put_ballot, match_id=match_id, kind=END, seat=member.seat)
            left = len(needed - agreed - {member.seat})
            notice = Notice(key="notice-agrees", values={"count": left}, seats={"name": member.seat})
            await self._write(loaded, Change(said=[Addressed(notice), *_in_private(loaded, notice)], also=vote))
        return await self.table(match_id)

    @one_writer
    async def claim_win(self, match_id: int, user_id: int) -> Table:
        """Take the win of a match of two whose other player is absent: he counts as having resigned."""
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        others = [one for one in loaded.members if not one.left and one.seat != member.seat]
        if len(others) != 1:
            raise Refused("refused-claim-of-many")
        (other,) = others
        if not is_absent(other):
            raise Refused("refused-claim-too-early", name=other.name, misses=MISSES_UNTIL_ABSENT)
        notice = Notice(key="notice-claimed", seats={"name": member.seat, "other": other.seat})
        return self._table_of(await self._leave(loaded, other, Addressed(notice)))

    @one_writer
    async def replace(self, match_id: int, person: Person, seat: Seat | None = None) -> Table:
        """Take over the seat of an absent player (None: of the first one).

        What he had prepared is dropped, his open deadlines begin anew, and both are told.
        """
        loaded = await self._load_running(match_id)
        absent = [one for one in loaded.members if is_absent(one) and seat in (None, one.seat)]
        if any(one.user_id == person.user_id for one in loaded.members):
            raise Refused("refused-already-at-table")
        if not absent:
            raise Refused("refused-nobody-absent")
        return self._table_of(await self._write(loaded, self._taken_over(loaded, absent[0], person)))

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """Note that somebody has left a server: he gives up his seats in lobbies and counts as absent in matches."""
        for match_id in await self._open_matches(user_id, guild_id):
            await self._note_gone(match_id, user_id)

    @one_writer
    async def _note_gone(self, match_id: int, user_id: int) -> None:
        loaded = await self._load_any(match_id)
        member = loaded.member(user_id)
        if member is None:
            return
        if loaded.row.status == "lobby":
            await self._without(loaded, user_id, Addressed(LobbyCard()))
        elif loaded.row.status == "running" and not member.gone:
            gone = msgspec.structs.replace(member, gone=True)
            notice = Notice(key="notice-gone", seats={"name": member.seat})
            await self._write(loaded, Change(members=[gone], said=[Addressed(notice)]))

    # While nothing can be posted in the channel

    @one_writer
    async def pause(self, match_id: int, why: str = "") -> None:
        """Let a running match wait, since nothing can be posted in its channel: no time runs; one can only leave.

        `why` is the sentence that tells its host what is missing, if he can help. Nothing happens if it waits already.
        """
        loaded = await self._load_any(match_id)
        if loaded.row.status == "running" and loaded.row.paused_at is None:
            await self._write(loaded, self._paused(loaded, why))

    @one_writer
    async def resume(self, match_id: int) -> None:
        """Let a match that waits go on, with the time that was left, since something was posted in its channel.

        Nothing happens if it does not wait, or if something is known to be in the way of other posts, such as boards.
        """
        loaded = await self._load_any(match_id)
        row = loaded.row
        if row.status != "running" or row.paused_at is None:
            return
        if await self.find_obstacle(row.guild_id, row.channel_id) is None:
            await self._write(loaded, self._resumed(loaded, row.paused_at))

    async def look_again(self, guild_id: int) -> None:
        """Let matches of a server wait, or go on, after its channels or our rights there have changed."""
        async with self._store.reading() as tx:
            running = await matches.running_in(tx, guild_id)
        for row in running:
            obstacle = await self.find_obstacle(guild_id, row.channel_id)
            if (obstacle is None) == (row.paused_at is None):
                continue
            with suppress(Refused):  # its game is not offered at present
                await self._look_at(row.id)

    @one_writer
    async def _look_at(self, match_id: int) -> None:
        loaded = await self._load_any(match_id)
        if loaded.row.status == "running":
            await self._waits(loaded)

    async def _waits(self, loaded: Loaded) -> bool:
        """Let a running match wait or go on, as its channel is found to be; tell whether the clock must leave it alone.

        One that waits goes on as soon as nothing is in the way and nothing is left to be said in its channel; if
        something is, that is tried now, and will tell. After `LONGEST_PAUSE` it ends.
        """
        row, now = loaded.row, self.now()
        obstacle = await self.find_obstacle(row.guild_id, row.channel_id)
        if row.paused_at is None:
            if obstacle is not None:
                await self._write(loaded, self._paused(loaded, obstacle))
            return obstacle is not None
        unsaid = False
        if obstacle is None:
            async with self._store.writing() as tx:
                unsaid = await outbox.hasten_lane(tx, outbox.lane_of(row.channel_id, None), now)
        last = row.paused_at + LONGEST_PAUSE
        if obstacle is None and not unsaid:
            change = self._resumed(loaded, row.paused_at)
        elif last <= now:
            change = self._ended_unheard(loaded, "abandoned", "channel silent", "notice-channel-silent")
        else:
            next_look = [(one.id, min(now + HOUR, last)) for one in loaded.timers if one.kind == TimerKind.PAUSE]
            change = Change(schedule=Schedule({}, move=tuple(next_look)))
        await self._write(loaded, change)
        return True

    def _paused(self, loaded: Loaded, why: str) -> Change:
        row, now = loaded.row, self.now()
        said = [Addressed(Notice(key=why), row.host_id)] if why and row.host_id is not None else []

        async def hold(tx: AsyncConnection) -> None:
            await timers.hold(tx, row.id, now, but=TimerKind.PAUSE)
            await timers.add(tx, row.id, [NewTimer(TimerKind.PAUSE, "", now + HOUR)])

        return Change(values={"paused_at": now}, said=said, also=hold)

    def _resumed(self, loaded: Loaded, paused_at: int) -> Change:
        now = self.now()
        return Change(
            values={"paused_at": None, "acted_at": loaded.row.acted_at + now - paused_at},
            schedule=Schedule({}, remove=tuple(one.id for one in loaded.timers if one.kind == TimerKind.PAUSE)),
            said=[Addressed(Notice(key="notice-resumed"))] if now - paused_at > SHORT_ABSENCE else [],
            also=partial(timers.release, match_id=loaded.row.id, now=now, grace=GRACE),
        )

    def _ended_unheard(self, loaded: Loaded, status: Status, reason: str, key: str = "") -> Change:
        """Say what has to be stored when a match ends whose channel nobody reads: its players hear of it one by one."""
        row, now = loaded.row, self.now()
        nobody_reads_it = partial(outbox.drop_lane, lane=outbox.lane_of(row.channel_id, None), now=now, reason=reason)
        notice = Notice(key=key, values={"game": row.game, "match": str(row.id)})
        said = _to_each_player(loaded, notice) if key else []
        return Change(values={"status": status, "ended_at": now}, said=said, also=nobody_reads_it)

    @one_writer
    async def take_up(self, match_id: int) -> Table:
        """Let a match that was set aside go on, with what was drafted and ordered. For whoever runs the bot.

        Everybody is asked again and has the whole time. Raises Refused if the match was not set aside, cannot be read,
        or if its channel holds another one, and whatever the rules raise if they still break down.
        """
        loaded = await self._load(match_id)
        row, now = loaded.row, self.now()
        if row.status != "set-aside":
            raise Refused("refused-not-set-aside")
        async with self._store.reading() as tx:
            await check_free(tx, row.channel_id)
        copy = loaded.working_copy()
        copy.open_before = ()
        copy.settle(loaded.standing_orders())
        # Who has asked to be forgotten meanwhile does not come back, but others may take his seat.
        members = [msgspec.structs.replace(one, gone=one.gone or one.user_id is None) for one in loaded.members]
        change = self._advanced(loaded, copy, members=members)
        notice = Addressed(Notice(key="notice-taken-up", values={"match": str(row.id)}))
        goes_on = {"status": "running", "ended_at": None, "paused_at": None, "acted_at": now}
        idle = NewTimer(TimerKind.IDLE, "", now + idle_life(row.deadline, len(members)))
        change = replace(change, values={**goes_on, **change.values}, said=[notice, *change.said])
        if copy.open:
            change = replace(change, schedule=replace(change.schedule, add=(*change.schedule.add, idle)))
        return self._table_of(await self._write(loaded, change))

    # Shared

    async def _load_open(self, match_id: int) -> Loaded:
        loaded = await self._load_any(match_id)
        if loaded.row.status not in matches.OPEN:
            raise Refused("refused-match-over")
        return await self._load(match_id) if loaded.row.status == "running" else loaded

    async def _open_matches(self, user_id: int, guild_id: int) -> tuple[int, ...]:
        async with self._store.reading() as tx:
            return tuple(row.id for row in await matches.of_user(tx, user_id, guild_id=guild_id))

    def _taken_over(self, loaded: Loaded, old: MemberRow, person: Person) -> Change:
        row = loaded.row
        new = MemberRow(row.id, old.seat, person.user_id, person.name, old.entry, salt=old.salt)
        copy = loaded.working_copy()
        mine = [one for one in copy.open if one.seat == old.seat and not one.answered]
        schedule = Schedule(loaded.dues())
        if row.deadline is not None:
            # The deadline of a window is everybody's, and a new one would show who is asked in it.
            schedule = renewed(loaded.timers, [one for one in mine if not one.window], self.now(), row.deadline)
        hand = private_message_to(copy, old.seat, (), tuple(asked(one, schedule.dues) for one in mine))
        said = [
            Addressed(Notice(key="notice-replaced", values={"old": old.name}, seats={"name": old.seat})),
            Addressed(hand, person.user_id),
        ]
        if old.user_id is not None:
            told = Notice(key="notice-seat-lost", values={"game": row.game, "match": str(row.id), "name": person.name})
            said.append(Addressed(told, old.user_id))

        async def change_hands(tx: AsyncConnection) -> None:
            await forget_choices(tx, row.id, old.seat)
            if old.user_id is not None:
                await outbox.drop_for_person(tx, old.user_id, row.id)
            await remember(tx, person)

        return Change(values={"acted_at": self.now()}, members=[new], schedule=schedule, said=said, also=change_hands)


def _in_private(loaded: Loaded, notice: Notice) -> list[Addressed]:
    """Address a notice for the channel to each player as well, while a match waits and nobody can read it there."""
    return [] if loaded.row.paused_at is None else _to_each_player(loaded, notice)


def _to_each_player(loaded: Loaded, notice: Notice) -> list[Addressed]:
    playing = [one.user_id for one in loaded.members if one.user_id is not None and not one.left]
    return [Addressed(notice, user_id) for user_id in playing]
