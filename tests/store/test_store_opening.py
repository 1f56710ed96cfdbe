"""Opening the store: what it refuses, what it never overwrites, and that it holds its file alone."""

import asyncio
import hashlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError, TimeoutError

from bot.clock import ManualClock
from bot.store import Store, StoreBusy, StoreError
from bot.store.engines import driver, locking, sqlite
from bot.store.engines.schema import Schema
from bot.store.engines.sqlite import SQLite
from bot.store.tables import metadata
from bot.store.together.lease import Lease
from bot.store.together.presence import Absence
from tests import databases


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def make(path: Path) -> None:
    store = await Store.open(url(path), ManualClock())
    await store.close()


def content(folder: Path) -> dict[str, str]:
    """Digest all files of a folder but locks."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.suffix != ".lock"
    }


async def refusal(location: str, clock: ManualClock | None = None) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(location, clock or ManualClock())
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("location", "word"),
    [
        ("mysql+aiomysql://localhost/bot", "SQLite or PostgreSQL"),
        ("postgresql+asyncpg://localhost", "must name a database"),
        ("sqlite:///bot.db", "sqlite+aiosqlite"),
        ("not a url", "cannot be read"),
        ("sqlite+aiosqlite://", "must name a file"),
        ("sqlite+aiosqlite:///:memory:", "must name a file"),
        ("sqlite+aiosqlite:///file:bot.db?uri=true", "must name a file"),
    ],
)
async def test_a_url_of_another_kind_is_refused_with_one_sentence(location: str, word: str) -> None:
    assert word in await refusal(location)


async def test_a_path_means_what_it_means_elsewhere_or_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    await make(Path("~/home.db"))
    assert (tmp_path / "home.db").exists()
    assert "has a ?" in await refusal(url(tmp_path / "what?.db"))
    assert "has a ?" in await refusal(url(tmp_path / "bot.db?"))
    assert "whose home" in await refusal(url(Path("~nobody.here/bot.db")))


async def test_the_folder_of_a_new_database_is_made_and_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "deeper" / "bot.db"
    await make(path)
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_folder_that_cannot_be_made_or_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be made" in await refusal(url(tmp_path / "file" / "bot.db"))
    (tmp_path / "bot.db").mkdir()
    assert "cannot be opened for writing" in await refusal(url(tmp_path / "bot.db"))


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_text("These are my memoirs. " * 1000)
    before = content(tmp_path)
    assert "not a database" in await refusal(url(path))
    assert content(tmp_path) == before


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    databases.change(path, "CREATE TABLE recipes (cake TEXT)")
    before = content(tmp_path)
    assert "another program" in await refusal(url(path))
    assert content(tmp_path) == before


@pytest.mark.parametrize("damage", ["middle", "cut", "header"])
async def test_a_damaged_database_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "bot.db"
    await make(path)
    whole = path.read_bytes()
    match damage:
        case "middle":
            # All pages after the first: the schema can still be read, what it describes cannot.
            path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
        case "cut":
            path.write_bytes(whole[: len(whole) // 2])
        case _:
            path.write_bytes(b"\0" * 100 + whole[100:])
    before = content(tmp_path)
    await refusal(url(path))
    assert content(tmp_path) == before


@pytest.mark.parametrize("left", ["wal", "journal"])
async def test_a_damaged_database_and_what_a_killed_process_has_left_beside_it_stay_as_they_are(
    tmp_path: Path, left: str
) -> None:
    path = tmp_path / "bot.db"
    (tmp_path / "killed").mkdir()
    await make(tmp_path / "killed" / "bot.db")
    with closing(sqlite3.connect(tmp_path / "killed" / "bot.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=" + {"wal": "WAL", "journal": "DELETE"}[left])
        connection.execute("PRAGMA cache_size=1")  # so that what is written reaches the file before it is committed
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO sqlite_sequence SELECT hex(randomblob(99)), 1 FROM pragma_function_list")
        if left == "wal":
            connection.execute("COMMIT")
        for one in ("bot.db", f"bot.db-{left}"):
            shutil.copyfile(tmp_path / "killed" / one, tmp_path / one)
    whole = path.read_bytes()

    def kept() -> dict[str, bytes]:
        return {one.name: one.read_bytes() for one in (path, tmp_path / f"bot.db-{left}")}

    before = kept()
    saved = tmp_path / "saved.db"
    sqlite.copy(path, saved)
    assert kept() == before
    path.write_bytes(whole[:8192] + b"\xa5" * (len(whole) - 8192))
    before = kept()
    assert "restore a copy" in await refusal(url(path))
    assert kept() == before
    for spoil in (sqlite.copy, partial(sqlite.unpack, schema=Schema())):
        with pytest.raises(StoreError):
            spoil(path, tmp_path / "made.db")
        assert kept() == before


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.touch()
    await make(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert set(metadata.tables) <= names


# What is lost is never begun afresh in silence


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Let another process hold a database, and kill it: what it has written last is in the journal alone."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, url(path)], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        yield
        holder.kill()


async def killed(path: Path) -> None:
    """Leave a database as a killed bot does."""
    with held(path):
        pass


@pytest.mark.sampled(1)
@pytest.mark.parametrize("left", ["empty", "gone"])
async def test_a_database_that_is_lost_beside_its_journal_is_refused_and_the_journal_stays(
    tmp_path: Path, left: str
) -> None:
    path = tmp_path / "bot.db"
    await killed(path)
    assert (tmp_path / "bot.db-wal").stat().st_size > 0
    path.unlink()
    if left == "empty":
        path.touch()
    before = content(tmp_path)
    for _ in range(2):
        assert "bot.db-wal" in await refusal(url(path))
        with pytest.raises(StoreError, match="db-wal"):
            async with Store.read_only(url(path), ManualClock()):
                pass
        with pytest.raises(StoreError, match="db-wal"):
            sqlite.copy(path, tmp_path / "copy.db")
        assert content(tmp_path) == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize("end", ["clean", "killed"])
@pytest.mark.parametrize("left", [b"", "no tables"])
async def test_an_empty_database_where_a_bot_has_run_before_is_refused(
    tmp_path: Path, left: bytes | str, end: str
) -> None:
    path = tmp_path / "bot.db"
    await (make if end == "clean" else killed)(path)
    for file in tmp_path.glob("bot.db*"):
        if file.suffix != ".lock":
            file.unlink()
    if left == "no tables":
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("CREATE TABLE gone (cake TEXT)")
            connection.execute("DROP TABLE gone")
        connection.close()
    else:
        path.touch()
    before = content(tmp_path)
    for _ in range(2):
        assert "before" in await refusal(url(path))
        assert content(tmp_path) == before
    path.unlink()
    await make(path)


async def test_a_first_start_that_was_killed_before_the_database_was_made_can_be_repeated(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.touch()
    (tmp_path / "bot.db.lock").touch()
    await make(path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM alembic_version", "which schema"),
        ("ALTER TABLE people DROP COLUMN locale", "lacks people.locale;"),
        ("DROP TABLE ballots", "lacks ballots, ballots.kind, ballots.match_id, ballots.seat;"),
        ("DROP INDEX uq_matches_open_channel", "lacks uq_matches_open_channel;"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
    ],
)
async def test_a_database_that_another_hand_or_version_has_changed_is_refused_and_left_alone(
    tmp_path: Path, change: str, said: str
) -> None:
    path = tmp_path / "bot.db"
    await make(path)
    databases.change(path, change)
    before = content(tmp_path)
    assert said in await refusal(url(path))
    assert content(tmp_path) == before


# Alone


async def test_a_second_store_on_the_same_file_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    first = await Store.open(url(path), ManualClock())
    assert "Another process" in await refusal(url(path))
    await first.close()
    await first.close()
    await make(path)


async def test_a_killed_process_leaves_the_database_to_the_next_one_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    with held(path):
        assert "Another process" in await refusal(url(path), ManualClock(2_000_000_000))
    store = await Store.open(url(path), ManualClock(2_000_000_000))
    async with store.reading() as tx:
        assert (await tx.exec_driver_sql("SELECT count(*) FROM people")).scalar_one() == 1
    await store.close()


HOLDER = """
import asyncio, sys
from bot.clock import ManualClock
from bot.store import Store

async def main():
    store = await Store.open(sys.argv[1], ManualClock(2_000_000_000))
    await store.people.set_dm_closed(5, True)
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("ahead", [0, 3600, -3600])
@pytest.mark.parametrize("beats", [False, True])
async def test_a_database_held_on_another_machine_is_taken_over_when_its_heartbeat_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, beats: bool, ahead: int
) -> None:
    """The same machine counts as another one when it was started again, its time wrong perhaps."""
    path, clock = tmp_path / "bot.db", ManualClock()
    monkeypatch.setattr(locking, "machine", lambda: "elsewhere")
    store = await Store.open(url(path), clock)
    copied = tmp_path / "copy.db"
    sqlite.copy(path, copied)
    await store.close()
    monkeypatch.setattr(locking, "machine", lambda: "here")
    databases.change(copied, "UPDATE lease SET alive_at = alive_at + ?", ahead)
    opening = asyncio.create_task(Store.open(url(copied), clock))
    if ahead == 0:
        while "waiting" not in caplog.text:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert not opening.done()
        if beats:
            databases.change(copied, "UPDATE lease SET alive_at = alive_at + ?", SQLite.stale)
        await clock.leap(SQLite.stale)
    if beats and ahead == 0:
        with pytest.raises(StoreError, match="Another process"):
            await opening
    else:
        store = await opening
        assert absence(store) == (-ahead or SQLite.stale)
        await store.close()


async def test_a_store_that_has_lost_its_lease_says_so_and_writes_no_more(tmp_path: Path) -> None:
    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)
    async with store.writing() as tx:
        await tx.exec_driver_sql("UPDATE lease SET holder = 'somebody else'")
    for _ in range(5):
        await clock.advance(SQLite.heartbeat)
    await store.lost.wait()
    with pytest.raises(StoreError):
        async with store.writing():
            pass
    await store.close()


@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE"])
async def test_a_database_that_another_program_has_locked_is_as_it_was_once_the_lock_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lock: str
) -> None:
    path = tmp_path / "bot.db"
    await make(path)
    monkeypatch.setattr(driver, "_PRAGMAS", ("PRAGMA busy_timeout=0",))
    monkeypatch.setattr("bot.store.engines.sqlite.sqlite3.connect", partial(sqlite3.connect, timeout=0))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(lock)
        connection.execute("UPDATE lease SET owed = 0")
        with pytest.raises(StoreBusy, match=r"^Another program has locked the database .*bot\.db\.$"):
            await Store.open(url(path), ManualClock())
    await make(path)


# Cheap


async def test_after_a_clean_end_an_unchanged_file_is_not_read_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.db"
    await make(path)
    checked = []
    real = sqlite.prepare

    def prepare(at: Path, schema: Schema, *, check: bool, stamp: str, used_before: bool) -> Path | None:
        checked.append(check)
        return real(at, schema, check=check, stamp=stamp, used_before=used_before)

    monkeypatch.setattr(sqlite, "prepare", prepare)
    await make(path)
    os.utime(path)
    await make(path)
    shutil.copy(path, tmp_path / "other.db")
    await make(tmp_path / "other.db")
    assert checked == [False, True, True]


@pytest.mark.usefixtures("durable")
async def test_the_journal_is_written_ahead_and_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path / "bot.db"), ManualClock())
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)):
        async with store.reading() as tx:
            assert (await tx.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value
        async with store.writing() as tx:
            assert (await tx.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value
    await store.close()


# Absence


def absence(store: Store) -> int:
    assert isinstance(store.presence, Lease)
    return store.presence.absence()


async def test_the_time_between_two_openings_is_owed_until_it_is_made_up_for(tmp_path: Path) -> None:
    path, clock = tmp_path / "bot.db", ManualClock()
    store = await Store.open(url(path), clock)
    assert absence(store) == 0
    await store.close()
    await clock.advance(500)
    store = await Store.open(url(path), clock)
    assert absence(store) == 500
    await store.close()
    await clock.advance(20)
    store = await Store.open(url(path), clock)
    assert absence(store) == 520
    async with store.presence.giving_back() as (_, absences):
        assert absences == (Absence(520),)
    assert absence(store) == 0
    await store.close()
    store = await Store.open(url(path), clock)
    assert absence(store) == 0
    await store.close()


async def test_what_is_owed_stays_owed_if_giving_it_back_fails(tmp_path: Path) -> None:
    path, clock = tmp_path / "bot.db", ManualClock()
    store = await Store.open(url(path), clock)
    await clock.leap(500)
    with pytest.raises(ZeroDivisionError):
        async with store.presence.giving_back():
            raise ZeroDivisionError
    assert absence(store) == 500
    await store.close()
    store = await Store.open(url(path), clock)
    assert absence(store) == 500
    await store.close()


async def test_the_heartbeat_notices_that_its_process_was_stopped_or_the_time_set(tmp_path: Path) -> None:
    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)
    for leap in (30 * 3600, -30 * 3600):
        noticed = asyncio.Event()
        store.on_absence = noticed.set
        await clock.leap(leap)
        async with asyncio.timeout(20):
            while not noticed.is_set():
                await clock.advance(SQLite.heartbeat)
                await asyncio.sleep(0.01)
        assert absence(store) == leap
        async with store.presence.giving_back():
            pass
    await store.close()


@pytest.mark.parametrize(
    "error", [OperationalError("BEGIN", {}, Exception()), TimeoutError("no connection"), OSError()]
)
async def test_the_heartbeat_outlives_what_keeps_it_from_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """Without it all time would count as absence, and nothing would ever be due."""

    def failing(self: Store) -> None:
        monkeypatch.undo()
        raise error

    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)
    monkeypatch.setattr(Store, "writing", failing)
    assert store._beating is not None
    while "could not be stored" not in caplog.text and not store._beating.done():
        await clock.advance(SQLite.heartbeat)
        await store.people.get(1)
    assert not store._beating.done()
    await store.close()


async def test_a_cut_counts_to_the_second_however_often_it_is_looked_at(tmp_path: Path) -> None:
    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)
    store.presence.cut_off()
    for _ in range(20):
        await clock.advance(30.75)
        absence(store)
    store.presence.come_back()
    assert absence(store) == 615
    await store.close()


async def test_a_store_that_is_closed_in_the_middle_of_a_heartbeat_lets_it_beat(tmp_path: Path) -> None:
    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)
    given_up: list[object] = []
    event.listen(store.database.engine.sync_engine, "invalidate", lambda *about: given_up.append(about))
    in_the_middle = asyncio.Event()
    event.listen(store.database.engine.sync_engine, "commit", lambda _connection: in_the_middle.set())
    advancing = asyncio.create_task(clock.advance(SQLite.heartbeat))
    await in_the_middle.wait()
    await store.close()
    await advancing
    assert given_up == []


async def test_a_running_store_knows_that_it_was_alive_a_moment_ago(tmp_path: Path) -> None:
    clock = ManualClock()
    store = await Store.open(url(tmp_path / "bot.db"), clock)

    async def alive_at() -> int:
        async with store.reading() as tx:
            return int((await tx.exec_driver_sql("SELECT alive_at FROM lease")).scalar_one())

    for _ in range(3):
        before = await alive_at()
        await clock.advance(SQLite.heartbeat)
        while await alive_at() == before:
            await store.people.get(1)
        # The next one is counted from when this one is over.
        async with store._signing:
            pass
    assert await alive_at() == int(clock.now())
    await store.close()
