"""When what is due: deadlines, reminders, and the hidden moments at which nobody has to answer by hand.

Nothing in here looks at a view: times follow from what everybody knows, and from chance.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise

import msgspec

from bot.games.contract import Decision, Pace, Seat
from bot.quiet import Quiet, over_for_all
from bot.store.rows import NewTimer, PutOff, TimerRow, is_evening


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


@dataclass(frozen=True)
class Schedule:
    """Changes of a match's timers, and when open decisions are due afterwards (Unix seconds; missing: no deadline).

    `reasons` say why deadlines that are moved are later than the table's.
    """

    dues: Mapping[str, int]
    add: tuple[NewTimer, ...] = ()
    remove: tuple[int, ...] = ()
    move: tuple[tuple[int, int], ...] = ()
    reasons: tuple[tuple[int, PutOff], ...] = ()


UNCHANGED = Schedule({})


@dataclass(frozen=True)
class Calendar:
    """When people at a table are not there, by seat: their quiet hours, and until when who is away (Unix seconds).

    `left` has the most seconds for decisions that come back, by their ids.
    """

    quiet: Mapping[Seat, Quiet] = field(default_factory=dict)
    away: Mapping[Seat, int] = field(default_factory=dict)
    left: Mapping[str, int] = field(default_factory=dict)

    def begins(self, now: int, seats: Collection[Seat]) -> int:
        """Give the first moment from now on at which none of these seats is away."""
        return max((now, *(self.away.get(seat, now) for seat in seats)))

    def over(self, moment: int, seats: Collection[Seat]) -> int:
        """Give the first moment that is quiet for none of these seats, but not more than some hours later."""
        return over_for_all(moment, [self.quiet[seat] for seat in seats if seat in self.quiet])


ALWAYS_THERE = Calendar()


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


def applied(timers: Sequence[TimerRow], schedule: Schedule) -> tuple[TimerRow, ...]:
    """Give a match's timers as they are once a schedule is stored; new ones have the id 0."""
    moved, reasons = dict(schedule.move), dict(schedule.reasons)
    stay = [
        msgspec.structs.replace(timer, due=moved.get(timer.id, timer.due), put_off=reasons.get(timer.id, timer.put_off))
        for timer in timers
        if timer.id not in schedule.remove
    ]
    match_id = timers[0].match_id if timers else 0
    new = [TimerRow(0, match_id, one.kind, one.decision, one.due, 0, put_off=one.put_off) for one in schedule.add]
    return (*stay, *new)


def plan_timers(
    timers: Sequence[TimerRow],
    before: Sequence[Decision],
    after: Sequence[Decision],
    *,
    seen: bool,
    now: int,
    deadline: int | None,
    draw: Callable[[], float],
    computers: Collection[Seat] = (),
    quick: bool = False,
    calendar: Calendar = ALWAYS_THERE,
) -> Schedule:
    """Settle the timers of the decisions that are open now.

    `seen` tells whether everybody has seen something happen since `before`. `draw` gives numbers from 0 to 1 by chance
    and is asked once for each seat that is newly asked in a window, whatever it holds, and for each of `computers` that
    is newly asked outside. `quick`: whoever answers by himself does so within seconds. All seats of a window share one
    deadline; it begins anew only with something that everybody sees, since a change would tell that somebody acted.
    Outside windows a seat's decisions with the same clock share the time of the earlier one, but an hour is left for
    each at least. The clock begins anew if none of them was open for a while, as when others are asked in between.

    What is due in somebody's quiet hours is due at their end; a window respects those of all who are asked in it, by
    some hours at most, and nobody answers by himself in his. The time of whoever is away begins when he is back, and
    that of a window when all are who are asked in it.
    """
    still_open = {decision.id for decision in after}
    ours = {TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.AUTOMATIC, TimerKind.THINK}
    remove = tuple(timer.id for timer in timers if timer.kind in ours and timer.decision not in still_open)
    dues = {decision: due for decision, due in dues_of(timers).items() if decision in still_open}
    add: list[NewTimer] = []
    moved = UNCHANGED
    if deadline is not None:
        add, moved = _deadlines(timers, before, after, dues, seen=seen, now=now, deadline=deadline, calendar=calendar)
    known = {decision.id for decision in before}
    for decision in after:
        if decision.id in known:
            continue
        if decision.seat in computers and not decision.answered:
            due = dues.get(decision.id)
            add.append(thinking_timer(decision, now, due, draw(), quick=quick, evening=is_evening(deadline)))
        elif decision.window:
            mine, start = calendar.quiet.get(decision.seat), calendar.begins(now, (decision.seat,))
            add.append(automatic_timer(decision, start, dues.get(decision.id), draw(), quick=quick, quiet=mine))
    return Schedule(dues, tuple(add), remove, moved.move, moved.reasons)


def automatic_timer(
    decision: Decision, now: int, due: int | None, drawn: float, *, quick: bool = False, quiet: Quiet | None = None
) -> NewTimer:
    """Set the moment at which a seat in a window answers by itself, if it has to or has ordered it.

    Quiet hours are left out as if they were no time: a moment that was put off to their end would be known by that.
    """
    if quick:
        moment = now + thinking_delay(drawn, quick=True)
    elif quiet is None:
        moment = now + _delay(now, due, drawn)
    else:
        end = None if due is None else now + quiet.awake(now, due)
        moment = quiet.after_awake(now, _delay(now, end, drawn))
    return NewTimer(TimerKind.AUTOMATIC, decision.id, moment)


def thinking_timer(
    decision: Decision, now: int, due: int | None, drawn: float, *, quick: bool, evening: bool
) -> NewTimer:
    """Set the moment at which a computer player answers; in a window it is drawn as those of all others are.

    The very end of a window is left to the clock, which would answer in its place.
    """
    in_window = bool(decision.window) and not quick
    at = now + (_delay(now, due, drawn) if in_window else thinking_delay(drawn, quick=quick or evening))
    return NewTimer(TimerKind.THINK, decision.id, at if due is None else min(at, due - 1))


def thinking_delay(drawn: float, *, quick: bool) -> int:
    """Give the seconds that a computer player takes for an answer, whatever it thinks."""
    return round(_between(_QUICK_THOUGHT if quick else _THOUGHT, drawn))


def left_to_a_computer(
    timers: Sequence[TimerRow],
    decisions: Sequence[Decision],
    now: int,
    draw: Callable[[], float],
    *,
    quick: bool,
    evening: bool,
) -> Schedule:
    """Let a computer player answer what a seat is asked already; in a window at the hidden moment that it had.

    With `quick` it does so within seconds: nobody else is left from whom anything has to be hidden.
    """
    dues, asked = dues_of(timers), {one.id for one in decisions}
    hidden = {one.decision: one for one in timers if one.kind == TimerKind.AUTOMATIC and one.decision in asked}
    moments = {decision: one.due for decision, one in hidden.items() if one.due is not None and not quick}
    new = [
        NewTimer(TimerKind.THINK, one.id, moments[one.id])
        if one.id in moments
        else thinking_timer(one, now, dues.get(one.id), draw(), quick=quick, evening=evening)
        for one in decisions
    ]
    return Schedule(dues, tuple(new), tuple(one.id for one in hidden.values()))


def ending_at(
    timers: Sequence[TimerRow], ends: Mapping[str, int], now: int, quiet: Quiet | None, why: PutOff = ""
) -> Schedule:
    """Let the time for open decisions of a seat end at other moments, or where these are quiet at the end of that."""
    old, ids = dues_of(timers), {id: _over(end, quiet) for id, end in ends.items()}
    move, reasons, remove, add = [], [], [], []
    for timer in timers:
        if _is_deadline_of(timer, ids):
            due = ids[timer.decision]
            move.append((timer.id, due))
            reasons.append((timer.id, _reason(ends[timer.decision], due, why)))
        elif timer.kind == TimerKind.REMINDER and timer.decision in ids:
            remove.append(timer.id)
    for decision, due in ids.items():
        if decision in old:
            add.append(NewTimer(TimerKind.REMINDER, decision, _reminder(due, due - now, quiet)))
    return Schedule(
        {**old, **{id: due for id, due in ids.items() if id in old}},
        tuple(add),
        tuple(remove),
        tuple(move),
        tuple(reasons),
    )


def lasting(
    timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, seconds: int, quiet: Quiet | None = None
) -> Schedule:
    """Let the time for some open decisions of a seat last so many seconds from now, where it would end before."""
    dues, end = dues_of(timers), now + seconds
    sooner = [one.id for one in decisions if dues.get(one.id, end) < _over(end, quiet)]
    return ending_at(timers, dict.fromkeys(sooner, end), now, quiet, "saved")


def rested(
    timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, before: Calendar, after: Calendar
) -> Schedule:
    """Put off what waits for people who go away, or bring it forward where they are back.

    A window rests for each of those who are asked in it, whether or not they have answered. The hidden moments in it
    keep their places between its beginning and its end, so that they may be anywhere in it as before, and those of
    whoever is away come when he is back.
    """
    timers = [msgspec.structs.replace(one, due=now + (one.left or 0)) if one.due is None else one for one in timers]
    old, ends, why = dues_of(timers), dict[str, int](), put_off_of(timers)
    for one in decisions:
        asked = _asked_with(one, decisions)
        longer = after.begins(now, asked) - before.begins(now, asked)
        if longer and one.id in old:
            due = old[one.id] + longer
            ends[one.id] = after.over(due, asked) if one.window else _over(due, after.quiet.get(one.seat))
            why[one.id] = _reason(due, ends[one.id], why.get(one.id, ""))
    by_id, move, reasons = {one.id: one for one in decisions}, list[tuple[int, int]](), list[tuple[int, PutOff]]()
    for timer in timers:
        decision = by_id.get(timer.decision)
        if decision is None or timer.due is None:
            continue
        mine, end = after.quiet.get(decision.seat), ends.get(decision.id)
        if timer.kind == TimerKind.DEADLINE and end is not None:
            move.append((timer.id, end))
            reasons.append((timer.id, why[decision.id]))
        elif timer.kind == TimerKind.REMINDER and end is not None:
            move.append((timer.id, _reminder(end, 4 * (old[decision.id] - timer.due), mine)))
        elif timer.kind in (TimerKind.AUTOMATIC, TimerKind.THINK) and decision.window:
            first, then = (calendar.begins(now, (decision.seat,)) for calendar in (before, after))
            if (last := old.get(decision.id)) is None:
                move.append((timer.id, timer.due + then - first))
            elif end is not None or first != then:
                move.append((timer.id, _same_place(timer.due, (first, last), (then, end or last), mine)))
    reminded = {one.decision for one in timers if one.kind == TimerKind.REMINDER}
    add = [
        NewTimer(TimerKind.REMINDER, one.id, _reminder(ends[one.id], ends[one.id] - begins, after.quiet.get(one.seat)))
        for one in decisions
        if one.id in ends and one.id not in reminded and (begins := after.begins(now, (one.seat,))) > now
    ]
    return Schedule({**old, **ends}, tuple(add), move=tuple(move), reasons=tuple(reasons))


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


def _deadlines(
    timers: Sequence[TimerRow],
    before: Sequence[Decision],
    after: Sequence[Decision],
    dues: dict[str, int],
    *,
    seen: bool,
    now: int,
    deadline: int,
    calendar: Calendar,
) -> tuple[list[NewTimer], Schedule]:
    old, reasons = dues_of(timers), put_off_of(timers)
    shared = {one.window: old[one.id] for one in before if one.window and one.id in old}
    why = {one.window: reasons.get(one.id, "") for one in before if one.window}
    running = {(one.seat, one.clock): one.id for one in before if one.clock and one.id in old}
    has_timer = {timer.decision for timer in timers if timer.kind == TimerKind.DEADLINE}
    new = [one for one in after if one.id not in has_timer and not one.answered]
    for one in new:
        if one.window and (seen or one.window not in shared):
            asked = _asked_with(one, after)
            end = calendar.begins(now, asked) + time_for(deadline, one.pace)
            shared[one.window] = calendar.over(end, asked)
            why[one.window] = _reason(end, shared[one.window])
    add: list[NewTimer] = []
    for one in new:
        start, quiet = calendar.begins(now, (one.seat,)), calendar.quiet.get(one.seat)
        if one.window:
            dues[one.id], reason = shared[one.window], why[one.window]
        else:
            seconds, reason = time_for(deadline, one.pace), ""
            end = start + min(seconds, calendar.left.get(one.id, seconds))
            earlier = running.get((one.seat, one.clock))
            if earlier is not None and one.id not in calendar.left:
                end = max(old[earlier], start + min(HOUR, time_for(deadline, "answer")))
                reason = reasons.get(earlier, "")
            dues[one.id] = _over(end, quiet)
            reason = _reason(end, dues[one.id], reason)
        add.append(NewTimer(TimerKind.DEADLINE, one.id, dues[one.id], reason))
        reminder = _reminder(dues[one.id], time_for(deadline, one.pace), quiet)
        if reminder > now:
            add.append(NewTimer(TimerKind.REMINDER, one.id, reminder))
    later = {
        one.id: shared[one.window]
        for one in after
        if one.window and one.id in has_timer and one.id in dues and shared.get(one.window) not in (None, dues[one.id])
    }
    dues.update(later)
    moved = [timer for timer in timers if _is_deadline_of(timer, later)]
    windows = {one.id: one.window for one in after}
    return add, Schedule(
        dues,
        move=tuple((timer.id, later[timer.decision]) for timer in moved),
        reasons=tuple((timer.id, why[windows[timer.decision]]) for timer in moved),
    )


def _reason(end: int, due: int, why: PutOff = "") -> PutOff:
    """Say why a deadline is later than the table's; `why` says it beside the quiet hours that put its end off."""
    return why or ("quiet" if due > end else "")


def _is_deadline_of(timer: TimerRow, ids: Mapping[str, int]) -> bool:
    return timer.kind == TimerKind.DEADLINE and timer.decision in ids


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
