"""Choose the colours of a theme, and write them to its file."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from render.kit.colours import Colour
from render.kit.png import Palette, palette

_STEP = 7  # how far apart two colours have to be in one channel to be told apart for certain


def choose(exact: Sequence[Colour], samples: Iterable[Image.Image]) -> Palette:
    """Make a palette of the exact colours and, for the places left, of those most used in the sample pictures.

    A colour that nearly equals an exact one is left out: Pillow maps onto palettes in coarse steps and would take the
    one for the other.

    Raises ValueError for more than 256 exact colours.
    """
    chosen = list(dict.fromkeys(exact))
    pictures = list(samples)
    if len(chosen) < 256:
        sheet = Image.new("RGB", (max(each.width for each in pictures), sum(each.height for each in pictures)))
        top = 0
        for each in pictures:
            sheet.paste(each, (0, top))
            top += each.height
        values = sheet.quantize(256 - len(chosen), method=Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
        found = [(values[at], values[at + 1], values[at + 2]) for at in range(0, len(values), 3)]
        chosen += [colour for colour in found if all(_apart(colour, other) for other in exact)]
    return palette(chosen)


def _apart(first: Colour, second: Colour) -> bool:
    return any(abs(one - two) > _STEP for one, two in zip(first, second, strict=True))


def write_palette(colours: Palette, file: Path) -> None:
    """Write a palette as `read_palette` reads it."""
    codes = ["#{:02x}{:02x}{:02x}".format(*each) for each in colours.colours]
    file.write_text(json.dumps(codes, indent=0) + "\n", encoding="utf-8")
