"""How long a computer player may think."""

from __future__ import annotations

import time
from math import inf

import msgspec


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How much may be thought about one decision.

    `simulations` counts lines that are played through or valued; it alone decides what is found, so that a match can be
    played again. `seconds` of real time only cap what takes longer than it should; where they bite, nothing is
    promised.
    """

    simulations: int
    seconds: float = inf


class Meter:
    """What is left of a budget while one decision is thought about."""

    def __init__(self, budget: Budget) -> None:
        self._end = time.monotonic() + budget.seconds
        self.left = budget.simulations

    def part(self, simulations: int) -> Meter:
        """Set aside a part of what is left, for a thought of its own."""
        part = Meter(Budget(simulations=min(simulations, self.left)))
        part._end = self._end
        self.left -= part.left
        return part

    def spend(self) -> bool:
        """Take one simulation from what is left; tell whether there was one, and time for it."""
        if self.left <= 0:
            return False
        self.left -= 1
        if time.monotonic() > self._end:
            self.left = 0
        return True
