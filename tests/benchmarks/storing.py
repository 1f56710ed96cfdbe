"""Accepted actions per second of the store, beside the same statements in the same transactions by bare aiosqlite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

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


def main() -> None:
    """Print both rates. What the rules take counts on our side only."""
    with TemporaryDirectory() as folder:
        ours, statements, actions = asyncio.run(_ours(Path(folder)))
        theirs = asyncio.run(_theirs(Path(folder), statements, actions))
    rates("accepted actions", ours, "the same statements by bare aiosqlite", theirs, "at least 0.7")


async def _ours(folder: Path) -> tuple[float, list[tuple[str, Any, bool]], int]:
    clock = ManualClock()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}", clock)
    matches = Matches(store, house_games(), clock)
    people = [Person(user_id=10 + number, name=f"Player {number}") for number in range(PLAYERS)]
    begun = []
    for number in range(MATCHES):
        place = Place(guild_id=1, channel_id=100 + number)
        table = await matches.lobbies.open_lobby(GAME, place, people[0], {}, 86400)
        for person in people[1:]:
            await matches.lobbies.join(table.id, person)
        begun.append((await matches.lobbies.start(table.id, people[0].user_id)).id)
    game = house_games()[GAME]
    actions, spent, interaction = 0, 0.0, 1
    statements: list[tuple[str, Any, bool]] = []
    for match in begun:
        while (await matches.tables.get(match)).status == "running":
            person, decision, action = await _next(matches, game, match, people, interaction)
            with recorded(statements):
                started = time.perf_counter()
                await matches.play.act(match, person.user_id, decision, interaction, action)
                spent += time.perf_counter() - started
            interaction += 1
            actions += 1
    await store.close()
    return actions / spent, statements, actions


async def _next(matches: Matches, game: Any, match: int, people: list[Person], number: int) -> tuple[Person, str, Any]:
    for person in people:
        look = await matches.play.look(match, person.user_id)
        for decision, _ in look.decisions:
            chance = Chance(derived_seed("bench", match), number)
            return person, decision.id, game.sample(look.view, decision, chance)
    raise AssertionError("nobody is asked")


@contextmanager
def recorded(found: list[tuple[str, Any, bool]]) -> Iterator[None]:
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


async def _theirs(folder: Path, statements: list[tuple[str, Any, bool]], actions: int) -> float:
    """Say the same to an empty database of the same schema; what refers to rows that are not there changes nothing."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'theirs.db'}", ManualClock())
    await store.close()
    async with aiosqlite.connect(folder / "theirs.db", isolation_level=None) as bare:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
            await bare.execute(f"PRAGMA {pragma}")
        begun = time.perf_counter()
        for statement, parameters, many in statements:
            if many:
                await bare.executemany(statement, parameters)
            else:
                cursor = await bare.execute(statement, parameters)
                await cursor.fetchall()
        return actions / (time.perf_counter() - begun)
