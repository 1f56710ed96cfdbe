"""What the bot may do in a channel, and what is missing."""

from __future__ import annotations

import discord

from cogs._services import Interaction, viewer

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing_permissions(interaction: Interaction, *, threads: bool = False) -> list[str]:
    """Name, in the viewer's language, the permissions that the bot lacks where something was pressed.

    With `threads` also those that it needs to open a thread and play there.
    """
    needed: tuple[str, ...] = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    if threads:
        needed += NEEDED_FOR_THREADS
    have = interaction.app_permissions
    language = viewer(interaction)
    return [
        language.say(f"permission-{name.replace('_', '-')}")
        for name in dict.fromkeys(needed)
        if not getattr(have, name)
    ]
