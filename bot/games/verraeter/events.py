"""What happens at a table of Verräter, as events. Without an audience they are public."""

from typing import Literal, TypeAlias

from bot.games.contract import Event, Seat
from bot.games.verraeter.state import BuildingKind, Conflict, Family, FinalScore, Role


class TableSet(Event, frozen=True, kw_only=True, tag="table-set"):
    """The ring is laid, the families are dealt (per seat), the first player and the first strategist are known."""

    families: tuple[Family, ...]
    first: Seat
    strategist: Seat


class SupplyDealt(Event, frozen=True, kw_only=True, tag="supply-dealt"):
    """A seat (its audience) sees the supply cards that it has drawn."""

    cards: tuple[int, ...]


class GranaryPlaced(Event, frozen=True, kw_only=True, tag="granary-placed"):
    """A seat has put its first granary on a land."""

    seat: Seat
    land: int


class RoundBegun(Event, frozen=True, kw_only=True, tag="round-begun"):
    """A round begins with a first player; the strategist will choose the place."""

    round: int
    first: Seat
    strategist: Seat


class PlaceChosen(Event, frozen=True, kw_only=True, tag="place-chosen"):
    """The strategist has chosen the border of the conflict.

    There is always a choice: a ring that two families share has at least two borders between them.
    """

    seat: Seat
    border: int


class RolesOffered(Event, frozen=True, kw_only=True, tag="roles-offered"):
    """A seat (its audience) sees the action cards that are left for it."""

    roles: tuple[Role, ...]


class RoleTaken(Event, frozen=True, kw_only=True, tag="role-taken"):
    """A seat has taken an action card; everybody sees that it has, not which."""

    seat: Seat


class RoleKept(Event, frozen=True, kw_only=True, tag="role-kept"):
    """A seat (its audience) holds this action card now."""

    role: Role


class CardsPlayed(Event, frozen=True, kw_only=True, tag="cards-played"):
    """A seat has played supply cards for its declared family; none is a pass. `empty_hand`: it had none to play."""

    seat: Seat
    cards: tuple[int, ...]
    empty_hand: bool = False


class ConflictDecided(Event, frozen=True, kw_only=True, tag="conflict-decided"):
    """The action cards are revealed, the sums are made, the points are scored (phases 4 to 6)."""

    conflict: Conflict


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """The builder has built; `convert` is the land on which the granary stood that became a post."""

    seat: Seat
    kind: BuildingKind
    land: int
    convert: int | None = None


class NothingBuilt(Event, frozen=True, kw_only=True, tag="nothing-built"):
    """The builder has built nothing; `possible` tells whether the rules left anything to build."""

    seat: Seat
    possible: bool


class StrategistNamed(Event, frozen=True, kw_only=True, tag="strategist-named"):
    """The strategist of the next round is known; `kept` if nobody took the card and the old one stays (phase 8)."""

    seat: Seat
    kept: bool


class Resupplied(Event, frozen=True, kw_only=True, tag="resupplied"):
    """A seat has drawn supply cards (phase 10).

    `granaries` counts its own granaries on lands of its family, `reason` names the role that added to them or
    replaced them, `drawn` is what remained under the limits of three a round and five in hand.
    """

    seat: Seat
    granaries: int
    reason: Literal["granaries", "diplomat2", "farmer"]
    drawn: int


class PlayerLeft(Event, frozen=True, kw_only=True, tag="player-left"):
    """A player has resigned; his seat goes on by itself and cannot win."""

    seat: Seat


class MatchEnded(Event, frozen=True, kw_only=True, tag="match-ended"):
    """The match is over: "rounds" played, "one-family" holds every land, or all but one have "resigned"."""

    reason: Literal["rounds", "one-family", "resigned"]
    final: tuple[FinalScore, ...]
    ranking: tuple[tuple[Seat, ...], ...]


GameEvent: TypeAlias = (
    TableSet
    | SupplyDealt
    | GranaryPlaced
    | RoundBegun
    | PlaceChosen
    | RolesOffered
    | RoleTaken
    | RoleKept
    | CardsPlayed
    | ConflictDecided
    | Built
    | NothingBuilt
    | StrategistNamed
    | Resupplied
    | PlayerLeft
    | MatchEnded
)
