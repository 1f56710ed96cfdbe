"""Organising, as its own player sees it: the storage hand, and the three strongholds with what would lie there."""

from collections.abc import Sequence

from bot.games.guardians.actions import Layout
from bot.games.guardians.views import View
from bot.language import Language
from render.guardians import ground, hands
from render.guardians.captions import layout_alt
from render.kit.canvas import Canvas
from render.picture import Picture

WIDTH = 1200


def storage(view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the storage hand of the view's seat: the cards drawn, pen and depot.

    No picture if it is empty. Raises ValueError for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public has no storage hand")
    player = view.players[view.seat]
    cards = (*(player.drawn_cards or ()), *(player.pen_cards or ()), *(player.depot_cards or ()))
    return hands.hand(cards, language, name="guardians-storage")


def layout(view: View, layout: Layout, names: Sequence[str], language: Language) -> Picture:
    """Draw what a layout would lay at home, what is left in the hand and what is discarded; 1200 pixels wide.

    Raises ValueError for the public's view.
    """
    if view.seat is None:
        raise ValueError("the public lays nothing out")
    canvas = Canvas(ground.tabletop(WIDTH, 800))
    return ground.picture(canvas, layout_alt(view, layout, names, language), "guardians-layout.png")
