"""What a combat sheet might lead to: the combat is carried out in worlds that are drawn from its owner's view alone."""

from collections.abc import Iterable, Iterator
from typing import get_args

import msgspec
from msgspec.structs import replace

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Seat
from bot.games.guardians import course
from bot.games.guardians.combat import cards_here, combat_of
from bot.games.guardians.sheets import suggested_sheet
from bot.games.guardians.table import (
    CombatOrders,
    CombatSheet,
    ControlCounted,
    GameEvent,
    GuardianHeld,
    MatchEnded,
    StonesChanged,
    Suggestion,
    Table,
    View,
)
from bot.games.guardians.views import view_of, world


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """How a combat goes if the enemy fights by `enemy`: what everybody would hear, and the stones that the owner pays.

    Without an end among its `events` the combat waits for a question that is left to somebody's hand.
    """

    enemy: Suggestion
    events: tuple[GameEvent, ...]
    stones: int


def examples(view: View, orders: CombatOrders) -> tuple[Example, ...]:
    """Carry the combat of a view out by a sheet of its seat, once against each suggestion in a world of its own.

    The worlds are the same for every sheet, so that sheets can be compared. What cannot be drawn is left out.
    """
    if view.seat is None or view.combat is None:
        return ()
    return tuple(found for which in get_args(Suggestion) for found in _example(view, view.seat, orders, which))


def _example(view: View, seat: Seat, orders: CombatOrders, which: Suggestion) -> Iterator[Example]:
    chance = Chance(derived_seed("example", view.turn, view.asked, seat, which), 0)
    try:
        drawn = world(view, chance)
    except ValueError:
        return
    theirs = suggested_sheet(view_of(drawn, 1 - seat), 1 - seat, which)
    sheets = (CombatSheet(orders=orders), CombatSheet(orders=theirs))
    table = Table(drawn, chance)
    while table.state.askings and table.state.askings[-1].kind in ("sheet", "council"):
        *below, asking = table.state.askings
        table.change(askings=(*below, replace(asking, answers=sheets if seat == 0 else sheets[::-1])))
        course.go_on(table)
    own = {*cards_here(view, seat), *(one.card for one in combat_of(view).field.fighters if one.owner == seat)}
    told = table.step.events
    changes = (event for event in told if isinstance(event, StonesChanged) and event.seat == seat)
    stones = sum(-event.amount for event in changes if event.amount < 0 and event.card in own)
    yield Example(enemy=which, events=tuple(_of_the_combat(told)), stones=stones)


def _of_the_combat(events: Iterable[GameEvent]) -> Iterator[GameEvent]:
    for event in events:
        if event.audience is None:
            yield event
        if isinstance(event, ControlCounted | GuardianHeld | MatchEnded):
            return
