"""What somebody takes along, and what is left of him: held to every column of the store that names a person."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import Boolean, Column, LargeBinary, Table, Text, insert

from bot.language import languages
from bot.store.kept.belongings import LEFT_OUT, OF_MATCH, OF_PERSON, OF_SEAT
from bot.store.tables import metadata
from cogs.people.belongings import taken_along
from render.presenter import Presenters
from tests.matches.harness import MatchesHarness, open_harness
from tests.matches.test_people import every_value

ADA, BRUNO = 900_000_000_000_000_001, 900_000_000_000_000_002
WHO = {ADA: "ada", BRUNO: "bruno"}
PERSONS = ("user_id", "player_id", "host_id", "successor_id", "other_id")
THINGS = (
    *("guild_id", "channel_id", "message_id", "match_id", "lobby_message_id", "dm_channel_id", "interaction_id"),
    *("proposal_id", "order_id", "opening_id"),
)
FIXED: dict[str, Any] = {"status": "finished", "state": "sent", "failing": "", "zone": "", "kind": "act", "source": ""}
OF_TABLE = frozenset(f"matches.{one}" for one in OF_MATCH)
MINUTES = ("quiet_from", "quiet_to", "gathers_from")
NAMELESS = ("results", "members")
"""Of somebody who is forgotten these rows stay; of them goes who he was, and what he alone knew."""
OF_NOBODY = {
    *("id", "match_id", "guild_id", "game", "ended_at", "players", "fate", "place", "counts"),
    *("mu", "sigma", "points", "change"),
    *("entry", "salt", "misses", "extensions", "hints", "saved", "computer", "successor_name", "successor_account"),
}


def names_somebody(table: Table) -> bool:
    return any(one in table.c for one in (*PERSONS, "seat"))


class Filled:
    """A store in which every table that names people has a row of each of two; other rows stand where those refer."""

    def __init__(self) -> None:
        self.values: dict[int, dict[Column[Any], str]] = {ADA: {}, BRUNO: {}}
        self._numbers = count(700_000_000)

    def row(self, table: Table, owner: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for column in table.c:
            value = next(self._numbers)
            name, mark = column.name, f"{WHO[owner]} {table.name} {column.name}"
            if name in ("match_id", "order_id", "proposal_id") or (name == "id" and not names_somebody(table)):
                found[column.key] = 1
            elif name in PERSONS:
                found[column.key] = ADA + BRUNO - owner if name in ("other_id", "successor_id") else owner
            elif name == "seat":
                found[column.key] = int(owner == BRUNO)
            elif name in MINUTES:
                found[column.key] = 600 + value % 600
            elif name in FIXED and isinstance(column.type, Text):
                found[column.key] = FIXED[name]
            elif isinstance(column.type, Boolean):
                found[column.key] = False
            else:
                text, binary = isinstance(column.type, Text), isinstance(column.type, LargeBinary)
                found[column.key] = mark if text else msgspec.json.encode(mark) if binary else value
                self.values[owner][column] = mark if text or binary else str(value)
        return found


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "house.db", ()) as opened:
        yield opened


async def fill(house: MatchesHarness) -> Filled:
    filled = Filled()
    async with house.store.writing() as tx:
        for table in metadata.sorted_tables:
            if table.name in ("matches", "daily_orders", "proposals"):
                row = {**filled.row(table, ADA), "id": 1, "snapshot": None}
                await tx.execute(insert(table).values({key: row[key] for key in row if key in table.c}))
            elif names_somebody(table):
                for owner in (ADA, BRUNO):
                    row = filled.row(table, owner)
                    if table.name == "seekers":
                        row["proposal_id"] = None
                    await tx.execute(insert(table).values(row))
    return filled


def test_every_column_that_could_name_a_person_is_known_to_or_not_to() -> None:
    for table in metadata.sorted_tables:
        for column in table.c:
            assert not column.name.endswith("_id") or column.name in THINGS or column.name in PERSONS, column
        assert table not in OF_PERSON or table.name == "members" or languages()["en"].has(f"belongings-{table.name}")
        taken = table in OF_PERSON or table in OF_SEAT or table.name == "matches"
        assert taken or not names_somebody(table) or all(f"{table.name}.{one.name}" in LEFT_OUT for one in table.c)


async def test_all_that_is_kept_of_somebody_is_taken_along_and_nothing_of_anybody_else(
    house: MatchesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.language.Language.strict", True)
    filled = await fill(house)
    for language in languages().values():
        text, whole = await taken_along(house.matches.belongings, ADA, Presenters(), language, "Europe/Rome")
        told = msgspec.json.decode(whole)
        assert set(told) == {"user_id", "promised", "matches", *(one.name for one in OF_PERSON)} - {"members"}
        for column, mark in filled.values[ADA].items():
            if column.name in ("id", "snapshot"):
                continue
            name = f"{column.table.name}.{column.name}"
            given = name not in LEFT_OUT and (
                column.table in (*OF_PERSON, *OF_SEAT) or name in {"daily_orders.asked_at", "proposals.wish", *OF_TABLE}
            )
            assert (mark.encode() in whole) == given, name
        for column, mark in filled.values[BRUNO].items():
            promised = column.name in ("successor_name", "successor_account")
            assert (mark.encode() in whole) == promised, column  # Bruno's seat is promised to Ada under her name.
        for file in (text, whole):
            assert str(BRUNO).encode() not in file
            assert b"bruno" not in file.replace(b"bruno members successor_", b"")
        assert b"ada notes text" in text


async def test_of_whom_is_forgotten_no_stored_text_or_number_is_left(house: MatchesHarness) -> None:
    filled = await fill(house)
    await house.matches.people.forget(ADA)
    left = await every_value(house)
    # Whom others keep from their tables stays their choice, without a name.
    assert left.count(f"({BRUNO}, {ADA}, '?', ") == left.count(f", {ADA}, '', ") == 1
    assert left.count(str(ADA)) == 2
    for column, mark in filled.values[ADA].items():
        stays = column.table.name == "bans" or (column.table.name in NAMELESS and column.name in OF_NOBODY)
        if column.table in OF_PERSON and not stays:
            assert mark not in left, column
    for name in ("blocks name", "members successor_name", "members successor_account"):
        assert f"bruno {name}" not in left
