"""What moves on the table: pieces, tiles, markers and cubes, as functions from one open board to the next.

They carry out what is legal and check nothing.
"""

from typing import Any

import msgspec

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.actions import (
    Marker,
    Move,
    Overthrow,
    PieceKind,
    PlayBonus,
    Reinforce,
    Sail,
    Tile,
    TileRecruit,
    TileUse,
    tile_of,
)
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES
from bot.games.macht_ohnmacht.board.island import marker_of, region_of
from bot.games.macht_ohnmacht.board.state import Board, Pieces, Player


def with_player(board: Board, seat: Seat, **changes: Any) -> Board:
    """Give the board with other values for some fields of one `Player`."""
    changed = msgspec.structs.replace(board.players[seat], **changes)
    first, second = board.players
    players = (changed, second) if seat == 0 else (first, changed)
    return msgspec.structs.replace(board, players=players)


def with_pieces(board: Board, region: str, owner: Seat, pieces: Pieces) -> Board:
    """Give the board with exactly these pieces in a region; without any it has no owner."""
    return _with_region(board, region, owner=owner if pieces.total else None, pieces=pieces)


def spend_cube(board: Board) -> Board:
    """Take a cube off the hourglass."""
    return msgspec.structs.replace(board, hourglass=board.hourglass - 1)


def begin_action(board: Board) -> Board:
    """Count an action other than the use of tiles."""
    return msgspec.structs.replace(board, acted=board.acted + 1, chain=0)


def spend_tile(board: Board, seat: Seat, tile: Tile) -> Board:
    """Discard a tile from a seat's hand and take its cube off the hourglass; it has no effect yet."""
    tiles = list(board.players[seat].tiles)
    tiles.remove(tile)
    board = with_player(board, seat, tiles=tuple(tiles))
    return spend_cube(msgspec.structs.replace(board, discard=(*board.discard, tile)))


def begin_use(board: Board, seat: Seat, tile: Tile) -> Board:
    """Let the seat on turn spend a tile; it belongs to the same action as the tile before it (rule 4.5)."""
    acted = board.acted if board.chain else board.acted + 1
    return msgspec.structs.replace(spend_tile(board, seat, tile), acted=acted, chain=board.chain + 1)


def take_tile(board: Board, seat: Seat, tile: Tile) -> Board:
    """Take a tile from the display into a seat's hand (action A, rule 4.2)."""
    board = begin_action(_without_displayed(board, tile))
    return with_player(board, seat, tiles=(*board.players[seat].tiles, tile))


def take_lightning(board: Board, tile: Tile) -> Board:
    """Take a lightning tile from the display (action A, rule 4.2): it costs a cube before its auction (rule 7.6)."""
    board = begin_action(_without_displayed(board, tile))
    return spend_cube(msgspec.structs.replace(board, discard=(*board.discard, tile)))


def place_active(board: Board, seat: Seat, region: str) -> Board:
    """Place an active piece from reserve."""
    kind = board.active
    reserve = board.players[seat].reserve.plus_some(kind, -1)
    pieces = region_of(board, region).pieces.plus_some(kind, 1)
    return with_pieces(with_player(board, seat, reserve=reserve), region, seat, pieces)


def recruits_due(board: Board) -> int:
    """Count the pieces that action C brings, if the stock has them: the first time in a cycle more (rule 4.4)."""
    return RULES.later_recruits if board.recruited else RULES.first_recruits


def recruits(board: Board, seat: Seat) -> Pieces:
    """Tell what action C brings a seat."""
    kind = board.passive
    return Pieces().plus_some(kind, min(recruits_due(board), board.players[seat].stock.of(kind)))


def tile_recruits(player: Player, use: TileRecruit) -> Pieces:
    """Tell what a tile brings a player in place of its effect (rule 6.6): what the stock has of what it shows."""
    if use.tile in TILES.one_of_each:
        return Pieces(min(1, player.stock.knights), min(1, player.stock.mages))
    if use.kind is None:
        return Pieces()
    return Pieces().plus_some(use.kind, min(RULES.tile_recruits, player.stock.of(use.kind)))


def from_stock(board: Board, seat: Seat, pieces: Pieces) -> Board:
    """Take pieces from stock to reserve (rule 1.3)."""
    player = board.players[seat]
    stock = player.stock.plus(-pieces.knights, -pieces.mages)
    return with_player(board, seat, stock=stock, reserve=player.reserve.plus(pieces.knights, pieces.mages))


def recruit(board: Board, seat: Seat) -> Board:
    """Take passive pieces from stock to reserve for a cube (action C)."""
    board = from_stock(board, seat, recruits(board, seat))
    return spend_cube(msgspec.structs.replace(begin_action(board), recruited=True))


def to_stock(board: Board, region: str, pieces: Pieces) -> Board:
    """Return pieces of whoever holds a region to his stock (rule 1.3), as a rebellion does (rule 7.4)."""
    held = region_of(board, region)
    assert held.owner is not None  # nobody stands in an empty region
    stock = board.players[held.owner].stock.plus(pieces.knights, pieces.mages)
    left = held.pieces.plus(-pieces.knights, -pieces.mages)
    return with_pieces(with_player(board, held.owner, stock=stock), region, held.owner, left)


def drive_out(board: Board, region: str, saved: tuple[PieceKind, str] | None = None) -> Board:
    """Clear an overthrown region: one piece may be saved into another one, the others return to stock (rule 5.4)."""
    held = region_of(board, region)
    owner, lost = held.owner, held.pieces
    assert owner is not None  # nobody overthrows an empty region
    if saved is not None:
        kind, refuge = saved
        lost = lost.plus_some(kind, -1)
        board = with_pieces(board, refuge, owner, region_of(board, refuge).pieces.plus_some(kind, 1))
    stock = board.players[owner].stock.plus(lost.knights, lost.mages)
    return with_pieces(with_player(board, owner, stock=stock), region, owner, Pieces())


def change_marker(board: Board, region: str, marker: Marker) -> Board:
    """Exchange the marker of a region for a spare one (rule 7.5)."""
    spares = list(board.spares)
    spares[spares.index(marker)] = region_of(board, region).marker
    return msgspec.structs.replace(_with_region(board, region, marker=marker), spares=tuple(spares))


def pay(board: Board, seat: Seat, bid: int) -> Board:
    """Return the active pieces of a winning bid to stock (rule 7.2)."""
    kind = board.active
    player = board.players[seat]
    return with_player(
        board, seat, reserve=player.reserve.plus_some(kind, -bid), stock=player.stock.plus_some(kind, bid)
    )


def carried_out(board: Board, seat: Seat, use: TileUse) -> Board:
    """Give a tile its effect; an overthrown region keeps its pieces until they retreat."""
    match use:
        case Reinforce(_, region):
            return place_active(board, seat, region)
        case Overthrow():
            return board
        case PlayBonus(tile):
            marker = marker_of(tile)
            assert marker is not None  # every bonus tile shows one
            return with_player(board, seat, bonuses=(*board.players[seat].bonuses, marker))
        case Move(start, goal, knights, mages) | Sail(start, goal, knights, mages):
            leaving = region_of(board, start).pieces.plus(-knights, -mages)
            arriving = region_of(board, goal).pieces.plus(knights, mages)
            return with_pieces(with_pieces(board, start, seat, leaving), goal, seat, arriving)
        case TileRecruit():
            return from_stock(board, seat, tile_recruits(board.players[seat], use))


def foreseen(board: Board, seat: Seat, use: TileUse) -> Board:
    """Play a tile as if the opponent answered nothing and saved nobody.

    After an overthrow the attacker moves in if `move_in` is True, and stays out if it is False or None.
    """
    board = carried_out(begin_use(board, seat, tile_of(use)), seat, use)
    if isinstance(use, Overthrow):
        board = drive_out(board, use.region)
        if use.move_in and board.players[seat].reserve.of(board.active):
            board = place_active(board, seat, use.region)
    return board


def _with_region(board: Board, region: str, **changes: Any) -> Board:
    regions = list(board.regions)
    place = MAP.places[region]
    regions[place] = msgspec.structs.replace(regions[place], **changes)
    return msgspec.structs.replace(board, regions=tuple(regions))


def _without_displayed(board: Board, tile: Tile) -> Board:
    display = list(board.display)
    display.remove(tile)
    return msgspec.structs.replace(board, display=tuple(display))
