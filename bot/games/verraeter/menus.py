"""Half-made actions: which question comes next, and what a draft makes of the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.games.contract import PLAN, Decision, IllegalAction, Problem, Question
from bot.games.verraeter.actions import (
    Answer,
    Build,
    ChoosePlace,
    DoNotBuild,
    Draft,
    PlaceGranary,
    Plan,
    PlayCards,
    TakeRole,
)
from bot.games.verraeter.building import possible_builds
from bot.games.verraeter.conflict import open_sums
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import in_ring_order, lands_with
from bot.games.verraeter.legality import fewest_cards, most_cards, problems_of
from bot.games.verraeter.state import ROLES, Building
from bot.games.verraeter.views import PlayerView, View

WISHES = ("wish-1", "wish-2", "wish-3")
"""The questions for the ranked wish list of a standing order."""


def questions(view: View, decision: Decision, draft: Draft) -> Iterator[Question]:
    """List the questions of a draft up to the first one without an answer."""
    if decision.kind == PLAN:
        yield from _plan_questions(view, plan_of(draft))
        return
    for question, chosen in _walk(view, decision, draft):
        yield msgspec.structs.replace(question, chosen=chosen or ())


def take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question; answers to later ones stay as far as they still fit.

    Raises IllegalAction if the question or a choice was not offered.
    """
    asked = next((question for question in questions(view, decision, draft) if question.key == key), None)
    if asked is None or not _fits(asked, chosen):
        raise IllegalAction(Problem("verraeter-problem-not-on-the-menu"))
    wanted = Draft(tuple({**dict(draft.taken), key: chosen}.items()))
    if decision.kind == PLAN:
        return _plan_draft(plan_of(wanted))
    return Draft(tuple(_answers(view, decision, wanted).items()))


def finish(view: View, decision: Decision, draft: Draft) -> Answer | None:
    """Make the action or plan of a draft, or None while a question is open.

    Where no supply card has to be played, an untouched draft is a pass; an untouched plan orders nothing.
    """
    if decision.kind == PLAN:
        return plan_of(draft)
    answers: dict[str, tuple[str, ...]] = {}
    for question, chosen in _walk(view, decision, draft):
        if chosen is None and question.least:
            return None
        answers[question.key] = chosen or ()
    match decision.kind:
        case "granary":
            return PlaceGranary(_number(answers["land"]))
        case "place":
            return ChoosePlace(_number(answers["border"]))
        case "role":
            return TakeRole(next(role for role in view.offered if role in answers["role"]))
        case "cards":
            return PlayCards(tuple(sorted(int(choice.partition("-")[0]) for choice in answers["cards"])))
        case _:
            what = answers["what"]
            if what == ("nothing",):
                return DoNotBuild()
            convert = _number(answers["convert"]) if what == ("convert",) else None
            return Build("granary" if what == ("granary",) else "post", _number(answers["land"]), convert)


def preview(view: View, decision: Decision, draft: Draft) -> View:
    """Show the table as a complete and legal draft would make it; the view itself otherwise, and if it is untouched."""
    if not draft.taken:
        return view
    action = finish(view, decision, draft)
    if action is None or problems_of(view, decision, action):
        return view
    match action:
        case PlaceGranary(land):
            return _with_building(view, Build("granary", land))
        case Build():
            return _with_building(view, action)
        case ChoosePlace(border):
            return msgspec.structs.replace(view, border=border)
        case TakeRole(role):
            return msgspec.structs.replace(view, players=_with_own(view, role_taken=True, role=role))
        case PlayCards(cards):
            return _with_played(view, cards)
        case DoNotBuild() | Plan():
            return view


def plan_of(draft: Draft) -> Plan:
    """Read a draft as standing orders. A card that is wished twice keeps its better place, and no place is left out."""
    taken = dict(draft.taken)
    wishes = [role for key in WISHES for role in ROLES if role in taken.get(key, ())]
    return Plan(roles=tuple(dict.fromkeys(wishes)), pass_cards=taken.get("pass-cards") == ("always",))


def _plan_questions(view: View, plan: Plan) -> Iterator[Question]:
    """Ask for one wish more than there are, each without the better ones, and whether to pass if the table lets one."""
    for rank, key in enumerate(WISHES[: len(plan.roles) + 1]):
        left = tuple(role for role in ROLES if role not in plan.roles[:rank])
        yield Question(key=key, choices=left, least=0, chosen=plan.roles[rank : rank + 1])
    if fewest_cards(view) == 0:
        chosen = "always" if plan.pass_cards else "ask"
        yield Question(key="pass-cards", choices=("ask", "always"), chosen=(chosen,), style="buttons")


def _plan_draft(plan: Plan) -> Draft:
    wishes = tuple((key, (role,)) for key, role in zip(WISHES, plan.roles, strict=False))
    return Draft((*wishes, ("pass-cards", ("always",))) if plan.pass_cards else wishes)


def _walk(view: View, decision: Decision, draft: Draft) -> Iterator[tuple[Question, tuple[str, ...] | None]]:
    """Go through the questions with their answers, up to the first one without (None)."""
    taken = dict(draft.taken)
    answers: dict[str, tuple[str, ...]] = {}
    while (question := _next_question(view, decision, answers)) is not None:
        chosen = taken.get(question.key)
        if chosen is None or not _fits(question, chosen):
            yield question, None
            return
        yield question, chosen
        answers[question.key] = chosen


def _answers(view: View, decision: Decision, draft: Draft) -> dict[str, tuple[str, ...]]:
    return {question.key: chosen for question, chosen in _walk(view, decision, draft) if chosen is not None}


def _fits(question: Question, chosen: tuple[str, ...]) -> bool:
    return (
        question.least <= len(chosen) <= question.most
        and len(set(chosen)) == len(chosen)
        and set(chosen) <= set(question.choices)
    )


def _next_question(view: View, decision: Decision, answers: dict[str, tuple[str, ...]]) -> Question | None:
    """Give the first question that these answers leave open."""
    if decision.kind == "build":
        return _next_building_question(view, answers)
    if answers:
        return None
    match decision.kind:
        case "granary":
            return Question(key="land", choices=_keys(view.legal_lands))
        case "place":
            return Question(key="border", choices=_keys(view.legal_borders))
        case "role":
            return Question(key="role", choices=view.offered)
        case _:
            return Question(key="cards", choices=_card_keys(view.hand), least=fewest_cards(view), most=most_cards(view))


def _next_building_question(view: View, answers: dict[str, tuple[str, ...]]) -> Question | None:
    assert view.seat is not None  # the public is asked nothing
    builds = possible_builds(view.lands, view.seat)
    if "what" not in answers:
        kinds = dict.fromkeys(_what(build) for build in builds)
        return Question(key="what", choices=(*kinds, "nothing"))
    if answers["what"] == ("nothing",) or "land" in answers:
        return None
    fitting = [build for build in builds if answers["what"] == (_what(build),)]
    if answers["what"] == ("convert",):
        if "convert" not in answers:
            granaries = in_ring_order(build.convert for build in fitting if build.convert is not None)
            return Question(key="convert", choices=_keys(granaries))
        fitting = [build for build in fitting if build.convert == _number(answers["convert"])]
    return Question(key="land", choices=_keys(build.land for build in fitting))


def _what(build: Build) -> str:
    return build.kind if build.convert is None else "convert"


def _card_keys(hand: tuple[int, ...]) -> tuple[str, ...]:
    """Name each card of a hand by its value and which of its equals it is: 4-1, 5-1, 5-2."""
    return tuple(f"{value}-{hand[: place + 1].count(value)}" for place, value in enumerate(hand))


def _keys(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _number(chosen: tuple[str, ...]) -> int:
    return int(chosen[0])


def _with_own(view: View, **changes: Any) -> tuple[PlayerView, ...]:
    """Give the players with changes to the one who looks."""
    return tuple(
        msgspec.structs.replace(player, **changes) if seat == view.seat else player
        for seat, player in enumerate(view.players)
    )


def _with_building(view: View, build: Build) -> View:
    assert view.seat is not None  # the public is asked nothing
    lands = list(view.lands)
    if build.convert is not None:
        lands[build.convert] = msgspec.structs.replace(lands[build.convert], building=None)
    lands[build.land] = msgspec.structs.replace(
        lands[build.land], building=Building(view.seat, build.kind), change="built"
    )
    granaries = len(lands_with(lands, view.seat, "granary"))
    posts = len(lands_with(lands, view.seat, "post"))
    unbuilt = CARDS.buildings.per_player - granaries - posts
    players = _with_own(view, granaries=granaries, posts=posts, unbuilt=unbuilt)
    return msgspec.structs.replace(view, lands=tuple(lands), players=players)


def _with_played(view: View, cards: tuple[int, ...]) -> View:
    assert view.border is not None
    hand = list(view.hand)
    for card in cards:
        hand.remove(card)
    players = _with_own(view, hand_count=len(hand), played=cards)
    families = [player.family for player in players]
    sums = open_sums(view.border, view.lands, families, [player.played or () for player in players])
    return msgspec.structs.replace(view, hand=tuple(hand), players=players, open_sums=sums)
