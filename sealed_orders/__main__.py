"""Start Sealed Orders: `sealed-orders`, or `python -m sealed_orders`."""

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = str(HERE if (HERE / "bot").is_dir() else HERE.parent)
"""The folder that holds `bot`, `cogs` and `render`."""


def main() -> int:
    """Carry out one command; give the process's exit code."""
    # Ours are found first, here and by each process that is started from here, whatever lies where it runs.
    sys.path.insert(0, HOME)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (HOME, os.environ.get("PYTHONPATH"))))
    os.environ["PYTHONSAFEPATH"] = "1"
    from bot import commands  # noqa: PLC0415

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
