"""Whole matches, played by clicking only what a user sees, while the bot is killed without a word at any moment.

Nothing is lost and nothing is said twice; the board in the end has the scores that the rules give.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from contextlib import suppress
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.games.verraeter.rules import Verraeter
from bot.playground import Playground, Seen
from tests import databases
from tests.databases import rows
from tests.e2e import guardians_robots, thinkers
from tests.e2e.harness import BotAsChild, Harness, open_harness
from tests.e2e.robots import (
    answered,
    boards,
    is_over,
    make_ready,
    moves_of,
    next_board,
    open_panel,
    play_on,
    press,
    sit_down,
    written,
)
from tests.e2e.robots import asked as asked_on
from tests.e2e.stored_matches import check_letters, check_log, check_story, dice, opened_record, outcome_of, scores_on

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


TWO = ("Ada", "Bruno")
THREE = (*TWO, "Chen")
MOST_REQUESTS = 25
"""Requests that the bot makes between two kills, at most."""
LONGEST_LIFE = 30.0
"""Real seconds after which the bot is killed though it has made fewer, as where it is cut off."""


class Killer:
    """Kills the bot after one of its requests, at random, and starts it again at once."""

    def __init__(
        self, harness: Harness, bot: BotAsChild, chance: random.Random, kills: int, requests: int = MOST_REQUESTS
    ) -> None:
        self.bot, self.kills = bot, 0
        self._harness, self._chance, self._most, self._requests = harness, chance, kills, requests
        self._latest: asyncio.Task[None] | None = None

    async def rage(self) -> None:
        """Go on until it is enough, or until it is cancelled."""
        while self.kills < self._most:
            await so_many_requests(self._harness.playground, self._chance.randint(1, self._requests), LONGEST_LIFE)
            self._latest = asyncio.create_task(self._kill())
            await asyncio.shield(self._latest)

    async def repent(self) -> None:
        """Wait until the bot that was killed last runs again, which a rage that is cancelled does not."""
        if self._latest is not None:
            await self._latest

    async def _kill(self) -> None:
        await self.bot.kill()
        self._harness.playground.gateway.forget_sessions()
        self.kills += 1
        self.bot = await BotAsChild.start(self._harness, self.bot.module)


async def so_many_requests(playground: Playground, count: int, longest: float) -> None:
    """Wait until the bot has made so many requests more, or until so many real seconds have gone by."""
    last = len(playground.requests) + count
    with suppress(TimeoutError):
        await playground.until(lambda: len(playground.requests) >= last, longest)


async def play_among_kills(here: Harness, seed: str, kills: int) -> None:
    """Play a whole match while the bot is killed again and again; check everything that a match promises."""
    bot = await BotAsChild.start(here)
    killer = Killer(here, bot, dice(f"kills {seed}"), kills)
    try:
        board = await sit_down(here)
        rage = asyncio.create_task(killer.rage())
        board = await play_on(here, board, dice(seed), patient=True, move=thinkers.make_move)
        rage.cancel()
        await asyncio.gather(rage, return_exceptions=True)
        await killer.repent()
        assert is_over(here, board)
        assert killer.kills > 0
        await here.playground.connected()
        record = await opened_record(here, board, here.people[-1])
        outcome = outcome_of(Verraeter(), record)
        assert scores_on(board, here.people) == outcome.scores
        assert all(written(here.people[seat]) in board.text for seat in outcome.winners)
        await check_seed(here, board, record.seed)
        await check_story(here)
        await check_letters(here)
    finally:
        await killer.bot.stop()
    await check_log(here)
    assert here.playground.breaches == ()


async def check_seed(here: Harness, board: Seen, seed: str) -> None:
    """Check that the seed under the last board is the one whose fingerprint stood under the first."""
    digest = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert seed in board.text
    assert f"`{digest[:16]}…`" in boards(here, here.people[0])[0].text


@pytest.mark.long
@pytest.mark.parametrize(
    ("names", "locale"),
    [
        pytest.param(("Ada", "Bruno", "Chen"), "en-GB", id="three in English", marks=pytest.mark.soak),
        pytest.param(("Anaïs", "Bruno", "Ch*en", "小雪"), "fr", id="four in French"),
    ],
)
async def test_a_whole_match_among_kills_ends_with_the_scores_that_the_rules_give(
    names: tuple[str, ...], locale: str, tmp_path: Path
) -> None:
    async with open_harness(tmp_path, names, locale, SystemClock()) as here:
        await play_among_kills(here, locale, kills=3)


@pytest.mark.long
@pytest.mark.parametrize("engine", databases.ENGINES)
@pytest.mark.parametrize("game", house_games().keys())
async def test_a_kill_in_the_middle_of_a_match_loses_nothing(game: str, engine: str, tmp_path: Path) -> None:
    """Whoever was not answered presses again; what was sealed counts once, and the match goes on."""
    with databases.engine(engine):
        await play_on_after_a_kill(game, tmp_path)


async def play_on_after_a_kill(game: str, tmp_path: Path) -> None:
    async with open_harness(tmp_path, TWO if 2 in house_games()[game].seats else THREE, clock=SystemClock()) as here:
        killer = Killer(here, await BotAsChild.start(here, "tests.e2e.child_bot"), dice(game), kills=1)
        try:
            if game == guardians_robots.KEY:
                board = await guardians_robots.sit_down(here)
                rage = asyncio.create_task(killer.rage())
                board = await guardians_robots.play_on(here, board, dice(game), rounds=4, patient=True)
            else:
                board = await sit_down(here, game)
                rage = asyncio.create_task(killer.rage())
                board = await play_on(here, board, dice(game), 8, patient=True)
            await rage
            assert rows(here.database, "SELECT count(*) FROM actions")[0][0] > 1
            await check_story(here)
        finally:
            await killer.bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


@pytest.mark.long
async def test_what_an_earlier_process_has_shown_can_still_be_used(tmp_path: Path) -> None:
    """Buttons of boards, direct messages and panels, and the menus of a half-made choice, outlive the process."""
    async with open_harness(tmp_path, clock=SystemClock()) as here:
        bot = await BotAsChild.start(here)
        try:
            first = await sit_down(here)
            (mover,) = asked_on(here, first)
            panel = await open_panel(here, mover, first)
            bot = await started_again(bot, here)
            half_made = await make_ready(mover, panel, dice("old panel"))
            bot = await started_again(bot, here)
            _, _, final = moves_of(half_made)
            answer = await mover.click(half_made, final[0])
            here.sealed.append(answer.interaction.id)
            await answered(mover, answer)
            second = await next_board(here, first)
            assert second is not None
            board = await play_on(here, second, dice("old buttons"), 4)
            letter = await mover.wait_for(lambda: mover.dms[-1] if mover.dms else None)
            bot = await started_again(bot, here)
            await press(mover, letter, here.say("button-hand"))
            for label in ("button-move", "button-hand", "button-board-text", "button-rules"):
                seen = await press(mover, first, here.say(label))
                assert seen.ephemeral
                assert here.say("our-fault") not in seen.text
            await play_on(here, board, dice("and on"), 2)
            await check_story(here)
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()


async def started_again(bot: BotAsChild, here: Harness) -> BotAsChild:
    """Kill the bot and start it again."""
    await bot.kill()
    here.playground.gateway.forget_sessions()
    return await BotAsChild.start(here)
