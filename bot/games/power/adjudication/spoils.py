"""Power and flags: what the places held at the end of a round bring (phases 5 and 6), and what idleness costs."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.games.contract import Seat
from bot.games.power.adjudication.conflicts import Owners
from bot.games.power.adjudication.field import Field
from bot.games.power.board.data import (
    BOARD,
    HQ,
    INFANTRY,
    OF_RESERVE,
    PLACE_ORDER,
    RESERVE,
    SMALL_OF,
    STRENGTH,
    TERRITORY,
    in_order,
    strength_of,
)
from bot.games.power.board.events import PenaltyPaid
from bot.games.power.board.standing import standing_on
from bot.games.power.board.state import COLOURS, Colour, Fall, Place

Flags = Mapping[Colour, Colour | None]
"""Where the flag of each army stands; an army whose flag stands at its own headquarters is in the game."""


def armies_in_game(flags: Flags) -> tuple[Colour, ...]:
    """List the armies that are in the game: those whose flag stands at home."""
    return tuple([colour for colour in COLOURS if flags[colour] == colour])


def pay_penalty(field: Field, seat: Seat, armies: Sequence[Colour], *, empty: bool) -> PenaltyPaid:
    """Take one Power from a seat that has carried nothing out (rule 3.2); `armies` are its armies that are in the game.

    Without Power its smallest piece becomes Power first: from the reserve before the board, there in the order of
    places, its own headquarters last. Mega-missiles are never taken; who has nothing else pays nothing (R10).
    """
    payer = next((army for army in armies if field.power[army]), None)
    if payer is not None:
        field.power[payer] -= 1
        return PenaltyPaid(seat=seat, empty=empty, army=payer, power=field.power[payer])
    pieces = [(piece, place, army) for army in armies for piece, place in field.of_army(army) if piece != "M"]
    if not pieces:
        return PenaltyPaid(seat=seat, empty=empty, army=None)
    piece, place, army = min(
        pieces, key=lambda each: (STRENGTH[each[0]], _last_to_go(*each[1:]), armies.index(each[2]))
    )
    field.remove(army, piece, place)
    small = SMALL_OF.get(piece)
    if small is not None:
        field.add(army, RESERVE[army], [small] * (BOARD.merging - 1))
    field.power[army] += STRENGTH[small or piece] - 1
    return PenaltyPaid(
        seat=seat, empty=empty, army=army, piece=piece, place=place, small=small, power=field.power[army]
    )


def _last_to_go(place: Place, army: Colour) -> int:
    if place in OF_RESERVE:
        return -1
    return len(PLACE_ORDER) if place == HQ[army] else PLACE_ORDER[place]


def collect(
    field: Field, owners: Owners, flags: Flags, *, headquarters_count: bool
) -> dict[Colour, tuple[Colour, ...]]:
    """Pay one Power for each enemy territory that an army occupies (phase 5), and name those territories for each army.

    Only territories whose flag stands pay; how many pieces stand there does not matter.
    """
    paying = _paying(armies_in_game(flags), headquarters_count=headquarters_count)
    income = {}
    for army, stacks in standing_on(field.occupied()).stacks.items():
        held = set(map(paying.get, stacks))
        income[army] = tuple([colour for colour in COLOURS if colour in held and owners[colour] != owners[army]])
        field.power[army] += len(income[army])
    return income


@cache
def _paying(standing: tuple[Colour, ...], *, headquarters_count: bool) -> Mapping[Place, Colour]:
    """Give the places for which Power is paid, each with its territory."""
    return {
        place: territory
        for place, territory in TERRITORY.items()
        if territory in standing and (headquarters_count or place != HQ[territory])
    }


def captors(
    field: Field,
    owners: Owners,
    flags: Flags,
    shares: Mapping[Seat | None, tuple[Colour, ...]],
    won: Iterable[Place] | None,
) -> dict[Colour, Colour]:
    """Find the armies whose flags are taken now, each with its captor (rule 6.1).

    A flag is taken by the one foreign side in the headquarters, if soldiers or regiments are with it; of two allied
    armies by the one with the stronger infantry, the first in seat order if that is equal. With `won`, only where a
    fight was won in this round.
    """
    taken: dict[Colour, Colour] = {}
    for victim in armies_in_game(flags):
        here = standing_on(field.occupied()).on(HQ[victim])
        if not here or here[0].army == victim:
            continue
        sides = {owners[force.army] for force in here}
        if len(sides) != 1 or owners[victim] in sides or (won is not None and HQ[victim] not in won):
            continue
        (side,) = sides
        infantry = dict.fromkeys(shares[side], 0)
        for force in here:
            infantry[force.army] += strength_of(piece for piece in force.pieces if piece in INFANTRY)
        captor = max(infantry, key=infantry.__getitem__)
        if infantry[captor]:
            taken[victim] = captor
    return taken


def settle(field: Field, flags: dict[Colour, Colour | None], taken: Mapping[Colour, Colour]) -> tuple[Fall, ...]:
    """Let the armies whose flags are taken fall (rule 6.2): all they have goes to who is left at the end of the chain.

    If the chain closes in a circle, everything leaves the game (ruling R07). `flags` is changed in place.
    """
    falls = []
    for army, captor in taken.items():
        heir = _heir(army, taken)
        pieces, power = in_order(field.clear_all(army)), field.power[army]
        if heir is not None:
            field.add(heir, RESERVE[heir], pieces)
        field.power[army] = 0
        if heir is not None:
            field.power[heir] += power
        for flag, holder in flags.items():
            if holder == army:
                flags[flag] = heir
        falls.append(Fall(army=army, captor=captor, heir=heir, pieces=pieces, power=power))
    return tuple(falls)


def _heir(army: Colour, taken: Mapping[Colour, Colour]) -> Colour | None:
    """Follow the captors to the one who has kept his own flag; None in a circle."""
    seen = {army}
    heir = taken[army]
    while heir in taken:
        if heir in seen:
            return None
        seen.add(heir)
        heir = taken[heir]
    return heir
