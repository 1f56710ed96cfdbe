"""`sealed-orders` in the source tree: `python -m bot`."""

import sys

from bot import commands

if __name__ == "__main__":
    sys.exit(commands.main(sys.argv[1:]))
