"""What all tests share: which of them run, how long properties are tried, and what a run has used.

Tests marked `long` or `soak` are left out unless they are asked for (`make test-long`, `make soak`); SOAK_MATCHES says
how many matches of each kind a soak plays. Properties written with hypothesis try a few examples that are the same in
every run; a soak, or HYPOTHESIS_PROFILE=soak, tries many new ones.
"""

import asyncio
import ctypes
import gc
import os
import resource
import sys
from collections.abc import Generator, Iterator
from operator import itemgetter
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import structlog
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from bot.games.contract import AnyGame
from bot.store.engines import driver
from render.kit.kept import SHELF
from tests.games.random_matches import every_game
from tests.probe import Probe

USED = pytest.StashKey[dict[str, str]]()
"""What each worker says that it has used, by its name."""
SPENT = pytest.StashKey[dict[str, float]]()
"""Processor time by folder of tests, in seconds, that of child processes among it."""

LIBC = ctypes.CDLL(None)
SOAK_SECONDS = 6 * 60 * 60
WITHOUT_DISK = "PRAGMA synchronous=OFF"
ROOM = 36 * 1024 * 1024
"""The bytes of paintings that a worker keeps from one module of tests to the next, beside other workers."""

settings.register_profile("fast", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("soak", max_examples=5000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        soaking = config.getoption("markexpr") == "soak"
        profile = os.environ.get("HYPOTHESIS_PROFILE", "soak" if soaking else "fast")
        settings.load_profile(profile)
        if profile == "fast":
            # Constants of the code would be tried as well, of those modules that a worker happens to have read by then:
            # other examples in each run, and the whole of the code parsed once more by each worker.
            monkeypatch = pytest.MonkeyPatch()
            monkeypatch.setattr(providers, "is_local_module_file", lambda _path: False)
            config.add_cleanup(monkeypatch.undo)
    # Where a test says nothing of its log, errors would be laid out with the code and the values of each frame.
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure([structlog.contextvars.merge_contextvars, structlog.processors.add_log_level, plain])
    SHELF.room = ROOM
    # No test cuts the power: what a process has written outlives it, and each commit would wait for the disk.
    driver._PRAGMAS = (*driver._PRAGMAS, WITHOUT_DISK)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to the long tests what holds a promise once more: most cases of some tests, the second engine of most."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if runs_on_postgresql(item) and not item.get_closest_marker("on_postgresql"):
            item.add_marker("long")
        if item.get_closest_marker("sampled") and not any(map(item.get_closest_marker, ("long", "soak"))):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAK_SECONDS))
    for of_one in cases.values():
        (count,) = next(of_one[0].iter_markers("sampled")).args
        kept = {place * len(of_one) // count for place in range(count)}
        for place, item in enumerate(of_one):
            if place not in kept:
                item.add_marker("long")
    # Pictures come first, while a worker holds little, and of them the film: it needs the most at once.
    items.sort(key=lambda item: not item.nodeid.startswith("tests/render/"))
    items.sort(key=lambda item: not item.nodeid.startswith("tests/render/test_film"))


def runs_on_postgresql(item: pytest.Item) -> bool:
    """Tell whether a test runs on the second engine; that a case or its test speaks of it means nothing."""
    return hasattr(item, "callspec") and "postgresql" in item.callspec.params.values()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let the garbage collector pass over thousands of tests no more, and look less often for what tests leave."""
    forget_reports(session.config)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def forget_reports(config: pytest.Config) -> None:
    """Let no worker hold to its end what it counts for a summary that nobody reads: some 25 MB."""
    reporter: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and hasattr(config, "workerinput"):
        reporter.stats.clear()


def used() -> str:
    """Say what this process and those that it started have used."""
    own, children = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    unit = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss, in bytes
    seconds = [round(usage.ru_utime + usage.ru_stime) for usage in (own, children)]
    megabytes = own.ru_maxrss * unit // 1_000_000
    return f"{megabytes} MB at most and {seconds[0]} s of processor time, its children {seconds[1]} s"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    before = sum(os.times()[:4])
    result = yield
    folder = "/".join(Path(item.location[0]).parts[1:-1]) or "."
    spent = item.config.stash.setdefault(SPENT, {})
    spent[folder] = spent.get(folder, 0.0) + sum(os.times()[:4]) - before
    forget_reports(item.config)
    return result


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker tell the process that has started it."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["used"] = used()
        session.config.workeroutput["spent"] = session.config.stash.get(SPENT, {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if hasattr(node, "workeroutput"):
        node.config.stash.setdefault(USED, {})[node.gateway.id] = node.workeroutput["used"]
        spent = node.config.stash.setdefault(SPENT, {})
        for folder, seconds in node.workeroutput["spent"].items():
            spent[folder] = spent.get(folder, 0.0) + seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for worker, what in sorted(config.stash.get(USED, {"this process": used()}).items()):
        terminalreporter.write_line(f"{worker} has used {what}.")
    spent = config.stash.get(SPENT, {})
    by_folder = sorted(spent.items(), key=itemgetter(1), reverse=True)
    told = ", ".join(f"{folder} {seconds:.0f}" for folder, seconds in by_folder if seconds >= 0.5)
    terminalreporter.write_line(f"Processor time of the tests in seconds: {sum(spent.values()):.0f}, of them {told}.")
    skipped = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    for reason in sorted(one for one in skipped if "NO " in one):
        terminalreporter.write_line(reason, red=True)


@pytest.fixture(scope="module", autouse=True)
def _forget_drawings() -> Iterator[None]:
    """Let no worker hold what is drawn once for each game: the next module of tests draws other things."""
    yield
    forget_drawings()


def forget_drawings() -> None:
    """Empty the caches of the pictures but for their shelf, which has a bound, and give the memory back."""
    modules = [module for name, module in tuple(sys.modules.items()) if name.startswith("render.")]
    found = [kept for module in modules for kept in vars(module).values() if hasattr(kept, "cache_clear")]
    # What they import is not theirs: to forget the languages would be to forget what games have taught them.
    caches = [cache for cache in found if cache.__module__.startswith("render.")]
    if any(cache.cache_info().currsize for cache in caches):
        for cache in caches:
            cache.cache_clear()
        if hasattr(LIBC, "malloc_trim"):
            LIBC.malloc_trim(0)


@pytest.fixture
def durable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let databases wait for the disk, as those of the bot do."""
    monkeypatch.setattr(driver, "_PRAGMAS", tuple(one for one in driver._PRAGMAS if one != WITHOUT_DISK))


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
