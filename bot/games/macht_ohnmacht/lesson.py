"""The first lesson in Macht & Ohnmacht: the end of a match, in which twelve are reached if everything is done well.

The last cube of a magic cycle overthrows Cantia, 5 to 4, with a mage placed at the other end of the island, where the
marker is the same. In the sword cycle the house puts a victory point up for auction and bids the two knights that it
has, so that three win it. Of five two are left then: one to place on the border of Rheged, which makes 5 to 4 there as
well, and one to move in. Five points, three more and four active regions are twelve. Whatever goes wrong leaves less,
unless a tile that the magic cycle has left makes up for it; and the house overthrows Alt Clut while Rheged stands.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from bot.games.contract import Decision, Event, Lesson, Seat
from bot.games.forms import Draft
from bot.games.macht_ohnmacht.answers import OCCUPY, RETREAT, TURN, overthrowable
from bot.games.macht_ohnmacht.board import actions
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES
from bot.games.macht_ohnmacht.board.events import (
    AuctionDecided,
    BidKept,
    BidSealed,
    CycleBegun,
    CycleEnded,
    FirstPlayerNamed,
    Overthrown,
    TurnBegun,
)
from bot.games.macht_ohnmacht.board.island import active_regions, region_of
from bot.games.macht_ohnmacht.board.state import (
    COLOURS,
    PIECE_KINDS,
    SEATS,
    Board,
    Cycle,
    Decided,
    Options,
    Pieces,
    Player,
    Region,
    State,
)
from bot.games.macht_ohnmacht.board.views import View

LEARNER: Final[Seat] = 0
HOUSE: Final[Seat] = 1


class _Aim(NamedTuple):
    """What a cycle is about: a region to overthrow by a tile, and where a piece makes the attack high enough for it."""

    target: str
    tile: actions.Tile
    place: str


_AIMS: Final[Mapping[Cycle, _Aim]] = {
    "magic": _Aim("cantia", "influence-tent", "dyfed"),
    "sword": _Aim("rheged", "influence-castle", "elmet"),
}
_THREAT: Final[actions.Tile] = "influence-armour"
"""The tile by which the house overthrows Alt Clut."""
_ENOUGH: Final = 3
"""The bid that wins for certain."""
_ACTIVE: Final = 4
"""The active regions that it takes in the end."""
_POINTS: Final = (5, 3)
_CYCLE: Final = 7

_MARKED: Final[Mapping[actions.Marker, tuple[str, ...]]] = {
    "castle": ("rheged", "anglia", "hwicce", "dumnonia"),
    "armour": ("alt-clut", "lindsey", "mercia", "gewisse"),
    "tent": ("gododdin", "dyfed", "cantia"),
    "key": ("deira", "elmet", "gwynedd", "powys"),
}
_MARKERS: Final = {region: marker for marker, regions in _MARKED.items() for region in regions}
_STANDING: Final[Mapping[str, tuple[Seat, Pieces]]] = {
    "gododdin": (LEARNER, Pieces(mages=4)),
    "alt-clut": (LEARNER, Pieces(knights=2)),
    "deira": (LEARNER, Pieces(knights=2)),
    "rheged": (HOUSE, Pieces(knights=3)),
    "gwynedd": (HOUSE, Pieces(mages=1)),
    "powys": (HOUSE, Pieces(knights=1)),
    "mercia": (HOUSE, Pieces(mages=1)),
    "cantia": (HOUSE, Pieces(mages=4)),
}
_RESERVES: Final = (Pieces(knights=3, mages=1), Pieces())
_NEXT: Final[tuple[actions.Tile, ...]] = ("victory-point", "movement", _THREAT, "influence-key", "bonus-key", "sea")
"""The display of the sword cycle."""
_TOKENS: Final = (4, 3, 5, 6, 7, 8)
"""The time token of the magic cycle, that of the sword cycle, and those that may follow."""


class MachtOhnmachtLesson(Lesson):
    """The last turn of a magic cycle, an auction, and a turn of the sword cycle.

    Both actions of a turn are a duty here, so that no cycle has another turn of the newcomer.
    """

    version: ClassVar[int] = 1

    def opening(self) -> State:
        options = Options(second_action_optional=False)
        regions = tuple(
            Region(land.id, _MARKERS[land.id], *_STANDING.get(land.id, (None, Pieces()))) for land in MAP.regions
        )
        held = tuple(aim.tile for aim in _AIMS.values())
        rest = tuple((Counter(TILES.deck(options.tile_mix)) - Counter((*_NEXT, *held))).elements())
        board = Board(
            cycle=_CYCLE,
            turn=5,
            first=HOUSE,
            on_turn=LEARNER,
            actions=RULES.actions,
            hourglass=1,
            token=_TOKENS[0],
            recruited=True,
            regions=regions,
            players=(_player(LEARNER, held), _player(HOUSE, ())),
            display=(),
            discard=rest[1::2],
            spares=tuple((Counter(TILES.markers) - Counter(_MARKERS.values())).elements()),
        )
        return State(
            options=options,
            phase="turn",
            board=board,
            before=regions,
            turn_began=regions,
            pile=(*_NEXT, *rest[::2]),
            tokens=_TOKENS[1:],
        )

    def is_over(self, state: State) -> bool:
        return state.outcome is not None or state.board.cycle > _CYCLE + 1

    def advice(self, view: View, decision: Decision) -> actions.Action:
        """Overthrow and move in, or place what makes it possible; bid one more than the house can."""
        match decision.kind:
            case "turn":
                aim = _AIMS[view.cycle]
                moving_in = bool(view.board.players[LEARNER].reserve.of(view.board.active)) or None
                sensible = (
                    actions.UseTiles((actions.Overthrow(aim.tile, aim.target, moving_in),)),
                    actions.Place(aim.place),
                    actions.UseTiles((actions.Reinforce(_AIMS["magic"].tile, _AIMS["magic"].place),)),
                )
                lawful = (action for action in sensible if not TURN.problems(view, decision, action))
                return next(lawful, None) or TURN.fallback(view, decision)
            case "bid":
                return actions.Bid(_ENOUGH)
            case "retreat":
                return RETREAT.fallback(view, decision)
            case _:
                return OCCUPY.fallback(view, decision)

    def reply(self, view: View, decision: Decision) -> actions.Action | None:
        """Bid all; take what is auctioned and the threat, carry it out where that is possible, and let time pass."""
        board = view.board
        if decision.kind == "bid":
            assert view.auction is not None
            return actions.Bid(view.auction.most[HOUSE])
        if decision.kind != "turn":
            return None
        for tile in ("victory-point", _THREAT):
            if board.turn == 1 and tile in board.display:
                return actions.TakeTile(tile)
        targets = overthrowable(board, HOUSE, _THREAT) if _THREAT in board.players[HOUSE].tiles else ()
        return actions.UseTiles((actions.Overthrow(_THREAT, targets[0]),)) if targets else actions.Recruit()

    def topics(self, view: View, decision: Decision, draft: Draft | None) -> tuple[str, ...]:
        """Name what is asked, and before it how the cycle or the auction has come out; a `draft` changes nothing."""
        board = view.board
        match decision.kind:
            case "turn" if view.decided is not None and not board.acted:
                return (_bid_topic(view.decided), _turn_topic(board))
            case "turn":
                return (_turn_topic(board),)
            case "bid":
                fallen = region_of(board, _AIMS["magic"].target).owner != HOUSE
                return ("magic-won" if fallen else "magic-lost", "bid")
            case kind:
                return (kind,)

    def ending(self, state: State) -> tuple[str, ...]:
        """Tell that twelve are reached, or what was missing."""
        if state.outcome is not None:
            return ("end-won", "end-next")
        return ("end-short", *_missed(state), "end-again")

    def is_told(self, event: Event) -> bool:
        """Leave out how a cycle begins and whose turn it is: what matters of it is explained."""
        return not isinstance(event, CycleBegun | FirstPlayerNamed | TurnBegun | BidSealed | BidKept)

    def is_worth_a_picture(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Overthrown | AuctionDecided | CycleEnded) for event in events)


def _turn_topic(board: Board) -> str:
    aim, learner = _AIMS[board.kind], board.players[LEARNER]
    if region_of(board, aim.target).owner != HOUSE:
        return "more"
    if aim.tile in learner.tiles and aim.target in overthrowable(board, LEARNER, aim.tile):
        return f"{board.kind}-use"
    return "missed" if board.acted or not learner.reserve.of(board.active) else f"{board.kind}-place"


def _bid_topic(decided: Decided) -> str:
    bid = decided.bids[LEARNER]
    if decided.winner == LEARNER:
        return "bid-enough" if bid <= _ENOUGH else "bid-over"
    return "bid-tie" if decided.winner is None else "bid-lost"


def _missed(state: State) -> Iterator[str]:
    """Name what has kept the total below twelve, at the end of the sword cycle."""
    board, decided = state.board, state.decided
    assert decided is not None  # the house takes what is auctioned in its first turn
    active = [len(active_regions(board.regions, seat, "knights")) for seat in SEATS]
    for_sword, for_bid = active[LEARNER] >= active[HOUSE], decided.winner == LEARNER
    bid = _bid_topic(decided)
    if board.players[LEARNER].points == _POINTS[LEARNER] + for_sword + for_bid:
        yield "missed-magic"
    aim = region_of(board, _AIMS["sword"].target)
    overpaid = bid == "bid-over" and aim.owner != LEARNER and not board.players[LEARNER].reserve.knights
    if overpaid or not for_bid:
        yield f"missed-{bid}"
    if aim.owner == HOUSE:
        yield "missed-sword"
    elif active[LEARNER] < _ACTIVE and not overpaid:
        yield "missed-regions"


def _player(seat: Seat, tiles: tuple[actions.Tile, ...]) -> Player:
    ready = _RESERVES[seat]
    used = [ready, *(pieces for owner, pieces in _STANDING.values() if owner == seat)]
    most = RULES.pieces_per_kind
    stock = Pieces(*(most - sum(pieces.of(kind) for pieces in used) for kind in PIECE_KINDS))
    return Player(colour=COLOURS[seat], points=_POINTS[seat], reserve=ready, stock=stock, tiles=tiles)
