"""How strong stacks are, and how fights between them may end, by what a seat sees."""

from collections.abc import Callable, Iterable, Iterator
from math import exp
from typing import Final, TypeAlias

from bot.games.contract import Seat
from bot.games.guardians.abilities import DestroyPair
from bot.games.guardians.cards import CARDS, CardId, with_ability
from bot.games.guardians.table import ArmyView, Place, View

HIDDEN: Final = 6.0
"""The base vitality of a card under an enemy shield, about."""
SPREAD: Final = 5.0
"""So much more base vitality wins a fight in three cases of four, about."""
STONE: Final = 3.0
"""What a stone adds to an attack on a Guardian, about, as the greedy rule takes it."""
LACKING: Final = 9.0
"""So much of an attack on a Guardian is lost on the way, to go by how often stacks in matches have beaten him."""
BY_SPELL: Final = 0.3
"""How often those have beaten him who could destroy him by a spell."""

NEAR: Final = 2
"""So many steps a shield can take at once."""

Storming: TypeAlias = Callable[[View, Seat, float], float]
"""How likely an attack with so much base vitality on the enemy Guardian wins the match."""


def base_of(cards: Iterable[CardId]) -> int:
    """Add up base vitality."""
    return sum(CARDS[card].base for card in cards)


def strength_of(army: ArmyView | None) -> float:
    """Give the base vitality of a stack, of hidden cards what may be expected."""
    if army is None:
        return 0.0
    if army.base is not None:
        return float(army.base)
    return base_of(army.known) + HIDDEN * (army.cards - len(army.known))


def chance_of_winning(attack: float, defence: float) -> float:
    """Give how likely it is that an attack takes a space; a tie is the defender's."""
    return 1 / (1 + exp((defence + 1 - attack) / SPREAD))


def chance_of_storming(view: View, seat: Seat, attack: float) -> float:
    """Give how likely it is that an attack on the enemy Guardian wins the match, as the greedy rule hopes."""
    stones = min(view.players[seat].stones, 3)
    return chance_of_winning(attack + STONE * stones, CARDS[view.players[1 - seat].guardian].base)


def measured_chance_of_storming(view: View, seat: Seat, attack: float) -> float:
    """Give how likely it is that an attack on the enemy Guardian wins the match, as it was in matches."""
    chance = chance_of_winning(attack - LACKING, CARDS[view.players[1 - seat].guardian].base)
    destroys = any(with_ability(CARDS[card], DestroyPair) for card in view.players[seat].depot_cards or ())
    return max(chance, BY_SPELL) if destroys else chance


def steps_between(one: Place, other: Place) -> int:
    """Count the steps from a space to another."""
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def threats(view: View, seat: Seat, place: Place | None = None, steps: int = 0) -> Iterator[ArmyView]:
    """List the shields of the enemy that can still be turned, of a space those that are so near."""
    for army in view.armies:
        near = place is None or steps_between(army.place, place) <= steps
        if near and army.owner != seat and army.shield is not None and not army.turned:
            yield army
