"""A beginner at Verräter, who weighs what one action promises at once."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp
from typing import Final, NamedTuple

from bot.games.contract import Decision
from bot.games.verraeter.actions import Action, ChoosePlace, DoNotBuild, PlaceGranary, PlayCards, TakeRole
from bot.games.verraeter.cards import cards_due, supplying_granaries
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import bordering, other, possible_builds
from bot.games.verraeter.parts import fewest_cards, most_cards
from bot.games.verraeter.state import Family
from bot.games.verraeter.views import PlayerView, View

USUAL_STRENGTH: Final = 3.5
"""The strength of the supply cards that somebody who has yet to play them is thought to play."""

STRENGTH_IN_HAND: Final = 0.2
"""The victory points that a point of strength in the hand is worth while rounds remain."""


def best(view: View, decision: Decision) -> Action:
    """Choose as `VerraeterPlayer.greedy` says."""
    return max(valued(view, decision), key=lambda choice: choice[1])[0]


def valued(view: View, decision: Decision) -> list[tuple[Action, float]]:
    """List what can be done, each with the victory points that it promises at once.

    Of cards and of posts that are alike only one is listed.
    """
    me = view.players[decision.seat]
    match decision.kind:
        case "granary":
            return [(PlaceGranary(land), _granary(view, me, land)) for land in view.legal_lands]
        case "place":
            return [(ChoosePlace(border), fight(view, border, me.family).worth(0)) for border in view.legal_borders]
        case "role":
            return _roles(view, me)
        case "cards":
            return _cards(view, me)
        case _:
            return _builds(view, me)


class Fight(NamedTuple):
    """A conflict as one of a family sees it: his family's lead without him, and the points if it wins.

    `waiting` counts the others who have yet to play supply cards.
    """

    lead: float
    waiting: int
    points: int

    def worth(self, strength: float) -> float:
        """Give the points that can be expected if he adds so much strength."""
        return self.points / (1 + exp(-(self.lead + strength) / (1.5 + 0.7 * self.waiting)))


def fight(view: View, border: int, family: Family) -> Fight:
    """Look at a conflict as the seat of a view sees it if it is of that family."""
    lead = 0.0
    points = 0, 0, 0, 0
    for place in bordering(border):
        land = view.lands[place]
        if land.family == family:
            lead += land.strength
        else:
            lead -= land.strength
            points = land.points
    friends = waiting = 0
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            strength: float
            if player.played is not None:
                strength = sum(player.played)
            else:
                waiting += 1
                strength = 0 if player.hand_count == 0 else USUAL_STRENGTH
            if player.family == family:
                friends += 1
                lead += strength
            else:
                lead -= strength
    return Fight(lead, waiting, points[friends])


def _roles(view: View, me: PlayerView) -> list[tuple[Action, float]]:
    assert view.border is not None
    to_come = view.rounds - view.round
    strength = USUAL_STRENGTH if view.hand else 0
    ours = fight(view, view.border, me.family)
    usual = ours.worth(strength)
    found: list[tuple[Action, float]] = []
    for role in view.offered:
        worth = usual
        match role:
            case "traitor":
                worth = fight(view, view.border, other(me.family)).worth(strength) + 1
            case "diplomat2":
                worth = ours.worth(strength + 2) + (0.7 if to_come else 0)
            case "diplomat5":
                worth = ours.worth(strength + 5)
            case "strategist":
                worth += 2.5
            case "farmer":
                kept = max(0, len(view.hand) - 1)
                more = cards_due(me.granaries, "farmer", kept) - cards_due(me.granaries, "traitor", kept)
                worth += more * (0.8 if to_come else me.posts)
            case "builder":
                worth += max(gain for _, gain in _builds(view, me))
        found.append((TakeRole(role), worth))
    return found


def _cards(view: View, me: PlayerView) -> list[tuple[Action, float]]:
    assert view.border is not None
    assert me.role is not None
    assert view.seat is not None
    side = other(me.family) if me.role == "traitor" else me.family
    ours, granaries = fight(view, view.border, side), supplying_granaries(view.lands, view.seat, side)
    diplomat, to_come, held = CARDS.roles[me.role].conflict_points, view.rounds - view.round, len(view.hand)
    later = [left + cards_due(granaries, me.role, left) for left in range(held + 1)]
    return [
        (play, ours.worth(strength + diplomat) - cost(to_come, me.posts, later, len(play.cards), strength))
        for play, strength in plays_from(view.hand, fewest_cards(view), most_cards(view))
    ]


@lru_cache(maxsize=4096)
def plays_from(hand: tuple[int, ...], least: int, most: int) -> tuple[tuple[PlayCards, int], ...]:
    """List what can be played from a hand, with its strength."""
    return tuple(
        (PlayCards(cards), sum(cards))
        for count in range(least, most + 1)
        for cards in dict.fromkeys(combinations(hand, count))
    )


def cost(to_come: int, posts: int, later: Sequence[int], count: int, strength: int) -> float:
    """Give what supply cards cost: their strength while rounds are `to_come`, then what they would add to posts.

    `later` counts the hand after the supply, by how many cards are kept: some that are played are made up for.
    """
    if to_come:
        return STRENGTH_IN_HAND * strength
    most = CARDS.limits.hand_counted_per_post
    return posts * (min(most, later[-1]) - min(most, later[-1 - count]))


def _builds(view: View, me: PlayerView) -> list[tuple[Action, float]]:
    """List what can be built; a post is put on the first empty land, or stays where the granary was."""
    assert view.seat is not None  # the public is asked nothing
    found: list[tuple[Action, float]] = []
    new_posts = 0
    for build in possible_builds(view.lands, view.seat):
        if build.kind == "granary":
            found.append((build, _granary(view, me, build.land)))
        elif build.convert is None:
            new_posts += 1
            if new_posts == 1:
                found.append((build, 2))
        elif build.convert == build.land:
            found.append((build, 2 - _granary(view, me, build.land)))
    return [*found, (DoNotBuild(), 0)]


def _granary(view: View, me: PlayerView, place: int) -> float:
    land = view.lands[place]
    return (view.rounds - view.round) * (0.5 + 0.01 * land.strength if land.family == me.family else 0.2)
