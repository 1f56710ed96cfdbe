"""Puts the first game among those that `/play` offers; the lobby and the table do the rest."""

from __future__ import annotations

from discord.ext import commands

from cogs.kit.presses import GameCog
from tests.first_game.presenter import FirstGamePresenter


class FirstGameCog(GameCog):
    """Offers the game."""

    presenter = FirstGamePresenter


async def setup(bot: commands.Bot) -> None:
    """Load the game."""
    await bot.add_cog(FirstGameCog(bot))
