"""Timers: what is due when. A timer is gone once its effect is stored, in the same transaction."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.columns import LONG
from bot.store.rows import NewTimer, PutOff, TimerRow
from bot.store.statements import GIVEN, change, columns, find, find_all, read_all, written
from bot.store.tables import lease, matches, timers
from bot.store.together.claims import claimed_elsewhere, of_each_match, of_each_thought
from bot.store.together.presence import EVERYBODY, NOBODY, of_shards

GRACE_SHARE = 12
"""The part of a match's deadline that everybody gets at least, once an absence is over."""


# Timers are kept in the bot's own time; all times that go in or out of this module are those of the clock.
_TIMER = columns(TimerRow)
# Timers of computer players are the business of whoever thinks for them, all others of whoever keeps the time.
_THINKS = timers.c.kind == "think"
_DUE = select(*_TIMER).where(timers.c.due <= bindparam("now", type_=LONG) - GIVEN).order_by(timers.c.due, timers.c.id)
_THOUGHTS = select(*_TIMER).where(_THINKS, timers.c.due.is_not(None)).order_by(timers.c.due, timers.c.id)
_FIRST_THOUGHT = select(func.min(timers.c.due) + GIVEN).where(_THINKS)
_NEXT = select(func.min(timers.c.due) + GIVEN).where(timers.c.due > bindparam("after", type_=LONG) - GIVEN)
_INSERT = insert(timers).values(
    {name: bindparam(name) for name in NewTimer.__struct_fields__}
    | {"match_id": bindparam("of_match"), "due": bindparam("due", type_=LONG) - GIVEN, "attempts": 0}
)
_REMOVE = delete(timers).where(timers.c.id == bindparam("timer_id"))
_MOVE = (
    update(timers)
    .where(timers.c.id == bindparam("timer_id"))
    .values(due=bindparam("new_due", type_=LONG) - GIVEN, attempts=text("0"))
)

# A match is moved as a whole, so that its reminders keep their distance from its deadlines. Its hidden moments do not
# decide by how much, or everybody could tell them from the deadlines. Computer players need no time to come back.
_most = bindparam("most", type_=LONG)
_share = matches.c.deadline // GRACE_SHARE
_earliest = bindparam("now", type_=LONG) + case((_share < _most, _share), else_=_most)
_first = (
    select(timers.c.match_id, func.min(timers.c.due).label("due"), _earliest.label("earliest"))
    .join(matches, matches.c.id == timers.c.match_id)
    .where(timers.c.due < _earliest, timers.c.kind.not_in(("automatic", "think")))
    .group_by(timers.c.match_id, matches.c.deadline)
    .subquery("first")
)
_WITH_GRACE = (
    update(timers)
    .where(_first.c.match_id == timers.c.match_id, timers.c.due.is_not(None), ~_THINKS)
    .values(due=timers.c.due + _first.c.earliest - _first.c.due)
)


def in_servers_of(shards: Shards) -> ColumnElement[bool]:
    """Tell which timers are of matches in the servers of some shards."""
    return timers.c.match_id.in_(select(matches.c.id).where(of_shards(matches.c.guild_id, shards)))


async def of_match(tx: AsyncConnection, match_id: int) -> tuple[TimerRow, ...]:
    """Read the timers of a match."""
    return await find_all(tx, TimerRow, timers.c.id, match_id=match_id)


async def deadline(tx: AsyncConnection, match_id: int, decision: str) -> int | None:
    """Tell when a decision is due; None if it is not asked any more, or while the match is paused."""
    query = select(timers.c.due + GIVEN).filter_by(match_id=match_id, decision=decision)
    moment: int | None = (await tx.execute(query.where(timers.c.kind == "deadline"))).scalar_one_or_none()
    return moment


async def get(tx: AsyncConnection, timer_id: int) -> TimerRow | None:
    """Read a timer; None if it is done."""
    return await find(tx, TimerRow, id=timer_id)


async def due(
    tx: AsyncConnection,
    now: int,
    most: int,
    holder: str | None = None,
    away: Shards = NOBODY,
    *,
    thoughts: Collection[int] | None = None,
) -> tuple[TimerRow, ...]:
    """Read the first timers that are due, the earliest first; not those of the servers from which the bot is away.

    They are some of computer players with `thoughts`, by number, and those of nobody else without. For a holder of
    claims those are left out that others fire.
    """
    values: dict[str, int | str] = {"now": now}
    query = _DUE.where(~_THINKS if thoughts is None else timers.c.id.in_(thoughts))
    if holder is not None:
        query = query.where(~claimed_elsewhere(of_each_match(timers.c.match_id)))
        values["holder"] = holder
    if away != NOBODY:
        query = query.where(~in_servers_of(away))
    return await read_all(tx, TimerRow, query.limit(most), values)


async def next_due(tx: AsyncConnection, after: int, *, thinking: bool = False) -> int | None:
    """Tell when the next timer after a moment is due, of computer players or of all others."""
    query = _NEXT.where(_THINKS if thinking else ~_THINKS)
    moment: int | None = (await tx.execute(query, {"after": after})).scalar_one()
    return moment


async def of_computers(tx: AsyncConnection, now: int, holder: str | None = None) -> tuple[TimerRow, ...]:
    """Read the moments of all computer players that are asked something, the earliest first.

    For a holder of claims those are left out about which others think.
    """
    if holder is None:
        return await read_all(tx, TimerRow, _THOUGHTS)
    query = _THOUGHTS.where(~claimed_elsewhere(of_each_thought(timers.c.id)))
    return await read_all(tx, TimerRow, query, {"now": now, "holder": holder})


async def late_thoughts(tx: AsyncConnection, now: int) -> int:
    """Tell since how many seconds a computer player should have answered, of all the one that is latest."""
    since: int | None = (await tx.execute(_FIRST_THOUGHT)).scalar_one()
    return 0 if since is None else max(0, now - since)


async def add(tx: AsyncConnection, match_id: int, new: Sequence[NewTimer]) -> None:
    """Store timers. Raises IntegrityError if the match has one for the same thing."""
    if new:
        await tx.execute(_INSERT, [{"of_match": match_id, **written(timer)} for timer in new])


async def remove(tx: AsyncConnection, ids: Collection[int]) -> None:
    """Remove timers by number."""
    if ids:
        await tx.execute(_REMOVE, [{"timer_id": id} for id in ids])


async def move(tx: AsyncConnection, dues: Collection[tuple[int, int]]) -> None:
    """Give timers a new time: number, time. They count as not tried yet."""
    if dues:
        await tx.execute(_MOVE, [{"timer_id": id, "new_due": due} for id, due in dues])


async def explain(tx: AsyncConnection, reasons: Collection[tuple[int, PutOff]]) -> None:
    """Note why deadlines are later than the table's: number, reason."""
    await change(tx, timers, ["id"], [{"id": id, "put_off": why} for id, why in reasons])


async def count_attempt(tx: AsyncConnection, timer_id: int, attempts: int) -> None:
    """Note how often a timer has been tried."""
    await change(tx, timers, ["id"], [{"id": timer_id, "attempts": attempts}])


async def clear(tx: AsyncConnection, match_id: int) -> None:
    """Remove all timers of a match."""
    await tx.execute(delete(timers).filter_by(match_id=match_id))


async def shift(tx: AsyncConnection, seconds: int, now: int, grace: int = 0, shards: Shards = EVERYBODY) -> None:
    """Put all timers of some servers off by some seconds, and those of a match by more if its grace asks for that.

    No timer of it is then due within a twelfth of the match's deadline (`GRACE_SHARE`), `grace` at most, from now;
    hidden moments may be. For all servers it costs no more for many timers than for few, but for those that are due.
    """
    graced = _WITH_GRACE
    if shards == EVERYBODY:
        await tx.execute(update(lease).values(given=lease.c.given + seconds))
    else:
        theirs = in_servers_of(shards)
        graced = _WITH_GRACE.where(theirs)
        await tx.execute(update(timers).where(timers.c.due.is_not(None), theirs).values(due=timers.c.due + seconds))
    if grace:
        await tx.execute(graced, {"now": now - await _given(tx), "most": grace})


async def hold(tx: AsyncConnection, match_id: int, now: int, *, but: str) -> None:
    """Stop the timers of a match but for one kind. They count as not tried yet."""
    running = update(timers).where(timers.c.match_id == match_id, timers.c.due.is_not(None), timers.c.kind != but)
    left = timers.c.due + GIVEN - now
    await tx.execute(running.values(left=case((left > 0, left), else_=0), due=None, attempts=0))


async def release(tx: AsyncConnection, match_id: int, now: int, grace: int) -> None:
    """Let the timers of a match run on with the time that was left, and with a grace as in `shift`."""
    held = update(timers).where(timers.c.match_id == match_id, timers.c.due.is_(None))
    await tx.execute(held.values(due=now + func.coalesce(timers.c.left, 0) - GIVEN, left=None))
    await tx.execute(_WITH_GRACE.where(timers.c.match_id == match_id), {"now": now - await _given(tx), "most": grace})


async def _given(tx: AsyncConnection) -> int:
    return int((await tx.execute(select(lease.c.given))).scalar_one())
