"""Finding tables, in whatever state they are, and showing them without their secrets."""

from bot.matches.keeper import ServicePart
from bot.matches.types import Table
from bot.store.kept import matches, places


class Tables(ServicePart):
    """The tables of people, channels and servers."""

    async def get(self, match_id: int) -> Table:
        """Show a match. Raises Refused if there is none."""
        return await self._keeper.table(match_id)

    async def in_channel(self, channel_id: int, *, ended: bool = False) -> Table | None:
        """Find the lobby or running match of a channel; with `ended`, if there is none, the latest that has ended."""
        async with self._keeper.store.reading() as tx:
            row = await matches.in_channel(tx, channel_id, ended=False)
            if row is None and ended:
                row = await matches.in_channel(tx, channel_id, ended=True)
            return None if row is None else await self._keeper.table_of(tx, row)

    async def over_in_channel(self, channel_id: int) -> Table | None:
        """Find the latest match of a channel that is over, whatever goes on there since."""
        async with self._keeper.store.reading() as tx:
            row = await matches.over_in_channel(tx, channel_id)
            return None if row is None else await self._keeper.table_of(tx, row)

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """List the lobbies and running matches in which somebody sits, the oldest first."""
        async with self._keeper.store.reading() as tx:
            return tuple([await self._keeper.table_of(tx, row) for row in await matches.of_user(tx, user_id)])

    async def in_server(self, guild_id: int) -> tuple[Table, ...]:
        """List the lobbies and running matches of a server, the oldest first."""
        async with self._keeper.store.reading() as tx:
            return tuple([await self._keeper.table_of(tx, row) for row in await matches.open_in(tx, guild_id)])

    async def channels_in_use(self, guild_id: int, most: int) -> tuple[int, ...]:
        """List channels of a server with open tables, a list of tables or the sealed order of the day."""
        async with self._keeper.store.reading() as tx:
            return tuple(channel for _, channel in await places.in_use(tx, guild_id, most))
