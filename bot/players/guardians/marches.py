"""What can be done with shields, and how good each way looks at once."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.games.guardians import table
from bot.games.guardians.cards import CARDS
from bot.games.guardians.march import every_march
from bot.games.guardians.spaces import control_of, home_card, seat_of
from bot.games.guardians.table import DISPUTED, March, Place, View, army_at, home_of
from bot.players.guardians.strength import (
    NEAR,
    Storming,
    base_of,
    chance_of_storming,
    chance_of_winning,
    measured_chance_of_storming,
    steps_between,
    strength_of,
    threats,
)

SHIELD: Final = 3.0
STRONGHOLD: Final = 3.0
LAND: Final = 1.0
MATCH: Final = 20.0
"""What a shield, a stronghold, a space and the whole match are worth beside each other."""
TERRAIN_AT_HAND: Final = 0.3
TERRAIN_WANTING: Final = -1.0
"""What it is worth to come where a terrain has to be laid, with and without one in the pen."""
FORWARD: Final = 0.15
BARE: Final = 0.3
BARE_AND_NEAR: Final = 2.5
"""What is risked by leaving a stronghold to nobody, and where an enemy shield is two steps away."""
FACED: Final = 0.5
"""So much of a shield is risked before an enemy who would surely win."""
WORTH_A_STORM: Final = 0.15
"""How likely it has to be that the Guardian is beaten, for an attack on him."""
SENT: Final = 0.03
"""What a point of base vitality is worth that reinforces a shield."""
LAST_LAND: Final = 10.0
"""What the last of all lands is worth, if nobody defends it: the match, unless somebody comes."""

Rate: TypeAlias = Callable[[View, March], float]
"""How good a march looks at once."""


def rating(view: View, march: March, storming: Storming = chance_of_storming) -> float:
    """Rate a march by what it gains or risks at once.

    A fight is worth a shield (and a stronghold, or land) as often as the stacks' base vitality lets one expect, and
    costs as much where it is lost; land counts where it changes hands and can be kept; a step forward a little.
    """
    match march:
        case table.Stand():
            return 0.0
        case table.Storm(shield=place):
            return _storming(view, _own_strength(view, place), storming)
        case table.Walk():
            return _walking(view, march, storming)
        case table.Reinforce():
            army, sent = army_at(view.armies, march.origin, seat_of(view)), len(march.creatures) + len(march.items)
            leaves = army is not None and army.cards == sent
            return SENT * base_of(march.creatures) - _exposed(view, march.origin, leaves=leaves)


def sober_rating(view: View, march: March) -> float:
    """Rate a march as who thinks does: Guardians are beaten as often as in matches, and the last land is the match."""
    rated = rating(view, march, measured_chance_of_storming)
    if isinstance(march, table.Walk) and view.players[seat_of(view)].lands == len(DISPUTED) - 1:
        return rated + LAST_LAND * _enters_free_land(view, march.path[-1])
    return rated


def _enters_free_land(view: View, place: Place) -> bool:
    seat = seat_of(view)
    there = army_at(view.armies, place, 1 - seat)
    return place in DISPUTED and there is None and control_of(view.grounds, view.armies, place) != seat


def flees(view: View, march: March) -> bool:
    """Tell whether a shield goes from a land to where no enemy is."""
    if not isinstance(march, table.Walk) or march.shield not in DISPUTED or march.path[-1] == march.shield:
        return False
    seat, end = seat_of(view), march.path[-1]
    return home_of(end) != 1 - seat and army_at(view.armies, end, 1 - seat) is None


def rated_marches(view: View, rate: Rate = rating) -> list[tuple[float, March]]:
    """List what can be done with the own unturned shields, the best looking first."""
    rated = [(rate(view, march), march) for march in every_march(view)]
    rated.sort(key=lambda one: -one[0])
    return rated


def _own_strength(view: View, place: Place) -> float:
    return strength_of(army_at(view.armies, place, seat_of(view)))


def _storming(view: View, attack: float, storming: Storming) -> float:
    chance = storming(view, seat_of(view), attack)
    return MATCH * chance - SHIELD * (1 - chance)


def _walking(view: View, walk: table.Walk, storming: Storming) -> float:
    seat, end, attack = seat_of(view), walk.path[-1], _strength_at_the_end(view, walk)
    left = any(cargo.place == walk.shield and cargo.leave for cargo in walk.cargo)
    worth = -_exposed(view, walk.shield, leaves=end != walk.shield and not left)
    worth -= _given_up(view, walk.shield) if end != walk.shield else 0.0
    forward = (ord(end[0]) - ord(walk.shield[0])) * (1 if seat == 0 else -1)
    worth += FORWARD * forward
    enemy = army_at(view.armies, end, 1 - seat)
    home = home_card(view, end)
    if enemy is not None:
        chance = chance_of_winning(attack, strength_of(enemy))
        prize = (SHIELD if enemy.shield is not None else 1.0) + (LAND if home is None else 0.0)
        if home is not None and not home.ruined:
            prize += STRONGHOLD
        return worth + prize * chance - SHIELD * (1 - chance)
    if home is not None and home_of(end) == 1 - seat:
        return worth + (0.0 if home.ruined else STRONGHOLD) + max(0.0, _storming(view, attack, storming))
    if home is None:
        worth += _land_gained(view, end)
        worth -= _danger(view, end, attack)
    return worth


def _strength_at_the_end(view: View, walk: table.Walk) -> float:
    strength = _own_strength(view, walk.shield)
    for cargo in walk.cargo:
        strength += base_of(cargo.take) - base_of(cargo.leave)
    joined = army_at(view.armies, walk.path[-1], seat_of(view)) if walk.path[-1] != walk.shield else None
    return strength + strength_of(joined)


def is_vain(view: View, march: March) -> bool:
    """Tell whether a shield walks into ruins of the enemy from which it has hardly a chance to beat his Guardian."""
    if not isinstance(march, table.Walk) or (home := home_card(view, march.path[-1])) is None or not home.ruined:
        return False
    seat = seat_of(view)
    if home_of(home.place) == seat or army_at(view.armies, home.place, 1 - seat) is not None:
        return False
    return chance_of_storming(view, seat, _strength_at_the_end(view, march)) < WORTH_A_STORM


def _land_gained(view: View, place: Place) -> float:
    """Rate the control of a space that a shield comes to; without a terrain it cannot be kept for nothing."""
    seat = seat_of(view)
    gained = LAND if control_of(view.grounds, view.armies, place) != seat else 0.0
    ground = view.grounds[DISPUTED.index(place)]
    if ground.owner == seat:
        return gained
    terrains = sum(CARDS[card].is_terrain for card in view.players[seat].pen_cards or ())
    due = sum(
        army.owner == seat and army.place in DISPUTED and view.grounds[DISPUTED.index(army.place)].owner != seat
        for army in view.armies
    )
    return gained + (TERRAIN_AT_HAND if terrains > due else TERRAIN_WANTING)


def _given_up(view: View, place: Place) -> float:
    """Rate the control of a space that a shield leaves."""
    if place not in DISPUTED:
        return 0.0
    seat, ground = seat_of(view), view.grounds[DISPUTED.index(place)]
    keeps = seat == (table.front_of(place) if ground.owner is None else ground.owner)
    return 0.0 if keeps else LAND


def _exposed(view: View, place: Place, *, leaves: bool) -> float:
    """Rate the danger for an own stronghold that nobody is left to defend."""
    seat, home = seat_of(view), home_card(view, place)
    if not leaves or home is None or home.ruined or home_of(place) != seat:
        return 0.0
    near = min(
        (steps_between(army.place, place) for army in view.armies if army.owner != seat and army.shield), default=9
    )
    return BARE_AND_NEAR if near <= NEAR else BARE


def _danger(view: View, place: Place, defence: float) -> float:
    """Rate the danger from unturned enemy shields that can come to a space."""
    near = threats(view, seat_of(view), place, NEAR)
    return FACED * SHIELD * max((chance_of_winning(strength_of(army), defence) for army in near), default=0.0)


def best_march(view: View, rate: Rate = rating, *, exchanges: bool = True) -> March:
    """Choose what looks best at once; what comes first in the list of the rules, among equals."""
    return max(every_march(view, exchanges=exchanges), key=lambda march: rate(view, march))
