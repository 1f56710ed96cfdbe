"""What a table is worth to a seat, all cards open: how likely it wins."""

from math import exp

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS
from bot.games.guardians.spaces import control_of
from bot.games.guardians.table import DISPUTED, State
from bot.players.guardians.strength import base_of


def worth(state: State, seat: Seat) -> float:
    """Give how likely a seat wins, from 0 to 1; the table is not in the midst of a combat."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 0.5 if len(winners) != 1 else float(winners[0] == seat)
    return 1 / (1 + exp(_prospect(state, 1 - seat) - _prospect(state, seat)))


def _prospect(state: State, seat: Seat) -> float:
    """Add up what a seat has.

    The weights are those of a logistic fit to who has won matches of the greedy player; that of a
    stronghold, which hardly tells among beginners, is set so that one that nobody defends is taken.
    """
    player = state.players[seat]
    lands = sum(control_of(state.grounds, state.armies, place) == seat for place in DISPUTED)
    worth = (
        -0.41 * player.shields_lost
        - 0.5 * (player.shields_lost >= 4)
        + 0.13 * lands
        + 0.3 * (lands >= 5)
        + 0.3 * sum(not home.ruined for home in player.strongholds)
        + 0.09 * len(player.depot)
        + 0.004 * base_of(card for card in (*player.drawn, *player.pen) if CARDS[card].is_creature)
    )
    for army in state.armies:
        if army.owner == seat:
            base = base_of(army.creatures)
            row = ord(army.place[0]) - ord("A") if seat == 0 else ord("D") - ord(army.place[0])
            if row == 0:
                worth += 0.01 * base
            elif row < 3:
                worth += 0.036 * base - 0.28 - 0.3 * (row == 2)
            else:
                worth += 0.018 * base - 0.28
    return worth
