"""Why a request is refused: status, JSON error code and sentence, as the platform words them."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple


class _Answer(NamedTuple):
    status: int
    code: int
    message: str


class Reason(_Answer, Enum):
    """The platform's table of JSON error codes, as far as there is a use for it."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    NO_SUCH_ROUTE = 404, 0, "404: Not Found"

    UNKNOWN_APPLICATION = 404, 10002, "Unknown Application"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
    UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_USER = 404, 10013, "Unknown User"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    UNKNOWN_EMOJI = 404, 10014, "Unknown Emoji"

    TOO_MANY_OLD_EDITS = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"

    DMS_OPENED_TOO_FAST = 403, 40003, "You are opening direct messages too fast."
    TOO_LARGE = 413, 40005, "Request entity too large"
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."

    MISSING_ACCESS = 403, 50001, "Missing Access"
    NOT_THE_AUTHOR = 403, 50005, "Cannot edit a message authored by another user"
    EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
    DM_REFUSED = 403, 50007, "Cannot send messages to this user"
    NO_TEXT_IN_THIS_CHANNEL = 400, 50008, "Cannot send messages in a non-text channel"
    NOT_IN_THIS_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type"
    INVALID_WEBHOOK_TOKEN = 401, 50027, "Invalid Webhook Token"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    INVALID_FORM = 400, 50035, "Invalid Form Body"
    THREAD_ARCHIVED = 400, 50083, "Thread is archived"
    INVALID_JSON = 400, 50109, "The request body contains invalid JSON."
    NO_MUTUAL_GUILD = 403, 50278, "Cannot send messages to this user due to having no mutual guilds"

    THREAD_ALREADY_EXISTS = 400, 160004, "A thread has already been created for this message"
    THREAD_LOCKED = 400, 160005, "Thread is locked"


class Refusal(Exception):
    """A request that the world refuses; `rest` turns it into an error answer."""

    def __init__(self, reason: Reason, extra: Mapping[str, Any] | None = None) -> None:
        super().__init__(reason.code, reason.message)
        self.reason = reason
        self.body: dict[str, Any] = {"message": reason.message, "code": reason.code, **(extra or {})}


class CannotDo(Exception):
    """A person tried what the screen does not offer: a button out of sight, a disabled menu, a missing option."""


def invalid_form(path: str, message: str, code: str = "BASE_TYPE_BAD") -> Refusal:
    """Return the refusal of a body whose field at `path` (dotted) is wrong."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for key in reversed([part for part in path.split(".") if part]):
        errors = {key: errors}
    return Refusal(Reason.INVALID_FORM, {"errors": errors})
