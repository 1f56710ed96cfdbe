"""`/learn`: a first turn of a game in private, by the real rules and menus, with every step explained.

No match is stored for it. What has been reached is kept for its learner as a document, so that a lesson goes on after a
restart; it is gone when the lesson is over. Buttons and menus are those of the desk under names of their own.
"""

from collections.abc import Callable, Sequence
from itertools import dropwhile

from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import GREEN
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Text, lines
from bot.delivery.studio import DrawRequest
from bot.language import Language
from bot.matches.lessons import Lessons, Progress, table_of
from bot.matches.types import Refused, Table
from bot.matches.value.desks import Desk
from cogs.kit.answers import Answer, refusal, suggesting
from cogs.kit.commands import command
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, everywhere, game_meant, person, picture_of, scene, suggested_games, viewer
from cogs.panels.desk import desk_letter, led_to, with_why
from cogs.panels.table_panels import arguments, completing, drafting, number


class Learn(Cog):
    """`/learn`, and the panels of a lesson."""

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__(bot)
        self.lessons = Lessons(self.services.matches)

    @everywhere
    @command("learn")
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Offer the lesson of a game, and ask which one if none is named."""
        answer = await Answer(interaction).begin(in_place=False)
        language = answer.language
        titles = {key: self._title(key, language) for key in self._offered()}
        if game is None:
            choices = (
                Button(title, custom_id("learn-which", 0, key), "main", icon=key) for key, title in titles.items()
            )
            await answer.show(Letter((Text(language.say("learn-which")), tuple(choices)), colour=GREEN))
            return
        key = game_meant(self.services, game, titles)
        if key is None:
            raise Refused("refused-no-lesson", games=language.list(titles.values()))
        await self._welcome(answer, key)

    @on_press("learn-which")
    async def press_which(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Offer the lesson of a game that was chosen."""
        await self._welcome(await Answer(interaction).begin(), self.lessons.opening(_game(pressed)).game.key)

    async def _welcome(self, answer: Answer, key: str) -> None:
        language = answer.language
        begun = await self.lessons.is_begun(answer.interaction.user.id, key)
        text = language.say(f"{key}-learn-welcome")
        begin = language.say("learn-button-again" if begun else "learn-button-begin")
        buttons = [Button(begin, custom_id("learn-begin", 0, key), "main")]
        if begun:
            buttons.insert(0, Button(language.say("learn-button-on"), custom_id("learn-on", 0, key), "good"))
        await answer.show(Letter((Text(f"## {self._title(key, language)}\n{text}"), tuple(buttons)), colour=GREEN))

    @learn.autocomplete("game")
    @suggesting
    async def suggest_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the games that have a lesson by their titles."""
        return suggested_games(self.services, viewer(interaction), current, self._offered())

    @on_press("learn-begin")
    async def press_begin(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin a lesson, also one that was begun before."""
        answer = await Answer(interaction).begin()
        progress = self.lessons.opening(_game(pressed))
        await self.lessons.keep(interaction.user.id, progress)
        await self._show(answer, progress)

    @on_press("learn-on")
    async def press_on(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Go on where the lesson was left."""
        answer = await Answer(interaction).begin()
        await self._show(answer, await self.lessons.progress(interaction.user.id, _game(pressed)))

    @on_press("learn-leave")
    async def press_leave(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """End the lesson for now; it can be gone on with."""
        answer = await Answer(interaction).begin()
        on = Button(answer.language.say("learn-button-on"), custom_id("learn-on", 0, _game(pressed)), "good")
        await answer.show(Letter((Text(answer.language.say("learn-left")), (on,)), colour=GREEN))

    # The desk

    @on_press("learn-pick", "learn-push", "learn-clear")
    async def press_draft(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Change the draft. A press on a panel that is out of date changes nothing."""
        edit, pages = drafting(pressed, values)
        answer = await Answer(interaction).begin()
        async with self.lessons.desks.hold(interaction.user.id):
            progress, desk = await self._reached(answer, pressed)
            told = []
            if desk is not None:
                try:
                    progress = progress.drafted(edit(desk))
                except Refused as refused:
                    told.append(refusal(refused, answer.language, self.services.presenters))
                else:
                    await self.lessons.keep(interaction.user.id, progress)
            await self._show(answer, progress, told, pages)

    @on_press("learn-turn")
    async def press_turn(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn the page of a menu."""
        _, key, page = arguments(pressed, 3)
        answer = await Answer(interaction).begin()
        progress = await self.lessons.progress(interaction.user.id, _game(pressed))
        await self._show(answer, progress, pages={key: number(page)})

    @on_press("learn-seal")
    async def press_seal(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Make the draft final, and go on with the lesson."""
        _, written = arguments(pressed, 2)
        revision, choice = number(written), completing(pressed.args[2:-1])

        def sealed(_progress: Progress, desk: Desk) -> object:
            if desk.revision != revision:
                return None
            whole = desk if choice is None else desk.push(*choice)
            return None if whole.problems else whole.action

        await self._play(interaction, pressed, sealed)

    @on_press("learn-advice")
    async def press_advice(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Do what the lesson advises."""
        arguments(pressed, 1)
        await self._play(interaction, pressed, lambda progress, _: progress.advice)

    async def _play(
        self, interaction: Interaction, pressed: Pressed, answer_of: Callable[[Progress, Desk], object]
    ) -> None:
        """Answer a decision, and go on. A press on a panel that is out of date (answer None) changes nothing."""
        answer = await Answer(interaction).begin()
        language, told = answer.language, []
        async with self.lessons.desks.hold(interaction.user.id):
            progress, desk = await self._reached(answer, pressed)
            if desk is not None and (action := answer_of(progress, desk)) is not None:
                presenter = self.services.presenters[progress.game.key]
                told.append(presenter.done(scene(progress.look(desk.table), language), action))
                progress = progress.play(desk.decision, action)
                told += presenter.account(scene(progress.look(desk.table), language), progress.events)
                await self.lessons.keep(interaction.user.id, progress)
            await self._show(answer, progress, told)

    async def _reached(self, answer: Answer, pressed: Pressed) -> tuple[Progress, Desk | None]:
        """Read how far the learner has come, with his desk if it is the one that was pressed."""
        progress = await self.lessons.progress(answer.interaction.user.id, _game(pressed))
        desk = progress.desk(_table(answer, progress))
        return progress, desk if desk is not None and desk.decision.id == pressed.args[0] else None

    # What is shown

    async def _show(
        self,
        answer: Answer,
        progress: Progress,
        told: Sequence[str] = (),
        pages: dict[str, int] | None = None,
    ) -> None:
        """Show what has happened, the explanation of what is asked, and the desk; or that the lesson is over."""
        language, game = answer.language, progress.game.key
        table = _table(answer, progress)
        desk = progress.desk(table)
        values = progress.values
        explained = "\n".join(language.say(f"{game}-learn-{topic}", **values) for topic in progress.topics).strip()
        blocks: list[Block] = [lines(told)] if told else []
        if progress.is_pictured:
            account = picture_of(self.services, table, progress.view, "account", language, events=progress.events)
            blocks.append(account)
        if desk is None:
            again = Button(language.say("learn-button-again"), custom_id("learn-begin", 0, game))
            rules = Button(language.say("button-rules"), custom_id("rulebook", 0, game, 0))
            practise = Button(language.say("learn-button-practise"), custom_id("practise", 0, game), "main")
            has_computers = self.services.matches.lobbies.levels(game)
            blocks += [Text(explained), ((practise, again, rules) if has_computers else (again, rules))]
        else:
            blocks.append(Text("\n".join(f"> {line}" for line in explained.split("\n"))))
            _, *asked = desk_letter(self.services, desk, language, pages=pages).blocks
            if not progress.lesson.prompts:  # they stand before the picture
                asked = list(dropwhile(lambda block: not isinstance(block, DrawRequest), asked))
            if progress.is_pictured:
                asked = [block for block in asked if not isinstance(block, DrawRequest)]
            blocks += led_to(asked, "learn", game)
            advice = custom_id("learn-advice", 0, desk.decision.id, game)
            ways = (
                Button(language.say("learn-button-advice"), advice),
                Button(language.say("learn-button-leave"), custom_id("learn-leave", 0, game)),
            )
            blocks += with_why([ways], self.services.presenters[game], desk.decision.kind, language)
        await answer.show(Letter(tuple(blocks), colour=GREEN, folded_note=language.say("account-folded")))

    def _offered(self) -> tuple[str, ...]:
        return tuple(game for game in self.lessons.offered() if game in self.services.presenters)

    def _title(self, game: str, language: Language) -> str:
        return self.services.presenters[game].title(language)


def _table(answer: Answer, progress: Progress) -> Table:
    return table_of(progress, person(answer.interaction), answer.language.say("learn-house"))


def _game(pressed: Pressed) -> str:
    """Name the game of the lesson that a button belongs to: its last argument. Raises Refused if it has none."""
    if not pressed.args:
        raise Refused("button-unknown")
    return pressed.args[-1]
