"""Away for some days: what waits for somebody rests, everybody knows, and a year has so many days of it."""

import pytest

from bot.games.contract import Decision
from bot.matches.value.schedule import Calendar, TimerKind, dues_of, rested
from bot.quiet import Quiet
from bot.store.kept import matches, posts, timers
from bot.store.outgoing import Notice
from bot.store.rows import TimerRow
from tests.matches.harness import CHANNEL, DAY, GUILD, HOUR, MatchesHarness, person, user
from tests.matches.test_lobby import refused
from tests.matches.test_windows import to_the_window
from tests.probe.state import Order, Pass, Sheet

A1 = Sheet((Order("A", 1),))


async def dues(harness: MatchesHarness, match_id: int, kind: TimerKind = TimerKind.DEADLINE) -> dict[str, int]:
    """Tell in how many hours what is due."""
    async with harness.store.reading() as tx:
        found = await timers.of_match(tx, match_id)
    now = harness.matches.now()
    return {one.decision: round((one.due - now) / HOUR) for one in found if one.kind == kind and one.due is not None}


async def misses(harness: MatchesHarness, match_id: int) -> list[int]:
    return [one.misses for one in (await harness.matches.tables.get(match_id)).members]


async def test_what_waits_for_who_goes_away_rests_and_goes_on_with_the_time_that_was_left(
    harness: MatchesHarness,
) -> None:
    match_id = await harness.begin(2)
    await harness.pass_time(4 * HOUR)
    await harness.matches.away.go(user(0), 5)
    assert await dues(harness, match_id) == {"sheet-1-0": 5 * 24 + 20, "sheet-1-1": 20}
    assert await harness.notices(match_id) == ["notice-away"]
    await harness.pass_time(5 * DAY + 19 * HOUR)
    assert (await harness.matches.tables.get(match_id)).members[0].misses == 0
    await harness.pass_time(HOUR)
    assert (await harness.matches.tables.get(match_id)).members[0].misses == 1
    await harness.matches.history.verify(match_id)


async def test_what_is_asked_meanwhile_begins_when_he_is_back(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.away.go(user(0), 2)
    await harness.pass_time(DAY - HOUR)
    for seat in (0, 1):
        await harness.act(match_id, seat, f"sheet-1-{seat}", A1)
    assert await dues(harness, match_id) == {"sheet-2-0": 25 + 24, "sheet-2-1": 24}


async def test_who_is_back_earlier_has_the_time_that_was_left(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.away.go(user(0), 7)
    await harness.pass_time(3 * HOUR)
    await harness.matches.away.go(user(0), 0)
    assert await dues(harness, match_id) == {"sheet-1-0": 24, "sheet-1-1": 21}
    assert await harness.notices(match_id) == ["notice-away", "notice-back"]
    (there,) = await harness.matches.away.allowances(user(0))
    assert (there.until, there.left) == (None, 20), "a day that has begun counts"


async def test_days_are_added_to_those_that_are_running(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.away.go(user(0), 2)
    await harness.pass_time(DAY)
    await harness.matches.away.go(user(0), 3)
    assert (await dues(harness, match_id))["sheet-1-0"] == 5 * 24
    (there,) = await harness.matches.away.allowances(user(0))
    assert there.left == 16


async def test_everybody_sees_who_is_away(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.away.go(user(0), 2)
    ends = harness.matches.now() + 2 * DAY
    assert [one.away_until for one in (await harness.matches.tables.get(match_id)).members] == [ends, None]
    await harness.pass_time(2 * DAY)
    assert [one.away_until for one in (await harness.matches.tables.get(match_id)).members] == [None, None]


async def test_what_is_told_anew_within_an_hour_is_told_in_its_place_and_later_in_a_new_line(
    harness: MatchesHarness,
) -> None:
    match_id, away = await harness.begin(2), harness.matches.away
    await away.go(user(0), 2)
    (told,) = [one.payload for one in await harness.said(match_id) if isinstance(one.payload, Notice)]
    await harness.hush()
    async with harness.store.writing() as tx:
        await posts.keep_told(tx, match_id, CHANNEL, number_of_message(harness.matches.now()), told)
    await away.go(user(0), 0)
    assert await harness.notices(match_id) == []
    (post,) = await harness.store.posts.of_match(match_id)
    assert isinstance(post.content, posts.Told)
    assert (post.content.notice.key, post.due) == ("notice-back", harness.matches.now())
    await harness.pass_time(HOUR)
    await away.go(user(0), 2)
    assert await harness.notices(match_id) == ["notice-away"]
    await harness.matches.ending.resign(match_id, user(1))
    assert await harness.store.posts.of_match(match_id) == (), "nothing is kept of it after the match"


def number_of_message(moment: int) -> int:
    """Give the number of a message that is posted at a moment."""
    return (moment * 1000 - posts._DISCORD_EPOCH) << 22


async def test_a_year_has_as_many_days_as_the_server_allows(harness: MatchesHarness) -> None:
    await harness.begin(2)
    await harness.matches.people.set_guild_limit(GUILD, "away_days", 14)
    assert await refused(harness.matches.away.go(user(0), 365)) == "refused-away-too-long"
    await harness.matches.away.go(user(0), 7)
    await harness.pass_time(8 * DAY)
    assert await refused(harness.matches.away.go(user(0), 8)) == "refused-away-too-long"
    await harness.pass_time(365 * DAY)
    (there,) = await harness.matches.away.allowances(user(0), GUILD)
    assert there.left == 14


async def test_in_two_servers_each_gives_the_days_that_it_allows(harness: MatchesHarness) -> None:
    await harness.begin(2)
    await harness.matches.people.set_guild_limit(901, "away_days", 7)
    await harness.matches.away.go(user(0), 14, 901, "Chess club")
    here = {one.guild_id: one for one in await harness.matches.away.allowances(user(0), 901)}
    now = harness.matches.now()
    assert {server: ((one.until or 0) - now, one.left) for server, one in here.items()} == {
        GUILD: (14 * DAY, 7),
        901: (7 * DAY, 0),
    }


async def test_who_plays_nowhere_cannot_be_away(harness: MatchesHarness) -> None:
    assert await refused(harness.matches.away.go(user(9), 2)) == "refused-away-nowhere"
    assert await refused(harness.matches.away.go(user(9), -2, GUILD)) == "refused-away-days"


async def test_a_match_that_begins_meanwhile_knows_it(harness: MatchesHarness) -> None:
    await harness.matches.away.go(user(0), 2, GUILD)
    match_id = await harness.begin(2)
    assert await dues(harness, match_id) == {"sheet-1-0": 3 * 24, "sheet-1-1": 24}


async def test_an_evening_table_does_not_wait(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=300)
    await harness.matches.away.go(user(0), 2)
    assert set((await dues(harness, match_id)).values()) == {0}
    assert not await harness.notices(match_id)


@pytest.mark.parametrize("away", [1, 2])
async def test_a_window_rests_for_each_who_is_asked_in_it_whether_or_not_he_has_answered(
    harness: MatchesHarness, away: int
) -> None:
    match_id = await to_the_window(harness)
    nets = {"nets-1-1": 12, "nets-1-2": 12}
    await harness.act(match_id, 1, "nets-1-1", Pass())
    assert await dues(harness, match_id) == nets
    await harness.matches.away.go(user(away), 2)
    assert await dues(harness, match_id) == dict.fromkeys(nets, 60)
    assert (await dues(harness, match_id, TimerKind.AUTOMATIC))[f"nets-1-{away}"] >= 48
    await harness.matches.away.go(user(away), 0)
    assert await dues(harness, match_id) == nets


async def test_a_window_does_not_rest_for_who_is_not_asked_in_it(harness: MatchesHarness) -> None:
    match_id = await to_the_window(harness)
    await harness.matches.away.go(user(0), 2)
    assert await dues(harness, match_id) == {"nets-1-1": 12, "nets-1-2": 12}


async def test_a_window_that_opens_meanwhile_rests_as_well(harness: MatchesHarness) -> None:
    await harness.matches.away.go(user(2), 2, GUILD)
    match_id = await to_the_window(harness)
    assert await dues(harness, match_id) == {"nets-1-1": 60, "nets-1-2": 60}
    assert (await dues(harness, match_id, TimerKind.AUTOMATIC))["nets-1-2"] >= 48


async def test_a_pause_of_the_match_takes_nothing_from_who_goes_away_in_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.pass_time(HOUR)
    for seat in (0, 1):
        await harness.matches.waiting.agree_to_rest(match_id, user(seat), DAY)
    await harness.pass_time(HOUR)
    await harness.matches.away.go(user(0), 3)
    assert await dues(harness, match_id) == {}, "nothing runs while the match rests"
    await harness.matches.waiting.end_rest(match_id, user(1))
    assert await dues(harness, match_id) == {"sheet-1-0": 3 * 24 + 23, "sheet-1-1": 23}


async def test_whoever_takes_the_seat_over_is_there(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.matches.away.go(user(0), 7)
    await harness.matches.ending.member_gone(GUILD, user(0))
    await harness.matches.ending.replace(match_id, person(5))
    assert (await dues(harness, match_id))["sheet-1-0"] == 24


async def test_an_answer_given_while_away_saves_no_more_time_than_was_left(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2)
    await harness.pass_time(20 * HOUR)
    await harness.matches.away.go(user(0), 7)
    await harness.act(match_id, 0, "sheet-1-0", A1)
    async with harness.store.reading() as tx:
        assert [one.saved for one in await matches.members_of(tx, match_id)] == [4 * HOUR, 0]


async def test_a_match_whose_players_are_away_is_not_abandoned_for_it(harness: MatchesHarness) -> None:
    match_id = await harness.begin(2, deadline=None)
    await harness.matches.people.set_guild_limit(GUILD, "away_days", 60)
    for seat in (0, 1):
        await harness.matches.away.go(user(seat), 60)
    await harness.pass_time(80 * DAY)
    assert (await harness.matches.tables.get(match_id)).status == "running"
    await harness.pass_time(11 * DAY)
    assert (await harness.matches.tables.get(match_id)).status == "abandoned"


async def test_who_asks_to_be_forgotten_leaves_no_absence(harness: MatchesHarness) -> None:
    await harness.matches.away.go(user(0), 2, GUILD)
    await harness.matches.people.forget(user(0))
    (there,) = await harness.matches.away.allowances(user(0), GUILD)
    assert (there.until, there.left) == (None, 21)


def test_hidden_moments_may_be_anywhere_in_a_window_that_rests() -> None:
    """A late answer by hand would tell something if no hidden moment could be so late; one by who is away as well."""
    window = [Decision(id=f"nets-1-{seat}", seat=seat, kind="nets", window="nets") for seat in (0, 1)]
    night = {1: Quiet("Etc/UTC", 22 * 60, 7 * 60)}
    now, end = 1_800_000_000, 1_800_000_000 + 12 * HOUR
    ends = [TimerRow(9 + seat, 1, TimerKind.DEADLINE, f"nets-1-{seat}", end, 0) for seat in (0, 1)]
    for seat, moment in ((0, now + 1), (0, end), (1, now + 1), (1, end)):
        hidden = TimerRow(7, 1, TimerKind.AUTOMATIC, f"nets-1-{seat}", moment, 0)
        gone = Calendar(quiet=night, away={0: now + 3 * DAY})
        timers = rested([*ends, hidden], window, now, Calendar(quiet=night), gone)
        moved, last = next(one.due or 0 for one in timers if one.id == 7), dues_of(timers)["nets-1-0"]
        first = now + 3 * DAY if seat == 0 else now
        assert last >= end + 3 * DAY
        assert (moved - first < HOUR) if moment < end else (last - moved < 9 * HOUR)
        assert seat == 0 or night[1].span(moved) is None or moved == night[1].span(moved)[0]  # type: ignore[index]
