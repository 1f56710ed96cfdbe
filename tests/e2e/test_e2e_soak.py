"""The long proofs: many matches and hundreds of kills. SOAK_MATCHES says how many, as for all soaks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.clock import ManualClock, SystemClock
from tests.e2e.harness import BlankStudio, open_harness
from tests.e2e.probe_robots import play_probe, probe_games, sit_down_with_words, start_probe
from tests.e2e.stored_matches import check_log, check_story
from tests.e2e.test_e2e_kills import play_among_kills

MATCHES = int(os.environ.get("SOAK_MATCHES", "1000")) // 50
KILLS_IN_MATCH = 20

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")]


async def test_matches_live_through_hundreds_of_kills(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Chen", "Dora")
    for number in range(MATCHES):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with open_harness(folder, names[: 3 + number % 2], clock=SystemClock()) as here:
            await play_among_kills(here, f"soak {number}", KILLS_IN_MATCH)


async def test_many_matches_of_probe_end_without_a_word_too_early(tmp_path: Path) -> None:
    names = ("Ada", "Bruno", "Chen", "Dora")
    for number in range(5 * MATCHES):
        folder = tmp_path / str(number)
        folder.mkdir()
        clock = ManualClock()
        async with open_harness(folder, names[: 2 + number % 3], clock=clock) as here:
            bot = await start_probe(here, BlankStudio())
            try:
                await sit_down_with_words(here)
                await play_probe(here, clock, f"soak {number}")
                await check_story(here)
            finally:
                await bot.stop()
            await check_log(here, probe_games())
            assert here.playground.breaches == ()
