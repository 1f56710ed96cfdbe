"""Which tests show each kind of ability acting, and which show it not acting.

A test says so by `@acts(kind, ...)` or `@rests(kind, ...)`; its module stands in MODULES. `python -m
tests.games.guardians.coverage` prints the table.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from bot.games.guardians.abilities import KINDS

Test = TypeVar("Test", bound=Callable[..., Any])

MODULES: Final = (
    "tests.games.guardians.test_guardians_abilities",
    "tests.games.guardians.test_guardians_combat",
)
"""The modules with such tests: whoever writes another one adds it here."""

ACTING: Final[dict[str, set[str]]] = {}
RESTING: Final[dict[str, set[str]]] = {}


def acts(*kinds: str) -> Callable[[Test], Test]:
    """Mark a test that shows these kinds of ability acting."""
    return _marks(ACTING, kinds)


def rests(*kinds: str) -> Callable[[Test], Test]:
    """Mark a test that shows these kinds of ability not acting where their conditions are not fulfilled."""
    return _marks(RESTING, kinds)


def missing() -> Iterator[tuple[str, str]]:
    """List the kinds for which one of the two is still missing, and which."""
    for module in MODULES:
        import_module(module)
    for kind in KINDS:
        for word, table in (("acting", ACTING), ("resting", RESTING)):
            if not table.get(kind):
                yield kind, word


def table() -> str:
    """Write the table: a line for each kind, its tests of both sorts."""
    gaps = set(missing())
    lines = []
    for kind in KINDS:
        lines.append(f"{kind}{'' if not {(kind, 'acting'), (kind, 'resting')} & gaps else '  (incomplete)'}")
        lines += [f"    acts   {name}" for name in sorted(ACTING.get(kind, ()))]
        lines += [f"    rests  {name}" for name in sorted(RESTING.get(kind, ()))]
    return "\n".join(lines)


def _marks(table: dict[str, set[str]], kinds: tuple[str, ...]) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        for kind in kinds:
            if kind not in KINDS:
                raise ValueError(f"no ability is called {kind}")
            table.setdefault(kind, set()).add(test.__name__)
        return test

    return mark


if __name__ == "__main__":
    from tests.games.guardians import coverage

    sys.stdout.write(coverage.table() + "\n")
