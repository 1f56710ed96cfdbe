"""Whole matches, played by clicking only what a user sees, while the bot is killed without a word at any moment.

Nothing is lost and nothing is said twice; the board in the end has the scores that the rules give.
"""

import asyncio
import hashlib
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.playground import Seen
from tests import databases
from tests.databases import rows
from tests.e2e import every_game, guardians_robots
from tests.e2e.every_game import names_for, play_among_kills
from tests.e2e.harness import BotAsChild, Harness, check_log, open_harness
from tests.e2e.killer import Killer, started_again
from tests.e2e.robots import (
    answered,
    asked,
    boards,
    call,
    make_ready,
    moves_of,
    next_board,
    open_panel,
    opened_form,
    play_on,
    press,
    reads,
    sit_down,
)
from tests.e2e.stored_matches import check_story, dice

# The server's library warns of its own doing when a client dies in the middle of a request.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

NAMES = ("Ada", "Bruno", "Chen", "Dora")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "names", "locale"),
    [
        pytest.param("verraeter", ("Ada", "Bruno", "Chen"), "en-GB", marks=pytest.mark.soak),
        ("verraeter", ("Anaïs", "Bruno", "Ch*en", "小雪"), "fr"),
        ("power", ("Ada", "Bruno"), "en-US"),
    ],
    ids=["three in English", "four in French", "power"],
)
async def test_a_whole_match_among_kills_ends_with_the_scores_that_the_rules_give(
    game: str, names: tuple[str, ...], locale: str, tmp_path: Path
) -> None:
    async with open_harness(tmp_path, names, locale, SystemClock()) as here:
        first: list[Seen] = []

        async def begin() -> Seen:
            first.append(await sit_down(here, game))
            return first[0]

        record = await play_among_kills(here, game, locale, 3, begin, module="bot", thoughtful=game == "verraeter")
        check_seed(here, record.seed)


def check_seed(here: Harness, seed: str) -> None:
    """Check that the seed under the last board is the one whose fingerprint stood under the first."""
    digest = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    accounts = boards(here, here.people[0])
    assert seed in accounts[-1].text
    assert f"`{digest[:16]}…`" in accounts[0].text


PACES: Final[Mapping[str, Mapping[str, str]]] = {
    "sheets": {"pace": "sheets"},
    "council": {"pace": "sheets", "council": "true"},
    "steps": {"pace": "steps"},
    "sheets, every window asked": {"pace": "sheets", "windows": "asked"},
}
NEVER_ASKED: Final = {"primary", "bribery", "modifiers", "spells", "command", "secondary", "retreat"}
"""What a sheet answers."""


@pytest.mark.long
@pytest.mark.parametrize(
    "pace", [pytest.param(pace, marks=() if pace in ("sheets", "steps") else pytest.mark.soak) for pace in PACES]
)
async def test_a_whole_match_of_guardians_among_kills_at_every_pace(pace: str, tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES[:2], clock=SystemClock()) as here:
        begin = partial(guardians_robots.sit_down, here, turn_limit="10", **PACES[pace])
        await play_among_kills(here, guardians_robots.KEY, pace, 3, begin)
        kinds = {one.split(".")[1] for (one,) in rows(here.database, "SELECT DISTINCT decision FROM actions") if one}
        assert not (kinds & NEVER_ASKED if pace != "steps" else kinds & {"sheet", "council"})
        assert ("council" in kinds) == ("council" in PACES[pace])


@pytest.mark.long
@pytest.mark.parametrize("engine", databases.ENGINES)
@pytest.mark.parametrize("game", house_games().keys())
async def test_a_kill_in_the_middle_of_a_match_loses_nothing(game: str, engine: str, tmp_path: Path) -> None:
    """Whoever was not answered presses again; what was sealed counts once, and the match goes on."""
    moves = 4 if game == guardians_robots.KEY else 8
    with databases.engine(engine):
        async with open_harness(tmp_path, names_for(game), clock=SystemClock()) as here:
            killer = Killer(here, await BotAsChild.start(here, "tests.e2e.child_bot"), dice(game), kills=1)
            try:
                board = await every_game.sit_down(here, game)
                rage = asyncio.create_task(killer.rage())
                await every_game.play_on(here, game, board, dice(game), moves, patient=True)
                await rage
                assert rows(here.database, "SELECT count(*) FROM actions")[0][0] > 1
                await check_story(here)
            finally:
                await killer.bot.stop()
            await check_log(here)
            assert here.playground.breaches == ()


@pytest.mark.long
async def test_what_an_earlier_process_has_shown_can_still_be_used(tmp_path: Path) -> None:
    """Buttons of boards, direct messages and panels, forms, and menus of a half-made choice, outlive the process."""
    async with open_harness(tmp_path, clock=SystemClock()) as here:
        bot = await BotAsChild.start(here)
        try:
            first = await sit_down(here)
            (mover,) = asked(here, first)
            panel = await open_panel(here, mover, first)
            form = await opened_form(mover, await call(mover, here.channel, "deck"), "Write a deck")
            bot = await started_again(bot, here)
            reads(await answered(mover, await mover.submit(form, {"name": "Wolves", "text": "3x Archer"})), "Wolves")
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
                assert here.say("our-fault") not in seen.text
            await play_on(here, board, dice("and on"), 2)
            await check_story(here)
        finally:
            await bot.stop()
        await check_log(here)
        assert here.playground.breaches == ()
