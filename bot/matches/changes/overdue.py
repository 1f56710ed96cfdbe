"""What changes about a match because a timer is due: from a match and a timer to what has to be stored and said.

Nothing in here reads or writes. `now` is in whole Unix seconds. Each change removes its timer, or moves it on.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.games.codec import to_json
from bot.games.contract import Decision
from bot.matches.changes.moves import advanced, end
from bot.matches.value.failures import where_it_failed
from bot.matches.value.match import Change, Match
from bot.matches.value.messages import about_time, asked, is_duty
from bot.matches.value.schedule import (
    DAY,
    Occasion,
    dues_of,
    idle_life,
    lasting,
    least_saved,
    reminder_before,
    thinking_delay,
)
from bot.matches.value.seats import MISSES_UNTIL_ABSENT, calendar_of, is_quick, people_in, quiet_of
from bot.matches.value.upgrading import read_value
from bot.matches.value.working_copy import WorkingCopy
from bot.store.outgoing import Addressed, LobbyCard, Notice, Reminder
from bot.store.rows import DraftRow, MemberRow, TimerRow, is_evening

_log = logging.getLogger(__name__)


def deadline_over(match: Match, timer: TimerRow, draft: DraftRow | None, occasion: Occasion) -> Change:
    """Answer for whoever has not: by what he has written down in a draft, if that counts, else by the rules' fallback.

    Time that he has saved is spent before. The fallback takes all like steps of a turn that share one time.
    A match whose people all miss their turns counts as abandoned.
    """
    copy = match.working_copy()
    decision = _still_asked(copy, timer)
    if decision is None:
        return timer_removed(match, timer)
    member = match.members[decision.seat]
    # Whether he has written anything down is hidden until all answers are in.
    if is_duty(decision) and not member.gone and member.saved >= least_saved(match.row.deadline):
        return _on_saved_time(match, member, occasion.now)
    orders = match.standing_orders()
    # The hidden moment of a seat may be the very end of a window: its standing order still comes before the clock.
    found = copy.automatic(decision, orders.get(decision.seat)) if decision.window else None
    written = _written_down(match, decision, draft)
    if found is not None:
        copy.append_answer(decision, *found)
    else:
        fallback = match.game.fallback(match.game.view(match.state, decision.seat), decision)
        copy.append_answer(decision, fallback if written is None else written, "clock")
    copy.answer_automatically(orders)
    if found is None and written is None:
        while (step := _next_step(copy, decision)) is not None:
            copy.append_answer(step, match.game.fallback(match.game.view(copy.state, step.seat), step), "clock")
            copy.answer_automatically(orders)
    changed, notices = _missed(match, decision, written is not None)
    members = [changed if one.seat == changed.seat else one for one in match.members]
    abandoned = bool(copy.open) and all(one.misses >= MISSES_UNTIL_ABSENT for one in people_in(members))
    if abandoned:
        notices = [Addressed(Notice(key="notice-abandoned"))]
    change = advanced(
        match,
        copy,
        occasion,
        members=[changed],
        ending="abandoned" if abandoned else None,
        notices=notices if copy.open else (),
    )
    return _with_done(change, timer)


def _next_step(copy: WorkingCopy, missed: Decision) -> Decision | None:
    """Find the next step like the one that a seat has missed, in the same time: its turn is missed as a whole."""
    if not missed.clock:
        return None
    for one in copy.open:
        same = (one.seat, one.kind, one.clock) == (missed.seat, missed.kind, missed.clock)
        if same and is_duty(one) and not one.answered and one.id != missed.id:
            return one
    return None


def reminded(match: Match, timer: TimerRow, now: int) -> Change:
    """Remind somebody of a question that he has not answered."""
    decision = match.find(timer.decision)
    if decision is None or decision.answered or match.dues().get(decision.id, 0) <= now:
        return timer_removed(match, timer)
    member = match.members[decision.seat]
    if member.user_id is None or member.left:
        return timer_removed(match, timer)
    view = msgspec.Raw(to_json(match.game.view(match.state, decision.seat)))
    reminder = Reminder(seat=decision.seat, asked=asked(decision, match.dues()), view=view)
    return replace(timer_removed(match, timer), said=[Addressed(reminder, member.user_id)])


def reminded_later(match: Match, timer: TimerRow, lead: int, now: int) -> int | None:
    """Give the moment at which somebody would rather be reminded, so many seconds before the end; None for now.

    It lies after the end for whoever wants no reminder (0).
    """
    decision = match.find(timer.decision)
    due = match.dues().get(timer.decision)
    if decision is None or due is None:
        return None
    quiet = quiet_of(match.members[decision.seat], match.row.deadline)
    moment = reminder_before(due, lead, quiet) if lead else due + DAY
    return moment if moment > now else None


def answered_by_itself(match: Match, timer: TimerRow, occasion: Occasion) -> Change:
    """Give at the hidden moment of a window what a seat is forced to answer, or has ordered."""
    copy = match.working_copy()
    decision = _still_asked(copy, timer)
    plans = match.standing_orders()
    found = None if decision is None else copy.automatic(decision, plans.get(decision.seat))
    if decision is None or found is None:
        return timer_removed(match, timer)
    copy.append_answer(decision, *found)
    copy.answer_automatically(plans)
    return _with_done(advanced(match, copy, occasion), timer)


def thought_of(match: Match, timer: TimerRow) -> Decision | None:
    """Find what a computer player is asked under a timer, None if it is asked no more."""
    decision = match.find(timer.decision)
    if decision is None or decision.answered or match.members[decision.seat].computer is None:
        return None
    return decision


def thought_out(match: Match, timer: TimerRow, decision: Decision, action: Any, occasion: Occasion) -> Change:
    """Give the answer of a computer player."""
    copy = match.working_copy()
    copy.append_answer(decision, action, "computer")
    copy.answer_automatically(match.standing_orders())
    return _with_done(advanced(match, copy, occasion), timer)


def thinks_on(match: Match, timer: TimerRow, occasion: Occasion) -> Change:
    """Give a computer player another moment, since its thought was about something else."""
    return timer_moved(match, timer, occasion.now + thinking_delay(occasion.draw(), quick=_thinks_quickly(match)))


def delay_when_late(match: Match, occasion: Occasion) -> int:
    """Give the seconds by which an answer is put off that is ready only after its moment."""
    quick = _thinks_quickly(match)
    return thinking_delay(occasion.draw(), quick=quick) - thinking_delay(0, quick=quick)


def _thinks_quickly(match: Match) -> bool:
    return is_quick(match.members) or is_evening(match.row.deadline)


def idle(match: Match, timer: TimerRow, now: int) -> Change:
    """End a match in which no person has done anything for too long."""
    row = match.row
    since = max((row.acted_at, *calendar_of(match.members, row.deadline).away.values()))
    ends = since + idle_life(row.deadline, len(people_in(match.members)))
    if ends > now:
        return timer_moved(match, timer, ends)
    return end(match, "abandoned", now, Addressed(Notice(key="notice-abandoned")))


def expired(now: int) -> Change:
    """Close a lobby in which nothing has happened."""
    notice = Notice(key="notice-lobby-expired")
    return Change(values={"status": "expired", "ended_at": now}, said=[Addressed(LobbyCard()), Addressed(notice)])


def timer_removed(match: Match, timer: TimerRow) -> Change:
    """Remove a timer that has nothing to do any more."""
    return Change(timers=[one for one in match.timers if one.id != timer.id])


def timer_moved(match: Match, timer: TimerRow, due: int) -> Change:
    """Let a timer be due later."""
    moved = msgspec.structs.replace(timer, due=due)
    return Change(timers=[moved if one.id == timer.id else one for one in match.timers])


def _with_done(change: Change, timer: TimerRow) -> Change:
    """Add to the effect of a timer that the timer is removed."""
    return replace(change, timers=[one for one in change.timers or () if one.id != timer.id])


def _on_saved_time(match: Match, member: MemberRow, now: int) -> Change:
    """Spend all the time that somebody has saved, before a move of his is missed, on all that he must answer."""
    quiet = quiet_of(member, match.row.deadline)
    mine = [one for one in match.open_decisions() if one.seat == member.seat and is_duty(one) and not one.answered]
    timers = lasting(match.timers, mine, now, member.saved, quiet)
    due = max(dues_of(timers)[one.id] for one in mine)
    notice = about_time("notice-saved-time", due, mine)
    spent = msgspec.structs.replace(member, saved=0)
    return Change(members=[spent], timers=timers, said=[Addressed(notice)])


def _still_asked(copy: WorkingCopy, timer: TimerRow) -> Decision | None:
    return next((one for one in copy.open if one.id == timer.decision and not one.answered), None)


def _written_down(match: Match, decision: Decision, draft: DraftRow | None) -> Any | None:
    """Give the legal answer that counts of a draft when its time is over, None if nothing does."""
    game, view = match.game, match.game.view(match.state, decision.seat)
    if draft is None or draft.seat != decision.seat or decision.window:
        return None
    try:
        action = game.overdue(view, decision, read_value(game, "draft", draft.draft, draft.rules_version))
        return None if action is None or game.problems(view, decision, action) else action
    except Exception as error:  # what a draft holds must not stop a match
        _log.warning("A draft in match %d cannot be used: %s.", match.row.id, where_it_failed(error))
        return None


def _missed(match: Match, decision: Decision, written: bool) -> tuple[MemberRow, Sequence[Addressed]]:
    """Count a missed turn; in a window, and where nobody has to answer, there is none to count.

    Whose answer was `written` down was there, and has missed none.
    """
    member = match.members[decision.seat]
    if written:
        return msgspec.structs.replace(member, misses=0), []
    if not is_duty(decision) or member.computer is not None:
        return member, []
    missed = msgspec.structs.replace(member, misses=member.misses + 1)
    if missed.misses != MISSES_UNTIL_ABSENT:
        return missed, []
    playing = sum(1 for one in match.members if not one.left)
    key = "notice-absent-of-two" if playing == 2 else "notice-absent"
    return missed, [Addressed(Notice(key=key, seats={"name": member.seat}))]
