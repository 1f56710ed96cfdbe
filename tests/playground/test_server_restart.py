"""The bot dies in the middle and comes back; what it left on the screen still works."""

import asyncio
import sys
from asyncio.subprocess import Process

from bot.playground import Playground


async def started(playground: Playground) -> Process:
    arguments = (playground.api_url, playground.gateway_url, playground.cdn_url, playground.token)
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.playground.sample_bot", *arguments)
    await playground.connected()
    return process


async def killed(playground: Playground, process: Process) -> None:
    process.kill()
    await process.wait()
    await playground.until(lambda: not playground.gateway.connected)


async def test_a_killed_bot_comes_back_and_answers_the_buttons_of_its_former_life() -> None:
    async with Playground() as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        ada = playground.person("Ada", guild)
        process = await started(playground)
        await ada.slash(channel, "table")
        await killed(playground, process)
        process = await started(playground)
        try:
            assert (await ada.click(ada.last(channel), label="Bid 3")).text == "You bid 3."
        finally:
            await killed(playground, process)
        assert playground.breaches == ()
