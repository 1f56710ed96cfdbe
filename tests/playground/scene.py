"""The scene of most tests of the server: two people in a channel, and an unmodified discord.py bot."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

import discord
import pytest

from bot.playground import Permission, Person
from bot.playground.world import NOTHING
from tests.playground.harness import Harbour, open_harbour
from tests.playground.sample_bot import SampleBot, logged_in


@dataclass
class Scene(Harbour):
    bot: SampleBot
    ben: Person

    @property
    def place(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        found = self.bot.get_channel(self.channel.id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def dm(self, person: Person) -> discord.DMChannel:
        return await self.bot.create_dm(discord.Object(person.id))


@asynccontextmanager
async def open_scene(bot: SampleBot | None = None, ben_may: Permission = NOTHING) -> AsyncIterator[Scene]:
    """Let a bot play."""
    async with open_harbour() as here:
        ben = here.playground.person("Ben", here.guild, permissions=ben_may)
        async with logged_in(here.playground, bot) as client:
            await client.wait_until_ready()
            yield Scene(**vars(here), bot=client, ben=ben)


@contextmanager
def refused(status: int, code: int) -> Iterator[None]:
    """Expect a request to be refused with this status and code."""
    with pytest.raises(discord.HTTPException) as error:
        yield
    assert (error.value.status, error.value.code) == (status, code)
