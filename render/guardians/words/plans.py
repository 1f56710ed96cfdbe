"""Standing orders for the combats of Guardians in words: the menus they are made with, and what they say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from bot.games.contract import PLAN
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.combat import when_cast
from bot.games.guardians.sheets import AGAIN, not_again
from bot.games.guardians.table import DISPUTED, GIVE_UP, Plan, as_place
from bot.language import Language
from render.guardians.words.nouns import card_name, timing_text
from render.guardians.words.phrases import card_label, counted, label, place_name, seat_of, view_of
from render.presenter import Label, Scene

ORDERS: Final = (PLAN, "sheet", "council")
"""The questions for orders: the standing one, and those for combat sheets."""
_COMMANDS = ("attacking", "after_yes", "after_no")


def plan_choice(scene: Scene, question: str, choice: str) -> Label:
    """Name a choice in the menus of standing orders; buttons name their question too."""
    language, say = scene.language, scene.language.say
    if choice in CARDS:
        timing = CARDS[choice].timing if question == "spells" else None
        return card_label(choice, language, when=timing_text(timing, language) if timing else "")
    match question:
        case "dispel" if choice.isdecimal():
            return label(say("guardians-plan-dispel-least", count=int(choice)))
        case "suggest" if choice == AGAIN and (missing := not_done_again(scene)):
            return label(say("guardians-plan-suggest-again"), say("guardians-plan-suggest-without", what=missing))
        case "spells-from":
            return label(say("guardians-plan-spells-from", count=int(choice)))
        case "stones" | "raised":
            return label(say(f"guardians-plan-{question}-at-most", count=int(choice)))
        case "pass-windows":
            return label(say(f"guardians-plan-window-{choice}"))
        case "retreats" if choice == GIVE_UP:
            return label(say("guardians-choice-give-up"), say("guardians-choice-give-up-about"))
        case "retreats":
            return label(place_name(scene.view, as_place(choice) or DISPUTED[0], language))
        case _:
            return label(say(f"guardians-plan-{question}-{choice}"))


def not_done_again(scene: Scene) -> str:
    """List what the player's last sheet names and what has no part in this combat; "" if that is nothing."""
    cards, places = not_again(view_of(scene), seat_of(scene))
    return scene.language.list((*(card_name(card, scene.language) for card in cards), *places))


def plan_lines(scene: Scene, plan: Plan | None) -> Iterator[str]:
    """Say line by line what standing orders say; what they leave open is asked."""
    if plan is None or plan == Plan():
        yield scene.language.say("guardians-plan-empty")
        return
    yield from (f"- {line}" for line in orders_said(plan, scene.language))


def orders_said(plan: Plan, language: Language) -> Iterator[str]:
    """Say order by order what a plan says, in its owner's words."""
    say = language.say
    for name in _COMMANDS:
        if getattr(plan, name) != "ask":
            yield say(f"guardians-plan-{name.replace('_', '-')}-{getattr(plan, name)}")
    if plan.commands:
        yield say("guardians-planned-commands", cards=_in_order(plan.commands, language))
    if plan.raised:
        yield say("guardians-plan-raised-at-most", count=plan.raised)
    if plan.second != "ask":
        yield say(f"guardians-plan-second-{plan.second}")
    yield from _dispelling(plan, language)
    if plan.primaries:
        yield say("guardians-planned-primaries", cards=_in_order(plan.primaries, language))
    if plan.then != "ask":
        yield say(f"guardians-{'plan-then' if plan.primaries else 'planned-lead'}-{plan.then}")
    if plan.spare:
        yield say("guardians-planned-spare", cards=language.list(counted(plan.spare, language)))
    yield from _bribery(plan, language)
    yield from _casting(plan, language)
    if plan.goal != "ask":
        yield say(f"guardians-plan-goal-{plan.goal}")
    if plan.goal in ("win", "tie"):
        yield say("guardians-plan-stones", count=plan.stones)
        yield say(f"guardians-plan-channelers-{'yes' if plan.channelers else 'no'}")
        if plan.shots:
            yield say("guardians-planned-shots", cards=_in_order(plan.shots, language))
        if plan.to_shots:
            yield say("guardians-plan-to-shots-yes")
    if plan.secondary != "ask":
        yield say(f"guardians-plan-secondary-{plan.secondary}")
    if plan.keep_back:
        yield say("guardians-planned-keep-back", cards=language.list(counted(plan.keep_back, language)))
    if plan.heal != "ask":
        yield say(f"guardians-plan-heal-{plan.heal}")
    if plan.save != "ask":
        yield say(f"guardians-plan-save-{plan.save}")
    places, gives_up = way_back(plan)
    if places:
        yield say("guardians-planned-retreats", places=", ".join(places))
    if gives_up:
        yield say("guardians-planned-give-up", count=len(places))
    if plan.otherwise != "ask":
        yield say(f"guardians-plan-otherwise-{plan.otherwise}")
    for window in plan.pass_windows:
        yield say(f"guardians-plan-window-{window}")


def _dispelling(plan: Plan, language: Language) -> Iterator[str]:
    if plan.dispel == "never":
        yield language.say("guardians-plan-dispel-never")
    elif plan.dispel == "area":
        yield language.say("guardians-plan-dispel-from", count=plan.dispel_from)
    for kind in plan.dispels:
        yield language.say(f"guardians-plan-dispels-{kind}")


def _casting(plan: Plan, language: Language) -> Iterator[str]:
    """Say which cards are cast in match-ups, and which as soon as their own moment comes."""
    by_rule = [rule for rule in plan.spells if when_cast(rule.card) in (None, "match-up", "land", "fed")]
    at_once = [rule.card for rule in plan.spells if rule not in by_rule]
    for rule in by_rule[:1]:
        cards = language.list(counted((each.card for each in by_rule), language))
        losing = "yes" if rule.losing else "no"
        yield language.say("guardians-planned-spells", cards=cards, count=rule.base_from, losing=losing)
    if at_once:
        yield language.say("guardians-planned-answers", cards=language.list(counted(at_once, language)))


def way_back(plan: Plan) -> tuple[tuple[str, ...], bool]:
    """List the spaces that a plan retreats to, and tell whether it gives the shield up where none of them is open."""
    places = tuple(takewhile(lambda to: to != GIVE_UP, plan.retreats))
    return places, GIVE_UP in plan.retreats


def _bribery(plan: Plan, language: Language) -> Iterator[str]:
    say = language.say
    for rule in plan.bribes:
        if rule.losing and rule.by_most is not None:
            yield say("guardians-planned-bribe-close", count=rule.base_from, points=rule.by_most)
            continue
        yield say("guardians-planned-bribe", count=rule.base_from, losing="yes" if rule.losing else "no")
    if plan.unbribed == "pass" and not plan.bribes:
        yield say("guardians-plan-bribe-never")
    for name, answer in (("shot-at", plan.shot_at), ("counter", plan.counter)):
        if answer != "ask":
            yield say(f"guardians-plan-{name}-{answer}")


def _in_order(cards: tuple[CardId, ...], language: Language) -> str:
    return ", ".join(card_name(card, language) for card in cards)
