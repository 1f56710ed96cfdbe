"""Deadlines, reminders and hidden moments keep out of the quiet hours that a table knows."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import cast

from bot.games.contract import Decision
from bot.matches.value.schedule import Calendar, Occasion, TimerKind, automatic_moment, plan_timers
from bot.matches.value.working_copy import WorkingCopy
from bot.quiet import Quiet
from bot.store import KnownPerson
from bot.store.kept import matches, timers
from bot.store.outgoing import Later
from bot.store.rows import TimerRow
from tests.matches.harness import CHANNEL, GUILD, HOUR, MatchesHarness, person, user
from tests.matches.test_lobby import refused
from tests.matches.test_windows import to_the_window
from tests.probe.state import Order, Sheet


async def at_hour(harness: MatchesHarness, hour: int) -> None:
    """Let time pass until the clock shows this hour, in UTC."""
    now = datetime.fromtimestamp(harness.clock.now(), UTC)
    await harness.pass_time(((hour - now.hour) % 24) * HOUR - 60 * now.minute - now.second)


def quiet(start: int, end: int, *, shown: bool = True) -> KnownPerson:
    return KnownPerson(0, zone="Etc/UTC", quiet_from=60 * start, quiet_to=60 * end, shows_quiet=shown)


async def hours_of(harness: MatchesHarness, match_id: int, kind: TimerKind) -> dict[str, int]:
    """Tell at which hour of the day (UTC) what is due."""
    async with harness.store.reading() as tx:
        found = await timers.of_match(tx, match_id)
    return {one.decision: datetime.fromtimestamp(one.due or 0, UTC).hour for one in found if one.kind == kind}


async def test_a_deadline_in_quiet_hours_is_at_their_end(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    match_id = await harness.begin(2)
    assert await hours_of(harness, match_id, TimerKind.DEADLINE) == {"sheet-1-0": 7, "sheet-1-1": 23}


async def test_a_reminder_comes_before_the_night_in_which_it_would_ring(harness: MatchesHarness) -> None:
    await at_hour(harness, 5)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    match_id = await harness.begin(2)
    assert (await hours_of(harness, match_id, TimerKind.DEADLINE))["sheet-1-0"] == 7
    assert (await hours_of(harness, match_id, TimerKind.REMINDER))["sheet-1-0"] < 22


async def test_hours_that_the_table_does_not_know_move_nothing(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(0), quiet(22, 7, shown=False))
    match_id = await harness.begin(2)
    assert set((await hours_of(harness, match_id, TimerKind.DEADLINE)).values()) == {23}


async def test_a_change_counts_from_the_next_question_on(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    match_id = await harness.begin(2)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    assert set((await hours_of(harness, match_id, TimerKind.DEADLINE)).values()) == {23}
    for seat in (0, 1):
        await harness.act(match_id, seat, f"sheet-1-{seat}", Sheet((Order("A", 1),)))
    assert (await hours_of(harness, match_id, TimerKind.DEADLINE))["sheet-2-0"] == 7


async def test_why_a_deadline_is_later_than_the_tables_is_told_unless_it_is_hidden(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    match_id = await harness.begin(2)
    morning = harness.matches.now() + 32 * HOUR
    for shown, why in ((True, "quiet"), (False, "hidden")):
        await harness.matches.people.set_times(user(0), quiet(22, 7, shown=shown))
        (waiting,) = (await harness.matches.play.look(match_id)).waiting
        assert waiting.later == (Later(seat=0, due=morning, why=why),)


async def test_a_server_bounds_for_how_long_its_tables_wait_for_whoever_sleeps(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    before = await harness.begin(2)
    for most, hour in ((0, 23), (4, 2)):
        await harness.matches.people.set_guild_limit(GUILD, "quiet_hours", most)
        match_id = await harness.begin(2, channel=CHANNEL + 1 + most)
        assert (await hours_of(harness, match_id, TimerKind.DEADLINE))["sheet-1-0"] == hour
    for seat in (0, 1):
        await harness.act(before, seat, f"sheet-1-{seat}", Sheet((Order("A", 1),)))
    assert (await hours_of(harness, before, TimerKind.DEADLINE))["sheet-2-0"] == 2, "also where a match is on"


async def test_at_an_evening_table_nobody_has_quiet_hours(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    match_id = await harness.begin(2, deadline=300)
    assert set((await hours_of(harness, match_id, TimerKind.DEADLINE)).values()) == {23}


def test_no_hidden_moment_falls_into_quiet_hours_and_none_piles_up_at_their_end() -> None:
    night = Quiet("Etc/UTC", 22 * 60, 7 * 60)
    evening = int(datetime(2026, 11, 23, 20, tzinfo=UTC).timestamp())
    due = evening + 14 * HOUR
    moments = [automatic_moment(evening, due, one / 1000, quiet=night) for one in range(1001)]
    assert all(night.span(moment) is None for moment in moments)
    assert all(evening < moment <= due for moment in moments)
    assert max(moments.count(moment) for moment in set(moments) - {due}) <= 3


async def test_a_window_is_put_off_for_all_who_are_asked_and_for_all_alike(harness: MatchesHarness) -> None:
    await at_hour(harness, 12)
    await harness.matches.people.set_times(user(1), quiet(22, 7))
    match_id = await to_the_window(harness)
    windows = {one.id for one in await harness.open_decisions(match_id) if one.window}
    hours = await hours_of(harness, match_id, TimerKind.DEADLINE)
    assert windows
    assert {hours[one] for one in windows} == {7}


def test_why_a_window_is_put_off_stays_told_where_somebody_in_it_has_answered_ahead() -> None:
    asked = tuple(
        Decision(id=f"net-1-{seat}", seat=seat, kind="net", window="nets-1", answered=seat == 1) for seat in (0, 1)
    )
    stored = (TimerRow(7, 1, TimerKind.DEADLINE, "net-1-0", 9000, 0, put_off="quiet"),)
    copy = cast(WorkingCopy, SimpleNamespace(open_before=asked, open=asked, events_for=lambda seat: ()))
    assert plan_timers(stored, copy, Calendar(HOUR), Occasion(1000, lambda: 0.5)) == stored


async def test_what_cannot_be_is_refused_with_a_sentence(harness: MatchesHarness) -> None:
    wishes = {
        "refused-zone": KnownPerson(0, zone="Europe/Atlantis"),
        "refused-quiet-without-zone": KnownPerson(0, quiet_from=0, quiet_to=60),
        "refused-quiet-length": quiet(20, 7),
    }
    for key, times in wishes.items():
        assert await refused(harness.matches.people.set_times(user(0), times)) == key
    assert await refused(harness.matches.people.set_times(user(0), quiet(8, 8))) == "refused-quiet-length"
    assert await harness.matches.people.known(user(0)) == KnownPerson(user(0))


async def test_whoever_is_forgotten_leaves_no_time_zone(harness: MatchesHarness) -> None:
    await harness.matches.people.set_times(user(0), quiet(22, 7))
    match_id = await harness.begin(2)
    await harness.matches.ending.resign(match_id, user(0))
    await harness.matches.people.forget(user(0))
    assert await harness.matches.people.known(user(0)) == KnownPerson(user(0))
    async with harness.store.reading() as tx:
        assert [one.quiet for one in await matches.members_of(tx, match_id)] == [None, None]


async def test_who_takes_a_seat_over_brings_his_own_hours(harness: MatchesHarness) -> None:
    await at_hour(harness, 23)
    await harness.matches.people.set_times(user(7), quiet(22, 7))
    match_id = await harness.begin(3)
    await harness.matches.ending.member_gone(900, user(1))
    await harness.matches.ending.replace(match_id, person(7))
    assert (await hours_of(harness, match_id, TimerKind.DEADLINE))["sheet-1-1"] == 7
