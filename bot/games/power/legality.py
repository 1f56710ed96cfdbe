"""What speaks against an answer, judged by the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.games.contract import PLAN, Decision, Problem
from bot.games.power.actions import Answer, Plan, Sheet, TakeBooty
from bot.games.power.data import BOARD
from bot.games.power.field import Field
from bot.games.power.movement import ways_of
from bot.games.power.notation import in_print
from bot.games.power.reading import Reader, commanded, misspelt
from bot.games.power.seats import Allowance
from bot.games.power.state import Booty, Order
from bot.games.power.views import View

PAPER: Final = 20
"""More lines than this are on no sheet, legal or not."""
TOO_LONG: Final = Problem("power-problem-paper", {"most": PAPER})


ANOTHER_QUESTION: Final = Problem("power-problem-another-question")


def problems_of(view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
    """List every reason against an action, line by line."""
    match decision.kind, action:
        case "orders", Sheet(orders):
            return _sheet_problems(view, orders)
        case "booty", TakeBooty(army):
            if army in view.players[decision.seat].armies and army in _winners(view, decision):
                return ()
            return (Problem("power-problem-no-share-of-booty", {"army": army}),)
        case kind, Plan(orders=orders) if kind == PLAN:
            return _misspellings(orders)
        case _:
            return (ANOTHER_QUESTION,)


def booty_of(view: View, decision: Decision) -> Booty:
    """Give the booty that a decision is about."""
    place = decision.id.rpartition(".")[2]
    return next(booty for booty in view.booty if booty.place.lower() == place)


def _winners(view: View, decision: Decision) -> tuple[str, ...]:
    """List the armies that won the fight for the booty in equal shares: all of the winner's that stand there."""
    place = booty_of(view, decision).place
    here = next(occupied for occupied in view.places if occupied.place == place)
    return tuple(force.army for force in here.forces)


class Proof:
    """Reads the lines of a sheet one after the other, against the writer's own orders only.

    What others order may still cancel an order for mercenaries.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None  # the public is asked nothing
        self.field = Field.of_view(view)
        self.reader = Reader(self.field, ways_of(view.options))
        self._view = view
        self._allowance = Allowance(view.players[view.seat].armies)

    def read(self, order: Order) -> Problem | None:
        """Carry a line out on the field, or say why it cannot be."""
        if not self._allowance.counts(order):
            return Problem("power-problem-too-many-lines", {"most": BOARD.lines})
        reason = misspelt(order) or commanded(order, self._view.commands) or self.reader.carry_out(order)
        return None if reason is None else in_print(reason, self._view.options.sea_labels)


def _sheet_problems(view: View, orders: Sequence[Order]) -> tuple[Problem, ...]:
    if len(orders) > PAPER:
        return (TOO_LONG,)
    if view.options.authentic_illegal_orders:
        return _misspellings(orders)
    proof = Proof(view)
    return tuple(at_line(number, reason) for number, order in enumerate(orders) if (reason := proof.read(order)))


def can_be_carried_out(view: View, orders: Sequence[Order]) -> bool:
    """Tell whether every line of a sheet can be carried out, as far as the writer knows."""
    proof = Proof(view)
    return len(orders) <= PAPER and all(proof.read(order) is None for order in orders)


def _misspellings(orders: Sequence[Order]) -> tuple[Problem, ...]:
    if len(orders) > PAPER:
        return (TOO_LONG,)
    return tuple(at_line(number, reason) for number, order in enumerate(orders) if (reason := misspelt(order)))


def at_line(number: int, problem: Problem) -> Problem:
    """Say which line of a sheet, from 0, a problem is about."""
    return msgspec.structs.replace(problem, where=f"line {number + 1}")
