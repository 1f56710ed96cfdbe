"""What somebody writes down for himself at a match: a note, and marks on his own pictures. Nobody else sees it."""

import msgspec

from bot.delivery.compose import table_line
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.matches.service.people import LONGEST_NOTE
from bot.matches.types import Refused
from bot.text import escaped, short_digest
from cogs.kit.answers import Answer, with_written
from cogs.kit.commands import command
from cogs.kit.presses import Cog, TextForm, on_press
from cogs.kit.services import Interaction, also_by_dm, picture_of, scene, viewer
from cogs.panels.desk import page_buttons
from cogs.panels.table_panels import arguments, as_shown, chosen, look_at, number, table_here
from render.presenter import Markable

NO_WORD = "-"
"""The choice that takes a mark away."""


class NotesOfOne(Cog):
    """Keeps what people write down for themselves."""

    @command("note")
    @also_by_dm
    async def note(self, interaction: Interaction) -> None:
        """Open the form with the asker's note on the match in this channel."""
        await self._open_form(interaction, (await table_here(self.services, interaction, ended=True)).id)

    @command("mark")
    @also_by_dm
    async def mark(self, interaction: Interaction) -> None:
        """Show the asker's notes and marks, with menus for marks."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show(answer, (await table_here(self.services, interaction, ended=True)).id)

    @on_press("notes")
    async def press_notes(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show one's notes and marks beside the panel; a page of the places that can be marked in their own place."""
        answer = await Answer(interaction).begin(in_place=None if pressed.args else False)
        await self._show(answer, pressed.match, page=number(pressed.args[0]) if pressed.args else 0)

    @on_press("note")
    async def press_note(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form with the note as it is."""
        await self._open_form(interaction, pressed.match)

    async def _open_form(self, interaction: Interaction, match: int) -> None:
        language, user = viewer(interaction), interaction.user.id
        notes = await self.services.matches.people.notes(match, user)
        if not notes.text and all(
            one.user_id != user for one in (await self.services.matches.tables.get(match)).members
        ):
            raise Refused("refused-not-a-player")
        form = TextForm(
            custom_id("note-written", match, short_digest(notes.text), kind="form"), language.say("notes-form")
        )
        about = language.say("notes-form-about", most=LONGEST_NOTE)
        form.add_text(language.say("notes-form"), about, notes.text, required=False, most=LONGEST_NOTE)
        await form.open(interaction)

    @on_press("note-written")
    async def press_written(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Keep what has been written, or delete the note if that is nothing; what another form wrote is given back."""
        answer = await Answer(interaction).begin()
        text, say, people = values[0].strip() if values else "", answer.language.say, self.services.matches.people
        before = (await people.notes(pressed.match, interaction.user.id)).text
        await people.write_note(pressed.match, interaction.user.id, text)
        await self._show(answer, pressed.match, remark=say("notes-kept" if text else "notes-deleted"))
        if before and before != text and pressed.args[:1] not in ((), (short_digest(before),)):
            await answer.aside(with_written(say("notes-changed-meanwhile"), (before,), answer.language))

    @on_press("mark-at")
    async def press_place(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose a place, of which the next menu asks what one believes."""
        (page,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        await self._show(answer, pressed.match, page=number(page), place=chosen(values))

    @on_press("mark-as")
    async def press_word(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Mark a place with a word, or take its mark away."""
        page, place = arguments(pressed, 2)
        answer, word, user = await Answer(interaction).begin(), chosen(values), interaction.user.id
        if word == NO_WORD:
            await self.services.matches.people.mark(pressed.match, user, place)
        else:
            found = {one.key: one.words for one in await self._markable(answer, pressed.match)}
            if word not in found.get(place, ()):
                raise Refused("refused-mark-gone")
            await self.services.matches.people.mark(pressed.match, user, place, word)
        await self._show(answer, pressed.match, page=number(page))

    @on_press("mark-none")
    async def press_none(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take all marks of this match away."""
        answer = await Answer(interaction).begin()
        await self.services.matches.people.mark(pressed.match, interaction.user.id)
        await self._show(answer, pressed.match)

    async def _markable(self, answer: Answer, match: int) -> tuple[Markable, ...]:
        look = await look_at(self.services, match, answer.interaction)
        return self.services.presenters[look.table.game].markable(scene(look, answer.language))

    async def _show(
        self, answer: Answer, match: int, *, remark: str = "", page: int = 0, place: str | None = None
    ) -> None:
        """Show what somebody has written down and marked, with a page of the menu of places, and the words for one."""
        services, language, user = self.services, answer.language, answer.interaction.user.id
        look = as_shown(services, await look_at(services, match, answer.interaction))
        notes, table, presenter = (
            await services.matches.people.notes(match, user),
            look.table,
            services.presenters[look.table.game],
        )
        if not notes.text and all(one.user_id != user for one in table.members):
            raise Refused("refused-not-a-player")
        words = scene(look, language)
        places = presenter.markable(words)
        words = msgspec.structs.replace(words, marks=presenter.marked(words, notes.marks), plain=words.names)
        told = [remark] if remark else []
        told += [f"> {escaped(line)}" for line in notes.text.splitlines() if line.strip()]
        told += [f"- {line}" for line in presenter.marks_told(words)]
        head = f"### {language.say('notes-title')}\n-# {language.say('notes-private')}"
        blocks: list[Block] = [Text("-# " + table_line(presenter, table.facts, language)), Text(head)]
        if not places:
            told.append(language.say("notes-nothing-to-mark"))
        blocks.append(Text("\n".join(told), foldable=True))
        if places:
            drawn = picture_of(services, table, look.view, "board", language, marks=notes.marks)
            blocks += [drawn, *self._menus(answer, match, places, dict(notes.marks), page, place)]
        buttons = [Button(language.say("button-note"), custom_id("note", match), "plain" if places else "main")]
        if words.marks:
            buttons.append(Button(language.say("button-marks-clear"), custom_id("mark-none", match)))
        await answer.show(Letter((*blocks, Separator(), tuple(buttons)), folded_note=language.say("account-folded")))

    def _menus(
        self,
        answer: Answer,
        match: int,
        places: tuple[Markable, ...],
        marks: dict[str, str],
        page: int,
        place: str | None,
    ) -> list[Block]:
        language, last = answer.language, (len(places) - 1) // OPTIONS_IN_MENU
        page = min(page, last)
        on_page = places[page * OPTIONS_IN_MENU : (page + 1) * OPTIONS_IN_MENU]
        options = tuple(
            Option(one.key, one.name, one.words.get(marks.get(one.key, ""), ""), chosen=one.key == place)
            for one in on_page
        )
        blocks: list[Block] = [
            Menu(custom_id("mark-at", match, page, kind="menu"), language.say("menu-mark-place"), options)
        ]
        if (wanted := next((one for one in on_page if one.key == place), None)) is not None:
            now = marks.get(wanted.key)
            choices = [Option(key, word, chosen=key == now) for key, word in wanted.words.items()]
            if now in wanted.words:
                choices.append(Option(NO_WORD, language.say("notes-no-mark")))
            asked = language.say("menu-mark-word", place=wanted.name)
            blocks.append(Menu(custom_id("mark-as", match, page, wanted.key, kind="menu"), asked, tuple(choices)))
        return [*blocks, *page_buttons(language, page, last, lambda to: custom_id("notes", match, to))]
