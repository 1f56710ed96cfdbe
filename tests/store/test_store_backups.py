"""Backups that the bot makes by itself: one a day, whole, over nothing, kept for a week, the newest tried out."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

from bot.clock import ManualClock
from bot.store import Store
from bot.store.backups import A_DAY, AGAIN, SETTLED, Backups, backups_in, drill, folder_for, read_proven
from bot.store.engines import sqlite
from tests import databases
from tests.matches.stored import put_up_to_date


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    with databases.engine("sqlite"):
        opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}", ManualClock())
        yield opened
        await opened.close()


def keeper(store: Store, folder: Path, *faults: str) -> tuple[Backups, list[str]]:
    """Give a keeper of backups for whose trials there are faults, one after the other, and what was tried out."""
    tried: list[str] = []

    async def prove(backup: Path) -> str:
        tried.append(backup.name)
        return faults[len(tried) - 1] if len(tried) <= len(faults) else ""

    return Backups(store, store.clock, folder, prove), tried


def moved(store: Store) -> ManualClock:
    assert isinstance(store.clock, ManualClock)
    return store.clock


async def test_one_a_day_is_made_kept_for_a_week_and_the_newest_is_tried_out_once_a_week(
    store: Store, tmp_path: Path
) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    kept, tried = keeper(store, folder)
    for name in ("backup.db", "backup-20200101T000000Z.db.old", "backup-20209901T000000Z.db"):
        folder.mkdir(mode=0o700, exist_ok=True)
        (folder / name).write_text("mine")
    for _ in range(16):
        due = await kept.keep_up()
        assert due == clock.now() + A_DAY
        assert await kept.keep_up() == due, "it is there already"
        await clock.advance(due - clock.now())
    made = backups_in(folder)
    assert [clock.now() - one.at for one in made] == [A_DAY * day for day in range(8, 0, -1)]
    assert len(tried) == 3
    assert len({*tried}) == 3
    proven = read_proven(folder)
    assert proven is not None
    assert proven.backup == tried[-1]
    assert {path.stat().st_mode & 0o777 for path in [*(one.path for one in made), folder / "proven"]} == {0o600}
    assert {one.name for one in folder.iterdir()} - {one.path.name for one in made} == {
        *("proven", "backup.db", "backup-20200101T000000Z.db.old", "backup-20209901T000000Z.db")
    }
    with closing(sqlite3.connect(made[-1].path)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)


async def test_the_last_proven_one_stays_until_another_is(store: Store, tmp_path: Path) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    kept, tried = keeper(store, folder, "", "match 3: the log differs", "it differs still")
    await kept.keep_up()
    assert kept.failing == frozenset()
    await clock.advance(30 * A_DAY)
    for _ in range(2):
        await kept.keep_up()
        assert kept.failing == {"proven"}
        assert {tried[0]} <= {one.path.name for one in backups_in(folder)}
        await clock.advance(A_DAY)
    await kept.keep_up()
    assert kept.failing == frozenset()
    assert tried[0] not in {one.path.name for one in backups_in(folder)}


async def test_a_full_folder_costs_one_line_and_nothing_else_and_is_tried_again_after_an_hour(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    kept, tried = keeper(store, folder)
    await kept.keep_up()
    before = {one.name: one.read_bytes() for one in folder.iterdir()}
    await clock.advance(20 * A_DAY)

    def full(path: Path, made: Path) -> None:
        made.write_bytes(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "_vacuum", full)
        caplog.clear()
        assert await kept.keep_up() == clock.now() + AGAIN
    (line,) = [record.getMessage() for record in caplog.records]
    assert "No space left" in line
    assert "\n" not in line
    assert kept.failing == {"made"}
    assert {one.name: one.read_bytes() for one in folder.iterdir()} == before
    await clock.advance(AGAIN)
    await kept.keep_up()
    assert kept.failing == frozenset()
    assert len(tried) == 2


@pytest.mark.parametrize("written", ["", "{", '{"backup": 3}'])
async def test_a_folder_that_is_a_file_and_a_note_that_nobody_can_read(
    store: Store, tmp_path: Path, written: str
) -> None:
    (tmp_path / "file").write_text("precious")
    kept, _ = keeper(store, tmp_path / "file")
    assert await kept.keep_up() == moved(store).now() + AGAIN
    assert (tmp_path / "file").read_text() == "precious"

    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "proven").write_text(written)
    kept, tried = keeper(store, folder)
    await kept.keep_up()
    assert msgspec.json.decode((folder / "proven").read_bytes()) == {"backup": tried[0], "at": store.now()}


async def test_it_waits_a_while_after_the_start_and_goes_on_where_the_process_before_has_left_off(
    store: Store, tmp_path: Path
) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    begun = int(clock.now())
    for _ in range(2):
        kept, _ = keeper(store, folder)
        task = asyncio.create_task(kept.run())
        await asyncio.sleep(0.01)
        await clock.advance(SETTLED)
        async with asyncio.timeout(10):
            while kept.since != dict.fromkeys(("made", "proven"), begun + SETTLED):  # noqa: ASYNC110  # nothing tells
                await asyncio.sleep(0.01)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert [one.at for one in backups_in(folder)] == [begun + SETTLED]


def test_backups_lie_beside_the_database_or_where_the_setting_says_and_a_server_makes_its_own(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/data/bot.db"
    assert folder_for(url, None) == tmp_path / "data" / "backups"
    assert folder_for(url, "/elsewhere") == Path("/elsewhere")
    assert folder_for(url, "off") is None
    assert folder_for("postgresql+asyncpg://user@host/database", "/elsewhere") is None


async def test_without_a_folder_nothing_is_made_and_the_log_says_so(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    task = asyncio.create_task(Backups(store, store.clock, None).run())
    await asyncio.sleep(0.01)
    assert not task.done()
    assert "No daily backups are made" in caplog.text
    task.cancel()


@pytest.mark.long
async def test_a_drill_runs_in_a_process_of_its_own_and_leaves_nothing_behind(tmp_path: Path) -> None:
    stored = await asyncio.to_thread(put_up_to_date, tmp_path / "stored.db")
    folder = tmp_path / "backups"
    folder.mkdir()
    sqlite.copy(stored, folder / "backup-20270115T080000Z.db")
    assert await drill(folder / "backup-20270115T080000Z.db") == ""
    shutil.copy(folder / "backup-20270115T080000Z.db", folder / "broken.db")
    with closing(sqlite3.connect(folder / "broken.db")) as connection, connection:
        connection.execute("UPDATE matches SET snapshot = '{}' WHERE id = 10")
    assert "differ" in await drill(folder / "broken.db")
    assert await drill(folder / "missing.db")
    assert {one.name for one in folder.iterdir()} == {"backup-20270115T080000Z.db", "broken.db"}
