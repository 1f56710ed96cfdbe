"""Care for the database.

sealed-orders backup TARGET     copy the database of the settings to a new file, also while the bot runs
sealed-orders restore BACKUP    fill the database of the settings, which must be empty, from such a file
sealed-orders copy FROM TO      copy the database of one URL to the empty one of another
"""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from bot import settings
from bot.clock import as_datetime
from bot.store import copying
from bot.store.copying import Copied
from bot.store.engines.engine import database_at
from bot.store.errors import StoreError


def _run(asked: argparse.Namespace) -> int:
    """Carry one verb out. Exit codes: 0 well, 2 if it could not be done."""
    try:
        asyncio.run(asked.does(asked))
    except (settings.SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def add_commands(commands: Any) -> None:
    """Add the verbs that copy databases."""
    backup = commands.add_parser("backup")
    backup.add_argument("target", type=Path, metavar="TARGET")
    backup.set_defaults(run=_run, does=_backup)
    restore = commands.add_parser("restore")
    restore.add_argument("saved", type=Path, metavar="BACKUP")
    restore.set_defaults(run=_run, does=_restore)
    copy = commands.add_parser("copy")
    copy.add_argument("source", metavar="FROM", help="its URL")
    copy.add_argument("target", metavar="TO", help="the URL of an empty database")
    copy.set_defaults(run=_run, does=_copy)


async def _backup(asked: argparse.Namespace) -> None:
    url = settings.load().database_url
    await copying.backup(url, asked.target)
    print(f"{database_at(url)} was copied to {asked.target}.")


async def _restore(asked: argparse.Namespace) -> None:
    url = settings.load().database_url
    _print_rows(copied := await copying.restore(asked.saved, url))
    since = "" if copied.alive_at is None else f" of {as_datetime(copied.alive_at):%Y-%m-%d %H:%M} UTC"
    print(f"{database_at(url)} was filled from the backup {asked.saved}{since}.")


async def _copy(asked: argparse.Namespace) -> None:
    _print_rows(await copying.copy(asked.source, asked.target))
    print(f"{database_at(asked.source)} was copied to {database_at(asked.target)}.")


def _print_rows(copied: Copied) -> None:
    for table, count in copied.rows.items():
        print(f"{table}: {count}")
