"""The lie of the land: who borders whom, who is active where, and the arithmetic of an overthrow."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.actions import Marker, PieceKind, Tile
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.state import Board, Cycle, Region


class Neighbour(msgspec.Struct, frozen=True):
    """The active pieces that one neighbouring region lends to an overthrow or to the defence."""

    region: str
    pieces: int


class Sum(msgspec.Struct, frozen=True, kw_only=True):
    """The arithmetic of an overthrow of `region` by `attacker`, with every term of it (rule 5.3).

    attack = active pieces of the attacker in neighbours + his bonuses for the region's marker;
    defence = all pieces of the defender in the region + his active pieces in neighbours + his bonuses.
    `held_attack_bonuses` and `held_defence_bonuses` count the fitting bonus tiles that the two hold but have not
    played; they are in no sum. `means` are the tiles that the attacker holds and could use for it.
    """

    region: str
    marker: Marker
    attacker: Seat
    defender: Seat
    attacking: tuple[Neighbour, ...]
    attack_bonuses: int
    inside: int
    defending: tuple[Neighbour, ...]
    defence_bonuses: int
    held_attack_bonuses: int
    held_defence_bonuses: int
    means: tuple[Tile, ...]

    @property
    def attack(self) -> int:
        """Add up the attack."""
        return sum(neighbour.pieces for neighbour in self.attacking) + self.attack_bonuses

    @property
    def defence(self) -> int:
        """Add up the defence."""
        return self.inside + sum(neighbour.pieces for neighbour in self.defending) + self.defence_bonuses

    @property
    def succeeds(self) -> bool:
        """Tell whether the attack is higher."""
        return self.attack > self.defence

    @property
    def missing(self) -> int:
        """Count what the attack needs more to succeed."""
        return max(0, self.defence + 1 - self.attack)


def opponent(seat: Seat) -> Seat:
    """Name the other seat."""
    return 1 - seat


def markers_of(regions: Sequence[Region]) -> tuple[Marker, ...]:
    """List the markers of the regions."""
    return tuple([region.marker for region in regions])


@lru_cache(maxsize=256)
def neighbourhood(markers: tuple[Marker, ...], cycle: Cycle) -> tuple[tuple[int, ...], ...]:
    """List, for each place, its neighbouring places.

    In a sword cycle regions with a common border, in a magic cycle other regions with the same marker (rule 1.1).
    """
    if cycle == "sword":
        return MAP.adjacent
    places = range(len(markers))
    return tuple(
        tuple(other for other in places if other != place and markers[other] == markers[place]) for place in places
    )


def neighbours(board: Board, cycle: Cycle | None = None) -> tuple[tuple[int, ...], ...]:
    """List, for each place of a board, its neighbouring places in this cycle or in another kind of cycle."""
    cycle = cycle or board.kind
    return MAP.adjacent if cycle == "sword" else neighbourhood(markers_of(board.regions), cycle)


def is_active(region: Region, kind: PieceKind) -> bool:
    """Tell whether a region holds more active than passive pieces (rule 1.2)."""
    pieces = region.pieces
    return pieces.knights > pieces.mages if kind == "knights" else pieces.mages > pieces.knights


def active_regions(regions: Sequence[Region], seat: Seat, kind: PieceKind) -> tuple[str, ...]:
    """List the regions that are active for a seat while a kind of pieces is active."""
    return tuple([region.id for region in regions if region.owner == seat and is_active(region, kind)])


def region_of(board: Board, region: str) -> Region:
    """Find a region by its id. Raises KeyError."""
    return board.regions[MAP.places[region]]


def influence(marker: Marker) -> Tile:
    """Name the influence tile of a marker."""
    return _INFLUENCE[marker]


def bonus(marker: Marker) -> Tile:
    """Name the bonus tile of a marker."""
    return _BONUS[marker]


def marker_of(tile: Tile) -> Marker | None:
    """Name the marker that an influence or bonus tile shows; None for any other one."""
    return _SHOWN.get(tile)


def places_for(board: Board, seat: Seat) -> Iterator[str]:
    """List the regions where a seat may place a piece by action B (rule 4.3), if it has an active one in reserve."""
    most = RULES.most_before_placing
    for region in board.regions:
        if region.owner is None or (region.owner == seat and region.pieces.total <= most):
            yield region.id


def strength(board: Board, place: int) -> tuple[int, int]:
    """Give attack and defence of an opposing region, as its owner's opponent would attack it (rule 5.3).

    Bonuses for its marker count on both sides (rule 6.1).
    """
    regions = board.regions
    region = regions[place]
    kind = board.active
    totals = [0, 0]
    for other in neighbours(board)[place]:
        near = regions[other]
        if near.owner is not None:
            totals[near.owner] += near.pieces.knights if kind == "knights" else near.pieces.mages
    assert region.owner is not None  # nobody attacks an empty region
    for seat in (0, 1):
        totals[seat] += board.players[seat].bonuses.count(region.marker)
    return totals[1 - region.owner], totals[region.owner] + region.pieces.total


def sum_of(board: Board, place: int) -> Sum:
    """Explain attack and defence of an opposing region, as its owner's opponent would attack it."""
    region = board.regions[place]
    assert region.owner is not None  # nobody attacks an empty region
    defender, attacker = region.owner, opponent(region.owner)
    near = [board.regions[other] for other in neighbours(board)[place]]
    held = board.players[attacker].tiles
    return Sum(
        region=region.id,
        marker=region.marker,
        attacker=attacker,
        defender=defender,
        attacking=_lent(near, attacker, board.active),
        attack_bonuses=board.players[attacker].bonuses.count(region.marker),
        inside=region.pieces.total,
        defending=_lent(near, defender, board.active),
        defence_bonuses=board.players[defender].bonuses.count(region.marker),
        held_attack_bonuses=held.count(bonus(region.marker)),
        held_defence_bonuses=board.players[defender].tiles.count(bonus(region.marker)),
        means=tuple(dict.fromkeys(tile for tile in held if tile in (influence(region.marker), "merlin"))),
    )


def _lent(near: Sequence[Region], seat: Seat, kind: PieceKind) -> tuple[Neighbour, ...]:
    return tuple(
        Neighbour(region.id, region.pieces.of(kind))
        for region in near
        if region.owner == seat and region.pieces.of(kind) > 0
    )


_INFLUENCE: dict[Marker, Tile] = {
    "castle": "influence-castle",
    "armour": "influence-armour",
    "tent": "influence-tent",
    "key": "influence-key",
}
_BONUS: dict[Marker, Tile] = {
    "castle": "bonus-castle",
    "armour": "bonus-armour",
    "tent": "bonus-tent",
    "key": "bonus-key",
}
_SHOWN: dict[Tile, Marker] = {tile: marker for tiles in (_INFLUENCE, _BONUS) for marker, tile in tiles.items()}
