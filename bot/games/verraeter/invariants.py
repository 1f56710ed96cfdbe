"""Invariants: what holds in every state that the rules can reach."""

from collections import Counter
from itertools import pairwise

from bot.games.verraeter.cards import clockwise
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import contested_borders, lands_with
from bot.games.verraeter.state import RING, State
from bot.games.verraeter.views import DRAFTING


def violations(state: State) -> tuple[str, ...]:
    """List the invariants that a state breaks; empty for every table that can come about by the rules."""
    return (*_ring(state), *_supply(state), *_buildings(state), *_roles(state), *_course(state))


def _ring(state: State) -> list[str]:
    broken = []
    kinds = Counter(land.kind for land in state.lands)
    if kinds != Counter(CARDS.copies) or len(state.lands) != RING:
        broken.append(f"the ring has lost or doubled a land: {dict(kinds)}")
    elif len(contested_borders([land.family for land in state.lands])) % 2:
        broken.append("an odd number of borders between the families")
    return broken


def _supply(state: State) -> list[str]:
    broken = []
    hands = [card.value for player in state.players for card in player.hand]
    table = [value for player in state.players for value in player.played or ()]
    pile = [card.value for card in state.pile]
    if sorted((*hands, *table, *pile)) != sorted(CARDS.deck):
        broken.append("supply cards are lost or doubled")
    for seat, player in enumerate(state.players):
        if len(player.hand) > CARDS.limits.hand:
            broken.append(f"seat {seat} holds {len(player.hand)} supply cards")
        if len(player.played or ()) > CARDS.limits.cards_per_conflict:
            broken.append(f"seat {seat} has played {len(player.played or ())} supply cards")
        if any(before.value > after.value for before, after in pairwise(player.hand)):
            broken.append(f"the hand of seat {seat} is not in order")
        if any(not 0 <= card.shown <= card.drawn <= state.round for card in player.hand):
            broken.append(f"seat {seat} holds a card that was not in the pile when it was drawn")
    return broken


def _buildings(state: State) -> list[str]:
    broken = []
    for seat in range(len(state.players)):
        granaries = len(lands_with(state.lands, seat, "granary"))
        posts = len(lands_with(state.lands, seat, "post"))
        if granaries + posts > CARDS.buildings.per_player:
            broken.append(f"seat {seat} has {granaries + posts} buildings")
        if posts > CARDS.buildings.posts_per_player:
            broken.append(f"seat {seat} has {posts} trading posts")
        if state.round > 0 and granaries + posts == 0:
            broken.append(f"seat {seat} has lost all its buildings")
    return broken


def _roles(state: State) -> list[str]:
    broken = []
    out = [player.role for player in state.players if player.role is not None]
    if state.removed is not None:
        out.append(state.removed)
    if len(set(out)) != len(out):
        broken.append("an action card is doubled")
    if (state.removed is not None) != (state.phase in DRAFTING):
        broken.append("exactly one action card lies aside from the draft to the reveal, and at no other time")
    order = clockwise(state.first, len(state.players))
    if state.phase == "draft":
        expected = set(order[: order.index(state.turn)])
    else:
        expected = set(order) if state.phase == "cards" else set()
    if {seat for seat, player in enumerate(state.players) if player.role is not None} != expected:
        broken.append("not exactly those who have had their turn hold an action card")
    return broken


def _course(state: State) -> list[str]:
    broken = []
    seats = range(len(state.players))
    if not {state.first, state.strategist, state.turn} <= set(seats):
        broken.append("there is no first player, no strategist or nobody's turn")
    if not 0 <= state.round <= CARDS.rounds[len(seats)]:
        broken.append(f"round {state.round} does not exist")
    if any(player.score < 0 for player in state.players):
        broken.append("a score is negative")
    if (state.phase == "over") != (state.outcome is not None):
        broken.append("a match is over exactly when it has an outcome")
    if len(set(state.left)) != len(state.left) or not set(state.left) < set(seats):
        broken.append("the list of those who have left is wrong")
    if state.phase != "over" and state.turn in state.left:
        broken.append(f"seat {state.turn} has left and is asked all the same")
    return broken
