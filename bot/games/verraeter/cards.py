"""The cards in the hands: the draft of action cards (phase 2), and supply cards (phase 10)."""

from collections.abc import Iterable, Sequence
from operator import attrgetter

import msgspec

from bot.games.contract import Seat
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import Ground, lands_with
from bot.games.verraeter.state import ROLES, Family, Options, Role, State, SupplyCard


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """List the seats in the order in which they act, from the first player (rule 1.2)."""
    return (*range(first, seats), *range(first))


def offered_to(state: State, seat: Seat) -> tuple[Role, ...]:
    """List the action cards that a seat was shown in this round's draft, also after it has taken one.

    Empty if its turn has not come yet, and outside the phases 2 and 3. In the order of ROLES, which tells nothing.
    """
    if state.removed is None:
        return ()
    gone = {state.removed}
    earlier = state.first
    while earlier != seat:
        role = state.players[earlier].role
        if role is None:
            return ()
        gone.add(role)
        earlier = (earlier + 1) % len(state.players)
    return tuple([role for role in ROLES if role not in gone])


def is_known(card: SupplyCard, options: Options) -> bool:
    """Tell whether a card in a hand is still one of those that everybody has started with."""
    return options.start_hand == "3-4-5" and card.drawn == 0


def in_hand_order(cards: Iterable[SupplyCard]) -> tuple[SupplyCard, ...]:
    """Put cards into the order of a hand: by value, and of equal ones the one that was drawn first in front."""
    return tuple(sorted(cards, key=_place_in_hand))


_place_in_hand = attrgetter("value", "drawn")


def remembered_without(state: State, seat: Seat, values: Iterable[int]) -> State:
    """Take supply cards that are played out of a hand, and forget what nobody could tell of those that stay hidden.

    Of equal cards in the hand the one that has been longest there is played; so the cards of a known start hand are
    never mistaken for unknown ones. Otherwise nobody sees in which round a card was drawn, nor which copy of its value
    it is. So the earliest draws of the hand are taken to be gone, and the copy that has lain open last: what stays is
    bound by less than the truth, which thereby remains possible.
    """
    hand = list(state.players[seat].hand)
    unknown = []
    for value in values:
        played = next(card for card in hand if card.value == value)
        hand.remove(played)
        if not is_known(played, state.options):
            unknown.append(played)
    piles = [player.hand for player in state.players]
    piles[seat] = _without_earliest_draws(hand, unknown, state.options) if unknown else tuple(hand)
    piles.append(state.pile)
    for played in unknown:
        latest = max(
            [card for pile in piles for card in pile if card.value == played.value], key=_SHOWN, default=played
        )
        if latest.shown > played.shown:
            holder = next(number for number, pile in enumerate(piles) if latest in pile)
            cards = list(piles[holder])
            cards[cards.index(latest)] = SupplyCard(latest.value, played.shown, latest.drawn)
            piles[holder] = tuple(cards)
    *hands, pile = piles
    players = tuple(
        [
            player if hand is player.hand else msgspec.structs.replace(player, hand=hand)
            for player, hand in zip(state.players, hands, strict=True)
        ]
    )
    return msgspec.structs.replace(state, players=players, pile=pile)


_SHOWN = attrgetter("shown")
_DRAWN = attrgetter("drawn")


def _without_earliest_draws(
    hand: Iterable[SupplyCard], played: Sequence[SupplyCard], options: Options
) -> tuple[SupplyCard, ...]:
    known = [card for card in hand if is_known(card, options)]
    kept = sorted([card for card in hand if not is_known(card, options)], key=_DRAWN)
    draws = sorted([card.drawn for card in (*kept, *played)])[len(played) :]
    return in_hand_order(
        [*known, *[SupplyCard(card.value, card.shown, drawn) for card, drawn in zip(kept, draws, strict=True)]]
    )


def supplying_granaries(lands: tuple[Ground, ...], seat: Seat, family: Family) -> int:
    """Count a seat's granaries on lands that are held by the family it supports now (rule 4.4)."""
    return [lands[land].family for land in lands_with(lands, seat, "granary")].count(family)


def cards_due(granaries: int, role: Role, hand: int) -> int:
    """Count the cards to draw for supplying granaries, an action card and the number of cards in hand.

    Diplomat +2 draws one more (rule 2.2), the farmer a number of his own instead (rule 2.6).
    """
    card = CARDS.roles[role]
    income = granaries + card.more_supply if card.supply_instead is None else card.supply_instead
    return min(income, CARDS.limits.resupply, CARDS.limits.hand - hand)
