"""A person at the loopback server: what somebody sees, and what somebody can do about it.

For tests and for every surface that lets people act. A person can only use what that person sees; what a
tampered client could send is there under names that begin with `forge_`.
"""

import mimetypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from bot.playground import components, payloads
from bot.playground.bell import Bell
from bot.playground.flags import (
    SELECTS,
    ButtonStyle,
    CommandType,
    ComponentType,
    InteractionType,
    OptionType,
    ResponseType,
)
from bot.playground.messages import picture_size
from bot.playground.model import (
    JSON,
    Attachment,
    Channel,
    Command,
    Guild,
    Interaction,
    Message,
    Modal,
    Response,
    Role,
    Upload,
    User,
)

if TYPE_CHECKING:
    from bot.playground.world import World

T = TypeVar("T")

ANSWER_TIMEOUT = 10.0
"""Real seconds after which an action gives up waiting, if the world's clock does not end it before."""


class CannotDo(Exception):
    """A person tried what the screen does not offer: a button out of sight, a disabled menu, a missing option."""


@dataclass(frozen=True, slots=True)
class SeenButton:
    """A button as it looks; a link has a url in place of a custom id."""

    label: str
    custom_id: str | None
    style: ButtonStyle
    disabled: bool = False
    emoji: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class SeenOption:
    """A line of a menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class SeenSelect:
    """A menu; one of users, roles or channels has no options of its own."""

    custom_id: str
    type: ComponentType
    placeholder: str
    options: tuple[SeenOption, ...]
    min_values: int
    max_values: int
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class SeenPicture:
    """A file that is shown: in a gallery, as a thumbnail, as a file, or under a plain message."""

    filename: str
    alt: str | None
    data: bytes = field(repr=False)
    content_type: str = "image/png"
    size: tuple[int, int] | None = None
    spoiler: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as one person sees it at one moment."""

    id: int
    channel_id: int
    author_id: int
    author: str
    content: str
    text: str
    """All text, that of embeds and components included, in reading order, a line each."""
    buttons: tuple[SeenButton, ...]
    selects: tuple[SeenSelect, ...]
    pictures: tuple[SeenPicture, ...]
    ephemeral: bool
    loading: bool
    edited: bool
    pinned: bool
    pings_me: bool
    reactions: tuple[str, ...]
    message: Message = field(repr=False)
    """The record behind it."""

    def button(self, label_or_id: str) -> SeenButton:
        """Return the button with this label or custom id. Raises CannotDo."""
        for button in self.buttons:
            if label_or_id in (button.label, button.custom_id):
                return button
        raise CannotDo(f"no button {label_or_id!r} among {[button.label for button in self.buttons]}")

    def select(self, custom_id: str | None = None) -> SeenSelect:
        """Return the menu with this custom id, or the only one. Raises CannotDo."""
        found = [select for select in self.selects if custom_id in (None, select.custom_id)]
        if len(found) != 1:
            raise CannotDo(f"{len(found)} menus {custom_id!r} among {[s.custom_id for s in self.selects]}")
        return found[0]


@dataclass(frozen=True, slots=True)
class Choice:
    """A suggestion while typing an option."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a form that can be filled in, with the label or text above it."""

    label: str
    description: str
    custom_id: str
    type: ComponentType
    required: bool
    value: str
    """What a text input holds already."""
    placeholder: str
    min_length: int
    max_length: int
    options: tuple[SeenOption, ...] = ()
    min_values: int = 1
    max_values: int = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """How an application answered what a person did."""

    type: Literal["message", "deferred", "updated", "deferred update", "modal", "choices", "failed"]
    ephemeral: bool
    interaction: Interaction
    message: Seen | None = None
    """The message sent or updated, as it stood at the answer; the placeholder if it was deferred."""
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()

    @property
    def failed(self) -> bool:
        """Tell whether nobody answered in time."""
        return self.type == "failed"

    @property
    def text(self) -> str:
        """Return the message's text, or what a person reads when nobody answered."""
        if self.failed:
            return "This interaction failed"
        return self.message.text if self.message else ""


_ANSWERS: dict[ResponseType, Any] = {
    ResponseType.MESSAGE: "message",
    ResponseType.DEFERRED_MESSAGE: "deferred",
    ResponseType.UPDATE: "updated",
    ResponseType.DEFERRED_UPDATE: "deferred update",
    ResponseType.MODAL: "modal",
    ResponseType.CHOICES: "choices",
}


class Person:
    """Somebody in the world. Everything that is waited for is waited for without polling."""

    def __init__(self, world: "World", user_id: int) -> None:
        self._world = world
        self.id = user_id

    def __repr__(self) -> str:
        return f"<Person {self.user.display_name}>"

    # --- who and where ---

    @property
    def user(self) -> User:
        """Return the user's record."""
        return self._world.user(self.id)

    @property
    def mention(self) -> str:
        """Return the text that names this person in a message."""
        return f"<@{self.id}>"

    def open_dms(self) -> None:
        """Accept direct messages."""
        self._world.set_dms_open(self.id, True)

    def close_dms(self) -> None:
        """Refuse direct messages."""
        self._world.set_dms_open(self.id, False)

    def leave(self, guild: Guild) -> None:
        """Leave a guild."""
        self._world.leave(guild.id, self.id)

    @property
    def dm_channels(self) -> tuple[Channel, ...]:
        """Return this person's direct-message channels."""
        return self._world.dms_of(self.id)

    def dm_with(self, user_id: int) -> Channel:
        """Return the direct-message channel with a user (a bot), opening it if need be."""
        return self._world.dm_between(self.id, user_id) or self._world.open_dm(self.id, user_id)

    # --- seeing ---

    def sees(self, channel: Channel | int) -> list[Seen]:
        """Return the channel's messages as this person sees them, oldest first."""
        return [self._seen(m) for m in self._world.visible_messages(self.id, _id(channel))]

    def last(self, channel: Channel | int) -> Seen:
        """Return the last message that this person sees in the channel. Raises CannotDo if there is none."""
        seen = self.sees(channel)
        if not seen:
            raise CannotDo(f"{self!r} sees no message there")
        return seen[-1]

    def look_again(self, message: Seen | Message) -> Seen:
        """Return the message as it stands now. Raises CannotDo if this person does not see it (any more)."""
        for current in self._world.visible_messages(self.id, _place(message)):
            if current.id == message.id:
                return self._seen(current)
        raise CannotDo(f"{self!r} does not see message {message.id}")

    @property
    def dms(self) -> list[Seen]:
        """Return all direct messages, oldest first."""
        found = [message for channel in self.dm_channels for message in self.sees(channel)]
        return sorted(found, key=lambda message: message.id)

    def commands(self, channel: Channel | int) -> tuple[Command, ...]:
        """Return the commands that this person is offered in the channel."""
        return self._world.commands.offered(self.id, _id(channel))

    async def wait_for(self, look: Callable[[], T | None], timeout: float = 5.0) -> T:
        """Return what `look` finds as soon as it finds something true.

        Looks now and after each change that this person may know of. Raises TimeoutError.
        """

        def complaint() -> str:
            places = [c for c in self._world.visible_channels(self.id) if self.sees(c)]
            return "; ".join(f"{self!r} sees in {c.name or 'a DM'}: {self.last(c).text!r}" for c in places)

        return await self._until(look, timeout, complaint)

    async def wait_for_message(
        self, channel: Channel | int, text: str = "", *, after: int = 0, timeout: float = 5.0
    ) -> Seen:
        """Wait until this person sees a message with `text` in it in the channel, and return the last such.

        `after` passes over messages up to that id; a placeholder that is still loading does not count.
        """

        def look() -> Seen | None:
            seen = [m for m in self.sees(channel) if m.id > after and text in m.text and not m.loading]
            return seen[-1] if seen else None

        return await self.wait_for(look, timeout)

    async def wait_for_dm(self, text: str = "", *, after: int = 0, timeout: float = 5.0) -> Seen:
        """Wait for a direct message with `text` in it and return the last such."""

        def look() -> Seen | None:
            seen = [m for m in self.dms if m.id > after and text in m.text and not m.loading]
            return seen[-1] if seen else None

        return await self.wait_for(look, timeout)

    async def result(self, answer: Answer, timeout: float = 5.0) -> Seen:
        """Return the message of an answer once a deferred one has been filled in or changed."""
        if answer.message is None:
            raise CannotDo(f"a {answer.type} answer has no message")
        before = answer.message

        def look() -> Seen | None:
            current = self.look_again(before)
            if answer.type == "deferred":
                return None if current.loading else current
            return current if answer.type != "deferred update" or current.message != before.message else None

        return await self.wait_for(look, timeout)

    # --- acting ---

    def say(self, channel: Channel | int, text: str, *, reply_to: Seen | None = None) -> Seen:
        """Write a message. Raises Refusal if this person may not."""
        body: JSON = {"content": text}
        if reply_to:
            body["message_reference"] = {"message_id": str(reply_to.id)}
        return self._seen(self._world.messages.send(self.id, _id(channel), body))

    def delete(self, message: Seen) -> None:
        """Delete a message. Raises Refusal if this person may not."""
        self._world.messages.delete(self.id, message.channel_id, message.id)

    async def slash(self, channel: Channel | int, name: str, /, **options: Any) -> Answer:
        """Call a slash command ("settings language" for a subcommand) with options by name.

        Users, roles and channels may be given as such or by id, files as (name, bytes). Raises CannotDo for
        a command that is not offered and for options that a client would not accept.
        """
        command, path = self._offered(channel, name)
        parts, resolved = self._options(command, path, options, channel, strict=True)
        return await self._call(command, channel, parts, resolved)

    async def forge_slash(self, channel: Channel | int, name: str, /, **options: Any) -> Answer:
        """Call a slash command with options that a client would not let through."""
        command, path = self._offered(channel, name)
        parts, resolved = self._options(command, path, options, channel, strict=False)
        return await self._call(command, channel, parts, resolved)

    async def autocomplete(
        self, channel: Channel | int, name: str, option: str, typed: str = "", /, **others: Any
    ) -> tuple[Choice, ...]:
        """Return what is suggested for an option while `typed` stands in it."""
        command, path = self._offered(channel, name)
        parts, resolved = self._options(command, path, {**others, option: typed}, channel, strict=False, focused=option)
        answer = await self._call(command, channel, parts, resolved, InteractionType.AUTOCOMPLETE)
        return answer.choices

    async def use_on(self, name: str, target: "Seen | Person", channel: Channel | int | None = None) -> Answer:
        """Call a context-menu command on a message, or on a person in a channel."""
        if isinstance(target, Seen):
            place, kind = target.channel_id, CommandType.MESSAGE
        elif channel is not None:
            place, kind = _id(channel), CommandType.USER
        else:
            raise CannotDo("a command on a person needs a channel")
        command = next((c for c in self.commands(place) if (c.name, c.type) == (name, kind)), None)
        if command is None:
            raise CannotDo(f"{self!r} is not offered the command {name!r}")
        resolved = payloads.resolved(
            self._world,
            self._world.channel(place).guild_id,
            self.id,
            message_ids=[target.id] if isinstance(target, Seen) else [],
            user_ids=[target.id] if isinstance(target, Person) else [],
        )
        data = _command_data(command) | {"target_id": str(target.id), "resolved": resolved}
        return await self._do(InteractionType.COMMAND, command.application_id, place, data)

    async def click(self, message: Seen | Message, custom_id: str | None = None, *, label: str | None = None) -> Answer:
        """Press a button that this person sees now, named by its custom id or its label.

        Raises CannotDo if the message is out of sight or has no such enabled button.
        """
        wanted = label if custom_id is None else custom_id
        if wanted is None:
            raise CannotDo("name the button by custom_id or label")
        current = self.look_again(message)
        button = current.button(wanted)
        if button.disabled or button.custom_id is None:
            raise CannotDo(f"the button {button.label!r} cannot be pressed")
        return await self.forge_click(button.custom_id, message)

    async def forge_click(self, custom_id: str, message: Seen | Message) -> Answer:
        """Press a button with a custom id of one's own making, on a message that may be gone or out of sight."""
        data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
        return await self._use(message, data)

    async def choose(self, message: Seen | Message, custom_id: str | None = None, values: Sequence[Any] = ()) -> Answer:
        """Choose in a menu: by value or label in a string menu, persons, roles, channels or ids elsewhere.

        Without a custom id the message's only menu is meant. Raises CannotDo.
        """
        current = self.look_again(message)
        select = current.select(custom_id)
        if select.disabled:
            raise CannotDo("the menu is disabled")
        if not select.min_values <= len(values) <= select.max_values:
            raise CannotDo(f"choose {select.min_values} to {select.max_values}, not {len(values)}")
        if select.type is ComponentType.STRING_SELECT:
            chosen = [_option_value(select.options, value) for value in values]
        else:
            chosen = [str(_id(value)) for value in values]
        return await self.forge_choose(message, select.custom_id, chosen, type=select.type)

    async def forge_choose(
        self,
        message: Seen | Message,
        custom_id: str,
        values: Sequence[str],
        *,
        type: ComponentType = ComponentType.STRING_SELECT,
    ) -> Answer:
        """Choose values of one's own making in a menu that may not be there."""
        data: JSON = {"custom_id": custom_id, "component_type": int(type), "values": list(values)}
        if type is not ComponentType.STRING_SELECT:
            data["resolved"] = self._resolve(type, values, _place(message))
        return await self._use(message, data)

    async def submit(self, modal: Modal, values: dict[str, Any]) -> Answer:
        """Send a form in, with a value for each field named by custom id or label; others stay as they are.

        Texts are strings, choices values or labels (lists where several may be chosen), check boxes booleans,
        files (name, bytes). Raises CannotDo for a value that the form would not accept.
        """
        given = dict(values)
        filled: dict[str, Any] = {}
        for part in fields(modal):
            value = given.pop(part.custom_id, given.pop(part.label, None))
            filled[part.custom_id] = _accepted(part, value)
        if given:
            raise CannotDo(f"the form has no field {', '.join(given)}")
        return await self.forge_submit(modal, filled)

    async def forge_submit(self, modal: Modal, values: dict[str, Any]) -> Answer:
        """Send a form in without the checks of a client, also twice."""
        opened_by = self._world.interactions.get(modal.interaction_id)
        uploads: list[Attachment] = []
        filled = [self._filled(part, values, opened_by.channel_id, uploads) for part in modal.components]
        data: JSON = {"custom_id": modal.custom_id, "components": filled}
        resolved = self._modal_resolved(filled, opened_by, uploads)
        if resolved:
            data["resolved"] = resolved
        return await self._do(
            InteractionType.MODAL_SUBMIT,
            opened_by.application_id,
            opened_by.channel_id,
            data,
            message_id=opened_by.message_id,
            triggered_by=opened_by,
        )

    # --- inside: interactions ---

    async def _until(self, look: Callable[[], T | None], timeout: float, complaint: Callable[[], str]) -> T:
        bell = Bell()
        stop = self._world.follow(self.id, lambda _change: bell.ring())
        try:
            return await bell.until(look, timeout, complaint)
        finally:
            stop()

    async def _do(
        self,
        type: InteractionType,
        application_id: int,
        channel_id: int,
        data: JSON,
        *,
        message_id: int | None = None,
        triggered_by: Interaction | None = None,
    ) -> Answer:
        interactions = self._world.interactions
        begun = interactions.begin(
            type, application_id, self.id, channel_id, data, message_id=message_id, triggered_by=triggered_by
        )

        def ended() -> Interaction | None:
            current = interactions.get(begun.id)
            return current if current.response or current.failed else None

        current = await self._until(ended, ANSWER_TIMEOUT, lambda: f"no answer to {begun}")
        return self._answer(current, current.response)

    def _answer(self, interaction: Interaction, response: Response | None) -> Answer:
        if response is None:
            return Answer("failed", ephemeral=True, interaction=interaction)
        message = self._world.messages.find(response.message_id) if response.message_id else None
        return Answer(
            _ANSWERS[response.type],
            response.ephemeral,
            interaction,
            self._seen(message) if message else None,
            response.modal,
            tuple(Choice(choice["name"], choice["value"]) for choice in response.choices),
        )

    async def _use(self, message: Seen | Message, data: JSON) -> Answer:
        record = message.message if isinstance(message, Seen) else message
        if record.application_id is None:
            raise CannotDo("the message is not an application's")
        return await self._do(
            InteractionType.COMPONENT, record.application_id, record.channel_id, data, message_id=record.id
        )

    async def _call(
        self,
        command: Command,
        channel: Channel | int,
        options: list[JSON],
        resolved: JSON,
        type: InteractionType = InteractionType.COMMAND,
    ) -> Answer:
        data = _command_data(command)
        if options:
            data["options"] = options
        if resolved:
            data["resolved"] = resolved
        return await self._do(type, command.application_id, _id(channel), data)

    # --- inside: commands ---

    def _offered(self, channel: Channel | int, name: str) -> tuple[Command, list[str]]:
        head, *path = name.split()
        for command in self.commands(channel):
            if command.type == CommandType.SLASH and command.name == head:
                return command, path
        names = sorted(command.name for command in self.commands(channel))
        raise CannotDo(f"{self!r} is not offered /{head}, only {names}")

    def _options(
        self,
        command: Command,
        path: list[str],
        values: dict[str, Any],
        channel: Channel | int,
        *,
        strict: bool,
        focused: str | None = None,
    ) -> tuple[list[JSON], JSON]:
        declared: list[JSON] = command.body.get("options") or []
        around: list[JSON] = []
        for step in path:
            found = next((option for option in declared if option["name"] == step), None)
            if found is None:
                raise CannotDo(f"/{command.name} has no subcommand {step!r}")
            around.append(found)
            declared = found.get("options") or []
        if any(o["type"] in (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP) for o in declared):
            raise CannotDo(f"/{command.name} wants one of {[option['name'] for option in declared]}")
        known = {option["name"] for option in declared}
        if unknown := set(values) - known:
            raise CannotDo(f"/{command.name} has no option {', '.join(sorted(unknown))}")
        missing = [o["name"] for o in declared if o.get("required") and o["name"] not in values]
        if strict and missing:
            raise CannotDo(f"/{command.name} needs {', '.join(missing)}")
        named: dict[str, list[int]] = {"user_ids": [], "channel_ids": [], "role_ids": []}
        uploads: list[Attachment] = []
        parts: list[JSON] = []
        for option in declared:
            if option["name"] not in values:
                continue
            given = values[option["name"]]
            typing = option["name"] == focused
            value = given if typing else self._value(option, given, named, uploads, strict=strict)
            part: JSON = {"name": option["name"], "type": option["type"], "value": value}
            if typing:
                part["focused"] = True
            parts.append(part)
        for option in reversed(around):
            parts = [{"name": option["name"], "type": option["type"], "options": parts}]
        guild_id = self._world.channel(_id(channel)).guild_id
        resolved = payloads.resolved(
            self._world,
            guild_id,
            self.id,
            user_ids=named["user_ids"],
            channel_ids=named["channel_ids"],
            role_ids=named["role_ids"],
            attachments=uploads,
        )
        return parts, resolved

    def _value(
        self,
        option: JSON,
        given: Any,
        named: dict[str, list[int]],
        uploads: list[Attachment],
        *,
        strict: bool,
    ) -> Any:
        kind = OptionType(option["type"])
        if kind is OptionType.ATTACHMENT:
            upload = self._upload(given)
            uploads.append(upload)
            return str(upload.id)
        if kind in (OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE):
            found = _id(given)
            is_role = kind is OptionType.ROLE or (kind is OptionType.MENTIONABLE and found in self._world.roles)
            key = "channel_ids" if kind is OptionType.CHANNEL else "role_ids" if is_role else "user_ids"
            named[key].append(found)
            return str(found)
        return _plain_value(option, kind, given) if strict else given

    def _upload(self, given: tuple[str, bytes] | Upload) -> Attachment:
        filename, data = (given.filename, given.data) if isinstance(given, Upload) else given
        kind, _ = mimetypes.guess_type(filename)
        width, height = picture_size(data) or (None, None)
        upload_id = self._world.new_id()
        url = f"{self._world.cdn}/ephemeral-attachments/{self.id}/{upload_id}/{filename}"
        return Attachment(
            upload_id, filename, kind or "application/octet-stream", url, data, width=width, height=height
        )

    # --- inside: menus and forms ---

    def _resolve(self, type: ComponentType, values: Iterable[str], channel_id: int) -> JSON:
        ids = [int(value) for value in values if value.isdecimal()]
        world = self._world
        wants_channels = type is ComponentType.CHANNEL_SELECT
        return payloads.resolved(
            world,
            world.channel(channel_id).guild_id,
            self.id,
            user_ids=[one for one in ids if one in world.users and not wants_channels],
            role_ids=[one for one in ids if one in world.roles and not wants_channels],
            channel_ids=[one for one in ids if one in world.channels and wants_channels],
        )

    def _filled(self, part: JSON, values: dict[str, Any], channel_id: int, uploads: list[Attachment]) -> JSON:
        kind = part["type"]
        filled: JSON = {"type": kind, "id": part.get("id") or 0}
        if kind == ComponentType.LABEL:
            filled["component"] = self._filled(part["component"], values, channel_id, uploads)
        elif kind == ComponentType.ACTION_ROW:
            inner = part["components"]
            filled["components"] = [self._filled(each, values, channel_id, uploads) for each in inner]
        elif "custom_id" in part:
            filled["custom_id"] = part["custom_id"]
            value = values.get(part["custom_id"])
            if kind == ComponentType.FILE_UPLOAD:
                new = [self._upload(each) for each in value or ()]
                uploads.extend(new)
                filled["values"] = [str(upload.id) for upload in new]
            elif kind in SELECTS or kind == ComponentType.CHECKBOX_GROUP:
                filled["values"] = [str(each) for each in value or ()]
            elif kind == ComponentType.CHECKBOX:
                filled["value"] = bool(value)
            else:
                filled["value"] = value if kind == ComponentType.RADIO_GROUP else str(value or "")
        return filled

    def _modal_resolved(self, filled: list[JSON], opened_by: Interaction, uploads: list[Attachment]) -> JSON:
        merged: JSON = {}
        for part in components.walk(filled):
            if part["type"] in SELECTS and part["type"] != ComponentType.STRING_SELECT:
                found = self._resolve(ComponentType(part["type"]), part["values"], opened_by.channel_id)
                for key, things in found.items():
                    merged.setdefault(key, {}).update(things)
        if uploads:
            merged["attachments"] = {str(one.id): payloads.attachment(one) for one in uploads}
        return merged

    # --- inside: looking ---

    def _seen(self, message: Message) -> Seen:
        parts = list(components.walk(message.components))
        lines = [message.content, *_embed_lines(message), *components.texts(message.components)]
        everyone = message.mention_everyone and self._world.channel(message.channel_id).guild_id is not None
        return Seen(
            message.id,
            message.channel_id,
            message.author_id,
            self._world.user(message.author_id).display_name,
            message.content,
            "\n".join(line for line in lines if line),
            tuple(_button(part) for part in parts if part["type"] == ComponentType.BUTTON),
            tuple(_select(part) for part in parts if part["type"] in SELECTS),
            _pictures(message, parts),
            message.only_for is not None,
            message.loading,
            message.edited_at is not None,
            message.pinned_at is not None,
            self.id in message.mentions or everyone or self._my_roles_among(message),
            tuple(reaction.emoji for reaction in message.reactions),
            message,
        )

    def _my_roles_among(self, message: Message) -> bool:
        guild_id = self._world.channel(message.channel_id).guild_id
        member = self._world.members.get((guild_id or 0, self.id))
        return member is not None and any(role in member.roles for role in message.mention_roles)


def fields(modal: Modal) -> tuple[Field, ...]:
    """Return the parts of a form that can be filled in, in order."""
    found: list[Field] = []
    for part in modal.components:
        if part["type"] == ComponentType.LABEL:
            found.append(_field(part["component"], part["label"], part.get("description") or ""))
        elif part["type"] == ComponentType.ACTION_ROW:
            found += [_field(inner, inner.get("label") or "", "") for inner in part["components"]]
    return tuple(found)


def _field(part: JSON, label: str, description: str) -> Field:
    many = part["type"] in SELECTS or part["type"] in (ComponentType.CHECKBOX_GROUP, ComponentType.FILE_UPLOAD)
    required = part.get("required") is not False and part["type"] != ComponentType.CHECKBOX
    fewest = part.get("min_values")
    most = part.get("max_values")
    return Field(
        label,
        description,
        part["custom_id"],
        ComponentType(part["type"]),
        required,
        part.get("value") or "",
        part.get("placeholder") or "",
        part.get("min_length") or 0,
        part.get("max_length") or 4000,
        tuple(_option(option) for option in part.get("options") or ()),
        min_values=(1 if many and required else 0) if fewest is None else fewest,
        max_values=1 if most is None else most,
    )


def _accepted(part: Field, value: Any) -> Any:
    """Return the value as the form sends it. Raises CannotDo if a client would not send it."""
    where = f"the field {part.label!r}"
    if part.type is ComponentType.TEXT_INPUT:
        text = part.value if value is None else str(value)
        if part.required and not text:
            raise CannotDo(f"{where} must not be empty")
        if text and not part.min_length <= len(text) <= part.max_length:
            raise CannotDo(f"{where} takes {part.min_length} to {part.max_length} characters, not {len(text)}")
        return text
    if part.type is ComponentType.CHECKBOX:
        return bool(value)
    chosen = [] if value is None else list(value) if isinstance(value, list | tuple | set) else [value]
    if part.type is ComponentType.FILE_UPLOAD and isinstance(value, tuple):
        chosen = [value]
    if part.type in (ComponentType.STRING_SELECT, ComponentType.RADIO_GROUP, ComponentType.CHECKBOX_GROUP):
        if value is None:
            chosen = [option.value for option in part.options if option.chosen]
        chosen = [_option_value(part.options, each) for each in chosen]
    elif part.type is not ComponentType.FILE_UPLOAD:
        chosen = [str(_id(each)) for each in chosen]
    if part.type is ComponentType.RADIO_GROUP:
        if part.required and not chosen:
            raise CannotDo(f"{where} wants a choice")
        return chosen[0] if chosen else None
    fewest = part.min_values if part.required or chosen else 0
    if not fewest <= len(chosen) <= part.max_values:
        raise CannotDo(f"{where} takes {part.min_values} to {part.max_values} choices, not {len(chosen)}")
    return chosen


def _option_value(options: Iterable[SeenOption], wanted: Any) -> str:
    for option in options:
        if wanted in (option.value, option.label):
            return option.value
    raise CannotDo(f"no option {wanted!r} among {[option.label for option in options]}")


def _plain_value(option: JSON, kind: OptionType, given: Any) -> Any:
    where = f"the option {option['name']!r}"
    choices = {choice["name"]: choice["value"] for choice in option.get("choices") or ()}
    value = choices.get(given, given) if isinstance(given, str) else given
    if choices and value not in choices.values():
        raise CannotDo(f"{where} takes one of {sorted(choices)}, not {given!r}")
    expected: dict[OptionType, Any] = {
        OptionType.STRING: str,
        OptionType.INTEGER: int,
        OptionType.BOOLEAN: bool,
        OptionType.NUMBER: int | float,
    }
    if not isinstance(value, expected[kind]) or (isinstance(value, bool) and kind is not OptionType.BOOLEAN):
        raise CannotDo(f"{where} cannot be {given!r}")
    if kind is OptionType.STRING:
        size, low, high = len(value), option.get("min_length"), option.get("max_length", 6000)
    elif kind is OptionType.BOOLEAN:
        return value
    else:
        size, low, high = value, option.get("min_value"), option.get("max_value")
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotDo(f"{where} must lie between {low} and {high}, not {given!r}")
    return value


def _command_data(command: Command) -> JSON:
    data: JSON = {"id": str(command.id), "name": command.name, "type": command.type}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data


def _button(part: JSON) -> SeenButton:
    return SeenButton(
        part.get("label") or "",
        part.get("custom_id"),
        ButtonStyle(part["style"]),
        bool(part.get("disabled")),
        (part.get("emoji") or {}).get("name"),
        part.get("url"),
    )


def _select(part: JSON) -> SeenSelect:
    return SeenSelect(
        part["custom_id"],
        ComponentType(part["type"]),
        part.get("placeholder") or "",
        tuple(_option(option) for option in part.get("options") or ()),
        part["min_values"],
        part["max_values"],
        bool(part.get("disabled")),
    )


def _option(option: JSON) -> SeenOption:
    return SeenOption(
        option["label"],
        option["value"],
        option.get("description") or "",
        bool(option.get("default")),
        (option.get("emoji") or {}).get("name"),
    )


def _pictures(message: Message, parts: Iterable[JSON]) -> tuple[SeenPicture, ...]:
    """Return the files that are shown; with components, only those that a component refers to."""
    files = {str(attachment.id): attachment for attachment in message.attachments}
    if not message.components:
        return tuple(_picture(one, one.description) for one in message.attachments)
    shown: list[SeenPicture] = []
    for part in parts:
        items = part.get("items") or ([part] if part["type"] in (ComponentType.THUMBNAIL, ComponentType.FILE) else [])
        for item in items:
            media = item.get("media") or item["file"]
            found = files.get(media.get("attachment_id", ""))
            if found:
                shown.append(_picture(found, item.get("description"), spoiler=bool(item.get("spoiler"))))
    return tuple(shown)


def _picture(attachment: Attachment, alt: str | None, *, spoiler: bool = False) -> SeenPicture:
    size = (attachment.width, attachment.height) if attachment.width and attachment.height else None
    return SeenPicture(attachment.filename, alt, attachment.data, attachment.content_type, size, spoiler)


def _embed_lines(message: Message) -> list[str]:
    lines: list[str] = []
    for embed in message.embeds:
        lines += [embed.get("title") or "", embed.get("description") or ""]
        for part in embed.get("fields") or ():
            lines += [part["name"], part["value"]]
        lines.append((embed.get("footer") or {}).get("text") or "")
    return lines


def _id(thing: "int | str | Person | Channel | User | Role | Guild") -> int:
    return int(thing) if isinstance(thing, int | str) else thing.id


def _place(message: Seen | Message) -> int:
    return message.channel_id


__all__ = ["Answer", "CannotDo", "Choice", "Field", "Person", "Seen", "fields"]
