"""Fixtures of the tests of matches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.matches.harness import MatchesHarness, open_harness


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "house.db") as opened:
        yield opened
