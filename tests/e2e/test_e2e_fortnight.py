"""A fortnight of sealed orders of the day: two processes on one database, of which one dies at each opening."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import house_games
from bot.matches.daily.service import A_WEEK
from bot.matches.thoughts import Thoughts
from bot.playground import Person, Seen
from bot.playground.wire import PATIENCE
from bot.roles import Duty, Role
from tests import databases
from tests.databases import rows
from tests.e2e.harness import BlankStudio, BotInProcess, Harness, open_harness
from tests.e2e.robots import answered, call, labels, press
from tests.e2e.stored_matches import dice
from tests.e2e.test_e2e_daily import Hall, answer
from tests.matches.harness import Beginner

pytestmark = pytest.mark.long

GATEWAY, CLOCK = (Duty(frozenset[Role]({role})) for role in ("gateway", "clock"))
DAYS = 14
MISSED = 9
"""The day on which Bruno does not answer."""
DEATHS = ("thinks", "opened", "posted")
"""When one of the two dies, in turn: while computers think, before it posts, and before it notes what it has posted."""


async def time_goes_by(here: Harness, done: Callable[[], bool]) -> None:
    """Let time go by until something is so, not so fast that claims would be over before what they are for."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await here.manual_clock.leap(1)
            await asyncio.sleep(0.1)


class Clocks:
    """Two processes that ask, open and post; the first that comes to a point where one is to die stays there."""

    def __init__(self, here: Harness) -> None:
        self.here, self.processes, self.stuck = here, list[BotInProcess](), list[BotInProcess]()

    async def fill_up(self) -> None:
        while len(self.processes) < 2:
            process = await BotInProcess.start(self.here, studio=BlankStudio(), duty=CLOCK)
            process.bot.matches.keeper.thoughts = Thoughts(Beginner())
            self.processes.append(process)

    def lay_in_wait(self, where: str) -> Callable[[], None]:
        """Let the first that comes to a point stay there; give what lets the other one pass again."""
        undo = []
        for process in self.processes:
            thoughts = process.bot.matches.keeper.thoughts
            assert thoughts is not None
            owner: Any = thoughts.chooser if where == "thinks" else process.store.daily_posts
            name = {"thinks": "weigh", "opened": "begin", "posted": "posted"}[where]
            setattr(owner, name, self._stay(process, getattr(owner, name)))
            undo.append((owner, name))

        def pass_again() -> None:
            for owner, name in undo:
                delattr(owner, name)

        return pass_again

    def _stay(self, process: BotInProcess, real: Callable[..., Any]) -> Callable[..., Any]:
        async def stays(*values: Any) -> Any:
            if not self.stuck:
                self.stuck.append(process)
                await asyncio.Event().wait()
            return await real(*values)

        return stays

    async def one_dies(self, where: str, moment: int) -> None:
        """Let a time come, one of them die at the first thing it comes to then, and another one be started."""
        pass_again = self.lay_in_wait(where)
        await self.here.manual_clock.advance(moment - self.here.clock.now())
        await time_goes_by(self.here, lambda: bool(self.stuck))
        pass_again()
        (killed,) = self.stuck
        self.stuck.clear()
        self.processes.remove(killed)
        await killed.kill()
        await self.fill_up()

    async def stop(self) -> None:
        for process in self.processes:
            await process.stop()


async def asked_on(hall: Hall, day: int) -> Seen:
    """Wait for the question of a day, and until all is noted that was posted, while the time of claims goes by."""
    label, unsaid = hall.here.say("button-daily-answer"), "SELECT 1 FROM daily_orders WHERE due IS NOT NULL"

    def is_asked() -> bool:
        posted = len(hall.opened) == day - 1 and len(hall.posts(label)) == 1
        return posted and not rows(hall.here.database, unsaid)

    await time_goes_by(hall.here, is_asked)
    return await hall.question(day)


async def test_a_fortnight_of_two_processes_one_of_which_dies_at_each_opening(tmp_path: Path, hurried: None) -> None:
    with databases.engine("postgresql"):
        async with open_harness(tmp_path) as here:
            here.running = gateway = await BotInProcess.start(here, studio=BlankStudio(), duty=GATEWAY)
            clocks = Clocks(here)
            await clocks.fill_up()
            try:
                await fortnight(here, gateway, clocks)
            finally:
                await clocks.stop()
                await gateway.stop()
            assert here.playground.breaches == ()


async def fortnight(here: Harness, gateway: BotInProcess, clocks: Clocks) -> None:
    hall, chance, games, followed = Hall(here), dice("fortnight"), Counter[str](), set[str]()
    ada, bruno, _ = here.people
    assert here.say("refused-daily-none") in (await call(ada, here.channel, "daily")).text
    await hall.turn_on()
    question = await asked_on(hall, 1)
    for day in range(1, DAYS + 1):
        order = await gateway.bot.daily.latest(here.guild.id)
        games[order.game.key] += 1
        since = len(here.wire.parcels)
        sealed = await answer(ada, question, chance)
        if day == 1:
            await press(ada, sealed, here.say("button-daily-sign"))
        if day != MISSED:
            sealed = await answer(bruno, question, chance)
        if day == 1:
            await press(bruno, sealed, here.say("button-daily-sign"))
        answering = (frozenset({ada.id}), frozenset({bruno.id}))
        assert {one.readers for one in here.wire.parcels[since:]} <= {*answering}
        await clocks.one_dies(DEATHS[day % len(DEATHS)], order.row.opens_at)
        asked_before, question = question, await asked_on(hall, day + 1)
        if games[order.game.key] == 1 and await look_at(hall, asked_before, day):
            followed.add(order.game.key)
    assert "power" in followed
    assert {*games} == {*house_games().keys()}
    assert min(games.values()) >= DAYS // len(games)
    opened = "SELECT opening_id, message_id FROM daily_orders WHERE opened_at IS NOT NULL ORDER BY id"
    posted = rows(here.database, opened)
    assert len({*posted}) == DAYS
    public = [seen.id for seen in hall.manager.sees(here.channel) if not seen.ephemeral]
    assert len(public) == 2 * DAYS + 1
    assert {*public} >= {message for pair in posted for message in pair}
    for person, streak in ((ada, DAYS), (bruno, DAYS - MISSED)):
        told = await call(person, here.channel, "daily")
        assert here.say("daily-streak", count=streak) in told.text
        check_week(here, told, {one.id: one for one in (ada, bruno)})


async def look_at(hall: Hall, question: Seen, day: int) -> bool:
    """Look at what came out, as whoever has answered each day and as somebody else; tell whether worlds are shown."""
    here, opened = hall.here, hall.opened[-1]
    ada, _, chen = here.people
    assert here.say("daily-answered", count=2, ways=2) in opened.text or "all of them the same" in opened.text
    assert opened.pictures
    mine = await press(ada, opened, here.say("button-daily-mine"))
    assert mine.ephemeral
    assert "points" in mine.text
    assert here.say("daily-streak", count=day) in mine.text
    if worlds := here.say("button-daily-worlds") in labels(mine):
        told = await press(ada, mine, here.say("button-daily-worlds"))
        assert told.ephemeral
        assert here.say("daily-worlds", name="**?**")[:20] in told.text
    else:
        assert here.say("daily-mine-alone", name="**?**")[:40] in mine.text
    assert here.say("daily-mine-none") in (await press(chen, opened, here.say("button-daily-mine"))).text
    closed = await hall.closed(question)
    order = rows(here.database, "SELECT id FROM daily_orders WHERE message_id = ?", closed.id)[0][0]
    late = await answered(ada, await ada.forge_click(f"button:daily-answer:0:{order}", question))
    assert here.say("refused-daily-late") in late.text
    return worlds


def check_week(here: Harness, told: Seen, people: dict[int, Person]) -> None:
    """Compare the week's table with what is stored of each answer."""
    answers = """
        SELECT user_id, points, opened_at FROM daily_answers JOIN daily_orders ON id = order_id WHERE points IS NOT NULL
    """
    week: defaultdict[int, list[int]] = defaultdict(list)
    for user, points, opened_at in rows(here.database, answers):
        if opened_at >= here.clock.now() - A_WEEK:
            week[user].append(points)
    ranked = sorted(week.items(), key=lambda one: (-sum(one[1]), one[0]))
    assert len(ranked) == len(people)
    for place, (user, had) in enumerate(ranked, start=1):
        name = f"**{people[user].user.display_name}**"
        line = here.say("daily-week-line", name=name, points=sum(had), count=len(had))
        assert f"{place}. {line}" in told.text
