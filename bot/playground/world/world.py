"""The world behind the loopback server: people, places and messages, and who may see them. Pure and synchronous.

A `World` is a `Directory` of people and places; `World.messages`, `World.commands` and `World.interactions` hold the
rest. Methods that take an actor check what that actor may do and raise `Refusal`; the others arrange
the scene and check only that what they name exists.

Every change is told to all listeners with its audience, the ids of the users who may know of it.
What a person may not see is never in that person's feed (`follow`).
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from bot.playground.world.changes import Appeared, Gone
from bot.playground.world.commands import Commands
from bot.playground.world.directory import Directory
from bot.playground.world.flags import FORUMS, THREADS_OF, ChannelType, MessageFlag, MessageType, Permission
from bot.playground.world.interactions import Interactions
from bot.playground.world.messages import Files, Messages
from bot.playground.world.model import Body, Channel, Message, ThreadState
from bot.playground.world.refusals import Reason, Refusal, invalid_form

_V = TypeVar("_V")


class World(Directory):
    """A directory with what is said and done there."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__(now)
        self.messages = Messages(self)
        self.commands = Commands(self)
        self.interactions = Interactions(self, self.messages)

    def settle(self) -> None:
        """Let time take its effect: unanswered interactions fail, quiet threads are archived."""
        self.interactions.expire()
        for channel in tuple(self.channels.values()):
            thread = channel.thread
            if thread and not thread.archived and self.now() >= self._quiet_until(channel, thread):
                self._change_thread(channel, archived=True)

    def delete_channel(self, channel_id: int) -> Channel:
        """Remove a channel with its threads and messages."""
        channel = self.channel(channel_id)
        for thread in [c for c in self.channels.values() if c.parent_id == channel_id and c.is_thread]:
            self.delete_channel(thread.id)
        audience = self._told_of(channel_id)
        self.messages.forget_channel(channel_id)
        del self.channels[channel_id]
        self.tell(Gone(channel), audience)
        return channel

    def start_thread(
        self,
        actor_id: int,
        channel_id: int,
        name: str,
        *,
        message_id: int | None = None,
        type: ChannelType | None = None,
        first: Body | None = None,
        files: Files | None = None,
        auto_archive_minutes: int = 4320,
        invitable: bool = True,
    ) -> Channel:
        """Start a thread in a channel, from a message if one is named. Raises Refusal.

        `type` is one of those that the channel has, the usual one unless it is given. A thread of a forum begins with
        its `first` message.
        """
        parent = self.channel(channel_id)
        kinds = THREADS_OF.get(parent.type, ())
        if type is None and kinds:
            type = kinds[0]
        if type is None or type not in kinds:
            raise Refusal(Reason.NOT_IN_THIS_CHANNEL_TYPE)
        private, post = type is ChannelType.PRIVATE_THREAD, parent.type in FORUMS
        if post and first is None:
            raise invalid_form("message", "This field is required", "BASE_TYPE_REQUIRED")
        public = Permission.SEND_MESSAGES if post else Permission.CREATE_PUBLIC_THREADS
        self.require(actor_id, channel_id, Permission.CREATE_PRIVATE_THREADS if private else public)
        message = self.messages.seen_by(actor_id, channel_id, message_id) if message_id else None
        if message and message.id in self.channels:
            raise Refusal(Reason.THREAD_ALREADY_EXISTS)
        thread = Channel(
            message.id if message else self.new_id(),
            type,
            parent.guild_id,
            name,
            parent_id=parent.id,
            thread=ThreadState(
                actor_id,
                created_at=self.now(),
                archived_at=self.now(),
                auto_archive_minutes=auto_archive_minutes,
                invitable=invitable,
                members=(actor_id,),
            ),
        )
        self.channels[thread.id] = thread
        self.tell(Appeared(thread), self.viewers(thread.id))
        if first is not None:
            self.messages.create(actor_id, thread.id, first, files or {}, message_id=thread.id)
        elif message:
            self.messages.change(replace(message, flags=message.flags | MessageFlag.HAS_THREAD))
            self.messages.note(thread.id, actor_id, MessageType.THREAD_STARTER, reply_to=message.id, counts=False)
        elif not private:
            self.messages.note(parent.id, actor_id, MessageType.THREAD_CREATED, content=name, reply_to=thread.id)
        return self.channel(thread.id)

    def change_channel_as(self, actor_id: int, channel_id: int, body: Body) -> Channel:
        """Rename a channel, or archive, revive, lock, unlock a thread, as a request says. Raises Refusal."""
        channel = self.channel(channel_id)
        if channel.type is ChannelType.DM:
            raise Refusal(Reason.NOT_IN_THIS_CHANNEL_TYPE)
        self.require(actor_id, channel_id)
        if channel.thread is not None:
            return self._change_thread_as(actor_id, channel, channel.thread, body)
        self.require(actor_id, channel_id, Permission.MANAGE_CHANNELS)
        return self.set_channel(channel_id, name=body.get("name"), topic=body.get("topic"))

    def _change_thread_as(self, actor_id: int, channel: Channel, thread: ThreadState, body: Body) -> Channel:
        manages = self.may(actor_id, channel.id, Permission.MANAGE_THREADS)
        revives = body.get("archived") is False
        if thread.archived and not revives:
            raise Refusal(Reason.THREAD_ARCHIVED)
        only_revives = revives and set(body) <= {"archived"} and not thread.locked
        if not (manages or only_revives or (thread.owner_id == actor_id and body.get("locked") is None)):
            raise Refusal(Reason.MISSING_PERMISSIONS)
        return self._change_thread(
            replace(channel, name=body.get("name") or channel.name),
            archived=_given(body, "archived", thread.archived),
            locked=_given(body, "locked", thread.locked),
            auto_archive_minutes=_given(body, "auto_archive_duration", thread.auto_archive_minutes),
        )

    def join_thread(self, thread_id: int, user_id: int) -> None:
        """Add a user to a thread's members; does nothing for one who is among them. Raises Refusal."""
        channel = self.channel(thread_id)
        if channel.thread is None:
            raise Refusal(Reason.NOT_IN_THIS_CHANNEL_TYPE)
        if channel.thread.archived:
            raise Refusal(Reason.THREAD_ARCHIVED)
        if user_id not in channel.thread.members:
            members = (*channel.thread.members, user_id)
            self.change_channel(replace(channel, thread=replace(channel.thread, members=members)))

    def _quiet_until(self, channel: Channel, thread: ThreadState) -> datetime:
        last = self.messages.last_at(channel.id) or thread.created_at
        return max(last, thread.archived_at) + timedelta(minutes=thread.auto_archive_minutes)

    def visible_messages(self, user_id: int, channel_id: int) -> tuple[Message, ...]:
        """Return the channel's messages as this user sees them, oldest first."""
        if not self.can_view(user_id, channel_id):
            return ()
        return tuple(
            message
            for message in self.messages.in_channel(channel_id)
            if message.only_for is None or message.only_for == user_id
        )

    def visible_message(self, user_id: int, message_id: int) -> Message | None:
        """Return a message if this user sees it now."""
        message = self.messages.find(message_id)
        if message is None or message.only_for not in (None, user_id):
            return None
        return message if self.can_view(user_id, message.channel_id) else None


def _given(body: Body, key: str, otherwise: _V) -> _V:
    value: _V | None = body.get(key)
    return otherwise if value is None else value
