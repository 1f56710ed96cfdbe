"""Who kills the bot without a word, at any moment, and starts it again."""

import asyncio
import random
from contextlib import suppress

from bot.playground import Playground
from tests.e2e.harness import BotAsChild, Harness

MOST_REQUESTS = 25
"""Requests that the bot makes between two kills, at most."""
LONGEST_LIFE = 30.0
"""Real seconds after which the bot is killed though it has made fewer, as where it is cut off."""


class Killer:
    """Kills the bot after one of its requests, at random, and starts it again at once."""

    def __init__(
        self, harness: Harness, bot: BotAsChild, chance: random.Random, kills: int, requests: int = MOST_REQUESTS
    ) -> None:
        self.bot, self.kills = bot, 0
        self._harness, self._chance, self._most, self._requests = harness, chance, kills, requests
        self._latest: asyncio.Task[None] | None = None

    async def rage(self) -> None:
        """Go on until it is enough, or until it is cancelled."""
        while self.kills < self._most:
            await so_many_requests(self._harness.playground, self._chance.randint(1, self._requests), LONGEST_LIFE)
            self._latest = asyncio.create_task(self._kill())
            await asyncio.shield(self._latest)

    async def repent(self) -> None:
        """Wait until the bot that was killed last runs again, which a rage that is cancelled does not."""
        if self._latest is not None:
            await self._latest

    async def _kill(self) -> None:
        self.kills += 1
        self.bot = await started_again(self.bot, self._harness)


async def so_many_requests(playground: Playground, count: int, longest: float) -> None:
    """Wait until the bot has made so many requests more, or until so many real seconds have gone by."""
    last = len(playground.requests) + count
    with suppress(TimeoutError):
        await playground.until(lambda: len(playground.requests) >= last, longest)


async def started_again(bot: BotAsChild, here: Harness) -> BotAsChild:
    """Kill the bot and start it again."""
    await bot.kill()
    here.playground.gateway.forget_sessions()
    return await BotAsChild.start(here, bot.module)
