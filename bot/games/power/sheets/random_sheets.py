"""Sheets at random, for self-play and resampling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.power.adjudication import Field, price_of
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
from bot.games.power.board.state import Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
from bot.games.power.board.views import View
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
    """What an army can do with its pieces while its orders are written, each list in the order of the field.

    `movable` are the pieces that can still move, each with its place, `infantry` those among them that take flags,
    `missiles` the places of mega-missiles, and `merging` the places where something can be made of them.
    """

    def __init__(self, army: Colour, field: Field) -> None:
        self.army = army
        self._field = field
        self._look()

    def _look(self) -> None:
        field, army = self._field, self.army
        self.movable = field.movable(army)
        self.infantry = [each for each in self.movable if each[0] in INFANTRY]
        self.missiles = field.missiles(army)
        self.merging: set[Place] = set()
        for place in (*field.free[army], *field.came):
            self._look_for_mergers(place)

    def _look_for_mergers(self, place: Place) -> None:
        pieces, power = self._field.pieces(self.army, place), self._power(place)
        if (power or len(pieces) >= FEWEST) and _can_merge(pieces, power):
            self.merging.add(place)
        else:
            self.merging.discard(place)

    def _power(self, place: Place) -> int:
        return self._field.power[self.army] if place in OF_RESERVE else 0

    def follow(self, order: Order) -> None:
        """Bring the lists up to date after an order of the army was carried out."""
        if not isinstance(order, Move):
            self._look()
            return
        moved = (order.piece, order.start)
        self.movable.remove(moved)
        if order.piece in INFANTRY:
            self.infantry.remove(moved)
        if order.start in self.merging:
            self._look_for_mergers(order.start)
        self._look_for_mergers(order.target)

    def can_exchange(self) -> bool:
        """Tell whether anything can be bought or merged."""
        return bool(self.merging) or self._field.power[self.army] >= CHEAPEST

    def exchanges(self) -> list[Order]:
        """List all that can be bought or merged."""
        field, army = self._field, self.army
        found = list(_purchases(army, field.power[army]))
        if self.merging:
            for place in field.places():
                if place in self.merging:
                    found += _mergers(army, place, field.pieces(army, place), self._power(place))
        return found


def some_sheet(view: View, decision: Decision, chance: Chance) -> Sheet:
    """Choose some legal sheet: up to five lines an army; every kind of order may come, bold moves oftener."""
    assert view.seat is not None  # the public is asked nothing
    if not chance.below(12):
        return Sheet()
    proof = Proof(view)
    field, ways = proof.field, ways_of(view.options)
    commands = view.commands
    musters = {army: _Muster(army, field) for army in commands}
    lines: list[Order] = []
    foes = tuple([other.colour for other in view.armies if other.standing and other.owner != view.seat])
    prizes = frozenset([HQ[foe] for foe in foes])

    def carried_out(order: Order) -> bool:
        if not proof.follow(order):
            return False
        musters[order.army].follow(order)
        return True

    assault = _assault(musters, field, ways, foes, chance) if chance.below(6) else []
    lines += [order for order in assault if carried_out(order)]
    lenient = view.options.authentic_illegal_orders
    for _ in range(BOARD.lines * len(view.players[view.seat].armies) - len(assault)):
        if lenient and not chance.below(8):
            wild = chance.pick(WILD)
            lines.append(wild)
            if proof.read(wild) is None:
                musters[wild.army].follow(wild)
            continue
        order = _some_order(musters[chance.pick(commands)], field, ways, prizes, chance)
        if order is not None and (carried_out(order) or lenient):
            lines.append(order)
    return Sheet(tuple(lines))


def _some_order(muster: _Muster, field: Field, ways: Ways, prizes: frozenset[Place], chance: Chance) -> Order | None:
    """Draw a line that an army can carry out; None if the draw finds nothing to do."""
    army, infantry = muster.army, muster.infantry
    exchanging = muster.can_exchange()
    if muster.missiles and chance.below(2):
        return Launch(army, chance.pick(muster.missiles), _some_target(field, army, chance))
    if exchanging and (not chance.below(3) or not muster.movable):
        return chance.pick(muster.exchanges())
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
    before_a_prize = [place for place in reach if not prizes.isdisjoint(ways.headquarters(piece, place))]
    return before_a_prize or [place for place in reach if TERRITORY.get(place, army) != army], reach


def _assault(
    musters: Mapping[Colour, _Muster], field: Field, ways: Ways, foes: Sequence[Colour], chance: Chance
) -> list[Order]:
    """Send all that can come, infantry among it, to a headquarters that is held by less."""
    army = chance.pick(tuple(musters))
    for prize in chance.shuffled(foes):
        goal = HQ[prize]
        infantry = [each for each in musters[army].infantry if _storms(ways, each, goal)]
        if not infantry:
            continue
        force = [each for each in musters[army].movable if _storms(ways, each, goal)]
        force.sort(key=lambda each: STRENGTH[each[0]], reverse=True)
        strongest = max(infantry, key=lambda each: STRENGTH[each[0]])
        force.remove(strongest)
        force = [strongest, *force][: BOARD.lines]
        garrison = sum([force.strength for force in field.forces(goal) if force.army != army])
        if sum([STRENGTH[piece] for piece, _ in force]) > garrison:
            return [Move(army, piece, start, goal) for piece, start in force]
    return []


def _storms(ways: Ways, unit: tuple[Piece, Place], goal: Place) -> bool:
    piece, place = unit
    return place not in OF_RESERVE and goal in ways.headquarters(piece, place)


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


def _some_target(field: Field, army: Colour, chance: Chance) -> Place:
    """Draw a place to be struck: mostly one where many others stand."""
    if not chance.below(4):
        return chance.pick(sorted(TARGETS))
    return max(
        sorted(field.places()),
        key=lambda place: sum(force.strength for force in field.forces(place) if force.army != army),
    )
