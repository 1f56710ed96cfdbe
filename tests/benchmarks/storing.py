"""Accepted actions per second of the store, beside the same statements in the same transactions by bare aiosqlite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.clock import ManualClock
from bot.games.chance import Chance, derived_seed
from bot.games.registry import house_games
from bot.matches.service import Matches
from bot.matches.types import Person, Place
from bot.store import Store
from tests.benchmarks.figures import rates

MATCHES = 4
GAME = "verraeter"
PLAYERS = 4

Statement: TypeAlias = tuple[str, Any, bool]


@dataclass
class Taken:
    """What some actions took: seconds by the clock, and of the processor."""

    actions: int = 0
    seconds: float = 0
    processor: float = 0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count the time until the end as well."""
        seconds, processor = time.perf_counter(), time.process_time()
        try:
            yield
        finally:
            self.seconds += time.perf_counter() - seconds
            self.processor += time.process_time() - processor


def main() -> None:
    """Print both rates, and the processor time of both. What the rules take counts on our side only."""
    with TemporaryDirectory() as folder:
        ours, theirs = asyncio.run(_measured(Path(folder)))
    per_second = (ours.actions / ours.seconds, theirs.actions / theirs.seconds)
    by_processor = (ours.actions / ours.processor, theirs.actions / theirs.processor)
    reference = "the same statements by bare aiosqlite"
    rates("accepted actions", per_second[0], reference, per_second[1], "at least 0.7")
    rates("accepted actions in processor time", by_processor[0], reference, by_processor[1])


async def _measured(folder: Path) -> tuple[Taken, Taken]:
    """Play matches, and say after each the statements of another one: so whatever else the machine does counts in both.

    The match that is measured is not the one whose statements are noted, which takes time of its own.
    """
    clock = ManualClock()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}", clock)
    matches = Matches(store, house_games(), clock)
    people = [Person(user_id=10 + number, name=f"Player {number}") for number in range(PLAYERS)]
    ours, theirs = Taken(), Taken()
    async with _bare(folder / "theirs.db") as bare:
        for number in range(MATCHES):
            await _played(matches, people, 2 * number, ours.counted, ours)
            statements: list[Statement] = []
            await _played(matches, people, 2 * number + 1, partial(recorded, statements), theirs)
            with theirs.counted():
                await _said(bare, statements)
    await store.close()
    return ours, theirs


async def _played(
    matches: Matches,
    people: list[Person],
    number: int,
    within: Callable[[], AbstractContextManager[None]],
    taken: Taken,
) -> None:
    """Play a match to its end, with each action within something, and count the actions."""
    game = house_games()[GAME]
    table = await matches.lobbies.open_lobby(GAME, Place(guild_id=1, channel_id=100 + number), people[0], {}, 86400)
    for person in people[1:]:
        await matches.lobbies.join(table.id, person)
    match = (await matches.lobbies.start(table.id, people[0].user_id)).id
    while (await matches.tables.get(match)).status == "running":
        interaction = 10_000 * match + taken.actions
        person, decision, action = await _next(matches, game, match, people, interaction)
        with within():
            await matches.play.act(match, person.user_id, decision, interaction, action)
        taken.actions += 1


async def _next(matches: Matches, game: Any, match: int, people: list[Person], number: int) -> tuple[Person, str, Any]:
    for person in people:
        look = await matches.play.look(match, person.user_id)
        for decision, _ in look.decisions:
            chance = Chance(derived_seed("bench", match), number)
            return person, decision.id, game.sample(look.view, decision, chance)
    raise AssertionError("nobody is asked")


@contextmanager
def recorded(found: list[Statement]) -> Iterator[None]:
    """Add all statements to a list, with their parameters and with the ends of transactions."""

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        found.append((statement, parameters, many))

    def commit(_connection: Any) -> None:
        found.append(("COMMIT", (), False))

    def rollback(_connection: Any) -> None:
        found.append(("ROLLBACK", (), False))

    listeners = (("before_cursor_execute", note), ("commit", commit), ("rollback", rollback))
    for name, listener in listeners:
        event.listen(Engine, name, listener)
    try:
        yield
    finally:
        for name, listener in listeners:
            event.remove(Engine, name, listener)


@asynccontextmanager
async def _bare(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """Open an empty database of the same schema; what refers to rows that are not there changes nothing."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock())
    await store.close()
    async with aiosqlite.connect(path, isolation_level=None) as bare:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
            await bare.execute(f"PRAGMA {pragma}")
        yield bare


async def _said(bare: aiosqlite.Connection, statements: list[Statement]) -> None:
    for statement, parameters, many in statements:
        if many:
            await bare.executemany(statement, parameters)
        else:
            cursor = await bare.execute(statement, parameters)
            await cursor.fetchall()
