"""What the enemy may have sealed: ways to answer that he can follow whatever he holds."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import CombatOrders, CombatSheet, Layout, State, View
from bot.games.guardians.turn import Suggestion, open_wings, suggested, with_homes
from bot.players.guardians.policy import GAME
from bot.players.guardians.strength import base_of
from bot.players.quick_chance import QuickChance

Foe: TypeAlias = Callable[[View, Decision], Any]
"""A way to answer: by his view and what he is asked."""


def foes_for(view: View, decision: Decision) -> Sequence[Foe]:
    """List how an enemy may answer who seals his answer to the same question, the likeliest way first; else nobody."""
    asked = view.asking
    if asked is None or len(asked.seats) < 2 or asked.answer is not None:
        return ()
    return FOES.get(decision.kind, ())


def sealed_by(foe: Foe, world: State, seat: Seat, chance: QuickChance) -> State:
    """Let the other one of two who are asked seal his answer."""
    for decision in GAME.waiting_on(world):
        if decision.seat != seat:
            view = GAME.view(world, decision.seat)
            if GAME.forced(view, decision) is None and not view.players[decision.seat].may_redraw:
                return GAME.advance(world, decision, foe(view, decision), chance)
    return world


def _laid(which: Suggestion, strongest: int | None) -> Foe:
    """Lay out as suggested, with the strongest stack at one of the strongholds, if it can lie there."""

    def answer(view: View, decision: Decision) -> Layout:
        layout = suggested(view, decision.seat, which)
        wings = open_wings(view, decision.seat)
        if strongest not in wings or strongest is None:
            return layout
        homes = layout.homes
        wing = max(wings, key=lambda one: base_of(homes[one].above))
        moved = with_homes(layout, {wing: homes[strongest], strongest: homes[wing]})
        return layout if GAME.problems(view, decision, moved) else moved

    return answer


def _fought(sheet: Callable[[View, Seat], CombatOrders]) -> Foe:
    """Fight by a sheet, or answer as it says."""

    def answer(view: View, decision: Decision) -> Any:
        orders = sheet(view, decision.seat)
        return CombatSheet(orders=orders) if decision.kind in BY_SHEET else sheet_answer(view, decision, orders)

    return answer


BY_SHEET: Final = ("sheet", "council")
_FIGHTERS: Final[Sequence[Foe]] = (
    _fought(lambda view, seat: suggested_sheet(view, seat, "win")),
    _fought(lambda view, seat: replace(suggested_sheet(view, seat, "win"), then="lowest")),
    _fought(lambda view, seat: suggested_sheet(view, seat, "all-in")),
    _fought(lambda view, seat: suggested_sheet(view, seat, "careful")),
)
FOES: Final[Mapping[str, Sequence[Foe]]] = {
    "organise": (
        _laid("spread", None),
        _laid("again", None),
        *(_laid("center", wing) for wing in (1, 0, 2)),
    ),
    **dict.fromkeys((*BY_SHEET, "primary", "bribery", "command-card"), _FIGHTERS),
}
"""How somebody may answer whose answer is sealed, by the kind of the question."""
