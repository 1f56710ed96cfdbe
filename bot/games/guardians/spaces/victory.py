"""How a match is won (rule 9): the Guardian, five shields, six lands; and the house rule that ends it."""

from typing import Final, cast

from bot.games.contract import Outcome, Seat
from bot.games.guardians.spaces.land import controllers
from bot.games.guardians.table import DISPUTED, Ending, MatchEnded, PlayerLeft, State, Table

MOST_SHIELDS: Final = 5
"""Whoever has lost so many shields has lost the match."""
LONGEST: Final = 60
"""A match without a turn limit is decided after so many turns as if it had one: every match ends."""


def lands_of(state: State, seat: Seat) -> int:
    """Count the disputed spaces under a seat's control."""
    return controllers(state.grounds, state.armies).count(seat)


def check_lands(table: Table) -> bool:
    """End the match if a seat controls all six spaces and the enemy has no shield there, and tell whether it is over.

    That is looked at once a turn, when all movement is over (rule 8.1).
    """
    state = table.state
    for seat in (0, 1):
        intruded = any(army.owner != seat and army.place in DISPUTED for army in state.armies)
        if not intruded and lands_of(state, seat) == len(DISPUTED):
            end_match(table, "lands", seat)
            return True
    return False


def is_last_turn(state: State) -> bool:
    """Tell whether the match ends after this turn at the latest (rule 9.2): by its limit, or since every match ends."""
    limit = state.options.turn_limit
    return state.turn >= (LONGEST if limit == "none" else limit)


def is_stuck(state: State) -> bool:
    """Tell whether nobody can or wants to do anything any more: no shield was there to be turned, no card can be drawn.

    Whether somebody still holds a shield and a creature nobody else knows; so both have had a turn to put one down.
    A dominance card from a deck is yet to be drawn.
    """
    left = (player.deck or (player.dominance and not player.dominance_is_discard) for player in state.players)
    return state.active is None and not any(army.shield for army in state.armies) and not any(left)


def end_by_turns(table: Table) -> None:
    """End the match by the house rule (rule 9.2).

    Fewer shields lost have won, then more land, then more stones; else it is a draw.
    """
    state = table.state
    first, second = (
        (-state.players[seat].shields_lost, lands_of(state, seat), state.players[seat].stones) for seat in (0, 1)
    )
    end_match(table, "turns", None if first == second else int(second > first))


def resign(table: Table, seat: Seat) -> None:
    """Let a seat give up: the other one has won."""
    table.change_player(seat, left=True)
    table.tell(PlayerLeft(seat=seat))
    end_match(table, "resigned", 1 - seat)


def end_match(table: Table, reason: Ending, winner: Seat | None) -> None:
    """End the match, unless it is over already; None: drawn. What lies on the table stays as it is.

    `tell_end` tells it, when all that happens at once has been told.
    """
    if table.state.outcome is None:
        ranking = ((0, 1),) if winner is None else ((winner,), (1 - winner,))
        table.change(phase="over", askings=(), outcome=Outcome(reason=reason, ranking=ranking))


def tell_end(table: Table) -> None:
    """Tell how the match has ended, and what is counted then."""
    state = table.state
    assert state.outcome is not None  # called when it is over
    first, second = state.players
    table.tell(
        MatchEnded(
            reason=cast(Ending, state.outcome.reason),
            winner=state.outcome.winners[0] if len(state.outcome.winners) == 1 else None,
            shields_lost=(first.shields_lost, second.shields_lost),
            lands=(lands_of(state, 0), lands_of(state, 1)),
            stones=(first.stones, second.stones),
        )
    )
