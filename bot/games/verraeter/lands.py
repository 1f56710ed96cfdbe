"""The ring of lands: who borders on whom, what stands where, and what may be built (set-up and phase 7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from bot.games.contract import Problem, Seat
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


def first_granary_problems(lands: Sequence[Ground], family: Family, options: Options, land: int) -> tuple[Problem, ...]:
    """List every reason against a first granary on a land."""
    if problem := no_such_land(land):
        return (problem,)
    problems = []
    if lands[land].building is not None:
        problems.append(_occupied(lands, land))
    if options.first_granary == "own_family_land" and lands[land].family != family:
        values = {"land": lands[land].kind, "place": land + 1, "family": family}
        problems.append(Problem("verraeter-problem-not-own-land", values))
    return tuple(problems)


@lru_cache(maxsize=256)
def possible_builds(lands: tuple[Ground, ...], seat: Seat) -> tuple[Build, ...]:
    """List all that a builder may build (rule 4.2): new granaries first, then new posts, then conversions."""
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


def build_problems(lands: tuple[Ground, ...], seat: Seat, build: Build) -> tuple[Problem, ...]:
    """List every reason against a building of the builder's (rule 4.3).

    Nothing is pulled down for it, and no post becomes a granary again.
    """
    granaries = lands_with(lands, seat, "granary")
    posts = lands_with(lands, seat, "post")
    limits = CARDS.buildings
    problems = []
    if build.convert is None:
        if len(granaries) + len(posts) >= limits.per_player:
            problems.append(Problem("verraeter-problem-all-built", {"most": limits.per_player}))
    elif build.kind == "granary":
        problems.append(Problem("verraeter-problem-no-way-back"))
    elif problem := no_such_land(build.convert):
        problems.append(problem)
    elif build.convert not in granaries:
        values = {"land": lands[build.convert].kind, "place": build.convert + 1}
        problems.append(Problem("verraeter-problem-no-granary-there", values))
    if build.kind == "post" and len(posts) >= limits.posts_per_player:
        problems.append(Problem("verraeter-problem-all-posts", {"most": limits.posts_per_player}))
    if problem := no_such_land(build.land):
        problems.append(problem)
    elif lands[build.land].building is not None and build.land != build.convert:
        problems.append(_occupied(lands, build.land))
    return tuple(problems)


def no_such_land(land: int) -> Problem | None:
    """Give the problem with a number that is no place in the ring, None if it is one."""
    return None if 0 <= land < RING else Problem("verraeter-problem-no-such-land", {"place": land + 1})


def _occupied(lands: Sequence[Ground], land: int) -> Problem:
    return Problem("verraeter-problem-occupied", {"land": lands[land].kind, "place": land + 1})
