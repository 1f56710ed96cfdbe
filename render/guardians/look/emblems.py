"""The emblems of Guardians as coloured paths in a box of 100 by 100, all drawn for this project.

Most are seen from the front and lit from the left: a left half is drawn, and mirrored in the shade. Creatures have one
for each class; shields for each family; other cards for what they are.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.games.guardians.cards import CARDS, Card, CardId
from render.guardians.look import signs
from render.guardians.look.signs import cut
from render.guardians.look.theme import (
    BLOOD,
    BONE,
    BRASS,
    CLOTH,
    COAL,
    EARTH,
    EMBER,
    ICE,
    INK,
    IRON,
    LEAF,
    MOSS,
    NIGHT,
    PALE,
    PINE,
    ROSE,
    SEA,
    SKIN,
    STEEL,
    STONE,
    VIOLET,
    Tones,
)
from render.guardians.words.nouns import class_slug
from render.kit.colours import Colour, mix
from render.kit.shapes import circle_path, placed, regular_path
from render.kit.sprites import Layer, Sprite, paint, recoloured

Layers = tuple[Layer, ...]


def _mirrored(path: str) -> str:
    return placed(path, mirror=True)


def _lit(left: str, tones: Tones) -> Layers:
    """Draw the left half of something in the light, and the right one in the shade."""
    return ((left, tones.light), (_mirrored(left), tones.dark))


def _both(left: str, ink: Colour) -> Layers:
    """Draw something on both sides in one ink."""
    return ((left + " " + _mirrored(left), ink),)


def _eyes(y: float, apart: float, radius: float, white: Colour = PALE, pupil: Colour = INK) -> Layers:
    return (
        *_both(circle_path(50 - apart, y, radius), white),
        *_both(circle_path(50 - apart + radius * 0.15, y + radius * 0.1, radius * 0.5), pupil),
    )


def _scaled(layers: Layers, x: float, y: float, scale: float) -> Layers:
    return tuple((placed(path, x, y, scale), ink) for path, ink in layers)


# Heads. Each is a left half that ends on the middle line.

_ROUND = "M 50.4 12 C 26 12 16 30 17 50 C 18 74 32 92 50.4 92 Z"
_WIDE = "M 50.4 16 C 28 14 15 27 15 45 C 6 58 11 80 25 88 C 34 94 44 94 50.4 94 Z"
_LONG = "M 50.4 8 C 28 8 22 28 24 48 C 25 70 38 92 50.4 96 Z"
_SNOUTED = "M 50.4 10 C 30 10 22 24 24 42 C 26 56 34 62 34 74 C 34 88 40 96 50.4 96 Z"
_SKULL = "M 50.4 6 C 22 6 11 24 13 44 C 13 57 19 62 26 66 L 28 84 C 34 94 44 94 50.4 94 Z"
_BROW = "M 22 38 L 45 46 L 45 51 L 24 45 Z"
_GRIN = "M 30 70 Q 40 78 50.4 78 L 50.4 84 Q 36 84 30 70 Z"
_TUSK = "M 30 82 Q 28 70 24 62 Q 36 66 38 80 Z"
_EAR_LONG = "M 22 46 Q 6 32 -4 20 Q -2 48 20 66 Z"
_EAR_ROUND = "M 20 40 Q 2 34 4 52 Q 6 66 22 66 Z"
_EAR_UP = "M 24 36 Q 14 14 22 0 Q 40 8 44 22 Z"
_HORN = "M 30 22 Q 10 18 8 -4 Q 22 10 42 14 Z"
_RAM = "M 36 18 Q 6 4 2 34 Q 0 56 18 60 Q 8 46 16 34 Q 22 28 32 34 Z"
_WINGS = (
    "M 42 46 Q 30 12 -14 4 Q -10 14 -4 18 Q -14 20 -20 18 Q -16 32 -6 36 Q -14 40 -18 38 Q -12 52 2 54"
    " Q -2 58 -8 58 Q 4 74 24 68 Q 36 64 42 56 Z"
)
_BAT_WINGS = (
    "M 42 44 Q 26 22 -4 6 Q -16 20 -22 44 Q -12 38 -4 44 Q -2 54 -2 62 Q 8 54 16 58 Q 20 64 22 72 Q 30 60 42 60 Z"
)
WINGS: Final[Mapping[str, Layers]] = {
    "feathers": _lit(_WINGS, ICE),
    "leather": _lit(_BAT_WINGS, COAL),
}
"""Wings to be laid behind the emblem of a creature that flies; they reach beyond the box."""


def _head(shape: str, tones: Tones, *more: Layers) -> Layers:
    layers = list(_lit(shape, tones))
    for each in more:
        layers += each
    return tuple(layers)


# Mortals

_KNIGHT = (
    *_lit("M 50.4 26 Q 30 4 26 -2 Q 46 -4 50.4 12 Z", BLOOD),
    *_lit("M 50.4 12 C 26 12 16 28 18 50 L 22 82 L 50.4 98 Z", STEEL),
    ("M 47 12 L 53 12 L 53 98 L 47 98 Z", BRASS.light),
    *_both("M 20 44 L 46 50 L 46 57 L 21 51 Z", INK),
    *_both(
        circle_path(32, 68, 2.6) + circle_path(40, 71, 2.6) + circle_path(33, 78, 2.6) + circle_path(41, 82, 2.6), INK
    ),
    *_both("M 19 58 L 46 64 L 46 66 L 19 60 Z", BRASS.dark),
)
_SWORDS = (
    ("M 4 6 L 12 4 L 88 82 L 80 90 Z", STEEL.light),
    ("M 96 6 L 88 4 L 12 82 L 20 90 Z", STEEL.dark),
    *_both("M 8 66 L 34 92 L 29 97 L 3 71 Z M 12 84 L 18 90 L 8 100 L 2 94 Z", BRASS.dark),
)
_PIRATE = (
    *_scaled(_SWORDS, -2, 30, 0.96),
    *_head(
        "M 50.4 34 C 34 34 28 42 28 56 C 28 76 40 88 50.4 88 Z",
        SKIN,
        (("M 54 48 L 72 44 L 70 58 L 56 60 Z", INK), ("M 30 46 L 72 40 L 72 44 L 30 50 Z", INK)),
        ((circle_path(41, 55, 4), INK),),
        _both("M 38 72 Q 44 76 50.4 74 L 50.4 78 Q 42 80 38 72 Z", BLOOD.dark),
    ),
    *_lit("M 50.4 2 C 34 2 26 16 20 28 Q 8 30 2 26 Q 6 46 50.4 42 Z", COAL),
    (placed(signs.ABILITY["skull"], 42, 14, 0.17), PALE),
    *_both("M 2 26 Q 6 46 50.4 42 L 50.4 38 Q 14 40 6 28 Z", BRASS.light),
)
_GIANT = _head(
    _WIDE,
    SKIN,
    _both("M 50.4 16 C 28 14 15 27 15 40 Q 32 28 50.4 30 Z", EARTH.dark),
    _both("M 15 36 Q 34 26 50.4 28 L 50.4 35 Q 34 34 14 44 Z", BLOOD.light),
    _eyes(50, 16, 6.5),
    _both("M 26 42 L 44 45 L 44 48 L 26 47 Z", EARTH.dark),
    _lit("M 50.4 48 L 42 66 Q 46 70 50.4 69 Z", Tones(mix(SKIN.light, SKIN.dark, 0.4), SKIN.dark)),
    _lit("M 50.4 72 Q 30 70 16 60 Q 12 84 30 96 Q 40 102 50.4 102 Z", EARTH),
    _both("M 38 78 Q 44 76 50.4 77 L 50.4 82 Q 42 83 38 78 Z", INK),
)
_OGRE = _head(
    _WIDE,
    MOSS,
    _lit(_EAR_ROUND, MOSS),
    _both("M 42 20 Q 46 0 50.4 -2 L 50.4 18 Z", INK),
    _both(_BROW, INK),
    _eyes(52, 15, 5.5, BRASS.light),
    _both("M 44 58 Q 42 64 46 66 L 50.4 66 L 50.4 58 Z", MOSS.dark),
    _both("M 26 74 Q 40 68 50.4 70 L 50.4 86 Q 34 86 26 74 Z", INK),
    _lit(_TUSK, BONE),
    _both("M 42 71 L 49 71 L 46 79 Z", BONE.light),
)
_TROLL = _head(
    _LONG,
    SEA,
    _lit("M 26 40 Q 4 38 0 56 Q 10 72 28 62 Z", SEA),
    _lit("M 50.4 -2 Q 36 2 26 26 Q 34 22 40 26 Q 44 18 50.4 22 Z", EMBER),
    _eyes(42, 13, 5.5, BRASS.light),
    _both("M 26 34 L 46 37 L 46 41 L 27 39 Z", INK),
    _lit("M 50.4 42 Q 40 54 38 74 Q 44 84 50.4 82 Z", Tones(mix(SEA.light, PALE, 0.3), SEA.dark)),
    _both("M 32 80 Q 40 84 50.4 86 L 50.4 90 Q 38 90 32 80 Z", INK),
    _lit("M 33 82 Q 28 74 30 66 Q 39 74 40 84 Z", BONE),
)
_GOBLIN = _head(
    "M 50.4 18 C 28 18 22 36 24 52 C 26 72 40 92 50.4 96 Z",
    LEAF,
    _lit("M 26 46 Q 2 36 -14 16 Q -16 52 24 66 Z", LEAF),
    _both("M 22 50 Q 4 42 -8 26 Q -6 50 22 60 Z", LEAF.dark),
    _eyes(50, 13, 7.5, BRASS.light, BLOOD.dark),
    _both("M 26 38 L 46 47 L 46 51 L 27 44 Z", INK),
    _lit("M 50.4 52 L 44 68 Q 47 71 50.4 70 Z", Tones(LEAF.dark, LEAF.dark)),
    _both("M 32 74 Q 42 78 50.4 78 L 50.4 87 Q 38 86 32 74 Z", INK),
    _both("M 36 76.5 L 42 78 L 39 83 Z M 44 78 L 49 78.4 L 46 84 Z", BONE.light),
)
_FIEND = _head(
    _ROUND,
    ROSE,
    _lit("M 30 22 Q 22 8 26 -6 Q 34 8 44 14 Z", BONE),
    _lit(_EAR_LONG, ROSE),
    _eyes(44, 15, 8, PALE, INK),
    _both(circle_path(28, 62, 4) + circle_path(38, 26, 3), ROSE.dark),
    _both(_GRIN.replace("84", "90"), INK),
    _both("M 34 73 L 40 76 L 37 83 Z M 43 77 L 49 78 L 46 86 Z", BONE.light),
)
_GNOME = (
    *_head(
        _ROUND, SKIN, _eyes(52, 13, 5), _lit(circle_path(50, 62, 8).replace("Z", "Z"), Tones(ROSE.light, ROSE.light))
    ),
    *_lit("M 50.4 70 Q 36 62 18 56 Q 16 92 50.4 106 Z", Tones(PALE, BONE.dark)),
    *_both("M 40 72 Q 45 75 50.4 75 L 50.4 79 Q 43 79 40 72 Z", BLOOD.dark),
    *_lit("M 50.4 -14 Q 30 12 12 42 Q 30 34 50.4 36 Z", BLOOD),
    *_both("M 12 42 Q 30 34 50.4 36 L 50.4 42 Q 30 40 12 47 Z", BRASS.light),
)
_GUY = _head(
    _ROUND,
    SKIN,
    _lit(_EAR_ROUND, SKIN),
    _eyes(52, 14, 5.5),
    _lit("M 50.4 56 L 45 66 Q 48 69 50.4 68 Z", Tones(SKIN.dark, SKIN.dark)),
    _both("M 34 74 Q 42 82 50.4 82 L 50.4 87 Q 38 87 34 74 Z", BLOOD.dark),
    _lit("M 50.4 4 C 26 4 14 18 14 38 L 50.4 38 Z", CLOTH),
    (("M 14 38 L 98 38 Q 96 46 86 46 L 14 44 Z", CLOTH.dark), (circle_path(50, 22, 8), BRASS.light)),
)
_HUMAN = (
    *_lit("M 50.4 62 Q 20 64 6 100 L 50.4 100 Z", EARTH),
    *_lit("M 50.4 4 C 22 4 18 30 22 54 Q 20 66 14 74 Q 36 78 50.4 76 Z", PINE),
    *_head("M 50.4 20 C 36 20 30 32 31 46 C 32 62 42 72 50.4 74 Z", SKIN, _eyes(46, 9, 3.6)),
    *_both("M 42 62 Q 46 65 50.4 65 L 50.4 67 Q 45 68 42 62 Z", BLOOD.dark),
    *_both("M 50.4 76 L 44 78 L 47 100 L 50.4 100 Z", BRASS.light),
)
_WIZARD = (
    *_head(_LONG, SKIN, _eyes(48, 12, 4.6), _both("M 28 40 L 46 43 L 46 46 L 29 44 Z", PALE)),
    *_lit("M 50.4 62 Q 36 60 26 52 Q 24 84 50.4 112 Z", Tones(PALE, BONE.dark)),
    *_both("M 40 66 Q 45 68 50.4 68 L 50.4 71 Q 44 72 40 66 Z", BLOOD.dark),
    *_lit("M 50.4 -20 Q 34 4 24 34 Q 8 36 0 44 Q 26 40 50.4 42 Z", NIGHT),
    *_both("M 0 44 Q 24 32 50.4 33 L 50.4 42 Q 26 40 0 44 Z", VIOLET.dark),
    (placed(regular_path(5, inner=20), 40, 8, 0.2), BRASS.light),
    (placed(regular_path(5, inner=20), 58, 22, 0.11), BRASS.light),
)
_SLAG = (
    *_lit("M 50.4 -2 Q 20 2 4 30 Q 14 28 16 34 Q 6 46 8 60 Q 18 54 24 60 L 50.4 60 Z", IRON),
    *_head(
        "M 50.4 22 C 32 22 22 34 24 50 C 14 62 18 82 32 90 C 40 94 46 94 50.4 94 Z",
        EARTH,
        _lit(placed(_EAR_UP, 8, 18, 0.66), EARTH),
        _eyes(50, 13, 5, EMBER.light),
        _both("M 26 42 L 45 48 L 45 51 L 27 47 Z", INK),
        _lit("M 50.4 60 Q 34 60 34 72 Q 36 80 50.4 80 Z", ROSE),
        _both(circle_path(43, 70, 3.2), INK),
        _both("M 30 84 Q 42 88 50.4 87 L 50.4 90 Q 38 92 30 84 Z", INK),
        _lit("M 26 88 Q 12 80 14 62 Q 26 68 36 84 Z", BONE),
    ),
)
_CLAMJACK = (
    *_lit("M 50.4 50 Q 24 48 4 58 Q 10 92 50.4 96 Z", SEA),
    *_both("M 50.4 62 L 48 94 L 40 93 Z M 34 62 L 28 86 L 22 80 Z", SEA.dark),
    ("M 6 56 Q 50 38 94 56 Q 50 66 6 56 Z", BLOOD.dark),
    *_both("M 14 52 L 20 64 L 26 50 Z M 30 48 L 36 62 L 42 46 Z", BONE.light),
    *_lit("M 50.4 8 Q 14 8 2 48 Q 26 36 50.4 38 Z", SEA),
    *_both("M 50.4 12 L 48 36 L 40 36 Z M 28 18 L 30 38 L 22 40 Z", SEA.dark),
    *_eyes(18, 18, 11),
)
_CANKERD = (
    *_lit("M 50.4 10 C 30 8 20 24 26 38 C 8 42 6 62 18 70 C 4 76 4 94 20 98 L 50.4 98 Z", MOSS),
    *_both(
        "M 28 38 Q 40 44 50.4 42 L 50.4 46 Q 38 48 27 41 Z M 19 70 Q 36 76 50.4 74 L 50.4 78 Q 34 80 18 73 Z", MOSS.dark
    ),
    *_eyes(26, 10, 7),
    *_both("M 38 52 Q 44 50 50.4 50 L 50.4 68 Q 38 68 38 52 Z", BLOOD.dark),
    *_both(circle_path(20, 56, 4) + circle_path(16, 86, 5) + circle_path(36, 88, 4), BRASS.light),
)
_VARMIT = _head(
    _SNOUTED,
    EARTH,
    _lit(_EAR_UP, EARTH),
    _both("M 26 30 Q 20 16 24 8 Q 34 14 38 22 Z", ROSE.dark),
    _eyes(42, 12, 6, INK, PALE),
    _lit("M 50.4 70 L 42 74 Q 44 82 50.4 82 Z", COAL),
    _both("M 46 86 L 49.5 86 L 49.5 97 L 46 96 Z", PALE),
    _both("M 34 76 L 10 70 L 10 72 L 34 79 Z M 34 82 L 10 86 L 10 88 L 34 85 Z", PALE),
)
_RAT = _head(
    _SNOUTED,
    IRON,
    _lit(circle_path(22, 22, 20), IRON),
    _both(circle_path(22, 22, 12), ROSE.dark),
    _eyes(44, 12, 5, BLOOD.light),
    _lit("M 50.4 72 L 43 76 Q 45 84 50.4 84 Z", ROSE),
    _both("M 45 86 L 49.5 86 L 49.5 100 L 45 98 Z", BONE.light),
    _both("M 34 76 L 8 68 L 8 70 L 34 79 Z M 34 82 L 8 88 L 8 90 L 34 85 Z", PALE),
)
_DOG = _head(
    _SNOUTED,
    EARTH,
    _lit("M 26 20 Q 4 18 4 44 Q 6 58 18 60 Q 26 44 34 28 Z", Tones(EARTH.dark, mix(EARTH.dark, INK, 0.3))),
    _eyes(42, 12, 5.5),
    _lit("M 50.4 66 Q 38 66 38 72 Q 42 80 50.4 80 Z", COAL),
    _both("M 36 84 Q 44 90 49 84 L 50.4 84 L 50.4 88 Q 40 96 36 84 Z", INK),
    (("M 44 88 L 56 88 L 55 104 Q 50 110 45 104 Z", ROSE.light),),
)
_COW = _head(
    _SNOUTED,
    Tones(PALE, BONE.dark),
    _lit("M 26 28 Q 4 22 0 38 Q 10 48 28 42 Z", Tones(PALE, BONE.dark)),
    _lit("M 30 18 Q 12 16 12 -4 Q 22 8 42 12 Z", BONE),
    (("M 50 10 C 66 10 76 22 75 40 Q 66 54 54 44 Q 48 26 50 10 Z", COAL.dark),),
    _eyes(44, 13, 5, INK, PALE),
    _lit("M 50.4 66 Q 30 64 28 80 Q 32 98 50.4 98 Z", ROSE),
    _both("M 38 76 Q 44 74 44 80 Q 40 84 37 80 Z", INK),
)
_HORSE = (
    *_lit("M 50.4 2 Q 32 8 22 36 Q 16 60 20 96 L 50.4 96 Z", COAL),
    *_head(
        "M 50.4 8 C 38 8 30 22 30 42 C 30 60 36 72 34 86 C 36 98 44 100 50.4 100 Z",
        EARTH,
        _lit("M 34 22 Q 28 8 34 -4 Q 42 6 44 16 Z", EARTH),
        _lit("M 50.4 4 Q 44 20 46 44 L 50.4 48 Z", COAL),
        _eyes(44, 13, 4.5, INK, PALE),
        _both("M 40 84 Q 44 82 44 88 Q 41 92 39 88 Z", INK),
        _both("M 31 62 L 50.4 66 L 50.4 70 L 32 66 Z", BLOOD.light),
    ),
)
_UNICORN = (
    *_lit("M 50.4 2 Q 28 8 16 38 Q 10 62 18 98 L 50.4 96 Z", VIOLET),
    *_head(
        "M 50.4 12 C 38 12 30 24 30 44 C 30 62 36 72 34 86 C 36 98 44 100 50.4 100 Z",
        Tones(PALE, ICE.dark),
        _lit("M 34 24 Q 28 10 34 0 Q 42 8 44 18 Z", Tones(PALE, ICE.dark)),
        _eyes(46, 13, 4.5, INK, PALE),
        _both("M 40 84 Q 44 82 44 88 Q 41 92 39 88 Z", INK),
        _lit("M 50.4 -30 L 45 26 L 50.4 30 Z", BRASS),
        _both("M 46 8 L 50.4 6 L 50.4 9 L 45.6 11 Z M 47.4 -6 L 50.4 -8 L 50.4 -5 L 47 -3 Z", BRASS.dark),
    ),
)
_BUG = (
    *_both(
        "M 30 34 L 8 22 L 2 30 L 4 18 L 12 16 L 32 28 Z M 26 56 L 4 56 L -4 64 L 0 52 L 26 50 Z"
        " M 28 74 L 10 86 L 6 98 L 4 84 L 24 68 Z",
        INK,
    ),
    *_both("M 44 16 Q 38 0 26 -4 L 28 -8 Q 44 -2 48 14 Z", INK),
    *_lit("M 50.4 30 C 28 30 18 50 22 70 C 26 90 40 98 50.4 98 Z", LEAF),
    *_both(circle_path(36, 52, 5) + circle_path(32, 72, 5) + circle_path(43, 84, 4), BRASS.light),
    ("M 48.5 34 L 51.5 34 L 51.5 98 L 48.5 98 Z", INK),
    *_lit("M 50.4 8 C 36 8 30 20 32 34 Q 42 38 50.4 37 Z", COAL),
    *_eyes(22, 10, 5.5, BRASS.light, BLOOD.dark),
)
_OUTLAW = (
    *_head("M 50.4 30 C 32 30 27 42 28 56 C 30 78 40 90 50.4 94 Z", SKIN, _eyes(48, 11, 4.4)),
    *_lit("M 50.4 58 Q 34 58 27 54 Q 28 84 50.4 106 Z", BLOOD),
    *_both(circle_path(38, 70, 2.4) + circle_path(44, 82, 2.4) + circle_path(48, 66, 2), PALE),
    *_lit("M 50.4 6 Q 44 -4 36 0 Q 30 8 29 28 Q 10 34 -6 26 Q 6 46 50.4 44 Z", EARTH),
    *_both("M 29 24 Q 40 30 50.4 30 L 50.4 37 Q 38 36 28 31 Z", COAL.dark),
)
_MAYOR = (
    *_head(_ROUND, SKIN, _eyes(50, 13, 4.6), _both("M 36 72 Q 42 80 50.4 80 L 50.4 84 Q 40 84 36 72 Z", BLOOD.dark)),
    *_lit("M 50.4 62 Q 42 64 40 68 Q 30 74 24 66 Q 28 82 44 74 L 50.4 72 Z", EARTH),
    *_lit("M 50.4 -12 L 26 -10 L 26 30 L 6 32 Q 14 40 50.4 42 Z", COAL),
    *_both("M 26 18 L 50.4 20 L 50.4 30 L 26 28 Z", BLOOD.light),
    *_both("M 16 88 Q 30 100 50.4 104 L 50.4 98 Q 32 94 20 84 Z", BRASS.light),
    (circle_path(50, 103, 8), BRASS.light),
)
_OMEN = (
    *_lit("M 50.4 2 L 8 12 Q 4 66 50.4 100 Z", CLOTH),
    *_lit("M 50.4 12 L 17 19 Q 14 60 50.4 88 Z", BRASS),
    *_lit("M 50.4 22 Q 26 24 26 46 Q 28 66 50.4 68 Z", BLOOD),
    *_lit("M 50.4 34 Q 38 35 38 46 Q 39 56 50.4 57 Z", BRASS),
)
_RISHAR = (
    *_lit(
        "M 50.4 30 Q 22 2 -10 12 Q 2 20 4 32 Q -4 34 -8 40 Q 6 44 10 56 Q 4 60 2 68 Q 20 66 26 76 Q 40 70 50.4 70 Z",
        COAL,
    ),
    *_lit("M 50.4 6 C 36 6 30 20 34 36 C 36 52 42 88 50.4 100 Z", NIGHT),
    *_eyes(24, 9, 4.4, BLOOD.light),
    *_lit("M 50.4 28 L 42 32 L 50.4 54 Z", BRASS),
)
_GNASHER = (
    *_lit("M 50.4 6 Q 8 4 4 44 L 16 50 L 22 40 L 30 52 L 37 40 L 44 54 L 50.4 42 Z", BLOOD),
    *_eyes(24, 17, 7, BRASS.light),
    *_lit("M 50.4 98 Q 12 98 6 62 L 18 66 L 24 56 L 32 70 L 38 57 L 45 72 L 50.4 60 Z", BLOOD),
    *_both(
        "M 16 50 L 22 40 L 30 52 L 37 40 L 44 54 L 50.4 42 L 50.4 47 L 44 60 L 37 46 L 30 58 L 22 46 L 16 56 Z",
        BONE.light,
    ),
    *_both(
        "M 18 66 L 24 56 L 32 70 L 38 57 L 45 72 L 50.4 60 L 50.4 54 L 45 66 L 38 51 L 32 64 L 24 50 L 18 60 Z",
        BONE.dark,
    ),
)

# Elementals

_SPIRIT = (
    *_lit(
        "M 50.4 2 C 24 2 14 24 16 46 C 18 66 8 78 0 84 Q 14 88 22 82 Q 20 92 14 100 Q 30 98 36 86"
        " Q 40 96 46 102 L 50.4 92 Z",
        ICE,
    ),
    *_both("M 28 40 Q 32 28 42 34 Q 46 46 38 52 Q 28 52 28 40 Z", NIGHT.dark),
    *_both(circle_path(36, 42, 3.2), PALE),
    *_both("M 44 64 Q 46 58 50.4 58 L 50.4 78 Q 44 76 44 64 Z", NIGHT.dark),
)
_ELEMENT = (
    *_lit("M 50.4 2 L 0 88 L 50.4 88 Z", STONE),
    *_lit("M 50.4 22 L 17 79 L 50.4 79 Z", EMBER),
    *_lit("M 50.4 34 Q 38 50 36 62 Q 36 74 50.4 77 Z", BRASS),
    *_both("M 4 88 L 50.4 88 L 50.4 98 L 4 98 Z", STONE.dark),
    (circle_path(50, 64, 8), PALE),
    (circle_path(50, 64, 4), INK),
)
_LORD = (
    *_lit("M 50.4 24 L 30 26 L 14 40 L 16 66 L 30 90 L 50.4 98 Z", STONE),
    *_both("M 30 26 L 34 44 L 16 56 L 14 40 Z M 34 44 L 50.4 50 L 50.4 46 L 36 40 Z", STONE.dark),
    *_both("M 24 52 L 44 57 L 40 64 L 27 60 Z", EMBER.light),
    *_both("M 30 76 L 40 72 L 50.4 74 L 50.4 82 L 38 82 Z", INK),
    *_lit("M 50.4 -6 L 44 14 L 32 0 L 30 18 L 14 8 L 18 32 Q 34 24 50.4 24 Z", BRASS),
    (placed(signs.DIAMOND, 44, 8, 0.12), BLOOD.light),
    *_both(placed(signs.DIAMOND, 27, 15, 0.08), CLOTH.light),
)
_FORCE = (
    (
        "M 50 0 C 88 4 104 44 82 74 C 64 96 28 94 18 68 C 12 46 30 28 50 32 C 66 36 70 56 58 64 C 48 68 42 60 44 52"
        " C 34 60 40 76 54 76 C 74 74 80 48 68 32 C 54 16 24 20 12 44 C 8 18 28 0 50 0 Z",
        SEA.light,
    ),
    ("M 50 0 C 88 4 104 44 82 74 C 64 96 28 94 18 68 C 34 86 62 84 74 66 C 92 40 78 8 50 0 Z", SEA.dark),
    (placed(signs.COLOR["elemental"], 78, -4, 0.2), ICE.light),
    (placed(signs.COLOR["elemental"], -2, 70, 0.26), ICE.light),
    (circle_path(52, 54, 7), PALE),
)
_DEVIL = _head(
    _LONG,
    BLOOD,
    _lit("M 32 20 Q 12 14 14 -14 Q 26 2 44 8 Z", BONE),
    _lit("M 24 44 Q 12 38 8 26 Q 8 54 26 60 Z", BLOOD),
    _eyes(46, 12, 5.5, BRASS.light),
    _both("M 26 36 L 46 43 L 46 47 L 27 42 Z", INK),
    _both("M 34 70 Q 42 76 50.4 76 L 50.4 81 Q 38 82 34 70 Z", INK),
    _both("M 39 74 L 44 76 L 42 81 Z", PALE),
    _lit("M 50.4 84 L 42 88 Q 46 100 50.4 112 Z", COAL),
    _both("M 46 14 L 50.4 24 L 50.4 14 Z", COAL.dark),
)
_DEMON = _head(
    _WIDE,
    Tones(VIOLET.dark, mix(VIOLET.dark, INK, 0.35)),
    _lit(_RAM, BONE),
    _both("M 22 46 L 45 52 L 42 60 L 26 57 Z", EMBER.light),
    _both(circle_path(37, 54, 3), INK),
    (("M 50 24 Q 60 32 50 44 Q 40 32 50 24 Z", EMBER.light), ("M 50 28 L 53 34 L 50 40 L 47 34 Z", INK)),
    _both("M 24 74 Q 38 68 50.4 70 L 50.4 88 Q 32 88 24 74 Z", INK),
    _both("M 30 72 L 37 71 L 34 82 Z M 42 70.5 L 49 70.5 L 46 79 Z M 36 88 L 42 89 L 39 80 Z", BONE.light),
)
_ANGEL = (
    *_lit(
        "M 50.4 52 Q 30 16 -10 6 Q -6 18 0 22 Q -10 24 -14 22 Q -10 38 2 42 Q -4 46 -10 46 Q -2 62 14 62 Q 10 68 4 70"
        " Q 20 86 38 76 Q 46 70 50.4 66 Z",
        Tones(PALE, ICE.dark),
    ),
    *_lit("M 50.4 46 Q 34 52 26 98 L 50.4 104 Z", Tones(PALE, BONE.dark)),
    *_lit("M 50.4 16 C 36 16 34 28 36 36 Q 40 50 50.4 52 Z", SKIN),
    *_lit("M 50.4 10 C 34 10 28 26 32 44 Q 38 30 50.4 24 Z", BRASS),
    *_both(circle_path(44, 35, 2.4), INK),
    ("M 26 2 Q 50 -10 74 2 Q 50 14 26 2 Z M 34 2 Q 50 8 66 2 Q 50 -4 34 2 Z", BRASS.light),
    *_both("M 46 58 L 50.4 56 L 50.4 100 L 44 98 Z", BRASS.light),
)
_NYMPH = (
    *_lit("M 50.4 2 C 20 2 12 28 18 54 Q 10 74 16 98 Q 30 90 34 74 L 50.4 74 Z", PINE),
    *_head("M 50.4 18 C 34 18 29 32 30 46 C 32 64 42 74 50.4 78 Z", SKIN, _eyes(46, 10, 4.2, PALE, PINE.dark)),
    *_both("M 42 64 Q 46 62 50.4 63 L 50.4 69 Q 45 70 42 64 Z", BLOOD.light),
    *_lit("M 50.4 12 Q 34 14 26 34 Q 36 24 50.4 24 Z", PINE),
    *_both("M 34 16 Q 20 10 18 -2 Q 34 0 38 14 Z M 20 34 Q 6 32 0 22 Q 14 18 24 28 Z", LEAF.light),
    (placed(regular_path(6, inner=24), 41, 0, 0.18), ROSE.light),
    (circle_path(50, 9, 3.4), BRASS.light),
)
_WELL = (
    *_lit("M 50.4 -4 Q 26 8 4 26 L 12 32 L 50.4 10 Z", BLOOD),
    *_both("M 14 26 L 22 24 L 22 66 L 14 66 Z", EARTH.dark),
    ("M 48 10 L 52 10 L 52 40 L 48 40 Z", COAL.dark),
    ("M 42 38 L 58 38 L 56 54 L 44 54 Z", BRASS.dark),
    *_lit("M 50.4 58 Q 10 58 6 66 L 10 96 Q 26 102 50.4 102 Z", STONE),
    ("M 12 66 Q 50 56 88 66 Q 50 78 12 66 Z", BRASS.light),
    *_both(
        "M 9 82 L 50.4 86 L 50.4 88 L 9 84 Z M 28 77 L 30 77 L 30 85 L 28 85 Z M 36 87 L 38 87 L 38 100 L 36 100 Z",
        STONE.dark,
    ),
)
_GEYSER = (
    *_lit("M 50.4 70 L 46 30 Q 24 34 20 20 Q 8 18 12 6 Q 24 -4 34 4 Q 42 -8 50.4 -4 Z", ICE),
    *_both(circle_path(18, 40, 6) + circle_path(30, 50, 4) + circle_path(10, 54, 3.4), ICE.light),
    *_lit("M 50.4 62 Q 36 62 28 80 Q 8 84 4 100 L 50.4 100 Z", EARTH),
    *_both("M 38 66 Q 44 62 50.4 62 L 50.4 70 Q 42 72 38 66 Z", INK),
)
_MANIFESTATION = (
    *_lit("M 50.4 6 C 22 6 14 40 10 100 L 50.4 100 Z", COAL),
    *_lit("M 50.4 22 C 34 22 30 40 32 54 Q 38 64 50.4 64 Z", Tones(INK, INK)),
    *_scaled(
        (*_lit(_SKULL, BONE), *_both(circle_path(33, 48, 11), INK), ("M 50 58 L 56 70 L 44 70 Z", INK)), 35, 26, 0.31
    ),
    ("M 84 -2 L 90 0 L 78 100 L 72 100 Z", EARTH.dark),
    ("M 92 -4 Q 56 -16 26 10 Q 60 0 88 10 Z", STEEL.light),
)
_GOB = _head(
    _ROUND,
    MOSS,
    _both("M 44 14 Q 42 2 34 -4 L 37 -7 Q 48 0 48 13 Z", MOSS.dark),
    _eyes(32, 14, 9),
    _both("M 18 52 Q 34 46 50.4 46 L 50.4 86 Q 24 84 18 52 Z", INK),
    _both("M 22 50 L 31 48 L 28 60 Z M 33 48 L 42 46.6 L 38 59 Z M 44 46.6 L 50.4 46.6 L 48 58 Z", BONE.light),
    _both("M 27 74 L 33 80 L 33 66 Z M 37 82 L 44 85 L 42 70 Z", BONE.light),
)
_SAURIAN = _head(
    "M 50.4 12 C 34 12 24 24 26 40 C 18 54 26 66 32 76 C 36 90 42 98 50.4 98 Z",
    LEAF,
    _lit("M 50.4 -6 L 44 8 L 34 4 L 34 16 Q 42 12 50.4 14 Z", EMBER),
    _both("M 28 36 Q 36 28 44 38 Q 36 46 28 36 Z", BRASS.light),
    _both("M 35 33 L 37 33 L 37 42 L 35 42 Z", INK),
    _both(circle_path(44, 78, 2.6), INK),
    _both("M 31 70 Q 40 86 50.4 88 L 50.4 91 Q 36 90 31 70 Z", INK),
    _both(circle_path(38, 56, 3) + circle_path(46, 48, 2.4) + circle_path(46, 64, 2.4), LEAF.dark),
)
_TWIN = (
    *_scaled((*_lit(_LONG, SKIN), *_eyes(46, 12, 5), *_both(_GRIN, BLOOD.dark)), -6, 8, 0.7),
    *_scaled(
        (
            *_lit(_LONG, NIGHT),
            *_both("M 26 42 L 44 50 L 40 56 L 28 52 Z", EMBER.light),
            *_both("M 32 82 Q 40 72 50.4 72 L 50.4 77 Q 42 78 32 82 Z", EMBER.light),
        ),
        36,
        22,
        0.7,
    ),
)

# From outside

_UNDEAD = _head(
    _SKULL,
    BONE,
    _both("M 22 44 Q 24 32 38 34 Q 47 42 42 54 Q 28 60 22 44 Z", INK),
    _both(circle_path(34, 46, 3.4), LEAF.light),
    (("M 50 56 L 57 68 L 50 66 L 43 68 Z", INK),),
    _both(
        "M 28 78 L 50.4 80 L 50.4 83 L 28 81 Z M 34 72 L 36 72 L 36 88 L 34 88 Z M 42 73 L 44 73 L 44 92 L 42 92 Z", INK
    ),
    _both("M 24 18 L 34 24 L 30 30 L 38 34 L 28 32 L 30 25 Z", BONE.dark),
)
_VAMPIRE = (
    *_lit("M 50.4 60 L 8 30 Q 4 70 22 102 L 50.4 102 Z", BLOOD),
    *_head(
        _LONG,
        Tones(PALE, ICE.dark),
        _lit("M 50.4 4 C 26 2 20 22 23 44 Q 30 26 42 26 L 50.4 36 Z", COAL),
        _both("M 28 40 L 45 45 L 45 48 L 29 44 Z", INK),
        _eyes(51, 11, 4.4, BLOOD.light),
        _both("M 36 72 Q 44 75 50.4 75 L 50.4 79 Q 42 80 36 72 Z", BLOOD.dark),
        _both("M 41 77 L 46 78 L 43.5 87 Z", PALE),
    ),
)
_GHOST = (
    *_lit(
        "M 50.4 0 C 26 0 16 22 18 44 C 8 62 4 84 10 100 Q 20 96 24 86 Q 30 98 38 100 Q 42 92 50.4 90 Z",
        Tones(ICE.light, VIOLET.light),
    ),
    *_both("M 28 34 Q 34 26 42 32 Q 44 44 36 48 Q 27 46 28 34 Z", INK),
    *_both("M 42 58 Q 45 54 50.4 54 L 50.4 80 Q 41 76 42 58 Z", INK),
)
_FAIRY = (
    *_lit("M 47 50 Q 30 4 -6 8 Q -10 40 18 54 Q -2 60 4 88 Q 32 94 47 58 Z", VIOLET),
    *_both("M 43 46 Q 28 16 4 18 Q 6 38 40 50 Z M 42 60 Q 24 62 14 80 Q 34 82 44 62 Z", ROSE.light),
    *_lit("M 50.4 44 Q 43 46 40 76 Q 46 90 50.4 100 Z", PINE),
    *_lit("M 50.4 18 C 40 18 37 28 39 36 Q 43 46 50.4 46 Z", SKIN),
    *_lit("M 50.4 12 C 38 12 34 26 37 38 Q 41 26 50.4 24 Z", EMBER),
    *_both(circle_path(45.5, 33, 2), INK),
    *_both("M 46 14 Q 44 2 36 -4 L 38 -6 Q 48 2 49 13 Z", INK),
)
_WISP = (
    *_lit("M 50.4 -8 Q 44 14 28 26 Q 10 44 12 66 Q 16 94 50.4 98 Z", SEA),
    *_lit("M 50.4 20 Q 44 34 34 44 Q 24 56 26 70 Q 30 88 50.4 90 Z", ICE),
    *_both(circle_path(41, 64, 4.6), INK),
    *_both("M 42 76 Q 46 80 50.4 80 L 50.4 83 Q 44 84 42 76 Z", INK),
)
_PIXIE = (
    *_lit("M 48 54 Q 24 14 0 22 Q 2 48 28 56 Q 10 62 16 80 Q 38 80 48 60 Z", ICE),
    *_lit("M 50.4 50 Q 44 52 42 72 L 46 92 L 50.4 92 Z", MOSS),
    *_lit("M 50.4 28 C 42 28 39 36 41 42 Q 44 50 50.4 50 Z", SKIN),
    *_lit("M 50.4 8 Q 40 20 37 36 Q 44 30 50.4 30 Z", BLOOD),
    *_both(circle_path(46, 40, 1.9), INK),
    ("M 58 60 L 82 34 L 84 36 L 60 63 Z", EARTH.dark),
    (placed(signs.COLOR["external"], 74, 16, 0.24), BRASS.light),
)
_DRAGON = _head(
    "M 50.4 12 C 36 14 24 24 26 38 C 14 46 18 58 30 64 C 34 80 40 98 50.4 98 Z",
    BLOOD,
    _lit("M 32 24 Q 14 16 8 -10 Q 26 0 44 12 Z", BONE),
    _lit("M 26 42 Q 8 40 -4 30 Q 0 50 12 52 Q 4 58 4 66 Q 18 66 28 60 Z", BLOOD),
    _lit("M 50.4 2 L 45 16 L 50.4 34 Z", EMBER),
    _both("M 28 42 L 45 50 L 40 55 L 29 50 Z", BRASS.light),
    _both("M 35 46 L 38 47 L 37 53 L 34 51 Z", INK),
    _both("M 41 76 Q 46 74 46 80 Q 43 84 40 80 Z", INK),
    _both("M 34 72 L 39 84 L 33 80 Z M 37 82 L 42 93 L 37 90 Z", BONE.light),
)
_FUNGUS = (
    *_lit("M 50.4 46 L 38 48 Q 34 74 24 96 Q 36 102 50.4 102 Z", BONE),
    *_lit("M 50.4 2 C 16 2 -2 28 2 50 Q 26 58 50.4 56 Z", BLOOD),
    *_both(circle_path(22, 34, 8) + circle_path(40, 18, 7) + circle_path(44, 42, 4.4), PALE),
    *_eyes(68, 8, 5),
    *_both("M 42 82 Q 46 86 50.4 86 L 50.4 88 Q 45 90 42 82 Z", INK),
)
_MOLD = (
    *_lit("M 50.4 24 Q 40 8 28 20 Q 10 22 14 42 Q -4 54 6 72 Q 0 92 20 96 L 50.4 98 Z", MOSS),
    *_both(circle_path(24, 52, 8) + circle_path(38, 78, 7) + circle_path(16, 80, 5), MOSS.dark),
    *_both(circle_path(38, 38, 6) + circle_path(30, 88, 4), SEA.light),
    *_eyes(58, 12, 6.5),
)
_SCHNEE = (
    *_lit("M 50.4 10 C 22 10 8 32 10 54 C 12 80 30 96 50.4 96 Z", ICE),
    *_eyes(44, 14, 6, PALE, NIGHT.dark),
    *_lit("M 50.4 54 L 44 62 L 50.4 72 Z", EMBER),
    *_both("M 30 72 Q 40 82 50.4 82 L 50.4 87 Q 36 87 30 72 Z", NIGHT.dark),
    *_both("M 26 14 L 30 14 L 30 -6 L 26 -6 Z M 18 2 L 38 2 L 38 6 L 18 6 Z", ICE.dark),
)
_SLIPH = (
    *_lit("M 50.4 -4 Q 40 22 38 36 L 0 30 L 26 52 L 2 78 L 36 66 Q 42 88 50.4 104 Z", STEEL),
    *_both("M 38 36 L 0 30 L 30 44 Z M 36 66 L 2 78 L 34 60 Z", IRON.dark),
    *_eyes(44, 7, 4, EMBER.light),
    *_both("M 44 58 L 50.4 60 L 50.4 76 Z", INK),
)
_CHAK = _head(
    "M 50.4 18 C 32 16 18 26 22 42 C 24 54 32 58 34 70 C 36 88 42 98 50.4 98 Z",
    PINE,
    _lit("M 22 34 Q 14 16 30 14 Q 42 16 44 26 Z", PINE),
    _both("M 24 26 Q 32 16 40 26 Q 32 34 24 26 Z", BRASS.light),
    _both("M 31 20 L 33.5 20 L 33.5 32 L 31 32 Z", INK),
    _both("M 34 62 L 40 66 L 36 72 Z M 36 74 L 42 77 L 38 84 Z M 40 86 L 45 87 L 42 94 Z", BONE.light),
    _both(circle_path(45, 84, 2.6), INK),
    _both(circle_path(40, 46, 3) + circle_path(47, 40, 2.4) + circle_path(46, 56, 2.6), PINE.dark),
)
_WANDERER = (
    *_lit("M 50.4 30 Q 26 30 14 102 L 50.4 102 Z", EARTH),
    *_lit("M 50.4 6 C 32 6 26 24 30 44 L 50.4 50 Z", EARTH),
    *_lit("M 50.4 16 C 40 16 36 28 38 40 Q 43 48 50.4 48 Z", SKIN),
    *_both(circle_path(45, 33, 2.4), INK),
    *_lit("M 50.4 42 Q 42 42 39 38 Q 40 58 50.4 66 Z", Tones(PALE, BONE.dark)),
    ("M 86 2 L 91 2 L 84 102 L 78 102 Z", EARTH.dark),
    (circle_path(88, 2, 9), SEA.light),
    *_both("M 40 64 L 50.4 68 L 50.4 72 L 38 68 Z", BRASS.light),
)
_CYCLOPS = (
    *_lit(_ROUND, VIOLET),
    *_lit(placed(_HORN, 6, 4, 0.9), BONE),
    (circle_path(50, 44, 18), PALE),
    (circle_path(50, 45, 10), SEA.dark),
    (circle_path(50, 45, 5), INK),
    *_both("M 26 72 Q 40 78 50.4 78 L 50.4 86 Q 32 86 26 72 Z", INK),
    *_both("M 32 74 L 38 76 L 35 83 Z M 43 78 L 49 78 L 46 84 Z", BONE.light),
)

# Other cards


def _signal(tones: Tones) -> Layers:
    """Draw a pennant on a pole, at the left."""
    return (
        ("M 0 -14 L 5 -14 L 5 108 L 0 108 Z", EARTH.dark),
        (circle_path(2.5, -16, 5), BRASS.light),
        ("M 5 -10 L 52 2 L 5 22 Z", tones.light),
        ("M 5 -10 L 52 2 L 5 6 Z", tones.dark),
    )


_HIDE: Final = Tones(mix(NIGHT.light, SEA.light, 0.4), NIGHT.dark)
_GUARDIAN = (
    *_lit("M 50.4 70 Q 14 70 -2 104 L 50.4 104 Z", COAL),
    *_head(
        _WIDE,
        _HIDE,
        _lit("M 26 40 Q -2 40 -10 8 Q 8 26 34 24 Z", BONE),
        _both("M 22 46 L 45 54 L 42 61 L 25 57 Z", EMBER.light),
        _both(circle_path(36, 55, 2.6), INK),
        _both("M 26 74 Q 40 68 50.4 70 L 50.4 88 Q 34 88 26 74 Z", INK),
        _both("M 29 73 L 36 71 L 33 82 Z M 41 70 L 48 70 L 45 79 Z M 37 88 L 43 88.6 L 40 80 Z", BONE.light),
        _lit("M 50.4 -10 L 44 10 L 34 -2 L 30 14 L 18 6 L 22 32 Q 36 22 50.4 22 Z", BRASS),
        ((placed(signs.DIAMOND, 44, 4, 0.12), BLOOD.light),),
    ),
)


def _castle(tones: Tones, roof: Tones) -> Layers:
    return (
        *_lit("M 6 40 L 6 100 L 32 100 L 32 40 Z", tones),
        *_lit("M 50.4 18 L 34 18 L 34 100 L 50.4 100 Z", tones),
        *_lit("M 2 40 L 19 14 L 36 40 Z", roof),
        *_lit("M 30 20 L 50.4 -12 L 50.4 20 Z", roof),
        *_both("M 15 52 L 23 52 L 23 66 L 15 66 Z", INK),
        ("M 46 30 L 54 30 L 54 44 L 46 44 Z", INK),
        ("M 38 100 L 38 76 Q 50 58 62 76 L 62 100 Z", INK),
        ("M 46 100 L 46 70 L 48 70 L 48 100 Z M 52 100 L 52 70 L 54 70 L 54 100 Z", IRON.light),
        ("M 49 -26 L 51 -26 L 51 -8 L 49 -8 Z M 51 -26 L 68 -21 L 51 -16 Z", BLOOD.light),
    )


_CASTLES: dict[str, Layers] = {
    "carreg": _castle(STONE, CLOTH),
    "khnumian": _castle(BRASS, BLOOD),
    "sabu": _castle(EARTH, PINE),
    "freebooters": _castle(IRON, COAL),
}


def _escutcheon(field: Tones, charge: Layers) -> Layers:
    """Draw a shield with a charge on its field."""
    return (
        *_lit("M 50.4 -4 Q 28 4 2 2 Q -4 72 50.4 106 Z", BRASS),
        *_lit("M 50.4 5 Q 30 11 10 10 Q 6 66 50.4 96 Z", field),
        *_scaled(charge, 25, 20, 0.5),
    )


_FEATHERED = _lit(
    "M 48 96 Q 44 60 20 56 Q 0 48 -4 4 Q 10 20 22 22 Q 14 14 14 2 Q 28 24 42 28 Q 48 40 48 60 Z", Tones(PALE, ICE.dark)
)
_SNAKE = (
    (
        "M 60 2 Q 88 2 90 22 Q 88 38 64 40 Q 48 42 50 50 Q 54 58 74 60 Q 94 66 88 82 Q 78 100 44 98"
        " Q 14 94 10 78 Q 18 70 26 78"
        " Q 36 88 56 86 Q 70 82 66 76 Q 58 70 42 66 Q 28 56 36 40 Q 46 28 64 26 Q 70 22 62 18 Q 46 18 44 10 Z",
        LEAF.light,
    ),
    (circle_path(66, 11, 4), INK),
    ("M 46 9 L 30 4 L 34 10 L 28 15 L 46 13 Z", BLOOD.light),
)
_OX = (
    *_lit("M 30 24 Q 0 26 -6 -4 Q 14 10 42 10 Z", BONE),
    *_head("M 50.4 10 C 32 10 24 24 26 42 C 28 58 34 64 34 78 C 36 94 42 98 50.4 98 Z", EARTH),
    *_eyes(44, 13, 5, INK, PALE),
    *_lit("M 50.4 70 Q 32 68 32 82 Q 36 98 50.4 98 Z", ROSE),
    (circle_path(50, 94, 8) + circle_path(50, 94, 4), BRASS.light),
)
_CHICKEN = (
    *_lit("M 50.4 14 C 32 14 26 30 28 50 C 18 66 20 90 30 98 L 50.4 98 Z", Tones(PALE, BONE.dark)),
    *_lit("M 50.4 16 Q 40 18 34 12 Q 34 0 42 2 Q 44 -8 50.4 -8 Z", BLOOD),
    *_eyes(38, 11, 5.5),
    *_lit("M 50.4 42 L 38 50 L 50.4 60 Z", EMBER),
    *_lit("M 50.4 58 Q 42 62 44 74 L 50.4 78 Z", BLOOD),
)
_BONES = (
    ("M 10 14 L 18 6 L 90 78 L 82 86 Z", BONE.light),
    ("M 90 14 L 82 6 L 10 78 L 18 86 Z", BONE.dark),
    *_both(circle_path(8, 8, 9) + circle_path(18, 2, 9) + circle_path(2, 80, 9) + circle_path(14, 92, 9), BONE.light),
)
_LIGHTNING = (
    ("M 62 -6 L 14 56 L 44 56 L 30 106 L 88 38 L 54 40 Z", BRASS.light),
    ("M 62 -6 L 54 40 L 88 38 L 30 106 L 56 50 L 40 50 Z", BRASS.dark),
)
_SHIELDS: dict[str, Layers] = {
    "angelic": _escutcheon(CLOTH, _FEATHERED),
    "skull": _escutcheon(COAL, _UNDEAD),
    "lightning": _escutcheon(NIGHT, _LIGHTNING),
    "dragon": _escutcheon(PINE, _DRAGON),
    "demonic": _escutcheon(BLOOD, _DEMON),
    "insect": _escutcheon(BRASS, _BUG),
    "ox": _escutcheon(LEAF, _OX),
    "snakes": _escutcheon(VIOLET, _SNAKE),
    "chicken": _escutcheon(BLOOD, _CHICKEN),
    "goblin": _escutcheon(EARTH, _GOBLIN),
    "bones": _escutcheon(NIGHT, _BONES),
}


_SPELL_GROUND: Final = mix(NIGHT.dark, INK, 0.4)
_SPELL_RING = (
    (circle_path(50, 50, 52), VIOLET.dark),
    (circle_path(50, 50, 46), NIGHT.dark),
    (regular_path(6, inner=34, radius=49), VIOLET.dark),
    (circle_path(50, 50, 37), _SPELL_GROUND),
    *((placed(signs.DIAMOND, x - 4, y - 4, 0.08), BRASS.light) for x, y in ((50, 1), (50, 99), (1, 50), (99, 50))),
)
_BROOCH = (
    *_lit("M 50.4 -4 L 8 20 L 0 64 L 28 100 L 50.4 104 Z", BRASS),
    *_lit("M 50.4 8 L 17 27 L 11 62 L 34 91 L 50.4 93 Z", EARTH),
)
_PENDANT = (
    *_both("M 12 -10 Q 24 10 46 20 L 44 24 Q 18 12 6 -8 Z", BRASS.dark),
    *_lit("M 50.4 16 Q 8 18 8 60 Q 10 100 50.4 104 Z", BRASS),
    *_lit("M 50.4 26 Q 18 28 18 60 Q 20 90 50.4 94 Z", SEA),
)
_TOTEM = (
    *_lit("M 50.4 -4 L 14 4 L 8 90 L 50.4 104 Z", STONE),
    *_lit("M 50.4 8 L 23 14 L 18 82 L 50.4 92 Z", EARTH),
)
_TOWER_UP = (
    *_lit("M 50.4 8 L 44 8 L 44 0 L 32 0 L 32 8 L 26 8 L 26 0 L 14 0 L 14 28 L 22 34 L 20 104 L 50.4 104 Z", STONE),
)
_BEER = (
    (
        "M 70 38 L 86 38 Q 100 40 100 60 Q 100 82 84 84 L 70 84 L 70 74 L 82 74 Q 90 72 90 60 Q 90 50 82 48 L 70 48 Z",
        EARTH.dark,
    ),
    ("M 14 24 L 44 24 L 44 102 L 22 102 Q 14 102 14 94 Z", EARTH.light),
    ("M 44 24 L 74 24 L 74 94 Q 74 102 66 102 L 44 102 Z", EARTH.dark),
    ("M 10 40 L 78 40 L 78 48 L 10 48 Z M 10 84 L 78 84 L 78 92 L 10 92 Z", IRON.light),
    (
        "M 8 26 Q 0 10 18 8 Q 22 -6 40 0 Q 56 -10 66 4 Q 84 4 80 20 Q 80 30 70 28 Q 66 40 58 30 Q 44 38 36 28"
        " Q 24 40 20 28 Q 14 32 8 26 Z",
        PALE,
    ),
)
_GOLD = (
    *(
        (
            f"M {x - 20} {y} Q {x} {y - 12} {x + 20} {y} L {x + 20} {y + 12} Q {x} {y + 24} {x - 20} {y + 12} Z",
            BRASS.dark,
        )
        for x, y in ((24, 82), (24, 68), (64, 86), (64, 72), (64, 58), (44, 88))
    ),
    *(
        (f"M {x - 20} {y} Q {x} {y - 12} {x + 20} {y} Q {x} {y + 12} {x - 20} {y} Z", BRASS.light)
        for x, y in ((24, 68), (64, 58), (44, 88))
    ),
    (circle_path(42, 32, 30), BRASS.dark),
    (circle_path(40, 30, 29), BRASS.light),
    (placed(signs.CROWN, 22, 12, 0.36), BRASS.dark),
)
_BABES = (
    ("M -2 48 Q 20 24 38 22 Q 46 22 50 30 Q 54 22 62 22 Q 80 24 102 48 Q 50 40 -2 48 Z", BLOOD.light),
    ("M -2 48 Q 24 94 50 94 Q 76 94 102 48 Q 76 64 50 64 Q 24 64 -2 48 Z", BLOOD.dark),
    ("M 6 48 Q 28 44 50 48 Q 72 44 94 48 Q 76 60 50 61 Q 24 60 6 48 Z", INK),
    ("M 24 48 Q 38 45 50 48.6 Q 62 45 76 48 L 70 54 Q 50 57 30 54 Z", PALE),
    ("M 34 78 Q 50 86 66 78 Q 58 88 50 88 Q 42 88 34 78 Z", ROSE.light),
)
_PLAIN_CREATURE = _head(
    _SNOUTED,
    VIOLET,
    _lit(_EAR_UP, VIOLET),
    _eyes(44, 12, 6, BRASS.light),
    _lit("M 50.4 70 L 42 74 Q 44 82 50.4 82 Z", COAL),
    _both("M 36 86 Q 44 92 50.4 92 L 50.4 95 Q 40 96 36 86 Z", INK),
)

CLASS: Final[Mapping[str, Layers]] = {
    "angel": _ANGEL, "animal": _DOG, "barnyard-animal": _COW, "bug": _BUG, "cankerd": _CANKERD, "chak": _CHAK,
    "clamjack": _CLAMJACK, "demon": _DEMON, "devil": _DEVIL, "dragon": _DRAGON, "element": _ELEMENT,
    "elemental-lord": _LORD, "evil-twin": _TWIN, "fairy": _FAIRY, "fiend": _FIEND, "force": _FORCE, "fungus": _FUNGUS,
    "geyser": _GEYSER, "giant": _GIANT, "gnasher": _GNASHER, "gnome": _GNOME, "gob": _GOB, "goblin": _GOBLIN,
    "guy": _GUY, "knight": _KNIGHT, "manifestation": _MANIFESTATION, "mayor": _MAYOR, "misc-human": _HUMAN,
    "mold": _MOLD, "nymph": _NYMPH, "o-men": _OMEN, "ogre": _OGRE, "outlaw": _OUTLAW, "pirate": _PIRATE,
    "pixie": _PIXIE, "rat": _RAT, "rishar": _RISHAR, "saurian": _SAURIAN, "schnee": _SCHNEE, "slag-beast": _SLAG,
    "sliph": _SLIPH, "spirit": _SPIRIT, "troll": _TROLL, "undead": _UNDEAD, "unicorn": _UNICORN, "varmit": _VARMIT,
    "wanderer": _WANDERER, "well": _WELL, "wizard": _WIZARD,
}  # fmt: skip
"""An emblem for each class of creatures, by its slug."""

_HOUND = (
    *_lit(placed(_HORN, 4, 0, 0.92), BONE),
    *recoloured(_DOG, {EARTH.light: BLOOD.light, EARTH.dark: BLOOD.dark, PALE: BRASS.light}),
)
_PIG = _head(
    _ROUND,
    ROSE,
    _lit("M 24 36 Q 10 20 14 2 Q 34 8 42 22 Z", ROSE),
    _eyes(44, 15, 5, INK, PALE),
    _lit("M 50.4 54 Q 34 54 33 66 Q 36 78 50.4 78 Z", Tones(mix(ROSE.light, PALE, 0.35), ROSE.light)),
    _both("M 40 61 Q 45 59 45 66 Q 42 70 39 67 Z", ROSE.dark),
    _both("M 38 82 Q 44 87 50.4 87 L 50.4 90 Q 42 90 38 82 Z", ROSE.dark),
)
_FLAMINGO = recoloured(_CHICKEN, {PALE: ROSE.light, BONE.dark: ROSE.dark, BLOOD.light: ROSE.dark})
_MUMMY = (
    *_UNDEAD,
    *_both("M 14 26 L 50.4 14 L 50.4 20 L 13 34 Z M 14 60 L 50.4 68 L 50.4 73 L 22 67 Z", ICE.light),
    ("M 20 14 L 84 30 L 86 37 L 16 20 Z M 24 82 L 76 70 L 74 76 L 26 88 Z", PALE),
)
_CARD: dict[CardId, Layers] = {
    "baezhu_overlord_of_twisted_ways": _LORD,
    "gnorg_overlord_of_swamps": _LORD,
    "ix_overlord_of_the_waters": _LORD,
    "rey_overlord_of_trees": _LORD,
    "slor_overlord_of_the_wastes": _LORD,
    "uras_overlord_of_mountains": _LORD,
    "floyd_the_flying_pig": _PIG,
    "pig_dog": _PIG,
    "buzzard": _RISHAR,
    "thunder_hawk": _RISHAR,
    "goat": _OX,
    "pink_flamingos": _FLAMINGO,
    "rooster": _CHICKEN,
    "mummy": _MUMMY,
    "devil_dog": _HOUND,
    "dreaded_doom_dog": _HOUND,
    "archer": _KNIGHT,
    "horse": _HORSE,
    "mule": _HORSE,
    "black_unicorn": _UNICORN,
    "vampire": _VAMPIRE,
    "vampire_lord": _VAMPIRE,
    "wailing_specter": _GHOST,
    "wraith": _GHOST,
    "valkyrie_spirit": _ANGEL,
    "will_o_the_wisp": _WISP,
    "cyclops": _CYCLOPS,
    "watcher": _CYCLOPS,
    "leprechaun": _GNOME,
    "groupie": _HUMAN,
    "minataur": _OX,
    "giant_penguin": _CHICKEN,
    "crystal_flash": _LIGHTNING,
    "black_lung": _GHOST,
    "shadow_of_ashes": _GHOST,
    "merchant": _MAYOR,
}
"""Cards whose figure differs from their class, or that have none."""

_FAMILY: dict[str, str] = {
    "Brom's Angelic": "angelic", "Brom's Skull": "skull", "Maitz's Lightning": "lightning", "Brom's Dragon": "dragon",
    "Brom's Demonic": "demonic", "Maitz's Insect": "insect", "Ploog's Ox": "ox", "Warhola's Snakes": "snakes",
    "Ploog's Chicken": "chicken", "Brom's Goblin": "goblin", "Dem Bones": "bones",
}  # fmt: skip
_STANDARD = (
    ("M 8 -18 L 13 -18 L 13 110 L 8 110 Z", EARTH.dark),
    (circle_path(10.5, -19, 5), BRASS.light),
    ("M 13 -14 Q 40 -24 62 -12 Q 84 -2 112 -12 L 100 10 L 114 34 Q 86 42 62 32 Q 40 24 13 34 Z", BLOOD.light),
    ("M 62 -12 Q 84 -2 112 -12 L 100 10 L 114 34 Q 86 42 62 32 Z", BLOOD.dark),
    ("M 13 -6 Q 40 -16 62 -4 Q 84 6 108 -3 L 106 1 Q 84 11 62 1 Q 40 -11 13 -1 Z", BRASS.light),
)
_VICES: dict[str, Layers] = {"beer": _BEER, "gold": _GOLD, "babes": _BABES}


@cache
def emblem_of(card_id: CardId) -> Layers:
    """Give the emblem of a card; every card but a terrain has one. Raises KeyError for an unknown card.

    Terrains are landscapes as a whole.
    """
    card = CARDS[card_id]
    if card_id in _CARD:
        return _CARD[card_id]
    for name in card.classes:
        if class_slug(name) in CLASS:
            return CLASS[class_slug(name)]
    match card.type:
        case "creature":
            return _PLAIN_CREATURE
        case "guardian":
            return _GUARDIAN
        case "stronghold":
            return _CASTLES.get(card_id.partition("_")[0], _CASTLES["carreg"])
        case "shield" | "shield_terrain":
            return _SHIELDS[_family(card)]
        case "standard_bearer":
            return (*_STANDARD, *_scaled(_SHIELDS[_family(card)], 16, 18, 0.8))
        case "bribery":
            return _VICES[card_id]
        case "terrain":
            return ()
        case _:
            return _played(card)


def _family(card: Card) -> str:
    return _FAMILY.get(card.family or "", "angelic")


_HEART = "M 50 96 C 10 66 -2 44 4 24 C 12 0 42 2 50 26 C 58 2 88 0 96 24 C 102 44 90 66 50 96 Z"
_CLOUD = (
    circle_path(26, 58, 22) + circle_path(52, 40, 28) + circle_path(76, 58, 22) + "M 26 60 L 76 60 L 76 80 L 26 80 Z"
)
_SNOWFLAKE = regular_path(6, inner=10, radius=54) + regular_path(6, inner=9, radius=32, turn=0.0)
_HAMMER = "M 8 16 L 72 2 L 79 34 L 57 39 L 70 98 L 54 101 L 40 43 L 15 48 Z"
_ANVIL = "M 0 22 L 98 22 L 98 36 Q 76 50 62 52 L 66 72 L 84 88 L 84 98 L 16 98 L 16 88 L 34 72 L 38 52 Q 10 46 0 22 Z"
_FLASK = "M 34 0 L 66 0 L 66 10 L 61 10 L 61 40 L 92 84 Q 96 100 82 100 L 18 100 Q 4 100 8 84 L 39 40 L 39 10 L 34 10 Z"
_PIPES = "M 8 60 Q 10 40 34 40 L 24 0 L 36 -2 L 48 38 L 54 -6 L 66 -6 L 64 38 Q 96 44 94 66 Q 84 98 50 98 Q 8 94 8 60 Z"


def _mark(path: str, ink: Colour = BRASS.light) -> Layers:
    return ((path, ink),)


_CHARGES: Final[dict[CardId, Layers]] = {
    "ice_storm": _mark(_SNOWFLAKE, ICE.light), "vitales_dark_cloud": _mark(_CLOUD, STEEL.dark),
    "st_ballantines_evocation": _mark(_HEART, ROSE.light), "power_lunch": _PIG, "energy_eater": _GNASHER,
    "magic_feedback": _LIGHTNING, "pepes_slow_down": _mark(signs.HOURGLASS), "yap_attack": _DOG,
    "summon_gravity_well": _mark(signs.DOWN), "essence_of_babeitude": _BABES, "santas_beer_sled": _BEER,
    "howl_of_the_dead": _HOUND, "seraphim": _ANGEL, "you_cant_see_me_im_a_vampire": _VAMPIRE,
    "mchooters_distraction": _HUMAN, "dork_age": _GNOME, "hammer_of_doom": _mark(_HAMMER, STEEL.light),
    "anvil_of_heaviness": _mark(_ANVIL, STEEL.light),
    "potion_of_movement_essence": _mark(_FLASK, LEAF.light), "medallion_of_skyphos": _mark(signs.COLOR["external"]),
    "sarcophagus_of_haidra": _MUMMY, "shroud_of_grahzue": _GHOST, "petrified_heart": _mark(_HEART, STEEL.light),
    "bagpipes_of_fear": _mark(_PIPES, LEAF.light), "scarab_of_bounty": _BUG,
}  # fmt: skip
"""What is drawn on the spells and items that are called after something."""
_SIGNED: Final[dict[CardId, tuple[str, Colour]]] = {
    "dispel_magic": ("ban", BRASS.light), "eye_of_long_spying": ("eye", BRASS.light),
    "make_juice": ("gem", VIOLET.light), "detect_life_force": ("heal", LEAF.light),
    "channeling_flux": ("channel", BRASS.light), "heisenburgs_missiles": ("arrow", BRASS.light),
    "ongo_air_traffic_controller": ("wing", PALE), "argammonds_vision": ("card", BRASS.light),
    "summon_loghammers_sapper": ("tower", STONE.light), "etherwave_magna_lock": ("lock", STEEL.light),
    "master_tactician": ("banner", BLOOD.light), "pulse_wave": ("area", EMBER.light),
    "shadow_strike": ("sword", STEEL.light), "shadow_bank_job": ("gold", STEEL.light),
    "shadow_beer_heist": ("beer", STEEL.light), "shadow_panty_raid": ("babes", STEEL.light),
    "eye_of_missile_mayhem": ("eye", PALE), "oppressed_slaves": ("lock", STEEL.light),
    "amulet_of_flying": ("wing", PALE), "altar_of_takuli": ("heal", PALE), "gift_of_isis": ("channel", PALE),
    "gift_of_osirus": ("heal", PALE),
}  # fmt: skip
"""The sign of the others, and its ink."""
_PATHS: Final[dict[str, str]] = {name: path for of in (signs.ABILITY.items(), signs.VICE.items()) for name, path in of}


def _played(card: Card) -> Layers:
    """Draw a spell, an item or a work as what it is called after or what it does, on what it is."""
    match card.type:
        case "spell":
            return (*_SPELL_RING, *_scaled(_charge(card, _SPELL_GROUND), 24, 24, 0.52))
        case "item_hand":
            return (*_BROOCH, *_scaled(_charge(card, EARTH.dark), 24, 26, 0.52))
        case "item_creature":
            return (*_TOTEM, *_scaled(_charge(card, EARTH.dark), 25, 24, 0.5))
        case "item_accessory":
            return (*_PENDANT, *_scaled(_charge(card, SEA.dark), 26, 36, 0.48))
        case _:
            better = card.type == "stronghold_upgrade"
            mark, ink = (signs.UP, LEAF.light) if better else (signs.DOWN, BLOOD.light)
            arrow = ((placed(mark, 62, -8, 0.46), INK), (placed(mark, 65, -5, 0.4), ink))
            return (*_TOWER_UP, *arrow, *_scaled(_charge(card, STONE.light), 30, 44, 0.4))


def _charge(card: Card, ground: Colour) -> Layers:
    """Draw what a card is called after, or the sign of what it does, on a ground."""
    if card.id in _CHARGES:
        return _CHARGES[card.id]
    does: str = signs.sign_of(card.abilities[0]) if card.abilities else "gem"
    name, ink = _SIGNED.get(card.id, (does, INK))
    return cut(_PATHS[name], ink, ground)


_BOW = (
    ("M 84 -12 Q 128 50 84 112 L 78 108 Q 114 50 78 -8 Z", EARTH.dark),
    ("M 80 -10 L 82 -10 L 82 110 L 80 110 Z", PALE),
    ("M 0 48 L 108 48 L 108 52 L 0 52 Z M 104 42 L 122 50 L 104 58 Z", STEEL.light),
)
_AXES = (
    ("M 2 8 L 8 2 L 100 98 L 94 104 Z M 98 8 L 92 2 L 0 98 L 6 104 Z", EARTH.dark),
    ("M -4 30 Q -16 4 2 -14 Q 24 -10 34 -2 Q 16 6 -4 30 Z", STEEL.light),
    ("M 104 30 Q 116 4 98 -14 Q 76 -10 66 -2 Q 84 6 104 30 Z", STEEL.dark),
)
_LANCE = (
    ("M 112 -16 L 96 14 L 4 108 L -6 98 L 86 4 Z", BONE.light),
    ("M 112 -16 L 96 14 L 4 108 L -1 103 L 91 9 Z", EMBER.light),
    ("M 96 -4 L 128 8 L 118 20 L 132 30 L 90 18 Z", CLOTH.light),
)
_RAYS = ((regular_path(16, inner=40, radius=72), BRASS.light),)
_ARMS: dict[CardId, Layers] = {
    "archer": _BOW,
    "varmit_archer": _BOW,
    "clamjack_bomber": ((circle_path(96, 14, 18), COAL.dark), ("M 104 -2 L 114 -14 L 117 -11 L 108 2 Z", EMBER.light)),
    "axeman": _AXES,
    "swordsman": _SWORDS,
    "kurgan_blademaster_of_the_exiled": _SWORDS,
    "lancer": _LANCE,
    "paladin": _RAYS,
    "captain": _signal(CLOTH),
    "corporal": _signal(LEAF),
    "marshal": _signal(VIOLET),
    "cleric": _RAYS,
    "ploogak_the_conqueror": _AXES,
    "gringe_commander": _signal(BLOOD),
    "vampire_lord": _RAYS,
}
"""What single cards carry behind their emblem."""

_DYES: Final = (CLOTH, LEAF, VIOLET, EMBER, SEA, ROSE, BLOOD, BRASS, MOSS, NIGHT, PINE, EARTH, STEEL, ICE)
_DYED: dict[str, Tones] = {
    "knight": BLOOD, "pirate": BRASS, "giant": BLOOD, "wizard": NIGHT, "spirit": ICE, "undead": LEAF, "fairy": VIOLET,
    "slag-beast": EARTH, "force": SEA, "element": EMBER, "devil": BLOOD, "demon": BONE, "goblin": LEAF, "ogre": MOSS,
    "troll": SEA, "gnome": BLOOD, "guy": CLOTH, "misc-human": PINE, "animal": EARTH, "fiend": ROSE,
    "barnyard-animal": ROSE, "clamjack": SEA, "cankerd": MOSS, "bug": LEAF, "gob": MOSS, "nymph": PINE, "rat": IRON,
    "elemental-lord": EMBER, "dragon": BLOOD, "fungus": BLOOD, "schnee": ICE, "sliph": STEEL, "chak": PINE,
    "wanderer": EARTH, "outlaw": BLOOD, "o-men": BLOOD, "pixie": BLOOD, "varmit": EARTH, "well": BRASS, "geyser": ICE,
    "manifestation": COAL,
}  # fmt: skip
"""What in the emblem of a class is of another colour on each of its cards."""


_OWN_DYE: dict[CardId, Tones] = {
    "fire_walker": EMBER, "roving_force_inferno": BLOOD, "corruption_stream": MOSS, "primordial_goo": LEAF,
    "water_spout": SEA, "mist_veiler": ICE, "energy_leech": VIOLET, "energy_toad": BRASS, "annihilator_cloud": NIGHT,
    "djinn": CLOTH, "earth_elemental": EARTH, "fire_elemental": EMBER, "greater_air_elemental": ICE,
    "greater_energy_elemental": BRASS, "ice_elemental": CLOTH, "magma_elemental": BLOOD, "mud_elemental": MOSS,
    "ice_spirit": ICE, "moon_spirit": NIGHT, "rain_spirit": SEA, "rock_spirit": STONE, "smoke_spirit": STEEL,
    "snow_daughters": ICE, "spirit_of_the_forge": EMBER, "stinking_spirit": MOSS, "sun_spirit": BRASS,
    "wood_spirit": LEAF, "sand_lord": BRASS, "rock_lord": LEAF, "amber_well": BRASS, "energy_well": SEA,
    "gnorg_overlord_of_swamps": PINE, "ix_overlord_of_the_waters": CLOTH, "baezhu_overlord_of_twisted_ways": ROSE,
    "rey_overlord_of_trees": LEAF, "slor_overlord_of_the_wastes": BRASS, "uras_overlord_of_mountains": ICE,
}  # fmt: skip
"""Cards whose name tells their colour."""


def _dyed(card_id: CardId) -> Layers:
    """Give the layers of a card's emblem in its own colours; the first card of a class keeps those of the class."""
    layers = emblem_of(card_id)
    for name in CARDS[card_id].classes:
        tones = _DYED.get(class_slug(name))
        place = [each.id for each in CARDS.values() if name in each.classes].index(card_id)
        if tones is not None and (card_id in _OWN_DYE or (place and card_id not in _CARD)):
            dyes = [dye for dye in _DYES if dye != tones]
            dye = _OWN_DYE.get(card_id, dyes[(place - 1) % len(dyes)])
            swap = {tones.light: dye.light, tones.dark: dye.dark}
            layers = recoloured(layers, swap)
    if CARDS[card_id].type == "guardian":
        place = [each.id for each in CARDS.values() if each.type == "guardian"].index(card_id)
        dye = (_HIDE, *(dye for dye in _DYES if dye != EMBER))[place]
        layers = recoloured(layers, {_HIDE.light: dye.light, _HIDE.dark: dye.dark})
    return (*_ARMS.get(card_id, ()), *layers)


_REACH = 0.66
"""How much of a figure is its emblem: horns and wings go beyond the box of the paths."""


def figure(card_id: CardId, size: int) -> Sprite:
    """Paint the emblem of a card, with wings if it flies, inked all around; `size` is the emblem's width in pixels."""
    whole = round(size / _REACH)
    return paint(_inner(card_id), whole, whole, outline=INK, outline_width=max(1.6, size / 60))


@cache
def _inner(card_id: CardId) -> Layers:
    emblem, layers = emblem_of(card_id), _dyed(card_id)
    card = CARDS[card_id]
    if card.flying and emblem not in _WINGED:
        leather = card.color == "external" or emblem in _FALLEN
        layers = (*WINGS["leather" if leather else "feathers"], *layers)
    margin = 50 - 50 * _REACH
    return tuple((placed(path, margin, margin + 2, _REACH), ink) for path, ink in layers)


_WINGED: Final = (_ANGEL, _FAIRY, _PIXIE, _RISHAR, _BUG, _GHOST, _LIGHTNING)
_FALLEN: Final = (_DEVIL, _DEMON)
