"""The art of the cards of Guardians: skies by colour, the lands of terrains, and the emblems before them."""

import hashlib
import math

from PIL import Image, ImageDraw

from bot.games.guardians.abilities import Terrain
from bot.games.guardians.cards import CARDS, CardId
from render.guardians.look.emblems import figure
from render.guardians.look.theme import (
    BLOOD,
    EARTH,
    EMBER,
    ICE,
    LEAF,
    MOSS,
    PALE,
    PINE,
    SEA,
    SKY,
    STONE,
    Tones,
    ground_of,
)
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.kept import kept
from render.kit.shapes import placed, polygon_path
from render.kit.sprites import Layer, paint, with_shadow

_SCALE = {"S": 0.74, "M": 0.88, "L": 1.0, None: 1.06}
"""How large the emblem of a small, medium and large creature is in its picture, and that of any other card."""


def art(card_id: CardId, width: int, height: int) -> Image.Image:
    """Paint the picture of a card: its sky, its land, its emblem. RGB."""
    card = CARDS[card_id]
    ground = ground_of(card)
    choice = _dice(card_id)
    skies = SKY[ground]
    above, below = skies[choice[0] % len(skies)]
    canvas = Canvas(_sky(above, below, width, height))
    types: tuple[Terrain, ...] = card.terrain_types if card.is_terrain or card.type == "stronghold" else ()
    middle = (width / 2, height * 0.53)
    if types:
        _draw_lands(canvas, types)
    elif card.type == "terrain":
        _draw_layers(canvas, _BARE)
    else:
        _draw_rays(canvas, middle, mix(below, PALE, 0.5), choice[1])
        if ground == "external":
            _draw_stars(canvas, choice)
        elif ground == "elemental":
            _draw_layers(canvas, _waves(mix(above, below, 0.35), mix(above, below, 0.12)))
        else:
            _draw_layers(canvas, _hills(mix(below, above, 0.55), mix(below, above, 0.9), choice[2]))
    if card.type != "terrain":
        size = round(min(width * 0.66, height * 0.75) * _SCALE[card.size])
        sprite = with_shadow(figure(card_id, size), max(2, size // 22), 0.45, (0, size // 24))
        canvas.stamp(sprite, middle)
    return canvas.image


def _dice(card_id: CardId) -> bytes:
    """Derive 32 bytes from the id of a card, the same on every machine."""
    return hashlib.shake_256(card_id.encode()).digest(32)


@kept
def _sky(above: Colour, below: Colour, width: int, height: int) -> Image.Image:
    column = Image.new("RGB", (1, height))
    column.putdata([mix(above, below, min(1.0, y / height / 0.85)) for y in range(height)])
    return column.resize((width, height))


def _draw_rays(canvas: Canvas, at: tuple[float, float], light: Colour, turn: int) -> None:
    width, height = canvas.image.size
    reach = math.hypot(width, height)
    start = turn / 255 * math.pi / 8
    path = ""
    for number in range(16):
        first, last = start + number * math.pi / 8, start + (number + 0.5) * math.pi / 8
        corners = [(at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)) for angle in (first, last)]
        path += polygon_path([at, *corners])
    rays = Image.new("L", (width * 4, height * 4))
    draw = ImageDraw.Draw(rays)
    for outline in shapes.outlines(path):
        draw.polygon([(x * 4, y * 4) for x, y in outline], fill=255)
    canvas.fill(rays.reduce(4), light, (0, 0), 0.2)
    glow = round(min(width, height) * 0.42)
    canvas.shadow(
        (round(at[0]) - glow, round(at[1]) - glow, round(at[0]) + glow, round(at[1]) + glow),
        glow,
        max(2, glow // 3),
        0.55,
        light,
    )


def _draw_stars(canvas: Canvas, dice: bytes) -> None:
    width, height = canvas.image.size
    for number in range(10):
        x, y = dice[3 + 2 * number] / 255 * width, dice[4 + 2 * number] / 255 * height * 0.7
        size = max(3, round(height * (0.02 + dice[number] % 4 * 0.012)))
        star = shapes.drawn(shapes.regular_path(4, inner=14), size * 2, size * 2)
        canvas.fill(star, PALE, (x - size, y - size), 0.9)
    moon = round(height * 0.17)
    path = "M 62 2 Q 14 8 12 52 Q 14 94 60 98 Q 34 84 34 50 Q 34 16 62 2 Z"
    left = round(width * (0.12 if dice[1] % 2 else 0.76))
    canvas.shape(path, (left, round(height * 0.1), left + moon, round(height * 0.1) + moon), PALE, 0.85)
    canvas.shape(
        "M 0 70 Q 14 58 26 64 Q 34 50 50 60 Q 66 48 78 62 Q 90 56 100 66 L 100 100 L 0 100 Z",
        (0, round(height * 0.45), width, height),
        (16, 12, 26),
        0.6,
    )


def _draw_layers(canvas: Canvas, layers: tuple[Layer, ...]) -> None:
    width, height = canvas.image.size
    sprite = paint(layers, width, height)
    canvas.stamp(sprite, (width / 2, height / 2))


def _hills(far: Colour, near: Colour, turn: int) -> tuple[Layer, ...]:
    lift = turn % 9 - 4
    return (
        (f"M 0 {74 + lift} Q 22 {58 + lift} 46 {72 + lift} Q 74 {56 - lift} 100 {70 - lift} L 100 100 L 0 100 Z", far),
        (f"M 0 {88 - lift} Q 30 {76 - lift} 56 86 Q 80 {78 + lift} 100 {88 + lift} L 100 100 L 0 100 Z", near),
    )


def _waves(far: Colour, near: Colour) -> tuple[Layer, ...]:
    def row(y: float, ink: Colour, shift: float) -> Layer:
        path = f"M -20 {y} "
        for number in range(8):
            x = -20 + shift + number * 20
            path += f"Q {x + 5} {y - 9} {x + 10} {y} Q {x + 15} {y + 5} {x + 20} {y} "
        return (path + "L 140 110 L -20 110 Z", ink)

    return (row(76, mix(far, PALE, 0.15), 0), row(84, far, 9), row(92, near, 3))


# Lands

_RIDGES = (
    ("M 4 96 L 30 22 L 52 96 Z M 48 96 L 72 14 L 98 96 Z", STONE.dark),
    ("M 4 96 L 30 22 L 26 96 Z M 48 96 L 72 14 L 66 96 Z", STONE.light),
    ("M 30 22 L 36 40 L 31 36 L 27 44 L 23 42 Z M 72 14 L 79 36 L 73 31 L 68 40 L 64 38 Z", ICE.light),
    ("M 22 100 L 48 50 L 70 100 Z", mix(STONE.dark, (0, 0, 0), 0.25)),
    ("M 22 100 L 48 50 L 43 100 Z", STONE.dark),
    ("M 48 50 L 53 61 L 48 58 L 45 63 L 42 61 Z", ICE.light),
    ("M 0 92 Q 30 82 60 90 Q 84 82 100 90 L 100 100 L 0 100 Z", MOSS.dark),
)
_RIVER = (
    ("M 0 52 Q 30 42 60 50 Q 84 44 100 50 L 100 100 L 0 100 Z", LEAF.light),
    ("M 52 48 Q 60 54 48 60 Q 22 68 40 78 Q 60 86 30 100 L 86 100 Q 92 84 66 76 Q 52 70 66 62 Q 74 54 58 48"
        " Z", SEA.light),
    ("M 54 50 Q 62 55 52 61 Q 30 69 46 78 Q 66 87 42 100 L 58 100 Q 74 88 54 78 Q 40 70 58 61 Q 66 55 56 50"
        " Z", ICE.light),
    ("M 4 76 Q 12 70 22 76 Q 30 82 18 86 Q 4 84 4 76 Z", SEA.dark),
    ("M 78 62 Q 88 58 96 63 Q 98 69 86 70 Q 78 68 78 62 Z", SEA.dark),
)  # fmt: skip
_SPIKES = (
    ("M 2 100 L 14 44 L 24 100 Z M 70 100 L 84 34 L 98 100 Z", mix(STONE.light, ICE.light, 0.5)),
    ("M 14 44 L 24 100 L 16 100 Z M 84 34 L 98 100 L 86 100 Z", STONE.light),
    ("M 20 100 L 38 8 L 52 100 Z M 48 100 L 62 22 L 76 100 Z", STONE.light),
    ("M 38 8 L 52 100 L 40 100 Z M 62 22 L 76 100 L 64 100 Z", STONE.dark),
    ("M 30 78 L 46 78 L 46 80 L 30 80 Z M 56 66 L 68 66 L 68 68 L 56 68 Z", mix(STONE.dark, (0, 0, 0), 0.3)),
    ("M 0 94 L 18 86 L 40 94 L 66 84 L 100 94 L 100 100 L 0 100 Z", mix(STONE.dark, (0, 0, 0), 0.35)),
)
_REEDS = (
    "M 48 100 Q 46 60 50 20 Q 54 60 52 100 Z M 46 10 L 54 10 L 53 36 L 47 36 Z M 44 100 Q 40 70 24 50 Q 44 66 50 100 Z"
)
_MARSH = (
    ("M 0 56 Q 40 48 100 56 L 100 100 L 0 100 Z", PINE.light),
    ("M 4 70 Q 30 60 60 68 Q 70 78 40 82 Q 8 80 4 70 Z M 52 88 Q 74 80 98 86 Q 100 98 70 98 Q 50 96 52 88"
        " Z", mix(SEA.dark, PINE.dark, 0.5)),
    *(
        (placed(_REEDS, x, y, scale), PINE.dark)
        for x, y, scale in ((2, 34, 0.5), (64, 28, 0.56), (26, 48, 0.4), (82, 46, 0.4))
    ),
    *(
        (f"M {x} {y} L {x + 4} {y} L {x + 3.6} {y + 13} L {x + 0.4} {y + 13} Z", EARTH.dark)
        for x, y in ((25, 39), (90, 33.6), (44.4, 52), (100, 50))
    ),
)  # fmt: skip
_HEAPS = (
    ("M 68 28 Q 68 15 76 15 Q 84 15 84 28 Q 84 41 76 41 Q 68 41 68 28 Z", EMBER.light),
    ("M -4 70 Q 14 40 32 44 Q 46 48 60 72 L 60 100 L -4 100 Z", EARTH.light),
    ("M 32 44 Q 46 48 60 72 L 60 100 L 40 100 Q 42 70 32 44 Z", mix(EARTH.light, EARTH.dark, 0.5)),
    ("M 40 84 Q 62 50 78 56 Q 92 60 106 84 L 106 100 L 40 100 Z", mix(EARTH.light, EMBER.light, 0.4)),
    ("M 78 56 Q 92 60 106 84 L 106 100 L 84 100 Q 86 76 78 56 Z", mix(EARTH.light, EMBER.dark, 0.45)),
    ("M 0 92 Q 26 82 52 90 Q 78 84 100 92 L 100 100 L 0 100 Z", EARTH.dark),
    ("M 14 92 L 14 78 L 9 78 L 9 72 L 11 72 L 11 76 L 14 76 L 14 68 L 17 68 L 17 80 L 20 80 L 20 75"
        " L 22 75 L 22 82 L 17 82 L 17 92 Z", PINE.dark),
)  # fmt: skip
_PINE_TREE = "M 50 0 L 74 36 L 64 36 L 84 66 L 58 66 L 58 92 L 42 92 L 42 66 L 16 66 L 36 36 L 26 36 Z"
_PINE_LIT = "M 50 0 L 50 92 L 42 92 L 42 66 L 16 66 L 36 36 L 26 36 Z"
_FOREST = (
    ("M 0 58 Q 40 50 100 58 L 100 100 L 0 100 Z", LEAF.light),
    *(
        layer
        for x, y, scale, tones in (
            (4, 26, 0.36, PINE), (28, 22, 0.38, PINE), (56, 25, 0.36, PINE), (76, 22, 0.38, PINE),
            (-10, 38, 0.52, LEAF), (36, 36, 0.56, LEAF), (68, 40, 0.5, LEAF),
        )
        for layer in (
            (placed(_PINE_TREE, x, y, scale), mix(tones.dark, (0, 0, 0), 0.15)),
            (placed(_PINE_LIT, x, y, scale), tones.dark if tones is PINE else mix(tones.light, tones.dark, 0.4)),
        )
    ),
    ("M 0 90 Q 40 82 100 90 L 100 100 L 0 100 Z", MOSS.dark),
)  # fmt: skip
_PALM = (
    "M 44 100 Q 52 66 46 40 Q 30 52 12 50 Q 26 44 36 36 Q 20 38 8 26 Q 26 26 42 32 Q 32 18 36 4"
    " Q 48 18 50 32 Q 60 14 78 8 Q 68 24 58 36 Q 78 28 94 36 Q 76 40 62 42 Q 78 52 84 66 Q 66 60 54 46"
    " Q 62 72 58 100 Z"
)
_PALMS = (
    ("M 0 48 Q 20 36 40 46 Q 64 34 100 46 L 100 100 L 0 100 Z", PINE.light),
    *((placed(_PALM, x, y, scale), ink) for x, y, scale, ink in (
        (2, 14, 0.6, PINE.dark), (54, 8, 0.66, PINE.dark), (28, 30, 0.66, LEAF.dark), (-14, 40, 0.56, MOSS.dark),
        (70, 38, 0.58, MOSS.dark),
    )),
    (
        "M 0 88 Q 12 76 24 86 Q 38 72 52 86 Q 68 74 80 86 Q 92 78 100 88 L 100 100 L 0 100 Z",
        mix(PINE.dark, (0, 0, 0), 0.25),
    ),
)  # fmt: skip
_BARE = (
    ("M 0 60 Q 40 50 100 62 L 100 100 L 0 100 Z", MOSS.light),
    ("M 0 80 Q 50 66 100 82 L 100 100 L 0 100 Z", MOSS.dark),
    *(
        (placed(path, x, y, scale), ink)
        for x, y, scale in ((6, 34, 0.34), (34, 26, 0.42), (66, 36, 0.34))
        for path, ink in (
            ("M 14 100 L 10 30 Q 20 0 50 0 L 50 100 Z", STONE.light),
            ("M 50 0 Q 80 2 88 30 L 86 100 L 50 100 Z", STONE.dark),
        )
    ),
)
_LANDS: dict[Terrain, tuple[Layer, ...]] = {
    "mountains": _RIDGES,
    "rivers_lakes": _RIVER,
    "spires": _SPIKES,
    "swamp": _MARSH,
    "dry_heaps": _HEAPS,
    "woods": _FOREST,
    "jungle": _PALMS,
}
_SKIES: dict[Terrain, tuple[Colour, Colour]] = {
    "mountains": SKY["land"][0],
    "rivers_lakes": SKY["land"][0],
    "spires": (mix(BLOOD.light, PALE, 0.2), mix(EMBER.light, PALE, 0.5)),
    "swamp": (mix(PINE.dark, PALE, 0.35), mix(MOSS.light, PALE, 0.5)),
    "dry_heaps": (mix(EMBER.light, PALE, 0.25), mix(EMBER.light, PALE, 0.72)),
    "woods": SKY["land"][0],
    "jungle": (mix(SEA.dark, PALE, 0.25), mix(MOSS.light, PALE, 0.6)),
}


def _draw_lands(canvas: Canvas, types: tuple[Terrain, ...]) -> None:
    """Paint each type over its share of the width; where two meet, they are cut aslant."""
    width, height = canvas.image.size
    share = width / len(types)
    for number, terrain in enumerate(types):
        part = Canvas(_sky(*_SKIES[terrain], width if len(types) == 1 else round(share * 1.3), height))
        _draw_layers(part, _LANDS[terrain])
        if number == 0:
            canvas.image.paste(part.image, (0, 0))
            continue
        left = round(share * number - share * 0.15)
        cut = shapes.drawn("M 22 0 L 100 0 L 100 100 L 0 100 Z", part.image.width, height)
        canvas.image.paste(part.image, (left, 0), cut)


TONES_OF_LAND: dict[Terrain, Tones] = {
    "mountains": STONE,
    "rivers_lakes": SEA,
    "spires": Tones(mix(BLOOD.light, STONE.light, 0.5), STONE.dark),
    "swamp": PINE,
    "dry_heaps": EARTH,
    "woods": LEAF,
    "jungle": MOSS,
}
"""The colours in which a type of terrain is marked."""
