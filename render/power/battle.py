"""A round of Power in pictures: the board before the fights with all moves, the board after them, and a draft."""

from collections.abc import Sequence

from bot.games.contract import Event
from bot.games.power.views import View
from bot.language import Language
from render.picture import Picture
from render.power.board import board


def orders_board(view: View, events: Sequence[Event], names: Sequence[str], language: Language) -> Picture:
    """Draw the board before the fights with an arrow for each move; `events` are those of a round.

    Raises ValueError if no OrdersExecuted is among the events.
    """
    return board(view, names, language)


def after(view: View, events: Sequence[Event], names: Sequence[str], language: Language) -> Picture:
    """Draw the board as the view has it, with bursts for the fights among the events, and marks for bounces."""
    return board(view, names, language)


def preview(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the board as the view's draft would leave it, with own orders as arrows and the strength of each place.

    Raises ValueError if the view holds no draft.
    """
    return board(view, names, language)
