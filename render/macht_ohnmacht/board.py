"""The board of Macht & Ohnmacht: the island as a chart, the players and their belongings beside it."""

from collections.abc import Sequence

from bot.games.macht_ohnmacht.views import View
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG
from render.kit.png import png
from render.kit.text import cut
from render.macht_ohnmacht import panels, regions
from render.macht_ohnmacht.captions import board_alt, title, waiting_line
from render.macht_ohnmacht.chart import ground
from render.macht_ohnmacht.palette import board_palette
from render.picture import Picture

WIDTH, HEIGHT = 1300, 1400
_NAME_IN_SENTENCE = 290


def board(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1300 by 1400 pixels. `names` are by seat."""
    return Picture(
        png=png(drawn_board(view, names, language).image, board_palette()),
        alt=board_alt(view, names, language),
        name="macht-ohnmacht-board.png",
    )


def drawn_board(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the table, ready to be written to a file."""
    canvas = Canvas(ground(view.cycle, WIDTH, HEIGHT))
    regions.draw_chart(canvas, view)
    panels.draw_spares(canvas, view, language)
    short = [cut(name, STRONG, 34, _NAME_IN_SENTENCE) for name in names]
    panels.draw_cycle(canvas, view, title(view, language), waiting_line(view, short, language), language)
    for seat, name in enumerate(names):
        panels.draw_player(canvas, view, seat, name, language)
    panels.draw_display(canvas, view, language)
    return canvas
