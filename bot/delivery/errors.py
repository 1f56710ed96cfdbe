"""What the platform may answer, what we do then, and what the player reads.

One row a case. The sentences are messages of `delivery.ftl`. Whatever is not in the table is retried with growing
pauses and logged.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import aiohttp
import discord

Remedy: TypeAlias = Literal[
    "retry",  # the same again after a pause
    "wait-for-permission",  # again after long pauses; the host is told once what is missing
    "unarchive",  # open the thread again, then the same again
    "closed-dm",  # not an error: the choice stays reachable in the channel
    "gone",  # the place is no more: nothing can be said there
    "forget-message",  # the message is no more: go on with a new one
    "give-up",  # too late or already done: nothing is lost, for the state is stored
    "our-fault",  # the platform refuses what we wrote: logged, never repeated as it is
]


@dataclass(frozen=True)
class Case:
    """One answer of the platform: a name, its HTTP status and code (0: any), the remedy and the player's sentence."""

    name: str
    status: int
    code: int
    remedy: Remedy
    sentence: str = ""


CASES = (
    Case("unknown channel", 404, 10003, "gone"),
    Case("unknown server", 404, 10004, "gone"),
    Case("unknown message", 404, 10008, "forget-message"),
    Case("unknown user", 404, 10013, "gone"),
    Case("unknown webhook", 404, 10015, "give-up"),
    Case("unknown interaction: answered after three seconds", 404, 10062, "give-up"),
    Case("interaction already acknowledged", 400, 40060, "give-up"),
    Case("interaction token expired", 401, 50027, "give-up"),
    Case("direct messages opened too fast", 400, 40003, "retry", "dm-throttled"),
    Case("direct messages closed", 403, 50007, "closed-dm", "dm-closed"),
    Case("no access to the channel", 403, 50001, "wait-for-permission", "permission-missing-see"),
    Case("missing permission", 403, 50013, "wait-for-permission", "permission-missing-send"),
    Case("thread archived", 400, 50083, "unarchive"),
    Case("thread locked", 400, 160005, "wait-for-permission", "thread-locked"),
    Case("form refused", 400, 50035, "our-fault"),
    Case("empty message", 400, 50006, "our-fault"),
    Case("file too large", 413, 40005, "our-fault"),
    Case("rate limit", 429, 0, "retry"),
    Case("server fault", 500, 0, "retry"),
    Case("bad gateway", 502, 0, "retry"),
    Case("service unavailable", 503, 0, "retry"),
    Case("gateway timeout", 504, 0, "retry"),
)
UNKNOWN = Case("unknown fault", 0, 0, "retry")
NO_CONNECTION = Case("no connection", 0, 0, "retry")


def diagnose(error: Exception) -> Case:
    """Find the case of an exception that discord.py or the connection raised."""
    if isinstance(error, discord.RateLimited):
        return next(case for case in CASES if case.status == 429)
    if isinstance(error, discord.HTTPException):
        for case in CASES:
            if case.code == error.code and case.code:
                return case
        for case in CASES:
            if case.status == error.status and not case.code:
                return case
        return UNKNOWN
    if isinstance(error, (aiohttp.ClientError, OSError, TimeoutError)):
        return NO_CONNECTION
    return UNKNOWN
