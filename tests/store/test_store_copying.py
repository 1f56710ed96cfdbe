"""Copies from one database to another: all that is stored comes over, at one moment, or nothing does."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, delete, insert, select

from bot import commands, inspection
from bot.clock import ManualClock, SystemClock
from bot.games.chance import Chance
from bot.games.contract import AnyGame
from bot.games.registry import house_games
from bot.games.selfplay import sample_entries
from bot.store import Store, StoreError, copying
from bot.store.engines.engine import database_at
from bot.store.engines.locking import FileLock
from bot.store.tables import LASTING, lease, matches, outbox, people, timers
from tests import databases
from tests.matches.harness import MatchesHarness, user
from tests.matches.stored import WRITTEN_AT, as_written, put_up_to_date

GAMES = tuple(map(house_games().__getitem__, house_games().keys()))
Unmade = Callable[[str, str], Awaitable[str]]
Content = dict[str, list[tuple[Any, ...]]]

both_ways = pytest.mark.parametrize(("here", "there"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
every_engine = pytest.mark.parametrize("engine", databases.ENGINES)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give a database with matches of all games in all states."""
    return f"sqlite+aiosqlite:///{put_up_to_date(tmp_path_factory.mktemp('stored') / 'stored.db')}"


@pytest.fixture
async def unmade(tmp_path: Path) -> AsyncIterator[Unmade]:
    """Give URLs of databases in which nothing is, by engine and name."""
    made = []

    async def give(engine: str, name: str) -> str:
        with databases.engine(engine):
            made.append(await databases.unmade(tmp_path / f"{name}.db"))
        return made[-1]

    yield give
    for url in made:
        await databases.drop(url)


async def content(url: str, tables: Sequence[Table] = LASTING) -> Content:
    """Read all rows, in the order of their keys."""
    database = database_at(url, read_only=True)
    async with database.reading() as tx:
        found = {
            table.name: [tuple(row) for row in await tx.execute(select(table).order_by(*table.primary_key))]
            for table in tables
        }
    await database.close(clean=False)
    return found


async def execute(url: str, *statements: Any) -> None:
    database = database_at(url)
    async with database.writing() as tx:
        for statement in statements:
            await tx.execute(statement)
    await database.close(clean=False)


async def made(url: str) -> str:
    await (await Store.open(url, ManualClock())).close()
    return url


async def refusal(source: str, target: str) -> str:
    with pytest.raises(StoreError) as caught:
        await copying.copy(source, target)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# All of it


@pytest.mark.parametrize("batch", [40, copying.BATCH])
async def test_everything_comes_over_and_comes_back(
    stored: str, unmade: Unmade, monkeypatch: pytest.MonkeyPatch, batch: int
) -> None:
    monkeypatch.setattr(copying, "BATCH", batch)
    before = await content(stored)
    assert all(before[one] for one in ("matches", "members", "actions", "drafts", "plans", "timers", "outbox"))
    there, back = await unmade("postgresql", "there"), await unmade("sqlite", "back")
    for source, target in ((stored, there), (there, back)):
        copied = await copying.copy(source, target)
        assert copied.rows == {table: len(rows) for table, rows in before.items()}
        assert copied.alive_at == WRITTEN_AT
        assert await content(target) == before


@both_ways
async def test_the_largest_values_and_those_that_are_missing_come_over(unmade: Unmade, here: str, there: str) -> None:
    source, target = await made(await unmade(here, "here")), await unmade(there, "there")
    largest = 2**63 - 1
    person = {"locale": "", "dm_closed": True, "answers_in_channel": False}
    await execute(
        source,
        insert(people).values(user_id=largest, dm_channel_id=None, **person),
        insert(people).values(user_id=-largest, dm_channel_id=largest, **person),
        insert(matches).values(
            **dict.fromkeys(("guild_id", "channel_id", "created_at", "acted_at"), largest),
            **dict.fromkeys(
                ("game", "status", "guild_name", "channel_name", "data_version", "failing"), "é\n\U0001f3f0"
            ),
            **dict.fromkeys(("rules_version", "snapshot_version", "version", "actions", "failures"), 2**31 - 1),
            public_actions=0,
            replayable=False,
            options=bytes(range(256)),
            snapshot=b"",
        ),
    )
    await copying.copy(source, target)
    assert await content(target) == await content(source)


@every_engine
async def test_what_was_mended_by_hand_comes_over(tmp_path: Path, unmade: Unmade, engine: str) -> None:
    path = tmp_path / "bot.db"
    await asyncio.to_thread(put_up_to_date, path)
    databases.change(path, "UPDATE matches SET snapshot = '{}' WHERE id = 3")
    target = await unmade(engine, "target")
    await copying.copy(f"sqlite+aiosqlite:///{path}", target)
    (match,) = [row for row in (await content(target, [matches]))["matches"] if row[0] == 3]
    assert match[matches.c.keys().index("snapshot")] == b"{}"


@both_ways
async def test_no_number_is_given_twice(stored: str, unmade: Unmade, here: str, there: str) -> None:
    source, target = await unmade(here, "here"), await unmade(there, "there")
    await copying.copy(stored, source)
    database = database_at(source)
    other = [one for one in matches.columns if one is not matches.c.id]
    new_match = insert(matches).from_select(other, select(*other).where(matches.c.status == "finished"))
    async with database.writing() as tx:
        await tx.execute(new_match)
        highest = {table: max((await tx.execute(select(table.c[0]))).scalars()) for table in (matches, timers, outbox)}
        await tx.execute(delete(matches).where(matches.c.id == highest[matches]))
        await tx.execute(delete(timers))
        await tx.execute(delete(outbox))
    await database.close(clean=False)
    await copying.copy(source, target)
    database = database_at(target)
    async with database.writing() as tx:
        await tx.execute(new_match.returning(matches.c.id))
        ids = (await tx.execute(select(matches.c.id).order_by(matches.c.id))).scalars().all()
        assert [one for one in ids if one >= highest[matches]]
        assert highest[matches] not in ids
        timer = insert(timers).values(match_id=ids[0], kind="deadline", decision="", attempts=0)
        assert (await tx.execute(timer.returning(timers.c.id))).scalar_one() > highest[timers]
        row = {"id": 1, "lane": "", "match_id": ids[0], "kind": "", "nonce": "", "state": "sent", "attempts": 0}
        said = insert(outbox).values(**row, created_at=0, next_try_at=0)
        assert (await tx.execute(said.returning(outbox.c.place))).scalar_one() > highest[outbox]
    await database.close(clean=False)


async def test_a_copy_is_held_by_nobody_and_says_nothing_of_what_the_platform_was_told(unmade: Unmade) -> None:
    source, target = await unmade("sqlite", "here"), await unmade("postgresql", "there")
    store = await Store.open(source, ManualClock())
    await store.note_published_commands("told")
    await copying.copy(source, target)
    assert (await content(source, [lease]))["lease"][0][1] is not None
    await store.close()
    assert (await content(target, [lease]))["lease"] == [(1, None, 1_800_000_000, 0, 0, "", 0)]


# Of one moment


async def begun(harness: MatchesHarness, game: AnyGame, channel: int) -> int:
    """Begin a match, with whatever its players may bring, and give its number."""
    table = await harness.lobby(game.seats[0], game.key, channel=channel)
    if game.entries is not None:
        entries = sample_entries(game, len(table.members), game.types.options(), Chance(bytes(32), 0))
        for seat, entry in enumerate(entries):
            await harness.matches.lobbies.set_entry(table.id, user(seat), entry)
    return (await harness.matches.lobbies.start(table.id, table.host_id)).id


async def answer(harness: MatchesHarness, match_id: int) -> None:
    """Let somebody answer who is asked."""
    asked = [one for one in await harness.open_decisions(match_id) if not one.answered]
    for decision in asked[:1]:
        await harness.act(match_id, decision.seat, decision.id, await harness.sample(match_id, decision))


@both_ways
async def test_matches_that_are_played_meanwhile_are_copied_as_they_were_at_one_moment(
    tmp_path: Path, unmade: Unmade, capsys: pytest.CaptureFixture[str], here: str, there: str
) -> None:
    harness = MatchesHarness(tmp_path / "played.db", GAMES, url=await unmade(here, "here"))
    await harness.open()
    try:
        ids = [await begun(harness, game, channel) for channel, game in enumerate(GAMES, start=500)]
        moments: dict[str, Content] = {}

        async def play(match_id: int) -> None:
            while len(moments) < 2:
                await answer(harness, match_id)

        playing = [asyncio.create_task(play(match_id)) for match_id in ids]
        for name in ("earlier", "later"):
            target = await unmade(there, name)
            await copying.copy(harness.url, target)
            moments[target] = await content(target, [matches])
        await asyncio.gather(*playing)
    finally:
        await harness.store.close()
    earlier, later = moments
    assert moments[earlier] != moments[later]
    for url in moments:
        asked = commands.read(["verify", "--all"])
        assert await asyncio.to_thread(inspection.carry_out, asked, url, SystemClock()) == inspection.WELL
        assert "4 replay, 0 differ, 0 cannot be read." in capsys.readouterr().out

    copied = MatchesHarness(tmp_path / "copied.db", GAMES, url=later)
    copied.first_interaction(1_000_000)
    await copied.open()
    try:
        for match_id in ids:
            await answer(copied, match_id)
            await copied.matches.history.verify(match_id)
    finally:
        await copied.store.close()


# Or none of it


async def nothing_is_in(url: str) -> bool:
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite+aiosqlite:///"))
        return {one.name for one in path.parent.glob(f"*{path.stem}*")} <= {f"{path.name}.lock"}
    database = database_at(url)
    async with database.writing() as tx:
        _, names = await database._inspect(tx)  # type: ignore[attr-defined]  # of PostgreSQL
    await database.close(clean=False)
    return not names


@pytest.mark.sampled(1)
@every_engine
@pytest.mark.parametrize("failing", [StoreError, OSError, asyncio.CancelledError])
async def test_a_copy_that_fails_leaves_nothing_and_can_be_tried_again(
    stored: str, unmade: Unmade, monkeypatch: pytest.MonkeyPatch, engine: str, failing: type[BaseException]
) -> None:
    target = await unmade(engine, "target")
    insert_rows = copying._insert

    async def insert_some(tx: Any, table: Table, rows: copying.Rows) -> None:
        if table is timers:
            raise failing
        await insert_rows(tx, table, rows)

    monkeypatch.setattr(copying, "_insert", insert_some)
    with pytest.raises(asyncio.CancelledError if failing is asyncio.CancelledError else StoreError):
        await copying.copy(stored, target)
    assert await nothing_is_in(target)
    monkeypatch.undo()
    await copying.copy(stored, target)
    assert await content(target) == await content(stored)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            "UPDATE members SET name = 'secret' || char(0) WHERE match_id = 2 AND seat = 1",
            "its name holds a NUL character",
        ),
        ("UPDATE members SET name = X'736563726574' WHERE match_id = 2 AND seat = 1", "its name is no str"),
        (
            "UPDATE members SET misses = 3000000000 WHERE match_id = 2 AND seat = 1",
            "its misses takes more than 32 bits",
        ),
        ("UPDATE members SET misses = 'secret' WHERE match_id = 2 AND seat = 1", "its misses is no int"),
    ],
)
async def test_a_value_that_postgresql_does_not_take_is_named_but_not_told(
    tmp_path: Path, unmade: Unmade, change: str, said: str
) -> None:
    path = tmp_path / "bot.db"
    await asyncio.to_thread(put_up_to_date, path)
    assert databases.change(path, change) == 1
    target = await unmade("postgresql", "target")
    sentence = await refusal(f"sqlite+aiosqlite:///{path}", target)
    assert sentence == f"A row of members (match_id 2, seat 1) does not fit: {said}."
    assert await nothing_is_in(target)


async def test_rows_that_cannot_be_read_are_not_told(tmp_path: Path, unmade: Unmade) -> None:
    path = tmp_path / "bot.db"
    await asyncio.to_thread(put_up_to_date, path)
    databases.change(path, "UPDATE members SET name = CAST(X'736563726574FF' AS TEXT) WHERE match_id = 2")
    target = await unmade("sqlite", "target")
    sentence = await refusal(f"sqlite+aiosqlite:///{path}", target)
    assert sentence.startswith("The rows of members cannot be read")
    assert "secret" not in sentence
    assert await nothing_is_in(target)


@every_engine
async def test_only_an_empty_database_is_filled(stored: str, unmade: Unmade, engine: str) -> None:
    target = await made(await unmade(engine, "target"))
    before = await content(target)
    assert "is not empty" in await refusal(stored, target)
    assert await content(target) == before
    assert "is not empty" in await refusal(target, target)


async def test_a_file_of_another_kind_or_one_that_is_held_is_not_filled(
    stored: str, unmade: Unmade, tmp_path: Path
) -> None:
    target = await unmade("sqlite", "target")
    (tmp_path / "target.db").write_text("These are my memoirs.")
    assert "is not a database" in await refusal(stored, target)
    assert (tmp_path / "target.db").read_text() == "These are my memoirs."
    (tmp_path / "target.db").unlink()
    (tmp_path / "target.db-wal").write_text("what was written")
    assert "target.db-wal" in await refusal(stored, target)
    (tmp_path / "target.db-wal").unlink()
    lock = FileLock(tmp_path / "target.db")
    assert "Another process" in await refusal(stored, target)
    lock.release(clean=False)
    assert await nothing_is_in(target)


async def test_only_a_database_of_today_is_copied(tmp_path: Path, unmade: Unmade) -> None:
    target = await unmade("sqlite", "target")
    source = f"sqlite+aiosqlite:///{tmp_path / 'source.db'}"
    assert "no database" in await refusal(source, target)
    (tmp_path / "source.db").write_bytes(as_written())
    assert "start the bot once to bring it up to date" in await refusal(source, target)
    databases.change(tmp_path / "source.db", "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in await refusal(source, target)
    assert await nothing_is_in(target)
    assert "is empty yet" in await refusal(await unmade("postgresql", "source"), target)
