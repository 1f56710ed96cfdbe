"""The scene of most tests of the server: two people in a channel, and an unmodified discord.py bot."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

import discord
import pytest

from bot.playground import Channel, Guild, Permission, Person, Playground
from bot.playground.world import NOTHING
from tests.playground.harness import MovableClock
from tests.playground.sample_bot import SampleBot, logged_in


@dataclass
class Scene:
    playground: Playground
    clock: MovableClock
    bot: SampleBot
    guild: Guild
    channel: Channel
    ada: Person
    ben: Person

    @property
    def place(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        found = self.bot.get_channel(self.channel.id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def dm(self, person: Person) -> discord.DMChannel:
        return await self.bot.create_dm(discord.Object(person.id))

    def move(self, **by: float) -> None:
        self.clock.move(**by)
        self.playground.time_moved()


@asynccontextmanager
async def open_scene(bot: SampleBot | None = None, ben_may: Permission = NOTHING) -> AsyncIterator[Scene]:
    """Let a bot play; nothing that is sent meanwhile may be what the platform would refuse."""
    clock = MovableClock()
    async with Playground(now=clock) as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        ada, ben = playground.person("Ada", guild), playground.person("Ben", guild, permissions=ben_may)
        async with logged_in(playground, bot) as client:
            await client.wait_until_ready()
            yield Scene(playground, clock, client, guild, channel, ada, ben)
        assert playground.breaches == ()


@contextmanager
def refused(status: int, code: int) -> Iterator[None]:
    """Expect a request to be refused with this status and code."""
    with pytest.raises(discord.HTTPException) as error:
        yield
    assert (error.value.status, error.value.code) == (status, code)
