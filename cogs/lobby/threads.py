"""Threads of their own for tables, beside the channel in which somebody asks for one."""

from __future__ import annotations

import discord
import msgspec

from bot.matches.types import Place, Refused
from bot.text import one_line
from cogs.kit.permissions import check_permissions
from cogs.kit.services import Interaction, check_member


def channel_for_thread(
    interaction: Interaction, *, otherwise: str = "refused-no-thread-here"
) -> tuple[discord.TextChannel, Place]:
    """Give the channel beside which a thread can be opened, as the place of a table there.

    Raises Refused where there is none (with the sentence `otherwise`), or where the bot or whoever asks may not open
    one.
    """
    check_member(interaction)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refused(otherwise)
    check_permissions(interaction, thread=True)
    return channel, Place(
        guild_id=channel.guild.id,
        channel_id=channel.id,
        guild_name=one_line(channel.guild.name),
        parent_id=channel.id,
        guild_locale=str(interaction.guild_locale or ""),
    )


async def open_thread(channel: discord.TextChannel, where: Place, name: str) -> tuple[discord.Thread, Place]:
    """Open a thread for a table, and give it with its place; `where` is the place of the channel."""
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    thread = await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=10080)
    return thread, msgspec.structs.replace(where, channel_id=thread.id, channel_name=one_line(thread.name))
