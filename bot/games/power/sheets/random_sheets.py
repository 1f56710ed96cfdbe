"""Sheets at random, for self-play and resampling."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

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
from bot.games.power.board.seats import counting
from bot.games.power.board.standing import standing_on
from bot.games.power.board.state import COLOURS, Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
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
LEAST: Final = BOARD.missile - (FEWEST - 1) * max(STRENGTH.values())
"""Less Power than this makes nothing of fewer pieces either."""
CHEAPEST: Final = min(STRENGTH[piece] for piece in SMALL)


_Unit: TypeAlias = tuple[Piece, Place]


class _Muster:
    """What an army can do with its pieces while its orders are drawn.

    `movable` are the pieces that can still move, each with its place, and `infantry` those among them that take flags,
    in the order of a `Field`; `missiles` are the places of mega-missiles, in none. What is drawn from them can be
    carried out, so that no field need follow.
    """

    def __init__(self, army: ArmyView, stacks: Mapping[Place, tuple[Piece, ...]], targets: "_Targets") -> None:
        self.army = army.colour
        self.power = army.power
        self.targets = targets
        self._free = {**stacks, RESERVE[army.colour]: army.reserve}
        self._came: dict[Place, tuple[Piece, ...]] = {}
        self._look()

    def _look(self) -> None:
        free, came = self._free, self._came
        self.movable = [(piece, place) for place, pieces in free.items() for piece in pieces]
        self.infantry = [unit for unit in self.movable if unit[0] in INFANTRY]
        self.missiles: list[Place] = []
        if "M" in chain.from_iterable((*free.values(), *came.values())):
            self.movable = [unit for unit in self.movable if unit[0] != "M"]
            stacks = (*free.items(), *came.items())
            self.missiles = [place for place, pieces in stacks for piece in pieces if piece == "M"]
        self._mergers: set[Place] = set()
        self._changed = [*[place for place, pieces in free.items() if len(pieces) >= FEWEST], *came]
        if self.power >= LEAST:
            self._changed.append(RESERVE[self.army])

    def mergers(self) -> set[Place]:
        """Give the places where something can be made of what lies there."""
        for place in self._changed:
            pieces = self._free.get(place, ()) + self._came.get(place, ())
            power = self.power if place in OF_RESERVE else 0
            if (len(pieces) >= FEWEST or power >= LEAST) and _can_merge(pieces, power):
                self._mergers.add(place)
            else:
                self._mergers.discard(place)
        self._changed.clear()
        return self._mergers

    def follow(self, order: Order) -> None:
        """Carry out an order of the army that can be."""
        free, came = self._free, self._came
        if isinstance(order, Move):
            piece, start, target = order.piece, order.start, order.target
            self.movable.remove((piece, start))
            if piece in INFANTRY:
                self.infantry.remove((piece, start))
            free[start] = without(free[start], piece)
            came[target] = (*came.get(target, ()), piece)
            if start in self._mergers:
                self._changed.append(start)
            if len(came[target]) + len(free.get(target, ())) >= FEWEST:
                self._changed.append(target)
            return
        if isinstance(order, Launch):
            self._take("M", order.start, free, came)
        else:
            for batch in order.spent:
                if batch.kind == "P":
                    self.power -= batch.count
                    continue
                for _ in range(batch.count):
                    self._take(batch.kind, order.place, came, free)
            there = free if order.place in OF_RESERVE else came
            there[order.place] = (*there.get(order.place, ()), order.made)
        self._look()

    def _take(self, piece: Piece, place: Place, *pieces: dict[Place, tuple[Piece, ...]]) -> None:
        """Take a piece off a place, from the first of these pieces that it is among."""
        there = next(each for each in pieces if piece in each.get(place, ()))
        there[place] = without(there[place], piece)

    def exchanges(self, drawing: "_Drawing") -> list[Order]:
        """List all that can be bought or merged."""
        found = list(_purchases(self.army, self.power))
        for place in drawing.in_order(self.mergers()):
            power = self.power if place in OF_RESERVE else 0
            found += _mergers(self.army, place, self._free.get(place, ()) + self._came.get(place, ()), power)
        return found


class _Drawing:
    """A sheet that is being drawn: its lines so far, what stood on the board, and the armies that obey it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None  # the public is asked nothing
        self.lines: list[Order] = []
        self.standing = standing_on(view.places)
        self.foes = tuple([army.colour for army in view.armies if army.standing and army.owner != view.seat])
        self.ways = ways_of(view.options)
        self.musters = {
            army: _Muster(
                view.armies[COLOURS.index(army)], self.standing.stacks[army], _targets(self.ways, army, self.foes)
            )
            for army in view.commands
        }
        self._view = view
        own = view.players[view.seat].armies
        self._counts = counting(own, BOARD.lines * len(own))

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
        if not self._counts(order):
            return False
        self.musters[order.army].follow(order)
        self.lines.append(order)
        return True

    def write_wild(self, order: Order) -> None:
        """Write a line that can be carried out or not."""
        self._counts(order)
        if self.proof().read(order) is None:
            self.musters[order.army].follow(order)
        self.lines.append(order)


def some_sheet(view: View, decision: Decision, chance: Chance) -> Sheet:
    """Choose some legal sheet: up to five lines an army; every kind of order may come, bold moves oftener."""
    assert view.seat is not None  # the public is asked nothing
    if not chance.below(12):
        return Sheet()
    drawing, commands = _Drawing(view), view.commands
    assault = _assault(drawing, chance.pick(commands), chance) if chance.below(6) else []
    for order in assault:
        drawing.write(order)
    lenient = view.options.authentic_illegal_orders
    for _ in range(BOARD.lines * len(view.players[view.seat].armies) - len(assault)):
        if lenient and not chance.below(8):
            drawing.write_wild(chance.pick(WILD))
            continue
        drawn = _some_order(drawing, chance.pick(commands), chance)
        if drawn is not None and not drawing.write(drawn) and lenient:
            drawing.lines.append(drawn)
    return Sheet(tuple(drawing.lines))


def _some_order(drawing: _Drawing, army: Colour, chance: Chance) -> Order | None:
    """Draw a line that an army can carry out; None if the draw finds nothing to do."""
    muster = drawing.musters[army]
    movable, infantry = muster.movable, muster.infantry
    if muster.missiles and chance.below(2):
        start = chance.pick(drawing.in_order(muster.missiles))
        return Launch(army, start, _some_target(drawing, army, chance))
    if (muster.power >= CHEAPEST or muster.mergers()) and (not chance.below(3) or not movable):
        return chance.pick(muster.exchanges(drawing))
    if not movable:
        return None
    piece, start = unit = chance.pick(infantry if infantry and chance.below(2) else movable)
    if start in OF_RESERVE:
        return Move(army, piece, start, HQ[army])
    favoured, reach = muster.targets[unit]
    return Move(army, piece, start, chance.pick(favoured if favoured and chance.below(3) else reach))


class _Targets(dict[_Unit, tuple[Sequence[Place], Sequence[Place]]]):
    """Where each piece of an army could go boldly (before a foe's headquarters, else abroad), and where at all."""

    def __init__(self, ways: Ways, army: Colour, foes: Collection[Colour]) -> None:
        self._ways = ways
        self._army = army
        self._prizes = [ways.units_coming(HQ[foe]) for foe in foes]

    def __missing__(self, unit: _Unit) -> tuple[Sequence[Place], Sequence[Place]]:
        reach = tuple(self._ways.reach(*unit))
        bold = [place for place in reach if any((unit[0], place) in coming for coming in self._prizes)]
        bold = bold or [place for place in reach if TERRITORY.get(place, self._army) != self._army]
        self[unit] = found = (bold, reach)
        return found


@lru_cache(maxsize=32)
def _targets(ways: Ways, army: Colour, foes: tuple[Colour, ...]) -> _Targets:
    return _Targets(ways, army, foes)


def _assault(drawing: _Drawing, army: Colour, chance: Chance) -> list[Order]:
    """Send all that can come, infantry among it, to a headquarters that is held by less."""
    muster = drawing.musters[army]
    for prize in chance.shuffled(drawing.foes):
        goal = HQ[prize]
        coming = drawing.ways.units_coming(goal)
        if coming.isdisjoint(muster.infantry):
            continue
        force = [unit for unit in muster.movable if unit in coming]
        force.sort(key=lambda each: STRENGTH[each[0]], reverse=True)
        strongest = next(unit for unit in force if unit[0] in INFANTRY)
        force.remove(strongest)
        force = [strongest, *force][: BOARD.lines]
        garrison = sum([force.strength for force in drawing.standing.on(goal) if force.army != army])
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
