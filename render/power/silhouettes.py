"""The pieces of Power as they are drawn in silhouettes.svg, and signs of one ink as paths in a box of 100 by 100."""

from pathlib import Path
from typing import get_args

from bot.games.power.board.state import Piece
from render.kit.colours import WHITE, Colour
from render.kit.drawings import drawings
from render.kit.shapes import circle_path
from render.kit.sprites import Layer, recoloured

_DRAWN = drawings(Path(__file__).with_name("silhouettes.svg"))
PIECE: dict[Piece, tuple[Layer, ...]] = {piece: _DRAWN[piece] for piece in get_args(Piece)}
"""Each piece in black, with lines and holes in white that show the ground."""


def piece(which: Piece, ink: Colour, ground: Colour) -> tuple[Layer, ...]:
    """Give the silhouette of a piece in an ink on a ground."""
    return recoloured(PIECE[which], {(0, 0, 0): ink, WHITE: ground})


# Signs

FLAG = "M 10 2 L 18 2 L 18 98 L 10 98 Z M 18 6 Q 40 -4 58 8 Q 76 18 96 8 L 96 52 Q 76 64 58 53 Q 40 42 18 52 Z"
SWORDS = """
M 4 4 L 18 8 L 74 66 L 84 60 L 88 64 L 78 74 L 96 90 L 90 96 L 74 78 L 64 88 L 60 84 L 66 74 L 8 18 Z
M 96 4 L 82 8 L 26 66 L 16 60 L 12 64 L 22 74 L 4 90 L 10 96 L 26 78 L 36 88 L 40 84 L 34 74 L 92 18 Z
"""
BOLT = "M 58 4 L 22 56 L 46 56 L 38 96 L 80 38 L 54 38 Z"
TICK = "M 6 54 L 20 40 L 40 60 L 80 14 L 94 28 L 41 88 Z"
CROSS = "M 20 6 L 50 36 L 80 6 L 94 20 L 64 50 L 94 80 L 80 94 L 50 64 L 20 94 L 6 80 L 36 50 L 6 20 Z"
DOTS = circle_path(20, 50, 12) + circle_path(50, 50, 12) + circle_path(80, 50, 12)
CROWN = "M 4 24 L 28 50 L 50 10 L 72 50 L 96 24 L 86 84 L 14 84 Z"
GAVEL = """
M 30 6 L 62 38 L 50 50 L 18 18 Z M 52 28 L 62 38 L 56 44 L 96 84 L 84
96 L 44 56 L 40 60 Z M 6 84 L 54 84 L 54 96 L 6 96 Z
"""
EQUALS = "M 10 24 L 90 24 L 90 44 L 10 44 Z M 10 58 L 90 58 L 90 78 L 10 78 Z"
RETURN = """
M 40 4 L 40 26 L 62 26 Q 96 28 96 60 Q 96 94 60 94 L 16 94 L 16 78 L 60
78 Q 78 76 78 60 Q 78 44 62 44 L 40 44 L 40 66 L 4 35 Z
"""
