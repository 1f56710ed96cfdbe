"""Two processes that let computers think on one database: each thought is one process's, so that both do more."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.games.codec import to_json
from bot.games.verraeter.rules import Verraeter
from bot.matches.service import Matches
from bot.matches.thoughts import Thoughts
from bot.store import Store
from bot.store.together.claims import TERM
from tests.matches.harness import Beginner, MatchesHarness, person, place, user

pytestmark = [pytest.mark.on_postgresql, pytest.mark.parametrize("engine", ["postgresql"], indirect=True)]


class Busy(Beginner):
    """Has room for so many thoughts at a time."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room


OFFERED = (Verraeter(),)


@asynccontextmanager
async def another(house: MatchesHarness) -> AsyncIterator[Matches]:
    """Let another process think as well."""
    store = await Store.open(house.url, house.clock)
    try:
        yield Matches(store, house.games, house.clock, entropy=house.entropy)
    finally:
        await store.close()


async def asked_at(house: MatchesHarness, tables: int) -> list[int]:
    """Begin to practise at some tables, and go on until computers are asked at each; give their matches."""
    found = []
    for number in range(tables):
        table = await house.matches.lobbies.open_practice("verraeter", place(500 + number), person(number), "level1", 3)
        while not await house.moments(table.id):
            (decision,) = [one for one in await house.open_decisions(table.id) if not one.answered]
            answer = await house.sample(table.id, decision)
            await house.act(table.id, decision.seat, decision.id, answer, by=user(number))
        found.append(table.id)
    return found


async def test_each_thinks_about_what_it_has_room_for_and_gives_its_own_answers(house: MatchesHarness) -> None:
    matches = await asked_at(house, 4)
    mine, theirs = Busy(2), Busy(1)
    house.matches.keeper.thoughts = Thoughts(mine)
    async with another(house) as other:
        other.keeper.thoughts = Thoughts(theirs)
        for begun in ((2, 1), (3, 1)):
            for each in (house.matches, other):
                await each.time.run_thoughts()
            assert (len(mine.asked), len(theirs.asked)) == begun
        assert len({to_json(view) for view, *_ in mine.asked + theirs.asked}) == 4
        asked = [await house.moments(one) for one in matches]
        await house.clock.advance(6)
        for each in (house.matches, other):
            await each.time.run_thoughts()
        left = [await house.moments(one) for one in matches]
        assert not any(before.keys() & after.keys() for before, after in zip(asked, left, strict=True))


async def test_what_one_thought_about_that_is_gone_is_thought_by_another(house: MatchesHarness) -> None:
    (match,) = await asked_at(house, 1)
    asked = await house.moments(match)
    async with another(house) as gone:
        gone.keeper.thoughts = Thoughts(Beginner())
        await gone.time.run_thoughts()
        await house.clock.advance(10)
        await house.matches.time.run_thoughts()
        assert house.beginner.asked == []
        assert await house.moments(match) == {one: moment - 10 for one, moment in asked.items()}
    await house.clock.advance(TERM)
    await house.matches.time.run_thoughts()
    assert len(house.beginner.asked) == len(asked)
