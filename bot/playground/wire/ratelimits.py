"""Rate limits: a bucket per route and place, one for everything, and one for requests that were wrong.

Each counts the seconds of a clock that is given.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


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
    """What the server allows. The platform publishes no numbers for routes and asks to read the headers."""

    route: Rate
    """Of each route and place, unless `routes` names another."""
    everything: Rate
    """Of each application; what answers an interaction does not count."""
    routes: Mapping[str, Rate] = field(default_factory=dict)
    """By method and template: "POST /channels/{channel_id}/messages". What answers an interaction is limited
    only if it is named here."""
    invalid: Rate | None = None
    """Of answers 401, 403 and 429 together; after these the network in front turns everybody away for the time."""


_NEVER = Rate(1_000_000, 1.0)

GENEROUS = Rates(_NEVER, _NEVER)
"""Never in the way of a test that is about something else, even if its clock stands still."""

USUAL = Rates(
    _NEVER,
    everything=Rate(50, 1.0),
    routes={
        "POST /channels/{channel_id}/messages": Rate(5, 5.0),
        "PATCH /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    },
    invalid=Rate(10_000, 600.0),
)
"""What the platform documents, and for messages what is usually seen."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, what the headers say, and how long to wait otherwise."""

    headers: Mapping[str, str]
    retry_after: float | None = None
    everywhere: bool = False

    @property
    def body(self) -> dict[str, object]:
        """Return the body of the 429."""
        return {
            "message": "You are being rate limited.",
            "retry_after": self.retry_after,
            "global": self.everywhere,
            "code": 0,
        }


_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class RateLimits:
    """Counts the requests of each application, and the invalid ones of all."""

    def __init__(self, rates: Rates, seconds: Callable[[], float]) -> None:
        self.rates = rates
        self._seconds = seconds
        self._windows: dict[str, Window] = {}
        self._invalid = Window(rates.invalid, seconds) if rates.invalid else None

    @property
    def shut_out(self) -> bool:
        """Tell whether so many requests were invalid that none is let through for the moment."""
        return self._invalid is not None and self._invalid.left == 0

    def count_invalid(self) -> None:
        """Count a request that was answered 401, 403 or 429."""
        if self._invalid:
            self._invalid.take()

    def ask(
        self, application_id: int | None, method: str, template: str, path: Mapping[str, str], *, exempt: bool
    ) -> Verdict:
        """Count a request to a route and say whether it may pass; `exempt` ones answer an interaction."""
        route = f"{method} {template}"
        rate = self.rates.routes.get(route, None if exempt else self.rates.route)
        everything = None if exempt else self._window(self.rates.everything, f"{application_id}")
        if everything and not everything.left:
            wait = everything.wait
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", "Retry-After": f"{wait:.3f}"}
            return Verdict(headers, wait, everywhere=True)
        if rate is None:
            return Verdict({})
        name = hashlib.blake2b(route.encode(), digest_size=8).hexdigest()
        place = "/".join(path[key] for key in _MAJOR if key in path)
        window = self._window(rate, f"{application_id} {name} {place}")
        passes = window.take()
        if passes and everything:
            everything.take()
        wait = window.wait
        headers = {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{self._seconds() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": name,
        }
        if passes:
            return Verdict(headers)
        return Verdict(headers | {"X-RateLimit-Scope": "user", "Retry-After": f"{wait:.3f}"}, wait)

    def _window(self, rate: Rate, key: str) -> Window:
        return self._windows.setdefault(key, Window(rate, self._seconds))
