"""Invariants: what holds in every state that the rules can reach."""

from collections import Counter

from bot.games.macht_ohnmacht.answers import refuges
from bot.games.macht_ohnmacht.board.actions import tile_of
from bot.games.macht_ohnmacht.board.data import MAP, RULES, TILES
from bot.games.macht_ohnmacht.board.decisions import open_decisions
from bot.games.macht_ohnmacht.board.state import COLOURS, LIGHTNING, PIECE_KINDS, SEATS, State
from bot.games.macht_ohnmacht.resampling import may_intend, may_mean_to_move_in


def violations(state: State) -> tuple[str, ...]:
    """List the invariants that a state breaks; empty for every table that can come about by the rules."""
    return (*_map(state), *_pieces(state), *_tiles(state), *_course(state), *_secrets(state))


def _map(state: State) -> list[str]:
    broken = []
    ids = [land.id for land in MAP.regions]
    maps = (state.board.regions, state.before, state.turn_began)
    if any([region.id for region in regions] != ids for regions in maps):
        broken.append("a region is lost or out of place")
    markers = [region.marker for region in state.board.regions]
    if Counter((*markers, *state.board.spares)) != Counter(TILES.markers):
        broken.append("markers are lost or doubled")
    if sorted(player.colour for player in state.board.players) != sorted(COLOURS):
        broken.append("the players do not have a colour each")
    return broken


def _pieces(state: State) -> list[str]:
    broken = []
    board = state.board
    for seat in SEATS:
        player = board.players[seat]
        placed = [region.pieces for region in board.regions if region.owner == seat]
        for kind in PIECE_KINDS:
            total = sum(pieces.of(kind) for pieces in (player.reserve, player.stock, *placed))
            if total != RULES.pieces_per_kind:
                broken.append(f"seat {seat} has {total} {kind}")
    groups = [region.pieces for region in board.regions]
    groups += [pieces for player in board.players for pieces in (player.reserve, player.stock)]
    if any(min(pieces.knights, pieces.mages) < 0 for pieces in groups):
        broken.append("there is no such thing as less than no piece")
    if any((region.owner is None) != (region.pieces.total == 0) for region in board.regions):
        broken.append("a region belongs to whoever has pieces there, and to nobody else")
    return broken


def _tiles(state: State) -> list[str]:
    broken = []
    board = state.board
    held = [tile for player in board.players for tile in player.tiles]
    if Counter((*state.pile, *board.display, *board.discard, *held)) != Counter(TILES.deck(state.options.tile_mix)):
        broken.append("tiles are lost or doubled")
    if set(held) & set(LIGHTNING):
        broken.append("a lightning tile is in somebody's hand")
    used = [token for token in (board.token,) if token is not None]
    if Counter((*state.tokens, *used)) - Counter(TILES.tokens):
        broken.append("a time token is doubled")
    return broken


def _course(state: State) -> list[str]:
    board = state.board
    most = max(*TILES.tokens, RULES.first_cubes)
    asked = [decision.answered for decision in open_decisions(state)]
    rules = {
        "the hourglass holds too little or too much": not 0 <= board.hourglass <= most,
        "the cycle is over and somebody has the turn": state.phase == "turn" and not board.hourglass,
        "a Serpent has no cube": state.phase == "serpent" and not board.hourglass,
        "there is no cycle or no turn": min(board.cycle, board.turn) < 1,
        "there is no first player or nobody's turn": not {board.first, board.on_turn} <= set(SEATS),
        "more actions are done than there are": not 0 <= board.acted <= board.actions <= RULES.actions,
        "tiles are used outside an action": board.chain < 0 or (board.chain > 0 and board.acted < 1),
        "a tile is announced exactly while the Serpent may answer": (state.announced is None)
        != (state.phase != "serpent"),
        "nobody could answer by a Serpent": state.phase == "serpent"
        and "serpent" not in board.players[1 - board.on_turn].tiles,
        "there is an auction exactly while it is held or used": (state.auction is None)
        != (state.phase not in ("auction", "effect")),
        "a region falls exactly while it is left or moved into": (state.fall is None)
        != (state.phase not in ("retreat", "occupy")),
        "nobody can retreat": state.phase == "retreat" and state.fall is not None and not refuges(board, state.fall),
        "all answers are in and nothing has happened": state.phase != "over" and all(asked),
        "it is over when there is an outcome": (state.phase == "over") != (state.outcome is not None),
        "too many cycles were played on": not 0 <= state.deferred <= TILES.most_deferrals,
        "victory points are owed": min(player.points for player in board.players) < 0,
    }
    return [name for name, is_broken in rules.items() if is_broken]


def _secrets(state: State) -> list[str]:
    broken = []
    board, auction = state.board, state.auction
    for seat, bid in zip(SEATS, state.bids, strict=True):
        if bid is not None and (state.phase != "auction" or auction is None or not 0 <= bid <= auction.most[seat]):
            broken.append(f"seat {seat} has bid what it cannot")
    intended = Counter(tile_of(use) for use in state.intended)
    if intended and not may_intend(state):
        broken.append("tiles are intended where nobody can intend any")
    if intended - Counter(board.players[board.on_turn].tiles):
        broken.append("tiles are intended that are not held")
    if state.moving_in is not None and not may_mean_to_move_in(state):
        broken.append("somebody means to move in where nothing falls")
    return broken
