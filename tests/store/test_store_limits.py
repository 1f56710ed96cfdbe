"""Limits that several processes keep together: turns lie apart whoever takes them, by the clock of the database."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import ManualClock
from bot.store import Store
from tests import databases
from tests.store.conftest import Processes

APART = 60.0


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What is waited for: nobody waits for real."""
    found: list[float] = []

    class Hurried:
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            found.append(seconds)
            await asyncio.sleep(0)

    monkeypatch.setattr("bot.store.together.limits.asyncio", Hurried())
    return found


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """Collect the statements that reserve turns."""
    found: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        if "INTO limits" in statement:
            found.append(statement)

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    yield found
    event.remove(store.database.engine.sync_engine, "before_cursor_execute", note)


async def test_turns_lie_apart_whichever_process_takes_them(processes: Processes, waits: list[float]) -> None:
    """The clocks of the machines may differ: it is the database's that counts."""
    stores = [await processes.start(clock) for clock in (None, ManualClock(5_000.0), None)]
    begun = time.monotonic()
    await asyncio.gather(*(store.limits.turn("requests", APART) for store in stores * 20))
    took = time.monotonic() - begun
    assert len(waits) == 60
    for number, wait in enumerate(sorted(waits)):
        assert number * APART - took - 0.1 <= wait <= number * APART + 0.1


async def test_those_who_come_at_once_are_asked_for_at_once(processes: Processes, waits: list[float]) -> None:
    store = await processes.start()
    with counted(store) as statements:
        await asyncio.gather(*(store.limits.turn("requests", APART) for _ in range(50)))
    assert len(statements) <= 2


async def test_one_who_gives_up_while_the_database_is_asked_leaves_the_others_their_turns(
    processes: Processes, waits: list[float]
) -> None:
    store = await processes.start()
    turns = [asyncio.create_task(store.limits.turn("requests", APART)) for _ in range(3)]
    await asyncio.sleep(0)
    turns[0].cancel()
    await asyncio.gather(*turns, return_exceptions=True)
    await store.limits.turn("requests", APART)
    assert [turn.cancelled() for turn in turns] == [True, False, False]
    assert len(waits) == 3


async def test_limits_of_other_names_do_not_wait_for_each_other(processes: Processes, waits: list[float]) -> None:
    store = await processes.start()
    for name in ("identify 0", "identify 1", "requests"):
        await store.limits.turn(name, APART)
    assert max(waits) <= 0


async def test_what_the_platform_asks_for_holds_all_processes_back(processes: Processes, waits: list[float]) -> None:
    await (await processes.start()).limits.hold_back("requests", APART)
    await (await processes.start()).limits.turn("requests", 1.0)
    assert APART - 5 < waits[0] <= APART


async def test_a_database_that_cannot_be_asked_holds_nobody_back_for_long(
    processes: Processes, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await processes.start()
    with monkeypatch.context() as patched:
        patched.setattr(store.database, "writing", Mock(side_effect=SQLAlchemyError))
        await store.limits.hold_back("requests", APART)
        await asyncio.gather(*(store.limits.turn("requests", 2.0) for _ in range(2)))
    assert [round(wait) for wait in waits] == [2, 2]


async def test_one_process_on_a_file_keeps_no_limits_and_asks_nothing(tmp_path: Path, waits: list[float]) -> None:
    store = await Store.open(await databases.at(tmp_path / "bot.db"), ManualClock())
    with counted(store) as statements:
        await store.limits.turn("requests", APART)
        await store.limits.hold_back("requests", APART)
    await store.close()
    assert (waits, statements) == ([], [])
