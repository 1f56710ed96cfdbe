"""Choose the colours of the pictures of Macht & Ohnmacht."""

from collections.abc import Iterable
from typing import get_args

from PIL import Image

from bot.games.macht_ohnmacht.board.actions import Tile
from bot.games.macht_ohnmacht.board.data import MAP
from bot.games.macht_ohnmacht.board.state import MARKERS, PIECE_KINDS, Pieces
from render.kit.canvas import Canvas
from render.kit.colours import Colour
from render.kit.png import Palette, ramp
from render.macht_ohnmacht import chart
from render.macht_ohnmacht.sprites import group, marker, tile
from render.macht_ohnmacht.theme import (
    BORDER,
    BRASS,
    FADED,
    FRESH,
    GAIN,
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
    SEA_DEEP,
    SEA_INK,
    SEPIA,
    SWORD_GROUND,
    TARGET,
    VEIL,
    painted_oak,
    parchment_sheet,
)
from scripts.palettes.choosing import choose


def chosen_palette() -> Palette:
    """Choose the colours from the flat ones and from samples of the drawings."""
    return choose(_flat(), _samples())


def _flat() -> list[Colour]:
    """List flat colours, and the steps between those that meet at the edges of letters and shapes."""
    colours = [
        INK, PALE, OAK, BRASS, FRESH, PARCHMENT, SEPIA, FADED, TARGET, GAIN, BORDER, SEA, SEA_DEEP, SEA_INK, GREY,
        GREY_LIGHT, GREY_DARK, MAGIC_GROUND, SWORD_GROUND,
    ]  # fmt: skip
    colours += ramp(INK, PALE, 8) + ramp(OAK, BRASS, 5)
    for look in MARKER.values():
        colours += [look.ground, look.light, *ramp(look.ground, look.ink, 4)]
    for player in PLAYER.values():
        colours += [player.ground, player.light, player.dark, *ramp(player.ground, INK, 5)]
    return colours


def _samples() -> Iterable[Image.Image]:
    """Draw the chart with every marker everywhere, tiles and pieces."""
    for shift in range(len(MARKERS)):
        markers = tuple(MARKERS[(place + shift) % len(MARKERS)] for place in range(len(MAP.regions)))
        canvas = Canvas(chart.painted_ground("magic", chart.WIDTH, chart.HEIGHT))
        chart.draw_marker_washes(canvas, markers)
        chart.draw_links(canvas, markers)
        if shift:
            # The sea need not be counted four times; what matters are the washes on the land.
            canvas.image.paste(INK, (0, 0), _sea_mask(canvas.image.size))
        yield canvas.image.resize((chart.WIDTH // 2, chart.HEIGHT // 2), Image.Resampling.NEAREST)
    owned = Canvas(chart.painted_ground("sword", 1300, chart.HEIGHT))
    for place in range(len(MAP.regions)):
        if place % 3:
            look, at = tuple(PLAYER.values())[place % 3 - 1], chart.region_box(place)[:2]
            owned.fill(chart.wash_mask(place), look.ground, at)
            owned.fill(chart.owner_mask(place, look.pattern), look.light, at)
    sword = owned.image.resize((650, chart.HEIGHT // 2), Image.Resampling.NEAREST)
    yield sword
    yield Image.blend(sword, Image.new("RGB", sword.size, VEIL), 0.72).crop((40, 0, 400, 500))
    yield painted_oak("display", 600, 140, 1).resize((300, 70), Image.Resampling.BOX)
    yield parchment_sheet("cycle", 400, 200).image
    yield parchment_sheet("odds", 370, 800).image
    yield _table()


def _sea_mask(size: tuple[int, int]) -> Image.Image:
    mask = Image.new("L", size, 255)
    for place in range(len(MAP.regions)):
        mask.paste(0, chart.region_box(place)[:2], chart.region_mask(place))
    return mask


def _table() -> Image.Image:
    canvas = Canvas(painted_oak("display", 1280, 420, 1))
    for number, which in enumerate(get_args(Tile)):
        canvas.stamp(tile(which, 100), (60 + 105 * (number % 12), 60 + 110 * (number // 12)))
    for number, each in enumerate(MARKERS):
        canvas.stamp(marker(each, 90), (460 + 105 * number, 170))
    for number, player in enumerate(PLAYER):
        for column, kind in enumerate(PIECE_KINDS):
            spot = (90 + 330 * column, 280 + 80 * number)
            canvas.stamp(group(player, Pieces(3, 2), kind, counts=True, size=60), spot)
            canvas.stamp(group(player, Pieces(3, 2), kind, counts=False, size=60), (spot[0] + 160, spot[1]))
    return canvas.image
