"""The shards of the gateway: which process serves which of them, and absence by shard, where several share a database.

A process claims each shard that it serves, and signs for those through which people can reach it. Direct messages come
through shard 0: while nobody signs for that one, the bot is away from everybody, as the row of the lease says; the
others have rows of their own. A server whose shard was away together with shard 0 is given that time back once, with
everybody: so a row notes how long shard 0 was away in all when it was signed.

Moments are those of the machines, however far tests have moved their clocks, and have to agree within some seconds.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.engines import locking
from bot.store.statements import put
from bot.store.tables import claims, lease, shards
from bot.store.together.claims import Claims
from bot.store.together.presence import EVERYBODY, UNNOTICED, Absence, Presence, Standing
from bot.store.transactions import Transactions

_ALL = select(lease.c.alive_at, lease.c.owed, lease.c.given)
_ALL_LOCKED = _ALL.with_for_update()
_EACH = select(shards).order_by(shards.c.shard)
_OTHERS_AT_WORK = exists().where(claims.c.name.like("s%"))

_log = logging.getLogger(__name__)


def of_shard(shard: int, total: int) -> str:
    """Name the claim on a shard."""
    return f"s{shard}/{total}"


class ServedShards(Presence):
    """The presence of a process beside others; `bot.store.together.presence.Presence` says what its methods do."""

    def __init__(self, store: Transactions, claimed: Claims) -> None:
        self._store = store
        self._claims = claimed
        self._served: dict[int, str] = {}
        """The shards that this process has taken, with the names of their claims."""
        self._cut_off: set[int] = set()
        self._claiming = asyncio.Lock()

    @property
    def reachable(self) -> bool:
        return not self._cut_off

    async def begin(self) -> None:
        row = {"id": 1, "holder": None, "alive_at": self._now(), "owed": 0, "given": 0}
        await self._store.write(lambda tx: put(tx, lease, row, ()))

    async def take(self, shard: int, total: int) -> str | None:
        # Whoever renews meanwhile would not find what is not committed yet, and take it for lost.
        async with self._claiming:
            why = await self._store.write(lambda tx: self._take_in(tx, shard, total))
            if why is None:
                self._served[shard] = of_shard(shard, total)
        return why

    async def release(self) -> None:
        try:
            await self.end()
        finally:
            names = list(self._served.values())
            self._served = {}
            await self._claims.give_back(names)

    def cut_off(self, shard: int = 0) -> None:
        self._cut_off.add(shard)

    def come_back(self, shard: int = 0) -> None:
        self._cut_off.discard(shard)

    def may_owe(self) -> bool:
        return True

    async def standing(self, tx: AsyncConnection) -> Standing:
        """Tell how it stands; a shard whose sign is old is away, and one of this process has to sign first."""
        everybody, each = (await tx.execute(_ALL)).one(), (await tx.execute(_EACH)).all()
        silent = {row.shard for row in each if self._gap(row.alive_at)} | (
            {0} if self._gap(everybody.alive_at) else set()
        )
        owes = any(row.owed for row in (everybody, *each)) or not silent.isdisjoint(self._signing)
        away = silent | self._cut_off
        if not away:
            return Standing(owes)
        return Standing(owes, EVERYBODY if 0 in away else Shards(tuple(sorted(away)), each[0].total))

    @asynccontextmanager
    async def giving_back(self) -> AsyncIterator[tuple[AsyncConnection, tuple[Absence, ...]]]:
        async with self._store.writing() as tx:
            await self._sign(tx)
            everybody = (await tx.execute(_ALL_LOCKED)).one()
            each = [row for row in await tx.execute(_EACH) if row.owed]
            absences = [Absence(row.owed, Shards((row.shard,), row.total)) for row in each]
            if everybody.owed:
                absences.append(Absence(everybody.owed))
            yield tx, tuple(absences)
            if absences:
                await tx.execute(update(lease).values(owed=0))
                await tx.execute(update(shards).values(owed=0))

    async def sign(self) -> bool:
        if not self._signing or self._store.lost.is_set():
            return False
        return await self._store.write(self._sign)

    async def renew(self) -> None:
        async with self._claiming:
            lost = await self._claims.renew()
            for shard, name in self._served.items():
                if name in lost:
                    self._store.lost.set()
                    _log.error("Shard %d is served by another process by now.", shard)

    async def end(self) -> None:
        await self.sign()

    @property
    def _signing(self) -> frozenset[int]:
        return frozenset(self._served) - self._cut_off

    def _now(self) -> int:
        return int(self._store.clock.unmoved())

    def _gap(self, alive_at: int) -> int:
        """Give the seconds since a sign, unless they are too few to be noticed."""
        gone = self._now() - alive_at
        return gone if abs(gone) > UNNOTICED else 0

    async def _take_in(self, tx: AsyncConnection, shard: int, total: int) -> str | None:
        await tx.execute(_ALL_LOCKED)
        # Numbers of shards cannot be mixed: each would be told of the same servers.
        other_numbers = _OTHERS_AT_WORK.where(
            claims.c.name.not_like(f"s%/{total}"), claims.c.until >= self._store.now()
        )
        if (await tx.execute(select(other_numbers))).scalar_one():
            return f"Processes that do not count {total} shards are still at work"
        name = of_shard(shard, total)
        holder = (await tx.execute(select(claims.c.holder).filter_by(name=name))).scalar_one_or_none()
        if holder is not None and locking.has_ended(holder):
            await tx.execute(delete(claims).filter_by(name=name, holder=holder))
        if not await self._claims.take_in(tx, [name]):
            return f"Shard {shard} of {total} is served by another process"
        await self._make_rows(tx, total)
        return None

    async def _make_rows(self, tx: AsyncConnection, total: int) -> None:
        """Begin to count absence by these shards, if it was by another number of them so far."""
        found = (await tx.execute(_EACH)).all()
        if [row.shard for row in found] == [*range(1, total)] and all(row.total == total for row in found):
            return
        everybody = (await tx.execute(_ALL)).one()
        beside = everybody.given + everybody.owed + self._gap(everybody.alive_at)
        owed = max((self._owed_alone(row, beside) for row in found), default=0)
        await tx.execute(update(lease).values(owed=lease.c.owed + owed))
        await tx.execute(delete(shards))
        if total > 1:
            beside += owed
            signed = {"total": total, "alive_at": self._now(), "owed": 0, "beside": beside}
            await tx.execute(shards.insert(), [{"shard": shard, **signed} for shard in range(1, total)])

    async def _sign(self, tx: AsyncConnection) -> bool:
        signing = self._signing
        if not signing:
            return False
        # Who signs, takes or gives back has this row to himself.
        everybody = (await tx.execute(_ALL_LOCKED)).one()
        gap = self._gap(everybody.alive_at)
        owed = everybody.owed
        if 0 in signing:
            owed += gap
            await tx.execute(update(lease).values(alive_at=self._now(), owed=owed))
        beside = everybody.given + everybody.owed + gap
        each = (await tx.execute(_EACH.where(shards.c.shard.in_(signing)))).all()
        for row in each:
            owed_alone = self._owed_alone(row, beside)
            now = {"alive_at": self._now(), "owed": owed_alone, "beside": beside}
            await tx.execute(update(shards).filter_by(shard=row.shard).values(now))
            owed = owed or owed_alone
        return bool(owed)

    def _owed_alone(self, row: Row[Any], beside: int) -> int:
        """Give what the servers of a shard are owed by now, but for the time for which shard 0 was away as well."""
        alone = self._gap(row.alive_at) - max(0, beside - row.beside)
        owed: int = row.owed + (alone if alone > UNNOTICED else 0)
        return owed
