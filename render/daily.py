"""What came out of a sealed order of the day as a picture: each answer, by how many people, how often by a computer."""

from functools import cache
from typing import Final

import msgspec

from bot.language import Language
from render.keepsake import GOLD, INK, IVORY, PAPER, WIDTH, palette_with, sheet_on_table
from render.kit.alt import alt_text
from render.kit.canvas import Box, Canvas
from render.kit.colours import SeatColour, colour, mix
from render.kit.fonts import STRONG, TEXT, TITLE
from render.kit.png import Palette, png, ramp
from render.kit.shapes import SEAT_SHAPES, Point
from render.kit.text import fit_lines
from render.picture import Picture

_TOP, _ROW, _FOOT = 196, 132, 26
_LEFT, _BARS, _END = 44, 560, 1004
"""Where words begin, and between which two places the bars lie."""
_LEAST_BAR: Final = 16
_STEEL = colour("#5d5348")


class TallyRow(msgspec.Struct, frozen=True):
    """An answer in words, how many people gave it, in percent how often a computer would, its points, if it is bold."""

    answer: str
    count: int
    share: int
    points: int
    bold: bool = False


class Tally(msgspec.Struct, frozen=True):
    """What came out: so many people have answered, and the answers that matter most."""

    answered: int
    rows: tuple[TallyRow, ...]


def tally_picture(tally: Tally, title: str, seat: SeatColour, language: Language) -> Picture:
    """Draw a row for each answer; people's share in the colour of the seat that was asked, a computer's in steel."""
    height = _TOP + _ROW * len(tally.rows) + _FOOT
    canvas = Canvas(sheet_on_table(height, (14, 116, WIDTH - 14, height - 14), "daily"))
    canvas.fitted_text((40, 62), language.say("daily-picture-title"), GOLD, 64, 620, TITLE, align="left")
    canvas.fitted_text((1160, 64), title, IVORY, 44, 460, TITLE, align="right")
    _draw_legend(canvas, seat, language, any(row.bold for row in tally.rows))
    told = []
    for number, row in enumerate(tally.rows):
        top = _TOP + _ROW * number
        if number:
            canvas.rounded((_LEFT, top - 1, WIDTH - _LEFT, top + 1), 1, INK, 0.25)
        _draw_row(canvas, row, max(1, tally.answered), top, seat)
        said = language.say("daily-line", answer=row.answer, count=row.count, share=row.share, points=row.points)
        told.append(f"{number + 1}. {said}.")
    alt = alt_text([language.say("daily-picture-alt", answered=tally.answered), *told])
    return Picture(png=png(canvas.image, _palette(seat)), alt=alt, name="opened.png")


def _draw_legend(canvas: Canvas, seat: SeatColour, language: Language, bold: bool) -> None:
    middle, at = 158, _BARS
    if bold:
        _star(canvas, (_LEFT + 22, middle))
        canvas.fitted_text((_LEFT + 56, middle), language.say("daily-picture-bold"), INK, 32, 420, TEXT, align="left")
    canvas.rounded((at, middle - 15, at + 44, middle + 15), 8, seat.ground)
    canvas.frame((at, middle - 15, at + 44, middle + 15), 8, 3, INK)
    canvas.shape(SEAT_SHAPES[seat.shape], (at + 13, middle - 9, at + 31, middle + 9), seat.ink)
    canvas.fitted_text((at + 56, middle), language.say("daily-picture-people"), INK, 32, 150, TEXT, align="left")
    at += 220
    canvas.rounded((at, middle - 8, at + 44, middle + 8), 6, _STEEL)
    canvas.fitted_text((at + 56, middle), language.say("daily-picture-computer"), INK, 32, 190, TEXT, align="left")
    canvas.fitted_text((1156, middle), language.say("daily-picture-points"), INK, 32, 130, TEXT, align="right")


def _draw_row(canvas: Canvas, row: TallyRow, people: int, top: int, seat: SeatColour) -> None:
    middle = top + _ROW // 2
    words, size = fit_lines(row.answer, STRONG, 36, _BARS - _LEFT - 32, 2, smallest=28)
    for number, line in enumerate(words):
        at = middle + (number - (len(words) - 1) / 2) * size * 1.12
        canvas.text((_LEFT, at), line, INK, size, STRONG, align="left")
    _bar(canvas, row.count / people, str(row.count), (_BARS, top + 22, _END - 76, top + 70), seat.ground, framed=True)
    _bar(canvas, row.share / 100, f"{row.share} %", (_BARS, top + 82, _END - 76, top + 108), _STEEL, framed=False)
    plate: Box = (1040, middle - 38, 1160, middle + 38)
    canvas.rounded(plate, 16, GOLD if row.points == 100 else mix(PAPER[1], INK, 0.1))
    canvas.frame(plate, 16, 3, INK)
    canvas.text(((plate[0] + plate[2]) / 2, middle), str(row.points), INK, 46, TITLE)
    if row.bold:
        _star(canvas, (plate[0] - 4, plate[1] + 4))


def _star(canvas: Canvas, at: Point) -> None:
    canvas.ringed(at, 22, GOLD, 3, INK)
    canvas.sign(SEAT_SHAPES["star"], at, 26, INK)


def _bar(canvas: Canvas, share: float, words: str, room: Box, ink: tuple[int, int, int], *, framed: bool) -> None:
    left, top, right, bottom = room
    end = left + max(_LEAST_BAR, round((right - left) * share))
    if share > 0:
        canvas.rounded((left, top, end, bottom), 8, ink)
        if framed:
            canvas.frame((left, top, end, bottom), 8, 3, INK)
    else:
        canvas.rounded((left, top, left + 5, bottom), 2, INK, 0.5)
        end = left + 5
    size = 38 if framed else 30
    canvas.text((end + 12, (top + bottom) / 2), words, INK, size, STRONG, align="left")


@cache
def _palette(seat: SeatColour) -> Palette:
    others = (INK, PAPER[1], seat.ink)
    return palette_with(ramp(_STEEL, PAPER[1], 8), *(ramp(seat.ground, other, 10) for other in others))
