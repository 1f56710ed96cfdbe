"""Sheets at random, for self-play and resampling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
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
STRONGEST: Final = max(STRENGTH.values())


class _Muster:
    """What an army can do with its pieces while its orders are written, each list in the order of the field.

    `movable` are the pieces that can still move, each with its place, `missiles` the places of mega-missiles, and
    `mergers` the exchanges on each place that has any.
    """

    def __init__(self, army: Colour, field: Field) -> None:
        self.army = army
        self._field = field
        self._look()

    def _look(self) -> None:
        army = self.army
        self.missiles: list[Place] = []
        self.movable: list[tuple[Piece, Place]] = []
        self.mergers: dict[Place, Sequence[Order]] = {}
        for place, here in self._field.at.items():
            pieces = []
            for unit in here:
                if unit.army == army:
                    pieces.append(unit.piece)
                    if unit.piece == "M":
                        self.missiles.append(place)
                    elif not unit.stuck:
                        self.movable.append((unit.piece, place))
            if pieces and (mergers := self._mergers(place, pieces)):
                self.mergers[place] = mergers

    def _mergers(self, place: Place, pieces: Sequence[Piece]) -> Sequence[Order]:
        power = self._field.power[self.army] if place in OF_RESERVE else 0
        if len(pieces) >= BOARD.merging or len(pieces) * STRONGEST + power >= BOARD.missile:
            return _mergers(self.army, place, tuple(pieces), power)
        return ()

    def follow(self, order: Order) -> None:
        """Bring the lists up to date after an order of the army was carried out."""
        if not isinstance(order, Move):
            self._look()
            return
        self.movable.remove((order.piece, order.start))
        for place in (order.start, order.target):
            pieces = [unit.piece for unit in self._field.at[place] if unit.army == self.army]
            mergers = self._mergers(place, pieces)
            if mergers and place not in self.mergers:
                self.mergers[place] = mergers
                self.mergers = {known: self.mergers[known] for known in self._field.at if known in self.mergers}
            elif place in self.mergers:
                self.mergers[place] = mergers


def some_sheet(view: View, decision: Decision, chance: Chance) -> Sheet:
    """Choose some legal sheet: up to five lines an army; every kind of order may come, bold moves oftener."""
    assert view.seat is not None  # the public is asked nothing
    if not chance.below(12):
        return Sheet()
    proof = Proof(view)
    field, ways = proof.field, ways_of(view.options)
    musters = {army: _Muster(army, field) for army in view.commands}
    lines: list[Order] = []
    foes = tuple([other.colour for other in view.armies if other.standing and other.owner != view.seat])
    prizes = tuple([HQ[foe] for foe in foes])

    def carried_out(order: Order) -> bool:
        if proof.read(order) is not None:
            return False
        musters[order.army].follow(order)
        return True

    assault = _assault(musters, field, ways, foes, chance) if chance.below(6) else []
    lines += [order for order in assault if carried_out(order)]
    for _ in range(BOARD.lines * len(view.players[view.seat].armies) - len(assault)):
        if view.options.authentic_illegal_orders and not chance.below(8):
            order: Order | None = chance.pick(WILD)
        else:
            order = _some_order(musters[chance.pick(view.commands)], field, ways, prizes, chance)
        if order is not None and (carried_out(order) or view.options.authentic_illegal_orders):
            lines.append(order)
    return Sheet(tuple(lines))


def _some_order(muster: _Muster, field: Field, ways: Ways, prizes: tuple[Place, ...], chance: Chance) -> Order | None:
    """Draw a line that an army can carry out; None if the draw finds nothing to do."""
    army = muster.army
    held = field.power[army]
    exchanges = [purchase for price, purchase in _purchases(army) if price <= held] if held else []
    for mergers in muster.mergers.values():
        exchanges += mergers
    if muster.missiles and chance.below(2):
        return Launch(army, chance.pick(muster.missiles), _some_target(field, army, chance))
    if exchanges and not chance.below(3):
        return chance.pick(exchanges)
    if not muster.movable:
        return chance.pick(exchanges) if exchanges else None
    infantry = [each for each in muster.movable if each[0] in INFANTRY]
    piece, start = chance.pick(infantry if infantry and chance.below(2) else muster.movable)
    if start in OF_RESERVE:
        return Move(army, piece, start, HQ[army])
    favoured, reach = _targets(ways, army, piece, start, prizes)
    return Move(army, piece, start, chance.pick(favoured if favoured and chance.below(3) else reach))


@lru_cache(maxsize=4096)
def _targets(
    ways: Ways, army: Colour, piece: Piece, start: Place, prizes: tuple[Place, ...]
) -> tuple[Sequence[Place], Sequence[Place]]:
    """List where a piece could go boldly (before one of the prizes, else abroad), and where it could go at all."""
    reach = tuple(ways.reach(piece, start))
    before_a_prize = [place for place in reach if any(prize in ways.reach(piece, place) for prize in prizes)]
    return before_a_prize or [place for place in reach if TERRITORY.get(place, army) != army], reach


def _assault(
    musters: Mapping[Colour, _Muster], field: Field, ways: Ways, foes: Sequence[Colour], chance: Chance
) -> list[Order]:
    """Send all that can come, infantry among it, to a headquarters that is held by less."""
    army = chance.pick(tuple(musters))
    for prize in chance.shuffled(foes):
        goal = HQ[prize]
        coming = ways.pieces_coming(goal)
        force = [each for each in musters[army].movable if each[0] in coming.get(each[1], ())]
        force.sort(key=lambda each: STRENGTH[each[0]], reverse=True)
        infantry = next((each for each in force if each[0] in INFANTRY), None)
        if infantry is None:
            continue
        force.remove(infantry)
        force = [infantry, *force][: BOARD.lines]
        garrison = sum([STRENGTH[unit.piece] for unit in field.at.get(goal, ()) if unit.army != army])
        if sum([STRENGTH[piece] for piece, _ in force]) > garrison:
            return [Move(army, piece, start, goal) for piece, start in force]
    return []


@lru_cache(maxsize=4096)
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


@cache
def _purchases(army: Colour) -> tuple[tuple[int, Order], ...]:
    """List what an army could buy with any Power, each with its price."""
    return tuple((STRENGTH[piece], Exchange(army, RESERVE[army], price_of(piece), piece)) for piece in SMALL)


def _some_target(field: Field, army: Colour, chance: Chance) -> Place:
    """Draw a place to be struck: mostly one where many others stand."""
    others = {place: [unit for unit in here if unit.army != army] for place, here in field.at.items()}
    if not chance.below(4):
        return chance.pick(sorted(TARGETS))
    return max(sorted(others), key=lambda place: sum(STRENGTH[unit.piece] for unit in others[place]))
