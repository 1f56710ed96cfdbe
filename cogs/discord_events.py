"""What happens around the matches: channels and threads that go, forms that come back, commands in every language."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs import _presses
from cogs._answers import explain
from cogs._services import Interaction
from cogs._words import CommandTranslator


class DiscordEvents(_presses.Cog):
    """Sets up buttons, menus, translated commands and their errors, and follows channels and threads that change."""

    async def cog_load(self) -> None:
        """Lead presses, commands in every language and their errors to where they are answered."""
        await super().cog_load()
        self.bot.add_dynamic_items(*_presses.DYNAMIC_ITEMS)
        await self.bot.tree.set_translator(CommandTranslator())
        self.bot.tree.error(explain)

    async def cog_unload(self) -> None:
        """Take buttons and menus back."""
        await super().cog_unload()
        self.bot.remove_dynamic_items(*_presses.DYNAMIC_ITEMS)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what the library alone would leave unanswered."""
        await _presses.routed(interaction)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the match of a channel that is gone."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Stop the match of a thread that is gone."""
        await self._gone(event.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """Pause the match of a locked thread; open an archived one again while its match runs."""
        table = await self.services.matches.table_in(event.thread_id)
        if table is None or table.status != "running":
            return
        metadata = event.data["thread_metadata"]
        await self.services.matches.pause(table.id, paused=bool(metadata.get("locked")))
        if metadata["archived"] and not metadata.get("locked"):
            await self.services.courier.unarchive(event.thread_id)

    async def _gone(self, channel_id: int) -> None:
        table = await self.services.matches.table_in(channel_id)
        if table is not None:
            await self.services.matches.place_gone(table.id)


async def setup(bot: commands.Bot) -> None:
    """Load the listeners."""
    await bot.add_cog(DiscordEvents(bot))
