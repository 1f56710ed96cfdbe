"""What should have happened already: for whoever watches that the bot keeps up."""

import msgspec
from sqlalchemy import and_, bindparam, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.columns import LONG
from bot.store.kept.outbox import FIRST
from bot.store.kept.timers import in_servers_of
from bot.store.rows import GOES_ON
from bot.store.statements import GIVEN
from bot.store.tables import claims, lease, matches, outbox, shards, timers
from bot.store.together.claims import KNOCK
from bot.store.together.presence import NOBODY


class Pending(msgspec.Struct, frozen=True):
    """What is still to be said: rows and their lanes, and when the oldest one was written (Unix seconds)."""

    rows: int = 0
    lanes: int = 0
    since: int | None = None


class Backlog(msgspec.Struct, frozen=True):
    """What waits for us to say it, what waits for people of a server, and timers that should have fired.

    What was tried in vain for a match that is paused or over waits for people, for a permission mostly, and so does all
    that comes after it. `late_since` is when the first of the late timers was due (Unix seconds), and
    `computers_late_since` when a computer player should have answered; that counts for no late timer.
    """

    for_us: Pending
    for_people: Pending
    late: int
    late_since: int | None
    computers_late_since: int | None = None


_first = outbox.alias()
_in_vain = and_(_first.c.attempts > 0, or_(matches.c.paused_at.is_not(None), matches.c.status != "running"))
_FOR_PEOPLE = case((_in_vain, 1), else_=0).label("for_people")
_PENDING = (
    select(_FOR_PEOPLE, func.count(), func.count(outbox.c.lane.distinct()), func.min(outbox.c.created_at))
    .join_from(outbox, FIRST, FIRST.c.lane == outbox.c.lane)
    .join(_first, _first.c.place == FIRST.c.place)
    .join(matches, matches.c.id == _first.c.match_id)
    .where(outbox.c.state == "pending")
    .group_by(_FOR_PEOPLE)
)
# Written once: a server takes two of them, each with a parameter of its own, for two expressions.
_thinks = timers.c.kind == "think"
_LATE = (
    select(_thinks, func.count(), func.min(timers.c.due) + GIVEN)
    .where(timers.c.due <= bindparam("until", type_=LONG) - GIVEN)
    .group_by(_thinks)
)


async def backlog(tx: AsyncConnection, until: int, away: Shards = NOBODY) -> Backlog:
    """Tell of what is pending, and of the timers that were due by then (Unix seconds).

    Those of the servers from which the bot is away are not late: that time is given back.
    """
    pending = {row[0]: Pending(*row[1:]) for row in await tx.execute(_PENDING)}
    due = _LATE if away == NOBODY else _LATE.where(~in_servers_of(away))
    late = {bool(thinks): (count, since) for thinks, count, since in await tx.execute(due, {"until": until})}
    nothing = (0, None)
    return Backlog(
        pending.get(0, Pending()), pending.get(1, Pending()), *late.get(False, nothing), late.get(True, nothing)[1]
    )


class Overview(msgspec.Struct, frozen=True):
    """Matches by game and state, lanes of which the first letter was tried in vain, and computers that are asked.

    `alive_at` is the last sign of life (None: there never was one) of whoever holds the database, which several
    processes have no `holder` for, and so are `shards` by their numbers. `processes` counts those of a server that have
    claimed something.
    """

    matches: dict[str, dict[str, int]]
    stuck_lanes: int
    thoughts: int
    alive_at: int | None
    holder: str | None
    shards: dict[str, int]
    processes: int


_STATE = case(
    (matches.c.status.not_in(GOES_ON), "over"),
    (matches.c.rests_until.is_not(None) & matches.c.paused_at.is_not(None), "resting"),
    (matches.c.paused_at.is_not(None), "waiting for their channels"),
    else_=matches.c.status,
).label("state")
_STATES = select(matches.c.game, _STATE, func.count()).group_by(matches.c.game, _STATE).order_by(matches.c.game, _STATE)
_STUCK = select(func.count()).select_from(FIRST.join(_first, _first.c.place == FIRST.c.place))


async def overview(tx: AsyncConnection, now: int) -> Overview:
    """Tell how it stands with everything."""
    states: dict[str, dict[str, int]] = {}
    for game, state, count in await tx.execute(_STATES):
        states.setdefault(game, {})[state] = count
    at_work = select(func.count(claims.c.holder.distinct())).where(claims.c.until >= now, claims.c.name != KNOCK)
    asked = select(func.count()).where(timers.c.kind == "think", timers.c.due.is_not(None))
    held = (await tx.execute(select(lease.c.alive_at, lease.c.holder))).one_or_none()
    return Overview(
        matches=states,
        stuck_lanes=(await tx.execute(_STUCK.where(_first.c.attempts > 0))).scalar_one(),
        thoughts=(await tx.execute(asked)).scalar_one(),
        alive_at=None if held is None else held.alive_at,
        holder=None if held is None else held.holder,
        shards={f"{one.shard}/{one.total}": one.alive_at for one in await tx.execute(select(shards))},
        processes=(await tx.execute(at_work)).scalar_one(),
    )
