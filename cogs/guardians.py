"""Guardians: offers the game with a choice of decks, keeps everybody's decks, and explains any card."""

import secrets
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.errors import TROUBLE
from bot.delivery.letters import Letter, lines
from bot.delivery.limits import COMMAND_CHOICES, MODAL_TEXT, OPTION_LABEL
from bot.delivery.studio import DrawRequest
from bot.language import Language
from bot.matches.library import LONGEST_DECK_NAME, LONGEST_FILE, Library, ListedDeck, split_name
from bot.matches.types import Refused, Table
from bot.text import escaped, one_line
from cogs.kit.answers import Answer, refusal, suggesting, with_written
from cogs.kit.commands import command
from cogs.kit.presses import GameCog, TextForm, on_press
from cogs.kit.services import Interaction, also_by_dm, everywhere, viewer
from cogs.panels.deck_letters import (
    BY_LOT,
    choice_letter,
    deck_letter,
    delete_letter,
    pictures_letter,
    shelf_letter,
)
from cogs.panels.table_panels import arguments, chosen
from render.guardians.cards.card_pictures import card_lines, name_note
from render.guardians.presenter import GuardiansPresenter
from render.guardians.words.deck_words import named_card, suggested_cards
from render.kit.sentences import shortened
from render.stored_views import write_view

GAME = GuardiansPresenter.key


class Guardians(GameCog):
    """Puts the game among those that `/play` offers, with the library of decks and the book of cards."""

    presenter = GuardiansPresenter

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__(bot)
        self.library = Library(self.services.matches, GAME)

    # The deck for a match

    async def choose_entry(self, interaction: Interaction, table: Table) -> None:
        """Ask in private which deck a player brings."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._choice(answer, table))

    @on_press("deck-choose")
    async def press_choose(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the deck that a player brings, or say all that is wrong with it."""
        answer = await Answer(interaction).begin()
        language, user = answer.language, interaction.user.id
        table = await self.services.matches.tables.get(pressed.match)
        wanted = chosen(values)
        if wanted == BY_LOT:
            listed = secrets.choice(self.library.starters())
        else:
            listed = await self.library.find(user, wanted)
        if self.library.problems_at(listed, table.options):
            # All that is wrong stands in the deck's panel, with what mends it.
            await self._show(answer, listed, language.say("deck-refused", deck=escaped(listed.name)))
            return
        table = await self.services.matches.lobbies.set_entry(table.id, user, listed.deck)
        remark = language.say("deck-chosen", deck=escaped(listed.name))
        await answer.show(await self._choice(answer, table, remark))
        await self.services.courier.on_lobby_changed(table.id)

    async def _choice(self, answer: Answer, table: Table, remark: str = "") -> Letter:
        own = await self.library.all(answer.interaction.user.id)
        return choice_letter(table, own, self.library.starters(), answer.language, remark)

    # The library

    @also_by_dm
    @command("deck")
    async def deck(self, interaction: Interaction, file: discord.Attachment | None = None) -> None:
        """Show the asker, in private, all his decks; with a file, keep the deck that it holds."""
        answer = await Answer(interaction).begin(in_place=False)
        if file is None:
            await answer.show(await self._shelf(answer))
        else:
            await self._keep_file(answer, file.filename, file.url, file.size)

    @on_press("deck-shelf")
    async def press_shelf(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show all decks."""
        answer = await Answer(interaction).begin()
        await answer.show(await self._shelf(answer))

    @on_press("deck-open")
    async def press_open(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show one deck, chosen in the menu or by a button."""
        answer = await Answer(interaction).begin()
        (handle,) = values[:1] or arguments(pressed, 1)
        await self._show(answer, await self.library.find(interaction.user.id, handle))

    @on_press("deck-show")
    async def press_show(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the cards of a deck in pictures."""
        answer, listed = await self._pressed(interaction, pressed)
        pictures = self._pictures("deck", write_view(listed.deck).decode(), answer.language)
        await answer.show(pictures_letter(listed, pictures, answer.language))

    @on_press("deck-file")
    async def press_file(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Hand a deck over as a text file that can be read again."""
        answer, listed = await self._pressed(interaction, pressed)
        await answer.hand_over(answer.language.say("deck-exported"), "deck.txt", listed.exported.encode())

    @on_press("deck-copy")
    async def press_copy(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Keep a copy of a deck, to be changed."""
        answer, handle = await self._begin(interaction, pressed)
        listed = await self.library.copy(interaction.user.id, handle)
        await self._show(answer, listed, answer.language.say("deck-copied", deck=escaped(listed.name)))

    @on_press("deck-mend")
    async def press_mend(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take a card that was suggested for a line, by the menu, or a reading of the whole, by its button."""
        answer, handle = await self._begin(interaction, pressed)
        where, _, suggestion = chosen(values).partition("|") if values else ("", "", arguments(pressed, 2)[1])
        await self._show(answer, await self.library.mend(interaction.user.id, handle, where, suggestion))

    @on_press("deck-drop")
    async def press_drop(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Leave out the lines that cannot be read."""
        answer, handle = await self._begin(interaction, pressed)
        listed, left_out = await self.library.leave_out_unread(interaction.user.id, handle)
        await self._show(answer, listed, answer.language.say("deck-left-out"), (left_out,))

    @on_press("deck-delete")
    async def press_delete(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask back before a deck is thrown away."""
        answer, listed = await self._pressed(interaction, pressed)
        await answer.show(delete_letter(listed, answer.language))

    @on_press("deck-deleted")
    async def press_deleted(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Throw a deck away."""
        answer, handle = await self._begin(interaction, pressed)
        listed = await self.library.remove(interaction.user.id, handle)
        await answer.show(await self._shelf(answer, answer.language.say("deck-deleted", deck=escaped(listed.name))))

    # Decks by writing: a form has to be the first answer, so it is opened from one reading

    @on_press("deck-write")
    async def press_write(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form for a new deck."""
        language = viewer(interaction)
        form = TextForm(custom_id("deck-written", 0, kind="form"), language.say("deck-form-write"))
        _add_name(form, language, "")
        _add_deck(form, language, "")
        await form.open(interaction)

    @on_press("deck-written")
    async def press_written(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Keep a new deck. Nothing that was written is lost, whatever is wrong with it."""
        answer = await Answer(interaction).begin()
        name, text = (*values, "", "")[:2]
        in_text, text = split_name(text)
        say, name = answer.language.say, one_line(name)
        both = name and in_text and name != in_text
        remark = say("deck-other-name", deck=escaped(name), other=escaped(in_text)) if both else ""
        name = name or in_text or say("deck-default-name")
        await self._show(answer, await self.library.add(interaction.user.id, name, text), remark)

    @on_press("deck-edit")
    async def press_edit(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form with the text of a deck."""
        (handle,) = arguments(pressed, 1)
        listed = await self.library.find(interaction.user.id, handle)
        if len(listed.text) > MODAL_TEXT:
            raise Refused("refused-deck-too-long-for-form")
        language = viewer(interaction)
        form = TextForm(custom_id("deck-edited", 0, handle, listed.mark, kind="form"), listed.name)
        _add_deck(form, language, listed.text)
        await form.open(interaction)

    @on_press("deck-edited")
    async def press_edited(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Keep the changed text of a deck, as another deck if that one is gone or has been changed meanwhile.

        A form that an earlier version has opened does not tell which text it was opened with.
        """
        answer, handle = await self._begin(interaction, pressed)
        language, user = answer.language, interaction.user.id
        name, text = split_name(values[0] if values else "")
        opened, otherwise = (*pressed.args, None)[1], language.say("deck-default-name")
        listed, became = await self.library.rewrite(user, handle, text, opened=opened, name=name, otherwise=otherwise)
        remark = ""
        if became == "changed" and name not in ("", listed.name):
            try:
                listed = await self.library.rename(user, handle, name)
            except Refused as refused:
                remark = refusal(refused, language, self.services.presenters)
        elif became != "changed":
            remark = language.say(f"deck-kept-{became}", deck=escaped(listed.name))
        await self._show(answer, listed, remark)

    @on_press("deck-rename")
    async def press_rename(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form for another name."""
        (handle,) = arguments(pressed, 1)
        listed = await self.library.find(interaction.user.id, handle)
        language = viewer(interaction)
        form = TextForm(custom_id("deck-renamed", 0, handle, kind="form"), language.say("deck-form-rename"))
        _add_name(form, language, listed.name)
        await form.open(interaction)

    @on_press("deck-renamed")
    async def press_renamed(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Give a deck another name."""
        answer, handle = await self._begin(interaction, pressed)
        await self._show(answer, await self.library.rename(interaction.user.id, handle, chosen(values)))

    @on_press("deck-import")
    async def press_import(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form that takes a file."""
        language = viewer(interaction)
        form = TextForm(custom_id("deck-imported", 0, kind="form"), language.say("deck-form-import"))
        field = ui.FileUpload[Any](custom_id="file")
        form.add_field(field, language.say("deck-field-file"), language.say("deck-field-file-about"))
        await form.open(interaction)

    @on_press("deck-imported")
    async def press_imported(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Keep the deck that a file holds."""
        answer = await Answer(interaction).begin()
        data: Any = interaction.data or {}
        files = list(data.get("resolved", {}).get("attachments", {}).values())
        if not files:
            raise Refused("button-unknown")
        await self._keep_file(answer, str(files[0]["filename"]), str(files[0]["url"]), int(files[0]["size"]))

    async def _keep_file(self, answer: Answer, filename: str, url: str, size: int) -> None:
        if size > LONGEST_FILE:
            raise Refused("refused-file-too-large", most=LONGEST_FILE // 1000)
        try:
            content = await self.bot.http.get_from_cdn(url)
        except TROUBLE as error:
            raise Refused("refused-file-gone", file=one_line(filename)[:LONGEST_DECK_NAME]) from error
        await self._show(answer, await self.library.import_file(answer.interaction.user.id, filename, content))

    # Shared

    async def _begin(self, interaction: Interaction, pressed: Pressed) -> tuple[Answer, str]:
        """Acknowledge a press on a panel, and read the handle of its deck."""
        answer = await Answer(interaction).begin()
        (handle,) = arguments(pressed, 1)
        return answer, handle

    async def _pressed(self, interaction: Interaction, pressed: Pressed) -> tuple[Answer, ListedDeck]:
        answer, handle = await self._begin(interaction, pressed)
        return answer, await self.library.find(interaction.user.id, handle)

    async def _shelf(self, answer: Answer, remark: str = "") -> Letter:
        own = await self.library.all(answer.interaction.user.id)
        return shelf_letter(own, self.library.starters(), answer.language, remark)

    async def _show(
        self, answer: Answer, listed: ListedDeck, remark: str = "", given_back: tuple[str, ...] = ()
    ) -> None:
        elsewhere = not self.library.problems_at(listed, {"deck_limits": "false"})
        said = partial(self.services.presenters[GAME].problem, answer.language)
        above = with_written(remark, given_back, answer.language)
        letter = deck_letter(listed, answer.language, said, elsewhere=elsewhere, remarks=above.blocks)
        await answer.show(replace(letter, attached=above.attached))

    def _pictures(self, what: str, argument: str, language: Language) -> DrawRequest:
        presenter = self.services.presenters[GAME]
        return DrawRequest(presenter, "extra", None, (), language.code, what, arguments=(argument,))

    # The book of cards

    @everywhere
    @command("card")
    async def card(self, interaction: Interaction, name: str) -> None:
        """Explain a card in private: its picture, its figures, and what it does in plain words."""
        answer = await Answer(interaction).begin(in_place=False)
        language = answer.language
        found = named_card(name, language)
        if not found:
            raise Refused("refused-no-such-card", card=name[:LONGEST_DECK_NAME])
        if not isinstance(found, str):
            raise Refused("refused-which-card", card=name[:LONGEST_DECK_NAME], names=language.list(found))
        title, *rest = card_lines(found, language)
        if note := name_note(found, language):
            rest.append(f"-# {note}")
        await answer.show(Letter((lines([f"**{title}**", *rest]), self._pictures("card", found, language))))

    @card.autocomplete("name")
    @suggesting
    async def suggest_card(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the cards whose name begins like what was typed, holds it or resembles it."""
        language = viewer(interaction)
        found = suggested_cards(current, language, COMMAND_CHOICES)
        return [app_commands.Choice(name=shortened(name, OPTION_LABEL), value=card) for card, name in found]


def _add_name(form: TextForm, language: Language, name: str) -> None:
    required, style = bool(name), discord.TextStyle.short
    field = ui.TextInput[Any](
        custom_id="name", style=style, max_length=LONGEST_DECK_NAME, required=required, default=name or None
    )
    form.add_field(field, language.say("deck-field-name"))


def _add_deck(form: TextForm, language: Language, text: str) -> None:
    form.add_text(language.say("deck-field-text"), language.say("deck-field-text-about"), text)
