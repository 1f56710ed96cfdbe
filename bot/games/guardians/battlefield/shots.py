"""Ranged attacks (rule 6.5): who may shoot, what a shot is worth."""

from typing import Final

from bot.games.contract import Seat
from bot.games.guardians.abilities import Ranged, RangedBonus
from bot.games.guardians.battlefield.active_effects import (
    all_blank,
    concerns,
    fighter_of,
    fits,
    holds,
    terrain_types,
    texts_of,
)
from bot.games.guardians.battlefield.restrictions import forbidden_by
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import Battlefield, Fighter, Sum, Term

_RANGED: Final = {card.id: one for card in CARDS.values() for one in with_ability(card, Ranged)[:1]}


def ranged_of(card: CardId) -> Ranged | None:
    """Give the ranged ability that is printed on a card, None if there is none."""
    return _RANGED.get(card)


def may_shoot(field: Battlefield, seat: Seat, card: CardId) -> bool:
    """Tell whether a creature of the combat hand may be placed as a shot beside the own primary of the match-up."""
    own, opponent = primaries(field, seat)
    ranged = ranged_of(card)
    return (
        ranged is not None
        and own is not None
        and opponent is not None
        and may_be_helped(field, own)
        and not all_blank(field)
        and fits(field, ranged.only_vs, opponent)
        and fits(field, ranged.only_if_ally, own)
        and (not ranged.only_terrain or any(one in terrain_types(field) for one in ranged.only_terrain))
        and (ranged.effect != "cancel_ranged" or bool(cancellable(field, seat)))
        and forbidden_by(field, seat, "ranged", fighter=own, against=opponent) is None
    )


def may_be_helped(field: Battlefield, fighter: Fighter) -> bool:
    """Tell whether anything may still be added to a fighter's match-up."""
    return not any(one.locked for one in field.fighters if one.match == fighter.match)


def primaries(field: Battlefield, seat: Seat) -> tuple[Fighter | None, Fighter | None]:
    """Give the own and the opposing primary of the running match-up; None for whoever is gone."""
    if field.stage != "match-ups" or not field.match_ups or field.match_ups[-1].secondary:
        return None, None
    now = field.match_ups[-1]
    first, second = fighter_of(field, now.first), fighter_of(field, now.second)
    return (first, second) if seat == field.attacker else (second, first)


def cancellable(field: Battlefield, seat: Seat) -> tuple[Fighter, ...]:
    """List the enemy shots of the running match-up that are still worth something."""
    _, opponent = primaries(field, seat)
    return tuple(
        one
        for one in field.fighters
        if opponent is not None and one.role == "shot" and one.against == opponent.number and one.worth > 0
    )


def shot_worth(field: Battlefield, seat: Seat, card: CardId) -> Sum:
    """Add up what a shot is worth when it is placed: its points and what texts add; `Fighter.worth` is the total.

    It never falls below zero.
    """
    ranged = ranged_of(card)
    assert ranged is not None  # asked for shots only
    terms = [Term(kind="shot", amount=ranged.points, card=card)]
    bonuses = [
        text
        for text in texts_of(field, RangedBonus)
        if ranged.effect is None
        and concerns(text.ability.side, text.owner, seat)
        and holds(field, text.ability.when, text.owner, None)
    ]
    for text in sorted(bonuses, key=lambda one: -one.ability.amount):
        most = -sum(term.amount for term in terms)
        terms.append(Term(kind="team", amount=max(most, text.ability.amount), card=text.card))
    return Sum(tuple(terms))
