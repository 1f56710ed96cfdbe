"""The menus of the standing question: orders for combats, put together part by part.

A plan can be made at any time and holds for all later combats until it is changed. Cards are offered as far as their
owner has them on the table or in his hands now; a plan may name others, and waits for them.

Keys of the questions: "part" (buttons) chooses what is changed, then for each part

- commands: "attacking" (buttons "ask", "no", "yes"), "after-yes", "after-no" (lists of the same, as their labels are
  long), "commands" (menu, in order, see below), "raised" (menu "0" to "6", for who can raise one), "second" (list
  "ask", "never", "yes", where the table allows it), "dispel" (list "ask", "never", "1", "6", "12", "18": from so much
  base vitality lost).
- primaries: "primaries" (in order), "then" (buttons "ask", "lowest", "highest"), "spare" (menu, several).
- bribery: "bribe" (list "ask", "never", "losing", "losing-8", "close-8", "strong", "always"), "shot-at" (buttons
  "ask", "never", "bribe"), "counter" (list "ask", "never", "outbid", where the table allows it).
- spells: "spells" (menu, several), "spells-from" (list "0", "5", "8", "10", "12": base vitality of the enemy),
  "spells-when" (buttons "losing", "always"), "dispels" (menu, several: "command", "spell", "item"; for who can dispel).
- modifiers: "goal" (list "ask", "win", "tie", "never"), "stones" (menu "0" to "6", "20"), "channelers" (list
  "no", "yes"), "shots" (in order), "to-shots" (buttons "no", "yes", for who has one that may receive).
- secondary: "secondary" (buttons "ask", "highest", "never"), "keep-back" (menu, several).
- afterwards: "heal" (buttons "ask", "never", "free", "paid"), "save" (buttons "ask", "never", "most"), "retreats"
  (spaces and "give-up", in order).
- windows: "otherwise" (buttons "ask", "pass"), "pass-windows" (menu, several: kinds of decisions).

Menus "in order" take one card at a time: it is put behind the others, or taken out if it is among them. Their `chosen`
is empty; the order is in the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from bot.games.contract import Decision, Problem, Question, Seat, standing_question
from bot.games.forms import Menu
from bot.games.guardians.abilities import Dispel
from bot.games.guardians.battlefield import ranged_of
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.combat import bribery_cards, can_be_raised, cards_here, combat_of, when_cast
from bot.games.guardians.table import (
    GIVE_UP,
    PLACES,
    BribeRule,
    Cards,
    Draft,
    Kind,
    Plan,
    SpellRule,
    View,
    neighbours,
)
from bot.games.parts import Questionnaire

PARTS: Final = ("commands", "primaries", "bribery", "spells", "modifiers", "secondary", "afterwards")
WHOLE: Final = "whole"
"""The part of a sheet in which nothing is changed: all that it says is told there."""
PASSABLE: Final[tuple[Kind, ...]] = ("upcards", "flight", "spoils", "hammer", "dispel")
"""The windows outside of combats in which a plan can pass, where they are asked."""
MOST_LISTED: Final = 24
"""So many cards each list of a plan holds."""

_BRIBES: Final[Mapping[str, tuple[tuple[BribeRule, ...], str]]] = {
    "ask": ((), "ask"),
    "never": ((), "pass"),
    "losing": ((BribeRule(),), "pass"),
    "losing-8": ((BribeRule(base_from=8),), "pass"),
    "close-8": ((BribeRule(base_from=8, by_most=4),), "pass"),
    "strong": ((BribeRule(base_from=5), BribeRule(base_from=9, losing=False)), "pass"),
    "always": ((BribeRule(losing=False),), "pass"),
}
_DISPEL_FROM: Final = (1, 6, 12, 18)
_SPELLS_FROM: Final = (0, 5, 8, 10, 12)
_STONES: Final = ("0", "1", "2", "3", "4", "5", "6", "20")
_RAISED: Final = ("0", "1", "2", "3", "4", "5", "6")


def standing(view: View) -> Decision | None:
    """Give the standing question of a seat; None for the public, after the match, and where sheets take its place."""
    if view.seat is None or view.outcome is not None or view.players[view.seat].left or view.options.pace == "sheets":
        return None
    return standing_question(view.seat)


def drafted(draft: Draft) -> Plan:
    """Give the plan that a draft makes; one without any order if nothing has been chosen."""
    return draft.plan or Plan()


def _questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """List the parts of a plan, and what can be changed in the chosen one."""
    part = _part(draft)
    yield _buttons("part", (*PARTS, "windows"), part)
    yield from _about(view, decision.seat, drafted(draft), part)


def part_questions(view: View, seat: Seat, draft: Draft, plan: Plan) -> Iterator[Question]:
    """List the parts of a combat sheet, and what can be changed in the chosen one; nothing of it is asked later."""
    part = _part(draft)
    parts = tuple(one for one in PARTS if any(_fitting(view, seat, plan, one)))
    yield replace(_buttons("part", (*parts, WHOLE), part), style="menu")
    yield from _fitting(view, seat, plan, part)


def _fitting(view: View, seat: Seat, plan: Plan, part: str) -> Iterator[Question]:
    """List what can be changed in a part of a sheet, with the cards that have a part in the combat."""
    field = combat_of(view).field
    if part == "commands" and field.match_ups:
        return  # they have been shown
    if part == "bribery" and not bribery_cards(view, seat):
        return
    far = set(PLACES).difference(neighbours(field.place))
    elsewhere = {"ask", *_elsewhere(view, seat), *far}
    for question in _about(view, seat, plan, part):
        choices = tuple(one for one in question.choices if one not in elsewhere)
        chosen = tuple(one for one in question.chosen if one in choices)
        moot = ("after-yes", "after-no") if seat == field.attacker else ("attacking",)
        if choices and question.key not in moot:
            yield replace(question, choices=choices, chosen=chosen, most=min(question.most, len(choices)))


def _elsewhere(view: View, seat: Seat) -> Iterator[CardId]:
    """List the own cards that have no part in the combat."""
    here = cards_here(view, seat)
    yield from (card for card in CARDS if card not in here)


def _part(draft: Draft) -> str:
    return dict(draft.taken).get("part", ("",))[0]


def _about(view: View, seat: Seat, plan: Plan, part: str) -> Iterator[Question]:
    """List what can be changed in a part."""
    match part:
        case "commands":
            yield _buttons("attacking", _WORDS["attacking"], plan.attacking)
            yield _listed("after-yes", _WORDS["after_yes"], plan.after_yes)
            yield _listed("after-no", _WORDS["after_no"], plan.after_no)
            commands = _own(view, seat, _is_command)
            yield from _in_order("commands", commands, plan.commands)
            if any(map(can_be_raised, commands)):
                yield replace(_buttons("raised", _RAISED, str(plan.raised)), style="menu")
            if view.options.second_command_spell:
                yield _listed("second", _WORDS["second"], plan.second)
            yield _listed("dispel", ("ask", "never", *map(str, _DISPEL_FROM)), _dispel(plan))
        case "primaries":
            yield from _in_order("primaries", _own(view, seat, _is_creature), plan.primaries)
            yield _buttons("then", _WORDS["then"], plan.then)
            yield from _several("spare", _own(view, seat, _is_creature), plan.spare)
        case "bribery":
            now = next((name for name, rules in _BRIBES.items() if rules == (plan.bribes, plan.unbribed)), "")
            yield _listed("bribe", tuple(_BRIBES), now)
            yield _buttons("shot-at", _WORDS["shot_at"], plan.shot_at)
            if view.options.counter_bribery:
                yield _listed("counter", _WORDS["counter"], plan.counter)
        case "spells":
            listed = tuple(dict.fromkeys(rule.card for rule in plan.spells))
            yield from _several("spells", _own(view, seat, _is_cast), listed)
            if plan.spells:
                yield _listed("spells-from", tuple(map(str, _SPELLS_FROM)), str(plan.spells[0].base_from))
                yield _buttons("spells-when", ("losing", "always"), "losing" if plan.spells[0].losing else "always")
            if _own(view, seat, _is_dispelling):
                yield from _several("dispels", ("command", "spell", "item"), plan.dispels)
        case "modifiers":
            yield _listed("goal", _WORDS["goal"], plan.goal)
            if plan.goal in ("win", "tie"):
                yield replace(_buttons("stones", _STONES, str(plan.stones)), style="menu")
                yield _listed("channelers", ("no", "yes"), "yes" if plan.channelers else "no")
                shooters = _own(view, seat, _is_shooter)
                yield from _in_order("shots", shooters, plan.shots)
                if any((ranged := ranged_of(card)) is not None and ranged.channel_boost_max for card in shooters):
                    yield _buttons("to-shots", ("no", "yes"), "yes" if plan.to_shots else "no")
        case "secondary":
            yield _buttons("secondary", _WORDS["secondary"], plan.secondary)
            if plan.secondary == "highest":
                yield from _several("keep-back", _own(view, seat, _is_creature), plan.keep_back)
        case "afterwards":
            yield _buttons("heal", _WORDS["heal"], plan.heal)
            yield _buttons("save", _WORDS["save"], plan.save)
            yield from _in_order("retreats", (*PLACES, GIVE_UP), plan.retreats)
        case "windows":
            yield _buttons("otherwise", _WORDS["otherwise"], plan.otherwise)
            if view.options.windows == "asked":
                yield from _several("pass-windows", PASSABLE, plan.pass_windows)


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question."""
    return taken(draft, drafted(draft), _questions(view, decision, draft), key, chosen)


def taken(draft: Draft, plan: Plan, questions: Iterable[Question], key: str, chosen: tuple[str, ...]) -> Draft:
    """Give a draft of a plan after one of its questions has been answered."""
    asked = next(question for question in questions if question.key == key)
    if not chosen and asked.most == 1:
        return draft
    if key == "part":
        return replace(draft, taken=(("part", chosen),))
    return replace(draft, plan=replace(plan, **_changes(plan, key, chosen)))


def _finish(view: View, decision: Decision, draft: Draft) -> Plan:
    """Give the plan as it stands; what it leaves open is asked in the match."""
    return drafted(draft)


def problems(view: View, decision: Decision, action: Plan) -> tuple[Problem, ...]:
    """List everything that is wrong with a plan. Cards that are somewhere else now are no fault: they may come."""
    lists = (
        action.commands,
        action.primaries,
        tuple(rule.card for rule in action.spells),
        action.shots,
        action.keep_back,
        action.spare,
        *(rule.cards for rule in action.bribes),
    )
    found = [
        Problem("guardians-problem-unknown-card", {"text": card})
        for card in dict.fromkeys(card for cards in lists for card in cards)
        if card not in CARDS
    ]
    found += [
        Problem("guardians-problem-plan-not-cast", {"card": rule.card})
        for rule in action.spells
        if rule.card in CARDS and when_cast(rule.card) is None
    ]
    if any(len(one) > MOST_LISTED for one in (*lists, action.bribes, action.pass_windows, action.retreats)):
        found.append(Problem("guardians-problem-plan-too-long", {"most": MOST_LISTED}))
    bases = (*(rule.base_from for rule in action.bribes), *(rule.base_from for rule in action.spells))
    bases += tuple(rule.by_most for rule in action.bribes if rule.by_most is not None)
    numbers = (action.stones, action.raised, action.dispel_from, *bases)
    if not all(0 <= number <= 99 for number in numbers):
        found.append(Problem("guardians-problem-plan-number"))
    if not set(action.pass_windows) <= set(PASSABLE):
        found.append(Problem("guardians-problem-plan-window"))
    return tuple(found)


PLANNING: Final[Questionnaire[View, Plan]] = Questionnaire(
    answers=Plan, menu=Menu(_questions, _take, _finish), problems=problems
)


# Questions


_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "attacking": ("ask", "no", "yes"),
    "after_yes": ("ask", "no", "yes"),
    "after_no": ("ask", "no", "yes"),
    "then": ("ask", "lowest", "highest"),
    "shot_at": ("ask", "never", "bribe"),
    "counter": ("ask", "never", "outbid"),
    "second": ("ask", "never", "yes"),
    "goal": ("ask", "win", "tie", "never"),
    "secondary": ("ask", "highest", "never"),
    "heal": ("ask", "never", "free", "paid"),
    "save": ("ask", "never", "most"),
    "otherwise": ("ask", "pass"),
}


def _buttons(key: str, choices: tuple[str, ...], now: str) -> Question:
    return Question(key=key, choices=choices, least=0, chosen=(now,) if now in choices else (), style="buttons")


def _listed(key: str, choices: tuple[str, ...], now: str) -> Question:
    """Ask by a list what has too long labels for buttons beside each other on a phone."""
    return replace(_buttons(key, choices, now), style="list")


def _in_order(key: str, offered: Iterable[CardId], listed: Cards) -> Iterator[Question]:
    choices = tuple(dict.fromkeys((*listed, *offered)))
    if len(listed) >= MOST_LISTED:
        choices = tuple(dict.fromkeys(listed))
    if choices:
        yield Question(key=key, choices=choices, least=0)


def _several(key: str, offered: Iterable[str], listed: tuple[str, ...]) -> Iterator[Question]:
    choices = tuple(dict.fromkeys((*listed, *offered)))
    if choices:
        most = min(len(choices), MOST_LISTED)
        yield Question(key=key, choices=choices, least=0, most=most, chosen=tuple(dict.fromkeys(listed)))


def _dispel(plan: Plan) -> str:
    return str(plan.dispel_from) if plan.dispel == "area" else plan.dispel


def _own(view: View, seat: Seat, wanted: Callable[[CardId], bool]) -> Cards:
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


def _is_command(card: CardId) -> bool:
    known = CARDS[card]
    return known.timing == "command" or any(ability.command for ability in known.abilities)


def _is_creature(card: CardId) -> bool:
    return CARDS[card].is_creature


def _is_shooter(card: CardId) -> bool:
    return ranged_of(card) is not None


def _is_dispelling(card: CardId) -> bool:
    return bool(with_ability(CARDS[card], Dispel))


def _is_cast(card: CardId) -> bool:
    return when_cast(card) is not None


# Answers


def _changes(plan: Plan, key: str, chosen: tuple[str, ...]) -> dict[str, Any]:
    """Say which fields of a plan an answer changes."""
    first = chosen[0] if chosen else ""
    match key:
        case "commands" | "primaries" | "shots" | "retreats":
            listed = getattr(plan, key)
            return {key: tuple(card for card in listed if card != first) if first in listed else (*listed, first)}
        case "dispel":
            return {"dispel": first} if first in ("ask", "never") else {"dispel": "area", "dispel_from": int(first)}
        case "bribe":
            rules, unbribed = _BRIBES[first]
            return {"bribes": rules, "unbribed": unbribed}
        case "spells":
            pattern = plan.spells[0] if plan.spells else SpellRule(card="")
            return {"spells": tuple(replace(pattern, card=card) for card in chosen)}
        case "spells-from":
            return {"spells": tuple(replace(rule, base_from=int(first)) for rule in plan.spells)}
        case "spells-when":
            return {"spells": tuple(replace(rule, losing=first == "losing") for rule in plan.spells)}
        case "stones" | "raised":
            return {key: int(first)}
        case "channelers" | "to-shots":
            return {key.replace("-", "_"): first == "yes"}
        case "keep-back":
            return {"keep_back": chosen}
        case "spare" | "dispels":
            return {key: chosen}
        case "pass-windows":
            return {"pass_windows": chosen}
        case _:
            return {key.replace("-", "_"): first}
