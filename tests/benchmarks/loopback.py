"""Matches between robots over the loopback, for whatever is measured of them."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.delivery.studio import Studio
from bot.games.registry import house_games
from tests.e2e import guardians_robots, robots
from tests.e2e.harness import BotInProcess, Harness, open_harness

NAMES = ("Ada", "Bruno", "Chen", "Dana")


@asynccontextmanager
async def harness_for(game: str, studio: Studio | None = None) -> AsyncIterator[tuple[Harness, BotInProcess]]:
    """Give a bot, with its own studio or another one, and as many people as can play a game."""
    with TemporaryDirectory() as folder:
        async with open_harness(Path(folder), NAMES[: max(house_games()[game].seats)]) as here:
            running = await BotInProcess.start(here, studio=studio)
            try:
                yield here, running
            finally:
                await running.stop()


async def play(here: Harness, game: str, chance: random.Random, most: int = 1000) -> None:
    """Play a match to its end, or so many moves (of Guardians: turns at the panel) of it."""
    if game == "guardians":
        board = await guardians_robots.sit_down(here)
        await guardians_robots.play_on(here, board, chance, rounds=most)
    else:
        board = await robots.sit_down(here, game)
        await robots.play_on(here, board, chance, moves=most)
    await robots.everything_said(here)
