"""What a request to the platform waits for right before it goes out, whatever the library has waited for until then.

Of all processes on one database only so many requests go out in a second, and shards begin their sessions one after the
other. Whoever has to be sure of something at the last moment looks once more there: the library may have held his
request back for minutes.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import TypeAlias

import aiohttp
from discord import http
from yarl import URL

from bot.delivery.limits import IDENTIFY_SECONDS, REQUESTS_PER_SECOND
from bot.store.together.limits import Limits

APART = 1 / (REQUESTS_PER_SECOND - 1)
"""Seconds between two requests: a second that begins with one holds one more than go into it."""
IDENTIFY_APART = IDENTIFY_SECONDS + 0.25
"""Seconds between two sessions: one that follows too soon by the time on the way costs five more."""
EXEMPT = ("/interactions/", "/webhooks/")
"""What answers an interaction."""

Check: TypeAlias = Callable[[], Awaitable[None]]
"""Raises what whoever sends something shall get if it must not go out any more."""

_last_check: ContextVar[Check | None] = ContextVar("last check", default=None)


@contextmanager
def checked_last(check: Check) -> Iterator[None]:
    """Let a check be the last thing before each request that is made within."""
    before = _last_check.set(check)
    try:
        yield
    finally:
        _last_check.reset(before)


def paced(limits: Limits) -> aiohttp.TraceConfig:
    """Make what holds the requests of a client to the limits, and to the last checks, for it to be traced with."""

    async def starts(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestStartParams
    ) -> None:
        if _counts(about.url):
            await limits.turn("requests", APART)
        if (check := _last_check.get()) is not None:
            await check()

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
    ) -> None:
        if about.response.status == 429 and "X-RateLimit-Global" in about.response.headers:
            await limits.hold_back("requests", float(about.response.headers.get("Retry-After", 1)))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(starts)
    trace.on_request_end.append(ended)
    return trace


async def turn_to_identify(limits: Limits, shard_id: int, max_concurrency: int) -> None:
    """Wait until a shard may begin its session: of each bucket one after the other."""
    await limits.turn(f"identify {shard_id % max_concurrency}", IDENTIFY_APART)


def _counts(url: URL) -> bool:
    """Tell whether a request counts: not one to elsewhere, such as the gateway."""
    path = str(url).removeprefix(http.Route.BASE)
    return path != str(url) and not path.startswith(EXEMPT)
