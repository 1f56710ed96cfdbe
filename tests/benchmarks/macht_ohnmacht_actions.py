"""Every legal action of a turn in a crowded late position of Macht & Ohnmacht, beside a middle game of chess."""

from __future__ import annotations

import chess
import msgspec

from bot.games.chance import Chance, derived_seed
from bot.games.contract import Nothing
from bot.games.macht_ohnmacht.answers import turn_actions
from bot.games.macht_ohnmacht.board.actions import Tile
from bot.games.macht_ohnmacht.board.state import Board, Options, Pieces
from bot.games.macht_ohnmacht.board.views import View
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from tests.benchmarks.figures import beside, timed

TIMES = 400
AIM_MS = 2.0
GROUP = Pieces(2, 2)
RESERVE = Pieces(2, 2)
HAND: tuple[Tile, ...] = (
    "influence-castle",
    "influence-armour",
    "influence-tent",
    "influence-key",
    "bonus-castle",
    "movement",
    "sea",
    "merlin",
    "serpent",
)
MIDDLE_GAME = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8"


def main() -> None:
    """Print how long all actions take to list; nothing is kept from one time to the next but the map itself."""
    view = crowded()
    position = chess.Board(MIDDLE_GAME)
    count = len(list(turn_actions(view)))
    ours = timed(lambda: list(turn_actions(view)), TIMES)
    theirs = timed(lambda: list(position.legal_moves), TIMES)
    beside(
        f"macht_ohnmacht: all {count} actions of a turn",
        ours,
        f"{position.legal_moves.count()} legal moves of chess",
        theirs,
        f"{AIM_MS:g} ms",
    )


def crowded() -> View:
    """Fill the island: fourteen regions with four pieces each, and a hand of every kind of tile."""
    game = MachtOhnmacht()
    state = game.start((Nothing(), Nothing()), Options(), Chance(derived_seed("crowded"), 0)).state
    return game.view(msgspec.structs.replace(state, board=_filled(state.board)), state.board.on_turn)


def _filled(board: Board) -> Board:
    regions = tuple(
        msgspec.structs.replace(region, owner=place % 2, pieces=GROUP) if place < len(board.regions) - 1 else region
        for place, region in enumerate(board.regions)
    )
    first, second = (
        msgspec.structs.replace(player, reserve=RESERVE, stock=Pieces(), tiles=HAND) for player in board.players
    )
    return msgspec.structs.replace(board, cycle=8, regions=regions, players=(first, second), actions=2, hourglass=8)


if __name__ == "__main__":
    main()
