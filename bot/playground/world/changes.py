"""What can happen in the world, as values. Whoever listens gets each with the users who may know of it."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.world.model import Channel, Guild, Interaction, Member, Message


@dataclass(frozen=True, slots=True)
class MessageCreated:
    """A message appeared."""

    message: Message


@dataclass(frozen=True, slots=True)
class MessageEdited:
    """A message changed: text, parts, files."""

    before: Message
    message: Message


@dataclass(frozen=True, slots=True)
class MessageDeleted:
    """A message disappeared."""

    message: Message


@dataclass(frozen=True, slots=True)
class ChannelCreated:
    """A channel or thread appeared (or became visible to those told)."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelChanged:
    """A channel's name, topic or permissions changed, or a thread was archived, locked, revived."""

    before: Channel
    channel: Channel


@dataclass(frozen=True, slots=True)
class ChannelDeleted:
    """A channel or thread is gone, with all its messages."""

    channel: Channel


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """A user became a member of a guild."""

    member: Member


@dataclass(frozen=True, slots=True)
class MemberChanged:
    """A member's roles or nickname changed."""

    member: Member


@dataclass(frozen=True, slots=True)
class MemberLeft:
    """A user left a guild, or was removed."""

    member: Member


@dataclass(frozen=True, slots=True)
class GuildChanged:
    """A guild was renamed, fell into an outage or came back from it."""

    before: Guild
    guild: Guild


@dataclass(frozen=True, slots=True)
class InteractionCreated:
    """A person used a command, a component or a form; an application has to answer."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionAnswered:
    """An application gave its first answer, which is the interaction's response now."""

    interaction: Interaction


@dataclass(frozen=True, slots=True)
class InteractionFailed:
    """No answer came in time."""

    interaction: Interaction


Change = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | ChannelCreated
    | ChannelChanged
    | ChannelDeleted
    | MemberJoined
    | MemberChanged
    | MemberLeft
    | GuildChanged
    | InteractionCreated
    | InteractionAnswered
    | InteractionFailed
)

Listener = Callable[[Change, frozenset[int]], None]
"""Called during the change, after the world stands as it will: the change, and who may know of it."""
