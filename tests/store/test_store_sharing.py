"""Several processes on one PostgreSQL database: who works on what, and how they wake each other."""

import asyncio
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import event

from bot.clock import ManualClock
from bot.playground.wire import PATIENCE
from bot.store import Store
from bot.store.engines import news
from bot.store.engines.postgresql import PostgreSQL
from bot.store.together.claims import CERTAIN, TERM
from tests.store.conftest import Processes


async def heartbeat(*stores: Store) -> None:
    """Let time pass, on the clocks of all stores, until the heart of the first one has beaten."""
    renewed = "SELECT max(until) FROM claims"
    async with stores[0].reading() as tx:
        before = (await tx.exec_driver_sql(renewed)).scalar_one()
    while True:
        for clock in {store.clock for store in stores}:
            assert isinstance(clock, ManualClock)
            await clock.leap(1)
        await asyncio.sleep(0.01)
        async with stores[0].reading() as tx:
            if before != (await tx.exec_driver_sql(renewed)).scalar_one():
                return


# Claims


async def test_a_claim_is_held_by_one_until_it_is_given_back(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    assert await first.claims.take(["a", "b"]) == {"a", "b"}
    assert await second.claims.take(["a", "b", "c"]) == {"c"}
    assert await first.claims.take(["a", "c"]) == {"a"}
    await second.claims.give_back(["a", "c"])
    assert await first.claims.take(["c"]) == {"c"}
    await first.claims.give_back(["a"])
    assert await second.claims.take(["a"]) == {"a"}


async def test_of_many_who_claim_the_same_at_once_each_claim_has_one(processes: Processes) -> None:
    names = [str(number) for number in range(20)]
    stores = [await processes.start() for _ in range(4)]
    taken = await asyncio.gather(
        *(store.claims.take(names[:: 1 if number % 2 else -1]) for number, store in enumerate(stores))
    )
    assert sorted(name for one in taken for name in one) == sorted(names)


@pytest.mark.parametrize("ahead", [-5, 0, 5])
async def test_a_claim_is_renewed_while_its_process_lives_and_over_soon_after(processes: Processes, ahead: int) -> None:
    """Also where the clocks of two machines differ by some seconds."""
    elsewhere = ManualClock(processes.clock.now() + ahead)
    first, second = await processes.start(), await processes.start(elsewhere)
    await first.claims.take(["a"])
    for _ in range(2 * TERM // PostgreSQL.heartbeat):
        await heartbeat(first, second)
        assert not await second.claims.take(["a"])
        assert await first.claims.still_hold("a")
    await elsewhere.advance(TERM + 1 - ahead)
    assert await second.claims.take(["a"]) == {"a"}
    await processes.clock.advance(CERTAIN)
    assert not await first.claims.still_hold("a")
    async with first.writing() as tx:
        assert not await first.claims.confirm(tx, "a")


async def test_a_claim_that_another_had_meanwhile_is_no_longer_held(processes: Processes) -> None:
    elsewhere = ManualClock()
    stopped, other = await processes.start(), await processes.start(elsewhere)
    await stopped.claims.take(["a"])
    await elsewhere.advance(TERM + 1)
    await other.claims.take(["a"])
    await other.claims.give_back(["a"])
    async with stopped.writing() as tx:
        assert not await stopped.claims.confirm(tx, "a")


async def test_where_one_process_holds_the_database_a_claim_costs_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}", ManualClock())
    statements: list[str] = []
    event.listen(store.database.engine.sync_engine, "before_cursor_execute", lambda *about: statements.append(about[2]))
    assert await store.claims.take(["a", "b"]) == {"a", "b"}
    async with store.writing() as tx:
        assert await store.claims.take_in(tx, ["c"]) == {"c"}
        assert await store.claims.confirm(tx, "a")
    assert await store.claims.still_hold("a")
    await store.claims.give_back(["a"])
    await store.claims.give_back()
    store.announce()
    assert [one for one in statements if not one.startswith("BEGIN")] == []
    await store.close()


# News


async def listens(store: Store, *, to: Store) -> asyncio.Event:
    """Wait until one store hears what another one announces; give what is set whenever it hears something more."""
    heard = asyncio.Event()
    store.on_news = heard.set
    async with asyncio.timeout(PATIENCE):
        while not heard.is_set():
            to.announce()
            await asyncio.sleep(0.01)
    await asyncio.sleep(2 * news.AT_MOST_EVERY)
    heard.clear()
    return heard


async def test_what_one_announces_wakes_the_others(processes: Processes) -> None:
    speaker, first, second = [await processes.start() for _ in range(3)]
    heard = [await listens(store, to=speaker) for store in (first, second)]
    echo = asyncio.Event()
    speaker.on_news = echo.set
    speaker.announce()
    async with asyncio.timeout(PATIENCE):
        for one in heard:
            await one.wait()
    assert not echo.is_set(), "who has announced it knows it already"


async def test_much_that_is_announced_at_once_is_heard_a_few_times(processes: Processes) -> None:
    speaker, listener = await processes.start(), await processes.start()
    heard = await listens(listener, to=speaker)
    times = []

    def count() -> None:
        times.append(1)
        heard.set()

    listener.on_news = count
    for _ in range(20):
        for _ in range(50):
            speaker.announce()
        await asyncio.sleep(0.001)
    await asyncio.wait_for(heard.wait(), PATIENCE)
    assert len(times) < 20


async def test_a_connection_that_was_lost_is_opened_again(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "REOPENED_AFTER", 0.01)
    speaker, listener = await processes.start(), await processes.start()
    await listens(listener, to=speaker)
    async with speaker.writing() as tx:
        ended = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query SIMILAR TO '(LISTEN|NOTIFY)%'"
        )
        assert (await tx.exec_driver_sql(ended + " AND datname = current_database()")).scalar_one() == 2
    await listens(listener, to=speaker)


async def test_nothing_secret_is_in_the_news(processes: Processes) -> None:
    store = await processes.start()
    heard = asyncio.Queue[tuple[str, str]]()
    async with store.database.engine.connect() as connection:
        listener: Any = (await connection.get_raw_connection()).driver_connection
        await listener.add_listener("sealed_orders", lambda *news: heard.put_nowait(news[2:]))
        store.announce()
        async with asyncio.timeout(PATIENCE):
            assert await heard.get() == ("sealed_orders", "")
        await connection.invalidate()


async def test_a_clock_is_ahead_by_no_more_than_is_certain_while_the_answer_was_awaited(processes: Processes) -> None:
    clock = ManualClock(time.time() + 100)
    store = await processes.start(clock)
    assert 80 < await store.ahead() <= 100
    asleep = iter((time.time(), time.time() + 3600))
    with patch.object(clock, "unmoved", lambda: next(asleep)):
        assert await store.ahead() == 0
