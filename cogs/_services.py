"""What the cogs use of the bot, and what they read of an interaction: who pressed, where, in which language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import app_commands

from bot.delivery.compose import bold_names
from bot.delivery.courier import Courier
from bot.delivery.edits import Edits
from bot.delivery.limits import COMMAND_CHOICES
from bot.delivery.panels import Panels
from bot.delivery.studio import DrawRequest, PictureKind
from bot.language import Language, pick
from bot.matches.service import Matches
from bot.matches.types import Look, Person, Place, Refused, Table
from bot.text import one_line, shown_name
from render.presenter import Presenters, Scene
from render.stored_views import write_events, write_view

Interaction: TypeAlias = discord.Interaction[Any]


class Services(Protocol):
    """What a cog may use of the bot."""

    matches: Matches
    presenters: Presenters
    panels: Panels
    courier: Courier
    edits: Edits
    on_refused: Callable[[Refused], None]
    """Called with what somebody was refused."""


def services_of(client: discord.Client) -> Services:
    """Give the services of the bot, which is the client of every interaction and loads every cog."""
    return cast(Services, client)


def viewer(interaction: Interaction) -> Language:
    """Give the language of whoever pressed."""
    return pick(str(interaction.locale))


def person(interaction: Interaction) -> Person:
    """Name whoever pressed."""
    user = interaction.user
    return Person(user_id=user.id, name=shown_name(user.display_name, user.name), locale=str(interaction.locale))


def place(interaction: Interaction) -> Place:
    """Name the channel in which somebody pressed. Raises Refused outside a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("refused-not-in-a-server")
    guild, channel = interaction.guild, interaction.channel
    return Place(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        guild_name=one_line(guild.name) if guild is not None else "",
        channel_name=one_line(getattr(channel, "name", None) or ""),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        guild_locale=str(interaction.guild_locale or ""),
    )


def scene(look: Look, language: Language) -> Scene:
    """Make the scene for sentences about a look."""
    return scene_of(look.table, look.view, language)


def scene_of(table: Table, view: Any, language: Language) -> Scene:
    """Make the scene for sentences about a view of a table."""
    return Scene(view=view, names=bold_names(table.facts), language=language, plain=table.facts.names)


def picture_of(
    services: Services,
    table: Table,
    view: Any,
    picture: PictureKind,
    language: Language,
    kind: str = "",
    arguments: tuple[str, ...] = (),
    events: Sequence[Any] = (),
) -> DrawRequest:
    """Ask for pictures of a view, as a block of a letter; see `DrawRequest`."""
    presenter, names = services.presenters[table.game], table.facts.names
    told = write_events(events)
    return DrawRequest(presenter, picture, write_view(view), names, language.code, kind, told, arguments)


def suggested_games(services: Services, language: Language, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games on offer whose title or key holds what was typed."""
    titles = {key: services.presenters[key].title(language) for key in services.presenters.games()}
    wanted = typed.casefold()
    fitting = [(title, key) for key, title in titles.items() if wanted in title.casefold() or wanted in key]
    return [app_commands.Choice(name=title, value=key) for title, key in fitting[:COMMAND_CHOICES]]
