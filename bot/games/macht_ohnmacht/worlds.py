"""Worlds: whole tables that a seat might be sitting at, made of its view alone."""

from collections import Counter

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.data import TILES
from bot.games.macht_ohnmacht.board.state import State
from bot.games.macht_ohnmacht.board.views import View
from bot.games.macht_ohnmacht.resampling import with_some_intentions


def world(view: View, chance: Chance) -> State:
    """Draw a state from what a seat (None: the public) sees.

    Any order of the face-down tiles and tokens is as likely as any other, and so is each bid that somebody else could
    have sealed; the tiles that the seat on turn may mean to use next are drawn as in self-play.
    """
    board = view.board
    lying_open = [*board.display, *board.discard, *(tile for player in board.players for tile in player.tiles)]
    face_down = Counter(TILES.deck(view.options.tile_mix)) - Counter(lying_open)
    state = State(
        options=view.options,
        phase=view.phase,
        board=board,
        before=view.before,
        turn_began=view.before if board.acted else board.regions,
        pile=chance.shuffled(face_down.elements()),
        tokens=chance.shuffled(view.tokens),
        announced=view.announced,
        auction=view.auction,
        bids=(_bid(view, 0, chance), _bid(view, 1, chance)),
        decided=view.decided,
        fall=view.fall,
        intended=view.intended,
        moving_in=view.moving_in,
        deferred=view.deferred,
        outcome=view.outcome,
    )
    return state if view.seat == board.on_turn else with_some_intentions(state, chance)


def _bid(view: View, bidder: Seat, chance: Chance) -> int | None:
    if bidder == view.seat or not view.bids_in[bidder]:
        return view.bid if bidder == view.seat else None
    assert view.auction is not None  # nobody bids outside one
    return chance.below(view.auction.most[bidder] + 1)
