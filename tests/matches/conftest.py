"""The house of the tests of matches."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.matches.house import TestHouse, open_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[TestHouse]:
    async with open_house(tmp_path / "house.db") as opened:
        yield opened
