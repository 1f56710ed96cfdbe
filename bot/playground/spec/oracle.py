"""The oracle itself: everything that is known about Discord's API, behind a question each for what goes which way.

No breach means that none is known, not that Discord would take it: permissions, rates, deadlines, the state of what is
edited and the query of a request are the server's business.
"""

from collections.abc import Sequence

from bot.playground.spec.breach import Breach
from bot.playground.spec.openapi import SOURCE, Operation, load_http_description
from bot.playground.spec.schemas import Json
from bot.playground.spec.subjects import Upload, subjects
from bot.playground.spec.supplement import breaches as supplement_breaches


def operation(method: str, path: str) -> Operation | None:
    """Return the operation that a method and a path name, if Discord has it.

    The path is without the "/api/v10" prefix, such as "/channels/123/messages"; a query is passed over.
    """
    return load_http_description().operation(method, path)


def request(
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
    asked = operation(method, path)
    if asked is None:
        return (_unknown_operation(method, path),)
    if body is None and attachments:
        body = {}
    found = load_http_description().request(asked, content_type, body)
    if body is None or any(breach.rule != "unknown-key" for breach in found):
        return found
    about = subjects(asked, body, [Upload(*attachment) for attachment in attachments], flags_before)
    return found + tuple(breach for subject in about for breach in supplement_breaches(subject))


def answer(method: str, path: str, status: int, body: Json) -> tuple[Breach, ...]:
    """Hold an answer to the schema of its operation and status; None is no body.

    Strict: ids are strings, and everything that Discord always sends is there. Keys that the description does not
    name pass, since it leaves some out on purpose.
    """
    asked = operation(method, path)
    if asked is None:
        return (_unknown_operation(method, path),)
    return load_http_description().answer(asked, status, body)


def blank(name: str) -> dict[str, Json]:
    """Return all that Discord always sends of an object, such as "GuildResponse", each as empty as it may be."""
    return load_http_description().blank(name)


def _unknown_operation(method: str, path: str) -> Breach:
    return Breach("operation", "", f"there is no {method.upper()} {path}", SOURCE)
