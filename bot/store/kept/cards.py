"""The lists of tables that stand in channels: where, and when each was edited last. One stands in a channel."""

from collections.abc import Collection

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import CardRow
from bot.store.statements import columns, put, read_all, written
from bot.store.tables import cards
from bot.store.transactions import PartOfStore


class Cards(PartOfStore):
    """Lists of tables as delivery sees them. Each method is a transaction of its own."""

    async def of_guilds(self, guild_ids: Collection[int]) -> tuple[CardRow, ...]:
        """Read the lists of some servers."""
        query = select(*columns(CardRow)).where(cards.c.guild_id.in_(list(guild_ids)))
        return await self._store.read(lambda tx: read_all(tx, CardRow, query))

    async def guilds(self) -> frozenset[int]:
        """Tell which servers have lists."""

        async def read(tx: AsyncConnection) -> frozenset[int]:
            return frozenset(await tx.scalars(select(cards.c.guild_id).distinct()))

        return await self._store.read(read)

    async def put(self, card: CardRow) -> None:
        """Note a list, in the place of an earlier one in its channel."""
        await self._store.write(lambda tx: put(tx, cards, written(card)))

    async def claim(self, card: CardRow, now: int) -> bool:
        """Note that a list is edited now; False if it has been edited, or replaced, since it was read."""
        same = {"channel_id": card.channel_id, "message_id": card.message_id, "edited_at": card.edited_at}
        return await self._carry_out(update(cards).filter_by(**same).values(edited_at=now, shown="")) == 1

    async def drop(self, card: CardRow) -> None:
        """Forget a list, unless another message shows it by now."""
        await self._carry_out(delete(cards).filter_by(channel_id=card.channel_id, message_id=card.message_id))
