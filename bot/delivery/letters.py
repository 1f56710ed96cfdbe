"""Letters: what a message looks like, in Components V2, before it is sent as a new message, an answer or an edit.

A letter can be built any number of times, since a retry needs fresh file objects.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import discord
from discord import ui

from bot.delivery.custom_ids import custom_id
from bot.delivery.limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    BUTTONS_IN_ROW,
    MENU_PLACEHOLDER,
    OPTION_DESCRIPTION,
    OPTION_LABEL,
    OPTIONS_IN_MENU,
    TEXT_IN_MESSAGE,
    shorten,
)
from bot.language import Language
from render.picture import Picture

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Text:
    """Lines of Markdown. Only `foldable` text gives way when a message is too long; it moves to a file then."""

    text: str
    foldable: bool = False


@dataclass(frozen=True)
class Rule:
    """A thin line between two parts."""


@dataclass(frozen=True)
class Button:
    """Something to press: a label with a verb, and a custom id or (for a link) an address."""

    label: str
    custom_id: str = ""
    style: str = "plain"
    url: str = ""
    disabled: bool = False


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu of 1 to 25 options, of which `least` to `most` are taken."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class PeopleMenu:
    """A menu of the people of a server."""

    custom_id: str
    placeholder: str


@dataclass(frozen=True)
class ChannelMenu:
    """A menu of the text channels of a server, of which none to 25 are taken."""

    custom_id: str
    placeholder: str
    chosen: tuple[int, ...] = ()


Row: TypeAlias = tuple[Button, ...] | Menu | PeopleMenu | ChannelMenu
Part: TypeAlias = Text | Rule | Picture | Row


@dataclass(frozen=True)
class Letter:
    """A message: its parts from top to bottom, whom it may ping, and how it looks.

    `whole` names the file that takes a text which is too long for the message, so that nothing is ever cut.
    """

    parts: tuple[Part, ...]
    pings: tuple[int, ...] = ()
    silent: bool = False
    colour: int | None = None
    whole: str = "account.txt"
    folded_note: str = field(default="")

    def mentions(self) -> discord.AllowedMentions:
        """Allow the pings of this letter and no others."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    def build(self) -> tuple[ui.LayoutView, list[discord.File]]:
        """Make the view and the files for one sending.

        The view is stopped: our buttons and menus are answered by their custom ids, in any process, so the library
        need not remember the message.
        """
        parts, overflow = fold(self.parts, self.folded_note)
        files: list[discord.File] = []
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.colour)
        for part in parts:
            _add(container, part, files)
        if overflow:
            files.append(discord.File(io.BytesIO(overflow.encode()), filename=self.whole))
            container.add_item(ui.File(f"attachment://{self.whole}"))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        view.stop()
        return view, files

    def with_parts(self, *parts: Part) -> Letter:
        """Give the same letter with more parts at its end."""
        return replace(self, parts=(*self.parts, *parts))


def fold(parts: Sequence[Part], note: str) -> tuple[list[Part], str]:
    """Make parts fit into one message; give them and what the file has to hold (all foldable text, or nothing)."""
    texts = [part for part in parts if isinstance(part, Text)]
    length = sum(len(text.text) for text in texts)
    if length <= TEXT_IN_MESSAGE:
        return list(parts), ""
    room = TEXT_IN_MESSAGE - sum(len(text.text) for text in texts if not text.foldable) - len(note) - 1
    whole = "\n\n".join(text.text for text in texts if text.foldable)
    folded: list[Part] = []
    for part in parts:
        if isinstance(part, Text) and part.foldable:
            kept = _lines_within(part.text, room)
            room -= len(kept) + len(note) + 1
            shown = "\n".join(filter(None, (kept, note)))
            if shown:
                folded.append(Text(shown))
        else:
            folded.append(part)
    return folded, whole


def _lines_within(text: str, room: int) -> str:
    kept: list[str] = []
    for line in text.split("\n"):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(kept)


def _add(container: ui.Container[ui.LayoutView], part: Part, files: list[discord.File]) -> None:
    match part:
        case Text(text=text):
            if text:
                container.add_item(ui.TextDisplay(text))
        case Rule():
            container.add_item(ui.Separator())
        case Picture():
            name = f"{len(files)}-{part.name}" if any(file.filename == part.name for file in files) else part.name
            files.append(discord.File(io.BytesIO(part.png), filename=name))
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{name}", description=shorten(part.alt, ALT_TEXT))
            container.add_item(gallery)
        case Menu() | PeopleMenu() | ChannelMenu():
            row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
            row.add_item(_menu(part))
            container.add_item(row)
        case tuple():
            for start in range(0, len(part), BUTTONS_IN_ROW):
                row = ui.ActionRow()
                for button in part[start : start + BUTTONS_IN_ROW]:
                    row.add_item(_button(button))
                container.add_item(row)


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    label = shorten(button.label, BUTTON_LABEL)
    if button.url:
        return ui.Button(label=label, url=button.url)
    style = STYLES[button.style]
    return ui.Button(label=label, custom_id=button.custom_id, style=style, disabled=button.disabled)


def _menu(
    menu: Menu | PeopleMenu | ChannelMenu,
) -> ui.Select[ui.LayoutView] | ui.UserSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]:
    placeholder = shorten(menu.placeholder, MENU_PLACEHOLDER)
    if isinstance(menu, PeopleMenu):
        return ui.UserSelect(custom_id=menu.custom_id, placeholder=placeholder)
    if isinstance(menu, ChannelMenu):
        return ui.ChannelSelect(
            custom_id=menu.custom_id,
            placeholder=placeholder,
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=OPTIONS_IN_MENU,
            default_values=[
                discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
                for channel in menu.chosen
            ],
        )
    options = [
        discord.SelectOption(
            label=shorten(option.label, OPTION_LABEL),
            value=option.value,
            description=shorten(option.description, OPTION_DESCRIPTION) or None,
            default=option.chosen,
        )
        for option in menu.options
    ]
    most = min(menu.most, len(options))
    return ui.Select(
        custom_id=menu.custom_id, placeholder=placeholder, options=options, min_values=menu.least, max_values=most
    )


def note(text: str) -> Letter:
    """Make a letter of one text."""
    return Letter((Text(text),))


def lines(texts: Iterable[str]) -> Text:
    """Join the lines of an account; it may be folded."""
    return Text("\n".join(texts), foldable=True)


def row_mark(row: int) -> str:
    """Mark a button with the outbox row that its message came from; by it the message can be found again."""
    return f"r{row}"


def table_buttons(language: Language, match: int, row: int) -> tuple[Button, ...]:
    """Give the buttons under every board of a running match, which came from an outbox row."""
    return (
        Button(language.say("button-move"), custom_id("move", match, row_mark(row)), "main"),
        Button(language.say("button-hand"), custom_id("hand", match)),
        Button(language.say("button-board-text"), custom_id("text", match)),
        Button(language.say("button-rules"), custom_id("rules", match)),
    )
