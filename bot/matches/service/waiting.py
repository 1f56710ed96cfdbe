"""Matches that wait: while nothing can be posted in their channel, and while their players want a pause."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.changes import moves, rests
from bot.matches.changes.lobby import check_allowed
from bot.matches.keeper import ServicePart, one_writer
from bot.matches.types import Person, Place, Refused, Table
from bot.matches.value.match import Change, Match
from bot.matches.value.schedule import DAY, MINUTE
from bot.matches.value.seats import is_quick
from bot.store import Outdated
from bot.store.kept import choices, matches, outbox, people, posts, timers
from bot.store.outgoing import Addressed, Notice


class Waiting(ServicePart):
    """Lets matches wait, and go on."""

    # As their players want it

    @one_writer
    async def agree_to_rest(self, match_id: int, user_id: int, seconds: int) -> Table:
        """Agree that a match rests for one of `RESTS`. It does when everybody has who is neither absent nor has left.

        Meanwhile no time runs and nothing is answered; each of the players ends it with `end_rest`. Other lengths are
        agreed on apart from each other. Raises Refused where it rests already, or has and nothing was played since: a
        match that only rests would never end; and beyond what its server allows, unless one person plays alone.
        """
        match = await self._keeper.load_running(match_id)
        member = match.player(user_id)
        if seconds not in rests.rests_at(match.row.deadline):
            raise Refused("refused-rest-length")
        async with self._keeper.store.reading() as tx:
            rested = await choices.kinds_of(tx, match_id, rests.RESTED)
            allowed = await people.guild(tx, match.row.guild_id)
        if rests.has_rested(match.row) in rested:
            raise Refused("refused-rest-again")
        if not is_quick(match.members):
            if len(rested) >= allowed.pauses:
                raise Refused("refused-rest-often", most=allowed.pauses)
            if seconds > allowed.pause_days * DAY:
                raise Refused("refused-rest-days", most=allowed.pause_days)
        poll, _ = await self._keeper.counted(match, member, rests.vote_to_rest(seconds), "rest", seconds)
        now = self._keeper.now()
        values: dict[str, str | int] = {"days": seconds // DAY, "minutes": seconds // MINUTE}
        values["due"] = f"<t:{now + seconds}:f>"
        if not poll.left:
            notice = Notice(key="notice-rests", values=values)
            match = await self._keeper.write(match, rests.resting(match, seconds, now, Addressed(notice)))
        else:
            asks = Notice(key="notice-votes-rest", values=values, seats={"name": member.seat}, poll=poll)
            match = await self._keeper.write(match, Change(agreed=[(poll.kind, member.seat)], asks=asks))
        return match.table(now)

    @one_writer
    async def end_rest(self, match_id: int, user_id: int) -> Table:
        """Let a match go on that rests, with the time that was left. For its players; else nothing happens."""
        match, now = await self._keeper.load_running(match_id, even_paused=True), self._keeper.now()
        member, row = match.player(user_id), match.row
        if row.rests_until is not None and row.paused_at is not None:
            notice = Notice(key="notice-rest-ended", seats={"name": member.seat})
            change = replace(rests.resumed(match, row.paused_at, now), said=[Addressed(notice)])
            match = await self._keeper.write(match, change)
        return match.table(now)

    # Once the channel is gone

    async def without_place(self, match_ids: Collection[int]) -> frozenset[int]:
        """Tell which of some matches wait because their channel is gone, until `go_on_at` says where they go on."""
        return await self._keeper.without_place(match_ids)

    @one_writer
    async def go_on_at(self, match_id: int, user_id: int, place: Place) -> Table:
        """Let a match whose channel is gone go on in another one of its server, with the time that was left.

        For its players. Raises Refused where the channel is taken or matches may not be started in it, and for a match
        that has its place.
        """
        match, now = await self._keeper.load_running(match_id, even_paused=True), self._keeper.now()
        member, row = match.player(user_id), match.row
        if row.paused_at is None or not await self.without_place([match_id]):
            raise Refused("refused-has-place", channels=f"<#{row.channel_id}>")
        if place.guild_id != row.guild_id:
            raise Refused("refused-other-server", server=row.guild_name)
        notice = Notice(key="notice-goes-on-at", seats={"name": member.seat})
        others = [one for one in rests.to_each_player(match, notice) if one.user_id != user_id]
        change = replace(rests.resumed(match, row.paused_at, now), said=others)
        return await self._moved(match, place, change, notice, gone=True)

    @one_writer
    async def move(self, match_id: int, place: Place, by: Person | None = None) -> Table:
        """Let a running match go on in another channel of its server, with the same deadlines; the old one says where.

        Whether `by` may (None: whoever runs the bot), and whether we may post there, is for the caller to check. Raises
        Refused where the channel is taken or matches may not be started in it.
        """
        match, now = await self._keeper.load_running(match_id, even_paused=True), self._keeper.now()
        row = match.row
        if place.guild_id != row.guild_id or row.by_dm:
            raise Refused("refused-other-server", server=row.guild_name)
        waited = row.paused_at is not None and row.rests_until is None
        change = rests.resumed(match, row.paused_at or now, now) if waited else Change()
        notice = Notice(key="notice-moved")
        if by is not None:
            notice = Notice(key="notice-moved-by", values={"by": match.called(by)})
        return await self._moved(match, place, change, notice, gone=False)

    async def _moved(self, match: Match, place: Place, change: Change, notice: Notice, *, gone: bool) -> Table:
        """Let a match live in another channel, and say there how it stands; unless it is `gone` the old one says so."""
        row, now = match.row, self._keeper.now()
        async with self._keeper.store.reading() as tx:
            check_allowed((await people.guild(tx, place.guild_id)).channels, place)
            await self._keeper.check_free(tx, place.channel_id)
        values = {**change.values, "channel_id": place.channel_id, "channel_name": place.channel_name}

        async def say_there(tx: AsyncConnection) -> None:
            again: list[Notice] = []
            if gone:
                await outbox.drop_lane(tx, outbox.lane_of(row.channel_id, None), now, "channel gone")
                await posts.remove(tx, *[one for one in await posts.of_match(tx, row.id) if one.user_id is None])
            else:
                await outbox.change_lane(tx, row.id, row.channel_id, place.channel_id)
                again = await posts.leave_channel(tx, row.id, now)
                await outbox.add(tx, row.id, row.channel_id, now, [Addressed(notice)])
            there = replace(match, timers=await timers.of_match(tx, row.id))
            board = moves.as_it_stands(there, calls=row.rests_until is None)
            await outbox.add(tx, row.id, place.channel_id, now, [Addressed(notice), *board, *map(Addressed, again)])

        try:
            match = await self._keeper.write(match, replace(change, values=values), say_there)
        except matches.ChannelTaken as error:  # somebody was quicker; the second time he is found, and named
            raise Outdated(row.id) from error
        return match.table(now)

    # While nothing can be posted in the channel

    @one_writer
    async def pause(self, match_id: int, why: str = "") -> None:
        """Let a running match wait, since nothing can be posted in its channel: no time runs; one can only leave.

        `why` is the sentence that tells its host what is missing, if he can help. Nothing happens if it waits already.
        """
        match = await self._keeper.load_any(match_id)
        if match.row.status == "running" and match.row.paused_at is None:
            await self._keeper.write(match, rests.paused(match, why, self._keeper.now()))

    @one_writer
    async def resume(self, match_id: int) -> None:
        """Let a match that waits go on, with the time that was left, since something was posted in its channel.

        Nothing happens if it does not wait, or if something is known to be in the way of other posts, such as boards.
        """
        match = await self._keeper.load_any(match_id)
        row = match.row
        if row.status != "running" or row.paused_at is None or row.rests_until is not None:
            return
        if await self._keeper.find_obstacle(row.guild_id, row.channel_id) is None:
            await self._keeper.write(match, rests.resumed(match, row.paused_at, self._keeper.now()))

    async def look_again(self, guild_id: int) -> None:
        """Let matches of a server wait, or go on, after its channels or our rights there have changed."""
        running = await self._keeper.store.read(lambda tx: matches.running_in(tx, guild_id))
        for row in running:
            if row.rests_until is not None:
                continue
            obstacle = await self._keeper.find_obstacle(guild_id, row.channel_id)
            if (obstacle is None) == (row.paused_at is None):
                continue
            with suppress(Refused):  # its game is not offered at present
                await self._look_at(row.id)

    async def look_again_in(self, channel_id: int) -> None:
        """Say at once what could not be said in somebody's direct messages, since they are used again."""
        lane, now = outbox.lane_of(channel_id, None), self._keeper.now()
        async with self._keeper.store.reading() as tx:
            row = await matches.in_channel(tx, channel_id, ended=False)
            put_off = await outbox.is_put_off(tx, lane, now)
        if row is not None and row.paused_at is not None and row.rests_until is None:
            with suppress(Refused):  # its game is not offered at present
                await self._look_at(row.id)
        elif put_off:
            await self._keeper.store.write(lambda tx: outbox.hasten_lane(tx, lane, now))
        else:
            return
        self._keeper.on_outgoing()

    @one_writer
    async def _look_at(self, match_id: int) -> None:
        match = await self._keeper.load_any(match_id)
        if match.row.status == "running":
            await self.holds_up(match)

    async def holds_up(self, match: Match) -> bool:
        """Let a running match wait or go on, as its channel is found to be; tell whether the clock must leave it alone.

        One that waits goes on as soon as nothing is in the way and nothing is left to be said in its channel; if
        something is, that is tried now, and will tell. After `LONGEST_PAUSE` it ends. For who has it to himself.
        """
        row = match.row
        if row.rests_until is not None and row.paused_at is not None:
            # Its timers stand still but for the one that ends the rest.
            await self._keeper.write(match, rests.resumed(match, row.paused_at, self._keeper.now()))
            return True
        obstacle = await self._keeper.find_obstacle(row.guild_id, row.channel_id)
        now = self._keeper.now()
        if row.paused_at is None:
            if obstacle is not None:
                await self._keeper.write(match, rests.paused(match, obstacle, now))
            return obstacle is not None
        in_the_way = obstacle is not None or bool(await self.without_place([row.id]))
        if not in_the_way:
            async with self._keeper.store.writing() as tx:
                in_the_way = await outbox.hasten_lane(tx, outbox.lane_of(row.channel_id, None), now)
        await self._keeper.write(match, rests.waited(match, row.paused_at, in_the_way=in_the_way, now=now))
        return True
