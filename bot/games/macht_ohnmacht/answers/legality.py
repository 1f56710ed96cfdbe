"""What may be done now: by the seat on turn, after an overthrow, with a marker change."""

from collections.abc import Iterator

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.answers.tiles import possible_uses
from bot.games.macht_ohnmacht.board.actions import (
    EndTurn,
    Marker,
    PieceKind,
    Place,
    Recruit,
    Remove,
    TakeTile,
    Tile,
    TurnAction,
    UseTiles,
)
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.island import neighbours, places_for, region_of
from bot.games.macht_ohnmacht.board.state import MARKERS, PIECE_KINDS, Board, Fall, Options, Region
from bot.games.macht_ohnmacht.board.views import View


def may_begin_action(board: Board) -> bool:
    """Tell whether the seat on turn has an action left to begin (rule 4.1)."""
    return board.acted < board.actions


def may_use_tiles(board: Board) -> bool:
    """Tell whether the seat on turn may use tiles, in a new action or in the one that it is in."""
    return board.chain > 0 or may_begin_action(board)


def may_end_turn(options: Options, board: Board) -> bool:
    """Tell whether the seat on turn may end its turn: after one action, or after all if the table asks for it.

    Two tiles that were used one after the other are enough for two actions (ruling Q25).
    """
    if options.second_action_optional:
        return board.acted > 0
    spare = max(0, board.chain - 1)
    return board.acted > 0 and board.acted + spare >= board.actions


def takeable(board: Board) -> tuple[Tile, ...]:
    """List the tiles of the display, each kind once."""
    return tuple(dict.fromkeys(board.display)) if may_begin_action(board) else ()


def may_place(board: Board, seat: Seat) -> bool:
    """Tell whether a seat may place a piece by action B."""
    if not may_begin_action(board) or not board.players[seat].reserve.of(board.active):
        return False
    return next(places_for(board, seat), None) is not None


def placeable(board: Board, seat: Seat) -> tuple[str, ...]:
    """List the regions where a seat may place a piece by action B."""
    return tuple(places_for(board, seat)) if may_place(board, seat) else ()


def turn_actions(view: View) -> Iterator[TurnAction]:
    """List every legal action of the seat on turn; of tiles the next one only, as `possible_uses` lists it."""
    board, seat = view.board, view.board.on_turn
    yield from map(TakeTile, takeable(board))
    yield from map(Place, placeable(board, seat))
    if may_begin_action(board):
        yield Recruit()
    if may_use_tiles(board):
        for use in possible_uses(board, seat):
            yield UseTiles((use,))
    if may_end_turn(view.options, board):
        yield EndTurn()


def refuges(board: Board, fall: Fall) -> tuple[str, ...]:
    """List the regions to which the defender may save a piece (rule 5.4, Q28): neighbours that are empty or his own."""
    near = (board.regions[place] for place in neighbours(board)[MAP.places[fall.region]])
    return tuple(region.id for region in near if region.owner in (None, fall.defender))


def savable(board: Board, fall: Fall) -> tuple[PieceKind, ...]:
    """List the kinds of pieces in an overthrown region."""
    pieces = region_of(board, fall.region).pieces
    return tuple(kind for kind in PIECE_KINDS if pieces.of(kind))


def removals(region: Region) -> tuple[Remove, ...]:
    """List what a rebellion could remove from a region that somebody holds (rule 7.4)."""
    knights, mages = (range(min(RULES.rebellion, region.pieces.of(kind)) + 1) for kind in PIECE_KINDS)
    pairs = ((some, others) for some in knights for others in mages)
    return tuple(Remove(region.id, some, others) for some, others in pairs if 1 <= some + others <= RULES.rebellion)


def replaceable(board: Board) -> tuple[str, ...]:
    """List the regions whose marker can be exchanged for a spare one."""
    return tuple(region.id for region in board.regions if replacements(board, region))


def replacements(board: Board, region: Region) -> tuple[Marker, ...]:
    """List the spare markers for which that of a region can be exchanged (rule 7.5): those that differ, each once."""
    return tuple(marker for marker in MARKERS if marker in board.spares and marker != region.marker)
