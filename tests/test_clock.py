"""The clock: moved by tests and the playground, and set by whoever keeps the machine's time."""

import asyncio
from pathlib import Path

import pytest

from bot.clock import ManualClock, SystemClock

PATIENCE = 20
HOUR = 3600


async def test_the_file_moves_the_clock_and_not_the_machines_time(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    clock = SystemClock(file)
    assert clock.now() - clock.unmoved() == pytest.approx(0, abs=PATIENCE)
    file.write_text(str(HOUR))
    assert clock.now() - clock.unmoved() == pytest.approx(HOUR, abs=PATIENCE)


@pytest.mark.parametrize("moved", [HOUR, -30 * HOUR])
async def test_who_sleeps_for_an_hour_wakes_when_it_is_over_or_the_time_is_set_back(tmp_path: Path, moved: int) -> None:
    file = tmp_path / "clock"
    sleeping = asyncio.create_task(SystemClock(file).sleep(HOUR))
    await asyncio.sleep(0)
    file.write_text(str(moved))
    await asyncio.wait_for(sleeping, PATIENCE)


@pytest.mark.parametrize("moved", [HOUR, -30 * HOUR])
async def test_a_clock_that_stands_still_does_the_same(moved: int) -> None:
    clock = ManualClock()
    sleeping = asyncio.create_task(clock.sleep(HOUR))
    await asyncio.sleep(0)
    await clock.advance(HOUR - 1)
    assert not sleeping.done()
    await clock.advance(moved)
    await asyncio.wait_for(sleeping, PATIENCE)
