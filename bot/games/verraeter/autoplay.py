"""Answers that do not come from the player: at random, for an absent one, by a standing order."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Decision, standing_question
from bot.games.verraeter.actions import (
    Action,
    ChoosePlace,
    DoNotBuild,
    PlaceGranary,
    Plan,
    PlayCards,
    TakeRole,
)
from bot.games.verraeter.building import possible_builds
from bot.games.verraeter.lands import bordering
from bot.games.verraeter.legality import fewest_cards, most_cards
from bot.games.verraeter.state import Role
from bot.games.verraeter.views import View

ABSENT_ROLES: tuple[Role, ...] = ("farmer", "diplomat2", "builder", "diplomat5", "strategist", "traitor")
"""What is taken for an absent player, best first.

First what fills his hand again, since he plays no cards; then what does nothing if nobody uses it, and what helps his
family without a further choice. The strategist would keep the table waiting for the next place, and a traitor's
change of sides is the one choice that nobody should make for another.
"""


def sample(view: View, decision: Decision, chance: Chance) -> Action:
    """Choose some legal action; every one has a chance."""
    assert view.seat is not None  # the public is asked nothing
    match decision.kind:
        case "granary":
            return PlaceGranary(chance.pick(view.legal_lands))
        case "place":
            return ChoosePlace(chance.pick(view.legal_borders))
        case "role":
            return TakeRole(chance.pick(view.offered))
        case "cards":
            count = fewest_cards(view) + chance.below(most_cards(view) - fewest_cards(view) + 1)
            return PlayCards(tuple(sorted(chance.some(view.hand, count))))
        case _:
            builds: tuple[Action, ...] = possible_builds(view.lands, view.seat)
            return chance.pick((*builds, DoNotBuild()))


def fallback(view: View, decision: Decision) -> Action:
    """Choose for an absent player, always in the same way.

    The first free land; the place that pays his side most; the first role of ABSENT_ROLES; no supply cards, or his
    lowest one if he must; no building.
    """
    match decision.kind:
        case "granary":
            return PlaceGranary(view.legal_lands[0])
        case "place":
            return ChoosePlace(max(view.legal_borders, key=lambda border: _worth(view, border)))
        case "role":
            return TakeRole(next(role for role in ABSENT_ROLES if role in view.offered))
        case "cards":
            return PlayCards(view.hand[: fewest_cards(view)])
        case _:
            return DoNotBuild()


def forced(view: View, decision: Decision) -> Action | None:
    """Give the answer if there is only one: the last card of a player who has to play one."""
    if decision.kind == "cards" and fewest_cards(view) == most_cards(view):
        return PlayCards(view.hand)
    return None


def standing(view: View) -> Decision | None:
    """Ask a seat that is in the match for standing orders."""
    if view.seat is None or view.players[view.seat].left or view.outcome is not None:
        return None
    return standing_question(view.seat)


def planned(view: View, decision: Decision, plan: Plan) -> Action | None:
    """Let a standing order answer, if it fits."""
    if decision.kind == "role":
        wished = next((role for role in plan.roles if role in view.offered), None)
        return TakeRole(wished) if wished is not None else None
    if decision.kind == "cards" and plan.pass_cards and fewest_cards(view) == 0:
        return PlayCards()
    return None


def _worth(view: View, border: int) -> int:
    """Give what each declared supporter of the asked seat's family scores if it takes the rival's land at a border."""
    assert view.seat is not None  # the public is asked nothing
    family = view.players[view.seat].family
    supporters = sum(player.family == family for player in view.players)
    rival = next(land for land in bordering(border) if view.lands[land].family != family)
    return view.lands[rival].points[supporters - 1]
