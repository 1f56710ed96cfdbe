"""Keep what a release leaves in databases, so that all later ones are held to it: run it once, as it is made.

python -m tests.matches.store_release 1.0.0 writes tests/matches/stored-1.0.0.db.xz, and prints its row of
`tests.matches.stored.RELEASES`.
"""

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path

from bot.games.registry import house_games
from bot.matches.value.desks import choosing
from tests.matches.harness import HOUR, MatchesHarness, open_harness, user
from tests.matches.stored import GAMES, Release
from tests.matches.test_stored_matches import MOST_ANSWERS, play_on

ANSWERS = {"verraeter": (9, 41), "power": (2, 22), "macht_ohnmacht": (29, 75), "guardians": (7, 45)}
"""How far two matches of each game have come: one is at its beginning, one in its middle."""
PRESSES = 12
"""So many menus of standing orders are chosen from at most."""


async def write(path: Path) -> int:
    """Let people play, prepare and note things at tables of every game; give the moment at which that ends."""
    channels = count(500)
    async with open_harness(path, [house_games()[key] for key in GAMES]) as harness:
        for game in GAMES:
            await play_on(harness, await begin(harness, game, next(channels)), MOST_ANSWERS)
            await harness.hush()
            for answers in ANSWERS[game]:
                match_id = await begin(harness, game, next(channels))
                await play_on(harness, match_id, answers)
                await harness.matches.people.write_note(match_id, user(0), "He bluffs.")
                standing = (await harness.matches.play.look(match_id, seat=1)).standing
                if standing and await prepare(harness, match_id, 1, standing.id, PRESSES):
                    await harness.act(match_id, 1, standing.id)
                for decision in await harness.open_decisions(match_id):
                    if not decision.answered:
                        await prepare(harness, match_id, decision.seat, decision.id, 1)
            await harness.lobby(2, game, channel=next(channels), first_user=10 * (1 + GAMES.index(game)))
        await harness.matches.seeking.block(user(0), user(3), "Player 3")
        await harness.pass_time(12.5 * HOUR)
        return int(harness.clock.now())


async def begin(harness: MatchesHarness, game: str, channel: int) -> int:
    """Start a match of as many as can play, with what they bring."""
    rules = harness.games[game]
    table = await harness.lobby(max(rules.seats), game, channel=channel)
    if rules.entries is not None and rules.entries.starters:
        for seat, entry in enumerate(rules.entries.starters.values()):
            await harness.matches.lobbies.set_entry(table.id, user(seat), entry)
    return (await harness.matches.lobbies.start(table.id, user(0))).id


async def prepare(harness: MatchesHarness, match_id: int, seat: int, decision: str, presses: int) -> bool:
    """Choose from so many menus of a question; tell whether that makes a whole answer."""
    for _ in range(presses):
        desk = await harness.matches.play.desk(match_id, user(seat), decision)
        question = next((one for one in desk.questions if not one.chosen and one.choices), None)
        if question is None:
            break
        chosen = question.choices[-max(1, question.least) :]
        await harness.matches.play.draft(match_id, user(seat), decision, choosing(question.key, chosen))
    desk = await harness.matches.play.desk(match_id, user(seat), decision)
    return desk.action is not None and not desk.problems


def packed(path: Path) -> bytes:
    """Give a database as small as it gets, in one file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA journal_mode = DELETE; VACUUM")
    return lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "stored.db")
        release = Release(sys.argv[1], f"stored-{sys.argv[1]}.db.xz", asyncio.run(write(database)))
        Path(__file__).with_name(release.file).write_bytes(packed(database))
    sys.stdout.write(f"    {release},\n")
