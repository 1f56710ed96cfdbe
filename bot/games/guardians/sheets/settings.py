"""All that can be ordered for combats, a row each: on a combat sheet, and by standing orders.

What the fields mean stands in `CombatOrders`, what they do in `ahead/answers.py`; words are found by the keys. Cards
are offered as far as their owner has them on the table or in his hands now; orders may name others, and wait for them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from bot.games.contract import Problem, Seat
from bot.games.guardians.abilities import Dispel
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import can_be_raised, when_cast
from bot.games.guardians.table import GIVE_UP, PLACES, BribeRule, Cards, CombatOrders, DecisionKind, SpellRule, View
from bot.games.orders import MOST_LISTED, Choices, Offered, Setting, in_order, number, one_of, several

PASSABLE: Final[tuple[DecisionKind, ...]] = ("upcards", "flight", "spoils", "hammer", "dispel")
"""The windows outside of combats in which orders can pass, where they are asked."""
ELSEWHERE: Final = "windows"
"""The part that is about nothing on a combat sheet."""

_BRIBES: Final[Mapping[str, tuple[tuple[BribeRule, ...], str]]] = {
    "ask": ((), "ask"),
    "never": ((), "pass"),
    "losing": ((BribeRule(),), "pass"),
    "losing-8": ((BribeRule(base_from=8),), "pass"),
    "close-8": ((BribeRule(base_from=8, by_most=4),), "pass"),
    "strong": ((BribeRule(base_from=5), BribeRule(base_from=9, losing=False)), "pass"),
    "always": ((BribeRule(losing=False),), "pass"),
}


# Cards that are offered


def _own_cards(view: View, seat: Seat, wanted: Callable[[CardId], object]) -> Cards:
    """List a seat's own cards that it can see now, of one sort, each once."""
    player = view.players[seat]
    cards = [player.guardian, *(player.drawn_cards or ()), *(player.pen_cards or ()), *(player.depot_cards or ())]
    for army in view.armies:
        if army.owner == seat:
            cards += [*(army.creatures or ()), *(army.items or ()), *((army.shield,) if army.shield else ())]
    for stronghold in player.strongholds:
        cards += [*(stronghold.below_cards or ()), *((stronghold.upgrade,) if stronghold.upgrade else ())]
    if view.combat is not None:
        cards += [*view.combat.creatures, *view.combat.items]
    return tuple(card for card in sorted(dict.fromkeys(cards), key=_order) if wanted(card))


def _order(card: CardId) -> tuple[bool, int, str]:
    return not CARDS[card].is_creature, -CARDS[card].base, card


def _own(wanted: Callable[[CardId], object]) -> Offered[View, CombatOrders]:
    return lambda view, seat, plan: _own_cards(view, seat, wanted)


def _words(*words: str) -> Offered[View, CombatOrders]:
    return lambda view, seat, plan: words


def _has(wanted: Callable[[CardId], object]) -> Callable[[View, Seat, CombatOrders], bool]:
    return lambda view, seat, plan: bool(_own_cards(view, seat, wanted))


def _is_command(card: CardId) -> bool:
    known = CARDS[card]
    return known.timing == "command" or any(ability.command for ability in known.abilities)


def _is_creature(card: CardId) -> bool:
    return CARDS[card].is_creature


# What speaks against orders. Cards that are somewhere else now are no fault: they may come.


def _too_long(orders: CombatOrders, listed: tuple[object, ...]) -> Iterator[Problem]:
    if len(listed) > MOST_LISTED:
        yield Problem("guardians-problem-plan-too-long", {"most": MOST_LISTED})


def _cards(orders: CombatOrders, listed: Choices) -> Iterator[Problem]:
    yield from (Problem("guardians-problem-unknown-card", {"text": card}) for card in listed if card not in CARDS)
    yield from _too_long(orders, listed)


def _spells(orders: CombatOrders, listed: Choices) -> Iterator[Problem]:
    yield from _cards(orders, listed)
    for card in listed:
        if card in CARDS and when_cast(card) is None:
            yield Problem("guardians-problem-plan-not-cast", {"card": card})


def _windows(orders: CombatOrders, listed: Choices) -> Iterator[Problem]:
    yield from _too_long(orders, listed)
    if not set(listed) <= set(PASSABLE):
        yield Problem("guardians-problem-plan-window")


def _numbers(orders: CombatOrders, listed: Iterable[str | int]) -> Iterator[Problem]:
    if not all(0 <= int(one) <= 99 for one in listed):
        yield Problem("guardians-problem-plan-number")


def _bribes(orders: CombatOrders, now: Choices) -> Iterator[Problem]:
    yield from _too_long(orders, orders.bribes)
    for rule in orders.bribes:
        yield from _cards(orders, rule.cards)
        yield from _numbers(orders, (rule.base_from, rule.by_most or 0))


# What stands in more than one field


def _dispel(orders: CombatOrders, chosen: Choices) -> CombatOrders:
    match chosen:
        case ("ask" | "never" as word,):
            return replace(orders, dispel=word)
    return replace(orders, dispel="area", dispel_from=int(chosen[0]))


def _bribe(orders: CombatOrders, chosen: Choices) -> CombatOrders:
    rules, unbribed = _BRIBES[chosen[0]]
    return replace(orders, bribes=rules, unbribed=unbribed)


def _cast(orders: CombatOrders, chosen: Choices) -> CombatOrders:
    pattern = orders.spells[0] if orders.spells else SpellRule(card="")
    return replace(orders, spells=tuple(replace(pattern, card=card) for card in chosen))


def _each_spell(orders: CombatOrders, **changes: int | bool) -> CombatOrders:
    return replace(orders, spells=tuple(replace(rule, **changes) for rule in orders.spells))


# When they are asked


def _option(name: str) -> Callable[[View], bool]:
    return lambda view: getattr(view.options, name)


def _has_spells(orders: CombatOrders) -> bool:
    return bool(orders.spells)


def _has_goal(orders: CombatOrders) -> bool:
    return orders.goal in ("win", "tie")


SETTINGS: Final[tuple[Setting[View, CombatOrders], ...]] = (
    one_of("commands", "attacking", "ask", "no", "yes"),
    one_of("commands", "after-yes", "ask", "no", "yes", style="list"),
    one_of("commands", "after-no", "ask", "no", "yes", style="list"),
    in_order("commands", "commands", _own(_is_command), problems=_cards),
    number(
        *("commands", "raised", range(7)),
        shown=_has(lambda card: _is_command(card) and can_be_raised(card)),
        problems=_numbers,
    ),
    one_of("commands", "second", "ask", "never", "yes", style="list", at_table=_option("second_command_spell")),
    one_of(
        *("commands", "dispel", "ask", "never", "1", "6", "12", "18"),
        style="list",
        read=lambda plan: (str(plan.dispel_from) if plan.dispel == "area" else plan.dispel,),
        write=_dispel,
        problems=lambda plan, now: _numbers(plan, (plan.dispel_from,)),
    ),
    in_order("primaries", "primaries", _own(_is_creature), problems=_cards),
    one_of("primaries", "then", "ask", "lowest", "highest"),
    several("primaries", "spare", _own(_is_creature), problems=_cards),
    one_of(
        *("bribery", "bribe", *_BRIBES),
        style="list",
        read=lambda plan: tuple(name for name, rules in _BRIBES.items() if rules == (plan.bribes, plan.unbribed)),
        write=_bribe,
        problems=_bribes,
    ),
    one_of("bribery", "shot-at", "ask", "never", "bribe"),
    one_of("bribery", "counter", "ask", "never", "outbid", style="list", at_table=_option("counter_bribery")),
    several(
        *("spells", "spells", _own(when_cast)),
        read=lambda plan: tuple(rule.card for rule in plan.spells),
        write=_cast,
        problems=_spells,
    ),
    one_of(
        *("spells", "spells-from", "0", "5", "8", "10", "12"),
        style="list",
        needs=_has_spells,
        read=lambda plan: tuple(str(rule.base_from) for rule in plan.spells),
        write=lambda plan, chosen: _each_spell(plan, base_from=int(chosen[0])),
        problems=_numbers,
    ),
    one_of(
        *("spells", "spells-when", "losing", "always"),
        needs=_has_spells,
        read=lambda plan: tuple("losing" if rule.losing else "always" for rule in plan.spells),
        write=lambda plan, chosen: _each_spell(plan, losing=chosen == ("losing",)),
    ),
    several(
        "spells",
        "dispels",
        _words("command", "spell", "item"),
        shown=_has(lambda card: with_ability(CARDS[card], Dispel)),
    ),
    one_of("modifiers", "goal", "ask", "win", "tie", "never", style="list"),
    number("modifiers", "stones", (*range(7), 20), needs=_has_goal, unsaid=(), problems=_numbers),
    one_of("modifiers", "channelers", "no", "yes", style="list", needs=_has_goal),
    in_order("modifiers", "shots", _own(ranged_of), needs=_has_goal, problems=_cards),
    one_of(
        *("modifiers", "to-shots", "no", "yes"),
        needs=_has_goal,
        shown=_has(lambda card: (ranged := ranged_of(card)) is not None and ranged.channel_boost_max),
        unsaid=("no",),
    ),
    one_of("secondary", "secondary", "ask", "highest", "never"),
    several(
        *("secondary", "keep-back", _own(_is_creature)),
        shown=lambda view, seat, plan: plan.secondary == "highest",
        problems=_cards,
    ),
    one_of("afterwards", "heal", "ask", "never", "free", "paid"),
    one_of("afterwards", "save", "ask", "never", "most"),
    in_order("afterwards", "retreats", _words(*PLACES, GIVE_UP), problems=_too_long),
    one_of(ELSEWHERE, "otherwise", "ask", "pass"),
    several(
        *(ELSEWHERE, "pass-windows", _words(*PASSABLE)),
        shown=lambda view, seat, plan: view.options.windows == "asked",
        problems=_windows,
    ),
)
"""The rows, in the order in which they are asked and said."""
