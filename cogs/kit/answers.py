"""How an interaction is answered: acknowledged first, everything else after; and what is said when it is refused."""

import asyncio
import functools
import io
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Any, Final, TypeVar, cast

import discord
import msgspec
import structlog
from discord import app_commands

from bot.delivery.compose import escaped_values
from bot.delivery.errors import BAD_REQUEST, CUT_OFF, TROUBLE, diagnose
from bot.delivery.letters import Letter, Text
from bot.delivery.live_panels import TOKEN_LIFE
from bot.delivery.panels import Press
from bot.language import Language
from bot.matches.types import NO_SERVER, Problem, Refused
from bot.text import shown_name
from cogs.kit.services import Interaction, person, services_of, viewer
from render.presenter import Presenters

log = structlog.get_logger()

ALREADY_ACKNOWLEDGED: Final = 40060
_FENCE: Final = "```"
_LONGEST_BLOCK: Final = 1500
"""A longer text is given back as a file, so that what is said with it can be read."""
_OUR_MISTAKES: Final = ("our-fault", "retry-a-little")
"""What is done about what the platform takes amiss in our answers, or for a reason that we do not know."""


def refusal(refused: Refused, language: Language, presenters: Presenters) -> str:
    """Say all that speaks against a wish, in the words of the game whose rules refuse it."""
    if refused.game is not None and refused.game in presenters:
        presenter = presenters[refused.game]
        return "\n".join(presenter.problem(language, problem) for problem in refused.problems)
    return "\n".join(_said(problem, language, presenters) for problem in refused.problems)


def _said(problem: Problem, language: Language, presenters: Presenters) -> str:
    values = escaped_values(problem.values)
    if (game := str(problem.values.get("game"))) in presenters:
        values["game"] = presenters[game].title(language)
    return language.say(problem.key, **values)


def with_written(text: str, written: Collection[str], language: Language) -> Letter:
    """Say something, and give back below it, to be copied, what somebody has written; as files if it is long."""
    kept = tuple(one for one in written if one.strip())
    if not kept:
        return Letter((Text(text),))
    said = language.say("form-given-back")
    block = "\n".join((said, *(f"{_FENCE}\n{one}\n{_FENCE}" for one in kept)))
    if any(_FENCE in one for one in kept) or len(block) > _LONGEST_BLOCK:
        return Letter((Text(text), Text(said)), attached=kept)
    return Letter((Text(text), Text(block)))


class Answer:
    """The answer to one interaction.

    `begin` acknowledges; every `show` after it changes the same message. What was pressed in a private message (a
    panel, a direct message) changes that message; what was pressed in public, or typed, is answered in private.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.language = viewer(interaction)
        self._in_place = self._public = False
        self._files: list[discord.Attachment] = []
        self._panels = services_of(interaction.client).panels
        self._press = self._panels.press(None)

    @property
    def pressed_in_private(self) -> bool:
        """Tell whether nobody else sees the message that was pressed."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def of_old_panel(self) -> bool:
        """Tell whether what was pressed has shown the same for so long that nobody could have changed it."""
        message = self.interaction.message
        if message is None or not self.pressed_in_private:
            return False
        return self.interaction.created_at - (message.edited_at or message.created_at) >= timedelta(seconds=TOKEN_LIFE)

    @property
    def direct_message(self) -> tuple[int, int] | None:
        """Give the channel and the number of the direct message that this answer changes; None if it changes none."""
        message = self.interaction.message
        if message is None or not self._in_place or message.flags.ephemeral or self.interaction.guild_id is not None:
            return None
        return message.channel.id, message.id

    @property
    def press(self) -> Press:
        """Give the press that is answered, as panels know it."""
        return self._press

    async def begin(self, *, in_place: bool | None = None, public: bool = False) -> "Answer":
        """Acknowledge within the three seconds, before anything slow.

        `in_place` makes a public message the one that changes (the lobby card); `public` lets everybody see a new one.
        """
        self._public = public
        self._in_place = self.pressed_in_private if in_place is None else in_place
        if self._in_place and self.interaction.message is not None:
            self._press = self._panels.press(self.interaction.message.id)
            self._files = self.interaction.message.attachments
        if not is_acknowledged(self.interaction):
            await self._acknowledge()
            await _note_name(self.interaction)
        return self

    async def _acknowledge(self) -> None:
        """Acknowledge; once more if the connection breaks, and what was heard the first time is no fault then."""
        try:
            await self._defer()
        except CUT_OFF:
            await self._defer()
        self.interaction.extras[ALREADY_ACKNOWLEDGED] = True

    async def _defer(self) -> None:
        response = self.interaction.response
        try:
            if self._in_place:
                await response.defer()
            else:
                await response.defer(ephemeral=not self._public, thinking=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise

    async def show(self, letter: Letter) -> None:
        """Show a letter in the place of what `begin` has promised; pictures that take long follow by themselves."""
        await self._panels.show(self._press, letter, self._edit)

    async def go_on(self, letter: Letter, told: Collection[int]) -> None:
        """Show a letter later in the same message, unless that has been pressed since; it tells some lines of a log."""
        await self._panels.show(self._press, letter, self._edit, late=True, told=told)

    async def _edit(self, letter: Letter) -> int:
        edited = letter.keeping([file.filename for file in self._files])
        kept = [file for file in self._files if file.filename in edited.shows_again]
        change = functools.partial(self.interaction.edit_original_response, allowed_mentions=edited.mentions())
        icons = services_of(self.interaction.client).icons
        try:
            message = await edited.sent(lambda view, files: change(view=view, attachments=[*kept, *files]), icons)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or not kept:
                raise
            self._files = []  # another press has taken them away meanwhile
            return await self._edit(letter)
        self._files = message.attachments
        return message.id

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

    async def hand_over(self, text: str, name: str, content: bytes, *more: tuple[str, bytes]) -> None:
        """Say a sentence in private, with a file or more, each by name and content."""
        files = [discord.File(io.BytesIO(one), filename=called) for called, one in ((name, content), *more)]
        await self.interaction.followup.send(content=text, files=files, ephemeral=True)


async def _note_name(interaction: Interaction) -> None:
    """Let the tables of whoever pressed know what he is called now. No press fails for it."""
    people, somebody = services_of(interaction.client).matches.people, person(interaction)
    try:
        for guild_id in await people.note_name(somebody, interaction.guild_id or NO_SERVER):
            # A direct message does not say what he is called in a server.
            member = await interaction.client.http.get_member(guild_id, somebody.user_id)
            name = shown_name(member.get("nick") or "", somebody.name)
            await people.note_name(msgspec.structs.replace(somebody, name=name), guild_id)
    except TROUBLE as error:
        log.info("name not noted", case=diagnose(error).name)
    except Exception as error:  # whatever it is, what was pressed matters more
        log.error("name not noted", kind=type(error).__name__, exc_info=error)


def is_acknowledged(interaction: Interaction) -> bool:
    """Tell whether an interaction has had its first answer."""
    return interaction.response.is_done() or ALREADY_ACKNOWLEDGED in interaction.extras


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Tell whoever pressed what went wrong: what is wrong with the wish, or that it is our fault."""
    await explain_form(interaction, error, ())


async def explain_form(interaction: Interaction, error: BaseException, written: Collection[str]) -> None:
    """Tell it whoever has sent a form, and give back what he wrote in it, so that nobody has to write it twice."""
    language = viewer(interaction)
    original = getattr(error, "original", error)
    if isinstance(original, Refused):
        services_of(interaction.client).on_refused(original)
        text = refusal(original, language, services_of(interaction.client).presenters)
    elif isinstance(original, TROUBLE) and (case := diagnose(original)).remedy not in _OUR_MISTAKES:
        log.info("interaction not answered", case=case.name)
        if case.remedy == "give-up":
            return  # too late to be answered: whatever was stored is stored, and the next press shows it
        text = language.say("our-fault")
    else:
        log.error("interaction failed", kind=type(original).__name__, exc_info=original)
        text = language.say("our-fault")
    try:
        await Answer(interaction).begin(in_place=False)
        letter = with_written(text, written, language)
        view, files = letter.build()
        await interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=letter.mentions())
    except TROUBLE as failed:
        log.info("refusal not shown", case=diagnose(failed).name)


_Suggesting = TypeVar("_Suggesting", bound=Callable[..., Awaitable[list[app_commands.Choice[str]]]])


def suggesting(suggest: _Suggesting) -> _Suggesting:
    """Let what suggests (of a cog or not) suggest nothing where it fails: a list has no room for an explanation."""

    @functools.wraps(suggest)
    async def suggest_quietly(*given: Any) -> list[app_commands.Choice[str]]:
        *_, interaction, _ = given
        try:
            choices = await suggest(*given)
        except Exception as error:  # whatever it is, somebody is still typing
            if not isinstance(error, Refused):
                log.error("nothing suggested", kind=type(error).__name__, exc_info=error)
            choices = []
        try:
            await interaction.response.autocomplete(choices)
        except TROUBLE as error:
            log.info("suggestions not shown", case=diagnose(error).name)
            # Left alone, the library would try a second time and call the failure an error.
            raise asyncio.CancelledError from error
        return choices

    return cast(_Suggesting, suggest_quietly)
