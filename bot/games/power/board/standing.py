"""What stands on a board, place by place and army by army."""

from collections.abc import Mapping
from typing import Final

from bot.games.power.board.data import force_of
from bot.games.power.board.state import COLOURS, Colour, Force, Occupied, Piece, Place, Stack


class Standing:
    """What stands on a board: its `places` as they are shown, and the `board` as it is kept.

    The same by place (`shown`) and by army (`stacks`), with the `strength` that each army has there. Make it with
    `standing_on`, or with `standing_in`.
    """

    def __init__(self, places: tuple[Occupied, ...], board: tuple[Stack, ...] | None = None) -> None:
        self.places = places
        self.shown = {here.place: here for here in places}
        self.stacks: Mapping[Colour, dict[Place, tuple[Piece, ...]]] = {colour: {} for colour in COLOURS}
        self.strength = strength = dict.fromkeys(COLOURS, 0)
        kept = []
        for place, here in self.shown.items():
            for force in here.forces:
                army, pieces = force.army, force.pieces
                self.stacks[army][place] = pieces
                strength[army] += force.strength
                kept.append(Stack(place, army, pieces))
        self.board = tuple(kept) if board is None else board

    def on(self, place: Place) -> tuple[Force, ...]:
        """Give the forces on a place."""
        here = self.shown.get(place)
        return () if here is None else here.forces


_LATEST: Final = [Standing(())]
"""What stands on the board that was made or looked at last: most of those who ask mean that one."""


def standing_on(places: tuple[Occupied, ...]) -> Standing:
    """Give what stands on a board as it is shown."""
    latest = _LATEST[0]
    if latest.places is not places:
        latest = _LATEST[0] = Standing(places)
    return latest


def standing_in(board: tuple[Stack, ...]) -> Standing:
    """Give what stands on a board as it is kept."""
    latest = _LATEST[0]
    if latest.board is not board:
        forces: dict[Place, list[Force]] = {}
        for stack in board:
            forces.setdefault(stack.place, []).append(force_of(stack.army, stack.pieces))
        places = tuple([Occupied(place, tuple(here)) for place, here in forces.items()])
        latest = _LATEST[0] = Standing(places, board)
    return latest
