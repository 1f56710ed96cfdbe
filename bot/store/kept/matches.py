"""Matches, who sits in them, and their action logs."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Update, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store import statements, tables
from bot.store.errors import Outdated
from bot.store.rows import GOES_ON, OPEN, ActionRow, MatchRow, MemberRow
from bot.store.statements import GIVEN, columns, find, find_all, put, read_all, read_one, written
from bot.store.tables import actions, bans, guests, holders, looks, matches, members, outbox, posts, results
from bot.store.together.presence import EVERYBODY, of_shards


class ChannelTaken(Exception):
    """The channel holds a lobby or a running match already."""


_MATCH = select(*columns(MatchRow))
_WITH_SNAPSHOT = _MATCH.add_columns(matches.c.snapshot).where(matches.c.id == bindparam("match_id"))
_OPEN_IN_CHANNEL = _MATCH.where(matches.c.channel_id == bindparam("channel_id"), matches.c.status.in_(OPEN))
_LATEST_IN_CHANNEL = (
    _MATCH.where(matches.c.channel_id == bindparam("channel_id"), matches.c.started_at.is_not(None))
    .order_by(matches.c.id.desc())
    .limit(1)
)
_VERSION = select(matches.c.version).where(matches.c.id == bindparam("match_id")).with_for_update()
_LOG = select(*columns(ActionRow)).where(actions.c.match_id == bindparam("match_id")).order_by(actions.c.number)
_LOG_AFTER = _LOG.where(actions.c.number > bindparam("after"))


def _new_value(name: str) -> ColumnElement[Any]:
    value: ColumnElement[Any] = bindparam(name, type_=matches.c[name].type)
    # When somebody has acted last is kept in the bot's own time, as timers are: no absence makes it longer ago.
    return value - GIVEN if name == "acted_at" else value


@cache
def _advance(names: tuple[str, ...]) -> Update:
    # Built once for each set of columns: building costs as much as the statement itself.
    return (
        update(matches)
        .where(matches.c.id == bindparam("of_match"), matches.c.version == bindparam("expected_version"))
        .values({name: _new_value(name) for name in names} | {"version": matches.c.version + 1})
    )


# Matches


async def add(tx: AsyncConnection, values: Mapping[str, Any]) -> int:
    """Store a new match and give its number. Raises ChannelTaken if the channel has one that has not ended."""
    new = insert(matches).values({name: _new_value(name) for name in values}).returning(matches.c.id)
    try:
        return int((await tx.execute(new, values)).scalar_one())
    except IntegrityError as error:
        raise _refusal(error) from error


def _refusal(error: IntegrityError) -> Exception:
    # One engine names the index, the other its column.
    return ChannelTaken() if "channel" in str(error.orig) else error


async def get(tx: AsyncConnection, match_id: int) -> MatchRow | None:
    """Read a match."""
    return await find(tx, MatchRow, id=match_id)


async def versions(tx: AsyncConnection, match_ids: Collection[int]) -> dict[int, int]:
    """Read how often each of some matches has changed."""
    read = select(matches.c.id, matches.c.version).where(matches.c.id.in_(match_ids))
    return {row.id: row.version for row in await tx.execute(read)}


async def get_with_snapshot(tx: AsyncConnection, match_id: int) -> tuple[MatchRow, bytes | None] | None:
    """Read a match and the JSON of its state."""
    row = (await tx.execute(_WITH_SNAPSHOT, {"match_id": match_id})).one_or_none()
    return None if row is None else (MatchRow(*row[:-1]), row[-1])


async def in_channel(tx: AsyncConnection, channel_id: int, *, ended: bool) -> MatchRow | None:
    """Find the lobby or running match of a channel, or (`ended`) the latest match that ever began there."""
    query = _LATEST_IN_CHANNEL if ended else _OPEN_IN_CHANNEL
    return await read_one(tx, MatchRow, query, {"channel_id": channel_id})


async def over_in_channel(tx: AsyncConnection, channel_id: int) -> MatchRow | None:
    """Find the latest match of a channel that began there and is over."""
    over = _LATEST_IN_CHANNEL.where(matches.c.status.not_in(OPEN))
    return await read_one(tx, MatchRow, over, {"channel_id": channel_id})


async def of_user(tx: AsyncConnection, user_id: int, *, guild_id: int | None = None) -> tuple[MatchRow, ...]:
    """Read the lobbies and running matches in which somebody has a seat that he has not given up, the oldest first."""
    seated = (members.c.user_id == user_id) & members.c.left.is_(False)
    query = _MATCH.join(members).where(seated, matches.c.status.in_(OPEN)).order_by(matches.c.id)
    if guild_id is not None:
        query = query.where(matches.c.guild_id == guild_id)
    return await read_all(tx, MatchRow, query)


async def count_lobbies(tx: AsyncConnection, channels: Collection[int]) -> int:
    """Count the lobbies that stand in some channels."""
    query = select(func.count()).where(matches.c.channel_id.in_(channels), matches.c.status == "lobby")
    return (await tx.execute(query)).scalar_one()


async def count_lobbies_of(tx: AsyncConnection, host_id: int) -> int:
    """Count the lobbies that somebody hosts. A host sits at his table, so that they are found by who sits there."""
    his = select(func.count()).join_from(members, matches).where(members.c.user_id == host_id)
    lobbies = his.where(matches.c.host_id == host_id, matches.c.status == "lobby")
    return (await tx.execute(lobbies)).scalar_one()


async def stored_by_other_rules(tx: AsyncConnection, game: str, version: int) -> tuple[int, ...]:
    """List the running matches of a game whose snapshot is of another version of the rules."""
    running = select(matches.c.id).filter_by(game=game, status="running")
    return tuple(await tx.scalars(running.where(matches.c.snapshot_version != version)))


async def set_aside(tx: AsyncConnection) -> tuple[MatchRow, ...]:
    """Read the matches that are set aside."""
    return await find_all(tx, MatchRow, status="set-aside")


async def seats_set_aside(tx: AsyncConnection, user_id: int) -> tuple[tuple[int, int], ...]:
    """List somebody's seats in matches that are set aside: match, seat."""
    seats = select(members.c.match_id, members.c.seat).filter_by(user_id=user_id).join(matches)
    set_aside = await tx.execute(seats.where(matches.c.status == "set-aside"))
    return tuple((match_id, seat) for match_id, seat in set_aside)


async def running_in(tx: AsyncConnection, guild_id: int) -> tuple[MatchRow, ...]:
    """Read the running matches of a server."""
    return await find_all(tx, MatchRow, guild_id=guild_id, status="running")


async def open_in(tx: AsyncConnection, guild_id: int) -> tuple[MatchRow, ...]:
    """Read the lobbies and running matches of a server, the oldest first."""
    # In these words an index holds them.
    query = _MATCH.where(text(tables.OPEN), matches.c.guild_id == guild_id).order_by(matches.c.id)
    return await read_all(tx, MatchRow, query)


async def shift(tx: AsyncConnection, seconds: int, shards: Shards = EVERYBODY) -> None:
    """Let all pauses in some servers have begun later by some seconds, and the last action as well.

    For all servers the latter is so already: it is kept in the bot's own time.
    """
    running = update(matches).filter_by(status="running")
    if shards != EVERYBODY:
        running = running.where(of_shards(matches.c.guild_id, shards))
        await tx.execute(running.values(acted_at=matches.c.acted_at + seconds))
    await tx.execute(running.where(matches.c.paused_at.is_not(None)).values(paused_at=matches.c.paused_at + seconds))


async def begun(tx: AsyncConnection, *, ended: bool) -> tuple[int, ...]:
    """List the matches that are running, and (`ended`) those that were."""
    query = select(matches.c.id).where(matches.c.started_at.is_not(None)).order_by(matches.c.id)
    if not ended:
        query = query.where(matches.c.status == "running")
    return tuple(await tx.scalars(query))


async def ended_before(tx: AsyncConnection, moment: int, after: int, most: int) -> tuple[MatchRow, ...]:
    """Read matches and lobbies that were over before a moment, in the order of their numbers, from after one on."""
    over = (matches.c.ended_at < moment, matches.c.status.not_in(GOES_ON), matches.c.id > after)
    return await read_all(tx, MatchRow, _MATCH.where(*over).order_by(matches.c.id).limit(most))


async def prune(tx: AsyncConnection, match_id: int, *, events: bool) -> None:
    """Remove what is left of an ended match but for how it ended, its record, and what its players have written down.

    `events`: also what its log tells, which follows from the record.
    """
    for table in (outbox, posts, looks)[: 3 if events else 2]:
        await tx.execute(delete(table).filter_by(match_id=match_id))
    if events:
        await tx.execute(update(actions).filter_by(match_id=match_id).values(events=b""))


async def remove(tx: AsyncConnection, match_id: int) -> None:
    """Remove a lobby that is over, with all that belongs to it."""
    await tx.execute(delete(matches).where(matches.c.id == match_id, matches.c.started_at.is_(None)))


async def change(tx: AsyncConnection, match_id: int, expected_version: int, values: Mapping[str, Any]) -> None:
    """Write some columns of a match and count its version up.

    Raises Outdated if it is not as expected any more, ChannelTaken as `add` does.
    """
    found = {"of_match": match_id, "expected_version": expected_version}
    try:
        result = await tx.execute(_advance(tuple(values)), {**values, **found})
    except IntegrityError as error:
        raise _refusal(error) from error
    if result.rowcount != 1:
        raise Outdated(match_id)


async def hold(tx: AsyncConnection, match_id: int, expected_version: int) -> None:
    """Keep other processes from changing a match until the transaction ends. Raises Outdated if one of them has.

    On SQLite there are no others, and nothing is asked.
    """
    if tx.dialect.name == "sqlite":
        return
    version = (await tx.execute(_VERSION, {"match_id": match_id})).scalar_one_or_none()
    if version != expected_version:
        raise Outdated(match_id)


async def set_lobby_message(tx: AsyncConnection, match_id: int, message_id: int) -> int:
    """Note which message is the card of a lobby; give its server."""
    lobby = update(matches).filter_by(id=match_id).values(lobby_message_id=message_id)
    return int((await tx.execute(lobby.returning(matches.c.guild_id))).scalar_one())


# Members


async def members_of(tx: AsyncConnection, match_id: int) -> tuple[MemberRow, ...]:
    """Read who sits at a table, by seat."""
    return await find_all(tx, MemberRow, members.c.seat, match_id=match_id)


async def called_otherwise(tx: AsyncConnection, user_id: int, name: str, account: str) -> tuple[tuple[int, int], ...]:
    """List the lobbies and running matches in which somebody sits by another name than now: match, server."""
    otherwise = (members.c.name != name) | (members.c.account != account)
    seats = select(members.c.match_id, matches.c.guild_id).join_from(members, matches).order_by(members.c.match_id)
    his = seats.where(members.c.user_id == user_id, otherwise, matches.c.status.in_(OPEN))
    return tuple((match_id, guild_id) for match_id, guild_id in await tx.execute(his))


async def put_members(tx: AsyncConnection, match_id: int, now: Sequence[MemberRow]) -> None:
    """Write who sits at a table from now on."""
    await tx.execute(delete(members).filter_by(match_id=match_id))
    if now:
        await tx.execute(insert(members), [written(member) for member in now])


async def change_member(tx: AsyncConnection, member: MemberRow) -> None:
    """Write what has changed about somebody at a table."""
    await statements.change(tx, members, ["match_id", "seat"], [written(member)])


async def count_hint(tx: AsyncConnection, match_id: int, seat: int) -> None:
    """Note that a seat has asked for a hint, once more."""
    mine = update(members).filter_by(match_id=match_id, seat=seat)
    await tx.execute(mine.values(hints=members.c.hints + 1))


async def note_holder(tx: AsyncConnection, match_id: int, seat: int, user_id: int) -> None:
    """Note that somebody has held a seat that he gives up."""
    await put(tx, holders, {"match_id": match_id, "seat": seat, "user_id": user_id})


async def seats_held(tx: AsyncConnection, match_id: int, user_id: int) -> frozenset[int]:
    """List the seats of a match that somebody has held before."""
    return frozenset(await tx.scalars(select(holders.c.seat).filter_by(match_id=match_id, user_id=user_id)))


async def seats_passed_on(tx: AsyncConnection, match_id: int) -> frozenset[int]:
    """List the seats of a match that somebody has held who holds them no more."""
    return frozenset(await tx.scalars(select(holders.c.seat).filter_by(match_id=match_id)))


async def holders_of(tx: AsyncConnection, match_id: int) -> tuple[tuple[int, int], ...]:
    """List who has held a seat of a match that he gave up: seat, person."""
    query = select(holders.c.seat, holders.c.user_id).filter_by(match_id=match_id)
    return tuple((seat, user) for seat, user in await tx.execute(query.order_by(holders.c.seat, holders.c.user_id)))


async def paces(tx: AsyncConnection, match_id: int) -> dict[int, list[int]]:
    """Tell how many seconds each seat of a match has waited before it answered what everybody waited for."""
    query = select(actions.c.seat, actions.c.waited).filter_by(match_id=match_id).where(actions.c.waited.is_not(None))
    found: dict[int, list[int]] = {}
    for seat, waited in await tx.execute(query):
        found.setdefault(seat, []).append(waited)
    return found


async def ended_unrated(tx: AsyncConnection) -> tuple[int, ...]:
    """List the matches that had begun and are over, of which no results are kept, in the order in which they ended."""
    known = select(results.c.match_id).filter_by(match_id=matches.c.id)
    over = (matches.c.started_at.is_not(None), matches.c.status.not_in(GOES_ON), ~known.exists())
    return tuple(await tx.scalars(select(matches.c.id).where(*over).order_by(matches.c.ended_at, matches.c.id)))


async def latest_name(tx: AsyncConnection, user_id: int, guild_id: int) -> tuple[str, str] | None:
    """Give what somebody was called in his latest match of a server, and his account; None if he has no seat there."""
    his = select(members.c.name, members.c.account).filter_by(user_id=user_id).join(matches)
    latest = his.where(matches.c.guild_id == guild_id).order_by(matches.c.id.desc()).limit(1)
    row = (await tx.execute(latest)).one_or_none()
    return None if row is None else (row.name, row.account)


async def count_seats(tx: AsyncConnection, user_id: int) -> dict[str, int]:
    """Count somebody's seats by the status of the match."""
    his = select(matches.c.status, func.count()).join(members).where(members.c.user_id == user_id)
    return dict((await tx.execute(his.group_by(matches.c.status))).all())


async def has_played(tx: AsyncConnection, user_id: int, game: str) -> bool:
    """Tell whether somebody has a seat in a match of a game that has begun."""
    his = select(matches.c.id).join(members).where(members.c.user_id == user_id)
    begun = his.where(matches.c.game == game, matches.c.started_at.is_not(None))
    return (await tx.execute(begun.limit(1))).first() is not None


async def make_anonymous(tx: AsyncConnection, user_id: int, name: str) -> None:
    """Take somebody's name, number, quiet hours and absences from all seats and tables."""
    nobody = {"user_id": None, "name": name, "account": "", "quiet": None, "away_until": None}
    await tx.execute(update(members).filter_by(user_id=user_id).values(nobody))
    successor = update(members).filter_by(successor_id=user_id)
    await tx.execute(successor.values(successor_id=None, successor_name="", successor_account="", quiet=None))
    # Where he was removed from a seat that nobody has taken over, it still bears his name.
    his = (holders.c.match_id == members.c.match_id, holders.c.seat == members.c.seat, holders.c.user_id == user_id)
    vacant = update(members).where(members.c.user_id.is_(None), members.c.computer.is_(None))
    await tx.execute(vacant.where(select(holders.c.seat).where(*his).exists()).values(nobody))
    for table in (holders, guests):
        await tx.execute(delete(table).filter_by(user_id=user_id))
    # Who is kept from tables stays so, or this would be a way back.
    await tx.execute(update(bans).filter_by(user_id=user_id).values(name=""))
    await tx.execute(update(matches).filter_by(host_id=user_id).values(host_id=None))


# Action logs


async def append(tx: AsyncConnection, lines: Sequence[ActionRow]) -> None:
    """Append lines to a log. Raises IntegrityError if a number or an interaction is there already."""
    await tx.execute(insert(actions), [written(line) for line in lines])


async def log_of(tx: AsyncConnection, match_id: int) -> tuple[ActionRow, ...]:
    """Read a whole log, the start first."""
    return await find_all(tx, ActionRow, actions.c.number, match_id=match_id)


async def answers_of(tx: AsyncConnection, user_id: int, game: str, most: int) -> tuple[ActionRow, ...]:
    """Read what somebody has answered in so many of his latest matches of a game that are over, in their order."""
    mine = (members.c.match_id == matches.c.id) & (members.c.user_id == user_id)
    latest = (
        select(matches.c.id, members.c.seat)
        .join(members, mine)
        .where(matches.c.game == game, matches.c.status.not_in(GOES_ON))
        .order_by(matches.c.id.desc())
        .limit(most)
        .subquery()
    )
    query = (
        select(*columns(ActionRow))
        .join(latest, (actions.c.match_id == latest.c.id) & (actions.c.seat == latest.c.seat))
        .where(actions.c.kind == "act", actions.c.source.in_(("player", "plan")))
        .order_by(actions.c.match_id, actions.c.number)
    )
    return await read_all(tx, ActionRow, query)


async def log_after(tx: AsyncConnection, match_id: int, number: int) -> tuple[ActionRow, ...]:
    """Read the lines of a log after one."""
    return await read_all(tx, ActionRow, _LOG_AFTER, {"match_id": match_id, "after": number})


async def last_line(tx: AsyncConnection, match_id: int) -> int:
    """Give the number of the last line of a log."""
    last = select(func.max(actions.c.number)).where(actions.c.match_id == match_id)
    return int((await tx.execute(last)).scalar_one())


async def course_of(tx: AsyncConnection, match_id: int) -> tuple[tuple[int, int | None, int | None], ...]:
    """List the lines of a log but for reaction windows: number, seat, and which line one takes back with all since."""
    first = case((actions.c.kind == "undo", actions.c.payload))
    lines = select(actions.c.number, actions.c.seat, first).filter_by(match_id=match_id, window="")
    found = await tx.execute(lines.order_by(actions.c.number))
    return tuple((number, seat, None if first is None else int(first)) for number, seat, first in found)


async def answered(tx: AsyncConnection, match_id: int, decisions: Collection[str]) -> dict[str, str]:
    """Tell which of some decisions have been answered, and not taken back since, and the source of each answer."""
    lines = _LOG.where(actions.c.decision.in_(decisions) | (actions.c.kind == "undo"))
    latest: dict[str, ActionRow] = {}
    for line in await read_all(tx, ActionRow, lines, {"match_id": match_id}):
        if line.kind == "undo":
            latest = {decision: one for decision, one in latest.items() if one.number < int(line.payload)}
        else:
            latest[line.decision] = line
    return {decision: line.source for decision, line in latest.items() if line.kind == "act"}


async def by_interaction(tx: AsyncConnection, interaction_id: int) -> ActionRow | None:
    """Find the action that an interaction has led to."""
    return await find(tx, ActionRow, interaction_id=interaction_id)


async def latest_answer(tx: AsyncConnection, match_id: int, decision: str, seat: int) -> ActionRow | None:
    """Find the latest answer of a seat to a decision."""
    answers = select(*columns(ActionRow)).filter_by(match_id=match_id, decision=decision, seat=seat)
    return await read_one(tx, ActionRow, answers.order_by(actions.c.number.desc()).limit(1))
