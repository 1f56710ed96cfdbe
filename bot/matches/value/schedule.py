"""When what is due: deadlines, reminders, and the hidden moments at which nobody has to answer by hand.

Nothing in here looks at a view: times follow from what everybody knows, and from chance.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

import msgspec

from bot.games.contract import Decision, Pace, Seat
from bot.matches.value.working_copy import WorkingCopy
from bot.quiet import Quiet, over_for_all
from bot.store.rows import PutOff, TimerRow, is_evening


class TimerKind(StrEnum):
    """What a timer is for: the first four for a decision, IDLE and PAUSE for a match, LOBBY for a lobby.

    AUTOMATIC is the hidden moment at which a seat in a window answers without its player. THINK is the moment at which
    a computer player answers. PAUSE lets a match that waits for its channel be looked at again.
    """

    DEADLINE = "deadline"
    REMINDER = "reminder"
    AUTOMATIC = "automatic"
    THINK = "think"
    IDLE = "idle"
    PAUSE = "pause"
    LOBBY = "lobby"


MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORTEST = HOUR
LONGEST = 7 * DAY
SHORTEST_EVENING = 2 * MINUTE
LOBBY_LIFE = DAY
LOBBY_LIFE_OF_EVENING = HOUR
IDLE_LIFE = 30 * DAY
IDLE_LIFE_OF_EVENING = DAY
LONGEST_PAUSE = 7 * DAY
SHORT_ABSENCE = 300
GRACE = 2 * HOUR

# When a seat answers by itself in a reaction window: drawn number -> part of the window that has passed, straight in
# between. Most go early, as people do who look at their telephone now and then, so that a match with many windows does
# not drag on; but no moment is left out, and some wait for the very end, or a late answer and a time-out would prove
# that somebody had a choice. Early answers prove nothing: whoever has no choice may press Pass as well.
_MOMENTS = ((0.0, 0.01), (0.5, 0.08), (0.8, 0.30), (0.95, 1.0), (1.0, 1.0))
# The same in seconds for a window without an end.
_ENDLESS = ((0.0, 60), (0.8, 1800), (1.0, DAY))
# In seconds, when a computer player answers outside windows; and inside them as well where one person plays alone
# against computers: from him nothing can be learned, and he shall not wait.
_THOUGHT = ((0.0, 5), (1.0, 60))
_QUICK_THOUGHT = ((0.0, 2), (1.0, 6))


class Occasion(NamedTuple):
    """When something happens to a match (Unix seconds), what draws numbers from 0 to 1 then, and the interaction."""

    now: int
    draw: Callable[[], float]
    interaction_id: int | None = None


@dataclass(frozen=True)
class Calendar:
    """How time runs at a table with a `deadline` (None: without one), and when the people there are not there, by seat.

    `quiet` are their quiet hours, `away` says until when who is away (Unix seconds). `computers` are the seats that
    answer without them; `quick`: whoever answers by himself does so within seconds. `left` has the most seconds for
    decisions that come back, by their ids.
    """

    deadline: int | None = None
    quiet: Mapping[Seat, Quiet] = field(default_factory=dict)
    away: Mapping[Seat, int] = field(default_factory=dict)
    computers: Collection[Seat] = ()
    quick: bool = False
    left: Mapping[str, int] = field(default_factory=dict)

    def begins(self, now: int, seats: Collection[Seat]) -> int:
        """Give the first moment from now on at which none of these seats is away."""
        return max((now, *(self.away.get(seat, now) for seat in seats)))

    def over(self, moment: int, seats: Collection[Seat]) -> int:
        """Give the first moment that is quiet for none of these seats, but not more than some hours later."""
        return over_for_all(moment, [self.quiet[seat] for seat in seats if seat in self.quiet])


def time_for(deadline: int, pace: Pace) -> int:
    """Give the seconds for a decision at a table with this deadline.

    An answer gets half, but at least an hour, and a minute for an evening.
    """
    least = MINUTE if is_evening(deadline) else HOUR
    return deadline if pace == "turn" else min(deadline, max(least, deadline // 2))


def lobby_life(deadline: int | None) -> int:
    """Give the seconds without any change after which a lobby is closed."""
    return LOBBY_LIFE_OF_EVENING if is_evening(deadline) else LOBBY_LIFE


def idle_life(deadline: int | None, seats: int) -> int:
    """Give the seconds without any player's action after which a match counts as abandoned."""
    if deadline is None:
        return IDLE_LIFE
    return IDLE_LIFE_OF_EVENING if is_evening(deadline) else max(IDLE_LIFE, (4 * seats + 1) * deadline)


def least_saved(deadline: int | None) -> int:
    """Give the seconds that somebody must have saved for them to be spent; less helps nobody."""
    return max(MINUTE // 2, (deadline or 0) // 24)


def dues_of(timers: Sequence[TimerRow]) -> dict[str, int]:
    """Map the ids of decisions to their deadlines (Unix seconds)."""
    return {timer.decision: timer.due for timer in timers if timer.kind == TimerKind.DEADLINE and timer.due is not None}


def put_off_of(timers: Sequence[TimerRow]) -> dict[str, PutOff]:
    """Map the ids of decisions whose deadlines are later than the table's to the reasons."""
    return {timer.decision: timer.put_off for timer in timers if timer.kind == TimerKind.DEADLINE and timer.put_off}


def new_timer(kind: TimerKind, due: int, decision: str = "", put_off: PutOff = "") -> TimerRow:
    """Make a timer that is not stored yet, of a decision or of the match as a whole."""
    return TimerRow(0, 0, kind, decision, due, 0, put_off=put_off)


def of_match(timers: Iterable[TimerRow], kind: TimerKind, due: int | None) -> tuple[TimerRow, ...]:
    """Let something that concerns the match as a whole be due at a moment, or (None) never."""
    others = tuple(one for one in timers if one.kind != kind)
    return others if due is None else (*others, new_timer(kind, due))


def plan_timers(
    timers: Sequence[TimerRow], copy: WorkingCopy, calendar: Calendar, occasion: Occasion
) -> tuple[TimerRow, ...]:
    """Settle the timers of the decisions that are open now in a working copy.

    Chance is asked once for each seat that is newly asked in a window, whatever it holds, and for each computer that is
    newly asked outside. All seats of a window share one deadline; it begins anew only with something that everybody
    sees, since a change would tell that somebody acted. Outside windows a seat's decisions with the same clock share
    the time of the earlier one, but an hour is left for each at least. The clock begins anew if none of them was open
    for a while, as when others are asked in between.

    What is due in somebody's quiet hours is due at their end; a window respects those of all who are asked in it, by
    some hours at most, and nobody answers by himself in his. The time of whoever is away begins when he is back, and
    that of a window when all are who are asked in it.
    """
    still_open = {"", *(decision.id for decision in copy.open)}
    found = [timer for timer in timers if timer.decision in still_open]
    if calendar.deadline is not None:
        found = _with_deadlines(found, timers, copy, calendar, calendar.deadline, occasion.now)
    dues, known = dues_of(found), {decision.id for decision in copy.open_before}
    for decision in copy.open:
        if decision.id in known:
            continue
        due = dues.get(decision.id)
        if decision.seat in calendar.computers and not decision.answered:
            moment = thinking_moment(decision, due, calendar, occasion)
            found.append(new_timer(TimerKind.THINK, moment, decision.id))
        elif decision.window:
            mine, start = calendar.quiet.get(decision.seat), calendar.begins(occasion.now, (decision.seat,))
            moment = automatic_moment(start, due, occasion.draw(), quick=calendar.quick, quiet=mine)
            found.append(new_timer(TimerKind.AUTOMATIC, moment, decision.id))
    return tuple(found)


def automatic_moment(
    now: int, due: int | None, drawn: float, *, quick: bool = False, quiet: Quiet | None = None
) -> int:
    """Give the moment at which a seat in a window answers by itself, if it has to or has ordered it.

    Quiet hours are left out as if they were no time: a moment that was put off to their end would be known by that.
    """
    if quick:
        return now + thinking_delay(drawn, quick=True)
    if quiet is None:
        return now + _delay(now, due, drawn)
    end = None if due is None else now + quiet.awake(now, due)
    return quiet.after_awake(now, _delay(now, end, drawn))


def thinking_moment(decision: Decision, due: int | None, calendar: Calendar, occasion: Occasion) -> int:
    """Give the moment at which a computer player answers; in a window it is drawn as those of all others are.

    The very end of a window is left to the clock, which would answer in its place.
    """
    now, quick, drawn = occasion.now, calendar.quick, occasion.draw()
    in_window = bool(decision.window) and not quick
    hurries = quick or is_evening(calendar.deadline)
    at = now + (_delay(now, due, drawn) if in_window else thinking_delay(drawn, quick=hurries))
    return at if due is None else min(at, due - 1)


def thinking_delay(drawn: float, *, quick: bool) -> int:
    """Give the seconds that a computer player takes for an answer, whatever it thinks."""
    return round(_between(_QUICK_THOUGHT if quick else _THOUGHT, drawn))


def left_to_a_computer(
    timers: Sequence[TimerRow], decisions: Sequence[Decision], calendar: Calendar, occasion: Occasion
) -> tuple[TimerRow, ...]:
    """Let a computer player answer what a seat is asked already; in a window at the hidden moment that it had.

    If it is quick it does so within seconds: nobody else is left from whom anything has to be hidden.
    """
    dues, asked = dues_of(timers), {one.id for one in decisions}
    hidden = {one.decision: one.due for one in timers if one.kind == TimerKind.AUTOMATIC and one.decision in asked}
    found = [one for one in timers if one.kind != TimerKind.AUTOMATIC or one.decision not in asked]
    for one in decisions:
        moment = None if calendar.quick else hidden.get(one.id)
        if moment is None:
            moment = thinking_moment(one, dues.get(one.id), calendar, occasion)
        found.append(new_timer(TimerKind.THINK, moment, one.id))
    return tuple(found)


def ending_at(
    timers: Sequence[TimerRow], ends: Mapping[str, int], now: int, quiet: Quiet | None, why: PutOff = ""
) -> tuple[TimerRow, ...]:
    """Let the time for open decisions of a seat end at other moments, or where these are quiet at the end of that."""
    old, found = dues_of(timers), list[TimerRow]()
    for timer in timers:
        if timer.kind == TimerKind.DEADLINE and (end := ends.get(timer.decision)) is not None:
            due = _over(end, quiet)
            found.append(msgspec.structs.replace(timer, due=due, put_off=_reason(end, due, why)))
        elif timer.kind != TimerKind.REMINDER or timer.decision not in ends:
            found.append(timer)
    for decision, end in ends.items():
        if decision in old:
            due = _over(end, quiet)
            found.append(new_timer(TimerKind.REMINDER, _reminder(due, due - now, quiet), decision))
    return tuple(found)


def lasting(
    timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, seconds: int, quiet: Quiet | None = None
) -> tuple[TimerRow, ...]:
    """Let the time for some open decisions of a seat last so many seconds from now, where it would end before."""
    dues, end = dues_of(timers), now + seconds
    sooner = [one.id for one in decisions if dues.get(one.id, end) < _over(end, quiet)]
    return ending_at(timers, dict.fromkeys(sooner, end), now, quiet, "saved")


def rested(
    timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, before: Calendar, after: Calendar
) -> tuple[TimerRow, ...]:
    """Put off what waits for people who go away, or bring it forward where they are back.

    A window rests for each of those who are asked in it, whether or not they have answered. The hidden moments in it
    keep their places between its beginning and its end, so that they may be anywhere in it as before, and those of
    whoever is away come when he is back.
    """
    running = [msgspec.structs.replace(one, due=now + (one.left or 0)) if one.due is None else one for one in timers]
    old, ends, why = dues_of(running), dict[str, int](), put_off_of(running)
    for one in decisions:
        asked = _asked_with(one, decisions)
        longer = after.begins(now, asked) - before.begins(now, asked)
        if longer and one.id in old:
            due = old[one.id] + longer
            ends[one.id] = after.over(due, asked) if one.window else _over(due, after.quiet.get(one.seat))
            why[one.id] = _reason(due, ends[one.id], why.get(one.id, ""))
    by_id = {one.id: one for one in decisions}

    def moment_of(timer: TimerRow) -> int | None:
        decision = by_id.get(timer.decision)
        if decision is None or timer.due is None:
            return timer.due
        mine, end = after.quiet.get(decision.seat), ends.get(decision.id)
        if timer.kind == TimerKind.DEADLINE:
            return timer.due if end is None else end
        if timer.kind == TimerKind.REMINDER:
            return timer.due if end is None else _reminder(end, 4 * (old[decision.id] - timer.due), mine)
        first, then = (calendar.begins(now, (decision.seat,)) for calendar in (before, after))
        if not decision.window or (end is None and first == then):
            return timer.due
        if (last := old.get(decision.id)) is None:
            return timer.due + then - first
        return _same_place(timer.due, (first, last), (then, end or last), mine)

    found = []
    for stored, timer in zip(timers, running, strict=True):
        moment, put_off = moment_of(timer), timer.put_off
        if timer.kind == TimerKind.DEADLINE:
            put_off = why.get(timer.decision, put_off)
        stays = (moment, put_off) == (timer.due, timer.put_off)
        found.append(stored if stays else msgspec.structs.replace(timer, due=moment, put_off=put_off))
    reminded = {one.decision for one in timers if one.kind == TimerKind.REMINDER}
    for one in decisions:
        begins = after.begins(now, (one.seat,))
        if one.id in ends and one.id not in reminded and begins > now:
            moment = _reminder(ends[one.id], ends[one.id] - begins, after.quiet.get(one.seat))
            found.append(new_timer(TimerKind.REMINDER, moment, one.id))
    return tuple(found)


def _asked_with(decision: Decision, decisions: Sequence[Decision]) -> frozenset[Seat]:
    """List the seats that share the time of a decision: those that are asked in its window."""
    together = (one.seat for one in decisions if decision.window and one.window == decision.window)
    return frozenset((decision.seat, *together))


def _same_place(moment: int, old: tuple[int, int], new: tuple[int, int], quiet: Quiet | None) -> int:
    """Give the moment that lies in one span of time where another one lies in its own; quiet hours are no time."""
    if quiet is None:
        passed, whole, seconds = moment - old[0], old[1] - old[0], new[1] - new[0]
    else:
        passed, whole, seconds = quiet.awake(old[0], moment), quiet.awake(*old), quiet.awake(*new)
    share = max(0, min(passed, whole)) * seconds // max(1, whole)
    return new[0] + share if quiet is None else quiet.after_awake(new[0], share)


def _with_deadlines(
    timers: Sequence[TimerRow],
    stored: Sequence[TimerRow],
    copy: WorkingCopy,
    calendar: Calendar,
    deadline: int,
    now: int,
) -> list[TimerRow]:
    before, after, seen = copy.open_before, copy.open, bool(copy.events_for(None))
    old, reasons = dues_of(stored), put_off_of(stored)
    shared = {one.window: old[one.id] for one in before if one.window and one.id in old}
    why = {one.window: reasons.get(one.id, "") for one in before if one.window and one.id in old}
    running = {(one.seat, one.clock): one.id for one in before if one.clock and one.id in old}
    has_timer = {timer.decision for timer in timers if timer.kind == TimerKind.DEADLINE}
    new = [one for one in after if one.id not in has_timer and not one.answered]
    for one in new:
        if one.window and (seen or one.window not in shared):
            asked = _asked_with(one, after)
            end = calendar.begins(now, asked) + time_for(deadline, one.pace)
            shared[one.window] = calendar.over(end, asked)
            why[one.window] = _reason(end, shared[one.window])
    windows = {one.id: one.window for one in after if one.window}
    found = [
        msgspec.structs.replace(timer, due=shared[windows[timer.decision]], put_off=why[windows[timer.decision]])
        if timer.kind == TimerKind.DEADLINE and timer.due is not None and windows.get(timer.decision) in shared
        else timer
        for timer in timers
    ]
    for one in new:
        start, quiet = calendar.begins(now, (one.seat,)), calendar.quiet.get(one.seat)
        if one.window:
            due, reason = shared[one.window], why[one.window]
        else:
            seconds, reason = time_for(deadline, one.pace), ""
            end = start + min(seconds, calendar.left.get(one.id, seconds))
            earlier = running.get((one.seat, one.clock))
            if earlier is not None and one.id not in calendar.left:
                end = max(old[earlier], start + min(HOUR, time_for(deadline, "answer")))
                reason = reasons.get(earlier, "")
            due = _over(end, quiet)
            reason = _reason(end, due, reason)
        found.append(new_timer(TimerKind.DEADLINE, due, one.id, reason))
        reminder = _reminder(due, time_for(deadline, one.pace), quiet)
        if reminder > now:
            found.append(new_timer(TimerKind.REMINDER, reminder, one.id))
    return found


def _reason(end: int, due: int, why: PutOff = "") -> PutOff:
    """Say why a deadline is later than the table's; `why` says it beside the quiet hours that put its end off."""
    return why or ("quiet" if due > end else "")


def reminder_before(due: int, lead: int, quiet: Quiet | None) -> int:
    """Give the moment to remind somebody: not in his quiet hours, but before them where he would wake up too late."""
    moment = due - lead
    span = None if quiet is None else quiet.span(moment)
    if span is None:
        return moment
    first, last = span
    return last if last < due - MINUTE else first - lead // 2


def _reminder(due: int, length: int, quiet: Quiet | None) -> int:
    """Give the usual moment to remind somebody of what has a length of time."""
    return reminder_before(due, length // 4, quiet)


def _over(due: int, quiet: Quiet | None) -> int:
    return due if quiet is None else quiet.over(due)


def _delay(now: int, due: int | None, drawn: float) -> int:
    if due is None:
        return round(_between(_ENDLESS, drawn))
    return max(1, round((due - now) * _between(_MOMENTS, drawn)))


def _between(points: Sequence[tuple[float, float]], drawn: float) -> float:
    """Interpolate between points (x, y) in straight lines; beyond the last one its y."""
    for (left, low), (right, high) in pairwise(points):
        if drawn <= right:
            return low + (high - low) * (drawn - left) / (right - left)
    return points[-1][1]
