"""What a player of Power has answered: the words of the button that makes it final, and its confirmation."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.power.actions import Answer, Plan, Sheet, TakeBooty
from bot.games.power.views import View
from bot.language import Language
from render.power.nouns import army_name, own_orders, view_of
from render.presenter import Scene


def sharing(view: View, which: str, language: Language) -> str:
    """Name the first or the last of the seat's own armies, which gets the booty by a standing order."""
    assert view.seat is not None  # the public is asked nothing
    armies = view.players[view.seat].armies
    return army_name(armies[0 if which == "first" else -1], language)


def act(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    language, say = scene.language, scene.language.say
    match action:
        case Sheet(orders):
            return say("power-act-sheet", count=len(orders))
        case TakeBooty(army):
            return say("power-act-booty", army=army_name(army, language))
        case Plan():
            return say("power-act-plan")


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    language, say = scene.language, scene.language.say
    match action:
        case Sheet(orders):
            return say("power-done-sheet", count=len(orders))
        case TakeBooty(army):
            return say("power-done-booty", army=army_name(army, language))
        case Plan():
            return " ".join(_kept(scene, action))


def _kept(scene: Scene, plan: Plan) -> Iterator[str]:
    view, language, say = view_of(scene), scene.language, scene.language.say
    assert view.seat is not None  # the public is asked nothing
    yield say("power-done-plan-muster" if plan.muster else "power-done-plan-ask")
    if len(view.players[view.seat].armies) > 1:
        if plan.booty == "ask":
            yield say("power-done-plan-shares-ask")
        else:
            yield say("power-done-plan-shares-army", army=sharing(view, plan.booty, language))
    if plan.orders and plan.round >= view.round:
        orders = own_orders(view, plan.orders, language)
        yield say("power-done-plan-sheet", round=plan.round, orders=orders)
