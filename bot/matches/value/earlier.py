"""To which earlier positions a match can go back, as everybody may know it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from bot.games.codec import from_json, to_json
from bot.games.contract import Seat, asks_in_secret
from bot.matches.value.messages import is_duty
from bot.matches.value.working_copy import LogLine, WorkingCopy
from bot.store.rows import EarlierRow

MOST_CHANGES = 3
"""How often in a turn somebody may change his mind while others wait, whatever he takes back each time."""


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How time stood in a position.

    `left` are the seconds that were left for the open decisions, `since` the moments from which they had been asked
    (Unix seconds, by `asked_under`), `saved` what the seat whose turn is taken back had saved.
    """

    left: Mapping[str, int]
    since: Mapping[str, int]
    saved: int


@dataclass(frozen=True)
class Kept:
    """What becomes of the earlier positions of a match: those from a line on go (None: none), others come."""

    gone_from: int | None
    new: tuple[EarlierRow, ...]


def kept_after(copy: WorkingCopy, match_id: int, times: Mapping[Seat, Times]) -> Kept:
    """Say to which positions a match can go back after the lines of a working copy; `times` are those before them.

    It is not past an answer that the game does not declare, what the clock has played for somebody, or a seat that
    left, nor where a sealed question or a reaction window is open: all of that everybody knows.
    """
    gone_from: int | None = None
    new: list[EarlierRow] = []
    for line in copy.lines:
        if line.kind == "undo":
            gone_from = from_json(line.payload, int)
        elif _can_be_taken_back(copy, line):
            assert line.seat is not None
            assert line.decision is not None
            state, then = to_json(line.before), to_json(times[line.seat])
            forced = line.source == "forced"
            new.append(EarlierRow(match_id, line.number, line.seat, line.decision.id, forced, state, then))
        else:
            gone_from, new = 0, []
    if asks_in_secret(copy.open):
        gone_from, new = 0, []
    if gone_from == 0 and (not copy.open_before or asks_in_secret(copy.open_before)):
        gone_from = None  # there were none
    return Kept(gone_from, tuple(new))


def last_answer(rows: Sequence[EarlierRow], seat: Seat) -> EarlierRow | None:
    """Find the position before the last answer of a seat in which it had a choice; None if it cannot be taken back."""
    return next((row for row in reversed(rows) if row.seat == seat and not row.forced), None)


def is_free(rows: Sequence[EarlierRow], row: EarlierRow) -> bool:
    """Tell whether nobody else has acted since a position: then its seat goes back to it without asking anybody."""
    return all(later.seat == row.seat for later in rows if later.number > row.number)


def changes_of_mind(course: Iterable[tuple[int, Seat | None, int | None]], seat: Seat) -> int:
    """Count how often a seat would have begun to take back since others have moved, if it did now (see `course_of`)."""
    own: list[tuple[int, bool]] = []
    others: list[int] = []
    for number, by, back_to in course:
        if back_to is not None:
            others = [one for one in others if one < back_to]
        if by == seat:
            own.append((number, back_to is not None))
        elif back_to is None:
            others.append(number)
    of_turn = [undoes for number, undoes in own if number > max(others, default=-1)]
    return sum(undoes and not before for before, undoes in pairwise((False, *of_turn, True)))


def _can_be_taken_back(copy: WorkingCopy, line: LogLine) -> bool:
    decision = line.decision
    if line.kind != "act" or decision is None or decision.sealed or decision.window:
        return False
    return copy.game.can_be_taken_back(line.events) and not (line.source == "clock" and is_duty(decision))
