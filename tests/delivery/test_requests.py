"""Two processes on one database keep the platform's limits together, by what the loopback server counts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.client import SealedOrders, client_for
from bot.clock import ManualClock
from bot.delivery import requests
from bot.delivery.platform import connect_to, find_gateway
from bot.games.registry import house_games
from bot.playground import GENEROUS, USUAL_GATEWAY, Playground, Rate, Rates
from bot.roles import Duty, Shards
from bot.store import Store
from tests import databases

FIFTY = Rates(GENEROUS.route, everything=Rate(50, 1.0))


@asynccontextmanager
async def processes(tmp_path: Path, playground: Playground, count: int) -> AsyncIterator[list[SealedOrders]]:
    """Log in some bots, each of them with a shard, and a store of its own on one database."""
    base, socket = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    connect_to(playground.api_url)
    with databases.engine("postgresql"):
        url = await databases.at(tmp_path / "bot.db")
    async with AsyncExitStack() as open_ones:
        bots = []
        for number in range(count):
            clock, duty = ManualClock(), Duty(shards=Shards((number,), count))
            store = await Store.open(url, clock)
            open_ones.push_async_callback(store.close)
            client = client_for(duty)(store, house_games(), clock, duty, extensions=())
            bot = await open_ones.enter_async_context(client)
            bot.setup_hook = AsyncMock()  # type: ignore[method-assign]  # it neither delivers nor keeps time
            await bot.login(playground.token)
            bots.append(bot)
        await find_gateway(bots[0])
        yield bots
    await databases.drop(url)
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, socket


async def test_two_processes_make_no_more_than_fifty_requests_a_second(tmp_path: Path) -> None:
    async with Playground(rates=FIFTY) as playground, processes(tmp_path, playground, 2) as bots:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.gather(*(bot.http.get_user(playground.application.bot_id) for bot in bots * 30))
        assert loop.time() - begun > 1.0
        assert {request.status for request in playground.requests} == {200}


async def test_what_answers_an_interaction_and_what_goes_elsewhere_waits_for_nobody(tmp_path: Path) -> None:
    async with Playground() as playground, processes(tmp_path, playground, 1) as (bot,):
        await bot.store.limits.hold_back("requests", 3600)
        async with aiohttp.ClientSession(trace_configs=[requests.paced(bot.store.limits)]) as session:
            for url in (
                f"{playground.api_url}/interactions/1/token/callback",
                f"{playground.api_url}/webhooks/1/token/messages/@original",
                f"{playground.cdn_url}/embed/avatars/1.png",
            ):
                async with session.get(url) as response:
                    assert response.status in (200, 404, 405)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(session.get(f"{playground.api_url}/users/@me"), 0.2)


async def test_a_global_limit_that_one_process_meets_holds_the_other_back(tmp_path: Path, hurried: None) -> None:
    async with Playground() as playground, processes(tmp_path, playground, 2) as (one, other):
        playground.faults.rate_limit(3600, everywhere=True)
        asked = [asyncio.create_task(one.http.get_user(playground.application.bot_id))]
        await playground.until(lambda: playground.requests[-1].status == 429)
        while (await first_turn(one)) < 3000:  # noqa: ASYNC110  # the answer is read by the client in its own time
            await asyncio.sleep(0.005)
        asked.append(asyncio.create_task(other.http.get_user(playground.application.bot_id)))
        done, waiting = await asyncio.wait(asked, timeout=0.1)
        assert not done
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [request.status for request in playground.requests].count(429) == 1


async def first_turn(bot: SealedOrders) -> float:
    """Tell in how many seconds the next request of any process may go out."""
    async with bot.store.reading() as tx:
        asked = "SELECT max(free_at) / 1e6 - extract(epoch FROM clock_timestamp()) FROM limits"
        return float((await tx.exec_driver_sql(asked)).scalar_one() or 0)


async def test_a_check_that_fails_lets_nothing_go_out(tmp_path: Path) -> None:
    async with Playground() as playground, processes(tmp_path, playground, 1) as (bot,):
        before = len(playground.requests)

        async def refuse() -> None:
            raise LookupError

        with requests.checked_last(refuse), pytest.raises(LookupError):
            await bot.http.get_user(playground.application.bot_id)
        assert len(playground.requests) == before


async def test_shards_of_one_bucket_begin_one_after_the_other_whichever_process_they_are_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the platform allows a session in so many seconds, no process is turned away for coming too early."""
    monkeypatch.setattr(requests, "IDENTIFY_APART", 0.3)
    limits = replace(USUAL_GATEWAY, shards=4, max_concurrency=2, identifies=Rate(1, 0.2))
    async with Playground(gateway_limits=limits) as playground, processes(tmp_path, playground, 4) as bots:
        connecting = [asyncio.create_task(bot.connect(reconnect=False)) for bot in bots]
        await playground.until(lambda: len(playground.gateway.connected) == 4)
        assert sorted(session.shard.id for session in playground.gateway.connected) == [0, 1, 2, 3]
        for bot in bots:
            await bot.close()
        await asyncio.gather(*connecting, return_exceptions=True)
        assert playground.breaches == ()
