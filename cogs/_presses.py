"""Presses on buttons, choices in menus and submitted modals, led to their handlers by custom id.

They work in any process, for messages that an earlier one has sent. A handler registers its verb with `Presses.on`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias, cast

import discord
from discord import ui

from bot.delivery.custom_ids import TEMPLATES, Pressed, read
from bot.delivery.limits import MODAL_TITLE, shorten
from bot.matches.types import Refused
from cogs._house import Interaction, explained

PressHandler: TypeAlias = Callable[[Interaction, Pressed, tuple[str, ...]], Awaitable[None]]
"""Takes the interaction, what was pressed, and the values chosen in a menu or written in a modal."""

_handlers: dict[str, PressHandler] = {}


def on(verb: str, handler: PressHandler) -> None:
    """Let a handler answer a verb. A reloaded cog takes its verbs over."""
    _handlers[verb] = handler


def off(*verbs: str) -> None:
    """Forget verbs."""
    for verb in verbs:
        _handlers.pop(verb, None)


@explained
async def answer(interaction: Interaction) -> None:
    """Lead a press, a choice or a form to its handler by its custom id; what is none of ours gets a sentence."""
    data: Any = interaction.data or {}
    pressed = read(str(data.get("custom_id", "")))
    handler = _handlers.get(pressed.verb) if pressed is not None else None
    if pressed is None or handler is None:
        raise Refused("button-unknown")
    await handler(interaction, pressed, tuple(_values(data)))


class Press(ui.DynamicItem[ui.Button[Any]], template=TEMPLATES["button"]):
    """Any button of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        """Wrap the button that was pressed."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Answer the press."""
        await answer(interaction)


class Choice(ui.DynamicItem[ui.Select[Any]], template=TEMPLATES["menu"]):
    """Any menu of ours that lists options."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Choice:
        """Wrap the menu in which something was chosen."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Answer the choice."""
        await answer(interaction)


class PersonChoice(ui.DynamicItem[ui.UserSelect[Any]], template=TEMPLATES["people"]):
    """Any menu of ours that lists people; its values are user ids."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PersonChoice:
        """Wrap the menu in which somebody was chosen."""
        return cls(cast("ui.UserSelect[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Answer the choice."""
        await answer(interaction)


class ChannelChoice(ui.DynamicItem[ui.ChannelSelect[Any]], template=TEMPLATES["channels"]):
    """Any menu of ours that lists channels; its values are channel ids."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> ChannelChoice:
        """Wrap the menu in which channels were chosen."""
        return cls(cast("ui.ChannelSelect[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        """Answer the choice."""
        await answer(interaction)


DYNAMIC_ITEMS = (Press, Choice, PersonChoice, ChannelChoice)


class Form(ui.Modal):
    """A modal of text fields. It is answered by its custom id, so one that was opened before a restart works too."""

    def __init__(self, custom_id: str, title: str) -> None:
        super().__init__(title=shorten(title, MODAL_TITLE), custom_id=custom_id, timeout=None)

    async def on_submit(self, interaction: Interaction) -> None:
        """Leave the answer to `routed`, which every form reaches."""


async def routed(interaction: Interaction) -> None:
    """Answer what the library alone would leave unanswered: forms, and components that their message does not hold."""
    if interaction.type is discord.InteractionType.modal_submit:
        await answer(interaction)
    elif interaction.type is discord.InteractionType.component:
        data: Any = interaction.data or {}
        if not _held(interaction.message, str(data.get("custom_id", ""))):
            await answer(interaction)


def _held(message: discord.Message | None, custom_id: str) -> bool:
    if message is None:
        return False
    view = (ui.LayoutView if message.flags.components_v2 else ui.View).from_message(message, timeout=None)
    return any(getattr(item, "custom_id", None) == custom_id for item in view.walk_children())


def _values(data: Any) -> Iterator[str]:
    for value in data.get("values", ()):
        yield str(value)
    for component in data.get("components", ()):
        for field in (component.get("component"), *component.get("components", ())):
            if isinstance(field, dict) and isinstance(field.get("value"), str):
                yield field["value"]
