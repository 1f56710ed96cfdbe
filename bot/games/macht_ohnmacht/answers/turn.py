"""What the seat on turn does: tiles, pieces, and one tile after the other.

The questions, with their choices (tiles and regions by their names in the rules):

- action (answers; buttons where the last cube is left): take, place, recruit, end; take: tiles; place: regions
- in its place tile-1, tile-2 ...: tiles to use, for each step of a chain; the second and later ones need no answer
- mode-N (buttons): reinforce, overthrow, bonus, move, sail, recruit, recruit-knights, recruit-mages
- region-N: regions, to reinforce or overthrow; move-in-N (buttons): yes, no, optional, after an overthrow
- start-N, goal-N: regions; knights-N, mages-N: numbers, all at first, for movement below 0 from goal to start

Of a chain of tiles only the latest step is asked, and the next tile.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import Decision, Problem, Seat
from bot.games.forms import Draft, Form, Menu, Style, menu
from bot.games.macht_ohnmacht.answers.legality import (
    may_begin_action,
    may_end_turn,
    may_place,
    may_use_tiles,
    placeable,
    takeable,
    turn_actions,
)
from bot.games.macht_ohnmacht.answers.table import Table
from bot.games.macht_ohnmacht.answers.tiles import (
    RECRUITS,
    Mode,
    amounts,
    chain_problems,
    loads,
    may_be_cancelled,
    modes,
    move_goals,
    move_starts,
    no_active_piece,
    no_such_region,
    not_ours,
    overthrowable,
    reinforceable,
    sail_goals,
    sail_starts,
    tiles_held,
    usable_tiles,
)
from bot.games.macht_ohnmacht.board import moves
from bot.games.macht_ohnmacht.board.actions import (
    EndTurn,
    Move,
    Overthrow,
    Place,
    PlayBonus,
    Recruit,
    Reinforce,
    Sail,
    TakeTile,
    Tile,
    TileRecruit,
    TileUse,
    TurnAction,
    UseTiles,
    tile_of,
)
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.island import region_of, sum_of
from bot.games.macht_ohnmacht.board.state import LIGHTNING, Board
from bot.games.macht_ohnmacht.board.views import PlannedStep, View, with_forecast
from bot.games.parts import Part


def _kinds(view: View) -> tuple[str, ...]:
    """Name the kinds of actions that are possible now, other than to use tiles."""
    board, seat = view.board, view.board.on_turn
    kinds = []
    if may_begin_action(board):
        if board.display:
            kinds.append("take")
        if may_place(board, seat):
            kinds.append("place")
        kinds.append("recruit")
    if may_end_turn(view.options, board):
        kinds.append("end")
    return tuple(kinds)


def _tiles(view: View) -> tuple[Tile, ...]:
    """List the tiles that can be used now."""
    return usable_tiles(view.board, view.board.on_turn) if may_use_tiles(view.board) else ()


# The menus


def _fill_in(view: View, decision: Decision, form: Form) -> TurnAction | None:
    board, seat = view.board, view.board.on_turn
    kinds, tiles = _kinds(view), _tiles(view)
    # What can be taken back needs no second press; once the last cube is gone, nothing can.
    at_once: Style = "answers" if board.hourglass > 1 else "buttons"
    kind = form.ask("action", kinds, optional=bool(tiles), style=at_once)
    if kind is not None:
        form.ask("tile-1", tiles, optional=True)
    match kind:
        case "take":
            shown = takeable(board)
            # A lightning tile opens its auction, which is not taken back: not even the only one goes by one press.
            tile = form.ask("take", shown, optional=len(shown) == 1 and shown[0] in LIGHTNING)
            return None if tile is None else TakeTile(tile)
        case "place":
            region = form.ask("place", placeable(board, seat))
            return None if region is None else Place(region)
        case "recruit":
            return Recruit()
        case "end":
            return EndTurn()
        case _:
            uses, is_complete = _chain(board, seat, form, optional=bool(kinds)) if tiles else ((), False)
            return UseTiles(uses) if is_complete else None


_FORM: Final[Menu[View, TurnAction]] = menu(_fill_in)


def _take(view: View, decision: Decision, draft: Draft, key: str, chosen: tuple[str, ...]) -> Draft:
    """Answer a question; an action takes the place of tiles that would be used, and a first tile that of an action."""
    if key == "action":
        draft = Draft()
    elif key == "tile-1":
        draft = Draft(tuple(answer for answer in draft.taken if answer[0] != "action"))
    taken: Draft = _FORM.take(view, decision, draft, key, chosen)
    return taken


def _chain(board: Board, seat: Seat, form: Form, *, optional: bool) -> tuple[tuple[TileUse, ...], bool]:
    """Ask for one tile after the other; the first one may be `optional`, and later the chain may end anywhere.

    Gives the uses that are complete, and whether all are.
    """
    uses: list[TileUse] = []
    form.next_step()
    while board.hourglass and (tiles := usable_tiles(board, seat)):
        number = len(uses) + 1
        tile = form.ask(f"tile-{number}", tiles, optional=optional or number > 1)
        if tile is None:
            break
        if number > 1:
            form.next_step()
            form.ask(f"tile-{number}", tiles, optional=True)
        use = _use(board, seat, tile, number, form)
        if use is None:
            return tuple(uses), False
        uses.append(use)
        board = moves.foreseen(board, seat, use)
    return tuple(uses), bool(uses)


def _use(board: Board, seat: Seat, tile: Tile, number: int, form: Form) -> TileUse | None:
    mode: Mode | None = form.ask(f"mode-{number}", modes(board, seat, tile), style="buttons")
    match mode:
        case None:
            return None
        case "reinforce":
            region = form.ask(f"region-{number}", reinforceable(board, seat, tile))
            return None if region is None else Reinforce(tile, region)
        case "overthrow":
            region = form.ask(f"region-{number}", overthrowable(board, seat, tile))
            if region is None:
                return None
            moving_in = None
            if board.players[seat].reserve.of(board.active):
                moving_in = form.ask(f"move-in-{number}", ("yes", "no"), optional=True, style="buttons")
            return Overthrow(tile, region, None if moving_in is None else moving_in == "yes")
        case "bonus":
            return PlayBonus(tile)
        case "move":
            starts = [start for start in move_starts(board, seat) if move_goals(board, seat, start)]
            return _way(Move, board, seat, number, starts, form)
        case "sail":
            return _way(Sail, board, seat, number, sail_starts(board, seat), form)
        case "recruit" | "recruit-knights" | "recruit-mages":
            return TileRecruit(tile, RECRUITS[mode])


def _way(
    way: type[Move] | type[Sail], board: Board, seat: Seat, number: int, starts: Sequence[str], form: Form
) -> TileUse | None:
    start = form.ask(f"start-{number}", starts)
    if start is None:
        return None
    goals = move_goals(board, seat, start) if way is Move else sail_goals(board, seat, start)
    goal = form.ask(f"goal-{number}", goals)
    if goal is None:
        return None
    all_knights, all_mages = amounts(way, board, start, goal)
    some_knights = [some for some in all_knights if some or len(all_mages) > 1]
    knights = form.ask_number(f"knights-{number}", some_knights, default=some_knights[-1])
    if knights is None:
        return None
    some_mages = [some for some in all_mages if some or knights]
    mages = form.ask_number(f"mages-{number}", some_mages, default=some_mages[-1])
    return None if mages is None else way(start, goal, knights, mages)


# The board as it would be


def _preview(view: View, decision: Decision, draft: Draft) -> View:
    """Show what a legal draft would do, with all tiles of a chain that are complete."""
    action = _fill_in(view, decision, Form(draft))
    if action is None and "tile-1" in dict(draft.taken):
        uses, _ = _chain(view.board, view.board.on_turn, Form(draft), optional=True)
        action = UseTiles(uses) if uses else None
    return view if action is None or _problems(view, decision, action) else _show(view, action)


def _show(view: View, action: TurnAction) -> View:
    """Carry a legal action out on the board, and tell its steps."""
    board, seat = view.board, view.board.on_turn
    match action:
        case TakeTile(tile) if tile in LIGHTNING:
            after = moves.take_lightning(board, tile)
            return with_forecast(view, after, (_step(view, after, tile),), in_turn=True)
        case TakeTile(tile):
            after = moves.take_tile(board, seat, tile)
        case Place(region):
            after = moves.place_active(moves.begin_action(board), seat, region)
        case Recruit():
            after = moves.recruit(board, seat)
        case UseTiles(uses):
            steps = []
            for use in uses:
                arithmetic = sum_of(board, MAP.places[use.region]) if isinstance(use, Overthrow) else None
                board = moves.foreseen(board, seat, use)
                steps.append(
                    PlannedStep(
                        tile=tile_of(use),
                        use=use,
                        sum=arithmetic,
                        hourglass=board.hourglass,
                        may_be_cancelled=may_be_cancelled(view.options, board, seat, use),
                    )
                )
            overthrows = any(isinstance(use, Overthrow) for use in uses)
            return with_forecast(view, board, tuple(steps), in_turn=True, retreat_open=overthrows)
        case EndTurn():
            return view
    return with_forecast(view, after, (_step(view, after, None),), in_turn=True)


def _step(view: View, after: Board, lightning: Tile | None) -> PlannedStep:
    """Tell a step that uses no tile from the hand."""
    cancellable = lightning is not None and may_be_cancelled(view.options, after, after.on_turn, None)
    return PlannedStep(tile=lightning, use=None, sum=None, hourglass=after.hourglass, may_be_cancelled=cancellable)


# What speaks against it


def _problems(view: View, decision: Decision, action: TurnAction) -> tuple[Problem, ...]:
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


# Answers that do not come from the player


def _sample(view: View, decision: Decision, chance: Chance) -> TurnAction:
    """Draw the kind of action first, so that the many ways to move do not crowd out the others."""
    board, seat = view.board, view.board.on_turn
    kinds = [kind for kind in _kinds(view) if kind != "end"]
    use = ("use",) if _tiles(view) else ()
    end = ("end",) if may_end_turn(view.options, board) else ()
    match chance.pick((*kinds, *use, *end)):
        case "take":
            return TakeTile(chance.pick(takeable(board)))
        case "place":
            return Place(chance.pick(placeable(board, seat)))
        case "recruit":
            return Recruit()
        case "use":
            return UseTiles(some_chain(board, seat, chance))
        case _:
            return EndTurn()


def some_chain(board: Board, seat: Seat, chance: Chance) -> tuple[TileUse, ...]:
    """Draw tiles of a seat that could be used one after the other, at least one if any is usable now.

    An overthrow, which seldom can be done, is drawn half the time when it can.
    """
    chain: list[TileUse] = []
    while board.hourglass:
        uses = [(tile, mode) for tile in tiles_held(board, seat) for mode in modes(board, seat, tile)]
        if not uses:
            break
        attacks = [(tile, mode) for tile, mode in uses if mode == "overthrow"]
        tile, mode = chance.pick(attacks if attacks and chance.below(2) else uses)
        chain.append(use := _some_use(board, seat, tile, mode, chance))
        board = moves.foreseen(board, seat, use)
        if not chance.below(2):
            break
    return tuple(chain)


def _some_use(board: Board, seat: Seat, tile: Tile, mode: Mode, chance: Chance) -> TileUse:
    match mode:
        case "reinforce":
            return Reinforce(tile, chance.pick(reinforceable(board, seat, tile)))
        case "overthrow":
            region = chance.pick(overthrowable(board, seat, tile))
            return Overthrow(tile, region, chance.pick((True, False, None)))
        case "bonus":
            return PlayBonus(tile)
        case "move":
            starts = [start for start in move_starts(board, seat) if move_goals(board, seat, start)]
            start = chance.pick(starts)
            goal = chance.pick(move_goals(board, seat, start))
            return Move(start, goal, *chance.pick(loads(Move, board, start, goal)))
        case "sail":
            start = chance.pick(sail_starts(board, seat))
            goal = chance.pick(sail_goals(board, seat, start))
            return Sail(start, goal, *chance.pick(loads(Sail, board, start, goal)))
        case "recruit" | "recruit-knights" | "recruit-mages":
            return TileRecruit(tile, RECRUITS[mode])


def _fallback(view: View, decision: Decision) -> TurnAction:
    """Recruit (the rulebook calls it a way to pass) and end the turn as soon as possible (rule 10.2)."""
    return EndTurn() if may_end_turn(view.options, view.board) else Recruit()


def _forced(view: View, decision: Decision) -> TurnAction | None:
    """Give the only action there is: to recruit, for somebody without tiles and reserve (rule 10.2)."""
    actions = turn_actions(view)
    only, another = next(actions), next(actions, None)
    return only if another is None else None


def _carry_out(table: Table, decision: Decision, action: TurnAction) -> None:
    table.take_action(action)


TURN: Final[Part[View, TurnAction, Table]] = Part(
    answers=TurnAction,
    menu=replace(_FORM, take=_take),
    problems=_problems,
    preview=_preview,
    sample=_sample,
    fallback=_fallback,
    forced=_forced,
    carry_out=_carry_out,
)
