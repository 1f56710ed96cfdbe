"""Choose the colours of the pictures of Verräter: 256 for the board, 256 for the private cards."""

from collections.abc import Iterable

from PIL import Image

from bot.games.verraeter.state import FAMILIES, ROLES, LandKind
from render.kit.canvas import Canvas
from render.kit.colours import SEAT_COLOURS, Colour, mix
from render.kit.png import Palette, ramp
from render.kit.sprites import Layer, painted, recoloured, with_shadow
from render.verraeter import emblems
from render.verraeter.landscapes import landscape
from render.verraeter.sprites import ROLE_GROUND
from render.verraeter.theme import (
    BLOOD,
    CARD,
    CHARCOAL,
    CHOICE,
    FADED,
    FAMILY_GROUND,
    FAMILY_INK,
    FAMILY_TRIM,
    FIGHT,
    FRESH,
    GOLD,
    INK,
    IVORY,
    LEATHER,
    PAPER,
    SEAT,
    SHADE,
    SHADED,
    WINE,
    parchment_sheet,
    walnut,
)
from scripts.palettes.choosing import choose

_LANDS: tuple[LandKind, ...] = ("wilderness", "meadow", "river", "woods", "village", "city")
_SEATS = 4


def chosen_board_palette() -> Palette:
    """Choose the colours of the board from its flat colours and samples of its drawings."""
    colours = [CHARCOAL, LEATHER, FADED, FIGHT, FRESH, CHOICE, *_common_colours()]
    colours += [*FAMILY_TRIM.values(), *ROLE_GROUND.values()]
    for seat in SEAT_COLOURS[:_SEATS]:
        colours += ramp(seat.ground, LEATHER, 4)
    for first, last in ((LEATHER, IVORY), (WINE, IVORY), (CHARCOAL, IVORY)):
        colours += ramp(first, last, 7)
    return choose(colours, [*_grounds(), *_landscapes(), *_drawings(80)])


def chosen_cards_palette() -> Palette:
    """Choose the colours of the hand and the action cards from their flat colours and samples of their drawings."""
    colours = [CHARCOAL, LEATHER, FADED, FIGHT, *_common_colours()]
    for layers in (*emblems.ROLE.values(), *emblems.SUPPLY.values()):
        colours += [ink for _, ink in layers]
    colours += [mix(each, SHADE, SHADED) for each in (CARD, INK, *ROLE_GROUND.values())]
    shaded = [Image.blend(each, Image.new("RGB", each.size, SHADE), SHADED) for each in _drawings(90)]
    return choose(colours, [*_grounds(), *_drawings(180), *shaded, *_landscapes()])


def _common_colours() -> list[Colour]:
    """List flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [
        INK,
        CARD,
        GOLD,
        IVORY,
        WINE,
        PAPER,
        BLOOD,
        *ramp(INK, IVORY, 7),
        *ramp(INK, CARD, 7),
        *ramp(INK, PAPER, 5),
    ]
    for seat in SEAT_COLOURS[:_SEATS]:
        colours += ramp(seat.ground, seat.ink, 5)
    for family in FAMILIES:
        colours += ramp(FAMILY_GROUND[family], FAMILY_INK[family], 7)
    return colours


def _grounds() -> Iterable[Image.Image]:
    # Wood and parchment hide small mistakes in their grain, so they count for little.
    yield walnut("table", 400, 80, 1)
    yield walnut("table", 600, 600, 4).resize((150, 150), Image.Resampling.BOX)
    yield parchment_sheet("middle", 200, 200).image
    yield parchment_sheet("hand", 360, 384).image.resize((90, 96), Image.Resampling.BOX)


def _landscapes() -> Iterable[Image.Image]:
    for kind in _LANDS:
        yield landscape(kind, 408, 204)


def _drawings(size: int) -> Iterable[Image.Image]:
    """Draw every emblem on its ground, with its shadow."""
    drawings: list[tuple[tuple[Layer, ...], Colour]] = [(emblems.SWORDS, CHARCOAL)]
    drawings += [(emblems.FAMILY[family], FAMILY_GROUND[family]) for family in FAMILIES]
    drawings += [(emblems.ROLE[role], ROLE_GROUND[role]) for role in ROLES]
    drawings += [(layers, IVORY) for layers in emblems.SUPPLY.values()]
    drawings += [
        (recoloured(layers, {SEAT: seat.ground}), PAPER)
        for layers in emblems.BUILDING.values()
        for seat in SEAT_COLOURS[:_SEATS]
    ]
    for layers, ground in drawings:
        canvas = Canvas(Image.new("RGB", (size, size), ground))
        emblem = painted(layers, size * 3 // 4, size * 3 // 4)
        canvas.stamp(with_shadow(emblem, 4, 0.4, (0, 3)), (size / 2, size / 2))
        yield canvas.image
