"""What drawing workers share, as far as they do not change it: imported by the process from which they are forked."""

import atexit
import gc
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from pkgutil import iter_modules

import bot.delivery.studio  # noqa: F401  # loaded for the workers
import render
from bot.language import languages
from render.presenter import presenter_of


def _listeners() -> Iterator[Path]:
    """Find the sockets of `multiprocessing` that this process has been handed."""
    for number in range(3, 256):
        with suppress(OSError), socket.socket(fileno=os.dup(number)) as one:
            path = Path(str(one.getsockname())) if one.family == socket.AF_UNIX else Path()
            if path.name.startswith("listener-"):
                yield path


def _clear_away(listener: Path) -> None:
    with suppress(OSError):
        listener.unlink(missing_ok=True)
        listener.parent.rmdir()


for found in (one for one in iter_modules(render.__path__) if one.ispkg):
    with suppress(ValueError):  # it is no game
        presenter_of(found.name)
languages()["en"].has("")
for asked_by in _listeners():
    # A bot that is killed or leaves at once cannot remove the socket by which it asks for workers: this process can.
    atexit.register(_clear_away, asked_by)
# The garbage collector would write into all that is shared.
gc.collect()
gc.freeze()
