"""Verräter: a beginner who weighs one action, and a player who tries actions out to the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from itertools import combinations
from math import exp, sqrt
from statistics import fmean
from typing import ClassVar, Final, NamedTuple

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.verraeter.actions import (
    Action,
    Answer,
    BuildOrder,
    CardOrder,
    ChoosePlace,
    DoNotBuild,
    PlaceGranary,
    Plan,
    PlayCards,
    TakeRole,
)
from bot.games.verraeter.cards import cards_due, clockwise
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import bordering, other, possible_builds
from bot.games.verraeter.parts import ABSENT_ROLES, fewest_cards, most_cards
from bot.games.verraeter.plans import WISHES, next_round, planned
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import ROLES, Family, Role, State
from bot.games.verraeter.views import DRAFTING, PlayerView, View
from bot.players.budget import Budget, Meter
from bot.players.computer_player import ComputerPlayer, Level
from bot.players.halving import best_by_halving
from bot.players.noise import nearly_best
from bot.players.quick_chance import QuickChance

GAME: Final = Verraeter()

USUAL_STRENGTH: Final = 3.5
"""The strength of the supply cards that somebody who has yet to play them is thought to play."""

STRENGTH_IN_HAND: Final = 0.2
"""The victory points that a point of strength in the hand is worth while rounds remain."""

CARD_ORDERS: Final = (
    CardOrder(goal="none"),
    *(CardOrder(goal="lead", margin=margin) for margin in (1, 4, 8)),
    *(CardOrder(goal="lead", margin=margin, short="all") for margin in (4, 8)),
    CardOrder(goal="all", most=1),
    CardOrder(goal="all"),
)
"""The orders for supply cards that are tried out."""

MOST_TRIED: Final = 6
"""How many actions are tried out: those that a beginner likes best."""


class VerraeterPlayer(ComputerPlayer):
    """Plays Verräter, for three and four, whatever the settings."""

    budgets: ClassVar = {"level2": Budget(simulations=200)}

    def greedy(self, view: View, decision: Decision, chance: Chance) -> Action:
        """Take the action that promises most victory points at once; of equal ones the first.

        A conflict promises the points of the rival's land, for so many as support the family now, times the chance to
        win it. That chance grows with the lead (`Fight`), in which everybody counts for the family that he has
        declared, with the cards on the table or, if he has yet to play some, with 3.5. The place and the cards are
        chosen by that. Cards cost 0.2 points for each point of their strength, in the last round what they add to
        posts.

        Of the action cards a diplomat adds his strength, and the smaller one 0.7 for a supply card; the traitor fights
        for the rivals and gets 1 point, the strategist 2.5. The farmer gets 0.8 for each card more than the granaries
        bring, the builder what the best building is worth. A post is worth 2 points. A granary on a land of the own
        family is worth 0.5 and a hundredth of the land's strength for each round to come, elsewhere 0.2.
        """
        return best(view, decision)

    def nearly_greedy(self, view: View, decision: Decision, chance: QuickChance) -> Action:
        """Misjudge what an action promises; of cards, what they add to playing as few as possible."""
        found = valued(view, decision)
        if decision.kind == "cards":
            fewest = fewest_cards(view)
            without = max(worth for play, worth in found if isinstance(play, PlayCards) and len(play.cards) == fewest)
            found = [(play, worth - without) for play, worth in found]
        return nearly_best(found, chance)

    def think(self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Action:
        """Try out what a beginner likes best in worlds drawn from the view, to the end of the round.

        The seat itself plays on as a beginner, each of the others in every other world so, and else at random: who
        only expects beginners is surprised by everybody else. The end is valued by `prospects`.
        """
        ranked = sorted(valued(view, decision), key=lambda choice: -choice[1])
        actions = [action for action, _ in ranked[:MOST_TRIED]]
        seed = chance.below(1 << 32)
        worlds: list[State] = []

        def value(candidate: int, world: int) -> float:
            if world == len(worlds):
                worlds.append(GAME.world(view, chance))
            line = QuickChance(seed + world)
            careless = _some_careless(view, decision.seat, line)
            state = GAME.advance(worlds[world], decision, actions[candidate], line)
            return prospects(_round_played(state, view.round, careless, line), decision.seat)

        return actions[best_by_halving(len(actions), value, meter)]

    def ahead(self, view: View, decision: Decision, level: Level, meter: Meter, chance: QuickChance) -> Plan | None:
        """Order what comes in the conflict at hand; without one, or after its own cards, all is left as it is.

        It ranks the action cards and, while at most one player is to play supply cards before it, orders its own; else
        it wants to see what is played first. Each of the two questions has the budget of one.
        """
        me = view.players[decision.seat]
        if view.phase not in DRAFTING or me.played is not None:
            return None
        # The same view makes the same orders, so that nobody comes back only to change his mind.
        chance = QuickChance(repr((view.round, decision.seat, view.hand)))
        budget = Budget(simulations=meter.left)
        roles = _ranked_roles(view, decision.seat, meter, chance) if me.role is None else ()
        sees_enough = _to_play_before(view, decision.seat) <= 1
        cards = _card_order(view, decision.seat, roles, Meter(budget), chance) if sees_enough else None
        return Plan(roles=roles, cards=cards, builds=_build_orders(view), builds_else="clock", round=next_round(view))


def _round_played(
    state: State, begun: int, careless: Set[Seat], chance: Chance, owner: Seat | None = None, plan: Plan | None = None
) -> State:
    """Play the round out that has `begun`, or the set-up and the first round: the careless at random.

    Where a plan has an answer, its owner gives that.
    """
    last = max(begun, 1)
    while state.outcome is None and (state.phase != "place" or state.round <= last):
        (decision,) = GAME.waiting_on(state)
        view = GAME.view(state, decision.seat)
        action: Answer | None = planned(view, decision, plan) if plan is not None and decision.seat == owner else None
        if action is None:
            action = _unplanned(view, decision, careless, chance)
        state = GAME.advance(state, decision, action, chance)
    return state


def _unplanned(view: View, decision: Decision, careless: Set[Seat], chance: Chance) -> Answer:
    return GAME.sample(view, decision, chance) if decision.seat in careless else best(view, decision)


def _some_careless(view: View, seat: Seat, line: QuickChance) -> Set[Seat]:
    return {other for other in range(len(view.players)) if other != seat and line.below(2)}


# Answers ahead


def _ranked_roles(view: View, seat: Seat, meter: Meter, chance: QuickChance) -> tuple[Role, ...]:
    """Rank the action cards by how far each is above the mean of those offered, in worlds drawn from the view."""
    seed = chance.below(1 << 32)
    gains: dict[Role, list[float]] = {role: [] for role in ROLES}
    number = 0
    while meter.left > 0:
        line = QuickChance(seed + number)
        number += 1
        careless = _some_careless(view, seat, line)
        state = GAME.world(view, chance)
        while state.turn != seat:
            (decision,) = GAME.waiting_on(state)
            action = _unplanned(GAME.view(state, decision.seat), decision, careless, line)
            state = GAME.advance(state, decision, action, line)
        (decision,) = GAME.waiting_on(state)
        found = {}
        for role in GAME.view(state, seat).offered:
            meter.spend()
            taken = GAME.advance(state, decision, TakeRole(role), line)
            found[role] = prospects(_round_played(taken, view.round, careless, QuickChance(seed + number)), seat)
        usual = fmean(found.values())
        for role, value in found.items():
            gains[role].append(value - usual)
    return tuple(sorted(ABSENT_ROLES, key=lambda role: -fmean(gains[role] or [0])))


def _to_play_before(view: View, seat: Seat) -> int:
    """Count those who are to play supply cards before a seat; a hand that is not shown may hold some."""
    first = next(place for place, player in enumerate(view.players) if player.first)
    earlier = clockwise(first, len(view.players))
    before = [view.players[place] for place in earlier[: earlier.index(seat)]]
    return sum(player.played is None and player.hand_count != 0 for player in before)


def _card_order(view: View, seat: Seat, roles: tuple[Role, ...], meter: Meter, chance: QuickChance) -> CardOrder:
    """Try the orders for supply cards out, as `think` tries actions."""
    seed = chance.below(1 << 32)
    worlds: list[State] = []

    def value(candidate: int, world: int) -> float:
        if world == len(worlds):
            worlds.append(GAME.world(view, chance))
        line = QuickChance(seed + world)
        careless = _some_careless(view, seat, line)
        plan = Plan(roles=roles, cards=CARD_ORDERS[candidate])
        return prospects(_round_played(worlds[world], view.round, careless, line, seat, plan), seat)

    return CARD_ORDERS[best_by_halving(len(CARD_ORDERS), value, meter)]


def _build_orders(view: View) -> tuple[BuildOrder, ...]:
    """Order buildings as a beginner values them; a granary of his on a land of the own family."""
    to_come = view.rounds - view.round
    granary = 0.55 * to_come
    worth = {
        BuildOrder("granary"): granary,
        BuildOrder("post"): 2,
        BuildOrder("idle"): 2 - 0.2 * to_come,
        BuildOrder("convert"): 2 - granary,
    }
    good = sorted((order for order in worth if worth[order] > 0), key=lambda order: -worth[order])
    return tuple(good[:WISHES])


# What a round leaves behind


def prospects(state: State, seat: Seat) -> float:
    """Estimate a seat's share of the first place, when a round begins or the match is over.

    In the end a hundredth for each point more than the others have decides where the first place is the same.
    """
    if state.outcome is not None:
        winners = state.outcome.winners
        scores = state.outcome.scores or ()
        return (seat in winners) / len(winners) + 0.01 * (scores[seat] - fmean(scores))
    rounds = CARDS.rounds[len(state.players)] - state.round + 1
    spread = 2.3 * sqrt(rounds)
    mine, *others = (standing / spread for standing in _standings(state, seat, rounds))
    return 1 / (1 + sum(exp(theirs - mine) for theirs in others))


def _standings(state: State, seat: Seat, rounds: int) -> Iterator[float]:
    """Estimate what a seat, and then the others, will have in the end, as far as it differs."""
    supply = [0.0] * len(state.players)
    posts = [0] * len(state.players)
    for land in state.lands:
        if land.building is not None:
            owner = land.building.owner
            if land.building.kind == "post":
                posts[owner] += 1
            else:
                supply[owner] += 0.6 if land.family == state.players[owner].family else 0.3
    for place in (seat, *range(seat), *range(seat + 1, len(state.players))):
        player = state.players[place]
        hand = STRENGTH_IN_HAND * sum([card.value for card in player.hand])
        office = 0.7 * (place == state.strategist)
        yield player.score + hand + 0.8 * rounds * min(supply[place], 1.6) + 2.2 * posts[place] + office


# The beginner


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
    ours = fight(view, view.border, other(me.family) if me.role == "traitor" else me.family)
    diplomat = CARDS.roles[me.role].conflict_points
    return [
        (play, ours.worth(strength + diplomat) - _cost(view, me, len(play.cards), strength))
        for play, strength in _plays(view.hand, fewest_cards(view), most_cards(view))
    ]


@lru_cache(maxsize=4096)
def _plays(hand: tuple[int, ...], least: int, most: int) -> tuple[tuple[PlayCards, int], ...]:
    """List what can be played from a hand, with its strength."""
    return tuple(
        (PlayCards(cards), sum(cards))
        for count in range(least, most + 1)
        for cards in dict.fromkeys(combinations(hand, count))
    )


def _cost(view: View, me: PlayerView, count: int, strength: int) -> float:
    if view.round < view.rounds:
        return STRENGTH_IN_HAND * strength
    most = CARDS.limits.hand_counted_per_post
    return me.posts * (min(most, len(view.hand)) - min(most, len(view.hand) - count))


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
