"""Emblems of Macht & Ohnmacht: the drawings of emblems.svg, and small signs of one ink as paths in a box of 100 by 100.

All are drawn for this project, and told apart by their outline alone.
"""

from pathlib import Path

from bot.games.macht_ohnmacht.board.actions import Marker
from bot.games.macht_ohnmacht.board.state import MARKERS, Cycle
from render.kit.drawings import drawings
from render.kit.shapes import circle_path, regular_path
from render.kit.sprites import Layer

DRAWN = drawings(Path(__file__).with_name("emblems.svg"))

MARKER_PIECE: dict[Marker, tuple[Layer, ...]] = {marker: DRAWN[f"{marker}-piece"] for marker in MARKERS}
"""The piece that lies on the map, with an outline of its own for each kind; `DRAWN` has the symbol on it."""
CYCLE: dict[Cycle, tuple[Layer, ...]] = {"magic": DRAWN["magic"], "sword": DRAWN["sword"]}

STAR = regular_path(5, inner=20, radius=50)
SPARK = "M 50 0 Q 54 46 100 50 Q 54 54 50 100 Q 46 54 0 50 Q 46 46 50 0 Z"
ARROWS = """
M 2 34 L 24 12 L 24 25 L 92 25 L 92 43 L 24 43 L 24 56 Z
M 98 66 L 76 88 L 76 75 L 8 75 L 8 57 L 76 57 L 76 44 Z
"""
FLAME = """
M 52 2 Q 58 22 74 34 Q 92 50 88 70 Q 84 92 58 98 Q 72 84 66 70 Q 60 62 58 50 Q 50 60 44 68 Q 38 84 48 98 Q 14 94 12 66
Q 12 46 30 34 Q 30 48 38 52 Q 52 34 52 2 Z
"""
TURN_ARROWS = """
M 50 4 Q 80 4 92 32 L 100 28 L 92 56 L 68 42 L 77 38 Q 68 20 50 20 Q 32 20 24 36 L 9 30 Q 22 4 50 4 Z
M 50 96 Q 20 96 8 68 L 0 72 L 8 44 L 32 58 L 23 62 Q 32 80 50 80 Q 68 80 76 64 L 91 70 Q 78 96 50 96 Z
"""
PENNANT = "M 14 0 L 26 0 L 26 6 L 94 24 L 26 48 L 26 100 L 14 100 Z"
TICK = "M 4 54 L 18 40 L 38 60 L 82 12 L 96 26 L 38 88 Z"
CROSS = "M 18 4 L 50 36 L 82 4 L 96 18 L 64 50 L 96 82 L 82 96 L 50 64 L 18 96 L 4 82 L 36 50 L 4 18 Z"
PLUS = "M 38 0 L 62 0 L 62 38 L 100 38 L 100 62 L 62 62 L 62 100 L 38 100 L 38 62 L 0 62 L 0 38 L 38 38 Z"
DOTS = circle_path(20, 50, 11) + circle_path(50, 50, 11) + circle_path(80, 50, 11)
CROWN = "M 6 30 L 28 54 L 50 14 L 72 54 L 94 30 L 86 88 L 14 88 Z"
