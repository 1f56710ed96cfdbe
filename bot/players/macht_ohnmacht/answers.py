"""Everything that can be answered to a question in Macht & Ohnmacht."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Decision
from bot.games.macht_ohnmacht.answers import refuges, removals, replacements, savable, turn_actions
from bot.games.macht_ohnmacht.board.actions import (
    Action,
    Bid,
    ChangeMarker,
    GiveUp,
    LeaveUnused,
    LetPass,
    MoveIn,
    PlaySerpent,
    Retreat,
    StayOut,
)
from bot.games.macht_ohnmacht.board.island import opponent
from bot.games.macht_ohnmacht.board.views import View


def answers(view: View, decision: Decision) -> Iterator[Action]:
    """List every legal answer to an open decision; of tiles the next one only, without an intention to move in."""
    board = view.board
    match decision.kind:
        case "turn":
            yield from turn_actions(view)
        case "bid":
            assert view.auction is not None
            yield from map(Bid, range(view.auction.most[decision.seat] + 1))
        case "rebellion":
            for region in board.regions:
                if region.owner == opponent(decision.seat):
                    yield from removals(region)
            yield LeaveUnused()
        case "marker":
            for region in board.regions:
                for marker in replacements(board, region):
                    yield ChangeMarker(region.id, marker)
            yield LeaveUnused()
        case "serpent":
            yield PlaySerpent()
            yield LetPass()
        case "retreat":
            assert view.fall is not None
            for refuge in refuges(board, view.fall):
                for kind in savable(board, view.fall):
                    yield Retreat(kind, refuge)
            yield GiveUp()
        case "occupy":
            yield MoveIn()
            yield StayOut()
