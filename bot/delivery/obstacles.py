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
    me = None if client.user is None else guild.get_member(client.user.id)
    if me is None:
        return None
    try:
        # Archived threads are not remembered.
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        have = channel.permissions_for(me)
    except TROUBLE as error:
        case = diagnose(error)
        return case.sentence if case.remedy == "wait-for-help" else None
    except discord.ClientException:  # what cannot be understood tells nothing
        return None
    needed = TO_POST
    if isinstance(channel, discord.Thread):
        if channel.locked:
            return THREAD_LOCKED.sentence
        needed = TO_POST_IN_THREADS
    lacking = [name for name in needed if not getattr(have, name)]
    if not lacking:
        return None
    return (MISSING_ACCESS if "view_channel" in lacking else MISSING_PERMISSION).sentence
