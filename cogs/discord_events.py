"""What happens around the matches: channels and threads that go, forms that come back, commands in every language."""

import discord
from discord.ext import commands

from bot.delivery.errors import THREAD_LOCKED
from cogs.kit import presses
from cogs.kit.answers import explain
from cogs.kit.services import Interaction
from cogs.kit.words import CommandTranslator


class DiscordEvents(presses.Cog):
    """Sets up buttons, menus, translated commands and their errors, and follows channels and threads that change."""

    async def cog_load(self) -> None:
        """Lead presses, commands in every language and their errors to where they are answered."""
        await super().cog_load()
        self.bot.add_dynamic_items(*presses.DYNAMIC_ITEMS)
        await self.bot.tree.set_translator(CommandTranslator())
        self.bot.tree.error(explain)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what the library alone would leave unanswered; who writes in direct messages has them open again."""
        await presses.routed(interaction)
        typing = interaction.type is discord.InteractionType.autocomplete
        if interaction.guild_id is None and interaction.channel_id is not None and not typing:
            await self.services.matches.waiting.look_again_in(interaction.channel_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the match of a channel wait that is gone."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Let the match of a thread wait that is gone."""
        await self._gone(event.thread_id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """Let the match of a locked thread wait; open an archived one again while its match runs."""
        table = await self.services.matches.tables.in_channel(event.thread_id)
        if table is None or table.status != "running":
            return
        metadata = event.data["thread_metadata"]
        if metadata.get("locked"):
            await self.services.matches.waiting.pause(table.id, THREAD_LOCKED.sentence)
            return
        if metadata["archived"]:
            await self.services.courier.unarchive(event.thread_id)
        await self.services.matches.waiting.look_again(event.guild_id)

    # Wherever our rights may have changed, matches begin to wait, or go on.

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Look again at the matches of a server when somebody has changed who may do or see what in a channel."""
        self.services.table_lists.changed(after.guild.id)
        await self.services.matches.waiting.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Look again when somebody has changed what a role may do or see."""
        self.services.table_lists.changed(after.guild.id)
        await self.services.matches.waiting.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Look again when a role is gone, and what the bot had by it."""
        await self.services.matches.waiting.look_again(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Look again when the bot, the only member that it hears of, gets or loses a role or is silenced."""
        await self.services.matches.waiting.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look again when the bot was invited again."""
        await self.services.matches.waiting.look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Look again when the bot was removed from a server."""
        await self.services.matches.waiting.look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look again when a server is there after a fault; at the start nobody waits for a look at all matches."""
        if self.bot.is_ready():
            await self.services.matches.waiting.look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Look again when a fault of the platform hides a server."""
        await self.services.matches.waiting.look_again(guild.id)

    async def _gone(self, channel_id: int) -> None:
        table = await self.services.matches.tables.in_channel(channel_id)
        if table is not None:
            await self.services.matches.ending.place_gone(table.id)
