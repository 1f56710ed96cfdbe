"""Run the bot with Probe as its only game, as `sealed-orders` runs it with the games of the house."""

import sys
from functools import partial

from bot import commands
from bot import starting as start
from bot.client import client_for
from bot.games.registry import Registry
from tests.probe import Probe

EXTENSIONS = (
    "cogs.lobby.lobby",
    "cogs.match.table",
    "cogs.match.looking_back",
    "cogs.learning.rules",
    "cogs.people.lists",
    "cogs.people.server",
    "cogs.discord_events",
    "tests.probe.cog",
)

if __name__ == "__main__":
    vars(start).update(
        house_games=lambda: Registry([Probe()]),
        client_for=lambda duty: partial(client_for(duty), extensions=EXTENSIONS),
    )
    sys.exit(commands.main(sys.argv[1:]))
