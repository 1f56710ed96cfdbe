"""How many sessions an application may begin, and how fast: what `GET /gateway/bot` tells and the gateway enforces."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.wire.ratelimits import Rate, Window
from bot.playground.world import JSON


@dataclass(frozen=True, slots=True)
class GatewayLimits:
    """What the gateway tells and allows each application."""

    shards: int = 1
    """The recommended number; any other may be used."""
    max_concurrency: int = 1
    """Into how many buckets the shards fall, each by `shard_id % max_concurrency`."""
    identifies: Rate | None = None
    """IDENTIFYs of a bucket, any number for None; whoever comes too early gets an invalid session."""


GENEROUS_GATEWAY = GatewayLimits()
USUAL_GATEWAY = GatewayLimits(identifies=Rate(1, 5.0))
"""What the platform documents, for `dataclasses.replace`."""


class SessionStarts:
    """Tells where the gateway is, and counts the IDENTIFYs of each application.

    `url` must be set before the first of them.
    """

    def __init__(self, limits: GatewayLimits, seconds: Callable[[], float]) -> None:
        self.url = ""
        self._limits = limits
        self._seconds = seconds
        self._windows: dict[tuple[int, int], Window] = {}

    def told(self) -> JSON:
        """Return what an application is told: the recommended shards, and its session start limit, which never ends."""
        concurrency = {"max_concurrency": self._limits.max_concurrency}
        start_limit = {"total": 1000, "remaining": 1000, "reset_after": 0, **concurrency}
        return {"url": self.url, "shards": self._limits.shards, "session_start_limit": start_limit}

    def take_turn(self, application_id: int, shard_id: int) -> bool:
        """Tell whether a shard may begin now; if so, the next of its bucket has to wait."""
        if self._limits.identifies is None:
            return True
        key = application_id, shard_id % self._limits.max_concurrency
        return self._windows.setdefault(key, Window(self._limits.identifies, self._seconds)).take()
