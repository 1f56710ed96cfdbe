"""What speaks against a sheet, judged by the view of the seat that is asked."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

import msgspec

from bot.games.contract import Decision, Problem
from bot.games.power.adjudication import TOO_MANY, Field, Reader, commanded, misspelt
from bot.games.power.board.actions import Sheet
from bot.games.power.board.movement import ways_of
from bot.games.power.board.seats import Allowance
from bot.games.power.board.state import Colour, Order, Piece, Place
from bot.games.power.board.views import View
from bot.games.power.sheets.notation import in_print

PAPER: Final = 20
"""More lines than this are on no sheet, legal or not."""
TOO_LONG: Final = Problem("power-problem-paper", {"most": PAPER})


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

    def read(self, order: Order, *, optional: bool = False) -> Problem | None:
        """Carry a line out on the field, or say why it cannot be. An optional line then takes up no room either."""
        if not (self._allowance.has_room(order) if optional else self._allowance.counts(order)):
            return TOO_MANY
        reason = commanded(order, self._view.commands) or self.reader.carry_out(order)
        if reason is None:
            if optional:
                self._allowance.counts(order)
            return None
        if reason.key == "power-problem-anothers" and reason.values["other"] in self._view.commands:
            values = {**reason.values, "letter": reason.values["other"]}
            reason = msgspec.structs.replace(reason, key="power-problem-your-others", values=values)
        return in_print(reason, self._view.options.sea_labels)


def sheet_problems(view: View, decision: Decision, sheet: Sheet) -> tuple[Problem, ...]:
    """List every reason against a sheet, line by line."""
    orders = sheet.orders
    if len(orders) > PAPER:
        return (TOO_LONG,)
    if view.options.authentic_illegal_orders:
        return misspellings(orders)
    proof = Proof(view)
    return tuple(at_line(number, reason) for number, order in enumerate(orders) if (reason := proof.read(order)))


def sheet_meaning(view: View, decision: Decision, sheet: Sheet) -> Hashable:
    """Give where a sheet brings everything, and from where: nobody else comes in between while it is read (phase 2).

    Lines for mercenaries stay as they are, since others may order the same pieces (rule 8.2); so does a sheet with
    lines that cannot be carried out, and any where missiles strike while sheets are read.
    """
    if view.options.missile_timing == "sequential":
        return sheet
    proof, own = Proof(view), view.players[decision.seat].armies
    if any(proof.read(order) for order in sheet.orders):
        return sheet
    field = proof.field
    free = [(army, piece, place, None) for army in own for place, here in field.free[army].items() for piece in here]
    came = [
        (unit.army, unit.piece, place, unit.origin)
        for place, here in field.came.items()
        for unit in here
        if unit.army in own
    ]
    units = Counter[tuple[Colour, Piece, Place, Place | None]]([*free, *came])
    power = tuple(field.power[army] for army in own)
    launched = tuple(sorted(launch for launch in proof.reader.launches if launch[0] in own))
    return frozenset(units.items()), power, launched, tuple(line for line in sheet.orders if line.army not in own)


def fitting(view: View, orders: Sequence[Order]) -> tuple[Order, ...]:
    """List the lines of a sheet that can be carried out, as far as the writer knows, if the others are left out."""
    proof = Proof(view)
    return tuple(order for order in orders if proof.read(order, optional=True) is None)


def misspellings(orders: Sequence[Order]) -> tuple[Problem, ...]:
    """List the lines that could be carried out on no board (see `misspelt`), or that they are too many."""
    if len(orders) > PAPER:
        return (TOO_LONG,)
    return tuple(at_line(number, reason) for number, order in enumerate(orders) if (reason := misspelt(order)))


def at_line(number: int, problem: Problem) -> Problem:
    """Give a problem with its place: line `number` of a sheet, from 0 (readers count from 1)."""
    return msgspec.structs.replace(problem, where=f"line {number + 1}")
