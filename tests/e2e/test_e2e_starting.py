"""What keeps the bot from starting gets one clear line, exit code 2, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.playground import Playground
from bot.playground.notifier import PATIENCE
from tests.e2e.harness import BlankStudio, BotAsChild, BotInProcess, open_harness


async def started(folder: Path, *arguments: str, **settings: str) -> tuple[int, list[str]]:
    """Start the bot in a folder without settings of its own; give its exit code and the lines on stderr."""
    names = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL", "CLOCK_OFFSET_FILE")
    environment = {name: value for name, value in os.environ.items() if name not in names}
    root = str(Path(__file__).parents[2])
    environment |= {"PYTHONPATH": root, "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bot.db'}", **settings}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments, cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
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


async def test_without_a_token_two_lines_say_how_to_get_one(tmp_path: Path) -> None:
    code, said = await started(tmp_path, "--no-playground")
    assert code == 2
    assert len(said) == 2
    assert "https://discord.com/developers/applications" in said[0]
    assert ".env" in said[1]
    assert files(tmp_path) == {}


async def test_a_token_that_cannot_be_one_is_refused_and_never_shown(tmp_path: Path) -> None:
    code, said = await started(tmp_path, DISCORD_TOKEN="Bot secret-token")
    assert code == 2
    assert len(said) == 1
    assert "DISCORD_TOKEN" in said[0]
    assert "secret" not in said[0]
    assert files(tmp_path) == {}


async def test_a_token_that_discord_refuses_gets_one_line(tmp_path: Path) -> None:
    async with Playground() as playground:
        code, said = await started(tmp_path, DISCORD_TOKEN="wrong.token.here", DISCORD_API_URL=playground.api_url)
    assert code == 2
    assert len(said) == 1
    assert "DISCORD_TOKEN" in said[0]
    assert "wrong.token.here" not in said[0]


async def test_a_platform_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
    assert code == 2
    assert len(said) == 1
    assert "cannot be reached" in said[0]


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
async def test_a_folder_that_cannot_be_written_to_gets_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c", DATABASE_URL=f"sqlite+aiosqlite:///{folder / 'bot.db'}")
    assert code == 2
    assert len(said) == 1
    assert str(folder) in said[0]


async def test_a_folder_that_cannot_be_made_gets_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, not a folder")
    before = files(tmp_path)
    code, said = await started(
        tmp_path, DISCORD_TOKEN="a.b.c", DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'file' / 'bot.db'}"
    )
    assert code == 2
    assert len(said) == 1
    assert str(tmp_path / "file") in said[0]
    assert files(tmp_path) == before


@pytest.mark.parametrize("content", [b"This is not a database. " * 400, b"SQLite format 3\0" + b"\xff" * 8176, b"x"])
async def test_a_damaged_database_gets_one_line_and_stays_as_it_is(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bot.db").write_bytes(content)
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c")
    assert code == 2
    assert len(said) == 1
    assert "bot.db" in said[0]
    assert files(tmp_path) == {"bot.db": content}


async def used_database(folder: Path) -> Path:
    """Give a database that the bot has made and left, in one file."""
    made = folder / "made"
    made.mkdir()
    async with open_harness(made) as here:
        bot = await BotInProcess.start(here, studio=BlankStudio())
        await bot.stop()
        with closing(sqlite3.connect(here.database)) as connection:
            connection.execute("VACUUM INTO ?", (str(folder / "bot.db"),))
    return folder / "bot.db"


async def test_a_database_that_was_damaged_in_use_gets_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    path = await used_database(tmp_path)
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xaa" * (len(content) - 4096)
    path.write_bytes(content)
    before = files(tmp_path)
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c")
    assert code == 2
    assert len(said) == 1
    assert files(tmp_path) == before


async def test_somebody_else_s_database_gets_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = files(tmp_path)
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c")
    assert code == 2
    assert len(said) == 1
    assert files(tmp_path) == before


async def test_a_database_of_a_newer_version_gets_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(await used_database(tmp_path))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = files(tmp_path)
    code, said = await started(tmp_path, DISCORD_TOKEN="a.b.c")
    assert code == 2
    assert len(said) == 1
    assert "newer" in said[0]
    assert files(tmp_path) == before


async def test_a_second_process_on_the_same_database_gets_one_line_and_the_first_goes_on(tmp_path: Path) -> None:
    async with open_harness(tmp_path, clock=SystemClock()) as here:
        first = await BotAsChild.start(here, "tests.e2e.child_bot")
        try:
            code, said = await started(
                tmp_path, DISCORD_TOKEN=here.playground.token, DISCORD_API_URL=here.playground.api_url
            )
            assert code == 2
            assert len(said) == 1
            assert "Another process is using the database" in said[0]
            assert first.process.returncode is None
            await here.people[0].slash(here.channel, "matches")
        finally:
            await first.stop()
        assert first.process.returncode == 0
