"""What speaks against an action, judged by the view of the seat that is asked."""

from __future__ import annotations

from collections import Counter

from bot.games.contract import Decision, Problem
from bot.games.verraeter.actions import Answer, Build, ChoosePlace, DoNotBuild, PlaceGranary, Plan, PlayCards, TakeRole
from bot.games.verraeter.building import build_problems, first_granary_problems
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import RING
from bot.games.verraeter.views import View


def problems_of(view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
    """List every reason against an action; a plan only answers the standing question."""
    assert view.seat is not None  # the public is asked nothing
    match decision.kind, action:
        case "granary", PlaceGranary(land):
            return first_granary_problems(view.lands, view.players[view.seat].family, view.options, land)
        case "place", ChoosePlace(border):
            return _place_problems(view, border)
        case "role", TakeRole(role):
            return () if role in view.offered else (Problem("verraeter-problem-not-offered", {"role": role}),)
        case "cards", PlayCards(cards):
            return _cards_problems(view, cards)
        case "build", Build():
            return build_problems(view.lands, view.seat, action)
        case ("build", DoNotBuild()) | ("plan", Plan()):
            return ()
        case _:
            return (Problem("verraeter-problem-another-question"),)


def fewest_cards(view: View) -> int:
    """Count the supply cards that a player who is asked, and so has some, must play at least."""
    return view.options.min_cards


def most_cards(view: View) -> int:
    """Count the supply cards that the seat of a view may play at most."""
    return min(CARDS.limits.cards_per_conflict, len(view.hand))


def _place_problems(view: View, border: int) -> tuple[Problem, ...]:
    if not 0 <= border < RING:
        return (Problem("verraeter-problem-no-such-border", {"place": border + 1}),)
    if border in view.legal_borders:
        return ()
    return (Problem("verraeter-problem-same-family", {"family": view.lands[border].family}),)


def _cards_problems(view: View, cards: tuple[int, ...]) -> tuple[Problem, ...]:
    problems = []
    if len(cards) > CARDS.limits.cards_per_conflict:
        most = CARDS.limits.cards_per_conflict
        problems.append(Problem("verraeter-problem-too-many-cards", {"count": len(cards), "most": most}))
    if len(cards) < fewest_cards(view):
        problems.append(Problem("verraeter-problem-too-few-cards", {"least": fewest_cards(view)}))
    held = Counter(view.hand)
    for card, wanted in sorted(Counter(cards).items()):
        if wanted > held[card]:
            problems.append(
                Problem("verraeter-problem-card-not-held", {"card": card, "wanted": wanted, "held": held[card]})
            )
    return tuple(problems)
