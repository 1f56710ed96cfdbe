"""Worlds: states as somebody at the table may believe them to be, drawn from what he sees."""

from typing import Final

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.power.board.state import Army, Order, Player, Stack, State
from bot.games.power.board.views import View, view_of
from bot.games.power.sheets import PAPER, Proof, some_sheet
from bot.games.power.standing_orders import mustered
from bot.games.power.table import open_decisions

DRAWS: Final = 3
"""Of so many sheets drawn at random the one that carries most out is believed in."""


def world(view: View, chance: Chance) -> State:
    """Draw a state from the view of a seat (None: the public): sensible sheets for all others whose sheets are in."""
    seen = without_sheets_of_others(view)
    players = list(seen.players)
    for decision in open_decisions(seen):
        if view.players[decision.seat].ready and decision.seat != view.seat:
            orders = _sensible_orders(view_of(seen, decision.seat), decision, chance)
            players[decision.seat] = msgspec.structs.replace(players[decision.seat], sheet=orders)
    return msgspec.structs.replace(seen, players=tuple(players))


def without_sheets_of_others(view: View) -> State:
    """Make the state that a view shows, as if nobody else had sealed a sheet."""
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        referee=view.referee,
        players=tuple(
            Player(
                armies=player.armies,
                wish=player.wish,
                sheet=view.sheet if seat == view.seat else None,
                fell=player.fell,
                left=player.left,
                resigned=player.resigned,
            )
            for seat, player in enumerate(view.players)
        ),
        armies=tuple(
            Army(owner=army.owner, flag=army.flag, reserve=army.reserve, power=army.power) for army in view.armies
        ),
        board=tuple(Stack(here.place, force.army, force.pieces) for here in view.places for force in here.forces),
        booty=view.booty,
        idle=view.idle,
        report=view.report,
        outcome=view.outcome,
    )


def _sensible_orders(view: View, decision: Decision, chance: Chance) -> tuple[Order, ...]:
    """Write a sheet as people do: mostly what is in the reserve is brought out first, then bold moves follow."""
    drawn: list[tuple[Order, ...]] = []
    for _ in range(DRAWS):
        proof = Proof(view)
        first = mustered(view) if chance.below(4) else ()
        lines = (*first, *some_sheet(view, decision, chance).orders)
        drawn.append(tuple(order for order in lines if proof.read(order) is None)[:PAPER])
    return max(drawn, key=len)
