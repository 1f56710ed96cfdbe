"""A board on which orders are carried out: the pieces of a state or a view, and what some of them have done since."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import starmap

import msgspec

from bot.games.power.board.data import OF_RESERVE, PLACES, RESERVE, force_of, in_order
from bot.games.power.board.standing import Standing, standing_in, standing_on
from bot.games.power.board.state import COLOURS, Army, Colour, Force, Occupied, Piece, Place, State
from bot.games.power.board.views import ArmyView, View


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A piece that can no longer move in this round: it has moved (rule 3.4), or was made on the board (rule 3.5).

    `origin` is where it was at the start of the round, None if it was made. `bounced`: it went back once and will not
    again.
    """

    army: Colour
    piece: Piece
    origin: Place | None = None
    bounced: bool = False


class Field:
    """The pieces of all armies by place, reserves among the places, and their Power. It is changed in place.

    `free` has the pieces of each army that can still move; what was made in its reserve is among them (rule 3.9).
    `came` has all others, as they came.
    """

    def __init__(self, standing: Standing, armies: Iterable[Army | ArmyView]) -> None:
        self._first = standing
        self.free: dict[Colour, dict[Place, tuple[Piece, ...]]] = {}
        self.came: dict[Place, list[Unit]] = {}
        self.power: dict[Colour, int] = {}
        for (colour, stacks), army in zip(standing.stacks.items(), armies, strict=True):
            self.free[colour] = free = stacks.copy()
            free[RESERVE[colour]] = army.reserve
            self.power[colour] = army.power
        self._shown: dict[Place, Occupied | None] | None = None
        self._occupied: tuple[Occupied, ...] = ()
        self._changed: set[Place] = set()

    @classmethod
    def of_state(cls, state: State) -> "Field":
        """Set up the board of a state."""
        return cls(standing_in(state.board), state.armies)

    @classmethod
    def of_view(cls, view: View) -> "Field":
        """Set up the board that a view shows."""
        return cls(standing_on(view.places), view.armies)

    def places(self) -> Sequence[Place]:
        """List all places where something stands or has stood, and the reserves; where pieces have come first, last."""
        first = (*self._first.shown, *OF_RESERVE)
        return (*first, *(place for place in self.came if place not in first))

    def pieces(self, army: Colour, place: Place) -> tuple[Piece, ...]:
        """List the pieces of an army on a place: those that were there first, then those that came, as they came."""
        here = self.free[army].get(place, ())
        if came := self.came.get(place):
            for unit in came:
                if unit.army == army:
                    here += (unit.piece,)
        return here

    def of_army(self, army: Colour) -> Iterator[tuple[Piece, Place]]:
        """Give all pieces of an army, each with its place."""
        for place, pieces in self.free[army].items():
            for piece in pieces:
                yield piece, place
        for place, came in self.came.items():
            for unit in came:
                if unit.army == army:
                    yield unit.piece, place

    def standing(self, army: Colour) -> set[Place]:
        """Give the places where an army has pieces, its reserve perhaps among them."""
        places = {place for place, pieces in self.free[army].items() if pieces}
        for place, came in self.came.items():
            if place not in places and any(unit.army == army for unit in came):
                places.add(place)
        return places

    def movable(self, army: Colour) -> list[tuple[Piece, Place]]:
        """List the pieces of an army that can still move, each with its place; mega-missiles only fly (rule 5.1)."""
        return [(piece, place) for place, pieces in self.free[army].items() for piece in pieces if piece != "M"]

    def forces(self, place: Place) -> tuple[Force, ...]:
        """Sort the pieces on a place by army."""
        return tuple([force_of(army, pieces) for army in COLOURS if (pieces := self.pieces(army, place))])

    def move(self, army: Colour, piece: Piece, start: Place, target: Place) -> bool:
        """Move a piece; tell whether there was one that could."""
        free = self.free[army]
        here = free.get(start, ())
        if piece not in here:
            return False
        self._shown = None
        free[start] = without(here, piece)
        if target in self.came:
            self.came[target].append(Unit(army, piece, start))
        else:
            self.came[target] = [Unit(army, piece, start)]
        return True

    def make(self, army: Colour, piece: Piece, place: Place) -> None:
        """Bring a new piece into the game. In a reserve it can move, on the board it cannot."""
        if place in OF_RESERVE:
            self.add(army, place, (piece,))
        else:
            self._shown = None
            self.came.setdefault(place, []).append(Unit(army, piece))

    def remove(self, army: Colour, piece: Piece, place: Place) -> None:
        """Take the first such piece out of the game."""
        self._changed.add(place)
        here = self.free[army].get(place, ())
        if piece in here:
            self.free[army][place] = without(here, piece)
        else:
            self._remove_stuck(army, piece, place)

    def use_up(self, army: Colour, piece: Piece, place: Place) -> None:
        """Take such a piece out of the game: one that can no longer move if there is one, for it is of no other use."""
        if not self._remove_stuck(army, piece, place):
            self.remove(army, piece, place)

    def _remove_stuck(self, army: Colour, piece: Piece, place: Place) -> bool:
        came = self.came.get(place, [])
        for number, unit in enumerate(came):
            if unit.piece == piece and unit.army == army:
                del came[number]
                self._changed.add(place)
                return True
        return False

    def send_back(self, unit: Unit, place: Place) -> None:
        """Let a piece that has come to a place go back to where it was."""
        assert unit.origin is not None
        self._changed.update((place, unit.origin))
        self.came[place].remove(unit)
        self.came.setdefault(unit.origin, []).append(msgspec.structs.replace(unit, bounced=True))

    def add(self, army: Colour, place: Place, pieces: Iterable[Piece]) -> None:
        """Add pieces to those of an army that lie on a place."""
        self._changed.add(place)
        self.free[army][place] = (*self.free[army].get(place, ()), *pieces)

    def clear(self, place: Place, army: Colour) -> tuple[Piece, ...]:
        """Take all pieces of an army off a place, and list them."""
        self._changed.add(place)
        pieces = self.pieces(army, place)
        self.free[army].pop(place, None)
        if came := self.came.get(place):
            self.came[place] = [unit for unit in came if unit.army != army]
        return pieces

    def clear_all(self, army: Colour) -> list[Piece]:
        """Take all pieces of an army off the field, and list them."""
        return [piece for place in self.standing(army) for piece in self.clear(place, army)]

    def occupied(self) -> tuple[Occupied, ...]:
        """Show all places of the board with pieces on them: all of it anew after orders, else what has changed."""
        if self._shown is None:
            self._shown = self._show_all()
        elif not self._changed:
            return self._occupied
        else:
            for place in self._changed - OF_RESERVE.keys():
                forces = self.forces(place)
                self._shown[place] = Occupied(place, forces) if forces else None
        self._changed.clear()
        self._occupied = tuple(filter(None, map(self._shown.get, PLACES)))
        return self._occupied

    def _show_all(self) -> dict[Place, Occupied | None]:
        there: dict[Place, dict[Colour, tuple[Piece, ...]]] = {}
        for army, stacks in self.free.items():
            for place, pieces in stacks.items():
                if not pieces or place in OF_RESERVE:
                    continue
                if place in there:
                    there[place][army] = pieces
                else:
                    there[place] = {army: pieces}
        for place, came in self.came.items():
            if came:
                here = there.setdefault(place, {})
                for unit in came:
                    here[unit.army] = (*here.get(unit.army, ()), unit.piece)
                if len(here) > 1:
                    there[place] = {army: here[army] for army in COLOURS if army in here}
        return {place: Occupied(place, tuple(starmap(force_of, stacks.items()))) for place, stacks in there.items()}

    def reserve(self, army: Colour) -> tuple[Piece, ...]:
        """List what lies in the reserve of an army, without the Power."""
        return in_order(self.pieces(army, RESERVE[army]))


@lru_cache(maxsize=4096)
def without(pieces: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """Leave out the first piece of a kind."""
    number = pieces.index(piece)
    return pieces[:number] + pieces[number + 1 :]
