"""The sealed order of the day: which servers are asked when, what was asked, and what each has answered.

An answer is its owner's secret until the order is opened: what concerns all answers is read by the opening alone.
"""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import AnswerRow, OrderRow, ServerRow, SignerRow
from bot.store.statements import change, columns, find, put, read_all, written
from bot.store.tables import daily_answers, daily_orders, daily_servers, daily_signers
from bot.store.transactions import PartOfStore

AT_ONCE = 20
"""So many servers, openings or posts are looked at in one go."""
A_YEAR = 366
"""As many orders are looked back on: a server is asked none of them again."""


_SIGNER = columns(SignerRow)

# Servers


async def server(tx: AsyncConnection, guild_id: int) -> ServerRow | None:
    """Read where and when a server is asked; None if it never was."""
    return await find(tx, ServerRow, guild_id=guild_id)


async def put_server(tx: AsyncConnection, row: ServerRow) -> None:
    """Note where and when a server is asked."""
    await put(tx, daily_servers, written(row))


async def drop_server(tx: AsyncConnection, guild_id: int) -> None:
    """Ask a server nothing more."""
    await tx.execute(delete(daily_servers).filter_by(guild_id=guild_id))


async def stop(tx: AsyncConnection, guild_id: int, channel_id: int, why: str) -> None:
    """Ask a server nothing more in a channel until a manager looks after it; `why` is a sentence."""
    there = update(daily_servers).filter_by(guild_id=guild_id, channel_id=channel_id)
    await tx.execute(there.values(next_at=None, stopped=why))


async def to_ask(tx: AsyncConnection, now: int) -> tuple[ServerRow, ...]:
    """List servers that are to be asked by now."""
    query = select(*columns(ServerRow)).where(daily_servers.c.next_at <= now).order_by(daily_servers.c.next_at)
    return await read_all(tx, ServerRow, query.limit(AT_ONCE))


async def move_on(tx: AsyncConnection, row: ServerRow, next_at: int) -> bool:
    """Note when a server is asked next; False if that has changed since it was read."""
    same = update(daily_servers).filter_by(guild_id=row.guild_id, next_at=row.next_at)
    return (await tx.execute(same.values(next_at=next_at))).rowcount == 1


# Orders


async def add(tx: AsyncConnection, row: OrderRow) -> None:
    """Ask a server something new, and forget what it was asked more than a year ago."""
    values = {name: value for name, value in written(row).items() if name != "id"}
    await tx.execute(insert(daily_orders).values(values))
    kept = select(daily_orders.c.id).filter_by(guild_id=row.guild_id)
    oldest = (await tx.execute(kept.order_by(daily_orders.c.id.desc()).offset(A_YEAR).limit(1))).scalar_one_or_none()
    if oldest is not None:
        past = (daily_orders.c.guild_id == row.guild_id, daily_orders.c.id <= oldest)
        await tx.execute(delete(daily_orders).where(*past))


async def order(tx: AsyncConnection, order_id: int) -> OrderRow | None:
    """Read what was asked under a number."""
    return await find(tx, OrderRow, id=order_id)


async def latest(tx: AsyncConnection, guild_id: int, most: int = 1) -> tuple[OrderRow, ...]:
    """Read what a server was asked last, the latest first."""
    query = select(*columns(OrderRow)).filter_by(guild_id=guild_id).order_by(daily_orders.c.id.desc()).limit(most)
    return await read_all(tx, OrderRow, query)


async def numbers(tx: AsyncConnection, guild_id: int) -> tuple[tuple[int, int], ...]:
    """List the numbers of what a server was asked within a year, and when each opens, the latest first."""
    query = select(daily_orders.c.id, daily_orders.c.opens_at).filter_by(guild_id=guild_id)
    rows = await tx.execute(query.order_by(daily_orders.c.id.desc()).limit(A_YEAR))
    return tuple((row.id, row.opens_at) for row in rows)


async def asked(tx: AsyncConnection, guild_id: int) -> tuple[str, ...]:
    """List the keys of the positions that a server was asked within a year."""
    query = select(daily_orders.c.position).filter_by(guild_id=guild_id)
    return tuple(await tx.scalars(query.order_by(daily_orders.c.id.desc()).limit(A_YEAR)))


async def to_open(tx: AsyncConnection, now: int) -> tuple[OrderRow, ...]:
    """List orders that are to be opened by now."""
    query = select(*columns(OrderRow)).where(daily_orders.c.opened_at.is_(None), daily_orders.c.opens_at <= now)
    return await read_all(tx, OrderRow, query.order_by(daily_orders.c.opens_at).limit(AT_ONCE))


async def next_moment(tx: AsyncConnection) -> int | None:
    """Tell when the next server is to be asked, or the next order to be opened."""
    ask = (await tx.execute(select(func.min(daily_servers.c.next_at)))).scalar_one()
    closed = daily_orders.c.opened_at.is_(None)
    opens = (await tx.execute(select(func.min(daily_orders.c.opens_at)).where(closed))).scalar_one()
    return min((moment for moment in (ask, opens) if moment is not None), default=None)


async def open_order(tx: AsyncConnection, row: OrderRow, now: int, result: bytes | None, *, said: bool) -> bool:
    """Note what came out, which is then to be said or not; False if it has been opened already."""
    closed = (daily_orders.c.id == row.id, daily_orders.c.opened_at.is_(None))
    values = {"opened_at": now, "result": result, "due": now if said else None, "tried_at": None, "attempts": 0}
    return (await tx.execute(update(daily_orders).where(*closed).values(values))).rowcount == 1


# Answers


async def answer(tx: AsyncConnection, order_id: int, user_id: int) -> AnswerRow:
    """Read what somebody has answered."""
    return await find(tx, AnswerRow, order_id=order_id, user_id=user_id) or AnswerRow(order_id, user_id)


async def put_answer(tx: AsyncConnection, row: AnswerRow) -> bool:
    """Keep what somebody has answered or half made; False, and nothing is kept, once the order is opened."""
    # The row of the order is held until the transaction ends, so that no opening overlooks an answer.
    closed = (daily_orders.c.id == row.order_id, daily_orders.c.opened_at.is_(None))
    if (await tx.execute(update(daily_orders).where(*closed).values(opened_at=None))).rowcount != 1:
        return False
    await put(tx, daily_answers, written(row), ("draft", "revision", "action"))
    return True


async def answers(tx: AsyncConnection, order_id: int) -> tuple[AnswerRow, ...]:
    """Read all that is in, for the opening."""
    query = select(*columns(AnswerRow)).where(daily_answers.c.order_id == order_id, daily_answers.c.action.is_not(None))
    return await read_all(tx, AnswerRow, query.order_by(daily_answers.c.user_id))


async def value(tx: AsyncConnection, order_id: int, judged: Mapping[int, tuple[int, bool]]) -> None:
    """Note what the answers of people were worth and whether they were alone with them; drafts are not kept longer."""
    drafts = (daily_answers.c.order_id == order_id, daily_answers.c.action.is_(None))
    await tx.execute(delete(daily_answers).where(*drafts))
    worth = [
        {"order_id": order_id, "user_id": user, "points": points, "alone": alone}
        for user, (points, alone) in judged.items()
    ]
    await change(tx, daily_answers, ["order_id", "user_id"], worth)


async def answered(tx: AsyncConnection, user_id: int, order_ids: Sequence[int]) -> frozenset[int]:
    """Tell which of some orders somebody has answered."""
    his = select(daily_answers.c.order_id).filter_by(user_id=user_id).where(daily_answers.c.action.is_not(None))
    return frozenset(await tx.scalars(his.where(daily_answers.c.order_id.in_(list(order_ids)))))


# Who signs


async def signer(tx: AsyncConnection, guild_id: int, user_id: int) -> SignerRow | None:
    """Tell how somebody signs in a server; None if he does not."""
    return await find(tx, SignerRow, guild_id=guild_id, user_id=user_id)


async def put_signer(tx: AsyncConnection, row: SignerRow) -> None:
    """Let somebody sign what he answers in a server."""
    await put(tx, daily_signers, written(row))


async def drop_signer(tx: AsyncConnection, guild_id: int, user_id: int) -> None:
    """Let somebody sign nothing any more in a server."""
    await tx.execute(delete(daily_signers).filter_by(guild_id=guild_id, user_id=user_id))


async def signed(
    tx: AsyncConnection, order: OrderRow, most: int, *, actions: Sequence[bytes] | None = None
) -> tuple[SignerRow, ...]:
    """List those who sign and have given one of some answers to an order, or (None) one that nobody else has given."""
    which = daily_answers.c.alone if actions is None else daily_answers.c.action.in_(actions)
    query = (
        select(*_SIGNER)
        .join(daily_answers, daily_answers.c.user_id == daily_signers.c.user_id)
        .where(daily_signers.c.guild_id == order.guild_id, daily_answers.c.order_id == order.id, which)
        .order_by(daily_signers.c.user_id)
        .limit(most)
    )
    return await read_all(tx, SignerRow, query)


async def table_since(
    tx: AsyncConnection, guild_id: int, since: int, most: int
) -> tuple[tuple[SignerRow, int, int], ...]:
    """Give who has how many points in a server by how many answers since a moment, the most first; signers alone."""
    # By numbers: joined with the orders, the answers of everybody who signs would be read for a year.
    of_server = (daily_orders.c.guild_id == guild_id, daily_orders.c.opened_at >= since)
    latest = select(daily_orders.c.id).where(*of_server).order_by(daily_orders.c.id.desc()).limit(A_YEAR)
    numbers = [*await tx.scalars(latest)]
    points = func.sum(daily_answers.c.points)
    query = (
        select(*_SIGNER, points, func.count())
        .join(daily_answers, daily_answers.c.user_id == daily_signers.c.user_id)
        .where(daily_signers.c.guild_id == guild_id)
        .where(daily_answers.c.order_id.in_(numbers), daily_answers.c.points.is_not(None))
        .group_by(*_SIGNER)
        .order_by(points.desc(), daily_signers.c.user_id)
        .limit(most)
    )
    return tuple((SignerRow(*row[:4]), int(row[4]), int(row[5])) for row in await tx.execute(query))


async def count(tx: AsyncConnection, user_id: int) -> int:
    """Count the orders to which somebody has given an answer, or begun one."""
    return (await tx.execute(select(func.count()).select_from(daily_answers).filter_by(user_id=user_id))).scalar_one()


async def forget(tx: AsyncConnection, user_id: int) -> None:
    """Remove all that somebody has answered."""
    await tx.execute(delete(daily_answers).filter_by(user_id=user_id))
    await tx.execute(delete(daily_signers).filter_by(user_id=user_id))


class DailyPosts(PartOfStore):
    """What is to be posted, as delivery sees it. Each method is a transaction of its own."""

    async def due(self, now: int) -> tuple[OrderRow, ...]:
        """Read what is to be posted by now, the oldest first."""
        query = select(*columns(OrderRow)).where(daily_orders.c.due <= now).order_by(daily_orders.c.id).limit(AT_ONCE)
        return await self._store.read(lambda tx: read_all(tx, OrderRow, query))

    async def next_due(self) -> int | None:
        """Tell when something is to be posted next."""
        moment: int | None = await self._store.read(lambda tx: tx.scalar(select(func.min(daily_orders.c.due))))
        return moment

    async def still_due(self, row: OrderRow) -> OrderRow | None:
        """Read an order again once it is claimed; None if it has been posted meanwhile."""
        found = await self._store.read(lambda tx: order(tx, row.id))
        return found if found is not None and found.due is not None and found.due <= self._store.now() else None

    async def begin(self, row: OrderRow, now: int) -> OrderRow:
        """Note that a post is tried from now on."""
        if row.tried_at is not None:
            return row
        await self._change(row.id, tried_at=now)
        return msgspec.structs.replace(row, tried_at=now)

    async def posted(self, row: OrderRow, message_id: int) -> None:
        """Note the message that asks, or the one that tells what came out: the one that asked closes next."""
        asks = row.opened_at is None
        values = {"message_id": message_id} if asks else {"opening_id": message_id}
        await self._change(row.id, **values, due=None if asks else self._store.now(), tried_at=None, attempts=0)

    async def put_off(self, row: OrderRow, until: int | None) -> None:
        """Try a post again later, or (None) not at all."""
        await self._change(row.id, due=until, attempts=row.attempts + 1)

    async def stop(self, guild_id: int, channel_id: int, why: str) -> None:
        """Do as `stop` does."""
        await self._store.write(lambda tx: stop(tx, guild_id, channel_id, why))

    async def _change(self, order_id: int, **values: int | None) -> None:
        await self._carry_out(update(daily_orders).filter_by(id=order_id).values(values))
