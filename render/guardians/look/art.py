"""The art of the cards of Guardians: skies by colour, the lands of terrains, and the emblems before them."""

import hashlib
import math
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.games.guardians.abilities import Terrain
from bot.games.guardians.cards import CARDS, CardId
from render.guardians.look.emblems import figure
from render.guardians.look.theme import (
    BLOOD,
    EARTH,
    EMBER,
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
from render.kit.drawings import drawings
from render.kit.kept import kept
from render.kit.sprites import Layer, paint, with_shadow

_SCALE = {"S": 0.74, "M": 0.88, "L": 1.0, None: 1.06}
"""How large the emblem of a small, medium and large creature is in its picture, and that of any other card."""
_SHAPE = 26 / 16
"""How many times as wide as high lands are drawn."""
_RAY = 51
"""How much a ray of light covers, of 255."""
_STAR = shapes.regular_path(4, inner=14)


def art(card_id: CardId, width: int, height: int) -> Image.Image:
    """Paint the picture of a card: its sky, its land, its emblem. RGB."""
    card = CARDS[card_id]
    ground = ground_of(card)
    choice = _dice(card_id)
    skies = SKY[ground]
    above, below = skies[choice[0] % len(skies)]
    canvas = Canvas(_sky(above, below, height).resize((width, height)))
    types: tuple[Terrain, ...] = card.terrain_types if card.is_terrain or card.type == "stronghold" else ()
    middle = (width / 2, height * 0.53)
    if types:
        _draw_lands(canvas, types)
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
def _sky(above: Colour, below: Colour, height: int) -> Image.Image:
    """Return a sky that is one pixel wide."""
    column = Image.new("RGB", (1, height))
    column.putdata([mix(above, below, min(1.0, y / height / 0.85)) for y in range(height)])
    return column


def _draw_rays(canvas: Canvas, at: tuple[float, float], light: Colour, turn: int) -> None:
    width, height = canvas.image.size
    canvas.fill(_rays(width, height, at, turn // 32), light, (0, 0))
    x, y, glow = round(at[0]), round(at[1]), round(min(width, height) * 0.42)
    canvas.shadow((x - glow, y - glow, x + glow, y + glow), glow, max(2, glow // 3), 0.55, light)


@kept
def _rays(width: int, height: int, at: tuple[float, float], turn: int) -> Image.Image:
    """Return the mask of rays around a point, turned by so many eighths of what lies between two of them."""
    reach = math.hypot(width, height)
    rays = Image.new("L", (width * 2, height * 2))  # so faint that no edge shows
    draw = ImageDraw.Draw(rays)
    for number in range(16):
        ends = ((number + more + turn / 8) * math.pi / 8 for more in (0, 0.5))
        corners = [(at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)) for angle in ends]
        draw.polygon([(x * 2, y * 2) for x, y in (at, *corners)], fill=_RAY)
    return rays.reduce(2)


def _draw_stars(canvas: Canvas, dice: bytes) -> None:
    width, height = canvas.image.size
    for number in range(10):
        x, y = dice[3 + 2 * number] / 255 * width, dice[4 + 2 * number] / 255 * height * 0.7
        size = max(3, round(height * (0.02 + dice[number] % 4 * 0.012)))
        canvas.fill(shapes.drawn(_STAR, size * 2, size * 2), PALE, (x - size, y - size), 0.9)
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
    canvas.stamp(paint(layers, width, height), (width / 2, height / 2))


def _draw_land(canvas: Canvas, layers: tuple[Layer, ...]) -> None:
    """Paint a land unstretched: in a narrow frame its sides are cut, below more sky; in a wide one its foot is."""
    width, height = canvas.image.size
    shape = width / height / _SHAPE
    across = 100 * math.sqrt(min(1, shape))
    down = across / shape
    top = min(100 - down, min(shapes.bounds(path)[1] for path, _ in layers) - 4)
    land = paint(layers, width, height, box=(50 - across / 2, top, 50 + across / 2, top + down))
    canvas.stamp(land, (width / 2, height / 2))


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

_LANDS: Final = drawings(Path(__file__).with_name("lands.svg"))
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
        wide = width if len(types) == 1 else round(share * 1.3)
        part = Canvas(_sky(*_SKIES[terrain], height).resize((wide, height)))
        _draw_land(part, _LANDS[terrain])
        left = round(share * number - share * 0.15) if number else 0
        cut = shapes.drawn("M 22 0 L 100 0 L 100 100 L 0 100 Z", wide, height) if number else None
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
