"""What a seat can hope for when a round begins or a match is over."""

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from operator import mul
from statistics import fmean
from typing import Final

from bot.games.contract import Outcome, Seat
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import RING, Family, State
from bot.players.verraeter.beginner import STRENGTH_IN_HAND

STANDING_FEATURES: Final = 20
"""How many figures describe a seat's standing."""


def result(outcome: Outcome, seat: Seat) -> float:
    """Give a seat's share of the first place.

    A hundredth for each point more than the others have decides where the first place is the same.
    """
    winners = outcome.winners
    scores = outcome.scores or ()
    return (seat in winners) / len(winners) + 0.01 * (scores[seat] - fmean(scores))


def rounds_left(state: State) -> int:
    """Count the rounds to come when one begins."""
    return CARDS.rounds[len(state.players)] - state.round + 1


def prospects(state: State, seat: Seat) -> float:
    """Estimate a seat's share of the first place, as a player of level 2 does."""
    if state.outcome is not None:
        return result(state.outcome, seat)
    rounds = rounds_left(state)
    spread = 1.8 * sqrt(rounds)
    mine, *others = (standing / spread for standing in _standings(state, seat, rounds))
    return 1 / (1 + sum(exp(theirs - mine) for theirs in others))


def _standings(state: State, seat: Seat, rounds: int) -> Iterator[float]:
    """Estimate what a seat, and then the others, will have in the end, as far as it differs."""
    supply = [0.0] * len(state.players)
    posts = [0] * len(state.players)
    for land in state.lands:
        if land.building is not None:
            owner = land.building.owner
            if land.building.kind == "post":
                posts[owner] += 1
            else:
                supply[owner] += 0.6 if land.family == state.players[owner].family else 0.3
    for place in (seat, *range(seat), *range(seat + 1, len(state.players))):
        player = state.players[place]
        hand = STRENGTH_IN_HAND * sum([card.value for card in player.hand])
        office = 0.7 * (place == state.strategist)
        yield player.score + hand + 0.8 * rounds * min(supply[place], 1.6) + 2.2 * posts[place] + office


class FittedValue:
    """A linear value: what a seat will have in the end is its points and `now`, and `later` for each round to come.

    The shares of the first place follow from that as those of logistic chances do; what is still open grows with the
    root of the rounds to come.
    """

    def __init__(self, now: Sequence[float], later: Sequence[float], spread: float) -> None:
        self._now = now
        self._later = later
        self._spread = spread
        self._weights: dict[float, Sequence[float]] = {}

    def __call__(self, state: State, seat: Seat) -> float:
        """Estimate a seat's share of the first place."""
        if state.outcome is not None:
            return result(state.outcome, seat)
        rounds = rounds_expected(state)
        if rounds not in self._weights:
            self._weights[rounds] = [now + rounds * later for now, later in zip(self._now, self._later, strict=True)]
        weights, spread = self._weights[rounds], self._spread * sqrt(rounds)
        standings = [
            (player.score + sum(map(mul, weights, described))) / spread
            for player, described in zip(state.players, standing_features(state), strict=True)
        ]
        mine = standings[seat]
        return 1 / sum([exp(theirs - mine) for theirs in standings])


def rounds_expected(state: State) -> float:
    """Expect rounds to come when one begins: a family loses at most one land in a round, and with its last the match.

    Between players of level 2 the match goes on beyond that the oftener the more lands it has.
    """
    left = rounds_left(state)
    eagle = sum([land.family == "eagle" for land in state.lands])
    fewest = min(eagle, RING - eagle)
    return left if left <= fewest else fewest + (left - fewest) * fewest / (RING // 2)


def standing_features(state: State) -> list[list[float]]:
    """Describe what each seat has when a round begins, but for its points."""
    players = state.players
    supplying = [0] * len(players)
    idle = [0] * len(players)
    posts = [0] * len(players)
    strength: dict[Family, int] = {"eagle": 0, "rose": 0}
    for land in state.lands:
        strength[land.family] += CARDS.strengths[land.kind]
        if land.building is not None:
            owner = land.building.owner
            if land.building.kind == "post":
                posts[owner] += 1
            elif land.family == players[owner].family:
                supplying[owner] += 1
            else:
                idle[owner] += 1
    families = [player.family for player in players]
    found = []
    for seat, player in enumerate(players):
        hand = [card.value for card in player.hand]
        count, total = len(hand), sum(hand)
        position = (seat - state.first) % len(players)
        of_family = families.count(player.family)
        found.append(
            [
                count,
                total / 5,
                total * total / 100,
                count * count / 5,
                supplying[seat],
                supplying[seat] ** 2 / 2,
                idle[seat],
                posts[seat],
                posts[seat] * count / 3,
                float(seat == state.strategist),
                CARDS.buildings.per_player - supplying[seat] - idle[seat] - posts[seat],
                position / 3,
                float(position == 0),
                float(position == len(players) - 1),
                float(of_family == 1),
                float(of_family == 2),
                float(of_family == 3),
                strength[player.family] / 20 - 2,
                sum([value >= 5 for value in hand]),
                float(posts[seat] == 2),
            ]
        )
    return found
