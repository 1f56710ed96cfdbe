"""A table while an action is carried out."""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from bot.games.chance import Chance
from bot.games.contract import EventT, Seat, StateT, Step


class TableInPlay(Generic[StateT, EventT]):
    """The state in the making, the chance, and what has happened: the one mutable value of the rules.

    It lives as long as one action is carried out.
    """

    def __init__(self, state: StateT, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[EventT] = []

    @property
    def step(self) -> Step[StateT, EventT]:
        """Give the state that was reached, and everything that happened."""
        return Step(self.state, tuple(self.events))

    def tell(self, *events: EventT) -> None:
        """Note what has happened."""
        self.events.extend(events)

    def change(self, **changes: Any) -> None:
        """Change fields of the state."""
        self.state = msgspec.structs.replace(self.state, **changes)

    def leave(self, seat: Seat) -> None:
        """Take a seat that resigns out of the match. Raises IllegalAction if it has left."""
        raise NotImplementedError
