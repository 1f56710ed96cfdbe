"""A process that plays until it is killed: python -m tests.matches.play_until_killed DATABASE SEED."""

import asyncio
import sys
from pathlib import Path

from bot.clock import ManualClock
from bot.games.verraeter.rules import Verraeter
from tests.matches.harness import CHANNEL, MatchesHarness
from tests.matches.random_players import RandomPlayers
from tests.probe import Probe

RUN = 1_000_000


async def play(url: str, seed: int) -> None:
    """Take up whatever matches there are, begin new ones where none is, and never end."""
    harness = MatchesHarness(Path(), [Probe(), Verraeter()], f"doomed {seed}", url)
    harness.clock = ManualClock(1_800_000_000 + seed * RUN)
    harness.first_interaction(seed * RUN)
    await harness.open()
    await harness.matches.time.bring_up_to_date()
    await harness.matches.time.back_from_absence()
    while True:
        for channel, game, seats in ((CHANNEL, "probe", 3), (CHANNEL + 1, "verraeter", 4)):
            table = await harness.matches.tables.in_channel(channel)
            if table is not None and table.status == "lobby":
                await harness.matches.lobbies.cancel(table.id, table.host_id, True)
                table = None
            match_id = table.id if table else await harness.begin(seats, game, channel=channel)
            await RandomPlayers(harness, match_id, seed, restarts=False).play(7)
        sys.stdout.write("playing\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2])))
