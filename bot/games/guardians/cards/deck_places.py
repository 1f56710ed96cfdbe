"""Numbers in front of the lines of a deck that only count the lines: `1. Archer`, `2. Swordsman`, `3. Horse`."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.games.guardians.cards.deck_lines import has_units, is_table_head

_FRONT: Final = re.compile(
    r"(?P<bullet>\s*(?:[-–—+>]\s+|[*•·]\s*)?[*_`]{0,3})(?P<opener>[(\[{<]?)(?P<number>\d{1,3})[\ufe0f\u20e3]*"
    r"(?:(?P<point>[.)．）]{1,2}(?![.,]?\d))|[\]}>]|(?=[\s:=;,|*_`–—-]))[*_`]{0,3}[\s:=;,|–—-]*"
    r"(?P<rest>[\w(\[{<\"“„«'’*_`].*)"
)
_FEWEST_UNPOINTED: Final = 3
"""Fewer numbers without a point that follow one another are counts that happen to do so."""


class Place(NamedTuple):
    """A number in front of a line that may be the line's place: what is before it, and what the line is without."""

    bullet: str
    number: int
    rest: str


Places: TypeAlias = Mapping[int, Place]
"""By the numbers of their lines, from 0 on."""


def places_in(lines: Sequence[str]) -> tuple[dict[int, Place], dict[int, Place]]:
    """Find the numbers that only count the lines, and those that may do so as well as tell the number of copies.

    `1.` and `1)` count the lines where each follows the one before. If most do, or they go up at least, they may. So
    may numbers without a point that all follow one another, from one to three at least.
    """
    pointed: dict[int, Place] = {}
    plain: dict[int, Place] = {}
    for number, line in enumerate(lines):
        if found := _FRONT.fullmatch(line):
            place = Place(found["bullet"], int(found["number"]), found["rest"])
            if found["point"] and not found["opener"]:
                pointed[number] = place
            elif not has_units(place.rest):
                plain[number] = place
    doubtful: dict[int, Place] = {}
    following, rising = _in_a_row(pointed)
    is_list = len(pointed) > 1
    is_sure = is_list and (following == len(pointed) or all(place.number == 1 for place in pointed.values()))
    if is_list and not is_sure and (rising == len(pointed) or 2 * following >= len(pointed)):
        doubtful |= pointed
    most = max((place.number for place in plain.values()), default=0)
    if most >= _FEWEST_UNPOINTED and _in_a_row(plain)[0] == len(plain) and not any(map(is_table_head, lines)):
        doubtful |= plain
    return pointed if is_sure else {}, dict(sorted(doubtful.items()))


def _in_a_row(places: Places) -> tuple[int, int]:
    """Count the numbers that follow the one before, and those that are higher; behind a gap both may begin anew."""
    following = rising = before = 0
    last = -1
    for line, place in places.items():
        begins = place.number == 1 and (line > last + 1 or last < 0)
        following += begins or place.number == before + 1
        rising += begins or place.number > before
        last, before = line, place.number
    return following, rising
