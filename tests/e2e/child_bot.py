"""Run the bot as `python -m bot` does, without drawing anything: it is there sooner."""

from __future__ import annotations

import sys

from bot import __main__ as start
from bot import client
from tests.e2e.harness import BlankStudio

if __name__ == "__main__":
    vars(client).update(Studio=BlankStudio)
    sys.exit(start.main())
