"""What somebody has done in a game as a picture to keep: points with their curve, places, sides, records."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec

from bot.language import Language
from render.keepsake import GOLD, INK, IVORY, PAPER, WIDTH, medallion, palette_with, plate, sheet_on_table
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour, SeatColour, colour, mix
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.lines import filled
from render.kit.png import Palette, png, ramp
from render.kit.shapes import SEAT_SHAPES, Point
from render.picture import Picture

_SHEET: Final[Box] = (14, 136, 1186, 596)
_PLOT: Final[Box] = (520, 190, 1040, 540)
_FIRST_ROW, _ROW, _GAP = 612, 92, 10
_SEAL, _SEAL_DARK = colour("#9c2f22"), colour("#5d150d")
_SEAL_LIGHT, _SEAL_PRESSED = colour("#cf6a55"), colour("#87261b")
_WAX: Final = tuple(
    (step * math.tau / 120, 146 + 7 * math.sin(7 * step * math.tau / 120) + 4 * math.sin(3 * step * math.tau / 120 + 1))
    for step in range(120)
)
"""The edge of the wax: directions and how far it has run there."""
_METALS: Final = (GOLD, colour("#c9ccd2"), colour("#c98a54"))
"""Of the first three places."""
_OTHER: Final = PAPER[0]
_LEAST_RISE: Final = 60
"""A curve spans so many points at least, so that small changes look small."""


class Line(msgspec.Struct, frozen=True):
    """What stands on a plate: what it is, and how much; `named`: the second name of the scene is what it is.

    `wide` ones have a plate of the whole width, below the others.
    """

    what: str
    text: str
    named: bool = False
    wide: bool = False


class SideLine(msgspec.Struct, frozen=True):
    """How somebody did with what he began with."""

    side: str
    matches: int
    won: int


class ProfileSheet(msgspec.Struct, frozen=True):
    """What a profile shows, in words where it is no number.

    `points` are None where nothing was rated; `about` says of how many matches they are. `places` are those from the
    first on with how often he had each.
    """

    points: int | None
    about: str
    curve: tuple[int, ...]
    lines: tuple[Line, ...]
    places: tuple[tuple[int, int], ...]
    sides: tuple[SideLine, ...]


def profile_picture(
    sheet: ProfileSheet,
    title: str,
    names: Sequence[str],
    sides: Sequence[tuple[str, Sequence[SeatColour]]],
    language: Language,
) -> Picture:
    """Draw a profile, 1200 pixels wide; `names` are its owner's and the one that a line names, `sides` those of it."""
    lines = sorted(sheet.lines, key=lambda line: line.wide)
    narrow = sum(not line.wide for line in lines)
    deep = (narrow + 1) // 2 + len(lines) - narrow
    rows = bool(sheet.places) + deep + (len(sheet.sides) + 1) // 2
    canvas = Canvas(sheet_on_table(_FIRST_ROW + _ROW * rows + 6, _SHEET))
    width = canvas.fitted_text((1160, 76), title, IVORY, 44, 380, TITLE, align="right")
    canvas.fitted_text((40, 72), names[0], GOLD, 68, 1080 - width, TITLE, align="left")
    told = [language.say("profile-picture-alt", name=names[0], game=title)]
    told += _draw_points(canvas, sheet, language)
    top = _FIRST_ROW
    if sheet.places:
        told.append(_draw_places(canvas, sheet.places, top, language))
        top += _ROW
    for number, line in enumerate(lines):
        what = names[1] if line.named and len(names) > 1 else line.what
        box = _cell(top, number, narrow)
        if line.wide:
            box = _cell(top + _ROW * ((narrow + 1) // 2 + number - narrow), 0, 1)
        plate(canvas, box)
        taken = canvas.fitted_text((box[2] - 24, _middle(box)), line.text, GOLD, 40, 330, TITLE, align="right")
        room = box[2] - box[0] - 72 - taken
        canvas.fitted_text((box[0] + 24, _middle(box)), what, IVORY, 34, room, TEXT, align="left")
        told.append(language.entry(line.what, f"{what} · {line.text}" if line.named else line.text) + ".")
    top += _ROW * deep
    for number, (side, (name, colours)) in enumerate(zip(sheet.sides, sides, strict=True)):
        won = language.say("profile-won-of", won=side.won, count=side.matches)
        _draw_side(canvas, _cell(top, number, len(sheet.sides)), name, colours, won)
        told.append(language.entry(name, won) + ".")
    grounds = tuple(dict.fromkeys(one.ground for _, colours in sides for one in colours))
    return Picture(png=png(canvas.image, _palette(grounds)), alt=alt_text(told), name="profile.png")


def _cell(top: int, number: int, count: int) -> Box:
    """Give the place of a plate among others, two beside each other; one that is left over takes both places."""
    left, above = 605 if number % 2 else 14, top + _ROW * (number // 2)
    right = 1186 if number % 2 or number == count - 1 else 595
    return (left, above, right, above + _ROW - _GAP)


def _middle(box: Box) -> int:
    return (box[1] + box[3]) // 2


def _draw_points(canvas: Canvas, sheet: ProfileSheet, language: Language) -> list[str]:
    """Draw the points as a seal, and how they came about; give what that says."""
    left, top, _, bottom = _SHEET
    middle = (top + bottom) // 2
    if sheet.points is None:
        canvas.fitted_text((WIDTH / 2, middle), sheet.about, INK, 44, WIDTH - 160, TEXT)
        return [sheet.about]
    centre = (left + 222, middle - 30)
    _draw_seal(canvas, centre)
    canvas.text(centre, str(sheet.points), IVORY, 84, TITLE)
    canvas.fitted_text((centre[0], middle + 168), sheet.about, INK, 34, 396, TEXT)
    said = language.say("profile-picture-points", points=str(sheet.points))
    if len(sheet.curve) < 2:
        canvas.fitted_text((812, middle), language.say("profile-picture-no-curve"), INK, 36, 640, TEXT)
        return [f"{said} {sheet.about}."]
    _draw_curve(canvas, sheet.curve)
    first, least, most = (str(one) for one in (sheet.curve[0], min(sheet.curve), max(sheet.curve)))
    ends = language.say("profile-picture-curve", first=first, least=least, most=most)
    return [f"{said} {sheet.about}.", ends]


def _draw_seal(canvas: Canvas, centre: Point) -> None:
    """Press a seal into wax, lit from the upper left."""
    x, y = centre
    blob = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn, reach in _WAX]
    for ink, away, opacity in ((INK, 9, 0.35), (_SEAL_DARK, 3, 1.0), (_SEAL_LIGHT, -3, 1.0), (_SEAL, 0, 1.0)):
        area = [(px - x + 170 + away, py - y + 170 + away) for px, py in blob]
        canvas.fill(filled(area, 340, 340), ink, (x - 170, y - 170), opacity)
    canvas.disc((x - 2, y - 2), 112, _SEAL_DARK)
    canvas.disc((x + 2, y + 2), 112, _SEAL_LIGHT)
    canvas.disc(centre, 110, _SEAL_PRESSED)
    canvas.frame((round(x) - 98, round(y) - 98, round(x) + 98, round(y) + 98), 98, 3, GOLD)


def _draw_curve(canvas: Canvas, curve: Sequence[int]) -> None:
    left, top, right, bottom = _PLOT
    middle, rise = (min(curve) + max(curve)) / 2, max(_LEAST_RISE, max(curve) - min(curve))
    across, up = (right - left) / (len(curve) - 1), (bottom - top) / rise

    def at(number: int, points: float) -> Point:
        return (left + number * across, (top + bottom) / 2 - (points - middle) * up)

    line = [at(number, points) for number, points in enumerate(curve)]
    floor = bottom + 22
    area = [*line, (right, floor), (left, floor)]
    mask = filled([(x - left, y - top) for x, y in area], right - left, floor - top)
    canvas.fill(mask, GOLD, (left, top), 0.45)
    for x in (left, right):
        canvas.stroke([[(x, top - 8), (x, floor)]], 2, INK, 0.35)
    canvas.stroke([[(left, floor), (right, floor)]], 4, INK)
    canvas.stroke([line], 7, INK)
    for number in {curve.index(min(curve)), curve.index(max(curve)), len(curve) - 1}:
        canvas.ringed(line[number], 11, GOLD, 4, INK)
    # The highest and the lowest stand at the side, where the last point leaves room for them.
    taken: list[float] = []
    for points in dict.fromkeys((curve[-1], max(curve), min(curve))):
        y = at(0, points)[1]
        if all(abs(y - other) >= 40 for other in taken):
            canvas.text((right + 22, y), str(points), INK, 36 if taken else 42, STRONG, align="left")
            taken.append(y)


def _draw_places(canvas: Canvas, places: Sequence[tuple[int, int]], top: int, language: Language) -> str:
    """Draw how often somebody had each place, as shares of a bar, and give what it says."""
    box = (14, top, 1186, top + _ROW - _GAP)
    plate(canvas, box)
    each = (box[2] - box[0] - 40) / len(places)
    told = []
    for number, (place, count) in enumerate(places):
        x = box[0] + 20 + each * number + 34
        metal = _METALS[place - 1] if place <= len(_METALS) else _OTHER
        medallion(canvas, str(place), (x, _middle(box)), metal)
        said = language.say("profile-picture-times", count=count)
        canvas.fitted_text((x + 46, _middle(box)), said, IVORY, 38, each - 92, STRONG, align="left")
        told.append(language.say("profile-picture-place", place=place, times=said))
    return language.list(told) + "."


def _draw_side(canvas: Canvas, box: Box, name: str, colours: Sequence[SeatColour], won: str) -> None:
    plate(canvas, box)
    x, middle = box[0] + 18, _middle(box)
    for one in colours:
        canvas.rounded((x, middle - 25, x + 50, middle + 25), 12, one.ground)
        canvas.shape(SEAT_SHAPES[one.shape], (x + 11, middle - 14, x + 39, middle + 14), one.ink)
        x += 58
    room = 250 if len(colours) < 2 else 205
    taken = canvas.fitted_text((box[2] - 24, middle), won, GOLD, 38, room, TITLE, align="right")
    canvas.fitted_text((x + 6, middle), name, IVORY, 34, box[2] - x - 54 - taken, TEXT, align="left")


@cache
def _palette(grounds: tuple[Colour, ...]) -> Palette:
    edges = [ramp(one, INK, 8) for one in (*grounds, *_METALS)]
    edges += [ramp(_SEAL, _SEAL_DARK, 4), ramp(_SEAL, _SEAL_LIGHT, 5), ramp(_SEAL_LIGHT, PAPER[1], 6)]
    edges += [ramp(_SEAL_PRESSED, _SEAL_DARK, 5), ramp(_SEAL_PRESSED, IVORY, 10), ramp(_SEAL_PRESSED, GOLD, 6)]
    edges += [ramp(_SEAL_DARK, PAPER[1], 8)]
    edges += [ramp(one, other, 5) for one, other in pairwise(grounds)]
    edges += [[mix(PAPER[1], GOLD, share / 10) for share in range(10)], ramp(mix(PAPER[0], GOLD, 0.45), INK, 8)]
    return palette_with(*edges)
