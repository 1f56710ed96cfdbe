"""What is said of a match: facts for the outbox, each with one audience."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, Seat
from bot.matches.value.working_copy import LogLine, WorkingCopy, events_for
from bot.store.outgoing import Account, Addressed, Asked, Later, Notice, OrderFollowed, PrivateMessage, Waiting
from bot.store.rows import MemberRow


class Clocks(NamedTuple):
    """When open decisions are due (Unix seconds, by their ids), and why some of them are later than the table's are.

    `since` are the times from which they have been asked, by `asked_under`.
    """

    dues: Mapping[str, int] = {}
    since: Mapping[str, int] = {}
    why_later: Mapping[str, str] = {}


UNKNOWN: Final = Clocks()


def waiting_for(decisions: Sequence[Decision], clocks: Clocks = UNKNOWN) -> tuple[Waiting, ...]:
    """Tell what everybody may know of the open decisions: per kind who has answered and who not; windows by name."""
    groups: dict[tuple[str, str], list[Decision]] = {}
    for decision in decisions:
        groups.setdefault((decision.window, "" if decision.window else decision.kind), []).append(decision)
    # Windows come last and by name: their place must not depend on which of their seats are still asked.
    ordered = sorted(groups, key=lambda group: group[0])
    return tuple(_waiting(group[0], groups[group], clocks) for group in ordered)


def about_time(key: str, due: int, decisions: Sequence[Decision]) -> Notice:
    """Tell until when a player has time for some open decisions of his."""
    seat = decisions[0].seat
    return Notice(key=key, values={"due": f"<t:{due}:f>"}, seats={"name": seat}, until=waiting_for(decisions))


def asked_under(decision: Decision) -> str:
    """Name what is asked together, for the time from which it is: a window, whoever is asked in it, or a decision."""
    return decision.window or decision.id


def asked_longest(decisions: Iterable[Decision], since: Mapping[str, int]) -> int | None:
    """Tell since when the first of some decisions has been asked; None if nothing is known of them."""
    return min((since[key] for key in map(asked_under, decisions) if key in since), default=None)


def _waiting(window: str, group: Sequence[Decision], clocks: Clocks) -> Waiting:
    dues, since, why_later = clocks
    if window:
        # All seats of a window share one deadline, and the reason for it, so these tell nothing about who is asked.
        due = min((dues[one.id] for one in group if one.id in dues), default=None)
        why = next((why_later[one.id] for one in group if one.id in why_later), None)
        later = () if due is None or why is None else (Later(seat=None, due=due, why=why),)
        return Waiting(kind=window, window=window, due=due, since=asked_longest(group, since), later=later)
    still = [one for one in group if not one.answered]
    # Somebody may be asked the same of two things: he is named once, and has answered when he has answered all.
    seats = tuple(dict.fromkeys(one.seat for one in still))
    return Waiting(
        kind=group[0].kind,
        seats=seats,
        answered=tuple(dict.fromkeys(one.seat for one in group if one.answered and one.seat not in seats)),
        due=min((dues[one.id] for one in still or group if one.id in dues), default=None),
        since=asked_longest(still or group, since),
        later=tuple(
            Later(seat=one.seat, due=dues[one.id], why=why_later[one.id])
            for one in still
            if one.id in why_later and one.id in dues
        ),
    )


def asked(decision: Decision, dues: Mapping[str, int]) -> Asked:
    """Make what messages hold of a decision, with its deadline (Unix seconds)."""
    return Asked(
        decision=decision.id,
        seat=decision.seat,
        kind=decision.kind,
        sealed=decision.sealed,
        compulsory=decision.compulsory,
        due=dues.get(decision.id),
        window=decision.window,
    )


def is_duty(decision: Decision | None) -> bool:
    """Tell whether everybody may know that a seat must answer, and so whether it has."""
    return decision is not None and decision.compulsory and not decision.window


def accounts_of(copy: WorkingCopy, clocks: Clocks, actor: Seat | None, *, over: bool) -> list[Account]:
    """Tell the channel what has happened, in an account up to each climax and one of the rest.

    There are none if there is nothing that it may know. `actor` is the seat that has just acted by hand: it needs no
    ping for its next decision. `over`: the match has ended with this, by its rules or otherwise, and waits for nobody.
    """
    public, late = copy.events_for(None), _late(copy.lines)
    if not (over or public or late or waiting_for(copy.open_before) != waiting_for(copy.open)):
        return []
    if copy.lines and copy.lines[0].decision is not None and copy.lines[0].decision.window:
        # Who closed a window must not show by who is not called.
        actor = None
    begun = (one.seat for one in copy.newly_open() if not one.window and one.seat != actor)
    ends = [end for end, line in enumerate(copy.lines, 1) if _is_climax(copy.game, line)]
    earlier = [end for end in ends if end < len(copy.lines)]
    accounts = [
        _account(copy, copy.lines[start:end], copy.lines[end].before)
        for start, end in zip((0, *earlier), earlier, strict=False)
    ]
    rest = _account(copy, copy.lines[earlier[-1] if earlier else 0 :], copy.state)
    waiting = () if over else waiting_for(copy.open, clocks)
    called = () if over else tuple(dict.fromkeys(begun))
    return [*accounts, msgspec.structs.replace(rest, waiting=waiting, begun=called, over=over)]


def _account(copy: WorkingCopy, lines: Sequence[LogLine], after: Any) -> Account:
    """Tell of some lines of the log; `after` is the state after them."""
    late = _late(lines)
    return Account(
        numbers=tuple(line.number for line in lines),
        events=msgspec.Raw(to_json(events_for(lines, None))),
        view=msgspec.Raw(to_json(copy.game.view(after, None))),
        waiting=(),
        played_by_clock=tuple(seat for seat, _ in late),
        clock_at=tuple(at for _, at in late),
        climax=any(_is_climax(copy.game, line) for line in lines),
    )


def _is_climax(game: AnyGame, line: LogLine) -> bool:
    return any(event.audience is None and type(event) in game.climaxes for event in line.events)


def private_messages_of(
    copy: WorkingCopy,
    dues: Mapping[str, int],
    members: Iterable[MemberRow],
    actor: Seat | None,
    *,
    over: bool,
    newcomers: Collection[Seat] = (),
) -> list[Addressed]:
    """Tell each seat what it alone learns, and what it is newly asked in secret or in somebody else's turn.

    `actor` is the seat that has just acted by hand: it hears of its private events, and of what its standing orders
    have answered, in the answer to that, which asks what is asked next as well. `newcomers` have just sat down, and
    are told what they see in any case.
    """
    found = []
    for member in members:
        if member.user_id is None or member.left:
            continue
        learnt = () if member.seat == actor else copy.events_for(member.seat)
        events = tuple(event for event in learnt if event.audience is not None)
        is_news = any(map(copy.game.is_news, events))
        followed = () if member.seat == actor else orders_followed(copy, member.seat)
        new = () if over else copy.newly_open()
        questions = tuple(asked(one, dues) for one in new if one.seat == member.seat and _by_dm(one))
        if is_news or followed or questions or member.seat in newcomers:
            message = private_message_to(copy, member.seat, events, questions, followed)
            message = msgspec.structs.replace(message, answers_press=member.seat == actor, is_news=is_news)
            found.append(Addressed(message, member.user_id))
    return found


def orders_followed(copy: WorkingCopy, seat: Seat) -> tuple[OrderFollowed, ...]:
    """List what the standing orders of a seat have answered in the new lines, and the clock where it had to."""
    return tuple(
        OrderFollowed(
            kind=line.decision.kind,
            action=msgspec.Raw(line.payload),
            view=msgspec.Raw(to_json(line.seen)),
            by_clock=line.source == "clock",
        )
        for line in copy.lines
        if line.seat == seat and line.decision is not None
        if line.source == "plan" or (line.source == "clock" and is_duty(line.decision))
    )


def private_message_to(
    copy: WorkingCopy,
    seat: Seat,
    events: Sequence[object],
    questions: tuple[Asked, ...],
    followed: tuple[OrderFollowed, ...] = (),
) -> PrivateMessage:
    """Make the direct message to a seat: its view, what it alone learns, and what it is asked."""
    return PrivateMessage(
        seat=seat,
        events=msgspec.Raw(to_json(tuple(events))),
        view=msgspec.Raw(to_json(copy.game.view(copy.state, seat))),
        asked=questions,
        orders_followed=followed,
    )


def _by_dm(decision: Decision) -> bool:
    return decision.sealed or bool(decision.window) or decision.pace == "answer"


def _late(lines: Sequence[LogLine]) -> list[tuple[Seat, int]]:
    """List for whom the clock has answered, once for what it answered in a row, and after how many public events."""
    found: list[tuple[Seat, int]] = []
    before: Seat | None = None
    for number, line in enumerate(lines):
        late = line.seat if line.source == "clock" and is_duty(line.decision) else None
        if late is not None and late != before:
            found.append((late, len(events_for(lines[:number], None))))
        before = late
    return found
