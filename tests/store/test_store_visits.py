"""A transaction goes to the driver of SQLite once, as a visit to its thread."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import ManualClock
from bot.store import Store
from bot.store.engines import driver
from bot.store.engines.driver import Connection
from bot.store.kept import people
from tests import databases

PATIENCE = 30
"""Seconds, which only a failure reaches."""


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(await databases.at(tmp_path / "bot.db"), ManualClock())
    yield opened
    await opened.close()


async def languages(store: Store) -> list[str | None]:
    async with store.reading() as tx:
        return [(await people.guild(tx, guild)).language for guild in (1, 2)]


async def test_all_statements_of_a_transaction_make_one_trip(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    trips: list[Any] = []

    def counted(trip: Any) -> Any:
        def go(*arguments: Any, **named: Any) -> Any:
            trips.append(trip)
            return trip(*arguments, **named)

        return go

    async def work(tx: AsyncConnection) -> str | None:
        for guild in (1, 2):
            await people.change_guild(tx, guild, {"language": "fr"})
        return (await people.guild(tx, 2)).language

    await store.write(work)
    for name in ("visit", "_execute"):
        monkeypatch.setattr(Connection, name, counted(getattr(Connection, name)))
    assert await store.write(work) == "fr"
    assert len(trips) == 1
    assert await languages(store) == ["fr", "fr"]


async def test_work_that_fails_leaves_nothing(store: Store) -> None:
    async def work(tx: AsyncConnection) -> None:
        await people.change_guild(tx, 1, {"language": "fr"})
        await tx.exec_driver_sql("INSERT INTO lease (id, alive_at, owed, given) VALUES (1, 0, 0, 0)")

    with pytest.raises(IntegrityError):
        await store.write(work)
    assert await languages(store) == [None, None]


async def test_work_that_waits_for_anything_else_is_refused_and_leaves_nothing(store: Store) -> None:
    async def work(tx: AsyncConnection) -> None:
        await people.change_guild(tx, 1, {"language": "fr"})
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waited for something else"):
        await store.write(work)
    assert await languages(store) == [None, None]


async def test_whoever_is_cancelled_waits_until_the_transaction_is_over(store: Store) -> None:
    begun, may_end = threading.Event(), threading.Event()

    async def work(tx: AsyncConnection) -> None:
        await people.change_guild(tx, 1, {"language": "fr"})
        begun.set()
        assert may_end.wait(PATIENCE)
        await people.change_guild(tx, 2, {"language": "fr"})

    writing = asyncio.create_task(store.write(work))
    await asyncio.to_thread(begun.wait, PATIENCE)
    for _ in range(2):
        writing.cancel()
        await asyncio.sleep(0)
    assert not writing.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await languages(store) == ["fr", "fr"]


async def test_what_is_read_once_somebody_was_forgotten_ends_its_transaction(store: Store) -> None:
    await store.scrub()
    for _ in range(3):
        assert (await store.read(lambda tx: people.guild(tx, 1))).language is None


async def test_a_visit_that_outlasts_the_store_leaves_no_connection_open(store: Store) -> None:
    begun, ended = asyncio.Event(), threading.Event()
    loop, drivers = asyncio.get_running_loop(), list[threading.Thread]()

    async def work(tx: AsyncConnection) -> None:
        drivers.append(threading.current_thread())
        loop.call_soon_threadsafe(begun.set)
        ended.wait(PATIENCE)

    visit = asyncio.create_task(store.read(work))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    await store.close()
    ended.set()
    await visit
    await asyncio.to_thread(drivers[0].join, PATIENCE)
    assert not drivers[0].is_alive()


async def test_whoever_is_cancelled_while_a_database_is_opened_waits_for_its_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, may_open = sqlite3.connect, threading.Event()

    def slowly(*arguments: Any, **named: Any) -> sqlite3.Connection:
        assert may_open.wait(PATIENCE)
        opened: sqlite3.Connection = connect(*arguments, **named)
        return opened

    monkeypatch.setattr(sqlite3, "connect", slowly)
    opening = asyncio.create_task(driver.connect(str(tmp_path / "bot.db")))
    await asyncio.sleep(0)
    opening.cancel()
    await asyncio.wait([opening], timeout=0)
    assert not opening.done()
    may_open.set()
    with pytest.raises(asyncio.CancelledError):
        await opening


async def test_a_statement_that_gives_back_what_it_changed_counts_it(store: Store) -> None:
    async with store.writing() as tx:
        for guild in (1, 2):
            await people.change_guild(tx, guild, {"language": "fr"})
        changed = await tx.exec_driver_sql("UPDATE guilds SET language = 'it' RETURNING guild_id")
        assert (len(changed.all()), changed.rowcount) == (2, 2)
