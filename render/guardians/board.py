"""The table of Guardians: four rows of three spaces between two players, the view's seat at the bottom."""

from collections.abc import Sequence
from typing import Final

from bot.games.guardians.table import PLACES, Place, View
from bot.language import Language
from render.guardians import ground, players, spaces
from render.guardians.captions import table_alt, turn_line, waiting_line
from render.guardians.palette import picture
from render.guardians.theme import GOLD, PALE
from render.kit.canvas import Canvas
from render.kit.colours import NIGHT
from render.kit.fonts import STRONG, TITLE
from render.kit.text import cut
from render.picture import Picture

WIDTH, HEIGHT = 1200, 1400
_MARGIN, _GAP = 12, 12
_TOP: Final = 168
_STRIP: Final = 56
_NAME_IN_SENTENCE = 300


def board(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1400 pixels. `names` are by seat.

    A seat sees what it may look at; the public's picture holds nothing that lies face down.
    """
    return picture(drawn_board(view, names, language), table_alt(view, names, language), "guardians-table.png")


def drawn_board(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `board`, ready to be written to a file."""
    canvas = Canvas(ground.tabletop(WIDTH, HEIGHT))
    near = view.seat or 0
    players.draw_player(canvas, view, 1 - near, names[1 - near], (_MARGIN, 10), language)
    players.draw_player(canvas, view, near, names[near], (_MARGIN, HEIGHT - 10 - players.HIGH), language)
    for place in PLACES:
        spaces.draw_space(canvas, view, place, corner_of(place, near), language)
    _draw_strip(canvas, view, names, language)
    return canvas


def corner_of(place: Place, near: int) -> tuple[int, int]:
    """Return the upper left corner of a space on a table with a seat at the bottom."""
    row, column = "ABCD".index(place[0]), int(place[1]) - 1
    if near == 0:
        row = 3 - row
    else:
        column = 2 - column
    left = _MARGIN + column * (spaces.WIDE + _GAP)
    top = _TOP + row * (spaces.HIGH + _GAP) + (_STRIP if row > 1 else 0)
    return left, top


def _draw_strip(canvas: Canvas, view: View, names: Sequence[str], language: Language) -> None:
    """Write the turn and what is going on between the lands of the two players."""
    top = _TOP + 2 * (spaces.HIGH + _GAP) - _GAP // 2 + 4
    box = (_MARGIN, top, WIDTH - _MARGIN, top + _STRIP - 8)
    canvas.rounded(box, 14, NIGHT, 0.75)
    middle = (box[1] + box[3]) / 2
    wide = canvas.text((box[0] + 20, middle), turn_line(view, language), GOLD, 34, TITLE, align="left")
    short = [cut(name, STRONG, 32, _NAME_IN_SENTENCE) for name in names]
    room = box[2] - box[0] - 60 - wide
    canvas.fitted_text(
        (box[2] - 20, middle), waiting_line(view, short, language), PALE, 32, room, STRONG, align="right"
    )
