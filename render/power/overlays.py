"""Marks over the plan: bursts of fights, craters, returns and stand-offs, strengths and numbers."""

import math
from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.games.power.board.state import Colour as Army
from bot.games.power.board.state import Piece, Place
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.shapes import circle_path, polygon_path
from render.kit.sprites import Layer, Sprite, painted, with_shadow
from render.kit.text import measure
from render.power import silhouettes, war_map
from render.power.counters import edge_mask, silhouette
from render.power.theme import ARMY, BAD, BOUNCE, BRASS, FIRE, GOOD, INK, PALE

_CHIP, _ROW, _DIGITS = 38, 40, 34


def _star(points: int, outer: float, inner: float, turn: float) -> str:
    """Return a ragged star around (50, 50): its points are of two lengths."""
    return polygon_path(
        (50 + reach * math.cos(angle), 50 + reach * math.sin(angle))
        for step in range(2 * points)
        for angle in [turn + math.pi * step / points]
        for reach in [inner if step % 2 else outer * (1.0 if step % 4 else 0.84)]
    )


@kept
def burst(size: int) -> Sprite:
    """Return the burst of a fight."""
    layers: tuple[Layer, ...] = (
        (_star(14, 50, 35, 0.1), FIRE[0]),
        (_star(14, 45, 31, 0.1), FIRE[1]),
        (_star(12, 39, 27, 0.3), FIRE[2]),
        (_star(10, 30, 21, 0.5), FIRE[3]),
    )
    return with_shadow(painted(layers, size, size, outline=INK, outline_width=2.6), 4, 0.5, (0, 3))


@kept
def crater(size: int) -> Sprite:
    """Return what a mega-missile leaves: a black star around a glowing hole."""
    layers: tuple[Layer, ...] = (
        (_star(18, 50, 34, 0.0), INK),
        (_star(16, 38, 30, 0.2), FIRE[0]),
        (_star(14, 32, 25, 0.4), FIRE[1]),
        (circle_path(50, 50, 22), INK),
        (circle_path(50, 52, 15), FIRE[0]),
        (circle_path(50, 53, 8), FIRE[2]),
    )
    return painted(layers, size, size, outline=INK, outline_width=2.0)


@kept
def crosshair(size: int) -> Sprite:
    """Return the mark of a missile's target."""
    ring = circle_path(50, 50, 40)
    bars = "M 46 0 L 54 0 L 54 30 L 46 30 Z M 46 70 L 54 70 L 54 100 L 46 100 Z"
    bars += "M 0 46 L 30 46 L 30 54 L 0 54 Z M 70 46 L 100 46 L 100 54 L 70 54 Z"
    cover = shapes.drawn(ring + circle_path(50, 50, 31), size, size).copy()
    cover.paste(255, (0, 0), shapes.drawn(bars, size, size))
    return Sprite(Image.new("RGB", (size, size), BAD), cover, (size // 2, size // 2))


@kept
def number(text: str, ground: Colour = INK, ink: Colour = PALE) -> Sprite:
    """Return a small disc with a number."""
    size = 38
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    canvas.disc((size / 2, size / 2), size / 2 - 2, ink)
    canvas.disc((size / 2, size / 2), size / 2 - 4, ground)
    canvas.text((size / 2, size / 2), text, ink, 28, STRONG)
    return with_shadow(Sprite(canvas.image, shapes.ellipse(size, size), (size // 2, size // 2)), 2, 0.5, (0, 2))


@kept
def load(army: Army, pieces: tuple[Piece, ...]) -> Sprite:
    """Return what moves along an arrow: a plate in the colour of its army with the pieces."""
    look = ARMY[army]
    counted = Counter(pieces)
    widths = [36 + (round(measure(str(count), TITLE, _DIGITS)) + 2 if count > 1 else 0) for count in counted.values()]
    width, height = sum(widths) + 14, 46
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    canvas.fill(edge_mask(look.edge, width - 4, height - 4, 8), look.light, (2, 2))
    x = 7
    for (piece, count), wide in zip(counted.items(), widths, strict=True):
        canvas.stamp(silhouette(piece, 35, INK, look.light), (x + 18, height / 2))
        if count > 1:
            canvas.text((x + wide, height / 2), str(count), INK, _DIGITS, TITLE, align="right")
        x += wide
    drawn = Sprite(canvas.image, edge_mask(look.edge, width, height, 9), (width // 2, height // 2))
    return with_shadow(drawn, 2, 0.5, (0, 2))


@kept
def chip(army: Army, strength: int) -> Sprite:
    """Return the strength of an army on a place, on its colour."""
    look = ARMY[army]
    text = str(strength)
    width = round(measure(text, TITLE, _DIGITS)) + 14
    canvas = Canvas(Image.new("RGB", (width, _CHIP), INK))
    canvas.fill(edge_mask(look.edge, width - 4, _CHIP - 4, 6), look.light, (2, 2))
    canvas.text((width / 2, _CHIP / 2), text, INK, _DIGITS, TITLE)
    drawn = Sprite(canvas.image, edge_mask(look.edge, width, _CHIP, 7), (width // 2, _CHIP // 2))
    return with_shadow(drawn, 2, 0.5, (0, 2))


@kept
def joint(path: str, ground: Colour) -> Sprite:
    """Return the sign between two strengths: a fight, a bounce, a stand-off."""
    size = 40
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    canvas.disc((size / 2, size / 2), size / 2 - 2, ground)
    canvas.stamp(painted(((path, PALE),), 25, 25), (size / 2, size / 2))
    return with_shadow(Sprite(canvas.image, shapes.ellipse(size, size), (size // 2, size // 2)), 2, 0.5, (0, 2))


FIGHT = (silhouettes.SWORDS, BAD)
RETURN = (silhouettes.RETURN, BOUNCE)
STAND_OFF = (silhouettes.EQUALS, BOUNCE)
CAPTURED = (silhouettes.TICK, GOOD)
LOST = (silhouettes.CROSS, BAD)


def draw_row(canvas: Canvas, place: Place, row: Sequence[Sprite], *, above: int = 0) -> None:
    """Draw signs side by side over the lower edge of a place, or so many rows above."""
    left, _, right, bottom = war_map.box(place)
    widths = [each.width - 12 for each in row]
    x = (left + right) / 2 - sum(widths) / 2
    x = min(max(x, 4), war_map.WIDTH - 4 - sum(widths))
    for each, width in zip(row, widths, strict=True):
        canvas.stamp(each, (x + width / 2, bottom - 4 - above * _ROW))
        x += width


def draw_rim(canvas: Canvas, place: Place, ink: Colour = BRASS) -> None:
    """Draw a rim inside of a place."""
    left, top, right, bottom = box = war_map.box(place)
    mask = shapes.frame(right - left, bottom - top, 12, 7)
    canvas.fill(mask, INK, (left, top + 2), 0.5)
    canvas.frame(box, 12, 7, ink)
