"""What should have happened already: for whoever watches that the bot keeps up."""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, bindparam, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.kept.timers import in_servers_of
from bot.store.tables import LONG, lease, matches, outbox, timers
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


# What stands first in a lane holds up all the rest of it.
_place = (
    select(outbox.c.lane, func.min(outbox.c.place).label("first"))
    .where(outbox.c.state == "pending")
    .group_by(outbox.c.lane)
    .subquery()
)
_first = outbox.alias()
_in_vain = and_(_first.c.attempts > 0, or_(matches.c.paused_at.is_not(None), matches.c.status != "running"))
_FOR_PEOPLE = case((_in_vain, 1), else_=0).label("for_people")
_PENDING = (
    select(_FOR_PEOPLE, func.count(), func.count(outbox.c.lane.distinct()), func.min(outbox.c.created_at))
    .join_from(outbox, _place, _place.c.lane == outbox.c.lane)
    .join(_first, _first.c.place == _place.c.first)
    .join(matches, matches.c.id == _first.c.match_id)
    .where(outbox.c.state == "pending")
    .group_by(_FOR_PEOPLE)
)
_GIVEN = select(lease.c.given).scalar_subquery()
# Written once: a server takes two of them, each with a parameter of its own, for two expressions.
_thinks = timers.c.kind == "think"
_LATE = (
    select(_thinks, func.count(), func.min(timers.c.due) + _GIVEN)
    .where(timers.c.due <= bindparam("until", type_=LONG) - _GIVEN)
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
