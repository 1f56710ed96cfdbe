"""A match looked at again as a picture: how likely each seat was to win, as a river of the players' colours."""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Final

import msgspec

from bot.language import Language
from render.keepsake import (
    GOLD,
    INK,
    IVORY,
    WIDTH,
    medallion,
    palette_with,
    plate,
    sheet_on_table,
    soft,
)
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import WHITE, Colour, SeatColour, mix
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.lines import filled, moved
from render.kit.png import Palette, png, ramp
from render.kit.shapes import SEAT_SHAPES, Point
from render.kit.text import fit, measure
from render.picture import Picture

_SHEET: Final[Box] = (14, 136, 1186, 756)
_PLOT: Final[Box] = (122, 218, 1160, 726)
_ROW, _FIRST_ROW = 92, 772
_APART: Final = 66
"""So far apart are the marks of two turning points at least."""
_NAME, _LEAST_NAME = 46, 30
"""The size of a name in the river, and that of one in a narrow place."""


class CurveTurn(msgspec.Struct, frozen=True):
    """A turning point: at which of the points, whose chances moved, in percent from where to where, and what it was."""

    at: int
    seat: int
    before: int
    after: int
    title: str


class Curve(msgspec.Struct, frozen=True):
    """The chances of all seats, from 0 to 1 and together 1, at the points of a match, and its turning points."""

    points: tuple[tuple[float, ...], ...]
    turns: tuple[CurveTurn, ...]


def review_picture(
    curve: Curve, title: str, names: Sequence[str], seats: Sequence[SeatColour], language: Language
) -> Picture:
    """Draw the river of chances with its turning points; 1200 pixels wide, the higher the more points there are."""
    canvas = Canvas(sheet_on_table(_FIRST_ROW + _ROW * max(1, len(curve.turns)) + 6, _SHEET))
    canvas.fitted_text((40, 72), language.say("review-picture-title"), GOLD, 64, 780, TITLE, align="left")
    canvas.fitted_text((1160, 74), title, IVORY, 44, 330, TITLE, align="right")
    _draw_river(canvas, curve, names, seats)
    told = _draw_turns(canvas, curve, names, seats, language)
    start, end = (_percents(names, curve.points[at], language) for at in (0, -1))
    alt = alt_text([language.say("review-picture-alt", start=start, end=end), *told])
    return Picture(png=png(canvas.image, _palette(tuple(seats))), alt=alt, name="review.png")


def _percents(names: Sequence[str], chances: Sequence[float], language: Language) -> str:
    return language.list(f"{name} {round(100 * chance)} %" for name, chance in zip(names, chances, strict=True))


def _draw_river(canvas: Canvas, curve: Curve, names: Sequence[str], seats: Sequence[SeatColour]) -> None:
    left, top, right, bottom = _PLOT
    width, height = right - left, bottom - top
    points = curve.points if len(curve.points) > 1 else curve.points * 2
    across = width / (len(points) - 1)
    # The first seat lies on top; each border has what is above it and below it.
    borders = [
        [(number * across, height * share) for number, share in enumerate(line)]
        for line in zip(*(accumulate(chances, initial=0.0) for chances in points), strict=True)
    ]
    for seat, (above, below) in enumerate(pairwise(borders)):
        mask = filled([*soft(above), *reversed(soft(below))], width, height)
        canvas.fill(mask, seats[seat].ground, (left, top))
    for border in borders[1:-1]:
        canvas.stroke([moved(soft(border), left, top)], 5, INK)
    canvas.frame((left - 3, top - 3, right + 3, bottom + 3), 6, 4, INK)
    for share in (0, 50, 100):
        canvas.text((left - 16, top + height * share / 100), f"{share} %", INK, 30, STRONG, align="right")
    middle = (top + bottom) // 2
    for dash in range(left + 4, right, 24):
        canvas.rounded((dash, middle - 1, min(dash + 12, right), middle + 2), 1, INK, 0.55)
    free = left + 20.0
    for number, turn in enumerate(curve.turns, start=1):
        x = left + turn.at * across
        canvas.stroke([[(x, top - 4), (x, bottom)]], 4, INK, 0.75)
        free = max(free, min(x, right - 20 - _APART * (len(curve.turns) - number)))
        medallion(canvas, str(number), (free, top - 40))
        free += _APART
    crossed = [turn.at * across for turn in curve.turns]
    for seat, name in enumerate(names):
        _write_name(canvas, borders[seat : seat + 2], crossed, name, seats[seat])


def _write_name(
    canvas: Canvas, borders: Sequence[Sequence[Point]], crossed: Sequence[float], name: str, seat: SeatColour
) -> None:
    """Write a name where the player's part of the river is broadest all along it; where it never is, it has no name.

    Where there is room for it, nothing has `crossed` the river behind it.
    """
    (above, below), (left, top, right, _) = borders, _PLOT
    for largest in range(_NAME, _LEAST_NAME - 1, -4):
        words, size = fit(name, STRONG, largest, 330)
        half = (measure(words, STRONG, size) + size) / 2 + 10
        places = [
            (min(lows) - max(highs), x, (min(lows) + max(highs)) / 2)
            for x in range(round(half), right - left - round(half), 12)
            if (highs := [_at(above, x + along) for along in (-half, 0, half)])
            and (lows := [_at(below, x + along) for along in (-half, 0, half)])
        ]
        free = [one for one in places if one[0] >= size * 1.15 and all(abs(one[1] - at) > half for at in crossed)]
        room, middle, y = max(free or places)
        if room >= size * 1.15:
            mark, start = round(size * 0.36), round(left + middle - half + 10)
            canvas.sign(SEAT_SHAPES[seat.shape], (start + mark, round(top + y)), 2 * mark, seat.ink)
            canvas.text((start + 2 * mark + 10, top + y), words, seat.ink, size, STRONG, align="left", halo=seat.ground)
            return


def _at(line: Sequence[Point], across: float) -> float:
    """Give the height of a line at a distance from its left end."""
    for (x, y), (later, further) in pairwise(line):
        if across <= later:
            return y + (further - y) * (across - x) / (later - x)
    return line[-1][1]


def _draw_turns(
    canvas: Canvas, curve: Curve, names: Sequence[str], seats: Sequence[SeatColour], language: Language
) -> list[str]:
    """Draw a row for each turning point, and give what it says."""
    told = []
    if not curve.turns:
        none = language.say("review-picture-steady")
        canvas.fitted_text((WIDTH / 2, _FIRST_ROW + _ROW / 2), none, IVORY, 38, WIDTH - 80, TEXT)
        told.append(none)
    for number, turn in enumerate(curve.turns, start=1):
        top = _FIRST_ROW + _ROW * (number - 1)
        box = (14, top, 1186, top + _ROW - 10)
        middle = (box[1] + box[3]) // 2
        plate(canvas, box)
        medallion(canvas, str(number), (62, middle))
        canvas.fitted_text((108, middle), turn.title, IVORY, 36, 560, TEXT, align="left")
        seat = seats[turn.seat]
        named = (690, middle - 29, 934, middle + 29)
        canvas.rounded(named, 12, seat.ground)
        canvas.sign(SEAT_SHAPES[seat.shape], (717, middle), 26, seat.ink)
        canvas.fitted_text((742, middle), names[turn.seat], seat.ink, 34, 182, STRONG, align="left")
        width = canvas.text((1166, middle), f"{turn.after} %", GOLD, 44, TITLE, align="right")
        canvas.text((1152 - width, middle), f"{turn.before} →", IVORY, 38, STRONG, align="right")
        said = language.say("review-turn", when=turn.title, name=names[turn.seat], before=turn.before, after=turn.after)
        told.append(said)
    return told


@cache
def _palette(seats: tuple[SeatColour, ...]) -> Palette:
    grounds: list[Colour] = [seat.ground for seat in seats]
    edges = [ramp(ground, INK, 7) for ground in grounds]
    edges += [ramp(one, other, 6) for one, other in pairwise(grounds)]
    edges += [[mix(ground, WHITE, share / 4) for share in range(4)] for ground in grounds]
    return palette_with(*edges)
