"""Schemas: the migrations lead to the tables of today, and an old database is brought there without loss."""

import re
import sqlite3
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.clock import ManualClock
from bot.store import KnownPerson, Store, StoreError, migrations
from bot.store.engines import driver
from bot.store.engines.schema import Schema
from bot.store.engines.sqlite import prepare
from bot.store.kept import timers
from bot.store.rows import TimerRow
from bot.store.statements import _equal
from bot.store.tables import metadata
from tests import databases


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def structure(path: Path) -> dict[str, object]:
    """Describe tables, columns, keys and indices of a database, whatever the words they were made with."""
    with closing(sqlite3.connect(path)) as connection:
        found: dict[str, object] = {}
        names = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        for name, sql in names:
            if name in ("alembic_version", "sqlite_sequence"):
                continue
            indices = connection.execute(f"PRAGMA index_list({name})").fetchall()
            found[name] = (
                connection.execute(f"PRAGMA table_info({name})").fetchall(),
                sorted(connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()),
                "AUTOINCREMENT" in sql,
                "CHECK" in sql,
                sorted(
                    (index[1:], connection.execute(f"PRAGMA index_info({index[1]})").fetchall()) for index in indices
                ),
            )
        partial = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%' ORDER BY name"
        found["partial"] = [(name, sql.split("WHERE")[1].strip()) for name, sql in connection.execute(partial)]
        return found


IS_LONG = re.compile(r"id|place|due|left|deadline|owed|given|at|.*_id|.*_at")
POSTGRESQL = asyncpg.dialect()  # type: ignore[no-untyped-call]  # where an INTEGER has 32 bits


def test_times_and_ids_have_64_bits_in_every_database() -> None:
    columns = [column for table in metadata.tables.values() for column in table.columns]
    long = [one for one in columns if IS_LONG.fullmatch(one.name) and str(one) not in ("lease.id", "members.left")]
    assert len(long) > 40
    for column in long:
        assert column.type.compile(POSTGRESQL) == "BIGINT", column
        assert column.type.compile(sqlite.dialect()) in ("INTEGER", "BIGINT")


def test_what_is_added_to_a_time_or_compared_with_an_id_has_64_bits_as_well() -> None:
    of_match, by_id = _equal(TimerRow, ("match_id",)), _equal(TimerRow, ("id",))
    for statement in (of_match, timers._DUE, timers._NEXT, by_id, timers._INSERT, timers._MOVE):
        text = str(statement.compile(dialect=POSTGRESQL)).replace("$5::INTEGER, $6", "[attempts], $6")
        values = re.findall(r"\$\d+(?:::\w+)?", text)
        assert values
        assert {one.split("::")[-1] for one in values} <= {"BIGINT", "VARCHAR"}, text


async def test_the_migrations_lead_to_the_tables_of_today(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path / "migrated.db"), ManualClock())
    await store.close()
    engine = create_engine(f"sqlite:///{tmp_path / 'made.db'}", poolclass=NullPool)
    metadata.create_all(engine)
    assert structure(tmp_path / "migrated.db") == structure(tmp_path / "made.db")


def test_the_list_of_revisions_is_the_line_that_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    found = [revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == migrations.REVISIONS


def next_schema(folder: Path, upgrade: str) -> Schema:
    """Make the schema of tomorrow: today's, and one more revision."""
    revisions = folder / "versions"
    revisions.mkdir(parents=True)
    for name in ("env.py", "script.py.mako"):
        (folder / name).write_text((migrations.FOLDER / name).read_text())
    for file in (migrations.FOLDER / "versions").glob("0*.py"):
        (revisions / file.name).write_text(file.read_text())
    (revisions / "9000_tomorrow.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f"revision = '9000'\ndown_revision = {migrations.REVISIONS[-1]!r}\n"
        f"\n\ndef upgrade():\n{upgrade}\n"
    )
    return Schema((*migrations.REVISIONS, "9000"), folder)


async def used(path: Path) -> dict[str, object]:
    """Make a database in which something is kept of somebody; describe it."""
    store = await Store.open(url(path), ManualClock())
    await store.people.set_dm_closed(5, True)
    await store.close()
    return structure(path)


async def test_an_old_database_is_migrated_after_a_copy_of_it_was_made(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    old = await used(path)
    schema = next_schema(
        tmp_path / "tomorrow",
        "    with op.batch_alter_table('people') as people:\n"
        "        people.add_column(sa.Column('nickname', sa.Text(), nullable=False, server_default='none'))\n",
    )
    store = await Store.open(url(path), ManualClock(), schema)
    async with store.reading() as tx:
        row = (await tx.exec_driver_sql("SELECT user_id, dm_closed, nickname FROM people")).one()
    assert tuple(row) == (5, 1, "none")
    await store.close()
    (saved,) = tmp_path.glob("bot.db.0*")
    assert structure(saved) == old
    restored = await Store.open(url(saved), ManualClock())
    assert (await restored.people.get(5)).dm_closed
    await restored.close()
    # The version of today does not touch what the version of tomorrow has written.
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(url(path), ManualClock())


async def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    old = await used(path)
    schema = next_schema(
        tmp_path / "tomorrow",
        "    op.drop_table('people')\n    op.execute('INSERT INTO nowhere VALUES (1)')\n",
    )
    with pytest.raises(StoreError, match="could not be brought up to date"):
        await Store.open(url(path), ManualClock(), schema)
    assert structure(path) == old
    assert list(tmp_path.glob("bot.db.0*")) == [], "a copy of what has not changed is of no use"
    store = await Store.open(url(path), ManualClock())
    assert (await store.people.get(5)).dm_closed
    await store.close()


async def test_a_database_of_the_first_schema_is_brought_to_that_of_today(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    prepare(path, Schema(migrations.REVISIONS[:1]), check=True, stamp="now")
    databases.change(path, "INSERT INTO people VALUES (5, 'Ada', 'en-GB', 55, true, false)")
    assert "boards" in structure(path)
    store = await Store.open(url(path), ManualClock())
    assert await store.people.get(5) == KnownPerson(5, "en-GB", 55, dm_closed=True)
    await store.close()
    assert "boards" not in structure(path)


async def test_the_libraries_under_the_driver_still_have_the_names_that_it_uses() -> None:
    """They are private: a version that names them otherwise shall say so here and not in the middle of play."""
    engine = create_async_engine("sqlite+aiosqlite://")
    connection = await driver.connect(":memory:")
    async with engine.connect() as usual:
        adapted = (await usual.get_raw_connection()).dbapi_connection
        compiled = select(metadata.tables["people"]).compile(dialect=engine.dialect)
        used = {
            "aiosqlite": (connection, {"_conn", "_connector", "_running", "_thread", "_tx"}),
            "sqlalchemy": (usual, {"_proxied"}),
            "sqlalchemy's engine": (engine.sync_engine, {"_compiled_cache", "_has_events"}),
            "sqlalchemy's statement": (compiled.statement, {"_compile_w_cache"}),
            "sqlalchemy, compiled": (compiled, {"_bind_processors", "_result_columns"}),
            "sqlalchemy's type": (metadata.tables["people"].c.user_id.type, {"_cached_result_processor"}),
            "sqlalchemy's adapter": (adapted, {"_connection"}),
        }
        lacking = [f"{of}: {name}" for of, (one, names) in used.items() for name in names - {*dir(one)}]
    await connection.close()
    await engine.dispose()
    assert not lacking, f"aiosqlite {version('aiosqlite')}, SQLAlchemy {version('sqlalchemy')} lack {lacking}"
