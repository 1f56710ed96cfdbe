"""What may be done, and what speaks against an action, judged by the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Decision, Problem, Seat, Value
from bot.games.macht_ohnmacht.actions import (
    Action,
    Answer,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    Kind,
    LeaveUnused,
    LetPass,
    Marker,
    MoveIn,
    Place,
    Plan,
    PlaySerpent,
    Recruit,
    Remove,
    Retreat,
    StayOut,
    TakeTile,
    Tile,
    UseTiles,
)
from bot.games.macht_ohnmacht.data import MAP, RULES
from bot.games.macht_ohnmacht.island import neighbours, places_for, region_of
from bot.games.macht_ohnmacht.state import KINDS, MARKERS, Board, Fall, Options, Region
from bot.games.macht_ohnmacht.tiles import chain_problems, no_active_piece, no_such_region, not_ours, possible_uses
from bot.games.macht_ohnmacht.views import View

ANOTHER_QUESTION = Problem("macht_ohnmacht-problem-another-question")

# What may be done


def may_begin_action(board: Board) -> bool:
    """Tell whether the seat on turn has an action left to begin."""
    return board.acted < board.actions


def may_use_tiles(board: Board) -> bool:
    """Tell whether the seat on turn may use tiles, in a new action or in the one that it is in."""
    return board.chain > 0 or may_begin_action(board)


def may_end_turn(options: Options, board: Board) -> bool:
    """Tell whether the seat on turn may end its turn: after one action, or after all if the table asks for it.

    Two tiles that were used one after the other are enough for two actions.
    """
    if options.second_action_optional:
        return board.acted > 0
    spare = max(0, board.chain - 1)
    return board.acted > 0 and board.acted + spare >= board.actions


def takeable(board: Board) -> tuple[Tile, ...]:
    """List the tiles of the display, each kind once."""
    return tuple(dict.fromkeys(board.display)) if may_begin_action(board) else ()


def placeable(board: Board, seat: Seat) -> tuple[str, ...]:
    """List the regions where a seat may place a piece by action B."""
    if not may_begin_action(board) or not board.players[seat].reserve.of(board.active):
        return ()
    return places_for(board, seat)


def turn_actions(view: View) -> Iterator[Action]:
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
    """List the regions to which the defender may save a piece: neighbours that are empty or his own."""
    near = (board.regions[place] for place in neighbours(board)[MAP.places[fall.region]])
    return tuple(region.id for region in near if region.owner in (None, fall.defender))


def savable(board: Board, fall: Fall) -> tuple[Kind, ...]:
    """List the kinds of pieces in an overthrown region."""
    pieces = region_of(board, fall.region).pieces
    return tuple(kind for kind in KINDS if pieces.of(kind))


def replaceable(board: Board) -> tuple[str, ...]:
    """List the regions whose marker can be exchanged for a spare one."""
    return tuple(region.id for region in board.regions if replacements(board, region))


def replacements(board: Board, region: Region) -> tuple[Marker, ...]:
    """List the spare markers that are others than a region's."""
    return tuple(marker for marker in MARKERS if marker in board.spares and marker != region.marker)


# What speaks against it


def problems_of(view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
    """List every reason against an action, or against a plan."""
    match decision.kind, action:
        case "turn", TakeTile() | Place() | Recruit() | UseTiles() | EndTurn():
            return _turn_problems(view, action)
        case "bid", Bid(pieces):
            return _bid_problems(view, decision.seat, pieces)
        case "serpent", PlaySerpent() | LetPass():
            return ()
        case "rebellion", Remove():
            return _remove_problems(view.board, decision.seat, action)
        case "marker", ChangeMarker():
            return _marker_problems(view.board, action)
        case (("rebellion" | "marker"), LeaveUnused()):
            return ()
        case "retreat", Retreat():
            return _retreat_problems(view, action)
        case "retreat", GiveUp():
            return ()
        case "occupy", MoveIn() | StayOut():
            return ()
        case "plan", Plan():
            return _plan_problems(action)
        case _:
            return (ANOTHER_QUESTION,)


def _turn_problems(view: View, action: TakeTile | Place | Recruit | UseTiles | EndTurn) -> tuple[Problem, ...]:
    board, seat = view.board, view.board.on_turn
    problems: list[Problem] = []
    match action:
        case EndTurn():
            if not may_end_turn(view.options, board):
                problems.append(Problem("macht_ohnmacht-problem-action-due", {"actions": board.actions}))
            return tuple(problems)
        case UseTiles(uses):
            if not may_use_tiles(board):
                problems.append(_no_action_left(board))
            return (*problems, *chain_problems(board, seat, uses))
    if not may_begin_action(board):
        problems.append(_no_action_left(board))
    match action:
        case TakeTile(tile):
            if tile not in board.display:
                problems.append(Problem("macht_ohnmacht-problem-not-displayed", {"tile": tile}))
        case Place(region):
            problems += _place_problems(board, seat, region)
    return tuple(problems)


def _no_action_left(board: Board) -> Problem:
    return Problem("macht_ohnmacht-problem-no-action-left", {"actions": board.actions})


def _place_problems(board: Board, seat: Seat, region: str) -> Iterator[Problem]:
    if missing := no_such_region(region):
        yield missing
        return
    held = region_of(board, region)
    if reason := not_ours(held, seat):
        yield reason
    elif held.pieces.total > RULES.most_before_placing:
        most = RULES.most_before_placing
        yield Problem("macht_ohnmacht-problem-region-full", {"region": region, "most": most})
    if reason := no_active_piece(board, seat):
        yield reason


def _bid_problems(view: View, seat: Seat, pieces: int) -> tuple[Problem, ...]:
    assert view.auction is not None
    most = view.auction.most[seat]
    return () if 0 <= pieces <= most else (Problem("macht_ohnmacht-problem-bid", {"most": most}),)


def _remove_problems(board: Board, seat: Seat, action: Remove) -> tuple[Problem, ...]:
    if missing := no_such_region(action.region):
        return (missing,)
    region = region_of(board, action.region)
    if region.owner != 1 - seat:
        return (Problem("macht_ohnmacht-problem-not-opposing", {"region": region.id}),)
    problems = []
    wanted = action.knights + action.mages
    if min(action.knights, action.mages) < 0 or not 1 <= wanted <= RULES.rebellion:
        problems.append(Problem("macht_ohnmacht-problem-rebellion", {"most": RULES.rebellion}))
    for kind, number in zip(KINDS, (action.knights, action.mages), strict=True):
        held = region.pieces.of(kind)
        if number > held:
            values: dict[str, Value] = {"region": region.id, "kind": kind, "wanted": number, "held": held}
            problems.append(Problem("macht_ohnmacht-problem-too-few-there", values))
    return tuple(problems)


def _marker_problems(board: Board, action: ChangeMarker) -> tuple[Problem, ...]:
    if missing := no_such_region(action.region):
        return (missing,)
    region = region_of(board, action.region)
    values: dict[str, Value] = {"region": region.id, "marker": action.marker}
    problems = []
    if action.marker == region.marker:
        problems.append(Problem("macht_ohnmacht-problem-same-marker", values))
    if action.marker not in board.spares:
        problems.append(Problem("macht_ohnmacht-problem-no-spare", {"marker": action.marker}))
    return tuple(problems)


def _retreat_problems(view: View, action: Retreat) -> tuple[Problem, ...]:
    assert view.fall is not None
    board, fall = view.board, view.fall
    problems = []
    if action.kind not in savable(board, fall):
        values: dict[str, Value] = {"region": fall.region, "kind": action.kind, "wanted": 1, "held": 0}
        problems.append(Problem("macht_ohnmacht-problem-too-few-there", values))
    if missing := no_such_region(action.region):
        problems.append(missing)
    elif action.region not in refuges(board, fall):
        values = {"region": action.region, "other": fall.region, "cycle": board.kind}
        problems.append(Problem("macht_ohnmacht-problem-no-refuge", values))
    return tuple(problems)


def _plan_problems(plan: Plan) -> tuple[Problem, ...]:
    problems = [missing for missing in map(no_such_region, plan.regions) if missing]
    if plan.retreat == "listed" and not plan.regions:
        problems.append(Problem("macht_ohnmacht-problem-no-list"))
    return tuple(problems)
