"""What is said of answers in positions of Guardians."""

from typing import Any

from bot.games.guardians.table import DISPUTED, HOMES, Layout, Pass, Retreat, Stand, Storm, View, Walk, army_at
from bot.games.guardians.turn import open_wings
from bot.players.guardians.strength import strength_of
from tests.players.positions import Words


def _leaves_two_bare(view: View, action: Layout) -> bool:
    assert view.seat is not None
    return sum(not action.homes[wing].above for wing in open_wings(view, view.seat)) > 1


def _leaves_nobody(view: View, action: Any) -> bool:
    return isinstance(action, Walk) and not any(one.leave for one in action.cargo) and not _attacks(view, action)


def _leaves_the_weakest(view: View, action: Any) -> bool:
    """Tell whether the weakest own shield in the disputed land stays where it is."""
    own = (army for army in view.armies if army.owner == view.seat and army.place in DISPUTED)
    weakest = min(own, key=strength_of).place
    return not (isinstance(action, Walk) and action.shield == weakest and action.path[-1] != weakest)


def _attacks(view: View, action: Any) -> bool:
    assert view.seat is not None
    return isinstance(action, Storm) or (
        isinstance(action, Walk) and army_at(view.armies, action.path[-1], 1 - view.seat) is not None
    )


WORDS: Words = {
    "leaves-two-strongholds-bare": _leaves_two_bare,
    "leaves-the-right-one-bare": lambda view, action: not action.homes[2].above,
    "leaves-the-weakest-where-it-stands": _leaves_the_weakest,
    "rests": lambda view, action: isinstance(action, Stand) and action.rest,
    "passes": lambda view, action: isinstance(action, Pass),
    "enters-ruins": lambda view, action: isinstance(action, Walk) and action.path[-1] == "D2",
    "attacks": _attacks,
    "keeps-out-of-the-last-land": lambda view, action: not (isinstance(action, Walk) and action.path[-1] == "C3"),
    "lets-the-stronghold-stand": lambda view, action: not (isinstance(action, Walk) and action.path[-1] in HOMES[1]),
    "gives-the-shield-up": lambda view, action: isinstance(action, Retreat) and action.to is None,
    "leaves-nobody": _leaves_nobody,
}
