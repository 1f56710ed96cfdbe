"""Values of a game to JSON and back, and the text of files and lists."""

from __future__ import annotations

import codecs
import re
from functools import cache
from typing import Any

import msgspec

_NAME_LINE = re.compile(r"\s*(?P<key>name|nom|nome|deck)\s*[:：](?P<name>.*)", re.IGNORECASE | re.DOTALL)
_TOTAL = re.compile(r"\(?[0-9]+\)?(?: (?:cards?|cartes?|karten?|carta))?", re.IGNORECASE)

_encoder = msgspec.json.Encoder()


@cache
def _decoder(of: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(of)


def to_json(value: Any) -> bytes:
    """Write a value as JSON; equal values give equal bytes."""
    return _encoder.encode(value)


def from_json(raw: bytes | str, of: Any) -> Any:
    """Read a value of a type. Raises msgspec.ValidationError or msgspec.DecodeError if it is none."""
    return _decoder(of).decode(raw)


def file_text(raw: bytes) -> str:
    """Decode a file as editors save it: UTF-8, or UTF-16 with a byte-order mark. Raises UnicodeDecodeError if neither.

    UTF-8 may have the mark as well; it is no part of the text.
    """
    return raw.decode("utf-16" if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig")


def named(line: str) -> str | None:
    """Read the line of a list that gives it its name ("Name: Wolves"), None if it is another one.

    "Deck:" alone is a heading, and "Deck: 60 cards" a total.
    """
    found = _NAME_LINE.fullmatch(line)
    name = found["name"].strip() if found is not None else ""
    if found is None or not name or (found["key"].casefold() == "deck" and _TOTAL.fullmatch(name)):
        return None
    return name
