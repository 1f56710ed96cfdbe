"""How matches ended for people, how good they are by that in each server and game, and who may see it."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import RatingRow, ResultRow
from bot.store.statements import change, columns, find_all, put, read_all, written
from bot.store.tables import lease, people, ratings, results

_RATING = 0x5E0A2A1D
"""The number under which processes wait for one another to rate a match."""


_RATED = select(*columns(RatingRow))
_ORDER = (ratings.c.provisional, ratings.c.points.desc(), ratings.c.player_id)
_COMPUTED = ("counts", "mu", "sigma", "points", "change")


# Rating


async def alone(tx: AsyncConnection) -> None:
    """Let no other process rate a match until the transaction ends."""
    if tx.dialect.name == "postgresql":
        await tx.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _RATING})


async def add(tx: AsyncConnection, rows: Sequence[ResultRow]) -> None:
    """Store how a match ended."""
    if rows:
        await tx.execute(insert(results), [written(row) for row in rows])


async def of(tx: AsyncConnection, guild_id: int, game: str, players: Iterable[int]) -> dict[int, RatingRow]:
    """Read how good some people are at a game in a server; whoever was never rated is missing."""
    here = (ratings.c.guild_id == guild_id, ratings.c.game == game, ratings.c.player_id.in_(list(players)))
    return {row.player_id: row for row in await read_all(tx, RatingRow, _RATED.where(*here))}


async def put_all(tx: AsyncConnection, rows: Iterable[RatingRow]) -> None:
    """Write how good some people are."""
    for row in rows:
        await put(tx, ratings, written(row))


async def of_match(tx: AsyncConnection, match_id: int) -> tuple[ResultRow, ...]:
    """Read how a match ended for everybody who had a seat in it."""
    return await find_all(tx, ResultRow, results.c.seat, results.c.id, match_id=match_id)


async def shown_of_match(tx: AsyncConnection, match_id: int) -> dict[int, tuple[int, int]]:
    """Read which points seats have since a match and by how many they changed, of those who do not hide it."""
    c = results.c
    rated = select(c.seat, c.points, c.change).where(c.match_id == match_id, c.player_id > 0, c.points.is_not(None))
    shown = rated.where(c.fate.in_(("stayed", "resigned")), ~_hidden(c.player_id))
    return {seat: (points, change) for seat, points, change in await tx.execute(shown)}


async def everything(tx: AsyncConnection, at_once: int = 500) -> AsyncIterator[tuple[ResultRow, ...]]:
    """Read how all matches ended, match by match, in the order in which they were rated."""
    last, match = 0, list[ResultRow]()
    while True:
        query = select(results.c.id, *columns(ResultRow)).where(results.c.id > last).order_by(results.c.id)
        if not (found := (await tx.execute(query.limit(at_once))).all()):
            break
        last = found[-1][0]
        for row in (ResultRow(*one[1:]) for one in found):
            if match and match[0].match_id != row.match_id:
                yield tuple(match)
                match = []
            match.append(row)
    if match:
        yield tuple(match)


async def rerate(tx: AsyncConnection, rows: Sequence[ResultRow]) -> None:
    """Write what matches did to ratings, in the place of what was computed before."""
    keys = ("match_id", "player_id")
    await change(tx, results, keys, [{name: getattr(row, name) for name in (*keys, *_COMPUTED)} for row in rows])


async def names(tx: AsyncConnection) -> dict[tuple[int, str, int], tuple[str, str]]:
    """Read what all who were rated are called: server, game and person to name and account."""
    query = select(ratings.c.guild_id, ratings.c.game, ratings.c.player_id, ratings.c.name, ratings.c.account)
    return {(guild, game, player): (name, account) for guild, game, player, name, account in await tx.execute(query)}


async def clear(tx: AsyncConnection) -> None:
    """Remove all ratings, though not what they follow from."""
    await tx.execute(delete(ratings))


async def take_version(tx: AsyncConnection, version: int) -> bool:
    """Note that all ratings follow from a version of the rules from now on; tells whether that is another one."""
    noted = update(lease).where(lease.c.rated_by != version).values(rated_by=version)
    return (await tx.execute(noted)).rowcount > 0


# Looking


def _hidden(player: ColumnElement[int]) -> ColumnElement[bool]:
    return select(people.c.user_id).filter_by(user_id=player, profile="hidden").exists()


def _listed(guild_id: int, game: str) -> ColumnElement[bool]:
    return and_(ratings.c.guild_id == guild_id, ratings.c.game == game, ~_hidden(ratings.c.player_id))


async def count(tx: AsyncConnection, guild_id: int, game: str) -> int:
    """Count who is on the table of a server."""
    query = select(func.count()).select_from(ratings).where(_listed(guild_id, game))
    return (await tx.execute(query)).scalar_one()


async def page(tx: AsyncConnection, guild_id: int, game: str, first: int, most: int) -> tuple[RatingRow, ...]:
    """Read a part of the table of a server, from a place that is counted from 0; whoever is hidden has no place."""
    query = _RATED.where(_listed(guild_id, game)).order_by(*_ORDER).offset(first).limit(most)
    return await read_all(tx, RatingRow, query)


async def ahead_of(tx: AsyncConnection, row: RatingRow) -> int:
    """Count who stands before somebody on the table of his server."""
    c = ratings.c
    more = or_(c.points > row.points, and_(c.points == row.points, c.player_id < row.player_id))
    before = and_(c.provisional.is_(row.provisional), more)
    if row.provisional:
        before = or_(c.provisional.is_(False), before)
    query = select(func.count()).select_from(ratings).where(_listed(row.guild_id, row.game), before)
    return (await tx.execute(query)).scalar_one()


def _of_player(player_id: int, guild_id: int | None) -> ColumnElement[bool]:
    everywhere = results.c.player_id == player_id
    return everywhere if guild_id is None else and_(everywhere, results.c.guild_id == guild_id)


async def games_of(tx: AsyncConnection, player_id: int, guild_id: int | None) -> dict[str, int]:
    """Count somebody's matches in a server (None: everywhere) by their games."""
    query = select(results.c.game, func.count()).where(_of_player(player_id, guild_id)).group_by(results.c.game)
    return dict((await tx.execute(query)).all())


async def latest(
    tx: AsyncConnection, player_id: int, guild_id: int | None, game: str, most: int
) -> tuple[ResultRow, ...]:
    """Read how somebody's latest matches of a game ended for him, the latest first."""
    query = select(*columns(ResultRow)).where(_of_player(player_id, guild_id), results.c.game == game)
    return await read_all(tx, ResultRow, query.order_by(results.c.id.desc()).limit(most))


async def of_person(tx: AsyncConnection, player_id: int, game: str) -> tuple[RatingRow, ...]:
    """Read how good somebody is at a game in each server, that of most matches first."""
    query = _RATED.filter_by(player_id=player_id, game=game)
    return await read_all(tx, RatingRow, query.order_by(ratings.c.matches.desc(), ratings.c.guild_id))


_MINE, _THEIRS = results.alias(), results.alias()


async def most_met(tx: AsyncConnection, player_id: int, guild_id: int, game: str) -> tuple[int, int] | None:
    """Find whom somebody has met most often in a game, of those who do not hide it, and how often."""
    met = func.count()
    query = (
        select(_THEIRS.c.player_id, met)
        .join(_MINE, and_(_MINE.c.match_id == _THEIRS.c.match_id, _MINE.c.player_id != _THEIRS.c.player_id))
        .where(_MINE.c.player_id == player_id, _MINE.c.guild_id == guild_id, _MINE.c.game == game)
        .where(_THEIRS.c.player_id > 0, ~_hidden(_THEIRS.c.player_id))
        .group_by(_THEIRS.c.player_id)
        .order_by(met.desc(), _THEIRS.c.player_id)
        .limit(1)
    )
    row = (await tx.execute(query)).one_or_none()
    return None if row is None else (row[0], row[1])


async def met(tx: AsyncConnection, one: int, other: int, guild_id: int, game: str) -> tuple[int, int, int]:
    """Count how often two people have met in a game in a server, and how often each of them came before the other."""
    first = func.count().filter(_MINE.c.place < _THEIRS.c.place)
    second = func.count().filter(_MINE.c.place > _THEIRS.c.place)
    both = _MINE.join(_THEIRS, and_(_MINE.c.match_id == _THEIRS.c.match_id, _THEIRS.c.player_id == other))
    mine = (_MINE.c.player_id == one, _MINE.c.guild_id == guild_id, _MINE.c.game == game)
    row = (await tx.execute(select(func.count(), first, second).select_from(both).where(*mine))).one()
    return row[0], row[1], row[2]


# Being forgotten


async def forget(tx: AsyncConnection, player_id: int, draw: Callable[[], int]) -> None:
    """Remove somebody's ratings, and let his results be those of somebody, another one in each server and game.

    So the ratings of the others follow from what is kept as before. `draw` gives numbers that nobody has.
    """
    mine = select(results.c.guild_id, results.c.game).filter_by(player_id=player_id).distinct()
    groups = (await tx.execute(mine)).all()
    for guild_id, game in groups:
        nobody = {"player_id": -draw(), "pace": None, "side": "", "score": None, "facts": None}
        there = update(results).filter_by(player_id=player_id, guild_id=guild_id, game=game)
        await tx.execute(there.values(nobody))
    await tx.execute(delete(ratings).filter_by(player_id=player_id))
