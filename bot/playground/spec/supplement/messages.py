"""Rules about messages, the files that come with them, and promises of a message."""

from collections.abc import Iterator

from bot.playground.spec import limits
from bot.playground.spec.schemas import Json, pointer
from bot.playground.spec.subjects import EPHEMERAL, Deferral, Files, Message
from bot.playground.spec.supplement.rule import Finding, Rules, too_many

MESSAGE_RULES = Rules()

_TEXT_DISPLAY = 10
_FILE = 13


@MESSAGE_RULES.add("behaviour; the document says so of `attachments`")
def files_too_many(files: Files) -> Iterator[Finding]:
    """A request carries at most ten files."""
    return too_many("", len(files.uploads), limits.FILES, "files are attached")


@MESSAGE_RULES.add("reference#uploading-files")
def file_too_large(files: Files) -> Iterator[Finding]:
    """A file has at most 10 MiB, unless the interaction that is answered allows more."""
    for filename, size in files.uploads:
        yield from too_many("", size, limits.FILE_SIZE, f"bytes in {filename}")


@MESSAGE_RULES.add("resources/message#create-message-limitations")
def request_too_large(files: Files) -> Iterator[Finding]:
    """A request has at most 25 MiB."""
    return too_many("", sum(upload.size for upload in files.uploads), limits.REQUEST_SIZE, "bytes in all files")


@MESSAGE_RULES.add(
    "resources/message#create-message-json/form-params; error 50006 in topics/opcodes-and-status-codes#json"
)
def message_empty(message: Message) -> Iterator[Finding]:
    """A message has content, embeds, stickers, components, files or a poll, and an edit leaves it some of them."""
    body = message.body
    if message.edits:
        wiped = ("components",) if message.is_v2 else ("content", "embeds", "components", "attachments")
        if all(key in body and not body[key] for key in wiped) and not message.uploads:
            yield message.where, "the edit leaves nothing of the message"
    elif message.is_v2:
        if not body.get("components"):
            yield message.where, "a message under IS_COMPONENTS_V2 has no components"
    elif not (
        (body.get("content") or "").strip()
        or any(body.get(key) for key in ("embeds", "sticker_ids", "components", "poll", "shared_client_theme"))
        or message.uploads
        or (body.get("message_reference") or {}).get("type") == 1
    ):
        yield message.where, "the message has no content, embed, sticker, component, file or poll"


@MESSAGE_RULES.add("resources/message#create-message-json/form-params")
def content_too_long(message: Message) -> Iterator[Finding]:
    """Content has at most 2000 characters; the document says 4000 for messages in channels."""
    length = len(message.body.get("content") or "")
    return too_many(message.where + "/content", length, limits.CONTENT_LENGTH, "characters")


@MESSAGE_RULES.add("resources/message#allowed-mentions-object-allowed-mentions-examples")
def mentions_contradict(message: Message) -> Iterator[Finding]:
    """Allowed mentions of a kind are parsed from the text or listed, not both."""
    mentions = message.body.get("allowed_mentions") or {}
    for key in ("users", "roles"):
        if key in (mentions.get("parse") or ()) and mentions.get(key):
            yield message.where + "/allowed_mentions", f"{key} are to be taken from the text, and are listed as well"


@MESSAGE_RULES.add("reference#uploading-files; components/reference#unfurled-media-item")
def attachment_unknown(message: Message) -> Iterator[Finding]:
    """attachment://name names a file that is attached."""
    names = _attached_names(message)
    if names is not None:
        for key in ("embeds", "components"):
            for where, url in _urls(message.where + pointer(key), message.body.get(key) or ()):
                name = url.removeprefix("attachment://")
                if name != url and name not in names:
                    yield where, f"no file named {name!r} is attached"


def _attached_names(message: Message) -> set[str] | None:
    """Return the names that `attachment://` may use, or None if an edit keeps files that it does not name."""
    entries = message.body.get("attachments")
    if message.edits and (entries is None or any(not entry.get("filename") for entry in entries)):
        return None
    new = {str(index) for index in range(len(message.uploads))}
    named = {entry["filename"] for entry in entries or () if message.edits or str(entry["id"]) in new}
    return named | {upload.filename for upload in message.uploads}


def _urls(where: str, value: Json) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("url", "icon_url") and isinstance(inner, str):
                yield where + pointer(key), inner
            else:
                yield from _urls(where + pointer(key), inner)
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _urls(where + pointer(index), inner)


@MESSAGE_RULES.add("components/reference#file-file-structure")
def file_not_attached(message: Message) -> Iterator[Finding]:
    """A file component shows an attachment, never another address."""
    for component in message.of(_FILE):
        url = component.body["file"]["url"]
        if not url.startswith("attachment://"):
            yield component.where + "/file/url", f"{url!r} is not an attachment of the message"


_V2_TYPES = (9, _TEXT_DISPLAY, 11, 12, _FILE, 14, 17)
_V2_BANS = ("content", "embeds", "sticker_ids", "poll", "shared_client_theme")


@MESSAGE_RULES.add("components/reference (introduction, and each of these components)")
def v2_part_without_flag(message: Message) -> Iterator[Finding]:
    """Sections, text displays, thumbnails, galleries, files, separators and containers need IS_COMPONENTS_V2."""
    if not message.is_v2:
        for component in message.of(*_V2_TYPES):
            yield component.where, f"a component of type {component.type} without the flag IS_COMPONENTS_V2"


@MESSAGE_RULES.add("resources/message#create-message-json/form-params and #edit-message-json/form-params (notes)")
def v2_with_content(message: Message) -> Iterator[Finding]:
    """Under IS_COMPONENTS_V2 a message has components alone."""
    if message.is_v2:
        for key in _V2_BANS:
            if message.body.get(key):
                yield message.where + pointer(key), f"{key} under the flag IS_COMPONENTS_V2"


@MESSAGE_RULES.add("components/reference (introduction)")
def components_too_many(message: Message) -> Iterator[Finding]:
    """A message has at most 40 components, nested ones counted."""
    what = "components with those inside others"
    return too_many(message.where + "/components", len(message.components), limits.COMPONENTS, what)


@MESSAGE_RULES.add("behaviour; discord-api-docs pull request 8562, discord.py's LayoutView.content_length")
def texts_too_long(message: Message) -> Iterator[Finding]:
    """All text displays together have at most 4000 characters."""
    length = sum(len(component.body["content"]) for component in message.of(_TEXT_DISPLAY))
    what = "characters in all text displays"
    return too_many(message.where + "/components", length, limits.COMPONENT_TEXT_LENGTH, what)


@MESSAGE_RULES.add("components/reference#legacy-message-component-behavior")
def rows_too_many(message: Message) -> Iterator[Finding]:
    """Without IS_COMPONENTS_V2 a message has at most five rows."""
    rows = 0 if message.is_v2 else len(message.body.get("components") or ())
    what = "rows without the flag IS_COMPONENTS_V2"
    return too_many(message.where + "/components", rows, limits.LEGACY_ROWS, what)


@MESSAGE_RULES.add("interactions/receiving-and-responding#interaction-response-object-messages")
def deferral_flags(deferral: Deferral) -> Iterator[Finding]:
    """A deferred answer is ephemeral or not, and has no other flag."""
    flags = deferral.body.get("flags") or 0
    if flags & ~EPHEMERAL:
        yield deferral.where + "/flags", f"flags {flags} on a deferred answer, only EPHEMERAL can be set"
