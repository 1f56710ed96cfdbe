"""What a stuck match needs: giving up, stopping, taking over, taking up again."""

from dataclasses import replace

import msgspec

from bot.games.contract import Seat
from bot.matches.changes import moves, rests, successors
from bot.matches.changes.lobby import without
from bot.matches.keeper import ServicePart, one_writer
from bot.matches.types import Person, Refused, Table
from bot.matches.value import seats
from bot.matches.value.match import Change, Match
from bot.store.kept import matches, people
from bot.store.outgoing import Addressed, LobbyCard, Notice
from bot.store.rows import MemberRow

END = "end"


class Ending(ServicePart):
    """Ways out of a match that does not go on: resigning, stopping, agreeing, claiming, replacing."""

    @one_writer
    async def resign(self, match_id: int, user_id: int) -> Table:
        """Give up a seat in a running match for good: the rules take it out. Raises Refused for who has none."""
        match = await self._keeper.load_running(match_id, even_paused=True)
        member = match.player(user_id)
        told = Notice(key="notice-resigned", seats={"name": member.seat})
        others = [one for one in rests.in_private(match, told) if one.user_id != user_id]
        return await self._left(match, member, *others)

    @one_writer
    async def abort(self, match_id: int, by: Person) -> Table:
        """Stop a lobby or a match for good, without a winner. Whether `by` may is for the caller to check."""
        match, now = await self._keeper.load_open(match_id), self._keeper.now()
        if match.row.status == "lobby":
            change = Change(values={"status": "cancelled", "ended_at": now}, said=[Addressed(LobbyCard())])
        else:
            notice = Notice(key="notice-aborted", values={"by": match.called(by)})
            change = moves.end(match, "aborted", now, Addressed(notice), *rests.in_private(match, notice))
        return await self._changed(match, change)

    @one_writer
    async def place_gone(self, match_id: int) -> None:
        """Stop a lobby whose channel is gone, and let a match wait for another; its players hear of it one by one.

        One that somebody has to himself ends, for he can begin another. Nothing happens if it is over, or waits for a
        channel already.
        """
        match, now = await self._keeper.load_any(match_id), self._keeper.now()
        if match.row.status == "lobby":
            await self._keeper.write(match, rests.ended_unheard(match, "cancelled", "channel gone", now))
        elif match.row.status != "running":
            return
        elif match.row.by_dm or match.terms.practice:
            change = rests.ended_unheard(match, "aborted", "channel gone", now, "notice-place-gone")
            await self._keeper.write(match, change)
        elif match.row.paused_at is None or not await self._keeper.without_place([match_id]):
            await self._keeper.write(match, rests.without_place(match, now))

    @one_writer
    async def agree_to_end(self, match_id: int, user_id: int) -> Table:
        """Agree to end a match without a winner. It ends when everybody has who is neither absent nor has left."""
        match = await self._keeper.load_running(match_id, even_paused=True)
        member = match.player(user_id)
        poll, again = await self._keeper.counted(match, member, END, "agree")
        if not poll.left:
            notice = Notice(key="notice-agreed")
            told = rests.in_private(match, notice)
            change = moves.end(match, "agreed", self._keeper.now(), Addressed(notice), *told)
            return await self._changed(match, replace(change, granted=[END]))
        asks = Notice(key="notice-agrees", seats={"name": member.seat}, poll=poll)
        told = [] if again else rests.in_private(match, asks)
        return await self._changed(match, Change(agreed=[(END, member.seat)], asks=asks, said=told))

    @one_writer
    async def claim_win(self, match_id: int, user_id: int) -> Table:
        """Take the win of a match of two whose other player is absent: he counts as having resigned."""
        match = await self._keeper.load_running(match_id)
        member = match.player(user_id)
        others = [one for one in match.members if not one.left and one.seat != member.seat]
        if len(others) != 1:
            raise Refused("refused-claim-of-many")
        (other,) = others
        if other.computer is not None:
            raise Refused("refused-claim-computer", name=match.names[other.seat])
        if not seats.is_absent(other):
            raise Refused("refused-claim-too-early", name=match.names[other.seat], misses=seats.MISSES_UNTIL_ABSENT)
        notice = Notice(key="notice-claimed", seats={"name": member.seat, "other": other.seat})
        return await self._left(match, other, Addressed(notice))

    @one_writer
    async def replace(self, match_id: int, person: Person, seat: Seat | None = None) -> Table:
        """Take over the seat of an absent player (None: of the first one), or from the computer that plays for him.

        What he had prepared is dropped, his open deadlines begin anew, and both are told. From a computer the seat is
        taken over at the end of its turn. Raises Refused for whoever sits at the table or has held another seat there.
        """
        match = await self._keeper.load_running(match_id)
        async with self._keeper.store.reading() as tx:
            held = await matches.seats_held(tx, match_id, person.user_id)
            quiet = await people.quiet_shown(tx, person.user_id, match.row.guild_id)
            await self._keeper.check_seat(tx, match, person.user_id)
        to_take = [one for one in match.members if seats.is_absent(one) or seats.stands_in(one)]
        to_take = [one for one in to_take if seat in (None, one.seat)]
        if any(person.user_id in (one.user_id, one.successor_id) for one in match.members):
            raise Refused("refused-already-at-table")
        if not to_take:
            raise Refused("refused-nobody-absent")
        old = min(to_take, key=lambda one: (one.computer is not None, one.seat))
        if held - {old.seat}:
            raise Refused("refused-held-another-seat")
        if old.successor_id is not None:
            promised = Person(user_id=old.successor_id, name=old.successor_name)
            raise Refused("refused-seat-promised", name=match.called(promised))
        if old.computer is not None and not seats.ends_turn(match.working_copy(), old.seat):
            return await self._changed(match, successors.promised(match, old, person, quiet))
        match = await self.there_again(match, old)
        return await self._changed(match, successors.taken_over(match, old, person, quiet, self._keeper.now()))

    @one_writer
    async def take_up(self, match_id: int) -> Table:
        """Let a match that was set aside go on, with what was drafted and ordered. For whoever runs the bot.

        Everybody is asked again and has the whole time. Raises Refused if the match was not set aside, cannot be read,
        or if its channel holds another one, and whatever the rules raise if they still break down.
        """
        match = await self._keeper.load(match_id)
        if match.row.status != "set-aside":
            raise Refused("refused-not-set-aside")
        await self._keeper.store.read(lambda tx: self._keeper.check_free(tx, match.row.channel_id))
        return await self._changed(match, moves.take_up(match, self._keeper.occasion()))

    # Seats that computers take over

    @one_writer
    async def leave_to_computer(self, match_id: int, user_id: int) -> Table:
        """Leave one's seat to a computer player: at once if the table was set up so, else once the others agree.

        Until then the leaver counts as absent, and comes back by acting. Raises Refused if nobody else plays.
        """
        match = await self._keeper.load_running(match_id)
        member = match.player(user_id)
        if not seats.voters_in(match.members) - {member.seat}:
            raise Refused("refused-last-person")
        if match.terms.absent == "computer":
            return (await self._given_to_computer(match, member)).table(self._keeper.now())
        kind = seats.vote_for_computer_at(member.seat)
        poll, _ = await self._keeper.counted(match, member, kind, "stand-in", member.seat)
        asks = Notice(key="notice-leaves-to-computer", seats={"name": member.seat}, poll=poll)
        gone = [msgspec.structs.replace(member, gone=True)]
        return await self._changed(match, Change(members=gone, agreed=[(poll.kind, member.seat)], asks=asks))

    @one_writer
    async def vote_for_computer(self, match_id: int, user_id: int, seat: Seat) -> Table:
        """Agree that a computer player takes over the seat of an absent player; it does once all others have agreed."""
        match = await self._keeper.load_running(match_id)
        member = match.player(user_id)
        absent = next((one for one in match.members if one.seat == seat and seats.is_absent(one)), None)
        if absent is None or absent.computer is not None:
            raise Refused("refused-nobody-absent")
        poll, _ = await self._keeper.counted(match, member, seats.vote_for_computer_at(seat), "stand-in", seat)
        if not poll.left:
            return (await self._given_to_computer(match, absent, poll.kind)).table(self._keeper.now())
        asks = Notice(key="notice-votes-computer", seats={"name": member.seat, "absent": seat}, poll=poll)
        return await self._changed(match, Change(agreed=[(poll.kind, member.seat)], asks=asks))

    async def seat_computers(self, match: Match) -> None:
        """Give the seats of absent players to computers, if the table was set up so. For who has it to himself."""
        while match.row.status == "running" and match.terms.absent == "computer":
            absent = next((one for one in seats.people_in(match.members) if seats.is_absent(one)), None)
            if absent is None or not seats.voters_in(match.members):
                return
            match = await self._given_to_computer(match, absent)

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """Note that somebody has left a server: he gives up his seats in lobbies and counts as absent in matches."""
        rows = await self._keeper.store.read(lambda tx: matches.of_user(tx, user_id, guild_id=guild_id))
        for row in rows:
            await self._note_gone(row.id, user_id)

    @one_writer
    async def _note_gone(self, match_id: int, user_id: int) -> None:
        match = await self._keeper.load_any(match_id)
        member = match.member(user_id)
        if member is None:
            return
        if match.row.status == "lobby":
            change = without(match, user_id, self._keeper.now(), Addressed(LobbyCard()))
            await self._keeper.write(match, change)
        elif match.row.status == "running" and not member.gone:
            told = Notice(key="notice-gone", seats={"name": member.seat})
            gone = [msgspec.structs.replace(member, gone=True)]
            await self._keeper.write(match, Change(members=gone, said=[Addressed(told)]))
            await self.seat_computers(await self._keeper.load(match_id))

    # Shared

    async def _left(self, match: Match, member: MemberRow, *notices: Addressed) -> Table:
        """Take a seat out of the match, and with it everything that it had prepared."""
        async with self._keeper.careful(match, f"leave {member.seat}"):
            change = moves.leave(match, member, self._keeper.occasion(), *notices)
        return await self._changed(match, change)

    async def _given_to_computer(self, match: Match, old: MemberRow, *granted: str) -> Match:
        match = await self.there_again(match, old)
        change = successors.left_to_computer(match, old, self._keeper.occasion())
        return await self._keeper.write(match, replace(change, granted=granted))

    async def there_again(self, match: Match, member: MemberRow) -> Match:
        """Let nobody be waited for at a seat any more whose player was away, since somebody else takes it."""
        now = self._keeper.now()
        if (member.away_until or 0) <= now:
            return match
        return await self._keeper.write(match, rests.away_until(match, member, None, now))
