"""How a drawing becomes a PNG file.

Every theme has one palette of at most 256 colours, made once; pictures are mapped onto it without looking for colours
again, which is quick and gives the same bytes for the same view.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from render.kit.colours import Colour, colour, mix

_COMPRESS_LEVEL = 1  # the file is sent once; a smaller one would cost more time than it saves


@dataclass(frozen=True, eq=False)
class Palette:
    """The colours of a theme, as a tiny palette image that Pillow maps onto."""

    image: Image.Image

    @property
    def colours(self) -> tuple[Colour, ...]:
        """List the colours."""
        values = self.image.getpalette() or []
        return tuple((values[at], values[at + 1], values[at + 2]) for at in range(0, len(values), 3))


def palette(colours: Iterable[Colour]) -> Palette:
    """Make a palette of these colours. Raises ValueError for more than 256."""
    chosen = list(dict.fromkeys(colours))
    if len(chosen) > 256:
        raise ValueError(f"a palette holds 256 colours, not {len(chosen)}")
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in chosen for channel in colour])
    return Palette(image)


@cache
def read_palette(file: Path) -> Palette:
    """Read a palette: a JSON list of colours as in a style sheet.

    `python -m scripts.choose_palette` has chosen those of the games, and chooses them anew after a change of the
    drawings or their colours: choosing takes longer than drawing.
    """
    return palette(colour(code) for code in json.loads(file.read_text(encoding="utf-8")))


def ramp(first: Colour, last: Colour, steps: int) -> list[Colour]:
    """List the colours between two, both included: what the edges of one colour on another need."""
    return [mix(first, last, step / (steps - 1)) for step in range(steps)]


def in_palette(image: Image.Image, colours: Palette) -> Image.Image:
    """Give each pixel of an RGB image the nearest of these colours.

    What many pictures begin with is kept like this: it ends in these colours anyway, and takes a quarter of the memory.
    """
    return image.quantize(palette=colours.image, dither=Image.Dither.NONE)


def changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Give the mask of what differs between two pictures in the same palette."""
    first, second = (Image.frombytes("L", one.size, one.tobytes()) for one in (before, after))
    return ImageChops.difference(first, second).point([0, *(255,) * 255])


def png(image: Image.Image, colours: Palette) -> bytes:
    """Write an RGB image as a palette PNG. The same image gives the same bytes."""
    file = BytesIO()
    in_palette(image, colours).save(file, "PNG", compress_level=_COMPRESS_LEVEL)
    return file.getvalue()
