"""Message and modal components: settle what a request gives, walk over what a message or a form holds."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Any

from bot.playground.world.flags import SELECTS, ComponentType
from bot.playground.world.model import JSON, Attachment
from bot.playground.world.refusals import invalid_form

_DEFAULTS: dict[int, JSON] = {
    ComponentType.BUTTON: {"disabled": False},
    ComponentType.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentType.SEPARATOR: {"spacing": 1, "divider": True},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentType.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
}
_MAY_BE_NULL = frozenset({"accent_color", "description"})


def walk(components: Iterable[JSON]) -> Iterator[JSON]:
    """Yield every component in reading order, nested ones and accessories included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk((component[key],))


def texts(components: Iterable[JSON]) -> list[str]:
    """Return the contents of all text displays in reading order."""
    return [part["content"] for part in walk(components) if part["type"] == ComponentType.TEXT_DISPLAY]


def emojis(components: Iterable[JSON]) -> set[str]:
    """Return the ids of all emoji on buttons and options that are no letters."""
    shown = [part.get("emoji") or {} for one in walk(components) for part in (one, *one.get("options", ()))]
    return {emoji["id"] for emoji in shown if emoji.get("id")}


def settled(
    components: Sequence[JSON], attachments: Sequence[Attachment] = (), *, in_form: bool = False
) -> tuple[JSON, ...]:
    """Return the components as a message or a form holds them: ids assigned, defaults filled, media resolved.

    `attachment://name` is resolved among `attachments`, the files that the message will have.
    Raises Refusal if no such file is there.
    """
    taken = {part["id"] for part in walk(components) if part.get("id")}
    free = (number for number in count(1) if number not in taken)

    def settle(component: JSON) -> JSON:
        kind = component["type"]
        defaults = {} if in_form else _DEFAULTS.get(kind, {})
        part: JSON = {"type": kind, "id": component.get("id") or next(free), **defaults}
        for key, value in component.items():
            if key not in ("type", "id") and (value is not None or key in _MAY_BE_NULL):
                part[key] = value
        if "components" in part:
            part["components"] = [settle(inner) for inner in part["components"]]
        for key in ("accessory", "component"):
            if key in part:
                part[key] = settle(part[key])
        if "options" in part:
            part["options"] = [_without_nulls(option) for option in part["options"]]
        if part.get("emoji"):
            part["emoji"] = _without_nulls(part["emoji"])
        if kind == ComponentType.MEDIA_GALLERY:
            part["items"] = [
                {
                    "media": _media(item["media"], attachments),
                    "description": item.get("description"),
                    "spoiler": bool(item.get("spoiler")),
                }
                for item in part["items"]
            ]
        elif kind == ComponentType.THUMBNAIL:
            part["media"] = _media(part["media"], attachments)
        elif kind == ComponentType.FILE:
            part["file"] = _media(part["file"], attachments)
            found = _attachment(part["file"]["url"], attachments)
            part["name"] = found.filename if found else None
            part["size"] = len(found.data) if found else None
        return part

    return tuple(settle(component) for component in components)


def _media(media: JSON, attachments: Sequence[Attachment]) -> JSON:
    url = str(media["url"])
    found = _attachment(url, attachments)
    if found is None:
        if url.startswith("attachment://"):
            raise invalid_form("components", f"The attachment {url} was not found")
        return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    return {
        "id": str(found.id),
        "url": found.url,
        "proxy_url": found.url,
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        "attachment_id": str(found.id),
    }


def _attachment(url: str, attachments: Sequence[Attachment]) -> Attachment | None:
    for attachment in attachments:
        if url in (attachment.url, f"attachment://{attachment.filename}"):
            return attachment
    return None


def _without_nulls(value: JSON) -> JSON:
    settle: dict[str, Any] = {
        key: str(part) if key == "id" else part for key, part in value.items() if part is not None
    }
    if isinstance(settle.get("emoji"), dict):
        settle["emoji"] = _without_nulls(settle["emoji"])
    return settle
