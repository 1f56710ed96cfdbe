"""Daily backups, which the bot makes by itself: kept for a week, and the newest tried out once a week."""

import asyncio
import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import bot
from bot.clock import Clock, as_datetime
from bot.store.database import Store
from bot.store.engines import sqlite
from bot.store.engines.engine import database_at
from bot.store.engines.sqlite import SQLite
from bot.store.errors import StoreError

A_DAY: Final = 24 * 3600
KEPT: Final = 7 * A_DAY
"""Seconds for which a backup is kept, and after which another one is tried out."""
SETTLED: Final = 600
"""Seconds after the start until the first one is made: whoever has just been started has other things to do."""
AGAIN: Final = 3600
"""Seconds until a backup that has failed is tried again. A trial that has failed is repeated with the next backup."""
PROVEN: Final = "proven"
OFF: Final = "off"
_STAMP: Final = "%Y%m%dT%H%M%SZ"
_NAME: Final = re.compile(r"backup-(\d{8}T\d{6}Z)\.db", re.ASCII)
_COMMAND: Final = (*(("nice", "-n", "19") if os.name == "posix" else ()), sys.executable, "-m", "bot", "drill")
_ROOT: Final = Path(bot.__file__).parents[1]
_ENVIRONMENT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT")
"""All that the process learns of the bot's environment: there are secrets in it."""

_log = logging.getLogger(__name__)


class Proven(msgspec.Struct, frozen=True):
    """What the file `proven` tells: which backup was tried out last with success, and when (Unix seconds)."""

    backup: str
    at: int


class Backup(NamedTuple):
    """A backup that is there, and when it was made (Unix seconds)."""

    at: int
    path: Path


class Backups:
    """Makes a backup a day in a folder, tries the newest one out once a week, and removes those of more than a week.

    Without a folder, and on a server, which has its own ways, it does nothing.
    """

    def __init__(self, store: Store, clock: Clock, folder: Path | None) -> None:
        self._clock = clock
        self.prove: Callable[[Path], str] = drill
        database = store.database
        self._database = database.path if isinstance(database, SQLite) else None
        self.folder = None if self._database is None or folder is None else folder.absolute()
        self.failing: frozenset[str] = frozenset()
        """What has failed the last time: "made", "proven"."""
        self.since = {"made": int(clock.now()), "proven": int(clock.now())}
        """When a backup was made last and when one was tried out; where none was, since when that is waited for."""

    async def run(self) -> None:
        """Make and try out what is due, until cancelled."""
        if self.folder is None:
            why = "the setting BACKUPS" if self._database else "a PostgreSQL server, whose own tools make them"
            _log.info("No daily backups are made: %s.", why)
            await asyncio.Event().wait()
        due = self._clock.now() + SETTLED
        while True:
            await self._clock.sleep_until(due)
            due = await self.keep_up()

    async def keep_up(self) -> float:
        """Make and try out what is due now, and give the moment at which to look again."""
        assert self.folder is not None
        assert self._database is not None
        now = int(self._clock.now())
        # Not those of the future: a clock may have been set back.
        newest = max((one for one in backups_in(self.folder) if one.at <= now), default=None)
        if newest is None or now - newest.at >= A_DAY:
            newest = Backup(now, self.folder / f"backup-{as_datetime(now):{_STAMP}}.db")
            try:
                await asyncio.to_thread(_copy, self._database, newest.path)
            except (StoreError, OSError) as error:
                self.failing |= {"made"}
                _log.error("No backup could be made, and it is tried again in an hour: %s", error)
                return now + AGAIN
            _log.info("The backup %s was made.", newest.path)
        self.failing -= {"made"}
        proven = read_proven(self.folder)
        if proven is None or not 0 <= now - proven.at < KEPT:
            proven = await self._try_out(newest) or proven
        else:
            self.failing -= {"proven"}
        self.since = {"made": newest.at, "proven": self.since["proven"] if proven is None else proven.at}
        stays = {newest.path.name, "" if proven is None else proven.backup}
        for one in backups_in(self.folder):
            if one.at < now - KEPT and one.path.name not in stays:
                with suppress(OSError):  # where none can be removed the disk is full one day, and that is told
                    one.path.unlink()
        return newest.at + A_DAY

    async def _try_out(self, backup: Backup) -> Proven | None:
        try:
            fault = await asyncio.to_thread(self.prove, backup.path)
            proven = Proven(backup.path.name, int(self._clock.now()))
            if not fault:
                _write_proven(backup.path.parent, proven)
        except OSError as error:
            fault = str(error)
        if fault:
            self.failing |= {"proven"}
            _log.error("The backup %s did not stand its trial: %s", backup.path, fault)
            return None
        self.failing -= {"proven"}
        _log.info("The backup %s has stood its trial.", backup.path)
        return proven


def folder_for(url: str, wanted: str | None) -> Path | None:
    """Give the folder for the backups of a database by its URL and the setting; None where none are made."""
    database = database_at(url)
    if wanted == OFF or not isinstance(database, SQLite):
        return None
    return Path(wanted) if wanted else database.path.parent / "backups"


def backups_in(folder: Path) -> list[Backup]:
    """List the daily backups of a folder, which may be missing; other files in it are none."""
    found = []
    for path in folder.iterdir() if folder.is_dir() else ():
        if (name := _NAME.fullmatch(path.name)) and path.is_file():
            with suppress(ValueError):  # digits that are no date
                made = datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC)
                found.append(Backup(int(made.timestamp()), path))
    return sorted(found)


def read_proven(folder: Path) -> Proven | None:
    """Read which backup was tried out last with success; None if none was, or nobody can tell."""
    try:
        return msgspec.json.decode((folder / PROVEN).read_bytes(), type=Proven)
    except (OSError, msgspec.DecodeError):
        return None


def _copy(database: Path, made: Path) -> None:
    made.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    sqlite.copy(database, made)


def _write_proven(folder: Path, proven: Proven) -> None:
    written = folder / f"{PROVEN}.new"
    with open(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(proven))
    os.replace(written, folder / PROVEN)


def drill(backup: Path) -> str:
    """Try a backup out in a process that gives way to all others; give what is wrong, empty if nothing. Blocking.

    What it unpacks lies beside the backup, whose path is absolute: where temporary files are there may be no room.
    """
    told = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ} | {"TMPDIR": str(backup.parent)}
    ran = subprocess.run((*_COMMAND, backup), cwd=_ROOT, env=told, capture_output=True, text=True, check=False)
    said = (ran.stderr or ran.stdout).strip().splitlines()
    return "" if not ran.returncode else " ".join(said[-3:]) or f"its process ended with code {ran.returncode}"
