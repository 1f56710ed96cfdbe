"""Computers at the table: `/practice`, and their seats in the lobby."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import GREEN, bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text, lines
from bot.language import Language
from bot.matches.locks import Locks
from bot.matches.types import Level, Position, Refused, Table
from cogs.kit.answers import Answer, suggesting
from cogs.kit.commands import command, one_of
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, game_called, person, place, scene_at, suggested_games, viewer
from cogs.kit.words import worded
from cogs.lobby.computer_terms import LEVELS, level_number
from cogs.lobby.threads import channel_for_thread, open_thread
from cogs.panels.table_panels import chosen, number, table_pressed, told_if_busy

PLAY_ON_LEVEL: Level = "level2"
FIRST_LEVEL: Level = "level1"
"""How well computers play against somebody who has not said how well they should."""
MOST_PLAYERS = 4


From: TypeAlias = Callable[[], Awaitable[Position | None]]
"""Finds the position from which a practice begins; None is the start of a match."""


async def from_the_start() -> None:
    """Begin a practice as the rules begin a match."""


class Computers(Cog):
    """Opens practice tables, and seats computers in lobbies."""

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__(bot)
        self._beginning = Locks()

    # Practice

    @command("practice")
    @app_commands.choices(level=one_of({level: worded(f"computers-{level}") for level in LEVELS}))
    @app_commands.allowed_installs(guilds=True, users=True)
    @also_by_dm
    async def practice(
        self,
        interaction: Interaction,
        game: str,
        level: Level = FIRST_LEVEL,
        players: app_commands.Range[int, 2, MOST_PLAYERS] | None = None,
    ) -> None:
        """Begin a match against computers: in direct messages there, else in a thread beside the channel."""
        await self._practise(interaction, game_called(self.services, game, viewer(interaction)), level, players)

    @practice.autocomplete("game")
    @suggesting
    async def suggest_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the games on offer that computers play by their titles."""
        lobbies, offered = self.services.matches.lobbies, self.services.presenters.games()
        return suggested_games(self.services, viewer(interaction), current, filter(lobbies.levels, offered))

    @on_press("practise")
    async def press_practise(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin a match against computers as after the command, in the game of a button."""
        await self._practise(interaction, game_called(self.services, "".join(pressed.args), viewer(interaction)))

    @on_press("play-on")
    async def press_play_on(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin a match against computers where one that is over was once, for whoever sat there."""
        table = await self.services.matches.tables.get(pressed.match)
        line, reviews = number("".join(pressed.args)), self.services.matches.reviews
        position = partial(reviews.position, table.id, interaction.user.id, line)
        await self._practise(interaction, table.game, PLAY_ON_LEVEL, len(table.members), position)

    @on_press("daily-practise")
    async def press_daily_practise(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin a match against computers at the position of a sealed order of the day, in the seat that it asks."""
        daily = self.services.daily
        order = await daily.order(number("".join(pressed.args)), interaction.guild_id or 0)

        async def position() -> Position:
            return daily.practice(order)

        await self._practise(interaction, order.game.key, PLAY_ON_LEVEL, order.position.seats, position)

    async def _practise(
        self,
        interaction: Interaction,
        game: str,
        level: Level = FIRST_LEVEL,
        players: int | None = None,
        position: From = from_the_start,
    ) -> None:
        count = players or max(self.services.matches.games[game].seats)
        async with self._beginning.hold(interaction.user.id):
            if interaction.guild_id is None:
                await self._practise_here(interaction, game, level, count, position)
            else:
                await self._practise_in_thread(interaction, game, level, count, position)

    async def _practise_here(
        self, interaction: Interaction, game: str, level: Level, players: int, position: From
    ) -> None:
        where, host = place(interaction), person(interaction)
        await self.services.matches.lobbies.check_may_practise(game, where, host, level, players)
        answer = await Answer(interaction).begin(in_place=False, public=True)
        begun = await position()
        await answer.show(await self._welcome(game, bold(host.name), level, players, answer.language, begun))
        await self.services.matches.lobbies.open_practice(game, where, host, level, players, begun)

    async def _practise_in_thread(
        self, interaction: Interaction, game: str, level: Level, players: int, position: From
    ) -> None:
        channel, where = channel_for_thread(interaction, otherwise="refused-no-practice-here")
        answer = await Answer(interaction).begin(in_place=False)
        language, host = answer.language, person(interaction)
        await self.services.matches.lobbies.check_may_practise(game, where, host, level, players)
        begun = await position()
        presenter = self.services.presenters[game]
        name = language.say("thread-name", game=presenter.title(language), host=host.name)
        thread, where = await open_thread(channel, where, name, presenter, language)
        # Whoever is mentioned in a thread is in it from then on.
        welcome = await self._welcome(game, interaction.user.mention, level, players, language, begun)
        welcome = replace(welcome, pings=(host.user_id,))
        view, files = welcome.build()
        await thread.send(view=view, files=files, allowed_mentions=welcome.mentions(), silent=True)
        await self.services.matches.lobbies.open_practice(game, where, host, level, players, begun)
        await answer.say(language.say("thread-opened", thread=thread.mention))

    async def _welcome(
        self, game: str, host: str, level: Level, players: int, language: Language, begun: Position | None
    ) -> Letter:
        text = language.say(
            "practice-begins",
            name=host,
            game=self.services.presenters[game].title(language),
            count=players - 1,
            level=level_number(level),
        )
        rules = Button(language.say("button-rules"), custom_id("rulebook", 0, game, 0))
        goes_on = () if begun is None else (language.say("practice-goes-on"),)
        told = (text, *goes_on, language.say("practice-how"), *await told_if_busy(self.services, language))
        return Letter((Text("\n".join(told)), (rules,)), colour=GREEN)

    # After the match

    @on_press("beliefs")
    async def press_beliefs(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell what a computer believed at the turning points of an ended match; of several, ask which one."""
        answer = await Answer(interaction).begin()
        table = await table_pressed(self.services, pressed, interaction)
        language, presenter = answer.language, self.services.presenters[table.game]
        seats = table.facts.computers
        if not pressed.args and len(seats) > 1:
            buttons = tuple(
                Button(table.members[seat].name, custom_id("beliefs", table.id, seat), "main") for seat in seats
            )
            await answer.aside(Letter((Text(language.say("beliefs-whose")), buttons)))
            return
        seat = number(pressed.args[0]) if pressed.args else next(iter(seats), -1)
        believed = await self.services.matches.history.beliefs(table.id, seat, interaction.user.id)
        told = [f"- {presenter.belief(scene_at(table, one.view, language), one.point)}" for one in believed]
        head = language.say("beliefs-of" if told else "beliefs-none", name=bold(table.members[seat].name))
        await answer.aside(Letter((Text(head), *([lines(told)] if told else ()))))

    # In the lobby

    @on_press("computers")
    async def press_computers(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the computers of a lobby; to the host, with menus."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_pressed(self.services, pressed, interaction)
        await answer.show(self._computers(table, answer))

    def _computers(self, table: Table, answer: Answer) -> Letter:
        language = answer.language
        sitting = [(member, member.computer) for member in table.members if member.computer is not None]
        told = [
            f"{bold(member.name)} · {language.say('lobby-computer', level=level_number(computer.level))}"
            for member, computer in sitting
        ]
        text = "\n".join((f"### {language.say('computers-title')}", *(told or [language.say("computers-none")])))
        blocks: list[Block] = [Text(text), Text("-# " + language.say("computers-how"))]
        if table.status != "lobby" or answer.interaction.user.id != table.host_id:
            return Letter(tuple(blocks))
        if len(table.members) < max(self.services.matches.games[table.game].seats):
            levels = self.services.matches.lobbies.levels(table.game)
            options = tuple(Option(level, language.say(f"computers-{level}")) for level in levels)
            blocks.append(
                Menu(custom_id("add-computer", table.id, kind="menu"), language.say("menu-add-computer"), options)
            )
        if sitting:
            options = tuple(Option(str(member.seat), member.name) for member, _ in sitting)
            blocks.append(
                Menu(custom_id("remove-computer", table.id, kind="menu"), language.say("menu-remove-computer"), options)
            )
        return Letter(tuple(blocks))

    @on_press("add-computer")
    async def press_add(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Seat a computer of a level."""
        answer = await Answer(interaction).begin()
        await table_pressed(self.services, pressed, interaction)
        level = next((one for one in LEVELS if one == chosen(values)), None)
        if level is None:
            raise Refused("button-unknown")
        table = await self.services.matches.lobbies.add_computer(pressed.match, interaction.user.id, level)
        await self._changed(answer, table)

    @on_press("remove-computer")
    async def press_remove(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take a computer out of the lobby."""
        answer = await Answer(interaction).begin()
        await table_pressed(self.services, pressed, interaction)
        seat = number(chosen(values))
        table = await self.services.matches.lobbies.remove_computer(pressed.match, interaction.user.id, seat)
        await self._changed(answer, table)

    async def _changed(self, answer: Answer, table: Table) -> None:
        await answer.show(self._computers(table, answer))
        await self.services.courier.on_lobby_changed(table.id)
