"""Two processes that keep the time of one database: what is due is carried out once, by whichever of them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.matches.keeper import TRIES
from bot.matches.service import Matches
from bot.store import Store, tables
from bot.store.together.claims import TERM
from tests.matches.harness import CHANNEL, DAY, MatchesHarness

pytestmark = [pytest.mark.on_postgresql, pytest.mark.parametrize("engine", ["postgresql"], indirect=True)]


@asynccontextmanager
async def another(harness: MatchesHarness, clock: ManualClock | None = None) -> AsyncIterator[Matches]:
    """Let another process keep the time as well."""
    clock = clock or harness.clock
    store = await Store.open(harness.url, clock)
    try:
        yield Matches(store, harness.games, clock, entropy=harness.entropy)
    finally:
        await store.close()


async def attempts(harness: MatchesHarness) -> list[int]:
    """Read how often each timer that is due was tried."""
    due = tables.timers.select().where(tables.timers.c.due <= harness.store.now())
    async with harness.store.reading() as tx:
        return sorted(row.attempts for row in await tx.execute(due))


async def test_what_is_due_in_many_matches_is_carried_out_once(
    harness: MatchesHarness, caplog: pytest.LogCaptureFixture
) -> None:
    matches = [await harness.begin(2, channel=CHANNEL + number) for number in range(10)]
    await harness.clock.advance(DAY * 3 // 4)
    async with another(harness) as other:
        await asyncio.gather(harness.matches.time.run_due(), other.time.run_due())
        assert [len(await harness.reminders(match)) for match in matches] == [2] * 10
        await harness.clock.advance(DAY // 4)
        await asyncio.gather(harness.matches.time.run_due(), other.time.run_due())
        assert await attempts(harness) == []
    for match in matches:
        assert (await harness.matches.tables.get(match)).status == "running"
        assert [one.misses for one in (await harness.matches.tables.get(match)).members] == [1, 1]
        await harness.matches.history.verify(match)
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []


async def test_a_match_on_which_one_works_is_left_alone_by_the_other_however_long_it_takes(
    harness: MatchesHarness,
) -> None:
    match = await harness.begin(2)
    reached, answered = asyncio.Event(), asyncio.Event()

    async def slow(_guild: int, _channel: int) -> None:
        reached.set()
        await answered.wait()

    harness.matches.keeper.find_obstacle = slow
    await harness.clock.advance(DAY * 3 // 4)
    async with another(harness) as other:
        working = asyncio.create_task(harness.matches.time.run_due())
        await reached.wait()
        for _ in range(TRIES * TERM):
            await harness.clock.advance(1)
            await asyncio.sleep(0.01)
            await other.time.run_due()
        assert await attempts(harness) == [0, 1]
        answered.set()
        await working
    assert len(await harness.reminders(match)) == 2


@pytest.mark.parametrize("stopped_in", ["load_any", "holds_up", "_effect"])
async def test_one_that_was_stopped_past_its_claim_carries_out_nothing_that_was_carried_out_since(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, stopped_in: str
) -> None:
    match = await harness.begin(2)
    elsewhere = ManualClock()
    reached, woken = asyncio.Event(), asyncio.Event()
    for clock in (harness.clock, elsewhere):
        await clock.advance(DAY * 3 // 4)
    name = "load" if stopped_in == "_effect" else stopped_in
    part = harness.matches.waiting if name == "holds_up" else harness.matches.keeper
    real = getattr(part, name)

    async def stopping(*arguments: Any) -> Any:
        if name != "load":
            reached.set()
            await woken.wait()
        found = await real(*arguments)
        if name == "load":
            reached.set()
            await woken.wait()
        return found

    monkeypatch.setattr(part, name, stopping)
    async with another(harness, elsewhere) as other:
        stopped = asyncio.create_task(harness.matches.time.run_due())
        await reached.wait()
        await elsewhere.advance(TERM + 1)
        await other.time.run_due()
        assert len(await harness.reminders(match)) == 2
        monkeypatch.undo()
        await harness.clock.leap(TERM + 1)
        woken.set()
        await stopped
    assert len(await harness.reminders(match)) == 2
    assert await attempts(harness) == []
