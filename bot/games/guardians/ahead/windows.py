"""Questions whose answers are there already are answered before anybody is asked.

In a combat that is fought by sheets a seat answers by the sheet that it has sealed; in windows in which one card or
another may be played by its orders for them, where the table has them. Both give an answer to every question, so that
nobody is ever waited for there and nothing follows from what somebody holds; only a stop, which everybody knows of,
makes a window wait.
"""

from typing import Final, Literal

from msgspec.structs import replace

from bot.games.contract import Decision, Seat
from bot.games.guardians import abilities
from bot.games.guardians.ahead.answers import is_against, ordered_answer, sheet_answer
from bot.games.guardians.asking import OUTSIDE, STEP_BY_STEP, decision_of, ordered
from bot.games.guardians.card_plays import TIMINGS, playable, plays_of, takeable
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import may_be_ordered
from bot.games.guardians.parts import PART_OF
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    DISPUTED,
    SUGGESTIONS,
    Action,
    AnsweredAhead,
    Asking,
    Channel,
    CombatOrders,
    CombatSheet,
    DecisionKind,
    Foresight,
    Options,
    Pass,
    Play,
    SpellRule,
    State,
    Strike,
    Table,
    View,
    WindowOrders,
    place_named,
    with_seat,
)
from bot.games.guardians.views import view_of

DISPELLED_FROM: Final = 5
"""So much base vitality an enemy area attack must cost to be dispelled by orders."""
_BY_HAND: Final[frozenset[DecisionKind]] = frozenset({"council", "merge", "overflow", *OUTSIDE})
"""What each side of a combat decides itself, though it is fought by sheets: windows, where each shall be asked."""


def answer_ahead(table: Table) -> None:
    """Answer the question on top for all seats whose answers are there already."""
    state = table.state
    *below, asking = state.askings
    answers = asking.answers
    for seat in asking.seats:
        if answers[seat] is None and (answer := _answer(state, asking, seat)) is not None:
            answers = with_seat(answers, seat, answer)
            _tell(table, seat, asking.kind, answer)
    if answers is not asking.answers:
        table.change(askings=(*below, replace(asking, answers=answers)))


def _tell(table: Table, seat: Seat, kind: DecisionKind, answer: Action) -> None:
    """Tell a seat alone what was answered in its place; a sheet that came along with a march is its own answer."""
    match answer:
        case Pass():
            aimed_at = None
        case CombatSheet():
            return
        case Play(target=number) if number.isdecimal() and table.state.combat is not None:
            aimed_at = table.fighter(int(number))
        case Channel(target=number) | Strike(target=number):
            aimed_at = table.fighter(number)
        case _:
            aimed_at = None
    by: Literal["sheet", "orders"] = "orders" if kind == "settle" or kind in ordered(table.state.options) else "sheet"
    target = None if aimed_at is None else aimed_at.card
    table.tell(AnsweredAhead(audience=seat, by=by, kind=kind, action=answer, target=target))


def remember_sheets(table: Table, asking: Asking) -> None:
    """Keep the sheets that have been sealed as their owners' last ones, but none that is a filled-in one.

    In the council only what has been changed there counts.
    """
    for seat, answer in enumerate(asking.answers):
        if isinstance(answer, CombatSheet) and answer.orders != table.combat.sheets[seat]:
            view = view_of(table.state, seat, summed=False)
            filled_in = any(suggested_sheet(view, seat, which) == answer.orders for which in SUGGESTIONS)
            last = None if filled_in else answer.orders
            table.change(last_sheets=with_seat(table.state.last_sheets, seat, last))


def is_at_a_stop(options: Options, decision: Decision) -> bool:
    """Tell whether a decision is asked only because of a stop: then it waits for everybody's own press."""
    return decision.kind in ordered(options)


def standing_answer(view: View, decision: Decision, orders: CombatOrders) -> Action | None:
    """Answer by standing orders, or leave it to the player with None: so where a stop of his makes a window wait."""
    return None if is_at_a_stop(view.options, decision) else ordered_answer(view, decision, orders)


def _answer(state: State, asking: Asking, seat: Seat) -> Action | None:
    kind, orders = asking.kind, state.orders[seat]
    if kind in ordered(state.options):
        return None if kind in state.stops[seat] else _ordered(state, asking, seat, orders)
    if asking.taken_back[seat]:
        return None
    if kind == "settle":
        if not orders.settle:
            return None
        settled: Action = PART_OF[kind].fallback(view_of(state, seat, summed=False), decision_of(asking, seat))
        return settled
    combat = state.combat
    if kind == "sheet" and combat is not None:
        if combat.fight is None or combat.field.attacker != seat:
            return None
        return CombatSheet(orders=suggested_sheet(view_of(state, seat, summed=False), seat, combat.fight))
    sheet = None if combat is None or kind in _BY_HAND else combat.sheets[seat]
    if sheet is None:
        return None
    return sheet_answer(view_of(state, seat, summed=False), decision_of(asking, seat), sheet)


def _ordered(state: State, asking: Asking, seat: Seat, orders: WindowOrders) -> Action:
    """Answer a window: with the first card that does some good and that the orders allow, else as the clock would."""
    kind = asking.kind
    if kind == "foresight":
        return Foresight(take=True)
    depot = state.players[seat].depot
    if kind in TIMINGS and not any(CARDS[card].timing in TIMINGS[kind] for card in depot):
        return Pass()
    view, decision = view_of(state, seat, summed=False), decision_of(asking, seat)
    if kind in STEP_BY_STEP:
        cards = [card for card in view.players[seat].depot_cards or () if _allows(view, orders, card)]
        dispel = any(with_ability(CARDS[card], abilities.Dispel) for card in cards)
        rules = tuple(SpellRule(card=card, losing=False) for card in dict.fromkeys(cards))
        plan = CombatOrders(
            spells=rules, dispel="area" if dispel else "never", dispel_from=DISPELLED_FROM, otherwise="pass"
        )
        return sheet_answer(view, decision, plan)
    cards = [card for card in playable(view, TIMINGS[kind]) if _allows(view, orders, card)]
    useful = (play for card in cards for play in plays_of(view, card) if _does_good(view, seat, play))
    return next(useful, None) or PART_OF[kind].fallback(view, decision)


def _allows(view: View, orders: WindowOrders, card: CardId) -> bool:
    return may_be_ordered(view.options, card) and orders.bold != (card in orders.otherwise)


def _does_good(view: View, seat: Seat, play: Play) -> bool:
    """Tell whether a card outside of combats harms the enemy or helps oneself."""
    for ability in CARDS[play.card].abilities:
        match ability:
            case abilities.Initiative() | abilities.ReplaceUpcard():
                return view.first != seat
            case abilities.DestroyTerrain():
                return view.grounds[DISPUTED.index(place_named(play.target))].owner == 1 - seat
            case abilities.DestroyUpgrade():
                return is_against(view, seat, play)
            case abilities.UpcardToHand():
                return takeable(view.players[seat]) != play.card  # else it comes back at once, and so on for ever
            case abilities.Dispel():
                return view.asking is not None and view.asking.by != seat
            case _:
                pass
    return True
