"""What one seat, or the public, may know of a table of Macht & Ohnmacht.

Nearly everything lies open, so a view holds the open board as it is, and tells what follows from it on demand. Hidden
are the order of tiles and time tokens, bids that are not revealed yet, and what the seat on turn means to do next.
"""

import msgspec

from bot.games.contract import Outcome, Seat
from bot.games.macht_ohnmacht.board.actions import Marker, Tile, TileUse
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.decisions import asked_seats
from bot.games.macht_ohnmacht.board.island import Sum, active_regions, is_active, neighbours, sum_of
from bot.games.macht_ohnmacht.board.state import (
    SEATS,
    Announced,
    Auction,
    Board,
    Colour,
    Cycle,
    Decided,
    Fall,
    Options,
    Phase,
    Pieces,
    Region,
    State,
)


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """A region with what follows from the board. Neighbours are in the order of the map.

    `active`: it counts for its owner in this cycle; `active_next`: it would in the next one, as it stands.
    `marker_before`, `owner_before` and `pieces_before` are from before the latest turn (or from before this one, as
    soon as something is done in it); `changed` tells whether anything has changed since.
    """

    id: str
    name: str
    coastal: bool
    marker: Marker
    owner: Seat | None
    pieces: Pieces
    active: bool
    active_next: bool
    neighbours: tuple[str, ...]
    neighbours_next: tuple[str, ...]
    marker_before: Marker
    owner_before: Seat | None
    pieces_before: Pieces

    @property
    def changed(self) -> bool:
        """Tell whether marker, owner or pieces are others than before."""
        before = (self.marker_before, self.owner_before, self.pieces_before)
        return (self.marker, self.owner, self.pieces) != before


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as everybody sees him.

    `active` and `active_next` are his active regions in this cycle and, as the board stands, in the next one.
    `total` is what counts towards the goal: victory points and active regions. `total_at_end` is what he would have
    if the cycle ended now, with the point for its end. `bid_in`: his bid in the open auction is in.
    `asked`: the table waits for him.
    """

    colour: Colour
    points: int
    reserve: Pieces
    stock: Pieces
    tiles: tuple[Tile, ...]
    bonuses: tuple[Marker, ...]
    active: tuple[str, ...]
    active_next: tuple[str, ...]
    total: int
    total_at_end: int
    bid_in: bool
    asked: bool
    on_turn: bool
    first: bool


class PlannedStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a draft: a tile with its use (None for a lightning tile to be taken), or another action without one.

    `sum` is the arithmetic of an overthrow as it would be then, `hourglass` the cubes that would be left.
    `may_be_cancelled`: the opponent holds a Serpent and could play it against this step.
    """

    tile: Tile | None
    use: TileUse | None
    sum: Sum | None
    hourglass: int
    may_be_cancelled: bool

    @property
    def last_cube(self) -> bool:
        """Tell whether this step would end the cycle."""
        return self.hourglass == 0


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """What a draft would do, step by step.

    The board beside it shows every planned tile carried out as if the opponent answered nothing and saved nobody.
    `retreat_open`: after a planned overthrow the opponent may save a piece, which may change the sums of later steps.
    """

    steps: tuple[PlannedStep, ...]
    hourglass: int
    retreat_open: bool

    @property
    def last_cube(self) -> bool:
        """Tell whether the cycle would end."""
        return self.hourglass == 0


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that `seat` (None: the public) may know.

    `before` is the map as it was before the latest turn, or before this one as soon as something is done in it.
    `pile` counts the face-down tiles; `tokens` are the time tokens that are still face down, in ascending order.
    `announced` waits for the Serpent, `auction` for bids or for the use of its tile, `fall` for retreat and occupation.
    `decided` is the latest auction with both bids. `deferred` counts the cycles played on because both had reached the
    goal with equal totals.
    `bids_in` tells per seat whether a bid is in (or not asked for). `waiting` are the seats that the table waits for.
    `bid`, `intended` and `moving_in` are the seat's own secrets: its sealed bid, the tiles that it means to use next,
    and whether it means to move in after the overthrow at hand.
    `forecast` is there in the preview of a draft only.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    board: Board
    before: tuple[Region, ...]
    pile: int
    tokens: tuple[int, ...]
    announced: Announced | None
    auction: Auction | None
    bids_in: tuple[bool, bool]
    decided: Decided | None
    fall: Fall | None
    waiting: tuple[Seat, ...]
    bid: int | None
    intended: tuple[TileUse, ...]
    moving_in: bool | None
    outcome: Outcome | None
    forecast: Forecast | None = None
    deferred: int = 0

    @property
    def cycle(self) -> Cycle:
        """Name the kind of the cycle."""
        return self.board.kind

    @property
    def goal(self) -> int:
        """Give the victory points and active regions that win together."""
        return RULES.goal

    @property
    def actions_left(self) -> int:
        """Count the actions that the seat on turn has not begun yet."""
        return self.board.actions - self.board.acted

    @property
    def may_go_on_with_tiles(self) -> bool:
        """Tell whether the seat on turn may use more tiles without beginning another action."""
        return self.phase == "turn" and self.board.chain > 0

    @property
    def regions(self) -> tuple[RegionView, ...]:
        """Describe all regions, in the order of the map."""
        now, following = neighbours(self.board), neighbours(self.board, self.board.next_kind)
        ids = tuple(region.id for region in self.board.regions)
        return tuple(
            RegionView(
                id=region.id,
                name=land.name,
                coastal=land.coastal,
                marker=region.marker,
                owner=region.owner,
                pieces=region.pieces,
                active=is_active(region, self.board.active),
                active_next=is_active(region, self.board.passive),
                neighbours=tuple(ids[other] for other in now[place]),
                neighbours_next=tuple(ids[other] for other in following[place]),
                marker_before=before.marker,
                owner_before=before.owner,
                pieces_before=before.pieces,
            )
            for place, (land, region, before) in enumerate(
                zip(MAP.regions, self.board.regions, self.before, strict=True)
            )
        )

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """Describe both players, by seat."""
        board = self.board
        active = [active_regions(board.regions, seat, board.active) for seat in SEATS]
        return tuple(
            PlayerView(
                colour=player.colour,
                points=player.points,
                reserve=player.reserve,
                stock=player.stock,
                tiles=player.tiles,
                bonuses=player.bonuses,
                active=active[seat],
                active_next=active_regions(board.regions, seat, board.passive),
                total=player.points + len(active[seat]),
                total_at_end=player.points + len(active[seat]) + (len(active[seat]) >= len(active[1 - seat])),
                bid_in=self.bids_in[seat],
                asked=seat in self.waiting,
                on_turn=seat == board.on_turn,
                first=seat == board.first,
            )
            for seat, player in enumerate(board.players)
        )

    @property
    def sums(self) -> tuple[Sum, ...]:
        """Work out the overthrow of every occupied region by its owner's opponent, in the order of the map.

        In the preview of a draft they hold on the board as the draft would make it.
        """
        return tuple(
            sum_of(self.board, place) for place, region in enumerate(self.board.regions) if region.owner is not None
        )

    def sum_for(self, region: str) -> Sum | None:
        """Work out the overthrow of one region; None if nobody stands there. Raises KeyError for no region."""
        place = MAP.places[region]
        return sum_of(self.board, place) if self.board.regions[place].owner is not None else None

    def neighbours_of(self, region: str, cycle: Cycle) -> tuple[str, ...]:
        """List the neighbours of a region in a kind of cycle. Raises KeyError for no region."""
        places = neighbours(self.board, cycle)[MAP.places[region]]
        return tuple(self.board.regions[place].id for place in places)


def view_of(state: State, seat: Seat | None) -> View:
    """Build the view of a seat (None: the public)."""
    first, second = state.bids
    on_turn = seat == state.board.on_turn
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        board=state.board,
        before=state.before,
        pile=len(state.pile),
        tokens=tuple(sorted(state.tokens)),
        announced=state.announced,
        auction=state.auction,
        bids_in=(first is not None, second is not None),
        decided=state.decided,
        fall=state.fall,
        waiting=tuple([seat for seat in asked_seats(state) if state.bids[seat] is None]),
        bid=None if seat is None else state.bids[seat],
        intended=state.intended if on_turn else (),
        moving_in=state.moving_in if on_turn else None,
        outcome=state.outcome,
        deferred=state.deferred,
    )


def with_forecast(
    view: View,
    board: Board,
    steps: tuple[PlannedStep, ...] = (),
    *,
    in_turn: bool = False,
    retreat_open: bool = False,
) -> View:
    """Show the board as a draft would make it. The opponent's answers are not foreseen.

    `in_turn`: it is the seat on turn that acts; what it changes first makes the map before it the earlier one.
    """
    if board == view.board:
        return view
    return msgspec.structs.replace(
        view,
        board=board,
        before=view.board.regions if in_turn and not view.board.acted else view.before,
        forecast=Forecast(steps=steps, hourglass=board.hourglass, retreat_open=retreat_open),
    )
