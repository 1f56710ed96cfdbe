"""Presses on buttons, choices in menus and submitted forms, led to the methods of cogs by the verb in their custom id.

They work in any process, for messages that an earlier one has sent.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

import discord
from discord import ui
from discord.ext import commands

from bot.delivery.custom_ids import TEMPLATES, Pressed, read_custom_id
from bot.delivery.letters import label as label_of
from bot.delivery.limits import MODAL_DESCRIPTION, MODAL_LABEL, MODAL_TEXT, MODAL_TITLE
from bot.matches.types import Refused, Table
from bot.text import visible
from cogs.kit.answers import explain_form
from cogs.kit.services import Interaction, services_of
from render.kit.sentences import shortened
from render.presenter import Presenter

PressHandler: TypeAlias = Callable[[Interaction, Pressed, tuple[str, ...]], Awaitable[None]]
"""Takes the interaction, what was pressed, and the values chosen in a menu or written in a form."""

MethodT = TypeVar("MethodT", bound=Callable[..., Awaitable[None]])


def on_press(*verbs: str) -> Callable[[MethodT], MethodT]:
    """Let a method of a `Cog` answer some verbs, as a `PressHandler`, while the cog is loaded."""

    def marked(method: MethodT) -> MethodT:
        method.__dict__["verbs"] = verbs
        return method

    return marked


class Cog(commands.Cog):
    """A cog that answers presses with the methods that are marked by `on_press`."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self.services = services_of(bot)
        methods = inspect.getmembers(type(self), inspect.isfunction)
        self.handlers: Mapping[str, PressHandler] = {
            verb: getattr(self, name) for name, method in methods for verb in vars(method).get("verbs", ())
        }


def handlers_of(bot: commands.Bot) -> dict[str, PressHandler]:
    """Give what answers each verb in this bot now, by the cogs that it has loaded."""
    ours = [cog for cog in bot.cogs.values() if isinstance(cog, Cog)]
    return {verb: handler for cog in ours for verb, handler in cog.handlers.items()}


class GameCog(Cog):
    """A cog that offers the game of its `presenter`."""

    presenter: ClassVar[type[Presenter]]

    async def cog_load(self) -> None:
        """Put the game among those that `/play` offers."""
        await super().cog_load()
        self.services.presenters.add(self.presenter())

    async def choose_entry(self, interaction: Interaction, table: Table) -> None:
        """Let somebody in a lobby choose what he brings: a corner, a deck. It may open a form, so it comes first."""
        raise Refused("button-unknown")


async def lead_to_handler(interaction: Interaction) -> None:
    """Lead a press, a choice or a form to its handler by its custom id, and tell whoever pressed what goes wrong.

    What was written in a form that is not accepted goes back to its writer.
    """
    data: Any = interaction.data or {}
    written: tuple[str, ...] = ()
    try:
        values = tuple(_values(data))
        if interaction.type is discord.InteractionType.modal_submit:
            written = values
        pressed = read_custom_id(str(data.get("custom_id", "")))
        handler = handlers_of(interaction.client).get(pressed.verb) if pressed is not None else None
        if pressed is None or handler is None:
            raise Refused("button-unknown")
        try:
            await handler(interaction, pressed, values)
        finally:
            message = interaction.message
            if message is not None and not message.flags.ephemeral:
                await services_of(interaction.client).matches.play.note_press(pressed.match, message.id)
    except Exception as error:  # the one place where a press may fail for any reason
        await explain_form(interaction, error, written)


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATES["button"]):
    """Any button of ours."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Wrap what was pressed."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Answer the press."""
        await lead_to_handler(interaction)


class MenuChoice(Press, template=TEMPLATES["menu"]):
    """Any menu of ours that lists options."""


class ChannelChoice(Press, template=TEMPLATES["channels"]):
    """Any menu of ours that lists channels; its values are channel ids."""


DYNAMIC_ITEMS = (Press, MenuChoice, ChannelChoice)


class TextForm(ui.Modal):
    """A modal of text fields. It is answered by its custom id, so one that was opened before a restart works too."""

    def __init__(self, custom_id: str, title: str) -> None:
        super().__init__(title=label_of(title, MODAL_TITLE), custom_id=custom_id, timeout=None)

    def add_field(self, field: ui.Item[Any], label: str, about: str = "") -> None:
        """Add a field with its label and a line about it."""
        description = shortened(about, MODAL_DESCRIPTION) or None
        self.add_item(ui.Label(text=shortened(label, MODAL_LABEL), description=description, component=field))

    def add_text(self, label: str, about: str, text: str, *, required: bool = True, most: int = MODAL_TEXT) -> None:
        """Add a field for a text of several lines, with the text as it is now."""
        style, now = discord.TextStyle.paragraph, text[:most] or None
        field = ui.TextInput[Any](custom_id="text", style=style, max_length=most, required=required, default=now)
        self.add_field(field, label, about)

    async def open(self, interaction: Interaction) -> None:
        """Open the form as the answer to a press. Raises Refused where it would answer a form: that one is forged."""
        if interaction.type is discord.InteractionType.modal_submit:
            raise Refused("button-unknown")
        await interaction.response.send_modal(self)

    async def on_submit(self, interaction: Interaction) -> None:
        """Leave the answer to `routed`, which every form reaches."""


async def routed(interaction: Interaction) -> None:
    """Answer what the library alone would leave unanswered: forms, and components that their message does not hold."""
    if interaction.type is discord.InteractionType.modal_submit:
        await lead_to_handler(interaction)
    elif interaction.type is discord.InteractionType.component:
        data: Any = interaction.data or {}
        if not _held(interaction.message, str(data.get("custom_id", "")), data.get("component_type")):
            await lead_to_handler(interaction)


def _held(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    if message is None:
        return False
    view = (ui.LayoutView if message.flags.components_v2 else ui.View).from_message(message, timeout=None)
    held = (item for item in view.walk_children() if getattr(item, "custom_id", None) == custom_id)
    return any(item.type.value == kind for item in held)


def _values(data: Any) -> Iterator[str]:
    for value in data.get("values", ()):
        yield str(value)
    for component in data.get("components", ()):
        for field in (component.get("component"), *component.get("components", ())):
            if isinstance(field, dict) and isinstance(field.get("value"), str):
                yield visible(field["value"])
