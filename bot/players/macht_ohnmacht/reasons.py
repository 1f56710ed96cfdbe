"""What speaks for an answer in Macht & Ohnmacht, and against it, as the board lies open."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.games.contract import Seat, Value
from bot.games.hints import Reason
from bot.games.macht_ohnmacht.answers import INFLUENCE, may_be_cancelled, overthrowable, refuges
from bot.games.macht_ohnmacht.board import actions, moves
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.island import active_regions, opponent, region_of, strength
from bot.games.macht_ohnmacht.board.state import LIGHTNING, Board, Fall, Pieces
from bot.games.macht_ohnmacht.board.views import View

MOST_GAINS: Final = 2
"""So many gains are told before the first risk."""


def reasons(view: View, seat: Seat, action: actions.Action) -> Iterator[Reason]:
    """Give reasons, gains before risks, the most important of each first."""
    after = foreseen(view, seat, action)
    gains, risks = list(_gains(view, after, seat, action)), list(_risks(view, after, seat, action))
    yield from (*gains[:MOST_GAINS], *risks[:1], *gains[MOST_GAINS:], *risks[1:])


def foreseen(view: View, seat: Seat, action: actions.Action) -> Board:
    """Give the board after an answer, as if the opponent cancelled and saved nothing."""
    board, fall = view.board, view.fall
    match action:
        case actions.TakeTile(tile):
            return moves.take_lightning(board, tile) if tile in LIGHTNING else moves.take_tile(board, seat, tile)
        case actions.Place(region):
            return moves.place_active(board, seat, region)
        case actions.Recruit():
            return moves.recruit(board, seat)
        case actions.UseTiles(uses):
            for use in uses:
                board = moves.foreseen(board, seat, use)
        case actions.Remove(region, knights, mages):
            return moves.to_stock(board, region, Pieces(knights, mages))
        case actions.ChangeMarker(region, marker):
            return moves.change_marker(board, region, marker)
        case actions.PlaySerpent():
            return moves.spend_tile(board, seat, "serpent")
        case actions.Retreat(kind, region) if fall is not None:
            return moves.drive_out(board, fall.region, (kind, region))
        case actions.GiveUp() if fall is not None:
            return moves.drive_out(board, fall.region)
        case actions.MoveIn() if fall is not None:
            return moves.place_active(board, seat, fall.region)
    return board


def _gains(view: View, after: Board, seat: Seat, action: actions.Action) -> Iterator[Reason]:
    match action:
        case actions.UseTiles():
            yield from _overthrows(view, seat, action)
        case actions.PlaySerpent() if view.announced is not None and isinstance(view.announced.use, actions.Overthrow):
            yield Reason("macht_ohnmacht-hint-saves", {"region": view.announced.use.region})
        case actions.Bid(pieces):
            assert view.auction is not None
            mine, theirs = view.auction.most[seat], view.auction.most[1 - seat]
            sure = "yes" if pieces > theirs else "no"
            yield Reason(
                "macht_ohnmacht-hint-bid", {"name": 1 - seat, "left": mine - pieces, "most": theirs, "sure": sure}
            )
    if not isinstance(action, actions.TakeTile | actions.Bid):
        yield from _counts(view, after, seat, action)
    if after.hourglass and not isinstance(action, actions.Bid):
        yield from _reach(view.board, after, seat, action)
    if isinstance(action, actions.Recruit):
        yield Reason("macht_ohnmacht-hint-recruits", {"count": moves.recruits(view.board, seat).total})


def _overthrows(view: View, seat: Seat, action: actions.UseTiles) -> Iterator[Reason]:
    board = view.board
    for use in action.uses:
        if isinstance(use, actions.Overthrow):
            held = region_of(board, use.region).pieces
            pieces = f"{held.knights} {held.mages}"
            yield Reason("macht_ohnmacht-hint-overthrow", {**_sums(board, use.region), "pieces": pieces})
        board = moves.foreseen(board, seat, use)


def _sums(board: Board, region: str) -> Mapping[str, Value]:
    attack, defence = strength(board, MAP.places[region])
    return {"region": region, "attack": attack, "defence": defence, "margin": attack - defence}


def _counts(view: View, after: Board, seat: Seat, action: actions.Action) -> Iterator[Reason]:
    """Say how many regions are active then, in this cycle and in the next one, as far as that changes."""
    before, other = view.board, opponent(seat)
    if view.phase == "retreat" and view.fall is not None:
        before = moves.drive_out(before, view.fall.region)
    saved = "yes" if isinstance(action, actions.UseTiles) and _may_be_saved(view, seat, action) else "no"
    for when, kind in (("now", after.active), ("next", after.passive)):
        mine, theirs = (len(active_regions(after.regions, one, kind)) for one in (seat, other))
        values: Mapping[str, Value] = {"own": mine, "name": other, "other": theirs, "saved": saved}
        if when == "now" and after.hourglass == 0:
            total = after.players[seat].points + mine + (mine >= theirs)
            rival = after.players[other].points + theirs + (theirs >= mine)
            yield Reason(
                "macht_ohnmacht-hint-last-cube", {**values, "total": total, "rival": rival, "goal": RULES.goal}
            )
        elif (mine, theirs) != tuple(len(active_regions(before.regions, one, kind)) for one in (seat, other)):
            yield Reason(f"macht_ohnmacht-hint-active-{when}", values)


def _may_be_saved(view: View, seat: Seat, action: actions.UseTiles) -> bool:
    board = view.board
    for use in action.uses:
        if isinstance(use, actions.Overthrow) and refuges(
            board, Fall(region=use.region, attacker=seat, defender=1 - seat)
        ):
            return True
        board = moves.foreseen(board, seat, use)
    return False


def _reach(board: Board, after: Board, seat: Seat, action: actions.Action) -> Iterator[Reason]:
    """Say what can be overthrown then and could not before, and what the opponent cannot with a tile that is taken."""
    for tile in dict.fromkeys(after.players[seat].tiles):
        held = tile in board.players[seat].tiles
        found = [] if tile not in INFLUENCE else overthrowable(after, seat, tile)
        new = [region for region in found if not held or region not in overthrowable(board, seat, tile)]
        if new:
            yield Reason("macht_ohnmacht-hint-opens", {**_sums(after, _fullest(board, new)), "tile": tile})
            break
    if isinstance(action, actions.TakeTile) and action.tile in INFLUENCE:
        lost = overthrowable(board, opponent(seat), action.tile)
        if lost:
            yield Reason("macht_ohnmacht-hint-denies", {**_sums(board, _fullest(board, lost)), "name": opponent(seat)})


def _fullest(board: Board, regions: Iterable[str]) -> str:
    return max(regions, key=lambda region: region_of(board, region).pieces.total)


def _risks(view: View, after: Board, seat: Seat, action: actions.Action) -> Iterator[Reason]:
    """Say what may be cancelled, and which own region is overthrown with most pieces if nothing else happens before."""
    match action:
        case actions.UseTiles(uses=(use, *_)):
            announced = moves.begin_use(view.board, seat, actions.tile_of(use))
            if may_be_cancelled(view.options, announced, seat, use):
                yield Reason("macht_ohnmacht-hint-serpent", {"name": opponent(seat)})
        case actions.TakeTile(tile) if tile in LIGHTNING and may_be_cancelled(view.options, after, seat, None):
            yield Reason("macht_ohnmacht-hint-serpent", {"name": opponent(seat)})
    if not after.hourglass or isinstance(action, actions.Bid | actions.Retreat | actions.GiveUp):
        return
    held = after.players[opponent(seat)].tiles
    for means, tiles in (("hand", held), ("display", after.display)):
        lost = {
            region: tile
            for tile in dict.fromkeys(tiles)
            if tile in INFLUENCE
            for region in overthrowable(after, opponent(seat), tile)
        }
        if lost:
            region = _fullest(after, lost)
            sums: Mapping[str, Value] = {**_sums(after, region), "tile": lost[region]}
            yield Reason("macht_ohnmacht-hint-exposed", {**sums, "name": opponent(seat), "means": means})
            return
