"""The memory of this machine, and how free memory goes back to it."""

import ctypes
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_ARENA_MAX: Final = -8
"""M_ARENA_MAX of malloc.h."""
_LIMIT: Final = Path("/sys/fs/cgroup/memory.max")


def keep_together() -> None:
    """Let all threads take memory from two places at most, instead of eight for each processor, before there are any.

    What one thread has freed another can use then.
    """
    with suppress(AttributeError, OSError, TypeError):  # as below
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 2)


def give_back() -> None:
    """Give what has become free back to the machine, where the C library keeps it; takes some milliseconds."""
    with suppress(AttributeError, OSError, TypeError):  # only glibc has it, and only glibc needs it
        ctypes.CDLL(None).malloc_trim(0)


def most() -> int | None:
    """Give the bytes that this machine has, or lets us have; None if it does not say."""
    with suppress(AttributeError, OSError, ValueError):
        whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        with suppress(OSError, ValueError):
            return min(whole, int(_LIMIT.read_text(encoding="utf-8")))
        return whole
    return None
