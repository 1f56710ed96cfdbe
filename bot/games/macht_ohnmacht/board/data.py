"""The map, tiles, tokens and numbers of Macht & Ohnmacht, read from data/ and checked.

The map, the numbers of tiles of each kind, of markers and of time tokens are reconstructions; other files of the same
form may take their place without a change of the rules.
"""

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Final, get_args

import msgspec

from bot.games.codec import read_data
from bot.games.macht_ohnmacht.board.actions import Marker, Tile
from bot.games.macht_ohnmacht.board.state import LIGHTNING, MARKERS, Options, Pieces

Point = tuple[int, int]
Mix = Mapping[Tile, int]


class Land(msgspec.Struct, frozen=True, kw_only=True):
    """A region as it is drawn, in the units of the map's canvas (y downwards).

    `centre` is that of the largest circle within; `label`, `marker` and `pieces` are where the name, the marker and the
    group of pieces find room.
    """

    id: str
    name: str
    coastal: bool
    adjacent: tuple[str, ...]
    polygon: tuple[Point, ...]
    centre: Point
    label: Point
    marker: Point
    pieces: Point


class Border(msgspec.Struct, frozen=True):
    """The common border of two regions."""

    a: str
    b: str
    line: tuple[Point, ...]


class Canvas(msgspec.Struct, frozen=True):
    """The measures of the map."""

    width: int
    height: int


class Frontier(msgspec.Struct, frozen=True):
    """The land edge of the map, which is neither coast nor border."""

    line: tuple[Point, ...]


class Map(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The island (rule 9.2). `regions` are in the order in which they stand everywhere.

    What else the file says documents it: where the map comes from, what the names mean.
    """

    version: str
    canvas: Canvas
    regions: tuple[Land, ...]
    borders: tuple[Border, ...]
    north_frontier: Frontier
    land_outline: tuple[Point, ...]

    @cached_property
    def places(self) -> dict[str, int]:
        """Give the place of each region in the order of the map, by its id."""
        return {land.id: place for place, land in enumerate(self.regions)}

    @cached_property
    def adjacent(self) -> tuple[tuple[int, ...], ...]:
        """List, for each place, the places that share a border with it."""
        return tuple(tuple(sorted(self.places[other] for other in land.adjacent)) for land in self.regions)

    @cached_property
    def coastal(self) -> tuple[int, ...]:
        """List the places that lie on the coast."""
        return tuple(place for place, land in enumerate(self.regions) if land.coastal)


class Rules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of the rulebook.

    `most_before_placing`: how many pieces a region may hold before one is placed there by action B.
    `actions_after_tie`: the actions in the first turn of a cycle that began with equal victory points.
    """

    status: str
    pieces_per_kind: int
    reserve: Pieces
    reinforcements: int
    first_cubes: int
    first_tiles: int
    tiles_more_than_token: int
    actions: int
    actions_after_tie: int
    most_before_placing: int
    first_recruits: int
    later_recruits: int
    tile_recruits: int
    rebellion: int
    goal: int


class Tiles(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is counted out: tiles by option `tile_mix`, markers, time tokens, and the numbers of the rules.

    Of `mixes` (rule 9.3), `markers` (rule 9.4) and `tokens` (rule 9.5) only the sums are known. `one_of_each` are the
    tiles that recruit a knight and a mage (rule 9.6), `two_of_a_kind` those that recruit two of one kind.
    `most_deferrals`: how many cycles equal totals may play on under the option `both_reach_goal`.
    """

    version: str
    mixes: Mapping[str, Mix]
    markers: tuple[Marker, ...]
    tokens: tuple[int, ...]
    one_of_each: frozenset[Tile]
    two_of_a_kind: frozenset[Tile]
    rules: Rules
    most_deferrals: int

    def deck(self, mix: str) -> tuple[Tile, ...]:
        """List all tiles of a mix."""
        return tuple(tile for tile, copies in self.mixes[mix].items() for _ in range(copies))


class _Mix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    status: str
    copies: dict[Tile, int]


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    count: int


class _Recruits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    one_of_each: tuple[Tile, ...]
    two_of_a_kind: tuple[Tile, ...]


class _Markers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    copies: dict[Marker, int]


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    copies: dict[int, int]


class _Deferrals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    most: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: str
    about: str
    mixes: tuple[_Mix, ...]
    tiles: _Count
    recruits: _Recruits
    markers: _Markers
    tokens: _Tokens
    rules: Rules
    deferrals: _Deferrals


def read_map(raw: bytes) -> Map:
    """Read and check a map. Raises BadData."""
    return read_data(raw, Map, _map_faults)


def read_tiles(raw: bytes, regions: int) -> Tiles:
    """Read and check the tiles and numbers for a map of so many regions. Raises BadData."""
    file = read_data(raw, _File, lambda file: _tile_faults(file, regions))
    return Tiles(
        version=file.version,
        mixes={mix.id: mix.copies for mix in file.mixes},
        markers=tuple(marker for marker in MARKERS for _ in range(file.markers.copies[marker])),
        tokens=tuple(value for value, copies in sorted(file.tokens.copies.items()) for _ in range(copies)),
        one_of_each=frozenset(file.recruits.one_of_each),
        two_of_a_kind=frozenset(file.recruits.two_of_a_kind),
        rules=file.rules,
        most_deferrals=file.deferrals.most,
    )


def _map_faults(read: Map) -> list[str]:
    ids = [land.id for land in read.regions]
    adjacent = {land.id: set(land.adjacent) for land in read.regions}
    drawn = {frozenset((border.a, border.b)) for border in read.borders}
    faults = []
    if len(set(ids)) != len(ids) or not ids:
        faults.append("regions need ids of their own")
    if any(other == one or one not in adjacent.get(other, ()) for one in ids for other in adjacent[one]):
        faults.append("whoever borders on a region is bordered by it, and no region borders on itself")
    if drawn != {frozenset((one, other)) for one in ids for other in adjacent[one]}:
        faults.append("there must be a line for each border, and for nothing else")
    if sum(land.coastal for land in read.regions) == 1:
        faults.append("one coastal region alone cannot be sailed from")
    return faults


def _tile_faults(file: _File, regions: int) -> list[str]:
    mixes = {field.name: field.type for field in msgspec.structs.fields(Options)}["tile_mix"]
    rules = file.rules
    tokens = file.tokens.copies
    recruiting = {*file.recruits.one_of_each, *file.recruits.two_of_a_kind}
    faults = []
    if sorted(mix.id for mix in file.mixes) != sorted(get_args(mixes)):
        faults.append(f"mixes need {', '.join(get_args(mixes))}, once each")
    for mix in file.mixes:
        if set(mix.copies) != set(get_args(Tile)) or min(mix.copies.values()) < 0:
            faults.append(f"the mix {mix.id} must count each kind of tile")
        if sum(mix.copies.values()) != file.tiles.count:
            faults.append(f"the mix {mix.id} must have {file.tiles.count} tiles")
    if set(file.recruits.one_of_each) & set(file.recruits.two_of_a_kind):
        faults.append("a tile recruits in one way")
    if recruiting & set(LIGHTNING):
        faults.append("lightning tiles recruit nobody")
    if set(file.markers.copies) != set(MARKERS) or sum(file.markers.copies.values()) < regions:
        faults.append("there must be markers of each kind, enough for all regions")
    if not tokens or any(value < 1 or copies < 1 for value, copies in tokens.items()):
        faults.append("time tokens need positive values and numbers")
    if max(rules.reserve.knights, rules.reserve.mages) > rules.pieces_per_kind:
        faults.append("the first reserve is larger than what a player has")
    positive = (rules.first_cubes, rules.actions, rules.actions_after_tie, rules.goal, rules.pieces_per_kind)
    if min(positive) < 1 or rules.actions_after_tie > rules.actions:
        faults.append("cubes, actions, goal and pieces must be positive")
    if file.deferrals.most < 0:
        faults.append("a number of deferrals cannot be negative")
    return faults


_DATA = files("bot.games.macht_ohnmacht").joinpath("data")
MAP: Final = read_map(_DATA.joinpath("map.json").read_bytes())
TILES: Final = read_tiles(_DATA.joinpath("tiles.json").read_bytes(), len(MAP.regions))
RULES: Final = TILES.rules
