"""Messages: sending, editing, finding and forgetting them, and whom they ping."""

import mimetypes
import re
import struct
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.playground.world import components
from bot.playground.world.changes import Altered, Appeared, Change, Gone
from bot.playground.world.directory import Directory
from bot.playground.world.flags import MessageFlag, MessageType, Permission
from bot.playground.world.model import JSON, Attachment, Body, Channel, Message, Upload
from bot.playground.world.refusals import Reason, Refusal, invalid_form

NONCE_LIFE = timedelta(minutes=5)
"""How long an enforced nonce is remembered; the platform says "a few minutes"."""

OLD = timedelta(hours=1)

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
_EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
_NOT_MODELLED = ("embeds", "poll", "sticker_ids", "shared_client_theme")
_USER_MENTION = re.compile(r"<@!?([0-9]{1,20})>")
_ROLE_MENTION = re.compile(r"<@&([0-9]{1,20})>")
_EVERYONE_MENTION = re.compile(r"@(everyone|here)")

Files = Mapping[int, Upload]


class Messages:
    """All messages of a world."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._all: dict[int, Message] = {}
        self._by_channel: dict[int, dict[int, Message]] = {}
        self._uploads: dict[int, Attachment] = {}
        self._by_nonce: dict[tuple[int, str], int] = {}
        self.old_edits_allowed = 3
        """Edits of old messages per channel and hour. The real number is not published: tests try others."""
        self._old_edits: dict[int, list[datetime]] = {}

    # --- finding ---

    def get(self, message_id: int) -> Message:
        """Return the message as it stands. Raises Refusal."""
        message = self._all.get(message_id)
        if message is None:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return message

    def find(self, message_id: int) -> Message | None:
        """Return the message as it stands, None if it is gone."""
        return self._all.get(message_id)

    def upload(self, upload: Upload) -> Attachment:
        """Take a file that a person sends with a command or a form."""
        attachment = self._new_attachment(upload, "ephemeral-attachments/0")
        self._uploads[attachment.id] = attachment
        return attachment

    def all(self) -> tuple[Message, ...]:
        """Return every message, of all channels, oldest first."""
        return tuple(sorted(self._all.values(), key=lambda message: message.id))

    def put_back(self, messages: Iterable[Message]) -> None:
        """Put messages of a snapshot back, oldest first; nobody is told."""
        for message in messages:
            self._keep(message)

    def attachment(self, channel_id: int, attachment_id: int) -> Attachment | None:
        """Return a file that a person uploaded, or that a message still has."""
        if attachment_id in self._uploads:
            return self._uploads[attachment_id]
        for message in self.in_channel(channel_id):
            for attachment in message.attachments:
                if attachment.id == attachment_id:
                    return attachment
        return None

    def in_channel(self, channel_id: int) -> tuple[Message, ...]:
        """Return all messages of the channel, everybody's ephemeral ones included, oldest first."""
        return tuple(self._by_channel.get(channel_id, {}).values())

    def seen_by(self, actor_id: int, channel_id: int, message_id: int) -> Message:
        """Return a message that everybody in the channel sees, if the actor may read there. Raises Refusal.

        An ephemeral message is unknown here: only its interaction's token reaches it.
        """
        self._directory.require(actor_id, channel_id)
        message = self.get(message_id)
        if message.channel_id != channel_id or message.only_for is not None:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return message

    def history(
        self,
        actor_id: int,
        channel_id: int,
        *,
        before: int | None = None,
        after: int | None = None,
        limit: int = 50,
    ) -> tuple[Message, ...]:
        """Return the channel's messages that everybody sees, newest first. Raises Refusal."""
        self._directory.require(actor_id, channel_id)
        if not self._directory.may(actor_id, channel_id, Permission.READ_MESSAGE_HISTORY):
            return ()
        found = [message for message in self.in_channel(channel_id) if message.only_for is None]
        if after is not None:
            found = [message for message in found if message.id > after][:limit]
        else:
            found = [message for message in found if before is None or message.id < before][-limit:]
        return tuple(reversed(found))

    def last_at(self, channel_id: int) -> datetime | None:
        """Return when the channel's last message was sent."""
        last = next(reversed(self._by_channel.get(channel_id, {}).values()), None)
        return last.created_at if last else None

    # --- sending and changing ---

    def send(self, author_id: int, channel_id: int, body: Body, files: Files | None = None) -> Message:
        """Send what a request body says, as that author. Raises Refusal.

        With `enforce_nonce` the earlier message is returned instead if the author used the nonce recently.
        """
        directory = self._directory
        channel = directory.channel(channel_id)
        directory.require_sending(author_id, channel_id)
        if files:
            directory.require(author_id, channel_id, Permission.ATTACH_FILES)
        self._check_dm(author_id, channel)
        nonce = body.get("nonce")
        if body.get("enforce_nonce") and nonce is not None:
            posted = self.find(self._by_nonce.get((author_id, str(nonce)), 0))
            if posted and directory.now() - posted.created_at < NONCE_LIFE:
                return posted
        self.open_thread_for(author_id, channel_id)
        reply_to = self._reply_to(author_id, channel_id, body)
        message = self.create(
            author_id,
            channel_id,
            body,
            files or {},
            type=MessageType.REPLY if reply_to else MessageType.DEFAULT,
            reply_to=reply_to,
        )
        if nonce is not None:
            self._by_nonce[author_id, str(nonce)] = message.id
        return message

    def create(
        self,
        author_id: int,
        channel_id: int,
        body: Body,
        files: Files,
        *,
        message_id: int | None = None,
        type: MessageType = MessageType.DEFAULT,
        reply_to: int | None = None,
        only_for: int | None = None,
        loading: bool = False,
        interaction: JSON | None = None,
    ) -> Message:
        """Put a message into a channel without asking who may. Raises Refusal if the body makes none."""
        directory = self._directory
        flags = MessageFlag(body.get("flags") or 0) & _SETTABLE
        if only_for is not None:
            flags |= MessageFlag.EPHEMERAL
        if loading:
            flags |= MessageFlag.LOADING
        bot = directory.user(author_id).bot
        message = Message(
            message_id or directory.new_id(),
            channel_id,
            author_id,
            directory.now(),
            type,
            flags=flags,
            only_for=only_for,
            nonce=body.get("nonce"),
            reply_to=reply_to,
            application_id=author_id if bot else None,
            interaction=interaction,
        )
        message = self._filled(message, {"content": "", **body}, files)
        if not loading:
            _check_not_empty(message)
        message = replace(message, pings=self._pings(message))
        self._keep(message)
        self._count(message)
        self._tell(Appeared(message), message)
        return message

    def note(
        self,
        channel_id: int,
        author_id: int,
        type: MessageType,
        *,
        content: str = "",
        reply_to: int | None = None,
        counts: bool = True,
    ) -> Message:
        """Put one of the platform's own notices into a channel ("started a thread")."""
        directory = self._directory
        message = Message(
            directory.new_id(), channel_id, author_id, directory.now(), type, content=content, reply_to=reply_to
        )
        self._keep(message)
        if counts:
            self._count(message)
        self._tell(Appeared(message), message)
        return message

    def open_thread_for(self, author_id: int, channel_id: int) -> None:
        """Take an archived thread out of the archive for a new message. Raises Refusal if it is locked."""
        directory, channel = self._directory, self._directory.channel(channel_id)
        if channel.thread is None:
            return
        if channel.thread.locked and not directory.may(author_id, channel_id, Permission.MANAGE_THREADS):
            raise Refusal(Reason.THREAD_ARCHIVED if channel.thread.archived else Reason.THREAD_LOCKED)
        if channel.thread.archived:
            directory.revive_thread(channel)

    def edit(self, editor_id: int, channel_id: int, message_id: int, body: Body, files: Files | None = None) -> Message:
        """Change one's own message as a request body says. Raises Refusal."""
        directory = self._directory
        message = self.seen_by(editor_id, channel_id, message_id)
        if message.author_id != editor_id:
            raise Refusal(Reason.NOT_THE_AUTHOR)
        self._check_dm(editor_id, directory.channel(channel_id))
        self._check_not_archived(channel_id)
        if directory.now() - message.created_at > OLD:
            recent = [at for at in self._old_edits.get(channel_id, []) if directory.now() - at < OLD]
            if len(recent) >= self.old_edits_allowed:
                raise Refusal(Reason.TOO_MANY_OLD_EDITS, extra={"retry_after": 5.0, "global": False})
            self._old_edits[channel_id] = [*recent, directory.now()]
        return self.alter(message, body, files or {})

    def alter(self, message: Message, body: Body, files: Files) -> Message:
        """Change a message without asking who may. Raises Refusal if nothing would be left of it."""
        was_loading = message.loading
        flags = message.flags & ~MessageFlag.LOADING
        if body.get("flags") is not None:
            kept = flags & ~(_EDITABLE & ~MessageFlag.COMPONENTS_V2)
            flags = kept | (MessageFlag(body["flags"]) & _EDITABLE)
        changed = self._filled(replace(message, flags=flags), body, files)
        _check_not_empty(changed)
        if was_loading:
            return self.change(replace(changed, pings=self._pings(changed)))
        return self.change(replace(changed, edited_at=self._directory.now()))

    def change(self, message: Message) -> Message:
        """Put a changed message in place of the one with its id."""
        before = self._all[message.id]
        self._keep(message)
        self._tell(Altered(before, message), message)
        return message

    def delete(self, actor_id: int, channel_id: int, message_id: int) -> None:
        """Delete one's own message, or another's with the permission to manage them. Raises Refusal."""
        message = self.seen_by(actor_id, channel_id, message_id)
        if message.author_id != actor_id:
            self._directory.require(actor_id, channel_id, Permission.MANAGE_MESSAGES)
        self._check_not_archived(channel_id)
        self.remove(message)

    def remove(self, message: Message) -> None:
        """Delete a message without asking who may."""
        del self._all[message.id]
        del self._by_channel[message.channel_id][message.id]
        self._tell(Gone(message), message)

    def forget_channel(self, channel_id: int) -> None:
        """Drop all messages of a channel that is being deleted; nobody is told of each."""
        for message_id in self._by_channel.pop(channel_id, {}):
            del self._all[message_id]

    # --- inside ---

    def _keep(self, message: Message) -> None:
        self._all[message.id] = message
        self._by_channel.setdefault(message.channel_id, {})[message.id] = message

    def _filled(self, message: Message, body: Body, files: Files) -> Message:
        for key in _NOT_MODELLED:
            if body.get(key):
                raise invalid_form(key, "The playground does not model this")
        attachments = self._attachments(message, body, files)
        message = replace(message, attachments=attachments)
        if "content" in body:
            message = replace(message, content=(body["content"] or "").strip())
        if "components" in body:
            parts = components.settled(body["components"] or (), attachments)
            if not self._directory.emojis.keys() >= components.emojis(parts):
                raise invalid_form("components", "Invalid emoji", "COMPONENT_INVALID_EMOJI")
            message = replace(message, components=parts)
        if message.flags & MessageFlag.COMPONENTS_V2 and message.content:
            raise invalid_form(
                "flags",
                "A message with these components cannot have content",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            )
        return self._with_mentions(message, body.get("allowed_mentions"))

    def _attachments(self, message: Message, body: Body, files: Files) -> tuple[Attachment, ...]:
        entries = body.get("attachments")
        listed: dict[int, JSON] = {int(entry["id"]): entry for entry in entries or ()}
        kept = tuple(
            replace(one, description=listed.get(one.id, {}).get("description", one.description))
            for one in message.attachments
            if entries is None or one.id in listed
        )
        return kept + tuple(self._attachment(message, files[n], listed.get(n, {})) for n in sorted(files))

    def _attachment(self, message: Message, upload: Upload, entry: JSON) -> Attachment:
        renamed = replace(upload, filename=str(entry.get("filename") or upload.filename))
        attachment = self._new_attachment(renamed, f"attachments/{message.channel_id}")
        return replace(attachment, description=entry.get("description"), ephemeral=message.only_for is not None)

    def _new_attachment(self, upload: Upload, place: str) -> Attachment:
        guessed, _ = mimetypes.guess_type(upload.filename)
        width, height = picture_size(upload.data) or (None, None)
        attachment_id = self._directory.new_id()
        return Attachment(
            attachment_id,
            upload.filename,
            guessed or upload.content_type,
            f"{self._directory.cdn}/{place}/{attachment_id}/{upload.filename}",
            upload.data,
            width=width,
            height=height,
        )

    def _with_mentions(self, message: Message, allowed: Body | None) -> Message:
        text = "\n".join((message.content, *components.texts(message.components)))
        users = [int(found) for found in _USER_MENTION.findall(text) if int(found) in self._directory.users]
        roles = [int(found) for found in _ROLE_MENTION.findall(text) if int(found) in self._directory.roles]
        everyone = bool(_EVERYONE_MENTION.search(text))
        anybody = self._directory.may(message.author_id, message.channel_id, Permission.MENTION_EVERYONE)
        roles = [found for found in roles if anybody or self._directory.roles[found].mentionable]
        if allowed is not None:
            parse = allowed.get("parse") or ()
            if "users" not in parse:
                users = _among(users, allowed.get("users"))
            if "roles" not in parse:
                roles = _among(roles, allowed.get("roles"))
            everyone = everyone and "everyone" in parse
        if message.type is MessageType.REPLY and (allowed is None or allowed.get("replied_user")):
            replied = self._all.get(message.reply_to or 0)
            users += [replied.author_id] if replied else []
        return replace(
            message,
            mentions=tuple(dict.fromkeys(users)),
            mention_roles=tuple(dict.fromkeys(roles)),
            mention_everyone=everyone and anybody,
        )

    def _pings(self, message: Message) -> frozenset[int]:
        """Return who is notified: mentioned by name, by role or with everybody, and able to read it."""
        directory = self._directory
        guild_id = directory.channel(message.channel_id).guild_id
        pinged = set(message.mentions)
        for user_id in directory.members_of(guild_id) if guild_id else ():
            roles = directory.member(guild_id or 0, user_id).roles
            if message.mention_everyone or any(role in roles for role in message.mention_roles):
                pinged.add(user_id)
        return frozenset(pinged & self._readers(message) - {message.author_id})

    def _readers(self, message: Message) -> frozenset[int]:
        viewers = self._directory.viewers(message.channel_id)
        return viewers & {message.only_for} if message.only_for else viewers

    def _reply_to(self, author_id: int, channel_id: int, body: Body) -> int | None:
        reference = body.get("message_reference")
        if not reference:
            return None
        message_id = int(reference["message_id"])
        try:
            self.seen_by(author_id, channel_id, message_id)
        except Refusal as refusal:
            if reference.get("fail_if_not_exists") is False:
                return None
            raise invalid_form("message_reference", "Unknown message", "REPLIES_UNKNOWN_MESSAGE") from refusal
        return message_id

    def _check_dm(self, author_id: int, channel: Channel) -> None:
        directory = self._directory
        for user_id in channel.recipients:
            if user_id == author_id or not directory.user(author_id).bot:
                continue
            if not set(directory.guilds_of(user_id)) & set(directory.guilds_of(author_id)):
                raise Refusal(Reason.NO_MUTUAL_GUILD)
            if not directory.user(user_id).dms_open:
                raise Refusal(Reason.DM_REFUSED)

    def _check_not_archived(self, channel_id: int) -> None:
        thread = self._directory.channel(channel_id).thread
        if thread and thread.archived:
            raise Refusal(Reason.THREAD_ARCHIVED)

    def _count(self, message: Message) -> None:
        """Note the channel's last message; nobody is told, as each message is told itself."""
        channel = replace(self._directory.channel(message.channel_id), last_message_id=message.id)
        if channel.thread:
            counted = replace(channel.thread, message_count=channel.thread.message_count + 1)
            channel = replace(channel, thread=counted)
        self._directory.channels[channel.id] = channel

    def _tell(self, change: Change, message: Message) -> None:
        self._directory.tell(change, self._readers(message))


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG or GIF in pixels, None for anything else."""
    if len(data) >= 24 and data.startswith(b"\x89PNG\r\n\x1a\n"):
        width, height = struct.unpack(">II", data[16:24])
    elif len(data) >= 10 and data.startswith((b"GIF87a", b"GIF89a")):
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return None
    return int(width), int(height)


def _check_not_empty(message: Message) -> None:
    if not (message.content or message.components or message.attachments):
        raise Refusal(Reason.EMPTY_MESSAGE)


def _among(found: list[int], allowed: Iterable[Any] | None) -> list[int]:
    ids = {int(one) for one in allowed or () if one is not None}
    return [one for one in found if one in ids]
