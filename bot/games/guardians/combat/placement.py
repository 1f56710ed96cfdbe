"""The cards of a combat: taken from the hands, laid on the battlefield, and taken off it again.

Whatever changes a combat hand, a depot or the stones goes through here, so that the counts that everybody sees on the
battlefield are right.
"""

from collections import Counter
from typing import Any, Literal

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians import battlefield
from bot.games.guardians.abilities import Ability
from bot.games.guardians.cards import CardId
from bot.games.guardians.spaces import end_match
from bot.games.guardians.table import (
    Battlefield,
    Destroyed,
    EffectBegun,
    Fighter,
    Lasting,
    MatchUp,
    Role,
    Table,
    with_seat,
    without,
)

# Hands


def draw_back(table: Table, seat: Seat, *cards: CardId, seen: bool) -> None:
    """Put creatures into a combat hand; `seen`: they lay open."""
    creatures = tuple(sorted((*table.combat.creatures[seat], *cards)))
    table.change_combat(creatures=with_seat(table.combat.creatures, seat, creatures))
    if seen:
        _now_known(table, seat, Counter((*table.field.known[seat], *cards)))
    table.recount()


def take(table: Table, seat: Seat, *cards: CardId) -> None:
    """Take creatures out of a combat hand; they are the caller's to put somewhere."""
    left = without(table.combat.creatures[seat], *cards)
    table.change_combat(creatures=with_seat(table.combat.creatures, seat, left))
    if table.field.known[seat]:
        _now_known(table, seat, Counter(table.field.known[seat]) - Counter(cards))
    table.recount()


def take_item(table: Table, seat: Seat, card: CardId) -> None:
    """Take a creature item out of a combat hand; it is the caller's to put somewhere."""
    left = without(table.combat.items[seat], card)
    table.change_combat(items=with_seat(table.combat.items, seat, left))
    if table.field.known[seat]:
        _now_known(table, seat, Counter(table.field.known[seat]) - Counter([card]))
    table.recount()


def _now_known(table: Table, seat: Seat, cards: Counter[CardId]) -> None:
    """Note which cards of a combat hand both players have seen."""
    known = tuple(sorted(cards.elements()))
    if known != table.field.known[seat]:
        table.change_field(known=with_seat(table.field.known, seat, known))


def spend(table: Table, seat: Seat, card: CardId) -> None:
    """Put a card of the depot on the discard pile; a stolen bribery card goes to that of its owner."""
    player = table.player(seat)
    if card in player.depot:
        table.change_player(seat, depot=without(player.depot, card))
        table.bury(seat, (card,))
    else:
        held = without(table.field.bribes[seat], card)
        table.change_field(bribes=with_seat(table.field.bribes, seat, held))
        table.bury(1 - seat, (card,))
    table.recount()


def pay(table: Table, seat: Seat, stones: int, card: CardId) -> None:
    """Take the price of something from a seat."""
    if stones:
        table.add_stones(seat, -stones, card)


# The battlefield


def appear(
    table: Table,
    seat: Seat,
    card: CardId,
    role: Role,
    *,
    match: int = 0,
    against: int | None = None,
    worth: int = 0,
) -> Fighter:
    """Lay a card on the battlefield; it gets the next number."""
    field = table.field
    number = field.appeared + 1
    fighter = Fighter(number=number, owner=seat, card=card, role=role, match=match, against=against, worth=worth)
    table.change_field(appeared=number, fighters=(*field.fighters, fighter))
    return fighter


def change_fighter(table: Table, number: int, **changes: Any) -> Fighter:
    """Change fields of a fighter that is on the battlefield."""
    fighter = table.fighter(number)
    assert fighter is not None  # the caller has found it there
    changed = replace(fighter, **changes)
    table.set_fighter(changed)
    return changed


def fall(table: Table, seat: Seat, *cards: CardId) -> None:
    """Put creatures that a seat has lost in this combat on its discard pile, and remember them."""
    table.bury(seat, cards)
    lost = table.field.graveyard
    table.change_field(graveyard=with_seat(lost, seat, (*lost[seat], *cards)))


def destroy(table: Table, fighter: Fighter, by: CardId | None) -> None:
    """Destroy a fighter: to the graveyard at once. A Guardian who is destroyed has lost the match."""
    table.tell(Destroyed(fighter=fighter, by=by))
    if fighter.role == "guardian":
        end_match(table, "guardian", 1 - fighter.owner)
        return
    table.remove_fighter(fighter.number)
    fall(table, fighter.owner, fighter.card)


def go_to_pen(table: Table, fighter: Fighter) -> None:
    """Take a fighter off the battlefield to its owner's pen; it counts as bribed."""
    table.remove_fighter(fighter.number)
    pen(table, fighter.owner, fighter.card)


def pen(table: Table, seat: Seat, card: CardId) -> None:
    """Put a creature that leaves the combat unbeaten into its owner's pen."""
    away = table.field.bribed
    table.change_field(bribed=with_seat(away, seat, (*away[seat], card)))
    table.change_player(seat, pen=tuple(sorted((*table.player(seat).pen, card))))


# Effects


def begin_effect(
    table: Table,
    seat: Seat,
    card: CardId,
    ability: Ability,
    ends: Literal["match-up", "combat"],
    *,
    fighter: int | None = None,
    target: int | None = None,
    amount: int = 0,
) -> None:
    """Let an effect hold from now on, and tell it."""
    effect = Lasting(seat=seat, card=card, ability=ability, ends=ends, fighter=fighter, target=target, amount=amount)
    table.change_field(lasting=(*table.field.lasting, effect))
    table.tell(EffectBegun(seat=seat, card=card, target=target))


def end_effects(table: Table) -> None:
    """End the effects that hold for one match-up."""
    if table.field.lasting:
        table.change_field(lasting=tuple(one for one in table.field.lasting if one.ends != "match-up"))


# The running match-up


def running(field: Battlefield) -> MatchUp:
    """Give the running match-up or secondary attack."""
    return field.match_ups[-1]


def change_match(table: Table, **changes: Any) -> MatchUp:
    """Change the record of the running match-up or secondary attack."""
    *before, now = table.field.match_ups
    changed = replace(now, **changes)
    table.change_field(match_ups=(*before, changed))
    return changed


def facing(field: Battlefield) -> tuple[Fighter | None, Fighter | None]:
    """Give who faces whom in the running match-up (attacker's side first) or secondary attack (striker first).

    None for whoever is gone.
    """
    now = running(field)
    return battlefield.fighter_of(field, now.first), battlefield.fighter_of(field, now.second)


def own_of(field: Battlefield, seat: Seat) -> Fighter | None:
    """Give a seat's fighter in the running match-up or secondary attack, None if it is gone."""
    now = running(field)
    for one in field.fighters:
        if one.owner == seat and one.number in (now.first, now.second):
            return one
    return None
