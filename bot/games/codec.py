"""Values of a game to JSON and back, its data files, and the text of files and lists."""

import codecs
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

DataT = TypeVar("DataT")

_NAME_LINE = re.compile(r"\s*(?P<key>(?:deck[ -]?)?name|nom|nome|deck)\s*[:：](?P<name>.*)", re.IGNORECASE | re.DOTALL)
_COUNT = re.compile(r"\(?\d")
_NUL = re.compile("\0")
_BINARY = re.compile(r"[\x00-\x08\x0e-\x1f]")
"""Signs that no text has, and none in Windows-1252, which would take almost any bytes for letters."""
_LATIN_SHARE = 4
"""Where a quarter of all bytes are zeros, and every other byte at most, a text in UTF-16 is half Latin at least."""

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


class BadData(ValueError):
    """A data file does not describe something that can be played with; the message lists every reason."""


def read_data(raw: bytes, of: type[DataT], faults: Callable[[DataT], Sequence[str]]) -> DataT:
    """Read a data file of a game, and check it. Raises BadData."""
    try:
        read = msgspec.json.decode(raw, type=of)
    except msgspec.DecodeError as error:
        raise BadData(str(error)) from error
    if found := faults(read):
        raise BadData("; ".join(found))
    return read


def file_text(raw: bytes) -> str:
    """Decode a text file as people save it. Raises UnicodeDecodeError for what is no text: a picture, an archive.

    UTF-8, UTF-16 with a byte-order mark or with the zero bytes that betray it, or else Windows-1252, as spreadsheets
    write it. The mark is no part of the text.
    """
    encoding = _encoding(raw)
    text = raw.decode(encoding)
    if found := (_BINARY if encoding == "cp1252" else _NUL).search(text):
        raise UnicodeDecodeError(encoding, raw, found.start(), found.end(), "no text has such a sign")
    return text


def _encoding(raw: bytes) -> str:
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    even, odd = raw[::2].count(0), raw[1::2].count(0)
    if max(even, odd) * _LATIN_SHARE > len(raw) and min(even, odd) == 0:
        return "utf-16-be" if even else "utf-16-le"
    try:
        raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8-sig"


def named(line: str) -> str | None:
    """Read the line of a list that gives it its name ("Name: Wolves"), None if it is another one.

    "Deck:" is a heading if nothing or a number follows: "Deck: 60 cards", "Deck: 3 Archer".
    """
    found = _NAME_LINE.fullmatch(line)
    name = found["name"].strip() if found is not None else ""
    if found is None or not name or (found["key"].casefold() == "deck" and _COUNT.match(name)):
        return None
    return name
