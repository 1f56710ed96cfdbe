"""Sealed answers that meet each other: how often to give which, by regret matching."""

from collections.abc import Sequence
from operator import mul

ROUNDS = 400


def mixtures(payoffs: Sequence[Sequence[float]], rounds: int = ROUNDS) -> tuple[list[float], list[float]]:
    """Find mixtures for both sides of a matrix game in which neither gains much by another answer.

    `payoffs` gives what the chooser of the row wins, and the other loses, for each row and column. The mixtures are the
    means, later rounds weighing more, of what regret matching plus (Tammelin 2014) plays in so many rounds.
    """
    columns = tuple(zip(*payoffs, strict=True))
    regrets = [0.0] * len(payoffs), [0.0] * len(columns)
    sums = [0.0] * len(payoffs), [0.0] * len(columns)
    for number in range(1, rounds + 1):
        row, column = _played(regrets[0]), _played(regrets[1])
        worth = [sum(map(mul, line, column)) for line in payoffs]
        cost = [-sum(map(mul, line, row)) for line in columns]
        regrets = _later(regrets[0], worth, row), _later(regrets[1], cost, column)
        sums = (
            [total + number * share for total, share in zip(sums[0], row, strict=True)],
            [total + number * share for total, share in zip(sums[1], column, strict=True)],
        )
    return _shares(sums[0]), _shares(sums[1])


def _later(regrets: Sequence[float], gains: Sequence[float], played: Sequence[float]) -> list[float]:
    mean = sum(map(mul, played, gains))
    return [
        later if (later := regret + gain - mean) > 0.0 else 0.0 for regret, gain in zip(regrets, gains, strict=True)
    ]


def _played(regrets: Sequence[float]) -> list[float]:
    return _shares(regrets) if any(regrets) else [1 / len(regrets)] * len(regrets)


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
