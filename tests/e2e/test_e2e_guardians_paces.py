"""Whole matches of Guardians over the loopback server while the bot is killed: by sheets, with a council, by steps."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.clock import SystemClock
from bot.games.guardians.rules import Guardians
from bot.playground import Seen
from tests.databases import rows
from tests.e2e.guardians_robots import STARTERS, bring, play_on
from tests.e2e.harness import BotAsChild, Harness, open_harness
from tests.e2e.robots import begin, is_over, join, open_table, press, set_option
from tests.e2e.stored_matches import check_log, check_story, dice, opened_record, outcome_of
from tests.e2e.test_e2e_kills import Killer

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = [pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"), pytest.mark.long]

TWO = ("Ada", "Bruno")
GAME = Guardians()
TABLES: Final[Mapping[str, Mapping[str, str]]] = {
    "sheets": {},
    "council": {"council": "true"},
    "steps": {"pace": "steps"},
    "sheets, every window asked": {"windows": "asked"},
}
NEVER_ASKED: Final = {"primary", "bribery", "modifiers", "spells", "command", "secondary", "retreat"}
"""What a sheet answers."""


async def set_up(here: Harness, settings: Mapping[str, str]) -> Seen:
    """Open a table for a short match with these settings and the starter decks; give the first board."""
    card = await join(here, await open_table(here, GAME.key), here.people[1])
    for name, value in {"turn_limit": "10", **settings}.items():
        named, chosen = here.say(f"guardians-option-{name}"), here.say(f"guardians-option-{name}-{value}")
        await set_option(here.people[0], card, named, chosen)
    for person, deck in zip(here.people, STARTERS, strict=True):
        await bring(here, person, card, deck)
    return await begin(here, card)


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=() if table in ("sheets", "steps") else pytest.mark.soak) for table in TABLES]
)
async def test_a_whole_match_among_kills_at_every_pace(table: str, tmp_path: Path) -> None:
    async with open_harness(tmp_path, TWO, clock=SystemClock()) as here:
        killer = Killer(here, await BotAsChild.start(here, "tests.e2e.child_bot"), dice(f"kills {table}"), kills=3)
        try:
            board = await set_up(here, TABLES[table])
            rage = asyncio.create_task(killer.rage())
            board = await play_on(here, board, dice(table), patient=True)
            rage.cancel()
            await asyncio.gather(rage, return_exceptions=True)
            await killer.repent()
            assert is_over(here, board)
            assert killer.kills > 0
            await here.playground.connected()
            for person in here.people:
                told = await press(person, board, here.say("button-record"))
                await press(person, told, here.say("button-open-entry"))
            outcome_of(GAME, await opened_record(here, board, here.people[-1]))
            await check_story(here)
        finally:
            await killer.bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()
        kinds = {one.split(".")[1] for (one,) in rows(here.database, "SELECT DISTINCT decision FROM actions") if one}
        assert not (kinds & NEVER_ASKED if "pace" not in TABLES[table] else kinds & {"sheet", "council"})
        assert ("council" in kinds) == ("council" in TABLES[table])
