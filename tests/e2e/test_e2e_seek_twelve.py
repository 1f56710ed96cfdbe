"""Twelve people in one run, while the bot is killed: they seek, meet, keep apart, sleep, say no and yes, and play on.

Nobody is seated twice or beside whom he has blocked; whatever was proposed is settled, and rated once.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import combinations
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.games.registry import house_games
from bot.matches.service import Matches
from bot.playground import CannotDo, Person
from bot.store import Store
from tests.databases import rows
from tests.e2e import every_game
from tests.e2e.harness import BotAsChild, Harness, check_log, open_harness
from tests.e2e.killer import Killer
from tests.e2e.robots import Unanswered, call, labels, latest_board, press, trying_again
from tests.e2e.stored_matches import all_said, check_story, dice, opened_record, outcome_of, scores_on

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")]

DAY = 24 * 3600
NAMES = ("Ada", "Bruno", "Chen", "Dora", "Emil", "Fay", "Gil", "Hana", "Ivo", "Jun", "Kim", "Lea")
KILLS = 12
LONGEST = 600
"""Real seconds that one step may take, while the bot is killed again and again and starts slowly."""
RATED = "SELECT match_id, seat, player_id, counts, mu, sigma, points, change FROM results ORDER BY match_id, seat"
TABLES = {"verraeter": 3, "power": 2}
ASKED = """
    SELECT 1 FROM invitations JOIN proposals ON id = proposal_id WHERE user_id = ? AND answer = '' AND state = 'asked'
"""


class Twelve:
    """The people, and whoever kills the bot while they press; they press again what nobody has answered."""

    def __init__(self, here: Harness, killer: Killer) -> None:
        self.here, self.killer = here, killer
        self.people = {person.user.display_name: person for person in here.people}

    @asynccontextmanager
    async def killing(self) -> AsyncIterator[None]:
        """Let the bot be killed now and then."""
        rage = asyncio.create_task(self.killer.rage())
        try:
            with trying_again(self.here):
                yield
        finally:
            rage.cancel()
            await asyncio.gather(rage, return_exceptions=True)
            await self.killer.repent()
            await self.here.playground.connected()

    def stored(self, query: str, *values: object) -> bool:
        return bool(rows(self.here.database, query, *values))

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONGEST):
            while not so():  # noqa: ASYNC110  # another process writes
                await asyncio.sleep(0.05)

    async def insist(self, do: Callable[[], Awaitable[object]], done: Callable[[], bool]) -> None:
        """Do something until it is stored."""
        async with asyncio.timeout(LONGEST):
            while not done():
                await self.here.playground.connected()
                with suppress(Unanswered, TimeoutError, CannotDo):
                    await do()

    async def seek(self, game: str, *names: str) -> None:
        for person in map(self.people.__getitem__, names):
            await self.insist(
                lambda who=person: call(who, self.here.channel, "seek", game=game, players=TABLES[game]),  # type: ignore[misc]
                lambda who=person: self.stored("SELECT 1 FROM seekers WHERE user_id = ?", who.id),  # type: ignore[misc]
            )

    async def block(self, name: str, other: str) -> None:
        one, whom = self.people[name], self.people[other]
        await self.insist(
            lambda: call(one, self.here.channel, "block", person=whom),
            lambda: self.stored("SELECT 1 FROM blocks WHERE user_id = ?", one.id),
        )

    def is_asked(self, name: str) -> bool:
        return self.stored(ASKED, self.people[name].id)

    async def say(self, label: str, *names: str) -> None:
        """Answer what is proposed, each by the latest message to him."""
        for name in names:
            person = self.people[name]
            assert self.is_asked(name), name
            await self.insist(lambda who=person: self._say(who, label), lambda who=name: not self.is_asked(who))  # type: ignore[misc]

    async def _say(self, person: Person, label: str) -> None:
        message = await person.wait_for(
            lambda: next((seen for seen in reversed(person.dms) if label in labels(seen)), None)
        )
        await press(person, message, label)

    async def sleep(self, name: str) -> None:
        """Let a day go by in which somebody does not answer."""
        slept = "SELECT 1 FROM invitations WHERE user_id = ? AND answer = 'slept'"
        await self.here.goes_by(DAY + 60)
        await self.until(lambda: self.stored(slept, self.people[name].id))
        # A kill before the bot has noted the new time would count as a day's absence.
        now = int(self.here.clock.now())
        await self.until(lambda: self.stored("SELECT 1 FROM lease WHERE alive_at >= ?", now - 30))

    async def tables(self) -> dict[int, Harness]:
        """Wait until all that was agreed to has begun; give each table with its people, by its match."""
        await self.until(lambda: not self.stored("SELECT 1 FROM proposals WHERE state NOT IN ('opened', 'fell')"))
        found: dict[int, Harness] = {}
        by_id = {person.id: person for person in self.people.values()}
        seated = "SELECT matches.id, matches.channel_id, user_id FROM matches JOIN members ON match_id = matches.id"
        for match, channel, user in rows(self.here.database, f"{seated} ORDER BY matches.id, seat"):
            if match not in found:
                found[match] = self.here.elsewhere()
                found[match].channel = self.here.playground.world.channel(channel)
            found[match].people.append(by_id[user])
        return found


async def play(there: Harness, game: str) -> None:
    """Play a table to its real end, and compare its scores with those that the rules give."""
    board = await there.people[0].wait_for(lambda: latest_board(there, there.people[0]))
    chance = dice(f"twelve {game} {there.people[0].user.display_name}")
    board = await every_game.play_on(there, game, board, chance, patient=True, thoughtful=game == "verraeter")
    record = await opened_record(there, board, there.people[-1])
    assert scores_on(board, there.people) == outcome_of(house_games()[game], record).scores
    await check_story(there)


async def test_twelve_find_their_tables_among_kills_and_play_them_to_the_end(tmp_path: Path) -> None:
    async with open_harness(tmp_path, NAMES, clock=SystemClock(tmp_path / "clock")) as here:
        killer = Killer(here, await BotAsChild.start(here, "tests.e2e.child_bot"), dice("twelve"), KILLS)
        all_of_them = Twelve(here, killer)
        try:
            async with all_of_them.killing():
                await meet(all_of_them)
            assert killer.kills
            # Chen does not answer: Fay, who came last, takes his seat, and he seeks again.
            await all_of_them.sleep("Chen")
            async with all_of_them.killing():
                await meet_again(all_of_them)
                tables = await all_of_them.tables()
                games = dict(rows(here.database, "SELECT id, game FROM matches"))
                for match, there in tables.items():
                    await play(there, games[match])
            assert killer.kills == KILLS
            check_seats(all_of_them, tables)
            await all_settled(all_of_them)
        finally:
            await killer.bot.stop()
        await check_log(here)
        await check_ratings(here, tables)
        assert here.playground.breaches == ()


async def meet(people: Twelve) -> None:
    """Let those of Verräter seek: two keep apart, one says no, and one does not answer."""
    await people.block("Ada", "Bruno")
    await people.seek("verraeter", "Ada", "Bruno", "Chen", "Dora")
    assert not people.is_asked("Bruno")
    await people.say("Sit down", "Ada")
    await people.seek("verraeter", "Emil")
    await people.say("Make room", "Dora")
    await people.say("Sit down", "Emil")
    await people.seek("verraeter", "Fay")


async def meet_again(people: Twelve) -> None:
    """Let whoever made room or slept seek again, and those of Power seek, where one says no and seeks again."""
    await people.say("Sit down", "Fay")
    await people.seek("verraeter", "Dora", "Chen")
    await people.block("Gil", "Hana")
    await people.seek("power", "Gil", "Hana", "Ivo", "Jun", "Kim", "Lea")
    await people.say("Make room", "Kim")
    await people.seek("power", "Kim")
    await people.say("Sit down", "Bruno", "Chen", "Dora", "Lea", "Kim", "Jun", "Ivo", "Gil", "Hana")


def check_seats(people: Twelve, tables: dict[int, Harness]) -> None:
    """Check who sits with whom: everybody once, and nobody with whom he has blocked, who never learns of it."""
    seated = [{person.user.display_name for person in there.people} for there in tables.values()]
    together = {frozenset(pair) for table in seated for pair in combinations(table, 2)}
    assert sorted(name for table in seated for name in table) == sorted(NAMES)
    assert {frozenset(("Ada", "Bruno")), frozenset(("Gil", "Hana"))}.isdisjoint(together)
    for name, whose in (("Bruno", "Ada"), ("Hana", "Gil")):
        other = people.people[name]
        private = [one for one in people.here.wire.to(other) if one.readers == {other.id}]
        assert private
        assert not [one for one in private if f"**{whose}**" in one.letters]


async def all_settled(people: Twelve) -> None:
    """Check that nothing is left to be answered or told, and that the end was told once to each."""
    await people.until(lambda: not people.stored("SELECT 1 FROM invitations WHERE due IS NOT NULL"))
    await all_said(people.here)
    for person in people.people.values():
        unsettled = {"Sit down", "Make room", "Look at the table"}
        assert [seen.text for seen in person.dms if unsettled & {*labels(seen)}] == []
        assert len([seen for seen in person.dms if "is open" in seen.text]) == 1


async def check_ratings(here: Harness, tables: dict[int, Harness]) -> None:
    """Check that each match was rated once, and comes to the same anew."""
    before = rows(here.database, RATED)
    assert sorted((match, player) for match, _, player, *_ in before) == sorted(
        (match, person.id) for match, there in tables.items() for person in there.people
    )
    assert all(counts and points is not None for _, _, _, counts, _, _, points, _ in before)
    assert {one for (one,) in rows(here.database, "SELECT matches FROM ratings")} == {1}
    store = await Store.open(here.database_url, SystemClock())
    try:
        assert await Matches(store, here.games, SystemClock()).ratings.recompute() == len(tables)
    finally:
        await store.close()
    assert rows(here.database, RATED) == before
