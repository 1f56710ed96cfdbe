"""Supply cards: the order of a hand, and how many a player draws (phase 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.contract import Seat
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.lands import Ground, lands_with
from bot.games.verraeter.state import Family, Role, SupplyCard


def in_hand_order(cards: Iterable[SupplyCard]) -> tuple[SupplyCard, ...]:
    """Put cards into the order of a hand: by value, and of equal ones the one that was drawn first in front."""
    return tuple(sorted(cards, key=lambda card: (card.value, card.drawn)))


def supplying_granaries(lands: Sequence[Ground], seat: Seat, family: Family) -> int:
    """Count a seat's granaries on lands that are held by the family it supports now."""
    return sum(lands[land].family == family for land in lands_with(lands, seat, "granary"))


def cards_due(granaries: int, role: Role, hand: int) -> int:
    """Count the cards to draw for supplying granaries, an action card and the number of cards in hand."""
    card = CARDS.roles[role]
    income = granaries + card.more_supply if card.supply_instead is None else card.supply_instead
    return min(income, CARDS.limits.resupply, CARDS.limits.hand - hand)
