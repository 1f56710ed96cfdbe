"""With what rights the bot is invited to a server."""

from typing import Final

import discord

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    manage_threads=True,
    connect=True,
)
"""All that it ever needs; README says what for."""
SCOPES: Final = ("bot", "applications.commands")


def address(application_id: int) -> str:
    """Give the address at which whoever manages a server invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)
