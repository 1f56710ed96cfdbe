"""Spaces: who controls them, how much fits on them, and what a seat sees there.

Control and limits look at what view and state have in common: grounds (those of DISPUTED, in that order) and armies.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.abilities import StackAsBase
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import (
    DISPUTED,
    Army,
    ArmyView,
    Cards,
    Place,
    StrongholdView,
    Table,
    View,
    front_of,
    home_of,
    wing_of,
)

MOST_VITALITY: Final = 30
"""So much stacking vitality fits on a space, unless a shield/terrain card lies there (rule 4.3)."""


_SPACE_LIMITS: Final = {card.id: min(MOST_VITALITY, card.space_limit or MOST_VITALITY) for card in CARDS.values()}
_FRONTS: Final = tuple(front_of(place) for place in DISPUTED)
_DISPUTED: Final = {place: index for index, place in enumerate(DISPUTED)}


class Land(Protocol):
    """What a ground of the state and one of a view have in common."""

    @property
    def terrain(self) -> CardId | None: ...
    @property
    def face_down(self) -> bool: ...
    @property
    def owner(self) -> Seat | None: ...


class Host(Protocol):
    """What an army of the state and one of a view have in common."""

    @property
    def owner(self) -> Seat: ...
    @property
    def place(self) -> Place: ...
    @property
    def shield(self) -> CardId | None: ...


class Pile(NamedTuple):
    """Creatures and their items that lie or march together."""

    creatures: Cards = ()
    items: Cards = ()


def control_of(grounds: Sequence[Land], armies: Iterable[Host], place: Place) -> Seat:
    """Tell who controls a space (rule 2.1, for home spaces ruling R35).

    A shield controls its space; else the owner of the terrain on it; else the player before whose strongholds it lies.
    Home spaces without a shield are their owner's, ruins too. While two shields fight, neither of them controls.
    """
    holders = [army.owner for army in armies if army.place == place and army.shield is not None]
    if len(holders) == 1:
        return holders[0]
    home = home_of(place)
    if home is not None:
        return home
    owner = grounds[DISPUTED.index(place)].owner
    return front_of(place) if owner is None else owner


def controllers(grounds: Sequence[Land], armies: Iterable[Host]) -> tuple[Seat, ...]:
    """Tell who controls each space of the disputed land."""
    shields: dict[Place, Seat | None] = {}
    for army in armies:
        if army.shield is not None:
            shields[army.place] = None if army.place in shields else army.owner
    holders: list[Seat] = []
    for place, front, ground in zip(DISPUTED, _FRONTS, grounds, strict=True):
        holder = shields.get(place)
        holders.append(holder if holder is not None else front if ground.owner is None else ground.owner)
    return tuple(holders)


def limit_of(grounds: Sequence[Land], armies: Iterable[Host], place: Place) -> int:
    """Give the stacking vitality that a space holds: 30, with a shield/terrain card 25 (rule 4.3)."""
    return limits_of(grounds, armies).get(place, limit_under(grounds, place))


def limits_of(grounds: Sequence[Land], armies: Iterable[Host]) -> Mapping[Place, int]:
    """Give the stacking vitality that the spaces hold on which armies lie."""
    limits: dict[Place, int] = {}
    for army in armies:
        limits[army.place] = min(limits.get(army.place, MOST_VITALITY), limit_under(grounds, army.place, army.shield))
    return limits


def limit_under(grounds: Sequence[Land], place: Place, shield: CardId | None = None) -> int:
    """Give the stacking vitality that a space would hold with a shield on it.

    A shield/terrain card that lies there face down limits nothing, as nobody else could know that it does.
    """
    most = MOST_VITALITY if shield is None else _SPACE_LIMITS[shield]
    if place in _DISPUTED:
        ground = grounds[_DISPUTED[place]]
        if ground.terrain is not None and not ground.face_down:
            return min(most, _SPACE_LIMITS[ground.terrain])
    return most


@lru_cache(maxsize=4096)
def stacking_of(creatures: Cards, items: Cards = ()) -> int:
    """Add up stacking vitality; Petrified Hearts make creatures count with their base, those where it helps most."""
    total = sum([CARDS[creature].stacking for creature in creatures])
    hearts = sum([ability.count for item in items for ability in with_ability(CARDS[item], StackAsBase)])
    if not hearts:
        return total
    savings = sorted([CARDS[creature].stacking - CARDS[creature].base for creature in creatures], reverse=True)
    return total - sum([saving for saving in savings[:hearts] if saving > 0])


def fits(pile: Pile, limit: int, below: Cards = ()) -> bool:
    """Tell whether a stack keeps its limit (with what lies below) and has no more items than creatures."""
    if below:
        limit -= stacking_of(below)
    return stacking_of(pile.creatures, pile.items) <= limit and len(pile.items) <= len(pile.creatures)


def seat_of(view: View) -> Seat:
    """Give the seat of a view, which must not be the public's."""
    assert view.seat is not None  # the public is asked nothing
    return view.seat


def pile_of(army: ArmyView | None) -> Pile:
    """Give the cards of an own army, nothing without one."""
    return Pile() if army is None else Pile(army.creatures or (), army.items or ())


def home_card(view: View, place: Place) -> StrongholdView | None:
    """Give the home card of a space, None in the disputed land."""
    home = home_of(place)
    return None if home is None else view.players[home].strongholds[wing_of(place)]


def below_at(view: View, place: Place) -> Cards:
    """List the viewer's own creatures below the home card of a space."""
    card = home_card(view, place)
    return () if card is None else card.below_cards or ()


def joined(army: Army, there: Army | None) -> Army:
    """Put what lies on a space under an army that comes there; its shield stays."""
    if there is None:
        return army
    return replace(
        army,
        turned=army.turned or there.turned,
        flew=army.flew or there.flew,
        creatures=(*army.creatures, *there.creatures),
        items=(*army.items, *there.items),
        known=(*army.known, *there.known),
    )


def vitality_at(table: Table, place: Place, owner: Seat) -> int:
    """Add up what counts for the limit of a space: stacking vitality on it and below its home card (rule 4.3)."""
    army = table.army(place, owner) or Army(owner=owner, place=place)
    below = table.stronghold(place).below if home_of(place) == owner else ()
    hand: tuple[CardId, ...] = ()
    combat = table.state.combat
    if combat is not None and combat.field.place == place:
        hand = (*combat.creatures[owner], *(one.card for one in combat.field.fighters if one.owner == owner))
    return stacking_of(army.creatures, army.items) + stacking_of(below) + stacking_of(hand)
