"""Wait for something to become true without polling."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 120.0
"""Real seconds after which a wait has failed: long enough for the busiest machine."""


class Notifier:
    """Wakes those who wait whenever something may have changed; they look again then."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def notify(self) -> None:
        """Wake everybody who waits."""
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(
        self, look: Callable[[], T | None], timeout: float, complaint: Callable[[], str] = lambda: "in vain"
    ) -> T:
        """Return what `look` finds, as soon as it finds something true.

        Looks at once and after each `notify`. Raises TimeoutError with the complaint after `timeout` real seconds.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (found := look()):
            future = loop.create_future()
            self._waiting.add(future)
            await asyncio.wait((future,), timeout=max(0.0, end - loop.time()))
            if not future.done():
                self._waiting.discard(future)
                raise TimeoutError(f"waited {timeout:g} s: {complaint()}")
        return found
