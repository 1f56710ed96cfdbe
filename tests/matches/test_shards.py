"""Absence from the servers of one shard: their matches keep the time that they had left, and the others go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.roles import Shards
from bot.store.tables import matches, timers
from bot.store.together.presence import Absence, Standing
from tests.matches.harness import CHANNEL, DAY, HOUR, MatchesHarness
from tests.matches.test_deadlines import due

SECOND = Shards((1,), 2)


async def begin_two(harness: MatchesHarness) -> tuple[int, int]:
    """Begin a match on a server of each of two shards."""
    here = await harness.begin(2, deadline=7 * DAY)
    there = await harness.begin(2, deadline=7 * DAY, channel=CHANNEL + 1, first_user=10)
    async with harness.store.writing() as tx:
        await tx.exec_driver_sql(f"UPDATE matches SET guild_id = {1 << 22} WHERE id = {there}")
    return here, there


async def give_back(harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch, *absences: Absence) -> None:
    @asynccontextmanager
    async def giving_back() -> AsyncIterator[tuple[AsyncConnection, tuple[Absence, ...]]]:
        async with harness.store.writing() as tx:
            yield tx, absences

    with monkeypatch.context() as patched:
        patched.setattr(harness.store.presence, "may_owe", lambda: True)
        patched.setattr(harness.store.presence, "giving_back", giving_back)
        await harness.matches.time.back_from_absence()


async def test_the_servers_of_a_shard_alone_are_given_its_absence_back(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await begin_two(harness)
    before = await due(harness, here, 0), await due(harness, there, 0)
    await give_back(harness, monkeypatch, Absence(3 * HOUR, SECOND))
    assert await due(harness, here, 0) == before[0]
    assert await due(harness, there, 0) == (before[1] or 0) + 3 * HOUR


async def test_whoever_would_have_to_answer_soon_gets_the_grace_of_a_long_absence(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await begin_two(harness)
    last = await due(harness, there, 0)
    assert last is not None
    await harness.pass_time(last - harness.clock.now() - 600)
    await give_back(harness, monkeypatch, Absence(600, SECOND))
    assert await due(harness, here, 0) == last
    assert await due(harness, there, 0) == harness.clock.now() + 2 * HOUR


async def test_while_the_bot_is_away_from_a_shard_nothing_is_due_on_its_servers(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await begin_two(harness)

    async def standing(_tx: AsyncConnection) -> Standing:
        return Standing(owes=False, away=SECOND)

    monkeypatch.setattr(harness.store.presence, "standing", standing)
    await harness.pass_time(8 * DAY)
    assert (await harness.matches.tables.get(here)).actions > 0
    assert (await harness.matches.tables.get(there)).actions == 0
    monkeypatch.undo()
    await harness.matches.time.run_due()
    assert (await harness.matches.tables.get(there)).actions > 0


@pytest.mark.on_postgresql
@pytest.mark.parametrize("engine", ["postgresql"], indirect=True)
async def test_whoever_acts_while_time_is_given_back_and_whoever_gives_it_do_not_wait_for_each_other(
    harness: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, there = await begin_two(harness)
    before = await due(harness, there, 0) or 0
    async with harness.store.writing() as tx:
        await tx.execute(update(matches).where(matches.c.id == there).values(failures=1))
        giving = asyncio.create_task(give_back(harness, monkeypatch, Absence(3 * HOUR, SECOND)))
        await asyncio.wait([giving], timeout=0.5)
        await tx.execute(update(timers).where(timers.c.match_id == there).values(attempts=1))
    await giving
    assert await due(harness, there, 0) == before + 3 * HOUR
