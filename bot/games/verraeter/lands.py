"""The ring of lands: who borders on whom, what stands where, and what may be built (set-up and phase 7)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from bot.games.contract import Seat
from bot.games.verraeter.actions import Build
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.state import RING, Building, BuildingKind, Family, LandKind, Options


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
    return tuple([border for border in range(RING) if families[border] != families[border + 1 - RING]])


def empty_lands(lands: Sequence[Ground]) -> tuple[int, ...]:
    """List the lands without a building, in ring order."""
    return tuple(index for index, land in enumerate(lands) if land.building is None)


@lru_cache(maxsize=256)
def buildings(lands: tuple[Ground, ...]) -> Mapping[tuple[Seat, BuildingKind], tuple[int, ...]]:
    """List the lands with buildings by their owners and kinds, in ring order."""
    standing: dict[tuple[Seat, BuildingKind], tuple[int, ...]] = {}
    for index, land in enumerate(lands):
        if (building := land.building) is not None:
            key = building.owner, building.kind
            standing[key] = (*standing.get(key, ()), index)
    return standing


def lands_with(lands: tuple[Ground, ...], seat: Seat, kind: BuildingKind) -> tuple[int, ...]:
    """List the lands on which a seat has a building of a kind, in ring order."""
    return buildings(lands).get((seat, kind), ())


def in_ring_order(lands: Iterable[int]) -> tuple[int, ...]:
    """Put lands into ring order, each once."""
    return tuple(sorted(set(lands)))


# Building


def first_granary_lands(lands: Sequence[Ground], family: Family, options: Options) -> tuple[int, ...]:
    """List where a player of a family may put his first granary (rule 1.7)."""
    own_only = options.first_granary == "own_family_land"
    return tuple(land for land in empty_lands(lands) if not own_only or lands[land].family == family)


@lru_cache(maxsize=256)
def possible_builds(lands: tuple[Ground, ...], seat: Seat) -> tuple[Build, ...]:
    """List all that a builder may build (rules 4.2 and 4.3): new granaries first, then new posts, then conversions.

    Nothing is pulled down for it, and no post becomes a granary again.
    """
    granaries = lands_with(lands, seat, "granary")
    posts = lands_with(lands, seat, "post")
    empty = empty_lands(lands)
    builds: list[Build] = []
    if len(granaries) + len(posts) < CARDS.buildings.per_player:
        builds += (Build("granary", land) for land in empty)
        if len(posts) < CARDS.buildings.posts_per_player:
            builds += (Build("post", land) for land in empty)
    if len(posts) < CARDS.buildings.posts_per_player:
        builds += (Build("post", land, convert) for convert in granaries for land in in_ring_order((*empty, convert)))
    return tuple(builds)
