"""Values of a game to JSON and back, and the text of files."""

from __future__ import annotations

import codecs
from functools import cache
from typing import Any

import msgspec

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
