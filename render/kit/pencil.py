"""Slips of paper with a guess in pencil, which somebody has put on his own picture. Each ends with a question mark."""

from PIL import Image

from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.fonts import STRONG
from render.kit.kept import kept
from render.kit.lines import dashes
from render.kit.sprites import Layer, Sprite, paint, turned, with_shadow
from render.kit.text import fit, measure

PAPER: Colour = (252, 249, 238)
GRAPHITE: Colour = (50, 49, 54)
_TILT = 3  # degrees
_DASHES = (9, 7)


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
    edge = [(4, 4), (width - 4, 4), (width - 4, height - 4), (4, height - 4), (4, 4)]
    canvas.stroke(dashes(edge, _DASHES), 2, GRAPHITE)
    return with_shadow(turned(Sprite(canvas.image, shapes.rounded(width, height, 7), (0, 0)), _TILT), 5, 0.6, (0, 3))


def _grey(ink: Colour) -> Colour:
    """Draw a colour in pencil: the darker it is, the harder one has pressed."""
    light = (0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]) / 255
    return mix(GRAPHITE, PAPER, light * 0.85)
