"""What lies on the chart and beside it, as sprites: markers, knights and mages, tiles, cubes."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image

from bot.games.macht_ohnmacht.board.actions import Marker, PieceKind, Tile
from bot.games.macht_ohnmacht.board.data import TILES
from bot.games.macht_ohnmacht.board.island import marker_of
from bot.games.macht_ohnmacht.board.state import LIGHTNING, PIECE_KINDS, Colour, Pieces
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour as Ink
from render.kit.colours import colour, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.sprites import Layer, Sprite, over, painted, with_shadow
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.theme import (
    BRASS,
    GREY,
    GREY_DARK,
    GREY_LIGHT,
    INK,
    MAGIC_GROUND,
    MARKER,
    OAK,
    PALE,
    PARCHMENT,
    PLAYER,
    SEA,
    SEA_INK,
    SEPIA,
)

_FRONT = "M 0 24 L 76 24 L 76 100 L 0 100 Z"
_ROOF = "M 0 24 L 24 0 L 100 0 L 76 24 Z"
_SIDE = "M 76 24 L 100 0 L 100 76 L 76 100 Z"
_BACK: tuple[Ink, Ink] = (colour("#3d4f6b"), colour("#c9a24a"))

# Markers


@kept
def marker(kind: Marker, size: int) -> Sprite:
    """Return a region marker: an outline, a colour and a symbol for each kind; with a shadow."""
    ground = painted(emblems.MARKER_PIECE[kind], size, size, outline=INK, outline_width=2.2)
    inner = round(size * (0.5 if kind == "tent" else 0.62))
    sign = painted(emblems.DRAWN[kind], inner, inner)
    lower = round(size * {"tent": 0.14, "armour": -0.03}.get(kind, 0.0))
    middle = (ground.width // 2, ground.height // 2 + lower)
    return with_shadow(over(ground, sign, middle), 3, 0.5, (1, 3))


# Knights and mages


@kept
def piece(player: Colour, kind: PieceKind, size: int, number: int | None = None, *, dim: bool = False) -> Sprite:
    """Return a knight (a cube) or a mage (a disc) that stands for a number of them; dim ones are passive."""
    look = PLAYER[player]
    share = 0.26 if dim else 0.0
    ground, light, dark = (mix(each, SEPIA, share) for each in (look.ground, look.light, look.dark))
    if kind == "knights":
        layers: tuple[Layer, ...] = ((_FRONT, ground), (_ROOF, light), (_SIDE, dark))
        middle = (0.385, 0.63)
    else:
        layers = (
            (shapes.circle_path(50, 54, 46), dark),
            (shapes.circle_path(50, 46, 46), light),
            (shapes.circle_path(50, 46, 39), ground),
        )
        middle = (0.5, 0.47)
    drawn = painted(layers, size, size, outline=INK, outline_width=max(1.6, size / 26))
    if number is None:
        return drawn
    margin = (drawn.width - size) / 2
    canvas = Canvas(drawn.image)
    digits = max(26, round(size * (0.74 if number < 10 else 0.6)))
    canvas.text((margin + size * middle[0], margin + size * middle[1]), str(number), look.ink, digits, TITLE)
    return Sprite(canvas.image, drawn.mask, drawn.anchor)


@kept
def group(player: Colour, pieces: Pieces, active: PieceKind, *, counts: bool, size: int = 46) -> Sprite:
    """Return the pieces of a region on a plate with its owner's colour and ends: pointed for orange, round for white.

    `counts`: the region is active and counts for its owner; the plate then has a brass rim.
    """
    look = PLAYER[player]
    shown = [kind for kind in PIECE_KINDS if pieces.of(kind)]
    width = (size + 8) * len(shown) + 26
    height = size + 14
    rim = 6 if counts else 0
    box = (width + 2 * rim, height + 2 * rim)
    edge = Canvas(Image.new("RGB", box, INK))
    if counts:
        edge.fill(_plate(player, box[0] - 3, box[1] - 3), BRASS, (1.5, 1.5))
        edge.fill(_plate(player, width, height), INK, (rim, rim))
    edge.fill(_plate(player, width - 4, height - 4), look.ground, (rim + 2, rim + 2))
    edge.fill(_plate(player, width - 12, height - 12), OAK, (rim + 6, rim + 6))
    x = rim + 13 + (size + 8) / 2
    for kind in shown:
        dim = kind != active
        each = piece(player, kind, round(size * (0.86 if dim else 1.0)), pieces.of(kind), dim=dim)
        edge.stamp(each, (x, rim + height / 2))
        x += size + 8
    drawn = Sprite(edge.image, _plate(player, *box), (box[0] // 2, box[1] // 2))
    return with_shadow(drawn, 4, 0.55, (1, 4))


@kept
def _plate(player: Colour, width: int, height: int) -> Image.Image:
    if player == "white":
        return shapes.rounded(width, height, height / 2)
    end = 100 * (height * 0.3) / width
    path = f"M {end:.2f} 0 L {100 - end:.2f} 0 L 100 50 L {100 - end:.2f} 100 L {end:.2f} 100 L 0 50 Z"
    return shapes.drawn(path, width, height)


# Cubes of the hourglass


@kept
def cube(size: int) -> Sprite:
    """Return a grey cube."""
    layers: tuple[Layer, ...] = ((_FRONT, GREY), (_ROOF, GREY_LIGHT), (_SIDE, GREY_DARK))
    return with_shadow(painted(layers, size, size, outline=INK, outline_width=1.6), 2, 0.4, (1, 2))


# Tiles


@kept
def tile(which: Tile, size: int, copies: int = 1) -> Sprite:
    """Return an action tile; a number of copies is written on its corner."""
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    radius = size * 0.13
    lightning = which in LIGHTNING
    marker_shown = marker_of(which)
    rim = MARKER[marker_shown].ground if marker_shown else MAGIC_GROUND if lightning else SEPIA
    canvas.rounded((2, 2, size - 2, size - 2), radius - 1, rim)
    inset = max(5, round(size * 0.075))
    ground = mix(MAGIC_GROUND, INK, 0.35) if lightning else PARCHMENT
    if marker_shown and which.startswith("influence"):
        ground = MARKER[marker_shown].light
    canvas.rounded((inset, inset, size - inset, size - inset), radius * 0.7, ground)
    _draw_face(canvas, which, size)
    drawn = Sprite(canvas.image, shapes.rounded(size, size, radius), (size // 2, size // 2))
    return with_shadow(drawn if copies == 1 else _counted(drawn, copies), 4, 0.55, (1, 3))


def _draw_face(canvas: Canvas, which: Tile, size: int) -> None:
    middle = (size / 2, size / 2)
    shown = marker_of(which)
    if shown and which.startswith("influence"):
        canvas.stamp(marker(shown, round(size * 0.62)), middle)
    elif shown:
        canvas.stamp(marker(shown, round(size * 0.44)), (size * 0.33, size * 0.36))
        canvas.text((size * 0.70, size * 0.34), "+1", INK, max(26, round(size * 0.36)), TITLE)
        _draw_recruits(canvas, which, size)
    else:
        _draw_picture(canvas, which, size)


def _draw_picture(canvas: Canvas, which: Tile, size: int) -> None:
    match which:
        case "movement":
            arrows = painted(((emblems.ARROWS, SEA_INK),), round(size * 0.62), round(size * 0.5))
            canvas.stamp(arrows, (size / 2, size * 0.36))
        case "sea" | "merlin" | "serpent":
            layers, high = emblems.DRAWN["ship" if which == "sea" else which], 0.60 if which == "sea" else 0.55
            edge = 1.2 if which == "serpent" else 1.0
            drawn = painted(layers, round(size * 0.60), round(size * high), outline=INK, outline_width=edge)
            canvas.stamp(drawn, (size / 2, size * 0.39))
        case "victory-point":
            _draw_lightning(canvas, ((emblems.STAR, BRASS),), size)
        case "rebellion":
            _draw_lightning(canvas, emblems.DRAWN["rebellion"], size)
        case _:
            _draw_lightning(canvas, ((emblems.TURN_ARROWS, SEA),), size)
    _draw_recruits(canvas, which, size)


def _draw_lightning(canvas: Canvas, layers: tuple[Layer, ...], size: int) -> None:
    wide = round(size * 0.56)
    canvas.stamp(painted(layers, wide, wide, outline=INK, outline_width=1.4), (size * 0.56, size * 0.58))
    bolt = painted(emblems.DRAWN["lightning"], round(size * 0.3), round(size * 0.42), outline=INK, outline_width=1.6)
    canvas.stamp(bolt, (size * 0.25, size * 0.29))


def _draw_recruits(canvas: Canvas, which: Tile, size: int) -> None:
    """Show what a tile recruits: a cube and a disc, or two of a kind with a stroke between them."""
    small = round(size * (0.16 if which in TILES.two_of_a_kind else 0.19))
    y = size * 0.79
    ink, dim = PALE, mix(PALE, SEPIA, 0.5)
    knight: tuple[Layer, ...] = ((_FRONT, ink), (_ROOF, PALE), (_SIDE, dim))
    mage: tuple[Layer, ...] = ((shapes.circle_path(50, 54, 46), dim), (shapes.circle_path(50, 46, 46), ink))
    row: tuple[tuple[Layer, ...], ...] = ()
    if which in TILES.one_of_each:
        row = (knight, mage)
    elif which in TILES.two_of_a_kind:
        row = (knight, knight, mage, mage)
    step = small * (1.3 if len(row) == 2 else 1.12)
    for number, layers in enumerate(row):
        split = 0 if len(row) == 2 else (small * 0.22 if number > 1 else -small * 0.22)
        x = size / 2 + step * (number - (len(row) - 1) / 2) + split
        canvas.stamp(painted(layers, small, small, outline=INK, outline_width=1.2), (x, y))
    if len(row) == 4:
        canvas.rounded(
            (round(size / 2) - 1, round(y - small * 0.6), round(size / 2) + 1, round(y + small * 0.6)), 1, INK
        )


def _counted(drawn: Sprite, copies: int) -> Sprite:
    size = drawn.width
    canvas = Canvas(drawn.image)
    radius = 19
    at = (size - radius - 3, size - radius - 3)
    canvas.disc(at, radius, INK)
    canvas.disc(at, radius - 2.5, PALE)
    canvas.text(at, f"{copies}", INK, 28, STRONG)
    return Sprite(canvas.image, drawn.mask, drawn.anchor)


@kept
def tile_back(size: int) -> Sprite:
    """Return the back of an action tile, to bear a number."""
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    radius = size * 0.13
    canvas.rounded((2, 2, size - 2, size - 2), radius - 1, _BACK[1])
    canvas.rounded((6, 6, size - 6, size - 6), radius * 0.7, _BACK[0])
    star = painted(((emblems.SPARK, mix(_BACK[0], _BACK[1], 0.35)),), round(size * 0.8), round(size * 0.8))
    canvas.stamp(star, (size / 2, size / 2))
    return with_shadow(Sprite(canvas.image, shapes.rounded(size, size, radius), (size // 2, size // 2)), 3, 0.5, (1, 3))


# Round signs


@kept
def medallion(layers: tuple[Layer, ...], radius: int, ground: Ink, rim: Ink = BRASS, fill: float = 1.2) -> Sprite:
    """Return a drawing on a round ground with a rim and a shadow."""
    size = 2 * radius
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    canvas.disc((radius, radius), radius - 1.5, rim)
    canvas.disc((radius, radius), radius - max(4.0, radius * 0.1), ground)
    inner = round(radius * fill)
    canvas.stamp(painted(layers, inner, inner), (radius, radius))
    return with_shadow(Sprite(canvas.image, shapes.ellipse(size, size), (radius, radius)), 3, 0.5, (0, 3))


@kept
def sign(layers: tuple[Layer, ...], size: int, outline: Ink = INK, width: float = 2.0) -> Sprite:
    """Return a small sign with an outline."""
    return painted(layers, size, size, outline=outline, outline_width=width)


def _emblem() -> Sprite:
    """Draw both kinds of power: the sword before the moon."""
    ground = painted(((shapes.circle_path(50, 50, 50), INK), (shapes.circle_path(50, 50, 46), SEA_INK)), 140, 140)
    return over(
        over(ground, painted(emblems.CYCLE["magic"], 96, 96), (66, 70)),
        painted(emblems.CYCLE["sword"], 112, 112),
        (76, 72),
    )


ICONS: Final[Mapping[str, Callable[[], Sprite]]] = {
    "": _emblem,
    **{kind: partial(marker, kind, 140) for kind in emblems.MARKER_PIECE},
}


def icon_for(question: str, choice: str) -> str:
    """Name the icon of a choice: the marker that it is about."""
    return choice.rpartition("-")[2]
