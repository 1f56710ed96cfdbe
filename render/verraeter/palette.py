"""The colours in which the pictures of Verräter are written, at most 256 in a file.

`python -m scripts.choose_palette` has chosen them, and chooses them anew after a change of the drawings or their
colours: choosing takes longer than drawing.
"""

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
