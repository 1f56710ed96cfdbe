"""The operator's backup: whole, of a database in use, and over nothing; and what is restored from it goes on."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.commands import main
from bot.store import Store, copying
from bot.store.engines import driver
from bot.store.engines.unfinished import unfinished
from bot.store.kept import timers
from bot.store.together.presence import Absence
from tests import databases
from tests.matches.harness import DAY, MatchesHarness
from tests.matches.stored import WRITTEN_AT, as_written


@pytest.fixture(params=databases.ENGINES)
async def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Give the URL of the settings, of a database in which nothing is."""
    with databases.engine(request.param):
        url = await databases.unmade(tmp_path / "bot.db")
        monkeypatch.setenv("DATABASE_URL", url)
        yield url
        await databases.drop(url)


async def run(*arguments: object) -> int:
    return await asyncio.to_thread(main, [str(one) for one in arguments])


def is_empty(folder: Path) -> bool:
    return {one.name for one in folder.iterdir()} <= {"bot.db.lock", "backup.db"}


# Backup


async def test_a_database_in_use_is_copied_and_the_copy_opens(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "backup.db"
    store = await Store.open(url, ManualClock())
    try:
        await store.people.set_dm_closed(7, True)
        assert await run("backup", target) == 0
    finally:
        await store.close()
    assert str(target) in capsys.readouterr().out
    assert target.stat().st_mode & 0o077 == 0

    copied = await Store.open(f"sqlite+aiosqlite:///{target}", ManualClock(1_900_000_000))
    try:
        assert await copied.people.unreachable([7, 8]) == {7}
    finally:
        await copied.close()


async def test_a_backup_overwrites_nothing(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await (await Store.open(url, ManualClock())).close()
    (tmp_path / "backup.db").write_text("precious")
    assert await run("backup", tmp_path / "backup.db") == 2
    assert "not overwritten" in capsys.readouterr().err
    assert (tmp_path / "backup.db").read_text() == "precious"


async def test_without_a_database_there_is_nothing_to_copy(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run("backup", tmp_path / "backup.db") == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_that_fails_leaves_nothing_that_looks_like_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "bot.db", tmp_path / "copy.db"
    url = f"sqlite+aiosqlite:///{path}"
    await (await Store.open(url, ManualClock())).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    monkeypatch.setenv("DATABASE_URL", url)
    assert await run("backup", target) == 2
    assert f"could not be copied to {target}: " in capsys.readouterr().err
    assert {one.name for one in tmp_path.iterdir()} == {"bot.db", "bot.db.lock"}
    assert await run("backup", tmp_path / "no folder" / "copy.db") == 2
    assert "can be made" in capsys.readouterr().err


KILLED = """
import os, sys
from pathlib import Path
from bot.store.engines.unfinished import unfinished
with unfinished(Path(sys.argv[1])) as one, unfinished(Path(sys.argv[2])) as other:
    for folder in one, other:
        (folder / "half.db").write_text("half of a database")
    os._exit(9)
"""


async def test_what_a_killed_process_has_left_is_in_nobodys_way_and_removed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    temporary, saved = tmp_path / "temporary", tmp_path / "saved"
    temporary.mkdir()
    saved.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, saved, temporary)
    assert await killed.wait() == 9
    left = [*saved.iterdir(), *temporary.iterdir()]
    assert [one.name.startswith("sealed-orders-unfinished-") for one in left] == [True, True]

    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}")
    (tmp_path / "bot.db").write_bytes(await databases.empty_file())
    with unfinished(temporary) as at_work:
        assert await run("backup", saved / "backup.db") == 0
        (tmp_path / "bot.db").unlink()
        assert await run("restore", saved / "backup.db") == 0
        assert [*saved.iterdir(), *temporary.iterdir()] == [saved / "backup.db", at_work]
    assert [str(one) in caplog.text for one in left] == [True, True]


async def test_a_full_disk_is_told_by_the_name_of_what_was_to_be_filled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, path = tmp_path / "backup.db", tmp_path / "bot.db"
    backup.write_bytes(as_written())
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{path}")
    monkeypatch.setattr(driver, "_PRAGMAS", (*driver._PRAGMAS, "PRAGMA max_page_count = 100"))
    assert await run("restore", backup) == 2
    full = "database or disk is full"
    assert capsys.readouterr().err == f"The backup {backup} could not be restored to {path}: {full}.\n"
    assert is_empty(tmp_path)


# Restore


async def test_everybody_gets_the_time_back_that_has_passed_since_the_backup(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    harness = MatchesHarness(tmp_path / "here.db", url=await databases.at(tmp_path / "here.db"))
    await harness.open()
    match_id = await harness.begin(2, deadline=DAY)
    before = await dues(harness, match_id)
    await copying.backup(harness.url, tmp_path / "backup.db")
    await harness.store.close()
    await databases.drop(harness.url)
    assert await run("restore", tmp_path / "backup.db") == 0
    told = capsys.readouterr().out
    assert "matches: 1\n" in told
    assert "backup.db of 2027-01-15 08:00 UTC." in told

    restored = MatchesHarness(tmp_path / "restored.db", url=url)
    await restored.clock.leap(3 * DAY)
    await restored.open()
    await restored.matches.time.back_from_absence()
    assert await dues(restored, match_id) == {decision: due + 3 * DAY for decision, due in before.items()}
    await restored.store.close()


async def dues(harness: MatchesHarness, match_id: int) -> dict[str, int]:
    async with harness.store.reading() as tx:
        found = {one.decision: one.due for one in await timers.of_match(tx, match_id) if one.due is not None}
    assert found
    return found


async def test_an_earlier_backup_is_brought_up_to_date_in_what_is_restored_alone(url: str, tmp_path: Path) -> None:
    backup = tmp_path / "50% of what?#.db"
    backup.write_bytes(as_written())
    backup.chmod(0o400)
    assert await run("restore", backup) == 0
    assert backup.read_bytes() == as_written()
    assert not list(tmp_path.glob("50%*.db?*"))
    store = await Store.open(url, ManualClock(WRITTEN_AT + 500))
    await store.presence.take(0, 1)
    async with store.presence.giving_back() as (_, absences):
        assert absences == (Absence(500),)
    await store.close()


async def test_what_a_bot_uses_or_has_used_is_not_filled(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "backup.db").write_bytes(await databases.empty_file())
    store = await Store.open(url, ManualClock())
    assert await run("restore", tmp_path / "backup.db") == 2
    assert capsys.readouterr().err.count("\n") == 1
    await store.close()
    assert await run("restore", tmp_path / "backup.db") == 2
    assert "is not empty" in capsys.readouterr().err


@pytest.mark.parametrize("left", [None, b""])
async def test_a_file_that_was_lost_or_emptied_is_filled(tmp_path: Path, left: bytes | None) -> None:
    path = tmp_path / "bot.db"
    await (await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock())).close()
    await copying.backup(f"sqlite+aiosqlite:///{path}", tmp_path / "backup.db")
    path.unlink()
    (tmp_path / "bot.db-journal").write_bytes(b"what is left of a database that was never finished")
    if left is not None:
        path.write_bytes(left)
    await copying.restore(tmp_path / "backup.db", f"sqlite+aiosqlite:///{path}")
    await (await Store.open(f"sqlite+aiosqlite:///{path}", ManualClock())).close()


CHANGES = {
    "newer version": "UPDATE alembic_version SET version_num = '9999'",
    "lacks people.locale": "ALTER TABLE people DROP COLUMN locale",
    "belongs to another program": "DROP TABLE lease",
    "which schema": "DELETE FROM alembic_version",
}


@pytest.mark.parametrize("said", ["cannot be opened", "no database", "is not a database", "is damaged", *CHANGES])
async def test_what_is_no_backup_of_ours_is_refused(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], said: str
) -> None:
    backup = tmp_path / "backup.db"
    match said:
        case "cannot be opened":
            backup.mkdir()
        case "is not a database":
            backup.write_text("These are my memoirs. " * 1000)
        case "is damaged":
            whole = as_written()
            backup.write_bytes(whole[: len(whole) // 2] + b"\xa5" * 40_000 + whole[len(whole) // 2 + 40_000 :])
        case _ if said in CHANGES:
            backup.write_bytes(await databases.empty_file())
            databases.change(backup, CHANGES[said])
    assert await run("restore", backup) == 2
    told = capsys.readouterr().err
    assert said in told
    assert str(backup) in told
    assert told.count("\n") == 1
    assert is_empty(tmp_path)
    await (await Store.open(url, ManualClock())).close()
