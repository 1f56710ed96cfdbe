"""A plugin for two runs of pytest: the second tries again, alone, what failed in the first, and names what passes then.

What cannot be tried again, since it is skipped alone, has failed. The second is the one with `--last-failed`;
`scripts/house.py` starts both.
"""

import pytest

FAILED_AFTER = "unsteady/failed-after"
"""Where the first run keeps, in pytest's cache, what failed in it and after how many seconds."""


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter: pytest.TerminalReporter | None = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not session.config.getoption("lf"):
        return
    reporter.ensure_newline()
    untried = session.config.cache.get(FAILED_AFTER, {}).keys() & seconds_of(reporter, "skipped").keys()
    for test in sorted(untried):
        reporter.write_line(f"FAILED {test}: it cannot be tried again alone")
    if untried:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    if not config.getoption("lf"):
        config.cache.set(FAILED_AFTER, seconds_of(reporter, "failed", "error"))
        return
    before = config.cache.get(FAILED_AFTER, {})
    again = seconds_of(reporter, "failed", "error")
    for test, seconds in seconds_of(reporter, "passed").items():
        if test not in again:
            first = before.get(test, 0.0)
            reporter.write_line(f"UNSTEADY {test}: failed after {first:.1f} s, passed alone in {seconds:.1f} s")


def seconds_of(reporter: pytest.TerminalReporter, *outcomes: str) -> dict[str, float]:
    """Give how long each test took that ended in one of these ways, by its name."""
    reports = [report for outcome in outcomes for report in reporter.stats.get(outcome, ())]
    return {report.nodeid: report.duration for report in reports if isinstance(report, pytest.TestReport)}
