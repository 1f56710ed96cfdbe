"""Sheets at random, for self-play and resampling."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.power.adjudication import price_of, without
from bot.games.power.board.actions import Sheet
from bot.games.power.board.data import (
    BOARD,
    HQ,
    INFANTRY,
    OF_RESERVE,
    RESERVE,
    SMALL,
    SMALL_OF,
    STRENGTH,
    TARGETS,
    TERRITORY,
    strength_of,
)
from bot.games.power.board.movement import Ways, ways_of
from bot.games.power.board.seats import Allowance
from bot.games.power.board.standing import standing_on
from bot.games.power.board.state import Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
from bot.games.power.board.views import ArmyView, View
from bot.games.power.sheets.legality import Proof

WILD: Final[tuple[Order, ...]] = (
    Move("V", "T", "HQV", "IX"),
    Move("B", "S", "RVB", "B8"),
    Move("J", "CR", "J4", "S5"),
    Exchange("R", "R4", (Batch(3, "T"),), "CR"),
    Exchange("V", "RVV", (Batch(4, "P"),), "D"),
    Launch("B", "RVB", "HQV"),
)
"""Lines that are seldom legal, for tables that accept what is not."""
FEWEST: Final = min(BOARD.merging, -(-BOARD.missile // max(STRENGTH.values())))
"""Fewer pieces than this, without Power, make nothing."""
CHEAPEST: Final = min(STRENGTH[piece] for piece in SMALL)


class _Muster:
    """What an army can do with its pieces while its orders are drawn.

    `movable` are the pieces that can still move, each with its place, and `infantry` those among them that take flags,
    in the order of a `Field`; `missiles` are the places of mega-missiles, in none. What is drawn from them can be
    carried out, so that no field need follow.
    """

    def __init__(self, army: ArmyView, stacks: Mapping[Place, tuple[Piece, ...]]) -> None:
        self.army = army.colour
        self._power = army.power
        self._free = {**stacks, RESERVE[army.colour]: army.reserve}
        self._came: dict[Place, tuple[Piece, ...]] = {}
        self._look()

    def _look(self) -> None:
        free, came = self._free, self._came
        self.movable: list[tuple[Piece, Place]] = [
            (piece, place) for place, pieces in free.items() for piece in pieces if piece != "M"
        ]
        self.infantry = [unit for unit in self.movable if unit[0] in INFANTRY]
        self.missiles = [
            place
            for there in (free, came)
            for place, pieces in there.items()
            if "M" in pieces
            for _ in range(pieces.count("M"))
        ]
        self._merging: set[Place] = set()
        self._changed: list[Place] = [*free, *came]

    def _pieces(self, place: Place) -> tuple[Piece, ...]:
        return self._free.get(place, ()) + self._came.get(place, ())

    def _places_for_mergers(self) -> set[Place]:
        """Give the places where something can be made of what lies there."""
        merging, free, came = self._merging, self._free, self._came
        for place in self._changed:
            pieces = free.get(place, ()) + came[place] if place in came else free[place]
            power = self._power if place in OF_RESERVE else 0
            if (power or len(pieces) >= FEWEST) and _can_merge(pieces, power):
                merging.add(place)
            elif place in merging:
                merging.remove(place)
        self._changed.clear()
        return merging

    def follow(self, order: Order) -> None:
        """Carry out an order of the army that can be."""
        if isinstance(order, Move):
            piece, start, target = order.piece, order.start, order.target
            unit = (piece, start)
            self.movable.remove(unit)
            if piece in INFANTRY:
                self.infantry.remove(unit)
            self._free[start] = without(self._free[start], piece)
            self._came[target] = (*self._came[target], piece) if target in self._came else (piece,)
            self._changed += (start, target)
            return
        if isinstance(order, Launch):
            self._take("M", order.start, self._free, self._came)
        else:
            for batch in order.spent:
                if batch.kind == "P":
                    self._power -= batch.count
                    continue
                for _ in range(batch.count):
                    self._take(batch.kind, order.place, self._came, self._free)
            there = self._free if order.place in OF_RESERVE else self._came
            there[order.place] = (*there.get(order.place, ()), order.made)
        self._look()

    def _take(self, piece: Piece, place: Place, *pieces: dict[Place, tuple[Piece, ...]]) -> None:
        """Take a piece off a place, from the first of these pieces that it is among."""
        there = next(each for each in pieces if piece in each.get(place, ()))
        there[place] = without(there[place], piece)

    def can_exchange(self) -> bool:
        """Tell whether anything can be bought or merged."""
        return self._power >= CHEAPEST or bool(self._places_for_mergers())

    def exchanges(self, drawing: "_Drawing") -> list[Order]:
        """List all that can be bought or merged."""
        found = list(_purchases(self.army, self._power))
        for place in drawing.in_order(self._places_for_mergers()):
            power = self._power if place in OF_RESERVE else 0
            found += _mergers(self.army, place, self._pieces(place), power)
        return found


class _Drawing:
    """A sheet that is being drawn: its lines so far, what stood on the board, and the armies that obey it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None  # the public is asked nothing
        self.lines: list[Order] = []
        self.standing = standing_on(view.places)
        commands = view.commands
        self.musters = {
            army.colour: _Muster(army, self.standing.stacks[army.colour])
            for army in view.armies
            if army.colour in commands
        }
        self._view = view
        self._allowance = Allowance(view.players[view.seat].armies)

    def proof(self) -> Proof:
        """Read the lines so far."""
        proof = Proof(self._view)
        for order in self.lines:
            proof.read(order)
        return proof

    def in_order(self, places: Collection[Place]) -> Sequence[Place]:
        """Put places of own pieces into the order of a `Field`."""
        if len(places) < 2:
            return tuple(places)
        return sorted(places, key=self.proof().field.places().index)

    def write(self, order: Order) -> bool:
        """Write a line that can be carried out, if there is room for it, and tell whether there was."""
        if not self._allowance.counts(order):
            return False
        self.musters[order.army].follow(order)
        self.lines.append(order)
        return True

    def write_wild(self, order: Order) -> None:
        """Write a line that can be carried out or not."""
        self._allowance.counts(order)
        if self.proof().read(order) is None:
            self.musters[order.army].follow(order)
        self.lines.append(order)


def some_sheet(view: View, decision: Decision, chance: Chance) -> Sheet:
    """Choose some legal sheet: up to five lines an army; every kind of order may come, bold moves oftener."""
    assert view.seat is not None  # the public is asked nothing
    if not chance.below(12):
        return Sheet()
    drawing, ways, commands = _Drawing(view), ways_of(view.options), view.commands
    foes = tuple([other.colour for other in view.armies if other.standing and other.owner != view.seat])
    prizes = frozenset([HQ[foe] for foe in foes])
    assault = _assault(drawing, ways, foes, commands, chance) if chance.below(6) else []
    for order in assault:
        drawing.write(order)
    lenient = view.options.authentic_illegal_orders
    for _ in range(BOARD.lines * len(view.players[view.seat].armies) - len(assault)):
        if lenient and not chance.below(8):
            drawing.write_wild(chance.pick(WILD))
            continue
        drawn = _some_order(drawing, chance.pick(commands), ways, prizes, chance)
        if drawn is not None and not drawing.write(drawn) and lenient:
            drawing.lines.append(drawn)
    return Sheet(tuple(drawing.lines))


def _some_order(drawing: _Drawing, army: Colour, ways: Ways, prizes: frozenset[Place], chance: Chance) -> Order | None:
    """Draw a line that an army can carry out; None if the draw finds nothing to do."""
    muster = drawing.musters[army]
    infantry, exchanging = muster.infantry, muster.can_exchange()
    if muster.missiles and chance.below(2):
        start = chance.pick(drawing.in_order(muster.missiles))
        return Launch(army, start, _some_target(drawing, army, chance))
    if exchanging and (not chance.below(3) or not muster.movable):
        return chance.pick(muster.exchanges(drawing))
    if not muster.movable:
        return None
    piece, start = chance.pick(infantry if infantry and chance.below(2) else muster.movable)
    if start in OF_RESERVE:
        return Move(army, piece, start, HQ[army])
    favoured, reach = _targets(ways, army, piece, start, prizes)
    return Move(army, piece, start, chance.pick(favoured if favoured and chance.below(3) else reach))


@lru_cache(maxsize=4096)
def _targets(
    ways: Ways, army: Colour, piece: Piece, start: Place, prizes: frozenset[Place]
) -> tuple[Sequence[Place], Sequence[Place]]:
    """List where a piece could go boldly (before one of the prizes, else abroad), and where it could go at all."""
    reach = tuple(ways.reach(piece, start))
    before_a_prize = [place for place in reach if any((piece, place) in ways.units_coming(prize) for prize in prizes)]
    return before_a_prize or [place for place in reach if TERRITORY.get(place, army) != army], reach


def _assault(
    drawing: _Drawing, ways: Ways, foes: Sequence[Colour], commands: Sequence[Colour], chance: Chance
) -> list[Order]:
    """Send all that can come, infantry among it, to a headquarters that is held by less."""
    army = chance.pick(commands)
    muster = drawing.musters[army]
    for prize in chance.shuffled(foes):
        goal = HQ[prize]
        coming = ways.units_coming(goal)
        infantry = [unit for unit in muster.infantry if unit in coming]
        if not infantry:
            continue
        force = [unit for unit in muster.movable if unit in coming]
        force.sort(key=lambda each: STRENGTH[each[0]], reverse=True)
        strongest = max(infantry, key=lambda each: STRENGTH[each[0]])
        force.remove(strongest)
        force = [strongest, *force][: BOARD.lines]
        garrison = sum([force.strength for force in drawing.standing.forces.get(goal, ()) if force.army != army])
        if sum([STRENGTH[piece] for piece, _ in force]) > garrison:
            return [Move(army, piece, start, goal) for piece, start in force]
    return []


@lru_cache(maxsize=4096)
def _can_merge(pieces: tuple[Piece, ...], power: int) -> bool:
    """Tell whether `_mergers` would list anything."""
    if len(pieces) >= BOARD.merging and any(pieces.count(small) >= BOARD.merging for small in SMALL):
        return True
    return strength_of(pieces) + power >= BOARD.missile


def _mergers(army: Colour, place: Place, pieces: tuple[Piece, ...], power: int) -> Sequence[Order]:
    """List what an army could make of its pieces on one place, and of so much Power."""
    lines: list[Order] = [
        Exchange(army, place, price_of(large), large)
        for large, small in SMALL_OF.items()
        if pieces.count(small) >= BOARD.merging
    ]
    if strength_of(pieces) + power >= BOARD.missile:
        spent = [Batch(count, piece) for piece, count in Counter(pieces).items() if piece != "M"]
        lines.append(Exchange(army, place, (*spent, *([Batch(power, "P")] if power else ())), "M"))
    return lines


@lru_cache(maxsize=4096)
def _purchases(army: Colour, power: int) -> Sequence[Order]:
    """List what an army can buy with so much Power."""
    return [Exchange(army, RESERVE[army], price_of(piece), piece) for piece in SMALL if STRENGTH[piece] <= power]


def _some_target(drawing: _Drawing, army: Colour, chance: Chance) -> Place:
    """Draw a place to be struck: mostly one where many others stand."""
    if not chance.below(4):
        return chance.pick(sorted(TARGETS))
    field = drawing.proof().field
    return max(
        sorted(field.places()),
        key=lambda place: sum(force.strength for force in field.forces(place) if force.army != army),
    )
