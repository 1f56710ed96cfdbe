"""Before the match: open a table, sit down, settle what is played, begin."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.chance import SEED_BYTES, Chance
from bot.games.codec import from_json, to_json
from bot.games.contract import AnyGame, GameError, OptionField, Seat, Settings, option_fields, read_options
from bot.matches.changes import moves
from bot.matches.changes.lobby import check_allowed, check_deadline, check_lobby, check_opener, settled, without
from bot.matches.keeper import SALT_BYTES, Keeper, ServicePart, one_writer
from bot.matches.types import Person, Place, Position, Problem, Refused, Table, Terms, refused_by
from bot.matches.value.match import Change, Match, is_ready
from bot.matches.value.schedule import TimerKind, lobby_life
from bot.matches.value.seats import by_seat, check_level, computer_for, computer_of, free_name, people_in, stands_in
from bot.matches.value.working_copy import WorkingCopy
from bot.players.choosing import table_levels
from bot.players.computer_player import Level
from bot.store import GuildSettings
from bot.store.kept import away, guests, matches, people, timers
from bot.store.rows import OPEN, MemberRow, NewTimer, names_at, read_terms

LOBBIES_OF_A_PERSON = 3
LOBBIES_BESIDE_A_CHANNEL = 10
"""Lobbies that stand in threads of one channel at the same time."""
SEATED_LEVEL: Level = "level2"
"""How well computers play that have the empty seats of people who have agreed to a table."""

AlsoOpened: TypeAlias = Callable[[AsyncConnection, int], Awaitable[None]]
"""What is written, in the same transaction, when a table is opened (its number)."""
_NOTHING: Mapping[str, Any] = {}


class Lobbies(ServicePart):
    """Tables before their match: opening, sitting down, settings, the start."""

    def option_fields(self, game: str) -> tuple[OptionField, ...]:
        """List the settings of a game's tables."""
        return option_fields(self._keeper.game(game).types.options)

    def settings(self, game: str) -> Settings:
        """Give the groups and the presets of a game's settings; a group "play" holds what no other one does."""
        settings = self._keeper.game(game).settings
        grouped = {name for names in settings.groups.values() for name in names}
        left = tuple(one.name for one in self.option_fields(game) if one.name not in grouped)
        return Settings(groups={**settings.groups, "play": left} if left else settings.groups, presets=settings.presets)

    async def open_lobby(
        self,
        game: str,
        place: Place,
        host: Person,
        options: Mapping[str, str],
        deadline: int | None,
        invited: Collection[int] = (),
    ) -> Table:
        """Open a table for a game in a channel, for `invited` people alone if there are any; its host sits down first.

        `deadline` is the time for a turn in seconds, None for no deadline. Raises Refused if the channel has a lobby
        or a running match (its game and status are named), if the server allows no matches there, or lets the host
        open none, if he has as many lobbies as somebody may have, or if an option or the deadline is not one of those
        on offer.
        """
        sitting = [MemberRow(0, 0, host.user_id, host.name, None, account=host.account)]
        rules, terms = self._keeper.game(game), Terms(closed=bool(invited))
        invite = partial(guests.note, user_ids={*invited} - {host.user_id}, standing="invited")
        return await self._open(rules, place, sitting, host, options, deadline, terms, invite)

    async def check_may_open(self, place: Place, host: Person, beside: Collection[int] = ()) -> None:
        """Raise Refused if somebody may not open a table, before anything is made for it.

        `beside` are the threads of the channel in one of which it is to stand.
        """
        async with self._keeper.store.reading() as tx:
            await _check_opening(tx, self._keeper, place, host)
            if await matches.count_lobbies(tx, beside) >= LOBBIES_BESIDE_A_CHANNEL:
                raise Refused("refused-too-many-lobbies-here", most=LOBBIES_BESIDE_A_CHANNEL)

    @one_writer
    async def join(self, match_id: int, person: Person, entry: Any | None = None) -> Table:
        """Take the next seat of a lobby, with or without what the game asks a player to bring."""
        match = await self._lobby(match_id)
        most = match.game.seats[-1]
        if match.member(person.user_id) is not None:
            raise Refused("refused-already-at-table")
        if len(match.members) >= most:
            raise Refused("refused-table-full", most=most)
        await self._keeper.store.read(lambda tx: self._keeper.check_seat(tx, match, person.user_id))
        stored = self._checked_entry(match, entry)
        seat = len(match.members)
        newcomer = MemberRow(match_id, seat, person.user_id, person.name, stored, account=person.account)
        return await self._settled(match, seated=[*match.members, newcomer], spoken=person)

    @one_writer
    async def set_entry(self, match_id: int, user_id: int, entry: Any) -> Table:
        """Change what somebody in the lobby brings. Raises Refused with all that is wrong with it."""
        match = await self._lobby(match_id)
        mine = match.player(user_id)
        changed = msgspec.structs.replace(mine, entry=self._checked_entry(match, entry))
        return await self._settled(match, seated=[by_seat([changed], one) for one in match.members])

    @one_writer
    async def add_computer(self, match_id: int, by: int, level: Level) -> Table:
        """Let a computer player take the next seat of a lobby, with what newcomers may bring. For the host."""
        match = await self._lobby(match_id, by)
        most = match.game.seats[-1]
        if len(match.members) >= most:
            raise Refused("refused-table-full", most=most)
        check_level(match.game.key, level, most)
        newcomer = _computer(match.game, match_id, match.members, level)
        return await self._settled(match, seated=[*match.members, newcomer])

    @one_writer
    async def remove_computer(self, match_id: int, by: int, seat: Seat) -> Table:
        """Take a computer player out of a lobby; nothing happens if none sits there. For the host."""
        match = await self._lobby(match_id, by)
        staying = [one for one in match.members if one.seat != seat or one.computer is None]
        return await self._settled(match, seated=staying)

    @one_writer
    async def leave_lobby(self, match_id: int, user_id: int) -> Table:
        """Give up a seat in a lobby. The next one becomes the host; when nobody is left the lobby is closed."""
        match = await self._lobby(match_id)
        match.player(user_id)
        return await self._changed(match, without(match, user_id, self._keeper.now()))

    @one_writer
    async def cancel(self, match_id: int, by: int, may_manage: bool) -> Table:
        """Close a lobby. For the host, and for members who may manage messages."""
        match = await self._lobby(match_id, None if may_manage else by)
        change = Change(values={"status": "cancelled", "ended_at": self._keeper.now()})
        return await self._changed(match, change)

    @one_writer
    async def set_option(self, match_id: int, by: int, name: str, value: str) -> Table:
        """Change a setting of the table. For the host."""
        match = await self._lobby(match_id, by)
        options = {**from_json(match.row.options, dict[str, str]), name: value}
        _read_options(match.game, options)
        return await self._settled(match, {"options": to_json(options)})

    @one_writer
    async def set_options(self, match_id: int, by: int, options: Mapping[str, str]) -> Table:
        """Change all settings of the game at once; what is left out becomes as usual. For the host."""
        match = await self._lobby(match_id, by)
        _read_options(match.game, options)
        return await self._settled(match, {"options": to_json(options)})

    @one_writer
    async def set_deadline(self, match_id: int, by: int, deadline: int | None) -> Table:
        """Change the time for a turn, in seconds, None for no deadline. For the host."""
        match = await self._lobby(match_id, by)
        check_deadline(deadline)
        return await self._settled(match, {"deadline": deadline})

    @one_writer
    async def set_terms(self, match_id: int, by: int, terms: Terms) -> Table:
        """Change what the table agrees to. For the host.

        Hints, and whether it counts, are for all or nobody, and agreed on by sitting down: raises Refused once somebody
        else sits there.
        """
        match = await self._lobby(match_id, by)
        if len(people_in(match.members)) > 1:
            if terms.hints != match.terms.hints:
                raise Refused("refused-hints-later")
            if terms.friendly != match.terms.friendly:
                raise Refused("refused-friendly-later")
        return await self._settled(match, {"terms": to_json(terms)})

    async def remember_lobby_message(self, match_id: int, message_id: int) -> None:
        """Note which message is the lobby's card."""
        guild_id = await self._keeper.store.write(lambda tx: matches.set_lobby_message(tx, match_id, message_id))
        self._keeper.on_changed(guild_id)

    @one_writer
    async def start(self, match_id: int, by: int, position: Position | None = None) -> Table:
        """Begin the match, or let it go on from a `position`. For the host.

        The seed is drawn now and its SHA-256 published; seats are as on the card (the rules draw who goes first).
        Raises Refused if there are too few players or somebody has not brought what the game asks for.
        """
        match = await self._lobby(match_id, by)
        options = _read_options(match.game, from_json(match.row.options, dict[str, str]))
        if len(match.members) < match.game.seats[0]:
            raise Refused("refused-too-few", least=match.game.seats[0], now=len(match.members))
        entries = _entries(match.game, match.members, options)
        async with self._keeper.store.reading() as tx:
            members = [
                msgspec.structs.replace(
                    one,
                    quiet=await people.quiet_shown(tx, one.user_id, match.row.guild_id),
                    away_until=await away.until(tx, one.user_id, match.row.guild_id, self._keeper.now()),
                )
                for one in match.members
            ]
        match = replace(match, members=tuple(members))
        seed = self._keeper.entropy(SEED_BYTES)
        async with self._keeper.careful(match, "start"):
            with refused_by(match.game):
                copy = (
                    WorkingCopy.begin(match.game, seed, entries, options)
                    if position is None
                    else WorkingCopy.begin_at(match.game, seed, position.state)
                )
            copy.answer_automatically({})
            salt = partial(self._keeper.entropy, SALT_BYTES)
            change = moves.begin(match, copy, seed, salt, self._keeper.occasion())
        return await self._changed(match, change)

    async def open_practice(
        self, game: str, place: Place, host: Person, level: Level, players: int, position: Position | None = None
    ) -> Table:
        """Open a table in a channel at which computers have all other seats, and begin, also from a `position`.

        There is no deadline, and everybody has what newcomers may bring. Raises Refused if the channel is taken, if
        the game is not for so many, or if somebody practises this game already: in threads one of each game, in direct
        messages (a place of no server) one in all.
        """
        await self.check_may_practise(game, place, host, level, players)
        rules = self._keeper.game(game)
        entry = next(_newcomers_entries(rules, ()), None)
        sitting = [MemberRow(0, 0, host.user_id, host.name, entry, account=host.account)]
        while len(sitting) < players:
            sitting.append(_computer(rules, 0, sitting, level))
        if position is not None:
            sitting.insert(position.seat, sitting.pop(0))
        await self._close_unbegun_practice(host.user_id)
        options = {} if position is None else position.options
        table = await self._open(rules, place, sitting, host, options, None, Terms(practice=True))
        return await self.start(table.id, host.user_id, position)

    async def seat(
        self, game: str, place: Place, people: Sequence[Person], computers: int, deadline: int, also: AlsoOpened
    ) -> Table:
        """Open a table in a channel at which people sit who have agreed to it, and computers; the first is the host.

        `also` writes more in the same transaction. Raises as `open_lobby` does.
        """
        rules = self._keeper.game(game)
        sitting = [MemberRow(0, 0, one.user_id, one.name, None, account=one.account) for one in people]
        while len(sitting) < len(people) + computers:
            sitting.append(_computer(rules, 0, sitting, SEATED_LEVEL))
        return await self._open(rules, place, sitting, people[0], {}, deadline, also=also)

    async def _close_unbegun_practice(self, host_id: int) -> None:
        """Close what a process that did not live to begin it has left: it has no card, and holds its channel."""
        rows = await self._keeper.store.read(lambda tx: matches.of_user(tx, host_id))
        for row in rows:
            if row.status == "lobby" and read_terms(row).practice:
                await self.cancel(row.id, host_id, may_manage=True)

    def levels(self, game: str) -> Sequence[Level]:
        """List how well computers can play a game at a table as large as can be, the weakest first, if they can."""
        return table_levels(game, self._keeper.game(game).seats[-1])

    async def check_may_practise(self, game: str, place: Place, host: Person, level: Level, players: int) -> None:
        """Raise Refused if `open_practice` would, before anything is made for it; a match that is in the way is named.

        A thread in which the table is to stand need not be there yet.
        """
        rules = self._keeper.game(game)
        if players not in rules.seats:
            counts = sorted({rules.seats[0], rules.seats[-1]})
            raise Refused("refused-no-such-count", players="–".join(map(str, counts)))
        check_level(game, level, players)
        async with self._keeper.store.reading() as tx:
            await _check_opening(tx, self._keeper, place, host)
            await _check_practice(tx, place, host.user_id, game)

    async def practise_again(self, match_id: int, place: Place, by: Person) -> Table:
        """Begin another match against the same computers in the place of one that has ended."""
        match = await self._keeper.load_any(match_id)
        if match.row.status in OPEN:
            raise Refused("refused-match-not-over")
        levels = [computer.level for one in match.members if (computer := computer_of(one)) is not None]
        if by.user_id not in {one.user_id for one in match.members} or not levels:
            raise Refused("refused-not-a-player")
        return await self.open_practice(match.row.game, place, by, levels[0], len(match.members))

    async def rematch(self, match_id: int, by: Person) -> Table:
        """Open a lobby with the same settings in the channel of a match that has ended; only `by` sits there yet.

        Computers sit there again, but for those that have taken over from a person, with what that person brought.
        Raises Refused if the match goes on, `by` did not play in it, or the channel is taken.
        """
        match = await self._keeper.load_any(match_id)
        row = match.row
        if row.status in OPEN:
            raise Refused("refused-match-not-over")
        host = next((one for one in match.members if one.user_id == by.user_id), None)
        if host is None:
            raise Refused("refused-not-a-player")
        host = msgspec.structs.replace(host, name=by.name, account=by.account)
        sitting = [host, *(one for one in match.members if one.computer is not None and not stands_in(one))]
        terms = msgspec.structs.replace(match.terms, practice=False, closed=False)
        table = match.table(self._keeper.now())
        return await self._open(match.game, table.place, sitting, by, table.options, row.deadline, terms)

    @one_writer
    async def seat_as_before(self, match_id: int, by: int) -> Table:
        """Seat whoever played in the latest match of the channel as he sat there, the others behind. For the host.

        What they brought then comes along, unless they have brought something else by now.
        """
        match = await self._lobby(match_id, by)
        async with self._keeper.store.reading() as tx:
            last = await matches.in_channel(tx, match.row.channel_id, ended=True)
            known = () if last is None or last.game != match.row.game else await matches.members_of(tx, last.id)
        before = {one.user_id: one for one in known if match.member(one.user_id or 0) is not None}
        if not before:
            raise Refused("refused-no-match-before", game=match.row.game)
        stay = [
            msgspec.structs.replace(one, entry=one.entry or before[one.user_id].entry)
            for one in match.members
            if one.user_id in before
        ]
        stay.sort(key=lambda one: before[one.user_id].seat)
        behind = [one for one in match.members if one.user_id not in before]
        return await self._settled(match, seated=[*stay, *behind])

    @one_writer
    async def draw_seats(self, match_id: int, by: int) -> Table:
        """Seat everybody by lot; what can be left out, such as a wish for a corner, is taken back. For the host."""
        match = await self._lobby(match_id, by)
        lot = Chance(self._keeper.entropy(SEED_BYTES), 0)
        bare = [msgspec.structs.replace(one, entry=None) for one in match.members]
        kept = [
            nothing if is_ready(match.game, nothing) else one for one, nothing in zip(match.members, bare, strict=True)
        ]
        return await self._settled(match, seated=lot.shuffled(kept))

    # Shared

    async def _open(
        self,
        game: AnyGame,
        place: Place,
        sitting: Sequence[MemberRow],
        host: Person,
        options: Mapping[str, str],
        deadline: int | None,
        terms: Terms = Terms(),  # noqa: B008  # frozen
        also: AlsoOpened | None = None,
    ) -> Table:
        _read_options(game, options)
        check_deadline(deadline)
        now = self._keeper.now()
        try:
            async with self._keeper.store.writing() as tx:
                guild = await _check_opening(tx, self._keeper, place, host)
                await self._keeper.check_free(tx, place.channel_id)
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
                        "host_id": host.user_id,
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
                        "terms": to_json(terms),
                    },
                )
                members = [
                    MemberRow(
                        match_id, seat, one.user_id, one.name, one.entry, computer=one.computer, account=one.account
                    )
                    for seat, one in enumerate(sitting)
                ]
                await matches.put_members(tx, match_id, members)
                if host.locale:
                    await people.change_person(tx, host.user_id, {"locale": host.locale})
                await timers.add(tx, match_id, [NewTimer(TimerKind.LOBBY, "", now + lobby_life(deadline))])
                if also is not None:
                    await also(tx, match_id)
        except matches.ChannelTaken:
            # Somebody else was quicker; the second time he is found, and named.
            return await self._open(game, place, sitting, host, options, deadline, terms, also)
        self._keeper.on_changed(place.guild_id)
        self._keeper.on_outgoing()
        return await self._keeper.table(match_id)

    async def _lobby(self, match_id: int, host: int | None = None) -> Match:
        match = await self._keeper.load_any(match_id)
        check_lobby(match, host)
        return match

    async def _settled(
        self,
        match: Match,
        values: Mapping[str, Any] = _NOTHING,
        *,
        seated: Sequence[MemberRow] | None = None,
        spoken: Person | None = None,
    ) -> Table:
        return await self._changed(match, settled(match, self._keeper.now(), values, seated=seated, spoken=spoken))

    def _checked_entry(self, match: Match, entry: Any | None) -> bytes | None:
        if entry is None:
            return None
        options = _read_options(match.game, from_json(match.row.options, dict[str, str]))
        try:
            stored = to_json(entry)
            entry = from_json(stored, match.game.types.entry)
        except (TypeError, msgspec.MsgspecError) as error:
            raise Refused("refused-entry-unreadable") from error
        entries = match.game.entries
        if entries is not None and (problems := entries.problems(entry, options)):
            raise Refused.by_rules(match.game.key, *problems)
        return stored


async def _check_opening(tx: AsyncConnection, keeper: Keeper, place: Place, host: Person) -> GuildSettings:
    guild = await people.guild(tx, place.guild_id)
    await keeper.check_welcome(tx, place.guild_id, host.user_id)
    check_allowed(guild.channels, place)
    check_opener(guild.opener_role, host)
    if await matches.count_lobbies_of(tx, host.user_id) >= LOBBIES_OF_A_PERSON:
        raise Refused("refused-too-many-lobbies", most=LOBBIES_OF_A_PERSON)
    return guild


async def _check_practice(tx: AsyncConnection, place: Place, host_id: int, game: str) -> None:
    """Raise Refused if somebody has a practice table already where he wants another one."""
    for row in await matches.of_user(tx, host_id):
        if row.status != "running" or not read_terms(row).practice or row.by_dm != place.by_dm:
            continue
        if place.by_dm or row.game == game:
            server = "@me" if row.by_dm else row.guild_id
            raise Refused(
                "refused-practises-already",
                game=row.game,
                link=f"https://discord.com/channels/{server}/{row.channel_id}",
            )


def _computer(game: AnyGame, match_id: int, members: Sequence[MemberRow], level: Level) -> MemberRow:
    """Let a computer sit down behind the others, with a starter that nobody else has if there is one."""
    return MemberRow(
        match_id,
        len(members),
        None,
        free_name(members),
        next(_newcomers_entries(game, members), None),
        computer=computer_for(game.key, level),
    )


def _newcomers_entries(game: AnyGame, members: Iterable[MemberRow]) -> Iterator[bytes]:
    """List what newcomers may bring, first what nobody at the table has; nothing where they need not bring anything."""
    starters = [] if game.entries is None else [to_json(entry) for entry in game.entries.starters.values()]
    brought = {one.entry for one in members}
    return iter(sorted(starters, key=lambda one: one in brought))


def _read_options(game: AnyGame, options: Mapping[str, str]) -> Any:
    try:
        return read_options(game.types.options, options)
    except GameError as error:
        raise Refused.by_rules(game.key, *error.problems) from error


def _entries(game: AnyGame, members: Sequence[MemberRow], options: Any) -> tuple[Any, ...]:
    """Read what everybody brings; the game's default for whoever has chosen nothing.

    A refusal names all who have to choose, not what is wrong: that is shown to each alone, when he chooses.
    """
    if game.entries is None:
        return tuple(from_json(b"{}", game.types.entry) for _ in members)
    entries: list[Any] = []
    missing = []
    for member, name in zip(members, names_at(members), strict=True):
        try:
            entries.append(from_json(member.entry or b"{}", game.types.entry))
            fits = not game.entries.problems(entries[-1], options)
        except msgspec.DecodeError:
            fits = False
        if not fits:
            missing.append(Problem(game.entries.missing, {"name": name}))
    if missing:
        raise Refused.by_rules(game.key, *missing, Problem("refused-not-all-chosen"))
    return tuple(entries)
