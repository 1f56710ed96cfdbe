"""Finding the best of several actions when each can only be tried out in worlds drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2

from bot.players.budget import Meter


def best_by_halving(count: int, value: Callable[[int, int], float], meter: Meter) -> int:
    """Find the number of the candidate with the highest mean value, by successive halving.

    `value` gives what a candidate (0 to `count` - 1) is worth in a world (by number); each call costs a simulation. All
    that are still in the running meet the same worlds, so that luck strikes them alike; after each of the rounds, which
    share the budget evenly, the worse half drops out. Of equal candidates the first is taken.
    """
    running: Sequence[int] = range(count)
    totals = [0.0] * count
    world = 0
    rounds = max(1, ceil(log2(max(2, count))))
    share = meter.left // rounds
    while len(running) > 1 and meter.left >= len(running):
        for _ in range(max(1, share // len(running))):
            values = [value(candidate, world) for candidate in running if meter.spend()]
            if len(values) < len(running):
                break
            for candidate, worth in zip(running, values, strict=True):
                totals[candidate] += worth
            world += 1
        # Those in the running have met the same number of worlds; sorting is stable.
        running = sorted(running, key=lambda candidate: -totals[candidate])[: ceil(len(running) / 2)]
    return max(running, key=lambda candidate: totals[candidate])
