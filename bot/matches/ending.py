"""What a stuck match needs: giving up, stopping, taking over, waiting until its channel can be written in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.contract import Seat
from bot.matches.away import Away
from bot.matches.base import (
    MISSES_UNTIL_ABSENT,
    Change,
    Loaded,
    ends_turn,
    is_absent,
    is_quick,
    one_writer,
    people_in,
    quiet_of,
    stands_in,
    vote_for_computer_at,
    voters_in,
)
from bot.matches.lobbies import check_free, computer_for, free_name, quiet_at_tables, remember
from bot.matches.messages import asked, private_message_to
from bot.matches.playing import Playing, forget_choices
from bot.matches.schedule import (
    DAY,
    GRACE,
    HOUR,
    LONGEST_PAUSE,
    MINUTE,
    SHORT_ABSENCE,
    Schedule,
    TimerKind,
    idle_life,
    left_to_a_computer,
    renewed,
)
from bot.matches.types import Person, Refused, Status, Table
from bot.store import choices, matches, outbox, posts, timers
from bot.store.outgoing import Addressed, LobbyCard, Notice
from bot.store.rows import OPEN, MatchRow, MemberRow, NewTimer, is_evening

END = "end"
NO_SEAT = -1
RESTS = (DAY, 3 * DAY, 7 * DAY, 14 * DAY)
RESTS_OF_EVENING = (5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR)
"""For how long the players of a match may agree to rest, in seconds."""


Ballot: TypeAlias = Callable[[AsyncConnection], Awaitable[object]]
"""Stores in a transaction that somebody agrees to something."""


class Ending(Away, Playing):
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
        left, vote = await self._counted(loaded, member, END)
        if not left:
            notice = Notice(key="notice-agreed")
            await self._write(loaded, self._ended(loaded, "agreed", Addressed(notice), *_in_private(loaded, notice)))
        elif vote is not None:
            notice = Notice(key="notice-agrees", values={"count": left}, seats={"name": member.seat})
            await self._write(loaded, Change(said=[Addressed(notice), *_in_private(loaded, notice)], also=vote))
        return await self.table(match_id)

    @one_writer
    async def agree_to_rest(self, match_id: int, user_id: int, seconds: int) -> Table:
        """Agree that a match rests for one of `RESTS`. It does when everybody has who is neither absent nor has left.

        Meanwhile no time runs and nothing is answered; each of the players ends it with `end_rest`. Other lengths are
        agreed on apart from each other. Raises Refused where it rests already, or has and nothing was played since: a
        match that only rests would never end.
        """
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        if seconds not in rests_at(loaded.row.deadline):
            raise Refused("refused-rest-length")
        async with self._store.reading() as tx:
            if await choices.ballots_of(tx, match_id, _rested(loaded.row)):
                raise Refused("refused-rest-again")
        left, vote = await self._counted(loaded, member, _rest(seconds))
        values: dict[str, str | int] = {"days": seconds // DAY, "minutes": seconds // MINUTE}
        values["due"] = f"<t:{self.now() + seconds}:f>"
        if not left:
            notice = Notice(key="notice-rests", values=values)
            await self._write(loaded, self._resting(loaded, seconds, Addressed(notice)))
        elif vote is not None:
            notice = Notice(key="notice-votes-rest", values={**values, "count": left}, seats={"name": member.seat})
            await self._write(loaded, Change(said=[Addressed(notice)], also=vote))
        return await self.table(match_id)

    @one_writer
    async def end_rest(self, match_id: int, user_id: int) -> Table:
        """Let a match go on that rests, with the time that was left. For its players; else nothing happens."""
        loaded = await self._load_running(match_id, even_paused=True)
        member = self._seat(loaded, user_id)
        row = loaded.row
        if row.rests_until is None or row.paused_at is None:
            return self._table_of(loaded)
        change = self._resumed(loaded, row.paused_at)
        notice = Notice(key="notice-rest-ended", seats={"name": member.seat})
        return self._table_of(await self._write(loaded, replace(change, said=[Addressed(notice)])))

    @one_writer
    async def claim_win(self, match_id: int, user_id: int) -> Table:
        """Take the win of a match of two whose other player is absent: he counts as having resigned."""
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        others = [one for one in loaded.members if not one.left and one.seat != member.seat]
        if len(others) != 1:
            raise Refused("refused-claim-of-many")
        (other,) = others
        if other.computer is not None:
            raise Refused("refused-claim-computer", name=other.name)
        if not is_absent(other):
            raise Refused("refused-claim-too-early", name=other.name, misses=MISSES_UNTIL_ABSENT)
        notice = Notice(key="notice-claimed", seats={"name": member.seat, "other": other.seat})
        return self._table_of(await self._leave(loaded, other, Addressed(notice)))

    @one_writer
    async def replace(self, match_id: int, person: Person, seat: Seat | None = None) -> Table:
        """Take over the seat of an absent player (None: of the first one), or from the computer that plays for him.

        What he had prepared is dropped, his open deadlines begin anew, and both are told. From a computer the seat is
        taken over at the end of its turn. Raises Refused for whoever sits at the table or has held another seat there.
        """
        loaded = await self._load_running(match_id)
        async with self._store.reading() as tx:
            held = await matches.seats_held(tx, match_id, person.user_id)
            quiet = await quiet_at_tables(tx, person.user_id)
        to_take = [one for one in loaded.members if is_absent(one) or stands_in(one)]
        to_take = [one for one in to_take if seat in (None, one.seat)]
        if any(person.user_id in (one.user_id, one.successor_id) for one in loaded.members):
            raise Refused("refused-already-at-table")
        if not to_take:
            raise Refused("refused-nobody-absent")
        old = min(to_take, key=lambda one: (one.computer is not None, one.seat))
        if held - {old.seat}:
            raise Refused("refused-held-another-seat")
        if old.successor_id is not None:
            raise Refused("refused-seat-promised", name=old.successor_name)
        if old.computer is None or ends_turn(loaded.working_copy(), old.seat):
            loaded = await self._there_again(loaded, old)
            return self._table_of(await self._write(loaded, self._taken_over(loaded, old, person, quiet)))
        promised = msgspec.structs.replace(old, successor_id=person.user_id, successor_name=person.name, quiet=quiet)
        notice = Notice(key="notice-successor", values={"new": person.name}, seats={"name": old.seat})
        change = Change(members=[promised], said=[Addressed(notice)], also=partial(remember, person=person))
        return self._table_of(await self._write(loaded, change))

    # Seats that computers take over

    @one_writer
    async def leave_to_computer(self, match_id: int, user_id: int) -> Table:
        """Leave one's seat to a computer player: at once if the table was set up so, else once the others agree.

        Until then the leaver counts as absent, and comes back by acting. Raises Refused if nobody else plays.
        """
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        if not voters_in(loaded.members) - {member.seat}:
            raise Refused("refused-last-person")
        if loaded.terms.absent == "computer":
            return self._table_of(await self._given_to_computer(loaded, member))
        gone = msgspec.structs.replace(member, gone=True)
        notice = Notice(key="notice-leaves-to-computer", seats={"name": member.seat})
        return self._table_of(await self._write(loaded, Change(members=[gone], said=[Addressed(notice)])))

    @one_writer
    async def vote_for_computer(self, match_id: int, user_id: int, seat: Seat) -> Table:
        """Agree that a computer player takes over the seat of an absent player; it does once all others have agreed."""
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        absent = next((one for one in loaded.members if one.seat == seat and is_absent(one)), None)
        if absent is None or absent.computer is not None:
            raise Refused("refused-nobody-absent")
        left, vote = await self._counted(loaded, member, vote_for_computer_at(seat))
        if not left:
            return self._table_of(await self._given_to_computer(loaded, absent))
        if vote is not None:
            seats = {"name": member.seat, "absent": seat}
            notice = Notice(key="notice-votes-computer", values={"count": left}, seats=seats)
            await self._write(loaded, Change(said=[Addressed(notice)], also=vote))
        return await self.table(match_id)

    async def _seat_computers(self, loaded: Loaded) -> None:
        """Give the seats of absent players to computers, if the table was set up so."""
        while loaded.row.status == "running" and loaded.terms.absent == "computer":
            absent = next((one for one in people_in(loaded.members) if is_absent(one)), None)
            if absent is None or not voters_in(loaded.members):
                return
            loaded = await self._given_to_computer(loaded, absent)

    async def _given_to_computer(self, loaded: Loaded, old: MemberRow) -> Loaded:
        loaded = await self._there_again(loaded, old)
        return await self._write(loaded, self._left_to_computer(loaded, old))

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
            await self._seat_computers(await self._load(match_id))

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
        if row.status != "running" or row.paused_at is None or row.rests_until is not None:
            return
        if await self.find_obstacle(row.guild_id, row.channel_id) is None:
            await self._write(loaded, self._resumed(loaded, row.paused_at))

    async def look_again(self, guild_id: int) -> None:
        """Let matches of a server wait, or go on, after its channels or our rights there have changed."""
        async with self._store.reading() as tx:
            running = await matches.running_in(tx, guild_id)
        for row in running:
            if row.rests_until is not None:
                continue
            obstacle = await self.find_obstacle(guild_id, row.channel_id)
            if (obstacle is None) == (row.paused_at is None):
                continue
            with suppress(Refused):  # its game is not offered at present
                await self._look_at(row.id)

    async def look_again_in(self, channel_id: int) -> None:
        """Say at once what could not be said in somebody's direct messages, since they are used again."""
        lane, now = outbox.lane_of(channel_id, None), self.now()
        async with self._store.reading() as tx:
            row = await matches.in_channel(tx, channel_id, ended=False)
            put_off = await outbox.is_put_off(tx, lane, now)
        if row is not None and row.paused_at is not None and row.rests_until is None:
            with suppress(Refused):  # its game is not offered at present
                await self._look_at(row.id)
        elif put_off:
            async with self._store.writing() as tx:
                await outbox.hasten_lane(tx, lane, now)
        else:
            return
        self.on_outgoing()

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
        if row.rests_until is not None and row.paused_at is not None:
            # Its timers stand still but for the one that ends the rest.
            await self._write(loaded, self._resumed(loaded, row.paused_at))
            return True
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

    def _resting(self, loaded: Loaded, seconds: int, *said: Addressed) -> Change:
        row, now = loaded.row, self.now()

        async def hold(tx: AsyncConnection) -> None:
            await timers.hold(tx, row.id, now, but=TimerKind.PAUSE)
            await timers.add(tx, row.id, [NewTimer(TimerKind.PAUSE, "", now + seconds)])
            for one in rests_at(row.deadline):
                await choices.drop_ballots_of_kind(tx, row.id, _rest(one))
            await choices.put_ballot(tx, row.id, _rested(row), NO_SEAT)

        return Change(values={"paused_at": now, "rests_until": now + seconds}, said=said, also=hold)

    def _resumed(self, loaded: Loaded, paused_at: int) -> Change:
        now = self.now()
        return Change(
            values={"paused_at": None, "rests_until": None, "acted_at": loaded.row.acted_at + now - paused_at},
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
        members = [
            msgspec.structs.replace(one, gone=one.gone or (one.user_id is None and one.computer is None))
            for one in loaded.members
        ]
        change = self._advanced(loaded, copy, members=members)
        notice = Addressed(Notice(key="notice-taken-up", values={"match": str(row.id)}))
        goes_on = {"status": "running", "ended_at": None, "paused_at": None, "rests_until": None, "acted_at": now}
        idle = NewTimer(TimerKind.IDLE, "", now + idle_life(row.deadline, len(people_in(members))))
        change = replace(change, values={**goes_on, **change.values}, said=[notice, *change.said])
        if copy.open:
            change = replace(change, schedule=replace(change.schedule, add=(*change.schedule.add, idle)))
        return self._table_of(await self._write(loaded, change))

    # Shared

    async def _counted(self, loaded: Loaded, member: MemberRow, kind: str) -> tuple[int, Ballot | None]:
        """Count who has yet to agree to something once somebody does; with what stores that he does, None if it is.

        It depends on the people who still play and are not absent, and on whoever agrees.
        """
        async with self._store.reading() as tx:
            agreed = await choices.ballots_of(tx, loaded.row.id, kind)
        left = len(voters_in(loaded.members) - agreed - {member.seat})
        if member.seat in agreed:
            return left, None
        return left, partial(choices.put_ballot, match_id=loaded.row.id, kind=kind, seat=member.seat)

    async def _load_open(self, match_id: int) -> Loaded:
        loaded = await self._load_any(match_id)
        if loaded.row.status not in OPEN:
            raise Refused("refused-match-over")
        return await self._load(match_id) if loaded.row.status == "running" else loaded

    async def _open_matches(self, user_id: int, guild_id: int) -> tuple[int, ...]:
        async with self._store.reading() as tx:
            return tuple(row.id for row in await matches.of_user(tx, user_id, guild_id=guild_id))

    def _taken_over(self, loaded: Loaded, old: MemberRow, person: Person, quiet: bytes | None) -> Change:
        row = loaded.row
        new = MemberRow(row.id, old.seat, person.user_id, person.name, old.entry, salt=old.salt, quiet=quiet)
        copy = loaded.working_copy()
        mine = [one for one in copy.open if one.seat == old.seat and not one.answered]
        schedule = Schedule(loaded.dues())
        if row.deadline is not None:
            # The deadline of a window is everybody's, and a new one would show who is asked in it.
            theirs = quiet_of(new, row.deadline)
            schedule = renewed(loaded.timers, [one for one in mine if not one.window], self.now(), row.deadline, theirs)
        hand = private_message_to(copy, old.seat, (), tuple(asked(one, schedule.dues) for one in mine))
        said = [
            Addressed(Notice(key="notice-replaced", values={"old": old.name}, seats={"name": old.seat})),
            Addressed(hand, person.user_id),
        ]
        if old.user_id is not None:
            told = Notice(key="notice-seat-lost", values={"game": row.game, "match": str(row.id), "name": person.name})
            said.append(Addressed(told, old.user_id))

        async def change_hands(tx: AsyncConnection) -> None:
            await _give_up(tx, old, self.now(), None)
            await remember(tx, person)

        return Change(values={"acted_at": self.now()}, members=[new], schedule=schedule, said=said, also=change_hands)

    def _left_to_computer(self, loaded: Loaded, old: MemberRow) -> Change:
        """Say what has to be stored when a computer takes a seat over; what its player had prepared is dropped."""
        row = loaded.row
        new = MemberRow(
            row.id,
            old.seat,
            None,
            free_name(loaded.members),
            old.entry,
            salt=old.salt,
            computer=computer_for(row.game, stands_in=True),
        )
        members = [new if one.seat == old.seat else one for one in loaded.members]
        mine = [one for one in loaded.open_decisions() if one.seat == old.seat and not one.answered]
        schedule = left_to_a_computer(
            loaded.timers, mine, self.now(), self._draw, quick=is_quick(members), evening=is_evening(row.deadline)
        )
        give_up = partial(_give_up, old=old, now=self.now(), why="computer")
        told = Notice(key="notice-computer-plays", values={"old": old.name}, seats={"name": old.seat})
        return Change(members=[new], schedule=schedule, said=[Addressed(told)], also=give_up)


def rests_at(deadline: int | None) -> tuple[int, ...]:
    """List for how long the players of a table with this deadline may agree to rest, in seconds."""
    return RESTS_OF_EVENING if is_evening(deadline) else RESTS


def _rest(seconds: int) -> str:
    """Name the vote on a rest of some length, as ballots do."""
    return f"rest-{seconds}"


def _rested(row: MatchRow) -> str:
    """Name the note, among the ballots, that a match has rested since the last that everybody was told of."""
    return f"rested-{row.public_actions}"


async def _give_up(tx: AsyncConnection, old: MemberRow, now: int, why: str | None) -> None:
    """Drop all that somebody had prepared for a seat, and note that he has held it.

    `why` is what his direct message says of it, None where another one does.
    """
    await forget_choices(tx, old.match_id, old.seat)
    if old.user_id is not None:
        await matches.note_holder(tx, old.match_id, old.seat, old.user_id)
        await outbox.drop_for_person(tx, old.user_id, old.match_id)
        await posts.leave(tx, old.match_id, old.user_id, why, now)


def _in_private(loaded: Loaded, notice: Notice) -> list[Addressed]:
    """Address a notice for the channel to each player as well, while a match waits and nobody can read it there."""
    return [] if loaded.row.paused_at is None or loaded.row.by_dm else _to_each_player(loaded, notice)


def _to_each_player(loaded: Loaded, notice: Notice) -> list[Addressed]:
    playing = [one.user_id for one in loaded.members if one.user_id is not None and not one.left]
    return [Addressed(notice, user_id) for user_id in playing]
