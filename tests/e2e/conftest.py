"""Fixtures: a bot that a whole module of tests shares, and a harness on it for each test."""

from collections.abc import AsyncIterator, Iterator

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


@pytest_asyncio.fixture
async def later(tmp_path_factory: pytest.TempPathFactory, hurried: None) -> AsyncIterator[Harness]:
    """A harness with a bot whose clock stands still until it is moved."""
    async with serving(tmp_path_factory.mktemp("later")) as still:
        yield still


@pytest.fixture
def here(request: pytest.FixtureRequest) -> Iterator[Harness]:
    """A channel with three people in it who have not met before.

    It is one of the shared server for tests that share their loop as well; others have a bot and a clock of their own.
    """
    if any(mark.kwargs.get("loop_scope") == "module" for mark in request.node.iter_markers("asyncio")):
        harbour: Harness = request.getfixturevalue("harbour")
        yield harbour.elsewhere("Ada", "Bruno", "Chen")
        assert harbour.playground.breaches == ()
    else:
        yield request.getfixturevalue("later")
