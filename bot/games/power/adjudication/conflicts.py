"""Missiles, ties, fights and captures (phases 3 and 4): rules 4.1 to 4.4 and 5.2, rulings R03 to R09."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.contract import Seat
from bot.games.power.adjudication.field import Field, Unit
from bot.games.power.board.data import OF_RESERVE, PLACE_ORDER, RESERVE, in_order
from bot.games.power.board.state import (
    COLOURS,
    Bounce,
    Colour,
    Fight,
    Force,
    Moved,
    Occupied,
    Piece,
    Place,
    Side,
    Strike,
)

Owners = Mapping[Colour, Seat | None]
"""Who commands each army; None for the mercenaries, who are a side of their own and win for themselves (rule 8.3)."""


def strike(field: Field, launches: Iterable[tuple[Colour, Place, Place]]) -> tuple[Strike, ...]:
    """Let missiles destroy everything on their targets but the flags, all at once (rule 5.2)."""
    missiles: dict[Place, list[tuple[Colour, Place]]] = {}
    for army, start, target in launches:
        missiles.setdefault(target, []).append((army, start))
    strikes = []
    for target, launched in missiles.items():
        destroyed = field.forces(target)
        for force in destroyed:
            field.clear(target, force.army)
        power = 0
        if target in OF_RESERVE:
            power, field.power[OF_RESERVE[target]] = field.power[OF_RESERVE[target]], 0
        strikes.append(Strike(target=target, missiles=tuple(launched), destroyed=destroyed, power=power))
    return tuple(strikes)


def contested(places: Iterable[Occupied], owners: Owners) -> dict[Place, tuple[Side, ...]]:
    """Give the places where several sides stand, in their order, with the sides as `_sides` describes them."""
    return {
        here.place: _sides(here.forces, owners)
        for here in places
        if len(here.forces) > 1 and len({owners[force.army] for force in here.forces}) > 1
    }


def break_ties(
    field: Field, conflicts: dict[Place, tuple[Side, ...]], owners: Owners, *, into_reserve: bool
) -> tuple[Bounce, ...]:
    """Send tied pieces back, wave by wave, until no more can go (rule 4.2).

    List all ties; those that last have an empty `back`. `conflicts` are the contested places, and in the end those that
    are left.

    All ties of one wave are broken at the same moment: who arrives is compared in the next wave only. Every wave sends
    at least one piece back and none goes back twice, so that it ends; and no order of places or seats plays a part.
    """
    bounces: list[Bounce] = []
    wave = 0
    while True:
        wave += 1
        ties = [
            (place, sides, tied, _going_back(field, place, sides[:tied], owners, into_reserve=into_reserve))
            for place, sides in conflicts.items()
            if (tied := _tied(sides)) > 1
        ]
        if not ties:
            return tuple(bounces)
        leaving = any(back for *_, back in ties)
        for place, sides, tied, back in ties:
            if back or not leaving:
                returning = tuple([Moved(unit.army, unit.piece, unit.origin or place, place) for unit in back])
                bounces.append(Bounce(wave=wave, place=place, sides=sides, tied=tied, back=returning))
        if not leaving:
            return tuple(bounces)
        changed = dict.fromkeys(place for place, *_, back in ties if back)
        for place, *_, back in ties:
            for unit in back:
                field.send_back(unit, place)
                changed[unit.origin or place] = None
        _look_again(field, conflicts, changed, owners)


def _look_again(
    field: Field, conflicts: dict[Place, tuple[Side, ...]], changed: Iterable[Place], owners: Owners
) -> None:
    """Bring the contested places up to date where something has changed; they stay in the order of places."""
    for place in changed:
        conflicts.pop(place, None)
    again = [Occupied(place, field.forces(place)) for place in changed if place not in OF_RESERVE]
    conflicts.update(contested(again, owners))
    ordered = sorted(conflicts.items(), key=lambda conflict: PLACE_ORDER[conflict[0]])
    conflicts.clear()
    conflicts.update(ordered)


def fight(
    field: Field,
    conflicts: Mapping[Place, tuple[Side, ...]],
    shares: Mapping[Seat | None, tuple[Colour, ...]],
) -> tuple[Fight, ...]:
    """Let the single strongest side on each place capture the others (rule 4.4).

    `shares` lists the armies of each side in the order in which equal shares are settled. The captured pieces change
    their colour and lie in the reserve of the army with the largest share; if two have the same, the fight names no
    booty and they are out of the field, for their owner to be asked (rule 7.1).
    """
    fights = []
    for place, sides in conflicts.items():
        if _tied(sides) > 1:
            continue
        winner, *beaten = sides
        share = {force.army: force.strength for force in winner.forces}
        most = max(share.values())
        largest = [army for army in shares[winner.seat] if share.get(army) == most]
        booty = largest[0] if len(largest) == 1 else None
        captured: list[Piece] = []
        for side in beaten:
            for force in side.forces:
                captured += field.clear(place, force.army)
        if booty is not None:
            field.add(booty, RESERVE[booty], captured)
        fights.append(Fight(place=place, sides=sides, captured=in_order(captured), booty=booty))
    return tuple(fights)


def _sides(forces: Iterable[Force], owners: Owners) -> tuple[Side, ...]:
    """Describe the sides on a place, the strongest first (rule 4.1), equal ones by the order of the armies."""
    by_side: dict[Seat | None, list[Force]] = {}
    for force in forces:
        by_side.setdefault(owners[force.army], []).append(force)
    sides = [
        Side(seat=seat, forces=tuple(own), strength=sum([force.strength for force in own]))
        for seat, own in by_side.items()
    ]
    sides.sort(key=lambda side: (-side.strength, COLOURS.index(side.forces[0].army)))
    return tuple(sides)


def _tied(sides: Sequence[Side]) -> int:
    """Count the strongest sides.

    How many weaker ones there are, and whether these are equal, does not matter (rule 4.3).
    """
    if sides[1].strength < sides[0].strength:
        return 1
    return sum(side.strength == sides[0].strength for side in sides)


def _going_back(field: Field, place: Place, tied: Sequence[Side], owners: Owners, *, into_reserve: bool) -> list[Unit]:
    """List what goes back of the tied sides on a place, those sides first that were there first."""
    seats = {side.seat for side in tied}
    there = [owners[army] for army in COLOURS if field.free[army].get(place)]
    came = field.came.get(place, [])
    return [
        unit
        for seat in dict.fromkeys([*there, *(owners[unit.army] for unit in came)])
        if seat in seats
        for unit in came
        if owners[unit.army] == seat and _goes_back(unit, into_reserve=into_reserve)
    ]


def _goes_back(unit: Unit, *, into_reserve: bool) -> bool:
    return unit.origin is not None and not unit.bounced and (into_reserve or unit.origin not in OF_RESERVE)
