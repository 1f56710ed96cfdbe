"""The pieces of Macht & Ohnmacht, and the state of a table.

Regions are named by their ids on the map ("elmet"), and stand in the map's order wherever they are listed.
"""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.macht_ohnmacht.board.actions import Marker, PieceKind, Tile, TileUse

Cycle: TypeAlias = Literal["magic", "sword"]
Colour: TypeAlias = Literal["orange", "white"]
Phase: TypeAlias = Literal["turn", "serpent", "auction", "effect", "retreat", "occupy", "over"]
"""What is asked: an action or a tile; the Serpent against what was announced; bids; the use of an auctioned tile;
where a driven-out piece goes; whether the attacker moves in."""

COLOURS: tuple[Colour, Colour] = ("orange", "white")
PIECE_KINDS: tuple[PieceKind, PieceKind] = ("knights", "mages")
MARKERS: tuple[Marker, ...] = ("castle", "armour", "tent", "key")
LIGHTNING: tuple[Tile, ...] = ("victory-point", "rebellion", "marker-change")
SEATS: tuple[Seat, Seat] = (0, 1)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The variants of a table where the rules leave a question open; the defaults are the recommended rulings.

    `serpent_vs_lightning` (Q10) and `serpent_vs_recruit` (Q11): what a Serpent may cancel. `first_player_count` (Q19):
    the kind whose active regions break a tie for first player, that of the new cycle or that of the one just ended.
    `both_reach_goal` (Q20): the higher total wins, or equal totals play on. `second_action_optional` (Q25).
    `tile_mix`: how many tiles of each kind there are.
    """

    serpent_vs_lightning: bool = True
    serpent_vs_recruit: bool = True
    first_player_count: Literal["new", "ended"] = "new"
    both_reach_goal: Literal["total", "continue"] = "total"
    second_action_optional: bool = True
    tile_mix: Literal["standard", "more_bonuses"] = "standard"


class Pieces(msgspec.Struct, frozen=True):
    """A number of knights and of mages of one player."""

    knights: int = 0
    mages: int = 0

    @property
    def total(self) -> int:
        return self.knights + self.mages

    def of(self, kind: PieceKind) -> int:
        """Count the pieces of one kind."""
        return self.knights if kind == "knights" else self.mages

    def plus(self, knights: int = 0, mages: int = 0) -> "Pieces":
        """Add pieces; negative numbers take some away."""
        return Pieces(self.knights + knights, self.mages + mages)

    def plus_some(self, kind: PieceKind, number: int) -> "Pieces":
        """Add pieces of one kind; a negative number takes some away."""
        return self.plus(knights=number) if kind == "knights" else self.plus(mages=number)


class Region(msgspec.Struct, frozen=True):
    """A region of the island: its marker, and whose pieces stand there (no `owner`: none)."""

    id: str
    marker: Marker
    owner: Seat | None = None
    pieces: Pieces = Pieces()


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open before one player.

    `bonuses` are the bonus tiles that he has played in this cycle, by their markers.
    """

    colour: Colour
    points: int = 0
    reserve: Pieces = Pieces()
    stock: Pieces = Pieces()
    tiles: tuple[Tile, ...] = ()
    bonuses: tuple[Marker, ...] = ()


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """All that lies open on the table; nothing in here is anybody's secret.

    `cycle` and `turn` (in the cycle) count from 1; odd cycles are of magic. `token` is the time token of the cycle,
    None in the first one. `first` began the cycle, `on_turn` has the turn.
    `acted` counts the actions begun in this turn, out of `actions`; `chain` counts the tiles used in the latest of
    them, 0 if it was not the use of tiles, so that more tiles may follow while it is positive.
    `recruited`: somebody has recruited in this cycle, so it brings fewer pieces from now on.
    `display` is what lies open to be taken, `spares` are the markers beside the map.
    """

    cycle: int
    turn: int
    first: Seat
    on_turn: Seat
    actions: int
    acted: int = 0
    chain: int = 0
    hourglass: int
    token: int | None = None
    recruited: bool = False
    regions: tuple[Region, ...]
    players: tuple[Player, Player]
    display: tuple[Tile, ...]
    discard: tuple[Tile, ...] = ()
    spares: tuple[Marker, ...]

    @property
    def kind(self) -> Cycle:
        """Name the kind of the cycle."""
        return "magic" if self.cycle % 2 else "sword"

    @property
    def next_kind(self) -> Cycle:
        """Name the kind of the next cycle."""
        return "sword" if self.cycle % 2 else "magic"

    @property
    def active(self) -> PieceKind:
        """Name the pieces that are active in this cycle."""
        return "mages" if self.cycle % 2 else "knights"

    @property
    def passive(self) -> PieceKind:
        """Name the pieces that are passive in this cycle."""
        return "knights" if self.cycle % 2 else "mages"


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat on turn has announced and the Serpent may still cancel; its cube is gone.

    `use` is None for a lightning tile that was taken.
    """

    tile: Tile
    use: TileUse | None


class Auction(msgspec.Struct, frozen=True, kw_only=True):
    """The auction of a lightning tile.

    `most` is what each seat can bid: its active pieces in reserve. A seat that has none bids 0 and is not asked.
    `winner` is set while he chooses how to use the tile.
    """

    tile: Tile
    taker: Seat
    most: tuple[int, int]
    winner: Seat | None = None


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of an auction: what each seat has bid, and who has won and paid (None: the bids were equal)."""

    tile: Tile
    bids: tuple[int, int]
    winner: Seat | None


class Fall(msgspec.Struct, frozen=True, kw_only=True):
    """A region that was just overthrown, while its defender retreats and its attacker moves in."""

    region: str
    attacker: Seat
    defender: Seat


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table of Macht & Ohnmacht.

    `turn_began` is the map as it was when this turn began, `before` as it was before the latest changes that count as
    one turn's. `pile` and `tokens` lie face down, the next one first. `bids` are sealed; `decided` is the latest
    auction. `intended` are the tiles that the seat on turn means to use next, and `moving_in` whether it means to move
    into the region that it overthrows (None: it wants to be asked); both are its secret.
    `deferred` counts the cycles played on because both had reached the goal with equal totals.
    """

    options: Options
    phase: Phase
    board: Board
    before: tuple[Region, ...]
    turn_began: tuple[Region, ...]
    pile: tuple[Tile, ...]
    tokens: tuple[int, ...]
    announced: Announced | None = None
    auction: Auction | None = None
    bids: tuple[int | None, int | None] = (None, None)
    decided: Decided | None = None
    fall: Fall | None = None
    intended: tuple[TileUse, ...] = ()
    moving_in: bool | None = None
    deferred: int = 0
    outcome: Outcome | None = None
