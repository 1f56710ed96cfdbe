"""What all verbs share: the settings, the clock, and one line for whatever is wrong."""

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from bot import settings
from bot.clock import Clock, SystemClock
from bot.language import languages
from bot.matches.types import Refused
from bot.store import StoreError
from bot.store.errors import words

WELL, NOT_WELL, CANNOT = 0, 1, 2
Work: TypeAlias = Callable[[argparse.Namespace, settings.Settings, Clock], Coroutine[Any, Any, int]]

_UNITS = {"m": 60, "h": 3600, "d": 24 * 3600}


def verb(work: Work) -> Callable[[argparse.Namespace], int]:
    """Give what carries a verb out with the settings of here, and gives its exit code."""

    def run(asked: argparse.Namespace) -> int:
        try:
            chosen = settings.load()
            code: int = asyncio.run(work(asked, chosen, SystemClock(chosen.clock_offset_file)))
        except (settings.SettingsError, StoreError) as error:
            print(error, file=sys.stderr)
            return CANNOT
        except (SQLAlchemyError, OSError) as error:
            print(f"The database cannot be asked: {words(error)}.", file=sys.stderr)
            return CANNOT
        except Refused as refused:
            say = languages()["en"].say
            print(*(say(one.key, **one.values) for one in refused.problems), file=sys.stderr)
            return CANNOT
        return code

    return run


def duration(text: str) -> int:
    """Read minutes, hours or days, such as 90m, 2h or 365d, as seconds."""
    if (found := re.fullmatch(r"(\d{1,5})([mhd])", text.strip(), re.ASCII)) is None or not int(found[1]):
        raise argparse.ArgumentTypeError(f"{text!r} is no time: write it like 90m, 2h or 365d")
    return int(found[1]) * _UNITS[found[2]]


def ago(seconds: float) -> str:
    """Say how long something takes or is ago, in its largest unit."""
    name, size = next(
        ((name, size) for name, size in (("d", 86400), ("h", 3600), ("min", 60)) if seconds >= size), ("s", 1)
    )
    return f"{max(0, int(seconds)) // size} {name}"
