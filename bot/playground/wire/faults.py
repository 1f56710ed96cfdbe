"""Faults on demand: the next matching requests are refused, held up or cut off."""

import asyncio
import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.playground.wire.ratelimits import refused


class Effect(Enum):
    """What happens to a request."""

    ANSWER = "answer"
    """It is answered with a status and body and has no effect."""
    DROP_BEFORE = "drop before"
    """The connection is cut and the request has no effect."""
    DROP_AFTER = "drop after"
    """The request has its effect, then the connection is cut instead of an answer."""
    HANG = "hang"
    """It is never answered and has no effect; the connection stays open until the server closes."""
    HOLD = "hold"
    """It is carried out when it is released."""


@dataclass(slots=True)
class Fault:
    """A fault that waits for `times` matching requests."""

    effect: Effect
    method: str
    path: re.Pattern[str]
    times: int
    status: int = 0
    body: dict[str, Any] = field(default_factory=dict)
    released: asyncio.Event = field(default_factory=asyncio.Event)


class Faults:
    """The faults that are waiting; each method adds one and returns it, so that a test can look at `times` left.

    `method` "" matches every method; `path` is a regular expression searched in the path under the API's base.
    """

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def answer(self, status: int, *, method: str = "", path: str = "", times: int = 1) -> Fault:
        """Answer with a status (500, 502 ...) in place of the effect; 429 is that of the network in front."""
        body = {"message": f"{status}: fault on demand", "code": 0}
        return self._add(Effect.ANSWER, method, path, times, status=status, body=body)

    def rate_limit(
        self,
        retry_after: float = 0.1,
        *,
        everywhere: bool = False,
        method: str = "",
        path: str = "",
        times: int = 1,
    ) -> Fault:
        """Answer 429 with so many seconds to wait; as the limit on all routes if `everywhere`."""
        body = refused(retry_after, everywhere=everywhere)
        return self._add(Effect.ANSWER, method, path, times, status=429, body=body)

    def drop_before(self, *, method: str = "", path: str = "", times: int = 1) -> Fault:
        """Cut the connection before the request takes effect."""
        return self._add(Effect.DROP_BEFORE, method, path, times)

    def drop_after(self, *, method: str = "", path: str = "", times: int = 1) -> Fault:
        """Let the request take effect, then cut the connection."""
        return self._add(Effect.DROP_AFTER, method, path, times)

    def hang(self, *, method: str = "", path: str = "", times: int = 1) -> Fault:
        """Never answer."""
        return self._add(Effect.HANG, method, path, times)

    def hold(self, *, method: str = "", path: str = "", times: int = 1) -> Fault:
        """Carry the request out only when `released` is set."""
        return self._add(Effect.HOLD, method, path, times)

    def forget(self, fault: Fault) -> None:
        """Forget one waiting fault; does nothing if it is used up."""
        self._waiting = [one for one in self._waiting if one is not fault]

    def clear(self) -> None:
        """Forget all waiting faults."""
        self._waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first waiting fault that matches, using it up once."""
        for fault in self._waiting:
            if fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                if fault.times == 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def _add(
        self,
        effect: Effect,
        method: str,
        path: str,
        times: int,
        *,
        status: int = 0,
        body: dict[str, Any] | None = None,
    ) -> Fault:
        fault = Fault(effect, method.upper(), re.compile(path), times, status, body or {})
        self._waiting.append(fault)
        return fault
