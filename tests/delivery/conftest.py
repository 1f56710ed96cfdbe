"""Fixtures of the tests of delivery; every request to the loopback server has to be one that Discord takes."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests import databases
from tests.delivery.harness import DeliveryHarness, Log, logged, open_harness


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let everything be kept by one engine, and in the long tests by the other: what differs is the store's."""
    with databases.engine(request.param):
        yield request.param


@pytest.fixture
async def harness(tmp_path: Path, engine: str) -> AsyncIterator[DeliveryHarness]:
    async with open_harness(tmp_path) as harness:
        yield harness
        assert harness.playground.breaches == ()


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sentence that cannot be said properly raise."""
    monkeypatch.setattr("bot.language.Language.strict", True)


@pytest.fixture(autouse=True)
def log() -> Iterator[Log]:
    """Log as the bot does, but to nowhere else."""
    with logged() as log:
        yield log
