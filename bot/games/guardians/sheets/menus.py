"""The menus of the standing question: orders for combats, put together part by part.

Orders can be made at any time and holds for all later combats until it is changed. The question "part" (buttons)
chooses what is changed; then the rows of `SETTINGS` in that part are asked. Lists that are in order take one card at a
time; what is chosen there is in the orders.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.contract import Decision, Problem, Question, Seat, standing_question
from bot.games.forms import Menu
from bot.games.guardians.cards import CARDS
from bot.games.guardians.combat import bribery_cards, cards_here, combat_of
from bot.games.guardians.sheets.settings import ELSEWHERE, SETTINGS
from bot.games.guardians.table import PLACES, CombatOrders, Draft, View, neighbours
from bot.games.orders import ASK
from bot.games.parts import Questionnaire

SHEET_PARTS: Final = tuple(dict.fromkeys(setting.part for setting in SETTINGS if setting.part != ELSEWHERE))
WHOLE: Final = "whole"
"""The part of a sheet in which nothing is changed: all that it says is told there."""


def standing_question_of(view: View) -> Decision | None:
    """Give the standing question of a seat; None for the public, after the match, and where sheets take its place."""
    if view.seat is None or view.outcome is not None or view.players[view.seat].left or view.options.pace == "sheets":
        return None
    return standing_question(view.seat)


def drafted(draft: Draft) -> CombatOrders:
    """Give the orders that a draft makes; none at all if nothing has been chosen."""
    return draft.orders or CombatOrders()


def _questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """List the parts of orders, and what can be changed in the chosen one."""
    part = _part(draft)
    yield replace(_parts((*SHEET_PARTS, ELSEWHERE), part), style="buttons")
    yield from _about(view, decision.seat, drafted(draft), part)


def part_questions(view: View, seat: Seat, draft: Draft, orders: CombatOrders) -> Iterator[Question]:
    """List the parts of a combat sheet, and what can be changed in the chosen one; nothing of it is asked later."""
    part = _part(draft)
    parts = tuple(one for one in SHEET_PARTS if any(_fitting(view, seat, orders, one)))
    yield _parts((*parts, WHOLE), part)
    yield from _fitting(view, seat, orders, part)


def _parts(parts: tuple[str, ...], part: str) -> Question:
    return Question(key="part", choices=parts, least=0, chosen=(part,) if part in parts else ())


def _fitting(view: View, seat: Seat, orders: CombatOrders, part: str) -> Iterator[Question]:
    """List what can be changed in a part of a sheet, with the cards that have a part in the combat."""
    field = combat_of(view).field
    if part == "commands" and field.match_ups:
        return  # they have been shown
    if part == "bribery" and not bribery_cards(view, seat):
        return
    far = set(PLACES).difference(neighbours(field.place))
    elsewhere = {ASK, *set(CARDS).difference(cards_here(view, seat)), *far}
    for question in _about(view, seat, orders, part):
        choices = tuple(one for one in question.choices if one not in elsewhere)
        chosen = tuple(one for one in question.chosen if one in choices)
        if choices and question.key not in moot(seat == field.attacker):
            yield replace(question, choices=choices, chosen=chosen, most=min(question.most, len(choices)))


def moot(is_attacker: bool) -> tuple[str, ...]:
    """List the settings that are only for the other side of a combat."""
    return ("after-yes", "after-no") if is_attacker else ("attacking",)


def _part(draft: Draft) -> str:
    return dict(draft.taken).get("part", ("",))[0]


def _about(view: View, seat: Seat, orders: CombatOrders, part: str) -> Iterator[Question]:
    """List what can be changed in a part."""
    asked = (setting.question(view, seat, orders) for setting in SETTINGS if setting.part == part)
    return (question for question in asked if question is not None)


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question."""
    return taken(draft, drafted(draft), _questions(view, decision, draft), key, chosen)


def taken(
    draft: Draft, orders: CombatOrders, questions: Iterable[Question], key: str, chosen: tuple[str, ...]
) -> Draft:
    """Give a draft of orders after one of its questions has been answered."""
    asked = next(question for question in questions if question.key == key)
    if not chosen and asked.most == 1:
        return draft
    if key == "part":
        return replace(draft, taken=(("part", chosen),))
    return replace(draft, orders=next(setting for setting in SETTINGS if setting.key == key).order(orders, chosen))


def _finish(view: View, decision: Decision, draft: Draft) -> CombatOrders:
    """Give the orders as they stand; what they leave open is asked in the match."""
    return drafted(draft)


def problems(view: View, decision: Decision, action: CombatOrders) -> tuple[Problem, ...]:
    """List everything that is wrong with orders, each once."""
    found: list[Problem] = []
    for setting in SETTINGS:
        found += (problem for problem in setting.problems(action, setting.ordered(action)) if problem not in found)
    return tuple(found)


QUESTIONNAIRE: Final[Questionnaire[View, CombatOrders]] = Questionnaire(
    answers=CombatOrders, menu=Menu(_questions, _take, _finish), problems=problems
)
