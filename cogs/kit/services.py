"""What the cogs use of the bot, and what they read of an interaction: who pressed, where, in which language."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import discord
from discord import app_commands

from bot.delivery.caretaker import Caretaker
from bot.delivery.compose import bold_names
from bot.delivery.courier import Courier
from bot.delivery.daily_posts import DailyPosts
from bot.delivery.edits import Edits
from bot.delivery.icons import Icons
from bot.delivery.invitations import Invitations
from bot.delivery.limits import COMMAND_CHOICES
from bot.delivery.live_panels import LivePanels
from bot.delivery.panels import Panels
from bot.delivery.studio import DrawRequest, PictureKind, Studio
from bot.delivery.table_lists import TableLists
from bot.language import Language, languages, pick
from bot.matches.daily.service import Daily
from bot.matches.service import Matches
from bot.matches.types import NO_SERVER, Look, Person, Place, Refused, Table
from bot.text import folded, meant, one_line, shown_name
from bot.text.names import FORGOTTEN
from render.presenter import Presenters, Scene
from render.stored_views import write_events, write_view

Interaction: TypeAlias = discord.Interaction[Any]

CommandT = TypeVar("CommandT")


class Services(Protocol):
    """What a cog may use of the bot."""

    matches: Matches
    presenters: Presenters
    panels: Panels
    live_panels: LivePanels
    studio: Studio
    courier: Courier
    caretaker: Caretaker
    edits: Edits
    icons: Icons
    table_lists: TableLists
    invitations: Invitations
    daily: Daily
    daily_posts: DailyPosts
    on_refused: Callable[[Refused], None]
    """Called with what somebody was refused."""


def services_of(client: discord.Client) -> Services:
    """Give the services of the bot, which is the client of every interaction and loads every cog."""
    return cast(Services, client)


def also_by_dm(command: CommandT) -> CommandT:
    """Offer a command in direct messages with the bot as in servers."""
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command)


def everywhere(command: CommandT) -> CommandT:
    """Offer a command in servers, in direct messages with the bot and, to those who carry it, in all others."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return contexts(app_commands.allowed_installs(guilds=True, users=True)(command))


def check_member(interaction: Interaction) -> None:
    """Raise Refused where the bot is no member: there it can only answer those who have installed it for themselves."""
    stranger = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.context.private_channel or (interaction.guild_id is not None and stranger):
        raise Refused("refused-not-a-member")


def viewer(interaction: Interaction) -> Language:
    """Give the language of whoever pressed."""
    return pick(str(interaction.locale))


async def language_of(services: Services, guild_id: int) -> Language:
    """Give the language in which the bot speaks in the channels of a server."""
    settings = await services.matches.people.guild_settings(guild_id)
    return pick(settings.language or settings.locale)


def person(interaction: Interaction) -> Person:
    """Name whoever pressed. Members who may manage the server may do there what others need a role for."""
    user, locale = interaction.user, str(interaction.locale)
    name = shown_name(*(one for one in (user.display_name, user.name) if one_line(one) != FORGOTTEN))
    roles = None
    if isinstance(user, discord.Member) and not interaction.permissions.manage_guild:
        roles = tuple(one.id for one in user.roles)
    return Person(user_id=user.id, name=name, locale=locale, account=one_line(user.name), roles=roles)


def place(interaction: Interaction) -> Place:
    """Name the channel in which somebody pressed, which may be his direct messages. Raises Refused where we are not."""
    check_member(interaction)
    if interaction.channel_id is None:
        raise Refused("refused-not-in-a-server")
    guild, channel = interaction.guild, interaction.channel
    return Place(
        guild_id=interaction.guild_id or NO_SERVER,
        channel_id=interaction.channel_id,
        guild_name=one_line(guild.name) if guild is not None else "",
        channel_name=one_line(getattr(channel, "name", None) or ""),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        guild_locale=str(interaction.guild_locale or ""),
    )


def scene(look: Look, language: Language) -> Scene:
    """Make the scene for sentences about a look."""
    return scene_at(look.table, look.view, language)


def scene_at(table: Table, view: Any, language: Language) -> Scene:
    """Make the scene for sentences about a view of a table."""
    return Scene(view=view, names=bold_names(table.facts, language), language=language, plain=table.facts.names)


def picture_of(
    services: Services,
    table: Table,
    view: Any,
    picture: PictureKind,
    language: Language,
    kind: str = "",
    arguments: tuple[str, ...] = (),
    events: Sequence[Any] = (),
    marks: tuple[tuple[str, str], ...] = (),
) -> DrawRequest:
    """Ask for pictures of a view, as a block of a letter; see `DrawRequest`."""
    presenter, facts, told = services.presenters[table.game], table.facts, write_events(events)
    code, shown = language.code, write_view(view)
    return DrawRequest(presenter, picture, shown, facts.names, code, kind, told, arguments, marks, facts.accounts)


def game_meant(services: Services, wanted: str, games: Iterable[str]) -> str | None:
    """Find the game that a text means by its key or by its title in any language."""
    presenters = services.presenters
    return meant(wanted, [(presenters[key].title(one), key) for key in games for one in languages().values()])


def game_called(services: Services, wanted: str, language: Language) -> str:
    """Find a game on offer by its key or title. Raises Refused if there is none."""
    found = game_meant(services, wanted, services.presenters.games())
    if found is None:
        raise unknown_game(services, wanted, language)
    return found


def unknown_game(services: Services, wanted: str, language: Language) -> Refused:
    """Refuse a text that means no game, and name those on offer."""
    titles = language.list(services.presenters[key].title(language) for key in services.presenters.games())
    return Refused("refused-unknown-game", game=wanted[:60], games=titles)


def suggested_games(
    services: Services, language: Language, typed: str, games: Iterable[str] | None = None
) -> list[app_commands.Choice[str]]:
    """Suggest the games whose title or key holds what was typed: all on offer, or some."""
    among = services.presenters.games() if games is None else games
    return suggested(typed, [(services.presenters[key].title(language), key) for key in among])


def suggested(typed: str, offered: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Suggest those of some labels with their values that hold what was typed."""
    wanted = folded(typed)
    fitting = [(label, value) for label, value in offered if wanted in folded(label) or wanted in folded(value)]
    return [app_commands.Choice(name=label, value=value) for label, value in fitting[:COMMAND_CHOICES]]
