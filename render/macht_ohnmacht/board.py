"""The board of Macht & Ohnmacht: the island as a chart, the players and their belongings beside it."""

from collections.abc import Callable, Sequence

from PIL import Image

from bot.games.macht_ohnmacht.board.state import Cycle
from bot.games.macht_ohnmacht.board.views import View
from bot.language import Language
from render.kit.canvas import Canvas
from render.kit.fonts import STRONG
from render.kit.kept import kept
from render.kit.png import in_palette, png
from render.kit.text import cut
from render.macht_ohnmacht import panels, regions
from render.macht_ohnmacht.captions import board_alt, planned_lines, title, waiting_line
from render.macht_ohnmacht.chart import ground
from render.macht_ohnmacht.marks import mark_lines, marks_for
from render.macht_ohnmacht.palette import board_palette
from render.picture import Picture

WIDTH, HEIGHT = 1300, 1400
_DISPLAY = 1240
_NAME_IN_SENTENCE = 290


def board(
    view: View,
    names: Sequence[str],
    language: Language,
    asked: str = "",
    offered: Sequence[str] = (),
    guesses: Callable[[Canvas], None] = lambda canvas: None,
) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1300 by 1400 pixels. `names` are by seat.

    What a question of the kind `asked` offers that seat is marked, of a half-made answer what is still `offered`, and
    the steps of a plan are numbered. The display is left out where no tile can be taken from it.
    `guesses` puts on top what the only reader believes.
    """
    marks = marks_for(view, asked, offered)
    first = [*planned_lines(view, names, language), *mark_lines(marks, language)]
    canvas = drawn_board(view, names, language, asked, offered)
    guesses(canvas)
    image = canvas.image
    if asked and (asked != "turn" or marks.half or view.forecast is not None):
        image = image.crop((0, 0, WIDTH, _DISPLAY))
    return Picture(
        png=png(image, board_palette()),
        alt=board_alt(view, names, language, first),
        name="macht-ohnmacht-board.png",
    )


def drawn_board(
    view: View, names: Sequence[str], language: Language, asked: str = "", offered: Sequence[str] = ()
) -> Canvas:
    """Draw the table, ready to be written to a file."""
    canvas = Canvas(_washed(view.cycle, regions.tints(view)))
    marks = marks_for(view, asked, offered)
    regions.draw_chart(canvas, view, marks)
    panels.draw_legend(canvas, view, asked, marks, language)
    short = [cut(name, STRONG, 34, _NAME_IN_SENTENCE) for name in names]
    panels.draw_cycle(canvas, view, names, title(view, language), waiting_line(view, short, language), language)
    for seat, name in enumerate(names):
        panels.draw_player(canvas, view, seat, name, language)
    panels.draw_display(canvas, view, language)
    return canvas


@kept
def _washed(cycle: Cycle, tinted: regions.Tints) -> Image.Image:
    canvas = Canvas(ground(cycle, WIDTH, HEIGHT))
    panels.draw_furniture(canvas)
    regions.draw_washes(canvas, tinted, cycle)
    return in_palette(canvas.image, board_palette())
