"""Whom a seat may lead with, and what it has to declare before (rule 6.4)."""

from collections.abc import Iterator
from typing import Final

from bot.games.contract import Decision, Seat
from bot.games.guardians.abilities import Declare, LimitOnePerSpace, MustBeFirstPrimary
from bot.games.guardians.battlefield import Text, texts_of
from bot.games.guardians.cards import CARDS, with_ability
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.table import Action, Asking, Battlefield, Cards, Declared, Lead, Table, View, with_seat
from bot.games.guardians.table import Declare as Declaration

_GROUPS: Final = {card.id: one.group for card in CARDS.values() for one in with_ability(card, LimitOnePerSpace)}
"""Of which group a card is one alone takes part in a combat."""
_FIRST: Final = frozenset(card.id for card in CARDS.values() if with_ability(card, MustBeFirstPrimary))
VALUES: dict[str, tuple[str, ...]] = {"size": ("S", "M", "L"), "color": ("mortal", "elemental", "external")}


def unrestricted(field: Battlefield, seat: Seat, hand: Cards) -> Cards:
    """List the creatures of a hand that may still take part, each once; of a group (`LimitOnePerSpace`) one per combat.

    If that leaves nobody, all may, so that nobody is ever without a legal answer.
    """
    cards = tuple(dict.fromkeys(hand))
    if _GROUPS.keys().isdisjoint(cards):
        return cards
    fought = [one.card for one in field.fighters if one.owner == seat]
    used = {_GROUPS.get(card) for card in (*fought, *field.graveyard[seat], *field.bribed[seat])} - {None}
    return tuple(card for card in cards if _GROUPS.get(card) not in used) or cards


def leaders(field: Battlefield, seat: Seat, hand: Cards) -> Cards:
    """List the creatures of a hand that a seat may lead with now, each once.

    In the first match-up only those that must be the first primary, if there are any; always only what was declared.
    """
    cards = unrestricted(field, seat, hand)
    if not field.match_ups:
        cards = tuple([card for card in cards if card in _FIRST]) or cards
    declared = field.declared[seat]
    return tuple([card for card in cards if not declared or declared in (CARDS[card].size, CARDS[card].color)])


# Declaring


def declaring(field: Battlefield) -> tuple[Text[Declare], ...]:
    """List the texts by which a seat has to declare now, of each owner at most one.

    Of two that want the enemy to declare first, the one with the lower dominance is void, both if they are equal.
    """
    found = {text.owner: text for text in texts_of(field, Declare) if not (text.ability.first_only and field.match_ups)}
    if len(found) == 2:
        numbers = [CARDS[found[owner].card].dominance or 0 for owner in (0, 1)]
        if numbers[0] == numbers[1]:
            return ()
        return (found[numbers.index(max(numbers))],)
    return tuple(found.values())


def ask_declarations(table: Table) -> None:
    """Ask who has to declare, if somebody has and has not yet."""
    for text in declaring(table.field):
        seat = 1 - text.owner
        if not table.field.declared[seat] and table.combat.creatures[seat]:
            table.ask("declare", seat, card=text.card)
            return
    table.change_field(step="primaries")


def declarable(view: View, seat: Seat) -> tuple[str, ...]:
    """List what a seat can truthfully declare."""
    asking, combat = view.asking, combat_of(view)
    assert asking is not None  # this seat is asked
    assert asking.card is not None  # a card demands it
    info = next(one.info for one in with_ability(CARDS[asking.card], Declare))
    cards = leaders(combat.field, seat, combat.creatures)
    true = {CARDS[card].size if info == "size" else CARDS[card].color for card in cards}
    return tuple(value for value in VALUES[info] if value in true)


def declare_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List what a seat can declare."""
    yield from (Declaration(value=value) for value in declarable(view, decision.seat))


def carry_out_declare(table: Table, asking: Asking) -> None:
    """Note what a seat has declared, for everybody to see."""
    seat, action = asking.reply
    assert isinstance(action, Declaration)  # nothing else is legal here
    info = next(one for one, values in VALUES.items() if action.value in values)
    table.change_field(declared=with_seat(table.field.declared, seat, action.value))
    table.tell(Declared(seat=seat, info=info, value=action.value))


# Leading


def lead_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List whom a seat can lead with."""
    combat = combat_of(view)
    yield from (Lead(card=card) for card in leaders(combat.field, decision.seat, combat.creatures))


def lead_fallback(view: View, decision: Decision) -> Action:
    """Lead with the least base vitality (rule 11.6)."""
    combat = combat_of(view)
    cards = leaders(combat.field, decision.seat, combat.creatures)
    return Lead(card=min(cards, key=lambda card: (CARDS[card].base, card)))


def lead_forced(view: View, decision: Decision) -> Action | None:
    """Lead with the last card of a combat hand, where everybody sees that it is the last."""
    combat = combat_of(view)
    if combat.field.hands[decision.seat] == 1 and len(combat.creatures) == 1:
        return Lead(card=combat.creatures[0])
    return None
