"""Sheets at random, for self-play and resampling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Decision
from bot.games.power.actions import Sheet
from bot.games.power.data import (
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
from bot.games.power.field import Field, Unit
from bot.games.power.legality import Proof
from bot.games.power.movement import Ways, ways_of
from bot.games.power.reading import price_of
from bot.games.power.state import Batch, Colour, Exchange, Launch, Move, Order, Piece, Place
from bot.games.power.views import View

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


def some_sheet(view: View, decision: Decision, chance: Chance) -> Sheet:
    """Choose some legal sheet: up to five lines an army; every kind of order may come, bold moves oftener."""
    assert view.seat is not None  # the public is asked nothing
    proof = Proof(view)
    lines: list[Order] = []
    if not chance.below(12):
        return Sheet()
    assault = _assault(view, proof.field, chance) if chance.below(6) else []
    lines += [order for order in assault if proof.read(order) is None]
    prizes = tuple(HQ[other.colour] for other in view.armies if other.standing and other.owner != view.seat)
    for _ in range(BOARD.lines * len(view.players[view.seat].armies) - len(assault)):
        if view.options.authentic_illegal_orders and not chance.below(8):
            order: Order | None = chance.pick(WILD)
        else:
            order = _some_order(view, proof.field, prizes, chance)
        if order is not None and (proof.read(order) is None or view.options.authentic_illegal_orders):
            lines.append(order)
    return Sheet(tuple(lines))


def _some_order(view: View, field: Field, prizes: tuple[Place, ...], chance: Chance) -> Order | None:
    """Draw a line that one of the armies can carry out; None if the draw finds nothing to do."""
    army = chance.pick(view.commands)
    held = field.power[army]
    exchanges = [purchase for price, purchase in _purchases(army) if price <= held] if held else []
    missiles: list[Place] = []
    movable: list[Unit] = []
    for place, here in field.at.items():
        pieces: list[Piece] = []
        for unit in here:
            if unit.army == army:
                pieces.append(unit.piece)
                if unit.piece == "M":
                    missiles.append(place)
                elif unit.origin is None and not unit.stuck:
                    movable.append(unit)
        if pieces:
            power = held if place == RESERVE[army] else 0
            if len(pieces) >= BOARD.merging or len(pieces) * STRONGEST + power >= BOARD.missile:
                exchanges += _mergers(army, place, tuple(pieces), power)
    if missiles and chance.below(2):
        return Launch(army, chance.pick(missiles), _some_target(field, army, chance))
    if exchanges and not chance.below(3):
        return chance.pick(exchanges)
    if not movable:
        return chance.pick(exchanges) if exchanges else None
    infantry = [unit for unit in movable if unit.piece in INFANTRY]
    unit = chance.pick(infantry if infantry and chance.below(2) else movable)
    if unit.place in OF_RESERVE:
        return Move(army, unit.piece, unit.place, HQ[army])
    favoured, reach = _targets(ways_of(view.options), army, unit.piece, unit.place, prizes)
    return Move(army, unit.piece, unit.place, chance.pick(favoured if favoured and chance.below(3) else reach))


@lru_cache(maxsize=4096)
def _targets(
    ways: Ways, army: Colour, piece: Piece, start: Place, prizes: tuple[Place, ...]
) -> tuple[Sequence[Place], Sequence[Place]]:
    """List where a piece could go boldly (before one of the prizes, else abroad), and where it could go at all."""
    reach = tuple(ways.reach(piece, start))
    before_a_prize = [place for place in reach if any(prize in ways.reach(piece, place) for prize in prizes)]
    return before_a_prize or [place for place in reach if TERRITORY.get(place, army) != army], reach


def _assault(view: View, field: Field, chance: Chance) -> list[Order]:
    """Send all that can come, infantry among it, to a headquarters that is held by less."""
    army = chance.pick(view.commands)
    ways = ways_of(view.options)
    movable = [unit for unit in field.of_army(army) if not unit.stuck and unit.place not in OF_RESERVE]
    for prize in chance.shuffled(other.colour for other in view.armies if other.standing and other.owner != view.seat):
        goal = HQ[prize]
        coming = ways.pieces_coming(goal)
        force = [unit for unit in movable if unit.place in coming and unit.piece in coming[unit.place]]
        force.sort(key=lambda unit: STRENGTH[unit.piece], reverse=True)
        infantry = next((unit for unit in force if unit.piece in INFANTRY), None)
        if infantry is None:
            continue
        force = [infantry, *(unit for unit in force if unit is not infantry)][: BOARD.lines]
        garrison = sum(STRENGTH[unit.piece] for unit in field.at.get(goal, ()) if unit.army != army)
        if sum(STRENGTH[unit.piece] for unit in force) > garrison:
            return [Move(army, unit.piece, unit.place, goal) for unit in force]
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
