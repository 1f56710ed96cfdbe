"""Thinking ahead: what could be done is tried out in worlds drawn from the view, and played on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians.ahead import sheet_answer
from bot.games.guardians.combat import combat_of
from bot.games.guardians.march import unturned
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import CombatOrders, CombatSheet, Stand, State, View, WindowOrders
from bot.games.guardians.turn import Suggestion, suggested
from bot.players.budget import Meter
from bot.players.computer_player import Level
from bot.players.guardians.layouts import exchanged
from bot.players.guardians.marches import rated_marches
from bot.players.guardians.policy import GAME, answer, with_fight
from bot.players.guardians.positions import worth
from bot.players.halving import best_by_halving
from bot.players.quick_chance import QuickChance

SHARES: Final[Mapping[str, float]] = {
    "march": 1.0,
    "organise": 0.4,
    "primary": 0.5,
    "storm": 0.5,
    "retreat": 0.4,
    "sheet": 1.0,
    "council": 1.0,
}
"""The kinds of decisions about which there is thought, each with its share of the simulations: some take longer."""


class Breadth(NamedTuple):
    """What a level tries out.

    `shares` are the kinds of decisions about which there is thought, each with its share of the simulations: some take
    longer. Of all marches so many are tried that look best, and so many `drawn` with any cargo. `many_layouts`: also
    those with the stacks at other strongholds, and against any that is suggested to the enemy.
    """

    shares: Mapping[str, float]
    marches: int
    drawn: int
    many_layouts: bool


BREADTHS: Final[Mapping[Level, Breadth]] = {
    "level2": Breadth(SHARES, marches=7, drawn=0, many_layouts=False),
    "level3": Breadth({**SHARES, "organise": 0.6}, marches=28, drawn=12, many_layouts=True),
}
SAMPLES: Final = 6
"""So often an answer is drawn where few are possible."""
ORDERS_OF_LEADS: Final = 3
"""So many orders of primaries are drawn for combat sheets."""
MARCHES_AHEAD: Final = 4
"""So many shields are turned by the policy before a table is judged, if the turn is not over before."""
SUGGESTIONS: Final[tuple[Suggestion, ...]] = ("center", "spread", "again")
ORDERS: Final = WindowOrders(settle=True)
"""The orders for windows: no card is played, and terrains are laid as suggested, as without them."""
MOST_ACTIONS: Final = 400


def best(view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Any:
    """Choose the answer after which things go best, as the policy plays on for both sides."""
    breadth = BREADTHS[level]
    candidates = candidates_for(view, decision, breadth, chance)
    meter.left = int(meter.left * breadth.shares.get(decision.kind, 0.0))

    def value(world: State, number: int, draws: QuickChance) -> float:
        return worth(played_on(world, decision, candidates[number], draws), decision.seat)

    return candidates[_best_by(view, breadth, len(candidates), value, meter, chance)]


def best_sheet(view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> CombatOrders:
    """Choose the sheet by which the rest of a combat goes best that is fought step by step, from a question on."""
    breadth = BREADTHS[level]
    plans = list(sheets_for(view, decision.seat, chance))
    meter.left = int(meter.left * breadth.shares["sheet"])

    def value(world: State, number: int, draws: QuickChance) -> float:
        action = sheet_answer(view, decision, plans[number])
        return worth(played_on(world, decision, action, draws, plans[number]), decision.seat)

    return plans[_best_by(view, breadth, len(plans), value, meter, chance)]


def _best_by(
    view: View,
    breadth: Breadth,
    count: int,
    value: Callable[[State, int, QuickChance], float],
    meter: Meter,
    chance: QuickChance,
) -> int:
    """Find the number of the candidate that is worth most in worlds drawn from a view."""
    if count == 1:
        return 0
    seed = chance.below(1 << 30)
    worlds: list[State] = []

    def tried(candidate: int, number: int) -> float:
        if number == len(worlds):
            worlds.append(_world(view, breadth, QuickChance(f"{seed}/{number}")))
        return value(worlds[number], candidate, QuickChance(f"{seed}/{number}/on"))

    return best_by_halving(count, tried, meter)


def _world(view: View, breadth: Breadth, chance: QuickChance) -> State:
    """Draw a world; in one with many layouts an enemy who is yet to seal his seals any that is suggested to him."""
    world: State = GAME.world(view, chance)
    asking = view.asking
    if not breadth.many_layouts or asking is None or asking.kind != "organise" or asking.answer is not None:
        return world
    for decision in GAME.waiting_on(world):
        if decision.seat != view.seat and not decision.answered:
            enemys = GAME.view(world, decision.seat)
            if not enemys.players[decision.seat].may_redraw:
                layout = suggested(enemys, decision.seat, chance.pick(SUGGESTIONS))
                return GAME.advance(world, decision, layout, chance)
    return world


def candidates_for(view: View, decision: Decision, breadth: Breadth, chance: QuickChance) -> Sequence[Any]:
    """List the answers that are worth a thought, the policy's own first; that one alone where it decides."""
    found = [answer(view, decision)]
    for action in _others(view, decision, breadth, chance):
        if action not in found:
            found.append(action)
    if isinstance(found[0], Stand) and view.options.pace == "sheets" and len(unturned(view)) > 1:
        # Nothing looks worth turning a shield for, so whoever stands lets them all rest.
        return [replace(march, rest=True) if isinstance(march, Stand) else march for march in found]
    if decision.kind == "organise" and view.options.windows == "orders":
        return [replace(layout, orders=ORDERS) for layout in found]
    return found


def _others(view: View, decision: Decision, breadth: Breadth, chance: QuickChance) -> Iterator[Any]:
    match decision.kind:
        case "organise" if not view.players[decision.seat].may_redraw:
            for which in SUGGESTIONS:
                layout = suggested(view, decision.seat, which)
                yield layout
                if breadth.many_layouts:
                    yield from exchanged(view, decision, layout)
        case "march":
            yield from (with_fight(view, march) for _, march in rated_marches(view)[: breadth.marches])
            yield Stand(shield=unturned(view)[0].place)
            drawn = (GAME.sample(view, decision, chance) for _ in range(breadth.drawn))
            yield from (march for march in drawn if not isinstance(march, Stand))
        case "sheet" | "council":
            yield from (CombatSheet(orders=plan) for plan in sheets_for(view, decision.seat, chance))
        case "primary" | "storm" | "retreat":
            yield from (GAME.sample(view, decision, chance) for _ in range(SAMPLES))


def sheets_for(view: View, seat: Seat, chance: QuickChance) -> Iterator[CombatOrders]:
    """List the sheets for the combat that begins which are worth a thought, the policy's own first."""
    plan = suggested_sheet(view, seat, "win")
    yield plan
    yield suggested_sheet(view, seat, "all-in")
    creatures = combat_of(view).creatures
    yield from (replace(plan, primaries=chance.shuffled(creatures)) for _ in range(ORDERS_OF_LEADS))
    yield replace(plan, then="lowest")
    yield replace(plan, attacking="no", after_yes="no", after_no="no")
    yield suggested_sheet(view, seat, "careful")


def played_on(
    state: State, decision: Decision, action: Any, chance: QuickChance, sheet: CombatOrders | None = None
) -> State:
    """Answer a question, and let the policy play on for both sides, until some shields have been turned.

    By a `sheet` the seat goes on in the combat that is fought now.
    """
    seat = decision.seat
    turn, marches = state.turn, MARCHES_AHEAD if decision.kind == "march" else 0
    if decision.kind == "organise":
        marches = MOST_ACTIONS
    state = GAME.advance(state, decision, action, chance)
    for _ in range(MOST_ACTIONS):
        asked = next((one for one in GAME.waiting_on(state) if not one.answered), None)
        if asked is None or (state.turn != turn and asked.kind == "organise"):
            break
        if asked.kind == "march":
            marches -= 1
            if marches < 0:
                break
        if state.combat is None:
            sheet = None
        view = GAME.view(state, asked.seat)
        action = GAME.forced(view, asked)
        if action is None and sheet is not None and asked.seat == seat:
            action = sheet_answer(view, asked, sheet)
        state = GAME.advance(state, asked, action or answer(view, asked), chance)
    return state
