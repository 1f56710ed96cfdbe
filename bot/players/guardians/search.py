"""Thinking ahead: what could be done is tried out in worlds drawn from the view, and played on from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.games.contract import Decision
from bot.games.guardians.march import unturned
from bot.games.guardians.table import Stand, State, View
from bot.games.guardians.turn import suggested
from bot.players.budget import Meter
from bot.players.guardians.marches import rated_marches
from bot.players.guardians.policy import GAME, answer
from bot.players.guardians.positions import worth
from bot.players.halving import best_by_halving
from bot.players.quick_chance import QuickChance

SHARES: Final[Mapping[str, float]] = {"march": 1.0, "organise": 0.4, "primary": 0.5, "storm": 0.5, "retreat": 0.4}
"""The kinds of decisions about which there is thought, each with its share of the simulations: some take longer."""
MARCHES: Final = 7
"""So many marches, those that look best, are tried out."""
SAMPLES: Final = 6
"""So often an answer is drawn where few are possible."""
MARCHES_AHEAD: Final = 4
"""So many shields are turned by the policy before a table is judged, if the turn is not over before."""
MOST_ACTIONS: Final = 400


def best(view: View, decision: Decision, meter: Meter, chance: QuickChance) -> Any:
    """Choose the answer after which things go best, as the policy plays on for both sides."""
    candidates = candidates_for(view, decision, chance)
    meter.left = int(meter.left * SHARES.get(decision.kind, 0.0))
    if len(candidates) == 1:
        return candidates[0]
    seed = chance.below(1 << 30)
    worlds: list[State] = []

    def value(candidate: int, number: int) -> float:
        if number == len(worlds):
            worlds.append(GAME.world(view, QuickChance(f"{seed}/{number}")))
        draws = QuickChance(f"{seed}/{number}/on")
        return worth(played_on(worlds[number], decision, candidates[candidate], draws), decision.seat)

    return candidates[best_by_halving(len(candidates), value, meter)]


def candidates_for(view: View, decision: Decision, chance: QuickChance) -> Sequence[Any]:
    """List the answers that are worth a thought, the policy's own first; that one alone where it decides."""
    found = [answer(view, decision)]
    for action in _others(view, decision, chance):
        if action not in found:
            found.append(action)
    return found


def _others(view: View, decision: Decision, chance: QuickChance) -> Iterator[Any]:
    match decision.kind:
        case "organise" if not view.players[decision.seat].may_redraw:
            yield from (suggested(view, decision.seat, which) for which in ("center", "spread", "again"))
        case "march":
            yield from (march for _, march in rated_marches(view)[:MARCHES])
            yield Stand(shield=unturned(view)[0].place)
        case "primary" | "storm" | "retreat":
            yield from (GAME.sample(view, decision, chance) for _ in range(SAMPLES))


def played_on(state: State, decision: Decision, action: Any, chance: QuickChance) -> State:
    """Answer a question, and let the policy play on for both sides, until some shields have been turned."""
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
        view = GAME.view(state, asked.seat)
        state = GAME.advance(state, asked, GAME.forced(view, asked) or answer(view, asked), chance)
    return state
