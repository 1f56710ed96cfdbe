"""The oracle itself: everything that is known about Discord's API, behind four questions."""

from collections.abc import Sequence
from functools import cache

from bot.playground.spec.breach import Breach
from bot.playground.spec.gateway import event_breaches
from bot.playground.spec.openapi import SOURCE, HttpDescription, Operation, load_http_description
from bot.playground.spec.schemas import Json
from bot.playground.spec.subjects import Upload, subjects
from bot.playground.spec.supplement import breaches as supplement_breaches


class Spec:
    """Say what Discord would not have taken, and what it would not have said.

    An empty tuple means that no breach is known, not that Discord would take it: permissions, rates, deadlines, the
    state of what is edited and the query of a request are the server's business.
    """

    def __init__(self, http: HttpDescription) -> None:
        self._http = http

    @classmethod
    def load(cls) -> "Spec":
        """Return the oracle; the first call reads the descriptions."""
        return _load()

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation that a method and a path name, if Discord has it.

        The path is without the "/api/v10" prefix, such as "/channels/123/messages"; a query is passed over.
        """
        return self._http.operation(method, path)

    def request(
        self,
        method: str,
        path: str,
        content_type: str | None,
        body: Json,
        attachments: Sequence[tuple[str, int]] = (),
        flags_before: int = 0,
    ) -> tuple[Breach, ...]:
        """Hold a request to its schema and, if its shape is right, to the supplement.

        body: the parsed JSON, or that of the part `payload_json` of a multipart request; None if there is none.
        attachments: file name and size in bytes of `files[0]`, `files[1]` ...
        flags_before: the flags of the message that is edited.

        A body of the wrong shape is reported for that alone.
        """
        operation = self.operation(method, path)
        if operation is None:
            return (_unknown_operation(method, path),)
        if body is None and attachments:
            body = {}
        found = self._http.request(operation, content_type, body)
        if body is None or any(breach.rule != "unknown-key" for breach in found):
            return found
        uploads = [Upload(*attachment) for attachment in attachments]
        about = subjects(operation, body, uploads, flags_before)
        return found + tuple(breach for subject in about for breach in supplement_breaches(subject))

    def answer(self, method: str, path: str, status: int, body: Json) -> tuple[Breach, ...]:
        """Hold an answer to the schema of its operation and status; None is no body.

        Strict: ids are strings, and everything that Discord always sends is there. Keys that the description does not
        name pass, since it leaves some out on purpose.
        """
        operation = self.operation(method, path)
        if operation is None:
            return (_unknown_operation(method, path),)
        return self._http.answer(operation, status, body)

    def event(self, name: str, data: Json) -> tuple[Breach, ...]:
        """Hold a gateway event's data to its schema; events other than those in `gateway.FILES` have none and pass."""
        return event_breaches(name, data)


@cache
def _load() -> Spec:
    return Spec(load_http_description())


def _unknown_operation(method: str, path: str) -> Breach:
    return Breach("operation", "", f"there is no {method.upper()} {path}", SOURCE)
