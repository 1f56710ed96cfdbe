"""Read the numbered cases of the games."""

from pathlib import Path
from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in C, many times faster, where PyYAML was built with it."""


def cases_in(path: Path) -> list[Any]:
    """Read all cases of a file."""
    return list(yaml.load(path.read_text("utf-8"), LOADER))
