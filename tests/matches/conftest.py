"""Fixtures of the tests of matches."""

from collections.abc import AsyncIterator, Iterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio

from tests import databases
from tests.matches.harness import MatchesHarness, open_harness


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let matches that are kept be kept by one engine, and then by the other; those in hand are kept by none."""
    chosen = any(mark.args[0] == "engine" for mark in metafunc.definition.iter_markers("parametrize"))
    if iscoroutinefunction(metafunc.function) and not chosen:
        metafunc.parametrize("engine", databases.ENGINES, indirect=True)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    name = getattr(request, "param", databases.ENGINES[0])
    with databases.engine(name):
        yield name


@pytest_asyncio.fixture
async def harness(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[MatchesHarness]:
    """Open a house with what the module of a test names as its OFFERED, else with the probe."""
    async with open_harness(tmp_path / "house.db", getattr(request.module, "OFFERED", ())) as opened:
        yield opened


@pytest.fixture
def house(harness: MatchesHarness) -> MatchesHarness:
    return harness
