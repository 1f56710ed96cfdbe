"""What pictures to keep have in common: a walnut table with a sheet of parchment, gold, leather and medallions."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import Colour, colour
from render.kit.fonts import TITLE
from render.kit.kept import kept
from render.kit.png import Palette, palette, ramp
from render.kit.shapes import Point
from render.kit.textures import darkened, edge_light, parchment, wood

WIDTH: Final = 1200
TABLE: Final = (colour("#1c1712"), colour("#43352a"))
PAPER: Final = (colour("#b8935f"), colour("#f7ecd2"))
INK, GOLD, IVORY = colour("#241a12"), colour("#e0b04a"), colour("#f6ead6")
LEATHER: Final = colour("#21160f")


@kept
def sheet_on_table(height: int, sheet: Box, grain: str = "review") -> Image.Image:
    """Lay a sheet of parchment on a table; the grain of both follows from a word."""
    table = wood(grain, WIDTH, height, *TABLE, 4)
    canvas = Canvas(darkened(table, edge_light(WIDTH, height, 0.6, reach=0.14)))
    left, top, right, bottom = sheet
    paper = parchment(grain, right - left, bottom - top, *PAPER)
    canvas.shadow(sheet, 22, 8, 0.6)
    canvas.image.paste(paper, sheet[:2], shapes.rounded(right - left, bottom - top, 22))
    return canvas.image


def soft(line: Sequence[Point]) -> list[Point]:
    """Round a line through its points: between two of them it is level at both ends."""
    found = [line[0]]
    for (x, y), (later, further) in pairwise(line):
        for step in range(1, 9):
            part = step / 8
            found.append((x + (later - x) * part, y + (further - y) * part * part * (3 - 2 * part)))
    return found


def medallion(canvas: Canvas, words: str, at: Point, metal: Colour = GOLD) -> None:
    """Put a round mark with a number on a point."""
    canvas.ringed(at, 30, metal, 4, INK)
    canvas.text(at, words, INK, 38, TITLE)


def plate(canvas: Canvas, box: Box) -> None:
    """Lay a plate of leather with a golden rim."""
    canvas.rounded(box, 16, LEATHER)
    canvas.frame(box, 16, 2, GOLD)


def palette_with(*ramps: Iterable[Colour]) -> Palette:
    """Give the palette of such a picture, with the colours that are its own."""
    plain = [
        ramp(TABLE[0], TABLE[1], 24),
        ramp(colour("#000000"), TABLE[0], 8),
        ramp(PAPER[0], PAPER[1], 48),
        ramp(PAPER[1], INK, 12),
        ramp(GOLD, INK, 12),
        ramp(GOLD, LEATHER, 8),
        ramp(IVORY, LEATHER, 12),
        ramp(IVORY, TABLE[1], 8),
    ]
    return palette(one for part in (*plain, *ramps) for one in part)
