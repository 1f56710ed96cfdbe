"""Claims: what one of several processes works on, so that no other one does.

A claim has a name, such as a lane of the outbox or `of_match`. It is renewed while its process lives, until it is given
back. One that is not is over after `TERM` seconds, and then anybody may take it: so a claim is confirmed in the
transaction that stands on it. Clocks of machines may differ by some seconds.

A database that one process holds needs no claims, and has none but a `KNOCK`: whoever asks for one gets it, without a
statement.
"""

from collections.abc import Collection, Iterable
from contextlib import suppress

from sqlalchemy import ColumnElement, Text, bindparam, cast, delete, exists, literal, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import LONG
from bot.store.statements import put
from bot.store.tables import claims
from bot.store.transactions import PASSING, Transactions

KNOCK = "knock"
"""What stands among the claims of a database that one process holds, once another one has written beside it."""
TERM = 20
"""Seconds after which a claim is over that was not renewed."""
CERTAIN = TERM / 2
"""Seconds for which a claim is certainly still held, however the clocks of two machines differ."""

# In the order of names, so that two processes that take the same ones do not wait for each other.
_TAKE = text("""
    INSERT INTO claims (name, holder, until)
    SELECT name, CAST(:holder AS text), CAST(:until AS bigint)
    FROM unnest(CAST(:names AS text[])) AS name ORDER BY name
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE claims.until < :now OR claims.holder = excluded.holder
    RETURNING name
""")
_RENEW = text("UPDATE claims SET until = :until WHERE holder = :holder AND name = ANY(:names) RETURNING name")
_GIVE_BACK = text("DELETE FROM claims WHERE holder = :holder AND name = ANY(:names)")
# Not the claims on shards: whoever holds one goes on with it, however long the database was away, unless it was taken.
_FORGET = text("""
    DELETE FROM claims
    WHERE name IN (SELECT name FROM claims WHERE until < :past AND name NOT LIKE 's%' FOR UPDATE SKIP LOCKED)
""")


def of_match(match_id: int) -> str:
    """Name the claim on what the clock does to a match."""
    return f"m{match_id}"


def of_each_match(match_id: ColumnElement[int]) -> ColumnElement[str]:
    """Name the claims as `of_match` does, for a column of numbers."""
    return literal("m") + cast(match_id, Text)


def of_thought(timer_id: int) -> str:
    """Name the claim on what a computer player thinks about until its moment comes."""
    return f"t{timer_id}"


def of_each_thought(timer_id: ColumnElement[int]) -> ColumnElement[str]:
    """Name the claims as `of_thought` does, for a column of numbers."""
    return literal("t") + cast(timer_id, Text)


def of_daily_order(order_id: int) -> str:
    """Name the claim on a sealed order of the day that is opened or posted."""
    return f"d{order_id}"


def claimed_elsewhere(name: ColumnElement[str]) -> ColumnElement[bool]:
    """Tell which names of a column another process holds: not `holder`, and at the time `now`; both are parameters."""
    others = (claims.c.holder != bindparam("holder"), claims.c.until >= bindparam("now", type_=LONG))
    return exists().where(claims.c.name == name, *others)


class Claims:
    """What this process has claimed."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._confirmed: dict[str, int] = {}

    async def take(self, names: Collection[str]) -> frozenset[str]:
        """Claim what no other process holds, and tell what that is."""
        if not self._store.shared or not names:
            return frozenset(names)
        return await self._store.write(lambda tx: self.take_in(tx, names))

    async def take_in(self, tx: AsyncConnection, names: Collection[str]) -> frozenset[str]:
        """Do as `take` does, in a transaction that is open."""
        if not self._store.shared:
            return frozenset(names)
        now = self._store.now()
        values = {"names": list(names), "holder": self._store.holder, "now": now, "until": now + TERM}
        return self._note(await tx.scalars(_TAKE, values), now)

    async def confirm(self, tx: AsyncConnection, name: str) -> bool:
        """Tell whether a claim was held without a break until now, and hold it at least until the transaction ends."""
        return not self._store.shared or name in await self._renew(tx, [name])

    async def still_hold(self, name: str) -> bool:
        """Tell whether a claim is held, without asking the database if that is certain."""
        if not self._store.shared or 0 <= self._store.now() - self._confirmed.get(name, 0) < CERTAIN:
            return True
        return await self._store.write(lambda tx: self.confirm(tx, name))

    async def renew(self) -> frozenset[str]:
        """Renew all that is held, remove what others have left, and tell what is lost; for the heartbeat."""
        async with self._store.writing() as tx:
            names = frozenset(self._confirmed)
            held = await self._renew(tx, names) if names else names
            await tx.execute(_FORGET, {"past": self._store.now() - TERM})
            return names - held

    async def give_back(self, names: Collection[str] | None = None) -> None:
        """Let others take what this process held (None: all of it); what cannot be stored now is over soon."""
        given = list(self._confirmed) if names is None else names
        held = [name for name in given if self._confirmed.pop(name, None) is not None]
        if held:
            with suppress(*PASSING):
                mine = {"names": held, "holder": self._store.holder}
                await self._store.write(lambda tx: tx.execute(_GIVE_BACK, mine))

    async def knock(self) -> None:
        """Let the one process that holds the database look for what was stored beside it, at its next heartbeat."""
        row = {"name": KNOCK, "holder": self._store.holder, "until": self._store.now()}
        await self._store.write(lambda tx: put(tx, claims, row))

    async def was_knocked(self) -> bool:
        """Tell whether another process has knocked since this was asked last."""
        knocked = claims.c.name == KNOCK
        found = await self._store.read(lambda tx: tx.scalar(select(claims.c.name).where(knocked)))
        if found is not None:
            await self._store.write(lambda tx: tx.execute(delete(claims).where(knocked)))
        return found is not None

    async def _renew(self, tx: AsyncConnection, names: Collection[str]) -> frozenset[str]:
        now = self._store.now()
        values = {"names": list(names), "holder": self._store.holder, "until": now + TERM}
        held = self._note(await tx.scalars(_RENEW, values), now)
        for name in {*names} - held:
            self._confirmed.pop(name, None)
        return held

    def _note(self, names: Iterable[str], now: int) -> frozenset[str]:
        held = frozenset(names)
        self._confirmed |= dict.fromkeys(held, now)
        return held
