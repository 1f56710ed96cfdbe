"""Finding the best of several actions when each can only be tried out in worlds drawn at random."""

from collections.abc import Callable, Collection, Sequence
from math import ceil, log2
from typing import NamedTuple

from bot.players.budget import Meter


class Tried(NamedTuple):
    """What a candidate is worth on average, in how many worlds it was tried."""

    mean: float
    worlds: int


def tried_by_halving(
    count: int, value: Callable[[int, int], float], meter: Meter, kept: Collection[int] = (), final: int = 1
) -> Sequence[Tried]:
    """Try candidates (0 to `count` - 1) out in worlds, by successive halving.

    `value` gives what a candidate is worth in a world (by number); each call costs a simulation. All that are still in
    the running meet the same worlds, so that luck strikes them alike; after each of the rounds, which share the budget
    evenly, the worse half drops out. Those `kept` never drop out; nobody does while no more than `final` are left.
    """
    running: Sequence[int] = range(count)
    totals, worlds = [0.0] * count, [0] * count
    world = 0
    rounds = max(1, ceil(log2(max(2, count / final))))
    share = meter.left // rounds
    while len(running) > 1 and meter.left >= len(running):
        for _ in range(max(1, share // len(running))):
            values = [value(candidate, world) for candidate in running if meter.spend()]
            if len(values) < len(running):
                break
            for candidate, worth in zip(running, values, strict=True):
                totals[candidate] += worth
                worlds[candidate] += 1
            world += 1
        if len(running) <= max(final, len(kept)):
            continue
        # Those in the running have met the same number of worlds; sorting is stable.
        ranked = sorted(running, key=lambda candidate: -totals[candidate])
        best = ranked[: max(final, ceil(len(running) / 2))]
        running = [*best, *(candidate for candidate in ranked[len(best) :] if candidate in kept)]
    return [Tried(total / max(1, number), number) for total, number in zip(totals, worlds, strict=True)]


def best_by_halving(count: int, value: Callable[[int, int], float], meter: Meter) -> int:
    """Find the number of the candidate with the highest mean value, see `tried_by_halving`; of equals the first."""
    tried = tried_by_halving(count, value, meter)
    return max(range(count), key=lambda candidate: (tried[candidate].worlds, tried[candidate].mean, -candidate))


def shares_of(tried: Sequence[Tried], close: float) -> list[float]:
    """Say how often to give which of the candidates that were tried longest: the nearer to the best, the more often.

    Whoever is `close` or more below the best gets nothing, and whatever was dropped earlier neither. All are 1.
    """
    most = max(one.worlds for one in tried)
    best = max(one.mean for one in tried if one.worlds == most)
    near = [max(0.0, 1 - (best - one.mean) / close) if one.worlds == most else 0.0 for one in tried]
    return [share / sum(near) for share in near]
