"""Slips of paper with a guess in pencil, which somebody has put on his own picture. Each ends with a question mark."""

from PIL import Image, ImageDraw

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.fonts import STRONG
from render.kit.kept import kept
from render.kit.sprites import Layer, Sprite, paint, turned, with_shadow
from render.kit.text import fit, measure

PAPER: Colour = (252, 249, 238)
GRAPHITE: Colour = (50, 49, 54)
_TILT = 3  # degrees
_DASH = 9
_SCALE = 4


@kept
def slip(words: str = "", layers: tuple[Layer, ...] = (), *, size: int = 30, room: int = 220) -> Sprite:
    """Return a slip with a small drawing and words, in `room` pixels of width at most; its anchor is its middle."""
    side = round(size * 1.3) if layers else 0
    text, size = fit(f"{words}?", STRONG, size, room - side - 20)
    width, height = round(measure(text, STRONG, size)) + side + 20, round(size * 1.2) + 11
    canvas = Canvas(Image.new("RGB", (width, height), PAPER))
    if layers:
        grey = tuple((path, _grey(ink)) for path, ink in layers)
        drawing = paint(grey, side, side, outline=GRAPHITE, outline_width=1.0)
        canvas.stamp(drawing, (8 + side / 2, height / 2))
    canvas.text((width - 10, height / 2), text, GRAPHITE, size, STRONG, align="right")
    canvas.fill(_dashes(width, height), GRAPHITE, (0, 0))
    return with_shadow(turned(Sprite(canvas.image, shapes.rounded(width, height, 7), (0, 0)), _TILT), 5, 0.6, (0, 3))


def _dashes(width: int, height: int) -> Image.Image:
    """Return the coverage of a dashed line a little inside the edge."""
    mask = Image.new("L", (width * _SCALE, height * _SCALE))
    draw, inset = ImageDraw.Draw(mask), 4
    corners = ((inset, inset), (width - inset, inset), (width - inset, height - inset), (inset, height - inset))
    for (left, top), (right, bottom) in zip(corners, (*corners[1:], corners[0]), strict=True):
        count = max(1, (abs(right - left) + abs(bottom - top)) // (2 * _DASH))
        for number in range(count):
            ends = [
                (left + (right - left) * part / count, top + (bottom - top) * part / count)
                for part in (number + 0.25, number + 0.8)
            ]
            draw.line([(x * _SCALE, y * _SCALE) for x, y in ends], fill=255, width=2 * _SCALE)
    return mask.reduce(_SCALE)


def _grey(ink: Colour) -> Colour:
    """Draw a colour in pencil: the darker it is, the harder one has pressed."""
    light = (0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]) / 255
    return mix(GRAPHITE, PAPER, light * 0.85)
