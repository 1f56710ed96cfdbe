"""Lines: rough coasts, soft curves, dashes, and the mask of a stroke.

Points are in pixels of the picture, (x, y) with y downwards.
"""

import hashlib
import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.kit.shapes import Point

_OVERSAMPLING = 3

Line = Sequence[Point]
Box = tuple[int, int, int, int]


def rough(start: Point, end: Point, roughness: float, least: float = 7.0) -> list[Point]:
    """Bend a straight line as nature would, by shares of its length; without its start.

    It is the same line in both directions, so that what meets along it still fits. Pieces get no shorter than `least`.
    """
    first, last = sorted((start, end))
    points = _bent(first, last, roughness, least)
    return [*points[1:], last] if start == first else [*reversed(points)]


def _bent(start: Point, end: Point, roughness: float, least: float) -> list[Point]:
    across, down = end[0] - start[0], end[1] - start[1]
    if math.hypot(across, down) < 2 * least:
        return [start]
    chance = hashlib.sha256(f"{start[0]:.1f} {start[1]:.1f} {end[0]:.1f} {end[1]:.1f}".encode()).digest()
    shift = (chance[0] / 127.5 - 1) * roughness
    along = 0.5 + (chance[1] / 127.5 - 1) * 0.12
    middle = (start[0] + across * along - down * shift, start[1] + down * along + across * shift)
    return _bent(start, middle, roughness, least) + _bent(middle, end, roughness, least)


def curve(start: Point, end: Point, bend: float, steps: int = 24) -> list[Point]:
    """Draw an arc between two points; `bend` is how far it swings to the left, as a share of its length."""
    across, down = end[0] - start[0], end[1] - start[1]
    over = ((start[0] + end[0]) / 2 + down * bend * 2, (start[1] + end[1]) / 2 - across * bend * 2)
    points = []
    for step in range(steps + 1):
        t = step / steps
        one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x = one * start[0] + two * over[0] + three * end[0]
        y = one * start[1] + two * over[1] + three * end[1]
        points.append((x, y))
    return points


def dashes(line: Line, pattern: Sequence[float]) -> list[list[Point]]:
    """Cut a line into pieces by a pattern of lengths: drawn, left out, drawn, left out ..."""
    pieces: list[list[Point]] = []
    left, at, drawn = pattern[0], 0, True
    piece = [line[0]]
    for start, end in pairwise(line):
        length = math.dist(start, end)
        done = 0.0
        while length - done > left:
            done += left
            share = done / length
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if drawn:
                pieces.append([*piece, point])
            at = (at + 1) % len(pattern)
            left, drawn, piece = pattern[at], not drawn, [point]
        left -= length - done
        piece.append(end)
    if drawn and len(piece) > 1:
        pieces.append(piece)
    return pieces


def stroked(
    width: int, height: int, lines: Iterable[Line], thickness: float, corner: tuple[int, int] = (0, 0)
) -> Image.Image:
    """Return the mask of lines with round ends and corners, in a picture of a size that has its corner at a point."""
    scale = _OVERSAMPLING
    mask = Image.new("L", (width * scale, height * scale))
    draw = ImageDraw.Draw(mask)
    radius = thickness * scale / 2
    for line in lines:
        spots = [(x * scale - corner[0] * scale, y * scale - corner[1] * scale) for x, y in line]
        draw.line(spots, fill=255, width=max(1, round(2 * radius)), joint="curve")
        for x, y in (spots[0], spots[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(scale)


def filled(points: Line, width: int, height: int) -> Image.Image:
    """Return the mask of a polygon, in a picture of a size."""
    scale = _OVERSAMPLING
    mask = Image.new("L", (width * scale, height * scale))
    ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in points], fill=255)
    return mask.reduce(scale)


def bounds(lines: Iterable[Line], margin: int) -> Box:
    """Return the box around all points of lines, with a margin."""
    points = [point for line in lines for point in line]
    return (
        math.floor(min(x for x, _ in points)) - margin,
        math.floor(min(y for _, y in points)) - margin,
        math.ceil(max(x for x, _ in points)) + margin,
        math.ceil(max(y for _, y in points)) + margin,
    )


def moved(line: Line, across: float, down: float) -> list[Point]:
    """Return a line moved by a distance."""
    return [(x + across, y + down) for x, y in line]
