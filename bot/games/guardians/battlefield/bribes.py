"""Bribery (M1): who is open to which card now, and what answers or follows it."""

from __future__ import annotations

from bot.games.contract import Seat
from bot.games.guardians.abilities import Bribe, BribeFromHand, BribeReturns, UniversalBribe, Vice
from bot.games.guardians.battlefield.active_effects import concerns, running_number, texts_of
from bot.games.guardians.battlefield.restrictions import forbidden_by
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import Battlefield, Cards, Fighter

VICES: tuple[Vice, ...] = ("beer", "gold", "babes")


def vice_of(card: CardId) -> Vice | None:
    """Give the vice of a bribery card, None for any other card."""
    return next((one.vice for one in with_ability(CARDS[card], Bribe)), None)


def open_to(field: Battlefield, seat: Seat, target: Fighter) -> tuple[Vice, ...]:
    """List the vices of the bribery cards that `seat` may use on a fighter now.

    Only a primary, a shot or a secondary attacker of the running match-up or attack (ruling R43) with a fitting icon,
    or any icon while an effect makes every card fit. This is public, as is all that follows from it. Whose creature it
    is does not matter here: an own one is kept by the same cards (counter-bribery).
    """
    if target.role not in ("primary", "shot", "secondary") or target.match != running_number(field):
        return ()
    icons = CARDS[target.card].bribable_by
    every = bool(icons) and any(
        concerns(text.ability.side, text.owner, seat) for text in texts_of(field, UniversalBribe)
    )
    return tuple(
        vice
        for vice in VICES
        if (every or vice in icons) and forbidden_by(field, seat, "bribery", fighter=target, vice=vice) is None
    )


def may_bribe(field: Battlefield, seat: Seat, card: CardId, target: Fighter) -> bool:
    """Tell whether a card bribes an enemy fighter now."""
    vice = vice_of(card)
    return vice is not None and target.owner != seat and vice in open_to(field, seat, target)


def bribes_for(field: Battlefield, seat: Seat, cards: Cards, target: Fighter) -> Cards:
    """List which of some cards (the depot and stolen bribes) bribe an enemy fighter, each once."""
    return tuple(card for card in dict.fromkeys(cards) if may_bribe(field, seat, card, target))


def keeps_bribed(field: Battlefield, seat: Seat, card: CardId, target: Fighter) -> bool:
    """Tell whether a card keeps an own creature that is being bribed (house rule: counter-bribery)."""
    vice = vice_of(card)
    return vice is not None and target.owner == seat and vice in open_to(field, seat, target)


def bribe_returned_by(field: Battlefield, seat: Seat, bribe: CardId) -> CardId | None:
    """Name the card by which a used bribery card goes back to its owner's storage hand, None if it is discarded."""
    vice = vice_of(bribe)
    return next(
        (text.card for text in texts_of(field, BribeReturns) if text.owner == seat and text.ability.bribe == vice), None
    )


def tempted(hand: Cards, ability: BribeFromHand) -> Cards:
    """List the creatures of a combat hand that must be revealed, one of which goes to the pen."""
    return tuple(card for card in hand if CARDS[card].is_creature and ability.vice in CARDS[card].bribable_by)
