"""Tables that are played by sheets: questions whose answers are there already are answered before anybody is asked.

In a combat a seat answers by the sheet that it has sealed, elsewhere in windows by its orders for them. Both give an
answer to every question, so that nobody is ever waited for there and nothing follows from what somebody holds; only a
stop, which everybody knows of, makes a window wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.contract import Decision, Seat
from bot.games.guardians.abilities import (
    DestroyTerrain,
    DestroyUpgrade,
    Dispel,
    FlightsPerTurn,
    Initiative,
    ReplaceUpcard,
)
from bot.games.guardians.abilities import View as Sighting
from bot.games.guardians.asking import decision_of, keep
from bot.games.guardians.cards import CARDS
from bot.games.guardians.parts import PARTS
from bot.games.guardians.plans.standing_orders import sheet_answer
from bot.games.guardians.plays import TIMINGS, playable, plays_of
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    DISPUTED,
    HOMES,
    Action,
    Asking,
    CombatSheet,
    Foresight,
    Kind,
    Play,
    State,
    Table,
    View,
    WindowOrders,
    place_named,
)
from bot.games.guardians.views import view_of

ORDERED: Final[frozenset[Kind]] = frozenset({"foresight", "upcards", "flight", "spoils", "hammer", "dispel"})
"""The decisions outside of combats that are answered by the orders for windows."""
_BY_HAND: Final[frozenset[Kind]] = frozenset({"council", "merge", "overflow"})
"""What each side of a combat decides itself, though it is fought by sheets."""


def answer_ahead(table: Table) -> None:
    """Answer the question on top for all seats whose answers are there already."""
    state = table.state
    if state.options.pace == "steps":
        return
    asking = state.askings[-1]
    for seat in asking.seats:
        if asking.answers[seat] is None and (answer := _answer(state, asking, seat)) is not None:
            keep(table, seat, answer)


def _answer(state: State, asking: Asking, seat: Seat) -> Action | None:
    kind, decision = asking.kind, decision_of(asking, seat)
    if kind in ORDERED:
        if kind in state.stops[seat]:
            return None
        return _ordered(view_of(state, seat), decision, kind, state.orders[seat])
    if kind == "settle":
        return PARTS[kind].fallback(view_of(state, seat), decision) if state.orders[seat].settle else None
    if kind == "sheet" and state.combat is not None:
        fight = None if state.combat.field.attacker != seat else state.combat.fight
        return None if fight is None else CombatSheet(orders=suggested_sheet(view_of(state, seat), seat, fight))
    sheet = None if state.combat is None or kind in _BY_HAND else state.combat.sheets[seat]
    return None if sheet is None else sheet_answer(view_of(state, seat), decision, sheet)


def _ordered(view: View, decision: Decision, kind: Kind, orders: WindowOrders) -> Action:
    """Answer a window: with the first card that does some good and that the orders allow, else as the clock would."""
    if kind == "foresight":
        return Foresight(take=True)
    plays = _useful(view, decision.seat, kind, orders)
    return next(plays, None) or PARTS[kind].fallback(view, decision)


def _useful(view: View, seat: Seat, kind: Kind, orders: WindowOrders) -> Iterator[Play]:
    for card in playable(view, TIMINGS[kind]):
        if orders.bold != (card in orders.otherwise):
            yield from (play for play in plays_of(view, card) if _does_good(view, seat, play))


def _does_good(view: View, seat: Seat, play: Play) -> bool:
    """Tell whether a card outside of combats harms the enemy or helps oneself; to look at cards is for people."""
    for ability in CARDS[play.card].abilities:
        match ability:
            case Initiative() | ReplaceUpcard():
                return view.first != seat
            case DestroyTerrain():
                return view.grounds[DISPUTED.index(place_named(play.target))].owner == 1 - seat
            case DestroyUpgrade():
                return _is_against(view, seat, play)
            case Dispel():
                return view.asking is not None and view.asking.by != seat
            case Sighting() | FlightsPerTurn():
                return False
            case _:
                pass
    return True


def _is_against(view: View, seat: Seat, play: Play) -> bool:
    """Tell whether an upgrade of the enemy would be destroyed, or a downgrade that he has laid."""
    place = place_named(play.target)
    owner = seat if place in HOMES[seat] else 1 - seat
    stronghold = view.players[owner].strongholds[HOMES[owner].index(place)]
    return bool(stronghold.upgrade) if owner != seat else bool(stronghold.downgrade) and not stronghold.upgrade
