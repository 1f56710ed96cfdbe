"""What keeps the bot from starting gets one clear line, exit code 2, and nothing is overwritten."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from unittest.mock import AsyncMock, Mock, call

import aiohttp
import pytest
from pydantic import SecretStr
from sqlalchemy import update
from structlog.testing import capture_logs

from bot import client
from bot import starting as start
from bot.clock import Clock, SystemClock
from bot.playground import Playground
from bot.playground.wire import PATIENCE, Fault
from bot.playground.wire.faults import Faults
from bot.roles import Duty
from bot.settings import Settings
from bot.store import Store, StoreBusy
from bot.store.engines import driver
from bot.store.tables import claims
from tests import databases
from tests.e2e.harness import BlankStudio, BotInProcess, Harness, open_harness

TOKEN = "NDI.b.c"
"""One that might be Discord's: its first part is a number."""


def start_of_the_bot() -> tuple[str, ...]:
    return (sys.executable, "-m", "bot")


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Give the environment of a bot that has these settings alone, and its database in a folder."""
    names = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL", "METRICS_PORT", "CLOCK_OFFSET_FILE")
    others = {name: value for name, value in os.environ.items() if name not in names}
    here = {"PYTHONPATH": str(Path(__file__).parents[2]), "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bot.db'}"}
    return others | here | settings


async def started(folder: Path, *arguments: str, **settings: str) -> tuple[int, list[str]]:
    """Start the bot in a folder without settings of its own; give its exit code and the lines on stderr."""
    process = await asyncio.create_subprocess_exec(
        *start_of_the_bot(), *arguments, cwd=folder, env=environment(folder, **settings), stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode is not None
    return process.returncode, [line for line in said.decode().splitlines() if not line.startswith("{")]


def files(folder: Path) -> Mapping[str, bytes]:
    """Read everything in a folder but locks."""
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.is_file() and one.suffix != ".lock"}


async def check_refused(folder: Path, *arguments: str, says: str, lines: int = 1, **settings: str) -> list[str]:
    """Check that the bot does not start, says why in so many lines, and leaves the folder as it is; give the lines."""
    before = files(folder)
    code, said = await started(folder, *arguments, **settings)
    assert code == 2
    assert len(said) == lines
    assert says in said[0]
    assert files(folder) == before
    return said


@pytest.mark.long
async def test_without_a_token_two_lines_say_how_to_get_one(tmp_path: Path) -> None:
    _, second = await check_refused(
        tmp_path, "--no-playground", says="https://discord.com/developers/applications", lines=2
    )
    assert ".env" in second


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--role painter", "'painter'"),
        ("--role courier", "PostgreSQL"),
        ("--shards 0-1/2", "PostgreSQL"),
        ("--rolle courier", "--rolle"),
    ],
)
async def test_flags_that_cannot_be_carried_out_get_one_line(tmp_path: Path, arguments: str, says: str) -> None:
    await check_refused(tmp_path, *arguments.split(), says=says, DISCORD_TOKEN=TOKEN)


async def test_a_token_that_cannot_be_one_is_refused_and_never_shown(tmp_path: Path) -> None:
    (line,) = await check_refused(tmp_path, says="DISCORD_TOKEN", DISCORD_TOKEN="Bot secret-token")
    assert "secret" not in line


@pytest.mark.long
async def test_a_token_that_discord_refuses_gets_one_line(tmp_path: Path) -> None:
    async with Playground() as playground:
        code, said = await started(tmp_path, DISCORD_TOKEN="wrong.token.here", DISCORD_API_URL=playground.api_url)
    assert (code, len(said)) == (2, 1)
    assert "DISCORD_TOKEN" in said[0]
    assert "wrong.token.here" not in said[0]


@pytest.mark.long
async def test_a_platform_that_is_not_there_is_waited_for_and_the_log_says_so(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *start_of_the_bot(),
        cwd=tmp_path,
        env=environment(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_URL="http://127.0.0.1:9/api/v10"),
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while b"Discord cannot be reached" not in (line := await process.stderr.readline()):
                assert process.returncode is None
            assert b"no connection" in line
            assert b"Traceback" not in line
            process.terminate()
            await process.stderr.read()
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()


def settings_of(here: Harness) -> Settings:
    return Settings(
        _env_file=None,
        discord_token=SecretStr(here.playground.token),
        discord_api_url=here.playground.api_url,
        database_url=here.database_url,
    )


@asynccontextmanager
async def running(here: Harness, **chosen: object) -> AsyncIterator[asyncio.Task[int]]:
    """Run the bot as the command does, and end it as an operator would."""
    task = asyncio.create_task(start.run(settings_of(here).model_copy(update=chosen)))
    try:
        yield task
    finally:
        signal.raise_signal(signal.SIGTERM)
        await task


@pytest.fixture
async def here(tmp_path: Path, hurried: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harness]:
    """A server whose bot is yet to be started, and then draws nothing worth looking at."""
    monkeypatch.setattr(client, "Studio", BlankStudio)
    async with open_harness(tmp_path) as here:
        yield here


@pytest.fixture
def shared() -> Iterator[None]:
    """Let databases be of the engine that several processes may share."""
    with databases.engine("postgresql"):
        yield


TROUBLE: Mapping[str, Callable[[Faults, str], Fault]] = {
    "overloaded": lambda faults, path: faults.answer(503, path=path, times=3),
    "faulty": lambda faults, path: faults.answer(500, path=path, times=5),
    "limiting": lambda faults, path: faults.answer(429, path=path, times=2),
    "cutting": lambda faults, path: faults.drop_before(path=path, times=2),
}
"""What stands in the way of requests and passes; the library itself repeats a 500 five times."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("kind", "path"),
    [*((kind, "users/@me$") for kind in TROUBLE), ("overloaded", "commands$"), ("overloaded", "gateway/bot$")],
)
async def test_trouble_at_the_start_that_passes_is_waited_out(here: Harness, kind: str, path: str) -> None:
    fault = TROUBLE[kind](here.playground.faults, path)
    with capture_logs() as log:
        async with running(here):
            await here.playground.connected()
            await here.people[0].slash(here.channel, "matches")
    assert fault.times == 0
    said = [line for line in log if "Discord cannot be reached" in line["event"]]
    assert {line["log_level"] for line in said} == {"warning"}


@pytest.mark.long
async def test_a_database_that_another_program_has_locked_is_waited_for_and_the_log_says_so(
    here: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await here.start()
    await here.stop()
    monkeypatch.setattr(driver, "_PRAGMAS", ("PRAGMA busy_timeout=0",))
    with capture_logs() as log, closing(sqlite3.connect(here.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with running(here) as task:
            while not log and not task.done():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            other.execute("ROLLBACK")
            await here.playground.connected()
    assert log[0]["event"] == "The database cannot be opened, and is tried again"
    assert log[0]["reason"] == f"Another program has locked the database {here.database}."


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("status", "path"), [(404, "users/@me$"), (400, "commands$"), (401, "commands$")])
async def test_what_somebody_has_to_mend_is_not_tried_again(here: Harness, status: int, path: str) -> None:
    here.playground.faults.answer(status, path=path)
    with pytest.raises(start.CannotStart, match=f"DISCORD_TOKEN|{status}"):
        await asyncio.wait_for(start.run(settings_of(here)), PATIENCE)


async def test_a_token_that_the_gateway_refuses_is_not_tried_again(here: Harness) -> None:
    task = asyncio.create_task(start.run(settings_of(here)))
    await here.playground.connected()
    here.playground.gateway.drop(4004)
    with pytest.raises(start.CannotStart, match="DISCORD_TOKEN"):
        await asyncio.wait_for(task, PATIENCE)


async def test_who_runs_the_bot_can_ask_how_it_is_from_before_it_is_connected_until_it_ends(
    here: Harness, unused_tcp_port: int
) -> None:
    async def status() -> int:
        address = f"http://127.0.0.1:{unused_tcp_port}/health"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status

    away = here.playground.faults.answer(503, path="users/@me$", times=1000)
    with capture_logs() as log:
        async with running(here, metrics_port=unused_tcp_port):
            while not log:  # noqa: ASYNC110  # nothing tells
                await asyncio.sleep(0.01)
            assert await status() == 503
            here.playground.faults.forget(away)
            await here.playground.connected()
            await here.people[0].slash(here.channel, "matches")
            assert await status() == 200
    with pytest.raises(aiohttp.ClientConnectionError):
        await status()


@pytest.mark.long
async def test_whoever_is_not_asked_how_he_is_does_not_even_load_what_would_tell(tmp_path: Path) -> None:
    loaded = "import sys, bot.starting; sys.exit('prometheus_client' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", loaded, env=environment(tmp_path))
    assert await process.wait() == 0


@pytest.mark.long
async def test_a_database_that_is_not_ours_gets_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    databases.change(tmp_path / "bot.db", "CREATE TABLE recipes (name TEXT)")
    await check_refused(tmp_path, says="bot.db", DISCORD_TOKEN=TOKEN)


async def test_commands_are_published_when_they_have_changed_or_it_is_asked_for(here: Harness) -> None:
    counts, fewer = list[int](), tuple(one for one in client.EXTENSIONS if one != "cogs.guardians")
    for duty, extensions in ((Duty(), None), (Duty(), None), (Duty(sync=True), None), (Duty(), fewer)):
        bot = await BotInProcess.start(here, studio=BlankStudio(), duty=duty, extensions=extensions)
        await here.people[0].slash(here.channel, "matches")
        await bot.stop()
        put = [one for one in here.playground.requests if one.method == "PUT" and one.path.endswith("/commands")]
        counts.append(len(put))
    assert counts == [1, 1, 2, 3]


@pytest.mark.parametrize(
    ("ahead", "starts", "says"), [(3, True, None), (-8, True, "differs"), (15, False, "15 s ahead")]
)
async def test_a_clock_that_differs_from_the_database_s_is_told_of_or_keeps_the_bot_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: int, starts: bool, says: str | None
) -> None:
    monkeypatch.setattr(SystemClock, "unmoved", lambda _clock: time.time() + ahead)
    with databases.engine("postgresql"):
        url = await databases.at(tmp_path / "bot.db")
    chosen = Settings(_env_file=None, database_url=url)
    with capture_logs() as log:
        if starts:
            await (await start._open_store(chosen, SystemClock())).close()
            assert [line["log_level"] for line in log] == (["warning"] if says else [])
            assert all(str(says) in line["event"] for line in log)
        else:
            with pytest.raises(start.CannotStart, match=str(says)):
                await start._open_store(chosen, SystemClock())
    await databases.drop(url)


async def test_a_clock_that_drifts_is_told_of_and_ends_the_process_if_it_is_not_set() -> None:
    clock, store = Mock(sleep=AsyncMock()), Mock(spec=Store)
    found = (3, 11, 2, -7, StoreBusy(), -8, 4, 12, OSError(), 13)
    store.ahead.side_effect = found
    with capture_logs() as log, pytest.raises(start.CannotStart, match="13 s ahead of the database's: set it"):
        await start._watch_clock(store, clock)
    assert [line["ahead"] for line in log] == [11, -7, 12]
    assert clock.sleep.await_args_list == [call(60)] * len(found)


@pytest.mark.long
async def test_a_process_whose_clock_has_drifted_closes_and_says_what_the_start_says(
    shared: None, here: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "CLOCKS_COMPARED", 0.05)
    task = asyncio.create_task(start.run(settings_of(here)))
    await here.playground.connected()
    monkeypatch.setattr(SystemClock, "unmoved", lambda _clock: time.time() - 15)
    with pytest.raises(start.CannotStart, match="15 s behind"):
        await asyncio.wait_for(task, PATIENCE)
    assert here.playground.gateway.connected == ()


@pytest.mark.long
async def test_a_process_whose_shard_another_one_has_taken_ends_so_that_it_is_started_again(
    shared: None, here: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Store] = []
    really = Store.open

    async def opening(url: str, clock: Clock) -> Store:
        opened.append(await really(url, clock))
        return opened[0]

    monkeypatch.setattr(Store, "open", opening)
    task = asyncio.create_task(start.run(settings_of(here)))
    await here.playground.connected()
    async with opened[0].writing() as tx:
        await tx.execute(update(claims).values(holder="another process"))
    await opened[0].presence.renew()
    assert await asyncio.wait_for(task, PATIENCE) == start.LOST_SHARDS
    assert here.playground.gateway.connected == ()
