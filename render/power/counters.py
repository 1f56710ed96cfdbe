"""Cardboard counters with silhouettes, flags and signs, ready to be stamped."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from bot.games.power.board.state import Colour as Army
from bot.games.power.board.state import Piece
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.fonts import TITLE
from render.kit.kept import kept
from render.kit.sprites import Layer, Sprite, over, painted, with_shadow
from render.kit.text import measure
from render.power import silhouettes
from render.power.theme import ARMY, BRASS, INK, PALE, SEPIA, Edge, Pattern

_OVERSAMPLING = 4
DIGITS = 26


@kept
def edge_mask(edge: Edge, width: int, height: int, corner: float) -> Image.Image:
    """Return a card with the corners of an army: cut off, round, square or notched."""
    if edge == "round":
        return shapes.rounded(width, height, corner * 1.5)
    if edge == "square":
        return shapes.rounded(width, height, 2)
    scale = _OVERSAMPLING
    mask = Image.new("L", (width * scale, height * scale), 255)
    draw = ImageDraw.Draw(mask)
    reach = corner * scale
    for x, y in ((0, 0), (width * scale, 0), (0, height * scale), (width * scale, height * scale)):
        if edge == "cut":
            draw.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], fill=0)
        else:
            draw.ellipse((x - reach * 0.9, y - reach * 0.9, x + reach * 0.9, y + reach * 0.9), fill=0)
    return mask.reduce(scale)


@kept
def print_mask(pattern: Pattern, width: int, height: int, step: int, thickness: float) -> Image.Image:
    """Return a printed pattern: slanted or level lines, dots or a lattice, `step` pixels apart."""
    scale = 2
    mask = Image.new("L", (width * scale, height * scale))
    draw = ImageDraw.Draw(mask)
    apart, wide = step * scale, max(1, round(thickness * scale))
    reach = (width + height) * scale
    if pattern in ("slanted", "crossed"):
        for start in range(0, reach, apart):
            draw.line((start, 0, start - height * scale, height * scale), fill=255, width=wide)
            if pattern == "crossed":
                x = start - height * scale
                draw.line((x, 0, x + height * scale, height * scale), fill=255, width=wide)
    elif pattern == "level":
        for y in range(apart // 2, height * scale, apart):
            draw.line((0, y, width * scale, y), fill=255, width=wide)
    else:
        radius = wide * 1.1
        for row, y in enumerate(range(apart // 2, height * scale, apart)):
            for x in range(apart // 2 + (row % 2) * apart // 2, width * scale, apart):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(scale)


@kept
def silhouette(piece: Piece, size: int, ink: Colour, ground: Colour) -> Sprite:
    """Return the silhouette of a piece, its holes in the colour of the ground."""
    return painted(silhouettes.piece(piece, ink, ground), size, size)


@kept
def card(army: Army, width: int, height: int) -> Sprite:
    """Return an empty counter of an army; its anchor is the centre."""
    look = ARMY[army]
    corner = _corner(width, height)
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    outer = edge_mask(look.edge, width, height, corner)
    canvas.fill(edge_mask(look.edge, width - 4, height - 4, corner - 1), look.light, (2, 2))
    inner = edge_mask(look.edge, width - 6, height - 6, corner - 2)
    canvas.fill(inner, look.ground, (4, 4))
    printed = print_mask(look.pattern, width - 6, height - 6, 7, 1.0)
    canvas.fill(ImageChops.multiply(printed, inner), look.dark, (4, 4), 0.38)
    return Sprite(canvas.image, outer, (width // 2, height // 2))


@kept
def counter(army: Army, piece: Piece, count: int, width: int, height: int) -> Sprite:
    """Return the counter of equal pieces of an army, with their number if there are several."""
    look = ARMY[army]
    ground = card(army, width, height)
    canvas = Canvas(ground.image)
    plate = _number(count, height, look.light) if count > 1 else None
    room = width - plate.width - 4 if plate else 0
    beside = room > height * 0.8
    size = min(width - 6, height - 6, *([room] if beside else []))
    x, y = width / 2, height / 2
    if plate and beside:
        x -= plate.width / 2
    elif plate:
        size = round(size * 0.9)
        x, y = max(size / 2 + 2, x - width * 0.12), size / 2 + 3
    canvas.stamp(silhouette(piece, size, INK, look.light), (x, y))
    if plate:
        # The plate keeps off corners that are not there.
        inset = 3 + (round(_corner(width, height) * 0.4) if look.edge in ("cut", "notched") else 0)
        at = (width - inset - plate.width / 2, height - inset - plate.height / 2)
        canvas.stamp(plate, at)
    return with_shadow(Sprite(canvas.image, ground.mask, ground.anchor), 3, 0.5, (1, 3))


def _corner(width: int, height: int) -> float:
    return max(5.0, min(width, height) * 0.2)


@kept
def _number(count: int, height: int, ink: Colour) -> Sprite:
    """Return a number on a dark plate, for a counter of a height."""
    digits = max(DIGITS, round(height * 0.42))
    width, high = round(measure(str(count), TITLE, digits)) + round(digits * 0.28), round(digits * 0.85)
    canvas = Canvas(Image.new("RGB", (width, high), INK))
    canvas.text((width / 2, high / 2), str(count), ink, digits, TITLE)
    return Sprite(canvas.image, shapes.rounded(width, high, 5), (width // 2, high // 2))


@kept
def ghost(army: Army, piece: Piece, count: int, width: int, height: int) -> Sprite:
    """Return what is left of a counter after its pieces have gone: its outline and a pale silhouette."""
    look = ARMY[army]
    corner = _corner(width, height)
    outer = edge_mask(look.edge, width, height, corner)
    inner = Image.new("L", (width, height))
    inner.paste(edge_mask(look.edge, width - 6, height - 6, corner - 1), (3, 3))
    canvas = Canvas(Image.new("RGB", (width, height), look.light))
    size = min(width - 6, height - 6)
    drawn = silhouette(piece, size, look.dark, look.light)
    canvas.stamp(drawn, (width / 2, height / 2))
    canvas.image.paste(look.dark, (0, 0), ImageChops.subtract(outer, inner))
    if count > 1:
        at = (width - 3, height - 12)
        canvas.text(at, str(count), look.dark, DIGITS, TITLE, align="right", halo=look.light, halo_width=2.6)
    see_through = ImageChops.subtract(outer, inner.point([round(value * 0.3) for value in range(256)]))
    return Sprite(canvas.image, see_through, (width // 2, height // 2))


@kept
def total(army: Army, text: str, width: int, height: int) -> Sprite:
    """Return a counter that stands for all pieces of an army on a place, with their strength."""
    look = ARMY[army]
    ground = card(army, width, height)
    canvas = Canvas(ground.image)
    canvas.stamp(painted(((silhouettes.SWORDS, INK),), 20, 20), (16, height / 2))
    canvas.text((width - 6, height / 2), text, INK, DIGITS, TITLE, align="right", halo=look.light, halo_width=2.6)
    return with_shadow(Sprite(canvas.image, ground.mask, ground.anchor), 3, 0.5, (1, 3))


@kept
def flag(army: Army, size: int) -> Sprite:
    """Return the flag of an army; its anchor is the foot of the pole."""
    look = ARMY[army]
    layers: tuple[Layer, ...] = ((silhouettes.FLAG, look.ground), ("M 10 2 L 18 2 L 18 98 L 10 98 Z", PALE))
    drawn = painted(layers, size, size, outline=INK, outline_width=2.0)
    canvas = Canvas(drawn.image)
    mark = round(size * 0.3)
    canvas.shape(
        shapes.SEAT_SHAPES[look.shape],
        (round(size * 0.44), round(size * 0.2), round(size * 0.44) + mark, round(size * 0.2) + mark),
        INK,
    )
    return with_shadow(Sprite(canvas.image, drawn.mask, (round(size * 0.16), drawn.height - 3)), 2, 0.45, (1, 2))


@kept
def badge(army: Army, size: int) -> Sprite:
    """Return the badge of an army: its shape in its colour."""
    look = ARMY[army]
    return painted(((shapes.SEAT_SHAPES[look.shape], look.ground),), size, size, outline=INK, outline_width=2.0)


@kept
def coin(size: int) -> Sprite:
    """Return a Power: a brass coin with a bolt."""
    layers: tuple[Layer, ...] = (
        (shapes.circle_path(50, 50, 49), mix(BRASS, INK, 0.35)),
        (shapes.circle_path(50, 50, 41), BRASS),
        (silhouettes.BOLT, INK),
    )
    return painted(layers, size, size, outline=INK, outline_width=1.5)


@kept
def sign(path: str, size: int, ink: Colour, outline: Colour = INK, width: float = 2.0) -> Sprite:
    """Return a small sign with an outline."""
    return painted(((path, ink),), size, size, outline=outline, outline_width=width)


@kept
def seal(path: str, radius: int, ground: Colour, ink: Colour = PALE, rim: Colour = SEPIA) -> Sprite:
    """Return a sign on a round ground with a rim and a shadow."""
    size = 2 * radius
    canvas = Canvas(Image.new("RGB", (size, size), INK))
    canvas.disc((radius, radius), radius - 1.5, rim)
    canvas.disc((radius, radius), radius - max(3.0, radius * 0.14), ground)
    inner = round(radius * 1.06)
    canvas.stamp(painted(((path, ink),), inner, inner), (radius, radius))
    return with_shadow(Sprite(canvas.image, shapes.ellipse(size, size), (radius, radius)), 3, 0.5, (0, 2))


def _piece(piece: Piece) -> Sprite:
    """Draw a piece of no army."""
    ground = painted(((shapes.circle_path(50, 50, 50), INK), (shapes.circle_path(50, 50, 46), PALE)), 140, 140)
    return over(ground, silhouette(piece, 96, INK, PALE), (70, 70))


ICONS: Final[Mapping[str, Callable[[], Sprite]]] = {
    "": partial(coin, 140),
    **{str(piece): partial(_piece, piece) for piece in silhouettes.PIECE},
    **{f"army_{army}": partial(badge, army, 140) for army in ARMY},
}


def icon_for(question: str, choice: str) -> str:
    """Name the icon of a choice: its piece, or its army."""
    first, piece, *_ = (*choice.split("."), "none")
    names = {"army": f"army_{first}", "booty": f"army_{first}", "piece": first, "go": piece}
    return names.get(question, "none")
