"""The lists of tables that stand in channels: where, and when each was edited last. One stands in a channel."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import columns, read_all, written
from bot.store.tables import cards
from bot.store.transactions import Transactions
from bot.store.upsert import put


class CardRow(msgspec.Struct, frozen=True):
    """A list of tables, the message that shows it, and a digest of what that shows (empty: nobody knows)."""

    channel_id: int
    guild_id: int
    message_id: int
    edited_at: int
    shown: str = ""


class Cards:
    """Lists of tables as delivery sees them. Each method is a transaction of its own."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def of_guilds(self, guild_ids: Collection[int]) -> tuple[CardRow, ...]:
        """Read the lists of some servers."""
        query = select(*columns(CardRow, cards)).where(cards.c.guild_id.in_(list(guild_ids)))
        return await self._store.read(lambda tx: read_all(tx, CardRow, query))

    async def guilds(self) -> frozenset[int]:
        """Tell which servers have lists."""

        async def read(tx: AsyncConnection) -> frozenset[int]:
            return frozenset(await tx.scalars(select(cards.c.guild_id).distinct()))

        return await self._store.read(read)

    async def put(self, card: CardRow) -> None:
        """Note a list, in the place of an earlier one in its channel."""
        async with self._store.writing() as tx:
            await put(tx, cards, written(card))

    async def claim(self, card: CardRow, now: int) -> bool:
        """Note that a list is edited now; False if it has been edited, or replaced, since it was read."""
        async with self._store.writing() as tx:
            as_read = update(cards).filter_by(
                channel_id=card.channel_id, message_id=card.message_id, edited_at=card.edited_at
            )
            return (await tx.execute(as_read.values(edited_at=now, shown=""))).rowcount == 1

    async def drop(self, card: CardRow) -> None:
        """Forget a list, unless another message shows it by now."""
        async with self._store.writing() as tx:
            await tx.execute(delete(cards).filter_by(channel_id=card.channel_id, message_id=card.message_id))
