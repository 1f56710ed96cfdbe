"""Arrows over the plan: moves, ways back, missiles and threats."""

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from render.kit.canvas import Canvas
from render.kit.colours import Colour
from render.kit.lines import bounds, curve, dashes, filled, moved
from render.kit.shapes import Point
from render.power.theme import INK

Stroke: TypeAlias = Literal["plain", "dashed"]

_THICKNESS = 9.0
_OUTLINE = 3.0
_HEAD = 25.0
_BEND = 0.07
_PIECE = 6  # points of a line that are drawn at once: a mask around all of a long line would be large
_DASHES = (15.0, 14.0)


def draw_arrow(
    canvas: Canvas,
    start: Point,
    end: Point,
    ink: Colour,
    *,
    stroke: Stroke = "plain",
    clear: tuple[float, float] = (0.0, 0.0),
    bend: float = _BEND,
    edge: Colour = INK,
    thickness: float = _THICKNESS,
) -> Sequence[Point]:
    """Draw an arrow with an outline and return its line; `clear` is how far it stays off its ends."""
    line = _between(start, end, clear, bend)
    tip, back = line[-1], _point_before(line, _HEAD)
    shaft = [point for point in line if math.dist(point, tip) > _HEAD * 0.8] or [line[0], back]
    pieces = dashes(shaft, _DASHES) if stroke == "dashed" else [shaft]
    for widen, colour in ((_OUTLINE, edge), (0.0, ink)):
        for piece in pieces:
            for at in range(0, max(1, len(piece) - 1), _PIECE):
                canvas.stroke([piece[at : at + _PIECE + 1]], thickness + 2 * widen, colour)
        corners = _head(tip, back, widen)
        left, top, right, bottom = bounds([corners], 1)
        canvas.fill(filled(moved(corners, -left, -top), right - left, bottom - top), colour, (left, top))
    return line


def middle_of(line: Sequence[Point]) -> Point:
    """Return the middle of an arrow."""
    return line[len(line) // 2]


def _between(start: Point, end: Point, clear: tuple[float, float], bend: float) -> list[Point]:
    length = max(1.0, math.dist(start, end))
    room = max(0.0, length - _HEAD - 8)
    first, last = (min(each, room / 2) for each in clear)
    across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    return curve(
        (start[0] + across * first, start[1] + down * first), (end[0] - across * last, end[1] - down * last), bend
    )


def _point_before(line: Sequence[Point], length: float) -> Point:
    for point in reversed(line):
        if math.dist(point, line[-1]) >= length:
            return point
    return line[0]


def _head(tip: Point, back: Point, widen: float) -> list[Point]:
    length = max(1.0, math.dist(tip, back))
    across, down = (tip[0] - back[0]) / length, (tip[1] - back[1]) / length
    reach, half = _HEAD + 2.4 * widen, _HEAD * 0.52 + 1.5 * widen
    x, y = tip[0] + across * 1.4 * widen, tip[1] + down * 1.4 * widen
    foot = (x - across * reach, y - down * reach)
    return [(x, y), (foot[0] - down * half, foot[1] + across * half), (foot[0] + down * half, foot[1] - across * half)]
