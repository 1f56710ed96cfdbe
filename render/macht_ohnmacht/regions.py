"""The regions on the chart: name, anchor, marker, pieces, and what has changed."""

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from bot.games.macht_ohnmacht.board.actions import Marker, PieceKind
from bot.games.macht_ohnmacht.board.state import PIECE_KINDS, Colour, Cycle, Pieces
from bot.games.macht_ohnmacht.board.views import RegionView, View
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.colours import Colour as Ink
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.sprites import Sprite, with_shadow
from render.kit.text import measure
from render.macht_ohnmacht import emblems
from render.macht_ohnmacht.chart import (
    draw_links,
    draw_marker_washes,
    name_middle,
    owner_mask,
    pieces_middle,
    region_box,
    region_mask,
    rim_mask,
    wash_mask,
)
from render.macht_ohnmacht.marks import Marks, draw_marks, draw_way, draw_ways, goal_of, planned
from render.macht_ohnmacht.sprites import group, marker, sign
from render.macht_ohnmacht.theme import FRESH, GAIN, INK, PALE, PLAYER, TARGET, VEIL

Tints: TypeAlias = tuple[tuple[Marker, Colour | None], ...]

MARKER_SIZE = 50
NAME_SIZE = 31
_FEW = 6
"""Regions to choose from that get a rim, too; of more the signs alone are clearer."""
NOT_OFFERED = 0.72  # how far a region fades that is not among those to choose from


def draw_chart(canvas: Canvas, view: View, marks: Marks) -> None:
    """Draw on their washes all regions as they are, what has changed, what is at stake and what can be chosen."""
    # What is being overthrown, or what an announced tile is aimed at.
    at_stake = view.fall.region if view.fall else goal_of(view.announced.use) if view.announced else None
    offered = {*marks.goals, *marks.victims, at_stake} if (marks.goals or marks.victims) and not marks.sums else None
    for place, region in enumerate(view.regions):
        if offered is not None and region.id not in offered:
            canvas.fill(region_mask(place), VEIL, region_box(place)[:2], NOT_OFFERED)
    for place, region in enumerate(view.regions):
        if region.id == at_stake:
            draw_rim(canvas, place, TARGET)
        elif region.id in marks.goals and not marks.sums and len(marks.goals) <= _FEW:
            draw_rim(canvas, place, GAIN)
        elif region.changed:
            # Light dashes on a dark rim.
            canvas.fill(rim_mask(place, 10.0), INK, region_box(place)[:2])
            canvas.fill(rim_mask(place, 7.5, (20.0, 16.0)), FRESH, region_box(place)[:2])
    draw_ways(canvas, view)
    if view.fall is not None:
        for goal in marks.goals:
            if goal != view.fall.region:
                draw_way(canvas, view.fall.region, goal)
    draw_regions(canvas, view, marked=marks == Marks() and not planned(view))
    draw_marks(canvas, view, marks)


def tints(view: View) -> Tints:
    """Tell what tints each region: its marker and the colour of its owner."""
    players = view.board.players
    return tuple(
        (region.marker, None if region.owner is None else players[region.owner].colour) for region in view.board.regions
    )


def draw_washes(canvas: Canvas, tinted: Tints, cycle: Cycle, only: Marker | None = None) -> None:
    """Tint every region as its owner's, in a cycle of magic over the colour of its marker; then draw the links.

    `only`: the links of one marker.
    """
    markers = tuple(marker for marker, _ in tinted)
    if cycle == "magic":
        draw_marker_washes(canvas, markers)
    for place, (_, owner) in enumerate(tinted):
        if owner is not None:
            canvas.stamp(_owned(place, owner, cycle), region_box(place)[:2])
    if cycle == "magic":
        draw_links(canvas, markers, only)


@kept
def _owned(place: int, player: Colour, cycle: Cycle) -> Sprite:
    """Return the tint of an owner over a region: its wash and pattern within a rim."""
    look = PLAYER[player]
    layers = [
        (owner_mask(place, look.pattern), look.light, 1.0),
        (rim_mask(place, 8.0), INK, 0.45),
        (rim_mask(place, 6.5), look.ground, 1.0),
    ]
    if cycle == "sword":
        layers.insert(0, (wash_mask(place), look.ground, 1.0))
    tint = Image.new("RGBA", layers[0][0].size)
    for mask, ink, opacity in layers:
        layer = Image.new("RGBA", tint.size, ink)
        layer.putalpha(shapes.faded(mask, opacity))
        tint = Image.alpha_composite(tint, layer)
    return Sprite(tint.convert("RGB"), tint.getchannel("A"), (0, 0))


def draw_regions(canvas: Canvas, view: View, *, marked: bool = False) -> None:
    """Draw what lies in all regions and their names; and if `marked`, what has changed."""
    for place, region in enumerate(view.regions):
        _draw_name(canvas, place, region)
        x, y = at = pieces_middle(place)
        if region.owner is not None:
            colour = view.board.players[region.owner].colour
            pieces = group(colour, region.pieces, view.board.active, counts=region.active)
            left, width = x - (MARKER_SIZE + pieces.width - 24) / 2, pieces.width - 24
            canvas.stamp(pieces, (left + MARKER_SIZE + width / 2 + 3, y))
            at = (left + MARKER_SIZE / 2, y)
        canvas.stamp(marker(region.marker, MARKER_SIZE), at)
        if region.marker != region.marker_before and marked:
            canvas.stamp(sign(((emblems.TURN_ARROWS, FRESH),), 26, width=2.6), (at[0] - 20, at[1] - 20))
    for place, region in enumerate(view.regions):
        if marked and region.changed:
            x, y = pieces_middle(place)
            _draw_changes(canvas, view, region, (x, y + 46))


def draw_rim(canvas: Canvas, place: int, ink: Ink) -> None:
    """Mark a region by its rim."""
    at = region_box(place)[:2]
    canvas.fill(rim_mask(place, 10.5), INK, at)
    canvas.fill(rim_mask(place, 8.5), ink, at)


def _draw_name(canvas: Canvas, place: int, region: RegionView) -> None:
    x, y = name_middle(place)
    wide = measure(region.name, TITLE, NAME_SIZE)
    start = x - (wide + (28 if region.coastal else 0)) / 2
    canvas.text((start, y), region.name, INK, NAME_SIZE, TITLE, align="left", halo=PALE)
    if region.coastal:
        canvas.stamp(sign(emblems.DRAWN["anchor"], 23, PALE, 2.4), (start + wide + 18, y))


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
    players, before = view.board.players, region.pieces_before
    tags = []
    if region.owner_before not in (None, region.owner):
        assert region.owner_before is not None
        tags.append(_tag(players[region.owner_before].colour, None, -before.total))
        before = Pieces()
    if region.owner is not None:
        for kind in PIECE_KINDS:
            change = region.pieces.of(kind) - before.of(kind)
            if change:
                tags.append(_tag(players[region.owner].colour, kind, change))
    return tags


@kept
def _tag(player: Colour, kind: PieceKind | None, change: int) -> Sprite:
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
