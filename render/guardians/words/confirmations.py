"""What a player of Guardians has answered: the words of the button that makes it final, and its confirmation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.games.guardians.battlefield import fighter_of
from bot.games.guardians.cards import CARDS, CardId
from bot.games.guardians.table import AnsweredAhead, actions, as_place
from render.guardians.words.nouns import card_name
from render.guardians.words.phrases import cards_text, declared_name, named, settled_by, view_of
from render.guardians.words.plans import plan_lines
from render.kit.sentences import LABEL_LIMIT, shortened
from render.presenter import Scene

_PASSING: Final = (actions.Pass(), actions.Raise(), actions.Save(), actions.Heal())
"""The answers by which nothing is done."""


def act(scene: Scene, action: actions.Answer) -> str:
    """Word the button that makes an action final."""
    return shortened(_worded(scene, action, "act"), LABEL_LIMIT)


def done(scene: Scene, action: actions.Answer) -> str:
    """Confirm an action to whoever made it."""
    match action:
        case actions.Plan():
            return "\n".join((scene.language.say("guardians-done-plan"), *plan_lines(scene, action)))
        case _:
            return _worded(scene, action, "done")


def answered_ahead(scene: Scene, events: Sequence[AnsweredAhead]) -> Iterator[str]:
    """Tell somebody what his combat sheet and his orders have answered, and after that where they have passed."""
    language, say = scene.language, scene.language.say
    for by in ("sheet", "orders"):
        told = [event for event in events if event.by == by]
        if told:
            yield say("guardians-ahead", by=by)
        for event in told:
            if event.action not in _PASSING:
                answer = _worded(scene, event.action, "done", event)
                yield "- " + say("order-followed", duty=say(f"guardians-duty-{event.kind}"), answer=answer)
        passed = dict.fromkeys(event.kind for event in told if event.action in _PASSING)
        if passed:
            duties = language.series(say(f"guardians-duty-{kind}") for kind in passed)
            yield "- " + say("guardians-ahead-passed", duties=duties)


def _worded(scene: Scene, action: actions.Answer, form: str, ahead: AnsweredAhead | None = None) -> str:  # noqa: PLR0911, PLR0912 - one case for each action
    """Word an action as a button ("act") or as a confirmation ("done"); what it aimed at if it was given `ahead`."""
    language, say = scene.language, scene.language.say
    match action:
        case actions.Layout(redraw=True):
            return say(f"guardians-{form}-redraw")
        case actions.Layout(orders=orders):
            return say(f"guardians-{form}-layout", orders=orders is not None)
        case actions.Plan():
            return say(f"guardians-{form}-plan")
        case actions.Foresight(take=take):
            return say(f"guardians-{form}-foresight", take=take)
        case actions.Pass(for_good=for_good):
            asking = view_of(scene).asking
            kind = "good" if for_good else "window" if asking is None else asking.kind
            return say(f"guardians-{form}-pass", kind=kind)
        case actions.Play(card=card):
            target = _target(scene, action.target, ahead)
            return say(f"guardians-{form}-play", card=named(card, language), target=target)
        case actions.Stand(shield=place, rest=rest):
            return say(f"guardians-{form}-stand", place=place, rest=rest)
        case actions.Walk(shield=place, path=path, fly=fly, fight=fight):
            back = path[-1:] == (place,)
            to = path[-1] if path else place
            how = fight or "ask"
            return say(f"guardians-{form}-walk", place=place, to=to, fly=fly, back=back, fight=how)
        case actions.Reinforce(origin=origin, path=path, creatures=creatures, items=items):
            count = len(creatures) + len(items)
            to = path[-1] if path else origin
            return say(f"guardians-{form}-reinforce", count=count, origin=origin, place=to)
        case actions.Storm(shield=place, fight=fight):
            return say(f"guardians-{form}-storm", place=place, fight=fight or "ask")
        case actions.Say(yes=yes):
            return say(f"guardians-{form}-say", yes=yes)
        case actions.Command(card=None):
            return say(f"guardians-{form}-no-command")
        case actions.Command(target=target) if target:
            return say(f"guardians-{form}-send", card=named(target, language))
        case actions.Command(card=card):
            return say(f"guardians-{form}-command", card=named(card or "", language))
        case actions.Declare(value=value):
            return say(f"guardians-{form}-declare", value=declared_name(value, language))
        case actions.Lead(card=card):
            return say(f"guardians-{form}-lead", card=named(card, language))
        case actions.Bribe(card=None):
            return say(f"guardians-{form}-no-bribe")
        case actions.Bribe(card=card):
            return say(f"guardians-{form}-bribe", card=named(card or "", language))
        case actions.Shoot(card=card):
            return say(f"guardians-{form}-shoot", card=named(card, language))
        case actions.Channel(card=card):
            return say(f"guardians-{form}-channel", card=named(card, language))
        case actions.Strike(card=card, target=number):
            return say(
                f"guardians-{form}-strike", card=named(card, language), target=_target(scene, str(number), ahead)
            )
        case actions.Raise(stones=stones, shots=shots):
            return say(f"guardians-{form}-raise", stones=stones, count=len(shots))
        case actions.Save(cards=cards):
            return say(f"guardians-{form}-save", count=len(cards), cards=cards_text(_known(cards), language))
        case actions.Heal(pairs=pairs):
            healed = cards_text(_known(patient for _, patient in pairs), language)
            return say(f"guardians-{form}-heal", count=len(pairs), cards=healed)
        case actions.Retreat(to=None):
            return say(f"guardians-{form}-give-up")
        case actions.Retreat(to=to):
            return say(f"guardians-{form}-retreat", place=to or "")
        case actions.Merge(keep=keep, discards=discards):
            return say(f"guardians-{form}-merge", card=named(keep, language), count=len(discards))
        case actions.Discard(cards=cards):
            return say(f"guardians-{form}-discard", count=len(cards), cards=cards_text(_known(cards), language))
        case actions.Settle(spaces=(space,)):
            way, card = settled_by(space)
            return say(f"guardians-{form}-settle-one", way=way, card=named(card, language), place=space.place)
        case actions.Settle(spaces=spaces):
            return say(f"guardians-{form}-settle", count=len(spaces))
        case actions.CombatSheet(orders=orders):
            combat = view_of(scene).combat
            kept = combat is not None and combat.sheet == orders
            return say(f"guardians-{form}-sheet", kept=kept)


def _known(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Leave out what is no card's id: a refused answer may name anything."""
    return tuple(card for card in cards if card in CARDS)


def _target(scene: Scene, target: str, ahead: AnsweredAhead | None = None) -> str:
    """Name what an action is aimed at, "none" if that follows by itself; one that was given `ahead` tells it itself."""
    if ahead is not None and target.isdecimal():
        return "none" if ahead.target is None else card_name(ahead.target, scene.language)
    combat = view_of(scene).combat
    fighter = fighter_of(combat.field, int(target)) if combat is not None and target.isdecimal() else None
    if fighter is not None:
        return card_name(fighter.card, scene.language)
    if not target or target.isdecimal():
        return "none"
    return target if as_place(target) else named(target, scene.language)
