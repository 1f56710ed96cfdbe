"""Quiet hours: over midnight, where clocks change, and the time that is not quiet."""

from bisect import bisect_left
from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.quiet import LONGEST, MOST_WAITED_FOR, Gathering, Quiet, is_zone, over_for_all, read_quiet

ROME = "Europe/Rome"
NIGHT = Quiet(ROME, 22 * 60, 7 * 60)
NOON = Quiet(ROME, 12 * 60, 14 * 60)


def at(text: str, zone: str = ROME) -> int:
    """Give a moment, as "2026-11-23 22:30" of a zone."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize(
    ("quiet", "moment", "over"),
    [
        (NIGHT, "2026-11-23 21:59", "2026-11-23 21:59"),
        (NIGHT, "2026-11-23 22:00", "2026-11-24 07:00"),
        (NIGHT, "2026-11-24 03:00", "2026-11-24 07:00"),
        (NIGHT, "2026-11-24 07:00", "2026-11-24 07:00"),
        (NOON, "2026-11-24 13:00", "2026-11-24 14:00"),
    ],
)
def test_what_falls_into_quiet_hours_is_due_at_their_end(quiet: Quiet, moment: str, over: str) -> None:
    assert quiet.over(at(moment)) == at(over)


def test_in_a_night_in_which_clocks_change_the_end_is_the_hour_on_the_clock() -> None:
    assert NIGHT.over(at("2026-03-28 23:00")) == at("2026-03-29 07:00")
    assert NIGHT.awake(at("2026-03-28 22:00"), at("2026-03-29 22:00")) == 15 * 3600
    first, last = NIGHT.span(at("2026-10-25 01:00")) or (0, 0)
    assert last - first == 10 * 3600


def test_an_end_that_no_clock_shows_is_an_hour_later() -> None:
    until_half_past_two = Quiet(ROME, 23 * 60, 150)
    assert until_half_past_two.over(at("2026-03-29 01:00")) == at("2026-03-29 03:30")


@given(
    start=st.integers(at("2026-01-01 00:00"), at("2027-01-01 00:00")),
    seconds=st.integers(1, 8 * 24 * 3600),
    begins=st.integers(0, 1439),
    length=st.integers(1, 600),
    zone=st.sampled_from((ROME, "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland")),
)
def test_time_that_is_not_quiet_is_counted_and_found_again(
    start: int, seconds: int, begins: int, length: int, zone: str
) -> None:
    quiet = Quiet(zone, begins, (begins + length) % 1440)
    moment = quiet.after_awake(start, seconds)
    assert quiet.awake(start, moment) == seconds
    assert quiet.span(moment - 1) is None
    assert quiet.span(quiet.over(start)) is None


ZONES = (ROME, "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland", "Pacific/Kiritimati", "Etc/UTC")
HOURS = st.builds(
    lambda zone, start, length: Quiet(zone, start, (start + length) % 1440),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.sampled_from((0, 1, 300, LONGEST, LONGEST, LONGEST)),
)


@given(
    begin=st.integers(at("2026-01-01 00:00"), at("2027-01-01 00:00")),
    changes=st.lists(st.tuples(st.integers(0, 40 * 3600), HOURS), min_size=1, max_size=12),
    asked=st.integers(60, 24 * 3600),
)
def test_no_day_has_more_quiet_hours_than_ten_however_often_they_are_changed(
    begin: int, changes: list[tuple[int, Quiet]], asked: int
) -> None:
    now, hours, counted = begin, changes[0][1], set[tuple[int, int]]()
    for later, wanted in changes:
        # What is asked just before a change is due within a day of it, and stays so.
        counted.update(hours.spans(now, now + later + asked))
        now += later
        counted.update(hours.spans(now, now + asked))
        hours = hours.changed(wanted, now)
    counted.update(hours.spans(now, now + 5 * 24 * 3600))
    quiet = [minute for first, last in counted for minute in range(first // 60, last // 60)]
    times = sorted(set(quiet))
    most = max((bisect_left(times, minute + 24 * 60) - place for place, minute in enumerate(times)), default=0)
    assert most <= LONGEST + 60  # an hour more where clocks change


def test_changed_hours_count_after_a_day_and_those_from_before_until_then() -> None:
    monday = at("2026-11-23 12:00")
    hours = NIGHT.changed(Quiet(ROME, 20 * 60, 5 * 60), monday)
    assert list(hours.spans(monday, monday + 3 * 24 * 3600)) == [
        (at("2026-11-23 22:00"), at("2026-11-24 07:00")),
        (at("2026-11-24 22:00"), at("2026-11-25 05:00")),
        (at("2026-11-25 20:00"), at("2026-11-26 05:00")),
    ]
    assert hours.changed(NIGHT, monday + 60) == NIGHT, "what does not count yet can be taken back"
    none = hours.changed(Quiet(ROME, 0, 0), monday)
    assert not list(none.spans(monday, monday + 3 * 24 * 3600))
    again = none.changed(NIGHT, monday + 60)
    assert again.span(at("2026-11-25 11:59")) is None
    assert again.over(at("2026-11-25 22:00")) == at("2026-11-26 07:00")


def test_a_window_waits_for_all_but_not_for_ever() -> None:
    by_night, by_day = Quiet(ROME, 22 * 60, 7 * 60), Quiet("America/New_York", 1 * 60, 9 * 60)
    assert over_for_all(at("2026-11-23 23:00"), [by_night]) == at("2026-11-24 07:00")
    all_day = [Quiet(ROME, hour * 60, (hour + 9) % 24 * 60) for hour in (0, 8, 16)]
    assert over_for_all(at("2026-11-23 23:00"), all_day) == at("2026-11-23 23:00") + MOST_WAITED_FOR
    assert over_for_all(at("2026-11-24 06:30"), [by_night, by_day]) == at("2026-11-24 15:00")


def test_only_zones_that_there_are_count_and_no_other_is_read_again() -> None:
    assert all(map(is_zone, (ROME, "Asia/Calcutta", "Japan", "EST", "Etc/UTC", "GMT")))
    others = ["", "Europe/Atlantis", "../etc/passwd", "Europe", "Factory", "Etc/GMT+2", "Etc/GMT-2"]
    of_a_computer = ["localtime", "posixrules", "posix/Europe/Rome", "right/Europe/Rome"]
    for name in others + of_a_computer:
        assert not is_zone(name)
        assert read_quiet(msgspec.json.encode(Quiet(name, 0, 60))) is None


@pytest.mark.parametrize(
    ("every", "start", "moment", "following"),
    [
        (24, 8, "2026-11-23 07:59", "2026-11-23 08:00"),
        (24, 8, "2026-11-23 08:00", "2026-11-24 08:00"),
        (6, 8, "2026-11-23 08:00", "2026-11-23 14:00"),
        (6, 8, "2026-11-23 21:00", "2026-11-24 02:00"),
        (4, 8, "2027-03-28 00:30", "2027-03-28 04:00"),
    ],
)
def test_calls_are_gathered_until_an_hour_of_the_day(every: int, start: int, moment: str, following: str) -> None:
    assert Gathering(ROME, every, 60 * start).following(at(moment)) == at(following)
