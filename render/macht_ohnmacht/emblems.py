"""Emblems of Macht & Ohnmacht as coloured paths in a box of 100 by 100, all drawn for this project.

The markers, the two kinds of cycles, the tiles and small signs; they are told apart by their outline alone.
"""

from bot.games.macht_ohnmacht.board.actions import Marker
from bot.games.macht_ohnmacht.board.state import Cycle
from render.kit.colours import Colour
from render.kit.shapes import circle_path, regular_path, transformed
from render.kit.sprites import Layer
from render.macht_ohnmacht.theme import BOLT, BRASS, PALE, SEA_DEEP

# Markers: the piece that lies on the map has an outline of its own for each kind, and a symbol on it.

MARKER_GROUND: dict[Marker, str] = {
    "castle": "M 14 4 L 86 4 Q 96 4 96 14 L 96 86 Q 96 96 86 96 L 14 96 Q 4 96 4 86 L 4 14 Q 4 4 14 4 Z",
    "armour": "M 6 6 L 94 6 L 94 50 Q 94 82 50 99 Q 6 82 6 50 Z",
    "tent": "M 50 0 Q 54 0 57 5 L 99 84 Q 102 96 90 96 L 10 96 Q -2 96 1 84 L 43 5 Q 46 0 50 0 Z",
    "key": circle_path(50, 50, 49),
}

_CASTLE = """
M 8 92 L 8 26 L 4 26 L 4 8 L 12 8 L 12 15 L 20 15 L 20 8 L 28 8 L 28 26 L 24 26 L 24 42 L 36 42 L 36 36 L 45 36 L 45 42
L 55 42 L 55 36 L 64 36 L 64 42 L 76 42 L 76 26 L 72 26 L 72 8 L 80 8 L 80 15 L 88 15 L 88 8 L 96 8 L 96 26 L 92 26
L 92 92 L 62 92 L 62 76 Q 62 62 50 62 Q 38 62 38 76 L 38 92 Z
"""
_CUIRASS = """
M 29 4 Q 50 24 71 4 L 97 18 Q 95 38 82 46 Q 88 64 78 80 L 86 97 L 14 97 L 22 80 Q 12 64 18 46 Q 5 38 3 18 Z
"""
_CUIRASS_LINES = """
M 48.4 26 L 51.6 26 L 51.6 78 L 48.4 78 Z M 22 78 L 78 78 L 78 82 L 22 82 Z
M 26 42 Q 38 54 47 50 L 47 53 Q 37 58 25 46 Z M 74 42 Q 62 54 53 50 L 53 53 Q 63 58 75 46 Z
"""
_TENT = """
M 48 2 L 72 9 L 52 17 L 52 22 Q 66 60 98 92 L 66 96 L 50 54 L 34 96 L 2 92 Q 34 60 48 22 Z
"""
_KEY = """
M 43 52 L 57 52 L 57 66 L 78 66 L 78 77 L 57 77 L 57 84 L 72 84 L 72 95 L 43 95 Z
"""
_KEY_BOW = circle_path(50, 28, 26)
_KEY_HOLE = circle_path(50, 28, 12)


def symbol(marker: Marker, ink: Colour, ground: Colour) -> tuple[Layer, ...]:
    """Return the symbol of a marker in an ink; what shows through is the ground."""
    match marker:
        case "castle":
            return ((_CASTLE, ink),)
        case "armour":
            return ((_CUIRASS, ink), (_CUIRASS_LINES, ground))
        case "tent":
            return ((_TENT, ink),)
        case "key":
            return ((_KEY_BOW, ink), (_KEY_HOLE, ground), (_KEY, ink))


# Cycles

_BLADE = "M 50 0 L 57 10 L 57 66 L 43 66 L 43 10 Z"
_FULLER = "M 48.6 10 L 51.4 10 L 51.4 62 L 48.6 62 Z"
_HILT = """
M 24 64 L 76 64 Q 82 64 82 69 Q 82 74 76 73 L 56 72 L 55 88 L 45 88 L 44 72 L 24 73 Q 18 74 18 69 Q 18 64 24 64 Z
"""
_POMMEL = circle_path(50, 93, 7)
_MOON = "M 62 2 Q 14 8 12 52 Q 14 94 60 98 Q 34 84 34 50 Q 34 16 62 2 Z"


def _shifted(path: str, across: float, down: float, scale: float) -> str:
    """Return the path made smaller and moved."""
    return transformed(path, lambda x, y: (x * scale + across, y * scale + down))


STAR = regular_path(5, inner=20, radius=50)
SPARK = "M 50 0 Q 54 46 100 50 Q 54 54 50 100 Q 46 54 0 50 Q 46 46 50 0 Z"


def sword(metal: Colour, trim: Colour, groove: Colour) -> tuple[Layer, ...]:
    """Return a sword, point up."""
    return ((_BLADE, metal), (_FULLER, groove), (_HILT, trim), (_POMMEL, trim))


def magic(ink: Colour, spark: Colour) -> tuple[Layer, ...]:
    """Return the moon with a star and sparks."""
    return (
        (_MOON, ink),
        (_shifted(STAR, 44, 24, 0.5), spark),
        (_shifted(SPARK, 70, 4, 0.22), ink),
        (_shifted(SPARK, 74, 74, 0.2), ink),
    )


CYCLE: dict[Cycle, tuple[Layer, ...]] = {
    "magic": magic(PALE, BOLT),
    "sword": sword(PALE, BRASS, SEA_DEEP),
}

# Tiles

ARROWS = """
M 2 34 L 24 12 L 24 25 L 92 25 L 92 43 L 24 43 L 24 56 Z
M 98 66 L 76 88 L 76 75 L 8 75 L 8 57 L 76 57 L 76 44 Z
"""
_HULL = "M 2 62 Q 14 66 20 66 L 80 66 Q 90 64 98 54 Q 96 84 78 88 L 24 88 Q 8 84 2 62 Z"
_MAST = "M 47 4 L 52 4 L 52 66 L 47 66 Z"
_SAIL = "M 20 12 Q 34 16 47 12 L 52 12 Q 66 16 80 12 Q 90 34 80 56 Q 66 50 52 54 L 47 54 Q 34 50 20 56 Q 30 34 20 12 Z"
_SAIL_BANDS = """
M 33 14.5 Q 41 34 33 52.5 Q 38 51.5 43 53.2 Q 50 34 43 13 Z M 59 13.4 Q 68 34 60 52.4 Q 66 51 71 53 Q 79 34 70 14.4 Z
"""
_SHIELDS = "".join(circle_path(x, 69, 5.5) for x in (26, 40, 54, 68))
_WAVES = "M 0 90 Q 8 84 16 90 Q 25 97 33 90 Q 42 84 50 90 Q 58 97 67 90 Q 75 84 84 90 Q 92 97 100 90 L 100 97 L 0 97 Z"


def ship(wood: Colour, sail: Colour, band: Colour, shield: Colour, water: Colour) -> tuple[Layer, ...]:
    """Return a longship under sail."""
    return (
        (_MAST, wood),
        (_SAIL, sail),
        (_SAIL_BANDS, band),
        (_HULL, wood),
        (_SHIELDS, shield),
        (_WAVES, water),
    )


_HAT = "M 58 2 Q 66 10 62 20 Q 74 42 80 68 Q 50 80 20 68 Q 28 38 58 2 Z"
_BRIM = "M 4 74 Q 12 64 20 66 Q 50 80 80 66 Q 90 64 96 74 Q 74 92 50 92 Q 26 92 4 74 Z"
_HAT_BAND = "M 22 60 Q 50 73 78 60 L 80 68 Q 50 80 20 68 Z"
_SERPENT = """
M 66 6 Q 88 4 92 20 Q 93 30 80 32 Q 74 34 70 30 Q 62 32 62 40 Q 64 48 76 52 Q 96 60 92 78 Q 86 98 54 98 Q 22 98 8 82
Q 2 72 10 66 Q 18 64 22 72 Q 32 84 54 83 Q 74 82 75 74 Q 74 68 62 64 Q 42 56 44 36 Q 46 12 66 6 Z
"""
_SERPENT_EYE = circle_path(75, 17, 4)
_SERPENT_TONGUE = "M 88 25 L 99 24 L 95 28 L 99 33 L 87 29 Z"
_SERPENT_TAIL = "M 8 82 Q 2 72 10 66 Q 4 60 2 52 Q -2 72 8 82 Z"
_BOLT_PATH = "M 58 0 L 14 56 L 44 56 L 34 100 L 86 38 L 54 38 Z"
FLAME = """
M 52 2 Q 58 22 74 34 Q 92 50 88 70 Q 84 92 58 98 Q 72 84 66 70 Q 60 62 58 50 Q 50 60 44 68 Q 38 84 48 98 Q 14 94 12 66
Q 12 46 30 34 Q 30 48 38 52 Q 52 34 52 2 Z
"""
TURN_ARROWS = """
M 50 4 Q 80 4 92 32 L 100 28 L 92 56 L 68 42 L 77 38 Q 68 20 50 20 Q 32 20 24 36 L 9 30 Q 22 4 50 4 Z
M 50 96 Q 20 96 8 68 L 0 72 L 8 44 L 32 58 L 23 62 Q 32 80 50 80 Q 68 80 76 64 L 91 70 Q 78 96 50 96 Z
"""


def merlin(cloth: Colour, trim: Colour) -> tuple[Layer, ...]:
    """Return the hat of the wizard."""
    return (
        (_HAT, cloth),
        (_HAT_BAND, trim),
        (_BRIM, cloth),
        (_shifted(STAR, 38, 34, 0.22), trim),
        (_shifted(STAR, 50, 14, 0.13), trim),
    )


def serpent(skin: Colour, eye: Colour, tongue: Colour) -> tuple[Layer, ...]:
    """Return a snake."""
    return ((_SERPENT_TONGUE, tongue), (_SERPENT, skin), (_SERPENT_TAIL, skin), (_SERPENT_EYE, eye))


BOLT_LAYERS: tuple[Layer, ...] = ((_BOLT_PATH, BOLT),)

# Small signs

ANCHOR = """
M 43 26 L 57 26 L 57 36 L 76 36 L 76 46 L 57 46 L 57 84 Q 76 80 82 64 L 74 66 L 88 50 L 98 70 L 90 67 Q 82 96 50 98
Q 18 96 10 67 L 2 70 L 12 50 L 26 66 L 18 64 Q 24 80 43 84 L 43 46 L 24 46 L 24 36 L 43 36 Z
"""
ANCHOR_RING = circle_path(50, 14, 13)
ANCHOR_HOLE = circle_path(50, 14, 6)
PENNANT = "M 14 0 L 26 0 L 26 6 L 94 24 L 26 48 L 26 100 L 14 100 Z"
TICK = "M 4 54 L 18 40 L 38 60 L 82 12 L 96 26 L 38 88 Z"
CROSS = "M 18 4 L 50 36 L 82 4 L 96 18 L 64 50 L 96 82 L 82 96 L 50 64 L 18 96 L 4 82 L 36 50 L 4 18 Z"
PLUS = "M 38 0 L 62 0 L 62 38 L 100 38 L 100 62 L 62 62 L 62 100 L 38 100 L 38 62 L 0 62 L 0 38 L 38 38 Z"
DOTS = circle_path(20, 50, 11) + circle_path(50, 50, 11) + circle_path(80, 50, 11)
CROWN = "M 6 30 L 28 54 L 50 14 L 72 54 L 94 30 L 86 88 L 14 88 Z"
GLASS = """
M 22 8 L 78 8 Q 78 36 55 50 Q 78 64 78 92 L 22 92 Q 22 64 45 50 Q 22 36 22 8 Z
"""
GLASS_FRAME = """
M 10 0 L 90 0 Q 94 0 94 4 L 94 8 Q 94 12 90 12 L 10 12 Q 6 12 6 8 L 6 4 Q 6 0 10 0 Z
M 10 88 L 90 88 Q 94 88 94 92 L 94 96 Q 94 100 90 100 L 10 100 Q 6 100 6 96 L 6 92 Q 6 88 10 88 Z
M 11 12 L 16 12 L 16 88 L 11 88 Z
M 84 12 L 89 12 L 89 88 L 84 88 Z
"""
SAND_BELOW = "M 26 88 Q 28 72 50 70 Q 72 72 74 88 Z"
SAND_ABOVE = "M 30 28 Q 50 34 70 28 Q 66 40 50 48 Q 34 40 30 28 Z"
