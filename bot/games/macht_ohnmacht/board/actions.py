"""What a player of Macht & Ohnmacht can do, half do and order in advance."""

from typing import Literal, TypeAlias

import msgspec

PieceKind: TypeAlias = Literal["knights", "mages"]
Marker: TypeAlias = Literal["castle", "armour", "tent", "key"]
Tile: TypeAlias = Literal[
    "influence-castle",
    "influence-armour",
    "influence-tent",
    "influence-key",
    "bonus-castle",
    "bonus-armour",
    "bonus-tent",
    "bonus-key",
    "movement",
    "sea",
    "merlin",
    "serpent",
    "victory-point",
    "rebellion",
    "marker-change",
]

# The uses of a tile (action D)


class Reinforce(msgspec.Struct, frozen=True, tag="reinforce"):
    """Place an active piece from reserve by an influence tile or Merlin; what he stands for is the region's marker."""

    tile: Tile
    region: str


class Overthrow(msgspec.Struct, frozen=True, tag="overthrow"):
    """Drive the opponent out of a region by an influence tile or Merlin.

    `move_in`: place an active piece there after the retreat, or do not; None: to be asked then. The opponent does not
    see it when the tile is announced.
    """

    tile: Tile
    region: str
    move_in: bool | None = None


class PlayBonus(msgspec.Struct, frozen=True, tag="bonus"):
    """Put a bonus tile into force until the end of the cycle (rule 6.1)."""

    tile: Tile


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Rearrange own pieces between two neighbouring regions by a movement tile.

    `knights` and `mages` go from `start` to `goal`; a negative number goes the other way.
    """

    start: str
    goal: str
    knights: int = 0
    mages: int = 0


class Sail(msgspec.Struct, frozen=True, tag="sail"):
    """Move own pieces from one coastal region to another by a sea movement tile."""

    start: str
    goal: str
    knights: int = 0
    mages: int = 0


class TileRecruit(msgspec.Struct, frozen=True, tag="tile-recruit"):
    """Take the pieces shown on a tile from stock to reserve, instead of its effect.

    `kind` is the choice that Merlin and the Serpent leave; None for other tiles, which bring one of each.
    """

    tile: Tile
    kind: PieceKind | None = None


TileUse: TypeAlias = Reinforce | Overthrow | PlayBonus | Move | Sail | TileRecruit


def tile_of(use: TileUse) -> Tile:
    """Name the tile that a use spends."""
    match use:
        case Move():
            return "movement"
        case Sail():
            return "sea"
        case _:
            return use.tile


# The seat on turn


class TakeTile(msgspec.Struct, frozen=True, tag="take"):
    """Take a tile from the display (action A); a lightning tile is put up for auction at once."""

    tile: Tile


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Place an active piece from reserve (action B)."""

    region: str


class Recruit(msgspec.Struct, frozen=True, tag="recruit"):
    """Take passive pieces from stock to reserve (action C)."""


class UseTiles(msgspec.Struct, frozen=True, tag="use"):
    """Use own tiles, one after the other (action D, or more of it).

    The first one is carried out now. The others are kept in secret and follow by themselves as long as they are legal
    when their turn comes; otherwise they are forgotten, and the player is asked again.
    """

    uses: tuple[TileUse, ...]


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """End the turn without further actions or tiles."""


TurnAction: TypeAlias = TakeTile | Place | Recruit | UseTiles | EndTurn


# Auctions of lightning tiles


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Commit active pieces from reserve in secret; 0 is a bid."""

    pieces: int


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """Return opposing pieces of one region to their stock (rebellion)."""

    region: str
    knights: int = 0
    mages: int = 0


class ChangeMarker(msgspec.Struct, frozen=True, tag="marker"):
    """Exchange the marker of a region for a spare one (marker change)."""

    region: str
    marker: Marker


class LeaveUnused(msgspec.Struct, frozen=True, tag="leave-unused"):
    """Do nothing with the rebellion or marker change that was won."""


# The Serpent, the retreat, the occupation


class PlaySerpent(msgspec.Struct, frozen=True, tag="serpent"):
    """Cancel the tile that was announced."""


class LetPass(msgspec.Struct, frozen=True, tag="pass"):
    """Keep the Serpent and let the announced tile have its effect."""


class Retreat(msgspec.Struct, frozen=True, tag="retreat"):
    """Save one piece of the overthrown region into a neighbouring one."""

    kind: PieceKind
    region: str


class GiveUp(msgspec.Struct, frozen=True, tag="give-up"):
    """Save no piece of the overthrown region."""


class MoveIn(msgspec.Struct, frozen=True, tag="move-in"):
    """Place an active piece from reserve in the region that was just overthrown."""


class StayOut(msgspec.Struct, frozen=True, tag="stay-out"):
    """Leave the region that was just overthrown empty."""


Action: TypeAlias = (
    TurnAction | Bid | Remove | ChangeMarker | LeaveUnused | PlaySerpent | LetPass | Retreat | GiveUp | MoveIn | StayOut
)


class StandingOrders(msgspec.Struct, frozen=True, kw_only=True):
    """Standing orders: answers in advance, in force until they are changed; "ask" leaves the answer to the player.

    `serpent`: "pass-turn" lets everything pass in the opponent's turn that `turn` names ("3-5": cycle and turn).
    "when" cancels an overthrow that would cost at least `guard` pieces (0: none for that reason) or falls on one of the
    regions `guarded`, and the tiles `cancel` when they are taken for an auction; all else is as `spare` says.
    `retreat`: to where it gives the most active regions, to the own neighbour with the most pieces or the fewest (0, an
    empty one, included), to the first possible one of `regions`, or nowhere. `save`: the kind of piece to save if there
    is a choice; where active regions decide they decide this too.
    `bids`: nothing in all auctions, or by the tile `bid_point`, `bid_rebellion` and `bid_marker` (None: to be asked),
    as far as `bid_keep` active pieces stay in reserve; `bid_own`: also where its owner has taken the tile. `bid_goal`:
    what else is done about a point that would bring somebody's total to the goal.
    `move_in`: whether to move into overthrown regions, where it was not said with the tile, as far as `move_in_keep`
    active pieces stay in reserve.
    `rebellion`: "active" removes what costs the opponent the most active regions, "wish" what costs him the most in the
    region `rebel`. `marker`: "wish" gives `marker_region` the marker `marker_wish`. `otherwise`: who answers where no
    region of a list, or no wish, is possible: the player or the clock.
    """

    serpent: Literal["ask", "pass-turn", "never", "when"] = "ask"
    turn: str = ""
    guard: int = 0
    guarded: tuple[str, ...] = ()
    cancel: tuple[Tile, ...] = ()
    spare: Literal["pass", "ask"] = "pass"
    retreat: Literal["ask", "strongest", "weakest", "listed", "none", "active"] = "ask"
    regions: tuple[str, ...] = ()
    save: Literal["active", "passive"] = "active"
    bids: Literal["ask", "none", "by-tile"] = "ask"
    bid_point: int | None = None
    bid_rebellion: int | None = None
    bid_marker: int | None = None
    bid_goal: Literal["same", "ask", "all"] = "same"
    bid_keep: int = 0
    bid_own: bool = False
    move_in: Literal["ask", "always", "never"] = "ask"
    move_in_keep: int = 0
    rebellion: Literal["ask", "active", "wish", "none"] = "ask"
    rebel: str = ""
    marker: Literal["ask", "wish", "none"] = "ask"
    marker_region: str = ""
    marker_wish: Marker = "castle"
    otherwise: Literal["ask", "clock"] = "ask"


Answer: TypeAlias = Action | StandingOrders
"""What a draft can become: an action, or orders for the standing question."""
