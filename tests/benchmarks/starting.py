"""Start-up time and memory with ten thousand open matches in the store, beside none."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import RowMapping, Table, insert, select

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.matches.service import Matches
from bot.matches.types import Person, Place
from bot.store import Store, tables
from tests.benchmarks.figures import MILLI

OPEN = 10_000
RUNS = 5
COPIED = (tables.members, tables.actions, tables.timers, tables.outbox)

# Opens the store and begins to keep time, as the bot does before it connects; prints seconds and kilobytes.
CHILD = """
import asyncio, sys, time
begun = time.perf_counter()
from bot.client import SealedOrders
from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.store import Store
async def main():
    store = await Store.open(sys.argv[1], SystemClock())
    bot = SealedOrders(store, house_games(), SystemClock())
    await bot.matches.time.bring_up_to_date()
    await bot.matches.time.back_from_absence()
    await bot.matches.time.run_due()
    await store.close()
asyncio.run(main())
taken = time.perf_counter() - begun
# Not getrusage: its peak counts what the parent held when it started this process.
peak = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(taken, peak)
"""


def main() -> None:
    """Print both, and the ratios."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(_fill(folder / "full.db", OPEN))
        asyncio.run(_fill(folder / "empty.db", 0))
        runs = [(_start(folder / "full.db"), _start(folder / "empty.db")) for _ in range(RUNS)]
    full, empty = [one for one, _ in runs], [other for _, other in runs]
    for number, (what, unit) in enumerate((("start-up time", "ms"), ("memory", "kB"))):
        ours = statistics.median(run[number] for run in full)
        theirs = statistics.median(run[number] for run in empty)
        print(f"{what + f' with {OPEN} open matches':<44} {ours:12,.0f} {unit}")
        print(f"{'  beside none':<44} {theirs:12,.0f} {unit}   ratio {ours / theirs:.3f}   aim 1.05")


def _start(path: Path) -> tuple[float, float]:
    """Start in place, as after a clean stop: after a crash, or on a copy, the whole file is checked first."""
    ran = subprocess.run(
        [sys.executable, "-c", CHILD, f"sqlite+aiosqlite:///{path}"], check=True, capture_output=True, text=True
    )
    seconds, kilobytes = ran.stdout.split()
    return float(seconds) * MILLI, float(kilobytes)


async def _fill(path: Path, count: int) -> None:
    """Begin one match and copy its rows until there are enough."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}", SystemClock())
    if count:
        matches = Matches(store, house_games(), SystemClock())
        people = [Person(user_id=10 + number, name=f"Player {number}") for number in range(3)]
        table = await matches.lobbies.open_lobby("verraeter", Place(guild_id=1, channel_id=1), people[0], {}, 86400)
        for person in people[1:]:
            await matches.lobbies.join(table.id, person)
        await matches.lobbies.start(table.id, people[0].user_id)
        async with store.writing() as tx:
            (match,) = (await tx.execute(select(tables.matches))).mappings().all()
            rows = {copied: (await tx.execute(select(copied))).mappings().all() for copied in COPIED}
            copies = range(table.id + 1, table.id + count)
            row = {column.key: match[column] for column in tables.matches.columns}
            await tx.execute(insert(tables.matches), [{**row, "id": id, "channel_id": 1000 + id} for id in copies])
            for copied, originals in rows.items():
                for number, original in enumerate(originals):
                    values = [_copy(copied, original, id, number) for id in copies]
                    await tx.execute(insert(copied), values)
    await store.close()


def _copy(table: Table, original: RowMapping, match_id: int, number: int) -> dict[str, Any]:
    """Copy a row for another match; what has to be unique is made so, and what counts by itself counts on."""
    row = {**original, "match_id": match_id}
    if table is tables.outbox:
        row |= {"id": match_id * 1000 + number, "nonce": f"{match_id}.{number}"}
    for column in table.primary_key.columns:
        if column.name in ("id", "place"):
            del row[column.name]
    return row
