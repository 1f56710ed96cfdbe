"""A board on which orders are carried out: the same pieces as in a state or a view, each with what it has done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from bot.games.power.board.data import OF_RESERVE, PLACE_ORDER, RESERVE, force_of, in_order
from bot.games.power.board.state import COLOURS, Colour, Force, Moved, Occupied, Piece, Place, Stack, State
from bot.games.power.board.views import View


class Unit(msgspec.Struct, eq=False, gc=False):
    """One piece while a round is resolved.

    `origin` is where it was at the start of the round, if it has moved. `made`: it is the product of an exchange of
    this round. `bounced`: it went back once and will not again.
    """

    army: Colour
    piece: Piece
    place: Place
    made: bool = False
    origin: Place | None = None
    bounced: bool = False

    @property
    def stuck(self) -> bool:
        """Tell whether it can no longer move in this round: it has moved (rule 3.4), or was made (rule 3.5).

        What was made in a reserve can still leave it (rule 3.9).
        """
        return self.origin is not None or (self.made and self.place not in OF_RESERVE)


class Field:
    """The pieces of all armies by place, reserves among the places, and their Power. It is changed in place."""

    def __init__(
        self,
        board: Iterable[tuple[Place, list[Unit]]],
        reserves: Iterable[tuple[Piece, ...]],
        power: Iterable[int],
    ) -> None:
        self.at: dict[Place, list[Unit]] = dict(board)
        self.power: dict[Colour, int] = dict(zip(COLOURS, power, strict=True))
        for army, pieces in zip(COLOURS, reserves, strict=True):
            place = RESERVE[army]
            self.at[place] = [Unit(army, piece, place) for piece in pieces]

    @classmethod
    def of_state(cls, state: State) -> Field:
        """Set up the board of a state."""
        board: dict[Place, list[Unit]] = {}
        for stack in state.board:
            place, army = stack.place, stack.army
            units = [Unit(army, piece, place) for piece in stack.pieces]
            board[place] = board[place] + units if place in board else units
        armies = state.armies
        return cls(board.items(), [army.reserve for army in armies], [army.power for army in armies])

    @classmethod
    def of_view(cls, view: View) -> Field:
        """Set up the board that a view shows."""
        board = [
            (place, [Unit(force.army, piece, place) for force in here.forces for piece in force.pieces])
            for here in view.places
            for place in (here.place,)
        ]
        return cls(board, [army.reserve for army in view.armies], [army.power for army in view.armies])

    def units(self, army: Colour, place: Place) -> list[Unit]:
        """List the pieces of an army on a place: those that were there first, then those that came, as they came."""
        return [unit for unit in self.at.get(place, ()) if unit.army == army]

    def of_army(self, army: Colour) -> list[Unit]:
        """List all pieces of an army."""
        return [unit for here in self.at.values() for unit in here if unit.army == army]

    def put(self, unit: Unit, place: Place) -> None:
        """Bring a piece to a place, from where it is."""
        self.at[unit.place].remove(unit)
        unit.place = place
        self.at.setdefault(place, []).append(unit)

    def add(self, unit: Unit) -> None:
        """Bring a new piece into the game, where it says it is."""
        self.at.setdefault(unit.place, []).append(unit)

    def remove(self, unit: Unit) -> None:
        """Take a piece out of the game."""
        self.at[unit.place].remove(unit)

    def capture(self, unit: Unit, army: Colour) -> None:
        """Let a piece change its colour and lie in its new army's reserve."""
        self.at[unit.place].remove(unit)
        unit.army = army
        unit.place = RESERVE[army]
        self.at.setdefault(unit.place, []).append(unit)

    def occupied(self) -> tuple[Occupied, ...]:
        """Show all places of the board with pieces on them."""
        return tuple(Occupied(place, forces_of(here)) for place, here in self._board())

    def stacks(self) -> tuple[Stack, ...]:
        """Write the board down as a state keeps it."""
        return tuple(
            Stack(place, force.army, force.pieces) for place, here in self._board() for force in forces_of(here)
        )

    def reserve(self, army: Colour) -> tuple[Piece, ...]:
        """List what lies in the reserve of an army, without the Power."""
        return in_order(unit.piece for unit in self.at.get(RESERVE[army], ()))

    def _board(self) -> Iterator[tuple[Place, list[Unit]]]:
        places = [place for place, here in self.at.items() if here and place in PLACE_ORDER]
        places.sort(key=PLACE_ORDER.__getitem__)
        return ((place, self.at[place]) for place in places)


def forces_of(units: Iterable[Unit]) -> tuple[Force, ...]:
    """Sort pieces on one place by army."""
    pieces: dict[Colour, list[Piece]] = {}
    for unit in units:
        if unit.army in pieces:
            pieces[unit.army].append(unit.piece)
        else:
            pieces[unit.army] = [unit.piece]
    if len(pieces) == 1:
        ((army, alone),) = pieces.items()
        return (force_of(army, tuple(alone)),)
    return tuple([force_of(army, tuple(pieces[army])) for army in COLOURS if army in pieces])


def moved(unit: Unit, start: Place, target: Place) -> Moved:
    """Write down the move of a piece."""
    return Moved(unit.army, unit.piece, start, target)
