"""The pieces on the plan: counters in a place, as large as there is room for."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.power.board.data import HQ, PLACE
from bot.games.power.board.state import Colour, Fight, Force, Occupied, Piece, Place
from render.kit.canvas import Canvas
from render.kit.shapes import Point
from render.kit.sprites import Sprite
from render.power import overlays, war_map
from render.power.counters import counter, flag, ghost, total

MOST = 11
"""More kinds than this in one place are drawn as totals, army by army."""
_LARGEST, _LEAST = (84, 74), (31, 27)
_GAP, _FOOT = 2, 15
_FEW = 4  # so many piles in a place leave room for arrowheads between them


class Pile(NamedTuple):
    """Equal pieces of one army."""

    army: Colour
    piece: Piece
    number: int


def piles_of(forces: Sequence[Force]) -> tuple[Pile, ...]:
    """Sort the pieces on a place into piles of equal ones."""
    return tuple(Pile(force.army, piece, count) for force in forces for piece, count in Counter(force.pieces).items())


def captured(fight: Fight) -> tuple[Pile, ...]:
    """List what a fight has captured, as it lay there."""
    return piles_of([force for side in fight.sides[1:] for force in side.forces])


class Slots(NamedTuple):
    """Where the counters of a place lie, and how large they are; in a crowd some lie beside the name of the place."""

    centres: tuple[Point, ...]
    width: int
    height: int
    crowd: bool = False


@lru_cache(maxsize=512)
def slots(place: Place, count: int, foot: int = 0) -> Slots:
    """Lay out so many counters: below the name of the place while they fit there, then around it.

    Nothing stands beside the name of a headquarters, since its flags do. `foot` pixels stay free at the lower edge.
    """
    left, top, right, bottom = war_map.box(place)
    margin = {"hq": 13, "island": 9}.get(PLACE[place].kind, 7)
    left, top, right, bottom = left + margin, top + margin, right - margin, bottom - margin - foot
    below = _grid((left, top + (war_map.NAME_HEIGHT - (4 if margin > 7 else 0)), right, bottom), count, 0)
    if PLACE[place].kind == "hq" or (below.width >= _LEAST[0] and below.height >= _LEAST[1]):
        return below
    return _grid((left, top, right, bottom), count, 1)._replace(crowd=True)


def _grid(area: tuple[int, int, int, int], count: int, skipped: int) -> Slots:
    """Choose the rows and columns that leave most room; the first `skipped` slots stay free."""
    left, top, right, bottom = area
    best: tuple[float, int] = (0.0, -1)
    for columns in range(1, count + skipped + 1):
        rows = -(-(count + skipped) // columns)
        wide = min(_LARGEST[0], (right - left) / columns - _GAP)
        high = min(_LARGEST[1], (bottom - top) / rows - _GAP)
        best = max(best, (min(wide, high * 1.1), -columns))  # with few columns, numbers fit beside the pieces
    columns = -best[1]
    rows = -(-(count + skipped) // columns)
    width = int(min(_LARGEST[0], (right - left) / columns - _GAP))
    height = int(min(_LARGEST[1], (bottom - top) / rows - _GAP, width * 1.15))
    centres = []
    for number in range(skipped, count + skipped):
        row, column = divmod(number, columns)
        in_row = columns if skipped or row < rows - 1 else count - (rows - 1) * columns
        x = (left + right) / 2 + (column - (in_row - 1) / 2) * (width + _GAP)
        y = (top + bottom) / 2 + (row - (rows - 1) / 2) * (height + _GAP)
        centres.append((x, y))
    return Slots(tuple(centres), width, height)


class Where:
    """Where on the plan each pile was drawn, and where the ghosts of those lie that have left."""

    def __init__(self) -> None:
        self._centres: dict[tuple[Place, Colour, Piece, bool], Point] = {}
        self._reach: dict[Place, float] = {}
        self._piles: Counter[Place] = Counter()

    def put(self, place: Place, pile: Pile, at: Point, reach: float, *, ghost: bool = False) -> None:
        """Remember a pile; `reach` is how far its counter reaches from its centre."""
        self._centres[place, pile.army, pile.piece, ghost] = at
        self._reach[place] = reach
        self._piles[place] += 1

    def arrived(self, place: Place, army: Colour, pieces: Iterable[Piece]) -> tuple[Point, float]:
        """Find where pieces lie together: the middle of their piles and its reach.

        It is the middle of the place if they lie there no more, or among many.
        """
        if self._piles[place] > _FEW:
            return war_map.middle(place), war_map.reach(place)
        found = self._found(place, army, pieces, ghost=False) or self._found(place, army, pieces, ghost=True)
        return (_mean(found), self._reach[place]) if found else (war_map.middle(place), 12.0)

    def left(self, place: Place, army: Colour, pieces: Iterable[Piece]) -> tuple[Point, float]:
        """Find the ghosts of pieces that leave, or themselves: their middle and its reach; else that of the place."""
        found = self._found(place, army, pieces, ghost=True) or self._found(place, army, pieces, ghost=False)
        return (_mean(found), self._reach[place] * 0.55) if found else (war_map.middle(place), 0.0)

    def _found(self, place: Place, army: Colour, pieces: Iterable[Piece], *, ghost: bool) -> list[Point]:
        return [at for piece in dict.fromkeys(pieces) if (at := self._centres.get((place, army, piece, ghost)))]


def _mean(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def draw_places(
    canvas: Canvas,
    places: Sequence[Occupied],
    ghosts: Mapping[Place, Sequence[Pile]] | None = None,
    signed: Container[Place] = (),
) -> Where:
    """Draw all pieces on the plan, and as ghosts those that have left; `signed` places keep room for signs below."""
    where = Where()
    forces = {occupied.place: occupied.forces for occupied in places}
    left = ghosts or {}
    for place in dict.fromkeys((*forces, *left)):
        foot = _FOOT if place in signed else 0
        _draw_place(canvas, place, forces.get(place, ()), left.get(place, ()), where, foot)
    return where


def _draw_place(
    canvas: Canvas, place: Place, forces: Sequence[Force], ghosts: Sequence[Pile], where: Where, foot: int
) -> None:
    piles = piles_of(forces)
    if len(piles) > MOST:
        layout = slots(place, len(forces), foot)
        for force, at in zip(forces, layout.centres, strict=True):
            canvas.stamp(total(force.army, str(force.strength), layout.width, min(layout.height, 44)), at)
            for pile in piles_of((force,)):
                where.put(place, pile, at, layout.height / 2)
        return
    shown = ghosts if len(piles) + len(ghosts) <= MOST else ()
    layout = slots(place, len(piles) + len(shown), foot)
    reach = min(layout.width, layout.height) / 2
    for pile, at in zip(piles, layout.centres, strict=False):
        canvas.stamp(counter(pile.army, pile.piece, pile.number, layout.width, layout.height), at)
        where.put(place, pile, at, reach)
    for pile, at in zip(shown, layout.centres[len(piles) :], strict=True):
        canvas.stamp(ghost(pile.army, pile.piece, pile.number, layout.width, layout.height), at)
        where.put(place, pile, at, reach, ghost=True)


def summed(places: Iterable[Occupied]) -> dict[Place, Sequence[Force]]:
    """Find the places with several pieces, whose strength is not plain from one counter."""
    return {each.place: each.forces for each in places if sum(len(force.pieces) for force in each.forces) > 1}


def signed(sums: Mapping[Place, Sequence[Force]]) -> set[Place]:
    """Find the places at whose lower edge sums have to stand."""
    return {place for place, forces in sums.items() if len(forces) > 1 or slots(place, len(piles_of(forces))).crowd}


def strengths(forces: Sequence[Force]) -> list[Sprite]:
    """Write the strengths of armies on a place."""
    return [overlays.chip(force.army, force.strength) for force in forces]


def draw_sums(
    canvas: Canvas,
    sums: Mapping[Place, Sequence[Force]],
    written: Callable[[Sequence[Force]], list[Sprite]] = strengths,
) -> None:
    """Write the strength of the pieces on places: beside the name, or below where several armies or a crowd stand."""
    below = signed(sums)
    for place, forces in sums.items():
        row = written(forces)
        if place in below:
            overlays.draw_row(canvas, place, row)
            continue
        _, top, right, _ = war_map.box(place)
        inset = 54 if PLACE[place].kind == "hq" else 5
        canvas.stamp(row[0], (right - inset - (row[0].width - 12) / 2, top + 22))


def draw_flags(canvas: Canvas, at_home: Iterable[Colour]) -> None:
    """Draw the flags of armies in their own headquarters; those that are taken lie with the reserves."""
    for army in at_home:
        _, top, right, _ = war_map.box(HQ[army])
        canvas.stamp(flag(army, 34), (right - 44, top + 42))
