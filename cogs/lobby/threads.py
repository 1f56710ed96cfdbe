"""Threads of their own for tables, beside the channel in which somebody asks for one; in a forum they are posts."""

from collections.abc import Collection
from typing import TypeAlias, TypeGuard

import discord
import msgspec

from bot.delivery.letters import Letter, Text
from bot.delivery.obstacles import needed_in
from bot.language import Language, languages
from bot.matches.types import Place, Refused
from bot.text import folded, one_line
from cogs.kit.permissions import check_permissions, check_permissions_in
from cogs.kit.services import Interaction, check_member
from render.presenter import Presenter

Beside: TypeAlias = discord.TextChannel | discord.ForumChannel
"""A channel that has threads."""


def is_forum(channel: object) -> TypeGuard[discord.ForumChannel]:
    """Tell whether a table can be a post of a channel; where media are shown, each post has to begin with one."""
    return isinstance(channel, discord.ForumChannel) and not channel.is_media()


def forums_instead(interaction: Interaction, where: Place, allowed: Collection[int]) -> list[discord.ForumChannel]:
    """List the forums among the `allowed` channels of a server, where it allows no tables: no command is typed in one.

    Who may not see a forum must not read its name.
    """
    guild, asker = interaction.guild, interaction.user
    if guild is None or not isinstance(asker, discord.Member) or {where.channel_id, where.parent_id} & {*allowed}:
        return []
    forums = (one for one in map(guild.get_channel, allowed) if is_forum(one))
    return [one for one in forums if one.permissions_for(asker).view_channel]


def channel_for_thread(interaction: Interaction, *, otherwise: str = "refused-no-thread-here") -> tuple[Beside, Place]:
    """Give the channel beside which a thread can be opened, as the place of a table there.

    Raises Refused where there is none (with the sentence `otherwise`), or where the bot or whoever asks may not open
    one.
    """
    check_member(interaction)
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not (isinstance(channel, discord.TextChannel) or is_forum(channel)):
        raise Refused(otherwise)
    check_permissions(interaction, beside=channel)
    return channel, _place(interaction, channel)


async def forum_for_post(interaction: Interaction, forum_id: int) -> tuple[Beside, Place]:
    """Give a forum of the server as `channel_for_thread` does, wherever somebody asks for it."""
    check_member(interaction)
    forum = interaction.guild.get_channel(forum_id) if interaction.guild is not None else None
    if not is_forum(forum) or not isinstance(interaction.user, discord.Member):
        raise Refused("refused-no-thread-here")
    await check_permissions_in(interaction, forum, forum.permissions_for(interaction.user), needed_in(forum))
    return forum, _place(interaction, forum)


def _place(interaction: Interaction, channel: Beside) -> Place:
    return Place(
        guild_id=channel.guild.id,
        channel_id=channel.id,
        guild_name=one_line(channel.guild.name),
        parent_id=channel.id,
        guild_locale=str(interaction.guild_locale or ""),
    )


async def open_thread(
    channel: Beside, where: Place, name: str, presenter: Presenter, language: Language
) -> tuple[discord.Thread, Place]:
    """Open a thread for a table, and give it with its place; `where` is the place of the channel.

    A post of a forum begins with a message of which the number is its own. Raises Refused as `tag_for` does.
    """
    if isinstance(channel, discord.ForumChannel):
        tags = tag_for(channel, presenter)
        view, _ = Letter((Text(language.say("post-begins", game=presenter.title(language))),)).build()
        post = await channel.create_thread(name=name[:100], auto_archive_duration=10080, applied_tags=tags, view=view)
        thread = post.thread
    else:
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=10080)
    return thread, msgspec.structs.replace(where, channel_id=thread.id, channel_name=one_line(thread.name))


def tag_for(forum: discord.ForumChannel, presenter: Presenter) -> list[discord.ForumTag]:
    """Give the tag of a forum that has the name of a game, in any language; none if there is none.

    Raises Refused if each post of the forum has to have a tag.
    """
    titles = {folded(presenter.title(language)) for language in languages().values()}
    tags = [one for one in forum.available_tags if folded(one.name) in titles and not one.moderated]
    if not tags and forum.flags.require_tag:
        raise Refused("refused-no-tag", channels=f"<#{forum.id}>", game=presenter.key)
    return tags[:1]
