"""Power: offers the game with a choice of corners, opens the order sheet, and shows what threatens a headquarters."""

from __future__ import annotations

from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Letter, Menu, Option, Part, Text
from bot.language import Language
from bot.matches.types import Refused, Table
from cogs import _entrances, _presses
from cogs._house import Answer, Interaction, draw_extra, explained, facts, rooms
from cogs._table import chosen, own_look, show_desk, table_here
from cogs._words import worded
from cogs.lobby import Lobby
from render.power import PowerPresenter
from render.power.board_text import threats_text
from render.power.nouns import ARMIES, army_title

GAME = PowerPresenter.key
ANY = "any"


class Power(commands.Cog):
    """Puts the game among those that `/play` offers, with its two commands."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self.rooms = rooms(bot)

    async def cog_load(self) -> None:
        """Offer the game."""
        self.rooms.presenters.add(PowerPresenter())
        _entrances.on(GAME, self.bring)
        _presses.on("corner", self.press_corner)

    async def cog_unload(self) -> None:
        """Take the game off the list."""
        _presses.off("corner")
        _entrances.off(GAME)
        self.rooms.presenters.remove(GAME)

    # The corner

    async def bring(self, interaction: Interaction, table: Table) -> None:
        """Ask in private which corner a player would like."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(_corner_letter(table, answer.language, answer.language.say("power-corner-ask")))

    async def press_corner(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the corner that a player would like."""
        answer = await Answer(interaction).begin()
        corner = chosen(values)
        entry = self._entry("" if corner == ANY else corner)
        table = await self.rooms.matches.set_entry(pressed.match, interaction.user.id, entry)
        await answer.show(_corner_letter(table, answer.language, _wished(corner, answer.language), corner))
        await cast(Lobby, self.bot.get_cog("Lobby")).refresh_card(interaction, table)

    def _entry(self, corner: str) -> object:
        """Make what the rules take. Raises Refused for what none of our menus sends."""
        game = self.rooms.matches.games[GAME]
        entry, problems = game.read_entry(corner, game.types.options())
        if problems:
            raise Refused.by_rules(GAME, *problems)
        return entry

    # The commands

    @app_commands.command(name=worded("command-orders-name"), description=worded("command-orders-description"))
    @app_commands.guild_only()
    async def orders(self, interaction: Interaction) -> None:
        """Open the asker's order sheet, also one that is sealed."""
        await self._orders(interaction)

    @explained
    async def _orders(self, interaction: Interaction) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        await show_desk(self.rooms, answer, (await self._table(interaction)).id)

    @app_commands.command(name=worded("command-threats-name"), description=worded("command-threats-description"))
    @app_commands.guild_only()
    async def threats(self, interaction: Interaction) -> None:
        """Show, in private, what could reach the asker's headquarters next round."""
        await self._threats(interaction)

    @explained
    async def _threats(self, interaction: Interaction) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        table = await self._table(interaction)
        look = await own_look(self.rooms, table, interaction)
        if not look.view.commands or look.view.seat is None:
            raise Refused("refused-no-headquarters")
        parts: list[Part] = [
            Text(threats_text(look.view, look.view.seat, facts(table).spoken, answer.language), foldable=True)
        ]
        parts += await draw_extra(self.rooms, table, look.view, "threats", (), answer.language)
        await answer.show(Letter(tuple(parts), folded_note=answer.language.say("account-folded")))

    async def _table(self, interaction: Interaction) -> Table:
        table = await table_here(self.rooms, interaction)
        if table.game != GAME:
            raise Refused("refused-not-this-game", game=GAME)
        return table


def _wished(corner: str, language: Language) -> str:
    if corner == ANY:
        return language.say("power-corner-none-wished")
    return language.say("power-corner-wished", army=army_title(corner, language))


def _corner_letter(table: Table, language: Language, text: str, taken: str = "") -> Letter:
    """Make the private menu of corners."""
    options = [
        Option(ANY, language.say("power-corner-any"), chosen=taken == ANY),
        *(Option(corner, army_title(corner, language), chosen=taken == corner) for corner in ARMIES),
    ]
    menu = Menu(custom_id("corner", table.id, kind="menu"), language.say("power-corner-question"), tuple(options))
    return Letter((Text(text), menu))


async def setup(bot: commands.Bot) -> None:
    """Load the game."""
    await bot.add_cog(Power(bot))
