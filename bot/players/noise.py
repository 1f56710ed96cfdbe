"""Playing well, but not too well: somebody who sees what is good, and not which is best."""

from collections.abc import Iterable
from typing import Final, TypeVar

from bot.players.quick_chance import QuickChance

T = TypeVar("T")

NOISE: Final = 0.8
"""The share of what somebody gains that escapes him at most."""


def nearly_best(gains: Iterable[tuple[T, float]], chance: QuickChance) -> T:
    """Choose what seems to gain most to somebody who sees, of each gain, only a random part.

    A loss is seen as it is. So he never takes what loses where something gains or costs nothing, and never what gains
    less than the part 1 - `NOISE` of the best. Of what seems equal the first is taken.
    """
    return max(gains, key=lambda one: one[1] * (1 - NOISE * chance.fraction()) if one[1] > 0 else one[1])[0]
