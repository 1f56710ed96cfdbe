"""Fixtures of the tests of matches."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests import databases
from tests.matches.harness import MatchesHarness, open_harness


@pytest.fixture(params=databases.ENGINES, autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let all matches be kept by one engine, and then by the other."""
    with databases.engine(request.param):
        yield request.param


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "house.db") as opened:
        yield opened
