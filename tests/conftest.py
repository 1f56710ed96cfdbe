"""What all tests share: which of them run, how long properties are tried, and what a run has used.

Tests marked `long` or `soak` are left out unless they are asked for (`make test-long`, `make soak`); SOAK_MATCHES says
how many matches of each kind a soak plays. Properties written with hypothesis try a few examples that are the same in
every run; a soak, or HYPOTHESIS_PROFILE=soak, tries many new ones.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from hypothesis import settings

from bot.games.contract import AnyGame
from tests.games.random_matches import every_game
from tests.probe import Probe

USED = pytest.StashKey[dict[str, str]]()
"""What each worker says that it has used, by its name."""

LIBC = ctypes.CDLL(None)
FULL = 450
"""Megabytes from which a worker forgets what it has drawn, if that can be ..."""
WORTH_IT = 100
"""... so many at least: drawing it again takes time."""
SOAK_SECONDS = 6 * 60 * 60

settings.register_profile("fast", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("soak", max_examples=5000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        soaking = config.getoption("markexpr") == "soak"
        settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "soak" if soaking else "fast"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long_on_postgresql") and "postgresql" in item.name:
            item.add_marker("long")
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS))


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over thousands of tests each time no more."""
    gc.collect()
    gc.freeze()


def used() -> str:
    """Say what this process and those that it started have used."""
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    unit = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss, in bytes
    seconds = [round(usage.ru_utime + usage.ru_stime) for usage in (own, children)]
    megabytes = own.ru_maxrss * unit // 1_000_000
    return f"{megabytes} MB at most and {seconds[0]} s of processor time, its children {seconds[1]} s"


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker tell the process that has started it."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["used"] = used()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if hasattr(node, "workeroutput"):
        node.config.stash.setdefault(USED, {})[node.gateway.id] = node.workeroutput["used"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for worker, what in sorted(config.stash.get(USED, {"this process": used()}).items()):
        terminalreporter.write_line(f"{worker} has used {what}.")
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    for reason in sorted(one for one in skipped if "NO " in one):
        terminalreporter.write_line(reason, red=True)


@pytest.fixture(scope="module", autouse=True)
def _forget_drawings() -> Iterator[None]:
    """Let no worker hold what is drawn once for each game: the next module of tests draws other things."""
    yield
    forget_drawings()


@pytest.fixture(scope="module")
def least_held() -> list[int]:
    """The megabytes that a worker held when it had just forgotten its drawings, in this module of tests."""
    return [megabytes_now()]


@pytest.fixture(autouse=True)
def _forget_drawings_in_time(least_held: list[int]) -> Iterator[None]:
    """Let no module of tests draw until a worker is full."""
    yield
    if megabytes_now() > max(FULL, least_held[0] + WORTH_IT):
        forget_drawings()
        least_held[0] = megabytes_now()


def megabytes_now() -> int:
    """Tell how much memory this process holds; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except FileNotFoundError:
        return 0
    return pages * resource.getpagesize() // 1_000_000


def forget_drawings() -> None:
    """Empty the caches of the pictures, and give the memory back."""
    modules = [module for name, module in tuple(sys.modules.items()) if name.startswith("render.")]
    found = [kept for module in modules for kept in vars(module).values() if hasattr(kept, "cache_clear")]
    # What they import is not theirs: to forget the languages would be to forget what games have taught them.
    caches = [cache for cache in found if cache.__module__.startswith("render.")]
    if any(cache.cache_info().currsize for cache in caches):
        for cache in caches:
            cache.cache_clear()
        gc.collect()
        if hasattr(LIBC, "malloc_trim"):
            LIBC.malloc_trim(0)


@pytest.fixture
def probe() -> Probe:
    return Probe()


@pytest.fixture(params=every_game().keys())
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game of the house, the probe and the first game."""
    return every_game()[request.param]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the library repeat refused requests, and connect again, at once: by itself it sleeps for seconds."""

    class Hurried(ModuleType):
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, delay: float) -> None:
            await asyncio.sleep(0)

    monkeypatch.setattr(discord.http, "asyncio", Hurried("asyncio"))
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.0)
    monkeypatch.setattr(discord.Client, "before_identify_hook", AsyncMock())
