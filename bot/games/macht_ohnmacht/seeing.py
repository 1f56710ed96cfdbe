"""The view of a table: built from what a seat may know."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.state import State
from bot.games.macht_ohnmacht.table import open_decisions
from bot.games.macht_ohnmacht.views import View


def view_of(state: State, seat: Seat | None) -> View:
    """Build the view of a seat (None: the public)."""
    first, second = state.bids
    on_turn = seat == state.board.on_turn
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        board=state.board,
        before=state.before,
        pile=len(state.pile),
        tokens=tuple(sorted(state.tokens)),
        announced=state.announced,
        auction=state.auction,
        bids_in=(first is not None, second is not None),
        decided=state.decided,
        fall=state.fall,
        waiting=tuple(decision.seat for decision in open_decisions(state) if not decision.answered),
        bid=None if seat is None else state.bids[seat],
        intended=state.intended if on_turn else (),
        moving_in=state.moving_in if on_turn else None,
        outcome=state.outcome,
    )
