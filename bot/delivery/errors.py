"""What the platform may answer, what we do then, and what people read.

One row a case, by the codes of Discord's documentation (topics/opcodes-and-status-codes), which tells no HTTP status
with most codes: the status in a row is the usual one, and a code is recognised under any. The sentences are messages
of `delivery.ftl`, for the player or (where help is needed) for the host.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import aiohttp
import discord

Remedy: TypeAlias = Literal[
    "retry",  # the same again, with growing pauses
    "retry-a-little",  # the same; but given up after some attempts, since it may never be accepted
    "wait-for-help",  # people of the server can help: the match waits, its host is told once, and it is tried again
    "unarchive",  # open the thread again, then the same again
    "closed-dm",  # not an error: the choice stays reachable in the channel
    "gone",  # the place or the person is no more: nothing can be said there
    "give-up",  # too late or already done: nothing is lost, for the state is stored
    "our-fault",  # the platform refuses what we wrote: logged, never repeated
]


@dataclass(frozen=True)
class Case:
    """One answer of the platform: a name, its HTTP status and code (0: any), the remedy and the sentence.

    The next attempt comes after `pause` seconds at the earliest.
    """

    name: str
    status: int
    code: int
    remedy: Remedy
    sentence: str = ""
    pause: int = 0


MINUTES = 60
HOUR = 3600

CASES: Final = (
    # What is no more
    Case("unknown channel", 404, 10003, "gone"),
    Case("unknown server", 404, 10004, "gone"),
    Case("unknown user", 404, 10013, "gone"),
    Case("no such recipient", 400, 50033, "gone"),
    Case("a forum, not a channel", 400, 40058, "gone"),
    Case("no text in this kind of channel", 400, 50008, "gone"),
    Case("not in this kind of channel", 400, 50024, "gone"),
    # Interactions and what they have shown
    Case("message deleted or dismissed", 404, 10008, "give-up"),
    Case("interaction answered too late", 404, 10062, "give-up"),
    Case("interaction already acknowledged", 400, 40060, "give-up"),
    Case("interaction's token unknown", 404, 10015, "give-up"),
    Case("interaction's token expired", 401, 50027, "give-up"),
    # Direct messages
    Case("direct messages closed", 403, 50007, "closed-dm", "dm-closed"),
    Case("no server in common", 403, 50278, "closed-dm", "dm-closed"),
    Case("direct messages opened too fast", 403, 40003, "retry", "dm-throttled", pause=10 * MINUTES),
    # Not documented: a bot in quarantine may write only to those whom it has written to before.
    Case("flagged for spam", 403, 20026, "retry", "dm-throttled", pause=HOUR),
    # Channels and threads
    Case("no access to the channel", 403, 50001, "wait-for-help", "permission-missing-see", pause=5 * MINUTES),
    Case("missing permission", 403, 50013, "wait-for-help", "permission-missing-send", pause=5 * MINUTES),
    Case("no files in this server for now", 403, 400001, "wait-for-help", "permission-missing-send", pause=HOUR),
    # To write into an archived thread opens it by itself, so this is about one that is locked as well, or is edited.
    Case("thread archived", 400, 50083, "unarchive"),
    Case("thread locked", 400, 160005, "wait-for-help", "thread-locked", pause=5 * MINUTES),
    Case("too many active threads", 400, 160006, "wait-for-help", "threads-at-limit", pause=HOUR),
    Case("blocked by the server's AutoMod", 400, 200000, "retry-a-little"),
    Case("blocked by the filter of harmful links", 400, 240000, "retry-a-little"),
    # What we wrote
    Case("empty message", 400, 50006, "our-fault"),
    Case("form refused", 400, 50035, "our-fault"),
    Case("body unreadable", 400, 50109, "our-fault"),
    Case("file not found among the uploads", 400, 50146, "our-fault"),
    Case("request too large", 413, 40005, "our-fault"),
    Case("file too large", 413, 50045, "our-fault"),
    Case("too large", 413, 0, "our-fault"),
    # Limits and faults that pass
    Case("rate limit", 429, 0, "retry"),
    Case("rate limit of the channel", 429, 20028, "retry"),
    Case("rate limit of the server", 429, 20029, "retry"),
    Case("rate limit of a service", 429, 40062, "retry"),
    Case("too many edits of old messages", 429, 30046, "retry", pause=HOUR),
    Case("sending switched off for now", 403, 40004, "retry", pause=5 * MINUTES),
    Case("feature switched off for now", 403, 40006, "retry", pause=5 * MINUTES),
    Case("blocked before the platform", 403, 40333, "retry", pause=10 * MINUTES),
    Case("platform overloaded", 503, 130000, "retry"),
    Case("token refused", 401, 0, "retry", pause=HOUR),
    Case("refused without a code", 403, 0, "retry", pause=10 * MINUTES),
    Case("server fault", 500, 0, "retry"),
    Case("bad gateway", 502, 0, "retry"),
    Case("service unavailable", 503, 0, "retry"),
    Case("gateway timeout", 504, 0, "retry"),
)
OTHER_REFUSAL = Case("other refusal", 0, 0, "retry-a-little")
OTHER_FAULT = Case("other server fault", 0, 0, "retry")
NO_CONNECTION = Case("no connection", 0, 0, "retry")

CUT_OFF: Final = (aiohttp.ClientError, OSError, TimeoutError)
"""What a request may raise whose answer never came: nobody knows whether it took effect."""
TROUBLE: Final = (discord.HTTPException, discord.RateLimited, *CUT_OFF)
"""What a request may raise, in discord.py's words and the connection's."""

_BY_CODE = {case.code: case for case in CASES if case.code}
_BY_STATUS = {case.status: case for case in CASES if not case.code}

BAD_REQUEST: Final = 400
FORM_REFUSED: Final = 50035
MISSING_ACCESS: Final = _BY_CODE[50001]
MISSING_PERMISSION: Final = _BY_CODE[50013]
THREAD_LOCKED: Final = _BY_CODE[160005]


def diagnose(error: Exception) -> Case:
    """Find the case of an error that is one of TROUBLE."""
    if isinstance(error, discord.RateLimited):
        return _BY_STATUS[429]
    if not isinstance(error, discord.HTTPException):
        return NO_CONNECTION
    other = OTHER_FAULT if error.status >= 500 else OTHER_REFUSAL
    return _BY_CODE.get(error.code) or _BY_STATUS.get(error.status) or other
