"""Run the bot: `python -m bot`, or without a token the playground.

python -m bot inspect MATCH    tell all about a stored match (inspect --help says more)
python -m bot verify [--all]   tell whether the logs of the stored matches lead to what is stored

Other arguments go to the playground (python -m bot.playground --help); --no-playground is for supervisors, which shall
see a missing token as an error.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence

import aiohttp
import discord
import structlog

from bot import inspection, logs, settings
from bot.client import SealedOrders
from bot.clock import SystemClock
from bot.delivery.platform import connect_to, find_gateway
from bot.games.registry import house_games
from bot.store import Store, StoreError

CANNOT_START = 2

NO_TOKEN = (
    "DISCORD_TOKEN is not set: make an application at https://discord.com/developers/applications, "
    "open its page “Bot” and copy the token.",
    "Write it into the file .env as DISCORD_TOKEN=..., invite the bot as the README tells, and start again.",
)

log = structlog.get_logger()


class CannotStart(Exception):
    """The bot cannot be started; the message is one line for whoever tried."""


async def run(chosen: settings.Settings) -> None:
    """Run the bot until it is told to stop. Raises CannotStart."""
    assert chosen.discord_token is not None
    token = chosen.discord_token.get_secret_value()
    clock = SystemClock(chosen.clock_offset_file)
    connect_to(chosen.discord_api_url)
    try:
        store = await Store.open(chosen.database_url, clock)
    except StoreError as error:
        raise CannotStart(str(error)) from error
    try:
        async with SealedOrders(store, house_games(), clock) as bot:
            for stop in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(stop, bot.stop_soon)
            await _serve(bot, token, chosen)
    finally:
        await store.close()


async def _serve(bot: SealedOrders, token: str, chosen: settings.Settings) -> None:
    try:
        await bot.login(token)
        if chosen.discord_api_url is not None:
            await find_gateway(bot)
        await bot.serve()
    except discord.LoginFailure as error:
        raise CannotStart(
            "Discord refuses the DISCORD_TOKEN: copy it again from the page “Bot” of your application."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotStart("Discord asks for privileged intents, which this bot does not use.") from error
    except (aiohttp.ClientConnectionError, discord.HTTPException) as error:
        raise CannotStart(f"Discord cannot be reached: {error}.") from error


def play_here(arguments: Sequence[str]) -> int:
    """Start the playground, which starts the bot again with a token of its own; give its exit code.

    Where it can it takes the place of this process, so that signals reach it.
    """
    print("Until then you can play without Discord, on this machine alone.", file=sys.stderr, flush=True)
    start = [sys.executable, "-m", "bot.playground", *arguments]
    if os.name == "posix":
        os.execv(start[0], start)
    return subprocess.call(start)


def main() -> int:
    """Start the bot, or look into its matches; give the process's exit code: 2 if it cannot be started."""
    arguments = sys.argv[1:]
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    try:
        chosen = settings.load()
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return CANNOT_START
    if arguments[:1] in (["inspect"], ["verify"]):
        return inspection.main(arguments, chosen.database_url)
    if chosen.discord_token is None:
        print(*NO_TOKEN, sep="\n", file=sys.stderr)
        return CANNOT_START if "--no-playground" in arguments else play_here(arguments)
    logs.configure(chosen.log_level, secrets=[chosen.discord_token.get_secret_value()])
    try:
        asyncio.run(run(chosen))
    except CannotStart as error:
        print(error, file=sys.stderr)
        return CANNOT_START
    return 0


if __name__ == "__main__":
    sys.exit(main())
