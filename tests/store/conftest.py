"""Fixtures of the tests of the store: databases of one engine after the other, and processes that share one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.store import Store
from tests import databases
from tests.matches.harness import MatchesHarness, open_harness


@pytest.fixture(params=databases.ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    with databases.engine(request.param):
        yield request.param


@pytest.fixture
async def harness(tmp_path: Path, engine: str) -> AsyncIterator[MatchesHarness]:
    async with open_harness(tmp_path / "house.db") as opened:
        yield opened


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    """Give the URL of a new database on PostgreSQL with the schema of today."""
    with databases.engine("postgresql"):
        url = await databases.at(tmp_path / "bot.db")
    yield url
    await databases.drop(url)


class Processes:
    """Processes on one database, whose machines have the same time unless a test says otherwise."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.clock = ManualClock()
        self.running: list[Store] = []

    async def start(self, clock: ManualClock | None = None) -> Store:
        self.running.append(await Store.open(self._url, clock or self.clock))
        return self.running[-1]

    async def stop(self, *stores: Store) -> None:
        for store in stores:
            self.running.remove(store)
            await store.close()


@pytest.fixture
async def processes(url: str) -> AsyncIterator[Processes]:
    """Give processes on PostgreSQL; those that still run at the end of a test end then."""
    processes = Processes(url)
    yield processes
    await processes.stop(*processes.running)
