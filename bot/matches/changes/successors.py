"""What changes about a match when a seat gets another player, a person or a computer.

Nothing in here reads or writes. `now` is in whole Unix seconds.
"""

from dataclasses import replace

import msgspec

from bot.matches.changes.moves import as_it_stands
from bot.matches.types import Person
from bot.matches.value.match import Change, GivenUp, Match
from bot.matches.value.messages import asked, private_message_to
from bot.matches.value.schedule import Occasion, dues_of, ending_at, left_to_a_computer, time_for
from bot.matches.value.seats import calendar_of, computer_for, free_name, quiet_of
from bot.store.outgoing import Addressed, Notice
from bot.store.rows import MemberRow


def taken_over(match: Match, old: MemberRow, person: Person, quiet: bytes | None, now: int) -> Change:
    """Give a seat to a person: what its player had prepared is dropped, his open deadlines begin anew, both are told.

    `quiet` are the hours that the newcomer lets his tables know.
    """
    row = match.row
    new = MemberRow(
        row.id,
        old.seat,
        person.user_id,
        person.name,
        old.entry,
        salt=old.salt,
        quiet=quiet,
        account=person.account,
    )
    copy = match.working_copy()
    mine = [one for one in copy.open if one.seat == old.seat and not one.answered]
    timers = match.timers
    if row.deadline is not None:
        # The deadline of a window is everybody's, and a new one would show who is asked in it.
        theirs = quiet_of(new, row.deadline)
        ends = {one.id: now + time_for(row.deadline, one.pace) for one in mine if not one.window}
        timers = ending_at(timers, ends, now, theirs)
    dues = dues_of(timers)
    hand = private_message_to(copy, old.seat, (), tuple(asked(one, dues) for one in mine))
    said = [
        Addressed(Notice(key="notice-replaced", values={"old": match.names[old.seat]}, seats={"name": old.seat})),
        Addressed(hand, person.user_id),
    ]
    gone = GivenUp(old, None, held=True)
    change = Change(values={"acted_at": now}, members=[new], timers=timers, given_up=(gone,), spoken=person)
    said += as_it_stands(match.after(change), calls=False)
    if old.user_id is not None:
        values = {"game": row.game, "match": str(row.id), "name": match.called(person)}
        told = Notice(key="notice-seat-lost", values=values)
        said.append(Addressed(told, old.user_id))
    return replace(change, said=said)


def promised(match: Match, old: MemberRow, person: Person, quiet: bytes | None) -> Change:
    """Give the seat of a computer to a person at the end of its turn."""
    new = msgspec.structs.replace(
        old,
        successor_id=person.user_id,
        successor_name=person.name,
        successor_account=person.account,
        quiet=quiet,
    )
    notice = Notice(key="notice-successor", values={"new": match.called(person)}, seats={"name": old.seat})
    return Change(members=[new], said=[Addressed(notice)], spoken=person)


def left_to_computer(match: Match, old: MemberRow, occasion: Occasion) -> Change:
    """Give a seat to a computer player; what its player had prepared is dropped."""
    row = match.row
    new = MemberRow(
        row.id,
        old.seat,
        None,
        free_name(match.members),
        old.entry,
        salt=old.salt,
        computer=computer_for(row.game, stands_in=True),
    )
    members = [new if one.seat == old.seat else one for one in match.members]
    mine = [one for one in match.open_decisions() if one.seat == old.seat and not one.answered]
    timers = left_to_a_computer(match.timers, mine, calendar_of(members, row.deadline), occasion)
    told = Notice(key="notice-computer-plays", values={"old": match.names[old.seat]}, seats={"name": old.seat})
    gone = GivenUp(old, "computer", held=True)
    return Change(members=[new], timers=timers, said=[Addressed(told)], given_up=(gone,))
