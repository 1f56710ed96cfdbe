"""People who practise: they type /practice, answer what they are asked, and let the time of computers go by."""

import asyncio
import random
from dataclasses import dataclass

from bot.client import SealedOrders
from bot.matches.thoughts import Thoughts
from bot.playground import Answer, Channel, Person, Seen
from bot.playground.wire import PATIENCE
from tests.databases import rows
from tests.e2e.guardians_robots import get_ready, is_asked
from tests.e2e.harness import Harness
from tests.e2e.robots import is_over, latest_board, open_panel, seal
from tests.e2e.stored_matches import match_of
from tests.e2e.thinkers import think
from tests.matches.harness import Beginner

SECONDS = 3
"""What goes by while people wait for computers."""
PATIENT = 10
"""So often they let it go by before a panel that does not go on by itself is left."""


@dataclass
class Sitting:
    """What somebody who practises has before him, and how often he has answered, and opened it himself."""

    panel: Seen | None = None
    answers: int = 0
    opened: int = 0


def think_quickly(bot: SealedOrders) -> None:
    """Let the computers of a bot think in its own process."""
    bot.matches.keeper.thoughts = thoughts = Thoughts(Beginner())
    thoughts.on_ready = bot.thoughtkeeper.wake
    bot.thoughtkeeper.wake()


def dm_of(here: Harness, person: Person) -> Channel:
    """Give somebody's direct messages with the bot."""
    return person.dm_with(here.playground.application.bot_id)


def by_dm(here: Harness, person: Person) -> Harness:
    """Give a harness whose channel is somebody's direct messages."""
    return here.at(dm_of(here, person), person)


async def practise(here: Harness, game: str, **options: object) -> tuple[Harness, Seen]:
    """Let the first person begin to practise in the harness's channel; give where it is played, and the first board."""
    return await begun(here, await here.people[0].slash(here.channel, "practice", game=game, **options))


async def begun(here: Harness, answer: Answer) -> tuple[Harness, Seen]:
    """Give where the first person plays who has just asked for computers, and the first board."""
    person = here.people[0]
    if here.channel.guild_id is None:
        there = here
    else:
        thread = await person.wait_for(lambda: _thread_named_in(person, here, answer.interaction.id))
        there = here.at(thread, person)
    return there, await person.wait_for(lambda: latest_board(there, person, answer.interaction.id))


def _thread_named_in(person: Person, here: Harness, after: int) -> Channel | None:
    told = [seen.text for seen in person.sees(here.channel, after) if "<#" in seen.text]
    return here.playground.world.channel(int(told[-1].split("<#")[1].split(">")[0])) if told else None


async def play_alone(
    there: Harness, chance: random.Random, answers: int = 1000, sitting: Sitting | None = None
) -> Seen:
    """Let whoever practises think and answer what is asked, until the match is over or so many answers are given.

    He opens his panel once, and goes on where it does (in a `sitting` that has begun). Gives the last board.
    """
    sitting = sitting or Sitting()
    for _ in range(answers):
        board = await until_before_him(there, sitting)
        if is_over(there, board):
            return board
        assert sitting.panel is not None
        sitting.panel = await answer_on(there, sitting.panel, chance)
        sitting.answers += 1
    return await until_before_him(there, sitting)


async def until_before_him(there: Harness, sitting: Sitting) -> Seen:
    """Let time go by until the match is over, or a question stands on the panel; give the newest board.

    A panel that is not there, or shows none for too long, is opened by the button of the board.
    """
    (person,) = there.people
    waits = PATIENT
    async with asyncio.timeout(PATIENCE):
        while True:
            await all_told(there)
            board = latest_board(there, person)
            assert board is not None
            if sitting.panel is not None:
                sitting.panel = person.look_again(sitting.panel)
            if is_over(there, board) or (sitting.panel is not None and is_asked(there, sitting.panel)):
                return board
            if sitting.panel is None or waits == 0:
                sitting.panel = await open_panel(there, person, board)
                sitting.opened += 1
                waits = PATIENT
            else:
                await goes_by(there, SECONDS)
                waits -= 1


async def answer_once(there: Harness, board: Seen, chance: random.Random) -> None:
    """Let whoever practises open his panel and answer the first of what he is asked."""
    await answer_on(there, await open_panel(there, there.people[0], board), chance)


async def answer_on(there: Harness, panel: Seen, chance: random.Random) -> Seen:
    """Let whoever practises think and answer what a panel asks; he presses anything if he finds no way. Gives it."""
    (person,) = there.people
    thought_out = await think(there, person, panel, chance)
    if thought_out is not None:
        return await seal(there, person, *thought_out)
    return await seal(there, person, await get_ready(there, person, person.look_again(panel), chance))


async def until_asked(there: Harness) -> Seen:
    """Let time go by until the match is over, or something is asked of whoever practises; give the newest board."""
    (person,) = there.people
    async with asyncio.timeout(PATIENCE):
        while True:
            await all_told(there)
            board = latest_board(there, person)
            assert board is not None
            if is_over(there, board):
                return board
            if is_asked(there, await open_panel(there, person, board)):
                return board
            await goes_by(there, SECONDS)


async def all_told(there: Harness) -> None:
    """Let time go by until computers have answered and everything is said, also what waits for what follows."""
    match = match_of(there)
    thinking = "SELECT 1 FROM timers WHERE match_id = ? AND kind = 'think'"
    unsaid = "SELECT 1 FROM outbox WHERE match_id = ? AND state = 'pending'"
    async with asyncio.timeout(PATIENCE):
        while any(rows(there.database, query, match) for query in (thinking, unsaid)):
            await goes_by(there, SECONDS)


async def goes_by(there: Harness, seconds: float) -> None:
    """Let some time go by."""
    await there.goes_by(seconds)
    await asyncio.sleep(0.01)
