"""The folder in which a playground lives on between its runs: its world and files, what pages remember, a lock."""

import os
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from bot.playground.world import Message, Snapshot

try:
    import fcntl
except ImportError:  # Windows has none; there the second playground is stopped by the bot's own lock.
    fcntl = None  # type: ignore[assignment]  # the module is absent, and its absence is asked for below

VERSION = 1


class CannotOpen(Exception):
    """The folder cannot be used; the message is one line for whoever tried."""


class Damaged(Exception):
    """What was kept cannot be read; the message says why."""


class PageState(msgspec.Struct, frozen=True):
    """What the pages remember beside the world: who plays, and what each has read and put away."""

    people: tuple[int, ...] = ()
    """Whom the page can be, in order."""
    read: dict[int, dict[int, int]] = {}
    """By user and channel, the last message that was read."""
    dismissed: tuple[int, ...] = ()
    """Ephemeral messages that were put away."""


class _Stored(msgspec.Struct, frozen=True):
    """What `world.json` holds."""

    version: int
    world: Snapshot
    marks: PageState


class Folder:
    """A playground's folder.

    `world.json` holds the world without the bytes of files, which lie each in `files/<attachment id>`.
    One process at a time: the lock is dropped by the system when the process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        """Make the folder if need be and take the lock. Raises CannotOpen."""
        self.path = path
        self.clock_file = path / "clock"
        """By which the bot's clock is moved."""
        self.database = path / "bot.db"
        """Where the bot keeps its own things."""
        self.bot_log = path / "bot.log"
        self._files = path / "files"
        self._written: set[int] = set()
        try:
            self._files.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Whoever shares this machine must not read what the players keep from each other.
            path.chmod(0o700)
            self._lock: BinaryIO = open_private(path / "lock", "a+b")
        except OSError as error:
            raise CannotOpen(f"The folder {path} cannot be used: {error.strerror}.") from error
        try:
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._lock.seek(0)
            where = self._lock.read().decode(errors="replace").strip()
            self._lock.close()
            raise CannotOpen(f"A playground on {path} runs already{where and f', at {where}'}.") from error

    def note_address(self, address: str) -> None:
        """Write the address into the lock file, for whoever tries to open the folder a second time."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address.encode())
        self._lock.flush()

    def close(self) -> None:
        """Release the lock."""
        self._lock.close()

    def load(self) -> tuple[Snapshot, PageState] | None:
        """Return what was kept, None if nothing was. Raises Damaged."""
        try:
            data = (self.path / "world.json").read_bytes()
        except FileNotFoundError:
            return None
        try:
            version = msgspec.json.decode(data, type=_Version).version
            if version != VERSION:
                raise Damaged(f"it is of version {version}, and this playground reads version {VERSION}")
            stored = msgspec.json.decode(data, type=_Stored)
            messages = tuple(self._with_files(message) for message in stored.world.messages)
        except msgspec.DecodeError as error:
            raise Damaged(str(error)) from error
        except OSError as error:
            raise Damaged(f"a file of it is missing: {error}") from error
        self._forget_files_but({each.id for message in messages for each in message.attachments})
        return replace(stored.world, messages=messages), stored.marks

    def save(self, snapshot: Snapshot, state: PageState) -> None:
        """Write everything down, files first, so that the world never names a file that is not there.

        Files that it names no more go last.
        """
        named = {each.id for message in snapshot.messages for each in message.attachments}
        for message in snapshot.messages:
            for attachment in message.attachments:
                if attachment.id not in self._written:
                    write_whole(self._files / str(attachment.id), attachment.data)
                    self._written.add(attachment.id)
        bare = replace(snapshot, messages=tuple(_without_files(message) for message in snapshot.messages))
        write_whole(self.path / "world.json", msgspec.json.encode(_Stored(VERSION, bare, state)))
        for gone in self._written - named:
            (self._files / str(gone)).unlink(missing_ok=True)
        self._written &= named

    def set_aside(self) -> Path:
        """Move the world, and all that belongs to it, into a folder of its own and return that."""
        aside = self.path / f"set-aside-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
        aside.mkdir(mode=0o700)
        for found in sorted(self.path.iterdir()):
            if found.name in ("world.json", "files", "clock") or found.name.startswith("bot."):
                found.rename(aside / found.name)
        self._files.mkdir(mode=0o700)
        self._written.clear()
        return aside

    def _with_files(self, message: Message) -> Message:
        if not message.attachments:
            return message
        self._written.update(attachment.id for attachment in message.attachments)
        return replace(
            message,
            attachments=tuple(
                replace(attachment, data=(self._files / str(attachment.id)).read_bytes())
                for attachment in message.attachments
            ),
        )

    def _forget_files_but(self, wanted: Iterable[int]) -> None:
        names = {str(one) for one in wanted}
        for file in self._files.iterdir():
            if file.name not in names:
                file.unlink()


class _Version(msgspec.Struct):
    version: int


def open_private(file: Path, mode: Literal["ab", "a+b", "xb"]) -> BinaryIO:
    """Open a file; a new one can be read by its owner alone."""
    return open(file, mode, opener=lambda path, flags: os.open(path, flags, 0o600))


def write_whole(file: Path, data: bytes) -> None:
    """Write a file, for its owner alone, of which readers find either the old bytes or the new, never a part."""
    beside = file.with_name(f"{file.name}.new")
    beside.unlink(missing_ok=True)
    with open_private(beside, "xb") as new:
        new.write(data)
    os.replace(beside, file)


def _without_files(message: Message) -> Message:
    if not message.attachments:
        return message
    return replace(message, attachments=tuple(replace(each, data=b"") for each in message.attachments))
