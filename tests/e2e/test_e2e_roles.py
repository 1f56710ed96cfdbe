"""One program in several processes, each with a role, on one PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.roles import Duty, Role, Shards
from tests import databases
from tests.e2e.harness import BlankStudio, BotInProcess, Harness, open_harness
from tests.e2e.probe_robots import play_probe, probe_games, sit_down_with_words
from tests.e2e.stored_matches import check_log, check_story
from tests.probe.__main__ import EXTENSIONS


class Processes:
    """The processes of one bot that knows Probe alone, and their clock, which stands still."""

    def __init__(self, here: Harness, clock: ManualClock) -> None:
        self.here, self.clock = here, clock
        self._running: list[BotInProcess] = []

    async def start(self, role: Role, shards: Shards = Shards()) -> BotInProcess:  # noqa: B008  # frozen
        started = await BotInProcess.start(
            self.here,
            games=probe_games(),
            extensions=EXTENSIONS,
            studio=BlankStudio(),
            duty=Duty(frozenset({role}), shards),
        )
        self._running.append(started)
        return started

    async def stop(self, *processes: BotInProcess) -> None:
        """End some of them (none named: all) as an operator would."""
        for one in processes or tuple(self._running):
            self._running.remove(one)
            await one.stop()


@pytest.fixture
async def processes(tmp_path: Path, hurried: None) -> AsyncIterator[Processes]:
    clock = ManualClock()
    with databases.engine("postgresql"):
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(open_harness(tmp_path, clock=clock))
            processes = Processes(here, clock)
            yield processes
            await processes.stop()
            await check_log(here, probe_games())
            assert here.playground.breaches == ()


@pytest.mark.long
async def test_a_match_is_played_to_its_end_through_processes_of_one_role_each(processes: Processes) -> None:
    here = processes.here
    for role in ("gateway", "courier", "clock"):
        await processes.start(role)
    await sit_down_with_words(here)
    await play_probe(here, processes.clock, "roles")
    await check_story(here)


async def test_a_gateway_alone_answers_and_leaves_posting_and_the_time_to_others(processes: Processes) -> None:
    gateway = await processes.start("gateway")
    assert gateway.bot.duty.tasks == ()
    host = processes.here.people[0]
    await host.slash(processes.here.channel, "matches")
    assert [one.get_name() for one in gateway.bot._tasks] == ["studio"]
