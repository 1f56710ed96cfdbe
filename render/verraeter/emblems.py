"""Emblems of Verräter: the drawings of emblems.svg, and small signs of one ink as paths in a box of 100 by 100.

All are drawn for this project, and told apart by their outline alone, down to 24 pixels.
"""

from pathlib import Path

from bot.games.verraeter.state import FAMILIES, ROLES, BuildingKind, Family, Role
from render.kit.drawings import drawings
from render.kit.shapes import regular_path
from render.kit.sprites import Layer

_DRAWN = drawings(Path(__file__).with_name("emblems.svg"))

FAMILY: dict[Family, tuple[Layer, ...]] = {family: _DRAWN[family] for family in FAMILIES}
ROLE: dict[Role, tuple[Layer, ...]] = {role: _DRAWN[role] for role in ROLES}
BUILDING: dict[BuildingKind, tuple[Layer, ...]] = {"granary": _DRAWN["granary"], "post": _DRAWN["post"]}
SUPPLY: dict[int, tuple[Layer, ...]] = {value: _DRAWN[f"supply-{value}"] for value in (2, 3, 4, 5, 6, 8)}
SWORDS = _DRAWN["swords"]
FIRST_PLAYER = _DRAWN["first-player"]
WHITE_FLAG = _DRAWN["white-flag"]
CARDS = _DRAWN["cards"]
BLANK_SCROLL = _DRAWN["blank-scroll"]
SEAL = _DRAWN["seal"]

DIPLOMAT_NUMBER: dict[Role, str] = {"diplomat2": "+2", "diplomat5": "+5"}

SHIELD = "M 6 2 L 94 2 L 94 52 Q 92 82 50 99 Q 8 82 6 52 Z"
STAR = regular_path(5, inner=24, radius=54)
CROWN = "M 6 30 L 28 52 L 50 14 L 72 52 L 94 30 L 86 84 L 14 84 Z"
TURN = """
M 50 10 Q 82 10 89 42 L 100 42 L 82 64 L 64 42 L 76 42 Q 71 23 50 23 Q 34 23 27 36 L 14 30 Q 26 10 50 10 Z
M 50 90 Q 18 90 11 58 L 0 58 L 18 36 L 36 58 L 24 58 Q 29 77 50 77 Q 66 77 73 64 L 86 70 Q 74 90 50 90 Z
"""

# A half mask, as on the backs of the action cards.
MASK = """
M 2 34 Q 26 24 50 34 Q 74 24 98 34 Q 98 66 78 74 Q 60 78 50 58 Q 40 78 22 74 Q 2 66 2 34 Z
"""
MASK_EYES = "M 18 48 Q 30 38 42 52 Q 28 58 18 48 Z M 82 48 Q 70 38 58 52 Q 72 58 82 48 Z"
LOZENGE = "M 50 0 L 100 50 L 50 100 L 0 50 Z"
