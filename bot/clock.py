"""The one clock of the bot. Tests and the playground can move it."""

import asyncio
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol


class Clock(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> float:
        """Give the time in Unix seconds."""

    def unmoved(self) -> float:
        """Give the machine's time in Unix seconds, however far tests and the playground have moved this clock."""

    async def sleep_until(self, moment: float) -> None:
        """Wait until a time in Unix seconds; a clock that is moved on past it wakes the sleeper soon after."""

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds, or until the clock is moved on by them, or is set back: it never waits longer."""


class SystemClock:
    """The machine's clock, moved by the number of seconds that a file holds, if there is such a file.

    The file is for tests and the playground, which move the clock of a bot that runs in another process.
    """

    _LOOK_AGAIN = 0.2

    def __init__(self, offset_file: Path | None = None) -> None:
        self._offset_file = offset_file

    def now(self) -> float:
        """Give the time in Unix seconds."""
        return self.unmoved() + self._offset()

    def unmoved(self) -> float:
        """Give the machine's time in Unix seconds."""
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        """Wait until a time in Unix seconds."""
        while (left := moment - self.now()) > 0:
            await self._nap(left)

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        begun = self.now()
        while 0 <= (passed := self.now() - begun) < seconds:
            await self._nap(seconds - passed)

    async def _nap(self, seconds: float) -> None:
        # Another process moves the file, and no event tells.
        await asyncio.sleep(seconds if self._offset_file is None else min(seconds, self._LOOK_AGAIN))

    def _offset(self) -> float:
        if self._offset_file is None:
            return 0.0
        try:
            return float(self._offset_file.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return 0.0


class ManualClock:
    """A clock that stands still until it is moved, for tests."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._unmoved = now
        self._moved = asyncio.Condition()

    def now(self) -> float:
        """Give the time in Unix seconds."""
        return self._now

    def unmoved(self) -> float:
        """Give the time of the machine, which stands still but for `leap`."""
        return self._unmoved

    async def leap(self, seconds: float) -> None:
        """Let the machine be gone for so long, asleep or stopped, or have its time set, which may be back."""
        self._unmoved += seconds
        await self.advance(seconds)

    async def advance(self, seconds: float) -> None:
        """Move the clock on and wake whoever waits for a time that has come."""
        async with self._moved:
            self._now += seconds
            self._moved.notify_all()

    async def sleep_until(self, moment: float) -> None:
        """Wait until the clock is moved to a time in Unix seconds."""
        async with self._moved:
            await self._moved.wait_for(lambda: self._now >= moment)

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock is moved on by some seconds, or back."""
        begun = self._now
        async with self._moved:
            await self._moved.wait_for(lambda: not begun <= self._now < begun + seconds)


def as_datetime(moment: float) -> datetime:
    """Give a moment as an aware datetime in UTC."""
    return datetime.fromtimestamp(moment, tz=UTC)


async def first_of(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait until one of several waits is over, and give the others up. Raises what the first one raises."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
