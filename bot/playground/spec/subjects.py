"""What a request says, taken apart into the things that Discord has rules about.

The rules of the supplement are about files, messages, modals, the components of either, commands and choices. Here a
request's body is cut into these, each with its place in the body. All of it counts on bodies that have passed their
schema: a value of the wrong kind is the schema's to report.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.playground.spec.openapi import Operation
from bot.playground.spec.schemas import Json, pointer

Body = Mapping[str, Json]

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15


class Upload(NamedTuple):
    """A file that came with a multipart request, in the order of `files[0]`, `files[1]` ..."""

    filename: str
    size: int
    """In bytes."""


@dataclass(frozen=True)
class Part:
    """Something inside a body, and where."""

    where: str
    body: Body

    @property
    def type(self) -> int:
        """The component's or option's type."""
        return int(self.body["type"])


@dataclass(frozen=True)
class Files:
    """The files of one request."""

    uploads: Sequence[Upload]


class Layout(Part):
    """What has components."""

    @cached_property
    def components(self) -> tuple[Part, ...]:
        """All its components, nested ones after their parents."""
        return tuple(_components(self.where + "/components", self.body.get("components") or ()))

    def of(self, *types: int) -> Iterator[Part]:
        """Its components of some types."""
        return (component for component in self.components if component.type in types)


@dataclass(frozen=True)
class Message(Layout):
    """A message that is sent, or what an edit says of one.

    An edit may leave things out; what it leaves out stays as it was and is not known here, but for the flags.
    """

    uploads: Sequence[Upload] = ()
    edits: bool = False
    flags_before: int = 0

    @property
    def is_v2(self) -> bool:
        """Whether it stands under the rules of Components V2; the flag can be set by an edit but never taken away."""
        return bool(((self.body.get("flags") or 0) | self.flags_before) & COMPONENTS_V2)


class Modal(Layout):
    """A form that an interaction is answered with."""


class Deferral(Part):
    """A promise to answer an interaction later."""


class Command(Part):
    """An application command that is registered."""

    @property
    def type(self) -> int:
        """The command's type."""
        return int(self.body.get("type") or 1)

    @cached_property
    def option_lists(self) -> tuple[tuple[Part, ...], ...]:
        """Its options, and those of each subcommand and group: every list by itself."""
        return tuple(_option_lists(self.where + "/options", self.body.get("options") or ()))

    @property
    def options(self) -> Iterator[Part]:
        """All options of all lists."""
        return (option for options in self.option_lists for option in options)

    @property
    def choices(self) -> Iterator[Part]:
        """The choices of all options."""
        return (
            Part(option.where + pointer("choices", index), choice)
            for option in self.options
            for index, choice in enumerate(option.body.get("choices") or ())
        )


@dataclass(frozen=True)
class CommandList:
    """All commands of one scope, written in one request."""

    commands: Sequence[Command]


@dataclass(frozen=True)
class Suggestions:
    """What an autocomplete interaction is answered with."""

    choices: Sequence[Part]


Subject = Files | Message | Deferral | Modal | Command | CommandList | Suggestions


def subjects(
    operation: Operation, body: Json, uploads: Sequence[Upload] = (), flags_before: int = 0
) -> Iterator[Subject]:
    """Yield what a request of an operation is about; most operations are about nothing that has rules here."""
    if uploads:
        yield Files(uploads)
    match operation.id:
        case "create_message" | "execute_webhook":
            yield Message("", body, uploads)
        case "update_message" | "update_webhook_message" | "update_original_webhook_message":
            yield Message("", body, uploads, edits=True, flags_before=flags_before)
        case "create_thread" if "message" in body:
            yield Message("/message", body["message"], uploads)
        case "create_interaction_response":
            yield from _answer(body["type"], body.get("data") or {}, uploads, flags_before)
        case "bulk_set_application_commands" | "bulk_set_guild_application_commands":
            commands = [Command(pointer(index), command) for index, command in enumerate(body)]
            yield CommandList(commands)
            yield from commands
        case _:
            return


def _answer(kind: int, data: Body, uploads: Sequence[Upload], flags_before: int) -> Iterator[Subject]:
    """Yield what an interaction callback is about, by its type (interactions/receiving-and-responding)."""
    match kind:
        case 4:
            yield Message("/data", data, uploads)
        case 5:
            yield Deferral("/data", data)
        case 7:
            yield Message("/data", data, uploads, edits=True, flags_before=flags_before)
        case 8:
            choices = data.get("choices") or ()
            yield Suggestions(
                [Part(pointer("data", "choices", i), choice) for i, choice in enumerate(choices) if choice]
            )
        case 9:
            yield Modal("/data", data)
        case _:
            return


def _components(where: str, components: Sequence[Body]) -> Iterator[Part]:
    for index, component in enumerate(components):
        yield from _component(where + pointer(index), component)


def _component(where: str, component: Body) -> Iterator[Part]:
    yield Part(where, component)
    yield from _components(where + "/components", component.get("components") or ())
    for key in ("accessory", "component"):
        if key in component:
            yield from _component(where + pointer(key), component[key])


def _option_lists(where: str, options: Sequence[Body]) -> Iterator[tuple[Part, ...]]:
    parts = tuple(Part(where + pointer(index), option) for index, option in enumerate(options))
    if parts:
        yield parts
    for part in parts:
        yield from _option_lists(part.where + "/options", part.body.get("options") or ())
