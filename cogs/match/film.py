"""`/film`: a match, or its latest round, as a film for whoever asks; where he may write, he shows it to everybody.

A film is drawn from what everybody may see, of an ended match also through the eyes of those who agree to that. While
it is drawn nothing is kept of it: after a restart it is asked for again. The answer that had begun by then nobody can
mend, since a token for it is kept nowhere; the platform gives it up within a quarter of an hour.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import SAND, bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Button, Letter, Text
from bot.delivery.studio import DrawRequest
from bot.language import Language, pick
from bot.matches.types import Refused, Table
from cogs.kit.answers import Answer
from cogs.kit.commands import command, one_of
from cogs.kit.permissions import check_permissions, may_show
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, scene
from cogs.kit.words import worded
from cogs.panels.table_panels import arguments, as_shown, table_here
from render.stored_views import write_view

FILMED = ("match", "round")
_NO_COURSE = b"[]"


class Film(Cog):
    """Shows matches as films."""

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__(bot)
        self._waiting: set[int] = set()

    @command("film")
    @app_commands.choices(part=one_of({one: worded(f"command-film-{one}") for one in FILMED}))
    @also_by_dm
    async def film(self, interaction: Interaction, part: Literal["match", "round"] = "match") -> None:
        """Show the asker a film of the match in this channel, or of its latest round."""
        with self._one_for(interaction):
            answer = await Answer(interaction).begin(in_place=False)
            table = await table_here(self.services, interaction, ended=True)
            opened = await self._opened(table)
            letter = await self._letter(table, part, answer.language, opened)
        ways = []
        if may_show(table, interaction):
            ways.append(Button(answer.language.say("button-film-show"), custom_id("film-show", table.id, part)))
        if opened is not None and table.seat_of(interaction.user.id) not in (None, *opened):
            ways.append(Button(answer.language.say("button-open-view"), custom_id("open-view", table.id)))
        await answer.show(letter.with_blocks(tuple(ways)) if ways else letter)

    @on_press("film-show")
    async def press_show(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Put a film into the channel of its match, in the channel's language."""
        (part,) = arguments(pressed, 1)
        table = await self.services.matches.tables.get(pressed.match)
        if part not in FILMED or table.place.channel_id != interaction.channel_id:
            raise Refused("refused-no-such-match", match=str(pressed.match))
        check_permissions(interaction)
        with self._one_for(interaction):
            answer = await Answer(interaction).begin(in_place=False, public=True)
            opened = await self._opened(table)
            await answer.show(await self._letter(table, part, pick(table.facts.language), opened))

    @contextmanager
    def _one_for(self, interaction: Interaction) -> Iterator[None]:
        """Hold somebody to one film at a time. Raises Refused."""
        user = interaction.user.id
        if user in self._waiting:
            raise Refused("refused-film-in-work")
        self._waiting.add(user)
        try:
            yield
        finally:
            self._waiting.discard(user)

    async def _opened(self, table: Table) -> tuple[int, ...] | None:
        """List the seats whose hands a film shows; None where the match goes on, or hides nothing for good."""
        if not table.over or not self.services.presenters[table.game].keeps_hidden:
            return None
        return tuple(sorted(await self.services.matches.history.open_views(table.id)))

    async def _letter(self, table: Table, part: str, language: Language, opened: tuple[int, ...] | None) -> Letter:
        """Draw a film of a match, and say whose hands it shows; raises Refused where there is nothing to see."""
        matches, presenter = self.services.matches, self.services.presenters[table.game]
        look = as_shown(self.services, await matches.play.look(table.id))
        course = await matches.history.course(table.id, presenter.ends_chapter, opened or ())
        if course == _NO_COURSE:
            raise Refused("refused-film-earlier-rules")
        view = write_view(look.view) if table.over else None
        names, accounts = table.facts.names, table.facts.accounts
        request = DrawRequest(presenter, "film", view, names, language.code, part, course, accounts=accounts)
        drawn = await self.services.studio.draw(request)
        if not drawn:
            raise Refused("refused-film-too-short")
        title = f"### {presenter.title(language)} · {presenter.headline(scene(look, language))}"
        told = [] if opened is None else [Text("\n".join(self._open_and_closed(table, opened, language)))]
        return Letter((Text(title), *drawn, *told), silent=True, colour=SAND)

    def _open_and_closed(self, table: Table, opened: tuple[int, ...], language: Language) -> Iterator[str]:
        """Say whose hands a film shows, and why not those of the others."""
        entries = self.services.matches.games[table.game].entries
        decks = entries is not None and entries.stay_secret
        seats = [one.seat for one in table.members]
        for key, shown in (("opened", opened), ("closed", [seat for seat in seats if seat not in opened])):
            if shown:
                names = language.list(bold(table.members[seat].name, language) for seat in shown)
                yield "-# " + language.say(f"film-{key}", names=names, decks=decks)
