"""What changes about a match when somebody acts: from a match and what he does to what has to be stored and said.

Nothing in here reads or writes. `now` is in whole Unix seconds.
"""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

import msgspec

from bot.games.chance import seed_digest
from bot.games.codec import from_json, to_json
from bot.games.contract import Decision, Problem, Seat, TakenBack
from bot.games.record import taken_back
from bot.matches.types import Refused, Status, refused_by
from bot.matches.value import seats
from bot.matches.value.earlier import Kept, Times, is_free, kept_after, last_answer
from bot.matches.value.failures import where_it_failed
from bot.matches.value.match import Change, GivenUp, Match
from bot.matches.value.messages import (
    UNKNOWN,
    Clocks,
    about_time,
    accounts_of,
    asked_under,
    is_duty,
    private_messages_of,
)
from bot.matches.value.schedule import (
    MINUTE,
    Occasion,
    TimerKind,
    dues_of,
    ending_at,
    idle_life,
    of_match,
    plan_timers,
    time_for,
)
from bot.matches.value.upgrading import read_events
from bot.matches.value.working_copy import LogLine, OrdersLeft, WorkingCopy
from bot.store.outgoing import Addressed, Notice, Undo
from bot.store.rows import ActionRow, EarlierRow, MatchRow, MemberRow, PlanRow, read_terms

_log = logging.getLogger(__name__)


# What players do


def answer_decision(match: Match, member: MemberRow, decision: Decision, action: Any, occasion: Occasion) -> Change:
    """Answer a decision. Raises Refused with what the rules have against it."""
    copy = match.working_copy()
    with refused_by(match.game):
        copy.append_answer(decision, action, "player")
    copy.answer_automatically(match.standing_orders())
    back = seats.changed(member, saved=_saved_by(match, member, decision, occasion.now), misses=0, gone=False)
    return advanced(match, copy, occasion, actor=member.seat, members=back)


def reopen(match: Match, member: MemberRow, decision: Decision, sealed_at: int | None, occasion: Occasion) -> Change:
    """Take an answer back that was sealed then, and what it has saved: nobody gains by doing both by turns.

    Its deadline stays as it was, and a standing order leaves it alone from now on. Raises Refused if no answer is in,
    if its deadline is over, or if the game does not allow it.
    """
    if not decision.answered:
        raise Refused("refused-nothing-sealed")
    if is_overdue(match, decision):
        raise Refused("refused-too-late-to-reopen")
    if decision.kind not in match.game.reopens:
        raise Refused.by_rules(match.game.key, Problem("sealed-for-good"))
    copy = match.working_copy()
    with refused_by(match.game):
        copy.reopen(decision)
    given_back = 0 if sealed_at is None else _left_over(match, member, decision, sealed_at)
    back = seats.changed(member, saved=max(0, member.saved - given_back), misses=0, gone=False)
    change = advanced(match, copy, occasion, actor=member.seat, members=back)
    return replace(change, plans=_left_alone(match, member.seat, decision))


def order(match: Match, member: MemberRow, plan: Any, occasion: Occasion, *, at_once: bool = True) -> Change:
    """Leave a seat's standing order, which answers `at_once` what it can, or leaves to its owner what is asked now."""
    copy = match.working_copy()
    spared = [] if at_once else [one.id for one in copy.open if one.seat == member.seat and not one.answered]
    left = OrdersLeft(plan, frozenset(spared))
    copy.answer_windows(member.seat, left)
    copy.answer_automatically({**match.standing_orders(), member.seat: left})
    back = seats.changed(member, misses=0, gone=False)
    change = advanced(match, copy, occasion, actor=member.seat, members=back)
    row = PlanRow(match.row.id, member.seat, to_json(plan), match.game.version, not_for=" ".join(spared))
    return replace(change, plans=(row,))


def extend(match: Match, member: MemberRow, now: int) -> tuple[Change, int]:
    """Prolong somebody's deadline by the table's, and give the new one. Raises Refused where that cannot be.

    It is the deadline of his first open decision outside reaction windows (where it would show who is asked), and of
    those that share its clock.
    """
    row, dues = match.row, match.dues()
    if match.game.extensions == 0:
        raise Refused("refused-no-extensions", game=row.game)
    if row.deadline is None:
        raise Refused("refused-no-deadline")
    mine = [one for one in match.open_decisions() if one.seat == member.seat and not one.answered]
    mine = [one for one in mine if not one.window and one.id in dues]
    if not mine:
        raise Refused("refused-nothing-to-extend")
    if member.extensions >= match.game.extensions:
        raise Refused("refused-extensions-used", most=match.game.extensions)
    first = min(mine, key=lambda one: dues[one.id])
    together = [one for one in mine if one is first or (one.clock and one.clock == first.clock)]
    later = {one.id: dues[one.id] + row.deadline for one in together}
    timers = ending_at(match.timers, later, now, seats.quiet_of(member, row.deadline), "prolonged")
    due = dues_of(timers)[first.id]
    used = msgspec.structs.replace(member, extensions=member.extensions + 1)
    notice = about_time("notice-extended", due, together)
    return Change(members=[used], timers=timers, said=[Addressed(notice)]), due


def leave(match: Match, member: MemberRow, occasion: Occasion, *notices: Addressed) -> Change:
    """Take a seat out of a match for good, and with it everything that it had prepared. Raises Refused by the rules."""
    copy = match.working_copy()
    with refused_by(match.game):
        copy.leave(member.seat)
    copy.answer_automatically({seat: plan for seat, plan in match.standing_orders().items() if seat != member.seat})
    left = msgspec.structs.replace(member, left=True)
    change = advanced(match, copy, occasion, members=[left], notices=notices)
    gone = GivenUp(member, "resigned", held=False)
    return replace(change, values={**change.values, "acted_at": occasion.now}, given_up=(gone,))


# Taking back


def wish_to_undo(
    match: Match, row: EarlierRow, rows: Sequence[EarlierRow], line: ActionRow, now: int
) -> tuple[Undo, Times]:
    """Say what goes back with a position, who has to agree to it, and what time comes back; `line` is what it undoes.

    The time of whoever asks nobody has run on, and once it is over the others are asked: he cannot stop the clock.
    """
    seat, game = row.seat, match.game
    told = taken_back(seat, read_events(game, line.events, line.rules_version), followed=True)
    times, spent = from_json(row.times, Times), now - line.at
    free = is_free(rows, row) and times.left.get(row.decision, spent + 1) > spent
    left = () if free else tuple(sorted(seats.voters_in(match.members) - {seat}))
    if not left:
        times = msgspec.structs.replace(times, left={one: then - spent for one, then in times.left.items()})
    view, mark = msgspec.Raw(to_json(game.view(match.state, None))), mark_of(told.events)
    return Undo(seat=seat, decision=row.decision, mark=mark, events=told.events, view=view, left=left), times


def undo(match: Match, undone: Sequence[EarlierRow], wish: Undo, times: Times, by: Seat, occasion: Occasion) -> Change:
    """Go back to the position before the first of the answers that are undone, because of what a seat has done."""
    game, seat, row = match.game, wish.seat, undone[0]
    before = from_json(row.state, game.types.state)
    decision = next(one for one in game.waiting_on(before) if (one.id, one.seat) == (row.decision, seat))
    copy = match.working_copy()
    copy.undo(row.number, decision, before, TakenBack(seat=seat, events=wish.events, followed=len(undone) > 1))
    orders = match.standing_orders()
    if (left := orders.get(seat)) is not None:
        orders[seat] = OrdersLeft(left.plan, left.not_for | {decision.id})
    copy.answer_automatically(orders)
    deadline = match.row.deadline
    least = MINUTE if not wish.left or deadline is None else time_for(deadline, "answer")
    change = advanced(
        match,
        copy,
        occasion,
        actor=seat if by == seat else None,
        members=_with_time_of(undone, match.members, by),
        returning=msgspec.structs.replace(times, left={one: max(then, least) for one, then in times.left.items()}),
    )
    values = {**change.values, "acted_at": occasion.now}
    return replace(change, values=values, plans=_left_alone(match, seat, decision))


def mark_of(action: Any) -> str:
    """Give a short mark of an action, by which another one is told apart."""
    return f"{crc32(to_json(action)):08x}"


def comes_back(change: Change, seat: Seat) -> tuple[str, str] | None:
    """Give the decision and the mark by which the answer comes back that a seat has just given, if it may alone."""
    kept = change.kept
    row = None if kept is None else last_answer(kept.new, seat)
    if kept is None or row is None or not is_free(kept.new, row):
        return None
    assert change.copy is not None
    line = next(one for one in change.copy.lines if one.number == row.number)
    return row.decision, mark_of(taken_back(seat, line.events, followed=False).events)


# Beginning and ending


def begin(match: Match, copy: WorkingCopy, seed: bytes, salt: Callable[[], bytes], occasion: Occasion) -> Change:
    """Begin a match whose first state is in a working copy; `salt` gives one for each of its seats."""
    change, row, now = advanced(match, copy, occasion), match.row, occasion.now
    started = {
        "status": "running",
        "started_at": now,
        "acted_at": now,
        "seed": seed,
        "seed_digest": seed_digest(seed),
        "rules_version": match.game.version,
        "data_version": match.game.data_version,
        "replayable": True,
    }
    timers = of_match(change.timers or (), TimerKind.LOBBY, None)
    timers = of_match(timers, TimerKind.IDLE, now + idle_life(row.deadline, len(seats.people_in(match.members))))
    salted = [msgspec.structs.replace(one, salt=salt()) for one in match.members]
    values = {**started, **change.values, "replayable": True}
    return replace(change, values=values, members=salted, timers=timers)


def take_up(match: Match, occasion: Occasion) -> Change:
    """Let a match that was set aside go on: everybody is asked again and has the whole time."""
    row, now = match.row, occasion.now
    copy = match.working_copy()
    copy.open_before = ()
    copy.answer_automatically(match.standing_orders())
    # Who has asked to be forgotten meanwhile does not come back, but others may take his seat.
    members = [
        msgspec.structs.replace(one, gone=one.gone or (one.user_id is None and one.computer is None))
        for one in match.members
    ]
    change = advanced(match, copy, occasion, members=members)
    notice = Addressed(Notice(key="notice-taken-up", values={"match": str(row.id)}))
    goes_on = {"status": "running", "ended_at": None, "paused_at": None, "rests_until": None, "acted_at": now}
    change = replace(change, values={**goes_on, **change.values}, said=[notice, *change.said])
    if not copy.open:
        return change
    idle_at = now + idle_life(row.deadline, len(seats.people_in(members)))
    return replace(change, timers=of_match(change.timers or (), TimerKind.IDLE, idle_at))


def as_it_stands(match: Match, *, calls: bool = True) -> list[Addressed]:
    """Tell a channel that cannot know it how a match stands, and (`calls`) call whoever has to act."""
    copy = match.working_copy()
    copy.open_before = ()
    told = accounts_of(copy, match.clocks(copy.open), None, over=False)
    return [Addressed(one if calls else msgspec.structs.replace(one, begun=())) for one in told]


def end(match: Match, status: Status, now: int, *notices: Addressed) -> Change:
    """End a match without a last action."""
    said = [*notices]
    if match.row.status == "running" and match.state is not None:
        try:
            said += map(Addressed, accounts_of(match.working_copy(), UNKNOWN, None, over=True))
        except Exception as error:  # a match may end just because its rules break down
            _log.warning("No last board of match %d: %s.", match.row.id, where_it_failed(error))
    said += _hints_told(match.row, match.members)
    return Change(values={"status": status, "ended_at": now}, said=said)


def set_aside(match: Match, now: int) -> Change:
    """Put a match aside whose rules break down, until whoever runs the bot takes it up."""
    notice = Notice(key="notice-set-aside", values={"match": str(match.row.id)})
    return Change(values={"status": "set-aside", "ended_at": now}, said=[Addressed(notice)])


# Carrying forward


def advanced(
    match: Match,
    copy: WorkingCopy,
    occasion: Occasion,
    *,
    actor: Seat | None = None,
    members: Sequence[MemberRow] = (),
    ending: Status | None = None,
    notices: Sequence[Addressed] = (),
    returning: Times | None = None,
) -> Change:
    """Say what has to be stored of a working copy: state, lines, timers, and everything that must be said.

    `actor` is the seat that acts by hand, `members` those about whom something else has changed, `ending` how the
    match ends if not by its rules. With `returning` an earlier position comes back, with the time that it had.
    """
    row, now = match.row, occasion.now
    members_now = [seats.by_seat(members, one) for one in match.members]
    if not copy.open:
        ending = "finished"
    elif ending is None and row.status == "running" and not seats.people_in(members_now):
        ending, notices = "abandoned", [*notices, Addressed(Notice(key="notice-nobody-left"))]
    over = ending is not None
    successors = [] if over else [one for one in members_now if one.successor_id and seats.ends_turn(copy, one.seat)]
    taken_over = {one.seat: seats.in_place_of_computer(one) for one in successors}
    members_now = [taken_over.get(one.seat, one) for one in members_now]
    timers, calendar = match.timers, seats.calendar_of(members_now, row.deadline)
    if returning is not None:
        calendar = replace(calendar, left=returning.left)
    if not over:
        timers = plan_timers(timers, copy, calendar, occasion)
    asked_before = match.asked_since(copy.open_before)
    if returning is not None:
        asked_before |= returning.since
    since = {key: asked_before.get(key, now) for key in map(asked_under, copy.open)}
    then = replace(match, members=tuple(members_now), timers=timers)
    clocks = Clocks(then.dues(), since, then.why_later(copy.open))
    accounts = accounts_of(copy, clocks, actor, over=over)
    said = [Addressed(account) for account in accounts]
    said += private_messages_of(copy, clocks.dues, members_now, actor, over=over, newcomers=taken_over)
    said += [
        Addressed(Notice(key="notice-replaced", values={"old": match.names[one.seat]}, seats={"name": one.seat}))
        for one in successors
    ]
    if calendar.quick and row.status == "running" and not over and not notices:
        said = _not_at_once(said, copy, members_now, actor)
    said = [*notices, *said, *_hints_told(row, members_now)] if over else [*said, *notices]
    added = sum(1 for line in copy.lines if line.number)
    values: dict[str, Any] = {
        "snapshot": to_json(copy.state),
        "snapshot_version": match.game.version,
        "actions": copy.number,
        "public_actions": row.public_actions + (added if accounts else 0),
        "failing": "",
        "failures": 0,
        "asked_since": to_json(since),
    }
    if (match.game.version, match.game.data_version) != (row.rules_version, row.data_version):
        values["replayable"] = False
    if actor is not None:
        values["acted_at"] = now
    if ending is not None:
        outcome = match.game.outcome(copy.state) if ending == "finished" else None
        values |= {
            "status": ending,
            "ended_at": now,
            "outcome": None if outcome is None else to_json(outcome),
        }
    still_open = {one.id for one in copy.open}
    return Change(
        values=values,
        copy=copy,
        lines=[
            _line(match, line, now, occasion.interaction_id if i == 0 else None, asked_before)
            for i, line in enumerate(copy.lines)
        ],
        members=[*(one for one in members if one.seat not in taken_over), *taken_over.values()],
        timers=timers,
        drafts_done=[one.id for one in copy.open_before if one.id not in still_open],
        said=said,
        kept=None if over or not copy.game.takebacks or match.terms.undo == "off" else _kept(match, copy, now),
    )


def is_overdue(match: Match, decision: Decision) -> bool:
    """Tell whether the time for an answer that is in is over: the match waits for others only."""
    return match.row.deadline is not None and decision.id not in match.dues()


def _saved_by(match: Match, member: MemberRow, decision: Decision, now: int) -> int:
    """Give the seconds that somebody has saved once he has answered a decision, at most the time for a turn.

    Only what everybody knows that he had to answer saves time, and that once: a new answer saves nothing more.
    """
    deadline = match.row.deadline
    if deadline is None or decision.answered or not is_duty(decision):
        return member.saved
    return min(deadline, member.saved + _left_over(match, member, decision, now))


def _left_over(match: Match, member: MemberRow, decision: Decision, at: int) -> int:
    """Give the seconds that somebody has not needed who answers at a moment; his quiet hours are not his to save."""
    start, due = max(at, member.away_until or 0), match.dues().get(decision.id, 0)
    quiet = seats.quiet_of(member, match.row.deadline)
    return max(0, due - start) if quiet is None else quiet.awake(start, due)


def _left_alone(match: Match, seat: Seat, decision: Decision) -> tuple[PlanRow, ...]:
    """Give the plan of a seat that leaves a decision to its owner from now on; () if it has none."""
    plan = match.plans.get(seat)
    if plan is None:
        return ()
    return (msgspec.structs.replace(plan, not_for=f"{plan.not_for} {decision.id}".strip()),)


def _with_time_of(undone: Sequence[EarlierRow], members: Sequence[MemberRow], by: Seat) -> list[MemberRow]:
    """Give the changed rows of the members: nobody keeps what an answer has saved that is undone."""
    saved = {row.seat: from_json(row.times, Times).saved for row in reversed(undone)}
    now: list[MemberRow] = []
    for one in members:
        values: dict[str, Any] = {"misses": 0, "gone": False} if one.seat == by else {}
        now += seats.changed(one, **values, saved=min(one.saved, saved.get(one.seat, one.saved)))
    return now


def _kept(match: Match, copy: WorkingCopy, now: int) -> Kept:
    dues = match.dues()
    left = {one.id: dues[one.id] - now for one in copy.open_before if one.id in dues}
    since = match.asked_since(copy.open_before)
    times = {one.seat: Times(left=left, since=since, saved=one.saved) for one in match.members}
    return kept_after(copy, match.row.id, times)


def _not_at_once(
    said: Sequence[Addressed], copy: WorkingCopy, members: Sequence[MemberRow], actor: Seat | None
) -> list[Addressed]:
    """Let what is said wait for what follows, unless it calls somebody: computers answer one soon after the other."""
    called = {one.seat for one in copy.newly_open()} - {actor}
    waits = called.isdisjoint(one.seat for one in seats.people_in(members))
    return [msgspec.structs.replace(one, waits=waits) for one in said]


def _hints_told(row: MatchRow, members: Iterable[MemberRow]) -> list[Addressed]:
    """Tell, after a match in which hints were agreed on, how many each has asked for."""
    if not read_terms(row).hints:
        return []
    return [
        Addressed(Notice(key="notice-hints", values={"count": one.hints}, seats={"name": one.seat}))
        for one in members
        if one.hints
    ]


def _line(
    match: Match, line: LogLine, at: int, interaction_id: int | None, asked_since: Mapping[str, int]
) -> ActionRow:
    decision, since = line.decision, None
    if (line.kind, line.source) == ("act", "player") and decision is not None and is_duty(decision):
        since = None if decision.answered else asked_since.get(asked_under(decision))
    return ActionRow(
        match_id=match.row.id,
        number=line.number,
        kind=line.kind,
        source=line.source,
        seat=line.seat,
        decision="" if line.decision is None else line.decision.id,
        window="" if line.decision is None else line.decision.window,
        duty=is_duty(line.decision),
        payload=line.payload,
        events=to_json(line.events),
        rules_version=match.game.version,
        interaction_id=interaction_id,
        at=at,
        waited=None if since is None else at - since,
    )
