"""Worlds as likely as the habits of sensible players make them, after what the others have shown in a conflict."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

import msgspec

from bot.games.contract import Seat
from bot.games.verraeter.cards import clockwise
from bot.games.verraeter.state import ROLES, Role, State
from bot.games.verraeter.views import DRAFTING, View
from bot.games.verraeter.worlds import world
from bot.players.quick_chance import QuickChance
from bot.players.verraeter.beginner import plays_from
from bot.players.verraeter.habits import Habits, Stakes

HANDS: Final = 2
"""How many deals of the hidden supply cards are weighed for one world."""


class World(NamedTuple):
    """A state that the table may be in, with what its conflict is about, if that has been worked out."""

    state: State
    stakes: Stakes | None


class Draft(NamedTuple):
    """A state with what others may have drafted in it: put aside, then taken by each in turn; and how likely."""

    state: State
    deals: Sequence[tuple[Role, ...]]
    weights: list[float]


def likely_world(view: View, habits: Habits, chance: QuickChance, stakes: Stakes | None = None) -> World:
    """Draw a state from a view in the conflict at hand by what the others have taken and played; else any that fits.

    The stakes are public, so that those of one world serve for all of the same view.
    """
    if view.phase not in DRAFTING:
        return World(world(view, chance), None)
    states = [world(view, chance) for _ in range(HANDS)]
    stakes = stakes or Stakes(states[0])
    drafts = [_weighed(view, state, stakes, habits) for state in states]
    draft = chance.weighted(drafts, [sum(draft.weights) for draft in drafts])
    removed, *taken = chance.weighted(draft.deals, draft.weights)
    state = draft.state
    players = list(state.players)
    for seat, role in zip(clockwise(state.first, len(players)), taken, strict=False):
        players[seat] = msgspec.structs.replace(players[seat], role=role)
    return World(msgspec.structs.replace(state, removed=removed, players=tuple(players)), stakes)


@lru_cache(maxsize=256)
def _deals(offered: tuple[Role, ...], own: Role | None, taken: int) -> Sequence[tuple[Role, ...]]:
    """List what may have been put aside, and taken by so many; see `worlds.draft_anew`."""
    before = [role for role in ROLES if role not in offered]
    if own is None:
        return list(permutations(before, taken + 1))
    after = [role for role in offered if role != own]
    return [
        (*earlier, own, *later)
        for earlier in permutations(before)
        for later in permutations(after, taken - len(before))
    ]


def _weighed(view: View, state: State, stakes: Stakes, habits: Habits) -> Draft:
    players = state.players
    order = clockwise(state.first, len(players))
    taken = [seat for seat in order if players[seat].role is not None]
    hands = [tuple(sorted([*(card.value for card in player.hand), *(player.played or ())])) for player in players]
    counts = tuple([len(hand) for hand in hands])
    own = None if view.seat is None else view.players[view.seat].role
    deals = _deals(view.offered, own, len(taken))
    guessed = [seat for seat in taken if seat != view.seat and seat not in state.left]
    merits = {seat: habits.merits(stakes, seat, hands[seat], counts) for seat in guessed}
    plays: dict[Seat, Mapping[Role, float]] = {}
    before: list[int | None] = [None] * len(players)
    for seat in order:
        played = players[seat].played
        if played is None:
            break
        if seat in guessed and hands[seat]:
            possible = {deal[1 + taken.index(seat)] for deal in deals}
            least = min(state.options.min_cards, counts[seat])
            listed = plays_from(hands[seat], least, counts[seat])
            number = next(number for number, (play, _) in enumerate(listed) if play.cards == played)
            earlier = tuple(before)
            plays[seat] = {
                role: habits.shares(stakes, seat, role, hands[seat], least, counts, earlier)[number]
                for role in possible
            }
        before[seat] = sum(played)
    weights = []
    for deal in deals:
        weight = 1.0
        offered = dict.fromkeys(ROLES)
        del offered[deal[0]]
        for seat, role in zip(taken, deal[1:], strict=True):
            if seat in merits:
                weight *= merits[seat][role] / sum([merits[seat][each] for each in offered])
                if seat in plays:
                    weight *= plays[seat][role]
            del offered[role]
        weights.append(weight)
    return Draft(state, deals, weights)
