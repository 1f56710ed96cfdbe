"""What a player of Verräter can do, half do and order in advance."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.games.verraeter.state import BuildingKind, Role


class PlaceGranary(msgspec.Struct, frozen=True, tag="granary"):
    """Put the first granary on a land (set-up)."""

    land: int


class ChoosePlace(msgspec.Struct, frozen=True, tag="place"):
    """Choose the border of the next conflict (phase 1)."""

    border: int


class TakeRole(msgspec.Struct, frozen=True, tag="role"):
    """Take an action card (phase 2)."""

    role: Role


class PlayCards(msgspec.Struct, frozen=True, tag="cards"):
    """Play supply cards, given by their values in ascending order (phase 3). None at all is a pass."""

    cards: tuple[int, ...] = ()


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Put a building on a land (phase 7).

    With `convert` (a land) one's granary there becomes the post, and moves to `land` if that is another one.
    """

    kind: BuildingKind
    land: int
    convert: int | None = None


class DoNotBuild(msgspec.Struct, frozen=True, tag="no-building"):
    """Let the builder's chance pass (phase 7)."""


Action: TypeAlias = PlaceGranary | ChoosePlace | TakeRole | PlayCards | Build | DoNotBuild


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders: answers in advance, in force in every round until they are changed; all else is asked.

    `roles`: the action cards wanted, best first; the first one that is offered is taken, if any is.
    `pass_cards`: play no supply cards, wherever the table lets one pass.
    """

    roles: tuple[Role, ...] = ()
    pass_cards: bool = False


Answer: TypeAlias = Action | Plan
"""What a draft can become: an action, or a plan for the standing question."""
