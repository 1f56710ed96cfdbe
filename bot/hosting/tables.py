"""Who may sit at tables, and where they stand: `sealed-orders ban` and `move`, also while the bot runs."""

import argparse
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.clock import Clock, as_datetime
from bot.delivery.compose import permissions_named
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.obstacles import is_open, lacking_in
from bot.delivery.platform import connect_to
from bot.games.registry import house_games
from bot.hosting.verbs import NOT_WELL, WELL, verb
from bot.language import languages
from bot.matches.service import Matches
from bot.matches.types import Place
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.store.kept.guests import ANY
from bot.text import one_line

LISTED = 1000


def add_commands(commands: Any) -> None:
    """Add the verbs."""
    what = commands.add_parser("ban").add_subparsers(required=True, metavar="WHAT")
    what.add_parser("list", help="tell who, and which servers, are kept from tables").set_defaults(run=_beside(_list))
    for name, told in (
        ("person", "keep somebody from all tables; where they sit already they stay"),
        ("server", "let no new tables be opened in a server; matches that have begun go on"),
        ("lift", "end a ban"),
    ):
        one = what.add_parser(name, help=told)
        one.set_defaults(run=_beside(_lift if name == "lift" else _ban), what=name)
        if name == "lift":
            one.add_argument("what", choices=("person", "server"))
        one.add_argument("id", type=_number, metavar="ID")
    move = commands.add_parser("move")
    move.add_argument("match", type=_number, metavar="MATCH", help="its number")
    move.add_argument("channel", type=_number, metavar="CHANNEL", help="the channel of its server in which it goes on")
    move.set_defaults(run=_beside(_move))


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{text!r} is no number, as “Copy ID” gives it")
    return int(text)


def _beside(work: Callable[[argparse.Namespace, Matches, Settings], Awaitable[int]]) -> Callable[..., int]:
    """Give what carries some work on matches out, beside a bot that may run."""

    async def carry_out(asked: argparse.Namespace, chosen: Settings, clock: Clock) -> int:
        async with Store.beside(chosen.database_url, clock) as store:
            return await work(asked, Matches(store, house_games(), clock), chosen)

    return verb(carry_out)


def _meant(asked: argparse.Namespace) -> tuple[int, int]:
    return (ANY, asked.id) if asked.what == "person" else (asked.id, ANY)


async def _ban(asked: argparse.Namespace, matches: Matches, _chosen: Settings) -> int:
    await matches.guests.keep_away(*_meant(asked))
    print(f"The {asked.what} {asked.id} is kept from tables from now on.")
    return WELL


async def _lift(asked: argparse.Namespace, matches: Matches, _chosen: Settings) -> int:
    lifted = await matches.guests.let_back(*_meant(asked))
    now, out = ("no more", sys.stdout) if lifted else ("by no ban", sys.stderr)
    print(f"The {asked.what} {asked.id} is kept from tables {now}.", file=out)
    return WELL if lifted else NOT_WELL


async def _list(_asked: argparse.Namespace, matches: Matches, _chosen: Settings) -> int:
    rows, _ = await matches.guests.kept_away(ANY, LISTED)
    for one in rows:
        who = f"person {one.user_id}" if one.guild_id == ANY else f"server {one.guild_id}"
        print(f"{who}, since {as_datetime(one.at):%Y-%m-%d %H:%M} UTC")
    if not rows:
        print("Nobody is kept from tables.")
    return WELL


async def _move(asked: argparse.Namespace, matches: Matches, chosen: Settings) -> int:
    place = (await matches.tables.get(asked.match)).place
    if place.by_dm:
        raise StoreError(f"Match {asked.match} is played in direct messages, and stays there.")
    if chosen.discord_token is None:
        raise StoreError("DISCORD_TOKEN is not set, so that nobody can say what the bot may do in that channel.")
    connect_to(chosen.discord_api_url)
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(chosen.discord_token.get_secret_value())
            name = await _checked(client, place.guild_id, asked.channel)
    except discord.LoginFailure:
        raise StoreError("Discord refuses the DISCORD_TOKEN.") from None
    except (*TROUBLE, discord.InvalidData) as error:
        why = "it is in another server" if isinstance(error, discord.InvalidData) else diagnose(error).name
        raise StoreError(f"The channel {asked.channel} cannot be looked at: {why}.") from None
    await matches.waiting.move(asked.match, Place(guild_id=place.guild_id, channel_id=asked.channel, channel_name=name))
    print(f"Match {asked.match} goes on in {name} ({asked.channel}). A running bot says so there within a minute.")
    return WELL


async def _checked(client: discord.Client, guild_id: int, channel_id: int) -> str:
    """Give the name of a channel. Raises StoreError unless the bot may post there."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    channel = await guild.fetch_channel(channel_id)
    if lacking := await lacking_in(client, guild, channel):
        named = permissions_named(lacking, languages()["en"])
        raise StoreError(f"The bot lacks permissions in the channel {channel_id}: {named}.")
    if not is_open(channel):
        raise StoreError(f"Nothing can be posted in the channel {channel_id}.")
    return one_line(channel.name)
