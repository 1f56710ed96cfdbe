"""The nouns of Verräter that sentences and pictures share: lands, families, action cards, prices."""

from collections.abc import Iterable, Sequence
from typing import cast

from bot.games.verraeter.state import Family, LandKind, Role
from bot.games.verraeter.views import View
from bot.language import Language
from render.presenter import Scene


def land_name(language: Language, kind: LandKind) -> str:
    """Name a kind of land."""
    return language.say(f"verraeter-land-{kind}")


def family_name(language: Language, family: Family) -> str:
    """Name a family."""
    return language.say(f"verraeter-family-{family}")


def the_role(language: Language, role: Role) -> str:
    """Name an action card as sentences do: "the Traitor"."""
    return language.say("verraeter-the-role", role=role)


def the_land(scene: Scene, index: int) -> str:
    """Name a land as sentences do: "the River (place 7)"."""
    return scene.language.say("verraeter-the-land", land=view_in(scene).lands[index].kind, place=index + 1)


def card_values(language: Language, cards: Sequence[int | str]) -> str:
    """List supply cards: "1, 2 and 3"."""
    return language.list(str(card) for card in cards)


def pays(scene: Scene, lands: Iterable[int], key: str = "verraeter-pays") -> str:
    """Say what lands pay each of so many winners, each kind once: "1/2/3: River 5/4/3, City 10/8/6"."""
    view, language = view_in(scene), scene.language
    by_kind = {view.lands[land].kind: view.lands[land].points[: len(view.players)] for land in lands}
    prices = [
        language.say("verraeter-land-pays", land=land_name(language, kind), points="/".join(map(str, points)))
        for kind, points in by_kind.items()
    ]
    winners = "/".join(str(seat + 1) for seat in range(len(view.players)))
    return language.say(key, winners=winners, pays=", ".join(prices))


def role_name(role: Role, language: Language) -> str:
    """Name an action card."""
    return language.say(f"verraeter-role-{role}")


def role_about(view: View, role: Role, language: Language) -> str:
    """Tell what an action card does."""
    values = {"bonus": view.options.strategist_bonus} if role == "strategist" else {}
    return language.say(f"verraeter-role-{role}-about", **values)


def view_in(scene: Scene) -> View:
    """Give the view of a scene with its type."""
    return cast(View, scene.view)
