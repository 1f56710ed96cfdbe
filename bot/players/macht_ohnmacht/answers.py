"""Everything that can be answered to a question in Macht & Ohnmacht."""

from collections.abc import Iterator

from bot.games.contract import Decision
from bot.games.macht_ohnmacht.answers import refuges, removals, replacements, savable, turn_actions
from bot.games.macht_ohnmacht.board import actions
from bot.games.macht_ohnmacht.board.island import opponent
from bot.games.macht_ohnmacht.board.views import View


def answers(view: View, decision: Decision) -> Iterator[actions.Action]:
    """List every legal answer to an open decision; of tiles the next one only, without an intention to move in."""
    board = view.board
    match decision.kind:
        case "turn":
            yield from turn_actions(view)
        case "bid":
            assert view.auction is not None
            yield from map(actions.Bid, range(view.auction.most[decision.seat] + 1))
        case "rebellion":
            for region in board.regions:
                if region.owner == opponent(decision.seat):
                    yield from removals(region)
            yield actions.LeaveUnused()
        case "marker":
            for region in board.regions:
                for marker in replacements(board, region):
                    yield actions.ChangeMarker(region.id, marker)
            yield actions.LeaveUnused()
        case "serpent":
            yield actions.PlaySerpent()
            yield actions.LetPass()
        case "retreat":
            assert view.fall is not None
            for refuge in refuges(board, view.fall):
                for kind in savable(board, view.fall):
                    yield actions.Retreat(kind, refuge)
            yield actions.GiveUp()
        case "occupy":
            yield actions.MoveIn()
            yield actions.StayOut()
