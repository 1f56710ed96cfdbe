"""Small things that lie on the table of Verräter, as sprites: emblems, medallions, buildings, cards, markers."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image

from bot.games.contract import Seat
from bot.games.verraeter.state import BuildingKind, Family, Role
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import SEAT_COLOURS, Colour, colour
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.sprites import Layer, Sprite, over, painted, recoloured, with_shadow
from render.verraeter import emblems
from render.verraeter.theme import CARD, CHARCOAL, FAMILY_GROUND, FAMILY_TRIM, GOLD, INK, IVORY, SEAT, WINE

ROLE_GROUND: dict[Role, Colour] = {
    "traitor": colour("#cdbbd6"),
    "diplomat2": colour("#9fc0bd"),
    "diplomat5": colour("#7faaa6"),
    "builder": colour("#d8c9a6"),
    "strategist": colour("#a9b9d2"),
    "farmer": colour("#c9d7a4"),
}


@kept
def disc(radius: int, ground: Colour, rim: Colour, thickness: float) -> Sprite:
    """Return a round piece with a rim."""
    size = 2 * radius
    image = Image.new("RGB", (size, size), rim)
    inner = round(size - 2 * thickness)
    image.paste(ground, (round(thickness), round(thickness)), shapes.ellipse(inner, inner))
    return Sprite(image, shapes.ellipse(size, size), (radius, radius))


def _medallion(
    layers: tuple[Layer, ...], share: float, radius: int, ground: Colour, rim: Colour, thickness: float = 0.07
) -> Sprite:
    """Return a drawing on a round piece; its size and the thickness of the rim are shares of the radius."""
    size = round(radius * share)
    return over(disc(radius, ground, rim, max(2.0, radius * thickness)), painted(layers, size, size), (radius, radius))


@kept
def family_seal(family: Family, radius: int) -> Sprite:
    """Return the emblem of a family on a round ground of its colour, with a shadow."""
    seal = _medallion(emblems.FAMILY[family], 1.5, radius, FAMILY_GROUND[family], FAMILY_TRIM[family])
    return with_shadow(seal, 4, 0.55, (0, 3))


@kept
def role_medallion(role: Role, radius: int) -> Sprite:
    """Return the emblem of an action card on a round ground; the diplomats bear their number."""
    number = emblems.DIPLOMAT_NUMBER.get(role)
    layers = emblems.BLANK_SCROLL if number else emblems.ROLE[role]
    medallion = _medallion(layers, 1.28, radius, ROLE_GROUND[role], INK)
    if number:
        canvas = Canvas(medallion.image)
        canvas.text((radius * 0.97, radius * 0.98), number, INK, max(26, round(radius * 0.86)), TITLE)
        medallion = Sprite(canvas.image, medallion.mask, medallion.anchor)
    return with_shadow(medallion, 3, 0.5, (0, 2))


@kept
def hidden_medallion(radius: int) -> Sprite:
    """Return the back of an action card: it is taken, nobody knows which."""
    layers = ((emblems.MASK, GOLD), (emblems.MASK_EYES, WINE))
    return with_shadow(_medallion(layers, 1.1, radius, WINE, GOLD, 0.08), 3, 0.5, (0, 2))


@kept
def building(seat: Seat, kind: BuildingKind, size: int) -> Sprite:
    """Return a building with the colour and the shape of its owner, with a shadow."""
    owner = SEAT_COLOURS[seat]
    layers = recoloured(emblems.BUILDING[kind], {SEAT: owner.ground})
    house = painted(layers, size, size, outline=INK, outline_width=size / 30)
    return with_shadow(over_corner(house, seat_token(seat, round(size * 0.32))), 3, 0.6, (1, 3))


def over_corner(lower: Sprite, upper: Sprite) -> Sprite:
    """Put a sprite over the right lower corner of another one, which grows by a part of it."""
    grow = upper.width // 3
    image = Image.new("RGB", (lower.width + 2 * grow, lower.height + grow), INK)
    mask = Image.new("L", image.size)
    image.paste(lower.image, (grow, 0))
    mask.paste(lower.mask, (grow, 0))
    wider = Sprite(image, mask, (image.width // 2, lower.anchor[1]))
    return over(wider, upper, (image.width - upper.width // 2, image.height - upper.height // 2))


@kept
def seat_token(seat: Seat, radius: int) -> Sprite:
    """Return the shape of a seat in its colour on a dark round ground."""
    size = round(radius * 1.24)
    shape = painted(((shapes.SEAT_SHAPES[SEAT_COLOURS[seat].shape], SEAT_COLOURS[seat].ground),), size, size)
    return over(disc(radius, INK, IVORY, max(1.5, radius * 0.12)), shape, (radius, radius))


@kept
def sign(layers: tuple[Layer, ...], size: int, outline: Colour = INK, shade: float = 0.5) -> Sprite:
    """Return a small sign with an outline and a shadow."""
    return with_shadow(painted(layers, size, size, outline=outline, outline_width=2.0), 2, shade, (0, 2))


def plate(canvas: Canvas, seat: Seat, name: str, box: Box, size: int, *, spare: int = 0) -> None:
    """Draw a plate with the shape and the name of a seat in its colour; `spare` pixels at its end stay free."""
    colours, (left, top, right, bottom) = SEAT_COLOURS[seat], box
    half = round(size * 0.34)
    middle = (top + bottom) // 2
    canvas.rounded(box, 12, colours.ground)
    canvas.frame(box, 12, 2, INK)
    shape = (left + half, middle - half, left + 3 * half, middle + half)
    canvas.shape(shapes.SEAT_SHAPES[colours.shape], shape, colours.ink)
    start = left + 3 * half + 9
    canvas.fitted_text((start, middle + 1), name, colours.ink, size, right - start - 10 - spare, STRONG, align="left")


@kept
def fight_medallion(radius: int, ground: Colour = CHARCOAL, rim: Colour = GOLD) -> Sprite:
    """Return the crossed swords that mark the place of the conflict."""
    return with_shadow(_medallion(emblems.SWORDS, 1.35, radius, ground, rim, 0.09), 5, 0.7, (0, 3))


@kept
def supply_card(value: int, width: int, height: int) -> Sprite:
    """Return a small supply card with its value, as it lies open on the table."""
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    canvas.rounded((2, 2, width - 2, height - 2), 5, CARD)
    canvas.text((width / 2, height / 2), str(value), INK, round(height * 0.62), TITLE)
    return with_shadow(Sprite(canvas.image, shapes.rounded(width, height, 6), (0, 0)), 2, 0.5, (1, 2))


@kept
def card_back(width: int, height: int) -> Sprite:
    """Return the back of a supply card; a small one is plain, to bear a number."""
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    radius = width * 0.14
    canvas.rounded((2, 2, width - 2, height - 2), radius * 0.8, IVORY)
    inset = max(4, width // 9)
    canvas.rounded((inset, inset, width - inset, height - inset), radius * 0.5, WINE)
    if width > 60:
        size = round(width * 0.5)
        canvas.stamp(painted(((emblems.LOZENGE, GOLD),), size, round(size * 1.3)), (width / 2, height / 2))
    return with_shadow(
        Sprite(canvas.image, shapes.rounded(width, height, radius), (width // 2, height // 2)), 3, 0.5, (1, 2)
    )


ICONS: Final[Mapping[str, Callable[[], Sprite]]] = {
    "": partial(role_medallion, "traitor", 70),
    **{role: partial(role_medallion, role, 70) for role in ROLE_GROUND},
    **{family: partial(family_seal, family, 70) for family in emblems.FAMILY},
}
