"""What people do at a table of any game of the house: they sit down, play, and look at how it has ended."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from bot.games.record import Record
from bot.games.registry import house_games
from bot.players.choosing import choose
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from bot.playground import Seen
from tests.databases import rows
from tests.e2e import guardians_robots, robots, thinkers
from tests.e2e.harness import BotAsChild, Harness, check_log
from tests.e2e.killer import Killer
from tests.e2e.robots import is_over, press, written
from tests.e2e.stored_matches import (
    all_said,
    check_letters,
    check_story,
    dice,
    match_of,
    opened_record,
    outcome_of,
    put_in_place,
    scores_on,
)

SCORED = ("verraeter", "power")
"""The games in which everybody has a number of points under the last board."""


def names_for(game: str) -> tuple[str, ...]:
    """Give as many names as a game needs at least."""
    return ("Ada", "Bruno", "Chen", "Dora")[: house_games()[game].seats[0]]


async def sit_down(here: Harness, game: str) -> Seen:
    """Let everybody join a table of a game and begin; give the first board."""
    return await (guardians_robots.sit_down(here) if game == guardians_robots.KEY else robots.sit_down(here, game))


async def begun_at(here: Harness, game: str, state: object) -> Seen:
    """Begin a match and put another table into its place; give the first board."""
    first = await sit_down(here, game)
    await all_said(here)
    put_in_place(here, state)
    return first


async def play_on(
    here: Harness,
    game: str,
    board: Seen,
    chance: random.Random,
    moves: int = 1000,
    *,
    patient: bool = False,
    thoughtful: bool = False,
) -> Seen:
    """Play until the match is over, or for so many moves (in Guardians rounds, in which everybody looks)."""
    if game == guardians_robots.KEY:
        return await guardians_robots.play_on(here, board, chance, rounds=moves, patient=patient, thoughtful=thoughtful)
    move = thinkers.make_move if thoughtful else robots.make_move
    return await robots.play_on(here, board, chance, moves, patient=patient, move=move)


async def answer_unseen(here: Harness, answers: int = 1000, level: Level = "random") -> None:
    """Let people answer what is asked of them without pressing, so often or until the match is over."""
    matches, match = here.bot.matches, match_of(here)
    game = matches.games[(await matches.tables.get(match)).game]
    for number in range(answers):
        for person in here.people:
            look = await matches.play.look(match, person.id)
            if (asked := look.upcoming) is not None:
                action = choose(game, look.view, asked, level, QuickChance(number))
                await matches.play.act(match, person.id, asked.id, 10**15 + 1000 * match + number, action)
                break
        else:
            break
    await all_said(here)


async def check_end(here: Harness, game: str, board: Seen) -> Record:
    """Check the story of a finished match, who has won, and the scores; give its record, with all decks open."""
    assert is_over(here, board)
    if game == guardians_robots.KEY:
        for person in here.people:
            told = await press(person, board, here.say("button-record"))
            await press(person, told, here.say("button-open-entry"))
    record = await opened_record(here, board, here.people[-1])
    outcome = outcome_of(house_games()[game], record)
    if game in SCORED:
        assert scores_on(board, here.people) == outcome.scores
    names = [written(here.people[seat]) for seat in outcome.winners]
    assert len(names) == len(here.people) or all(name in board.text for name in names)
    await check_story(here)
    await check_letters(here)
    return record


async def play_among_kills(
    here: Harness,
    game: str,
    seed: object,
    kills: int,
    begin: Callable[[], Awaitable[Seen]] | None = None,
    *,
    module: str = "tests.e2e.child_bot",
    thoughtful: bool = False,
) -> Record:
    """Play a whole match while the bot is killed again and again; check everything that a match promises."""
    killer = Killer(here, await BotAsChild.start(here, module), dice(f"kills {seed}"), kills)
    try:
        board = await (begin() if begin else sit_down(here, game))
        rage = asyncio.create_task(killer.rage())
        board = await play_on(here, game, board, dice(seed), patient=True, thoughtful=thoughtful)
        rage.cancel()
        await asyncio.gather(rage, return_exceptions=True)
        await killer.repent()
        assert killer.kills > 0
        await here.playground.connected()
        record = await check_end(here, game, board)
        rated = rows(here.database, "SELECT player_id FROM results WHERE match_id = ?", match_of(here))
        assert sorted(rated) == sorted((person.id,) for person in here.people), "each is rated once"
    finally:
        await killer.bot.stop()
    await check_log(here)
    assert here.playground.breaches == ()
    return record
