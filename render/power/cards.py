"""Private pictures of Power: what a seat holds, and what could come to a headquarters."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.power.views import View
from bot.language import Language
from render.picture import Picture
from render.power.board import board


def hand(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the reserves that the view's seat commands, and what their Power and pieces could be exchanged for.

    Raises ValueError for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public commands no army")
    return board(view, names, language)


def threats(view: View, seat: Seat, names: Sequence[str], language: Language) -> Picture:
    """Draw on the plan which pieces could reach the headquarters of a seat in the next round."""
    return board(view, names, language)
