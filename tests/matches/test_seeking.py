"""Seeking a table: who fits is proposed one, and nobody is seated unasked, twice, or with the blocked."""

import gc
import random
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from datetime import datetime
from itertools import permutations
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.games.power.rules import Power
from bot.games.verraeter.rules import Verraeter
from bot.matches.service.seeking import DAY, TERM, Proposed, Sought
from bot.matches.types import Place, Refused
from bot.matches.value.meeting import CALM, Pace
from bot.store import KnownPerson
from bot.store.kept import matches, seekers
from tests.matches.harness import CHANNEL, GUILD, HOUR, MatchesHarness, person, place, user
from tests.matches.test_crash_safety import Crash, crash_at
from tests.matches.test_lobby import refused
from tests.probe import Probe

HERE = CHANNEL


OFFERED = (Power(), Verraeter(), Probe())


async def seek(
    harness: MatchesHarness,
    who: int,
    game: str = "power",
    players: int | None = 2,
    paces: tuple[Pace, ...] = CALM,
    computers_after: int | None = None,
    channel: int = HERE,
) -> Sought:
    where = place(channel)
    return await harness.matches.seeking.seek(person(who), where, game, players, paces, computers_after)


async def sought(harness: MatchesHarness, who: int) -> Sought | None:
    return await harness.matches.seeking.of(GUILD, user(who))


async def proposed(harness: MatchesHarness, who: int) -> Proposed | None:
    found = await sought(harness, who)
    return None if found is None else found.proposed


async def asked(harness: MatchesHarness, who: int) -> Proposed:
    """Give what is proposed to somebody, which has to be something."""
    mine = await proposed(harness, who)
    assert mine is not None, f"nothing is proposed to {who}"
    return mine


async def say(harness: MatchesHarness, who: int, *, yes: bool) -> Proposed:
    return await harness.matches.seeking.answer((await asked(harness, who)).table.id, person(who), yes=yes)


async def run(harness: MatchesHarness, seconds: float = 0) -> None:
    await harness.clock.advance(seconds)
    await harness.matches.run_due()


async def seek_all(harness: MatchesHarness, count: int = 2, game: str = "power", players: int = 2) -> None:
    for who in range(count):
        await seek(harness, who, game, players)


async def agree(harness: MatchesHarness, *people: int) -> None:
    """Let people say yes, and the table open."""
    for who in people:
        await say(harness, who, yes=True)
    await run(harness)


async def tables(harness: MatchesHarness) -> list[set[int]]:
    """List who sits together, table by table."""
    async with harness.store.reading() as tx:
        return [
            {one.user_id for one in await matches.members_of(tx, row.id) if one.user_id is not None}
            for row in await matches.open_in(tx, GUILD)
        ]


def people(*numbers: int) -> set[int]:
    return {user(one) for one in numbers}


# Meeting


async def test_a_seeker_sees_what_is_missing_and_then_what_is_proposed(harness: MatchesHarness) -> None:
    first = await seek(harness, 0, players=3)
    assert first.missing is not None
    assert (first.missing.count, first.missing.players, first.missing.pace) == (2, 3, "day")
    assert first.row.until == harness.matches.now() + TERM
    second = await seek(harness, 1, players=None)
    assert second.missing is not None
    assert second.missing.count == 1
    third = await seek(harness, 2, players=None)
    assert third.proposed is not None
    assert third.proposed.phase == "asked"
    assert set(third.proposed.names) == {"Player 0", "Player 1"}
    assert await tables(harness) == []


@pytest.mark.parametrize("order", list(permutations(range(3))))
@pytest.mark.sampled(2)
async def test_a_table_opens_once_all_have_said_yes_whoever_is_first(
    harness: MatchesHarness, order: tuple[int, ...]
) -> None:
    await seek_all(harness, 3, players=3)
    for who in order:
        assert await tables(harness) == []
        assert (await say(harness, who, yes=True)).phase == "yes"
        if who != order[-1]:
            await run(harness)
    await run(harness)
    assert await tables(harness) == [people(0, 1, 2)]
    async with harness.store.reading() as tx:
        (row,) = await matches.open_in(tx, GUILD)
    assert (row.status, row.channel_id, row.deadline) == ("running", HERE, DAY)
    assert [await sought(harness, who) for who in range(3)] == [None] * 3


@pytest.mark.long
async def test_where_people_bring_something_they_are_led_to_a_lobby(harness: MatchesHarness) -> None:
    await seek_all(harness, 2, "probe")
    mine = [await proposed(harness, who) for who in range(2)]
    await agree(harness, 0, 1)
    async with harness.store.reading() as tx:
        (row,) = await matches.open_in(tx, GUILD)
    assert row.status == "lobby"
    assert await harness.cards(row.id) == 1
    assert mine[0] is not None
    told = await harness.matches.seeking.proposed(mine[0].table.id, user(0))
    assert (told.phase, told.opened_in) == ("opened", HERE)


@pytest.mark.long
async def test_who_fits_not_is_not_proposed(harness: MatchesHarness) -> None:
    await seek(harness, 0, players=2)
    await seek(harness, 1, players=3)
    await seek(harness, 2, players=2, paces=("evening",))
    await seek(harness, 3, "verraeter", players=None)
    assert [await proposed(harness, who) for who in range(4)] == [None] * 4


async def test_who_says_no_makes_room_for_the_next_and_the_others_need_not_say_yes_again(
    harness: MatchesHarness,
) -> None:
    await seek_all(harness)
    await seek(harness, 2)
    await say(harness, 0, yes=True)
    assert (await say(harness, 1, yes=False)).phase == "no"
    assert await sought(harness, 1) is None
    mine = await asked(harness, 0)
    assert (mine.phase, mine.names, mine.said_yes) == ("yes", ("Player 2",), 1)
    await say(harness, 2, yes=True)
    await run(harness)
    assert await tables(harness) == [people(0, 2)]


async def test_who_sleeps_for_a_day_makes_room(harness: MatchesHarness) -> None:
    await seek_all(harness)
    gone = await proposed(harness, 1)
    await say(harness, 0, yes=True)
    await run(harness, DAY - 1)
    assert (await proposed(harness, 1)) is not None
    await run(harness, 1)
    assert await sought(harness, 1) is None
    assert gone is not None
    assert (await harness.matches.seeking.proposed(gone.table.id, user(1))).phase == "slept"
    assert (await harness.matches.seeking.proposed(gone.table.id, user(0))).phase == "fell"
    late = await harness.matches.seeking.answer(gone.table.id, person(1), yes=True)
    assert late.phase == "slept"
    left = await sought(harness, 0)
    assert left is not None
    assert left.missing is not None


async def test_a_table_becomes_smaller_where_that_suits_all_who_are_left(harness: MatchesHarness) -> None:
    await seek_all(harness, 2, players=3)
    await seek(harness, 2, players=None)
    await seek(harness, 3, players=None)  # comes too late, and fits to nobody
    await say(harness, 0, yes=False)
    mine = await asked(harness, 1)
    assert mine.names == ("Player 2", "Player 3")[:2]
    await say(harness, 1, yes=False)
    left = await asked(harness, 2)
    assert (left.table.players, left.names) == (2, ("Player 3",))
    await agree(harness, 2, 3)
    assert await tables(harness) == [people(2, 3)]


@pytest.mark.long
async def test_seeking_again_changes_the_wish_and_makes_room(harness: MatchesHarness) -> None:
    await seek_all(harness)
    await seek(harness, 0, players=3)
    assert await proposed(harness, 1) is None
    mine = await sought(harness, 0)
    assert mine is not None
    assert (mine.row.least, mine.row.most) == (3, 3)
    await harness.matches.seeking.withdraw(GUILD, user(0))
    assert await sought(harness, 0) is None


@pytest.mark.long
async def test_a_wish_is_over_after_a_week_which_is_told_once_and_sought_again_by_a_press(
    harness: MatchesHarness,
) -> None:
    seeking, invitations = harness.matches.seeking, harness.store.invitations
    before = await seek(harness, 0)
    await run(harness, TERM)
    assert await sought(harness, 0) is None
    (told,), _ = await invitations.due(harness.matches.now(), 9)
    assert told.user_id == user(0)
    assert (await seeking.proposed(told.proposal_id, user(0))).phase == "over"
    await invitations.settled(told)
    await run(harness, DAY)
    assert await invitations.due(harness.matches.now(), 9) == ((), None)
    assert await refused(seeking.renew(told.proposal_id, person(1))) == "button-unknown"
    for _ in range(2):
        assert (await seeking.renew(told.proposal_id, person(0))).phase == "renewed"
        after = await sought(harness, 0)
        assert after is not None
        now, then = after.row, before.row
        assert (now.game, now.least, now.paces) == (then.game, then.least, then.paces)
        assert now.until == harness.matches.now() + TERM
    await seek(harness, 1)
    mine = await asked(harness, 0)
    assert await refused(seeking.renew(mine.table.id, person(0))) == "button-unknown"
    await seeking.forget(user(0), "?")
    async with harness.store.reading() as tx:
        assert await seekers.proposal(tx, told.proposal_id) is None


# Computers


async def test_computers_get_the_empty_seats_after_the_time_that_was_wished(harness: MatchesHarness) -> None:
    await seek(harness, 0, "verraeter", players=3, computers_after=6 * HOUR)
    await seek(harness, 1, "verraeter", players=3, computers_after=6 * HOUR)
    await seek(harness, 2, "verraeter", players=4)
    await run(harness, 6 * HOUR - 1)
    assert await proposed(harness, 0) is None
    await run(harness, 1)
    mine = await asked(harness, 0)
    assert (mine.table.players, mine.table.computers, mine.names) == (3, 1, ("Player 1",))
    await agree(harness, 0, 1)
    assert await tables(harness) == [people(0, 1)]


# Apart


async def test_who_has_blocked_whom_is_never_proposed_the_same_table(harness: MatchesHarness) -> None:
    seeking = harness.matches.seeking
    await seeking.block(user(0), user(1), "Player 1")
    await seek(harness, 0)
    blocked = await seek(harness, 1)
    assert blocked.proposed is None
    assert await proposed(harness, 0) is None
    await seek(harness, 2)
    mine = await asked(harness, 0)
    assert mine.names == ("Player 2",)
    await say(harness, 2, yes=False)
    assert await proposed(harness, 0) is None
    await seeking.unblock(user(0), user(1))
    await run(harness)
    await seek(harness, 1)
    assert await proposed(harness, 0) is not None


@pytest.mark.long
async def test_who_blocks_somebody_at_a_proposed_table_makes_room_and_seeks_on(harness: MatchesHarness) -> None:
    await seek_all(harness)
    await harness.matches.seeking.block(user(1), user(0), "Player 0")
    assert await proposed(harness, 0) is None
    assert await sought(harness, 0) is not None
    assert await sought(harness, 1) is not None
    assert await proposed(harness, 1) is None
    assert await refused(harness.matches.seeking.block(user(1), user(1), "Me")) == "refused-block-yourself"


async def test_blocks_are_seen_by_nobody_else(harness: MatchesHarness) -> None:
    await harness.matches.seeking.block(user(0), user(1), "Player 1")
    assert (await harness.matches.seeking.blocked(user(1), 25)) == ((), 0)
    rows, count = await harness.matches.seeking.blocked(user(0), 25)
    assert ([one.name for one in rows], count) == (["Player 1"], 1)


# Bad input, and what is kept


async def test_bad_wishes_are_refused_and_nothing_is_stored(harness: MatchesHarness) -> None:
    assert await refused(seek(harness, 0, "power", players=5)) == "refused-seek-players"
    assert await refused(seek(harness, 0, "probe", computers_after=HOUR)) == "refused-seek-computers"
    await harness.matches.people.set_guild(GUILD, channels=(CHANNEL + 1,))
    assert await refused(seek(harness, 0)) == "refused-channel-not-allowed"
    assert await sought(harness, 0) is None
    assert await refused(harness.matches.seeking.proposed(1, user(0))) == "button-unknown"


async def test_who_was_not_asked_can_answer_nothing(harness: MatchesHarness) -> None:
    await seek_all(harness)
    mine = await asked(harness, 0)
    assert await refused(harness.matches.seeking.answer(mine.table.id, person(5), yes=True)) == "button-unknown"
    await say(harness, 0, yes=True)
    await say(harness, 1, yes=True)
    assert await refused(harness.matches.seeking.withdraw(GUILD, user(0))) == "refused-seek-opens"
    await run(harness)
    again = await harness.matches.seeking.answer(mine.table.id, person(0), yes=False)
    assert again.phase == "opened"
    assert await tables(harness) == [people(0, 1)]


async def test_who_wants_to_be_forgotten_makes_room_and_his_blocks_go(harness: MatchesHarness) -> None:
    await seek_all(harness)
    await harness.matches.seeking.block(user(0), user(9), "Player 9")
    await harness.matches.seeking.block(user(9), user(0), "Player 0")
    await harness.matches.people.forget(user(0))
    assert await sought(harness, 0) is None
    assert await proposed(harness, 1) is None
    assert (await harness.matches.seeking.blocked(user(0), 25))[1] == 0
    assert (await harness.matches.seeking.blocked(user(9), 25))[1] == 1


async def test_another_server_hears_of_nothing(harness: MatchesHarness) -> None:
    await seek(harness, 0)
    there = Place(guild_id=GUILD + 1, channel_id=CHANNEL + 50)
    found = await harness.matches.seeking.seek(person(1), there, "power", 2, CALM)
    assert found.proposed is None
    assert [one.count for one in await harness.matches.seeking.in_server(GUILD)] == [1]
    await harness.matches.seeking.seek(person(0), there, "power", 2, CALM)
    assert (await harness.matches.seeking.of(GUILD + 1, user(1))) is not None
    await run(harness)
    assert await proposed(harness, 0) is None


async def test_an_absence_of_the_bot_is_nobodys_sleep(harness: MatchesHarness) -> None:
    await seek_all(harness)
    await harness.restart(after=2 * DAY)
    await run(harness)
    assert await proposed(harness, 0) is not None
    await run(harness, DAY)
    assert await proposed(harness, 0) is None


@pytest.mark.long
async def test_shared_hours_are_told_where_all_show_theirs_and_in_full_hours(harness: MatchesHarness) -> None:
    rome = KnownPerson(0, zone="Europe/Rome", quiet_from=22 * 60 + 30, quiet_to=7 * 60, shows_quiet=True)
    tokyo = KnownPerson(0, zone="Asia/Tokyo", quiet_from=23 * 60, quiet_to=7 * 60, shows_quiet=True)
    await harness.matches.people.set_times(user(0), rome)
    await harness.matches.people.set_times(user(1), tokyo)
    await seek_all(harness)
    mine = await asked(harness, 0)
    awake = [[datetime.fromtimestamp(one, ZoneInfo("Europe/Rome")).hour for one in span] for span in mine.together]
    assert sorted(hour for span in awake for hour in span)
    assert all(one % HOUR == 0 for span in mine.together for one in span)
    await harness.matches.people.set_times(user(1), msgspec.structs.replace(tokyo, shows_quiet=False))
    mine = await asked(harness, 0)
    assert mine.together == ()


# Places


@pytest.mark.long
async def test_where_the_channel_is_taken_a_thread_is_opened_beside_it(harness: MatchesHarness) -> None:
    await harness.begin(2, "power", first_user=10)
    opened: list[Place] = []

    async def thread(where: Place, game: str) -> Place:
        opened.append(where)
        return place(CHANNEL + 7)

    harness.matches.seeking.open_thread = thread
    await seek_all(harness)
    await agree(harness, 0, 1)
    assert [one.channel_id for one in opened] == [HERE]
    assert people(0, 1) in await tables(harness)


async def test_a_table_that_can_stand_nowhere_is_tried_for_a_day_and_then_given_up_in_words(
    harness: MatchesHarness,
) -> None:
    await seek_all(harness)
    mine = await asked(harness, 0)
    for who in range(2):
        await say(harness, who, yes=True)
    harness.obstacle = "permission-missing-send"
    await run(harness)
    assert await tables(harness) == []
    assert (await harness.matches.seeking.proposed(mine.table.id, user(0))).phase == "yes"
    for _ in range(3):
        await run(harness, DAY)
    assert (await harness.matches.seeking.proposed(mine.table.id, user(0))).phase == "nowhere"
    assert await sought(harness, 0) is None


# Twelve people, and kills


class Street(random.Random):
    """Twelve people who seek, meet, block and sleep, while the bot is killed around what it stores."""

    def __init__(self, harness: MatchesHarness, seed: int) -> None:
        super().__init__(seed)
        self.harness = harness
        self.wishes = Counter[int]()
        self.apart = set[frozenset[int]]()
        self.tables = dict[int, frozenset[int]]()
        """Who was seated in which match."""
        self.kills = 0

    async def surviving(self, step: Awaitable[object]) -> None:
        with suppress(Refused):
            try:
                with crash_at(self.harness, self.randrange(150)):
                    await step
                return
            except Crash:
                self.kills += 1
            await self.harness.restart()

    async def something(self) -> None:
        who, seeking = self.randrange(12), self.harness.matches.seeking
        async with self.harness.store.reading() as tx:
            asked = (await tx.exec_driver_sql("SELECT user_id FROM seekers WHERE proposal_id IS NOT NULL")).scalars()
            waiting = sorted(one - user(0) for one in asked)
        if waiting and self.random() < 0.7:
            who = self.choice(waiting)
        mine = await proposed(self.harness, who)
        match self.choice(("seek", "yes", "yes", "yes", "yes", "no", "block", "time", "withdraw")):
            case "seek":
                if mine is None:
                    self.wishes[user(who)] += await sought(self.harness, who) is None
                    wish = seek(self.harness, who, players=self.choice((2, 3, None)), channel=CHANNEL + who)
                    await self.surviving(wish)
            case "yes" if mine is not None:
                await self.surviving(seeking.answer(mine.table.id, person(who), yes=True))
            case "no" if mine is not None and self.random() < 0.3:
                await self.surviving(seeking.answer(mine.table.id, person(who), yes=False))
            case "block" if len(self.apart) < 10:
                other = self.randrange(12)
                theirs = await proposed(self.harness, other)
                if other != who and (mine is None or theirs is None or mine.table.id != theirs.table.id):
                    await self.surviving(seeking.block(user(who), user(other), "?"))
                    if user(other) in {one.other_id for one in (await seeking.blocked(user(who), 99))[0]}:
                        self.apart.add(frozenset((user(who), user(other))))
            case "time":
                await self.harness.clock.advance(self.choice((60, HOUR, DAY)))
            case "withdraw" if self.random() < 0.2:
                await self.surviving(seeking.withdraw(GUILD, user(who)))
        await self.surviving(self.harness.matches.run_due())

    async def look(self) -> None:
        """Hold what is stored to the promises."""
        async with self.harness.store.reading() as tx:
            for match_id in (await tx.exec_driver_sql("SELECT id FROM matches")).scalars().all():
                if match_id in self.tables:
                    continue
                sitting = {one.user_id for one in await matches.members_of(tx, match_id)}
                self.tables[match_id] = frozenset(one for one in sitting if one is not None)
                assert not any(pair <= self.tables[match_id] for pair in self.apart), "together though blocked"
                one_row = (await tx.exec_driver_sql(f"SELECT id FROM proposals WHERE match_id = {match_id}")).scalars()
                (proposal_id,) = one_row.all()
                said_yes = {one.user_id for one in await seekers.invited(tx, proposal_id) if one.answer == "yes"}
                assert self.tables[match_id] <= said_yes
            asked = (await tx.exec_driver_sql("SELECT proposal_id, user_id FROM seekers")).all()
            for row in asked:
                if row.proposal_id is None:
                    continue
                mine = await seekers.invitation(tx, row.proposal_id, row.user_id)
                found = await seekers.proposal(tx, row.proposal_id)
                assert mine is not None
                assert found is not None
                assert (mine.answer in ("", "yes"), found.state in ("asked", "agreed")) == (True, True)
        seated = Counter(one for table in self.tables.values() for one in table)
        assert all(count <= self.wishes[one] for one, count in seated.items()), "seated twice from one seeking"


# Whoever is killed closes no connections.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.sampled(1)
async def test_twelve_people_seek_meet_block_and_sleep_among_kills_and_nobody_is_seated_twice(
    harness: MatchesHarness, seed: int
) -> None:
    street = Street(harness, seed)
    for _ in range(160):
        await street.something()
        await street.look()
    assert street.kills
    assert street.tables
    # Their warnings are ignored here alone, not in whichever test comes next.
    gc.collect()
