"""Puts Probe among the games that `/play` offers, with a form in which each player brings his secret word."""

import discord
from discord import ui

from bot.delivery.custom_ids import Pressed, custom_id
from bot.matches.types import Table
from cogs.kit.answers import Answer
from cogs.kit.presses import GameCog, TextForm, on_press
from cogs.kit.services import Interaction
from tests.probe.presenter import ProbePresenter
from tests.probe.state import Entry


class ProbeCog(GameCog):
    """Offers the game, and what only this game needs."""

    presenter = ProbePresenter

    async def choose_entry(self, interaction: Interaction, table: Table) -> None:
        """Open the form for the secret word."""
        form = TextForm(custom_id("word", table.id, kind="form"), "Your secret word")
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="word", style=discord.TextStyle.short)
        form.add_item(ui.Label(text="A word of different letters", component=field))
        await interaction.response.send_modal(form)

    @on_press("word")
    async def word(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the secret word."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await self.services.matches.lobbies.set_entry(pressed.match, interaction.user.id, Entry(values[0]))
        await answer.say(f"Your word is “{values[0]}”. Nobody else sees it.")
        await self.services.courier.on_lobby_changed(table.id)
