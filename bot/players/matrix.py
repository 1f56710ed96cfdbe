"""Sealed answers that meet each other: how often to give which, by regret matching."""

from __future__ import annotations

from collections.abc import Sequence

ROUNDS = 400


def mixtures(payoffs: Sequence[Sequence[float]], rounds: int = ROUNDS) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Find mixtures for both sides of a matrix game in which neither gains much by another answer.

    `payoffs` gives what the chooser of the row wins, and the other loses, for each row and column. The mixtures are the
    means, later rounds weighing more, of what regret matching plus (Tammelin 2014) plays in so many rounds.
    """
    width = len(payoffs[0])
    columns = tuple(zip(*payoffs, strict=True))
    regrets = [0.0] * len(payoffs), [0.0] * width
    sums = [0.0] * len(payoffs), [0.0] * width
    for number in range(1, rounds + 1):
        row, column = (_played(regret) for regret in regrets)
        worth = [sum(p * share for p, share in zip(line, column, strict=True)) for line in payoffs]
        cost = [-sum(p * share for p, share in zip(line, row, strict=True)) for line in columns]
        for side, (played, gains) in enumerate(((row, worth), (column, cost))):
            mean = sum(share * gain for share, gain in zip(played, gains, strict=True))
            for answer, (share, gain) in enumerate(zip(played, gains, strict=True)):
                regrets[side][answer] = max(0.0, regrets[side][answer] + gain - mean)
                sums[side][answer] += number * share
    return _shares(sums[0]), _shares(sums[1])


def _played(regrets: Sequence[float]) -> tuple[float, ...]:
    return _shares(regrets) if any(regrets) else (1 / len(regrets),) * len(regrets)


def _shares(weights: Sequence[float]) -> tuple[float, ...]:
    total = sum(weights)
    return tuple(weight / total for weight in weights)
