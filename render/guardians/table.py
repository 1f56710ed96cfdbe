"""The table of Guardians: four rows of three spaces between two players, the view's seat at the bottom."""

from collections.abc import Sequence

from bot.games.guardians.views import View
from bot.language import Language
from render.guardians import ground
from render.guardians.captions import table_alt
from render.kit.canvas import Canvas
from render.picture import Picture

WIDTH, HEIGHT = 1200, 1400


def board(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the table as the view's seat, or the public, sees it: 1200 by 1400 pixels. `names` are by seat."""
    return ground.picture(drawn_board(view, names, language), table_alt(view, names, language), "guardians-table.png")


def drawn_board(view: View, names: Sequence[str], language: Language) -> Canvas:
    """Draw the picture of `board`, ready to be written to a file."""
    return Canvas(ground.tabletop(WIDTH, HEIGHT))
