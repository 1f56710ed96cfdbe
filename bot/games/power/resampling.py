"""Tables that a seat cannot tell from the real one."""

from __future__ import annotations

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.power.actions import Sheet
from bot.games.power.autoplay import sample
from bot.games.power.seeing import view_of
from bot.games.power.state import Order, State
from bot.games.power.table import open_decisions


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know: what the others have written on their sealed sheets."""
    players = list(state.players)
    for decision in open_decisions(state):
        if decision.answered and decision.seat != seat:
            sheet = _some_sheet(state, decision, chance)
            players[decision.seat] = msgspec.structs.replace(players[decision.seat], sheet=sheet)
    return msgspec.structs.replace(state, players=tuple(players))


def _some_sheet(state: State, decision: Decision, chance: Chance) -> tuple[Order, ...]:
    action = sample(view_of(state, decision.seat), decision, chance)
    assert isinstance(action, Sheet)
    return action.orders
