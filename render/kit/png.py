"""How a drawing becomes a PNG file.

Every theme has one palette of at most 256 colours, made once; pictures are mapped onto it without looking for colours
again, which is quick and gives the same bytes for the same view.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.kit.colours import Colour, colour, mix

_STEP = 7  # how far apart two colours have to be in one channel to be told apart for certain
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


def palette(exact: Sequence[Colour], samples: Iterable[Image.Image] = ()) -> Palette:
    """Make a palette of the exact colours and, for the places left, of those most used in the sample pictures.

    A colour that nearly equals an exact one is left out: Pillow maps onto palettes in coarse steps and would take the
    one for the other.

    Raises ValueError for more than 256 exact colours.
    """
    chosen = list(dict.fromkeys(exact))
    if len(chosen) > 256:
        raise ValueError(f"a palette holds 256 colours, not {len(chosen)}")
    pictures = list(samples)
    if pictures and len(chosen) < 256:
        sheet = Image.new("RGB", (max(each.width for each in pictures), sum(each.height for each in pictures)))
        top = 0
        for each in pictures:
            sheet.paste(each, (0, top))
            top += each.height
        values = sheet.quantize(256 - len(chosen), method=Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
        found = [(values[at], values[at + 1], values[at + 2]) for at in range(0, len(values), 3)]
        chosen += [colour for colour in found if all(_apart(colour, other) for other in exact)]
    chosen = list(dict.fromkeys(chosen))[:256]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in chosen for channel in colour])
    return Palette(image)


def _apart(first: Colour, second: Colour) -> bool:
    return any(abs(one - two) > _STEP for one, two in zip(first, second, strict=True))


def read_palette(file: Path) -> Palette:
    """Read a palette: a JSON list of colours as in a style sheet."""
    return palette([colour(code) for code in json.loads(file.read_text(encoding="utf-8"))])


def write_palette(colours: Palette, file: Path) -> None:
    """Write a palette as `read_palette` reads it."""
    codes = ["#{:02x}{:02x}{:02x}".format(*each) for each in colours.colours]
    file.write_text(json.dumps(codes, indent=0) + "\n", encoding="utf-8")


def ramp(first: Colour, last: Colour, steps: int) -> list[Colour]:
    """List the colours between two, both included: what the edges of one colour on another need."""
    return [mix(first, last, step / (steps - 1)) for step in range(steps)]


def png(image: Image.Image, colours: Palette) -> bytes:
    """Write an RGB image as a palette PNG. The same image gives the same bytes."""
    mapped = image.quantize(palette=colours.image, dither=Image.Dither.NONE)
    file = BytesIO()
    mapped.save(file, "PNG", compress_level=_COMPRESS_LEVEL)
    return file.getvalue()
