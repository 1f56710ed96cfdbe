"""Starting costs the same however many matches are open."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Engine, event

from tests import databases
from tests.matches.harness import DAY, MatchesHarness

COLUMNS = (
    "game, status, guild_id, channel_id, guild_name, channel_name, options, rules_version, data_version,"
    " snapshot_version, replayable, version, actions, told, created_at, acted_at, failing, failures, snapshot"
)


def fill(path: Path, number: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            f"INSERT INTO matches ({COLUMNS})"
            " VALUES ('probe', 'running', 1, ?, '', '', '{}', 1, '1', 1, 1, 0, 0, 0, 0, 0, '', 0, '{}')",
            [(channel,) for channel in range(number)],
        )
        connection.executemany(
            "INSERT INTO timers (match_id, kind, decision, due, attempts) VALUES (?, 'deadline', 'a', 4000000000, 0)",
            [(match,) for match in range(1, number + 1)],
        )


async def start(path: Path) -> tuple[list[str], list[str]]:
    """Start as the bot does; give the statements that opening the store took, and then bringing it up to date."""
    harness = MatchesHarness(path)
    await harness.open()
    await harness.store.close()
    await harness.clock.advance(DAY)
    with recorded() as opening:
        await harness.open()
    with recorded() as statements:
        await harness.matches.time.bring_up_to_date()
        await harness.matches.time.back_from_absence()
        await harness.matches.time.run_due()
    await harness.store.close()
    return opening, statements


@contextmanager
def recorded() -> Iterator[list[str]]:
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


async def test_a_start_with_ten_thousand_open_matches_takes_the_statements_of_one_with_none(tmp_path: Path) -> None:
    for name in ("none", "many"):
        (tmp_path / name).write_bytes(await databases.empty_file())
    fill(tmp_path / "many", 10_000)
    none, many = await start(tmp_path / "none"), await start(tmp_path / "many")
    assert many == none
    opening, statements = many
    assert 0 < len(opening) < 15
    assert not [one for one in opening if "matches" in one or "timers" in one]
    assert not [one for one in statements if "snapshot," in one or "matches.snapshot " in one]
