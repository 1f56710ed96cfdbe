"""What a computer player believed in a match, and where that turned."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from bot.games.contract import AnyGame, Decision, Value
from bot.games.hints import Belief, Reason, TurningPoint
from bot.players.budget import Meter
from bot.players.computer_player import ComputerPlayer
from bot.players.quick_chance import QuickChance
from bot.players.reviewing import spread

MOST_LOOKED_AT: Final = 12
MOST_POINTS: Final = 3
MOST_FACTS: Final = 3
LEAST_LIKELY: Final = 20
"""What is less likely, in percent, nobody is said to have believed."""

Moment = tuple[int, Any, Decision]
"""The line of the log at which a seat was asked, what it saw, and the question."""


def looked_at(game: AnyGame, moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Choose moments of a seat about which its beliefs are asked: a few, evenly spread, at which it had a choice."""
    open_ones = [moment for moment in moments if game.forced(moment[1], moment[2]) is None]
    return spread(open_ones, MOST_LOOKED_AT)


def turning_points(beliefs: Iterable[tuple[int, Belief]]) -> tuple[TurningPoint, ...]:
    """Find the three moments before which the chance moved most, in the order of the match; none where it did not.

    `beliefs` are those of one seat, each with the line of the log, in that order.
    """
    points = [TurningPoint(line, one.chance, other) for (_, one), (line, other) in pairwise(beliefs)]
    moved = [point for point in points if point.belief.chance != point.before]
    moved.sort(key=lambda point: -abs(point.belief.chance - point.before))
    return tuple(sorted(moved[:MOST_POINTS], key=lambda point: point.line))


def evened(chances: Sequence[float]) -> Sequence[float]:
    """Make chances of which each was estimated by itself add up to 1, none below 0."""
    bounded = [max(0.0, chance) for chance in chances]
    total = sum(bounded)
    return [chance / total for chance in bounded] if total else [1 / len(bounded)] * len(bounded)


def chances(player: ComputerPlayer, view: Any, chance: QuickChance) -> Sequence[float]:
    """Say how likely each seat wins, as whoever has this view (of a seat or of the public) can know it."""
    found = _means([player.standing(player.world(view, chance), chance) for _ in range(player.glance)])
    return evened([one**player.sureness for one in found])


def standing(player: ComputerPlayer, state: Any, chance: QuickChance) -> Sequence[float]:
    """Say how likely each seat wins from a state of which everything is known."""
    return _means([player.standing(state, chance) for _ in range(player.glance)])


def _means(found: Sequence[Sequence[float]]) -> Sequence[float]:
    return [sum(one) / len(found) for one in zip(*found, strict=True)]


def looks(meter: Meter) -> Iterator[None]:
    """Spend a budget, one simulation a look; there is at least one."""
    meter.spend()
    yield
    while meter.spend():
        yield


class Tally:
    """Counts, over worlds, how likely a win is and what is true in how many of them. At least one world is added.

    A fact that is true in a world has the value "percent" there as well: it becomes the share of the worlds.
    """

    def __init__(self) -> None:
        self._weight = self._chance = 0.0
        self._facts: dict[tuple[str, tuple[tuple[str, Value], ...]], float] = {}

    def add(self, chance: float, facts: Iterable[Reason] = (), weight: float = 1.0) -> None:
        """Add a world: how likely a win is in it, from 0 to 1, and what is true."""
        self._weight += weight
        self._chance += weight * chance
        for fact in facts:
            known = fact.key, tuple(fact.values.items())
            self._facts[known] = self._facts.get(known, 0.0) + weight

    def belief(self, *, apart: Sequence[str] = ()) -> Belief:
        """Give what is believed, with the facts that are most often true.

        Of facts that agree in all values named in `apart` only the likeliest is told.
        """
        facts: dict[object, Reason] = {}
        for (key, items), often in sorted(self._facts.items(), key=lambda one: -one[1]):
            values = {**dict(items), "percent": self._percent(often)}
            facts.setdefault(tuple(values[name] for name in apart) or (key, items), Reason(key, values))
        likely = [fact for fact in facts.values() if int(fact.values["percent"]) >= LEAST_LIKELY]
        return Belief(self._percent(self._chance), tuple(likely[:MOST_FACTS]))

    def _percent(self, weight: float) -> int:
        return round(100 * min(1.0, max(0.0, weight / self._weight)))
