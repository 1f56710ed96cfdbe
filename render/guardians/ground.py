"""What all pictures of a table lie on, and how they are written to a file."""

from functools import lru_cache

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.colours import colour
from render.kit.png import palette, png, ramp
from render.picture import Picture


@lru_cache(maxsize=8)
def tabletop(width: int, height: int) -> Image.Image:
    """Return the bare table. It is shared: do not draw on it."""
    return Image.new("RGB", (width, height), colour("#20242b"))


def picture(canvas: Canvas, alt: str, name: str) -> Picture:
    """Write a drawing to a file."""
    return Picture(png=png(canvas.image, palette(ramp((0, 0, 0), (255, 255, 255), 64))), alt=alt, name=name)
