"""One program in several processes, each with a role, on one PostgreSQL database."""

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from discord import Client
from discord.gateway import DiscordWebSocket
from structlog.testing import capture_logs

from bot.clock import ManualClock, SystemClock
from bot.delivery import requests
from bot.playground import Shard
from bot.playground.wire import PATIENCE, Fault
from bot.roles import Duty, Role, Shards
from tests import databases
from tests.e2e.harness import BlankStudio, BotAsChild, BotInProcess, Harness, check_log, open_harness
from tests.e2e.probe_robots import PROBE, play_probe, seal_sheet, sit_down_with_words
from tests.e2e.robots import latest_board, press
from tests.e2e.stored_matches import all_said, check_story

GATEWAY, COURIER, CLOCK = (Duty(frozenset[Role]({role})) for role in ("gateway", "courier", "clock"))
FIRST, SECOND = (replace(GATEWAY, shards=Shards((shard,), 2)) for shard in (0, 1))


class Processes:
    """The processes of one bot that knows Probe alone, and their clock, which stands still."""

    def __init__(self, here: Harness) -> None:
        self.here, self.clock = here, here.manual_clock
        here.games, here.extensions = PROBE
        self._running: list[BotInProcess] = []

    async def start(self, *duties: Duty) -> list[BotInProcess]:
        started = [await BotInProcess.start(self.here, studio=BlankStudio(), duty=duty) for duty in duties]
        self._running += started
        return started

    async def stop(self, *processes: BotInProcess) -> None:
        """End some of them (none named: all) as an operator would."""
        for one in processes or tuple(self._running):
            self._running.remove(one)
            await one.stop()


@pytest.fixture
async def processes(tmp_path: Path, hurried: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    monkeypatch.setattr(requests, "IDENTIFY_APART", 0.0)  # in real time, which nobody here waits for
    with databases.engine("postgresql"):
        async with open_harness(tmp_path) as here:
            processes = Processes(here)
            yield processes
            await processes.stop()
            await check_log(here)
            assert here.playground.breaches == ()


async def passes(clock: ManualClock, seconds: int, until: Callable[[], bool] = lambda: False) -> None:
    """Let time pass for all machines, second by second, while their hearts beat."""
    for _ in range(seconds):
        if until():
            return
        await clock.leap(1)
        await asyncio.sleep(0.02)


def in_the_guild_of(shard: int, here: Harness) -> Harness:
    """Make a harness in a server of one of two shards."""
    guild = here.playground.guild(f"Port {shard}", shard=Shard(shard, 2))
    return Harness(here.playground, here.folder, here.clock, guild, here.wire).seat("Ada", "Bruno", "Chen")


def deadlines(here: Harness) -> dict[int, int]:
    """Read when each match is due, at the latest."""
    query = """
        SELECT match_id, max(due) + (SELECT given FROM lease) FROM timers WHERE kind = 'deadline' GROUP BY match_id
    """
    return {match: due for match, due in databases.rows(here.database, query)}  # noqa: C416  # typed


# One role each


async def test_a_gateway_alone_answers_and_leaves_posting_and_the_time_to_others(processes: Processes) -> None:
    (gateway,) = await processes.start(GATEWAY)
    assert gateway.bot.duty.tasks == ()
    host = processes.here.people[0]
    await host.slash(processes.here.channel, "matches")
    assert [one.get_name() for one in gateway.bot._tasks] == ["studio", "memory", "table lists", "icons", "live panels"]


# Shards


@pytest.mark.long
@pytest.mark.parametrize("together", [False, True])
async def test_matches_on_servers_of_two_shards_are_played_to_their_end(processes: Processes, together: bool) -> None:
    """By a gateway for each shard, a courier and a clock, or by one process with both shards that does everything."""
    here = processes.here
    if together:
        await processes.start(Duty(shards=Shards((0, 1), 2)))
    else:
        await processes.start(FIRST, SECOND, COURIER, CLOCK)
    for shard in (0, 1):
        port = in_the_guild_of(shard, here)
        await sit_down_with_words(port)
        await play_probe(port, f"shard {shard}")
        await check_story(port)


async def test_a_process_with_a_shard_that_another_one_serves_says_so_and_waits_until_it_is_free(
    processes: Processes,
) -> None:
    here, gateway = processes.here, processes.here.playground.gateway
    (old,) = await processes.start(GATEWAY)
    with capture_logs() as log:
        starting = asyncio.create_task(processes.start(GATEWAY))
        await passes(processes.clock, 60, until=lambda: any("waited for" in line["event"] for line in log))
        await passes(processes.clock, 30)
        said = [line for line in log if "waited for" in line["event"]]
    assert [line["reason"] for line in said] == ["Shard 0 of 1 is served by another process"]
    assert len(gateway.connected) == 1
    await processes.stop(old)
    await passes(processes.clock, 60, until=starting.done)
    await starting
    assert len(gateway.connected) == 1
    await here.people[0].slash(here.channel, "matches")


async def test_a_shard_that_cannot_be_begun_is_tried_again_and_no_deeper_each_time(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gateway that does not answer for an hour would otherwise cost more than the stack holds."""
    monkeypatch.setattr(asyncio, "sleep", partial(without_delay, asyncio.sleep))
    begin, depths = DiscordWebSocket.from_client, list[int]()

    async def refused_at_first(client: Client, **values: Any) -> DiscordWebSocket:
        depths.append(len(inspect.stack()))
        if len(depths) < 5:
            raise ConnectionRefusedError
        return await begin(client, **values)

    monkeypatch.setattr(DiscordWebSocket, "from_client", refused_at_first)
    await processes.start(replace(GATEWAY, shards=Shards((0, 1), 2)))
    assert len({*depths}) == 1


async def without_delay(sleep: Callable[[float], Awaitable[None]], _seconds: float) -> None:
    await sleep(0)


@pytest.mark.long
async def test_a_new_version_takes_over_shard_by_shard_while_presses_are_in_flight(processes: Processes) -> None:
    here = processes.here
    await processes.start(COURIER, CLOCK)
    old = await processes.start(FIRST, SECOND)
    ports = [in_the_guild_of(shard, here) for shard in (0, 1)]
    boards = [await sit_down_with_words(port) for port in ports]
    for port in ports:
        await all_said(port)
    with capture_logs() as log:
        new = asyncio.create_task(processes.start(FIRST, SECOND))
        for shard, port in enumerate(ports):
            await passes(processes.clock, 60, until=partial(is_waited_for, shard, log))
            held = here.playground.faults.hold(path="/callback$")
            pressing = asyncio.create_task(press(port.people[0], boards[shard], port.say("button-move")))
            await here.playground.until(partial(used_up, held))
            stopping = asyncio.create_task(processes.stop(old[shard]))
            await here.playground.until(lambda: len(here.playground.gateway.connected) == 1)
            held.released.set()
            await pressing
            await stopping
            await passes(processes.clock, 30, until=partial(serves, here, shard))
            assert serves(here, shard)
    await passes(processes.clock, 30, until=new.done)
    await new
    for shard, port in enumerate(ports):
        await press(port.people[1], boards[shard], port.say("button-move"))
        await play_probe(port, f"taken over {shard}")
        await check_story(port)


def is_waited_for(shard: int, log: Sequence[Mapping[str, Any]]) -> bool:
    return any("waited for" in line["event"] and line["shard"] == shard for line in log)


def used_up(fault: Fault) -> bool:
    return fault.times == 0


def serves(here: Harness, shard: int) -> bool:
    return any(session.shard.id == shard for session in here.playground.gateway.connected)


@pytest.mark.long
async def test_processes_as_they_are_started_take_over_when_others_end_or_are_killed(tmp_path: Path) -> None:
    gateway = "tests.e2e.child_bot probe --role gateway --shards 0-1/2"
    with databases.engine("postgresql"):
        async with open_harness(tmp_path, clock=SystemClock()) as here, AsyncExitStack() as stack:

            async def start(module: str) -> BotAsChild:
                child = await BotAsChild.start(here, module)
                stack.push_async_callback(child.stop)
                return child

            def sessions() -> list[int]:
                return sorted(session.shard.id for session in here.playground.gateway.connected)

            old = await start(gateway)
            # Whoever presses something before its shard is connected is heard by nobody.
            await here.playground.until(lambda: sessions() == [0, 1])
            for role in ("courier", "clock"):
                await start(f"tests.e2e.child_bot probe --role {role}")
            board = await sit_down_with_words(here)
            new = await start(gateway)
            async with asyncio.timeout(PATIENCE):
                while here.log.read_text().count("a shard is waited for") < 2:  # noqa: ASYNC110 - a file tells nobody
                    await asyncio.sleep(0.05)
            begun = time.monotonic()
            await old.stop()
            assert time.monotonic() - begun < 5
            assert old.process.returncode == 0
            await here.playground.until(lambda: sessions() == [0, 1])
            await seal_sheet(here, here.people[0], board, "A 1")
            await new.kill()
            await start(gateway)
            await here.playground.until(lambda: sessions() == [0, 1])
            for person in here.people[1:]:
                await seal_sheet(here, person, board, "B 1")
            await here.people[0].wait_for(lambda: latest_board(here, here.people[0], board.id))
            await check_story(here)
            assert here.playground.breaches == ()
