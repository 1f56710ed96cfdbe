"""The board of Verräter: a round table with twelve lands, the players in its corners, the conflict in its middle."""

from collections.abc import Sequence

from PIL import Image

from bot.games.verraeter.views import View
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.picture import Picture
from render.verraeter import scroll
from render.verraeter.beliefs import NOTHING, Believed
from render.verraeter.captions import board_alt
from render.verraeter.lands import centre, draw_ring
from render.verraeter.palette import board_palette
from render.verraeter.players import corner_box, draw_players
from render.verraeter.sprites import card_back
from render.verraeter.theme import GOLD, INK, IVORY, TIMBER, inlay, parchment_sheet, walnut

SIZE = 1200


def board(view: View, names: Sequence[str], language: Language, believed: Believed = NOTHING) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1200 pixels. `names` are by seat."""
    canvas = Canvas(_table())
    draw_ring(canvas, view, language)
    draw_players(canvas, view, names)
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
    left, top, right, _ = corner_box(3)
    for lift in (12, 8, 4, 0):
        canvas.stamp(card_back(92, 128), (left + 66 + lift, top + 84 + lift))
    canvas.text((left + 168, top + 86), str(view.pile), IVORY, 68, TITLE, halo=INK)
    text = language.say("verraeter-picture-pile")
    canvas.fitted_text(((left + right) / 2, top + 188), text, IVORY, 32, right - left - 16, TITLE, halo=INK)
