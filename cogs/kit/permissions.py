"""What the bot, and whoever presses, may do in a channel where a table is to be opened."""

from __future__ import annotations

import discord

from bot.delivery.obstacles import needed_in
from bot.matches.types import Refused, Table
from cogs.kit.services import Interaction, viewer

_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")


def check_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Raise Refused unless a table may be opened where something was pressed, or (`thread`) in a new thread beside it.

    Nobody gets done by the bot what he may not do himself: his own permissions count as well as the bot's.
    """
    here = needed_in(interaction.channel)
    beside = _OPEN_THREADS if thread else ()
    write = [name for name in here if name.startswith("send_messages")]
    if lacking := _lacking(interaction, interaction.permissions, (*write, *beside)):
        raise Refused("refused-own-permissions", missing=lacking)
    if lacking := _lacking(interaction, interaction.app_permissions, (*here, "read_message_history", *beside)):
        raise Refused("refused-permissions", missing=lacking)


def may_show(table: Table, interaction: Interaction) -> bool:
    """Tell whether somebody may show others of a table what he sees: they are there, and he may write."""
    if table.place.by_dm or table.place.channel_id != interaction.channel_id:
        return False
    try:
        check_permissions(interaction)
    except Refused:
        return False
    return True


def _lacking(interaction: Interaction, have: discord.Permissions, needed: tuple[str, ...]) -> str:
    """Name, in the viewer's language, the permissions that are lacking; empty if none is."""
    language = viewer(interaction)
    missing = [name for name in dict.fromkeys(needed) if not getattr(have, name)]
    return language.list([language.say(f"permission-{name.replace('_', '-')}") for name in missing]) if missing else ""
