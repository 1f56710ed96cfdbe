"""PostgreSQL: what opening refuses in one sentence, and what a server that goes away costs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.clock import ManualClock
from bot.store import Store, StoreBusy, StoreError
from bot.store.engines import postgresql
from bot.store.engines.postgresql import PostgreSQL
from bot.store.engines.schema import Schema
from bot.store.tables import metadata
from tests import databases
from tests.matches.harness import MatchesHarness, open_harness, user
from tests.probe.state import Order, Sheet

CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
A2 = Sheet((Order("A", 2),))


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    with databases.engine("postgresql"):
        async with open_harness(tmp_path / "house.db") as opened:
            yield opened


@pytest.fixture
async def owner(url: str) -> AsyncIterator[AsyncEngine]:
    """Give the administrator's way into the database."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    yield engine
    await engine.dispose()


async def run(engine: AsyncEngine, *statements: str) -> None:
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))


async def emptied(engine: AsyncEngine) -> None:
    await run(engine, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, ManualClock())
    assert not isinstance(caught.value, StoreBusy), "it does not pass"
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# Opening


async def test_an_empty_database_gets_the_tables_of_today(url: str, owner: AsyncEngine) -> None:
    await emptied(owner)
    await (await Store.open(url, ManualClock())).close()

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    async with owner.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_processes_that_start_at_once_make_the_tables_once(url: str, owner: AsyncEngine) -> None:
    await emptied(owner)
    processes = [PostgreSQL(owner.url) for _ in range(4)]
    await asyncio.gather(*(one.open(Schema(), "") for one in processes))
    for one in processes:
        await one.check(Schema())
        await one.close(clean=True)


async def test_who_waits_too_long_for_a_process_that_fills_the_database_may_try_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = AsyncConnection.execute

    async def execute_or_wait(connection: AsyncConnection, statement: Any, *values: Any) -> Any:
        if "pg_advisory" in str(statement):
            raise TimeoutError
        return await execute(connection, statement, *values)

    monkeypatch.setattr(AsyncConnection, "execute", execute_or_wait)
    with pytest.raises(StoreBusy, match="Another process is making or filling"):
        await Store.open(url, ManualClock())


async def test_a_database_that_is_not_there_is_refused(url: str) -> None:
    missing = databases.postgresql("missing").replace("postgres@", "postgres:canary@")
    sentence = await refusal(missing)
    assert sentence.startswith("There is no database missing on ")
    assert "canary" not in sentence


async def test_a_user_whom_the_server_does_not_know_is_refused(url: str) -> None:
    sentence = await refusal(url.replace("postgres@", "nobody:canary@"))
    assert "refuses the user or the password" in sentence
    assert "canary" not in sentence


async def test_a_server_that_does_not_answer_is_waited_for(url: str) -> None:
    with pytest.raises(StoreBusy, match=r"bot on 127\.0\.0\.1 cannot be reached"):
        await Store.open("postgresql+asyncpg://canary:canary@127.0.0.1:1/bot", ManualClock())


WRONG = {
    "user:canary@localhost:99999/bot": "a number from 1 to 65535",
    "user:canary@localhost/bot?port=canary": "cannot be read",
    "user:canary@localhost/bot?channel_binding=canary": "channel_binding",
    "user:canary@localhost/bot?sslmode=canary": "verify-full",
    "user:p@canary/canary@localhost/bot": "%40",
}


async def test_what_the_driver_does_not_take_is_named_without_values() -> None:
    for location, word in WRONG.items():
        sentence = await refusal(f"postgresql+asyncpg://{location}")
        assert word in sentence
        assert "canary" not in sentence


async def test_tls_is_asked_for_as_hosts_write_it() -> None:
    asked = list[bytes]()

    async def without_tls(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.read(8))
        writer.write(b"N")
        writer.close()

    server = await asyncio.start_server(without_tls, "127.0.0.1")
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(StoreBusy, match="rejected SSL upgrade"):
            await Store.open(f"postgresql+asyncpg://canary@127.0.0.1:{port}/bot?sslmode=require", ManualClock())
    assert asked == [b"\0\0\0\x08\x04\xd2\x16\x2f"]


async def test_what_the_driver_itself_refuses_is_no_trouble_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("PGSSLROOTCERT", raising=False)
    assert "root.crt" in await refusal("postgresql+asyncpg://canary@127.0.0.1:1/bot?sslmode=verify-full")
    await refusal(f"postgresql+asyncpg://canary@{'long' * 20}/bot")


async def test_a_server_that_is_too_old_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "OLDEST", 99)
    assert "the bot needs 99 or newer" in await refusal(url)


async def test_a_database_that_cannot_hold_every_name_is_refused(url: str, owner: AsyncEngine) -> None:
    await run(owner, "CREATE DATABASE ascii ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    ascii_only = databases.postgresql("ascii")
    assert "the bot needs UTF8" in await refusal(ascii_only)
    await databases.drop(ascii_only)


async def test_a_database_of_another_program_is_refused_and_left_alone(url: str, owner: AsyncEngine) -> None:
    await emptied(owner)
    await run(owner, "CREATE TABLE recipes (cake TEXT)")
    assert "belongs to another program" in await refusal(url)
    async with owner.connect() as connection:
        tables = await connection.execute(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"))
        assert tables.scalars().all() == ["recipes"]


async def test_a_newer_database_is_refused(url: str, owner: AsyncEngine) -> None:
    await run(owner, "UPDATE alembic_version SET version_num = '9999'")
    assert "written by a newer version of the bot" in await refusal(url)


async def test_a_database_that_lacks_an_index_is_refused(url: str, owner: AsyncEngine) -> None:
    await run(owner, "DROP INDEX uq_matches_open_channel")
    assert "lacks uq_matches_open_channel" in await refusal(url)


async def test_a_user_who_may_make_no_tables_is_refused(url: str, owner: AsyncEngine) -> None:
    await emptied(owner)
    await run(owner, "DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    assert "may not make tables" in await refusal(url.replace("postgres@", "guest@"))


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, owner: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade(_: Schema, connection: Connection) -> None:
        connection.execute(text("DROP TABLE people"))
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    await run(owner, "UPDATE alembic_version SET version_num = '0001'")
    monkeypatch.setattr(Schema, "upgrade", upgrade)
    assert 'could not be brought up to date: relation "nowhere" does not exist' in await refusal(url)
    await run(owner, "SELECT * FROM people")


# At work


async def test_times_after_the_year_2038_fit(tmp_path: Path) -> None:
    with databases.engine("postgresql"):
        harness = MatchesHarness(tmp_path / "house.db")
        harness.clock = ManualClock(9_000_000_000)
        await harness.open()
        try:
            match_id = await harness.begin(2)
            await harness.act(match_id, 0, "sheet-1-0", A2)
            await harness.matches.play.extend(match_id, user(1))
            await harness.matches.waiting.pause(match_id)
            await harness.matches.waiting.resume(match_id)
            await harness.restart(after=7200)
            await harness.pass_time(3 * 24 * 3600)
            await harness.hush()
            await harness.matches.history.verify(match_id)
        finally:
            await harness.store.close()
            await databases.drop(harness.url)


async def test_connections_that_were_cut_are_made_again_before_anybody_notices(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    owner = create_async_engine(harness.url, isolation_level="AUTOCOMMIT")
    await run(owner, CUT_OFF)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await run(owner, CUT_OFF)
    await harness.matches.history.verify(match_id)
    await owner.dispose()


async def test_a_full_disk_costs_a_press_and_no_match(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    owner = create_async_engine(harness.url, isolation_level="AUTOCOMMIT")
    await run(
        owner,
        "CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$",
        "CREATE TRIGGER no_space BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION no_space()",
    )
    for _ in range(3):
        with pytest.raises(DBAPIError, match="No space left"):
            await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7, A2)
    await run(owner, "DROP TRIGGER no_space ON actions")
    assert not (await harness.matches.play.act(match_id, user(0), "sheet-1-0", 7, A2)).repeated
    await owner.dispose()
