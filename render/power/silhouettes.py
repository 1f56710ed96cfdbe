"""The pieces of Power as silhouettes in a box of 100 by 100, told apart by their outline alone."""

from typing import NamedTuple

from bot.games.power.board.state import Piece
from render.kit.shapes import circle_path, outlines, polygon_path


class Silhouette(NamedTuple):
    """What is printed in ink, and the lines and holes in it that show the ground."""

    solid: str
    holes: str = ""


def _placed(path: str, scale: float, across: float, down: float) -> str:
    """Return a path made smaller or larger and moved."""
    return "".join(polygon_path((x * scale + across, y * scale + down) for x, y in line) for line in outlines(path))


def _wheels(centres: tuple[float, ...], y: float, radius: float) -> str:
    return "".join(circle_path(x, y, radius) for x in centres)


_SOLDIER = """
M 34 25 Q 34 3 54 3 Q 73 3 74 21 L 80 25 L 80 29 L 34 29 Z M 42 26 L 70 26 L 68 38 Q 56 44 46 38 Z
M 34 44 Q 40 39 54 40 Q 70 39 74 46 L 78 66 L 68 70 L 34 70 L 24 60 Z
M 34 66 L 54 66 L 50 84 L 48 98 L 26 98 L 34 82 Z M 52 66 L 72 66 L 74 82 L 84 93 L 84 98 L 66 98 L 60 84 Z
M 8 74 L 2 64 L 28 52 L 90 26 L 98 20 L 99 26 L 93 31 L 60 50 L 34 62 L 24 72 Z
"""
_SOLDIER_HOLES = "M 33 65 L 62 52 L 64 55 L 36 68 Z M 36 30 L 78 30 L 78 32 L 36 32 Z"
_MAN = """
M 30 26 Q 30 3 50 3 Q 70 3 70 26 L 76 30 L 24 30 Z M 36 28 L 64 28 L 62 40 Q 50 46 38 40 Z
M 22 52 Q 28 42 50 42 Q 72 42 78 52 L 82 82 L 72 82 L 70 98 L 30 98 L 28 82 L 18 82 Z
"""
_BANNER = "M 47 2 L 51 2 L 51 60 L 47 60 Z M 51 4 L 86 10 L 74 18 L 86 27 L 51 29 Z"
_REGIMENT = Silhouette(
    _placed(_MAN, 0.56, -6, 42) + _placed(_MAN, 0.56, 50, 42) + _placed(_MAN, 0.66, 17, 33) + _BANNER,
    "M 31 60 L 34 60 L 30 99 L 27 99 Z M 66 60 L 69 60 L 73 99 L 70 99 Z",
)
_TANK = Silhouette(
    """
    M 6 68 Q 0 80 12 90 L 82 90 Q 96 80 90 68 Z M 4 66 L 14 54 L 86 54 L 94 66 Z
    M 26 56 L 32 38 Q 33 34 38 34 L 58 34 Q 63 34 65 40 L 68 56 Z M 60 40 L 100 36 L 100 42 L 62 48 Z
    M 40 28 L 54 28 L 54 36 L 40 36 Z
    """,
    _wheels((16, 32, 48, 64, 80), 79, 5.5),
)
_HEAVY_TANK = Silhouette(
    """
    M 2 68 Q -4 84 10 97 L 88 97 Q 102 84 96 68 Z M 0 68 L 8 48 L 92 48 L 100 68 Z
    M 16 50 L 22 26 Q 23 20 30 20 L 60 20 Q 66 20 68 26 L 74 50 Z
    M 64 26 L 90 22 L 90 19 L 100 18 L 100 27 L 90 28 L 66 33 Z
    M 66 36 L 90 34 L 90 31 L 100 30 L 100 39 L 90 40 L 67 43 Z
    M 30 10 L 50 10 L 50 22 L 30 22 Z M 20 0 L 23 0 L 26 24 L 22 24 Z
    """,
    _wheels((13, 31, 49, 67, 85), 83, 7) + "M 4 64 L 96 64 L 96 67 L 4 67 Z M 24 34 L 62 34 L 63 37 L 23 37 Z",
)
_FIGHTER = Silhouette(
    """
    M 50 0 Q 57 10 58 30 L 96 62 L 98 76 L 60 68 L 58 80 L 74 92 L 74 99 L 50 93 L 26 99 L 26 92 L 42 80 L 40 68
    L 2 76 L 4 62 L 42 30 Q 43 10 50 0 Z
    """,
    "M 47 20 Q 50 14 53 20 L 53 34 L 47 34 Z",
)
_BOMBER = Silhouette(
    """
    M 50 4 Q 59 10 59 24 L 57 88 L 43 88 L 41 24 Q 41 10 50 4 Z
    M 50 30 L 100 40 L 100 54 L 50 56 L 0 54 L 0 40 Z M 50 76 L 78 86 L 78 97 L 50 94 L 22 97 L 22 86 Z
    M 12 28 Q 17 24 22 28 L 22 56 L 12 56 Z M 27 26 Q 32 22 37 26 L 37 56 L 27 56 Z
    M 63 26 Q 68 22 73 26 L 73 56 L 63 56 Z M 78 28 Q 83 24 88 28 L 88 56 L 78 56 Z
    """,
    "M 45 16 Q 50 10 55 16 L 55 21 L 45 21 Z M 10 47 L 90 47 L 90 50 L 10 50 Z",
)
_DESTROYER = Silhouette(
    """
    M 2 62 L 99 58 L 86 84 L 14 84 Z M 30 64 L 33 46 L 60 46 L 64 62 Z M 38 48 L 39 36 L 54 36 L 55 48 Z
    M 45 38 L 45 12 L 49 12 L 49 38 Z M 38 20 L 56 20 L 56 24 L 38 24 Z
    M 68 62 L 69 51 L 80 51 L 96 44 L 97 48 L 83 56 L 83 61 Z M 12 64 L 13 54 L 24 54 L 24 64 Z
    """,
    "M 36 50 L 58 50 L 58 54 L 36 54 Z",
)
_CRUISER = Silhouette(
    """
    M -1 62 L 101 56 L 90 92 L 10 92 Z M 22 66 L 25 42 L 62 42 L 68 62 Z M 36 44 L 38 26 L 52 26 L 55 44 Z
    M 43 28 L 43 2 L 48 2 L 48 28 Z M 34 10 L 58 10 L 58 14 L 34 14 Z M 48 2 L 64 6 L 48 10 Z
    M 56 44 L 57 30 L 65 30 L 65 46 Z M 26 44 L 27 32 L 33 32 L 34 44 Z
    M 66 62 L 67 48 L 78 48 L 99 38 L 100 42 L 82 51 L 99 45 L 100 49 L 83 56 L 83 60 Z
    M 2 64 L 2 46 L 16 50 L 20 54 L 20 64 Z
    """,
    "M 29 48 L 62 48 L 62 52 L 29 52 Z M 8 76 L 94 72 L 94 75 L 8 79 Z",
)
_MISSILE = Silhouette(
    """
    M 50 -1 Q 66 14 66 36 L 66 78 L 34 78 L 34 36 Q 34 14 50 -1 Z M 36 52 L 14 80 L 14 92 L 36 78 Z
    M 64 52 L 86 80 L 86 92 L 64 78 Z M 40 80 L 60 80 L 58 92 L 54 88 L 50 100 L 46 88 L 42 92 Z
    """,
    "M 36 36 L 64 36 L 64 40 L 36 40 Z M 36 66 L 64 66 L 64 70 L 36 70 Z" + circle_path(50, 53, 7),
)

PIECE: dict[Piece, Silhouette] = {
    "S": Silhouette(_SOLDIER, _SOLDIER_HOLES),
    "T": _TANK,
    "C": _FIGHTER,
    "D": _DESTROYER,
    "R": _REGIMENT,
    "A": _HEAVY_TANK,
    "B": _BOMBER,
    "CR": _CRUISER,
    "M": _MISSILE,
}

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
