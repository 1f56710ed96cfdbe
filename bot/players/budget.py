"""How long a computer player may think."""

import msgspec


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How much may be thought about one decision.

    `simulations` counts lines that are played through or valued; it alone decides what is found, on any machine and
    however busy that is.
    """

    simulations: int


class Meter:
    """What is left of a budget while one decision is thought about."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.simulations

    def part(self, simulations: int) -> "Meter":
        """Set aside a part of what is left, for a thought of its own."""
        part = Meter(Budget(simulations=min(simulations, self.left)))
        self.left -= part.left
        return part

    def spend(self) -> bool:
        """Take one simulation from what is left; tell whether there was one."""
        if self.left <= 0:
            return False
        self.left -= 1
        return True
