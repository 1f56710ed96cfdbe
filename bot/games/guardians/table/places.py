"""The twelve spaces: four rows of three, from the home row of seat 0 (A) to the home row of seat 1 (D).

Columns are numbered from left to right as seat 0 sees them; seat 1 sits opposite, so that A's left column is D's right
one (ruling R36). Neighbours share an edge (rule 2.1).
"""

from typing import Literal, TypeAlias

from bot.games.contract import Seat

Place: TypeAlias = Literal["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"]
Wing: TypeAlias = Literal["left", "center", "right"]
"""Where a stronghold card stands in its owner's own eyes."""

PLACES: tuple[Place, ...] = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3")
DISPUTED: tuple[Place, ...] = ("B1", "B2", "B3", "C1", "C2", "C3")
HOMES: tuple[tuple[Place, Place, Place], tuple[Place, Place, Place]] = (("A1", "A2", "A3"), ("D3", "D2", "D1"))
"""The home spaces of each seat from his own left to his own right."""
WINGS: tuple[Wing, Wing, Wing] = ("left", "center", "right")

_ROWS = "ABCD"
_NEIGHBOURS: dict[Place, tuple[Place, ...]] = {
    place: tuple(
        other
        for other in PLACES
        if abs(_ROWS.index(place[0]) - _ROWS.index(other[0])) + abs(int(place[1]) - int(other[1])) == 1
    )
    for place in PLACES
}
_HOME_OF: dict[Place, Seat] = {place: seat for seat, homes in enumerate(HOMES) for place in homes}
_WING_OF: dict[Place, int] = {place: wing for homes in HOMES for wing, place in enumerate(homes)}


def neighbours(place: Place) -> tuple[Place, ...]:
    """List the spaces that share an edge with one, from row A to D and from left to right."""
    return _NEIGHBOURS[place]


def home_of(place: Place) -> Seat | None:
    """Tell whose home row a space belongs to, None for the disputed land."""
    return _HOME_OF.get(place)


def front_of(place: Place) -> Seat:
    """Tell in front of whose strongholds a space lies (rows A and B: seat 0), who controls it by default."""
    return 0 if place[0] in "AB" else 1


def wing_of(place: Place) -> int:
    """Give the index (0 left, 1 center, 2 right) of a home space in its owner's eyes. Raises ValueError elsewhere."""
    if place not in _WING_OF:
        raise ValueError(f"{place} is nobody's home")
    return _WING_OF[place]


def as_place(name: str) -> Place | None:
    """Give the space of that name, None if there is none."""
    return next((place for place in PLACES if place == name), None)


def place_named(name: str) -> Place:
    """Give the space of that name. Raises ValueError if there is none."""
    return PLACES[PLACES.index(name)]
