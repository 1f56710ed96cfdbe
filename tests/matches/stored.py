"""Databases that earlier versions have written: see `tests/matches/test_stored_matches.py`.

python -m tests.matches.stored FILE puts the first of them into a file, with the schema of today.
"""

import asyncio
import lzma
import sys
from pathlib import Path
from typing import NamedTuple

import zstandard

from bot.clock import ManualClock
from bot.store import Store


class Release(NamedTuple):
    """A version whose database is kept, and the moment at which it has stopped writing."""

    name: str
    file: str
    written_at: int

    def as_written(self) -> bytes:
        """Give the database as it was written."""
        packed = Path(__file__).with_name(self.file).read_bytes()
        return lzma.decompress(packed) if self.file.endswith(".xz") else zstandard.ZstdDecompressor().decompress(packed)


RELEASES = (
    Release("0001", "stored-0001.db.zst", 1_800_645_120),
    Release("1.0.0", "stored-1.0.0.db.xz", 1_800_045_000),
)
"""The newest last: `tests.matches.store_release` makes them."""
GAMES = ("verraeter", "power", "macht_ohnmacht", "guardians")
"""The games that all of them offer."""
RULES = 1
"""The version of the rules of all games in the first of them."""
WRITTEN_AT = RELEASES[0].written_at
as_written = RELEASES[0].as_written


def put_up_to_date(path: Path) -> Path:
    """Put the first database where it is wanted, with the schema of today. Not to be called in a running event loop."""

    async def migrate() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock(WRITTEN_AT))
        await store.close()

    path.write_bytes(as_written())
    asyncio.run(migrate())
    return path


if __name__ == "__main__":
    put_up_to_date(Path(sys.argv[1]))
