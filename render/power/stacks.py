"""The pieces on the plan: counters in a place, as large as there is room for."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.power.data import HQ, PLACE
from bot.games.power.pieces import COLOURS, Colour, Force, Occupied, Piece, Place
from bot.games.power.views import View
from render.kit.canvas import Canvas
from render.kit.colours import Colour as Ink
from render.kit.shapes import Point
from render.power import plan
from render.power.counters import counter, flag, silhouette, total
from render.power.look import ARMY, INK

MOST = 11
"""More kinds than this in one place are drawn as totals, army by army."""
_LARGEST = (84, 74)
_GAP = 2


class Pile(NamedTuple):
    """Equal pieces of one army."""

    army: Colour
    piece: Piece
    number: int


def piles_of(forces: Sequence[Force]) -> tuple[Pile, ...]:
    """Sort the pieces on a place into piles of equal ones."""
    return tuple(Pile(force.army, piece, count) for force in forces for piece, count in Counter(force.pieces).items())


class Slots(NamedTuple):
    """Where the counters of a place lie, and how large they are."""

    centres: tuple[Point, ...]
    width: int
    height: int


@lru_cache(maxsize=512)
def slots(place: Place, count: int) -> Slots:
    """Lay out so many counters: below the name of the place while they fit there, then around it."""
    left, top, right, bottom = plan.box(place)
    margin = {"hq": 14, "island": 12}.get(PLACE[place].kind, 7)
    left, top, right, bottom = left + margin, top + margin, right - margin, bottom - margin
    below = _grid((left, top + (plan.NAME_HEIGHT - (6 if margin > 7 else 0)), right, bottom), count, 0)
    around = _grid((left, top, right, bottom), count, 1)
    return below if below.width >= 36 and below.height >= 34 else around


def _grid(area: tuple[int, int, int, int], count: int, skipped: int) -> Slots:
    """Choose the rows and columns that leave most room; the first `skipped` slots stay free."""
    left, top, right, bottom = area
    best: tuple[float, int, int] = (0.0, 1, 1)
    for columns in range(1, count + skipped + 1):
        rows = -(-(count + skipped) // columns)
        wide = min(_LARGEST[0], (right - left) / columns - _GAP)
        high = min(_LARGEST[1], (bottom - top) / rows - _GAP)
        best = max(best, (min(wide, high * 1.25), columns, rows))
    _, columns, rows = best
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


def draw_places(canvas: Canvas, places: Sequence[Occupied]) -> None:
    """Draw all pieces on the plan."""
    for occupied in places:
        draw_forces(canvas, occupied.place, occupied.forces)


def draw_forces(canvas: Canvas, place: Place, forces: Sequence[Force]) -> None:
    """Draw the pieces on one place."""
    piles = piles_of(forces)
    if len(piles) > MOST:
        layout = slots(place, len(forces))
        for force, at in zip(forces, layout.centres, strict=True):
            canvas.stamp(total(force.army, str(force.strength), layout.width, min(layout.height, 44)), at)
        return
    layout = slots(place, len(piles))
    for pile, at in zip(piles, layout.centres, strict=True):
        canvas.stamp(counter(pile.army, pile.piece, pile.number, layout.width, layout.height), at)


def draw_ghost(canvas: Canvas, at: Point, army: Colour, piece: Piece, size: int = 40) -> None:
    """Draw the shadow of a piece that has left its place."""
    look = ARMY[army]
    drawn = silhouette(piece, size, INK, look.light)
    ink: Ink = look.dark
    canvas.fill(drawn.mask, ink, (at[0] - size / 2, at[1] - size / 2), 0.55)


def draw_flags(canvas: Canvas, view: View) -> None:
    """Draw the flags in the headquarters in which they stand."""
    for army in view.armies:
        held = [each for each in COLOURS if view.armies[COLOURS.index(each)].flag == army.colour]
        _, top, right, _ = plan.box(HQ[army.colour])
        for number, each in enumerate(held):
            canvas.stamp(flag(each, 34), (right - 44 - 19 * (len(held) - 1 - number), top + 42))
