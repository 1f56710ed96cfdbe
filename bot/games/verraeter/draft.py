"""The draft of action cards (phase 2)."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.verraeter.state import ROLES, Role, State


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """List the seats in the order in which they act, from the first player."""
    return tuple((first + offset) % seats for offset in range(seats))


def offered_to(state: State, seat: Seat) -> tuple[Role, ...]:
    """List the action cards that a seat was shown in this round's draft, also after it has taken one.

    Empty if its turn has not come yet, and outside the phases 2 and 3. In the order of ROLES, which tells nothing.
    """
    if state.removed is None:
        return ()
    gone = {state.removed}
    for earlier in clockwise(state.first, len(state.players)):
        if earlier == seat:
            return tuple(role for role in ROLES if role not in gone)
        role = state.players[earlier].role
        if role is None:
            break
        gone.add(role)
    return ()
