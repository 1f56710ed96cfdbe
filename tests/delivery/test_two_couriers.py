"""Two couriers of two processes on one database: each thing is said once and in order, whichever of them says it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest

from bot.clock import ManualClock
from bot.delivery.courier import GIVE_UP_AFTER, Courier
from bot.playground.wire import PATIENCE
from bot.store import OutboxRow, Store
from bot.store.outgoing import Addressed, Notice
from bot.store.together.claims import TERM
from tests.delivery.harness import DeliveryHarness, Log, account

pytestmark = pytest.mark.parametrize("engine", ["postgresql"], indirect=True)


@asynccontextmanager
async def another(harness: DeliveryHarness, clock: ManualClock | None = None) -> AsyncIterator[Courier]:
    """Let another process have a courier, which does not run yet."""
    clock = clock or harness.clock
    store = await Store.open(str(harness.store.database.engine.url), clock)
    try:
        hears, icons = harness.keeper.listener, harness.icons
        yield Courier(harness.client, store, harness.presenters, harness.studio, clock, hears, icons)
    finally:
        await store.close()


@asynccontextmanager
async def running(*couriers: Courier) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(courier.run()) for courier in couriers]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_said(harness: DeliveryHarness, *clocks: ManualClock) -> None:
    """Wait until nothing is pending, while the clocks go on."""
    async with asyncio.timeout(PATIENCE):
        while await harness.pending():
            for clock in clocks:
                await clock.advance(1)
            await asyncio.sleep(0.01)


def posted_twice(harness: DeliveryHarness) -> int:
    return sum(times - 1 for times in Counter(post.body["nonce"] for post in harness.posts()).values())


@pytest.mark.on_postgresql
@pytest.mark.parametrize(("places", "stories"), [(5, 5), pytest.param(10, 10, marks=pytest.mark.long)])
async def test_two_couriers_post_nothing_twice_and_everything_in_order(
    harness: DeliveryHarness, places: int, stories: int
) -> None:
    world = harness.playground.world
    channels = [world.create_channel(harness.guild.id, f"games-{number}") for number in range(places)]
    for channel in channels:
        match = await harness.table(channel, [harness.ada, harness.ben])
        for number in range(stories):
            said = (account(f"Story {number}."), Addressed(Notice(key="notice-agreed")))
            await harness.put(*said, match=match, channel=channel)
    async with another(harness) as other, running(harness.courier(), other):
        await all_said(harness)
    assert (len(harness.posts()), posted_twice(harness)) == (2 * places * stories, 0)
    for channel in channels:
        texts = harness.texts(channel=channel)
        assert len(texts) == 2 * stories
        for number, text in enumerate(texts[::2]):
            assert f"Story {number}." in text


async def test_what_a_killed_courier_has_claimed_is_said_by_another_once_the_claim_is_over(
    harness: DeliveryHarness,
) -> None:
    clock = ManualClock()
    async with another(harness, ManualClock()) as killed, another(harness, clock) as other:
        await harness.put(account("Ada wins Sarnath."))
        lane = f"c{harness.channel.id}"
        assert await killed._store.claims.take([lane]) == {lane}
        async with running(other):
            await clock.advance(TERM)
            assert not await other._store.claims.take([lane])
            assert harness.posts() == []
            await all_said(harness, clock)
    assert len(harness.texts()) == 1


async def test_a_courier_that_works_longer_than_a_claim_holds_keeps_its_lane(harness: DeliveryHarness) -> None:
    """The platform takes its time; the other one hears nothing of the lane."""
    hanging = harness.playground.faults.hang(method="POST", path="/messages$")
    await harness.put(account("Ada wins Sarnath."), Addressed(Notice(key="notice-agreed")))
    async with another(harness) as other:
        async with running(harness.courier()):
            await harness.until(1)
            async with running(other):
                for _ in range(2 * TERM):
                    await harness.clock.advance(1)
                    await asyncio.sleep(0.01)
            assert (len(harness.posts()), hanging.times) == (1, 0)
        async with running(other):
            await all_said(harness, harness.clock)
    assert len(harness.texts()) == 2


@pytest.mark.parametrize("stopped_at", ["before it begins", "when it has begun", "in the library"])
async def test_a_courier_that_was_stopped_past_its_claim_does_not_say_what_another_has_said(
    harness: DeliveryHarness, monkeypatch: pytest.MonkeyPatch, stopped_at: str
) -> None:
    """It wakes up long after nonces are forgotten; the library may have stopped it for a rate limit."""
    here, there = ManualClock(), ManualClock()
    reached, woken = asyncio.Event(), asyncio.Event()
    await harness.put(account("Ada wins Sarnath."), Addressed(Notice(key="notice-agreed")))
    async with another(harness, here) as stopped, another(harness, there) as other:
        outbox = stopped._store.outbox
        begin, acquire = outbox.begin, discord.http.Ratelimit.acquire

        async def stop() -> None:
            if not reached.is_set():
                reached.set()
                await woken.wait()

        async def stopping(*rows: OutboxRow) -> bool:
            if stopped_at == "before it begins":
                await stop()
            begun = await begin(*rows)
            if stopped_at == "when it has begun":
                await stop()
            return begun

        async def acquiring(limit: discord.http.Ratelimit) -> None:
            if stopped_at == "in the library":
                await stop()
            await acquire(limit)

        monkeypatch.setattr(outbox, "begin", stopping)
        monkeypatch.setattr(discord.http.Ratelimit, "acquire", acquiring)
        async with running(stopped):
            await asyncio.wait_for(reached.wait(), PATIENCE)
            async with running(other):
                await there.advance(TERM + 1)
                await all_said(harness, there)
            posts = len(harness.posts())
            await here.leap(3600)
            woken.set()
            await asyncio.sleep(0.1)
        assert len(harness.posts()) == posts
    assert len(harness.texts()) == 2


async def test_a_letter_that_fails_is_given_up_after_as_many_attempts_whoever_makes_them(
    harness: DeliveryHarness, log: Log
) -> None:
    await harness.put(account("unsayable"), Addressed(Notice(key="notice-agreed")))
    async with another(harness) as other:
        for courier in (harness.courier(), other, harness.courier()):
            failed = len(log.errors)
            async with running(courier), asyncio.timeout(PATIENCE):
                while len(log.errors) < failed + 2:
                    await harness.clock.advance(1)
                    await asyncio.sleep(0.001)
        async with running(other):
            await all_said(harness, harness.clock)
    assert [row.state for row in await harness.rows()] == ["dropped", "sent"]
    # Each time, and once that it was given up; one who is stopped in the middle of an attempt has not made it.
    assert GIVE_UP_AFTER < len(log.errors) <= GIVE_UP_AFTER + 1 + 3
