"""A crash at any statement of any transaction leaves the database as it was before, or as it should be after.

Each verb is carried out again and again, with a crash before its first statement that writes, its second, and so on
up to the commit, until it comes through. After every crash the whole database must be what it was.
"""

import asyncio
import itertools
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection

from bot.matches.changes.moves import advanced
from bot.matches.service import Matches
from bot.matches.value.desks import writing
from bot.store import Outdated
from bot.store.tables import metadata
from tests.matches.harness import DAY, GUILD, MatchesHarness, person, place, user
from tests.probe.state import Entry, Order, Plan, Raid, Sheet

A2 = Sheet((Order("A", 2),))
B2 = Sheet((Order("B", 2),))
Verb = Callable[[MatchesHarness, int], Awaitable[object]]

PATIENCE = 30
"""Seconds, which only a failure reaches."""

_ours: ContextVar[bool] = ContextVar("whether what is carried out is what shall crash", default=False)

# The heart beats on: of the lease only what was given, and of claims who holds them.
BEATING = {"lease": "SELECT given FROM lease", "claims": "SELECT name, holder FROM claims ORDER BY 1"}
QUERIES = {name: f"SELECT * FROM {name} ORDER BY 1, 2" for name in metadata.tables} | BEATING


class Crash(BaseException):
    """What no handler of ours catches, as a power cut."""


@contextmanager
def crash_at(harness: MatchesHarness, statement: int) -> Iterator[list[int]]:
    """Raise before the nth statement (from 0) of our transactions that write, the commit included."""
    count = [0]
    engine = harness.store.database.engine.sync_engine

    def before(connection: Connection, *_: Any) -> None:
        # The store's heartbeat may beat in between, and is not what crashes.
        if not _ours.get() or not connection.get_execution_options().get("writes"):
            return
        count[0] += 1
        if count[0] == statement + 1:
            raise Crash

    event.listen(engine, "before_cursor_execute", before)
    event.listen(engine, "commit", before)
    ours = _ours.set(True)
    try:
        yield count
    finally:
        _ours.reset(ours)
        event.remove(engine, "before_cursor_execute", before)
        event.remove(engine, "commit", before)


async def cancelled_at(harness: MatchesHarness, moment: int, work: Coroutine[Any, Any, object]) -> bool:
    """Cancel work at the nth moment (from 0): before and after each statement that it sends, and at each commit.

    Tells whether it came to that.
    """
    moments = itertools.count()
    engine = harness.store.database.engine.sync_engine
    names = ("before_cursor_execute", "after_cursor_execute", "commit")
    loop, here = asyncio.get_running_loop(), threading.get_ident()

    def pass_by(*_: Any) -> None:
        if not _ours.get() or next(moments) != moment:
            return
        if threading.get_ident() == here:
            task.cancel()
        else:
            loop.call_soon_threadsafe(task.cancel)
            cancelled = threading.Event()
            loop.call_soon_threadsafe(cancelled.set)
            assert cancelled.wait(PATIENCE)

    for name in names:
        event.listen(engine, name, pass_by)
    ours = _ours.set(True)
    try:
        task = asyncio.create_task(work)
        await asyncio.wait([task])
    finally:
        _ours.reset(ours)
        for name in names:
            event.remove(engine, name, pass_by)
    return task.cancelled()


async def everything(harness: MatchesHarness) -> dict[str, list[Any]]:
    async with harness.store.reading() as tx:
        return {
            table: [tuple(row) for row in (await tx.exec_driver_sql(query)).all()] for table, query in QUERIES.items()
        }


async def lobby_of_two(harness: MatchesHarness) -> int:
    return (await harness.lobby(2)).id


async def sheets(harness: MatchesHarness) -> int:
    return await harness.begin(2)


async def one_sheet_in(harness: MatchesHarness) -> int:
    match_id = await harness.begin(2)
    await harness.act(match_id, 0, "sheet-1-0", A2)
    await harness.matches.play.draft(match_id, user(1), "sheet-1-1", writing("B 2"))
    return match_id


async def turn(harness: MatchesHarness) -> int:
    match_id = await one_sheet_in(harness)
    await harness.act(match_id, 1, "sheet-1-1", B2)
    return match_id


async def last_sheet(harness: MatchesHarness) -> int:
    match_id = await harness.begin(2, rounds="1")
    await harness.act(match_id, 0, "sheet-1-0", Sheet())
    return match_id


async def gone(harness: MatchesHarness) -> int:
    match_id = await one_sheet_in(harness)
    await harness.matches.ending.member_gone(GUILD, user(1))
    return match_id


async def overdue(harness: MatchesHarness) -> int:
    """The captain has been reminded of his turn, has spent the day that he had saved, and now it is due."""
    match_id = await turn(harness)
    await harness.pass_time(DAY)
    await harness.pass_time(DAY - 1)
    await harness.clock.advance(1)
    return match_id


async def asleep(harness: MatchesHarness) -> int:
    match_id = await overdue(harness)
    await harness.clock.leap(DAY)
    return match_id


async def over(harness: MatchesHarness) -> int:
    match_id = await harness.begin(2)
    await harness.matches.ending.abort(match_id, person(9))
    return match_id


async def nothing(harness: MatchesHarness) -> int:
    return 0


async def remove(harness: MatchesHarness, match_id: int) -> None:
    await harness.matches.guests.remove(match_id, person(9), user(0), "rude", manages=True)


VERBS: dict[str, tuple[Callable[[MatchesHarness], Awaitable[int]], Verb]] = {
    "open a lobby": (
        nothing,
        lambda harness, _: harness.matches.lobbies.open_lobby("probe", place(), person(0), {}, DAY),
    ),
    "join": (lobby_of_two, lambda harness, match: harness.matches.lobbies.join(match, person(2), Entry("mnop"))),
    "leave": (lobby_of_two, lambda harness, match: harness.matches.lobbies.leave_lobby(match, user(0))),
    "start": (lobby_of_two, lambda harness, match: harness.matches.lobbies.start(match, user(0))),
    "act": (one_sheet_in, lambda harness, match: harness.matches.play.act(match, user(1), "sheet-1-1", 900)),
    "raid": (turn, lambda harness, match: harness.matches.play.act(match, user(0), "turn-1", 900, Raid(1))),
    "end": (last_sheet, lambda harness, match: harness.matches.play.act(match, user(1), "sheet-1-1", 900, Sheet())),
    "draft": (sheets, lambda harness, match: harness.matches.play.draft(match, user(0), "sheet-1-0", writing("A 2"))),
    "plan": (sheets, lambda harness, match: harness.leave_orders(match, 0, Plan(orders=(Order("A", 1),)))),
    "resign": (one_sheet_in, lambda harness, match: harness.matches.ending.resign(match, user(0))),
    "replace": (gone, lambda harness, match: harness.matches.ending.replace(match, person(7))),
    "agree": (one_sheet_in, lambda harness, match: harness.matches.ending.agree_to_end(match, user(0))),
    "abort": (one_sheet_in, lambda harness, match: harness.matches.ending.abort(match, person(9))),
    "remove": (one_sheet_in, remove),
    "move": (one_sheet_in, lambda harness, match: harness.matches.waiting.move(match, place(501), person(9))),
    "extend": (sheets, lambda harness, match: harness.matches.play.extend(match, user(0))),
    "pause": (sheets, lambda harness, match: harness.matches.waiting.pause(match, "thread-locked")),
    "return": (asleep, lambda harness, match: harness.matches.time.back_from_absence()),
    "rematch": (over, lambda harness, match: harness.matches.lobbies.rematch(match, person(1))),
    "forget": (over, lambda harness, match: harness.matches.people.forget(user(1))),
}


@pytest.mark.on_postgresql
@pytest.mark.sampled(10)
@pytest.mark.parametrize("name", VERBS)
async def test_a_crash_anywhere_in_a_transaction_leaves_nothing_half_written(
    harness: MatchesHarness, name: str
) -> None:
    prepare, verb = VERBS[name]
    match_id = await prepare(harness)
    before = await everything(harness)
    for statement in range(100):
        try:
            with crash_at(harness, statement):
                await verb(harness, match_id)
        except Crash:
            assert await everything(harness) == before, f"half written before statement {statement}"
        else:
            break
    else:
        raise AssertionError("the verb never came through")
    assert statement > 1
    after = await everything(harness)
    assert after != before
    if match_id:
        await harness.matches.history.verify(match_id)


async def test_a_crash_while_the_clock_answers_answers_once(harness: MatchesHarness) -> None:
    """The attempt is counted first, and nothing else but that may be left behind, until the answer is stored.

    Where several processes keep the time, one more transaction gives the claim back, which else expires.
    """
    match_id = await overdue(harness)
    before = await everything(harness)
    for statement in range(100):
        try:
            with crash_at(harness, statement):
                await harness.matches.time.run_due()
        except Crash:
            await forget_attempts(harness)
            if await answers_of_the_clock(harness):
                break
            assert await everything(harness) == before, f"half written before statement {statement}"
        else:
            break
    assert await answers_of_the_clock(harness) == 1
    await harness.matches.history.verify(match_id)


async def answers_of_the_clock(harness: MatchesHarness) -> int:
    return sum("clock" in line for line in (await everything(harness))["actions"])


async def forget_attempts(harness: MatchesHarness) -> None:
    async with harness.store.writing() as tx:
        await tx.exec_driver_sql("UPDATE timers SET attempts = 0")


async def test_nobody_hears_of_what_was_not_stored(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    woken = harness.woken
    with pytest.raises(Crash), crash_at(harness, 3):
        await harness.act(match_id, 0, "sheet-1-0", A2)
    assert harness.woken == woken
    await harness.act(match_id, 0, "sheet-1-0", A2)
    assert harness.woken == woken + 1


async def test_after_a_crash_the_same_press_works(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    for statement in range(4):
        with pytest.raises(Crash), crash_at(harness, statement):
            await harness.matches.play.act(match_id, user(0), "sheet-1-0", 900, A2)
    done = await harness.matches.play.act(match_id, user(0), "sheet-1-0", 900, A2)
    assert not done.repeated
    assert (await harness.matches.play.act(match_id, user(0), "sheet-1-0", 900, A2)).repeated


async def test_what_was_worked_out_on_an_old_reading_is_never_stored(harness: MatchesHarness) -> None:
    """The lock keeps one service in order; the expected version stops even a second one on the same store."""
    match_id = await harness.begin(2)
    other = Matches(harness.store, harness.games, harness.clock)
    loaded = await other.keeper.load(match_id)
    copy = loaded.working_copy()
    copy.leave(1)
    change = advanced(loaded, copy, other.keeper.occasion())
    await harness.act(match_id, 0, "sheet-1-0", A2)
    before = await everything(harness)
    with pytest.raises(Outdated):
        await other.keeper.write(loaded, change)
    assert await everything(harness) == before


async def test_a_press_that_is_cancelled_at_any_moment_is_carried_out_whole_or_not_at_all(
    harness: MatchesHarness,
) -> None:
    """Tasks are cancelled when the bot stops; a transaction that was begun must not linger in a connection."""
    match_id = await one_sheet_in(harness)
    before = await everything(harness)
    for moment in range(100):
        cancelled = await cancelled_at(harness, moment, harness.matches.play.act(match_id, user(1), "sheet-1-1", 900))
        now = await everything(harness)
        assert len(now["actions"]) in (2, 3)
        if not cancelled:
            break
        if len(now["actions"]) == 2:
            assert now == before
    else:
        raise AssertionError("the press never came through")
    assert moment > 10
    await harness.matches.history.verify(match_id)
    assert (await harness.matches.play.act(match_id, user(1), "sheet-1-1", 900)).repeated
    assert (await harness.lobby(2, channel=7)).status == "lobby"
