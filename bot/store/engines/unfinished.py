"""Folders for what is not finished: whoever works in the same place next removes what a killed process has left."""

import logging
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.engines.locking import SYSTEM_LOCKS, FileLock
from bot.store.errors import StoreError

PREFIX = "sealed-orders-unfinished-"

_log = logging.getLogger(__name__)


@contextmanager
def unfinished(place: Path | None = None) -> Iterator[Path]:
    """Give a folder for the time of a work, in a place or where temporary files are. Raises StoreError."""
    place = place or Path(tempfile.gettempdir())
    try:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
    except OSError as error:
        raise StoreError(f"In the folder {place} nothing can be made: {error.strerror}.") from error
    lock = FileLock(folder / "work")
    try:
        _clean_up(folder)
        yield folder
    finally:
        lock.release(clean=False)
        shutil.rmtree(folder, ignore_errors=True)


def _clean_up(mine: Path) -> None:
    """Remove the folders beside one's own in which nobody works any more."""
    for left in mine.parent.glob(f"{PREFIX}*/work.lock") if SYSTEM_LOCKS else ():
        folder = left.parent
        # Where everybody may make folders, one of another's could lead elsewhere.
        if folder == mine or folder.lstat().st_uid != mine.lstat().st_uid:
            continue
        try:
            FileLock(folder / "work").release(clean=False)
        except StoreError:
            continue
        shutil.rmtree(folder, ignore_errors=True)
        _log.warning("The folder %s was removed, which a process that was killed has left.", folder)
