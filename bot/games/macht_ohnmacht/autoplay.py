"""Answers that do not come from the player: at random, for an absent one, by a standing order."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Decision, Seat
from bot.games.macht_ohnmacht.actions import (
    Action,
    Bid,
    ChangeMarker,
    EndTurn,
    GiveUp,
    Kind,
    LeaveUnused,
    LetPass,
    Move,
    MoveIn,
    Overthrow,
    Place,
    Plan,
    PlayBonus,
    PlaySerpent,
    Recruit,
    Reinforce,
    Remove,
    Retreat,
    Sail,
    StayOut,
    TakeTile,
    Tile,
    TileRecruit,
    TileUse,
    UseTiles,
)
from bot.games.macht_ohnmacht.data import RULES
from bot.games.macht_ohnmacht.island import opponent, region_of
from bot.games.macht_ohnmacht.legality import (
    may_begin_action,
    may_end_turn,
    may_use_tiles,
    placeable,
    refuges,
    replaceable,
    replacements,
    savable,
    takeable,
    turn_actions,
)
from bot.games.macht_ohnmacht.moves import foreseen
from bot.games.macht_ohnmacht.state import Board
from bot.games.macht_ohnmacht.table import turn_name
from bot.games.macht_ohnmacht.tiles import (
    Mode,
    amounts,
    modes,
    move_goals,
    move_starts,
    overthrowable,
    reinforceable,
    sail_goals,
    sail_starts,
    tiles_held,
    usable_tiles,
)
from bot.games.macht_ohnmacht.views import View


def sample(view: View, decision: Decision, chance: Chance) -> Action:
    """Choose some legal action; every one has a chance."""
    board, seat = view.board, decision.seat
    match decision.kind:
        case "turn":
            return _some_turn(view, chance)
        case "bid":
            assert view.auction is not None
            return Bid(chance.below(view.auction.most[seat] + 1))
        case "serpent":
            return PlaySerpent() if chance.below(2) else LetPass()
        case "rebellion":
            return _some_removal(board, seat, chance)
        case "marker":
            region = region_of(board, chance.pick(replaceable(board)))
            change = ChangeMarker(region.id, chance.pick(replacements(board, region)))
            return change if chance.below(4) else LeaveUnused()
        case "retreat":
            assert view.fall is not None
            retreat = Retreat(chance.pick(savable(board, view.fall)), chance.pick(refuges(board, view.fall)))
            return retreat if chance.below(4) else GiveUp()
        case _:
            return MoveIn() if chance.below(4) else StayOut()


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
        board = foreseen(board, seat, use)
        if not chance.below(2):
            break
    return tuple(chain)


def fallback(view: View, decision: Decision) -> Action:
    """Choose for an absent player, always in the same way.

    He recruits (the rule texts call it a way to pass) and ends his turn as soon as he may; bids nothing; plays no
    Serpent; uses no auctioned tile; saves an active piece to his strongest neighbouring region; and moves in.
    """
    match decision.kind:
        case "turn":
            return EndTurn() if may_end_turn(view.options, view.board) else Recruit()
        case "bid":
            return Bid(0)
        case "serpent":
            return LetPass()
        case "rebellion" | "marker":
            return LeaveUnused()
        case "retreat":
            return _retreat(view, Plan(retreat="strongest")) or GiveUp()
        case _:
            return MoveIn()


def forced(view: View, decision: Decision) -> Action | None:
    """Give the answer if there is only one: to recruit, for somebody without tiles and reserve."""
    if decision.kind != "turn":
        return None
    actions = turn_actions(view)
    only, another = next(actions), next(actions, None)
    return only if another is None else None


def planned(view: View, decision: Decision, plan: Plan) -> Action | None:
    """Let a standing order answer, if it fits."""
    match decision.kind:
        case "serpent":
            this_turn = plan.serpent == "pass-turn" and plan.turn == turn_name(view.board)
            return LetPass() if this_turn or plan.serpent == "never" else None
        case "retreat":
            return _retreat(view, plan)
        case "bid" if plan.bids == "none":
            return Bid(0)
        case "occupy" if plan.move_in != "ask":
            return MoveIn() if plan.move_in == "always" else StayOut()
        case _:
            return None


def _retreat(view: View, plan: Plan) -> Action | None:
    """Save the piece that a plan prefers to the region that it prefers."""
    assert view.fall is not None
    board = view.board
    near = refuges(board, view.fall)
    pieces = {region: region_of(board, region).pieces.total for region in near}
    match plan.retreat:
        case "none":
            return GiveUp()
        case "strongest":
            goal = max(near, key=pieces.__getitem__)
        case "weakest":
            goal = min(near, key=pieces.__getitem__)
        case "listed" if listed := [region for region in plan.regions if region in near]:
            goal = listed[0]
        case _:
            return None
    wanted: Kind = board.active if plan.save == "active" else board.passive
    kinds = savable(board, view.fall)
    return Retreat(wanted if wanted in kinds else kinds[0], goal)


def _some_turn(view: View, chance: Chance) -> Action:
    """Draw the kind of action first, so that the many ways to move do not crowd out the others."""
    board, seat = view.board, view.board.on_turn
    kinds: list[str] = []
    tiles, regions = takeable(board), placeable(board, seat)
    kinds += ["take"] * bool(tiles)
    kinds += ["place"] * bool(regions)
    kinds += ["recruit"] * may_begin_action(board)
    kinds += ["use"] * (may_use_tiles(board) and bool(usable_tiles(board, seat)))
    kinds += ["end"] * may_end_turn(view.options, board)
    match chance.pick(kinds):
        case "take":
            return TakeTile(chance.pick(tiles))
        case "place":
            return Place(chance.pick(regions))
        case "recruit":
            return Recruit()
        case "use":
            return UseTiles(some_chain(board, seat, chance))
        case _:
            return EndTurn()


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
            return Move(start, goal, *_some_amounts(Move, board, start, goal, chance))
        case "sail":
            start = chance.pick(sail_starts(board, seat))
            goal = chance.pick(sail_goals(board, seat, start))
            return Sail(start, goal, *_some_amounts(Sail, board, start, goal, chance))
        case "recruit":
            return TileRecruit(tile)
        case "recruit-knights":
            return TileRecruit(tile, "knights")
        case "recruit-mages":
            return TileRecruit(tile, "mages")


def _some_amounts(way: type[Move] | type[Sail], board: Board, start: str, goal: str, chance: Chance) -> tuple[int, int]:
    knights, mages = amounts(way, board, start, goal)
    return chance.pick([(some, others) for some in knights for others in mages if some or others])


def _some_removal(board: Board, seat: Seat, chance: Chance) -> Action:
    targets = [region for region in board.regions if region.owner == opponent(seat)]
    region = chance.pick(targets)
    choices = [
        (knights, mages)
        for knights in range(min(RULES.rebellion, region.pieces.knights) + 1)
        for mages in range(min(RULES.rebellion - knights, region.pieces.mages) + 1)
        if knights or mages
    ]
    return Remove(region.id, *chance.pick(choices)) if chance.below(4) else LeaveUnused()
