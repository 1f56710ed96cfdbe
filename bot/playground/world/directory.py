"""The people and places of a world: users, guilds, roles, members, channels, and who may do what there."""

import base64
import secrets
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import reduce
from operator import or_
from typing import Any, TypeVar

from bot.playground.world.changes import Altered, Appeared, Change, Gone, Listener
from bot.playground.world.flags import (
    A_BOT,
    EVERYBODY,
    IN_A_DM,
    NO_INTENTS,
    NOTHING,
    VOICES,
    ChannelType,
    CommandContext,
    Intent,
    Permission,
)
from bot.playground.world.model import ONLY_SHARD, Application, Channel, Guild, Member, Overwrite, Role, Shard, User
from bot.playground.world.refusals import Reason, Refusal

_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)

_K = TypeVar("_K")
_V = TypeVar("_V")


class Directory:
    """Who and what there is, who may do what where, and the feed of changes.

    `now` is the only clock. `cdn` is where attachment urls begin; the server sets it when it starts.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.now = now
        self.cdn = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.applications: dict[int, Application] = {}
        self.emojis: dict[str, dict[str, Any]] = {}
        """Those of applications, as they are told, by their ids."""
        self.guilds: dict[int, Guild] = {}
        self.roles: dict[int, Role] = {}
        self.members: dict[tuple[int, int], Member] = {}
        """By guild and user."""
        self.channels: dict[int, Channel] = {}
        self.new_dms_left: int | None = None
        """How many more direct-message channels applications may open; None for no limit."""
        self._last_id = 0
        self._listeners: list[Listener] = []

    # --- ids and the feed ---

    def new_id(self) -> int:
        """Return a snowflake: milliseconds since 2015 in the upper bits, greater than all before."""
        milliseconds = (self.now() - _EPOCH) // timedelta(milliseconds=1)
        self._last_id = max(self._last_id + 1, milliseconds << 22)
        return self._last_id

    def new_guild_id(self, shard: Shard) -> int:
        """Return a snowflake that belongs to a shard."""
        milliseconds = self.new_id() >> 22
        self._last_id += ((shard.id - milliseconds) % shard.total) << 22
        return self._last_id

    @property
    def last_id(self) -> int:
        """Return the greatest id given so far."""
        return self._last_id

    def pass_ids(self, last_id: int) -> None:
        """Give only ids greater than this one from now on."""
        self._last_id = max(self._last_id, last_id)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell `listener` every change with its audience; return the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def follow(self, user_id: int, heard: Callable[[Change], None]) -> Callable[[], None]:
        """Tell `heard` every change that this user may know of; return the function that ends it."""

        def listener(change: Change, audience: frozenset[int]) -> None:
            if user_id in audience:
                heard(change)

        return self.listen(listener)

    def tell(self, change: Change, audience: Iterable[int]) -> None:
        """Tell all listeners a change that has just been made."""
        known_to = frozenset(audience)
        for listener in tuple(self._listeners):
            listener(change, known_to)

    # --- people ---

    def create_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Create a person, or a bot's user; `name` is made a lower-case user name."""
        user = User(self.new_id(), "".join(name.lower().split()), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def create_application(self, name: str, *, granted: Intent = NO_INTENTS) -> Application:
        """Create a program with a bot user and an owner; `granted` are its privileged intents.

        Its token also says the application's id, which some clients read.
        """
        owner = self.create_user(f"{name} owner")
        bot = self.create_user(name, bot=True)
        readable_id = base64.b64encode(str(bot.id).encode()).decode().rstrip("=")
        token = f"{readable_id}.playground.{secrets.token_hex(16)}"
        application = Application(bot.id, name, token, bot.id, owner.id, granted)
        self.applications[application.id] = application
        return application

    def user(self, user_id: int) -> User:
        """Return the user. Raises Refusal."""
        return _found(self.users, user_id, Refusal(Reason.UNKNOWN_USER))

    def application(self, application_id: int) -> Application:
        """Return the application. Raises Refusal."""
        return _found(self.applications, application_id, Refusal(Reason.UNKNOWN_APPLICATION))

    def install(self, application_id: int, user_id: int) -> None:
        """Let somebody have an application wherever he goes."""
        user = self.user(user_id)
        self.users[user_id] = replace(user, installed=(*user.installed, application_id))

    def has_bot(self, channel: Channel, bot_id: int) -> bool:
        """Tell whether a bot is a member where a channel is, or one of the two whose direct messages it holds."""
        return bot_id in channel.recipients or (channel.guild_id or 0, bot_id) in self.members

    def context(self, channel: Channel, bot_id: int) -> CommandContext:
        """Tell what a channel is to a bot."""
        if channel.guild_id is not None:
            return CommandContext.GUILD
        return CommandContext.BOT_DM if bot_id in channel.recipients else CommandContext.PRIVATE_CHANNEL

    def set_dms_open(self, user_id: int, dms_open: bool) -> None:
        """Let the user accept or refuse direct messages."""
        self.users[user_id] = replace(self.user(user_id), dms_open=dms_open)

    def rename(self, user_id: int, display_name: str) -> None:
        """Change the name that others see."""
        self.users[user_id] = replace(self.user(user_id), display_name=display_name)

    def set_locale(self, user_id: int, locale: str) -> None:
        """Change the language of the user's client."""
        self.users[user_id] = replace(self.user(user_id), locale=locale)

    # --- guilds, roles, members ---

    def create_guild(
        self, name: str, *, owner_id: int | None = None, locale: str = "en-US", shard: Shard = ONLY_SHARD
    ) -> Guild:
        """Create a guild whose role of everybody allows what a new server allows; its id belongs to the shard."""
        owner = self.user(owner_id) if owner_id else self.create_user(f"{name} owner")
        guild = Guild(self.new_guild_id(shard), name, owner.id, locale)
        self.guilds[guild.id] = guild
        self.roles[guild.id] = Role(guild.id, guild.id, "@everyone", EVERYBODY)
        self.join(guild.id, owner.id)
        return guild

    def create_role(
        self,
        guild_id: int,
        name: str,
        permissions: Permission = NOTHING,
        *,
        managed_by: int | None = None,
        mentionable: bool = False,
    ) -> Role:
        """Create a role above all others of the guild."""
        position = sum(role.guild_id == guild_id for role in self.roles.values())
        role = Role(self.new_id(), self.guild(guild_id).id, name, permissions, position, managed_by, mentionable)
        self.roles[role.id] = role
        return role

    def set_role_permissions(self, role_id: int, permissions: Permission) -> None:
        """Change what a role allows (a guild's role of everybody has the guild's id)."""
        self.roles[role_id] = replace(self.roles[role_id], permissions=permissions)

    def join(self, guild_id: int, user_id: int, *roles: Role) -> Member:
        """Make the user a member."""
        self.user(user_id)
        member = Member(self.guild(guild_id).id, user_id, self.now(), tuple(role.id for role in roles))
        self.members[guild_id, user_id] = member
        self.tell(Appeared(member), self.members_of(guild_id))
        return member

    def add_bot(self, guild_id: int, application_id: int, permissions: Permission = A_BOT) -> Member:
        """Add an application's bot to a guild with a role of its own."""
        application = self.application(application_id)
        role = self.create_role(guild_id, application.name, permissions, managed_by=application.id)
        return self.join(guild_id, application.bot_id, role)

    def leave(self, guild_id: int, user_id: int) -> None:
        """Let a member leave, or be removed."""
        member = self.member(guild_id, user_id)
        audience = self.members_of(guild_id)
        del self.members[guild_id, user_id]
        self.tell(Gone(member), audience)

    def set_member(
        self, guild_id: int, user_id: int, *, roles: tuple[int, ...] | None = None, nick: str | None = None
    ) -> Member:
        """Change a member's roles or nickname."""
        before = self.member(guild_id, user_id)
        member = replace(
            before, roles=before.roles if roles is None else roles, nick=before.nick if nick is None else nick
        )
        self.members[guild_id, user_id] = member
        self.tell(Altered(before, member), self.members_of(guild_id))
        return member

    def set_guild(self, guild_id: int, *, name: str | None = None, available: bool | None = None) -> Guild:
        """Rename a guild, or let it fall into an outage and come back."""
        before = self.guild(guild_id)
        available = before.available if available is None else available
        guild = replace(before, name=before.name if name is None else name, available=available)
        self.guilds[guild_id] = guild
        self.tell(Altered(before, guild), self.members_of(guild_id))
        return guild

    def guild(self, guild_id: int) -> Guild:
        """Return the guild. Raises Refusal."""
        return _found(self.guilds, guild_id, Refusal(Reason.UNKNOWN_GUILD))

    def member(self, guild_id: int, user_id: int) -> Member:
        """Return the member. Raises Refusal."""
        return _found(self.members, (guild_id, user_id), Refusal(Reason.UNKNOWN_MEMBER))

    def members_of(self, guild_id: int) -> tuple[int, ...]:
        """Return the user ids of all members."""
        return tuple(user_id for guild, user_id in self.members if guild == guild_id)

    def guilds_of(self, user_id: int) -> tuple[Guild, ...]:
        """Return the guilds that the user is a member of."""
        return tuple(self.guilds[guild] for guild, user in self.members if user == user_id)

    def roles_of(self, guild_id: int) -> tuple[Role, ...]:
        """Return the guild's roles, that of everybody first."""
        return tuple(role for role in self.roles.values() if role.guild_id == guild_id)

    # --- channels and threads ---

    def create_channel(
        self,
        guild_id: int,
        name: str,
        *,
        type: ChannelType = ChannelType.TEXT,
        overwrites: tuple[Overwrite, ...] = (),
    ) -> Channel:
        """Create a channel in a guild."""
        position = len(self.channels_of(guild_id))
        channel = Channel(self.new_id(), type, self.guild(guild_id).id, name, position=position, overwrites=overwrites)
        self.channels[channel.id] = channel
        self.tell(Appeared(channel), self._told_of(channel.id))
        return channel

    def channel(self, channel_id: int) -> Channel:
        """Return the channel, thread or direct-message channel. Raises Refusal."""
        return _found(self.channels, channel_id, Refusal(Reason.UNKNOWN_CHANNEL))

    def channels_of(self, guild_id: int) -> tuple[Channel, ...]:
        """Return the guild's channels without threads."""
        return tuple(c for c in self.channels.values() if c.guild_id == guild_id and not c.is_thread)

    def threads_of(self, guild_id: int) -> tuple[Channel, ...]:
        """Return the guild's threads, archived ones included."""
        return tuple(c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread)

    def active_threads(self, guild_id: int, viewer_id: int) -> tuple[Channel, ...]:
        """Return the guild's threads that the viewer sees, without those in the archive."""
        active = [c for c in self.threads_of(guild_id) if c.thread and not c.thread.archived]
        return tuple(c for c in active if self.can_view(viewer_id, c.id))

    def set_channel(self, channel_id: int, *, name: str | None = None, topic: str | None = None) -> Channel:
        """Rename a channel or change its topic."""
        before = self.channel(channel_id)
        return self.change_channel(
            replace(before, name=before.name if name is None else name, topic=topic or before.topic)
        )

    def set_overwrite(
        self,
        channel_id: int,
        target: User | Role | Application,
        *,
        allow: Permission = NOTHING,
        deny: Permission = NOTHING,
    ) -> Channel:
        """Allow or deny something to one role or member in one channel, in place of what stood there."""
        before = self.channel(channel_id)
        others = tuple(overwrite for overwrite in before.overwrites if overwrite.target_id != target.id)
        changed = Overwrite(target.id, isinstance(target, Role), allow, deny)
        return self.change_channel(replace(before, overwrites=(*others, changed)))

    def change_channel(self, channel: Channel) -> Channel:
        """Put a changed channel in place of the one with its id and tell those who see or saw it."""
        before = self.channel(channel.id)
        saw = self._told_of(channel.id)
        self.channels[channel.id] = channel
        self.tell(Altered(before, channel), saw | self._told_of(channel.id))
        return channel

    def open_dm(self, opener_id: int, user_id: int) -> Channel:
        """Return the direct-message channel of the two, opening it if need be.

        Whether the other accepts messages shows only at sending. Raises Refusal if too many were opened.
        """
        self.user(user_id)
        for channel in self.dms_of(opener_id):
            if set(channel.recipients) == {opener_id, user_id}:
                return channel
        if self.new_dms_left is not None and self.user(opener_id).bot:
            if self.new_dms_left <= 0:
                raise Refusal(Reason.DMS_OPENED_TOO_FAST)
            self.new_dms_left -= 1
        channel = Channel(self.new_id(), ChannelType.DM, recipients=(opener_id, user_id))
        self.channels[channel.id] = channel
        return channel

    def dms_of(self, user_id: int) -> tuple[Channel, ...]:
        """Return the user's direct-message channels."""
        return tuple(channel for channel in self.channels.values() if user_id in channel.recipients)

    def revive_thread(self, channel: Channel) -> Channel:
        """Take a thread out of the archive, as a new message does."""
        return self._change_thread(channel, archived=False)

    def _change_thread(
        self,
        channel: Channel,
        *,
        archived: bool,
        locked: bool | None = None,
        auto_archive_minutes: int | None = None,
    ) -> Channel:
        before = channel.thread
        assert before is not None
        thread = replace(
            before,
            archived=archived,
            archived_at=self.now() if archived != before.archived else before.archived_at,
            locked=before.locked if locked is None else locked,
            auto_archive_minutes=auto_archive_minutes or before.auto_archive_minutes,
        )
        return self.change_channel(replace(channel, thread=thread))

    # --- who may what ---

    def permissions(self, user_id: int, channel_id: int) -> Permission:
        """Return what the user may do in the channel; nothing at all if it cannot be seen."""
        channel = self.channel(channel_id)
        if channel.guild_id is None:
            return IN_A_DM if user_id in channel.recipients else NOTHING
        granted = self.guild_permissions(user_id, channel.guild_id)
        if Permission.ADMINISTRATOR in granted:
            return granted
        place = self.channel(channel.parent_id) if channel.is_thread and channel.parent_id else channel
        member = self.members.get((channel.guild_id, user_id))
        own_roles = member.roles if member else ()
        levels = (
            [o for o in place.overwrites if o.target_id == channel.guild_id],
            [o for o in place.overwrites if o.is_role and o.target_id in own_roles],
            [o for o in place.overwrites if not o.is_role and o.target_id == user_id],
        )
        for level in filter(None, levels):
            granted &= ~reduce(or_, (o.deny for o in level), NOTHING)
            granted |= reduce(or_, (o.allow for o in level), NOTHING)
        if Permission.VIEW_CHANNEL not in granted or not self._let_in(user_id, channel, granted):
            return NOTHING
        return granted

    def guild_permissions(self, user_id: int, guild_id: int) -> Permission:
        """Return what the user may do in the guild, before any channel says otherwise."""
        member = self.members.get((guild_id, user_id))
        if member is None:
            return NOTHING
        granted = self.roles[guild_id].permissions
        for role_id in member.roles:
            granted |= self.roles[role_id].permissions
        if self.guild(guild_id).owner_id == user_id or Permission.ADMINISTRATOR in granted:
            return Permission.everything()
        return granted

    def may(self, user_id: int, channel_id: int, permission: Permission) -> bool:
        """Tell whether the user has the permission in the channel."""
        return permission in self.permissions(user_id, channel_id)

    def can_view(self, user_id: int, channel_id: int) -> bool:
        """Tell whether the user sees the channel."""
        return channel_id in self.channels and self.may(user_id, channel_id, Permission.VIEW_CHANNEL)

    def viewers(self, channel_id: int) -> frozenset[int]:
        """Return the ids of all users who see the channel."""
        channel = self.channel(channel_id)
        everyone = self.members_of(channel.guild_id) if channel.guild_id else channel.recipients
        return frozenset(user_id for user_id in everyone if self.can_view(user_id, channel_id))

    def _told_of(self, channel_id: int) -> frozenset[int]:
        """Return who hears that a channel is there: those who see it, and bots in any case but for threads."""
        channel = self.channel(channel_id)
        if channel.guild_id is None or channel.is_thread:
            return self.viewers(channel_id)
        bots = {user_id for user_id in self.members_of(channel.guild_id) if self.user(user_id).bot}
        return self.viewers(channel_id) | bots

    def require(self, user_id: int, channel_id: int, *permissions: Permission) -> None:
        """Raise Refusal unless the user sees the channel and has all these permissions there."""
        granted = self.permissions(user_id, channel_id)
        if Permission.VIEW_CHANNEL not in granted:
            raise Refusal(Reason.MISSING_ACCESS)
        if any(permission not in granted for permission in permissions):
            raise Refusal(Reason.MISSING_PERMISSIONS)

    def require_sending(self, user_id: int, channel_id: int) -> None:
        """Raise Refusal unless the user may write in the channel or thread."""
        channel = self.channel(channel_id)
        self.require(
            user_id,
            channel_id,
            Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES,
        )
        if not channel.takes_messages:
            raise Refusal(Reason.NO_TEXT_IN_THIS_CHANNEL)
        # What is written beside voices is for those who may hear them.
        if channel.type in VOICES and not self.may(user_id, channel_id, Permission.CONNECT):
            raise Refusal(Reason.MISSING_ACCESS)

    def _let_in(self, user_id: int, channel: Channel, granted: Permission) -> bool:
        if channel.type is not ChannelType.PRIVATE_THREAD or channel.thread is None:
            return True
        return user_id in channel.thread.members or Permission.MANAGE_THREADS in granted

    # --- what a person sees ---

    def visible_channels(self, user_id: int) -> tuple[Channel, ...]:
        """Return the channels and threads that the user sees, direct messages included."""
        return tuple(c for c in self.channels.values() if self.can_view(user_id, c.id))


def _found(things: dict[_K, _V], key: _K, refusal: Refusal) -> _V:
    thing = things.get(key)
    if thing is None:
        raise refusal
    return thing
