"""The cards, limits and lengths of Verräter, read from data/cards.json and checked."""

from collections.abc import Mapping
from importlib.resources import files
from itertools import pairwise
from typing import Final, Literal, get_args

import msgspec

from bot.games.codec import read_data
from bot.games.verraeter.state import RING, LandKind, Options, Role

Points = tuple[int, int, int, int]
"""The victory points of one beaten land for each of one, two, three and four winners."""


class RoleCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action card.

    `conflict_points` count in the conflict, `points` are victory points (rule 3.1); `more_supply` cards are drawn on
    top of the granaries' income, `supply_instead` in place of it.
    """

    id: Role
    conflict_points: int
    points: int
    more_supply: int = 0
    supply_instead: int | None = None


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many supply cards: in a hand, drawn in one round, played in one conflict, counted per trading post."""

    status: str
    hand: int
    resupply: int
    cards_per_conflict: int
    hand_counted_per_post: int


class BuildingLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many buildings, and how many of them trading posts, one player may have (rule 4.1)."""

    status: str
    per_player: int
    posts_per_player: int


class Cards(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is printed on the cards or counted out from them.

    `copies` and `strengths` are per kind of land (rule 3.2), `points` per table of points (option `vp_table`) and kind
    of land, `deck` lists the values of all supply cards, `rounds` is the length of a match per number of players.
    """

    version: str
    copies: Mapping[LandKind, int]
    strengths: Mapping[LandKind, int]
    points: Mapping[str, Mapping[LandKind, Points]]
    deck: tuple[int, ...]
    roles: Mapping[Role, RoleCard]
    start_hand: tuple[int, ...]
    limits: Limits
    buildings: BuildingLimits
    rounds: Mapping[int, int]


class _Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: LandKind
    copies: int
    strength: int
    strength_status: str


class _PointTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    status: str
    by_winners: dict[LandKind, Points]


class _Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    copies: dict[int, int]


class _Roles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    cards: tuple[RoleCard, ...]


class _Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    hand: tuple[int, ...]


class _Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: str
    by_players: dict[Literal[3, 4], int]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: str
    about: str
    lands: tuple[_Land, ...]
    points: tuple[_PointTable, ...]
    supply: _Supply
    roles: _Roles
    buildings: BuildingLimits
    start: _Start
    limits: Limits
    rounds: _Rounds


def read_cards(raw: bytes) -> Cards:
    """Read and check a data file. Raises BadData."""
    file = read_data(raw, _File, _faults)
    return Cards(
        version=file.version,
        copies={land.id: land.copies for land in file.lands},
        strengths={land.id: land.strength for land in file.lands},
        points={table.id: table.by_winners for table in file.points},
        deck=tuple(value for value, copies in sorted(file.supply.copies.items()) for _ in range(copies)),
        roles={card.id: card for card in file.roles.cards},
        start_hand=file.start.hand,
        limits=file.limits,
        buildings=file.buildings,
        rounds=dict(file.rounds.by_players.items()),
    )


def _faults(file: _File) -> list[str]:
    kinds = sorted(get_args(LandKind))
    tables = {field.name: field.type for field in msgspec.structs.fields(Options)}["vp_table"]
    most_players = max(file.rounds.by_players, default=0)
    supply = file.supply.copies
    limits = file.limits
    faults = []
    if sorted(land.id for land in file.lands) != kinds:
        faults.append(f"lands must name each of {', '.join(kinds)} once")
    if any(land.copies % 2 or land.copies < 2 for land in file.lands):
        faults.append("each land needs an even number of copies, half of them for each family")
    if sum(land.copies for land in file.lands) != RING:
        faults.append(f"the lands must make a ring of {RING}")
    if any(land.strength < 0 for land in file.lands):
        faults.append("no land may have a negative strength")
    if sorted(table.id for table in file.points) != sorted(get_args(tables)):
        faults.append(f"points need the tables {', '.join(get_args(tables))}, once each")
    for table in file.points:
        if sorted(table.by_winners) != kinds:
            faults.append(f"points {table.id} must name each land")
        for kind, points in table.by_winners.items():
            if points[-1] < 0 or any(fewer < more for fewer, more in pairwise(points)):
                faults.append(f"points {table.id}, {kind}: more winners may not get more each, nor less than 0")
    if sorted(card.id for card in file.roles.cards) != sorted(get_args(Role)):
        faults.append(f"roles must name each of {', '.join(sorted(get_args(Role)))} once")
    if any(value < 1 or copies < 1 for value, copies in supply.items()):
        faults.append("supply values and copies must be positive")
    if sorted(file.rounds.by_players) != [3, 4]:
        faults.append("rounds must be given for 3 and for 4 players")
    if any(rounds < 1 or rounds % players for players, rounds in file.rounds.by_players.items()):
        faults.append("rounds must let everybody be first player equally often")
    if any(supply.get(value, 0) < most_players * file.start.hand.count(value) for value in file.start.hand):
        faults.append("the supply cannot deal the start hand to everybody")
    if len(file.start.hand) > limits.hand:
        faults.append("the start hand is larger than a hand may be")
    if sum(supply.values()) < most_players * limits.hand:
        faults.append("the supply could run dry: it is smaller than all full hands")
    if min(limits.hand, limits.resupply, limits.cards_per_conflict, limits.hand_counted_per_post) < 1:
        faults.append("limits must be positive")
    if not 0 < file.buildings.posts_per_player <= file.buildings.per_player:
        faults.append("posts per player must be between 1 and the buildings per player")
    if most_players * file.buildings.per_player > RING:
        faults.append("there may not be more buildings than lands")
    return faults


CARDS: Final = read_cards(files("bot.games.verraeter").joinpath("data", "cards.json").read_bytes())
