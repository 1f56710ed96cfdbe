"""The ring of lands: who borders on whom, what stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.games.contract import Seat
from bot.games.verraeter.state import RING, Building, BuildingKind, Family, LandKind


class Ground(Protocol):
    """A land card in the ring, in a state or in a view."""

    @property
    def kind(self) -> LandKind: ...

    @property
    def family(self) -> Family: ...

    @property
    def building(self) -> Building | None: ...


def other(family: Family) -> Family:
    """Name the rival family."""
    return "rose" if family == "eagle" else "eagle"


def bordering(border: int) -> tuple[int, int]:
    """Name the two lands at a border; the ring closes from the last land to the first."""
    return border, (border + 1) % RING


def contested_borders(families: Sequence[Family]) -> tuple[int, ...]:
    """List the borders between lands of different families, in ring order (phase 1)."""
    return tuple(border for border in range(RING) if families[border] != families[border + 1 - RING])


def empty_lands(lands: Sequence[Ground]) -> tuple[int, ...]:
    """List the lands without a building, in ring order."""
    return tuple(index for index, land in enumerate(lands) if land.building is None)


def lands_with(lands: Sequence[Ground], seat: Seat, kind: BuildingKind) -> tuple[int, ...]:
    """List the lands on which a seat has a building of a kind, in ring order."""
    building = Building(seat, kind)
    return tuple(index for index, land in enumerate(lands) if land.building == building)


def in_ring_order(lands: Iterable[int]) -> tuple[int, ...]:
    """Put lands into ring order, each once."""
    return tuple(sorted(set(lands)))
