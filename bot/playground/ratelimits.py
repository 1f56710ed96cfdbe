"""Rate limits: a bucket per route and place, and one for everything.

They run on real seconds, as the clients that wait for them do.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What the server allows. The platform publishes no numbers for routes and asks to read the headers."""

    route: Rate
    everything: Rate


GENEROUS = Rates(Rate(10_000, 1.0), Rate(100_000, 1.0))
"""Never in the way of a test that is about something else."""


@dataclass(slots=True)
class _Bucket:
    opened: float
    used: int = 0


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
        }


_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class RateLimits:
    """Counts the requests of each application."""

    def __init__(self, rates: Rates, seconds: Callable[[], float]) -> None:
        self.rates = rates
        self._seconds = seconds
        self._buckets: dict[str, _Bucket] = {}

    def ask(self, application_id: int, method: str, template: str, path: Mapping[str, str]) -> Verdict:
        """Count a request to a route and say whether it may pass."""
        now = self._seconds()
        over_all = self._open(f"{application_id}", self.rates.everything, now)
        if over_all.used >= self.rates.everything.requests:
            wait = over_all.opened + self.rates.everything.seconds - now
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", "Retry-After": f"{wait:.3f}"}
            return Verdict(headers, wait, everywhere=True)
        name = hashlib.blake2b(f"{method} {template}".encode(), digest_size=8).hexdigest()
        place = "/".join(path[key] for key in _MAJOR if key in path)
        bucket = self._open(f"{application_id} {name} {place}", self.rates.route, now)
        wait = bucket.opened + self.rates.route.seconds - now
        passes = bucket.used < self.rates.route.requests
        if passes:
            over_all.used += 1
            bucket.used += 1
        headers = {
            "X-RateLimit-Limit": str(self.rates.route.requests),
            "X-RateLimit-Remaining": str(self.rates.route.requests - bucket.used),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": name,
        }
        if passes:
            return Verdict(headers)
        return Verdict(headers | {"X-RateLimit-Scope": "user", "Retry-After": f"{wait:.3f}"}, wait)

    def _open(self, key: str, rate: Rate, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or now - bucket.opened >= rate.seconds:
            bucket = self._buckets[key] = _Bucket(now)
        return bucket
