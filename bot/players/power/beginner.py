"""A fair beginner of Power, by whom others are measured: his rule stays as it is."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.games.contract import Decision
from bot.games.power.adjudication import price_of
from bot.games.power.board.actions import Sheet, TakeBooty
from bot.games.power.board.data import (
    BOARD,
    HQ,
    INFANTRY,
    OF_RESERVE,
    PLACES,
    SMALL_OF,
    STRENGTH,
    TERRITORY,
    strength_of,
)
from bot.games.power.board.movement import Ways, ways_of
from bot.games.power.board.state import Colour, Exchange, Move, Order, Piece, Place
from bot.games.power.board.views import View
from bot.games.power.parts import takers
from bot.games.power.sheets import Proof
from bot.games.power.standing_orders import mustered


def beginners_booty(view: View, decision: Decision) -> TakeBooty:
    """Let booty go to the army that guards its headquarters best."""
    return TakeBooty(best_guarded(view, takers(view, decision)))


def best_guarded(view: View, armies: Sequence[Colour]) -> Colour:
    """Tell which of some armies has most strength in its headquarters; of equals the first."""
    garrisons = {army.colour: army.garrison for army in view.armies}
    return max(armies, key=garrisons.__getitem__)


def beginners_sheet(view: View, seen: Callable[[], float] = lambda: 1) -> Sheet:
    """Write the sheet of somebody who supposes that nobody else moves.

    Line by line, as long as there are lines, he
    1. takes each flag that he can: of the pieces that reach the headquarters, infantry first and then the strongest, as
       many as beat all who stand there; the strongest army's flag first,
    2. brings home all that can come to a headquarters of his whose besiegers, infantry among them, are stronger than
       its garrison,
    3. merges three small pieces wherever they are together,
    4. buys as dear as his Power goes, and brings the strongest pieces out of the reserve,
    5. captures what he can beat, the strongest stack first, by as few pieces as it takes,
    6. moves each other piece, the strongest first, nearer to the next foreign headquarters: to a territory that pays
       and that the army does not hold, if it reaches one, and never to stronger foreign pieces.
    In 5 and 6 a headquarters keeps as much as its besiegers could bring there now.
    `seen` draws how many times as strong as they are the others look to him, place by place.
    """
    return Sheet(tuple(_Beginner(view, seen).lines))


class _Unit(NamedTuple):
    """An own piece on the board that can still move."""

    army: Colour
    piece: Piece
    place: Place


class _Beginner:
    def __init__(self, view: View, seen: Callable[[], float]) -> None:
        assert view.seat is not None  # the public is asked nothing
        self.lines: list[Order] = []
        self._view = view
        self._seen = {place: seen() for place in PLACES}
        self._ways = ways_of(view.options)
        self._proof = Proof(view)
        self._field = self._proof.field
        self._own = [army for army in view.players[view.seat].armies if army in view.commands]
        self._prizes = [army for army in view.armies if army.standing and army.owner != view.seat]
        self._foreigners = {
            here.place: sum(force.strength for force in here.forces if force.army not in self._own)
            for here in view.places
        }
        self._storm()
        self._come_home()
        self._merge()
        for order in mustered(view):
            self._write(order)
        self._capture()
        self._advance()

    def _write(self, order: Order) -> bool:
        if self._proof.read(order) is not None:
            return False
        self.lines.append(order)
        return True

    def _movable(self) -> list[_Unit]:
        """List own pieces on the board that can still move, the strongest first."""
        units = [
            _Unit(army, piece, place)
            for army in self._own
            for piece, place in self._field.movable(army)
            if place not in OF_RESERVE
        ]
        return sorted(units, key=lambda unit: -STRENGTH[unit.piece])

    def _coming(self, goal: Place) -> list[_Unit]:
        coming = self._ways.pieces_coming(goal)
        return [unit for unit in self._movable() if unit.piece in coming.get(unit.place, ())]

    def _foreign(self, place: Place) -> float:
        return self._seen[place] * self._foreigners.get(place, 0)

    def _friends(self, place: Place) -> int:
        return sum(strength_of(self._field.pieces(army, place)) for army in self._own)

    def _besiegers(self, army: Colour) -> float:
        """Add up what could come to an own headquarters, nothing if no infantry is with it."""
        threats = next(each.threats for each in self._view.armies if each.colour == army)
        strength = sum(threat.strength for threat in threats) if any(threat.infantry for threat in threats) else 0
        return self._seen[HQ[army]] * strength

    def _storm(self) -> None:
        for prize in sorted(self._prizes, key=lambda army: -army.strength):
            goal = HQ[prize.colour]
            force = self._coming(goal)
            force.sort(key=lambda unit: unit.piece not in INFANTRY)
            if force and force[0].piece in INFANTRY:
                first, others = force[0], sorted(force[1:], key=lambda unit: -STRENGTH[unit.piece])
                self._send([first, *others], goal)

    def _send(self, force: list[_Unit], goal: Place) -> None:
        """Send as many of these pieces, in their order, as beat all foreign ones on a place; none if all do not."""
        chosen: list[_Unit] = []
        lines = {army: BOARD.lines - sum(order.army == army for order in self.lines) for army in self._own}
        for unit in force:
            if self._friends(goal) + strength_of(each.piece for each in chosen) > self._foreign(goal):
                break
            if lines[unit.army]:
                lines[unit.army] -= 1
                chosen.append(unit)
        if chosen and self._friends(goal) + strength_of(each.piece for each in chosen) > self._foreign(goal):
            for unit in chosen:
                self._write(Move(unit.army, unit.piece, unit.place, goal))

    def _come_home(self) -> None:
        for army in self._own:
            for unit in self._coming(HQ[army]):
                if self._friends(HQ[army]) < self._besiegers(army):
                    self._write(Move(unit.army, unit.piece, unit.place, HQ[army]))

    def _merge(self) -> None:
        for army in self._own:
            for place in self._field.places():
                pieces = self._field.pieces(army, place)
                for large, small in SMALL_OF.items():
                    if pieces.count(small) >= BOARD.merging:
                        self._write(Exchange(army, place, price_of(large), large))

    def _spare(self, unit: _Unit) -> bool:
        """Tell whether a piece may leave: it guards no headquarters, or what stays is enough."""
        return all(
            self._friends(unit.place) - STRENGTH[unit.piece] >= self._besiegers(army)
            for army in self._own
            if unit.place == HQ[army]
        )

    def _capture(self) -> None:
        places = [place for place in PLACES if self._foreign(place)]
        for place in sorted(places, key=lambda place: -self._foreign(place)):
            if not self._friends(place):
                self._send([unit for unit in self._coming(place) if self._spare(unit)], place)

    def _advance(self) -> None:
        for unit in self._movable():
            if self._spare(unit) and (targets := list(self._better_places(unit))):
                _, goal = min(targets)
                self._write(Move(unit.army, unit.piece, unit.place, goal))

    def _better_places(self, unit: _Unit) -> Iterator[tuple[tuple[bool, int, int], Place]]:
        """Give the places that are worth going to, each with a key by which the best is the least."""
        held = set(map(TERRITORY.get, self._field.standing(unit.army)))
        paying = {army.colour for army in self._prizes} - held
        moves = {place: self._moves_left(unit.piece, place) for place in self._ways.reach(unit.piece, unit.place)}
        for place, left in moves.items():
            pays = TERRITORY.get(place) in paying
            if (pays or left < self._moves_left(unit.piece, unit.place)) and self._foreign(place) <= STRENGTH[
                unit.piece
            ] + self._friends(place):
                yield (not pays, left, PLACES.index(place)), place

    def _moves_left(self, piece: Piece, place: Place) -> int:
        return min(moves_to(self._ways, piece, HQ[army.colour]).get(place, len(PLACES)) for army in self._prizes)


@cache
def moves_to(ways: Ways, piece: Piece, goal: Place) -> dict[Place, int]:
    """Give the number of moves that a piece needs to a place, from all places from which it gets there."""
    moves = {goal: 0}
    queue = deque([goal])
    while queue:
        here = queue.popleft()
        for start, able in ways.pieces_coming(here).items():
            if piece in able and start not in moves:
                moves[start] = moves[here] + 1
                queue.append(start)
    return moves
