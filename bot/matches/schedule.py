"""When what is due: deadlines, reminders, and the hidden moments at which nobody has to answer by hand.

Nothing in here looks at a view: times follow from what everybody knows, and from chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

import msgspec

from bot.games.contract import Decision, Pace
from bot.store.timers import NewTimer, TimerRow


class TimerKind(StrEnum):
    """What a timer is for: the first three for a decision, IDLE and PAUSE for a match, LOBBY for a lobby.

    AUTOMATIC is the hidden moment at which a seat in a window answers without its player. PAUSE lets a match that
    waits for its channel be looked at again.
    """

    DEADLINE = "deadline"
    REMINDER = "reminder"
    AUTOMATIC = "automatic"
    IDLE = "idle"
    PAUSE = "pause"
    LOBBY = "lobby"


HOUR = 3600
DAY = 24 * HOUR
SHORTEST = HOUR
LONGEST = 7 * DAY
LOBBY_LIFE = DAY
IDLE_LIFE = 30 * DAY
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


@dataclass(frozen=True)
class Schedule:
    """Changes of a match's timers, and when open decisions are due afterwards (Unix seconds; missing: no deadline)."""

    dues: Mapping[str, int]
    add: tuple[NewTimer, ...] = ()
    remove: tuple[int, ...] = ()
    move: tuple[tuple[int, int], ...] = ()


UNCHANGED = Schedule({})


def time_for(deadline: int, pace: Pace) -> int:
    """Give the seconds for a decision at a table with this deadline: an answer gets half, but at least an hour."""
    return deadline if pace == "turn" else min(deadline, max(HOUR, deadline // 2))


def idle_life(deadline: int | None, seats: int) -> int:
    """Give the seconds without any player's action after which a match counts as abandoned."""
    return IDLE_LIFE if deadline is None else max(IDLE_LIFE, (3 * seats + 1) * deadline)


def dues_of(timers: Sequence[TimerRow]) -> dict[str, int]:
    """Map the ids of decisions to their deadlines (Unix seconds)."""
    return {timer.decision: timer.due for timer in timers if timer.kind == TimerKind.DEADLINE and timer.due is not None}


def applied(timers: Sequence[TimerRow], schedule: Schedule) -> tuple[TimerRow, ...]:
    """Give a match's timers as they are once a schedule is stored; new ones have the id 0."""
    moved = dict(schedule.move)
    stay = [
        msgspec.structs.replace(timer, due=moved.get(timer.id, timer.due))
        for timer in timers
        if timer.id not in schedule.remove
    ]
    match_id = timers[0].match_id if timers else 0
    new = [TimerRow(0, match_id, timer.kind, timer.decision, timer.due, 0) for timer in schedule.add]
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
) -> Schedule:
    """Settle the timers of the decisions that are open now.

    `seen` tells whether everybody has seen something happen since `before`. `draw` gives numbers from 0 to 1 by chance
    and is asked once for each seat that is newly asked in a window, whatever it holds. All seats of a window share one
    deadline; it begins anew only with something that everybody sees, since a change would tell that somebody acted.
    Outside windows a seat's decisions with the same clock share the time of the earlier one, but an hour is left for
    each at least. The clock begins anew if none of them was open for a while, as when others are asked in between.
    """
    still_open = {decision.id for decision in after}
    ours = {TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.AUTOMATIC}
    remove = tuple(timer.id for timer in timers if timer.kind in ours and timer.decision not in still_open)
    dues = {decision: due for decision, due in dues_of(timers).items() if decision in still_open}
    add: list[NewTimer] = []
    move: list[tuple[int, int]] = []
    if deadline is not None:
        add, move = _deadlines(timers, before, after, dues, seen=seen, now=now, deadline=deadline)
    known = {decision.id for decision in before}
    for decision in after:
        if decision.window and decision.id not in known:
            add.append(automatic_timer(decision, now, dues.get(decision.id), draw()))
    return Schedule(dues, tuple(add), remove, tuple(move))


def automatic_timer(decision: Decision, now: int, due: int | None, drawn: float) -> NewTimer:
    """Set the moment at which a seat in a window answers by itself, if it has to or has ordered it."""
    return NewTimer(TimerKind.AUTOMATIC, decision.id, now + _delay(now, due, drawn))


def renewed(timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, deadline: int) -> Schedule:
    """Let the time for some open decisions begin anew; `deadline` is the table's, in seconds."""
    ids = {decision.id: now + time_for(deadline, decision.pace) for decision in decisions}
    return _moved(timers, ids, now)


def prolonged(timers: Sequence[TimerRow], decisions: Sequence[Decision], now: int, seconds: int) -> Schedule:
    """Put the deadlines of some open decisions off by some seconds."""
    dues = dues_of(timers)
    return _moved(timers, {one.id: dues[one.id] + seconds for one in decisions}, now)


def _deadlines(
    timers: Sequence[TimerRow],
    before: Sequence[Decision],
    after: Sequence[Decision],
    dues: dict[str, int],
    *,
    seen: bool,
    now: int,
    deadline: int,
) -> tuple[list[NewTimer], list[tuple[int, int]]]:
    old = dues_of(timers)
    shared = {one.window: old[one.id] for one in before if one.window and one.id in old}
    running = {(one.seat, one.clock): old[one.id] for one in before if one.clock and one.id in old}
    has_timer = {timer.decision for timer in timers if timer.kind == TimerKind.DEADLINE}
    new = [one for one in after if one.id not in has_timer and not one.answered]
    for one in new:
        if one.window and (seen or one.window not in shared):
            shared[one.window] = now + time_for(deadline, one.pace)
    add: list[NewTimer] = []
    for one in new:
        if one.window:
            dues[one.id] = shared[one.window]
        elif (one.seat, one.clock) in running:
            dues[one.id] = max(running[one.seat, one.clock], now + min(HOUR, time_for(deadline, "answer")))
        else:
            dues[one.id] = now + time_for(deadline, one.pace)
        add.append(NewTimer(TimerKind.DEADLINE, one.id, dues[one.id]))
        reminder = _reminder(dues[one.id], time_for(deadline, one.pace))
        if reminder > now:
            add.append(NewTimer(TimerKind.REMINDER, one.id, reminder))
    later = {
        one.id: shared[one.window]
        for one in after
        if one.window and one.id in has_timer and one.id in dues and shared.get(one.window) not in (None, dues[one.id])
    }
    dues.update(later)
    return add, [(timer.id, later[timer.decision]) for timer in timers if _is_deadline_of(timer, later)]


def _moved(timers: Sequence[TimerRow], ids: Mapping[str, int], now: int) -> Schedule:
    old = dues_of(timers)
    move, remove, add = [], [], []
    for timer in timers:
        if _is_deadline_of(timer, ids):
            move.append((timer.id, ids[timer.decision]))
        elif timer.kind == TimerKind.REMINDER and timer.decision in ids:
            remove.append(timer.id)
    for decision, due in ids.items():
        if decision in old:
            add.append(NewTimer(TimerKind.REMINDER, decision, _reminder(due, due - now)))
    return Schedule(
        {**old, **{id: due for id, due in ids.items() if id in old}}, tuple(add), tuple(remove), tuple(move)
    )


def _is_deadline_of(timer: TimerRow, ids: Mapping[str, int]) -> bool:
    return timer.kind == TimerKind.DEADLINE and timer.decision in ids


def _reminder(due: int, length: int) -> int:
    return due - length // 4


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
