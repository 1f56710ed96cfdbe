"""A step through a whole match, as a press on Forward makes it, beside the bare drawing of the same boards."""

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.delivery.studio import DrawRequest, draw
from bot.games.registry import house_games
from bot.language import languages
from bot.matches.types import LookBack
from cogs.kit.services import scene_at
from cogs.match.looking_back import account_of
from render.presenter import Presenter, presenter_of
from render.stored_views import read_view, write_view
from tests.benchmarks.figures import MILLI, beside
from tests.matches.harness import DAY, MatchesHarness, person, place, user

ANSWERS = 150
STEPS = 30


def main() -> None:
    """Print for each game how long a match is played again, a step, and ten people's steps at once."""
    for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
        with TemporaryDirectory() as folder:
            asyncio.run(_of(game, Path(folder)))


async def _of(game: str, folder: Path) -> None:
    harness = MatchesHarness(folder / "match.db", [house_games()[game]])
    await harness.open()
    presenter, public = presenter_of(game), user(9)
    try:
        match_id = await _played(harness, game)

        async def read() -> LookBack:
            return await harness.matches.history.look_back(match_id, public, lambda _: presenter.changes_board)

        begun = time.perf_counter()
        first = await read()
        again = (time.perf_counter() - begun) * MILLI
        steps, bare = [], []
        for at in random.Random(game).sample(range(len(first.steps)), min(STEPS, len(first.steps))):
            request = _told(presenter, first, at)
            draw(request)  # what is drawn but once does not count
            begun = time.process_time()
            draw(request)
            bare.append((time.process_time() - begun) * MILLI)
            begun = time.process_time()
            draw(_told(presenter, await read(), at))
            steps.append((time.process_time() - begun) * MILLI)
        beside(f"{game}: a step of {len(first.steps)}", steps, "its board, drawn alone", bare, "1.5")
        begun = time.perf_counter()
        await asyncio.gather(*(read() for _ in range(10)))
        ten = (time.perf_counter() - begun) * MILLI
        print(f"  played again once in {again:.0f} ms; ten people at once are answered in {ten:.0f} ms")
    finally:
        await harness.store.close()


def _told(presenter: Presenter, back: LookBack, at: int) -> DrawRequest:
    """Say what a step tells, and ask for its board."""
    view: Any = read_view(presenter, back.steps[at].view)
    words = scene_at(back.table, view, languages()["en"])
    presenter.headline(words)
    for line in back.told_at(at):
        account_of(presenter, words, line)
    return DrawRequest(presenter, "board", write_view(view), back.table.facts.names, "en")


async def _played(harness: MatchesHarness, game: str) -> int:
    rules, luck = harness.games[game], random.Random(game)
    seats = max(rules.seats)
    table = await harness.matches.lobbies.open_lobby(game, place(), person(0), {}, DAY)
    for seat in range(1, seats):
        await harness.matches.lobbies.join(table.id, person(seat))
    if rules.entries is not None:
        for seat, entry in zip(range(seats), rules.entries.starters.values(), strict=False):
            await harness.matches.lobbies.set_entry(table.id, user(seat), entry)
    match_id = (await harness.matches.lobbies.start(table.id, user(0))).id
    for _ in range(ANSWERS):
        waiting = [one for one in await harness.open_decisions(match_id) if not one.answered]
        if not waiting:
            break
        one = luck.choice(waiting)
        await harness.act(match_id, one.seat, one.id, await harness.sample(match_id, one, luck.random()))
    return match_id
