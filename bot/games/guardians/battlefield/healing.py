"""After the resolution: who may heal whom (rule 6.11), and which lost cards may be saved from the graveyard."""

from collections import Counter
from typing import Literal

import msgspec

from bot.games.contract import Seat
from bot.games.guardians.abilities import Heal, Recover
from bot.games.guardians.battlefield.active_effects import all_blank, fighter_of, fits, own_texts, texts_of
from bot.games.guardians.cards import CARDS, CardId, matches, with_ability
from bot.games.guardians.table import Battlefield, Cards, Fighter


class Healer(msgspec.Struct, frozen=True, kw_only=True):
    """A card that may heal: whom, how many, for how many stones each; `fighter` None for an item."""

    card: CardId
    fighter: int | None
    most: int
    cost: int
    patients: tuple[int, ...]


class Recovery(msgspec.Struct, frozen=True, kw_only=True):
    """A way to save a lost card: what saves it, for how many stones, to which hand.

    `fighter` is the beaten creature on the battlefield, None for a destroyed one.
    """

    card: CardId
    by: CardId
    cost: int
    to: Literal["storage_hand", "creature_pen"]
    fighter: int | None = None


def healers(field: Battlefield, seat: Seat, items: Cards = ()) -> tuple[Healer, ...]:
    """List the unbeaten own creatures that may heal, and whom; `items` are the creature items of the combat hand.

    Only the winner's heal, except where the text says otherwise. Who was healed in this combat heals nobody, and who
    was laid aside neither.
    """
    found: list[Healer] = []
    for fighter in field.fighters:
        if fighter.owner == seat and fighter.beaten_by is None and not fighter.healed:
            found += [
                _healer(field, seat, text.ability, fighter.card, fighter.number)
                for text in own_texts(field, fighter, Heal)
                if _in_time(field, seat, text.ability)
            ]
    for item in items:
        found += [
            _healer(field, seat, heal, item, None)
            for heal in with_ability(CARDS[item], Heal)
            if _in_time(field, seat, heal)
        ]
    return tuple(one for one in found if one.most and one.patients and one.cost <= field.stones[seat])


def healing_fits(field: Battlefield, seat: Seat, pairs: tuple[tuple[CardId, CardId], ...], items: Cards = ()) -> bool:
    """Tell whether pairs of healer and patient can be carried out together: each patient once, within all limits.

    Cards that bear the same name are as good as one another. The stones for all of them must be there.
    """
    able = healers(field, seat, items)
    most: Counter[CardId] = Counter()
    for one in able:
        most[one.card] += one.most
    cost = {one.card: one.cost for one in able}
    patients = {one.card: {_card(field, number) for number in one.patients} for one in able}
    beaten = Counter(one.card for one in field.fighters if one.owner == seat and _is_patient(one))
    return (
        all(healer in patients and patient in patients[healer] for healer, patient in pairs)
        and not Counter(healer for healer, _ in pairs) - most
        and not Counter(patient for _, patient in pairs) - beaten
        and sum(cost.get(healer, 0) for healer, _ in pairs) <= field.stones[seat]
    )


def recoveries(field: Battlefield, seat: Seat) -> tuple[Recovery, ...]:
    """List how each lost creature of a seat may be saved at the end of the combat, the cheapest way of each first.

    Beaten creatures are those on the battlefield that are not healed; destroyed ones lie in the graveyard. Who was
    bribed is not lost (ruling R42).
    """
    found: list[Recovery] = []
    for fighter in field.fighters:
        if fighter.owner == seat and _is_patient(fighter):
            ways = [
                Recovery(card=fighter.card, by=by, cost=one.cost_stones, to=one.to, fighter=fighter.number)
                for one, by in _ways(field, seat, fighter.card, fighter)
            ]
            found += sorted(ways, key=lambda way: way.cost)
    for card in field.graveyard[seat]:
        if CARDS[card].is_creature:
            ways = [
                Recovery(card=card, by=by, cost=one.cost_stones, to=one.to)
                for one, by in _ways(field, seat, card, None)
            ]
            found += sorted(ways, key=lambda way: way.cost)
    return tuple(found)


def _ways(field: Battlefield, seat: Seat, card: CardId, fighter: Fighter | None) -> list[tuple[Recover, CardId]]:
    """List the texts that save a lost card: its own, the shield's, and effects in force."""
    own: list[tuple[Recover, CardId]] = []
    if fighter is not None:
        own += [(text.ability, card) for text in own_texts(field, fighter, Recover)]
    elif not all_blank(field):
        own += [(one, card) for one in with_ability(CARDS[card], Recover) if not one.command]
    ways = [(one, by) for one, by in own if one.targets == "self"]
    for text in texts_of(field, Recover):
        targets = text.ability.targets
        if text.owner == seat and (
            targets == "under_this_shield"
            or (not isinstance(targets, str) and matches(targets, CARDS[card]) and text.fighter is None)
        ):
            ways.append((text.ability, text.card))
    return [(one, by) for one, by in ways if _happened(field, one, fighter)]


def _happened(field: Battlefield, recover: Recover, fighter: Fighter | None) -> bool:
    if recover.trigger == "lost_in_combat":
        return True
    winner = fighter_of(field, fighter.beaten_by) if fighter is not None else None
    if fighter is None:
        return False
    return recover.against is None or (winner is not None and fits(field, recover.against, winner))


def _healer(field: Battlefield, seat: Seat, heal: Heal, card: CardId, number: int | None) -> Healer:
    most = heal.count if isinstance(heal.count, int) else _losses(field, 1 - seat)
    return Healer(
        card=card,
        fighter=number,
        most=most,
        cost=heal.cost_stones,
        patients=tuple(
            one.number
            for one in field.fighters
            if one.owner == seat and _is_patient(one) and fits(field, heal.targets, one)
        ),
    )


def _in_time(field: Battlefield, seat: Seat, heal: Heal) -> bool:
    return heal.regardless_of_winner or field.winner == seat


def _losses(field: Battlefield, seat: Seat) -> int:
    """Count the creatures that a seat has lost in this combat: beaten or destroyed."""
    beaten = sum(one.owner == seat and _is_patient(one) for one in field.fighters)
    return beaten + sum(CARDS[card].is_creature for card in field.graveyard[seat])


def _is_patient(fighter: Fighter) -> bool:
    return fighter.beaten_by is not None and not fighter.healed and fighter.role != "guardian"


def _card(field: Battlefield, number: int) -> CardId:
    fighter = fighter_of(field, number)
    assert fighter is not None  # patients are on the battlefield
    return fighter.card
