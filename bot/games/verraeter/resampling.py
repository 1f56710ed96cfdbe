"""Resampling: states that a seat cannot tell from the real one."""

from __future__ import annotations

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.verraeter.cards import clockwise, in_hand_order, offered_to
from bot.games.verraeter.state import ROLES, State, SupplyCard


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know.

    The result agrees with all that the seat has seen since the start: the draft hands that it was offered, its own
    draws, every card that was played, and a start hand that everybody knows. Every such distribution of the action
    cards is equally likely, and so is every such distribution of the supply cards over the places where they lie;
    what the others' choices may hint at does not count.
    """
    return _imagine_supply(_imagine_roles(state, seat, chance), seat, chance)


def _imagine_roles(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal the draft anew: put aside, taken by each in turn, left over.

    A seat that was offered cards knows that the others are the one put aside and those of the seats before it, and
    that the seats after it choose from what it has passed on.
    """
    if state.removed is None:
        return state
    offered = () if seat is None else offered_to(state, seat)
    own = tuple(role for role in offered if seat is not None and role == state.players[seat].role)
    before = chance.shuffled(role for role in ROLES if role not in offered)
    after = chance.shuffled(role for role in offered if role not in own)
    removed, *taken = (*before, *own, *after)
    players = list(state.players)
    for drafter, role in zip(clockwise(state.first, len(players)), taken, strict=False):
        if players[drafter].role is not None:
            players[drafter] = msgspec.structs.replace(players[drafter], role=role)
    return msgspec.structs.replace(state, removed=removed, players=tuple(players))


def _imagine_supply(state: State, seat: Seat | None, chance: Chance) -> State:
    """Deal the hidden supply cards anew.

    A card that was drawn in round r had lain in the pile then. So it can be any card that has not been shown since,
    and that is not in the asking seat's hand; cards shown later were somewhere else. Places drawn earlier have fewer
    candidates, and each candidate of theirs fits the later places as well; filled in that order, no place stays empty.
    """
    hidden = [
        (card.drawn, holder, place)
        for holder, player in enumerate(state.players)
        if holder != seat
        for place, card in enumerate(player.hand)
        if not _known(state, card)
    ]
    cards = [state.players[holder].hand[place] for _, holder, place in hidden] + list(state.pile)
    hands = [list(player.hand) for player in state.players]
    for drawn, holder, place in sorted(hidden):
        card = chance.pick([card for card in cards if card.shown <= drawn])
        cards.remove(card)
        hands[holder][place] = msgspec.structs.replace(card, drawn=drawn)
    players = tuple(
        msgspec.structs.replace(player, hand=in_hand_order(hand))
        for player, hand in zip(state.players, hands, strict=True)
    )
    pile = chance.shuffled(msgspec.structs.replace(card, drawn=0) for card in cards)
    return msgspec.structs.replace(state, players=players, pile=pile)


def _known(state: State, card: SupplyCard) -> bool:
    """Tell whether a card is still in the hand that everybody has started with."""
    return state.options.start_hand == "3-4-5" and card.drawn == 0
