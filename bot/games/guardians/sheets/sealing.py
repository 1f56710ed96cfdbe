"""The questions for combat sheets: before a combat, and once more in the council.

Menu: "suggest" (buttons, or a list beside a part that is open: `SUGGESTIONS`) fills the sheet in anew, then the parts
of `menus.part_questions`, without the answer "ask". A draft begins as the sheet that is sealed, else as the first
suggestion.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Question, Seat
from bot.games.forms import Menu
from bot.games.guardians.asking import Part
from bot.games.guardians.combat import combat_of
from bot.games.guardians.sheets import menus
from bot.games.guardians.sheets.suggestions import suggested_sheet
from bot.games.guardians.table import SUGGESTIONS, Asking, CombatSheet, Draft, Plan, Table, View


def sheet_so_far(view: View, seat: Seat, draft: Draft) -> Plan:
    """Give the sheet that a draft makes: before any choice the one that is sealed, else the first suggestion."""
    if draft.plan is not None:
        return draft.plan
    sealed = view.asking.answer if view.asking is not None else None
    if isinstance(sealed, CombatSheet):
        return sealed.orders
    return combat_of(view).sheet or suggested_sheet(view, seat, "win")


def _questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    plan = sheet_so_far(view, decision.seat, draft)
    which = _which(view, decision, plan)
    suggest = Question(key="suggest", choices=SUGGESTIONS, least=0, chosen=which, style="buttons")
    yield replace(suggest, style="list") if draft.taken else suggest
    yield from menus.part_questions(view, decision.seat, draft, plan)


def _which(view: View, decision: Decision, plan: Plan) -> tuple[str, ...]:
    return tuple(which for which in SUGGESTIONS if suggested_sheet(view, decision.seat, which) == plan)[:1]


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    if key == "suggest":
        which = next((one for one in SUGGESTIONS if one in chosen), None)
        return draft if which is None else replace(draft, plan=suggested_sheet(view, decision.seat, which))
    return menus.taken(draft, sheet_so_far(view, decision.seat, draft), _questions(view, decision, draft), key, chosen)


def _finish(view: View, decision: Decision, draft: Draft) -> CombatSheet:
    return CombatSheet(orders=sheet_so_far(view, decision.seat, draft))


def _problems(view: View, decision: Decision, action: CombatSheet) -> tuple[Problem, ...]:
    return menus.problems(view, decision, action.orders)


def _fallback(view: View, decision: Decision) -> CombatSheet:
    """Leave the sheet as it is, or win what can be won."""
    return CombatSheet(orders=combat_of(view).sheet or suggested_sheet(view, decision.seat, "win"))


def _sample(view: View, decision: Decision, chance: Chance) -> CombatSheet:
    plan = suggested_sheet(view, decision.seat, chance.pick(SUGGESTIONS))
    return CombatSheet(orders=replace(plan, primaries=chance.shuffled(tuple(dict.fromkeys(combat_of(view).creatures)))))


def _seal(table: Table, asking: Asking) -> None:
    """Fight by the sheets that are in."""
    first, second = (answer.orders if isinstance(answer, CombatSheet) else None for answer in asking.answers)
    table.change_combat(sheets=(first, second))


PARTS: Final[tuple[Part, ...]] = tuple(
    Part(
        kind=kind,
        answers=CombatSheet,
        menu=Menu(_questions, _take, _finish),
        problems=_problems,
        sample=_sample,
        fallback=_fallback,
        resolve=_seal,
    )
    for kind in ("sheet", "council")
)
