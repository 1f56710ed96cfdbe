"""Area attacks and what lays whole hands aside (rule 6.3, M4): how strong, and who falls.

They hit creatures of combat hands by their base vitality, never cards on the table.
"""

from bot.games.contract import Seat
from bot.games.guardians.abilities import Aoe, Sideline
from bot.games.guardians.battlefield.active_effects import (
    Text,
    concerns,
    fits,
    hand_standing,
    in_play,
    running_number,
    texts_of,
)
from bot.games.guardians.battlefield.immunity import spared_by
from bot.games.guardians.battlefield.restrictions import forbidden_by
from bot.games.guardians.cards import CARDS, CardId, matches
from bot.games.guardians.table import Battlefield, Cards, Fighter, Sum, Term


def attacks_of_match(field: Battlefield) -> tuple[Text[Aoe], ...]:
    """List the area attacks of the primaries of the running match-up, if nothing makes them impossible (M4).

    They happen without an opponent too, but not once their source has left the battlefield (ruling R05).
    """
    return tuple(
        text
        for text in texts_of(field, Aoe)
        if text.ability.trigger == "in_match_up"
        and text.fighter is not None
        and text.fighter.match == running_number(field)
        and forbidden_by(field, text.owner, "aoe", fighter=text.fighter) is None
    )


def hit_seats(attack: Aoe | Sideline, owner: Seat) -> tuple[Seat, ...]:
    """List whose combat hands an attack of `owner` hits, the enemy's first."""
    return (1 - owner, owner) if attack.sides == "both" else (1 - owner,)


def area_points(
    field: Battlefield,
    owner: Seat,
    card: CardId,
    attack: Aoe,
    *,
    source: Fighter | None = None,
    discards: Cards = (),
    stones: int = 0,
) -> Sum:
    """Add up the points of an area attack.

    `source` is the creature that makes it, `discards` and `stones` are what its owner gives beyond the printed price.
    Cards that do not raise it count nothing.
    """
    terms = [Term(kind="base", amount=attack.points, card=card)]
    other = attack.plus_per_other_in_play
    if other is not None:
        names = [
            one.card
            for one in in_play(field)
            if (source is None or one.number != source.number)
            and concerns(other.side, owner, one.owner)
            and fits(field, other.filter, one)
            and (not other.distinct_names or one.card != card)
        ]
        counted = dict.fromkeys(names) if other.distinct_names else names
        terms += [Term(kind="text", amount=other.amount, card=name) for name in counted]
    discard = attack.plus_per_discarded
    if discard is not None:
        raising = [name for name in discards if matches(discard.discard, CARDS[name])]
        terms += [Term(kind="text", amount=discard.amount, card=name) for name in raising]
    if stones and attack.plus_per_extra_stone:
        terms.append(Term(kind="upgrade", amount=stones * attack.plus_per_extra_stone, card=card))
    return Sum(tuple(terms))


def fallen(field: Battlefield, victim: Seat, hand: Cards, attack: Aoe, points: int) -> Cards:
    """List the creatures of a combat hand that an area attack hits: small enough, meant by it, and not spared."""
    return tuple(
        card
        for card in hand
        if CARDS[card].is_creature
        and CARDS[card].base <= points
        and matches(attack.affects, CARDS[card], hand_standing(field, victim, CARDS[card]))
        and spared_by(field, victim, card, attack) is None
    )


def laid_aside(field: Battlefield, owner: Seat, hand: Cards) -> Cards:
    """List the creatures of a combat hand that commands lay aside (`Sideline`)."""
    return tuple(
        card
        for card in hand
        if any(
            owner in hit_seats(text.ability, text.owner)
            and matches(text.ability.affects, CARDS[card], hand_standing(field, owner, CARDS[card]))
            for text in texts_of(field, Sideline)
        )
    )
