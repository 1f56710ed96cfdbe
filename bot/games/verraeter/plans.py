"""Standing orders: what is asked about them, and what they answer.

The questions: wish-1 to wish-3, roles, the most wanted first; pass-cards (buttons ask, always), if the table lets one
pass.
"""

from __future__ import annotations

from typing import Final

from bot.games.contract import Decision, standing_question
from bot.games.forms import Form, menu
from bot.games.parts import Questionnaire
from bot.games.verraeter.actions import Action, Plan, PlayCards, TakeRole
from bot.games.verraeter.parts import fewest_cards
from bot.games.verraeter.state import ROLES, Role
from bot.games.verraeter.views import View

WISHES: Final = ("wish-1", "wish-2", "wish-3")


def plan_of(view: View, form: Form) -> Plan:
    """Fill the form in: the wishes made and one more, three at most, and passing where the table allows it.

    A card wished twice keeps its better place; after a wish that was taken back the later ones move up.
    """
    wished = tuple(dict.fromkeys(role for key in WISHES for role in ROLES if role in form.held(key)))
    roles: list[Role] = []
    for key, default in zip(WISHES, (*wished, "", "", ""), strict=False):
        role = form.ask(key, [role for role in ROLES if role not in roles], optional=True, default=default)
        if role is None:
            break
        roles.append(role)
    passing = None
    if fewest_cards(view) == 0:
        passing = form.ask("pass-cards", ("ask", "always"), default="ask", style="buttons")
    return Plan(roles=tuple(roles), pass_cards=passing == "always")


PLANNING: Final[Questionnaire[View, Plan]] = Questionnaire(
    answers=Plan, menu=menu(lambda view, decision, form: plan_of(view, form))
)


def standing(view: View) -> Decision | None:
    """Give the standing question; None for the public, for seats that have left, and after the end."""
    if view.seat is None or view.players[view.seat].left or view.outcome is not None:
        return None
    return standing_question(view.seat)


def planned(view: View, decision: Decision, plan: Plan) -> Action | None:
    """Answer an open decision by a plan, or leave it to the player with None. The answer is legal."""
    if decision.kind == "role":
        wished = next((role for role in plan.roles if role in view.offered), None)
        return TakeRole(wished) if wished is not None else None
    if decision.kind == "cards" and plan.pass_cards and fewest_cards(view) == 0:
        return PlayCards()
    return None
