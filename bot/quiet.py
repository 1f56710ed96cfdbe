"""The hours of a day in which somebody is not to be disturbed, wherever he is."""

from collections.abc import Collection, Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

UTC: Final = "Etc/UTC"
HOUR: Final = 60
DAY: Final = 24 * HOUR
A_DAY: Final = 24 * 3600
"""In seconds, as moments are."""
LONGEST: Final = 10 * HOUR
"""In minutes, as the quiet hours of a day are."""
MOST_WAITED_FOR: Final = 12 * 3600
"""Seconds by which the end of a window is put off at most for the quiet hours of those who are asked in it."""


class Quiet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Quiet hours: from and to, in minutes after midnight, and the name of a time zone ("Europe/Rome").

    They go over midnight where they end before they begin, and are none where they end when they begin. Where clocks
    change at night they are longer or shorter. They count from a moment on (`since`, Unix seconds); up to it those
    that somebody had `before` do.
    """

    zone: str
    start: int
    end: int
    since: int = 0
    before: "Quiet | None" = None

    def spans(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Give all quiet hours that have a part between two moments, from and to, in order."""
        if self.before is not None and start < self.since:
            for first, last in self.before.spans(start, min(end, self.since)):
                yield first, min(last, self.since)
        start = max(start, self.since)
        if self.start == self.end or start >= end:
            return
        day = self._day(start) - timedelta(1)
        while (span := self._of(day))[0] < end:
            if start < span[1]:
                yield max(span[0], self.since), span[1]
            day += timedelta(1)

    def span(self, moment: int) -> tuple[int, int] | None:
        """Give the quiet hours into which a moment (Unix seconds) falls, from and to; None if it falls into none."""
        return next(self.spans(moment, moment + 1), None)

    def over(self, moment: int) -> int:
        """Give the end of the quiet hours into which a moment falls, or the moment if it falls into none."""
        span = self.span(moment)
        return moment if span is None else span[1]

    def awake(self, start: int, end: int) -> int:
        """Count the seconds between two moments that are not quiet."""
        return sum(last - first for first, last in self._between(start, end))

    def after_awake(self, start: int, seconds: int) -> int:
        """Give the moment at which so many seconds that are not quiet have passed."""
        for first, last in self._between(start, start + 3 * seconds + 2 * A_DAY):
            if seconds <= last - first:
                return first + seconds
            seconds -= last - first
        raise AssertionError("more than half of a day is not quiet")

    def changed(self, wanted: "Quiet", now: int) -> "Quiet":
        """Give the hours of somebody who wants others from now on.

        None of a day are more than `LONGEST`, however often he changes them: nothing that counts within a day is
        changed any more, others count from where those would have begun after it, and a change at most once a day.
        That he wants none counts at once, and for two days he has none then: what is due may rest on the old ones.
        """
        if wanted.start == wanted.end:
            return self if self.start == self.end else msgspec.structs.replace(wanted, since=now)
        settled = self._settled(now)
        if (settled.zone, settled.start, settled.end) == (wanted.zone, wanted.start, wanted.end):
            return settled
        if settled.start == settled.end:
            return msgspec.structs.replace(wanted, since=max(now, settled.since + 2 * A_DAY))
        day_after = max(now, settled.since) + A_DAY
        return msgspec.structs.replace(wanted, since=settled._next_start(day_after), before=settled)

    def at_most(self, minutes: int) -> "Quiet":
        """Give hours of which none are longer than some minutes: they end sooner."""
        end = (self.start + min(length_of(self.start, self.end), minutes)) % DAY
        before = None if self.before is None else self.before.at_most(minutes)
        return msgspec.structs.replace(self, end=end, before=before)

    def _settled(self, now: int) -> "Quiet":
        """Give what counts within a day from now, without what has counted before."""
        if self.before is None:
            return self
        if self.since >= now + A_DAY:
            return self.before._settled(now)
        before = None if self.since <= now else self.before._settled(now)
        return msgspec.structs.replace(self, before=before)

    def _between(self, start: int, end: int) -> list[tuple[int, int]]:
        """List the times between two moments that are not quiet."""
        found = []
        for first, last in self.spans(start, end):
            if start < first:
                found.append((start, first))
            start = last
        return [*found, (start, end)] if start < end else found

    def _next_start(self, moment: int) -> int:
        """Give the first moment from one on at which these hours begin, whatever they were before."""
        day = self._day(moment)
        while (first := self._of(day)[0]) < moment:
            day += timedelta(1)
        return first

    def _day(self, moment: int) -> date:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone)).date()

    def _of(self, day: date) -> tuple[int, int]:
        return self._at(day, self.start), self._at(day + timedelta(self.end <= self.start), self.end)

    def _at(self, day: date, minutes: int) -> int:
        return int(datetime.combine(day, time(minutes // HOUR, minutes % HOUR), ZoneInfo(self.zone)).timestamp())


class Gathering(msgspec.Struct, frozen=True):
    """The hours at which somebody is told what waits for him: every so many hours, counted from one of a day.

    `start` is in minutes after midnight of the time zone.
    """

    zone: str
    every: int
    start: int

    def following(self, moment: int) -> int:
        """Give the first of these hours after a moment (Unix seconds)."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(moment, zone).date()
        hours = [(self.start + HOUR * self.every * k) % DAY for k in range(24 // self.every)]
        moments = [
            int(datetime.combine(today + timedelta(days), time(one // HOUR, one % HOUR), zone).timestamp())
            for days in (0, 1)
            for one in hours
        ]
        return min(one for one in moments if one > moment)


def length_of(start: int, end: int) -> int:
    """Give how long quiet hours are, in minutes, on a day on which no clock changes."""
    return (end - start) % DAY


@cache
def zone_names() -> frozenset[str]:
    """List the time zones of the package of them: places, and what they were called before.

    The computer's own folder has others, which are no place or nobody's clock ("localtime"). "Factory" has no clock,
    and "Etc/GMT+2" is two hours behind, where whoever writes so means ahead.
    """
    names = files("tzdata").joinpath("zones").read_text(encoding="ascii").split()
    return frozenset(name for name in names if name != "Factory" and not name.startswith(("Etc/GMT+", "Etc/GMT-")))


def is_zone(name: str) -> bool:
    """Tell whether there is a time zone of this name whose clock can be read."""
    if name not in zone_names():
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def read_quiet(stored: bytes | None) -> Quiet | None:
    """Read the quiet hours of somebody at a table; none where their time zone is not known any more."""
    quiet = None if stored is None else msgspec.json.decode(stored, type=Quiet)
    while quiet is not None and not is_zone(quiet.zone):
        quiet = quiet.before
    return quiet


def over_for_all(moment: int, quiet: Collection[Quiet]) -> int:
    """Give the first moment that is quiet for nobody, but not more than `MOST_WAITED_FOR` later."""
    latest, later = moment + MOST_WAITED_FOR, moment
    while later < latest and (next_one := max((one.over(later) for one in quiet), default=later)) > later:
        later = next_one
    return min(later, latest)
