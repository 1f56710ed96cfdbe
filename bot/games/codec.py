"""Values of a game to JSON and back."""

from __future__ import annotations

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
