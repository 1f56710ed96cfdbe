"""What is said of answers in positions of Power."""

from collections import Counter
from typing import Final

from bot.games.power.board.actions import Sheet
from bot.games.power.board.data import STRENGTH
from bot.games.power.board.state import Exchange, Move
from bot.games.power.board.views import View
from tests.players.positions import Words

FIGHTERS: Final = 2
"""So many on a place make a bounce of everything, if all send them."""


def _moves(action: Sheet) -> list[Move]:
    return [order for order in action.orders if isinstance(order, Move)]


def _targets(action: Sheet) -> Counter[str]:
    return Counter(move.target for move in _moves(action) if move.piece == "C")


def _margins(view: View, action: Sheet) -> list[int]:
    """Say by how much others who stand already where pieces go are stronger than all who come."""
    coming: Counter[str] = Counter()
    for move in _moves(action):
        coming[move.target] += STRENGTH[move.piece]
    return [
        force.strength - coming[here.place]
        for here in view.places
        for force in here.forces
        if force.army not in view.commands and here.place in coming
    ]


WORDS: Words = {
    "empty": lambda view, action: not action.orders,
    "sends-fighters-to-j0": lambda view, action: _targets(action)["J0"] >= FIGHTERS,
    "bounces": lambda view, action: 0 in _margins(view, action),
    "is-beaten": lambda view, action: max(_margins(view, action), default=0) > 0,
    "leaves-hqv-to-the-besiegers": lambda view, action: (
        not any(isinstance(order, Exchange) for order in action.orders)
        and not any(move.target == "HQV" for move in _moves(action))
    ),
    "merges-nothing": lambda view, action: (
        not any(isinstance(order, Exchange) and STRENGTH.get(order.made, 0) >= STRENGTH["R"] for order in action.orders)
    ),
    "leaves-mercenaries-alone": lambda view, action: all(
        order.army in view.players[view.seat].armies for order in action.orders
    ),
    "buys-a-regiment": lambda view, action: any(
        isinstance(order, Exchange) and order.made == "R" for order in action.orders
    ),
    "makes-a-missile": lambda view, action: any(
        isinstance(order, Exchange) and order.made == "M" for order in action.orders
    ),
    "storms-without-infantry": lambda view, action: (
        any(move.target == "HQJ" for move in _moves(action))
        and not any(move.target == "HQJ" and move.piece in {"S", "R"} for move in _moves(action))
    ),
}
