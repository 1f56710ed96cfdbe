"""Standing orders: how they are put together beside a sheet for the next round, and what they answer."""

from typing import Final

from bot.games.contract import Decision, standing_question
from bot.games.forms import Menu
from bot.games.parts import Questionnaire
from bot.games.power.adjudication import price_of
from bot.games.power.board.actions import Action, Sheet, StandingOrders, TakeBooty
from bot.games.power.board.data import BOARD, HQ, RESERVE, SMALL, STRENGTH
from bot.games.power.board.state import Colour, Exchange, Move, Order
from bot.games.power.board.views import View
from bot.games.power.parts import takers
from bot.games.power.sheets import (
    finish_orders,
    fitting,
    misspellings,
    preview_sheet,
    sheet_faults,
    sheet_problems,
    sheet_questions,
    take_choice,
)

QUESTIONNAIRE: Final[Questionnaire[View, StandingOrders]] = Questionnaire(
    answers=StandingOrders,
    menu=Menu(sheet_questions, take_choice, finish_orders),
    problems=lambda view, decision, plan: misspellings(plan.orders),
    preview=preview_sheet,
    faults=sheet_faults,
)


def standing_question_of(view: View) -> Decision | None:
    """Give the standing question, None for the public and for a seat that commands no army."""
    return None if view.seat is None or not view.commands else standing_question(view.seat)


def ordered_answer(view: View, decision: Decision, standing: StandingOrders) -> Action | None:
    """Answer an open decision by orders (rule 9.2), or leave it to the player with None. The answer is legal."""
    if decision.kind == "booty":
        armies = takers(view, decision)
        return None if standing.booty == "ask" else TakeBooty(armies[0 if standing.booty == "first" else -1])
    if standing.orders and standing.round == view.round:
        return _sheet_ahead(view, standing)
    if not standing.muster:
        return None
    sheet = Sheet(mustered(view))
    return sheet if sheet.orders and not sheet_problems(view, decision, sheet) else None


def _sheet_ahead(view: View, standing: StandingOrders) -> Sheet | None:
    """Give the sheet that was written ahead, or as much of it as fits, if its owner wants it so."""
    fit = fitting(view, standing.orders)
    return Sheet(fit) if fit == standing.orders or (fit and standing.otherwise == "fitting") else None


def mustered(view: View) -> tuple[Order, ...]:
    """Write what brings the most out of the reserves of a seat that is asked, army by army."""
    assert view.seat is not None  # the public is asked nothing
    own = [army for army in view.players[view.seat].armies if army in view.commands]
    return tuple(order for army in own for order in _muster(view, army))


def _muster(view: View, army: Colour) -> list[Order]:
    """Buy as dear as the Power goes and bring the strongest pieces out; nothing into the arms of a blockade."""
    there = next((here.forces for here in view.places if here.place == HQ[army]), ())
    owners = {each.colour: each.owner for each in view.armies}
    if any(owners[force.army] != view.seat for force in there):
        return []
    shown = next(each for each in view.armies if each.colour == army)
    pieces, power = list(shown.reserve), shown.power
    lines: list[Order] = []
    while len(lines) < BOARD.lines and (affordable := [piece for piece in SMALL if STRENGTH[piece] <= power]):
        dearest = max(affordable, key=STRENGTH.__getitem__)
        lines.append(Exchange(army, RESERVE[army], price_of(dearest), dearest))
        pieces.append(dearest)
        power -= STRENGTH[dearest]
    pieces = sorted((piece for piece in pieces if piece != "M"), key=STRENGTH.__getitem__, reverse=True)
    room = BOARD.lines - len(lines)
    return [*lines, *(Move(army, piece, RESERVE[army], HQ[army]) for piece in pieces[:room])]
