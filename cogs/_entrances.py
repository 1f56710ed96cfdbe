"""How a player chooses what he brings to a table: a corner, a deck. The cog of a game registers its entrance here.

The lobby shows the button; the entrance answers the press from the start, so that it may open a form.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.matches.types import Table
from cogs._house import Interaction

Entrance: TypeAlias = Callable[[Interaction, Table], Awaitable[None]]

_entrances: dict[str, Entrance] = {}


def on(game: str, entrance: Entrance) -> None:
    """Let an entrance answer for a game."""
    _entrances[game] = entrance


def off(game: str) -> None:
    """Close the entrance of a game."""
    _entrances.pop(game, None)


def of(game: str) -> Entrance | None:
    """Find the entrance of a game, None if its players bring nothing."""
    return _entrances.get(game)
