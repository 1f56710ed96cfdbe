"""Where the platform is: Discord itself, or what an operator has put in its place."""

import discord
from discord import gateway, http
from yarl import URL


def connect_to(api_url: str | None) -> None:
    """Send all requests to another REST base (a proxy, the playground); None leaves Discord's own."""
    if api_url is not None:
        http.Route.BASE = api_url


async def find_gateway(client: discord.Client) -> None:
    """Ask the REST base for its gateway, and use that from now on. The client must be logged in."""
    _shards, url, _limits = await client.http.get_bot_gateway()
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
