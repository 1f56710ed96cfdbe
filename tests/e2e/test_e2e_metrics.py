"""Whoever runs the bot sees whether it is well and keeps up, and nothing of anybody's match."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import aiohttp
import pytest
from prometheus_client import Counter, Histogram
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from bot.client import SealedOrders
from bot.clock import ManualClock
from bot.delivery.studio import usual_workers
from bot.matches.service.firing import STORE_PAUSE
from bot.matches.value.schedule import LOBBY_LIFE
from bot.metrics import LATE, LOOPBACK, PATIENCE, Metrics
from bot.playground import Channel
from bot.playground.wire import PATIENCE as TEST_PATIENCE
from tests.databases import change
from tests.e2e.harness import BlankStudio, BotInProcess, Harness, open_harness
from tests.e2e.robots import agree_to_end, call, open_table, play_on, press, sit_down
from tests.e2e.stored_matches import all_said, dice

TASKS = ("courier", "caretaker", "timekeeper", "daily", "backups", "thoughts")
WELL = {"gateway": True, "database": True, **dict.fromkeys(TASKS, True)}


def messages_in(channel: Channel) -> str:
    return rf"/channels/{channel.id}/messages$"


@dataclass
class Watched:
    """A bot that is watched, and the port on which it tells of itself."""

    here: Harness
    clock: ManualClock
    running: BotInProcess
    metrics: Metrics
    port: int

    @property
    def bot(self) -> SealedOrders:
        return self.running.bot

    async def ask(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://{LOOPBACK}:{self.port}{path}") as answer:
            return answer.status, await answer.text()

    async def health(self) -> tuple[int, Mapping[str, bool]]:
        status, text = await self.ask("/health")
        parts: dict[str, bool] = aiohttp.typedefs.DEFAULT_JSON_DECODER(text)
        assert parts.pop("healthy") == (status == 200) == all(parts.values())
        return status, parts

    async def number(self, name: str, **labels: str) -> float:
        """Give a number as Prometheus reads it, the sum of those whose labels fit; 0 if there is none."""
        status, text = await self.ask("/metrics")
        assert status == 200
        samples = (one for family in text_string_to_metric_families(text) for one in family.samples)
        named = (one for one in samples if one.name == f"sealed_orders_{name}")
        return sum(one.value for one in named if labels.items() <= one.labels.items())

    async def until(self, name: str, wanted: float, **labels: str) -> None:
        """Wait for a number, while time goes by."""
        async with asyncio.timeout(TEST_PATIENCE):
            while await self.number(name, **labels) != wanted:  # noqa: ASYNC110  # nothing tells
                await asyncio.sleep(0.01)


@asynccontextmanager
async def watched_bot(folder: Path, port: int) -> AsyncIterator[Watched]:
    clock = ManualClock()
    async with open_harness(folder, clock=clock) as here:
        metrics: list[Metrics] = []

        def watch(bot: SealedOrders) -> None:
            metrics.append(Metrics(bot.store))
            metrics[0].watch(bot)

        running = await BotInProcess.start(here, studio=BlankStudio(), watch=watch)
        await metrics[0].serve(port)
        yield Watched(here, clock, running, metrics[0], port)
        here.playground.faults.clear()
        await running.stop()
        await metrics[0].close()


@pytest.fixture
async def watched(tmp_path: Path, unused_tcp_port: int, hurried: None) -> AsyncIterator[Watched]:
    async with watched_bot(tmp_path, unused_tcp_port) as watched:
        yield watched


# What is told


async def test_what_a_bot_does_is_measured_and_nothing_that_is_told_names_a_person_or_a_place(watched: Watched) -> None:
    here = watched.here
    await call(here.people[0], here.channel, "resign")
    board = await sit_down(here)
    await play_on(here, board, dice("measured"), 2)
    await all_said(here)

    presses = await watched.number("acknowledgement_seconds_count")
    assert presses == await watched.number("requests_total", kind="acknowledge", status="200") + (
        await watched.number("requests_total", kind="acknowledge", status="204")
    )
    assert presses >= 3 + 2 * 2
    assert await watched.number("board_delay_seconds_count") >= 3
    assert await watched.number("requests_total", kind="post", status="200") >= 3
    for kind in ("read", "write"):
        assert await watched.number("transaction_seconds_count", kind=kind) > 10
    assert await watched.number("refusals_total", key="refused-no-match-here") == 1

    _, text = await watched.ask("/metrics")
    names = [person.user.display_name for person in here.people] + [here.guild.name, here.channel.name or "?"]
    ids = [person.id for person in here.people] + [here.guild.id, here.channel.id]
    assert [one for one in [*names, *map(str, ids)] if one in text] == []
    told = {
        label
        for line in re.findall(r"^sealed_orders_\w+\{(.*)\}", text, re.MULTILINE)
        for label in re.findall(r"(\w+)=", line)
    }
    assert told <= {"case", "key", "kind", "le", "part", "reason", "shard", "status", "waits_for", "what"}


async def test_a_drawing_is_measured(tmp_path: Path, unused_tcp_port: int) -> None:
    async with watched_bot(tmp_path, unused_tcp_port) as watched:
        studio = watched.bot.studio
        drawn: asyncio.Future[tuple[()]] = asyncio.get_running_loop().create_future()
        with (
            patch.object(asyncio.get_running_loop(), "run_in_executor", lambda *_: drawn),
            patch.object(studio, "_pool", 1),
        ):
            (request, *_) = watched.bot._rehearsal()
            waits = [asyncio.ensure_future(studio._drawn(request)) for _ in range(5)]
            await asyncio.sleep(0)
            assert studio.queue == 5 - usual_workers()
            drawn.set_result(())
            await asyncio.gather(*waits)
        assert await watched.number("drawing_queue") == 0
        assert await watched.number("drawing_seconds_count") == 5


@pytest.mark.long
async def test_what_is_set_aside_is_counted(watched: Watched) -> None:
    here = watched.here
    board = await sit_down(here)
    await all_said(here)
    change(here.database, "UPDATE matches SET snapshot = '[]', replayable = FALSE")
    await press(here.people[0], board, "Your move")
    assert await watched.number("set_aside_total") == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("status", "body", "case", "waits_for", "other"),
    [
        (502, None, "bad gateway", "us", "people"),
        (403, {"message": "Missing Permissions", "code": 50013}, "missing permission", "people", "us"),
    ],
)
async def test_what_discord_does_not_take_is_counted_by_case_and_waits_in_the_outbox_ever_longer(
    watched: Watched, status: int, body: Any, case: str, waits_for: str, other: str
) -> None:
    here = watched.here
    await sit_down(here)
    await all_said(here)
    for name in ("outbox_rows", "outbox_oldest_seconds"):
        assert await watched.number(name) == 0
    here.playground.faults.answer(status, method="POST", path=messages_in(here.channel), times=1000).body = body
    # The others are told by a message of its own, and where they can help the host by direct message.
    await agree_to_end(here, here.people[0])
    await watched.until("setbacks_total", 1, what="letter", case=case)
    await watched.clock.advance(200)
    await watched.until("outbox_oldest_seconds", 200, waits_for=waits_for)
    await watched.until("outbox_oldest_seconds", 0, waits_for=other)
    assert await watched.number("outbox_rows", waits_for=waits_for) >= 1
    assert await watched.number("outbox_lanes", waits_for=waits_for) == 1


@pytest.mark.long
async def test_a_row_that_is_given_up_is_counted_by_its_reason(watched: Watched) -> None:
    here = watched.here
    for person in here.people:
        person.close_dms()
    await sit_down(here)
    await all_said(here)
    assert await watched.number("dropped_rows_total", reason="direct messages closed") == 3


async def test_a_timer_that_does_not_fire_is_late_and_one_that_is_just_due_is_not(watched: Watched) -> None:
    here, clock = watched.here, watched.clock
    await open_table(here)
    await all_said(here)
    fails = AsyncMock(side_effect=OperationalError("", {}, Exception()))
    with patch.object(watched.bot.matches.time, "_fire", fails):
        await clock.advance(LOBBY_LIFE + LATE - 1)
        assert await watched.number("timers_late") == 0
        assert await watched.number("timers_late_seconds") == 0
        await clock.advance(301)
        assert await watched.number("timers_late") == 1
        assert await watched.number("timers_late_seconds") == LATE + 300
        watched.bot.store.presence.cut_off()
        assert await watched.number("timers_late") == 0, "that time is given back"
        watched.bot.store.presence.come_back()
    await clock.advance(STORE_PAUSE)
    await watched.until("timers_late", 0)
    await watched.until("requests_total", 1, kind="edit", status="200")


# Health


async def test_a_bot_says_to_its_machine_that_it_is_well_and_else_which_part_is_not(watched: Watched) -> None:
    store, runner = watched.running.store, watched.metrics._runner
    assert runner is not None
    assert runner.addresses == [("127.0.0.1", watched.port)]
    assert await watched.health() == (200, WELL)
    assert await watched.number("healthy") == len(WELL)
    store.presence.cut_off()
    assert await watched.health() == (503, {**WELL, "gateway": False})
    assert await watched.number("healthy", part="gateway") == 0
    store.presence.come_back()
    with patch.object(store.database, "reading", side_effect=OSError):
        assert await watched.health() == (503, {**WELL, "database": False})
        assert await watched.number("healthy", part="database") == 0
    assert await watched.health() == (200, WELL)
    store.lost.set()
    with capture_logs():
        assert (await watched.health())[1]["database"] is False, "another process holds it"
    store.lost.clear()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("task", ["courier", "timekeeper"])
async def test_a_task_that_has_ended_is_named(watched: Watched, task: str) -> None:
    (ended,) = [one for one in watched.bot._tasks if one.get_name() == task]
    ended.cancel()
    await asyncio.wait([ended])
    assert await watched.health() == (503, {**WELL, task: False})
    assert await watched.number("healthy", part=task) == 0


async def test_a_database_that_does_not_answer_is_named_and_asked_once(watched: Watched) -> None:
    store, clock = watched.running.store, watched.clock
    held = asyncio.Event()
    really, questions = store.database.reading, 0

    @asynccontextmanager
    async def reading() -> AsyncIterator[AsyncConnection]:
        nonlocal questions
        task = asyncio.current_task()
        questions += task is not None and task.get_name() == "metrics"
        await held.wait()
        async with really() as tx:
            yield tx

    with patch.object(store.database, "reading", reading):
        for _ in range(2):
            health = asyncio.create_task(watched.health())
            async with asyncio.timeout(TEST_PATIENCE):
                while not health.done():
                    await asyncio.sleep(0.01)
                    await clock.advance(PATIENCE)
            assert await health == (503, {**WELL, "database": False})
        held.set()
    assert questions == 1
    assert await watched.health() == (200, WELL)


# What it costs


@pytest.mark.long
async def test_a_failure_to_measure_hurts_no_match(watched: Watched) -> None:
    here = watched.here

    def fail(*_: Any) -> None:
        raise RuntimeError

    with capture_logs() as log, patch.object(Counter, "inc", fail), patch.object(Histogram, "observe", fail):
        await play_on(here, await sit_down(here), dice("unmeasured"), 3)
        await all_said(here)
    assert {line["event"] for line in log if line["log_level"] == "error"} == {"not measured"}


@pytest.mark.long
async def test_a_port_that_is_taken_is_an_error_in_the_log_and_the_bot_goes_on(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with capture_logs() as log:
            async with watched_bot(tmp_path, port) as watched:
                await sit_down(watched.here)
    assert [(line["event"], line["port"]) for line in log if line["log_level"] == "error"] == [
        ("metrics are not served", port)
    ]
