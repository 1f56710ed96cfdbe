"""What the oracle says about a request, an answer or an event that Discord would not have sent or taken."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Breach:
    """Say which rule was broken, where and how."""

    rule: str
    """A short stable key: that of a row of the supplement, or one of
    "schema" (the published description refuses it), "unknown-key" (a key that it does not name),
    "operation", "content-type", "body" and "status" (no such operation, kind of body, body or status)."""

    where: str
    """A JSON pointer into the body; "" is the body as a whole."""

    message: str
    """A sentence with the offending value, cut short where it is long."""

    source: str
    """Where the rule stands: a page and anchor of Discord's documentation, or the description that refused it."""

    def __str__(self) -> str:
        return f"{self.rule} at {self.where or '/'}: {self.message} ({self.source})"
