"""A person at the loopback server: what somebody sees, and what somebody can do about it.

For tests and for every surface that lets people act. A person can only use what that person sees; what a
tampered client could send is there under names that begin with `forge_`.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from bot.playground.wire import message_payloads
from bot.playground.wire.message_payloads import Named
from bot.playground.wire.notifier import PATIENCE, Notifier
from bot.playground.wire.reading import read_id
from bot.playground.world import (
    JSON,
    SELECTS,
    Altered,
    CannotDo,
    Change,
    Channel,
    Command,
    CommandType,
    ComponentType,
    Guild,
    Interaction,
    InteractionType,
    Message,
    Modal,
    OptionType,
    ResponseType,
    Role,
    Seen,
    Upload,
    User,
    World,
    accepted,
    see,
    value_of,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """A suggestion while typing an option."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Answer:
    """How an application answered what a person did."""

    type: Literal["message", "deferred", "updated", "deferred update", "modal", "choices", "failed"]
    ephemeral: bool
    interaction: Interaction
    message: Seen | None = None
    """The message sent or updated, as it stood at the answer: the placeholder if a message was deferred,
    the message acted on if its update was."""
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

_PLAIN: dict[OptionType, Any] = {
    OptionType.STRING: str,
    OptionType.INTEGER: int,
    OptionType.BOOLEAN: bool,
    OptionType.NUMBER: (int, float),
}


class Person:
    """A person in the world: what somebody sees and can do there. It waits without polling."""

    def __init__(self, world: World, user_id: int) -> None:
        self._world = world
        self.id = user_id
        self.patience = PATIENCE
        """Real seconds after which this person gives a wait up."""

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
        return self._world.open_dm(self.id, user_id)

    # --- seeing ---

    def sees(self, channel: Channel | int, after: int = 0) -> list[Seen]:
        """Return the channel's messages after the one with this id as this person sees them, oldest first."""
        messages = self._world.visible_messages(self.id, _id(channel))
        return [self._seen(message) for message in messages if message.id > after]

    def last(self, channel: Channel | int) -> Seen:
        """Return the last message that this person sees in the channel. Raises CannotDo if there is none."""
        seen = self.sees(channel)
        if not seen:
            raise CannotDo(f"{self!r} sees no message there")
        return seen[-1]

    def look_again(self, message: Seen | Message) -> Seen:
        """Return the message as it stands now. Raises CannotDo if this person does not see it (any more)."""
        current = self._world.visible_message(self.id, message.id)
        if current is None:
            raise CannotDo(f"{self!r} does not see message {message.id}")
        return self._seen(current)

    @property
    def dms(self) -> list[Seen]:
        """Return all direct messages, oldest first."""
        found = [message for channel in self.dm_channels for message in self.sees(channel)]
        return sorted(found, key=lambda message: message.id)

    def commands(self, channel: Channel | int) -> tuple[Command, ...]:
        """Return the commands that this person is offered in the channel."""
        return self._world.commands.offered(self.id, _id(channel))

    async def wait_for(self, look: Callable[[], T | None], timeout: float | None = None) -> T:
        """Return what `look` finds as soon as it finds something true.

        Looks now and after each change that this person may know of. Raises TimeoutError, which says what this
        person sees last in each place.
        """

        def complaint() -> str:
            places = [channel for channel in self._world.visible_channels(self.id) if self.sees(channel)]
            return "; ".join(f"{self!r} sees in {c.name or 'a DM'}: {self.last(c).text!r}" for c in places)

        notifier = Notifier()
        stop = self._world.follow(self.id, lambda _change: notifier.notify())
        try:
            return await notifier.until(look, self.patience if timeout is None else timeout, complaint)
        finally:
            stop()

    async def wait_for_message(
        self, channel: Channel | int, text: str = "", *, after: int = 0, timeout: float | None = None
    ) -> Seen:
        """Wait until this person sees a message with `text` in it in the channel, and return the last such.

        `after` passes over messages up to that id; a placeholder that is still loading does not count.
        """
        return await self.wait_for(lambda: _last(self.sees(channel), text, after), timeout)

    async def wait_for_dm(self, text: str = "") -> Seen:
        """Wait for a direct message with `text` in it and return the last such."""
        return await self.wait_for(lambda: _last(self.dms, text, after=0))

    async def result(self, answer: Answer, timeout: float | None = None) -> Seen:
        """Return the answer's message as soon as a deferred one is filled in, or a deferred update is made."""
        before = answer.message
        if before is None:
            raise CannotDo(f"a {answer.type} answer has no message")

        def look() -> Seen | None:
            current = self.look_again(before)
            waits = answer.type == "deferred update" and current.message == before.message
            return None if current.loading or waits else current

        return await self.wait_for(look, timeout)

    # --- writing ---

    def say(self, channel: Channel | int, text: str, *, reply_to: Seen | None = None) -> Seen:
        """Write a message. Raises Refusal if this person may not."""
        body: JSON = {"content": text}
        if reply_to:
            body["message_reference"] = {"message_id": str(reply_to.id)}
        return self._seen(self._world.messages.send(self.id, _id(channel), body))

    def delete(self, message: Seen) -> None:
        """Delete a message. Raises Refusal if this person may not."""
        self._world.messages.delete(self.id, message.channel_id, message.id)

    # --- commands ---

    async def slash(self, channel: Channel | int, name: str, /, **options: Any) -> Answer:
        """Call a slash command ("settings language" for a subcommand) with options by name.

        Users, roles and channels may be given as such or by id, files as (name, bytes). Raises CannotDo for
        a command that is not offered and for options that a client would not accept.
        """
        return await self._slash(channel, name, options)

    async def forge_slash(self, channel: Channel | int, name: str, /, **options: Any) -> Answer:
        """Call a slash command with options that a client would not let through."""
        return await self._slash(channel, name, options, strict=False)

    async def autocomplete(
        self, channel: Channel | int, name: str, option: str, typed: str = "", /, **others: Any
    ) -> tuple[Choice, ...]:
        """Return what is suggested for an option while `typed` stands in it."""
        answer = await self._slash(channel, name, {**others, option: typed}, strict=False, focused=option)
        return answer.choices

    async def use_on(self, name: str, target: "Seen | Person", channel: Channel | int | None = None) -> Answer:
        """Call a context-menu command on a message, or on a person in a channel."""
        named = Named()
        if isinstance(target, Seen):
            place, kind = target.channel_id, CommandType.MESSAGE
            named.message_ids.append(target.id)
        elif channel is not None:
            place, kind = _id(channel), CommandType.USER
            named.user_ids.append(target.id)
        else:
            raise CannotDo("a command on a person needs a channel")
        command = self._offered(place, name, kind)
        data = _command_data(command) | {"target_id": str(target.id), "resolved": self._resolved(named, place)}
        return await self._do(InteractionType.COMMAND, command.application_id, place, data)

    # --- components and forms ---

    async def click(self, message: Seen | Message, custom_id: str | None = None, *, label: str | None = None) -> Answer:
        """Press a button that this person sees now, named by its custom id or its label.

        Raises CannotDo if the message is out of sight or has no such enabled button.
        """
        wanted = label if custom_id is None else custom_id
        if wanted is None:
            raise CannotDo("name the button by custom_id or label")
        button = self.look_again(message).button(wanted)
        if button.disabled or button.custom_id is None:
            raise CannotDo(f"the button {button.label!r} cannot be pressed")
        return await self.forge_click(button.custom_id, message)

    async def forge_click(self, custom_id: str, message: Seen | Message) -> Answer:
        """Press a button with a custom id of one's own making, on a message that may be gone or out of sight."""
        return await self._use(message, {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)})

    async def choose(self, message: Seen | Message, custom_id: str | None = None, values: Sequence[Any] = ()) -> Answer:
        """Choose in a menu: by value or label in a string menu, persons, roles, channels or ids elsewhere.

        Without a custom id the message's only menu is meant. Raises CannotDo.
        """
        select = self.look_again(message).select(custom_id)
        if select.disabled:
            raise CannotDo("the menu is disabled")
        if not select.min_values <= len(values) <= select.max_values:
            raise CannotDo(f"choose {select.min_values} to {select.max_values}, not {len(values)}")
        if select.type is ComponentType.STRING_SELECT:
            chosen = [value_of(select.options, value) for value in values]
        else:
            chosen = [str(_id(value)) for value in values]
            kinds = {self._world.channel(int(one)).type for one in chosen if select.channel_types}
            if not kinds <= {*select.channel_types}:
                raise CannotDo(f"the menu offers channels of the types {select.channel_types} only")
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
            named = Named()
            self._name_chosen(named, type, values)
            data["resolved"] = self._resolved(named, message.channel_id)
        return await self._use(message, data)

    async def submit(self, modal: Modal, values: Mapping[str, Any]) -> Answer:
        """Send a form in, with a value for each field named by custom id or label; others stay as they are.

        Texts are strings, choices values or labels (lists where several may be chosen), check boxes booleans,
        files (name, bytes). Raises CannotDo for a value that a client would not send.
        """
        return await self.forge_submit(modal, accepted(modal, values))

    async def forge_submit(self, modal: Modal, values: Mapping[str, Any]) -> Answer:
        """Send a form in without the checks of a client, by custom ids; also twice."""
        opened_by = self._world.interactions.get(modal.interaction_id)
        named = Named()
        filled = [self._filled(part, values, named) for part in modal.components]
        data: JSON = {"custom_id": modal.custom_id, "components": filled}
        if resolved := self._resolved(named, opened_by.channel_id):
            data["resolved"] = resolved
        return await self._do(
            InteractionType.MODAL_SUBMIT,
            opened_by.application_id,
            opened_by.channel_id,
            data,
            message_id=opened_by.message_id,
            triggered_by=opened_by,
        )

    # --- inside ---

    def _seen(self, message: Message) -> Seen:
        return see(message, self.id)

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
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def heard(change: Change) -> None:
            match change:
                case Altered(_, Interaction() as interaction) if interaction.id == begun.id and not answered.done():
                    answered.set_result(self._answer(interaction))

        stop = self._world.follow(self.id, heard)
        try:
            begun = self._world.interactions.begin(
                type, application_id, self.id, channel_id, data, message_id=message_id, triggered_by=triggered_by
            )
            return await asyncio.wait_for(answered, self.patience)
        finally:
            stop()

    def _answer(self, interaction: Interaction) -> Answer:
        response = interaction.response
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

    def _offered(self, channel: Channel | int, name: str, kind: CommandType) -> Command:
        offered = [command for command in self.commands(channel) if command.type == kind]
        for command in offered:
            if command.name == name:
                return command
        raise CannotDo(f"{self!r} is not offered {name!r}, only {sorted(command.name for command in offered)}")

    async def _slash(
        self,
        channel: Channel | int,
        name: str,
        values: Mapping[str, Any],
        *,
        strict: bool = True,
        focused: str | None = None,
    ) -> Answer:
        head, *path = name.split() or [""]
        command = self._offered(channel, head, CommandType.SLASH)
        around, declared = _inside(command, path)
        if unknown := set(values) - {option["name"] for option in declared}:
            raise CannotDo(f"/{name} has no option {', '.join(sorted(unknown))}")
        missing = [o["name"] for o in declared if o.get("required") and o["name"] not in values]
        if strict and missing:
            raise CannotDo(f"/{name} needs {', '.join(missing)}")
        named = Named()
        parts: list[JSON] = []
        for option in declared:
            if option["name"] in values:
                part: JSON = {"name": option["name"], "type": option["type"], "value": values[option["name"]]}
                if option["name"] == focused:
                    part["focused"] = True
                else:
                    part["value"] = self._value(option, part["value"], named, strict=strict)
                parts.append(part)
        for step in reversed(around):
            parts = [{"name": step["name"], "type": step["type"], "options": parts}]
        data = _command_data(command)
        if parts:
            data["options"] = parts
        if resolved := self._resolved(named, _id(channel)):
            data["resolved"] = resolved
        kind = InteractionType.AUTOCOMPLETE if focused else InteractionType.COMMAND
        return await self._do(kind, command.application_id, _id(channel), data)

    def _value(self, option: JSON, given: Any, named: Named, *, strict: bool) -> Any:
        kind = OptionType(option["type"])
        if kind is OptionType.ATTACHMENT:
            return self._name_upload(named, given)
        if kind in _PLAIN:
            return _plain_value(option, kind, given) if strict else given
        found = _id(given)
        if kind is OptionType.CHANNEL:
            named.channel_ids.append(found)
        elif kind is OptionType.USER or found in self._world.users:
            named.user_ids.append(found)
        else:
            named.role_ids.append(found)
        return str(found)

    def _filled(self, part: JSON, values: Mapping[str, Any], named: Named) -> JSON:
        """Return a part of a form as it is sent in."""
        kind = ComponentType(part["type"])
        filled: JSON = {"type": int(kind), "id": part["id"]}
        if kind is ComponentType.LABEL:
            filled["component"] = self._filled(part["component"], values, named)
        elif kind is ComponentType.ACTION_ROW:
            filled["components"] = [self._filled(inner, values, named) for inner in part["components"]]
        elif kind is not ComponentType.TEXT_DISPLAY:
            filled["custom_id"] = part["custom_id"]
            value = values.get(part["custom_id"])
            if kind is ComponentType.FILE_UPLOAD:
                filled["values"] = [self._name_upload(named, each) for each in value or ()]
            elif kind in SELECTS or kind is ComponentType.CHECKBOX_GROUP:
                filled["values"] = [str(_id(each)) if isinstance(each, Person) else str(each) for each in value or ()]
                self._name_chosen(named, kind, filled["values"])
            elif kind is ComponentType.CHECKBOX:
                filled["value"] = bool(value)
            else:
                filled["value"] = value if kind is ComponentType.RADIO_GROUP else str(value or "")
        return filled

    def _name_chosen(self, named: Named, kind: ComponentType, values: Sequence[str]) -> None:
        """Note whom or what the values of a menu name."""
        world = self._world
        ids = [found for value in values if (found := read_id(value)) is not None]
        if kind is ComponentType.CHANNEL_SELECT:
            named.channel_ids += [one for one in ids if one in world.channels]
        elif kind in SELECTS and kind is not ComponentType.STRING_SELECT:
            named.user_ids += [one for one in ids if one in world.users]
            named.role_ids += [one for one in ids if one in world.roles]

    def _name_upload(self, named: Named, given: tuple[str, bytes] | Upload) -> str:
        """Upload a file and return its id."""
        upload = Upload(*given, "application/octet-stream") if isinstance(given, tuple) else given
        if not isinstance(upload, Upload):
            raise CannotDo("this field takes files")
        attachment = self._world.messages.upload(upload)
        named.attachments.append(attachment)
        return str(attachment.id)

    def _resolved(self, named: Named, channel_id: int) -> JSON:
        return message_payloads.resolved(self._world, self._world.channel(channel_id).guild_id, self.id, named)


def _inside(command: Command, path: Sequence[str]) -> tuple[list[JSON], list[JSON]]:
    """Return the subcommand with its group, outermost first, and the options that it takes. Raises CannotDo."""
    declared: list[JSON] = command.body.get("options") or []
    around: list[JSON] = []
    for step in path:
        found = next((option for option in declared if option["name"] == step), None)
        if found is None:
            raise CannotDo(f"/{command.name} has no subcommand {step!r}")
        around.append(found)
        declared = found.get("options") or []
    if any(option["type"] in (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP) for option in declared):
        raise CannotDo(f"/{command.name} wants one of {[option['name'] for option in declared]}")
    return around, declared


def _plain_value(option: JSON, kind: OptionType, given: Any) -> Any:
    """Return a string, number or truth value as a client sends it. Raises CannotDo if a client would not."""
    where = f"the option {option['name']!r}"
    choices = {choice["name"]: choice["value"] for choice in option.get("choices") or ()}
    value = choices.get(given, given) if isinstance(given, str) else given
    if choices and value not in choices.values():
        raise CannotDo(f"{where} takes one of {sorted(choices)}, not {given!r}")
    if not isinstance(value, _PLAIN[kind]) or (isinstance(value, bool) and kind is not OptionType.BOOLEAN):
        raise CannotDo(f"{where} cannot be {given!r}")
    if kind is OptionType.STRING:
        size, low, high = len(value), option.get("min_length"), option.get("max_length", 6000)
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


def _last(seen: Sequence[Seen], text: str, after: int) -> Seen | None:
    found = [message for message in seen if message.id > after and text in message.text and not message.loading]
    return found[-1] if found else None


def _id(thing: "int | str | Person | Channel | User | Role") -> int:
    if isinstance(thing, int):
        return thing
    if isinstance(thing, str):
        found = read_id(thing)
        if found is None:
            raise CannotDo(f"{thing[:40]!r} is no id")
        return found
    found = getattr(thing, "id", None)
    if not isinstance(found, int):
        raise CannotDo(f"{str(thing)[:40]!r} is nothing that has an id")
    return found
