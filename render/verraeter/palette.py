"""The colours in which the pictures of Verräter are written, at most 256 in a file."""

from pathlib import Path

from render.kit.png import Palette, read_palette

BOARD_FILE = Path(__file__).with_name("board-palette.json")
CARDS_FILE = Path(__file__).with_name("cards-palette.json")


def board_palette() -> Palette:
    """Return the colours of the board."""
    return read_palette(BOARD_FILE)


def cards_palette() -> Palette:
    """Return the colours of the hand and the action cards."""
    return read_palette(CARDS_FILE)
