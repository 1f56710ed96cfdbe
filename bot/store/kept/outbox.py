"""The outbox: what has still to be said, and what delivery makes of it.

A lane is a channel ("c" and its id) or a person ("u" and his id); what is in it is said in the order of the rows. A row
is pending until it is sent or dropped, and its payload is kept no longer than that.

Rows of one match are in order, since a match has one writer at a time. Of two matches that write into one lane, a
person's or that of a channel with a rematch, the one that stores first may be said last where several processes write.
"""

import secrets
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, and_, bindparam, case, delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import LONG
from bot.store.kept import facts, posts
from bot.store.kept.posts import Post
from bot.store.outgoing import Addressed, Outgoing
from bot.store.rows import MatchFacts
from bot.store.statements import columns
from bot.store.tables import claims, outbox
from bot.store.together.claims import Claims, claimed_elsewhere
from bot.store.transactions import PartOfStore, Transactions, Work

SECONDS_KEPT = 7 * 24 * 3600
"""How long a settled row, by then without its payload, is kept, in seconds."""
MOST_AT_ONCE = 50
LONGEST_WAIT = 20
"""Seconds for which something waits at most for what else is to be said."""

_PAYLOAD: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)
_ENCODER = msgspec.json.Encoder()


class OutboxRow(msgspec.Struct, frozen=True):
    """A pending row.

    `id` and `nonce` (at most 25 characters) are unique and say nothing, so that both may be shown. `attempts` counts
    the calls of `begin`, `first_try_at` is the time of the first one: from then on the row may have been posted
    without our knowing. Rows with the same `batch` were begun together. `failures` counts the attempts in a row that
    failed for a reason of our own.
    """

    id: int
    lane: str
    match_id: int
    user_id: int | None
    payload: Outgoing
    nonce: str
    batch: str | None
    attempts: int
    created_at: int
    first_try_at: int | None
    next_try_at: int
    failures: int


_ROW = columns(OutboxRow, outbox)
_INSERT = insert(outbox)
_PENDING = (
    select(*_ROW)
    .where(outbox.c.lane == bindparam("lane"), outbox.c.state == "pending")
    .order_by(outbox.c.place)
    .limit(MOST_AT_ONCE)
)
FIRST = (
    select(outbox.c.lane, func.min(outbox.c.place).label("place"), func.count().label("rows"))
    .where(outbox.c.state == "pending")
    .group_by(outbox.c.lane)
    .subquery()
)
"""What stands first in each lane, and so holds up all the rest of it, with how many rows wait in all."""
_firsts = outbox.join(FIRST, FIRST.c.place == outbox.c.place)
_LANES_DUE = (
    select(outbox.c.lane).select_from(_firsts).where(outbox.c.next_try_at <= bindparam("now")).order_by(outbox.c.place)
)
_NEXT_DUE = select(func.min(outbox.c.next_try_at)).select_from(_firsts)
_LANES_DUE_AND_FREE = _LANES_DUE.where(~claimed_elsewhere(outbox.c.lane))
_others = and_(claims.c.name == outbox.c.lane, claims.c.holder != bindparam("holder"))
_NEXT_FREE = select(
    func.min(func.greatest(outbox.c.next_try_at, func.coalesce(claims.c.until + 1, outbox.c.next_try_at)))
).select_from(_firsts.outerjoin(claims, _others))
_OLD = (
    select(outbox.c.place)
    .where(and_(outbox.c.settled_at.is_not(None), outbox.c.settled_at < bindparam("before", type_=LONG)))
    .with_for_update(skip_locked=True)
)
_SAY_ALL_NOW = (
    update(outbox)
    .where(
        outbox.c.lane == bindparam("in_lane"),
        outbox.c.state == "pending",
        outbox.c.attempts == 0,
        outbox.c.next_try_at > bindparam("now", type_=LONG),
    )
    .values(next_try_at=bindparam("now", type_=LONG))
)
_FORGET = delete(outbox).where(outbox.c.place.in_(_OLD))


def lane_of(channel_id: int, user_id: int | None) -> str:
    """Name the lane of a channel, or of a person."""
    return f"c{channel_id}" if user_id is None else f"u{user_id}"


async def add(
    tx: AsyncConnection, match_id: int, channel_id: int, now: int, said: Sequence[Addressed], *, by_dm: bool = False
) -> None:
    """Put what has to be said into the outbox, in this order.

    `by_dm`: the channel is somebody's direct messages, so that all of it goes into one lane.
    """
    if not said:
        return
    lanes = [lane_of(channel_id, None if by_dm else one.user_id) for one in said]
    await tx.execute(_INSERT, [_new(match_id, lane, now, one) for lane, one in zip(lanes, said, strict=True)])
    if at_once := {lane for lane, one in zip(lanes, said, strict=True) if not one.waits}:
        await tx.execute(_SAY_ALL_NOW, [{"in_lane": lane, "now": now} for lane in sorted(at_once)])


def _new(match_id: int, lane: str, now: int, said: Addressed) -> dict[str, Any]:
    return {
        # The number and the nonce by chance: one that counts would tell how much is said unseen.
        "id": secrets.randbits(53),
        "lane": lane,
        "match_id": match_id,
        "user_id": said.user_id,
        "kind": said.payload.__struct_config__.tag,
        "payload": _ENCODER.encode(said.payload),
        "nonce": secrets.token_hex(12),
        "state": "pending",
        "attempts": 0,
        "created_at": now,
        "next_try_at": now + LONGEST_WAIT * said.waits,
    }


async def drop_lane(tx: AsyncConnection, lane: str, now: int, reason: str) -> None:
    """Give up what is still to be said in a lane."""
    dropped = {"state": "dropped", "payload": None, "settled_at": now, "reason": reason}
    await tx.execute(update(outbox).filter_by(lane=lane, state="pending").values(dropped))


async def change_lane(tx: AsyncConnection, match_id: int, channel_id: int, to: int) -> None:
    """Let what is still to be said of a match in a channel be said in another one, but for what is on its way."""
    lane = (outbox.c.lane == lane_of(channel_id, None), outbox.c.match_id == match_id)
    waits = update(outbox).where(*lane, outbox.c.state == "pending", outbox.c.attempts == 0)
    await tx.execute(waits.values(lane=lane_of(to, None)))


async def is_put_off(tx: AsyncConnection, lane: str, now: int) -> bool:
    """Tell whether something is to be said in a lane that waits for a later time."""
    later = select(outbox.c.id).where(outbox.c.lane == lane, outbox.c.state == "pending", outbox.c.next_try_at > now)
    return (await tx.execute(later.limit(1))).first() is not None


async def hasten_lane(tx: AsyncConnection, lane: str, now: int) -> bool:
    """Let what is still to be said in a lane be tried now; tell whether there is anything."""
    pending = update(outbox).filter_by(lane=lane, state="pending")
    at_once = case((outbox.c.next_try_at > now, now), else_=outbox.c.next_try_at)
    return (await tx.execute(pending.values(next_try_at=at_once))).rowcount > 0


async def drop_for_person(tx: AsyncConnection, user_id: int, match_id: int | None = None) -> None:
    """Remove what was for one person (of one match), sent or not."""
    query = delete(outbox).filter_by(user_id=user_id)
    await tx.execute(query if match_id is None else query.where(outbox.c.match_id == match_id))


async def pending_of(tx: AsyncConnection, match_id: int) -> tuple[OutboxRow, ...]:
    """Read what is still to be said of a match."""
    query = select(*_ROW).filter_by(match_id=match_id, state="pending").order_by(outbox.c.place)
    return tuple(_read(row) for row in await tx.execute(query))


async def unsaid_notices(tx: AsyncConnection) -> tuple[OutboxRow, ...]:
    """Read what is still to be said outside the rules, of all matches: it may call who has no seat."""
    query = select(*_ROW).where(outbox.c.kind == "notice", outbox.c.state == "pending")
    return tuple(_read(row) for row in await tx.execute(query))


async def rewrite(tx: AsyncConnection, row_id: int, payload: Outgoing | None) -> None:
    """Put another payload into a pending row; None: it is said no more."""
    change = delete(outbox) if payload is None else update(outbox).values(payload=_ENCODER.encode(payload))
    await tx.execute(change.where(outbox.c.id == row_id))


async def bring_forward(tx: AsyncConnection, seconds: int) -> None:
    """Let what is still to be said be as old, and due as soon, as before the time was set back by some seconds."""
    moments = {
        column: column - seconds for column in (outbox.c.created_at, outbox.c.first_try_at, outbox.c.next_try_at)
    }
    await tx.execute(update(outbox).filter_by(state="pending").values(moments))


class Letter(NamedTuple):
    """What stands first in a lane, without what it says; `rows` counts it with all that waits behind it."""

    id: int
    match_id: int
    private: bool
    kind: str
    attempts: int
    created_at: int
    next_try_at: int
    rows: int


async def heads(tx: AsyncConnection, most: int) -> tuple[list[Letter], int]:
    """List what stands first in each lane, the oldest first, and count all that waits.

    What is for one person alone is listed once it was tried: before that its moment may be his secret.
    """
    private = outbox.c.user_id.is_not(None)
    row = (outbox.c.id, outbox.c.match_id, private, outbox.c.kind)
    times = (outbox.c.attempts, outbox.c.created_at, outbox.c.next_try_at, FIRST.c.rows)
    query = select(*row, *times).select_from(_firsts).where(~private | (outbox.c.attempts > 0))
    found = await tx.execute(query.order_by(outbox.c.created_at, outbox.c.place).limit(most))
    count = (await tx.execute(select(func.count()).select_from(outbox).filter_by(state="pending"))).scalar_one()
    return [Letter(*one) for one in found], count


async def try_now(tx: AsyncConnection, row_id: int, now: int) -> bool:
    """Let a pending row be tried now as if for the first time, with all of its lane; tell whether there is one."""
    fresh = update(outbox).where(_pending(row_id)).values(failures=0)
    lane = (await tx.execute(fresh.returning(outbox.c.lane))).scalar_one_or_none()
    return lane is not None and await hasten_lane(tx, lane, now)


async def give_up(tx: AsyncConnection, row_id: int, now: int) -> bool:
    """Give a pending row up, and what was begun in one message with it; tell whether there is one."""
    row = (await tx.execute(select(outbox.c.batch).where(_pending(row_id)))).one_or_none()
    if row is None:
        return False
    mine = outbox.c.id == row_id if row.batch is None else outbox.c.batch == row.batch
    dropped = {"state": "dropped", "payload": None, "settled_at": now, "reason": "given up by the host"}
    await tx.execute(update(outbox).where(mine, outbox.c.state == "pending").values(dropped))
    return True


class Lanes(NamedTuple):
    """The lanes whose first pending row may be tried, and when the first of any lane may be."""

    due: tuple[str, ...]
    """The one that waits longest first; without those that other processes have claimed."""
    next_due: int | None
    """None if nothing is pending. In a lane that another process has claimed not before its claim would be over."""


class Head(NamedTuple):
    """What can be said next in a lane.

    Rows that were once begun together come back together, without what has been added since: a second attempt says
    the same as the first one, under the same nonces.
    """

    rows: tuple[OutboxRow, ...]
    """Consecutive pending ones of one match; one at least."""
    facts: MatchFacts
    posts: tuple[Post, ...]


class Outbox(PartOfStore):
    """The outbox as delivery uses it. Each method is a transaction of its own.

    Whoever says what is in a lane has claimed it before he reads it.
    """

    def __init__(self, store: Transactions, claims: Claims) -> None:
        super().__init__(store)
        self._claims = claims

    async def lanes(self, now: float) -> Lanes:
        """List the lanes that may be tried now, and tell when the next one may be."""
        holder = self._store.holder

        async def read(tx: AsyncConnection) -> Lanes:
            if self._store.shared:
                due = await tx.execute(_LANES_DUE_AND_FREE, {"now": int(now), "holder": holder})
                upcoming = await tx.execute(_NEXT_FREE, {"holder": holder})
            else:
                due, upcoming = await tx.execute(_LANES_DUE, {"now": int(now)}), await tx.execute(_NEXT_DUE)
            return Lanes(tuple(due.scalars()), upcoming.scalar_one())

        return await self._store.read(read)

    async def head(self, lane: str, now: float) -> Head | None:
        """Read what can be said next in a lane, with what has to be known for it; None before its time.

        Raises KeyError if its match has been removed meanwhile.
        """

        async def read(tx: AsyncConnection) -> Head | None:
            found = (await tx.execute(_PENDING, {"lane": lane})).all()
            if not found or found[0].next_try_at > now:
                return None
            first = found[0]
            rows = takewhile(lambda row: (row.match_id, row.batch) == (first.match_id, first.batch), found)
            of_match = await facts.of_match(tx, first.match_id), await posts.of_match(tx, first.match_id)
            return Head(tuple(_read(row) for row in rows), *of_match)

        return await self._store.read(read)

    async def begin(self, *rows: OutboxRow) -> bool:
        """Note that these rows, which are said in one message, are tried now. To be called before anything is sent.

        Tells whether they may be sent: not if one of them is no longer pending, or their lane no longer claimed.
        """
        now = self._store.now()
        ids = [row.id for row in rows]

        async def write(tx: AsyncConnection) -> bool:
            if not await self._claims.confirm(tx, rows[0].lane):
                return False
            begun = await tx.execute(
                update(outbox)
                .where(_pending(ids))
                .values(
                    attempts=outbox.c.attempts + 1,
                    first_try_at=func.coalesce(outbox.c.first_try_at, literal(now, LONG)),
                    batch=func.coalesce(outbox.c.batch, str(min(ids))),
                )
            )
            return begun.rowcount == len(ids)

        return await self._store.write(write)

    async def sent(self, ids: int | Collection[int], message_id: int, also: Work[None] | None = None) -> None:
        """Note that rows were said in this message, and do whatever else has to be stored with that."""

        async def write(tx: AsyncConnection) -> None:
            await self._settle(tx, ids, "sent", message_id=message_id)
            if also is not None:
                await also(tx)

        await self._store.write(write)

    async def retry(self, ids: int | Collection[int], at: float, *, failed: int | None = None) -> None:
        """Put rows off, one of which may have failed for a reason of our own; what follows in their lane waits too."""
        failures = 0 if failed is None else case((outbox.c.id == failed, outbox.c.failures + 1), else_=0)
        await self._carry_out(update(outbox).where(_pending(ids)).values(next_try_at=int(at), failures=failures))

    async def drop(self, ids: int | Collection[int], reason: str) -> None:
        """Give rows up, with a reason for whoever runs the bot (no payload, no secret)."""
        await self._store.write(lambda tx: self._settle(tx, ids, "dropped", reason=reason))

    async def _settle(self, tx: AsyncConnection, ids: int | Collection[int], state: str, **values: object) -> None:
        now = self._store.now()
        settled = {"state": state, "payload": None, "settled_at": now, **values}
        await tx.execute(update(outbox).where(_pending(ids)).values(settled))
        await tx.execute(_FORGET, {"before": now - SECONDS_KEPT})


def _read(row: Row[Any]) -> OutboxRow:
    return OutboxRow(**{**row._mapping, "payload": _PAYLOAD.decode(row.payload)})


def _pending(ids: int | Collection[int]) -> ColumnElement[bool]:
    wanted = [ids] if isinstance(ids, int) else list(ids)
    return and_(outbox.c.id.in_(wanted), outbox.c.state == "pending")
