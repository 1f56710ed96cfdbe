"""Who can go where in one move, and why not elsewhere."""

from collections import deque
from collections.abc import Collection, Mapping
from functools import cache
from typing import TypeAlias

from bot.games.contract import Problem
from bot.games.power.board.data import BOARD, HQ, MODE, PLACE, PLACES, RANGE, RESERVE, Mode
from bot.games.power.board.state import COLOURS, Colour, Options, Piece, Place

Reach: TypeAlias = Mapping[Place, int]
"""Places that can be reached, each with the number of steps."""
Graph: TypeAlias = Mapping[Place, tuple[Place, ...]]


class Ways:
    """The ways of the board, as a table plays them. Make it with `ways_of`.

    Ships have ways of their own, along the shores and between water and land (rule 2.5).
    """

    def __init__(self, *, ship_hq_to_8: bool, ship_island_to_corner_sector: bool) -> None:
        contacts = BOARD.contacts
        walked = (*contacts.land, *contacts.shore, *contacts.hq_to_8, *contacts.island_to_corner_sector)
        sailed = (
            *contacts.ship,
            *contacts.shore,
            *(contacts.hq_to_8 if ship_hq_to_8 else ()),
            *(contacts.island_to_corner_sector if ship_island_to_corner_sector else ()),
        )
        land, sea = _graph(walked), _graph(sailed)
        self._graphs: Mapping[Mode, Graph] = {"ground": land, "air": land, "ship": sea}
        self._reach: dict[Piece, Mapping[Place, Reach]] = {
            piece: {start: self._search(piece, start, RANGE[piece]) for start in PLACES} for piece in RANGE
        }
        self.targets: dict[tuple[Colour, Piece, Place], Collection[Place]] = {
            (army, piece, start): reach
            for army in COLOURS
            for piece, starts in self._reach.items()
            for start, reach in {**starts, RESERVE[army]: (HQ[army],)}.items()
        }
        """Where a piece of an army could go: from its reserve to its headquarters only (rule 3.6)."""
        self._reach["M"] = {place: {} for place in PLACES}
        coming: dict[Place, dict[Place, set[Piece]]] = {place: {} for place in PLACES}
        for piece, starts in self._reach.items():
            for start, reach in starts.items():
                for target in reach:
                    coming[target].setdefault(start, set()).add(piece)
        self._coming = {
            target: {start: frozenset(pieces) for start, pieces in starts.items()} for target, starts in coming.items()
        }
        self._units_coming = {
            target: frozenset([(piece, start) for start, pieces in starts.items() for piece in pieces])
            for target, starts in coming.items()
        }

    def reach(self, piece: Piece, start: Place) -> Reach:
        """Give all places to which a piece can move from a place of the board; none for a mega-missile.

        What stands on the way does not matter (rule 2.2).
        """
        return self._reach[piece][start]

    def pieces_coming(self, target: Place) -> Mapping[Place, frozenset[Piece]]:
        """Give all places from which a place can be reached, each with the pieces that can."""
        return self._coming[target]

    def units_coming(self, target: Place) -> frozenset[tuple[Piece, Place]]:
        """Give all pieces that can reach a place, each with where it comes from."""
        return self._units_coming[target]

    def problem(self, piece: Piece, start: Place, target: Place) -> Problem:
        """Say why a piece that stands on one place of the board cannot move to another that it does not reach."""
        if not self._graphs[MODE[piece]][target]:
            return Problem("power-problem-closed-place", {"piece": piece, "place": target})
        way = self._way(piece, start, target)
        values = {"piece": piece, "target": target}
        if len(way) > RANGE[piece]:
            return Problem("power-problem-too-far", {**values, "steps": len(way), "range": RANGE[piece]})
        stop = next(place for place in way if PLACE[place].kind in BOARD.stops[MODE[piece]])
        return Problem("power-problem-must-stop", {**values, "place": stop})

    def _search(self, piece: Piece, start: Place, limit: int) -> dict[Place, int]:
        """Find all places within so many steps, each with their number.

        A move by land ends on an island or in a headquarters (rule 2.3), a flight goes on over islands (rule 2.4).
        """
        graph, stops = self._graphs[MODE[piece]], BOARD.stops[MODE[piece]]
        steps = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if steps[here] == limit or (here != start and PLACE[here].kind in stops):
                continue
            for following in graph[here]:
                if following not in steps:
                    steps[following] = steps[here] + 1
                    queue.append(following)
        del steps[start]
        return steps

    def _way(self, piece: Piece, start: Place, target: Place) -> list[Place]:
        """Find a shortest way, as if the piece never had to stop: the places after the start."""
        graph = self._graphs[MODE[piece]]
        came_from = {start: start}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for following in graph[here]:
                if following not in came_from:
                    came_from[following] = here
                    queue.append(following)
        way = [target]
        while came_from[way[-1]] != start:
            way.append(came_from[way[-1]])
        return way[::-1]


def ways_of(options: Options) -> Ways:
    """Give the ways of the board at a table with these settings."""
    return _ways(options.ship_hq_to_8, options.ship_island_to_corner_sector)


@cache
def _ways(ship_hq_to_8: bool, ship_island_to_corner_sector: bool) -> Ways:
    return Ways(ship_hq_to_8=ship_hq_to_8, ship_island_to_corner_sector=ship_island_to_corner_sector)


def _graph(pairs: tuple[tuple[Place, Place], ...]) -> Graph:
    touching: dict[Place, list[Place]] = {place: [] for place in PLACES}
    for one, other in pairs:
        touching[one].append(other)
        touching[other].append(one)
    return {place: tuple(others) for place, others in touching.items()}
