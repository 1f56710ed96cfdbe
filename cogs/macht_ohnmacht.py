"""Macht & Ohnmacht: offers the game, and shows who borders whom and what an overthrow would take."""

from collections.abc import Sequence
from typing import Any, Literal

from discord import app_commands

from bot.delivery.compose import bold_names
from bot.delivery.letters import Letter, Text
from bot.matches.types import Refused
from bot.text import meant
from cogs.kit.answers import Answer, suggesting
from cogs.kit.commands import command, one_of
from cogs.kit.presses import GameCog
from cogs.kit.services import Interaction, also_by_dm, picture_of, suggested
from cogs.kit.words import worded
from cogs.panels.table_panels import look_at, table_of_game
from render.macht_ohnmacht import MachtOhnmachtPresenter
from render.macht_ohnmacht.captions import extra_texts

GAME = MachtOhnmachtPresenter.key


class MachtOhnmacht(GameCog):
    """Puts the game among those that `/play` offers, with its two looks at the map."""

    presenter = MachtOhnmachtPresenter

    @command("neighbours")
    @app_commands.choices(cycle=one_of({one: worded(f"command-neighbours-{one}") for one in ("magic", "sword")}))
    @also_by_dm
    async def neighbours(self, interaction: Interaction, cycle: str | None = None) -> None:
        """Show, in private, who borders whom: in this cycle and in the next, or in one kind of cycle."""
        await self._show(interaction, "neighbours", () if cycle is None else (cycle,))

    @command("odds")
    @also_by_dm
    async def odds(self, interaction: Interaction, region: str) -> None:
        """Show, in private, what an overthrow of a region would take, with and without the tiles that are held."""
        await self._show(interaction, "odds", (region,))

    @odds.autocomplete("region")
    @suggesting
    async def suggest_region(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the regions in which somebody stands."""
        if interaction.channel_id is None:
            return []
        table = await self.services.matches.tables.in_channel(interaction.channel_id, ended=True)
        if table is None or table.game != GAME or table.status == "lobby":
            return []
        look = await look_at(self.services, table.id, interaction)
        regions = look.view.regions
        return suggested(current, [(region.name, region.id) for region in regions if region.owner is not None])

    async def _show(
        self, interaction: Interaction, what: Literal["neighbours", "odds"], arguments: tuple[str, ...]
    ) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_of_game(self.services, interaction, GAME, ended=True)
        look = await look_at(self.services, table.id, interaction)
        if what == "odds":
            arguments = (region_called(look.view.regions, arguments[0]),)
        pictures = picture_of(self.services, table, look.view, "extra", answer.language, what, arguments)
        words = extra_texts(what, arguments, look.view, bold_names(table.facts, answer.language), answer.language)
        await answer.show(Letter((pictures, *map(Text, words))))


def region_called(regions: Sequence[Any], wanted: str) -> str:
    """Find the region that is meant, by its id or name. Raises Refused if there is none, or nobody stands there."""
    id = meant(wanted, [(region.name, region.id) for region in regions])
    region = next((region for region in regions if region.id == id), None)
    if region is None:
        raise Refused("refused-no-such-region", region=wanted[:60])
    if region.owner is None:
        raise Refused("refused-empty-region", region=region.name)
    return str(region.id)
