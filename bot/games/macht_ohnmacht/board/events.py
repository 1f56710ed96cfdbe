"""What happens at a table of Macht & Ohnmacht, as events. Without an audience they are public.

`hourglass` is always the number of cubes that are left after what is told.
"""

from typing import Literal, TypeAlias

from bot.games.contract import Event, Outcome, Seat
from bot.games.macht_ohnmacht.board.actions import Marker, PieceKind, Tile, TileUse
from bot.games.macht_ohnmacht.board.island import Sum
from bot.games.macht_ohnmacht.board.state import Colour, Cycle, Pieces


class TableSet(Event, frozen=True, kw_only=True, tag="table-set"):
    """The colours are drawn (by seat), the markers lie on the map (in its order), the others lie beside it."""

    colours: tuple[Colour, Colour]
    markers: tuple[Marker, ...]
    spares: tuple[Marker, ...]


class CycleBegun(Event, frozen=True, kw_only=True, tag="cycle-begun"):
    """A cycle begins.

    `token` is the time token that was turned over, None in the first cycle; `tokens_shuffled`: all had been used and
    were shuffled again before. `discarded` tiles were left in the display, `display` is the new one;
    `tiles_shuffled`: the discarded tiles were shuffled for it. `reinforcements` are the active pieces per seat.
    """

    cycle: int
    kind: Cycle
    token: int | None
    tokens_shuffled: bool
    hourglass: int
    discarded: tuple[Tile, ...]
    display: tuple[Tile, ...]
    tiles_shuffled: bool
    reinforcements: tuple[int, int]


class FirstPlayerNamed(Event, frozen=True, kw_only=True, tag="first-player"):
    """It is known who begins the cycle, and with how many actions.

    He has fewer victory "points"; with equal points fewer active "regions" (counted in `active_regions` per seat, of
    `counted`); or it was by "lot".
    """

    seat: Seat
    reason: Literal["points", "regions", "lot"]
    points: tuple[int, int]
    counted: PieceKind
    active_regions: tuple[int, int]
    actions: int


class TurnBegun(Event, frozen=True, kw_only=True, tag="turn-begun"):
    """A seat has the turn, with so many actions."""

    seat: Seat
    cycle: int
    turn: int
    actions: int


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn-ended"):
    """A turn is over before the end of the cycle.

    The player has "chosen" to end it (with `actions_left`, or with tiles that he could still use), or has had all his
    "actions"; "unusable": he has, and holds tiles after the last one that he used, none of which can be used now.
    """

    seat: Seat
    reason: Literal["chosen", "actions", "unusable"]
    actions_left: int = 0


# Actions A to C


class TileTaken(Event, frozen=True, kw_only=True, tag="tile-taken"):
    """A seat has taken a tile from the display into its hand (action A)."""

    seat: Seat
    tile: Tile


class PiecePlaced(Event, frozen=True, kw_only=True, tag="piece-placed"):
    """A seat has placed an active piece (action B); `pieces` stand there now."""

    seat: Seat
    region: str
    kind: PieceKind
    pieces: Pieces


class Recruited(Event, frozen=True, kw_only=True, tag="recruited"):
    """A seat has recruited passive pieces (action C): so many as the stock had of `due` ones.

    `first`: nobody had recruited in this cycle.
    """

    seat: Seat
    kind: PieceKind
    pieces: int
    due: int
    first: bool
    hourglass: int


# Tiles and the Serpent


class TileAnnounced(Event, frozen=True, kw_only=True, tag="tile-announced"):
    """A seat uses a tile, or takes a lightning tile (no `use`), and the opponent may answer with a Serpent.

    Told only then; the effect is told by an event of its own. `sum` is that of an overthrow.
    """

    seat: Seat
    tile: Tile
    use: TileUse | None
    sum: Sum | None
    hourglass: int


class SerpentPlayed(Event, frozen=True, kw_only=True, tag="serpent-played"):
    """A seat has cancelled the announced tile of the other one by a Serpent; both tiles are discarded."""

    seat: Seat
    cancelled: Tile
    hourglass: int


class SerpentKept(Event, frozen=True, kw_only=True, tag="serpent-kept"):
    """A seat has let the announced tile pass."""

    seat: Seat
    tile: Tile


class Reinforced(Event, frozen=True, kw_only=True, tag="reinforced"):
    """A seat has placed an active piece by a tile; `pieces` stand there now."""

    seat: Seat
    tile: Tile
    region: str
    marker: Marker
    kind: PieceKind
    pieces: Pieces
    hourglass: int


class Overthrown(Event, frozen=True, kw_only=True, tag="overthrown"):
    """A seat has overthrown a region of the other one; the arithmetic is in `sum`."""

    seat: Seat
    tile: Tile
    sum: Sum
    hourglass: int


class DefenderDriven(Event, frozen=True, kw_only=True, tag="defender-driven"):
    """The defender has left an overthrown region.

    One piece (`saved`) has gone `to` a neighbouring region, or none: he has chosen so, or it was not `possible`.
    `lost` pieces have returned to his stock.
    """

    seat: Seat
    region: str
    saved: PieceKind | None
    to: str | None
    possible: bool
    lost: Pieces


class MovedIn(Event, frozen=True, kw_only=True, tag="moved-in"):
    """The attacker has placed an active piece in the region that he has overthrown."""

    seat: Seat
    region: str
    kind: PieceKind


class StayedOut(Event, frozen=True, kw_only=True, tag="stayed-out"):
    """The attacker has left the region empty: by choice, or (not `possible`) for want of active pieces in reserve."""

    seat: Seat
    region: str
    possible: bool


class BonusPlayed(Event, frozen=True, kw_only=True, tag="bonus-played"):
    """A seat has put a bonus into force until the end of the cycle; `bonuses` of this marker it has now."""

    seat: Seat
    marker: Marker
    bonuses: int
    hourglass: int


class PiecesMoved(Event, frozen=True, kw_only=True, tag="pieces-moved"):
    """A seat has moved pieces by a movement tile or by sea.

    Negative numbers have gone from `goal` to `start`.
    """

    seat: Seat
    tile: Tile
    start: str
    goal: str
    knights: int
    mages: int
    hourglass: int


class TileRecruited(Event, frozen=True, kw_only=True, tag="tile-recruited"):
    """A seat has recruited by a tile: what the stock had of what the tile shows."""

    seat: Seat
    tile: Tile
    pieces: Pieces
    hourglass: int


class IntentionsDropped(Event, frozen=True, kw_only=True, tag="intentions-dropped"):
    """A seat (its audience) will not use the tiles that it had planned.

    The next one is not "legal" any more (`problem` is the key of the first reason against it), a "serpent" has
    cancelled the one before, or the "cycle" is over.
    """

    uses: tuple[TileUse, ...]
    reason: Literal["legal", "serpent", "cycle"]
    problem: str = ""


# Lightning tiles


class AuctionOpened(Event, frozen=True, kw_only=True, tag="auction-opened"):
    """A lightning tile is up for auction; `most` is what each seat can bid. Who can bid 0 only is not asked."""

    seat: Seat
    tile: Tile
    most: tuple[int, int]
    hourglass: int


class BidSealed(Event, frozen=True, kw_only=True, tag="bid-sealed"):
    """A seat's bid is in. Nothing is said when it is replaced."""

    seat: Seat


class BidKept(Event, frozen=True, kw_only=True, tag="bid-kept"):
    """A seat (its audience) has its bid confirmed."""

    pieces: int


class BidReopened(Event, frozen=True, kw_only=True, tag="bid-reopened"):
    """A seat has taken its bid back to think again."""

    seat: Seat


class AuctionDecided(Event, frozen=True, kw_only=True, tag="auction-decided"):
    """The bids are revealed. The winner, if the bids differ, has paid his; `kind` are the pieces."""

    tile: Tile
    bids: tuple[int, int]
    winner: Seat | None
    kind: PieceKind


class PointWon(Event, frozen=True, kw_only=True, tag="point-won"):
    """A seat has won a victory point at auction and has `points` now."""

    seat: Seat
    points: int


class PiecesRemoved(Event, frozen=True, kw_only=True, tag="pieces-removed"):
    """A seat has returned `pieces` of the other one from a region to their stock (rebellion)."""

    seat: Seat
    region: str
    pieces: Pieces


class MarkerChanged(Event, frozen=True, kw_only=True, tag="marker-changed"):
    """A seat has exchanged the marker of a region for a spare one."""

    seat: Seat
    region: str
    old: Marker
    new: Marker


class EffectUnused(Event, frozen=True, kw_only=True, tag="effect-unused"):
    """The winner has not used his rebellion or marker change: by choice, or (not `possible`) for want of a target."""

    seat: Seat
    tile: Tile
    possible: bool


# The end of a cycle and of the match


class CycleEnded(Event, frozen=True, kw_only=True, tag="cycle-ended"):
    """The last cube is gone and the cycle is scored. All numbers are per seat.

    `active` are the active regions, `gained` the victory points for them, `points` the victory points after that, and
    `totals` what counts towards the goal.
    """

    cycle: int
    kind: Cycle
    active: tuple[tuple[str, ...], tuple[str, ...]]
    gained: tuple[int, int]
    points: tuple[int, int]
    totals: tuple[int, int]


class PlayedOn(Event, frozen=True, kw_only=True, tag="played-on"):
    """Both have reached the goal with equal totals, and another cycle decides (option `both_reach_goal`)."""

    total: int


class PlayerLeft(Event, frozen=True, kw_only=True, tag="player-left"):
    """A player has resigned; the other one has won."""

    seat: Seat


class MatchEnded(Event, frozen=True, kw_only=True, tag="match-ended"):
    """The match is over.

    Its reason is "goal": one seat has reached it; "both": both have, and the higher total wins or equal totals share;
    "resigned". The outcome's scores are the totals.
    """

    outcome: Outcome


GameEvent: TypeAlias = (
    TableSet
    | CycleBegun
    | FirstPlayerNamed
    | TurnBegun
    | TurnEnded
    | TileTaken
    | PiecePlaced
    | Recruited
    | TileAnnounced
    | SerpentPlayed
    | SerpentKept
    | Reinforced
    | Overthrown
    | DefenderDriven
    | MovedIn
    | StayedOut
    | BonusPlayed
    | PiecesMoved
    | TileRecruited
    | IntentionsDropped
    | AuctionOpened
    | BidSealed
    | BidKept
    | BidReopened
    | AuctionDecided
    | PointWon
    | PiecesRemoved
    | MarkerChanged
    | EffectUnused
    | CycleEnded
    | PlayedOn
    | PlayerLeft
    | MatchEnded
)
