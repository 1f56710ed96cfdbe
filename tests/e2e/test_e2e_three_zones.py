"""A whole match between people in three time zones while clocks change: one goes away, one gathers his calls."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from discord.utils import snowflake_time

from bot.clock import ManualClock
from bot.playground import Person, Seen
from bot.playground.world import Change, MessageCreated, MessageFlag, see
from bot.quiet import Quiet
from tests.databases import rows
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import asked, call, is_over, make_move, next_board, pick, sit_down
from tests.e2e.stored_matches import all_said, dice, match_of

HOUR = 3600
BEFORE_THE_CHANGE = datetime(2027, 3, 27, 13, tzinfo=UTC)
"""In the night that follows clocks change in Berlin; everybody is awake now."""
AFTER_THE_CHANGE = datetime(2027, 3, 28, 13, tzinfo=UTC)
QUIET = {
    "Ada": Quiet("Europe/Berlin", 22 * 60, 7 * 60),
    "Bruno": Quiet("America/New_York", 23 * 60, 7 * 60),
    "Chen": Quiet("Asia/Tokyo", 23 * 60, 8 * 60),
}
LEAVES_AT = 6
"""The move before which Chen goes away."""


@pytest_asyncio.fixture
async def apart(tmp_path: Path) -> AsyncIterator[Harness]:
    """A server with three people who have told their tables when they sleep."""
    async with serving(tmp_path, clock=ManualClock(BEFORE_THE_CHANGE.timestamp())) as here:
        for person in here.people:
            quiet = quiet_of(person)
            hours = f"{quiet.start // 60}-{quiet.end // 60}"
            await call(person, here.channel, "time", zone=quiet.zone, quiet=hours)
        page = await call(here.people[1], here.channel, "notify")
        await pick(here.people[1], page, "notify-when", "6-480")
        yield here


def quiet_of(person: Person) -> Quiet:
    return QUIET[person.user.display_name]


async def due_for(here: Harness, person: Person) -> int:
    """Tell when the first answer of somebody is due."""
    look = await here.bot.matches.play.look(match_of(here), person.id)
    return min(due for decision, due in look.decisions if due is not None and not decision.answered)


async def moves_when_awake(
    here: Harness, person: Person, board: Seen, there_from: float, chance: random.Random
) -> None:
    """Let somebody answer some hours later, or shortly before it is due, but neither asleep nor away."""
    due = await due_for(here, person)
    moment = int(max(there_from, min(here.clock.now() + chance.choice((1, 3, 40)) * HOUR, due - HOUR)))
    span = quiet_of(person).span(moment)
    if span is not None:
        moment = span[1] if span[1] < due else span[0] - 60
    if moment > here.clock.now():
        await here.goes_by(moment - here.clock.now())
    await make_move(here, person, board, chance)


def rings(here: Harness) -> dict[Person, list[Seen]]:
    """List from now on what makes each telephone ring: messages that name somebody, direct ones that are not silent.

    Each counts as it came, also when it is edited or goes later.
    """
    rung: dict[Person, list[Seen]] = {person: [] for person in here.people}
    world = here.playground.world

    def hear(change: Change, _audience: frozenset[int]) -> None:
        if not isinstance(change, MessageCreated):
            return
        for person, heard in rung.items():
            seen = see(world, change.message, person.id)
            direct = seen.channel_id in {channel.id for channel in person.dm_channels}
            if seen.pings_me or (direct and not change.message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS):
                heard.append(seen)

    world.listen(hear)
    return rung


@pytest.mark.long
async def test_a_match_over_three_zones_is_played_to_its_end_and_nobody_loses_a_turn_or_his_sleep(
    apart: Harness,
) -> None:
    here = apart
    chance, chen, there_from = dice("three zones"), here.people[2], 0.0
    rung = rings(here)
    board = await sit_down(here)
    for move in range(400):
        if is_over(here, board):
            break
        if move == LEAVES_AT:
            assert "you are away until" in (await call(chen, here.channel, "away", days=4)).text
            there_from = here.clock.now() + 4 * 24 * HOUR
        movers = {await due_for(here, one): one for one in asked(here, board)}
        mover = movers[min(movers)]
        await moves_when_awake(here, mover, board, there_from if mover is chen else 0, chance)
        board = await next_board(here, board) or board
    assert is_over(here, board)
    await all_said(here)
    assert here.clock.now() > max(there_from, AFTER_THE_CHANGE.timestamp())
    assert rows(here.database, "SELECT status FROM matches") == [("finished",)]
    assert rows(here.database, "SELECT seat FROM actions WHERE source = 'clock'") == []
    for person, heard in rung.items():
        assert heard, "whoever is awake is called"
        asleep = [one for one in heard if quiet_of(person).span(int(snowflake_time(one.id).timestamp()))]
        assert [one.text for one in asleep] == []
    gathered = rung[here.people[1]]
    assert not [one for one in gathered if one.pings_me]
    assert all("match waits for you" in one.text or "is still open" in one.text for one in gathered)
