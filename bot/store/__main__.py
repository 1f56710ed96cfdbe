"""Care for the database: `python -m bot.store backup TARGET`, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import settings
from bot.store.engine import database_at
from bot.store.errors import StoreError


def main(arguments: Sequence[str] | None = None) -> int:
    """Copy the database of the settings to a new file. Exit codes: 0 well, 2 if it could not be copied."""
    parser = argparse.ArgumentParser(prog="python -m bot.store", description="Care for the database.")
    commands = parser.add_subparsers(required=True)
    backup = commands.add_parser("backup", help="copy the database to a new file, also while the bot runs")
    backup.add_argument("target", type=Path)
    target: Path = parser.parse_args(arguments).target
    try:
        database = database_at(settings.load().database_url, read_only=True)
        asyncio.run(database.backup(target))
    except (settings.SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{database} was copied to {target}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
