"""The 256 colours in which all pictures of Verräter are written.

They are kept in palette.json, since choosing them takes longer than drawing thirty boards. After a change of the
drawings or their colours, `python -m scripts.choose_palette` chooses them anew.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

from bot.games.verraeter.pieces import FAMILIES, ROLES, LandKind
from render.kit.canvas import Canvas
from render.kit.colours import SEAT_COLOURS, Colour
from render.kit.png import Palette, palette, ramp, read_palette
from render.kit.sprites import Layer, painted, recoloured
from render.verraeter import emblems
from render.verraeter.landscapes import landscape
from render.verraeter.look import (
    BLOOD,
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
    WINE,
    sheet,
    walnut,
)
from render.verraeter.pieces import ROLE_GROUND

_LANDS: tuple[LandKind, ...] = ("wilderness", "meadow", "river", "woods", "village", "city")
_SEATS = 4
FILE = Path(__file__).with_name("palette.json")


@cache
def house_palette() -> Palette:
    """Return the palette."""
    return read_palette(FILE)


def chosen_palette() -> Palette:
    """Choose the palette from the flat colours and samples of all drawings."""
    return palette(_exact(), _samples())


def _exact() -> list[Colour]:
    """List the flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [INK, CHARCOAL, GOLD, IVORY, WINE, PAPER, LEATHER, FADED, FIGHT, FRESH, CHOICE, BLOOD]
    colours += [*FAMILY_GROUND.values(), *FAMILY_INK.values(), *FAMILY_TRIM.values(), *ROLE_GROUND.values()]
    for seat in SEAT_COLOURS[:_SEATS]:
        colours += ramp(seat.ground, seat.ink, 5)
        colours += ramp(seat.ground, LEATHER, 4)
    for family in FAMILIES:
        colours += ramp(FAMILY_GROUND[family], FAMILY_INK[family], 7)
    for first, last in ((INK, IVORY), (LEATHER, IVORY), (WINE, IVORY), (CHARCOAL, IVORY)):
        colours += ramp(first, last, 7)
    return colours


def _samples() -> Iterable[Image.Image]:
    """Draw what the rest of the colours is chosen from."""
    # Wood and parchment hide small mistakes in their grain; the landscapes do not, so they count for more.
    yield walnut("table", 400, 80, 1)
    yield walnut("table", 600, 600, 4).resize((150, 150), Image.Resampling.BOX)
    yield sheet("middle", 200, 200).image
    for kind in _LANDS:
        yield landscape(kind, 408, 204)
    drawings: list[tuple[tuple[Layer, ...], Colour]] = []
    drawings += [(emblems.FAMILY[family], FAMILY_GROUND[family]) for family in FAMILIES]
    drawings += [(emblems.ROLE[role], ROLE_GROUND[role]) for role in ROLES]
    drawings += [(layers, IVORY) for layers in emblems.SUPPLY.values()]
    drawings += [
        (recoloured(layers, {SEAT: seat.ground}), PAPER)
        for layers in emblems.BUILDING.values()
        for seat in SEAT_COLOURS[:_SEATS]
    ]
    drawings.append((emblems.SWORDS, CHARCOAL))
    for layers, ground in drawings:
        canvas = Canvas(Image.new("RGB", (80, 80), ground))
        canvas.stamp(painted(layers, 72, 72), (40, 40))
        yield canvas.image
