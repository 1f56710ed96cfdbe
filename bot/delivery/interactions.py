"""The interactions that are being answered: each one once, and none is left behind when the bot stops."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from bot.clock import Clock, first_of

REMEMBERED = 5000
"""Interactions that are known again: a gateway that is resumed may tell of the latest ones once more."""


class InteractionsInFlight:
    """Knows which tasks answer interactions, and which interactions have come already."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._come: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def watched(self, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        """Put in the place of the library's parser of interactions one that lets each come once, and knows its tasks.

        The library starts a task for what answers an interaction and keeps no hold of it; so those that a parse has
        started are found by comparing all tasks before and after, which holds as long as the parser itself never waits.
        """

        def parse_once(data: Any) -> None:
            if data["id"] in self._come:
                return
            self._come[data["id"]] = time.perf_counter()
            if len(self._come) > REMEMBERED:
                del self._come[next(iter(self._come))]
            before = asyncio.all_tasks()
            parse(data)
            for task in asyncio.all_tasks() - before:
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

        return parse_once

    def seconds_since(self, interaction_id: str) -> float | None:
        """Tell how long ago an interaction has come; None if it did not, or too many have come since."""
        come = self._come.get(interaction_id)
        return None if come is None else time.perf_counter() - come

    async def finish(self, seconds: float) -> None:
        """Wait until all are answered, and give up those that are not after so many seconds."""
        if self._tasks:
            await first_of(asyncio.wait(tuple(self._tasks)), self._clock.sleep(seconds))
        given_up = tuple(self._tasks)
        for task in given_up:
            task.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
