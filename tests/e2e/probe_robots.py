"""Probe at the table: its secret words, its sheets and its clock."""

import asyncio
from collections.abc import Sequence

from bot.games.registry import Registry
from bot.playground import Modal, Person, Seen
from bot.playground.wire import PATIENCE
from tests.databases import rows
from tests.e2e.harness import Harness
from tests.e2e.robots import (
    answered,
    asked,
    begin,
    board_now,
    fill_in,
    is_over,
    join,
    latest_board,
    make_ready,
    open_table,
    opened_form,
    press,
    seal,
)
from tests.e2e.stored_matches import all_said, dice
from tests.probe import Probe
from tests.probe.__main__ import EXTENSIONS

WORDS = ("qzjx", "vwky", "pxqt", "zgkv")
"""Words that stand nowhere else, not even in numbers written in hexadecimal: whoever reads one has been told it."""


PROBE = (Registry([Probe()]), EXTENSIONS)
"""What a bot plays that knows Probe alone."""


async def bring(person: Person, card: Seen, word: str) -> Seen:
    """Write a secret word into the form that the lobby's button opens; give what is said of it."""
    return await fill_in(person, person.look_again(card), "Choose my word", word=word)


async def sit_down_with_words(here: Harness, words: Sequence[str] = WORDS) -> Seen:
    """Let everybody join, bring a word, and begin; give the first board."""
    card = await join(here, await open_table(here, "probe"), *here.people[1:])
    for person, word in zip(here.people, words, strict=False):
        await bring(person, card, word)
    host = here.people[0]
    await host.wait_for(lambda: "has still to choose" not in host.look_again(card).text)
    return await begin(here, card)


async def type_sheet(here: Harness, person: Person, board: Seen, text: str) -> tuple[Modal, Seen]:
    """Type a sheet into the form of the panel; give the form and the panel."""
    panel = await press(person, board, here.say("button-move"))
    form = await opened_form(person, panel, here.say("button-type"))
    return form, await answered(person, await person.submit(form, {"text": text}))


async def seal_sheet(here: Harness, person: Person, board: Seen, text: str) -> Seen:
    """Type a sheet and seal it."""
    _, panel = await type_sheet(here, person, board, text)
    return await seal(here, person, panel)


async def play_probe(here: Harness, seed: str) -> Seen:
    """Play a match to its end: whoever is asked answers at random, by what he sees; the clock ends windows."""
    chance = dice(seed)
    for _ in range(60):
        await all_said(here)
        board = board_now(here)
        if is_over(here, board):
            return board
        movers = asked(here, board)
        if movers:
            mover = chance.choice(movers)
            panel = await press(mover, board, here.say("button-move"))
            await seal(here, mover, await make_ready(mover, panel, chance))
        else:
            await through_window(here, board)
    raise AssertionError(f"the match does not end: {board_now(here).text}")


async def through_window(here: Harness, board: Seen) -> Seen:
    """Let the time of a reaction window go by until there is a newer board.

    The clock is moved to the next moment at which something is due, once all is done that was due before.
    """
    next_due = "SELECT min(due) + (SELECT given FROM lease) FROM timers"
    async with asyncio.timeout(PATIENCE):
        while (newer := latest_board(here, here.people[0], board.id)) is None:
            ((due,),) = rows(here.database, next_due)
            quiet = rows(here.database, "SELECT 1 FROM outbox WHERE state = 'pending'") == []
            if quiet and due is not None and due > here.clock.now():
                await here.manual_clock.advance(due - here.clock.now())
            await asyncio.sleep(0.02)
    return newer
