"""What others send, read so that nothing in it is too large, too deep or half a character."""

import re
from typing import Any

import msgspec

_ID = re.compile(r"[0-9]{1,20}")
_NO_NAME = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_LONGEST_FILE_NAME = 255


def read_json(data: bytes | str) -> Any:
    """Read JSON. Raises ValueError for what is none, or is nested too deeply."""
    try:
        return msgspec.json.decode(data)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def read_id(text: str) -> int | None:
    """Read an id of 64 bits, None if the text is none."""
    found = int(text) if _ID.fullmatch(text) else 1 << 64
    return found if found < 1 << 64 else None


def tidy_name(name: str, longest: int) -> str:
    """Bring a name onto one line without control characters, and cut it; "" if nothing is left."""
    return " ".join(_NO_NAME.sub(" ", name).split())[:longest].rstrip()


def tidy_file_name(name: str) -> str:
    """Write a file's name so that it can stand in an address."""
    return _NO_NAME.sub("_", name)[-_LONGEST_FILE_NAME:] or "unknown"
