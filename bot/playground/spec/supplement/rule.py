"""What a row of the supplement is."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import UnionType
from typing import Any

from bot.playground.spec.schemas import pointer
from bot.playground.spec.subjects import Part

Finding = tuple[str, str]
"""Where a rule is broken, and a sentence with the offending value."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of the supplement."""

    key: str

    about: type[Any] | UnionType
    """The kind of subject that the check takes, or a union of kinds."""

    what: str
    source: str

    check: Callable[[Any], Iterable[Finding]]
    """Finds every breach in a subject whose body has passed its schema."""


def repeated(parts: Iterable[Part], key: str, message: str) -> Iterator[Finding]:
    """Find parts whose value under a key stands under it on an earlier part as well; an empty value does not count."""
    seen = set()
    for part in parts:
        value = part.body.get(key)
        if value and value in seen:
            yield part.where + pointer(key), message.format(value)
        seen.add(value)
