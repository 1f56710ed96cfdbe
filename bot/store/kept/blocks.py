"""With whom people do not want to be seated; nobody but themselves ever learns it."""

from collections.abc import Collection

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import BlockRow
from bot.store.statements import columns, read_all, written
from bot.store.statements import put as put_row
from bot.store.tables import blocks


async def put(tx: AsyncConnection, row: BlockRow) -> None:
    """Store a block."""
    await put_row(tx, blocks, written(row))


async def remove(tx: AsyncConnection, user_id: int, other_id: int) -> None:
    """Take a block back."""
    await tx.execute(delete(blocks).filter_by(user_id=user_id, other_id=other_id))


async def latest_of(tx: AsyncConnection, user_id: int, most: int) -> tuple[BlockRow, ...]:
    """Read so many blocks of somebody, the latest first."""
    query = select(*columns(BlockRow)).filter_by(user_id=user_id).order_by(blocks.c.at.desc())
    return await read_all(tx, BlockRow, query.limit(most))


async def count(tx: AsyncConnection, user_id: int) -> int:
    """Count the blocks of somebody."""
    return int((await tx.execute(select(func.count()).select_from(blocks).filter_by(user_id=user_id))).scalar_one())


async def among(tx: AsyncConnection, user_ids: Collection[int]) -> frozenset[frozenset[int]]:
    """List the pairs of some people of whom either does not want to be seated with the other."""
    among = list(user_ids)
    query = select(blocks.c.user_id, blocks.c.other_id).where(blocks.c.user_id.in_(among), blocks.c.other_id.in_(among))
    return frozenset(frozenset(pair) for pair in await tx.execute(query))


async def forget(tx: AsyncConnection, user_id: int, name: str) -> None:
    """Remove the blocks of somebody, and his name from those of others, which are theirs: he stays away from them."""
    await tx.execute(delete(blocks).filter_by(user_id=user_id))
    await tx.execute(update(blocks).filter_by(other_id=user_id).values(name=name))
