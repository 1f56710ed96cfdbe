"""What a board of Macht & Ohnmacht is worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.actions import Marker, Tile
from bot.games.macht_ohnmacht.data import MAP, RULES
from bot.games.macht_ohnmacht.island import active_regions, bonus, influence
from bot.games.macht_ohnmacht.state import MARKERS, Board, Player, State

WON: Final = 1000.0


def plain_worth(state: State, seat: Seat) -> float:
    """Tell what a beginner thinks of a table.

    Each victory point and each active region counts 1, each region that would be active in the next cycle a half, each
    tile a quarter, each piece on the board a tenth and each in reserve a twentieth; what the opponent has counts
    against it.
    """
    if state.outcome is not None:
        return won(state, seat)
    board = state.board
    worth = 0.0
    for player, sign in ((seat, 1), (1 - seat, -1)):
        held = board.players[player]
        on_board = 2 * RULES.pieces_per_kind - held.stock.total - held.reserve.total
        worth += sign * (
            held.points
            + len(active_regions(board.regions, player, board.active))
            + len(active_regions(board.regions, player, board.passive)) / 2
            + len(held.tiles) / 4
            + on_board / 10
            + held.reserve.total / 20
        )
    return worth


def won(state: State, seat: Seat) -> float:
    """Give what the end of a match is worth: it is won, lost or shared."""
    assert state.outcome is not None
    winners = state.outcome.winners
    return 0.0 if len(winners) != 1 else WON if winners[0] == seat else -WON


# What is how much worth, in victory points; all found by trying, and worth changing only where a match-up shows it

LEAD: Final = 1.0
"""More active regions than the opponent, as far as that is sure to last until the cycle ends."""
ACTIVE: Final = 0.35
ACTIVE_NEXT: Final = 0.45
NEAR_GOAL: Final = 0.06
FAR_FROM_GOAL: Final = 7
"""The square of what a total at the end of a cycle has above this counts `NEAR_GOAL`."""
GOAL_REACHED: Final = 3.0
ON_BOARD: Final = 0.10
IN_RESERVE: Final = 0.08
ACTION: Final = 0.25
"""An action that the seat on turn has left."""
IN_DANGER: Final = 0.12
IN_DANGER_BY_HAND: Final = 0.35
"""A region that is too weak against an attack in this cycle, and for which the opponent has a tile in hand."""
IN_DANGER_NEXT: Final = 0.10
IN_DANGER_NEXT_BY_HAND: Final = 0.22
LOST_PIECE: Final = 0.25
"""By how much a region in danger counts more for each piece in it."""
MARGIN: Final = 0.02
MOST_MARGIN: Final = 4
"""Each step by which a region comes nearer to danger counts `MARGIN`, from this many on."""
LATER: Final = 0.35
"""How much less sure each cube that is left makes what lies on the board."""
TILE_WORTH: Final[dict[Tile, float]] = {
    **{influence(marker): 0.30 for marker in MARKERS},
    **{bonus(marker): 0.15 for marker in MARKERS},
    "movement": 0.35,
    "sea": 0.30,
    "merlin": 0.50,
    "serpent": 0.45,
}


def worth(state: State, seat: Seat) -> float:
    """Tell what a table is worth to a seat, in victory points more or less."""
    if state.outcome is not None:
        return won(state, seat)
    balance = _balance(state.board)
    return balance if seat == 0 else -balance


def _balance(board: Board) -> float:
    """Give what a board is worth to seat 0."""
    sword = board.cycle % 2 == 0
    near = [0] * len(board.regions)
    alike = dict.fromkeys(MARKERS, 0)
    held: list[tuple[int, Seat, Marker, int, int]] = []
    now, following, on_board = [0, 0], [0, 0], [0, 0]
    for place, region in enumerate(board.regions):
        owner = region.owner
        if owner is None:
            continue
        knights, mages, marker = region.pieces.knights, region.pieces.mages, region.marker
        held.append((place, owner, marker, knights, mages))
        on_board[owner] += knights + mages
        if knights != mages:
            (now if (knights > mages) == sword else following)[owner] += 1
        sign = 1 - 2 * owner
        alike[marker] += sign * mages
        if knights:
            for neighbour in MAP.adjacent[place]:
                near[neighbour] += sign * knights
    balance = -_danger(board, sword, held, near, alike)
    sure = 1 / (1 + LATER * (board.hourglass - 1)) if board.hourglass > 1 else 1.0
    for seat, player in enumerate(board.players):
        gain = now[seat] >= now[1 - seat]
        total = player.points + now[seat] + gain
        total_next = player.points + gain + following[seat] + 0.5
        mine = (
            player.points
            + ACTIVE * now[seat]
            + ACTIVE_NEXT * following[seat]
            + ON_BOARD * on_board[seat]
            + IN_RESERVE * player.reserve.total
        )
        if total > FAR_FROM_GOAL:
            mine += NEAR_GOAL * (total - FAR_FROM_GOAL) ** 2
            if total >= RULES.goal:
                mine += GOAL_REACHED * sure
        if total_next > FAR_FROM_GOAL:
            mine += NEAR_GOAL * (total_next - FAR_FROM_GOAL) ** 2
        for tile in player.tiles:
            mine += TILE_WORTH[tile]
        balance += mine if seat == 0 else -mine
    lead = now[0] - now[1]
    if lead:
        certain = sure if abs(lead) > 1 else 0.6 * sure
        balance += LEAD * (certain if lead > 0 else -certain)
    tempo = ACTION * (board.actions - board.acted)
    return balance + (tempo if board.on_turn == 0 else -tempo)


def _danger(
    board: Board,
    sword: bool,
    held: Sequence[tuple[int, Seat, Marker, int, int]],
    near: Sequence[int],
    alike: Mapping[Marker, int],
) -> float:
    """Give what seat 0 may lose by overthrows, less what the other one may lose.

    `near` has the knights of seat 0 around each place less those of the other one, `alike` the same of the mages by
    marker.
    """
    reach = [_reach(player) for player in board.players]
    first, second = (player.bonuses for player in board.players)
    balance = 0.0
    for place, owner, marker, knights, mages in held:
        sign = 1 - 2 * owner
        by_sword = -sign * near[place] - knights - mages
        by_magic = -sign * alike[marker] - knights
        attack, attack_next = (by_sword, by_magic) if sword else (by_magic, by_sword)
        if first or second:
            attack += sign * (second.count(marker) - first.count(marker))
        by_hand = marker in reach[1 - owner]
        size = 1 + LOST_PIECE * (knights + mages)
        danger = 0.0
        if attack > 0:
            danger += size * (IN_DANGER_BY_HAND if by_hand else IN_DANGER)
        if attack_next > 0:
            danger += size * (IN_DANGER_NEXT_BY_HAND if by_hand else IN_DANGER_NEXT)
        if attack > -MOST_MARGIN:
            danger += MARGIN * (attack + MOST_MARGIN)
        if attack_next > -MOST_MARGIN:
            danger += MARGIN * (attack_next + MOST_MARGIN)
        balance += sign * danger
    return balance


def _reach(player: Player) -> Sequence[Marker]:
    """List the markers of the regions that a player's tiles could overthrow."""
    if "merlin" in player.tiles:
        return MARKERS
    return [marker for tile in player.tiles if (marker := _OVERTHROWN.get(tile))]


_OVERTHROWN: Final[dict[Tile, Marker]] = {influence(marker): marker for marker in MARKERS}
