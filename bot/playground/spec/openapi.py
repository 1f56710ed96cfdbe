"""Discord's OpenAPI document: its operations, what they take and what they answer.

Two readings of the same document. Answers are held to it as it stands, but for one slip. Requests are held to it with
the repairs below: Discord takes a few things that the document does not know, and a key that neither of them knows is
somebody's mistake although the document lets it pass.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from bot.playground.spec.breach import Breach
from bot.playground.spec.schemas import Json, Schema, Schemas

SOURCE = "discord-api-spec 74fda0f"

RELAXED: Mapping[str, Schema] = {
    # discord.py and hikari send ids as integers, Discord takes both.
    "SnowflakeType": {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]{0,19})$", "minimum": 0},
    # The documentation has replies (0) and forwards (1): resources/message, Message Reference Types.
    "MessageReferenceType": {"type": "integer", "enum": [0, 1]},
}
"""Schemas that requests are held to instead of the document's own."""

_COMMANDS = (
    "ApplicationCommandCreateRequest",
    "ApplicationCommandUpdateRequest",
    "ApplicationCommandPatchRequestPartial",
)
_EDITS = (
    "MessageEditRequestPartial",
    "IncomingWebhookUpdateRequestPartial",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
)
_ATTACHMENT_FACTS = ("content_type", "height", "proxy_url", "size", "spoiler", "url", "width")

HARMLESS: Mapping[str, Mapping[str, Schema]] = {
    # Documented (interactions/application-commands, Application Command Structure), and discord.py always sends it.
    **{command: {"nsfw": {"type": "boolean"}} for command in _COMMANDS},
    # discord.py builds edits and forum posts with the code that builds new messages.
    **{edit: {"tts": {"type": "boolean"}} for edit in _EDITS},
    "BaseCreateMessageCreateRequest": {"tts": {"type": "boolean"}},
    # discord.py says of a forum post that it is a thread.
    "CreateForumThreadRequest": {"type": {"type": "integer"}},
    # discord.py sends an embed's flags back.
    "RichEmbed": {"flags": {"type": "integer"}},
    # discord.py names an attachment that an edit keeps by all that it knows of it.
    "MessageAttachmentRequest": {key: {} for key in _ATTACHMENT_FACTS},
    # The documentation names it too (components/reference, Button Structure).
    "ComponentEmojiForRequest": {"animated": {"type": "boolean"}},
}
"""By schema, keys that client libraries send and Discord takes or ignores, though the document does not name them."""

PERMISSIONS: Schema = {"type": ["string", "integer", "null"], "pattern": "^[0-9]+$", "minimum": 0}
"""Documented as a bit set written as a string (topics/permissions); the document knows only the integer."""

FIELD_ERROR: Schema = {
    "type": "object",
    "properties": {"code": {"type": ["string", "integer"]}, "message": {"type": "string"}},
    "required": ["code", "message"],
}
"""Documented with a code such as "BASE_TYPE_REQUIRED" (reference#error-messages); the document knows only numbers."""

_PERMISSION_KEYS = ("allow", "deny", "permissions", "default_member_permissions")


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of Discord's HTTP API."""

    method: str
    """In capitals."""

    path: str
    """The template, such as "/channels/{channel_id}/messages"."""

    id: str
    """Discord's name for it, such as "create_message"."""


class HttpDescription:
    """Look up operations and hold requests and answers to their schemas."""

    def __init__(self) -> None:
        text = files("bot.playground.spec").joinpath("data", "openapi.json").read_text("utf-8")
        self._answers = Schemas(json.loads(text), source=SOURCE)
        self._answers.resolve("#/components/schemas/InnerErrors/properties/_errors")["items"] = FIELD_ERROR
        self._requests = Schemas(_relax(json.loads(text)), source=SOURCE)
        self._routes = tuple(self._find_routes())
        locales: Schema = self._answers.resolve("#/components/schemas/AvailableLocalesEnum")
        self.locales = frozenset(branch["const"] for branch in locales["oneOf"])

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation that a method and a path name, if Discord has it.

        The path is without the "/api/v10" prefix, such as "/channels/123/messages"; a query is passed over.
        """
        path = path.partition("?")[0]
        for pattern, operations in self._routes:
            if pattern.fullmatch(path) and (operation := operations.get(method.upper())):
                return operation
        return None

    def request(self, operation: Operation, content_type: str | None, body: Json) -> tuple[Breach, ...]:
        """Hold a request's parsed body to the operation's schema; None is no body at all."""
        takes = self._requests.document["paths"][operation.path][operation.method.lower()].get("requestBody")
        if takes is None:
            return () if body is None else (_breach("body", f"{operation.id} takes no body"),)
        if body is None:
            return (_breach("body", f"{operation.id} needs a body"),) if takes.get("required") else ()
        kind = (content_type or "").partition(";")[0].strip().lower()
        if kind not in takes["content"]:
            return (_breach("content-type", f"{operation.id} takes no {kind or 'body without a content type'}"),)
        # A multipart body is the JSON one, in its part `payload_json`, and files, which the supplement counts.
        return self._requests.breaches(takes["content"]["application/json"]["schema"], body)

    def answer(self, method: str, path: str, status: int, body: Json) -> tuple[Breach, ...]:
        """Hold an answer to the schema of its operation and status; None is no body.

        Strict: ids are strings, and everything that Discord always sends is there. Keys that the description does not
        name pass, since it leaves some out on purpose. What a 5xx carries is not described
        (topics/opcodes-and-status-codes#http), so anything passes.
        """
        operation = self.operation(method, path)
        if operation is None:
            return (unknown_operation(method, path),)
        if 500 <= status <= 599:
            return ()
        responses = self._answers.document["paths"][operation.path][operation.method.lower()]["responses"]
        response = responses.get(str(status)) or responses.get(f"{status // 100}XX")
        if response is None:
            return (_breach("status", f"{operation.id} never answers {status}"),)
        content = self._answers.follow(response).get("content")
        if content is None:
            return () if body is None else (_breach("body", f"{operation.id} answers {status} without a body"),)
        if body is None:
            return (_breach("body", f"{operation.id} answers {status} with a body"),)
        return self._answers.breaches(content["application/json"]["schema"], body)

    def blank(self, name: str) -> dict[str, Json]:
        """Return all that Discord always sends of an object, such as "GuildResponse", each as empty as it may be."""
        blank: dict[str, Json] = self._answers.blank(self._answers.resolve(f"#/components/schemas/{name}"))
        return blank

    def limit(self, name: str, key: str, bound: str = "maxLength") -> int:
        """Return how long a value of an object may be, or ("maxItems") how many there may be, as its schema says."""
        return int(self._answers.resolve(f"#/components/schemas/{name}")["properties"][key][bound])

    def _find_routes(self) -> Iterator[tuple[re.Pattern[str], dict[str, Operation]]]:
        paths: dict[str, Any] = self._answers.document["paths"]
        # What is written out goes before what is filled in: /users/@me before /users/{user_id}.
        for path in sorted(paths, key=lambda path: path.count("{")):
            pattern = re.escape(path)
            for parameter in paths[path].get("parameters", ()):
                value = "[^/]+" if self._answers.follow(parameter["schema"]).get("format") is None else "[0-9]+"
                pattern = pattern.replace(re.escape(f"{{{parameter['name']}}}"), value)
            methods = {key: value for key, value in paths[path].items() if key != "parameters"}
            yield (
                re.compile(pattern),
                {
                    method.upper(): Operation(method.upper(), path, described["operationId"])
                    for method, described in methods.items()
                },
            )


def _relax(document: Schema) -> Schema:
    schemas: dict[str, Schema] = document["components"]["schemas"]
    schemas.update(RELAXED)
    for name, keys in HARMLESS.items():
        schemas[name]["properties"].update(keys)
    for schema in _objects(document):
        schema.setdefault("additionalProperties", False)
        for key in _PERMISSION_KEYS:
            if "integer" in schema["properties"].get(key, {}).get("type", ()):
                schema["properties"][key] = PERMISSIONS
    return document


def _objects(within: Json) -> Iterator[Schema]:
    """Yield every schema of an object with keys of its own, wherever it stands."""
    if isinstance(within, dict) and "properties" in within:
        yield within
    inside = within.values() if isinstance(within, dict) else within if isinstance(within, list) else ()
    for inner in inside:
        yield from _objects(inner)


def unknown_operation(method: str, path: str) -> Breach:
    """Return the breach of asking for what Discord does not have."""
    return _breach("operation", f"there is no {method.upper()} {path}")


def _breach(rule: str, message: str) -> Breach:
    return Breach(rule, "", message, SOURCE)


DESCRIPTION = HttpDescription()
"""Reading it takes some hundredths of a second."""
