"""The colours in which the pictures of Guardians are written, at most 256 in a file."""

from pathlib import Path

from render.kit.canvas import Canvas
from render.kit.png import Palette, png, read_palette
from render.picture import Picture

TABLE_FILE = Path(__file__).with_name("table-palette.json")
CARDS_FILE = Path(__file__).with_name("cards-palette.json")


def table_palette() -> Palette:
    """Return the colours of pictures of the table and of combats."""
    return read_palette(TABLE_FILE)


def cards_palette() -> Palette:
    """Return the colours of pictures of cards."""
    return read_palette(CARDS_FILE)


def picture(canvas: Canvas, alt: str, name: str, colours: Palette | None = None) -> Picture:
    """Write a drawing to a file, in the colours of tables and combats if no others are given."""
    return Picture(png=png(canvas.image, colours or table_palette()), alt=alt, name=name)
