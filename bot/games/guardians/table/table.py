"""Changes that several parts of the rules make while an action is carried out."""

import bisect
from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.guardians.table.actions import Cards
from bot.games.guardians.table.events import CardsDiscarded, CardsSeen, GameEvent, StonesChanged
from bot.games.guardians.table.places import DISPUTED, Place, home_of, wing_of
from bot.games.guardians.table.state import (
    Army,
    Asking,
    Battlefield,
    Combat,
    DecisionKind,
    Fighter,
    Ground,
    Player,
    Sight,
    State,
    Stronghold,
)
from bot.games.guardians.table.view import ArmyView
from bot.games.table import TableInPlay

ArmyT = TypeVar("ArmyT", Army, ArmyView)

_BY_PLACE: Final = attrgetter("place", "owner")
"""Sorts as PLACES do: their names are in the order of the alphabet."""


class Table(TableInPlay[State, GameEvent]):
    """A match of Guardians while one action is carried out; use it as `TableInPlay` says.

    Legality is not checked, and nothing follows by itself: `course.go_on` plays on, or the part that changes something.
    """

    # Players

    def player(self, seat: Seat) -> Player:
        """Give all that belongs to a seat."""
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Any) -> None:
        """Change fields of a player."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        self.change(players=tuple(players))

    def change_stronghold(self, place: Place, **changes: Any) -> None:
        """Change fields of the home card of a space."""
        seat, wing = home_of(place), wing_of(place)
        assert seat is not None  # wing_of has refused the disputed land
        cards = list(self.player(seat).strongholds)
        cards[wing] = replace(cards[wing], **changes)
        self.change_player(seat, strongholds=tuple(cards))

    def stronghold(self, place: Place) -> Stronghold:
        """Give the home card of a space. Raises ValueError in the disputed land."""
        wing = wing_of(place)
        seat = home_of(place)
        assert seat is not None  # wing_of has refused the disputed land
        return self.player(seat).strongholds[wing]

    def add_stones(self, seat: Seat, amount: int, card: str | None = None) -> None:
        """Give stones to a seat or take them, never below zero (ruling R34), and tell if something changed."""
        before = self.player(seat).stones
        after = max(0, before + amount)
        if after != before:
            self.change_player(seat, stones=after)
            self.tell(StonesChanged(seat=seat, amount=after - before, card=card, left=after))
            if self.state.combat is not None:
                stones = list(self.state.combat.field.stones)
                stones[seat] = after
                self.change_field(stones=tuple(stones))

    def bury(self, seat: Seat, cards: Cards) -> None:
        """Put cards of a seat on its discard pile without an event; whoever moves them tells why."""
        if cards:
            self.change_player(seat, discard=self.player(seat).discard + cards)

    def dig_up(self, seat: Seat, card: str) -> None:
        """Take the latest copy of a card off a seat's discard pile. Raises ValueError if it is not there."""
        pile = self.player(seat).discard
        last = len(pile) - 1 - pile[::-1].index(card)
        self.change_player(seat, discard=(*pile[:last], *pile[last + 1 :]))

    def discard(self, seat: Seat, cards: Cards, why: Any) -> None:
        """Put cards of a seat on its discard pile and tell it."""
        if cards:
            self.bury(seat, cards)
            self.tell(CardsDiscarded(seat=seat, cards=cards, why=why))

    # The land

    def ground(self, place: Place) -> Ground:
        """Give what lies on a disputed space. Raises ValueError for a home space."""
        return self.state.grounds[DISPUTED.index(place)]

    def set_ground(self, place: Place, ground: Ground) -> None:
        """Lay something on a disputed space."""
        grounds = list(self.state.grounds)
        grounds[DISPUTED.index(place)] = ground
        self.change(grounds=tuple(grounds))

    def army(self, place: Place, owner: Seat) -> Army | None:
        """Give what a seat has on a space, None if nothing."""
        return army_at(self.state.armies, place, owner)

    def set_army(self, army: Army) -> None:
        """Put an army down in place of what its owner had on that space; an empty one is taken away.

        Creatures and items are sorted, and armies are kept in the order of the spaces. Known cards that are not there
        any more are forgotten: whoever lets cards leave face down must make `known` empty himself.
        """
        armies = [one for one in self.state.armies if one.place != army.place or one.owner != army.owner]
        if army.shield is not None or army.creatures or army.items:
            bisect.insort(armies, _in_order(army), key=_BY_PLACE)
        self.change(armies=tuple(armies))

    def remove_army(self, place: Place, owner: Seat) -> None:
        """Take away what a seat has on a space; the cards are the caller's to put somewhere."""
        self.set_army(Army(owner=owner, place=place))

    def show(self, seat: Seat, sight: Sight) -> None:
        """Let a seat see what a card of its own shows it; it may look at that again until the turn is over."""
        sights = list(self.state.sights)
        sights[seat] = (*sights[seat], sight)
        self.change(sights=tuple(sights))
        self.tell(CardsSeen(audience=seat, what=sight.what, cards=sight.cards, place=sight.place, amount=sight.amount))

    # Questions

    def ask(self, kind: DecisionKind, *seats: Seat, **details: Any) -> None:
        """Open a question to some seats on top of those that wait; `details` are further fields of `Asking`."""
        number = self.state.asked + 1
        asking = Asking(number=number, kind=kind, seats=seats, **details)
        self.change(asked=number, askings=(*self.state.askings, asking))

    def close(self) -> Asking:
        """Take the question on top away and give it with its answers; the one below is open then."""
        *below, top = self.state.askings
        self.change(askings=tuple(below))
        return top

    # Combat

    @property
    def combat(self) -> Combat:
        """Give the running combat."""
        assert self.state.combat is not None  # asked for in combats only
        return self.state.combat

    @property
    def field(self) -> Battlefield:
        """Give the battlefield of the running combat."""
        assert self.state.combat is not None  # asked for in combats only
        return self.state.combat.field

    def change_combat(self, **changes: Any) -> None:
        """Change fields of the combat."""
        self.change(combat=replace(self.combat, **changes))

    def change_field(self, **changes: Any) -> None:
        """Change fields of the battlefield."""
        combat = self.combat
        self.state = replace(self.state, combat=replace(combat, field=replace(combat.field, **changes)))

    def recount(self) -> None:
        """Bring the counts on the battlefield up to date: hands, depots, stones, dominance numbers."""
        (first, second), (ours, theirs), items = self.state.players, self.combat.creatures, self.combat.items
        hands = len(ours) + len(items[0]), len(theirs) + len(items[1])
        depots, stones = (len(first.depot), len(second.depot)), (first.stones, second.stones)
        numbers, field = (first.number, second.number), self.field
        if (hands, depots, stones, numbers) != (field.hands, field.depots, field.stones, field.numbers):
            self.change_field(hands=hands, depots=depots, stones=stones, numbers=numbers)

    def fighter(self, number: int) -> Fighter | None:
        """Give a fighter by its number, None if it has left the battlefield."""
        return next((one for one in self.field.fighters if one.number == number), None)

    def set_fighter(self, fighter: Fighter) -> None:
        """Put a fighter down in place of the one with the same number."""
        fighters = [fighter if one.number == fighter.number else one for one in self.field.fighters]
        self.change_field(fighters=tuple(fighters))

    def remove_fighter(self, number: int) -> None:
        """Take a fighter off the battlefield; the card is the caller's to put somewhere."""
        self.change_field(fighters=tuple(one for one in self.field.fighters if one.number != number))


def _in_order(army: Army) -> Army:
    """Sort what lies in an army, and forget what is known of cards that are not there any more."""
    creatures, items, known = tuple(sorted(army.creatures)), tuple(sorted(army.items)), army.known
    if known:
        known = tuple(sorted((Counter(known) & Counter((*creatures, *items))).elements()))
    if (creatures, items, known) == (army.creatures, army.items, army.known):
        return army
    return replace(army, creatures=creatures, items=items, known=known)


def army_at(armies: Iterable[ArmyT], place: Place, owner: Seat) -> ArmyT | None:
    """Find what a seat has on a space, None if nothing."""
    for one in armies:
        if one.place == place and one.owner == owner:
            return one
    return None


def without(cards: Cards, *taken: str) -> Cards:
    """Take single cards out of some. Raises ValueError if one is not there."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def with_seat(pair: tuple[Any, Any], seat: Seat, value: Any) -> tuple[Any, Any]:
    """Give a pair (seat 0, seat 1) with another value for one seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
