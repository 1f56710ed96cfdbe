"""A transaction goes to the driver of SQLite once, as a visit to its thread."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import Column, MetaData, Table, bindparam, delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import ManualClock
from bot.store import Store, statements, tables
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


async def told_of(tx: AsyncConnection) -> list[Any]:
    """Execute statements of every shape, most of them twice with other values, and tell what each has led to."""
    values = {"locale": "de", "dm_closed": False, "answers_in_channel": True}
    new = insert(tables.people).values(dm_closed=False, answers_in_channel=bindparam("answers"))
    changed = update(tables.people).where(tables.people.c.user_id == bindparam("of"))
    told: list[Any] = [
        (await tx.execute(insert(tables.people), [{"user_id": number, **values} for number in (1, 2)])).rowcount,
        (await tx.execute(insert(tables.people), {"user_id": 3, **values, "hours": b"[]"})).rowcount,
        (await tx.execute(new, {"user_id": 4, "locale": "fr", "answers": False})).rowcount,
        (
            await tx.execute(changed.values(locale=bindparam("new")), [{"of": 1, "new": "it"}, {"of": 9, "new": ""}])
        ).rowcount,
    ]
    for number in (1, 3):
        query = select(tables.people).where(tables.people.c.user_id <= number).order_by(tables.people.c.user_id)
        told += [tuple(row) for row in await tx.execute(query)]
        told += [row._mapping["hours"] for row in await tx.execute(query.limit(number))]
        told += [row.seen for row in await tx.execute(select(tables.people.c.dm_closed.label("seen")))]
        told += await tx.scalars(select(tables.people.c.user_id).where(tables.people.c.user_id.in_(range(number))))
        gone = delete(tables.people).filter_by(user_id=number).returning(tables.people.c.answers_in_channel)
        told += [(await tx.execute(gone)).one_or_none(), (await tx.execute(gone)).one_or_none()]
        told.append(await people.change_guild(tx, number, {"away_days": number}))
    several = [{"user_id": number, **values} for number in (6, 7)]
    told += sorted(await tx.scalars(insert(tables.people).returning(tables.people.c.user_id), several))
    others = [Column[Any](name) for name in ("user_id", "dm_closed", "answers_in_channel")]
    with_default = insert(Table("people", MetaData(), *others, Column("locale", default="pt")))
    await tx.execute(with_default, {"user_id": 8, "dm_closed": False, "answers_in_channel": False})
    whose = select(tables.people.c.locale).where(tables.people.c.user_id == bindparam("whose"))
    told.append(await tx.scalar(whose.params(whose=8)))
    return [*told, await tx.scalar(text("SELECT count(*) FROM people WHERE user_id = :number"), {"number": 2})]


async def test_statements_lead_to_what_they_do_in_sqlalchemys_own_hands(store: Store, tmp_path: Path) -> None:
    other, asked = await Store.open(await databases.at(tmp_path / "other.db"), ManualClock()), []
    # Where somebody listens SQLAlchemy executes itself.
    event.listen(other.database.engine.sync_engine, "before_cursor_execute", lambda *about: asked.append(about))
    theirs = await other.write(told_of)
    await other.close()
    assert asked
    told = await store.write(told_of)
    assert told == theirs
    assert [type(one) for one in told] == [type(one) for one in theirs]
    assert told[4][3:5] == (False, True)


async def test_a_value_that_is_missing_is_never_taken_for_none(store: Store) -> None:
    locales = update(tables.people).values(dm_channel_id=bindparam("channel")).where(tables.people.c.user_id == 1)
    with pytest.raises(SQLAlchemyError):
        await store.write(lambda tx: tx.execute(locales, {"chanel": 5}))


async def test_what_cannot_be_stored_is_not_told(store: Store) -> None:
    row = {"user_id": 5, "locale": "the secret", "dm_closed": False, "answers_in_channel": False}
    with pytest.raises(IntegrityError) as raised:
        await store.write(lambda tx: tx.execute(insert(tables.people), [row, row]))
    assert "secret" not in str(raised.value)
    assert (await store.people.get(5)).locale == ""


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


async def test_a_change_of_rows_writes_nothing_over_the_keys_that_find_them(store: Store) -> None:
    said: list[str] = []
    event.listen(store.database.engine.sync_engine, "before_cursor_execute", lambda *about: said.append(about[2]))
    rows = [{"user_id": user, "locale": "fr"} for user in (1, 2)]
    await store.write(lambda tx: statements.change(tx, tables.people, ["user_id"], rows))
    assert said[1:] == ["UPDATE people SET locale=? WHERE people.user_id = ?"]
