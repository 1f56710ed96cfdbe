"""Power: offers the game with a choice of corners, and shows what threatens a headquarters."""

from bot.delivery.compose import bold_names
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Letter, Menu, Option, Text
from bot.language import Language
from bot.matches.types import Refused, Table
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.presses import GameCog, on_press
from cogs.kit.services import Interaction, also_by_dm, picture_of
from cogs.panels.table_panels import chosen, open_panel, own_look, table_of_game
from render.power import PowerPresenter
from render.power.board_text import threats_text
from render.power.nouns import ARMIES, army_title

GAME = PowerPresenter.key
ANY = "any"


class Power(GameCog):
    """Puts the game among those that `/play` offers, with its two commands."""

    presenter = PowerPresenter

    # The corner

    async def choose_entry(self, interaction: Interaction, table: Table) -> None:
        """Ask in private which corner a player would like."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(_corner_letter(table, answer.language, answer.language.say("power-corner-ask")))

    @on_press("corner")
    async def press_corner(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the corner that a player would like."""
        answer = await Answer(interaction).begin()
        corner = chosen(values)
        entry = self._entry("" if corner == ANY else corner)
        table = await self.services.matches.lobbies.set_entry(pressed.match, interaction.user.id, entry)
        await answer.show(_corner_letter(table, answer.language, _wished(corner, answer.language), corner))
        await self.services.courier.on_lobby_changed(table.id)

    def _entry(self, corner: str) -> object:
        """Make what the rules take. Raises Refused for what none of our menus sends."""
        game = self.services.matches.games[GAME]
        assert game.entries is not None  # corners
        entry, problems = game.entries.read(corner, game.types.options())
        if problems:
            raise Refused.by_rules(GAME, *problems)
        return entry

    # The commands

    @command("orders")
    @also_by_dm
    async def orders(self, interaction: Interaction) -> None:
        """Open the asker's order sheet, also one that is sealed."""
        answer = await Answer(interaction).begin(in_place=False)
        await open_panel(self.services, answer, (await table_of_game(self.services, interaction, GAME)).id)

    @command("threats")
    @also_by_dm
    async def threats(self, interaction: Interaction) -> None:
        """Show, in private, what could reach the asker's headquarters next round."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_of_game(self.services, interaction, GAME)
        look = await own_look(self.services, table.id, interaction)
        if not look.view.commands or look.view.seat is None:
            raise Refused("refused-no-headquarters")
        names = bold_names(table.facts, answer.language)
        blocks: list[Block] = [Text(threats_text(look.view, look.view.seat, names, answer.language), foldable=True)]
        blocks.append(picture_of(self.services, table, look.view, "extra", answer.language, "threats"))
        await answer.show(Letter(tuple(blocks), folded_note=answer.language.say("account-folded")))


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
