"""Work on the database of the settings beside the bot, which may be running on it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.language import languages
from bot.matches.service import Matches
from bot.matches.types import Refused
from bot.settings import Settings, SettingsError, load
from bot.store import Store, StoreError

WELL, NOT_WELL, CANNOT_BE_DONE = 0, 1, 2


def beside_the_bot(work: Callable[[Matches, Settings], Awaitable[int]]) -> int:
    """Do some work, and give its exit code; whatever is wrong is one line on stderr."""
    try:
        return asyncio.run(_with_store(work, load()))
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
    except SQLAlchemyError as error:
        print(f"The database cannot be used now: {type(error).__name__}.", file=sys.stderr)
    except Refused as refused:
        say = languages()["en"].say
        print(*(say(one.key, **one.values) for one in refused.problems), file=sys.stderr)
    return CANNOT_BE_DONE


async def _with_store(work: Callable[[Matches, Settings], Awaitable[int]], chosen: Settings) -> int:
    clock = SystemClock(chosen.clock_offset_file)
    async with Store.beside(chosen.database_url, clock) as store:
        return await work(Matches(store, house_games(), clock), chosen)
