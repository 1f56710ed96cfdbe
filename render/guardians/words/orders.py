"""Standing orders for the combats of Guardians in words: the menus they are made with, and what they say."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Final

from bot.games.contract import STANDING
from bot.games.guardians.cards import CARDS
from bot.games.guardians.combat import when_cast
from bot.games.guardians.sheets import AGAIN, SETTINGS, not_again
from bot.games.guardians.table import DISPUTED, GIVE_UP, CombatOrders, View, as_place
from bot.games.orders import Setting
from bot.language import Language
from render.guardians.words.nouns import card_name, timing_text
from render.guardians.words.phrases import card_label, counted, label, place_name, seat_of, view_in
from render.presenter import Label, Scene

ORDERS: Final = (STANDING, "sheet", "council")
"""The questions for orders: the standing one, and those for combat sheets."""


def order_choice(scene: Scene, question: str, choice: str) -> Label:
    """Name a choice in the menus of standing orders; buttons name their question too."""
    language, say = scene.language, scene.language.say
    if choice in CARDS:
        timing = CARDS[choice].timing if question == "spells" else None
        return card_label(choice, language, when=timing_text(timing, language) if timing else "")
    if question == "suggest" and choice == AGAIN and (missing := not_done_again(scene)):
        return label(say("guardians-plan-suggest-again"), say("guardians-plan-suggest-without", what=missing))
    if question == "retreats" and choice == GIVE_UP:
        return label(say("guardians-choice-give-up"), say("guardians-choice-give-up-about"))
    if question == "retreats":
        return label(place_name(scene.view, as_place(choice) or DISPUTED[0], language))
    return label(_chosen(question, choice, language))


def _chosen(question: str, choice: str, language: Language) -> str:
    if choice.removeprefix("-").isdecimal():
        return language.say(f"guardians-plan-{question}-count", count=int(choice))
    return language.say(f"guardians-plan-{question}-{choice}")


def not_done_again(scene: Scene) -> str:
    """List what the player's last sheet names and what has no part in this combat; "" if that is nothing."""
    cards, places = not_again(view_in(scene), seat_of(scene))
    return scene.language.list((*(card_name(card, scene.language) for card in cards), *places))


def orders_told(scene: Scene, orders: CombatOrders | None) -> Iterator[str]:
    """Say line by line what standing orders say; what they leave open is asked."""
    if orders is None or orders == CombatOrders():
        yield scene.language.say("guardians-plan-empty")
        return
    yield from (f"- {line}" for line in orders_said(orders, scene.language))


def orders_said(orders: CombatOrders, language: Language, *, without: Collection[str] = ()) -> Iterator[str]:
    """Say order by order what orders say, in their owner's words; `without` are keys of settings that are left out."""
    for setting in SETTINGS:
        if setting.key not in without:
            yield from order_said(setting, orders, language)


def order_said(setting: Setting[View, CombatOrders], orders: CombatOrders, language: Language) -> Iterator[str]:
    """Say what a plan says about one thing: cards in a sentence, all else as it is called in the menu."""
    if setting.key in _OTHERWISE_SAID:
        yield from _OTHERWISE_SAID[setting.key](orders, language) if setting.needs(orders) else ()
        return
    said = setting.said(orders)
    cards = [choice for choice in said if choice in CARDS]
    if cards:
        in_order = setting.takes == "in order"
        named = [card_name(card, language) for card in cards] if in_order else counted(cards, language)
        names = ", ".join(named) if in_order else language.list(named)
        yield language.say(f"guardians-planned-{setting.key}", cards=names)
    yield from (_chosen(setting.key, choice, language) for choice in said if choice not in CARDS)


# What is said in other words than those of the menu


def _dispelling(orders: CombatOrders, language: Language) -> Iterator[str]:
    if orders.dispel == "never":
        yield language.say("guardians-plan-dispel-never")
    elif orders.dispel == "area":
        yield language.say("guardians-plan-dispel-from", count=orders.dispel_from)
    for kind in orders.dispels:
        yield language.say(f"guardians-plan-dispels-{kind}")


def _leading(orders: CombatOrders, language: Language) -> Iterator[str]:
    if orders.then != "ask":
        yield language.say(f"guardians-{'plan-then' if orders.primaries else 'planned-lead'}-{orders.then}")


def _bribery(orders: CombatOrders, language: Language) -> Iterator[str]:
    say = language.say
    for rule in orders.bribes:
        if rule.losing and rule.by_most is not None:
            yield say("guardians-planned-bribe-close", count=rule.base_from, points=rule.by_most)
            continue
        yield say("guardians-planned-bribe", count=rule.base_from, losing=rule.losing)
    if orders.unbribed == "pass" and not orders.bribes:
        yield say("guardians-plan-bribe-never")


def _casting(orders: CombatOrders, language: Language) -> Iterator[str]:
    """Say which cards are cast in match-ups, and which as soon as their own moment comes."""
    by_rule = [rule for rule in orders.spells if when_cast(rule.card) in (None, "match-up", "land", "fed")]
    at_once = [rule.card for rule in orders.spells if rule not in by_rule]
    for rule in by_rule[:1]:
        cards = language.list(counted((each.card for each in by_rule), language))
        yield language.say("guardians-planned-spells", cards=cards, count=rule.base_from, losing=rule.losing)
    if at_once:
        yield language.say("guardians-planned-answers", cards=language.list(counted(at_once, language)))


def _retreating(orders: CombatOrders, language: Language) -> Iterator[str]:
    places, gives_up = way_back(orders)
    if places:
        yield language.say("guardians-planned-retreats", places=", ".join(places))
    if gives_up:
        yield language.say("guardians-planned-give-up", count=len(places))


def way_back(orders: CombatOrders) -> tuple[tuple[str, ...], bool]:
    """List the spaces that orders retreat to, and tell whether they give the shield up where none of them is open."""
    places = tuple(takewhile(lambda to: to != GIVE_UP, orders.retreats))
    return places, GIVE_UP in orders.retreats


_OTHERWISE_SAID: Final[Mapping[str, Callable[[CombatOrders, Language], Iterable[str]]]] = {
    "dispel": _dispelling,
    "then": _leading,
    "bribe": _bribery,
    "spells": _casting,
    "stones": lambda orders, language: [language.say("guardians-planned-stones", count=orders.stones)],
    "retreats": _retreating,
    **dict.fromkeys(("spells-from", "spells-when", "dispels"), lambda orders, language: ()),
}
"""How settings are told that are told otherwise, or with another one."""
