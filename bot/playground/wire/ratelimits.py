"""Rate limits: a bucket per route and place, and one for everything; they count the seconds of a given clock."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.playground.world import JSON


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(slots=True)
class Window:
    """Counts what is taken of a rate; its seconds begin with the first that is taken."""

    rate: Rate
    seconds: Callable[[], float]
    """The clock."""
    _end: float = 0.0
    _taken: int = 0

    @property
    def wait(self) -> float:
        """Return the seconds until the whole rate is there again, 0 if it is."""
        return max(0.0, self._end - self.seconds())

    @property
    def left(self) -> int:
        """Return how many may still be taken."""
        return self.rate.requests - self._taken if self.wait else self.rate.requests

    def take(self) -> bool:
        """Take one and tell whether there was one left."""
        if not self.wait:
            self._end, self._taken = self.seconds() + self.rate.seconds, 0
        if self._taken == self.rate.requests:
            return False
        self._taken += 1
        return True


@dataclass(frozen=True, slots=True)
class Rates:
    """What the server allows; what answers an interaction is not limited.

    The platform publishes no numbers for routes and asks to read the headers.
    """

    route: Rate
    """Of each route and place."""
    everything: Rate
    """Of each application."""


_NEVER = Rate(1_000_000, 1.0)

GENEROUS = Rates(_NEVER, _NEVER)
"""Never in the way of a test that is about something else, even if its clock stands still."""

USUAL = Rates(_NEVER, everything=Rate(50, 1.0))
"""What the platform documents."""


def refused(retry_after: float, *, everywhere: bool) -> JSON:
    """Return the body of a 429."""
    return {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": everywhere,
        "code": 0,
    }


_MAJOR = ("channel_id", "guild_id")


class RateLimits:
    """Counts the requests of each application."""

    def __init__(self, rates: Rates, seconds: Callable[[], float]) -> None:
        self.rates = rates
        self._seconds = seconds
        self._windows: dict[str, Window] = {}

    def ask(self, application_id: int, method: str, template: str, path: Mapping[str, str]) -> tuple[JSON, JSON | None]:
        """Count a request to a route; return its headers, and the body of the 429 if it may not pass."""
        everything = self._window(self.rates.everything, f"{application_id}")
        if not everything.left:
            return {"X-RateLimit-Scope": "global"}, refused(everything.wait, everywhere=True)
        name = hashlib.blake2b(f"{method} {template}".encode(), digest_size=8).hexdigest()
        place = "/".join(path[key] for key in _MAJOR if key in path)
        window = self._window(self.rates.route, f"{application_id} {name} {place}")
        passes = window.take() and everything.take()
        headers = {
            "X-RateLimit-Limit": str(self.rates.route.requests),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{self._seconds() + window.wait:.3f}",
            "X-RateLimit-Reset-After": f"{window.wait:.3f}",
            "X-RateLimit-Bucket": name,
        }
        if passes:
            return headers, None
        return headers | {"X-RateLimit-Scope": "user"}, refused(window.wait, everywhere=False)

    def _window(self, rate: Rate, key: str) -> Window:
        return self._windows.setdefault(key, Window(rate, self._seconds))
