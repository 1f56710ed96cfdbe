"""The things the playground's world is made of: frozen records, replaced when they change.

Ids are snowflakes as integers. Times are aware datetimes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from bot.playground.world.flags import (
    FORUMS,
    NO_FLAGS,
    NO_INTENTS,
    NOTHING,
    THREADS,
    ChannelType,
    Intent,
    InteractionType,
    MessageFlag,
    MessageType,
    Permission,
    ResponseType,
)

JSON = dict[str, Any]
Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class User:
    """A person or a bot."""

    id: int
    name: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    installed: tuple[int, ...] = ()
    """The applications that are wherever the user goes."""


@dataclass(frozen=True, slots=True)
class Application:
    """A program that logs in with a token and acts as its bot user."""

    id: int
    name: str
    token: str
    bot_id: int
    owner_id: int
    granted: Intent = NO_INTENTS
    """Privileged intents it may ask for."""


class Shard(NamedTuple):
    """A share of an application's guilds, and with the first everything that belongs to no guild."""

    id: int
    total: int

    def holds(self, guild_id: int | None) -> bool:
        """Tell whether what happens in a guild, or outside all, belongs to this shard."""
        return ((guild_id or 0) >> 22) % self.total == self.id


ONLY_SHARD = Shard(0, 1)


@dataclass(frozen=True, slots=True)
class Role:
    """A set of permissions in one guild; the role of everybody has the guild's id."""

    id: int
    guild_id: int
    name: str
    permissions: Permission
    position: int = 0
    managed_by: int | None = None
    """The application whose bot this role belongs to."""
    mentionable: bool = False
    """Whether anybody may call those who have it."""


@dataclass(frozen=True, slots=True)
class Member:
    """A user in a guild."""

    guild_id: int
    user_id: int
    joined_at: datetime
    roles: tuple[int, ...] = ()
    nick: str | None = None


@dataclass(frozen=True, slots=True)
class Guild:
    """A server: a place with members, roles and channels."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    available: bool = True


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What one role or member may do differently in one channel."""

    target_id: int
    is_role: bool
    allow: Permission = NOTHING
    deny: Permission = NOTHING


@dataclass(frozen=True, slots=True)
class ThreadState:
    """What a thread has beyond a channel."""

    owner_id: int
    created_at: datetime
    archived_at: datetime
    """When the archive flag last changed, or the thread began."""
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 4320
    invitable: bool = True
    members: tuple[int, ...] = ()
    message_count: int = 0


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of a server, a thread or a direct-message channel."""

    id: int
    type: ChannelType
    guild_id: int | None = None
    name: str = ""
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: tuple[Overwrite, ...] = ()
    recipients: tuple[int, ...] = ()
    """The two users of a direct-message channel."""
    thread: ThreadState | None = None
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        """Tell whether this is a thread."""
        return self.type in THREADS

    @property
    def takes_messages(self) -> bool:
        """Tell whether one can write there."""
        return self.type is not ChannelType.CATEGORY and self.type not in FORUMS


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it arrives with a request."""

    filename: str
    data: bytes
    content_type: str


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file kept with a message."""

    id: int
    filename: str
    content_type: str
    url: str
    data: bytes = field(repr=False)
    description: str | None = None
    ephemeral: bool = False
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it stands; an edit replaces the record under the same id."""

    id: int
    channel_id: int
    author_id: int
    created_at: datetime
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    components: tuple[JSON, ...] = ()
    """As the platform returns them: ids assigned, media resolved to urls."""
    attachments: tuple[Attachment, ...] = ()
    flags: MessageFlag = NO_FLAGS
    only_for: int | None = None
    """The one user who may see it, if it is ephemeral."""
    edited_at: datetime | None = None
    nonce: str | int | None = None
    reply_to: int | None = None
    mentions: tuple[int, ...] = ()
    """Users whom the text mentions and may ping."""
    mention_roles: tuple[int, ...] = ()
    mention_everyone: bool = False
    pings: frozenset[int] = frozenset()
    """Users who were notified by name when it appeared; an edit notifies nobody."""
    application_id: int | None = None
    interaction: JSON | None = None
    """Metadata of the interaction that it answers."""

    @property
    def loading(self) -> bool:
        """Tell whether it is the placeholder of a deferred answer."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(frozen=True, slots=True)
class Command:
    """An application command as it was registered."""

    id: int
    application_id: int
    guild_id: int | None
    version: int
    body: JSON

    @property
    def name(self) -> str:
        """Return its name in the default language."""
        return str(self.body["name"])

    @property
    def type(self) -> int:
        """Return its kind (`CommandType`)."""
        return int(self.body.get("type") or 1)


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that an application opened for one person."""

    interaction_id: int
    user_id: int
    custom_id: str
    title: str
    components: tuple[JSON, ...]


@dataclass(frozen=True, slots=True)
class Response:
    """An application's first answer to an interaction."""

    type: ResponseType
    message_id: int | None = None
    ephemeral: bool = False
    modal: Modal | None = None
    choices: tuple[JSON, ...] = ()


@dataclass(frozen=True, slots=True)
class Interaction:
    """Something that a person did and an application has to answer."""

    id: int
    application_id: int
    token: str = field(repr=False)
    type: InteractionType
    user_id: int
    channel_id: int
    guild_id: int | None
    data: JSON
    created_at: datetime
    message_id: int | None = None
    """The message whose component was used, or from which the modal came."""
    triggered_by: JSON | None = None
    """For a modal: metadata of the interaction that opened it."""
    response: Response | None = None
    failed: bool = False
