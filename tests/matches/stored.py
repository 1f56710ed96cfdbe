"""A database that an earlier version has written: see `tests/matches/test_stored_matches.py`.

python -m tests.matches.stored FILE puts it into a file, with the schema of today.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import zstandard

from bot.clock import ManualClock
from bot.store import Store

WRITTEN_AT = 1_800_645_120
RULES = 1
"""The version of the rules of all games then."""
_STORED = Path(__file__).with_name("stored-0001.db.zst")


def as_written() -> bytes:
    """Give the database as it was written."""
    return zstandard.ZstdDecompressor().decompress(_STORED.read_bytes())


def put_up_to_date(path: Path) -> Path:
    """Put the database where it is wanted, with the schema of today. Not to be called in a running event loop."""

    async def migrate() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock(WRITTEN_AT))
        await store.close()

    path.write_bytes(as_written())
    asyncio.run(migrate())
    return path


if __name__ == "__main__":
    put_up_to_date(Path(sys.argv[1]))
