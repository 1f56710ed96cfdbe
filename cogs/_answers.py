"""How an interaction is answered: acknowledged first, everything else after; and what is said when it is refused."""

from __future__ import annotations

import io

import discord
import structlog

from bot.delivery.compose import plain
from bot.delivery.letters import Letter, Text
from bot.language import Language
from bot.matches.types import Problem, Refused
from cogs._services import Interaction, services_of, viewer
from render.presenter import Presenters

log = structlog.get_logger()


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
        text = refusal(original, language, services_of(interaction.client).presenters)
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
