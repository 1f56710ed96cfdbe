"""What is lost: shields, which count for the enemy, and strongholds, which fall to ruins (rules 6.10, 7.1, 9)."""

from typing import Any, Final

from bot.games.contract import Seat
from bot.games.guardians.cards import CARDS, Card, CardId
from bot.games.guardians.spaces import victory
from bot.games.guardians.table import Cards, Place, ShieldLost, StrongholdLost, Table, home_of

_SPOILS: Final[tuple[Card, ...]] = tuple(card for card in CARDS.values() if card.timing == "after_killing_shield")


def lose_stronghold(table: Table, place: Place) -> None:
    """Turn a home card to ruins for good (rule 7.1); what lies below and beside it is discarded, ruins stay ruins.

    A downgrade goes to the discard pile of the enemy, whose card it is. Creatures on the card are not touched.
    """
    card = table.stronghold(place)
    owner = home_of(place)
    if card.ruined or owner is None:
        return
    upgrade = () if card.upgrade is None else (card.upgrade,)
    downgrade = () if card.downgrade is None else (card.downgrade,)
    table.change_stronghold(place, ruined=True, below=(), shown=(), upgrade=None, downgrade=None)
    table.bury(owner, (*card.below, *upgrade))
    table.bury(1 - owner, downgrade)
    table.tell(StrongholdLost(seat=owner, place=place, card=card.card, discarded=(*card.below, *upgrade, *downgrade)))


def lose_shield(table: Table, seat: Seat, place: Place, why: Any) -> None:
    """Discard a seat's shield with all that is under it; it counts for the enemy, who may have won by it."""
    army = table.army(place, seat)
    assert army is not None  # the caller has found it there
    assert army.shield is not None
    table.remove_army(place, seat)
    table.bury(seat, (*army.creatures, *army.items))
    count_shield(table, seat, place, army.shield, why, (*army.creatures, *army.items))


def count_shield(table: Table, seat: Seat, place: Place, shield: CardId, why: Any, cards: Cards = ()) -> None:
    """Discard a shield that has been taken off the table, count it, and look whether that ends the match (rule 9).

    `cards` are those that went with it, for the account. The enemy may play a card on it (kind "spoils"): he is asked
    if he has cards in his depot and one such card can still be played this turn.
    """
    lost = table.player(seat).shields_lost + 1
    table.bury(seat, (shield,))
    table.change_player(seat, shields_lost=lost)
    table.tell(ShieldLost(seat=seat, place=place, shield=shield, why=why, lost=lost, creatures=cards))
    enemy = 1 - seat
    if lost >= victory.MOST_SHIELDS:
        victory.end_match(table, "shields", enemy)
    if table.state.outcome is not None:
        return
    used = {effect.card for effect in table.state.lasting if effect.seat == enemy}
    left = any(card.limit is None or card.id not in used for card in _SPOILS)
    if table.state.phase == "movement" and table.player(enemy).depot and left:
        table.ask("spoils", enemy, by=seat, card=shield, path=(place,))
