"""The running combat of Guardians: every match-up with its sums, and the account of control."""

from collections.abc import Sequence

from bot.games.guardians.views import View
from bot.language import Language
from render.guardians import ground, hands
from render.guardians.captions import field_alt
from render.kit.canvas import Canvas
from render.picture import Picture

WIDTH = 1200


def field(view: View, names: Sequence[str], language: Language) -> Picture:
    """Draw the running combat, 1200 pixels wide, as high as it needs. It is public: all views give the same picture.

    Raises ValueError if no combat runs.
    """
    if view.combat is None:
        raise ValueError("no combat runs")
    canvas = Canvas(ground.tabletop(WIDTH, 800))
    return ground.picture(canvas, field_alt(view, names, language), "guardians-battlefield.png")


def hand(view: View, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
    """Draw the combat hand of the view's seat: creatures, items and the cards of the depot.

    No picture if it holds nothing. Raises ValueError for the public's view, or if no combat runs.
    """
    if view.seat is None or view.combat is None:
        raise ValueError("there is no combat hand")
    depot = view.players[view.seat].depot_cards or ()
    cards = (*view.combat.creatures, *view.combat.items, *depot)
    return hands.hand(cards, language, name="guardians-combat-hand")
