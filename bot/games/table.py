"""What every game's `Table` builds on: one action being carried out."""

from typing import Any, Generic

import msgspec

from bot.games.chance import Chance
from bot.games.contract import EventT, StateT, Step


class TableInPlay(Generic[StateT, EventT]):
    """One action being carried out: the state so far, the events so far, in order, and the chance to draw from.

    The one mutable value of the rules. Use it once: make it, carry the action out, take `step`, drop it.
    """

    def __init__(self, state: StateT, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[EventT] = []

    @property
    def step(self) -> Step[StateT, EventT]:
        """Give the state as it is now and all events so far, as `Game.apply` returns them."""
        return Step(self.state, tuple(self.events))

    def tell(self, *events: EventT) -> None:
        """Append events."""
        self.events.extend(events)

    def change(self, **changes: Any) -> None:
        """Put a state with other values for these fields in the place of the present one."""
        self.state = msgspec.structs.replace(self.state, **changes)
