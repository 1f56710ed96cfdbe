"""How many sessions an application may begin, and how fast: what `GET /gateway/bot` tells and the gateway enforces."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.wire.ratelimits import Rate, Window
from bot.playground.world import JSON

_STARTS_TOLD = 1000


@dataclass(frozen=True, slots=True)
class GatewayLimits:
    """What the gateway tells and allows each application; without a number it allows everything."""

    shards: int = 1
    """The recommended number; any other may be used."""
    max_concurrency: int = 1
    """Into how many buckets the shards fall, each by `shard_id % max_concurrency`."""
    identifies: Rate | None = None
    """IDENTIFYs of a bucket; whoever comes too early gets an invalid session."""
    starts: Rate | None = None
    """IDENTIFYs of all shards; with one more all sessions end and the token is reset."""
    guilds: int | None = None
    """Of one session; with more the client is required to shard."""
    events: Rate | None = None
    """What a client sends over one connection; with more the connection is closed."""


GENEROUS_GATEWAY = GatewayLimits()
USUAL_GATEWAY = GatewayLimits(identifies=Rate(1, 5.0), starts=Rate(1000, 86_400.0), guilds=2500, events=Rate(120, 60.0))
"""What the platform documents, for `dataclasses.replace`."""


class SessionStarts:
    """Counts the IDENTIFYs of each application."""

    def __init__(self, limits: GatewayLimits, seconds: Callable[[], float]) -> None:
        self.limits = limits
        self._seconds = seconds
        self._windows: dict[tuple[int, ...], Window] = {}

    def told(self, application_id: int) -> JSON:
        """Return what an application is told: the recommended shards and its session start limit."""
        limits = self.limits
        window = self._window(limits.starts or Rate(_STARTS_TOLD, 0.0), application_id)
        start_limit = {
            "total": window.rate.requests,
            "remaining": window.left,
            "reset_after": round(window.wait * 1000),
            "max_concurrency": limits.max_concurrency,
        }
        return {"shards": limits.shards, "session_start_limit": start_limit}

    def take(self, application_id: int) -> bool:
        """Count an IDENTIFY and tell whether its application has one left."""
        return self.limits.starts is None or self._window(self.limits.starts, application_id).take()

    def take_turn(self, application_id: int, shard_id: int) -> bool:
        """Tell whether a shard may begin now; if so, the next of its bucket has to wait."""
        if self.limits.identifies is None:
            return True
        bucket = shard_id % self.limits.max_concurrency
        return self._window(self.limits.identifies, application_id, bucket).take()

    def events_of_a_connection(self) -> Window | None:
        """Return what counts the events that a client sends over a new connection; None for no limit."""
        return Window(self.limits.events, self._seconds) if self.limits.events else None

    def _window(self, rate: Rate, *key: int) -> Window:
        return self._windows.setdefault(key, Window(rate, self._seconds))
