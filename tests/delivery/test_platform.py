"""The library as the bot uses it: pointed at another platform, and never remembering what it need not."""

import asyncio
from collections.abc import Iterator

import discord
import pytest
from discord import gateway, http

from bot.delivery.platform import connect_to, find_gateway
from bot.playground import Playground
from tests.delivery.harness import DeliveryHarness, account, asked, private_message


@pytest.fixture(autouse=True)
def _pointed_back() -> Iterator[None]:
    before = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY = before


def test_without_another_address_the_library_goes_where_it_always_goes() -> None:
    before = http.Route.BASE
    connect_to(None)
    assert before == http.Route.BASE


async def test_the_bot_connects_to_the_gateway_that_the_platform_names() -> None:
    async with Playground() as playground:
        connect_to(playground.api_url)
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(playground.token)
            await find_gateway(client)
            connecting = asyncio.create_task(client.connect())
            await playground.connected()
            connecting.cancel()
            await asyncio.gather(connecting, return_exceptions=True)


async def test_the_library_remembers_none_of_our_messages(harness: DeliveryHarness) -> None:
    """It would keep the buttons of every board that was ever posted, for as long as the bot runs."""
    for number in range(5):
        await harness.deliver(account(f"Round {number}"), private_message(harness.ada, 0, "psst", asked=(asked(0),)))
    state = harness.client._connection
    kept = state._view_store
    assert not kept._views
    assert not kept._synced_message_views
    assert not state._messages
    assert not state._private_channels
