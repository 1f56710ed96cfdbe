"""The colours in which the pictures of Power are written, at most 256."""

from pathlib import Path

from render.kit.png import Palette, read_palette

FILE = Path(__file__).with_name("palette.json")


def board_palette() -> Palette:
    """Return the colours of all pictures."""
    return read_palette(FILE)
