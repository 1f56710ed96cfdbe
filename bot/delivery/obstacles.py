"""What keeps the bot from posting in the channel of a match, as far as that is known without posting."""

from typing import Final, NamedTuple

import discord

from bot.delivery.compose import permissions_named
from bot.delivery.errors import MISSING_ACCESS, MISSING_PERMISSION, NO_CONNECTION, THREAD_LOCKED, TROUBLE, diagnose
from bot.language import Language

_TO_POST: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")
_IN_POSTS: Final = (*_TO_POST, "send_messages_in_threads")
_BESIDE_VOICES: Final = (*_TO_POST, "connect")
HISTORY: Final = "read_message_history"
"""What the bot needs to find what it has posted; a match goes on without."""
LOCKED: Final = "locked"


def needed_in(channel: object) -> tuple[str, ...]:
    """Name the permissions that the bot needs to post in a channel, or to open posts of a forum and write there."""
    if isinstance(channel, discord.Thread):
        return _IN_THREADS
    if isinstance(channel, discord.ForumChannel):
        return _IN_POSTS
    return _BESIDE_VOICES if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else _TO_POST


async def find_obstacle(client: discord.Client, guild_id: int, channel_id: int, *, told: bool) -> str | None:
    """Find what keeps the bot from posting; None if nothing is known to.

    `told` says whether the gateway tells this process of the server; of others the platform is asked. The answer is the
    sentence (`delivery.ftl`) that asks for help, or empty where no help is asked for. A channel that is gone is no
    obstacle: whatever is posted there will tell.
    """
    guild = client.get_guild(guild_id)
    if guild is None and told:
        return MISSING_ACCESS.sentence
    if guild is not None and guild.unavailable:
        return NO_CONNECTION.sentence
    try:
        lacking = await _lacking(client, guild_id, channel_id)
    except TROUBLE as error:
        case = diagnose(error)
        return case.sentence if case.remedy == "wait-for-help" else None
    except discord.ClientException:  # what cannot be understood tells nothing
        return None
    if LOCKED in lacking:
        return THREAD_LOCKED.sentence
    if not (lacking := tuple(one for one in lacking if one != HISTORY)):
        return None
    if lacking == ("connect",):
        return "permission-missing-connect"
    return (MISSING_ACCESS if "view_channel" in lacking else MISSING_PERMISSION).sentence


class Complaint(NamedTuple):
    """What is wrong with a channel: a sentence (`server.ftl`), and the permissions that the bot lacks there."""

    key: str
    lacking: tuple[str, ...] = ()

    def said(self, channel: str, language: Language) -> str:
        """Say it of a channel, with what to press."""
        return language.say(self.key, channel=channel, missing=permissions_named(self.lacking, language))


async def complaint_about(client: discord.Client, guild_id: int, channel_id: int) -> Complaint | None:
    """Find what the bot may not do in a channel in which tables, lists or the sealed order of the day stand.

    None if nothing is wrong, or the platform does not tell.
    """
    try:
        lacking = await _lacking(client, guild_id, channel_id)
    except TROUBLE as error:
        case = diagnose(error)
        if case is MISSING_ACCESS:
            return Complaint("doctor-lacks", ("view_channel",))
        return Complaint("doctor-gone") if isinstance(error, discord.NotFound) else None
    except discord.ClientException:  # as above
        return None
    if LOCKED in lacking:
        return Complaint("doctor-locked")
    # Without that one there are no others, whatever is granted.
    lacking = ("view_channel",) if "view_channel" in lacking else lacking
    return Complaint("doctor-lacks", lacking) if lacking else None


async def _lacking(client: discord.Client, guild_id: int, channel_id: int) -> tuple[str, ...]:
    """Name the permissions that the bot lacks in a channel, or that it is a thread which is `LOCKED`."""
    guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
    # Archived threads are not remembered.
    channel = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    if isinstance(channel, discord.Thread) and channel.locked:
        return (LOCKED,)
    return await lacking_in(client, guild, channel, also=(HISTORY,))


def is_open(channel: object) -> bool:
    """Tell whether a channel takes messages at all."""
    return isinstance(channel, discord.abc.Messageable) and not getattr(channel, "locked", False)


async def lacking_in(
    client: discord.Client,
    guild: discord.Guild,
    channel: discord.abc.GuildChannel | discord.Thread,
    also: tuple[str, ...] = (),
) -> tuple[str, ...]:
    """Name the permissions that the bot lacks to post in a channel, of those and `also` others, as far as is known."""
    if client.user is None:
        return ()
    me = guild.get_member(client.user.id)
    if me is None:
        if client.get_guild(guild.id) is not None:
            return ()
        me = await guild.fetch_member(client.user.id)
    if isinstance(channel, discord.Thread):
        parent = channel.parent or await guild.fetch_channel(channel.parent_id)
        have = discord.abc.GuildChannel.permissions_for(parent, me)  # type: ignore[arg-type]
    else:
        have = channel.permissions_for(me)
    return tuple(name for name in (*needed_in(channel), *also) if not getattr(have, name))
