"""Get ready to run the bot: `sealed-orders setup` asks for the token, tries it, and writes it into the settings."""

import argparse
import asyncio
import os
import re
import sys
from contextlib import suppress
from getpass import getpass
from pathlib import Path
from typing import Any, Final

import discord
from pydantic import SecretStr

from bot import settings
from bot.delivery import invitation
from bot.delivery.errors import TROUBLE
from bot.delivery.platform import connect_to
from bot.text import shown_name

CANNOT_BE_DONE: Final = 2
PORTAL: Final = "https://discord.com/developers/applications"
_TOKEN_LINE: Final = re.compile(r"^[ \t]*(?:export[ \t]+)?DISCORD_TOKEN[ \t]*=.*$", re.MULTILINE | re.IGNORECASE)


class _CannotSetUp(Exception):
    """The message is one line for whoever tried."""


def add_commands(commands: Any) -> None:
    """Add the verb that asks for the token."""
    parser = commands.add_parser("setup")
    parser.add_argument("--file", type=Path, default=Path(".env"), help="the file of settings to write (.env)")
    parser.add_argument("--again", action="store_true", help="ask for another token though there is one")
    parser.set_defaults(run=_run)


def _run(asked: argparse.Namespace) -> int:
    try:
        set_up(asked.file, again=asked.again)
    except (settings.SettingsError, _CannotSetUp) as error:
        print(error, "Nothing was written.", file=sys.stderr)
        return CANNOT_BE_DONE
    return 0


def set_up(file: Path, *, again: bool = False) -> None:
    """Ask for a token unless there is one, try it, keep it, and say how the bot is invited.

    What else is set stays as it is. Raises SettingsError and _CannotSetUp, before anything was written.
    """
    chosen = settings.load(file)
    known = None if again else chosen.discord_token
    token = known or _asked(file)
    name, address = asyncio.run(_tried(token.get_secret_value(), chosen.discord_api_url))
    if known is None:
        _write(file, token.get_secret_value())
        print(f"{name} is accepted. Its token stands in {file}, which you alone can read.")
    else:
        print(f"{name} is accepted, by the token that was set before (--again asks for another).")
    print(f"Invite it to your server: {address}", "Then start it, and type /play in a channel.", sep="\n")


def _asked(file: Path) -> SecretStr:
    if not sys.stdin.isatty():
        raise _CannotSetUp("The token is asked for at a terminal; elsewhere set DISCORD_TOKEN.")
    print(f"Make an application at {PORTAL}, open its page “Bot”, press “Reset Token” and copy the token.")
    try:
        typed = getpass("Token (it is not shown): ").strip()
    except EOFError:
        typed = ""
    token = settings.load(file, typed).discord_token if typed else None
    if token is None:
        raise _CannotSetUp("No token was given.")
    return token


async def _tried(token: str, api_url: str | None) -> tuple[str, str]:
    """Log in once, without a connection that stays; give the bot's name, and where it is invited."""
    connect_to(api_url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            application = await client.application_info()
        except discord.LoginFailure as error:
            raise _CannotSetUp(
                "Discord refuses this token: press “Reset Token” on the page “Bot”, and call setup --again."
            ) from error
        except TROUBLE as error:
            raise _CannotSetUp("Discord cannot be asked about the token now; try again later.") from error
        assert client.user is not None
        return shown_name(client.user.name, "The bot"), invitation.address(application.id)


def _write(file: Path, token: str) -> None:
    """Put the token into a file of settings, whole or not at all; its owner alone may read it."""
    target = file.resolve()
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        before = target.read_text(encoding="utf-8") if target.exists() else ""
        line = f"DISCORD_TOKEN={token}"
        # Of several lines the last one counts.
        text, lines = _TOKEN_LINE.subn(line, before)
        if not lines:
            text = f"{before}{'' if before.endswith(chr(10)) or not before else chr(10)}{line}\n"
        unfinished.unlink(missing_ok=True)
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as written:
            written.write(text)
        unfinished.replace(target)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise _CannotSetUp(f"{file} cannot be written: {error.strerror}.") from error
