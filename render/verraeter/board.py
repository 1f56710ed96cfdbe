"""The board of Verräter: a round table with twelve lands, the players in its corners, the conflict in its middle."""

from collections.abc import Sequence

from PIL import Image

from bot.games.contract import Seat
from bot.games.verraeter.views import PlayerView, View
from bot.language import Language
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.colours import SEAT_COLOURS, mix
from render.kit.fonts import STRONG, TITLE
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.kit.sprites import painted, recoloured
from render.picture import Picture
from render.verraeter import emblems, scroll
from render.verraeter.beliefs import NOTHING, Believed
from render.verraeter.captions import board_alt
from render.verraeter.lands import CARD_HEIGHT, CARD_WIDTH, CELL, centre, draw_ring
from render.verraeter.palette import board_palette
from render.verraeter.sprites import card_back, family_seal, sign
from render.verraeter.theme import (
    FADED,
    GOLD,
    INK,
    IVORY,
    LEATHER,
    SEAT,
    TIMBER,
    inlay,
    parchment_sheet,
    walnut,
)

SIZE = 1200
_RADIUS = 18
_HEAD = 50
# Clockwise from the left upper corner, as (column, row) of the table's corners.
_CORNERS = ((0, 0), (4, 0), (4, 4), (0, 4))


def board(view: View, names: Sequence[str], language: Language, believed: Believed = NOTHING) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1200 pixels. `names` are by seat."""
    canvas = Canvas(_table())
    draw_ring(canvas, view, language)
    for seat, player in enumerate(view.players):
        _draw_player(canvas, view, seat, player, names[seat])
    if len(view.players) < 4:
        _draw_free_corner(canvas, view, language)
    scroll.draw_scroll(canvas, view, names, language, believed)
    drawn = png(canvas.image, board_palette())
    return Picture(png=drawn, alt=board_alt(view, names, language), name="verraeter-board.png")


@kept
def _table() -> Image.Image:
    """Return what never changes: the wood, the inlaid ring and the scroll in the middle."""
    canvas = Canvas(walnut("table", SIZE, SIZE, 5))
    ring = [centre(place) for place in range(12)]
    for ink, width in ((TIMBER, 16), (GOLD, 4)):
        inlay(canvas.image, ring, ink, width)
    box = (scroll.LEFT, scroll.TOP, scroll.LEFT + scroll.SIZE, scroll.TOP + scroll.SIZE)
    canvas.shadow((box[0], box[1] + 6, box[2], box[3] + 6), 30, 12, 0.7)
    canvas.stamp(parchment_sheet("middle", scroll.SIZE, scroll.SIZE), box[:2])
    return in_palette(canvas.image, board_palette())


def _draw_free_corner(canvas: Canvas, view: View, language: Language) -> None:
    """Draw the pile of supply cards where no fourth player sits."""
    left, top, right, _ = _corner_box(3)
    for lift in (12, 8, 4, 0):
        canvas.stamp(card_back(92, 128), (left + 66 + lift, top + 84 + lift))
    canvas.text((left + 168, top + 86), str(view.pile), IVORY, 68, TITLE, halo=INK)
    text = language.say("verraeter-picture-pile")
    canvas.fitted_text(((left + right) / 2, top + 188), text, IVORY, 32, right - left - 16, TITLE, halo=INK)


# The players in the corners


def _corner_box(corner: int) -> Box:
    """Return the box of a corner of the table, clockwise from the left upper one."""
    column, row = _CORNERS[corner]
    left = column * CELL + (CELL - CARD_WIDTH) // 2
    top = row * CELL + (CELL - CARD_HEIGHT) // 2
    return (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)


def _draw_player(canvas: Canvas, view: View, seat: Seat, player: PlayerView, name: str) -> None:
    box = _corner_box(seat)
    left, top, right, bottom = box
    colours = SEAT_COLOURS[seat]
    if player.to_act:
        canvas.shadow(box, _RADIUS, 10, 1.0, GOLD)
    else:
        canvas.shadow(box, _RADIUS, 7, 0.75)
    canvas.rounded(box, _RADIUS, LEATHER)
    head = shapes.rounded(CARD_WIDTH, CARD_HEIGHT, _RADIUS).crop((0, 0, CARD_WIDTH, _HEAD))
    ground = mix(colours.ground, LEATHER, 0.6) if player.left else colours.ground
    canvas.fill(head, ground, (left, top))
    ink = IVORY if player.left else colours.ink
    canvas.shape(shapes.SEAT_SHAPES[colours.shape], (left + 14, top + 13, left + 38, top + 37), ink)
    canvas.fitted_text((left + 46, top + _HEAD / 2 + 1), name, ink, 32, CARD_WIDTH - 58, STRONG, align="left")

    canvas.stamp(family_seal(player.family, 37), (left + 50, top + 98))
    conflict = view.conflict if view.phase in ("building", "place") else None
    gained = conflict.land_points[seat] + conflict.role_points[seat] if conflict else 0
    canvas.text((left + 126, top + 90), str(player.score), IVORY, 62, TITLE)
    at = (left + 189, top + 84)
    if player.left:
        canvas.stamp(sign(emblems.WHITE_FLAG, 38, INK), at)
    elif view.outcome is not None and seat in view.outcome.winners:
        canvas.stamp(sign(((emblems.CROWN, GOLD),), 48, INK), at)
    elif gained:
        canvas.text(at, f"+{gained}", GOLD, 34, TITLE)
    else:
        canvas.stamp(painted(((emblems.STAR, GOLD),), 30, 30), at)
    markers = [emblems.FIRST_PLAYER] * player.first + [emblems.ROLE["strategist"]] * player.strategist
    for number, layers in enumerate(markers):
        canvas.stamp(sign(layers, 42, IVORY), (right - 30 - 48 * number, top + 133))

    _draw_belongings(canvas, seat, player, (left + 12, bottom - 40))
    canvas.frame(box, _RADIUS, 2.5, mix(colours.ground, LEATHER, 0.3))
    if player.to_act:
        canvas.frame((left - 6, top - 6, right + 6, bottom + 6), _RADIUS + 6, 7, GOLD)


def _draw_belongings(canvas: Canvas, seat: Seat, player: PlayerView, at: tuple[int, int]) -> None:
    """Draw the supply cards in hand as a number on a card, and the three buildings: granaries, posts, unbuilt."""
    x, y = at
    canvas.stamp(card_back(44, 60), (x + 22, y + 2))
    count = "?" if player.hand_count is None else str(player.hand_count)
    canvas.text((x + 22, y + 2), count, IVORY, 40, TITLE)
    x += 74
    unbuilt = recoloured(emblems.BUILDING["granary"], {ink: LEATHER for _, ink in emblems.BUILDING["granary"]})
    owned = recoloured(emblems.BUILDING["granary"], {SEAT: SEAT_COLOURS[seat].ground})
    post = recoloured(emblems.BUILDING["post"], {SEAT: SEAT_COLOURS[seat].ground})
    row = [(owned, INK)] * player.granaries + [(post, INK)] * player.posts + [(unbuilt, FADED)] * player.unbuilt
    for layers, outline in row:
        canvas.stamp(painted(layers, 38, 38, outline=outline, outline_width=1.6), (x + 14, y + 2))
        x += 47
