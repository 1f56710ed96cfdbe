"""People who seek a table: who fits together is proposed one, and it opens once all of them have said yes.

Each step is a transaction, and what it has to tell is stored with it; the next step follows from what is stored, in any
process. Who seeks is matched by whoever changes anything about it, in the same transaction.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal, TypeAlias, cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.matches.changes.lobby import check_allowed, check_opener
from bot.matches.keeper import Keeper, ServicePart, Work
from bot.matches.service.firing import STORE_PAUSE
from bot.matches.service.lobbies import Lobbies
from bot.matches.types import Person, Place, Refused
from bot.matches.value.failures import where_it_failed
from bot.matches.value.meeting import DEADLINES, Missing, Pace, Wish, awake_together, group_of, missing, next_for
from bot.store import PASSING, Outdated
from bot.store.kept import blocks, matches, outbox, people, seekers
from bot.store.outgoing import Addressed, LobbyCard
from bot.store.rows import BlockRow, InvitationRow, ProposalRow, SeekerRow
from bot.text.names import told_apart

DAY = 24 * 3600
TERM = 7 * DAY
"""Seconds for which somebody seeks at most."""
TIME_TO_ANSWER = DAY
TRY_AGAIN = 600
"""Seconds after which it is tried again to open a table where nothing could be posted."""
MOST_BLOCKED = 200
TRIES_AT_ONCE = 5

Phase: TypeAlias = Literal["asked", "yes", "opened", "fell", "no", "slept", "nowhere", "over", "renewed"]
"""How things stand between somebody and a table that was proposed to him: he is asked, has said yes, it has opened or
has not come about, he has made room for others or has not answered; nowhere could it be opened. Or between him and what
he sought: its time is over, or he seeks it again."""

OpenThread: TypeAlias = Callable[[Place, str], Awaitable[Place | None]]
"""Opens a thread for a game beside a channel that is taken; None if that cannot be done."""
AllMayWrite: TypeAlias = Callable[[Place, Sequence[int]], Awaitable[bool]]
"""Tells whether some people may all write in a place."""

_log = logging.getLogger(__name__)


class Proposed(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is proposed to somebody, as he may see it.

    `names` are those of the others to whom it is proposed now (none once it is settled), `said_yes` how many of all
    have said so. Until `until` he can answer; he asked in the channel `asked_in`. `opened_in` is the channel in which
    it has opened. `together` are times of the coming day at which all of them are awake, where all show their hours.
    """

    table: ProposalRow
    phase: Phase
    guild_name: str
    pace: Pace
    names: tuple[str, ...]
    said_yes: int
    until: int
    asked_in: int
    opened_in: int | None = None
    together: tuple[tuple[int, int], ...] = ()


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody seeks in a server, and what it still lacks; `proposed` is the table that is proposed to him."""

    row: SeekerRow
    missing: Missing | None = None
    proposed: Proposed | None = None


class Alike(msgspec.Struct, frozen=True, kw_only=True):
    """How many seek the same in a server. Nobody is named: who is not seated with whom could be told from it."""

    game: str
    least: int
    most: int
    paces: tuple[Pace, ...]
    count: int


class Seeking(ServicePart):
    """Lets people find a table, and keeps those apart who do not want to be seated together."""

    def __init__(self, keeper: Keeper, lobbies: Lobbies) -> None:
        super().__init__(keeper)
        self._lobbies = lobbies
        self._begun = False
        self._changes = 0
        self._known: tuple[int, int | None] | None = None
        """After how many changes this process has looked what is due next, and when that is; None: it has to look."""
        self.open_thread: OpenThread = _no_thread
        """Called where the channel in which somebody asked is taken."""
        self.all_may_write: AllMayWrite = _all_may
        """Called with the place where one has asked, before the others are seated there."""

    # What somebody seeks

    async def seek(
        self,
        person: Person,
        place: Place,
        game: str,
        players: int | None,
        paces: tuple[Pace, ...],
        computers_after: int | None = None,
        *,
        renews: int | None = None,
    ) -> Sought:
        """Put somebody on the list of a server, for `TERM` seconds, in the place of what he sought there before.

        `players` at the table, None: as many as the game is for; `computers_after` so many seconds computers may have
        the empty seats. A table that is proposed to him he gives up by that. With `renews` nothing happens unless the
        wish of that number is over. Raises Refused where the server allows no matches or lets him open none, for what
        the game is not for, and while a table of his is opening.
        """
        rules = self._keeper.game(game)
        least, most = (rules.seats[0], rules.seats[-1]) if players is None else (players, players)
        if least not in rules.seats or not paces:
            raise Refused("refused-seek-players", game=game, least=rules.seats[0], most=rules.seats[-1])
        if computers_after is not None and not self._lobbies.levels(game):
            raise Refused("refused-seek-computers", game=game)
        guild_id, now = place.guild_id, self._keeper.now()

        async def store(tx: AsyncConnection) -> None:
            await self._keeper.check_welcome(tx, guild_id, person.user_id)
            if renews is not None:
                if await seekers.hold(tx, renews, "over") is None:
                    return
                await seekers.change(tx, renews, {"state": "renewed"})
                await seekers.tell_one(tx, renews, person.user_id, now)
            guild = await people.guild(tx, guild_id)
            check_allowed(guild.channels, place)
            check_opener(guild.opener_role, person)
            before = await seekers.get(tx, guild_id, person.user_id)
            if before is not None and before.proposal_id is not None:
                await self._make_room(tx, before, "no")
            if person.locale:
                await people.change_person(tx, person.user_id, {"locale": person.locale})
            row = SeekerRow(
                guild_id,
                person.user_id,
                person.name,
                person.account,
                game,
                least,
                most,
                " ".join(paces),
                None if computers_after is None else now + computers_after,
                to_json(place),
                before.since if before is not None and before.game == game else now,
                now + TERM,
            )
            await seekers.store(tx, row)
            await self._match(tx, guild_id, game)

        await self._write(guild_id, store)
        await self._match_again(guild_id, game)
        sought = await self.of(guild_id, person.user_id)
        if sought is None:
            raise Refused("button-unknown")
        return sought

    async def renew(self, proposal_id: int, person: Person) -> Proposed:
        """Let somebody seek again what he sought until its time was over; tell how things stand then.

        Raises Refused as `seek` does, and for what is no wish of his.
        """
        found = await self.proposed(proposal_id, person.user_id)
        proposal = await self._keeper.store.read(lambda tx: seekers.proposal(tx, proposal_id))
        if proposal is None or proposal.wish is None:
            raise Refused("button-unknown")
        if found.phase == "over":
            row: SeekerRow = from_json(proposal.wish, SeekerRow)
            players = row.least if row.least == row.most else None
            after = None if row.computers_at is None else max(0, row.computers_at - row.since)
            place: Place = from_json(row.asked_in, Place)
            await self.seek(person, place, row.game, players, read_paces(row.paces), after, renews=proposal_id)
        return await self.proposed(proposal_id, person.user_id)

    async def of(self, guild_id: int, user_id: int) -> Sought | None:
        """Tell what somebody seeks in a server, and what is missing; None if he seeks nothing."""
        now = self._keeper.now()
        async with self._keeper.store.reading() as tx:
            row = await seekers.get(tx, guild_id, user_id)
            if row is None or row.game not in self._keeper.games or (row.until <= now and row.proposal_id is None):
                return None
            lacks, proposed = None, None
            if row.proposal_id is not None:
                proposed = await self._proposed(tx, row.proposal_id, user_id)
            else:
                others = await seekers.free(tx, guild_id, row.game, now)
                apart = await blocks.among(tx, [one.user_id for one in others])
                wishes = [_wish(one, now) for one in others]
                lacks = missing(_wish(row, now), wishes, apart, self._keeper.games[row.game].seats)
        return Sought(row=row, missing=lacks, proposed=proposed)

    async def in_server(self, guild_id: int) -> tuple[Alike, ...]:
        """Tell what is sought in a server, the oldest wishes first."""
        now, counts = self._keeper.now(), dict[tuple[str, int, int, str], int]()
        async with self._keeper.store.reading() as tx:
            for row in await seekers.in_server(tx, guild_id, now, seekers.MOST_AT_ONCE):
                wish = (row.game, row.least, row.most, row.paces)
                counts[wish] = counts.get(wish, 0) + 1
        return tuple(
            Alike(game=game, least=least, most=most, paces=read_paces(paces), count=count)
            for (game, least, most, paces), count in counts.items()
        )

    async def is_new_to(self, user_id: int, game: str) -> bool:
        """Tell whether somebody has never had a seat in a match of a game."""
        return not await self._keeper.store.read(lambda tx: matches.has_played(tx, user_id, game))

    async def withdraw(self, guild_id: int, user_id: int) -> None:
        """Let somebody seek nothing in a server any more; nothing happens if he does not.

        Raises Refused while a table of his is opening.
        """

        async def store(tx: AsyncConnection) -> None:
            row = await seekers.get(tx, guild_id, user_id)
            if row is None:
                return
            if row.proposal_id is not None:
                await self._make_room(tx, row, "no")
            await seekers.remove(tx, guild_id, user_id)

        await self._write(guild_id, store)

    async def forget(self, user_id: int, name: str) -> None:
        """Delete what somebody seeks, what he was asked, and whom he has blocked; to others he is `name`.

        Raises as `withdraw` does.
        """
        for row in await self._keeper.store.read(lambda tx: seekers.of_user(tx, user_id)):
            await self.withdraw(row.guild_id, user_id)
        async with self._keeper.store.writing() as tx:
            await seekers.forget(tx, user_id)
            await blocks.forget(tx, user_id, name)

    # What is proposed

    async def proposed(self, proposal_id: int, user_id: int) -> Proposed:
        """Tell how things stand between somebody and a table. Raises Refused if none was proposed to him."""
        found = await self._keeper.store.read(lambda tx: self._proposed(tx, proposal_id, user_id))
        if found is None:
            raise Refused("button-unknown")
        return found

    async def asked_of(self, user_id: int) -> tuple[Proposed, ...]:
        """List the tables that wait for somebody's answer, in any server."""
        async with self._keeper.store.reading() as tx:
            found = [await self._proposed(tx, one, user_id) for one in await seekers.asked_of(tx, user_id)]
        return tuple(one for one in found if one is not None)

    async def answer(self, proposal_id: int, person: Person, *, yes: bool) -> Proposed:
        """Take a seat at a table that is proposed, or make room for the next; tell how things stand then.

        What comes too late changes nothing. Raises Refused if no table was proposed to him.
        """
        before = await self.proposed(proposal_id, person.user_id)

        async def store(tx: AsyncConnection) -> None:
            held = await seekers.hold(tx, proposal_id, "asked")
            row = await seekers.get(tx, before.table.guild_id, person.user_id)
            if held is None or row is None or row.proposal_id != proposal_id:
                return
            if not yes:
                await self._make_room(tx, row, "no")
                return
            await self._keeper.check_welcome(tx, before.table.guild_id, person.user_id)
            await seekers.store(tx, msgspec.structs.replace(row, name=person.name, account=person.account))
            await seekers.answer(tx, proposal_id, person.user_id, "yes")
            await seekers.tell(tx, proposal_id, self._keeper.now())
            await self._agree(tx, held)

        await self._write(before.table.guild_id, store)
        await self._match_again(before.table.guild_id, before.table.game)
        return await self.proposed(proposal_id, person.user_id)

    # Who is kept apart

    async def block(self, user_id: int, other_id: int, name: str) -> None:
        """Let nobody seat two people together by proposing a table; only who wants it ever knows.

        At a table that is proposed to both, he makes room and seeks on. Raises Refused for himself, and for too many.
        """
        if user_id == other_id:
            raise Refused("refused-block-yourself")
        servers = set[tuple[int, str]]()

        async def store(tx: AsyncConnection) -> None:
            if await blocks.count(tx, user_id) >= MOST_BLOCKED:
                raise Refused("refused-block-too-many", most=MOST_BLOCKED)
            await blocks.put(tx, BlockRow(user_id, other_id, name, self._keeper.now()))
            for row in await seekers.of_user(tx, user_id):
                if row.proposal_id is None:
                    continue
                if other_id in {one.user_id for one in await seekers.at_table(tx, row.proposal_id)}:
                    with suppress(Refused):  # it opens this moment
                        await self._make_room(tx, row, "no", seeks_on=True)
                        servers.add((row.guild_id, row.game))

        await self._write(None, store)
        for guild_id, game in servers:
            await self._match_again(guild_id, game, always=True)

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Let somebody be seated with another one again."""
        await self._keeper.store.write(lambda tx: blocks.remove(tx, user_id, other_id))

    async def blocked(self, user_id: int, most: int) -> tuple[tuple[BlockRow, ...], int]:
        """List with whom somebody does not want to be seated, the latest first, and tell how many there are."""
        async with self._keeper.store.reading() as tx:
            return await blocks.latest_of(tx, user_id, most), await blocks.count(tx, user_id)

    # Time

    async def run_due(self) -> float | None:
        """Do what is due: who sleeps makes room, who has agreed gets a table; give the moment of the next thing."""
        now = self._keeper.now()
        if self._known is not None and not self._keeper.store.shared:
            changes, moment = self._known
            if changes == self._changes and (moment is None or moment > now):
                return moment
        try:
            while True:
                changes, self._known = self._changes, None
                await self._run_due(now)
                moment = await self._keeper.store.read(lambda tx: seekers.next_due(tx, now))
                if changes == self._changes:
                    break
        except PASSING as error:
            _log.error("Seekers could not be looked after: %s.", where_it_failed(error))
            return now + STORE_PAUSE
        self._known = changes, moment
        return moment

    async def _run_due(self, now: int) -> None:
        async with self._keeper.store.reading() as tx:
            groups = await (seekers.groups_for_computers(tx, now) if self._begun else seekers.waiting_groups(tx))
            asleep = await seekers.asleep(tx, now)
            over = await seekers.any_over(tx, now)
        if over or not self._begun:
            await self._keeper.store.write(lambda tx: seekers.forget_old(tx, now))
            for guild_id in await self._keeper.store.write(self._let_run_out):
                self._keeper.on_changed(guild_id)
                self._keeper.on_outgoing()
        for proposal_id, user_id in asleep:
            await self._let_sleep(proposal_id, user_id)
        for guild_id, game in groups:
            if game in self._keeper.games:
                await self._match_again(guild_id, game, always=True)
        self._begun = True
        for proposal_id in await self._keeper.store.read(lambda tx: seekers.to_open(tx, now)):
            if await self._keeper.store.claims.take([name := f"p{proposal_id}"]):
                try:
                    await self._open(proposal_id)
                except PASSING:
                    raise
                except Exception as error:  # whatever it is, the others get their tables
                    _log.error("Proposal %d cannot be opened: %s.", proposal_id, where_it_failed(error))
                    await self._write(None, partial(self._try_later, proposal_id))
                finally:
                    await self._keeper.store.claims.give_back([name])

    async def _let_sleep(self, proposal_id: int, user_id: int) -> None:
        proposal = await self._keeper.store.read(lambda tx: seekers.proposal(tx, proposal_id))
        if proposal is None:
            return

        async def store(tx: AsyncConnection) -> None:
            row = await seekers.get(tx, proposal.guild_id, user_id)
            mine = await seekers.invitation(tx, proposal_id, user_id)
            if mine is None or mine.answer or mine.until > self._keeper.now():
                return
            if row is None or row.proposal_id != proposal_id:
                await seekers.answer(tx, proposal_id, user_id, "slept")
            else:
                await self._make_room(tx, row, "slept")

        await self._write(proposal.guild_id, store)

    # Within a transaction

    async def _let_run_out(self, tx: AsyncConnection) -> frozenset[int]:
        """Let those seek no more whose time is over, and tell each of it; give the servers."""
        now = self._keeper.now()
        over = await seekers.expire(tx, now)
        for row in over:
            wish = ProposalRow(0, row.guild_id, row.game, "over", row.most, 0, row.paces, now, wish=to_json(row))
            await seekers.invite(tx, await seekers.propose(tx, wish), [row.user_id], now, now)
        return frozenset(row.guild_id for row in over)

    async def _match(self, tx: AsyncConnection, guild_id: int, game: str) -> None:
        """Propose tables to those who fit together."""
        now, seats = self._keeper.now(), self._keeper.games[game].seats
        while rows := await seekers.free(tx, guild_id, game, now):
            apart = await blocks.among(tx, [one.user_id for one in rows])
            group = group_of([_wish(one, now) for one in rows], apart, seats)
            if group is None:
                return
            new = ProposalRow(0, guild_id, game, "asked", group.players, group.computers, group.pace, now)
            proposal_id = await seekers.propose(tx, new)
            await self._invite(tx, proposal_id, [one for one in rows if one.user_id in group.user_ids])

    async def _invite(self, tx: AsyncConnection, proposal_id: int, rows: Sequence[SeekerRow]) -> None:
        for row in rows:
            if not await seekers.seat_at(tx, row, proposal_id):
                raise Outdated
        now = self._keeper.now()
        await seekers.invite(tx, proposal_id, [one.user_id for one in rows], now, now + TIME_TO_ANSWER)

    async def _make_room(
        self, tx: AsyncConnection, row: SeekerRow, said: Literal["no", "slept"], *, seeks_on: bool = False
    ) -> None:
        """Let somebody give up the seat that is proposed to him, and the next one be asked."""
        proposal = None if row.proposal_id is None else await seekers.hold(tx, row.proposal_id, "asked")
        if proposal is None:
            raise Refused("refused-seek-opens", game=row.game)
        now = self._keeper.now()
        await seekers.answer(tx, proposal.id, row.user_id, said)
        await seekers.tell_one(tx, proposal.id, row.user_id, now)
        if seeks_on:
            await seekers.store(tx, msgspec.structs.replace(row, proposal_id=None))
        else:
            await seekers.remove(tx, row.guild_id, row.user_id)
        seated = await seekers.at_table(tx, proposal.id)
        if not await self._ask_next(tx, proposal, seated):
            proposal = await self._with_fewer(tx, proposal, seated)
            if proposal is None:
                return
        await seekers.tell(tx, row.proposal_id or 0, now)
        await self._agree(tx, proposal)

    async def _ask_next(self, tx: AsyncConnection, proposal: ProposalRow, seated: Sequence[SeekerRow]) -> bool:
        """Propose an empty seat to whoever has waited longest of those who fit; tell whether anybody does."""
        now = self._keeper.now()
        asked = {one.user_id for one in await seekers.invited(tx, proposal.id)}
        rows = [
            one
            for one in await seekers.free(tx, proposal.guild_id, proposal.game, now)
            if one.user_id not in asked and (not proposal.computers or _wish(one, now).computers)
        ]
        sitting = [one.user_id for one in seated]
        apart = await blocks.among(tx, [*sitting, *(one.user_id for one in rows)])
        wishes, pace = [_wish(one, now) for one in rows], cast(Pace, proposal.pace)
        found = next_for(wishes, sitting, proposal.players, pace, apart) if seated else None
        if found is None:
            return False
        await self._invite(tx, proposal.id, [one for one in rows if one.user_id == found.user_id])
        return True

    async def _with_fewer(
        self, tx: AsyncConnection, proposal: ProposalRow, seated: Sequence[SeekerRow]
    ) -> ProposalRow | None:
        """Make a table smaller where that suits all who are left; else they seek on, and it does not come about."""
        players = len(seated) + proposal.computers
        seats = self._keeper.game(proposal.game).seats
        if seated and players in seats and all(one.least <= players for one in seated):
            await seekers.change(tx, proposal.id, {"players": players})
            return msgspec.structs.replace(proposal, players=players)
        await self._fall(tx, proposal)
        await seekers.release(tx, proposal.id)
        await self._match(tx, proposal.guild_id, proposal.game)
        return None

    async def _fall(self, tx: AsyncConnection, proposal: ProposalRow) -> None:
        await seekers.change(tx, proposal.id, {"state": "fell", "opens_at": None})
        await seekers.tell(tx, proposal.id, self._keeper.now())

    async def _agree(self, tx: AsyncConnection, proposal: ProposalRow) -> None:
        """Let a table open once all to whom it is proposed have said yes."""
        sitting = {one.user_id for one in await seekers.at_table(tx, proposal.id)}
        said_yes = {one.user_id for one in await seekers.invited(tx, proposal.id) if one.answer == "yes"}
        if sitting <= said_yes and len(sitting) + proposal.computers == proposal.players:
            await seekers.change(tx, proposal.id, {"state": "agreed", "opens_at": self._keeper.now()})

    async def _proposed(self, tx: AsyncConnection, proposal_id: int, user_id: int) -> Proposed | None:
        proposal = await seekers.proposal(tx, proposal_id)
        mine = await seekers.invitation(tx, proposal_id, user_id)
        if proposal is None or mine is None:
            return None
        invited = await seekers.invited(tx, proposal_id)
        sitting = await seekers.at_table(tx, proposal_id)
        said_yes = {one.user_id for one in invited if one.answer == "yes"}
        match = None if proposal.match_id is None else await matches.get(tx, proposal.match_id)
        row = next((one for one in sitting if one.user_id == user_id), None)
        if proposal.wish is not None:
            row = from_json(proposal.wish, SeekerRow)
        place = None if row is None else from_json(row.asked_in, Place)
        phase = _phase(proposal, mine)
        called = told_apart([one.name for one in sitting], [one.account for one in sitting])
        names = tuple(name for one, name in zip(sitting, called, strict=True) if one.user_id != user_id)
        return Proposed(
            table=proposal,
            phase=phase,
            guild_name="" if place is None else place.guild_name,
            pace=cast(Pace, proposal.pace),
            names=names,
            said_yes=sum(one.user_id in said_yes for one in sitting),
            until=mine.until,
            asked_in=0 if place is None else place.channel_id,
            opened_in=None if match is None else match.channel_id,
            together=await self._awake_together(tx, sitting) if phase in ("asked", "yes") else (),
        )

    async def _awake_together(self, tx: AsyncConnection, rows: Sequence[SeekerRow]) -> tuple[tuple[int, int], ...]:
        """List when all of some people are awake, if they are several and all of them show when they are not."""
        known = [await people.person(tx, one.user_id) for one in rows]
        quiet = [one.quiet for one in known if one is not None and one.shows_quiet and one.quiet is not None]
        return awake_together(quiet, self._keeper.now()) if 1 < len(quiet) == len(rows) else ()

    # Opening

    async def _open(self, proposal_id: int) -> None:
        """Open a table that all have agreed to, and begin where nobody has to choose anything beforehand."""
        async with self._keeper.store.reading() as tx:
            proposal = await seekers.proposal(tx, proposal_id)
            seated = await seekers.at_table(tx, proposal_id)
        if proposal is None or proposal.opens_at is None:
            return
        if proposal.state == "agreed" and not await self._seat(proposal, seated):
            await self._write(None, partial(self._try_later, proposal_id))
            return
        with suppress(Refused):
            await self._begin(proposal_id)

    async def _seat(self, proposal: ProposalRow, seated: Sequence[SeekerRow]) -> bool:
        """Seat people in the first of their channels in which a table can stand; False if there is none."""

        async def also(tx: AsyncConnection, match_id: int) -> None:
            if await seekers.hold(tx, proposal.id, "agreed") is None:
                raise Outdated
            await seekers.change(tx, proposal.id, {"state": "seated", "match_id": match_id})
            await seekers.remove_seated(tx, proposal.id)

        for host in seated:
            place = await self._free_place(host, [one.user_id for one in seated])
            if place is None:
                continue
            sitting = sorted(seated, key=lambda one: one.user_id != host.user_id)
            persons = [Person(user_id=one.user_id, name=one.name, account=one.account) for one in sitting]
            deadline = DEADLINES[cast(Pace, proposal.pace)]
            try:
                await self._lobbies.seat(proposal.game, place, persons, proposal.computers, deadline, also)
            except Refused as refused:
                _log.info("No table for proposal %d: %s.", proposal.id, refused)
                continue
            return True
        return False

    async def _free_place(self, host: SeekerRow, user_ids: Sequence[int]) -> Place | None:
        """Find the place where somebody has asked, or a thread beside it or of the forum; None if there is none now."""
        asked: Place = from_json(host.asked_in, Place)
        place, forum = msgspec.structs.replace(asked, forum_id=None), asked.forum_id
        if forum is not None:
            place = msgspec.structs.replace(place, channel_id=forum, parent_id=forum)
        if await self._keeper.find_obstacle(place.guild_id, place.channel_id) is not None:
            return None
        if not await self.all_may_write(place, user_ids):
            return None
        taken = await self._keeper.store.read(lambda tx: matches.in_channel(tx, place.channel_id, ended=False))
        lists = {one.channel_id for one in await self._keeper.store.cards.of_guilds([place.guild_id])}
        stands = taken is None and forum is None
        if stands and place.channel_id not in lists:
            return place
        thread = await self.open_thread(place, host.game)
        if thread is not None:
            # Who is ended between this and the next step finds the same thread.
            found = msgspec.structs.replace(host, asked_in=to_json(thread))
            await self._keeper.store.write(lambda tx: seekers.store(tx, found))
        return thread or (place if stands else None)

    async def _try_later(self, proposal_id: int, tx: AsyncConnection) -> None:
        """Try it again for a day; after that nobody of a table that could stand nowhere seeks any more."""
        proposal = await seekers.hold(tx, proposal_id, "agreed")
        now = self._keeper.now()
        if proposal is None or now < max(one.until for one in await seekers.invited(tx, proposal_id)) + DAY:
            await seekers.change(tx, proposal_id, {"opens_at": now + TRY_AGAIN})
            return
        await self._fall(tx, proposal)
        for one in await seekers.at_table(tx, proposal_id):
            await seekers.answer(tx, proposal_id, one.user_id, "nowhere")
        await seekers.remove_seated(tx, proposal_id)

    async def _begin(self, proposal_id: int) -> None:
        """Begin the match of those who are seated, or let them choose first; and tell them where it is."""
        proposal = await self._keeper.store.read(lambda tx: seekers.proposal(tx, proposal_id))
        if proposal is None or proposal.state != "seated" or proposal.match_id is None:
            return
        table = await self._keeper.table(proposal.match_id)
        if table.status == "lobby" and all(one.ready for one in table.members):
            with suppress(Refused):  # then its host begins it
                table = await self._lobbies.start(table.id, table.host_id)

        async def store(tx: AsyncConnection) -> None:
            if await seekers.hold(tx, proposal_id, "seated") is None:
                return
            now = self._keeper.now()
            await seekers.change(tx, proposal_id, {"state": "opened", "opens_at": None})
            await seekers.tell(tx, proposal_id, now)
            if table.status == "lobby":
                await outbox.add(tx, table.id, table.place.channel_id, now, [Addressed(LobbyCard())])

        await self._write(proposal.guild_id, store)

    # Shared

    async def _match_again(self, guild_id: int, game: str, *, always: bool = False) -> None:
        """Match once more what others, who stored at the same time, have not seen."""
        if always or self._keeper.store.shared:
            await self._write(guild_id, lambda tx: self._match(tx, guild_id, game))

    async def _write(self, guild_id: int | None, work: Work) -> None:
        """Store something, and only then let others hear of it; whoever is overtaken begins again."""
        for attempt in range(TRIES_AT_ONCE):
            try:
                await self._keeper.store.write(work)
                break
            except Outdated:
                if attempt == TRIES_AT_ONCE - 1:
                    raise
        self._changes += 1
        if guild_id is not None:
            self._keeper.on_changed(guild_id)
        self._keeper.on_outgoing()


def _phase(proposal: ProposalRow, mine: InvitationRow) -> Phase:
    if mine.answer in ("no", "slept", "nowhere"):
        return cast(Phase, mine.answer)
    if proposal.state in ("opened", "fell", "over", "renewed"):
        return cast(Phase, proposal.state)
    return "yes" if mine.answer == "yes" else "asked"


def read_paces(paces: str) -> tuple[Pace, ...]:
    """Read the paces that suit somebody."""
    return cast(tuple[Pace, ...], tuple(paces.split()))


def _wish(row: SeekerRow, now: int) -> Wish:
    computers = row.computers_at is not None and row.computers_at <= now
    return Wish(row.user_id, row.least, row.most, read_paces(row.paces), computers)


async def _no_thread(_place: Place, _game: str) -> None:
    """Open nothing: the default of `Seeking.open_thread`."""


async def _all_may(_place: Place, _user_ids: Sequence[int]) -> bool:
    """Ask nobody: the default of `Seeking.all_may_write`."""
    return True
