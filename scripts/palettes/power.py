"""Choose the colours of the pictures of Power."""

from collections.abc import Iterable

from PIL import Image

from bot.games.power.board.data import PIECES
from bot.games.power.board.state import COLOURS
from render.kit.canvas import Canvas
from render.kit.colours import Colour, mix
from render.kit.png import Palette, ramp
from render.power import overlays, war_map
from render.power.counters import counter, flag
from render.power.theme import (
    ARMY,
    BAD,
    BOUNCE,
    BRASS,
    FIRE,
    GOOD,
    INK,
    NEUTRAL,
    PALE,
    PAPER,
    QUIET,
    SAND,
    SEA,
    SEA_DARK,
    SEA_LIGHT,
    SEPIA,
    STONE,
    TABLE,
)
from scripts.palettes.choosing import choose


def chosen_palette() -> Palette:
    """Choose the colours from the flat ones and from samples of the drawings."""
    return choose(_flat(), _samples())


def _flat() -> list[Colour]:
    """List flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [INK, PALE, PAPER, SEPIA, BRASS, QUIET, SEA_LIGHT, SEA_DARK, NEUTRAL, BOUNCE, BAD, GOOD]
    colours += [*TABLE, *SEA, *SAND, *STONE, *FIRE]
    colours += ramp(INK, PALE, 7) + ramp(INK, BRASS, 4) + ramp(SEA_DARK, PALE, 4)
    for look in ARMY.values():
        colours += [
            look.light,
            *ramp(look.ground, INK, 6),
            *ramp(look.light, INK, 5),
            look.dark,
            *look.land,
            mix(look.ground, look.light, 0.45),
        ]
    return colours


def _samples() -> Iterable[Image.Image]:
    """Draw the map, and every counter and flag of every army on it."""
    image = war_map.painted_ground("spear_reconstructed")
    yield image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    canvas = Canvas(image.crop((0, 110, 620, 560)))
    for row, army in enumerate(COLOURS):
        for column, piece in enumerate(PIECES):
            canvas.stamp(counter(army, piece, column % 3 + 1, 58, 48), (40 + 64 * column, 60 + 100 * row))
        canvas.stamp(flag(army, 34), (590, 60 + 100 * row))
    yield canvas.image
    fallen = Canvas(image)
    for army in COLOURS:
        war_map.draw_neutral(fallen, army, "spear_reconstructed")
    yield fallen.image.resize((image.width // 4, image.height // 4), Image.Resampling.NEAREST)
    fight = Canvas(image.crop((0, 110, 500, 350)))
    fight.stamp(overlays.burst(150), (100, 120))
    fight.stamp(overlays.crater(116), (300, 120))
    yield fight.image
