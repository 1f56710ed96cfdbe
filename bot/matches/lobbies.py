"""Before the match: open a table, sit down, settle what is played, begin."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.chance import SEED_BYTES, Chance, seed_digest
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, GameError, OptionField, option_fields, read_options
from bot.matches.base import Base, Change, Loaded, one_writer
from bot.matches.schedule import LOBBY_LIFE, LONGEST, SHORTEST, Schedule, TimerKind, idle_life
from bot.matches.types import Person, Place, Refused, Table, refused_by
from bot.matches.working_copy import WorkingCopy
from bot.store import Addressed, GuildSettings, matches, people, timers
from bot.store.matches import MemberRow
from bot.store.timers import NewTimer

LOBBIES_OF_A_PERSON = 3
LOBBIES_BESIDE_A_CHANNEL = 10
"""Lobbies that stand in threads of one channel at the same time."""
SALT_BYTES = 16

_TAKEN = {"lobby": "refused-channel-has-lobby", "running": "refused-channel-has-match"}


class Lobbies(Base):
    """Tables before their match: opening, sitting down, settings, the start; and what shows a table in any state."""

    def option_fields(self, game: str) -> tuple[OptionField, ...]:
        """List the settings of a game's tables."""
        return option_fields(self._game(game).types.options)

    async def open_lobby(
        self, game: str, place: Place, host: Person, options: Mapping[str, str], deadline: int | None
    ) -> Table:
        """Open a table for a game in a channel; its host sits down first.

        `deadline` is the time for a turn in seconds, None for no deadline. Raises Refused if the channel has a lobby
        or a running match (its game and status are named), if the server allows no matches there, if the host has as
        many lobbies as somebody may have, or if an option or the deadline is not one of those on offer.
        """
        return await self._open(self._game(game), place, [(host, None)], host.user_id, options, deadline)

    async def check_may_open(self, place: Place, host_id: int, beside: Collection[int] = ()) -> None:
        """Raise Refused if somebody may not open a table, before anything is made for it.

        `beside` are the threads of the channel in one of which it is to stand.
        """
        async with self._store.reading() as tx:
            await _check_opening(tx, await people.guild(tx, place.guild_id), place, host_id)
            if await matches.count_lobbies(tx, beside) >= LOBBIES_BESIDE_A_CHANNEL:
                raise Refused("refused-too-many-lobbies-here", most=LOBBIES_BESIDE_A_CHANNEL)

    @one_writer
    async def join(self, match_id: int, person: Person, entry: Any | None = None) -> Table:
        """Take the next seat of a lobby, with or without what the game asks a player to bring."""
        loaded = await self._load_lobby(match_id)
        most = loaded.game.seats[-1]
        if loaded.member(person.user_id) is not None:
            raise Refused("refused-already-at-table")
        if len(loaded.members) >= most:
            raise Refused("refused-table-full", most=most)
        stored = self._checked_entry(loaded, entry)
        newcomer = MemberRow(match_id, len(loaded.members), person.user_id, person.name, stored)
        return await self._seat_lobby(loaded, [*loaded.members, newcomer], person=person)

    @one_writer
    async def set_entry(self, match_id: int, user_id: int, entry: Any) -> Table:
        """Change what somebody in the lobby brings. Raises Refused with all that is wrong with it."""
        loaded = await self._load_lobby(match_id)
        mine = self._seat(loaded, user_id)
        changed = msgspec.structs.replace(mine, entry=self._checked_entry(loaded, entry))
        return await self._seat_lobby(loaded, [changed if one.seat == mine.seat else one for one in loaded.members])

    @one_writer
    async def leave_lobby(self, match_id: int, user_id: int) -> Table:
        """Give up a seat in a lobby. The next one becomes the host; when nobody is left the lobby is closed."""
        loaded = await self._load_lobby(match_id)
        self._seat(loaded, user_id)
        return await self._without(loaded, user_id)

    @one_writer
    async def kick(self, match_id: int, by: int, user_id: int) -> Table:
        """Take somebody else out of a lobby. For the host."""
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        if loaded.member(user_id) is None:
            raise Refused("refused-kick-stranger")
        if user_id == by:
            raise Refused("refused-kick-yourself")
        return await self._without(loaded, user_id)

    @one_writer
    async def cancel(self, match_id: int, by: int, may_manage: bool) -> Table:
        """Close a lobby. For the host, and for members who may manage messages."""
        loaded = await self._load_lobby(match_id)
        if not may_manage:
            self._check_host(loaded, by)
        change = Change(values={"status": "cancelled", "ended_at": self.now()})
        return self._table_of(await self._write(loaded, change))

    @one_writer
    async def set_option(self, match_id: int, by: int, name: str, value: str) -> Table:
        """Change a setting of the table. For the host."""
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        options = {**from_json(loaded.row.options, dict[str, str]), name: value}
        _read_options(loaded.game, options)
        return await self._change_lobby(loaded, {"options": to_json(options)})

    @one_writer
    async def set_deadline(self, match_id: int, by: int, deadline: int | None) -> Table:
        """Change the time for a turn, in seconds, None for no deadline. For the host."""
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        check_deadline(deadline)
        return await self._change_lobby(loaded, {"deadline": deadline})

    async def remember_lobby_message(self, match_id: int, message_id: int) -> None:
        """Note which message is the lobby's card."""
        async with self._store.writing() as tx:
            await matches.set_lobby_message(tx, match_id, message_id)

    @one_writer
    async def start(self, match_id: int, by: int) -> Table:
        """Begin the match. For the host.

        The seed is drawn now and its SHA-256 published; seats are as on the card (the rules draw who goes first).
        Raises Refused if there are too few players or somebody has not brought what the game asks for.
        """
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        options = _read_options(loaded.game, from_json(loaded.row.options, dict[str, str]))
        if len(loaded.members) < loaded.game.seats[0]:
            raise Refused("refused-too-few", least=loaded.game.seats[0], now=len(loaded.members))
        entries = tuple(_entry(loaded.game, member, options) for member in loaded.members)
        seed = self._entropy(SEED_BYTES)
        async with self._careful(loaded, "start"):
            with refused_by(loaded.game):
                copy = WorkingCopy.begin(loaded.game, seed, entries, options)
            copy.settle({})
            change = self._begun(loaded, copy, seed)
        return self._table_of(await self._write(loaded, change))

    async def rematch(self, match_id: int, by: int) -> Table:
        """Open a lobby with the same settings in the channel of a match that has ended; only `by` sits there yet.

        Raises Refused if the match goes on, `by` did not play in it, or the channel is taken.
        """
        loaded = await self._load_any(match_id)
        row = loaded.row
        if row.status in matches.OPEN:
            raise Refused("refused-match-not-over")
        host = next((one for one in loaded.members if one.user_id == by), None)
        if host is None:
            raise Refused("refused-not-a-player")
        table = self._table(row, ())
        sitting = (Person(user_id=by, name=host.name), host.entry)
        return await self._open(loaded.game, table.place, [sitting], by, table.options, row.deadline)

    @one_writer
    async def seat_as_before(self, match_id: int, by: int) -> Table:
        """Seat whoever played in the latest match of the channel as he sat there, the others behind. For the host.

        What they brought then comes along, unless they have brought something else by now.
        """
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        async with self._store.reading() as tx:
            last = await matches.in_channel(tx, loaded.row.channel_id, ended=True)
            known = () if last is None or last.game != loaded.row.game else await matches.members_of(tx, last.id)
        before = {one.user_id: one for one in known if loaded.member(one.user_id or 0) is not None}
        if not before:
            raise Refused("refused-no-match-before", game=loaded.row.game)
        stay = [
            msgspec.structs.replace(one, entry=one.entry or before[one.user_id].entry)
            for one in loaded.members
            if one.user_id in before
        ]
        stay.sort(key=lambda one: before[one.user_id].seat)
        return await self._seated_anew(loaded, [*stay, *(one for one in loaded.members if one.user_id not in before)])

    @one_writer
    async def draw_seats(self, match_id: int, by: int) -> Table:
        """Seat everybody by lot; what can be left out, such as a wish for a corner, is taken back. For the host."""
        loaded = await self._load_lobby(match_id)
        self._check_host(loaded, by)
        lot = Chance(self._entropy(SEED_BYTES), 0)
        bare = [msgspec.structs.replace(one, entry=None) for one in loaded.members]
        kept = [
            without if self._is_ready(loaded.row.game, without) else one
            for one, without in zip(loaded.members, bare, strict=True)
        ]
        return await self._seated_anew(loaded, lot.shuffled(kept))

    async def table(self, match_id: int) -> Table:
        """Show a match, in whatever state it is, without its secrets."""
        async with self._store.reading() as tx:
            row = await matches.get(tx, match_id)
            if row is None:
                raise Refused("refused-no-such-match", match=str(match_id))
            return self._table(row, await matches.members_of(tx, match_id))

    async def table_in(self, channel_id: int, *, ended: bool = False) -> Table | None:
        """Find the lobby or running match of a channel; with `ended`, if there is none, the latest that has ended."""
        async with self._store.reading() as tx:
            row = await matches.in_channel(tx, channel_id, ended=False)
            if row is None and ended:
                row = await matches.in_channel(tx, channel_id, ended=True)
            return None if row is None else self._table(row, await matches.members_of(tx, row.id))

    async def tables_of(self, user_id: int) -> tuple[Table, ...]:
        """List the lobbies and running matches in which somebody sits, the oldest first."""
        async with self._store.reading() as tx:
            rows = await matches.of_user(tx, user_id)
            return tuple([self._table(row, await matches.members_of(tx, row.id)) for row in rows])

    # Shared

    def _game(self, key: str) -> AnyGame:
        if key not in self.games:
            raise Refused("refused-game-not-offered", game=key)
        return self.games[key]

    async def _open(
        self,
        game: AnyGame,
        place: Place,
        sitting: Sequence[tuple[Person, bytes | None]],
        host_id: int,
        options: Mapping[str, str],
        deadline: int | None,
    ) -> Table:
        _read_options(game, options)
        check_deadline(deadline)
        now = self.now()
        try:
            async with self._store.writing() as tx:
                guild = await people.guild(tx, place.guild_id)
                await _check_opening(tx, guild, place, host_id)
                await check_free(tx, place.channel_id)
                if place.guild_locale and place.guild_locale != guild.locale:
                    await people.change_guild(tx, place.guild_id, {"locale": place.guild_locale})
                match_id = await matches.add(
                    tx,
                    {
                        "game": game.key,
                        "status": "lobby",
                        "guild_id": place.guild_id,
                        "channel_id": place.channel_id,
                        "guild_name": place.guild_name,
                        "channel_name": place.channel_name,
                        "host_id": host_id,
                        "options": to_json(dict(options)),
                        "deadline": deadline,
                        "rules_version": game.version,
                        "data_version": game.data_version,
                        "snapshot_version": game.version,
                        "replayable": True,
                        "version": 0,
                        "actions": 0,
                        "public_actions": 0,
                        "created_at": now,
                        "acted_at": now,
                        "failing": "",
                        "failures": 0,
                    },
                )
                members = [
                    MemberRow(match_id, seat, person.user_id, person.name, entry)
                    for seat, (person, entry) in enumerate(sitting)
                ]
                await matches.put_members(tx, match_id, members)
                for person, _ in sitting:
                    await remember(tx, person)
                await timers.add(tx, match_id, [NewTimer(TimerKind.LOBBY, "", now + LOBBY_LIFE)])
        except matches.ChannelTaken:
            # Somebody else was quicker; the second time he is found, and named.
            return await self._open(game, place, sitting, host_id, options, deadline)
        self.on_outgoing()
        return await self.table(match_id)

    async def _load_any(self, match_id: int) -> Loaded:
        """Read a match without its state, which may be of other rules."""
        async with self._store.reading() as tx:
            loaded, _ = await self._read(tx, match_id)
            return loaded

    async def _load_lobby(self, match_id: int) -> Loaded:
        loaded = await self._load_any(match_id)
        if loaded.row.status == "running":
            raise Refused("refused-has-begun")
        if loaded.row.status != "lobby":
            raise Refused("refused-lobby-closed")
        return loaded

    def _check_host(self, loaded: Loaded, by: int) -> None:
        if loaded.row.host_id != by:
            host = next((one.name for one in loaded.members if one.user_id == loaded.row.host_id), "?")
            raise Refused("refused-host-only", host=host)

    def _checked_entry(self, loaded: Loaded, entry: Any | None) -> bytes | None:
        if entry is None:
            return None
        options = _read_options(loaded.game, from_json(loaded.row.options, dict[str, str]))
        try:
            stored = to_json(entry)
            entry = from_json(stored, loaded.game.types.entry)
        except (TypeError, msgspec.MsgspecError) as error:
            raise Refused("refused-entry-unreadable") from error
        entries = loaded.game.entries
        if entries is not None and (problems := entries.problems(entry, options)):
            raise Refused.by_rules(loaded.game.key, *problems)
        return stored

    async def _without(self, loaded: Loaded, user_id: int, *said: Addressed) -> Table:
        staying = [one for one in loaded.members if one.user_id != user_id]
        values: dict[str, Any] = {}
        if not staying:
            values = {"status": "cancelled", "ended_at": self.now()}
        elif loaded.row.host_id == user_id:
            values = {"host_id": staying[0].user_id}
        return await self._seated_anew(loaded, staying, values, said)

    async def _seated_anew(
        self,
        loaded: Loaded,
        members: Sequence[MemberRow],
        values: Mapping[str, Any] | None = None,
        said: Sequence[Addressed] = (),
    ) -> Table:
        """Give members their seats in this order."""
        seated = [msgspec.structs.replace(one, seat=seat) for seat, one in enumerate(members)]
        return await self._seat_lobby(loaded, seated, values, said=said)

    async def _seat_lobby(
        self,
        loaded: Loaded,
        members: Sequence[MemberRow],
        values: Mapping[str, Any] | None = None,
        person: Person | None = None,
        said: Sequence[Addressed] = (),
    ) -> Table:
        async def seat(tx: AsyncConnection) -> None:
            await matches.put_members(tx, loaded.row.id, members)
            if person is not None:
                await remember(tx, person)

        return await self._change_lobby(loaded, {**(values or {})}, seat, said)

    async def _change_lobby(
        self,
        loaded: Loaded,
        values: dict[str, Any],
        also: Callable[[AsyncConnection], Awaitable[object]] | None = None,
        said: Sequence[Addressed] = (),
    ) -> Table:
        now = self.now()
        expiry = [(one.id, now + LOBBY_LIFE) for one in loaded.timers if one.kind == TimerKind.LOBBY]
        schedule = Schedule({}, move=tuple(expiry))
        await self._write(loaded, Change(values={**values, "acted_at": now}, schedule=schedule, also=also, said=said))
        return await self.table(loaded.row.id)

    def _begun(self, loaded: Loaded, copy: WorkingCopy, seed: bytes) -> Change:
        change = self._advanced(loaded, copy)
        now, row = self.now(), loaded.row
        started = {
            "status": "running",
            "started_at": now,
            "acted_at": now,
            "seed": seed,
            "seed_digest": seed_digest(seed),
            "rules_version": loaded.game.version,
            "data_version": loaded.game.data_version,
            "replayable": True,
        }
        idle = NewTimer(TimerKind.IDLE, "", now + idle_life(row.deadline, len(loaded.members)))
        salted = [msgspec.structs.replace(one, salt=self._entropy(SALT_BYTES)) for one in loaded.members]
        return replace(
            change,
            values={**started, **change.values, "replayable": True},
            members=salted,
            schedule=replace(
                change.schedule,
                add=(*change.schedule.add, idle),
                remove=(*change.schedule.remove, *(one.id for one in loaded.timers if one.kind == TimerKind.LOBBY)),
            ),
        )


async def remember(tx: AsyncConnection, person: Person) -> None:
    """Store the language (locale) that somebody reads, if it is known."""
    if person.locale:
        await people.change_person(tx, person.user_id, {"locale": person.locale})


async def check_free(tx: AsyncConnection, channel_id: int) -> None:
    """Raise Refused if a channel holds a lobby or a running match."""
    taken = await matches.in_channel(tx, channel_id, ended=False)
    if taken is not None:
        raise Refused(_TAKEN[taken.status], game=taken.game, match=str(taken.id))


def check_deadline(deadline: int | None) -> None:
    """Raise Refused unless a deadline (seconds) is None or from `SHORTEST` to `LONGEST`."""
    if deadline is not None and not SHORTEST <= deadline <= LONGEST:
        raise Refused("refused-deadline-range")


async def _check_opening(tx: AsyncConnection, guild: GuildSettings, place: Place, host_id: int) -> None:
    if guild.channels and not {place.channel_id, place.parent_id} & set(guild.channels):
        raise Refused("refused-channel-not-allowed", channels=", ".join(f"<#{id}>" for id in guild.channels))
    if await matches.count_lobbies_of(tx, host_id) >= LOBBIES_OF_A_PERSON:
        raise Refused("refused-too-many-lobbies", most=LOBBIES_OF_A_PERSON)


def _read_options(game: AnyGame, options: Mapping[str, str]) -> Any:
    try:
        return read_options(game.types.options, options)
    except GameError as error:
        raise Refused.by_rules(game.key, *error.problems) from error


def _entry(game: AnyGame, member: MemberRow, options: Any) -> Any:
    """Read what somebody brings; the game's default if he has chosen nothing.

    A refusal names him, not what is wrong: that is shown to him alone, when he chooses.
    """
    if game.entries is None:
        return from_json(b"{}", game.types.entry)
    missing = Refused(game.entries.missing, name=member.name)
    try:
        entry = from_json(member.entry or b"{}", game.types.entry)
    except msgspec.DecodeError as error:
        raise missing from error
    if game.entries.problems(entry, options):
        raise missing
    return entry
