"""Fixtures of the tests of delivery; every request to the loopback server has to be one that Discord takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.delivery.harness import DeliveryHarness, Log, empty_store, logged, open_harness


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return asyncio.run(empty_store(tmp_path_factory.mktemp("empty") / "bot.db"))


@pytest.fixture
async def harness(tmp_path: Path, empty: Path) -> AsyncIterator[DeliveryHarness]:
    async with open_harness(tmp_path, empty) as harness:
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
