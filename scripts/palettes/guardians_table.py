"""Choose the colours of Guardians' pictures of the table and of combats."""

from collections.abc import Iterable
from typing import get_args

from PIL import Image

from bot.games.guardians.cards import CARDS
from bot.language import languages
from render.guardians.cards import card_faces
from render.guardians.cards.card_frames import cut
from render.guardians.look import ground
from render.guardians.look.ground import LAND, SEATS
from render.guardians.look.theme import (
    BLOOD,
    FRAMES,
    GOLD,
    GREEN,
    GREEN_LIGHT,
    INK,
    PALE,
    PEARL,
    PEARL_LIGHT,
    QUIET,
    RED,
    RED_LIGHT,
    leather,
)
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT, Colour, mix
from render.kit.png import Palette, ramp
from scripts.palettes.choosing import choose


def chosen_palette() -> Palette:
    """Choose the colours from the flat ones and from samples of the drawings."""
    return choose(_flat(), _samples())


def _flat() -> list[Colour]:
    """List flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [INK, PALE, QUIET, GOLD, RED, GREEN, GREEN_LIGHT, RED_LIGHT, PEARL, PEARL_LIGHT]
    # Too few cards have these for the samples, and nothing else is like them.
    colours += [FRAMES["bribery"].border, FRAMES["bribery"].band, BLOOD.dark]
    colours += ramp(NIGHT, PALE, 8) + ramp(NIGHT, GOLD, 4) + ramp(NIGHT, QUIET, 4)
    for seat in (0, 1):
        dark, light = ground.wall_tones(seat)
        colours += ramp(mix(dark, NIGHT, 0.75), light, 12)
    colours += ramp(NIGHT, ground.RUBBLE[1], 6)
    for look in SEATS:
        colours += [*ramp(look.ground, NIGHT, 5), *ramp(look.ground, look.dark, 3)]
    return colours


def _samples() -> Iterable[Image.Image]:
    """Draw every kind of ground, and cards of every kind."""
    yield leather("table", 1200, 1400).resize((200, 240))
    for terrain in LAND:
        yield ground.painted_land((terrain,), 384, 246, "sample").resize((192, 123), Image.Resampling.NEAREST)
    yield ground.painted_land((), 384, 246, "sample").resize((192, 123), Image.Resampling.NEAREST)
    yield ground.painted_empty(384, 246, (294, 86, 370, 192)).resize((192, 123), Image.Resampling.NEAREST)
    for image in (
        *(ground.painted_masonry(seat, 384, 246, "sample") for seat in (0, 1)),
        ground.painted_ruins(384, 246, "sample"),
    ):
        canvas = Canvas(image)
        ground.scrim(canvas, (0, 160, 384, 246), 10, 0.72)
        yield canvas.image.resize((192, 123), Image.Resampling.NEAREST)
    language = languages()["en"]
    creatures = [card.id for card in CARDS.values() if card.type in ("creature", "guardian", "spell", "shield")][::9]
    sheet = Canvas(Image.new("RGB", (1200, 150 * -(-len(creatures) // 5)), NIGHT))
    for number, card in enumerate(creatures):
        row, column = divmod(number, 5)
        sheet.stamp(cut(card_faces.drawn_small(card, language).image, 8), (240 * column, 150 * row))
    yield sheet.image.resize((sheet.image.width // 2, sheet.image.height // 2), Image.Resampling.NEAREST)
    backs = Canvas(Image.new("RGB", (400, 150), NIGHT))
    for number, kind in enumerate(get_args(card_faces.BackKind)):
        backs.stamp(card_faces.back(kind, 100), (130 * number, 0))
    yield backs.image
