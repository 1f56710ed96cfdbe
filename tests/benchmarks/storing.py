"""Accepted actions per second of the store, beside the same statements in the same transactions by bare aiosqlite."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias
from unittest.mock import patch

import aiosqlite

from bot.clock import ManualClock
from bot.games.chance import Chance, derived_seed
from bot.games.registry import house_games
from bot.matches.service import Matches
from bot.matches.types import Person, Place
from bot.store import Store
from bot.store.engines.driver import Adapted
from tests.benchmarks.figures import rates

ACTIONS = 400
GAME = "verraeter"
PLAYERS = 4

Statement: TypeAlias = tuple[str, Any, bool]


@dataclass
class Taken:
    """What actions took, one by one: seconds by the clock, and of the processor."""

    seconds: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count the time until the end as that of one action."""
        seconds, processor = time.perf_counter(), time.process_time()
        yield
        self.seconds.append(time.perf_counter() - seconds)
        self.processor.append(time.process_time() - processor)


def main() -> None:
    """Print both rates, and those in processor time. What the rules take counts on our side only."""
    with TemporaryDirectory() as folder:
        ours, theirs = asyncio.run(_measured(Path(folder)))
    reference = "the same statements by bare aiosqlite"
    # By the median: now and then a neighbour has the processor, or the disk.
    rates("accepted actions", 1 / median(ours.seconds), reference, 1 / median(theirs.seconds), "at least 0.7")
    rates("accepted actions in processor time", 1 / median(ours.processor), reference, 1 / median(theirs.processor))


async def _measured(folder: Path) -> tuple[Taken, Taken]:
    """Take turns: an action that is measured, and the statements of one of another match, which are noted unmeasured.

    So whatever else the machine does falls on both sides, and noting, which takes time of its own, on neither.
    """
    clock = ManualClock()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}", clock)
    matches = Matches(store, house_games(), clock)
    measured, noted = _actions(matches, 1), _actions(matches, 2)
    ours, theirs = Taken(), Taken()
    async with _bare(folder / "theirs.db") as bare:
        for _ in range(ACTIONS):
            act = await anext(measured)
            with ours.counted():
                await act()
            act, statements = await anext(noted), list[Statement]()
            with recorded(statements):
                await act()
            with theirs.counted():
                await _said(bare, statements)
    await store.close()
    return ours, theirs


async def _actions(matches: Matches, channel_id: int) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """Give action after action of one match after the other in a channel; each is to be carried out before the next."""
    game = house_games()[GAME]
    people = [Person(user_id=10 + number, name=f"Player {number}") for number in range(PLAYERS)]
    interactions = count(channel_id * 1_000_000)
    while True:
        table = await matches.lobbies.open_lobby(GAME, Place(guild_id=1, channel_id=channel_id), people[0], {}, 86400)
        for person in people[1:]:
            await matches.lobbies.join(table.id, person)
        match = (await matches.lobbies.start(table.id, people[0].user_id)).id
        while (await matches.tables.get(match)).status == "running":
            interaction = next(interactions)
            person, decision, action = await _next(matches, game, match, people, interaction)
            yield partial(matches.play.act, match, person.user_id, decision, interaction, action)


async def _next(matches: Matches, game: Any, match: int, people: list[Person], number: int) -> tuple[Person, str, Any]:
    for person in people:
        look = await matches.play.look(match, person.user_id)
        for decision, _ in look.decisions:
            chance = Chance(derived_seed("bench", match), number)
            return person, decision.id, game.sample(look.view, decision, chance)
    raise AssertionError("nobody is asked")


@contextmanager
def recorded(found: list[Statement]) -> Iterator[None]:
    """Add all statements of visits to a list, with their parameters and with the ends of transactions.

    They are taken from SQLite's own cursors: once SQLAlchemy has had a listener, each statement takes it longer.
    """

    class Cursor(sqlite3.Cursor):
        def execute(self, statement: str, parameters: Any = ()) -> "Cursor":
            found.append((statement, parameters, False))
            super().execute(statement, parameters)
            return self

        def executemany(self, statement: str, parameters: Any) -> "Cursor":
            found.append((statement, parameters, True))
            super().executemany(statement, parameters)
            return self

    def cursor(connection: Any, _server_side: bool = False) -> Cursor:
        assert connection._connection.at_hand
        return Cursor(connection._connection._conn)

    def ended(how: str, end: Callable[[Adapted], None]) -> Callable[[Adapted], None]:
        def noted(connection: Adapted) -> None:
            found.append((how, (), False))
            end(connection)

        return noted

    with (
        patch.object(Adapted, "cursor", cursor),
        patch.object(Adapted, "commit", ended("COMMIT", Adapted.commit)),
        patch.object(Adapted, "rollback", ended("ROLLBACK", Adapted.rollback)),
    ):
        yield


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
