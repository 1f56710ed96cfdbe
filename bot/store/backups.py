"""Daily backups, which the bot makes by itself: kept for a week, and the newest tried out once a week."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Awaitable, Callable
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
_COMMAND: Final = (sys.executable, "-m", "bot", "drill")
_ROOT: Final = Path(bot.__file__).parents[1]
_ENVIRONMENT: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT")
"""All that the process learns of the bot's environment: there are secrets in it."""
_LEAST_PRIORITY: Final = 19

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

    def __init__(
        self,
        store: Store,
        clock: Clock,
        folder: Path | None,
        prove: Callable[[Path], Awaitable[str]] | None = None,
    ) -> None:
        self._clock = clock
        self._prove = prove or drill
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
        try:
            newest = self._newest()
            if newest is None or self._clock.now() - newest.at >= A_DAY:
                newest = await self._make(self.folder)
            self._note("made", newest.at)
        except (StoreError, OSError) as error:
            self._failed("made", f"No backup could be made, and it is tried again in an hour: {error}")
            return self._clock.now() + AGAIN
        proven = read_proven(self.folder)
        if proven is None or not 0 <= self._clock.now() - proven.at < KEPT:
            await self._try_out(newest)
        else:
            self._note("proven", proven.at)
        self._remove_old(newest)
        return newest.at + A_DAY

    def _newest(self) -> Backup | None:
        """Find the newest backup that is not of the future: a clock may have been set back."""
        assert self.folder is not None
        return max((one for one in backups_in(self.folder) if one.at <= self._clock.now()), default=None)

    async def _make(self, folder: Path) -> Backup:
        assert self._database is not None
        now = int(self._clock.now())
        made = folder / f"backup-{as_datetime(now):{_STAMP}}.db"
        await asyncio.to_thread(_copy, self._database, made)
        _log.info("The backup %s was made.", made)
        return Backup(now, made)

    async def _try_out(self, backup: Backup) -> None:
        assert self.folder is not None
        try:
            fault = await self._prove(backup.path)
            now = int(self._clock.now())
            if not fault:
                _write_proven(self.folder, Proven(backup.path.name, now))
        except OSError as error:
            fault = str(error)
        if fault:
            self._failed("proven", f"The backup {backup.path} did not stand its trial: {fault}")
        else:
            _log.info("The backup %s has stood its trial.", backup.path)
            self._note("proven", now)

    def _remove_old(self, newest: Backup) -> None:
        """Remove what is older than a week; never the newest one, and never the last one that has stood its trial."""
        assert self.folder is not None
        proven = read_proven(self.folder)
        stays = {newest.path.name, "" if proven is None else proven.backup}
        for one in backups_in(self.folder):
            if one.at < self._clock.now() - KEPT and one.path.name not in stays:
                try:
                    one.path.unlink()
                except OSError as error:
                    _log.warning("The old backup %s could not be removed: %s.", one.path, error.strerror)

    def _note(self, what: str, at: int) -> None:
        self.failing -= {what}
        self.since[what] = at

    def _failed(self, what: str, sentence: str) -> None:
        self.failing |= {what}
        _log.error("%s", sentence)


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


async def drill(backup: Path) -> str:
    """Try a backup out in a process of its own, which gives way to all others; give what is wrong, empty if nothing.

    What it unpacks lies beside the backup, whose path is absolute: where temporary files are there may be no room.
    """
    environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        *(*_COMMAND, str(backup)),
        cwd=_ROOT,
        env={**environment, "TMPDIR": str(backup.parent)},
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        with suppress(OSError, AttributeError):  # where that is not allowed, or there is no such thing
            os.setpriority(os.PRIO_PROCESS, process.pid, _LEAST_PRIORITY)
        out, err = await process.communicate()
    finally:
        if process.returncode is None:
            # So that it leaves nothing behind.
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGINT)
    if process.returncode == 0:
        return ""
    said = (err or out).decode(errors="replace").strip().splitlines()
    return " ".join(said[-3:]) or f"its process ended with code {process.returncode}"
