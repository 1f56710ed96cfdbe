"""Shards on one PostgreSQL database: each is served by one process, and its absence is given back once."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.playground.wire import PATIENCE
from bot.roles import Shards
from bot.store import Store
from bot.store.engines import locking
from bot.store.kept import timers
from bot.store.together.claims import TERM
from bot.store.together.presence import EVERYBODY, NOBODY, UNNOTICED, Absence, Standing
from bot.store.together.shards import ServedShards
from tests.store.conftest import Processes

AWAY = 120
"""Seconds of an absence."""
SIGNING_EVERY = 20


class Gateways(Processes):
    """Processes on one database, through some of which people can reach it."""

    async def serve(self, *shards: int, of: int = 1, beats: bool = False) -> Store:
        """Start a process through whose shards people can reach it.

        Unless its heart beats by itself it signs when the test says so: a beat may be late, and sign for later.
        """
        store = await self.start()
        assert store._beating is not None
        if not beats:
            store._beating.cancel()
        for shard in shards:
            assert await store.presence.take(shard, of) is None
        await store.presence.sign()
        return store


@pytest.fixture
async def processes(url: str) -> AsyncIterator[Gateways]:
    gateways = Gateways(url)
    yield gateways
    await gateways.stop(*gateways.running)


async def given_back(store: Store) -> set[Absence]:
    async with store.presence.giving_back() as (tx, absences):
        for one in absences:
            await timers.shift(tx, one.seconds, store.now(), shards=one.shards)
        return {*absences}


async def standing(store: Store) -> Standing:
    async with store.reading() as tx:
        return await store.presence.standing(tx)


# Who serves which


async def test_a_shard_is_served_by_one_process_until_that_one_lets_it_go(processes: Gateways) -> None:
    first, second = await processes.serve(0, 1, of=4), await processes.serve(2, of=4)
    assert await second.presence.take(1, 4) == "Shard 1 of 4 is served by another process"
    assert await second.presence.take(3, 4) is None
    await first.presence.release()
    assert await second.presence.take(1, 4) is None
    assert await first.presence.take(1, 4) is not None


async def test_of_many_who_want_a_shard_at_once_one_has_it(processes: Gateways) -> None:
    stores = [await processes.serve() for _ in range(5)]
    found = await asyncio.gather(*(store.presence.take(3, 8) for store in stores))
    assert found.count(None) == 1


async def test_processes_that_count_other_shards_wait_for_all_that_do_not(processes: Gateways) -> None:
    old, new = await processes.serve(0, of=2), await processes.serve()
    assert await new.presence.take(3, 4) == "Processes that do not count 4 shards are still at work"
    await old.presence.release()
    assert await new.presence.take(3, 4) is None


async def test_a_shard_of_a_process_that_was_killed_is_free_after_its_term(processes: Gateways) -> None:
    _killed, other = await processes.serve(0), await processes.serve()
    await processes.clock.leap(TERM)
    assert await other.presence.take(0, 1) is not None
    await processes.clock.leap(1)
    assert await other.presence.take(0, 1) is None


async def test_a_shard_of_a_process_that_has_ended_on_this_machine_is_free_at_once(
    processes: Gateways, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    with monkeypatch.context() as patched:
        patched.setattr(os, "getpid", lambda: ended.pid)
        await processes.serve(0)
    await ended.wait()
    assert await (await processes.serve()).presence.take(0, 1) is None


async def test_processes_on_copies_of_one_machine_that_hide_which_boot_it_is_take_no_shard_from_each_other(
    processes: Gateways, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the unit files hide it: the other one has the same name, and there is no process of its number here."""
    monkeypatch.setattr(locking, "_boot", lambda: "")
    ended = await asyncio.create_subprocess_exec(sys.executable, "-c", "")
    await ended.wait()
    with monkeypatch.context() as patched:
        patched.setattr(os, "getpid", lambda: ended.pid)
        await processes.serve(0)
    assert await (await processes.serve()).presence.take(0, 1) == "Shard 0 of 1 is served by another process"


async def test_a_heart_that_beats_while_a_shard_is_taken_does_not_take_it_for_lost(
    processes: Gateways, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = await processes.serve()
    assert isinstance(gateway.presence, ServedShards)
    make_rows = gateway.presence._make_rows
    beating: list[asyncio.Task[None]] = []

    async def slowly(tx: AsyncConnection, total: int) -> None:
        await make_rows(tx, total)
        beating.append(asyncio.create_task(gateway.presence.renew()))
        await asyncio.wait(beating, timeout=0.2)

    monkeypatch.setattr(gateway.presence, "_make_rows", slowly)
    assert await gateway.presence.take(0, 1) is None
    await asyncio.gather(*beating)
    await processes.clock.leap(TERM - 1)
    await gateway.presence.renew()
    await processes.clock.leap(2)
    assert not gateway.lost.is_set()
    assert await (await processes.serve()).presence.take(0, 1) is not None


async def test_a_process_that_was_stopped_past_its_term_stops_if_another_serves_its_shard(processes: Gateways) -> None:
    stopped = await processes.serve(0, beats=True)
    async with stopped._signing:  # its heart does not beat meanwhile
        await processes.clock.leap(TERM + 1)
        other = await processes.serve(0)
    async with asyncio.timeout(PATIENCE):
        while not stopped.lost.is_set():
            await processes.clock.leap(1)
            await asyncio.sleep(0.01)
    assert not other.lost.is_set()


async def test_a_database_that_was_away_for_long_costs_nobody_his_shards(processes: Gateways) -> None:
    first, second = await processes.serve(0, of=2), await processes.serve(1, of=2)
    await processes.clock.leap(3 * TERM)
    for store in (first, second):
        await store.presence.renew()
    assert not first.lost.is_set()
    assert not second.lost.is_set()


# Absence


async def test_while_nobody_signs_for_a_shard_the_bot_is_away_from_its_servers_alone(processes: Gateways) -> None:
    await processes.serve(0, of=2)
    gone, clock = await processes.serve(1, of=2), await processes.serve()
    assert await standing(clock) == Standing(owes=False, away=NOBODY)
    await processes.stop(gone)
    await only_these_sign(processes, 2 * UNNOTICED)
    assert await standing(clock) == Standing(owes=False, away=Shards((1,), 2))


async def only_these_sign(processes: Gateways, seconds: int) -> None:
    """Let time pass while those that run sign and renew, as their hearts would let them."""
    for _ in range(0, seconds, SIGNING_EVERY):
        await processes.clock.leap(SIGNING_EVERY)
        for store in processes.running:
            await store.presence.sign()
            await store.claims.renew()


async def test_couriers_and_clocks_hide_no_outage_of_the_gateways(processes: Gateways) -> None:
    gone, clock = await processes.serve(0), await processes.serve()
    await processes.stop(gone)
    await only_these_sign(processes, AWAY)
    assert await standing(clock) == Standing(owes=False, away=EVERYBODY)
    assert await given_back(clock) == set()
    await processes.serve(0)
    assert await standing(clock) == Standing(owes=True, away=NOBODY)
    assert await given_back(clock) == {Absence(AWAY)}
    assert await standing(clock) == Standing(owes=False, away=NOBODY)


async def test_whoever_loses_a_shard_gives_time_back_to_its_servers(processes: Gateways) -> None:
    gateway = await processes.serve(0, 1, 2, of=3)
    gateway.presence.cut_off(1)
    assert (await standing(gateway)).away == Shards((1,), 3)
    await only_these_sign(processes, AWAY)
    gateway.presence.come_back(1)
    assert await given_back(gateway) == {Absence(AWAY, Shards((1,), 3))}
    assert await given_back(gateway) == set()


async def test_whoever_loses_the_first_shard_gives_time_back_to_everybody(processes: Gateways) -> None:
    first, _second = await processes.serve(0, of=2), await processes.serve(1, of=2)
    first.presence.cut_off(0)
    assert (await standing(first)).away == EVERYBODY
    await only_these_sign(processes, AWAY)
    first.presence.come_back(0)
    assert await given_back(first) == {Absence(AWAY)}


@pytest.mark.parametrize("first_back", [0, 1])
async def test_an_outage_of_all_shards_is_given_back_once(processes: Gateways, first_back: int) -> None:
    """The second shard comes back a minute before the first one, or after it."""
    gateways = [await processes.serve(0, of=2), await processes.serve(1, of=2)]
    for shard in (0, 1):
        gateways[shard].presence.cut_off(shard)
    await processes.clock.leap(AWAY)
    gateways[first_back].presence.come_back(first_back)
    early = await given_back(gateways[first_back])
    await only_these_sign(processes, 60)
    gateways[1 - first_back].presence.come_back(1 - first_back)
    late = await given_back(gateways[1 - first_back])
    if first_back == 0:
        assert (early, late) == ({Absence(AWAY)}, {Absence(60, Shards((1,), 2))})
    else:
        assert (early, late) == (set(), {Absence(AWAY + 60)})


async def test_outages_that_overlap_are_given_back_as_long_as_they_were_together(processes: Gateways) -> None:
    """The first shard is lost later than the second one, and comes back later."""
    first, second = await processes.serve(0, of=2), await processes.serve(1, of=2)
    second.presence.cut_off(1)
    await only_these_sign(processes, AWAY)
    first.presence.cut_off(0)
    await only_these_sign(processes, AWAY)
    second.presence.come_back(1)
    assert await given_back(second) == {Absence(AWAY, Shards((1,), 2))}
    await only_these_sign(processes, AWAY)
    first.presence.come_back(0)
    assert await given_back(first) == {Absence(2 * AWAY)}


@pytest.mark.parametrize(("shards", "owed"), [((0, 1), Absence(AWAY, Shards((1,), 2))), ((0,), Absence(AWAY))])
async def test_what_servers_of_a_shard_are_owed_they_get_after_a_restart_and_everybody_if_shards_are_others_then(
    processes: Gateways, shards: tuple[int, ...], owed: Absence
) -> None:
    gateway = await processes.serve(0, 1, of=2)
    gateway.presence.cut_off(1)
    await only_these_sign(processes, AWAY)
    gateway.presence.come_back(1)
    await gateway.presence.sign()
    await processes.stop(gateway)
    assert await given_back(await processes.serve(*shards, of=len(shards))) == {owed}


async def test_what_nobody_has_noted_is_given_back_when_there_are_other_shards(processes: Gateways) -> None:
    """The second shard is away, and does not come back before the number of shards changes."""
    first, second = await processes.serve(0, of=2), await processes.serve(1, of=2)
    await processes.stop(second)
    await only_these_sign(processes, AWAY)
    await processes.stop(first)
    assert await given_back(await processes.serve(0, 1, 2, of=3)) == {Absence(AWAY)}


async def test_a_shard_that_nobody_has_served_yet_is_away(processes: Gateways) -> None:
    gateway = await processes.serve(0, of=2)
    await only_these_sign(processes, 2 * UNNOTICED)
    assert (await standing(gateway)).away == Shards((1,), 2)


async def test_time_that_a_machine_has_slept_through_is_given_back(processes: Gateways) -> None:
    gateway = await processes.serve(0)
    await processes.clock.leap(AWAY)
    assert await standing(gateway) == Standing(owes=True, away=EVERYBODY)
    assert await given_back(gateway) == {Absence(AWAY)}
