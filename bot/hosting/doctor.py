"""Look a set-up over: `sealed-orders doctor`, while the bot runs and while it does not.

Each line says that something is good, or what is wrong and what to do. Nothing is changed, and no secret is told.
"""

import argparse
import asyncio
import platform
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any, Final, TypeAlias

import aiohttp
import discord
import msgspec
from packaging.requirements import Requirement
from PIL import features
from sqlalchemy import make_url, text

from bot import memory, settings
from bot.clock import Clock, SystemClock, as_datetime
from bot.delivery.compose import url_of
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.obstacles import complaint_about
from bot.delivery.platform import connect_to
from bot.delivery.studio import DrawRequest, draw
from bot.games.codec import to_json
from bot.games.registry import house_games
from bot.games.selfplay import random_setup
from bot.hosting.verbs import NOT_WELL, WELL
from bot.language import languages
from bot.players.thinking.process import COMMAND, ThinkingProcess
from bot.players.thinking.questions import Question
from bot.quiet import is_zone
from bot.store import Store, StoreBusy, StoreError
from bot.store.backups import backups_in, folder_for, read_proven
from bot.store.engines.engine import SQLITE
from bot.store.engines.locking import holders
from bot.store.kept import places
from bot.text import shown_name
from render.presenter import presenter_of

MEGABYTE, DAY = 1024**2, 24 * 3600
LEAST_MEMORY, LEAST_ROOM = 350 * MEGABYTE, 200 * MEGABYTE
CLOCKS_UNFIT = 10
"""Seconds by which clocks may differ."""
PATIENCE, PATIENCE_WITH_PORTS = 30, 5
"""Seconds in which Discord or a process that thinks has to answer, and whatever has one of our ports."""
CHANNELS = 100
"""Channels that are looked at, of all servers together."""
LATE, UNPROVEN = 2 * DAY, 9 * DAY
"""Seconds after which a daily backup is overdue, and the weekly proof of one."""


class Wrong(Exception):
    """Something is wrong; each of its arguments says what, and what to do."""


class Patient:
    """What is looked over, with what was found out on the way."""

    def __init__(self, chosen: settings.Settings, clock: Clock) -> None:
        self.chosen = chosen
        self.clock = clock
        self.ahead: dict[str, float] = {}
        """Seconds by which this machine's clock is ahead of others."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._compare_clocks)
        self.client = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
        url = make_url(chosen.database_url)
        self.file = Path(str(url.database)).expanduser() if url.drivername == SQLITE else None
        """The file of the database; None if a server has it."""
        self.sound = False
        """Whether the database can be read."""

    @property
    def has_database(self) -> bool:
        # What is left of one that is gone is not overlooked.
        return self.file is None or self.file.exists() or Path(f"{self.file}-wal").exists()

    @property
    def used_by(self) -> str:
        """Say which processes of this machine use the file of the database."""
        found = () if self.file is None else holders(self.file)
        return f" It is in use by process {', '.join(map(str, found))}." if found else ""

    async def _compare_clocks(self, _session: object, _context: object, ended: aiohttp.TraceRequestEndParams) -> None:
        if date := ended.response.headers.get("Date"):
            self.ahead["Discord's"] = self.clock.unmoved() - parsedate_to_datetime(date).timestamp()


async def _token(patient: Patient) -> str:
    token, client = patient.chosen.discord_token, patient.client
    if token is None:
        raise Wrong("DISCORD_TOKEN is not set: sealed-orders setup asks for it.")
    try:
        async with asyncio.timeout(PATIENCE):
            await client.login(token.get_secret_value())
    except discord.LoginFailure as error:
        raise Wrong("Discord refuses the DISCORD_TOKEN: sealed-orders setup --again asks for another.") from error
    except TROUBLE as error:
        raise Wrong(
            f"Discord cannot be asked ({diagnose(error).name}): see whether this machine reaches it."
        ) from error
    if client.user is None or not client.user.bot:
        raise Wrong(settings.OTHER_TOKEN)
    return f"Discord accepts it as that of {shown_name(client.user.name)}."


async def _intents(patient: Patient) -> str | None:
    if patient.client.application is None:
        return None
    on = any(set_ for name, set_ in patient.client.application.flags if name.startswith("gateway_"))
    return f"No privileged ones are needed{'; those on the page “Bot” can be switched off' if on else ''}."


async def _libraries(_patient: Patient) -> str:
    wrong = []
    for one in map(Requirement, requires("sealed-orders") or ()):
        try:
            if (one.marker is None or one.marker.evaluate({"extra": ""})) and version(one.name) not in one.specifier:
                wrong.append(f"{one.name} is {version(one.name)}, and {one.specifier} is needed")
        except PackageNotFoundError:
            wrong.append(f"{one.name} is not installed")
    here = f"Sealed Orders {version('sealed-orders')} on Python {platform.python_version()}, with all that it needs."
    return _needed(not wrong, here, f"{'; '.join(wrong)}: install the bot anew.")


async def _folder(patient: Patient) -> str | None:
    if patient.file is None:
        return None
    folder = next(one for one in patient.file.absolute().parents if one.exists())
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Wrong(
            f"The folder {folder} cannot be written to ({error.strerror}): give it to the user as whom the bot runs, "
            "or let DATABASE_URL name a file elsewhere."
        ) from error
    size, room = patient.file.stat().st_size if patient.file.exists() else 0, shutil.disk_usage(folder).free
    left = f"{room // MEGABYTE} MB left"
    full = f"The disk of {folder} has {left}: make room, or nothing can be stored soon."
    return _needed(room >= max(LEAST_ROOM, 2 * size), f"{folder} can be written to, and has {left}.", full)


async def _database(patient: Patient) -> str:
    if not patient.has_database:
        return f"{patient.file} is not there yet; the bot makes it when it starts."
    async with Store.read_only(patient.chosen.database_url, patient.clock) as store, store.reading() as tx:
        revision = (await tx.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        if patient.file is None:
            size = (await tx.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
            patient.ahead["the database's"] = await store.ahead()
        else:
            size, found = patient.file.stat().st_size, await tx.exec_driver_sql("PRAGMA quick_check(1)")
            if (fault := str(found.scalar_one())) != "ok":
                raise Wrong(f"The database {patient.file} is damaged ({fault.splitlines()[-1]}); restore a copy of it.")
        patient.sound = True
        kind = make_url(patient.chosen.database_url).get_backend_name()
        return f"{kind} {store.database}: schema {revision}, sound, {size / MEGABYTE:.1f} MB.{patient.used_by}"


async def _clock(patient: Patient) -> str | None:
    for whose, ahead in patient.ahead.items():
        where = f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} {whose}"
        off = f"This machine's clock is {where}: set it (most systems do so by themselves, by NTP)."
        _needed(abs(ahead) <= CLOCKS_UNFIT, "", off)
    return f"This machine's agrees with {' and '.join(patient.ahead)}." if patient.ahead else None


async def _fonts(_patient: Patient) -> str:
    without = (
        "FriBidi is missing, so names in Arabic, Hindi and others are drawn letter by letter: install libfribidi0."
    )
    return _needed(features.check("raqm"), "Names in all scripts are shaped.", without)


async def _time_zones(_patient: Patient) -> str:
    known = all(map(is_zone, ("Europe/Berlin", "America/New_York", "Asia/Kolkata")))
    return _needed(known, "They can be read.", "Time zones cannot be read: install tzdata.")


async def _memory(_patient: Patient) -> str | None:
    room = memory.most()
    if room is None:
        return None
    return _needed(
        room >= LEAST_MEMORY,
        f"{room // MEGABYTE} MB.",
        f"{room // MEGABYTE} MB are too little: give the bot {LEAST_MEMORY // MEGABYTE} MB.",
    )


def _needed(holds: bool | None, good: str, otherwise: str) -> str:
    if not holds:
        raise Wrong(otherwise)
    return good


def _position() -> tuple[str, Any, Any]:
    """Give a game, and a state of it."""
    game = house_games()["verraeter"]
    return game.key, game, random_setup(game, max(game.seats), game.types.options(), "doctor").start().state


async def _drawing(_patient: Patient) -> str:
    key, game, state = _position()
    names = tuple("?" * max(game.seats))
    board = DrawRequest(presenter_of(key), "board", to_json(game.view(state, None)), names, "en")
    await asyncio.to_thread(draw, board)
    begun = time.perf_counter()
    await asyncio.to_thread(draw, board)
    return f"A board takes {(time.perf_counter() - begun) * 1000:.0f} ms."


async def _thinkers(_patient: Patient) -> str:
    key, game, state = _position()
    decision = game.waiting_on(state)[0]
    view = msgspec.Raw(to_json(game.view(state, decision.seat)))
    process, begun = ThinkingProcess(COMMAND), time.perf_counter()
    try:
        await process.ask(Question(key, view, decision, "greedy", "doctor"), PATIENCE)
    finally:
        await process.stop()
    return f"A process starts and answers within {time.perf_counter() - begun:.1f} s."


async def _ports(patient: Patient) -> str | None:
    chosen = patient.chosen
    wanted = {} if chosen.metrics_port is None else {"METRICS_PORT": f"127.0.0.1:{chosen.metrics_port}"}
    if "draw_listen" in chosen.model_fields_set:
        wanted["DRAW_LISTEN"] = chosen.draw_listen
    taken = [f"{name} ({address})" for name, address in wanted.items() if not await _is_free_or_ours(address)]
    said = f"Another program has the port of {' and '.join(taken)}: end it, or choose another port."
    return _needed(not taken, f"{' and '.join(wanted)}: free, or the bot's.", said) if wanted else None


async def _is_free_or_ours(address: str) -> bool:
    asking = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE_WITH_PORTS))
    try:
        async with asking, asking.get(f"http://{address}/health") as answer:
            return "healthy" in await answer.json()
    except aiohttp.ClientConnectorError:
        return True
    except (aiohttp.ClientError, TimeoutError, ValueError, TypeError):
        return False


async def _backups(patient: Patient) -> str | None:
    if (folder := folder_for(patient.chosen.database_url, patient.chosen.backups)) is None:
        return None if patient.file is None else "None are made, by the setting BACKUPS."
    if (made := max(backups_in(folder), default=None)) is None:
        return f"There is none in {folder} yet."
    now, proven, last = patient.clock.now(), read_proven(folder), f"The last one is of {as_datetime(made.at):%Y-%m-%d}"
    if now - made.at > LATE:
        raise Wrong(f"{last}: read in the log why, and make one by sealed-orders backup.")
    if proven is None:
        return f"{last}; none was proven yet."
    if now - proven.at > UNPROVEN:
        raise Wrong(f"None was proven since {as_datetime(proven.at):%Y-%m-%d}: try sealed-orders drill {made.path}.")
    return f"{last}; one was proven on {as_datetime(proven.at):%Y-%m-%d}."


async def _servers(patient: Patient) -> str | None:
    if patient.client.user is None or not patient.sound:
        return None
    async with Store.read_only(patient.chosen.database_url, patient.clock) as store, store.reading() as tx:
        used = await places.in_use(tx, None, CHANNELS)
    found = [(one, await complaint_about(patient.client, *one)) for one in used]
    if wrong := [complaint.said(url_of(*one), languages()["en"]) for one, complaint in found if complaint is not None]:
        raise Wrong(*wrong)
    return (
        f"Nothing is in the bot's way where tables, lists and sealed orders of the day stand (channels: {len(used)})."
    )


Look: TypeAlias = Callable[[Patient], Awaitable[str | None]]

OF_THE_MACHINE: Final[tuple[Look, ...]] = (_libraries, _fonts, _time_zones, _memory, _drawing, _thinkers)
OF_THE_SETTINGS: Final[tuple[Look, ...]] = (_token, _intents, _folder, _database, _clock, _ports, _backups, _servers)
"""What is looked at, in this order. What cannot be known, since something before it is wrong, is left out."""


async def examine(env_file: Path, clock: Clock | None = None) -> int:
    """Look everything over, print a line for each thing, and give the exit code: 0 all is good, 1 something is not."""
    wrong, looks = 0, OF_THE_MACHINE
    try:
        chosen = settings.load(env_file)
        _say("settings", "They can be read.")
        looks = (*OF_THE_MACHINE, *OF_THE_SETTINGS)
    except settings.SettingsError as error:
        chosen = settings.Settings.model_construct()
        wrong += _say("settings", wrong=(str(error),))
    connect_to(chosen.discord_api_url)
    patient = Patient(chosen, clock or SystemClock(chosen.clock_offset_file))
    for look in looks:
        name = look.__name__.strip("_").replace("_", " ")
        try:
            _say(name, await look(patient))
        except StoreBusy as busy:
            wrong += _say(name, wrong=(f"{busy}{patient.used_by} End that program, and look again.",))
        except (Wrong, StoreError) as found:
            wrong += _say(name, wrong=found.args)
        except Exception as error:  # whatever it stumbles over, the other things are looked at
            wrong += _say(name, wrong=(f"This could not be looked at ({type(error).__name__}).",))
    await patient.client.close()
    print(f"Wrong: {wrong}." if wrong else "All is good.")
    return NOT_WELL if wrong else WELL


def _say(name: str, good: str | None = None, wrong: tuple[str, ...] = ()) -> int:
    """Print a line for what is good or each thing that is wrong, and count these."""
    for sentence in wrong or filter(None, (good,)):
        print(f"{'WRONG' if wrong else 'good '}  {name:<10}  {sentence}", flush=True)
    return len(wrong)


def run(_asked: argparse.Namespace) -> int:
    """Look over the set-up of here."""
    return asyncio.run(examine(Path(".env")))


def add_commands(commands: Any) -> None:
    """Add `doctor`."""
    doctor = commands.add_parser("doctor")
    doctor.set_defaults(run=run)
