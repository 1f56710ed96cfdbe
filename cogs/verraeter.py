"""Verräter: offers the game, and what only this game needs."""

from __future__ import annotations

from discord.ext import commands

from cogs._house import rooms
from render.verraeter import VerraeterPresenter


class Verraeter(commands.Cog):
    """Puts Verräter among the games that `/play` offers; the lobby and the table do the rest."""

    def __init__(self, bot: commands.Bot) -> None:
        self.rooms = rooms(bot)

    async def cog_load(self) -> None:
        """Offer the game."""
        self.rooms.presenters.add(VerraeterPresenter())

    async def cog_unload(self) -> None:
        """Take the game off the list."""
        self.rooms.presenters.remove(VerraeterPresenter.key)


async def setup(bot: commands.Bot) -> None:
    """Load the game."""
    await bot.add_cog(Verraeter(bot))
