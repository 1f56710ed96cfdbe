"""Run the bot: `sealed-orders`, or without a token the playground."""

import argparse
import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

import discord
import structlog
from discord.backoff import ExponentialBackoff
from sqlalchemy.exc import SQLAlchemyError

from bot import logs, memory, settings
from bot.client import SealedOrders, client_for, rehearsal
from bot.clock import Clock, SystemClock, first_of
from bot.delivery.drawing_service import DrawingService
from bot.delivery.errors import TROUBLE, Case, diagnose
from bot.delivery.platform import connect_to, find_gateway
from bot.delivery.studio import Studio, processors
from bot.games.registry import house_games
from bot.roles import ROLES, Duty, FlagError, read_flags
from bot.store import Store, StoreBusy, StoreError
from bot.store.backups import folder_for
from bot.store.engines.engine import SQLITE
from render.presenter import Presenters, presenter_of

if TYPE_CHECKING:
    from bot.metrics import Metrics

CANNOT_START = 2
LOST_SHARDS = 1
CLOCKS_DIFFER, CLOCKS_UNFIT = 5, 10
"""Seconds by which this machine's clock and the database's may differ unnoticed, and may differ at all.

With twenty seconds between two machines the signs of each are still fresh to the other (`presence.UNNOTICED`).
"""
CLOCKS_COMPARED = 60
"""Seconds after which they are compared again."""
LONGEST_PAUSE = 300
"""Seconds between two attempts to log in at most, unless the platform's answer asks for more."""
WRONG_TOKEN = 4004
"""What the gateway closes a connection with whose token is none."""
REFUSED_TOKEN = "Discord refuses the DISCORD_TOKEN: copy it again from the page “Bot” of your application."

NO_TOKEN = (
    "DISCORD_TOKEN is not set: make an application at https://discord.com/developers/applications, "
    "open its page “Bot” and copy the token.\n"
    "sealed-orders setup asks for it, writes it into the file .env, and tells how the bot is invited."
)
PLAYGROUND = "No token is set, so this is the playground, on this machine alone. sealed-orders setup asks for a token."
NEEDS_A_SERVER = (
    "--role and --shards are for several processes, which share a PostgreSQL database: let DATABASE_URL name one "
    "(docs/hosting.md), or start the bot without them."
)
UNKNOWN = "There is no {} here: sealed-orders run --help tells what there is."

log = structlog.get_logger()


class CannotStart(Exception):
    """The bot cannot be started; the message is one line for whoever tried."""


async def run(chosen: settings.Settings, duty: Duty = Duty()) -> int:  # noqa: B008  # frozen
    """Do the duty of a process until it is told to stop, and give its exit code; trouble that passes is waited out.

    Raises CannotStart.
    """
    if not duty.alone and chosen.database_url.startswith(SQLITE):
        raise CannotStart(NEEDS_A_SERVER)
    clock = SystemClock(chosen.clock_offset_file)
    connect_to(chosen.discord_api_url)
    store = await _open_store(chosen, clock)
    metrics = None if chosen.metrics_port is None else await _serve_metrics(store, duty, chosen.metrics_port)
    try:
        pauses = ExponentialBackoff()
        while True:
            # A client that could not log in is of no further use: the library begins its sessions once.
            async with client_for(duty)(
                store,
                house_games(),
                clock,
                duty,
                draw_url=chosen.draw_url,
                thinkers=chosen.thinkers,
                backups=folder_for(chosen.database_url, chosen.backups),
            ) as bot:
                if metrics is not None:
                    metrics.watch(bot)
                for stop in (signal.SIGINT, signal.SIGTERM):
                    asyncio.get_running_loop().add_signal_handler(stop, bot.stop_soon)
                trouble = await _serve(bot, chosen)
            if trouble is None:
                # Whoever starts it again lets it wait until its shards are free.
                return LOST_SHARDS if store.shared and store.lost.is_set() else 0
            pause = max(min(pauses.delay(), LONGEST_PAUSE), trouble.pause)
            log.warning("Discord cannot be reached, and is tried again", trouble=trouble.name, seconds=round(pause))
            await first_of(bot.stopping.wait(), asyncio.sleep(pause))
            if bot.stopping.is_set():
                return 0
    finally:
        if metrics is not None:
            await metrics.close()
        await store.close()


async def draw_for_others(chosen: settings.Settings) -> None:
    """Draw what other processes ask for until told to stop. Raises CannotStart."""
    stopping = asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, stopping.set)
    games = house_games()
    presenters = Presenters(presenter_of(key) for key in games.keys())  # noqa: SIM118 - a registry is no mapping
    studio = Studio(processors())
    service = DrawingService(studio, presenters)
    host, _, port = chosen.draw_listen.rpartition(":")
    try:
        await service.open(host.strip("[]"), int(port), rehearsal(presenters, games))
        log.info("pictures are drawn here", address=chosen.draw_listen)
        await stopping.wait()
    except OSError as error:
        raise CannotStart(f"Nobody can be answered at {chosen.draw_listen} (DRAW_LISTEN): {error.strerror}.") from error
    finally:
        await service.close()
        studio.close()


async def _open_store(chosen: settings.Settings, clock: Clock) -> Store:
    """Open the store, once no other program has it locked. Raises CannotStart."""
    pauses = ExponentialBackoff()
    while True:
        try:
            store = await Store.open(chosen.database_url, clock)
            try:
                await _check_clock(store)
            except CannotStart:
                await store.close()
                raise
            return store
        except StoreBusy as busy:
            pause = min(pauses.delay(), LONGEST_PAUSE)
            log.warning("The database cannot be opened, and is tried again", reason=str(busy), seconds=round(pause))
            await asyncio.sleep(pause)
        except StoreError as error:
            raise CannotStart(str(error)) from error


async def _check_clock(store: Store, before: float | None = None) -> float:
    """Compare this machine's clock with the database's, which other machines share; give by how far it is ahead.

    Raises CannotStart if that is too far, later on only if it was so `before` as well: whoever wakes up sets his clock.
    """
    ahead = await store.ahead()
    if abs(ahead) > CLOCKS_UNFIT and (before is None or abs(before) > CLOCKS_UNFIT):
        where = f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'}"
        raise CannotStart(
            f"The clock of this machine is {where} the database's: set it (most systems do so by themselves, by NTP), "
            f"and start again."
        )
    if abs(ahead) > CLOCKS_DIFFER >= abs(before or 0):
        log.warning("This machine's clock differs from the database's: let it be set, by NTP", ahead=round(ahead))
    return ahead


async def _watch_clock(store: Store, clock: Clock) -> None:
    """Compare the clocks again and again. Raises CannotStart."""
    before = 0.0
    while True:
        await clock.sleep(CLOCKS_COMPARED)
        # The heartbeat says that the database cannot be asked.
        with suppress(SQLAlchemyError, StoreError, OSError):
            before = await _check_clock(store, before)


async def _serve_metrics(store: Store, duty: Duty, port: int) -> "Metrics":
    # Its library is of no use to those who watch nothing.
    from bot.metrics import Metrics  # noqa: PLC0415

    metrics = Metrics(store, duty)
    await metrics.serve(port)
    return metrics


async def _serve(bot: SealedOrders, chosen: settings.Settings) -> Case | None:
    """Log in and serve until told to stop; gives what stood in the way of the login if that passes by itself.

    Raises CannotStart for what somebody has to mend.
    """
    try:
        await first_of(bot.stopping.wait(), _log_in(bot, chosen))
    except discord.LoginFailure as error:
        raise CannotStart(REFUSED_TOKEN) from error
    except (*TROUBLE, discord.GatewayNotFound) as error:
        found = diagnose(error.__cause__ if isinstance(error.__cause__, discord.HTTPException) else error)
        if found.status == 401:
            raise CannotStart(REFUSED_TOKEN) from error
        if found.remedy != "retry":
            raise CannotStart(f"Discord refuses what the bot asks for at its start: {error}.") from error
        return found
    if bot.stopping.is_set():
        return None
    try:
        await bot.serve(_watch_clock(bot.store, bot.clock))
    except discord.PrivilegedIntentsRequired as error:
        raise CannotStart("Discord asks for privileged intents, which this bot does not use.") from error
    except discord.ConnectionClosed as error:
        refused = f"Discord's gateway has closed the connection for good (code {error.code})."
        raise CannotStart(REFUSED_TOKEN if error.code == WRONG_TOKEN else refused) from error
    return None


async def _log_in(bot: SealedOrders, chosen: settings.Settings) -> None:
    assert chosen.discord_token is not None
    await bot.login(chosen.discord_token.get_secret_value())
    if chosen.discord_api_url is not None:
        await find_gateway(bot)


async def _run_and_leave(chosen: settings.Settings, duty: Duty) -> None:
    if duty.only_draws:
        await draw_for_others(chosen)
        leave(0)
    leave(await run(chosen, duty))


def leave(code: int) -> NoReturn:
    """End the process now: nobody waits for a picture in work or for the answer of a name server.

    The drawing workers end with it.
    """
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def play_here(arguments: Sequence[str]) -> int:
    """Start the playground, which starts the bot again with a token of its own; give its exit code.

    Where it can it takes the place of this process, so that signals reach it.
    """
    print(PLAYGROUND, file=sys.stderr, flush=True)
    start = [sys.executable, "-m", "bot", "playground", *arguments]
    if os.name == "posix":
        os.execv(start[0], start)
    return subprocess.call(start)


def add_commands(commands: Any) -> None:
    """Add the verb that starts the bot, for those who ask about it: `run_verb` reads its words by itself."""
    parser = commands.add_parser(
        "run",
        epilog="Without a token other arguments go to the playground (sealed-orders playground --help).",
    )
    parser.add_argument(
        "--role",
        choices=ROLES,
        help="be one of several processes on one PostgreSQL database: hear presses and commands (gateway), deliver "
        "(courier), carry out what is due (clock), let computers play (think); or draw for them where DRAW_LISTEN says",
    )
    parser.add_argument(
        "--shards",
        metavar="FIRST-LAST/ALL",
        help="the shards of the gateway, counted from 0, like 0-3/8; without: the only one",
    )
    parser.add_argument(
        "--sync", action="store_true", help="publish the commands though Discord was told of the same ones before"
    )
    parser.add_argument(
        "--no-playground", action="store_true", help="for supervisors, which shall see a missing token as an error"
    )


def run_verb(asked: argparse.Namespace) -> int:
    """Start the bot, or the playground; give the process's exit code: 2 if it cannot be started."""
    try:
        chosen = settings.load()
        duty, others = read_flags(asked.words)
        if chosen.discord_token is None and not duty.only_draws:
            if "--no-playground" not in others and duty.alone:
                return play_here(others)
            raise FlagError(NO_TOKEN)
        if unknown := sorted({*others} - {"--no-playground"}):
            raise FlagError(UNKNOWN.format(" ".join(unknown)))
    except (settings.SettingsError, FlagError) as error:
        print(error, file=sys.stderr)
        return CANNOT_START
    token = chosen.discord_token
    memory.keep_together()
    # We leave without taking the drawing workers' locks down, of which Python would tell as of a fault.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")
    logs.configure(chosen.log_level, secrets=[] if token is None else [token.get_secret_value()])
    try:
        asyncio.run(_run_and_leave(chosen, duty))
    except CannotStart as error:
        print(error, file=sys.stderr)
        leave(CANNOT_START)
    return 0
