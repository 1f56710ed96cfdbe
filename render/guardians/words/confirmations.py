"""What a player of Guardians has answered: the words of the button that makes it final, and its confirmation."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.games.contract import Value
from bot.games.guardians import table
from bot.games.guardians.battlefield import fighter_of
from bot.games.guardians.cards import CARDS, CardId
from render.guardians.words.nouns import card_name
from render.guardians.words.orders import orders_told
from render.guardians.words.phrases import cards_text, declared_name, named, settled_by, view_in
from render.kit.sentences import LABEL_LIMIT, shortened
from render.presenter import Scene, tag_of
from render.telling import Teller, in_words

_PASSING: Final = (table.Pass(), table.Raise(), table.Save(), table.Heal())
"""The answers by which nothing is done."""


def final_button(scene: Scene, action: table.Answer) -> str:
    """Word the button that makes an action final."""
    return shortened(_worded(scene, action, "act"), LABEL_LIMIT)


def done(scene: Scene, action: table.Answer) -> str:
    """Confirm an action to whoever made it."""
    if isinstance(action, table.CombatOrders):
        return "\n".join((scene.language.say("guardians-done-plan"), *orders_told(scene, action)))
    return _worded(scene, action, "done")


def answered_ahead(scene: Scene, events: Sequence[table.AnsweredAhead]) -> Iterator[str]:
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


_TELLER: Final = Teller(
    "guardians",
    {
        "card": in_words(named),
        "cards": in_words(lambda cards, language: cards_text(_known(cards), language)),
        "keep": in_words(named),
        "value": in_words(declared_name),
    },
)


def _worded(scene: Scene, action: table.Answer, form: str, ahead: table.AnsweredAhead | None = None) -> str:
    """Word an action as a button ("act") or as a confirmation ("done"); what it aimed at if it was given `ahead`."""
    key, words = _key_and_words(scene, action, ahead)
    return _TELLER.line(scene, action, f"guardians-{form}-{key or tag_of(action)}", **words)


def _key_and_words(  # noqa: PLR0911 - one case for each action that needs one
    scene: Scene, action: table.Answer, ahead: table.AnsweredAhead | None
) -> tuple[str, dict[str, Value]]:
    """Give the end of an action's message where it is not its tag, and what it takes beside the action's fields."""
    match action:
        case table.Layout(redraw=True):
            return "redraw", {"orders": ""}
        case table.Layout(orders=orders):
            return "", {"orders": orders is not None}
        case table.Pass(for_good=for_good):
            asking = view_in(scene).asking
            return "", {"kind": "good" if for_good else "window" if asking is None else asking.kind}
        case table.Play(target=target):
            return "", {"target": _target(scene, target, ahead)}
        case table.Walk(shield=place, path=path):
            return "", {"to": path[-1] if path else place, "back": path[-1:] == (place,)}
        case table.Reinforce(origin=origin, path=path, creatures=creatures, items=items):
            return "", {"count": len(creatures) + len(items), "place": path[-1] if path else origin}
        case table.Command(card=None):
            return "no-command", {}
        case table.Command(target=target) if target:
            return "send", {"card": named(target, scene.language)}
        case table.Bribe(card=None):
            return "no-bribe", {}
        case table.Strike(target=number):
            return "", {"target": _target(scene, str(number), ahead)}
        case table.Heal(pairs=pairs):
            return "", {"cards": cards_text(_known(patient for _, patient in pairs), scene.language)}
        case table.Retreat(to=None):
            return "give-up", {}
        case table.Settle(spaces=(space,)):
            way, card = settled_by(space)
            return "settle-one", {"way": way, "card": named(card, scene.language), "place": space.place}
        case table.CombatSheet(orders=orders):
            combat = view_in(scene).combat
            return "", {"kept": combat is not None and combat.sheet == orders, "orders": ""}
        case _:
            return "", {}


def _known(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Leave out what is no card's id: a refused answer may name anything."""
    return tuple(card for card in cards if card in CARDS)


def _target(scene: Scene, target: str, ahead: table.AnsweredAhead | None = None) -> str:
    """Name what an action is aimed at, "none" if that follows by itself; one that was given `ahead` tells it itself."""
    if ahead is not None and target.isdecimal():
        return "none" if ahead.target is None else card_name(ahead.target, scene.language)
    combat = view_in(scene).combat
    fighter = fighter_of(combat.field, int(target)) if combat is not None and target.isdecimal() else None
    if fighter is not None:
        return card_name(fighter.card, scene.language)
    if not target or target.isdecimal():
        return "none"
    return target if table.as_place(target) else named(target, scene.language)
