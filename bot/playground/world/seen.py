"""Messages as one person sees them: text, buttons, menus, pictures."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from bot.playground.world import components
from bot.playground.world.flags import SELECTS, ComponentType
from bot.playground.world.model import JSON, Attachment, Message
from bot.playground.world.refusals import CannotDo

T = TypeVar("T")


class EmojiName(str):
    """The name of an emoji, which is the emoji itself where it is a letter."""

    __slots__ = ()


class SeenButton(msgspec.Struct, frozen=True):
    """A button as it looks; a link has a url in place of a custom id."""

    label: str = ""
    custom_id: str | None = None
    disabled: bool = False
    emoji: EmojiName | None = None
    url: str | None = None


class SeenOption(msgspec.Struct, frozen=True, rename={"chosen": "default"}):
    """A line of a menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: EmojiName | None = None


class SeenSelect(msgspec.Struct, frozen=True):
    """A menu; one of users, roles or channels has no options of its own."""

    custom_id: str
    type: ComponentType
    min_values: int
    max_values: int
    placeholder: str = ""
    options: tuple[SeenOption, ...] = ()
    disabled: bool = False
    channel_types: tuple[int, ...] = ()
    """The kinds of channels that it offers, any if there are none."""


@dataclass(frozen=True, slots=True)
class SeenPicture:
    """A file that is shown: in a gallery, as a thumbnail, as a file, or under a plain message."""

    filename: str
    alt: str | None
    data: bytes = field(repr=False)
    size: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as one person sees it at one moment."""

    id: int
    channel_id: int
    text: str
    """All text, that of components included, in reading order, a line each."""
    buttons: tuple[SeenButton, ...]
    selects: tuple[SeenSelect, ...]
    pictures: tuple[SeenPicture, ...]
    ephemeral: bool
    loading: bool
    edited: bool
    pings_me: bool
    """Whether its appearance notified this person by name."""
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


def see(message: Message, viewer_id: int) -> Seen:
    """Return a message as the viewer sees it; whether it is visible at all is for the caller to ask."""
    parts = list(components.walk(message.components))
    lines = [message.content, *components.texts(message.components)]
    return Seen(
        message.id,
        message.channel_id,
        "\n".join(line for line in lines if line),
        tuple(looks(part, SeenButton) for part in parts if part["type"] == ComponentType.BUTTON),
        tuple(looks(part, SeenSelect) for part in parts if part["type"] in SELECTS),
        _pictures(message, parts),
        message.only_for is not None,
        message.loading,
        message.edited_at is not None,
        viewer_id in message.pings,
        message,
    )


def looks(part: JSON, kind: type[T]) -> T:
    """Return what somebody sees of a component."""
    return msgspec.convert(part, kind, dec_hook=lambda name, emoji: name(emoji.get("name") or ""))


def value_of(options: Iterable[SeenOption], wanted: Any) -> str:
    """Return the value of the option with this value or label. Raises CannotDo."""
    for option in options:
        if wanted in (option.value, option.label):
            return option.value
    raise CannotDo(f"no option {wanted!r} among {[option.label for option in options]}")


def _pictures(message: Message, parts: Iterable[JSON]) -> tuple[SeenPicture, ...]:
    """Return the files that are shown; with components, only those that a component refers to."""
    if not message.components:
        return tuple(_picture(one, one.description) for one in message.attachments)
    files = {str(attachment.id): attachment for attachment in message.attachments}
    shown: list[SeenPicture] = []
    for part in parts:
        items = part.get("items") or ([part] if part["type"] in (ComponentType.THUMBNAIL, ComponentType.FILE) else [])
        for item in items:
            media = item.get("media") or item["file"]
            if found := files.get(media.get("attachment_id", "")):
                shown.append(_picture(found, item.get("description")))
    return tuple(shown)


def _picture(attachment: Attachment, alt: str | None) -> SeenPicture:
    return SeenPicture(attachment.filename, alt, attachment.data, (attachment.width, attachment.height))
