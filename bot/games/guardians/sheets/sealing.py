"""The questions for combat sheets: before a combat, and once more in the council.

Menu: "suggest" (buttons, or a list beside a part that is open: `SUGGESTIONS`, and before a combat `AGAIN` where the
last own sheet was another one) fills the sheet in anew, then the parts of `menus.part_questions`, without the answer
"ask". A draft begins as the sheet that is sealed, else as the first suggestion.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Question, Seat
from bot.games.forms import Menu
from bot.games.guardians.asking import Part
from bot.games.guardians.cards import CARDS
from bot.games.guardians.combat import cards_here, combat_of
from bot.games.guardians.sheets import menus
from bot.games.guardians.sheets.settings import SETTINGS
from bot.games.guardians.sheets.suggestions import suggested_sheet
from bot.games.guardians.table import (
    GIVE_UP,
    SUGGESTIONS,
    Asking,
    Cards,
    CombatOrders,
    CombatSheet,
    Draft,
    Place,
    Table,
    View,
    neighbours,
)

AGAIN: Final = "again"
"""Fills a sheet in as the last own one, as far as that can be done again."""


def sheet_so_far(view: View, seat: Seat, draft: Draft) -> CombatOrders:
    """Give the sheet that a draft makes: before any choice the one that is sealed, else the first suggestion."""
    if draft.orders is not None:
        return draft.orders
    sealed = view.asking.answer if view.asking is not None else None
    if isinstance(sealed, CombatSheet):
        return sealed.orders
    return combat_of(view).sheet or suggested_sheet(view, seat, "win")


def _questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    plan = sheet_so_far(view, decision.seat, draft)
    offered = _offered(view, decision.seat)
    now = tuple(which for which, filled_in in offered.items() if filled_in == plan)[:1]
    suggest = Question(key="suggest", choices=tuple(offered), least=0, chosen=now, style="buttons")
    yield replace(suggest, style="list") if draft.taken else suggest
    yield from menus.part_questions(view, decision.seat, draft, plan)


def _offered(view: View, seat: Seat) -> Mapping[str, CombatOrders]:
    """Give the sheets that one press fills in. In the council the last one is the one that is fought by."""
    offered: dict[str, CombatOrders] = {which: suggested_sheet(view, seat, which) for which in SUGGESTIONS}
    combat, last = combat_of(view), view.last_sheet
    if last is None or combat.sheet is not None:
        return offered
    near = (*neighbours(combat.field.place), GIVE_UP)
    again = replace(last, retreats=tuple(to for to in last.retreats if to in near))
    return offered if again in offered.values() else {**offered, AGAIN: again}


def not_again(view: View, seat: Seat) -> tuple[Cards, tuple[Place, ...]]:
    """List the cards and the spaces that the last sheet names and that have no part in this combat, if it is offered.

    The cards stay in it, as those of any orders that are elsewhere.
    """
    last, again, here = view.last_sheet, _offered(view, seat).get(AGAIN), cards_here(view, seat)
    if last is None or again is None:
        return (), ()
    # Who shall do less comes after those who shall do something.
    rows = sorted(SETTINGS, key=lambda row: row.key in ("spare", "keep-back"))
    named = (one for row in rows for one in row.ordered(last))
    cards = tuple(dict.fromkeys(one for one in named if one in CARDS and one not in here))
    return cards, tuple(to for to in last.retreats if to != GIVE_UP and to not in again.retreats)


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    if key == "suggest":
        offered = _offered(view, decision.seat)
        return replace(draft, orders=offered[chosen[0]]) if chosen else draft
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
