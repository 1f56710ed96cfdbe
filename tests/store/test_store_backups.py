"""Backups that the bot makes by itself: one a day, whole, over nothing, kept for a week, the newest tried out."""

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.clock import ManualClock
from bot.store import Store
from bot.store.backups import A_DAY, AGAIN, SETTLED, Backups, backups_in, drill, folder_for
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
    kept, tried, left = Backups(store, store.clock, folder), list[str](), list(faults)

    def prove(backup: Path) -> str:
        tried.append(backup.name)
        return left.pop(0) if left else ""

    kept.prove = prove
    return kept, tried


def moved(store: Store) -> ManualClock:
    assert isinstance(store.clock, ManualClock)
    return store.clock


async def test_one_a_day_is_made_and_kept_for_a_week_and_the_newest_is_tried_out_once_a_week(
    store: Store, tmp_path: Path
) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    kept, tried = keeper(store, folder)
    others = {"backup.db", "backup-20200101T000000Z.db.old", "backup-20209901T000000Z.db", "proven"}
    folder.mkdir()
    for name in others:
        (folder / name).write_text("mine")
    for _ in range(16):
        due = await kept.keep_up()
        assert due == clock.now() + A_DAY
        assert await kept.keep_up() == due, "it is there already"
        await clock.advance(A_DAY)
    made = backups_in(folder)
    assert [clock.now() - one.at for one in made] == [A_DAY * day for day in range(8, 0, -1)]
    assert len(tried) == len({*tried}) == 3
    proven = msgspec.json.decode((folder / "proven").read_bytes())
    assert proven == {"backup": tried[-1], "at": kept.since["proven"]}
    assert {path.stat().st_mode & 0o777 for path in (*(one.path for one in made), folder / "proven")} == {0o600}
    assert {one.name for one in folder.iterdir()} - {one.path.name for one in made} == others
    with closing(sqlite3.connect(made[-1].path)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)


async def test_the_last_proven_one_stays_until_another_is(store: Store, tmp_path: Path) -> None:
    folder, clock = tmp_path / "backups", moved(store)
    kept, tried = keeper(store, folder, "", "match 3: the log differs", "it differs still")
    for pause, failing in ((30, set[str]()), (1, {"proven"}), (1, {"proven"})):
        await kept.keep_up()
        assert kept.failing == failing
        assert tried[0] in {one.path.name for one in backups_in(folder)}
        await clock.advance(pause * A_DAY)
    await kept.keep_up()
    assert not kept.failing
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
    assert kept.failing == {"made"}
    assert {one.name: one.read_bytes() for one in folder.iterdir()} == before
    await clock.advance(AGAIN)
    await kept.keep_up()
    assert not kept.failing
    assert len(tried) == 2

    (tmp_path / "file").write_text("precious")
    assert await keeper(store, tmp_path / "file")[0].keep_up() == clock.now() + AGAIN
    assert (tmp_path / "file").read_text() == "precious"


async def test_it_waits_a_while_after_the_start_and_does_nothing_without_a_folder(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    clock, begun = moved(store), int(store.clock.now())
    kept, idle = keeper(store, tmp_path / "backups")[0], Backups(store, store.clock, None)
    tasks = [asyncio.create_task(one.run()) for one in (kept, idle)]
    await asyncio.sleep(0.01)
    await clock.advance(SETTLED)
    async with asyncio.timeout(10):
        while kept.since != dict.fromkeys(("made", "proven"), begun + SETTLED):  # noqa: ASYNC110  # nothing tells
            await asyncio.sleep(0.01)
    assert [task.done() for task in tasks] == [False, False]
    assert "No daily backups are made" in caplog.text
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_backups_lie_beside_the_database_or_where_the_setting_says_and_a_server_makes_its_own(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/data/bot.db"
    assert folder_for(url, None) == tmp_path / "data" / "backups"
    assert folder_for(url, "/elsewhere") == Path("/elsewhere")
    assert folder_for(url, "off") is None
    assert folder_for("postgresql+asyncpg://user@host/database", "/elsewhere") is None


@pytest.mark.long
def test_a_drill_runs_in_a_process_of_its_own_and_leaves_nothing_behind(tmp_path: Path) -> None:
    good, broken = (tmp_path / "backups" / name for name in ("good.db", "broken.db"))
    good.parent.mkdir()
    sqlite.copy(put_up_to_date(tmp_path / "stored.db"), good)
    shutil.copy(good, broken)
    databases.change(broken, "UPDATE matches SET snapshot = '{}' WHERE id = 10")
    assert drill(good) == ""
    assert "differ" in drill(broken)
    assert "missing.db" in drill(good.with_name("missing.db"))
    assert {*good.parent.iterdir()} == {good, broken}
