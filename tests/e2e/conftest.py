"""Fixtures: a bot that a whole module of tests shares, and a harness on it for each test."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.harness import BlankStudio, BotInProcess, Harness, open_harness, serving


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harness]:
    """A server with a bot in it that draws nothing worth looking at."""
    async with open_harness(tmp_path_factory.mktemp("harbour"), ()) as shared:
        shared.running = bot = await BotInProcess.start(shared, studio=BlankStudio())
        yield shared
        await bot.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def here(harbour: Harness) -> AsyncIterator[Harness]:
    """A channel of the shared server with three people in it who have not met before."""
    yield harbour.elsewhere("Ada", "Bruno", "Chen")
    assert harbour.playground.breaches == ()


@pytest_asyncio.fixture
async def later(tmp_path_factory: pytest.TempPathFactory, hurried: None) -> AsyncIterator[Harness]:
    """A harness with a bot whose clock stands still until it is moved."""
    async with serving(tmp_path_factory.mktemp("later")) as still:
        yield still
