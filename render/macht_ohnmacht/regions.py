"""The regions on the chart: name, anchor, marker, pieces, and what has changed."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.games.macht_ohnmacht.actions import Kind, Overthrow
from bot.games.macht_ohnmacht.state import KINDS, Colour, Cycle, Pieces
from bot.games.macht_ohnmacht.views import RegionView, View
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour as Ink
from render.kit.fonts import STRONG, TITLE
from render.kit.sprites import Layer, Sprite, with_shadow
from render.kit.text import measure
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.chart import draw_links, name_middle, pieces_middle, region_box, rim_mask
from render.macht_ohnmacht.sprites import group, marker, sign
from render.macht_ohnmacht.theme import FRESH, INK, PALE, PLAYER, SEA_INK, TARGET

MARKER_SIZE = 50
NAME_SIZE = 31
_ANCHOR: tuple[Layer, ...] = (
    (emblems.ANCHOR_RING, SEA_INK),
    (emblems.ANCHOR_HOLE, PALE),
    (emblems.ANCHOR, SEA_INK),
)


def draw_chart(canvas: Canvas, view: View) -> None:
    """Draw all regions as they are, with what has changed and what is under attack."""
    draw_washes(canvas, view, view.cycle)
    attacked = _attacked(view)
    for place, region in enumerate(view.regions):
        if region.id == attacked:
            draw_rim(canvas, place, TARGET)
        elif region.changed:
            draw_rim(canvas, place, FRESH)
    draw_regions(canvas, view, marked=True)


def draw_washes(canvas: Canvas, view: View, cycle: Cycle) -> None:
    """Draw the links of a cycle of magic."""
    if cycle == "magic":
        draw_links(canvas, tuple(region.marker for region in view.board.regions))


def draw_regions(canvas: Canvas, view: View, *, marked: bool = False) -> None:
    """Draw what lies in all regions and their names; and if `marked`, what has changed."""
    regions = view.regions
    for place, region in enumerate(regions):
        draw_region(canvas, view, place, region, marked=marked)
    for place, region in enumerate(regions):
        if marked and region.changed:
            x, y = pieces_middle(place)
            _draw_changes(canvas, view, region, (x, y + 46))


def _attacked(view: View) -> str | None:
    """Name the region that is being overthrown."""
    if view.fall is not None:
        return view.fall.region
    if view.announced is not None and isinstance(view.announced.use, Overthrow):
        return view.announced.use.region
    return None


def draw_rim(canvas: Canvas, place: int, ink: Ink) -> None:
    """Mark a region by its rim."""
    at = region_box(place)[:2]
    canvas.fill(rim_mask(place, 11.0), INK, at, 0.7)
    canvas.fill(rim_mask(place, 8.5), ink, at)


def draw_region(canvas: Canvas, view: View, place: int, region: RegionView, *, marked: bool) -> None:
    """Draw what lies in a region and its name; and if `marked`, what has changed."""
    _draw_name(canvas, place, region)
    x, y = pieces_middle(place)
    sprite = _pieces(view, region)
    if sprite is None:
        canvas.stamp(marker(region.marker, MARKER_SIZE), (x, y))
        at = (x, y)
    else:
        left = x - (MARKER_SIZE + sprite.width - 24) / 2
        at = (left + MARKER_SIZE / 2, y)
        canvas.stamp(sprite, (left + MARKER_SIZE + (sprite.width - 24) / 2 + 3, y))
        canvas.stamp(marker(region.marker, MARKER_SIZE), at)
    if region.marker != region.marker_before and marked:
        canvas.stamp(sign(((emblems.TURN_ARROWS, FRESH),), 26, width=2.6), (at[0] - 20, at[1] - 20))


def _pieces(view: View, region: RegionView) -> Sprite | None:
    if region.owner is None:
        return None
    colour = view.players[region.owner].colour
    return group(colour, region.pieces, view.board.active, counts=region.active)


def _draw_name(canvas: Canvas, place: int, region: RegionView) -> None:
    x, y = name_middle(place)
    wide = measure(region.name, TITLE, NAME_SIZE)
    start = x - (wide + (28 if region.coastal else 0)) / 2
    canvas.text((start, y), region.name, INK, NAME_SIZE, TITLE, align="left", halo=PALE)
    if region.coastal:
        canvas.stamp(sign(_ANCHOR, 23, PALE, 2.4), (start + wide + 18, y))


def _draw_changes(canvas: Canvas, view: View, region: RegionView, at: tuple[float, float]) -> None:
    """Write under a region by how many pieces it has changed."""
    tags = _changes(view, region)
    width = sum(tag.width for tag in tags) - 4 * max(0, len(tags) - 1)
    x = at[0] - width / 2
    for tag in tags:
        canvas.stamp(tag, (x + tag.width / 2, at[1]))
        x += tag.width - 4


def _changes(view: View, region: RegionView) -> Sequence[Sprite]:
    """List tags: how many of the former owner's pieces are gone, and of each kind of the present one come or gone."""
    players, before = view.players, region.pieces_before
    tags = []
    if region.owner_before not in (None, region.owner):
        assert region.owner_before is not None
        tags.append(_tag(players[region.owner_before].colour, None, -before.total))
        before = Pieces()
    if region.owner is not None:
        for kind in KINDS:
            change = region.pieces.of(kind) - before.of(kind)
            if change:
                tags.append(_tag(players[region.owner].colour, kind, change))
    return tags


@lru_cache(maxsize=128)
def _tag(player: Colour, kind: Kind | None, change: int) -> Sprite:
    """Return a tag in its owner's colour: how many have come or gone, with their shape if they are of one kind."""
    look = PLAYER[player]
    text = f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}"
    start = 26 if kind else 9
    width, height = round(measure(text, STRONG, 26)) + start + 8, 30
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    canvas.rounded((2, 2, width - 2, height - 2), 8, look.ground)
    if kind == "knights":
        canvas.rounded((8, 8, 22, 22), 2, INK)
    elif kind == "mages":
        canvas.disc((15, 15), 8, INK)
    canvas.text((start, height / 2), text, INK, 26, STRONG, align="left")
    drawn = Sprite(canvas.image, shapes.rounded(width, height, 10), (width // 2, height // 2))
    return with_shadow(drawn, 2, 0.5, (0, 2))
