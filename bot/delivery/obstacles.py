"""What keeps the bot from posting in the channel of a match, as far as that is known without posting."""

from __future__ import annotations

from typing import Final

import discord

from bot.delivery.errors import MISSING_ACCESS, MISSING_PERMISSION, NO_CONNECTION, THREAD_LOCKED, TROUBLE, diagnose

TO_POST: Final = ("view_channel", "send_messages", "attach_files")
TO_POST_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


async def find_obstacle(client: discord.Client, guild_id: int, channel_id: int) -> str | None:
    """Find what keeps the bot from posting; None if nothing is known to.

    The answer is the sentence (`delivery.ftl`) that asks for help, or empty where no help is asked for. A channel that
    is gone is no obstacle: whatever is posted there will tell.
    """
    guild = client.get_guild(guild_id)
    if guild is None:
        return MISSING_ACCESS.sentence
    if guild.unavailable:
        return NO_CONNECTION.sentence
    channel = guild.get_channel_or_thread(channel_id)
    try:
        # Archived threads are not remembered.
        channel = channel or await guild.fetch_channel(channel_id)
    except TROUBLE as error:
        case = diagnose(error)
        return case.sentence if case.remedy == "wait-for-help" else None
    thread = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and channel.locked:
        return THREAD_LOCKED.sentence
    try:
        have = channel.permissions_for(guild.me)
    except discord.ClientException:  # a thread without its channel
        return None
    lacking = [name for name in (TO_POST_IN_THREADS if thread else TO_POST) if not getattr(have, name)]
    if not lacking:
        return None
    return (MISSING_ACCESS if "view_channel" in lacking else MISSING_PERMISSION).sentence
