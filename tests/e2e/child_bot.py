"""Run the bot as `python -m bot` does, or with `probe` as `python -m tests.probe`; to start sooner it draws nothing."""

from __future__ import annotations

import runpy
import sys

from bot import client
from tests.e2e.harness import BlankStudio

if __name__ == "__main__":
    vars(client).update(Studio=BlankStudio)
    runpy.run_module("tests.probe" if sys.argv[1:] == ["probe"] else "bot", run_name="__main__")
