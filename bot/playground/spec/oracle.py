"""The oracle itself: everything that is known about Discord's API, behind a question each for what goes which way.

No breach means that none is known, not that Discord would take it: permissions, rates, deadlines, the state of what is
edited and the query of a request are the server's business.
"""

from collections.abc import Sequence

from bot.playground.spec.breach import Breach
from bot.playground.spec.openapi import DESCRIPTION, unknown_operation
from bot.playground.spec.schemas import Json
from bot.playground.spec.subjects import Upload, subjects
from bot.playground.spec.supplement import breaches as supplement_breaches

operation, answer, blank = DESCRIPTION.operation, DESCRIPTION.answer, DESCRIPTION.blank


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
        return (unknown_operation(method, path),)
    if body is None and attachments:
        body = {}
    found = DESCRIPTION.request(asked, content_type, body)
    if body is None or any(breach.rule != "unknown-key" for breach in found):
        return found
    about = subjects(asked, body, [Upload(*attachment) for attachment in attachments], flags_before)
    return found + tuple(breach for subject in about for breach in supplement_breaches(subject))
