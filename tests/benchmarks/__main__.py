"""Run the benchmarks: `python -m tests.benchmarks [name ...]`."""

import platform
import sys
from collections.abc import Callable

import PIL

from tests.benchmarks import (
    drawing,
    memory,
    press_costs,
    pressing,
    rules,
    stepping,
    storing,
    talking,
    thinking,
    year,
)

BENCHMARKS: dict[str, Callable[[], None]] = {
    "rules": rules.main,
    "drawing": drawing.main,
    "film": drawing.film,
    "storing": storing.main,
    "pressing": pressing.main,
    "press_costs": press_costs.main,
    "lag": drawing.lag,
    "memory": memory.main,
    "stepping": stepping.main,
    "talking": talking.beside_before,
    "thinking": thinking.main,
    "year": year.main,
}


def main() -> int:
    """Run all benchmarks, or those that are named."""
    wanted = sys.argv[1:] or list(BENCHMARKS)
    if unknown := [name for name in wanted if name not in BENCHMARKS]:
        print(f"unknown: {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, Pillow {PIL.__version__}, {platform.machine()}")
    for name in wanted:
        print(f"\n{name}")
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
