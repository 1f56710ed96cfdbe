"""The island as an old chart: the sea with its water lines and compass, the land with hills and woods, the borders.

All of it follows from the map's data, so that another map of the same form is drawn as well.
"""

import hashlib
import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageFilter, ImageOps

from bot.games.macht_ohnmacht.board.actions import Marker
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.state import Cycle
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.kept import kept
from render.kit.lines import Box, bounds, curve, dashes, filled, moved, rough, stroked
from render.kit.png import in_palette
from render.kit.shapes import Point, circle_path, ellipse
from render.kit.sprites import Sprite, painted, recoloured
from render.kit.textures import layered_noise
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.palette import board_palette
from render.macht_ohnmacht.theme import (
    BORDER,
    BRASS,
    INK,
    LAND,
    MARKER,
    PALE,
    PARCHMENT,
    SEA,
    SEA_DEEP,
    SEA_INK,
    SEPIA,
    TARGET,
)

SCALE = 0.97
LEFT, TOP = -31, -62  # where the corner of the map's canvas lies
WIDTH, HEIGHT = 912, 1230  # what the chart alone takes of a picture
COMPASS = (118, 470)
_COMPASS_RADIUS = 82
_MOST_NUDGED = 26.0  # how far a row may move from the anchors of its region
_APART: dict[str, Point] = {
    "deira": (7, 0),
    "rheged": (-10, 0),
    "elmet": (-8, -8),
    "lindsey": (9, 9),
    "gwynedd": (-20, -11),
    "powys": (0, -3),
    "mercia": (10, -12),
    "hwicce": (7, 4),
    "gewisse": (0, 7),
    "cantia": (0, 12),
}
Pattern: TypeAlias = Literal["stripes", "dots"]
_BENDS = (0.09, -0.09, 0.0, 0.2, -0.2)  # of links, the first that covers least
_WATER = (4.0, 9.0, 15.0, 22.0, 30.5)


def spot(point: Sequence[float]) -> Point:
    """Give the place of a point of the map in a picture."""
    return (point[0] * SCALE + LEFT, point[1] * SCALE + TOP)


# Outlines


@cache
def outline(place: int) -> tuple[Point, ...]:
    """Return the bent outline of a region, in pixels of the picture."""
    ring = MAP.regions[place].polygon
    return tuple(_bent([*ring, ring[0]]))


def _bent(line: Sequence[tuple[int, int]]) -> Iterator[Point]:
    """Bend a line of the map, less where it is no coast; without its start."""
    for start, end in pairwise(line):
        yield from rough(spot(start), spot(end), 0.05 if frozenset((start, end)) in _inner_edges() else 0.13)


@cache
def _inner_edges() -> frozenset[frozenset[tuple[int, int]]]:
    return frozenset(frozenset(pair) for border in MAP.borders for pair in pairwise(border.line))


@cache
def coast() -> tuple[Point, ...]:
    """Return the bent outline of all the land, its start at its end once more."""
    ring = MAP.land_outline
    line = tuple(_bent([*ring, ring[0]]))
    return (*line, line[0])


@cache
def region_box(place: int) -> Box:
    """Return the box around a region, with room for its outline."""
    return bounds([outline(place)], 8)


@kept
def region_mask(place: int) -> Image.Image:
    """Return which pixels of its box a region covers."""
    left, top, right, bottom = region_box(place)
    return filled(moved(outline(place), -left, -top), right - left, bottom - top)


@kept
def wash_mask(place: int) -> Image.Image:
    """Return the wash of a region as old maps have it: strong along its edge, faint in its middle."""
    mask = region_mask(place)
    inner = mask.filter(ImageFilter.GaussianBlur(15)).point([min(255, max(0, (v - 128) * 2)) for v in range(256)])
    wash = inner.point([round(255 * 0.62 * (0.30 + 0.62 * (1 - v / 255))) for v in range(256)])
    return ImageChops.multiply(mask, wash)


@kept
def owner_mask(place: int, pattern: Pattern) -> Image.Image:
    """Return the pattern of an owner over a region: stripes or dots, faint where its name and pieces stand."""
    left, top, right, bottom = region_box(place)
    width, height = right - left, bottom - top
    lines: list[list[Point]]
    if pattern == "stripes":
        lines = [[(x, -4.0), (x - height - 8, height + 4.0)] for x in range(0, width + height + 16, 17)]
        drawn = stroked(width, height, lines, 5.0)
    else:
        spots = [(x + 9.0 * (y // 15 % 2), float(y)) for y in range(4, height, 15) for x in range(4, width, 18)]
        drawn = stroked(width, height, [[spot, spot] for spot in spots], 7.0)
    strong = wash_mask(place).point([min(255, round(value * 1.7)) for value in range(256)])
    return ImageChops.multiply(drawn, strong)


@kept
def rim_mask(place: int, thickness: float = 9.0, pattern: tuple[float, ...] = ()) -> Image.Image:
    """Return the inner rim of a region, in dashes if there is a pattern of lengths."""
    left, top, right, bottom = region_box(place)
    line = moved(outline(place), -left, -top)
    closed = [*line, line[0]]
    rim = stroked(right - left, bottom - top, dashes(closed, pattern) if pattern else [closed], thickness * 2)
    return ImageChops.multiply(rim, region_mask(place))


# The ground


def ground(cycle: Cycle, width: int, height: int) -> Image.Image:
    """Return the painted ground in the colours of the palette."""
    sword, magic = _grounds(width, height)
    return sword if cycle == "sword" else magic


@kept
def _grounds(width: int, height: int) -> tuple[Image.Image, Image.Image]:
    """Paint the grounds of both cycles at once: nearly all the time goes into the sea and land that they share."""
    blank = _blank(width, height)
    palette = board_palette()
    return in_palette(_bordered(blank, "sword"), palette), in_palette(_bordered(blank, "magic"), palette)


def painted_ground(cycle: Cycle, width: int, height: int) -> Image.Image:
    """Paint sea and land with the borders as a kind of cycle needs them."""
    return _bordered(_blank(width, height), cycle)


def _bordered(blank: Image.Image, cycle: Cycle) -> Image.Image:
    """Draw borders upon sea and land: bold for knights, faint for mages."""
    width, height = blank.size
    canvas = Canvas(blank)
    lines = [[spot(border.line[0]), *_bent(border.line)] for border in MAP.borders]
    if cycle == "sword":
        canvas.fill(stroked(width, height, lines, 9), PALE, (0, 0), 0.55)
        canvas.fill(stroked(width, height, lines, 4.6), BORDER, (0, 0))
    else:
        dotted = [piece for line in lines for piece in dashes(line, (0.8, 7.5))]
        canvas.fill(stroked(width, height, dotted, 3.0), SEPIA, (0, 0), 0.75)
    canvas.fill(stroked(width, height, [coast()], 3.6), INK, (0, 0))
    return canvas.image


def _blank(width: int, height: int) -> Image.Image:
    """Paint sea and land without borders."""
    land = filled(coast(), width, height)
    canvas = Canvas(_sea(width, height))
    _draw_north(canvas)
    _draw_rhumbs(canvas)
    _draw_water_lines(canvas, land)
    _draw_compass(canvas)
    _draw_ship(canvas)
    canvas.fill(land.filter(ImageFilter.GaussianBlur(6)), INK, (3, 5), 0.35)
    canvas.image.paste(_soil(width, height), (0, 0), land)
    edge = ImageChops.multiply(stroked(width, height, [coast()], 26).filter(ImageFilter.GaussianBlur(7)), land)
    canvas.fill(edge, SEPIA, (0, 0), 0.42)
    for place in range(len(MAP.regions)):
        _draw_relief(canvas, place)
    return canvas.image


def _sea(width: int, height: int) -> Image.Image:
    swell = layered_noise("sea", width, height, ((260, 180, 1.0), (90, 60, 0.7), (24, 12, 0.4), (3, 3, 0.25)))
    return ImageOps.colorize(
        ImageOps.autocontrast(swell, cutoff=1), mix(SEA_DEEP, SEA, 0.25), mix(SEA, PARCHMENT, 0.35)
    )


def _soil(width: int, height: int) -> Image.Image:
    blotches = layered_noise("soil", width, height, ((130, 130, 1.0), (50, 50, 0.8), (10, 10, 0.4), (2.5, 2.5, 0.25)))
    relief = layered_noise("relief", width, height, ((60, 60, 1.0), (22, 22, 0.6))).filter(ImageFilter.GaussianBlur(2))
    lit = ImageChops.subtract(relief, ImageChops.offset(relief, 3, 3), scale=0.34, offset=128)
    shade = ImageChops.overlay(ImageOps.autocontrast(blotches, cutoff=1), lit)
    return ImageOps.colorize(shade, LAND[0], LAND[1], mid=mix(LAND[0], LAND[1], 0.62))


def _draw_water_lines(canvas: Canvas, land: Image.Image) -> None:
    """Draw the lines along the coast, fainter and farther apart out at sea."""
    width, height = canvas.image.size
    sea = ImageOps.invert(land)
    near = stroked(width, height, [coast()], 70).filter(ImageFilter.GaussianBlur(14))
    canvas.fill(ImageChops.multiply(near, sea), PALE, (0, 0), 0.34)
    for number, reach in enumerate(_WATER):
        ring = ImageChops.subtract(
            stroked(width, height, [coast()], 2 * reach + 1.5), stroked(width, height, [coast()], 2 * reach - 1.3)
        )
        canvas.fill(ImageChops.multiply(ring, sea), SEA_INK, (0, 0), 0.75 - 0.12 * number)


def _draw_north(canvas: Canvas) -> None:
    """Draw the land beyond the map's land edge, which nobody plays on."""
    line = [spot(point) for point in MAP.north_frontier.line]
    first, last = line[0], line[-1]
    beyond = [
        *line,
        *rough(last, (last[0] + 18, -20.0), 0.12),
        *rough((last[0] + 18, -20.0), (first[0] - 14, -20.0), 0.02),
        *rough((first[0] - 14, -20.0), first, 0.12),
    ]
    box = (0, 0, canvas.image.width, 120)
    mask = filled(beyond, box[2], box[3])
    canvas.fill(mask, mix(LAND[0], SEA, 0.42), (0, 0))
    closed = [*beyond, beyond[0]]
    canvas.fill(stroked(box[2], box[3], [closed], 2.4), SEPIA, (0, 0), 0.8)


def _draw_rhumbs(canvas: Canvas) -> None:
    """Draw the winds of a portolan, from the compass over the sea."""
    width, height = canvas.image.size
    reach = 2000.0
    lines = []
    for step in range(32):
        turn = math.pi * step / 16
        end = (COMPASS[0] + reach * math.cos(turn), COMPASS[1] + reach * math.sin(turn))
        lines.append([(float(COMPASS[0]), float(COMPASS[1])), end])
    canvas.fill(stroked(width, height, lines, 1.3), SEA_INK, (0, 0), 0.26)


def _draw_compass(canvas: Canvas) -> None:
    x, y = COMPASS
    radius = _COMPASS_RADIUS
    canvas.disc((x, y), radius + 10, PARCHMENT, 0.5)
    for reach, thickness in ((radius + 10, 2), (radius + 3, 5), (radius - 34, 2)):
        ring, hole = ellipse(2 * reach, 2 * reach).copy(), 2 * (reach - thickness)
        ring.paste(0, (thickness, thickness), ellipse(hole, hole))
        canvas.fill(ring, SEA_INK, (x - reach, y - reach), 0.8)
    for count, inner, reach, turn in ((8, 13.0, 62, math.pi / 8), (4, 15.0, 78, math.pi / 4), (4, 15.0, 100, 0.0)):
        _draw_points(canvas, count, inner, reach * radius / 100, turn - math.pi / 2)
    canvas.disc((x, y), 9, INK)
    canvas.disc((x, y), 6, MARKER["castle"].ground)
    lily = (
        "M 50 0 Q 64 26 56 44 Q 72 26 86 40 Q 92 58 72 62 Q 76 52 64 54 Q 56 58 54 68 L 64 68 L 64 78 L 54 78 L 54 100 "
    )
    lily += (
        "L 46 100 L 46 78 L 36 78 L 36 68 L 46 68 Q 44 58 36 54 Q 24 52 28 62 Q 8 58 14 40 Q 28 26 44 44 Q 36 26 50 0 Z"
    )
    canvas.shape(lily, (x - 22, y - radius - 52, x + 22, y - radius - 4), TARGET)


def _draw_points(canvas: Canvas, count: int, inner: float, reach: float, turn: float) -> None:
    """Draw the points of the compass, each half light and half dark."""
    x, y = COMPASS
    size = round(2 * reach)
    dark, light = "", ""
    for step in range(count):
        angle = turn + 2 * math.pi * step / count
        beside = math.pi / count
        tip = (50 + 50 * math.cos(angle), 50 + 50 * math.sin(angle))
        sides = [
            (50 + inner * math.cos(angle + side), 50 + inner * math.sin(angle + side)) for side in (-beside, beside)
        ]
        dark += f"M 50 50 L {tip[0]:.2f} {tip[1]:.2f} L {sides[0][0]:.2f} {sides[0][1]:.2f} Z "
        light += f"M 50 50 L {tip[0]:.2f} {tip[1]:.2f} L {sides[1][0]:.2f} {sides[1][1]:.2f} Z "
    point = painted(((dark, SEA_INK), (light, PALE)), size, size, outline=SEA_INK, outline_width=1.0)
    canvas.stamp(point, (x, y))


def _draw_ship(canvas: Canvas) -> None:
    layers = recoloured(emblems.DRAWN["ship"], {BORDER: MARKER["armour"].ground, BRASS: MARKER["castle"].ground})
    canvas.stamp(painted(layers, 112, 112, outline=INK, outline_width=1.6), (64, 708))


# Hills and woods


def _draw_relief(canvas: Canvas, place: int) -> None:
    """Scatter hills and trees over a region, clear of its edge and of what is written in it."""
    land = MAP.regions[place]
    for number, (x, y) in enumerate(_sites(place)):
        chance = hashlib.sha256(f"{land.id}/{number}".encode()).digest()
        if land.centre[0] < MAP.canvas.width * 0.56:  # the west is hilly
            _draw_hill(canvas, x, y, 13 + chance[0] % 8)
        elif chance[1] % 5 < 3:
            _draw_tree(canvas, x, y)
        else:
            _draw_tuft(canvas, x, y)


def _sites(place: int) -> Iterator[Point]:
    """Find places for hills and trees, row by row."""
    land = MAP.regions[place]
    box, mask = region_box(place), region_mask(place)
    clear = mask.filter(ImageFilter.GaussianBlur(9))
    row = 0
    y = box[1] + 18.0
    while y < box[3]:
        x = box[0] + 14.0 + (row % 2) * 17
        while x < box[2] - 4:
            chance = hashlib.sha256(f"{land.id} {x:.0f} {y:.0f}".encode()).digest()
            at = (x + chance[0] % 15 - 7, y + chance[1] % 11 - 5)
            inside = (round(at[0]) - box[0], round(at[1]) - box[1])
            within = 0 <= inside[0] < mask.width and 0 <= inside[1] < mask.height
            if within and clear.getpixel(inside) == 255 and _is_free(place, at) and chance[2] % 4:
                yield at
            x += 36
        y += 25
        row += 1


def _is_free(place: int, at: Point) -> bool:
    label, middle = name_middle(place), pieces_middle(place)
    name = abs(at[0] - label[0]) > 78 or abs(at[1] - label[1]) > 30
    row = abs(at[0] - middle[0]) > 92 or abs(at[1] - middle[1]) > 46
    return name and row


def _draw_hill(canvas: Canvas, x: float, y: float, size: int) -> None:
    ridge = curve((x - size, y + size * 0.5), (x, y - size * 0.62), 0.10, 8)
    slope = curve((x, y - size * 0.62), (x + size, y + size * 0.5), 0.10, 8)
    _fill(canvas, [*ridge, *slope], PALE, 0.5)
    _fill(canvas, [*slope, (x + size * 0.2, y + size * 0.5)], SEPIA, 0.30)
    hachures = [
        ((x + size * step, y - size * (0.4 - step)), (x + size * (step + 0.12), y + size * 0.45))
        for step in (0.2, 0.42, 0.62)
    ]
    canvas.stroke([ridge, slope], 1.9, SEPIA, 0.85)
    canvas.stroke(hachures, 1.2, SEPIA, 0.6)


def _fill(canvas: Canvas, points: Sequence[Point], ink: Colour, opacity: float) -> None:
    left, top, right, bottom = bounds([points], 1)
    canvas.fill(filled(moved(points, -left, -top), right - left, bottom - top), ink, (left, top), opacity)


def _draw_tree(canvas: Canvas, x: float, y: float) -> None:
    crown = circle_path(50, 36, 34) + circle_path(28, 52, 24) + circle_path(72, 52, 24)
    box = (round(x) - 9, round(y) - 11, round(x) + 9, round(y) + 9)
    canvas.shape("M 44 60 L 56 60 L 58 100 L 42 100 Z", box, SEPIA, 0.8)
    green = mix(MARKER["key"].ground, SEPIA, 0.45)
    canvas.stamp(painted(((crown, green), (circle_path(40, 34, 16), mix(green, PALE, 0.3))), 18, 20), (x, y - 1))


def _draw_tuft(canvas: Canvas, x: float, y: float) -> None:
    left, top = round(x) - 10, round(y) - 8
    blades = [[(4, 14), (2, 6)], [(8, 14), (8, 3)], [(12, 14), (15, 6)]]
    canvas.fill(stroked(20, 18, blades, 1.4), SEPIA, (left, top), 0.6)


# The graphs of neighbours


@kept
def border_graph() -> Sprite:
    """Return the lines that join regions with a common border."""
    lines = [(pieces_middle(place), pieces_middle(other)) for place, near in enumerate(MAP.adjacent) for other in near]
    return Sprite(
        Image.composite(
            Image.new("RGB", (WIDTH, HEIGHT), BORDER),
            Image.new("RGB", (WIDTH, HEIGHT), PALE),
            stroked(WIDTH, HEIGHT, lines, 7),
        ),
        stroked(WIDTH, HEIGHT, lines, 12),
        (0, 0),
    )


@lru_cache(maxsize=64)
def links(markers: tuple[Marker, ...], marker: Marker) -> tuple[tuple[Point, ...], ...]:
    """Join all regions with a marker by the shortest chain of curves; mages cross to any of them."""
    places = [place for place, each in enumerate(markers) if each == marker]
    joined, waiting = places[:1], places[1:]
    lines = []
    while waiting:
        near, far = min(
            ((one, two) for one in joined for two in waiting),
            key=lambda pair: math.dist(pieces_middle(pair[0]), pieces_middle(pair[1])),
        )
        joined.append(far)
        waiting.remove(far)
        ways = [tuple(curve(pieces_middle(near), pieces_middle(far), bend)) for bend in _BENDS]
        lines.append(min(ways, key=lambda way: _covered({near, far}, way)))
    return tuple(lines)


def _covered(ends: set[int], line: Sequence[Point]) -> int:
    """Count the points of a line that lie on the name of a region, or on a plate between its ends."""
    count = 0
    for place in range(len(MAP.regions)):
        (x, y), (across, down) = name_middle(place), pieces_middle(place)
        for point in line[::2]:
            count += abs(point[0] - x) < 70 and abs(point[1] - y) < 18
            count += place not in ends and abs(point[0] - across) < 80 and abs(point[1] - down) < 34
    return count


@cache
def pieces_middle(place: int) -> Point:
    """Give the middle of the row of marker and pieces of a region: near its anchors, where there is most room.

    Where full rows of neighbours would cover each other they are moved apart.
    """
    land = MAP.regions[place]
    marker, pieces = spot(land.marker), spot(land.pieces)
    x, y = (marker[0] + pieces[0]) / 2, (marker[1] + pieces[1]) / 2
    left, top, right, _ = region_box(place)
    row = region_mask(place).crop((0, round(y) - top, right - left, round(y) - top + 1)).tobytes()
    start = end = round(x) - left
    while start > 0 and row[start - 1] > 127:
        start -= 1
    while end < len(row) - 1 and row[end + 1] > 127:
        end += 1
    middle = left + (start + end) / 2
    aside, down = _APART.get(land.id, (0, 0))
    return (x + max(-_MOST_NUDGED, min(_MOST_NUDGED, middle - x)) + aside, y + down)


def name_middle(place: int) -> Point:
    """Give the middle of the name of a region, above its row of marker and pieces."""
    x, y = pieces_middle(place)
    land = MAP.regions[place]
    return (x, min(spot(land.label)[1] + _APART.get(land.id, (0, 0))[1] - 3, y - 50))


def draw_marker_washes(canvas: Canvas, markers: tuple[Marker, ...]) -> None:
    """Wash every region in the colour of its marker."""
    for place, marker in enumerate(markers):
        canvas.fill(wash_mask(place), MARKER[marker].ground, region_box(place)[:2])


def draw_links(canvas: Canvas, markers: tuple[Marker, ...], only: Marker | None = None) -> None:
    """Join the regions that are neighbours of each other by their markers, or by one marker only."""
    for marker in dict.fromkeys(markers if only is None else [only]):
        ink = mix(MARKER[marker].ground, INK, 0.18)
        strokes = _link_strokes(markers, marker)
        for box, halo, _ in strokes:
            canvas.fill(halo, PALE, box[:2])
        for box, _, line in strokes:
            canvas.fill(line, ink, box[:2])


@kept
def _link_strokes(markers: tuple[Marker, ...], marker: Marker) -> tuple[tuple[Box, Image.Image, Image.Image], ...]:
    """Return the box, the halo and the dashes of each link."""
    strokes = []
    for line in links(markers, marker):
        box = bounds([line], 10)
        width, height = box[2] - box[0], box[3] - box[1]
        here = moved(line, -box[0], -box[1])
        halo = stroked(width, height, [here], 8.5).point([round(value * 0.8) for value in range(256)])
        strokes.append((box, halo, stroked(width, height, dashes(here, MARKER[marker].dashes), 5.0)))
    return tuple(strokes)
