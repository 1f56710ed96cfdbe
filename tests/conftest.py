"""What all tests share: how long properties are tried, and what a soak is.

A test marked `soak` is left out unless it is asked for (`pytest -m soak`, `make soak`); SOAK_MATCHES says how many
matches of each kind it plays. Properties written with hypothesis try a few examples that are the same in every run; a
soak, or HYPOTHESIS_PROFILE=soak, tries many new ones.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from bot.games.contract import AnyGame
from tests.games.random_matches import every_game
from tests.probe import Probe

SOAK_SECONDS = 6 * 60 * 60

settings.register_profile("fast", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("soak", max_examples=5000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        soaking = config.getoption("markexpr") == "soak"
        settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "soak" if soaking else "fast"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS))


@pytest.fixture
def probe() -> Probe:
    return Probe()


@pytest.fixture(params=every_game().keys())
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game of the house, and the probe."""
    return every_game()[request.param]
