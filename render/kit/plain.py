"""A plain picture: lines of text, for what nobody has drawn yet."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.colours import colour
from render.kit.png import Palette, palette, png, ramp
from render.picture import Picture

_GROUND, _INK = colour("#12364a"), colour("#f2efe6")
_WIDTH, _LINE_HEIGHT, _MARGIN, _TEXT_SIZE = 1000, 64, 40, 34


def plain_picture(lines: Sequence[str], name: str) -> Picture:
    """Draw lines of text, each shrunk or shortened to fit; they are the alt text as well."""
    canvas = Canvas(Image.new("RGB", (_WIDTH, 2 * _MARGIN + _LINE_HEIGHT * len(lines)), _GROUND))
    for number, line in enumerate(lines):
        middle = _MARGIN + _LINE_HEIGHT * (number + 0.5)
        canvas.fitted_text((_MARGIN, middle), line, _INK, _TEXT_SIZE, _WIDTH - 2 * _MARGIN, align="left")
    return Picture(png=png(canvas.image, _colours()), alt=alt_text(lines), name=name)


@cache
def _colours() -> Palette:
    return palette(ramp(_GROUND, _INK, 32))
