"""What the cogs need of the bot, and how an interaction is answered: acknowledged first, everything else after."""

from __future__ import annotations

import functools
import io
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias, cast

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import TableFacts, plain
from bot.delivery.courier import Courier
from bot.delivery.letters import Letter, Text
from bot.delivery.limits import COMMAND_CHOICES
from bot.delivery.studio import Commission, Motif, Studio
from bot.language import Language, pick
from bot.matches.service import Matches
from bot.matches.types import Look, Person, Place, Problem, Refused, Table
from render.picture import Picture
from render.presenter import Presenters, Scene
from render.scenes import write_view

log = structlog.get_logger()

Interaction: TypeAlias = discord.Interaction[Any]


class House(Protocol):
    """The rooms of the bot that cogs may enter."""

    matches: Matches
    presenters: Presenters
    studio: Studio
    courier: Courier


def house(interaction: Interaction) -> House:
    """Find the rooms by an interaction."""
    return cast(House, interaction.client)


def rooms(bot: commands.Bot) -> House:
    """Find the rooms by the bot that loads a cog."""
    return cast(House, bot)


def viewer(interaction: Interaction) -> Language:
    """Give the language of whoever pressed."""
    return pick(str(interaction.locale))


def person(interaction: Interaction) -> Person:
    """Name whoever pressed."""
    user = interaction.user
    return Person(user_id=user.id, name=user.display_name, locale=str(interaction.locale))


def place(interaction: Interaction) -> Place:
    """Name the channel in which somebody pressed. Raises Refused outside a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("refused-not-in-a-server")
    guild, channel = interaction.guild, interaction.channel
    return Place(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        guild_name=guild.name if guild is not None else "",
        channel_name=getattr(channel, "name", None) or "",
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        guild_locale=str(interaction.guild_locale or ""),
    )


def facts(table: Table) -> TableFacts:
    """Give the facts of a table as letters need them."""
    return TableFacts(
        match=table.id,
        game=table.game,
        guild_id=table.place.guild_id,
        channel_id=table.place.channel_id,
        guild_name=table.place.guild_name,
        channel_name=table.place.channel_name,
        names=tuple(member.name for member in table.members),
        user_ids=tuple(member.user_id for member in table.members),
    )


def scene(look: Look, language: Language) -> Scene:
    """Make the scene for sentences about a look."""
    table = facts(look.table)
    return Scene(view=look.view, names=table.spoken, language=language, plain=table.names)


async def draw(
    rooms: House, table: Table, view: Any, motif: Motif, language: Language, kind: str = ""
) -> tuple[Picture, ...]:
    """Draw pictures of a view, in a drawing process."""
    names = tuple(member.name for member in table.members)
    presenter = rooms.presenters[table.game]
    return await rooms.studio.draw(Commission(presenter, motif, write_view(view), names, language.code, kind))


def suggested_games(rooms: House, language: Language, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the games on offer whose title or key holds what was typed."""
    titles = {key: rooms.presenters[key].title(language) for key in rooms.presenters.games()}
    wanted = typed.casefold()
    fitting = [(title, key) for key, title in titles.items() if wanted in title.casefold() or wanted in key]
    return [app_commands.Choice(name=title, value=key) for title, key in fitting[:COMMAND_CHOICES]]


async def draw_extra(
    rooms: House, table: Table, view: Any, name: str, arguments: tuple[str, ...], language: Language
) -> tuple[Picture, ...]:
    """Draw what a command of one game alone asks for, in a drawing process."""
    names = tuple(member.name for member in table.members)
    presenter = rooms.presenters[table.game]
    commission = Commission(presenter, "extra", write_view(view), names, language.code, name, arguments=arguments)
    return await rooms.studio.draw(commission)


def refusal(refused: Refused, language: Language, presenters: Presenters) -> str:
    """Say all that speaks against a wish, in the words of the game whose rules refuse it."""
    if refused.game is not None and refused.game in presenters:
        presenter = presenters[refused.game]
        return "\n".join(presenter.problem(language, problem) for problem in refused.problems)
    return "\n".join(_said(problem, language, presenters) for problem in refused.problems)


def _said(problem: Problem, language: Language, presenters: Presenters) -> str:
    values: dict[str, str | int] = {}
    for name, value in problem.values.items():
        if name == "game" and isinstance(value, str) and value in presenters:
            values[name] = presenters[value].title(language)
        else:
            values[name] = plain(value) if isinstance(value, str) else value
    return language.say(problem.key, **values)


class Answer:
    """The answer to one interaction.

    `begin` acknowledges; every `show` after it changes the same message. What was pressed in a private message (a
    panel, a direct message) changes that message; what was pressed in public, or typed, is answered in private.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.language = viewer(interaction)
        self._in_place = False

    @property
    def pressed_in_private(self) -> bool:
        """Tell whether nobody else sees the message that was pressed."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def begin(self, *, in_place: bool | None = None) -> Answer:
        """Acknowledge within the three seconds, before anything slow.

        `in_place` makes a public message the one that changes (the lobby card).
        """
        self._in_place = self.pressed_in_private if in_place is None else in_place
        response = self.interaction.response
        if response.is_done():
            return self
        if self._in_place:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)
        return self

    async def show(self, letter: Letter) -> None:
        """Show a letter in the place of what `begin` has promised."""
        view, files = letter.build()
        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=letter.mentions())

    async def aside(self, letter: Letter) -> None:
        """Say something in private beside the message that was pressed."""
        if not self._in_place:
            await self.show(letter)
            return
        view, files = letter.build()
        await self.interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=letter.mentions())

    async def say(self, text: str) -> None:
        """Say a sentence in private."""
        await self.aside(Letter((Text(text),)))

    async def hand_over(self, text: str, name: str, content: bytes) -> None:
        """Say a sentence in private, with a file."""
        await self.interaction.followup.send(
            content=text, file=discord.File(io.BytesIO(content), filename=name), ephemeral=True
        )


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Tell whoever pressed what went wrong: what is wrong with the wish, or that it is our fault."""
    answer = Answer(interaction)
    language = answer.language
    original = getattr(error, "original", error)
    if isinstance(original, Refused):
        text = refusal(original, language, house(interaction).presenters)
    elif isinstance(original, discord.NotFound) and original.code == 10062:
        return  # too late to be answered: whatever was stored is stored, and the next press shows it
    else:
        log.error("interaction failed", kind=type(original).__name__, exc_info=original)
        text = language.say("our-fault")
    try:
        if interaction.response.is_done():
            view, files = Letter((Text(text),)).build()
            await interaction.followup.send(view=view, files=files, ephemeral=True)
        else:
            await answer.begin(in_place=False)
            await answer.show(Letter((Text(text),)))
    except discord.HTTPException as failed:
        log.warning("refusal not shown", code=failed.code, status=failed.status)


Handler: TypeAlias = Callable[..., Awaitable[None]]


def explained(handler: Handler) -> Handler:
    """Let every refusal and failure of a handler (a function or a method) reach whoever pressed."""

    @functools.wraps(handler)
    async def guarded(*args: Any, **options: Any) -> None:
        try:
            await handler(*args, **options)
        except Exception as error:  # the one place where a press may fail for any reason
            await explain(next(one for one in args if isinstance(one, discord.Interaction)), error)

    return guarded
