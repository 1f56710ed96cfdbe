"""A match looked at again: how the chances moved, where they turned, and what an answer was worth."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any, Final, TypeVar

import msgspec

from bot.games.contract import Seat
from bot.players.computer_player import Weighed

MOST_POINTS: Final = 24
MOST_TURNS: Final = 3
MOST_JUDGED: Final = 16
LEAST_TURN: Final = 0.03
"""Chances that move by less have not turned."""
HALF: Final = 0.5
LEAST_CHOICES: Final = 12
"""Of fewer choices nobody can say how predictable they were."""
FEW_CASES: Final = 2
"""So many cases to the contrary are added, that what came once or twice is not the surest."""
LEAST_LOSS: Final = 0.03
"""An answer that is worth so little less than another one was as good."""
LEAST_GAIN: Final = 0.01
"""An answer that is worth so little more than others is nothing to be proud of."""

T = TypeVar("T")


class Point(msgspec.Struct, frozen=True):
    """How likely each seat was to win at a step of a match, as everybody could know it."""

    step: int
    chances: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True):
    """The step by which the chances of a seat had moved most since the point before it."""

    step: int
    seat: Seat
    before: float
    after: float


class Judged(msgspec.Struct, frozen=True):
    """An answer that was given, and what it was worth by what its seat knew: its chance to win, from 0 to 1.

    `better` is the answer that was worth most; `others` is the mean worth of all but the given one.
    """

    given: Any
    worth: float
    better: Any
    better_worth: float
    others: float

    @property
    def loss(self) -> float:
        """Give by how much the best answer was worth more."""
        return self.better_worth - self.worth

    @property
    def gain(self) -> float:
        """Give by how much it was worth more than another one on average."""
        return self.worth - self.others


class Habit(msgspec.Struct, frozen=True):
    """How often somebody's choices were those that he had most often made after the same one before, of so many.

    After the choice `after` he made the choice `then` in `times` of `cases`: of all pairs the surest.
    """

    guessed: int
    choices: int
    after: str
    then: str
    times: int
    cases: int


def habit(courses: Sequence[Sequence[str]]) -> Habit | None:
    """Say how predictable choices were, match by match in their order; None where they are too few to say anything.

    Each is guessed from all others: the one that followed the choice before it most often there.
    """
    followed: dict[str, Counter[str]] = {}
    for before, then in (pair for course in courses for pair in pairwise(course)):
        followed.setdefault(before, Counter())[then] += 1
    choices = sum(map(Counter.total, followed.values()))
    if choices < LEAST_CHOICES:
        return None
    guessed = sum(
        count for then_counts in followed.values() for then, count in then_counts.items() if _guesses(then_counts, then)
    )
    pairs = (
        (count, counts.total(), after, then)
        for after, counts in followed.items()
        for then, count in counts.most_common(1)
    )
    times, cases, after, then = max(pairs, key=lambda pair: (pair[0] / (pair[1] + FEW_CASES), pair))
    return Habit(guessed, choices, after, then, times, cases)


def _guesses(counts: Counter[str], then: str) -> bool:
    """Tell whether a choice would be guessed from what followed in all other cases."""
    others = counts - Counter({then: 1})
    return bool(others) and max(others, key=lambda one: (others[one], one)) == then


def _first(point: Point) -> Seat:
    return max(range(len(point.chances)), key=point.chances.__getitem__)


def spread(among: Sequence[T], most: int = MOST_POINTS) -> tuple[T, ...]:
    """Choose at most so many, evenly spread, the first and the last among them."""
    if len(among) <= most:
        return tuple(among)
    step = (len(among) - 1) / (most - 1)
    return tuple(among[round(number * step)] for number in range(most))


def turns(points: Sequence[Point]) -> tuple[Turn, ...]:
    """Find the three steps by which somebody's chances moved most, in the order of the match.

    That the likeliest one wins in the end is no turn.
    """
    found = []
    for earlier, later in pairwise(points):
        if later is points[-1] and max(earlier.chances) >= HALF and _first(earlier) == _first(later):
            continue
        moved = [after - before for before, after in zip(earlier.chances, later.chances, strict=True)]
        seat = max(range(len(moved)), key=lambda one: abs(moved[one]))
        found.append(Turn(later.step, seat, earlier.chances[seat], later.chances[seat]))
    found = [turn for turn in found if abs(turn.after - turn.before) >= LEAST_TURN]
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return tuple(sorted(found[:MOST_TURNS], key=lambda turn: turn.step))


def moved(points: Sequence[Point], seat: Seat, step: int) -> float:
    """Tell by how much the chances of a seat moved around a step."""
    for earlier, later in pairwise(points):
        if earlier.step <= step < later.step:
            return abs(later.chances[seat] - earlier.chances[seat])
    return 0.0


def judged(given: Any, weighed: Sequence[Weighed]) -> Judged | None:
    """Judge an answer beside the others that were thought about; None where it was not."""
    mine = next((one for one in weighed if one.action == given), None)
    others = [one.worth for one in weighed if one.action != given]
    if mine is None:
        return None
    best = max(weighed, key=lambda one: one.worth)
    return Judged(given, mine.worth, best.action, best.worth, fmean(others or [mine.worth]))
