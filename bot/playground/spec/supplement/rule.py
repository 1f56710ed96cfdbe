"""What a row of the supplement is."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import UnionType
from typing import Any

from bot.playground.spec.schemas import pointer
from bot.playground.spec.subjects import Part

Finding = tuple[str, str]
"""Where a rule is broken, and a sentence with the offending value."""
Check = Callable[[Any], Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of the supplement."""

    key: str

    about: type[Any] | UnionType
    """The kind of subject that the check takes, or a union of kinds."""

    what: str
    source: str

    check: Check
    """Finds every breach in a subject whose body has passed its schema."""


class Rules(list[Rule]):
    """Rows, in the order in which breaches are told."""

    def add(self, source: str) -> Callable[[Check], Check]:
        """Make a row of a check: its name is the key, its parameter says about what, its docstring what has to hold."""

        def added(check: Check) -> Check:
            (subject,) = inspect.signature(check).parameters.values()
            key = check.__name__.replace("_", "-")
            self.append(Rule(key, subject.annotation, check.__doc__ or "", source, check))
            return check

        return added


def too_many(where: str, found: int, most: int, what: str) -> Iterator[Finding]:
    """Find that there is more of something than may be."""
    if found > most:
        yield where, f"{found} {what}, at most {most} are allowed"


def repeated(parts: Iterable[Part], key: str, message: str) -> Iterator[Finding]:
    """Find parts whose value under a key stands under it on an earlier part as well; an empty value does not count."""
    seen = set()
    for part in parts:
        value = part.body.get(key)
        if value and value in seen:
            yield part.where + pointer(key), message.format(value)
        seen.add(value)
