"""Bribery (rule 6.4 M1, windows W3, W6 and W8): sealed by both sides, answered by theft or by a further bribe.

The window stays open until nobody bribes any more: whoever has let a creature fight is asked again after the enemy has
bribed his, or after a bribery has failed.
"""

from collections.abc import Iterator

from bot.games.contract import Decision, Seat
from bot.games.guardians.abilities import BribeReturns, Stones
from bot.games.guardians.battlefield import fighter_of, open_to, texts_of, vice_of
from bot.games.guardians.cards import CardId
from bot.games.guardians.combat import spells, windows
from bot.games.guardians.combat.commands import combat_of
from bot.games.guardians.combat.placement import go_to_pen, own_of, running, spend
from bot.games.guardians.table import (
    Action,
    Asking,
    Battlefield,
    Bribe,
    Bribed,
    BriberyFailed,
    CardPlayed,
    Cards,
    Fighter,
    Pass,
    Pending,
    Step,
    Table,
    View,
)


def bribery_cards(view: View, seat: Seat) -> tuple[CardId, ...]:
    """List the bribery cards that a seat holds, stolen ones included, each once."""
    held = (*(view.players[seat].depot_cards or ()), *combat_of(view).field.bribes[seat])
    return tuple(card for card in dict.fromkeys(held) if vice_of(card) is not None)


# Bribing


def may_bribe(field: Battlefield, seat: Seat, card: CardId, target: Fighter) -> bool:
    """Tell whether a card bribes an enemy fighter now."""
    return target.owner != seat and vice_of(card) in open_to(field, seat, target)


def bribes_for(field: Battlefield, seat: Seat, cards: Cards, target: Fighter) -> Cards:
    """List which of some cards (the depot and stolen bribes) bribe an enemy fighter, each once."""
    return tuple(card for card in dict.fromkeys(cards) if may_bribe(field, seat, card, target))


def bribe_returned_by(field: Battlefield, seat: Seat, bribe: CardId) -> CardId | None:
    """Name the card by which a used bribery card goes back to its owner's storage hand, None if it is discarded."""
    vice = vice_of(bribe)
    return next(
        (text.card for text in texts_of(field, BribeReturns) if text.owner == seat and text.ability.bribe == vice), None
    )


def target_of(field: Battlefield, seat: Seat, number: int | None) -> Fighter | None:
    """Give whom a seat may bribe: the fighter that the question is about, else the enemy primary."""
    return own_of(field, 1 - seat) if number is None else fighter_of(field, number)


def _asked_about(view: View, seat: Seat) -> Fighter | None:
    number = view.asking.fighter if view.asking is not None else None
    return target_of(combat_of(view).field, seat, number)


def bribe_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the bribes that a seat can use, and letting the creature fight."""
    yield Pass()
    target = _asked_about(view, decision.seat)
    if target is not None:
        cards = bribery_cards(view, decision.seat)
        for card in bribes_for(combat_of(view).field, decision.seat, cards, target):
            yield Bribe(card=card)


def ask_primaries(table: Table) -> None:
    """Ask both sides at once whether they bribe the enemy primary."""
    field = table.field
    seats = [seat for seat in (0, 1) if windows.may_bribe(field, seat, own_of(field, 1 - seat))]
    if seats:
        table.ask("bribery", *seats)
    else:
        table.change_field(step="reveal")


def ask_about_striker(table: Table) -> None:
    """Ask the target's owner whether he bribes the secondary attacker."""
    number = running(table.field).first
    striker = table.fighter(number) if number is not None else None
    if striker is not None and windows.may_bribe(table.field, 1 - striker.owner, striker):
        table.ask("bribery", 1 - striker.owner, fighter=striker.number)
    else:
        table.change_field(step="secondary-destruction")


def carry_out_bribery(table: Table, asking: Asking) -> None:
    """Show the bribes together; without any the window closes."""
    field = table.field
    after: Step = "reveal" if asking.fighter is None else "secondary-destruction"
    bribes = []
    for seat in (field.defender, field.attacker):
        action = asking.answers[seat]
        target = target_of(field, seat, asking.fighter)
        if seat in asking.seats and isinstance(action, Bribe) and action.card is not None and target is not None:
            bribes.append((seat, action, target))
    for seat, action, target in bribes:
        bribe(table, seat, action, target)
    if not bribes:
        table.change_field(step=after)


def bribe(table: Table, seat: Seat, action: Bribe, target: Fighter) -> None:
    """Offer a bribe to a fighter, or keep an own one with it; that may be answered."""
    assert action.card is not None  # letting a creature fight is no bribe
    stolen = action.card not in table.player(seat).depot
    spend(table, seat, action.card)
    table.tell(CardPlayed(seat=seat, card=action.card, target=str(target.number)))
    spells.push(table, Pending(seat=seat, action=action, fighter=target.number, stolen=stolen))


def conclude(table: Table, pending: Pending, action: Bribe) -> None:
    """Let a bribe take effect: it outbids the enemy's, or the creature goes to its pen.

    What the creature was to shoot falls with it (rule 6.5): a shot counts as long as its shooter is on the field.
    """
    assert action.card is not None  # letting a creature fight is no bribe
    below = table.field.pending[-1] if table.field.pending else None
    if below is not None and isinstance(below.action, Bribe) and below.fighter == pending.fighter:
        spells.pop(table)
        table.tell(BriberyFailed(seat=below.seat, card=below.action.card or "", by=action.card))
        return
    target = table.fighter(pending.fighter) if pending.fighter is not None else None
    if target is None:
        return
    returns = None if pending.stolen else bribe_returned_by(table.field, pending.seat, action.card)
    go_to_pen(table, target)
    table.tell(Bribed(seat=pending.seat, card=action.card, fighter=target))
    if returns is not None:
        spells.take_back(table, pending.seat, action.card)
    for text in texts_of(table.field, Stones):
        if text.ability.trigger == "own_creature_bribed" and text.owner == target.owner:
            winner = text.owner if text.ability.who == "own" else 1 - text.owner
            table.add_stones(winner, text.ability.amount, text.card)


# Answering a bribe


def steal_offers(view: View, decision: Decision) -> Iterator[Action]:
    """List the answers to a bribe; by house rule a card keeps an own creature that it could bribe."""
    yield from spells.offers(view, decision)
    field, seat = combat_of(view).field, decision.seat
    top = spells.answered(field, seat)
    target = fighter_of(field, top.fighter) if top is not None else None
    if view.options.counter_bribery and target is not None:
        vices = open_to(field, seat, target)
        yield from (Bribe(card=card) for card in bribery_cards(view, seat) if vice_of(card) in vices)
