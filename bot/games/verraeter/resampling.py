"""Resampling: states that a seat cannot tell from the real one."""

import msgspec

from bot.games.chance import Chance
from bot.games.contract import Seat
from bot.games.verraeter.cards import clockwise, in_hand_order, is_known, offered_to
from bot.games.verraeter.state import State
from bot.games.verraeter.worlds import deal_anew, draft_anew


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Draw anew all that a seat (None: the public) cannot know.

    The result agrees with all that the seat has seen since the start: the draft hands that it was offered, its own
    draws, every card that was played, and a start hand that everybody knows. Every such distribution of the action
    cards is equally likely, and so is every such distribution of the supply cards over the places where they lie;
    what the others' choices may hint at does not count.
    """
    return _imagine_supply(_imagine_roles(state, seat, chance), seat, chance)


def _imagine_roles(state: State, seat: Seat | None, chance: Chance) -> State:
    if state.removed is None:
        return state
    offered = () if seat is None else offered_to(state, seat)
    own = None if seat is None else state.players[seat].role
    removed, *taken = draft_anew(offered, own, chance)
    players = list(state.players)
    for drafter, role in zip(clockwise(state.first, len(players)), taken, strict=False):
        if players[drafter].role is not None:
            players[drafter] = msgspec.structs.replace(players[drafter], role=role)
    return msgspec.structs.replace(state, removed=removed, players=tuple(players))


def _imagine_supply(state: State, seat: Seat | None, chance: Chance) -> State:
    hidden = sorted(
        (card.drawn, holder, place)
        for holder, player in enumerate(state.players)
        if holder != seat
        for place, card in enumerate(player.hand)
        if not is_known(card, state.options)
    )
    cards = (*(state.players[holder].hand[place] for _, holder, place in hidden), *state.pile)
    dealt, pile = deal_anew(cards, [drawn for drawn, _, _ in hidden], chance)
    hands = [list(player.hand) for player in state.players]
    for (_, holder, place), card in zip(hidden, dealt, strict=True):
        hands[holder][place] = card
    players = tuple(
        msgspec.structs.replace(player, hand=in_hand_order(hand))
        for player, hand in zip(state.players, hands, strict=True)
    )
    return msgspec.structs.replace(state, players=players, pile=chance.shuffled(pile))
