"""What the computer player of Macht & Ohnmacht orders in advance, for all that may come up in the opponent's turn."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.answers import may_be_cancelled
from bot.games.macht_ohnmacht.board import actions, moves
from bot.games.macht_ohnmacht.board.data import RULES
from bot.games.macht_ohnmacht.board.island import influence, opponent, strength
from bot.games.macht_ohnmacht.board.state import LIGHTNING, Announced, Auction, State
from bot.players.budget import Budget, Meter
from bot.players.macht_ohnmacht.search import GAME, Reach, Search
from bot.players.quick_chance import QuickChance

REACH: Final = 3
"""By how much an attack may be too weak now and still come within the turn."""


def orders(state: State, seat: Seat, reach: Reach, meter: Meter, chance: QuickChance) -> actions.StandingOrders:
    """Think out, in a world, what it would answer if the opponent began a turn now and did this or that first."""
    board = state.board
    if board.on_turn == seat:
        board = msgspec.structs.replace(board, on_turn=opponent(seat), turn=board.turn + 1, actions=RULES.actions)
        board = msgspec.structs.replace(board, acted=0, chain=0)
    elif board.acted == board.actions:
        board = msgspec.structs.replace(board, acted=board.actions - 1, chain=0)
    began = msgspec.structs.replace(
        state, phase="turn", board=board, announced=None, auction=None, bids=(None, None), fall=None, intended=()
    )
    bids: dict[actions.Tile, int] = {}
    cancelled: list[actions.Tile] = []
    guarded: list[str] = []
    prizes: dict[str, Any] = {"rebellion": "active"}
    at_stake = board.display if state.auction is None else (*board.display, state.auction.tile)
    cases = list(_cases(began, seat, at_stake))
    for case in cases:
        search = Search(seat, reach, Meter(Budget(simulations=meter.left // len(cases))), chance)
        match case:
            case State(phase="auction", auction=Auction(tile=tile)):
                shares = search.bids(case).shares
                bids[tile] = chance.weighted(range(len(shares)), shares)
            case State(phase="serpent", announced=Announced(tile=tile, use=use)):
                if _reaction(search, case) != actions.PlaySerpent():
                    continue
                if isinstance(use, actions.Overthrow):
                    guarded.append(use.region)
                else:
                    cancelled.append(tile)
            case _:
                match _reaction(search, case):
                    case actions.Remove(region):
                        prizes |= {"rebellion": "wish", "rebel": region}
                    case actions.ChangeMarker(region, marker):
                        prizes |= {"marker": "wish", "marker_region": region, "marker_wish": marker}
    return actions.StandingOrders(
        serpent="when",
        guarded=tuple(guarded),
        cancel=tuple(cancelled),
        retreat="active",
        bids="by-tile",
        bid_point=bids.get("victory-point"),
        bid_rebellion=bids.get("rebellion"),
        bid_marker=bids.get("marker-change"),
        move_in="always",
        **prizes,
    )


def _reaction(search: Search, state: State) -> actions.Action:
    (decision,) = GAME.waiting_on(state)
    worths = search.reaction(state, GAME.view(state, decision.seat), decision).worths
    return max(worths, key=worths.__getitem__)


def _cases(began: State, seat: Seat, at_stake: Sequence[actions.Tile]) -> Iterator[State]:
    """List what the seat may have to answer: auctions, their prizes, and what its Serpent could cancel."""
    board, other = began.board, opponent(seat)
    if not board.hourglass:
        return
    for tile in LIGHTNING:
        # A tile that is not displayed yet can be taken in a cycle that begins while nobody looks.
        shown = board if tile in board.display else msgspec.structs.replace(board, display=(*board.display, tile))
        taken = moves.take_lightning(shown, tile)
        first, second = (player.reserve.of(board.active) for player in board.players)
        auction = Auction(tile=tile, taker=other, most=(first, second))
        if auction.most[seat]:
            bids = (None if first else 0, None if second else 0)
            yield msgspec.structs.replace(began, phase="auction", board=taken, auction=auction, bids=bids)
        if tile in at_stake and tile != "victory-point":
            won = msgspec.structs.replace(auction, winner=seat)
            yield msgspec.structs.replace(began, phase="effect", board=taken, auction=won)
        if shown is board and may_be_cancelled(began.options, taken, other, None):
            yield msgspec.structs.replace(began, phase="serpent", board=taken, announced=Announced(tile=tile, use=None))
    for place, region in enumerate(board.regions):
        if region.owner != seat:
            continue
        attack, defence = strength(board, place)
        within = {*board.players[other].tiles, *board.display}
        means = next((tile for tile in (influence(region.marker), "merlin") if tile in within), None)
        if means is None or attack + REACH <= defence:
            continue
        held = moves.with_player(board, other, tiles=(*board.players[other].tiles, means))
        use = actions.Overthrow(means, region.id)
        after = moves.begin_use(held, other, means)
        if may_be_cancelled(began.options, after, other, use):
            yield msgspec.structs.replace(began, phase="serpent", board=after, announced=Announced(tile=means, use=use))
