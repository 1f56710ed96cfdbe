"""What the bot, and whoever presses, may do in a channel where a table is to be opened."""

from collections.abc import Collection

import discord

from bot.delivery.compose import permissions_named
from bot.delivery.obstacles import lacking_in, needed_in
from bot.matches.types import Refused, Table
from cogs.kit.services import Interaction, check_member, viewer

_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
_OPEN_POSTS = ("send_messages", "send_messages_in_threads")


def check_permissions(interaction: Interaction, *, beside: object = None) -> None:
    """Raise Refused unless a table may be opened where something was pressed, or in a new thread of that channel.

    Nobody gets done by the bot what he may not do himself: his own permissions count as well as the bot's.
    """
    check_member(interaction)
    here = needed_in(interaction.channel)
    opens = () if beside is None else _OPEN_POSTS if isinstance(beside, discord.ForumChannel) else _OPEN_THREADS
    write = [name for name in here if name.startswith("send_messages")]
    if lacking := _lacking(interaction, interaction.permissions, (*write, *opens)):
        raise Refused("refused-own-permissions", missing=lacking)
    if lacking := _lacking(interaction, interaction.app_permissions, (*here, "read_message_history", *opens)):
        raise Refused("refused-permissions", missing=lacking)


def managed(interaction: Interaction) -> int:
    """Give the server in which somebody presses who may manage it. Raises Refused for others."""
    if interaction.guild_id is None:
        raise Refused("refused-not-in-a-server")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-not-a-manager")
    return interaction.guild_id


async def check_permissions_in(
    interaction: Interaction,
    channel: discord.abc.GuildChannel | discord.Thread,
    own: discord.Permissions,
    needed: tuple[str, ...],
) -> None:
    """Raise Refused unless a table may stand in another channel of the server, or in a post of that forum.

    The bot has to be able to post there, and whoever asks to do what is `needed`, of which he himself may do `own`.
    """
    where = f"<#{channel.id}>"
    if lacking := _lacking(interaction, own, tuple(name for name in needed if name != "attach_files")):
        raise Refused("refused-own-permissions-there", channels=where, missing=lacking)
    assert interaction.guild is not None
    if missing := await lacking_in(interaction.client, interaction.guild, channel):
        raise Refused(
            "refused-permissions-there", channels=where, missing=permissions_named(missing, viewer(interaction))
        )


def may_show(table: Table, interaction: Interaction) -> bool:
    """Tell whether somebody may show others of a table what he sees: they are there, and he may write."""
    if table.place.by_dm or table.place.channel_id != interaction.channel_id:
        return False
    try:
        check_permissions(interaction)
    except Refused:
        return False
    return True


async def channels_shown(
    client: discord.Client, guild_id: int, own: int, channel_ids: Collection[int]
) -> frozenset[int]:
    """Choose the channels of which the readers of one may hear: that one, its public threads, and open ones.

    Open is what @everyone may see, with its public threads.
    """
    guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
    return frozenset([one for one in channel_ids if one == own or await _is_shown(guild, own, one)])


async def _is_shown(guild: discord.Guild, own: int, channel_id: int) -> bool:
    try:
        channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            if channel.type is discord.ChannelType.private_thread:
                return False
            if channel.parent_id == own:
                return True
            channel = channel.parent or await guild.fetch_channel(channel.parent_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return False
    return not isinstance(channel, discord.Thread) and channel.permissions_for(guild.default_role).view_channel


def _lacking(interaction: Interaction, have: discord.Permissions, needed: tuple[str, ...]) -> str:
    """Name, in the viewer's language, the permissions that are lacking; empty if none is."""
    missing = [name for name in dict.fromkeys(needed) if not getattr(have, name)]
    return permissions_named(missing, viewer(interaction))
