"""What a player of Verräter has answered: the words of the button that makes it final, and its confirmation."""

from __future__ import annotations

from typing import Literal, assert_never

from bot.games.verraeter.actions import Answer, Build, ChoosePlace, DoNotBuild, PlaceGranary, Plan, PlayCards, TakeRole
from bot.games.verraeter.lands import bordering
from bot.language import Language
from render.presenter import Scene
from render.verraeter.nouns import card_values, the_land, the_role


def act(scene: Scene, action: Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: Answer) -> str:
    """Confirm an action to whoever made it."""
    confirmed = _answer(scene, "done", action)
    return " ".join((confirmed, *orders(scene.language, action))) if isinstance(action, Plan) else confirmed


def orders(language: Language, plan: Plan) -> tuple[str, ...]:
    """Say what a plan orders, a sentence for each order."""
    told = []
    if plan.roles:
        ranked = enumerate((the_role(language, role) for role in plan.roles), start=1)
        wishes = ", ".join(language.say("verraeter-orders-wish", rank=rank, role=role) for rank, role in ranked)
        told.append(language.say("verraeter-orders-wishes", wishes=wishes))
    if plan.pass_cards:
        told.append(language.say("verraeter-orders-pass-cards"))
    return tuple(told)


def _answer(scene: Scene, manner: Literal["act", "done"], action: Answer) -> str:
    language, say = scene.language, scene.language.say
    match action:
        case PlaceGranary(land):
            return say(f"verraeter-{manner}-granary", land=the_land(scene, land))
        case ChoosePlace(border):
            one, two = (the_land(scene, land) for land in bordering(border))
            return say(f"verraeter-{manner}-place", one=one, two=two)
        case TakeRole(role):
            return say(f"verraeter-{manner}-role", role=the_role(language, role))
        case PlayCards(cards):
            values = card_values(language, cards)
            return say(f"verraeter-{manner}-cards", count=len(cards), cards=values, sum=sum(cards))
        case Build(kind, land, convert):
            if convert is None:
                return say(f"verraeter-{manner}-build-{kind}", land=the_land(scene, land))
            if convert == land:
                return say(f"verraeter-{manner}-build-converted", land=the_land(scene, land))
            return say(f"verraeter-{manner}-build-moved", land=the_land(scene, land), origin=str(convert + 1))
        case DoNotBuild():
            return say(f"verraeter-{manner}-build-nothing")
        case Plan():
            return say(f"verraeter-{manner}-plan", orders="none" if action == Plan() else "some")
        case _:
            assert_never(action)
