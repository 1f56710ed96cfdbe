"""What Verräter asks of a player: prompts with what there is to know, and the choices of menus."""

from collections.abc import Iterator
from typing import cast

from bot.games.contract import STANDING
from bot.games.verraeter.actions import DoNotBuild
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.parts import build_called
from bot.games.verraeter.standing_orders import next_round
from bot.games.verraeter.state import Family, Role
from render.presenter import Label, Scene
from render.verraeter.captions import border_side
from render.verraeter.confirmations import final_button
from render.verraeter.nouns import (
    card_values,
    family_name,
    land_name,
    pays,
    role_about,
    role_name,
    the_role,
    view_in,
)

_BORDER_PAYS = "verraeter-border-choice-about"


def prompt(scene: Scene, kind: str) -> str:
    """Ask the view's seat for a decision, with what it should know for it and who will learn the answer."""
    return "\n".join(_prompt(scene, kind))


def _prompt(scene: Scene, kind: str) -> Iterator[str]:
    view, say = view_in(scene), scene.language.say
    assert view.seat is not None  # the public is asked nothing
    me = view.players[view.seat]
    match kind:
        case "granary":
            yield say("verraeter-prompt-granary", family=me.family)
            if view.options.first_granary == "own_family_land":
                yield say("verraeter-prompt-granary-own")
        case "place":
            yield say("verraeter-prompt-place", family=me.family)
        case "role":
            yield from _prompt_conflict(scene, me.family)
            yield say("verraeter-prompt-role")
        case "cards":
            yield from _prompt_conflict(scene, me.family)
            if view.open_sums is not None:
                eagle, rose = view.open_sums
                yield say("verraeter-prompt-sums", eagle=eagle, rose=rose)
            if me.role is not None:
                yield _prompt_role(scene, me.family, me.role)
            yield say("verraeter-prompt-cards", family=me.family, least=view.options.min_cards)
        case "build":
            yield say("verraeter-prompt-build")
        case "plan":
            yield say("verraeter-prompt-plan")
        case _:
            raise LookupError(kind)


def _prompt_conflict(scene: Scene, family: Family) -> Iterator[str]:
    border = view_in(scene).border
    if border is not None:
        conflict = _border_choice(scene, border).text
        yield scene.language.say("verraeter-prompt-conflict", family=family, conflict=conflict)
        yield pays(scene, bordering(border))


def _prompt_role(scene: Scene, family: Family, role: Role) -> str:
    language, say = scene.language, scene.language.say
    if role == "traitor":
        return say("verraeter-prompt-with-traitor", family=family)
    kind = "diplomat" if role in ("diplomat2", "diplomat5") else "role"
    return say(f"verraeter-prompt-with-{kind}", role=the_role(language, role))


def question(scene: Scene, kind: str, question: str) -> str:
    """Name a menu of a decision."""
    name, _, rank = question.rpartition("-")
    if rank.isdecimal():
        return scene.language.say(f"verraeter-question-{name}", rank=rank)
    return scene.language.say(f"verraeter-question-{question}")


def choice(scene: Scene, kind: str, question: str, choice: str) -> Label:
    """Name a choice of a menu."""
    view, language = view_in(scene), scene.language
    if kind == STANDING:
        return _order_choice(scene, question, choice)
    match question:
        case "land":
            return _land_choice(scene, int(choice))
        case "border":
            return _border_choice(scene, int(choice))
        case "role":
            return _role_choice(scene, cast(Role, choice))
        case "cards":
            value = int(choice.partition("-")[0])
            about = language.say("verraeter-card-choice-about", count=view.hand.count(value))
            return Label(str(value), about)
        case "propose":
            name, *cards = choice.split("-")
            return Label(language.say(f"verraeter-propose-{name}", cards=card_values(language, cards)))
        case "what":
            build = build_called(choice)
            about = "" if isinstance(build, DoNotBuild) else _land_choice(scene, build.land).description
            return Label(final_button(scene, build), about or language.say("verraeter-build-nothing-about"))
        case _:
            raise LookupError(question)


def _order_choice(scene: Scene, question: str, choice: str) -> Label:
    """Name a choice of the standing question."""
    view, say = view_in(scene), scene.language.say
    match question.rpartition("-"):
        case ("wish", _, rank) if rank.isdecimal():
            return _role_choice(scene, cast(Role, choice))
        case ("build", _, rank) if rank.isdecimal():
            what, _, land = choice.partition("-")
            if land:
                return Label(say("verraeter-order-granary-land", land=_land_choice(scene, int(land)).text))
            return Label(say(f"verraeter-order-{what}"))
        case ("place", _, rank) if rank.isdecimal():
            lands = bordering(int(choice))
            one, two = (border_side(view, land, scene.language) for land in lands)
            return Label(say("verraeter-order-place", one=one, two=two), pays(scene, lands, _BORDER_PAYS))
    match question:
        case "how-long":
            return Label(say(f"verraeter-how-long-{choice}", round=next_round(view)))
        case "margin":
            return Label(say("verraeter-margin", points=int(choice)))
        case "most":
            return Label(say("verraeter-most", cards=int(choice)))
        case "keep":
            return Label(say("verraeter-keep", value=int(choice)))
        case "goal" | "short" if choice == "none":
            return Label(say(f"verraeter-{question}-none", least=view.options.min_cards))
        case _:
            return Label(say(f"verraeter-{question}-{choice}"))


def _role_choice(scene: Scene, role: Role) -> Label:
    return Label(role_name(role, scene.language), role_about(view_in(scene), role, scene.language))


def _land_choice(scene: Scene, index: int) -> Label:
    view, language = view_in(scene), scene.language
    assert view.seat is not None  # the public is asked nothing
    land = view.lands[index]
    text = language.say(
        "verraeter-land-choice",
        land=land_name(language, land.kind),
        family=family_name(language, land.family),
        place=index + 1,
    )
    if land.building is not None and land.change != "built":
        return Label(text, language.say("verraeter-land-choice-granary"))
    side = "own" if land.family == view.players[view.seat].family else "rival"
    return Label(text, language.say("verraeter-land-choice-about", side=side, strength=land.strength))


def _border_choice(scene: Scene, border: int) -> Label:
    """Name a border by its two lands, the Eagle's first, with what the beaten one would pay."""
    view = view_in(scene)
    lands = sorted(bordering(border), key=lambda land: view.lands[land].family)
    eagle, rose = (border_side(view, land, scene.language) for land in lands)
    text = scene.language.say("verraeter-border-choice", eagle=eagle, rose=rose)
    return Label(text, pays(scene, lands, _BORDER_PAYS))
