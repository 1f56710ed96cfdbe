"""What is kept beside the matches: servers' settings, and what people prefer, have saved and want forgotten."""

from collections.abc import Collection
from contextlib import suppress

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.matches.changes.lobby import check_deadline, without
from bot.matches.keeper import Keeper, ServicePart, one_writer
from bot.matches.service.seeking import Seeking
from bot.matches.types import NO_SERVER, Notes, Person, PersonalData, Refused
from bot.matches.value.match import Change
from bot.quiet import HOUR, LONGEST, UTC, Quiet, is_zone, length_of
from bot.store import GuildSettings, KnownPerson
from bot.store.kept import away, choices, daily, documents, looks, matches, notes, outbox, people, posts, ratings
from bot.store.outgoing import Addressed, LobbyCard, Notice
from bot.store.rows import NoteRow, names_at
from bot.text.names import FORGOTTEN

LIMITS = {
    "quiet_hours": (0, 4, 6, 8, 10),
    "away_days": (0, 7, 14, 21, 28, 42, 60),
    "pauses": (0, 1, 2, 3, 5, 10),
    "pause_days": (1, 3, 7, 14),
}
"""What a server may set each of its bounds of waiting to."""
LONGEST_NOTE = 1000
MOST_MARKS = 60
"""Marks that somebody has at a match; the oldest go first."""
GATHERED = (0, 2, 3, 4, 6, 12, 24)
"""How often people may want to be called, in hours; 0: at each question."""
CALLED = ("answers_in_channel", "gathers_every", "gathers_from", "reminder_lead")
"""What says how somebody is called."""
TIMED = ("zone", "quiet_from", "quiet_to", "shows_quiet")
"""What says when he is not to be disturbed."""
MOST_CALLED = 10_000
"""Of so many people a process knows by which name their tables call them."""
NAMING = ("name", "new", "by")
"""The values of notices that are what somebody is called."""


class People(ServicePart):
    """Settings, people, documents and privacy."""

    def __init__(self, keeper: Keeper, seeking: Seeking) -> None:
        super().__init__(keeper)
        self._seeking = seeking
        self._called: dict[tuple[int, int], tuple[str, str]] = {}

    # Servers

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Read what a server has set; the defaults if it has set nothing."""
        return await self._keeper.store.read(lambda tx: people.guild(tx, guild_id))

    async def set_guild(self, guild_id: int, **values: object) -> GuildSettings:
        """Change some of the settings of a server, as `GuildSettings` has them."""
        if isinstance(deadline := values.get("deadline"), int):
            check_deadline(deadline)
        return await self._keeper.store.write(lambda tx: people.change_guild(tx, guild_id, values))

    async def set_guild_role(self, guild_id: int, game: str, role: int | None) -> GuildSettings:
        """Set which role is called where a table for a game has open seats; None: nobody is."""
        self._keeper.game(game)
        async with self._keeper.store.writing() as tx:
            roles = {**(await people.guild(tx, guild_id, to_change=True)).roles, game: role}
            named = {one: called for one, called in roles.items() if called is not None}
            return await people.change_guild(tx, guild_id, {"roles": named})

    async def set_guild_limit(self, guild_id: int, limit: str, most: int) -> GuildSettings:
        """Set one of `LIMITS`: how long the tables of a server wait for people at most.

        Running matches know new bounds of quiet hours at once, for what is asked from now on.
        """
        if limit not in LIMITS or most not in LIMITS[limit]:
            raise Refused("button-unknown")
        settings = await self.set_guild(guild_id, **{limit: most})
        async with self._keeper.store.reading() as tx:
            running = await matches.running_in(tx, guild_id) if limit == "quiet_hours" else ()
            members = [one for row in running for one in await matches.members_of(tx, row.id)]
        for one in members:
            if one.user_id is not None and one.quiet is not None:
                with suppress(Refused):  # its game is not offered at present
                    await self._let_know(one.match_id, one.user_id)
        return settings

    # People

    async def unreachable(self, user_ids: Collection[int]) -> frozenset[int]:
        """Tell which of these people have closed their direct messages to us."""
        return await self._keeper.store.people.unreachable(user_ids)

    async def known(self, user_id: int) -> KnownPerson:
        """Read what somebody has chosen; a time zone that is not known any more is none."""
        known = await self._keeper.store.people.get(user_id)
        return known if is_zone(known.zone) else msgspec.structs.replace(known, zone="")

    async def set_calls(self, user_id: int, calls: KnownPerson) -> None:
        """Change how somebody is called; what has not rung so far does at the latest by the new hours.

        Raises Refused for hours that there are not.
        """
        start, lead = calls.gathers_from or 0, calls.reminder_lead or 0
        if (calls.gathers_every or 0) not in GATHERED or not 0 <= start < 24 * HOUR or lead < 0:
            raise Refused("button-unknown")
        values = {name: getattr(calls, name) for name in CALLED}
        async with self._keeper.store.writing() as tx:
            before = await people.person(tx, user_id) or KnownPerson(user_id)
            if before.rings_at is not None:
                after, now = msgspec.structs.replace(before, **values), self._keeper.now()
                values["rings_at"] = min(before.rings_at, after.moment_to_ring(now) or before.rings_at)
            await people.change_person(tx, user_id, values)
        self._keeper.on_outgoing()

    async def set_times(self, user_id: int, times: KnownPerson) -> None:
        """Change when somebody is not to be disturbed; his tables, if they know it, count it as `Quiet.changed` says.

        Raises Refused for a time zone that there is not, and for quiet hours that are longer than ten hours, or begin
        when they end, or have no time zone.
        """
        if times.zone and not is_zone(times.zone):
            raise Refused("refused-zone", zone=times.zone[:60])
        if times.quiet_from is not None and times.quiet_to is not None:
            if not times.zone:
                raise Refused("refused-quiet-without-zone")
            if not 0 < length_of(times.quiet_from, times.quiet_to) <= LONGEST:
                raise Refused("refused-quiet-length", hours=LONGEST // HOUR)
        values = {name: getattr(times, name) for name in TIMED}
        async with self._keeper.store.writing() as tx:
            before = (await people.person(tx, user_id) or KnownPerson(user_id)).counting
            values["hours"] = _counting(before, times, self._keeper.now())
            await people.change_person(tx, user_id, values)
            playing = [row.id for row in await matches.of_user(tx, user_id) if row.status == "running"]
        for match_id in playing:
            with suppress(Refused):  # its game is not offered at present
                await self._let_know(match_id, user_id)

    @one_writer
    async def _let_know(self, match_id: int, user_id: int) -> None:
        match = await self._keeper.load_any(match_id)
        member = match.member(user_id)
        quiet = await self._keeper.store.read(lambda tx: people.quiet_shown(tx, user_id, match.row.guild_id))
        if match.row.status == "running" and member is not None and member.quiet != quiet:
            await self._keeper.write(match, Change(members=[msgspec.structs.replace(member, quiet=quiet)]))

    # Names

    async def note_name(self, person: Person, guild_id: int) -> tuple[int, ...]:
        """Let the open tables of somebody in a server know by which name he goes there now: pictures show it next.

        Nobody is told of it, and nothing is read of whoever is called as before. In direct messages (`NO_SERVER`) it
        gives the servers of his other tables that call him otherwise: he may have a name of his own there.
        """
        key, called = (guild_id, person.user_id), (person.name, person.account)
        if self._called.get(key) == called:
            return ()
        found = await self._keeper.store.read(lambda tx: matches.called_otherwise(tx, person.user_id, *called))
        for match_id, server in found:
            if server == guild_id:
                with suppress(Refused):  # its game is not offered at present
                    await self._rename(match_id, person)
        self._called.pop(key, None)
        self._called[key] = called
        if len(self._called) > MOST_CALLED:
            del self._called[next(iter(self._called))]
        elsewhere = {server: None for _, server in found if server != guild_id}
        return tuple(elsewhere) if guild_id == NO_SERVER else ()

    @one_writer
    async def _rename(self, match_id: int, person: Person) -> None:
        match = await self._keeper.load_any(match_id)
        member = match.member(person.user_id)
        if member is not None:
            renamed = msgspec.structs.replace(member, name=person.name, account=person.account)
            await self._keeper.write(match, Change(members=[renamed]))

    # Documents

    async def put_document(self, user_id: int, game: str, name: str, content: bytes) -> None:
        """Keep a JSON document (a deck) of somebody for a game, in the place of an earlier one of the same name."""
        await self._keeper.store.write(lambda tx: documents.put(tx, user_id, game, name, content, self._keeper.now()))

    async def document(self, user_id: int, game: str, name: str) -> bytes | None:
        """Read a document of somebody, None if there is none."""
        return await self._keeper.store.read(lambda tx: documents.get(tx, user_id, game, name))

    async def document_names(self, user_id: int, game: str) -> tuple[str, ...]:
        """List somebody's documents for a game by name."""
        async with self._keeper.store.reading() as tx:
            return tuple(name for _, name in await documents.names(tx, user_id, game))

    async def remove_document(self, user_id: int, game: str, name: str) -> bool:
        """Remove a document; False if there was none."""
        return await self._keeper.store.write(lambda tx: documents.remove(tx, user_id, game, name))

    # Notes

    async def notes(self, match_id: int, user_id: int) -> Notes:
        """Read what somebody has written down for himself at a match."""
        return _read_notes(await self._keeper.store.read(lambda tx: notes.get(tx, match_id, user_id)))

    async def write_note(self, match_id: int, user_id: int, text: str) -> None:
        """Keep a text of somebody at a match, in the place of the one before; an empty one deletes it.

        Raises Refused for a text that is too long, and for whoever has no seat there.
        """
        if len(text := text.strip()) > LONGEST_NOTE:
            raise Refused("refused-text-too-long", most=LONGEST_NOTE)
        async with self._keeper.store.writing() as tx:
            if text:
                await _check_sits(tx, match_id, user_id)
            elif not (await notes.get(tx, match_id, user_id)).text:
                return  # There may not even be such a match.
            await notes.change(tx, NoteRow(match_id, user_id, text=text), "text")

    async def mark(self, match_id: int, user_id: int, place: str | None = None, word: str = "") -> None:
        """Give a place of a match the word that somebody believes of it; none takes it away, of no place all of them.

        Raises Refused for whoever has no seat there.
        """
        async with self._keeper.store.writing() as tx:
            await _check_sits(tx, match_id, user_id)
            before = _read_notes(await notes.get(tx, match_id, user_id)).marks if place is not None else ()
            marks = [mark for mark in before if mark[0] != place]
            if place is not None and word:
                marks.append((place, word))
            row = NoteRow(match_id, user_id, marks=to_json(marks[-MOST_MARKS:]))
            await notes.change(tx, row, "marks")

    # Privacy

    async def personal_data(self, user_id: int) -> PersonalData:
        """Count what is kept about somebody."""
        async with self._keeper.store.reading() as tx:
            seats = await matches.count_seats(tx, user_id)
            running, lobbies = seats.pop("running", 0), seats.pop("lobby", 0)
            return PersonalData(
                running=running,
                lobbies=lobbies,
                ended=sum(seats.values()),
                documents=len(await documents.names(tx, user_id)),
                notes=await notes.count(tx, user_id),
                daily=await daily.count(tx, user_id),
            )

    async def forget(self, user_id: int) -> None:
        """Delete everything about somebody.

        His seats in lobbies are given up; in matches that have ended, or that he has left, they stay without a name.
        Raises Refused, and deletes nothing, while he plays in a running match.
        """
        seats = await self._keeper.store.read(lambda tx: matches.of_user(tx, user_id))
        if any(row.status == "running" for row in seats):
            raise Refused("refused-resign-first")
        await self._seeking.forget(user_id, FORGOTTEN)
        for row in seats:
            await self._stand_up(row.id, user_id)
        async with self._keeper.store.writing() as tx:
            # Somebody may have started a match with him in the meantime.
            if any(row.status == "running" for row in await matches.of_user(tx, user_id)):
                raise Refused("refused-resign-first")
            for match_id, seat in await matches.seats_set_aside(tx, user_id):
                await choices.drop_all_of_seat(tx, match_id, seat)
            await self._unname(tx, user_id)
            await matches.make_anonymous(tx, user_id, FORGOTTEN)
            await documents.remove_all(tx, user_id)
            await outbox.drop_for_person(tx, user_id)
            await away.forget(tx, user_id)
            await posts.drop_for_person(tx, user_id)
            await people.forget_person(tx, user_id)
            await looks.forget(tx, user_id)
            await notes.forget(tx, user_id)
            await ratings.forget(tx, user_id, self._number)
            await daily.forget(tx, user_id)
        self._called = {key: called for key, called in self._called.items() if key[1] != user_id}
        await self._keeper.store.scrub()

    async def _unname(self, tx: AsyncConnection, user_id: int) -> None:
        """Take somebody's name and number out of what is still to be said to others."""
        names: dict[int, set[str]] = {}
        for row in await outbox.unsaid_notices(tx):
            if row.match_id not in names:
                members = await matches.members_of(tx, row.match_id)
                seats = zip(members, names_at(members), strict=False)  # who takes a seat over stands behind them
                names[row.match_id] = {name for one, name in seats if one.user_id == user_id}
            notice, called = row.payload, names[row.match_id]
            assert isinstance(notice, Notice)
            values = {
                key: FORGOTTEN if key in NAMING and value in called else value for key, value in notice.values.items()
            }
            calls, spared = (tuple(one for one in them if one != user_id) for them in (notice.calls, notice.spared))
            unnamed = msgspec.structs.replace(notice, values=values, calls=calls, spared=spared)
            if unnamed != notice:
                await outbox.rewrite(tx, row.id, unnamed if calls or not notice.calls else None)

    def _number(self) -> int:
        """Draw a number that stands for nobody."""
        return 1 + (int.from_bytes(self._keeper.entropy(8), "big") >> 2)

    @one_writer
    async def _stand_up(self, match_id: int, user_id: int) -> None:
        match = await self._keeper.load_any(match_id)
        if match.row.status == "lobby" and match.member(user_id) is not None:
            change = without(match, user_id, self._keeper.now(), Addressed(LobbyCard()))
            await self._keeper.write(match, change)


def _counting(before: Quiet | None, times: KnownPerson, now: int) -> bytes | None:
    """Give the quiet hours that the tables of somebody count once he has changed his times, as they are stored."""
    wanted = (times.quiet if times.shows_quiet else None) or Quiet(times.zone or UTC, 0, 0)
    if before is not None:
        return to_json(before.changed(wanted, now))
    return None if wanted.start == wanted.end else to_json(wanted)


def _read_notes(row: NoteRow) -> Notes:
    return Notes(row.text, from_json(row.marks, tuple[tuple[str, str], ...]))


async def _check_sits(tx: AsyncConnection, match_id: int, user_id: int) -> None:
    """Raise Refused unless somebody has a seat at a match, be it one that he has left."""
    if all(one.user_id != user_id for one in await matches.members_of(tx, match_id)):
        raise Refused("refused-not-a-player")
