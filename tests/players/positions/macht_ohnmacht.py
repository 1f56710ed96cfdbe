"""What is said of answers in positions of Macht & Ohnmacht."""

from typing import Any

from bot.games.macht_ohnmacht.board.actions import (
    EndTurn,
    Overthrow,
    Place,
    Recruit,
    Sail,
    TakeTile,
    TileRecruit,
    UseTiles,
)
from bot.games.macht_ohnmacht.board.state import LIGHTNING
from bot.games.macht_ohnmacht.board.views import View
from tests.players.positions import Words


def _takes_the_last_cube(view: View, action: Any) -> bool:
    takes = isinstance(action, UseTiles | Recruit) or (isinstance(action, TakeTile) and action.tile in LIGHTNING)
    return takes and view.board.hourglass == 1


def _overthrows(action: Any, region: str) -> bool:
    return isinstance(action, UseTiles) and any(
        isinstance(use, Overthrow) and use.region == region for use in action.uses
    )


def _pieces(view: View, action: Any) -> int:
    """Count what stands already where a piece is placed."""
    return sum(of.pieces.total for of in view.board.regions if isinstance(action, Place) and of.id == action.region)


WORDS: Words = {
    "takes-the-last-cube": _takes_the_last_cube,
    "leaves-the-last-cube": lambda view, action: not _takes_the_last_cube(view, action),
    "leaves-elmet-to-white": lambda view, action: not _overthrows(action, "elmet"),
    "ends-the-turn": lambda view, action: action == EndTurn(),
    "recruits-by-merlin": lambda view, action: (
        isinstance(action, UseTiles)
        and any(isinstance(use, TileRecruit) and use.tile == "merlin" for use in action.uses)
    ),
    "overthrows-at-once": lambda view, action: isinstance(action, UseTiles) and isinstance(action.uses[0], Overthrow),
    "does-not-sail": lambda view, action: not (isinstance(action, UseTiles) and isinstance(action.uses[0], Sail)),
    "recruits": lambda view, action: action == Recruit(),
    "places-a-third": lambda view, action: _pieces(view, action) > 1,
    "places-in-elmet": lambda view, action: action == Place("elmet"),
}
