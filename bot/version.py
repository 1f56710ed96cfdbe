"""Which Sealed Orders this is."""

import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

COMMIT_FILE: Final = Path(__file__).with_name("commit.txt")
"""Written where the project is packed (setup.py); a checkout has none."""
UNKNOWN: Final = "unknown"


def told() -> str:
    """Say version and commit in one line."""
    try:
        number = version("sealed-orders")
    except PackageNotFoundError:
        number = UNKNOWN
    return f"{number} ({commit()})"


def commit() -> str:
    """Give the commit that this was made from: as it was packed, or as git knows it."""
    if COMMIT_FILE.is_file():
        return COMMIT_FILE.read_text(encoding="utf-8").strip()
    checkout = COMMIT_FILE.parents[1]
    if not (checkout / ".git").exists():
        # Somebody else's repository may lie around the folder.
        return UNKNOWN
    ask = ["git", "-C", str(checkout), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return UNKNOWN
