"""Move a running match to another channel of its server: `sealed-orders move`, also while the bot runs."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import discord

from bot.delivery.compose import permissions_named
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.obstacles import lacking_in
from bot.delivery.platform import connect_to
from bot.hosting.beside import WELL, beside_the_bot
from bot.language import languages
from bot.matches.service import Matches
from bot.matches.types import Place
from bot.settings import Settings
from bot.store import StoreError
from bot.text import one_line


def add_commands(commands: Any) -> None:
    """Add the verb."""
    move = commands.add_parser("move")
    move.add_argument("match", type=int, metavar="MATCH", help="its number")
    move.add_argument("channel", type=int, metavar="CHANNEL", help="the number of the channel in which it goes on")
    move.set_defaults(run=lambda asked: beside_the_bot(partial(_move, asked)))


async def _move(asked: argparse.Namespace, matches: Matches, chosen: Settings) -> int:
    before = (await matches.tables.get(asked.match)).place
    if chosen.discord_token is None:
        raise StoreError("DISCORD_TOKEN is not set, so that nobody can say what the bot may do in that channel.")
    connect_to(chosen.discord_api_url)
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(chosen.discord_token.get_secret_value())
            name = await _checked(client, before.guild_id, asked.channel)
    except discord.LoginFailure:
        raise StoreError("Discord refuses the DISCORD_TOKEN.") from None
    except (*TROUBLE, discord.InvalidData) as error:
        why = "it is in another server" if isinstance(error, discord.InvalidData) else diagnose(error).name
        raise StoreError(f"The channel {asked.channel} cannot be looked at: {why}.") from None
    there = Place(guild_id=before.guild_id, channel_id=asked.channel, channel_name=name)
    await matches.waiting.move(asked.match, there)
    print(f"Match {asked.match} goes on in {name} ({asked.channel}). A running bot says so there within a minute.")
    return WELL


async def _checked(client: discord.Client, guild_id: int, channel_id: int) -> str:
    """Give the name of a channel. Raises StoreError unless the bot may post there."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    channel = await guild.fetch_channel(channel_id)
    locked = isinstance(channel, discord.Thread) and channel.locked
    if locked or not isinstance(channel, discord.abc.Messageable):
        raise StoreError(f"Nothing can be posted in the channel {channel_id}.")
    if lacking := await lacking_in(client, guild, channel):
        named = permissions_named(lacking, languages()["en"])
        raise StoreError(f"The bot lacks permissions in the channel {channel_id}: {named}.")
    return one_line(channel.name)
