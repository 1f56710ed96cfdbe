"""What a page may ask for: one JSON object each, told apart by `do`. Ids are strings, as JavaScript loses digits."""

import base64
import inspect
import re
from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

import msgspec

from bot.playground.page import views
from bot.playground.page.backend import Backend
from bot.playground.page.telling import Telling
from bot.playground.spec import limits
from bot.playground.wire import Answer, Person, read_id, tidy_file_name, tidy_name
from bot.playground.world import JSON, CannotDo, Modal, Seen, Upload

Locale = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2}(-[A-Z0-9]{2,3})?$")]

_PAGE = 50
_TIMESTAMP = re.compile(r"<t:(-?\d{1,13})(?::[tTdDfFRsS])?>")


class Id(int):
    """An id, which is a string in JSON."""


class Wishes:
    """All that a page may ask for, as the person whom it plays.

    Each public method is a wish: "use on" is `use_on`, and what has to come with it are the method's parameters. It
    gives the result, if there is one. May raise CannotDo, and Refusal.
    """

    def __init__(self, backend: Backend, person: Person, telling: Telling) -> None:
        self._backend = backend
        self._world = backend.world
        self._person = person
        self._telling = telling

    # --- reading ---

    def open(self, place: Id, before: Id | None = None) -> JSON:
        """Read the messages of a place; the older ones before a message."""
        found = [
            seen
            for seen in self._person.sees(place)
            if (before is None or seen.id < before) and not self._backend.is_dismissed(seen.id)
        ]
        return {
            "messages": [views.message(self._backend, self._person, seen) for seen in found[-_PAGE:]],
            "more": len(found) > _PAGE,
            "read": str(self._backend.read_up_to(self._person.id, place)),
        }

    def read(self, place: Id, message: Id) -> None:
        """Note that a place was read up to a message."""
        self._backend.mark_read(self._person.id, place, message)

    def file(self, message: Id, file: Id) -> JSON:
        """Get the bytes of a message's file."""
        for attachment in self._seen(message).message.attachments:
            if attachment.id == file:
                return {"type": attachment.content_type, "data": base64.b64encode(attachment.data).decode()}
        raise CannotDo("There is no such file any more.")

    def commands(self, place: Id) -> JSON:
        """List the commands that are offered in a place."""
        return views.commands(self._person.commands(place), self._person.user.locale)

    # --- writing ---

    def say(self, place: Id, text: str, reply_to: Id | None = None) -> None:
        """Write a message."""
        if len(text) > limits.CONTENT_LENGTH:
            raise CannotDo(f"A message holds {limits.CONTENT_LENGTH} characters; this one has {len(text)}.")
        self._person.say(place, text, reply_to=None if reply_to is None else self._seen(reply_to))

    def delete(self, message: Id) -> None:
        """Delete a message."""
        self._person.delete(self._seen(message))

    def dismiss(self, message: Id) -> None:
        """Put an ephemeral message away."""
        seen = self._seen(message)
        self._backend.dismiss(seen)
        self._telling.tell_gone(seen.message)

    def start_thread(self, place: Id, name: str) -> JSON:
        """Start a thread in a channel."""
        tidy = tidy_name(name, limits.THREAD_NAME_LENGTH)
        if not tidy:
            raise CannotDo("It needs a name.")
        return {"place": str(self._world.start_thread(self._person.id, place, tidy).id)}

    # --- what the bot has to answer ---

    async def slash(self, place: Id, name: str, options: JSON) -> JSON:
        """Call a slash command."""
        return views.answer(await self._person.slash(place, name, **_with_files(options)))

    async def suggest(self, place: Id, name: str, option: str, typed: str, options: JSON) -> JSON:
        """Ask for suggestions while an option is being typed."""
        choices = await self._person.autocomplete(place, name, option, typed, **_with_files(options))
        return {"choices": [{"shown": each.name, "value": each.value} for each in choices]}

    async def use_on(self, message: Id, name: str) -> JSON:
        """Call a command on a message."""
        return views.answer(await self._person.use_on(name, self._seen(message)))

    async def click(self, message: Id, custom_id: str) -> JSON:
        """Press a button."""
        return await self._use(message, lambda seen: self._person.click(seen, custom_id))

    async def choose(self, message: Id, custom_id: str, values: list[str]) -> JSON:
        """Choose in a menu."""
        return await self._use(message, lambda seen: self._person.choose(seen, custom_id, values))

    async def submit(self, form: Id, values: JSON) -> JSON:
        """Send a form in; files are objects with name and data in base 64."""
        return views.answer(await self._person.submit(self._form(form), _with_files(values)))

    # --- who and what is there ---

    def add_channel(self, name: str) -> JSON:
        """Open one more channel."""
        return {"place": str(self._backend.add_channel(name).id)}

    def add_person(self, name: str) -> JSON:
        """Let one more person come in."""
        return {"person": str(self._backend.add_person(name).id)}

    def change_person(self, person: Id, name: str, locale: Locale) -> None:
        """Change a person's name and the language of their client."""
        self._backend.change_person(person, name, locale)

    def set_dms(self, open: bool) -> None:
        """Accept or refuse direct messages."""
        self._world.set_dms_open(self._person.id, open)
        self._backend.note("people")

    def set_member(self, member: bool) -> None:
        """Leave the server, or come back."""
        guild, me = self._backend.guild, self._person.id
        if guild.owner_id == me and not member:
            raise CannotDo("The server is yours, so you cannot leave it. Let somebody else leave.")
        if member != ((guild.id, me) in self._world.members):
            if member:
                self._world.join(guild.id, me)
            else:
                self._world.leave(guild.id, me)
            self._backend.tell("people")

    # --- for whoever tests ---

    def next_moment(self) -> JSON:
        """Ask for the earliest moment to come that is named in the last such message of a place this person sees."""
        now = self._world.now().timestamp()
        moments: list[int] = []
        for channel in self._world.visible_channels(self._person.id):
            for seen in reversed(self._person.sees(channel)):
                if named := [int(each) for each in _TIMESTAMP.findall(seen.text) if int(each) > now]:
                    moments.append(min(named))
                    break
        return {"moment": min(moments, default=None)}

    async def advance(self, seconds: Annotated[float, msgspec.Meta(ge=0, le=31 * 86400)]) -> None:
        """Move the clock on."""
        await self._backend.advance(seconds)

    def lose_gateway(self) -> None:
        """Cut the bot's line to the gateway."""
        self._backend.playground.gateway.drop()

    def fail_requests(self, status: Literal[429, 500], seconds: Annotated[float, msgspec.Meta(gt=0, le=120)]) -> None:
        """Answer the bot's requests with an error for some seconds."""
        self._backend.fail_requests(status, seconds)

    async def restart_bot(self) -> None:
        """End the bot as an operator would, and start it again."""
        await self._backend.child.restart()

    def kill_bot(self) -> None:
        """End the bot without a warning."""
        self._backend.child.kill()

    def watch_requests(self, on: bool) -> None:
        """Be told the bot's requests from now on, or no more."""
        self._telling.watch_requests(on=on)

    # --- inside ---

    def _seen(self, message_id: int) -> Seen:
        record = self._world.visible_message(self._person.id, message_id)
        if record is None:
            raise CannotDo("This message is gone.")
        return self._person.look_again(record)

    def _form(self, form_id: int) -> Modal:
        opened_by = self._world.interactions.get(form_id)
        form = opened_by.response.modal if opened_by.response else None
        if form is None or opened_by.user_id != self._person.id:
            raise CannotDo("This form is not open.")
        return form

    async def _use(self, message_id: int, use: Callable[[Seen], Awaitable[Answer]]) -> JSON:
        seen = self._seen(message_id)
        try:
            return views.answer(await use(seen))
        except CannotDo as cannot:
            raise CannotDo("This message has changed just now. Press what it shows you now.") from cannot


def _with_files(values: JSON) -> JSON:
    """Return values with files as uploads. Raises CannotDo."""
    return {name: _with_file(value) for name, value in values.items()}


def _with_file(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_file(each) for each in value]
    if not isinstance(value, dict):
        return value
    try:
        name, data = str(value["name"]), base64.b64decode(value["data"], validate=True)
    except (KeyError, TypeError, ValueError) as error:
        raise CannotDo("A file came without a name or without its bytes.") from error
    if len(data) > limits.FILE_SIZE:
        raise CannotDo(f"The file {name} is larger than {limits.FILE_SIZE // 1024 // 1024} MiB.")
    return Upload(tidy_file_name(name), data, str(value.get("type") or "application/octet-stream"))


# --- how a wish comes ---


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What every wish brings: the number `re` comes back with the answer."""

    re: int


class InvalidWish(Exception):
    """What came over the socket is no wish that a page can have; `number` is its `re`, if it has one."""

    def __init__(self, problem: str, number: int | None) -> None:
        super().__init__(problem)
        self.number = number


def _shape(name: str, carry_out: Callable[..., object]) -> type[msgspec.Struct]:
    """Make the type of what a page sends for a wish, of the parameters of the method that carries it out."""
    _, *parameters = inspect.signature(carry_out).parameters.values()
    fields = [
        (one.name, one.annotation, msgspec.NODEFAULT if one.default is one.empty else one.default) for one in parameters
    ]
    return msgspec.defstruct(name, fields, bases=(Wish,), tag=name.replace("_", " "), frozen=True)


def _read_id(kind: type, given: object) -> Id:
    found = read_id(given) if kind is Id and isinstance(given, str) else None
    if found is None:
        raise ValueError("this is no id")
    return Id(found)


_SHAPES = [_shape(name, method) for name, method in vars(Wishes).items() if not name.startswith("_")]
_decoder: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(reduce(or_, _SHAPES), dec_hook=_read_id)


class _Numbered(msgspec.Struct):
    re: int


def read(frame: str | bytes) -> Wish:
    """Return the wish in a frame. Raises InvalidWish."""
    try:
        return _decoder.decode(frame)
    except (ValueError, RecursionError) as error:
        try:
            number = msgspec.json.decode(frame, type=_Numbered).re
        except (ValueError, RecursionError):
            number = None
        raise InvalidWish(str(error), number) from error


async def carry_out(wish: Wish, wishes: Wishes) -> JSON:
    """Do what is wished for and return the result. Raises what the wish does."""
    brought = {
        name: int(value) if isinstance(value, Id) else value
        for name, value in msgspec.structs.asdict(wish).items()
        if name != "re"
    }
    result = getattr(wishes, type(wish).__name__)(**brought)
    return (await result if inspect.isawaitable(result) else result) or {}
