"""The kinds of decisions: the sheet of a round, and who gets booty that two own armies have won in equal shares."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.games.contract import Decision, Problem, Question
from bot.games.forms import Menu
from bot.games.parts import Part
from bot.games.power.board.actions import Draft, Sheet, TakeBooty
from bot.games.power.board.state import Booty, Colour
from bot.games.power.board.views import View
from bot.games.power.sheets import (
    blank_sheet,
    finish_sheet,
    overdue_sheet,
    preview_sheet,
    sheet_faults,
    sheet_meaning,
    sheet_problems,
    sheet_questions,
    some_sheet,
    take_choice,
)
from bot.games.power.table import Table

# Sheets


def _seal(table: Table, decision: Decision, sheet: Sheet) -> None:
    table.seal(decision.seat, sheet.orders)


def _reopen(table: Table, decision: Decision) -> None:
    table.reopen(decision.seat)


ORDERS: Final[Part[View, Sheet, Table]] = Part(
    answers=Sheet,
    menu=Menu(sheet_questions, take_choice, finish_sheet),
    problems=sheet_problems,
    preview=preview_sheet,
    blank=blank_sheet,
    faults=sheet_faults,
    sample=some_sheet,
    fallback=lambda view, decision: Sheet(),
    overdue=overdue_sheet,
    meaning=sheet_meaning,
    carry_out=_seal,
    reopen=_reopen,
)


# Booty


def _booty_of(all_booty: Sequence[Booty], decision: Decision) -> Booty:
    """Give the booty that a decision is about."""
    place = decision.id.rpartition(".")[2]
    return next(booty for booty in all_booty if booty.place.lower() == place)


def takers(view: View, decision: Decision) -> tuple[Colour, ...]:
    """List the armies of a seat that have won a fight for booty in equal shares, in seat order."""
    place = _booty_of(view.booty, decision).place
    here = next(occupied for occupied in view.places if occupied.place == place)
    winners = {force.army for force in here.forces}
    return tuple(army for army in view.players[decision.seat].armies if army in winners)


def _ask_booty(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    chosen = (draft.booty,) if draft.booty else ()
    yield Question(key="booty", choices=takers(view, decision), chosen=chosen, style="answers")


def _take_booty(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    return msgspec.convert({"booty": chosen[0]}, Draft)


def _finish_booty(view: View, decision: Decision, draft: Draft) -> TakeBooty | None:
    return TakeBooty(draft.booty) if draft.booty else None


def _booty_problems(view: View, decision: Decision, action: TakeBooty) -> tuple[Problem, ...]:
    if action.army in takers(view, decision):
        return ()
    return (Problem("power-problem-no-share-of-booty", {"army": action.army}),)


def _booty(table: Table, decision: Decision, action: TakeBooty) -> None:
    table.take_booty(_booty_of(table.state.booty, decision).place, action.army)


BOOTY: Final[Part[View, TakeBooty, Table]] = Part(
    answers=TakeBooty,
    menu=Menu(_ask_booty, _take_booty, _finish_booty),
    problems=_booty_problems,
    sample=lambda view, decision, chance: TakeBooty(chance.pick(takers(view, decision))),
    fallback=lambda view, decision: TakeBooty(takers(view, decision)[0]),
    carry_out=_booty,
)

PART_OF: Final[Mapping[str, Part[View, Any, Table]]] = {"orders": ORDERS, "booty": BOOTY}
