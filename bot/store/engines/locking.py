"""One process at a time: a lock that the system drops with the process, and a note of a clean end."""

import os
import platform
from pathlib import Path
from typing import BinaryIO

from bot.store.errors import StoreError, StoreHeld

try:
    import fcntl
except ImportError:  # Windows; there the lease in the database alone keeps a second process out.
    fcntl = None  # type: ignore[assignment]  # the module is absent, and its absence is asked for below

SYSTEM_LOCKS = fcntl is not None

_IN_USE = b"in use"


class FileLock:
    """The lock of a database, held in a file beside it.

    It is not taken on the database itself: SQLite's own locks are lost when a second descriptor of it is closed.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises StoreError if it is held by another process (or store), or cannot be written."""
        self._database = database
        self._file = _open(database.with_name(database.name + ".lock"))
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise StoreHeld(f"Another process is using the database {database}; stop it first.") from error

    def used_before(self) -> bool:
        """Tell whether a bot has kept its data in the database."""
        return bool(self._read())

    def unchanged_since_clean_end(self) -> bool:
        """Tell whether the database is, byte for byte as far as the file system knows, what the last owner closed."""
        return self._read() == self._fingerprint() != _IN_USE

    def note_use(self) -> None:
        """Note that the database is ready and in use: it has not ended cleanly until `release` says so."""
        self._write(_IN_USE)

    def release(self, *, clean: bool) -> None:
        """Give the lock back; after a `clean` end (everything is closed and stored) note what the file looks like."""
        if clean:
            self._write(self._fingerprint())
        self._file.close()

    def _read(self) -> bytes:
        self._file.seek(0)
        return self._file.read()

    def _write(self, note: bytes) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(note)
        self._file.flush()

    def _fingerprint(self) -> bytes:
        if self._database.with_name(f"{self._database.name}-wal").exists() or not self._database.exists():
            return _IN_USE
        about = self._database.stat()
        return f"{about.st_ino} {about.st_size} {about.st_mtime_ns}".encode()


def holders(database: Path) -> tuple[int, ...]:
    """Give the numbers of other processes that hold a lock on a database, as far as the system tells (Linux does)."""
    names = (database.name + ending for ending in ("", "-wal", "-shm", ".lock"))
    files = {one.stat().st_ino for one in map(database.with_name, names) if one.exists()}
    try:
        locks = [line.split() for line in Path("/proc/locks").read_text(encoding="ascii").splitlines()]
    except OSError:
        return ()
    # 1: FLOCK  ADVISORY  WRITE 19755 fe:00:2506805 0 EOF
    found = {int(lock[-4]) for lock in locks if int(lock[-3].rpartition(":")[2]) in files}
    return tuple(sorted(found - {os.getpid()}))


def machine() -> str:
    """Name this run of this machine, as far as its locks reach; containers on one machine share it."""
    return _boot() or platform.node() or "here"


def this_process() -> str:
    """Name this process, for others to tell whether it has ended."""
    return f"{machine()}/{_pids()}:{os.getpid()}"


def has_ended(process: str) -> bool:
    """Tell whether a process is known to have ended, by its name: one that runs elsewhere is not."""
    here = this_process().rpartition(":")[0]
    # Copies of one machine bear the same name, and begin to number their processes alike.
    if not (_boot() and _pids()) or not process.startswith(f"{here}:"):
        return False
    number = process.removeprefix(f"{here}:").partition("/")[0]
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (ValueError, OSError):
        pass
    return False


def _boot() -> str:
    """Name this run of this machine, unlike any other; empty if that is hidden, as our unit files do."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""


def _pids() -> str:
    """Name what numbers this process, which each container does by itself; empty if that is not known."""
    try:
        return str(os.stat("/proc/self/ns/pid").st_ino)
    except OSError:
        return ""


def _open(path: Path) -> BinaryIO:
    try:
        return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    except OSError as error:
        raise StoreError(f"The folder {path.parent} cannot be written to: {error.strerror}.") from error
