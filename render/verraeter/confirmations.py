"""What a player of Verräter has answered: the words of the button that makes it final, and its confirmation."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from bot.games.verraeter import actions
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.state import ROLES
from bot.language import Language
from render.kit.sentences import sentence
from render.presenter import Scene, tag_of
from render.verraeter.nouns import the_land, the_role, view_in
from render.verraeter.story import TELLER


def final_button(scene: Scene, action: actions.Answer) -> str:
    """Word the button that makes an action final."""
    return _answer(scene, "act", action)


def done(scene: Scene, action: actions.Answer) -> str:
    """Confirm an action to whoever made it."""
    confirmed = _answer(scene, "done", action)
    return (
        "\n".join((confirmed, *orders(scene, action, brief=True)))
        if isinstance(action, actions.StandingOrders)
        else confirmed
    )


def orders(scene: Scene, plan: actions.StandingOrders, *, brief: bool = False) -> tuple[str, ...]:
    """Say what orders do and never do, in sentences; nothing of those that leave everything to the player.

    `brief`: without what explains the rules.
    """
    if _is_empty(plan):
        return ()
    say = scene.language.say
    told = [
        say("verraeter-orders-round", round=plan.round),
        *_roles(scene, plan),
        *_cards(scene, plan, brief),
        *_builds(scene, plan),
        *_places(scene, plan),
        say("verraeter-orders-rest"),
    ]
    return tuple(told)


def _is_empty(plan: actions.StandingOrders) -> bool:
    return msgspec.structs.replace(plan, round=0) == actions.StandingOrders()


def _roles(scene: Scene, plan: actions.StandingOrders) -> Iterator[str]:
    if plan.roles:
        wishes = _ranked(scene.language, (the_role(scene.language, role) for role in plan.roles))
        rest = plan.roles_else if len(plan.roles) < len(ROLES) else "never"
        yield scene.language.say("verraeter-orders-roles", wishes=wishes, **{"else": rest})


def _cards(scene: Scene, plan: actions.StandingOrders, brief: bool) -> Iterator[str]:
    order, say, least = plan.card_order, scene.language.say, view_in(scene).options.min_cards
    if order is None:
        return
    match order.goal:
        case "lead":
            yield say("verraeter-orders-lead", margin=order.margin, least=least)
            if not brief:
                yield say("verraeter-orders-side")
            yield say("verraeter-orders-short", short=order.short, least=least)
        case "all":
            yield say("verraeter-orders-all")
        case "none":
            yield say("verraeter-orders-none", least=least)
    if order.goal != "none":
        if order.most < CARDS.limits.cards_per_conflict:
            yield say("verraeter-orders-most", most=order.most)
        if order.keep:
            yield say("verraeter-orders-keep", value=order.keep, least=least)
    if plan.farmer_plays_all:
        yield say("verraeter-orders-farmer")


def _builds(scene: Scene, plan: actions.StandingOrders) -> Iterator[str]:
    if plan.builds:
        wishes = _ranked(scene.language, (_build(scene, build) for build in plan.builds))
        always = any(build.what == "nothing" for build in plan.builds)
        rest = "never" if always else plan.builds_else
        yield scene.language.say("verraeter-orders-builds", wishes=wishes, **{"else": rest})


def _build(scene: Scene, order: actions.BuildOrder) -> str:
    what = order.what if order.land is None else f"{order.what}-land"
    land = "" if order.land is None else the_land(scene, order.land)
    return scene.language.say("verraeter-orders-build", what=what, land=land)


def _places(scene: Scene, plan: actions.StandingOrders) -> Iterator[str]:
    say = scene.language.say
    if plan.places:
        meetings = [[the_land(scene, land) for land in bordering(border)] for border in plan.places]
        wishes = _ranked(scene.language, (say("verraeter-orders-place", one=one, two=two) for one, two in meetings))
        yield say("verraeter-orders-places", wishes=wishes, **{"else": plan.places_else})
    elif plan.places_else == "clock":
        yield say("verraeter-orders-place-clock")


def _ranked(language: Language, wishes: Iterable[str]) -> str:
    return ", ".join(
        language.say("verraeter-orders-wish", rank=rank, wish=wish) for rank, wish in enumerate(wishes, start=1)
    )


def _answer(scene: Scene, manner: Literal["act", "done"], action: actions.Answer) -> str:
    key = f"verraeter-{manner}-{tag_of(action)}"
    match action:
        case actions.ChoosePlace(border):
            one, two = (the_land(scene, land) for land in bordering(border))
            return sentence(TELLER.line(scene, action, key, one=one, two=two))
        case actions.PlayCards(cards):
            return TELLER.line(scene, action, key, sum=sum(cards))
        case actions.Build(kind, _, None):
            return TELLER.line(scene, action, f"{key}-{kind}")
        case actions.Build(_, land, convert):
            moved = "converted" if convert == land else "moved"
            return TELLER.line(scene, action, f"{key}-{moved}", origin=str((convert or 0) + 1))
        case actions.DoNotBuild():
            return scene.language.say(f"verraeter-{manner}-build-nothing")
        case actions.StandingOrders():
            return scene.language.say(f"verraeter-{manner}-plan", orders="none" if _is_empty(action) else "some")
        case _:
            return TELLER.line(scene, action, key)
