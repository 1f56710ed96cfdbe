"""What came out of a sealed order of the day: what each answer was worth, who was bold and who was alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.players.computer_player import Weighed

BEST: Final = 100
LOST_A_PERCENT: Final = 5
"""So many points goes an answer without for each percent of the chance to win that it gives away."""
AS_GOOD: Final = 85
"""Whoever has so many points or more has given away nothing worth speaking of."""
BOLD: Final = 0.25
"""An answer that a computer gives more often is not bold."""
MOST_SHOWN: Final = 8
FEWEST_TO_BE_ALONE: Final = 3
"""Among fewer people it is nothing to be alone with an answer."""


class Valued(msgspec.Struct, frozen=True):
    """An answer (JSON): how many people gave it, how often a computer would, its worth and its points."""

    action: msgspec.Raw
    count: int
    share: float
    worth: float
    points: int


class Reply(msgspec.Struct, frozen=True):
    """What a computer answers (JSON) in the place of another seat that is asked at the same time."""

    decision: str
    seat: int
    action: msgspec.Raw


class Opening(msgspec.Struct, frozen=True):
    """What came out: so many people have `answered`, in so many `ways`; `shown` are the answers that matter most.

    Those that people gave come first, those that only a computer would after them. `boldest` is the answer that a
    computer gives least among those that are as good; None if nobody gave one. `worlds` has the replies of the others
    in each world in which an answer is carried out; there are none where nobody else is asked.
    """

    answered: int
    ways: int
    alone: int
    shown: tuple[Valued, ...]
    boldest: Valued | None = None
    worlds: tuple[tuple[Reply, ...], ...] = ()

    @property
    def best(self) -> Valued:
        """The answer that is worth most."""
        return max(self.shown, key=lambda one: (one.points, one.worth, one.share))


def points_of(worth: float, best: float) -> int:
    """Give the points of an answer by what it gives away of the chance to win."""
    return max(0, BEST - round(100 * LOST_A_PERCENT * (best - worth)))


def opening_of(answers: Sequence[bytes], weighed: Mapping[bytes, tuple[Weighed, float]]) -> Opening:
    """Say what came out of the answers of people (JSON), each of which is `weighed`, with the worth of the best one."""
    given = Counter(answers)
    valued = [
        Valued(msgspec.Raw(raw), given[raw], one.share, one.worth, points_of(one.worth, best))
        for raw, (one, best) in weighed.items()
    ]
    mine = [one for one in valued if one.count]
    daring = [one for one in mine if one.points >= AS_GOOD and one.share <= BOLD]
    by_people = sorted(mine, key=lambda one: (-one.count, -one.points, -one.share, bytes(one.action)))
    by_computer = sorted((one for one in valued if not one.count), key=lambda one: (-one.share, -one.worth))
    best = min(valued, key=lambda one: (-one.points, -one.worth, -one.share))
    shown = [*by_people, *(one for one in by_computer if one.share > 0)][:MOST_SHOWN]
    if best not in shown:
        shown = [*shown[: MOST_SHOWN - 1], best]
    return Opening(
        answered=len(answers),
        ways=len(given),
        alone=sum(count == 1 for count in given.values()) if len(answers) >= FEWEST_TO_BE_ALONE else 0,
        shown=tuple(shown),
        boldest=min(daring, key=lambda one: (one.share, one.count, -one.points, bytes(one.action)), default=None),
    )
