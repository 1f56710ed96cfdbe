"""Play without an account anywhere: `sealed-orders playground`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

from bot.playground.page import PORT, Backend, CannotOpen, Folder, Site

CANNOT_START = 2


def _run(chosen: argparse.Namespace) -> int:
    """Serve the page until told to stop; give the process's exit code: 2 if it cannot be started."""
    try:
        folder = Folder(chosen.data)
        try:
            if chosen.fresh:
                _say(f"What was there lies in {folder.set_aside()} now.")
            asyncio.run(_serve(folder, chosen.port, None if chosen.no_bot else chosen.bot))
        finally:
            folder.close()
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return CANNOT_START
    return 0


async def _serve(folder: Folder, port: int, module: str | None) -> None:
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    backend = Backend(folder, module=module, bot_name="Sealed Orders", say=_say)
    site = Site(backend)
    try:
        await site.open(port)
    except OSError as error:
        raise CannotOpen(f"No port for the page is free: {error.strerror}.") from error
    try:
        await backend.open()
        folder.note_address(site.address)
        _say(f"The playground is at {site.address} — open it in a browser. Ctrl+C ends it.")
        if module is None:
            _say(f"A bot can log in at {backend.playground.api_url} with the token {backend.playground.token}")
        await stop.wait()
    finally:
        await site.close()
        await backend.close()


def _say(line: str) -> None:
    print(line, flush=True)


def add_commands(commands: Any) -> None:
    """Add the verb that serves the page."""
    parser = commands.add_parser("playground")
    parser.add_argument("--port", type=int, default=PORT, help="where the page is; the next free one is taken")
    parser.add_argument("--data", type=Path, default=Path("data/playground"), help="the folder to keep everything in")
    parser.add_argument("--fresh", action="store_true", help="set what was kept aside and begin anew")
    parser.add_argument("--no-bot", action="store_true", help="start no bot; print where one can log in")
    parser.add_argument("--bot", default="bot", metavar="MODULE", help="the module that is started as the bot")
    parser.set_defaults(run=_run)
