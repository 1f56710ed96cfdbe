"""The rules to read: pages, what holds a word, what rules the decision on a panel; and the words that they explain."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text
from bot.delivery.limits import BUTTONS_IN_ROW, COMMAND_CHOICES, OPTIONS_IN_MENU
from bot.delivery.studio import DrawRequest
from bot.language import Language, languages
from bot.matches.types import Refused
from bot.text import escaped, meant
from cogs.kit.answers import Answer, suggesting
from cogs.kit.commands import command, suggest_game
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, everywhere, game_called, unknown_game, viewer
from cogs.panels.table_panels import arguments, chosen, number
from render.presenter import Term

ROOM = 3000
"""Characters of passages that are shown together."""
LONGEST_WORD = 60


class Rules(Cog):
    """`/rules` and `/glossary`, the pages, and what is found in them."""

    @everywhere
    @command("rules")
    @app_commands.autocomplete(game=suggest_game)
    async def rules(self, interaction: Interaction, game: str | None = None, word: str | None = None) -> None:
        """Open the rulebook of the match in this channel, or of a game; with a word, what they say of it."""
        answer = await Answer(interaction).begin(in_place=False)
        games = await self._meant(interaction, game, answer.language)
        if word is not None:
            await answer.show(self._search(games, word[:LONGEST_WORD], answer.language))
        elif len(games) > 1:
            raise unknown_game(self.services, "", answer.language)
        else:
            await answer.show(self._page(games[0], 0, answer.language))

    @on_press("rules")
    async def press_rules(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the rulebook of a match."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await self.services.matches.tables.get(pressed.match)
        await answer.show(self._page(table.game, 0, answer.language))

    @on_press("rulebook")
    async def press_rulebook(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn to a page of a rulebook, by a button or by the menu of pages."""
        game, page = (*pressed.args, "0", "0")[:2]
        self._check(game)
        answer = await Answer(interaction).begin()
        await answer.show(self._page(game, number(values[0] if values else page), answer.language))

    @on_press("why")
    async def press_why(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell beside a panel by which rules its decision is made."""
        game, kind = arguments(pressed, 2)
        self._check(game)
        answer = await Answer(interaction).begin(in_place=False)
        presenter = self.services.presenters[game]
        if kind not in presenter.why:
            raise Refused("button-unknown")
        heading = answer.language.say("rules-why", game=presenter.title(answer.language))
        found = [(game, *one) for one in presenter.rules_for(answer.language, kind)]
        await answer.show(self._passages(heading, found, answer.language, "rules-why-more"))

    @everywhere
    @command("glossary")
    async def glossary(self, interaction: Interaction, word: str) -> None:
        """Explain a word of the rules, whatever language it is in."""
        answer = await Answer(interaction).begin(in_place=False)
        found = self._called(self.services.presenters.games(), word[:LONGEST_WORD], answer.language)
        if not found:
            raise Refused("refused-no-such-word", word=word[:LONGEST_WORD])
        await answer.show(self._explained(found, answer.language))

    @glossary.autocomplete("word")
    @suggesting
    async def suggest_word(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest words by the beginnings of their names, in any language."""
        language, presenters = viewer(interaction), self.services.presenters
        found = self._called(presenters.games(), current[:LONGEST_WORD], language, alike=True)
        return [
            app_commands.Choice(name=f"{word.name} · {presenters[game].title(language)}", value=word.name)
            for game, word in found[:COMMAND_CHOICES]
        ]

    @on_press("word")
    async def press_word(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Explain a word that was chosen on a page."""
        game, page = arguments(pressed, 2)
        self._check(game)
        answer = await Answer(interaction).begin()
        key = chosen(values)
        found = [(game, word) for word in self.services.presenters[game].words(answer.language) if word.key == key]
        if not found:
            raise Refused("button-unknown")
        await answer.show(self._explained(found, answer.language, number(page)))

    def _check(self, game: str) -> None:
        if game not in self.services.presenters:
            raise Refused("button-unknown")

    async def _meant(self, interaction: Interaction, game: str | None, language: Language) -> tuple[str, ...]:
        """Give the game that is meant: the one that is named, or that of the channel; else all that are offered."""
        if game is None and interaction.channel_id is not None:
            table = await self.services.matches.tables.in_channel(interaction.channel_id, ended=True)
            game = table.game if table is not None else None
        if game is None:
            return self.services.presenters.games()
        return (game_called(self.services, game, language),)

    # What is shown

    def _page(self, game: str, number: int, language: Language) -> Letter:
        presenter = self.services.presenters[game]
        pages = presenter.rules(language)
        number = min(max(number, 0), len(pages) - 1)
        page = pages[number]
        turn = (
            Button(
                language.say("button-page-back"),
                custom_id("rulebook", 0, game, max(number - 1, 0), "back"),
                disabled=number == 0,
            ),
            Button(
                language.say("button-page-on"),
                custom_id("rulebook", 0, game, min(number + 1, len(pages) - 1), "on"),
                disabled=number == len(pages) - 1,
            ),
        )
        blocks: list[Block] = [Text(f"## {presenter.title(language)} · {page.title}")]
        for part, said in enumerate(page.parts):
            pictured = part % 2
            blocks.append(
                DrawRequest(presenter, "rule", None, (), language.code, said) if pictured else Text(said.strip())
            )
        return Letter((*blocks, self._menu(game, language, number), *self._word_menu(game, language, number), turn))

    def _menu(self, game: str, language: Language, shown: int | None = None, *, named: bool = False) -> Menu:
        options = tuple(
            Option(str(index), f"{index + 1}. {page.title}", chosen=index == shown)
            for index, page in enumerate(self.services.presenters[game].rules(language)[:OPTIONS_IN_MENU])
        )
        title = f"{self.services.presenters[game].title(language)} · " if named else ""
        return Menu(custom_id("rulebook", 0, game, kind="menu"), f"{title}{language.say('menu-page')}", options)

    def _word_menu(self, game: str, language: Language, page: int) -> tuple[Menu, ...]:
        """Offer the words of a game, if its rules explain any, to be looked up from a page."""
        words = self.services.presenters[game].words(language)[:OPTIONS_IN_MENU]
        options = tuple(Option(word.key, word.name, word.meaning) for word in words)
        which = custom_id("word", 0, game, page, kind="menu")
        return (Menu(which, language.say("menu-word"), options),) if options else ()

    def _called(
        self, games: tuple[str, ...], wanted: str, language: Language, *, alike: bool = False
    ) -> list[tuple[str, Term]]:
        """Find words by a name, each with its game; those that only hold it if none is called so, or with `alike`."""
        presenters = self.services.presenters
        if not alike:
            if not wanted.strip():
                return []
            wanted = meant(wanted, self._labels(games, language)) or wanted
        found = [(fit, game, word) for game in games for fit, word in presenters[game].words_like(language, wanted)]
        best = min((fit for fit, _, _ in found), default=0)
        found.sort(key=lambda one: one[0])
        return [(game, word) for fit, game, word in found if alike or fit == best]

    def _labels(self, games: tuple[str, ...], language: Language) -> list[tuple[str, str]]:
        """List the words as they are suggested in every language, each with its name in one."""
        presenters, labels = self.services.presenters, list[tuple[str, str]]()
        for game in games:
            own = presenters[game].words(language)
            for other in languages().values():
                title, words = presenters[game].title(other), presenters[game].words(other)
                labels += ((f"{word.name} · {title}", here.name) for word, here in zip(words, own, strict=True))
        return labels

    def _explained(self, found: Sequence[tuple[str, Term]], language: Language, page: int | None = None) -> Letter:
        """Explain words, with their names in other languages, and show the way to a page or to all words."""
        presenters, blocks, buttons = self.services.presenters, list[Block](), dict[str, Button]()
        for game, word in found[:BUTTONS_IN_ROW]:
            pages = presenters[game].rules(language)
            names = [
                language.say("word-elsewhere", language=other.name, word=same.name)
                for other in languages().values()
                for same in presenters[game].words(other)
                if same.key == word.key and other is not language
            ]
            head = f"### {word.name} · {presenters[game].title(language)}"
            blocks.append(Text(f"{head}\n{word.meaning}\n-# {' · '.join(names)}"))
            back = word.page if page is None else min(page, len(pages) - 1)
            label = language.say("button-page-read", page=pages[back].title)
            buttons[game] = Button(label, custom_id("rulebook", 0, game, back))
        menus = self._word_menu(found[0][0], language, page or 0) if len(buttons) == 1 else ()
        return Letter((*blocks, *menus, tuple(buttons.values())))

    def _search(self, games: tuple[str, ...], word: str, language: Language) -> Letter:
        """Show the passages that hold a word; if there are none, where else to look."""
        presenters = self.services.presenters
        found = [(game, *one) for game in games for one in presenters[game].rules_with(language, word)]
        if found:
            return self._passages(language.say("rules-found", word=escaped(word)), found, language, "rules-more")
        if words := self._called(games, word, language):
            return self._explained(words, language)
        titles = language.list(presenters[game].title(language) for game in games)
        told = language.say("rules-nothing-found", word=escaped(word), games=titles)
        return Letter(
            (Text(told), *(self._menu(game, language, named=len(games) > 1) for game in games[:BUTTONS_IN_ROW]))
        )

    def _passages(self, heading: str, found: Iterable[tuple[str, int, str]], language: Language, more: str) -> Letter:
        """Show passages under the headings of their pages, as many as there is room for, and the way to these pages.

        The message `more` is for those that there is no room for.
        """
        shown: dict[tuple[str, int], list[str]] = {}
        room, left = ROOM, 0
        for game, place, text in found:
            room -= len(text)
            fits = (game, place) in shown or len(shown) < BUTTONS_IN_ROW
            if left or (shown and not (fits and room >= 0)):
                left += 1
            else:
                shown.setdefault((game, place), []).append(text)
        blocks: list[Block] = [Text(f"## {heading}")]
        buttons = []
        several = len({game for game, _ in shown}) > 1
        for (game, place), texts in shown.items():
            presenter = self.services.presenters[game]
            title = presenter.rules(language)[place].title
            whole = f"{presenter.title(language)} · {title}"
            blocks.append(Text("\n".join((f"### {whole}", *texts))))
            label = language.say("button-page-read", page=whole if several else title)
            buttons.append(Button(label, custom_id("rulebook", 0, game, place)))
        if left:
            blocks.append(Text(f"-# {language.say(more, count=left)}"))
        return Letter((*blocks, tuple(buttons)))
