"""`python -m bot.store backup`, as hosts have it in their timetables: the same as `sealed-orders backup`."""

import sys

from bot import commands

if __name__ == "__main__":
    sys.exit(commands.main(sys.argv[1:]))
