"""The 9 by 9 plan as a printed map: sea, territories, headquarters, islands and the names of all places.

All of it follows from the board's data. The map is painted once for each set of sea labels.
"""

import math
from functools import cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter, ImageOps

from bot.games.power.board.data import BOARD, GRID, HQ, PLACE, PLACES
from bot.games.power.board.state import COLOURS, Colour, Place
from bot.games.power.sheets import place_name
from render.kit.canvas import Box, Canvas
from render.kit.colours import mix
from render.kit.fonts import TITLE
from render.kit.kept import kept
from render.kit.lines import dashes, filled, rough, stroked
from render.kit.png import in_palette
from render.kit.shapes import Point
from render.kit.textures import darkened, edge_light, layered_noise, wood
from render.power.counters import print_mask
from render.power.palette import board_palette
from render.power.theme import (
    ARMY,
    BRASS,
    INK,
    NEUTRAL,
    PALE,
    PAPER,
    SAND,
    SEA,
    SEA_DARK,
    SEA_LIGHT,
    SEPIA,
    STONE,
    TABLE,
)

WIDTH, HEIGHT = 1200, 1290
LEFT, TOP = 21, 117


def _edges(rim: int, inner: int, central: int) -> tuple[int, ...]:
    """Return where the lines of the grid lie; islands and headquarters, which fill up first, have wider ones."""
    sizes = [{0: rim, GRID // 2: central, GRID - 1: rim}.get(line, inner) for line in range(GRID)]
    return tuple(sum(sizes[:line]) for line in range(GRID + 1))


_COLUMNS, _ROWS = _edges(131, 125, 146), _edges(132, 110, 132)
_HQ_WIDTH = 250  # a headquarters reaches over a part of the sea beside it, nearly as far as its sector 8 does
PLAN: Box = (LEFT, TOP, LEFT + _COLUMNS[-1], TOP + _ROWS[-1])
LABEL = 29
NAME_HEIGHT = 30


@cache
def box(place: Place) -> Box:
    """Return the box of a place, in pixels of the picture."""
    first, top, last, bottom = PLACE[place].rect
    left, right = LEFT + _COLUMNS[first], LEFT + _COLUMNS[last]
    wider = _HQ_WIDTH - _COLUMNS[1]
    if PLACE[place].kind == "hq":
        left, right = (left, right + wider) if first == 0 else (left - wider, right)
    elif top in (0, GRID - 1) and last - first > 1:  # the sea between a headquarters and an island
        left, right = (left + wider, right) if first == 1 else (left, right - wider)
    return (left, TOP + _ROWS[top], right, TOP + _ROWS[bottom])


@cache
def middle(place: Place) -> Point:
    """Return the middle of a place."""
    left, top, right, bottom = box(place)
    return ((left + right) / 2, (top + bottom) / 2)


@cache
def reach(place: Place) -> float:
    """Return how far a place reaches from its middle to its nearest edge."""
    left, top, right, bottom = box(place)
    return min(right - left, bottom - top) / 2


def rim_towards(place: Place, point: Point) -> float:
    """Return how far it is from the middle of a place to its edge, on the way to a point outside."""
    left, top, right, bottom = box(place)
    x, y = middle(place)
    across, down = abs(point[0] - x) / (right - left), abs(point[1] - y) / (bottom - top)
    return math.dist((x, y), point) / 2 / max(across, down)


@cache
def territory(colour: Colour) -> Box:
    """Return the box of the nine sectors of a territory."""
    boxes = [box(place) for place in PLACES if PLACE[place].territory == colour and place != HQ[colour]]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


@cache
def _ring(place_box: Box, inset: float, roughness: float) -> tuple[Point, ...]:
    """Return a rough closed line inside of a box, with blunt corners."""
    left, top = place_box[0] + inset, place_box[1] + inset
    right, bottom = place_box[2] - inset, place_box[3] - inset
    blunt = min(14.0, (right - left) * 0.16)
    corners = [
        (left + blunt, top),
        (right - blunt, top),
        (right, top + blunt),
        (right, bottom - blunt),
        (right - blunt, bottom),
        (left + blunt, bottom),
        (left, bottom - blunt),
        (left, top + blunt),
    ]
    points = [corners[0]]
    for start, end in pairwise([*corners, corners[0]]):
        points += rough(start, end, roughness)
    return tuple(points)


@cache
def shore(colour: Colour) -> tuple[Point, ...]:
    """Return the coast of a territory."""
    return _ring(territory(colour), 5, 0.018)


@kept
def ground(labels: str) -> Image.Image:
    """Return the painted ground in the colours of the palette."""
    return in_palette(painted_ground(labels), board_palette())


def painted_ground(labels: str) -> Image.Image:
    """Paint the table with the map on it; `labels` is the set of numbers that the sea sectors bear."""
    canvas = Canvas(_map(WIDTH, HEIGHT))
    for place in PLACES:
        name_place(canvas, place, labels)
    return canvas.image


def name_place(canvas: Canvas, place: Place, labels: str, *, lifted: bool = False) -> None:
    """Write the name of a place into its upper left corner; `lifted` off what has been drawn there."""
    left, top, _, _ = box(place)
    kind = PLACE[place].kind
    ink, halo = (PALE, SEA_DARK) if kind == "sea" else (INK, PALE if lifted else None)
    name = place_name(place, labels)
    across, down = {"hq": (15, 25), "island": (20, 28)}.get(kind, (14, 24))
    canvas.text((left + across, top + down), name, ink, LABEL, TITLE, align="left", halo=halo, halo_width=2.0)


def lift_names(canvas: Canvas, labels: str) -> None:
    """Write the names of all places again, over the arrows and bursts that have been drawn there."""
    for place in PLACES:
        name_place(canvas, place, labels, lifted=True)


def _map(width: int, height: int) -> Image.Image:
    canvas = Canvas(paint_cloth("power/table", width, height))
    canvas.shadow((PLAN[0] - 12, PLAN[1] - 8, PLAN[2] + 12, PLAN[3] + 16), 6, 12, 0.8)
    _draw_neatline(canvas)
    canvas.image.paste(_sea(PLAN[2] - LEFT, PLAN[3] - TOP), (LEFT, TOP))
    land = Image.new("L", (width, height))
    islands = [_ring(box(place), 9, 0.1) for place in PLACES if PLACE[place].kind == "island"]
    rings = [shore(colour) for colour in COLOURS] + islands
    for ring in rings:
        land = ImageChops.lighter(land, filled(ring, width, height))
    lanes = _lanes()
    causeways = stroked(width, height, lanes, 20)
    everything = ImageChops.lighter(land, causeways)
    _draw_water_lines(canvas, everything)
    _draw_sea_borders(canvas)
    canvas.fill(everything.filter(ImageFilter.GaussianBlur(7)), INK, (3, 5), 0.55)
    canvas.fill(stroked(width, height, lanes, 26), INK, (0, 0))
    canvas.fill(stroked(width, height, lanes, 20), SAND[0], (0, 0))
    canvas.fill(stroked(width, height, [piece for lane in lanes for piece in dashes(lane, (7, 9))], 3), SEPIA, (0, 0))
    sand = ImageOps.colorize(_grain("power/sand", width, height), *SAND)
    canvas.image.paste(sand, (0, 0), land)
    for colour in COLOURS:
        _draw_territory(canvas, colour)
    canvas.fill(stroked(width, height, [[*ring, ring[0]] for ring in rings], 3.4), INK, (0, 0))
    for colour in COLOURS:
        _draw_headquarters(canvas, colour)
    return canvas.image


def paint_cloth(name: str, width: int, height: int) -> Image.Image:
    """Paint the table below a picture."""
    return darkened(wood(name, width, height, *TABLE, 1), edge_light(width, height, 0.7))


cloth = kept(paint_cloth)


def _grain(name: str, width: int, height: int) -> Image.Image:
    return ImageOps.autocontrast(
        layered_noise(name, width, height, ((160, 160, 1.0), (50, 50, 0.6), (9, 9, 0.3), (2.5, 2.5, 0.25))), cutoff=1
    )


def _sea(width: int, height: int) -> Image.Image:
    depth = ImageOps.autocontrast(
        layered_noise("power/sea", width, height, ((300, 220, 1.0), (90, 60, 0.6), (24, 8, 0.35), (10, 3, 0.2)))
    )
    water = ImageOps.colorize(depth, *SEA)
    waves = Canvas(water)
    lines = [
        [(x + t, y + 2.2 * math.sin(t / 4.6)) for t in range(0, 30, 2)]
        for row, y in enumerate(range(16, height, 23))
        for x in range((row % 3) * 31, width, 93)
    ]
    waves.fill(stroked(width, height, lines, 1.5), SEA_LIGHT, (0, 0), 0.34)
    return waves.image


def _draw_neatline(canvas: Canvas) -> None:
    """Draw the frame of a printed map: black and white lengths, one for each half row."""
    left, top, right, bottom = PLAN
    for rim, ink in ((12, INK), (10, BRASS), (8, INK), (6, PAPER)):
        canvas.image.paste(ink, (left - rim, top - rim, right + rim, bottom + rim))
    for start, next_one in pairwise(_COLUMNS):
        for y in (top - 6, bottom):
            canvas.image.paste(INK, (left + start, y, left + (start + next_one) // 2, y + 6))
    for start, next_one in pairwise(_ROWS):
        for x in (left - 6, right):
            canvas.image.paste(INK, (x, top + start, x + 6, top + (start + next_one) // 2))


def _draw_water_lines(canvas: Canvas, land: Image.Image) -> None:
    """Follow the coasts with lighter and lighter lines, as engravers did."""
    soft = land.filter(ImageFilter.GaussianBlur(9))
    plan = Image.new("L", land.size)
    plan.paste(255, PLAN)
    canvas.fill(ImageChops.multiply(soft.point([min(255, v * 2) for v in range(256)]), plan), SEA_LIGHT, (0, 0), 0.38)
    for level, strength in ((92, 0.55), (40, 0.4), (12, 0.28)):
        band = soft.point([255 if abs(v - level) < max(4, level * 0.13) else 0 for v in range(256)])
        canvas.fill(ImageChops.multiply(band.filter(ImageFilter.GaussianBlur(0.7)), plan), PALE, (0, 0), strength)


def _draw_sea_borders(canvas: Canvas) -> None:
    """Draw where sea sectors end: around islands and headquarters."""
    width, height = canvas.image.size
    lines = []
    for place in PLACES:
        if PLACE[place].kind in ("island", "hq"):
            left, top, right, bottom = box(place)
            ring = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
            for side in pairwise(ring):
                lines += dashes(side, (9, 8))
    canvas.fill(stroked(width, height, lines, 2.6), PALE, (0, 0), 0.62)


def _lanes() -> list[list[Point]]:
    """Return the causeways over the corners at which land touches headquarters and islands."""
    lanes = []
    for one, other in (*BOARD.contacts.hq_to_8, *BOARD.contacts.island_to_corner_sector):
        (ax, ay), (bx, by) = middle(one), middle(other)
        length = math.hypot(bx - ax, by - ay)
        first, second = box(one), box(other)
        # The middle of where they touch.
        x = (max(first[0], second[0]) + min(first[2], second[2])) / 2
        y = (max(first[1], second[1]) + min(first[3], second[3])) / 2
        across, down = (bx - ax) / length * 30, (by - ay) / length * 30
        lanes.append([(x - across, y - down), (x + across, y + down)])
    return lanes


def _draw_territory(canvas: Canvas, colour: Colour) -> None:
    look = ARMY[colour]
    width, height = canvas.image.size
    left, top, right, bottom = territory(colour)
    land = filled(shore(colour), width, height).crop((left, top, right, bottom))
    soil = ImageOps.colorize(_grain(f"power/{colour}", right - left, bottom - top), *look.land)
    canvas.image.paste(soil, (left, top), land)
    printed = print_mask(look.pattern, right - left, bottom - top, 15, 1.3)
    canvas.fill(ImageChops.multiply(printed, land), look.dark, (left, top), 0.20)
    inner = land.filter(ImageFilter.GaussianBlur(14)).point([max(0, 255 - v) for v in range(256)])
    canvas.fill(ImageChops.multiply(inner, land), look.dark, (left, top), 0.5)
    lines = []
    central = box(f"{colour}4")
    for x, y in (central[:2], central[2:]):
        lines += dashes([(x - left, 9.0), (x - left, bottom - top - 9.0)], (12, 7))
        lines += dashes([(9.0, y - top), (right - left - 9.0, y - top)], (12, 7))
    canvas.fill(stroked(right - left, bottom - top, lines, 2.8), mix(look.dark, INK, 0.3), (left, top), 0.8)


def _draw_headquarters(canvas: Canvas, colour: Colour) -> None:
    """Draw the walls of a headquarters with its towers, its court in the colour of its army."""
    look = ARMY[colour]
    left, top, right, bottom = box(HQ[colour])
    outer = (left + 4, top + 4, right - 4, bottom - 4)
    canvas.shadow(outer, 10, 6, 0.8)
    for x, y in ((left + 13, top + 13), (right - 13, top + 13), (left + 13, bottom - 13), (right - 13, bottom - 13)):
        canvas.disc((x, y), 13, INK)
        canvas.disc((x, y), 10.5, STONE[1])
    canvas.rounded(outer, 8, INK)
    canvas.rounded((outer[0] + 2, outer[1] + 2, outer[2] - 2, outer[3] - 2), 7, STONE[1])
    for x in range(left + 10, right - 10, 16):
        for y in (top + 6, bottom - 10):
            canvas.rounded((x, y, x + 8, y + 4), 1, STONE[0])
    for y in range(top + 10, bottom - 10, 16):
        for x in (left + 6, right - 10):
            canvas.rounded((x, y, x + 4, y + 8), 1, STONE[0])
    court = (left + 11, top + 11, right - 11, bottom - 11)
    canvas.rounded(court, 5, INK)
    width, height = court[2] - court[0] - 4, court[3] - court[1] - 4
    canvas.rounded((court[0] + 2, court[1] + 2, court[2] - 2, court[3] - 2), 3, mix(look.ground, look.light, 0.45))
    printed = print_mask(look.pattern, width, height, 11, 1.4)
    canvas.fill(printed, look.dark, (court[0] + 2, court[1] + 2), 0.36)


@kept
def neutral_veil(colour: Colour) -> Image.Image:
    """Return what greys the territory of an army that has left the game."""
    return filled(shore(colour), WIDTH, HEIGHT).crop(territory(colour))


def draw_neutral(canvas: Canvas, colour: Colour, labels: str) -> None:
    """Grey a territory and its headquarters: it belongs to nobody any more."""
    left, top, _, _ = territory(colour)
    canvas.fill(neutral_veil(colour), NEUTRAL, (left, top), 0.76)
    hq = box(HQ[colour])
    court = (hq[0] + 13, hq[1] + 13, hq[2] - 13, hq[3] - 13)
    canvas.rounded(court, 3, NEUTRAL, 0.75)
    for place in PLACES:
        if PLACE[place].territory == colour:
            name_place(canvas, place, labels)
