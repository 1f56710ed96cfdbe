"""Emblems of Verräter as coloured paths in a box of 100 by 100.

The families, the action cards, the buildings, the supplies and small signs. All are drawn for this project, and told
apart by their outline alone, down to 24 pixels.
"""

import math

from bot.games.verraeter.state import BuildingKind, Family, Role
from render.kit.colours import Colour, colour
from render.kit.shapes import SEAT_SHAPES, circle_path, regular_path, transformed
from render.kit.sprites import Layer
from render.verraeter.theme import BLOOD, CHARCOAL, GOLD, INK, IVORY, LEAF, SEAT, SILVER, STEEL, TIMBER, WHEAT, WINE


def _mirrored(path: str) -> str:
    """Return the path reflected left to right."""
    return transformed(path, lambda x, y: (100 - x, y))


_EAGLE_WING = """
M 47 33 Q 41 31 37 25 Q 32 15 22 12 Q 15 10 10 3 Q 9 9 11 13 Q 5 11 1 7 Q 1 16 8 22 Q 4 22 0 20 Q 1 30 9 34
Q 5 35 1 34 Q 4 43 12 45 Q 8 48 4 48 Q 9 56 17 55 Q 14 59 11 61 Q 17 66 24 62 Q 23 67 21 70 Q 29 71 33 63
Q 39 62 43 56 L 47 56 Z
"""
_EAGLE_LEG = """
M 44 60 Q 37 64 31 72 L 24 71 Q 20 73 18 78 Q 22 75 25 76 Q 21 79 21 85 Q 24 80 28 79 Q 28 83 31 87 Q 32 81 32 78
Q 36 78 40 73 Q 43 69 47 67 Z
"""
_EAGLE_BODY = """
M 44 32 Q 41 40 43 52 Q 44 62 46 70 Q 44 77 37 82 Q 33 85 31 91 Q 36 89 39 90 Q 38 94 39 98 Q 43 93 46 92
Q 47 97 50 100 Q 53 97 54 92 Q 57 93 61 98 Q 62 94 61 90 Q 64 89 69 91 Q 67 85 63 82 Q 56 77 54 70 Q 56 62 57 52
Q 59 40 56 32 Q 58 26 59 20 Q 59 9 50 8 Q 44 8 41 12 Q 35 12 32 17 Q 31 20 32 23 Q 35 20 39 20 Q 44 20 45 25
Q 45 29 44 32 Z
"""
# Slits between the long feathers, which only show where the emblem is large.
_EAGLE_FEATHERS = """
M 40 38 Q 28 30 14 24 Q 27 33 40 40 Z M 40 44 Q 27 40 14 37 Q 27 43 40 46 Z M 41 50 Q 30 50 20 50 Q 30 53 41 52 Z
"""


def _eagle(ink: Colour, ground: Colour) -> tuple[Layer, ...]:
    return (
        (_EAGLE_WING, ink),
        (_mirrored(_EAGLE_WING), ink),
        (_EAGLE_LEG, ink),
        (_mirrored(_EAGLE_LEG), ink),
        (_EAGLE_FEATHERS, ground),
        (_mirrored(_EAGLE_FEATHERS), ground),
        (_EAGLE_BODY, ink),
        (circle_path(46.5, 14.5, 1.9), ground),
    )


def _petal(turn: float, inner: float, outer: float, half_width: float) -> str:
    """Return one petal with a dented edge, pointing from the middle in a direction."""

    def at(angle: float, reach: float) -> str:
        return f"{50 + reach * math.cos(turn + angle):.2f} {50 + reach * math.sin(turn + angle):.2f}"

    return (
        f"M {at(0, inner)} Q {at(-half_width, inner)} {at(-half_width, (inner + outer) / 2)} "
        f"C {at(-half_width, outer * 0.99)} {at(-half_width * 0.45, outer * 1.1)} {at(0, outer * 0.93)} "
        f"C {at(half_width * 0.45, outer * 1.1)} {at(half_width, outer * 0.99)} {at(half_width, (inner + outer) / 2)} "
        f"Q {at(half_width, inner)} {at(0, inner)} Z "
    )


def _sepal(turn: float) -> str:
    def at(angle: float, reach: float) -> str:
        return f"{50 + reach * math.cos(turn + angle):.2f} {50 + reach * math.sin(turn + angle):.2f}"

    return f"M {at(-0.22, 30)} Q {at(-0.16, 44)} {at(0, 51)} Q {at(0.16, 44)} {at(0.22, 30)} Z "


_FIFTHS = [math.radians(-90 + 72 * step) for step in range(5)]


def _rose(ink: Colour, ground: Colour) -> tuple[Layer, ...]:
    return (
        ("".join(_petal(turn, 13, 46, 0.66) for turn in _FIFTHS), ground),
        ("".join(_sepal(turn + math.pi / 5) for turn in _FIFTHS), LEAF),
        ("".join(_petal(turn, 13, 44, 0.59) for turn in _FIFTHS), ink),
        ("".join(_petal(turn, 6, 24, 0.66) for turn in _FIFTHS), ground),
        ("".join(_petal(turn, 6, 22, 0.55) for turn in _FIFTHS), ink),
        (circle_path(50, 50, 9), ground),
        (circle_path(50, 50, 7), GOLD),
    )


FAMILY: dict[Family, tuple[Layer, ...]] = {"eagle": _eagle(GOLD, CHARCOAL), "rose": _rose(WINE, IVORY)}

_HOOD = "M 50 3 Q 26 8 21 40 Q 19 62 8 78 Q 4 88 4 98 L 96 98 Q 96 88 92 78 Q 81 62 79 40 Q 74 8 50 3 Z"
_HOOD_FOLD = "M 50 3 Q 74 8 79 40 Q 81 62 92 78 Q 96 88 96 98 L 74 98 Q 76 74 68 58 Q 74 36 66 22 Q 60 10 50 3 Z"
_FACE = "M 50 18 Q 32 22 30 44 Q 30 62 50 72 Q 70 62 70 44 Q 68 22 50 18 Z"
_SCROLL = """
M 16 14 L 84 14 Q 94 14 94 24 L 94 26 L 82 26 L 82 78 Q 82 90 70 90 L 18 90 Q 8 90 8 80 L 8 78 L 18 78 L 18 26
Q 6 26 6 20 Q 6 14 16 14 Z
"""
_SCROLL_ENDS = """
M 16 14 Q 27 14 27 22 Q 27 26 22 26 L 14 26 Q 6 26 6 20 Q 6 14 16 14 Z
M 8 78 L 62 78 Q 62 90 72 90 L 18 90 Q 8 90 8 78 Z
"""
_WRITING = """
M 28 36 L 72 36 L 72 39 L 28 39 Z M 28 46 L 68 46 L 68 49 L 28 49 Z M 28 56 L 72 56 L 72 59 L 28 59 Z
M 28 66 L 54 66 L 54 69 L 28 69 Z
"""
_SEAL = regular_path(11, inner=44, radius=50)


def _moved(path: str, x: float, y: float, scale: float) -> str:
    """Return the path made smaller around its box's centre, which is put on a point."""
    return transformed(path, lambda across, down: (x + (across - 50) * scale, y + (down - 50) * scale))


def _turned(path: str, degrees: float) -> str:
    """Return the path turned clockwise around the middle of its box."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return transformed(
        path, lambda x, y: (50 + (x - 50) * cosine - (y - 50) * sine, 50 + (x - 50) * sine + (y - 50) * cosine)
    )


_SWORD_BLADE = "M 50 -8 L 54 0 L 54 62 L 46 62 L 46 0 Z"
_SWORD_EDGE = "M 50 -8 L 54 0 L 54 62 L 50 62 Z"
_SWORD_HILT = "M 33 60 L 67 60 L 67 66 L 33 66 Z"
_SWORD_GRIP = "M 46 66 L 54 66 L 54 84 L 46 84 Z"
_SWORD_KNOB = circle_path(50, 89, 6)


def _sword(degrees: float) -> tuple[Layer, ...]:
    return (
        (_turned(_SWORD_BLADE, degrees), SILVER),
        (_turned(_SWORD_EDGE, degrees), STEEL),
        (_turned(_SWORD_HILT, degrees), GOLD),
        (_turned(_SWORD_GRIP, degrees), TIMBER),
        (_turned(_SWORD_KNOB, degrees), GOLD),
    )


SWORDS = (*_sword(45), *_sword(-45))

_DAGGER = (
    (_moved(_turned(_SWORD_BLADE, 180), 50, 78, 0.34), SILVER),
    (_moved(_turned(_SWORD_EDGE, 180), 50, 78, 0.34), STEEL),
    (_moved(_turned(_SWORD_HILT, 180), 50, 78, 0.34), GOLD),
    (_moved(_turned(_SWORD_GRIP, 180), 50, 78, 0.34), TIMBER),
    (_moved(_turned(_SWORD_KNOB, 180), 50, 78, 0.34), GOLD),
)

_HANDLE = "M 46 30 L 54 30 L 55 98 L 45 98 Z"
_HAMMER = "M 24 8 L 70 8 Q 84 10 90 24 Q 80 20 70 30 L 24 30 Z"
_TROWEL_GRIP = "M 45 -2 L 55 -2 L 55 26 L 45 26 Z"
_TROWEL_NECK = "M 48 26 L 52 26 L 52 46 L 48 46 Z"
_TROWEL_BLADE = "M 30 46 Q 50 38 70 46 L 50 104 Z"
_TROWEL_SHADE = "M 50 42 Q 60 42 70 46 L 50 104 Z"

_HELMET = "M 20 48 Q 20 16 52 14 Q 82 16 82 48 L 82 74 Q 74 90 56 96 Q 58 84 50 78 L 20 78 Z"
_HELMET_SHADE = "M 52 14 Q 82 16 82 48 L 82 74 Q 74 90 56 96 Q 62 80 60 64 Q 70 40 52 14 Z"
_VISOR = "M 12 44 L 60 44 L 60 52 L 12 52 Z"
_VISOR_HOLES = "M 24 60 L 28 60 L 28 70 L 24 70 Z M 33 60 L 37 60 L 37 70 L 33 70 Z M 42 60 L 46 60 L 46 70 L 42 70 Z"
_PLUME = "M 48 16 Q 42 0 62 1 Q 86 2 94 26 Q 99 44 92 62 Q 90 44 82 34 Q 72 20 48 16 Z"


def _ear(x: float, y: float, degrees: float) -> tuple[str, str]:
    """Return the stalk and the grains of an ear of wheat that grows from a point."""
    grains = "M 50 2 Q 56 10 50 18 Q 44 10 50 2 Z "
    for step in range(4):
        top = 14 + step * 11
        grains += (
            f"M 51 {top + 10} Q 52 {top} 62 {top - 3} Q 63 {top + 8} 51 {top + 12} Z "
            f"M 49 {top + 10} Q 48 {top} 38 {top - 3} Q 37 {top + 8} 49 {top + 12} Z "
        )
    stalk = "M 49 16 L 51 16 L 51.5 98 L 48.5 98 Z"
    return _moved(_turned(stalk, degrees), x, y, 0.86), _moved(_turned(grains, degrees), x, y, 0.86)


_EARS = [_ear(34, 48, -22), _ear(66, 48, 22), _ear(50, 44, 0)]

ROLE: dict[Role, tuple[Layer, ...]] = {
    "traitor": (
        (_HOOD, colour("#4b3a5a")),
        (_HOOD_FOLD, colour("#392b47")),
        (_FACE, INK),
        ("M 36 43 Q 42 40 47 46 Q 40 48 36 43 Z M 64 43 Q 58 40 53 46 Q 60 48 64 43 Z", GOLD),
        *_DAGGER,
    ),
    "diplomat2": ((_SCROLL, IVORY), (_SCROLL_ENDS, WHEAT), (_WRITING, TIMBER), (_moved(_SEAL, 76, 82, 0.32), BLOOD)),
    "diplomat5": (
        (_SCROLL, IVORY),
        (_SCROLL_ENDS, WHEAT),
        (_WRITING, TIMBER),
        ("M 68 84 L 64 104 L 71 99 L 76 106 L 78 86 Z M 82 84 L 92 103 L 84 100 L 80 106 L 76 86 Z", BLOOD),
        (_moved(_SEAL, 76, 80, 0.36), BLOOD),
        (_moved(_SEAL, 76, 80, 0.2), GOLD),
    ),
    "builder": (
        (_turned(_TROWEL_GRIP, -42), TIMBER),
        (_turned(_TROWEL_NECK, -42), STEEL),
        (_turned(_TROWEL_BLADE, -42), SILVER),
        (_turned(_TROWEL_SHADE, -42), STEEL),
        (_turned(_HANDLE, 40), TIMBER),
        (_turned(_HAMMER, 40), colour("#5b6069")),
    ),
    "strategist": (
        (_PLUME, BLOOD),
        (_HELMET, SILVER),
        (_HELMET_SHADE, STEEL),
        (_VISOR, INK),
        (_VISOR_HOLES, INK),
    ),
    "farmer": (
        *((stalk, colour("#8a6a22")) for stalk, _ in _EARS),
        *((grains, colour("#cf9a2c")) for _, grains in _EARS),
        ("M 33 66 L 67 66 L 66 74 L 34 74 Z", BLOOD),
    ),
}

_BARN = "M 8 96 L 8 52 L 50 18 L 92 52 L 92 96 Z"
_BARN_ROOF = "M -2 54 L 12 34 L 50 6 L 88 34 L 102 54 L 92 60 L 80 44 L 50 22 L 20 44 L 8 60 Z"
_BARN_DOOR = "M 32 96 L 32 62 L 68 62 L 68 96 Z"
_BARN_BRACE = "M 32 62 L 36 62 L 68 92 L 68 96 L 64 96 L 32 66 Z M 68 62 L 68 66 L 36 96 L 32 96 L 32 92 L 64 62 Z"

_HOUSE = "M 22 98 L 22 54 L 50 28 L 78 54 L 78 98 Z"
_HOUSE_ROOF = "M 11 60 L 50 20 L 89 60 L 79 64 L 50 36 L 21 64 Z"
_FLAG = "M 48 24 L 48 0 L 52 0 L 52 24 Z"
_FLAG_CLOTH = "M 52 0 L 82 7 L 52 15 Z"
_AWNING = "M 13 68 L 87 68 L 95 82 L 5 82 Z"
_AWNING_STRIPES = "M 28 68 L 42 68 L 40 82 L 24 82 Z M 58 68 L 72 68 L 76 82 L 60 82 Z"
_COUNTER = "M 26 88 L 74 88 L 74 98 L 26 98 Z"

BUILDING: dict[BuildingKind, tuple[Layer, ...]] = {
    "granary": (
        (_BARN, IVORY),
        (_BARN_ROOF, SEAT),
        (_BARN_DOOR, TIMBER),
        (_BARN_BRACE, WHEAT),
        (circle_path(50, 46, 8), TIMBER),
    ),
    "post": (
        (_FLAG, TIMBER),
        (_FLAG_CLOTH, SEAT),
        (_HOUSE, IVORY),
        (_HOUSE_ROOF, SEAT),
        ("M 42 45 L 58 45 L 58 60 L 42 60 Z", TIMBER),
        ("M 28 80 L 72 80 L 72 88 L 28 88 Z", INK),
        (_COUNTER, TIMBER),
        (_AWNING, SEAT),
        (_AWNING_STRIPES, IVORY),
    ),
}

SUPPLY: dict[int, tuple[Layer, ...]] = {
    2: (  # a loaf
        ("M 6 66 Q 4 36 34 32 Q 70 26 90 44 Q 100 56 94 70 Q 90 80 78 80 L 22 80 Q 8 80 6 66 Z", colour("#b9773a")),
        ("M 10 60 Q 12 40 38 37 Q 70 32 86 48 Q 92 56 90 62 Q 70 52 46 56 Q 26 58 10 60 Z", colour("#d9a058")),
        (
            "M 30 40 Q 36 50 34 60 L 38 60 Q 42 48 36 38 Z M 50 36 Q 56 46 54 56 L 58 56 Q 62 46 56 35 Z "
            "M 70 38 Q 75 46 74 54 L 78 55 Q 80 46 76 39 Z",
            colour("#f0cf92"),
        ),
    ),
    3: (  # a jug
        ("M 72 34 Q 98 34 94 58 Q 90 76 70 76 L 72 68 Q 86 66 86 54 Q 86 42 72 43 Z", colour("#8f4b2c")),
        (
            "M 36 8 L 66 8 L 62 26 Q 84 42 80 66 Q 78 86 66 94 L 34 94 Q 20 86 18 66 Q 16 42 38 26 L 30 12 Z",
            colour("#c0703f"),
        ),
        ("M 62 26 Q 84 42 80 66 Q 78 86 66 94 L 52 94 Q 68 76 66 56 Q 64 38 54 26 L 58 8 L 66 8 Z", colour("#8f4b2c")),
        ("M 20 54 Q 50 64 80 54 L 80.5 62 Q 50 72 18.5 62 Z", WHEAT),
    ),
    4: (  # a sack of grain
        ("M 34 28 Q 22 16 30 8 Q 42 14 50 8 Q 60 14 70 8 Q 78 16 66 28 Z", colour("#c9a978")),
        ("M 36 28 L 64 28 Q 92 52 88 82 Q 86 96 70 96 L 30 96 Q 14 96 12 82 Q 8 52 36 28 Z", colour("#d9bd8c")),
        ("M 64 28 Q 92 52 88 82 Q 86 96 70 96 L 58 96 Q 78 82 74 58 Q 70 40 58 28 Z", colour("#b08f5f")),
        ("M 33 25 L 67 25 L 68 31 L 32 31 Z", BLOOD),
        (_moved(_ear(50, 50, 0)[1], 47, 72, 0.5), colour("#7a5a2c")),
    ),
    5: (  # a barrel
        ("M 24 6 L 76 6 Q 92 50 76 94 L 24 94 Q 8 50 24 6 Z", colour("#a5703f")),
        ("M 60 6 L 76 6 Q 92 50 76 94 L 60 94 Q 72 50 60 6 Z", colour("#7d5029")),
        ("M 40 6 L 42 6 Q 36 50 42 94 L 40 94 Q 33 50 40 6 Z", colour("#7d5029")),
        ("M 20 18 L 80 18 L 82 28 L 18 28 Z M 18 72 L 82 72 L 80 82 L 20 82 Z", colour("#4c5058")),
        ("M 16.4 44 L 83.6 44 L 83.6 54 L 16.4 54 Z", colour("#4c5058")),
    ),
    6: (  # a laden cart
        ("M 20 44 Q 16 22 32 24 Q 34 10 50 14 Q 66 8 70 22 Q 84 22 80 44 Z", colour("#d9bd8c")),
        ("M 50 14 Q 66 8 70 22 Q 84 22 80 44 L 54 44 Q 62 30 50 14 Z", colour("#b08f5f")),
        ("M 8 42 L 92 42 L 86 66 L 14 66 Z", TIMBER),
        ("M 8 42 L 92 42 L 91 48 L 9 48 Z", colour("#a5703f")),
        ("M 86 60 L 100 56 L 100 60 L 86 66 Z", TIMBER),
        (circle_path(48, 76, 21), INK),
        (circle_path(48, 76, 16), colour("#a5703f")),
        ("M 46.5 58 L 49.5 58 L 49.5 94 L 46.5 94 Z M 30 74.5 L 66 74.5 L 66 77.5 L 30 77.5 Z", INK),
        (circle_path(48, 76, 5), INK),
    ),
    8: (  # a chest of gold
        ("M 8 44 L 16 8 Q 18 2 26 2 L 74 2 Q 82 2 84 8 L 92 44 Z", TIMBER),
        ("M 16 40 L 22 12 Q 23 9 27 9 L 73 9 Q 77 9 78 12 L 84 40 Z", INK),
        ("M 24 2 L 33 2 L 31 16 L 21 16 Z M 76 2 L 67 2 L 69 16 L 79 16 Z", GOLD),
        (
            circle_path(30, 36, 11)
            + circle_path(48, 30, 12)
            + circle_path(66, 35, 11)
            + circle_path(40, 42, 11)
            + circle_path(58, 42, 11),
            GOLD,
        ),
        (circle_path(48, 30, 7) + circle_path(30, 36, 6) + circle_path(66, 35, 6), colour("#f6dd8a")),
        ("M 6 46 L 94 46 L 90 94 L 10 94 Z", colour("#8a5a30")),
        (
            "M 6 46 L 94 46 L 93.4 54 L 6.6 54 Z M 16 46 L 26 46 L 27 94 L 19 94 Z M 74 46 L 84 46 L 81 94 L 73 94 Z",
            GOLD,
        ),
        ("M 42 50 L 58 50 L 58 68 Q 50 76 42 68 Z", GOLD),
        (circle_path(50, 60, 4), INK),
    ),
}

SHIELD = "M 6 2 L 94 2 L 94 52 Q 92 82 50 99 Q 8 82 6 52 Z"
STAR = regular_path(5, inner=24, radius=54)
CROWN = "M 6 30 L 28 52 L 50 14 L 72 52 L 94 30 L 86 84 L 14 84 Z"
TURN = """
M 50 10 Q 82 10 89 42 L 100 42 L 82 64 L 64 42 L 76 42 Q 71 23 50 23 Q 34 23 27 36 L 14 30 Q 26 10 50 10 Z
M 50 90 Q 18 90 11 58 L 0 58 L 18 36 L 36 58 L 24 58 Q 29 77 50 77 Q 66 77 73 64 L 86 70 Q 74 90 50 90 Z
"""


def seat_shape(shape: str, ink: Colour) -> tuple[Layer, ...]:
    """Return the shape of a seat in one colour."""
    return ((SEAT_SHAPES[shape], ink),)


# A half mask, as on the backs of the action cards.
MASK = """
M 2 34 Q 26 24 50 34 Q 74 24 98 34 Q 98 66 78 74 Q 60 78 50 58 Q 40 78 22 74 Q 2 66 2 34 Z
"""
MASK_EYES = "M 18 48 Q 30 38 42 52 Q 28 58 18 48 Z M 82 48 Q 70 38 58 52 Q 72 58 82 48 Z"
LOZENGE = "M 50 0 L 100 50 L 50 100 L 0 50 Z"

DIPLOMAT_NUMBER: dict[Role, str] = {"diplomat2": "+2", "diplomat5": "+5"}

FIRST_PLAYER: tuple[Layer, ...] = (
    ("M 18 -2 L 27 -2 L 27 102 L 18 102 Z", TIMBER),
    ("M 27 2 L 98 12 L 82 34 L 98 58 L 27 64 Z", BLOOD),
    ("M 52 50 L 52 28 L 44 32 L 44 24 L 55 16 L 62 16 L 62 50 Z", IVORY),
)
WHITE_FLAG: tuple[Layer, ...] = (
    ("M 18 -2 L 27 -2 L 27 102 L 18 102 Z", TIMBER),
    ("M 27 6 Q 44 -2 62 6 Q 80 14 98 6 L 98 54 Q 80 62 62 54 Q 44 46 27 54 Z", IVORY),
)
CARDS: tuple[Layer, ...] = (
    ("M 4 24 L 46 8 L 70 76 L 28 92 Z", INK),
    ("M 9 28 L 43 15 L 64 73 L 31 86 Z", WINE),
    ("M 38 8 L 92 8 L 92 92 L 38 92 Z", INK),
    ("M 43 13 L 87 13 L 87 87 L 43 87 Z", IVORY),
    ("M 65 28 L 78 50 L 65 72 L 52 50 Z", BLOOD),
)
BLANK_SCROLL: tuple[Layer, ...] = ((_SCROLL, IVORY), (_SCROLL_ENDS, WHEAT))
SEAL: tuple[Layer, ...] = (
    (_SEAL, BLOOD),
    (circle_path(50, 50, 30), colour("#8f2a22")),
    (_moved(_SEAL, 50, 50, 0.4), BLOOD),
)
