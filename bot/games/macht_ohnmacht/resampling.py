"""Resampling: states that a seat cannot tell from the real one."""

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.macht_ohnmacht.answers import some_chain
from bot.games.macht_ohnmacht.board.actions import Overthrow
from bot.games.macht_ohnmacht.board.state import SEATS, State


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know.

    That is the order of the face-down tiles and time tokens, what others have bid, and what the seat on turn means to
    do next. Which tiles and tokens are face down everybody can work out.
    """
    bids = tuple(
        bid if bid is None or bidder == seat else _imagined_bid(state, bidder, chance)
        for bidder, bid in zip(SEATS, state.bids, strict=True)
    )
    state = msgspec.structs.replace(
        state, pile=chance.shuffled(state.pile), tokens=chance.shuffled(state.tokens), bids=bids
    )
    return state if seat == state.board.on_turn else with_some_intentions(state, chance)


def _imagined_bid(state: State, bidder: Seat, chance: Chance) -> int:
    assert state.auction is not None
    return chance.below(state.auction.most[bidder] + 1)


def with_some_intentions(state: State, chance: Chance) -> State:
    """Let the seat on turn mean to do something else, where it may mean to do anything.

    Whoever is asked whether he moves in has not decided it before.
    """
    if not may_intend(state):
        return state
    state = msgspec.structs.replace(state, intended=some_chain(state.board, state.board.on_turn, chance))
    if not chance.below(3):
        state = msgspec.structs.replace(state, intended=())
    if may_mean_to_move_in(state):
        state = msgspec.structs.replace(state, moving_in=chance.pick((True, False, None)))
    return state


def may_intend(state: State) -> bool:
    """Tell whether the seat on turn may have tiles in mind that it means to use next."""
    using = state.announced is None or state.announced.use is not None
    return state.phase in ("serpent", "retreat", "occupy") and using


def may_mean_to_move_in(state: State) -> bool:
    """Tell whether the seat on turn may have decided already whether it moves in after the overthrow at hand."""
    overthrowing = state.announced is not None and isinstance(state.announced.use, Overthrow)
    return state.phase == "retreat" or (state.phase == "serpent" and overthrowing)
