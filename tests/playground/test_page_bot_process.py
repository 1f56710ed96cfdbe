"""The playground's bot is a child that comes back when it dies and is gone when the playground is."""

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.page.bot_process import BotProcess
from bot.playground.page.clock import MovableClock
from bot.playground.page.folder import Folder, PageState
from bot.playground.wire import PATIENCE, Notifier
from bot.playground.world import take
from tests.playground.harness import open_harbour
from tests.playground.sample_bot import logged_in

WAITS = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: (print("told to stop", flush=True), sys.exit(0)))
print("here", os.getpid(), os.environ.get("DISCORD_TOKEN"), flush=True)
while True:
    time.sleep(0.05)
"""
REFUSES = """
print("the token is wrong")
raise SystemExit(2)
"""


class Watched:
    """A process that can be waited for."""

    def __init__(self, folder: Path, program: str) -> None:
        (folder / "child.py").write_text(program)
        self.notifier = Notifier()
        self.log = folder / "bot.log"
        environment = {"PYTHONPATH": f"{folder}{os.pathsep}{Path.cwd()}", "DISCORD_TOKEN": "t0ken"}
        self.process = BotProcess("child", environment, self.log, self.notifier.notify)

    async def until_said(self, words: str, times: int = 1) -> None:
        """Wait until the child has printed some words so many times."""
        while not self.log.exists() or self.log.read_text().count(words) < times:  # noqa: ASYNC110 - a file
            await asyncio.sleep(0.02)


@asynccontextmanager
async def watched(folder: Path, program: str) -> AsyncIterator[Watched]:
    child = Watched(folder, program)
    child.process.start()
    try:
        yield child
    finally:
        await child.process.stop()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_killed_bot_comes_back_by_itself(tmp_path: Path) -> None:
    async with watched(tmp_path, WAITS) as child:
        await child.until_said("t0ken")
        first = child.process.pid
        child.process.kill()
        await child.until_said("here", times=2)
        assert (child.process.phase, child.process.starts) == ("running", 2)
        assert child.process.pid != first


@pytest.mark.long
async def test_a_restarted_bot_is_told_to_stop_first(tmp_path: Path) -> None:
    async with watched(tmp_path, WAITS) as child:
        await child.until_said("here")
        await child.process.restart()
        await child.until_said("here", times=2)
        assert child.log.read_text().splitlines()[1] == "told to stop"


async def test_a_bot_that_cannot_start_is_not_tried_again_and_its_last_words_are_known(tmp_path: Path) -> None:
    async with watched(tmp_path, REFUSES) as child:
        await child.notifier.until(lambda: child.process.phase == "refusing", PATIENCE)
        assert (child.process.starts, child.process.last_words) == (1, "the token is wrong")


async def test_a_stopped_bot_stays_away(tmp_path: Path) -> None:
    async with watched(tmp_path, WAITS) as child:
        await child.until_said("here")
        pid = child.process.pid
        await child.process.stop()
        assert pid
        assert not is_alive(pid)
        assert child.process.phase == "stopped"


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
async def test_no_bot_outlives_a_playground_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "child.py").write_text(WAITS)
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path.cwd()}", "DISCORD_TOKEN": ""}
    command = [sys.executable, "-m", "bot", "playground", "--data", str(tmp_path), "--port", "0", "--bot", "child"]
    playground = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.PIPE)
    log = tmp_path / "bot.log"
    while not log.exists() or "here" not in log.read_text():  # noqa: ASYNC110 - a file of another process
        await asyncio.sleep(0.02)
    playground.send_signal(signal.SIGKILL)
    await playground.communicate()
    while "told to stop" not in log.read_text():  # noqa: ASYNC110 - a file of another process
        await asyncio.sleep(0.02)


@pytest.mark.long
async def test_a_second_playground_on_the_same_folder_is_led_to_the_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "playground", "--data", str(tmp_path), "--port", "0", "--no-bot"]
    first = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert first.stdout
    address = (await first.stdout.readline()).decode().split()[4]
    second = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE)
    _, said = await second.communicate()
    assert (second.returncode, said.decode()) == (2, f"A playground on {tmp_path} runs already, at {address}.\n")
    first.send_signal(signal.SIGTERM)
    await first.communicate()
    assert first.returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX alone")
async def test_what_a_playground_keeps_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        folder = Folder(tmp_path / "kept")
        async with open_harbour() as here:
            async with logged_in(here.playground):
                await here.ada.slash(here.channel, "table")
            folder.save(take(here.playground.world), PageState())
        MovableClock(folder.clock_file).advance(60)
        child = BotProcess("there_is_no_such_module", {}, folder.bot_log, lambda: None)
        assert await child._run_once() != 0
        folder.close()
        folder.set_aside()
    finally:
        os.umask(before)
    modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in (folder.path, *folder.path.rglob("*"))}
    assert {"world.json", "clock", "bot.log", "lock", "files"} <= set(modes)
    assert {name for name, mode in modes.items() if mode & 0o077} == set()


async def test_the_next_port_is_taken_if_one_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "bot", "playground", "--data", str(tmp_path), "--port", str(port), "--no-bot"]
        playground = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert playground.stdout
        line = (await playground.stdout.readline()).decode()
        playground.terminate()
        await playground.communicate()
    found = int(line.split("127.0.0.1:")[1].split("/")[0])
    assert port < found < port + 20


async def test_without_a_token_the_bot_becomes_a_playground(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd()), "DISCORD_TOKEN": ""}
    command = [sys.executable, "-m", "bot", "--port", "0", "--no-bot"]
    bot = await asyncio.create_subprocess_exec(*command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE)
    assert bot.stdout
    assert b"The playground is at http://127.0.0.1:" in await bot.stdout.readline()
    bot.send_signal(signal.SIGTERM)
    await bot.communicate()
    assert (bot.returncode, (tmp_path / "data" / "playground" / "world.json").exists()) == (0, True)
