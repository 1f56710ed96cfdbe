"""What the bot and all its processes hold after the start, and after a whole match of each game between people.

On one processor it has one drawing worker, as on a machine with little memory; where it may use two it has two.
"""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.client import TIDY_AFTER
from bot.clock import SystemClock
from bot.games.registry import house_games
from tests.benchmarks.loopback import NAMES, play
from tests.e2e.harness import BotAsChild, open_harness
from tests.e2e.stored_matches import dice

AIM = 350
"""Megabytes of all processes together."""
QUIET = 1.0
"""Seconds without work after which all that was to be drawn is drawn."""


def main() -> None:
    """Print the megabytes of all processes and of each, what they share in parts, beside those before any match."""
    processors = sorted(os.sched_getaffinity(0))
    for used in dict.fromkeys((tuple(processors[:1]), tuple(processors))):
        os.sched_setaffinity(0, used)
        print(f"processors: {len(used)}")
        asyncio.run(_measure())


async def _measure() -> None:
    with TemporaryDirectory() as folder:
        async with open_harness(Path(folder), (), clock=SystemClock()) as here:
            child = await BotAsChild.start(here)
            try:
                await _until_idle(child.process.pid)
                _say("after the start", child.process.pid)
                for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
                    there = here.elsewhere(*NAMES[: max(house_games()[game].seats)])
                    await play(there, game, dice(f"memory {game}"))
                    await _until_idle(child.process.pid)
                    _say(f"after a match of {game}", child.process.pid)
            finally:
                await child.stop()


def _say(when: str, bot: int) -> None:
    held = {process: _megabytes(process) for process in _family(bot)}
    others = " + ".join(f"{held[process]:.0f}" for process in held if process != bot)
    figures = f"{sum(held.values()):>6.0f} MB   the bot {held[bot]:.0f}, beside it {others}   aim {AIM}"
    print(f"{when:<32}{figures}", flush=True)


async def _until_idle(bot: int) -> None:
    before = -1.0
    while (now := sum(_seconds(process) for process in _family(bot))) > before + QUIET / 20:
        before = now
        await asyncio.sleep(QUIET)
    await asyncio.sleep(TIDY_AFTER)


def _family(bot: int) -> list[int]:
    """Give a process and all that it has started, and that they have."""
    parents = _parents()
    found = [bot]
    for one in found:
        found += [process for process, parent in parents.items() if parent == one]
    return found


def _parents() -> Mapping[int, int]:
    parents = dict[int, int]()
    for process in (int(name) for name in os.listdir("/proc") if name.isdigit()):
        try:
            parents[process] = int(_after_the_name(process)[1])
        except OSError:  # it has ended
            continue
    return parents


def _after_the_name(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _seconds(process: int) -> float:
    user, system = _after_the_name(process)[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _megabytes(process: int) -> float:
    """Give the proportional set size: what is shared counts in parts."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith("Pss:"))
    return int(kilobytes) / 1000
