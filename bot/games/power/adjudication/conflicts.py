"""Missiles, ties, fights and captures (phases 3 and 4): rules 4.1 to 4.4 and 5.2, rulings R03 to R09."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.games.contract import Seat
from bot.games.power.adjudication.field import Field, Unit, forces_of, moved
from bot.games.power.board.data import OF_RESERVE, PLACE_ORDER, STRENGTH, in_order
from bot.games.power.board.state import COLOURS, Bounce, Colour, Fight, Place, Side, Strike

Owners = Mapping[Colour, Seat | None]
"""Who commands each army; None for the mercenaries, who are a side of their own and win for themselves (rule 8.3)."""


def strike(field: Field, launches: Iterable[tuple[Colour, Place, Place]]) -> tuple[Strike, ...]:
    """Let missiles destroy everything on their targets but the flags, all at once (rule 5.2)."""
    missiles: dict[Place, list[tuple[Colour, Place]]] = {}
    for army, start, target in launches:
        missiles.setdefault(target, []).append((army, start))
    strikes = []
    for target, launched in missiles.items():
        destroyed = field.at.pop(target, [])
        power = 0
        if target in OF_RESERVE:
            power, field.power[OF_RESERVE[target]] = field.power[OF_RESERVE[target]], 0
        strikes.append(Strike(target=target, missiles=tuple(launched), destroyed=forces_of(destroyed), power=power))
    return tuple(strikes)


def break_ties(field: Field, owners: Owners, *, into_reserve: bool) -> tuple[Bounce, ...]:
    """Send tied pieces back, wave by wave, until no more can go (rule 4.2).

    List all ties; those that last have an empty `back`.

    All ties of one wave are broken at the same moment: who arrives is compared in the next wave only. Every wave sends
    at least one piece back and none goes back twice, so that it ends; and no order of places or seats plays a part.
    """
    bounces: list[Bounce] = []
    wave = 0
    leaving = True
    while leaving:
        wave += 1
        ties = []
        for place, here in _contested(field, owners):
            tied = _strongest(here)
            if len(tied) > 1:
                back = [unit for seat in tied for unit in here[seat] if _goes_back(unit, into_reserve=into_reserve)]
                ties.append((place, _sides(here), len(tied), back))
        leaving = any(back for *_, back in ties)
        for place, sides, equal, back in ties:
            if back or not leaving:
                returning = tuple(moved(unit, unit.origin or place, place) for unit in back)
                bounces.append(Bounce(wave=wave, place=place, sides=sides, tied=equal, back=returning))
        for *_, back in ties:
            for unit in back:
                field.put(unit, unit.origin or unit.place)
                unit.bounced = True
    return tuple(bounces)


def fight(field: Field, owners: Owners, shares: Mapping[Seat | None, tuple[Colour, ...]]) -> tuple[Fight, ...]:
    """Let the single strongest side on each place capture the others (rule 4.4).

    `shares` lists the armies of each side in the order in which equal shares are settled. The captured pieces change
    their colour and lie in the reserve of the army with the largest share; if two have the same, the fight names no
    booty and they are out of the field, for their owner to be asked (rule 7.1).
    """
    fights = []
    for place, here in list(_contested(field, owners)):
        winners = _strongest(here)
        if len(winners) > 1:
            continue
        (winner,) = winners
        sides = _sides(here)
        captured = [unit for seat, units in here.items() if seat != winner for unit in units]
        share = {force.army: force.strength for force in sides[0].forces}
        most = max(share.values())
        largest = [army for army in shares[winner] if share.get(army) == most]
        booty = largest[0] if len(largest) == 1 else None
        pieces = in_order(unit.piece for unit in captured)
        for unit in captured:
            if booty is None:
                field.remove(unit)
            else:
                field.capture(unit, booty)
        fights.append(Fight(place=place, sides=sides, captured=pieces, booty=booty))
    return tuple(fights)


def _contested(field: Field, owners: Owners) -> Iterator[tuple[Place, dict[Seat | None, list[Unit]]]]:
    """Give the places where several sides stand, in the order of places, with the pieces of each side."""
    places = [place for place, here in field.at.items() if len(here) > 1 and place in PLACE_ORDER]
    places.sort(key=PLACE_ORDER.__getitem__)
    for place in places:
        here = field.at[place]
        first = owners[here[0].army]
        if any(owners[unit.army] != first for unit in here):
            by_side: dict[Seat | None, list[Unit]] = {}
            for unit in here:
                by_side.setdefault(owners[unit.army], []).append(unit)
            yield place, by_side


def _strongest(here: Mapping[Seat | None, list[Unit]]) -> list[Seat | None]:
    """Name the side with the highest total (rule 4.1), or all those that share it.

    How many weaker ones there are, and whether these are equal, does not matter (rule 4.3).
    """
    strengths = {seat: sum(STRENGTH[unit.piece] for unit in units) for seat, units in here.items()}
    most = max(strengths.values())
    return [seat for seat, strength in strengths.items() if strength == most]


def _sides(here: Mapping[Seat | None, list[Unit]]) -> tuple[Side, ...]:
    """Describe the sides on a place, the strongest first, equal ones by the order of the armies."""
    sides = []
    for seat, units in here.items():
        forces = forces_of(units)
        sides.append(Side(seat=seat, forces=forces, strength=sum(force.strength for force in forces)))
    sides.sort(key=lambda side: (-side.strength, COLOURS.index(side.forces[0].army)))
    return tuple(sides)


def _goes_back(unit: Unit, *, into_reserve: bool) -> bool:
    return unit.origin is not None and not unit.bounced and (into_reserve or unit.origin not in OF_RESERVE)
