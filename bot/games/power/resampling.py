"""Resampling: states that a seat cannot tell from the real one."""

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.power.board.state import State
from bot.games.power.board.views import view_of
from bot.games.power.sheets import some_sheet
from bot.games.power.table import open_decisions


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know: what the others have written on their sealed sheets."""
    players = list(state.players)
    for decision in open_decisions(state):
        if decision.answered and decision.seat != seat:
            sheet = some_sheet(view_of(state, decision.seat), decision, chance)
            players[decision.seat] = msgspec.structs.replace(players[decision.seat], sheet=sheet.orders)
    return msgspec.structs.replace(state, players=tuple(players))
