"""What a board of Macht & Ohnmacht is worth to a seat."""

from collections.abc import Container, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Final

import msgspec

from bot.games.contract import Seat
from bot.games.macht_ohnmacht.board.actions import Marker, Tile
from bot.games.macht_ohnmacht.board.data import MAP, RULES
from bot.games.macht_ohnmacht.board.island import active_regions, bonus, influence
from bot.games.macht_ohnmacht.board.state import MARKERS, Board, State

ADJACENT: Final = MAP.adjacent
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


NEAR: Final = 4
"""A region counts as less and less safe from this many steps short of danger on."""
FAR_FROM_GOAL: Final = 7
"""Totals at the end of a cycle count more the further they are above this."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What is how much worth, in victory points; those of level 2 were found by trying.

    `lead`: more active regions than the opponent, as far as that is sure to last until the cycle ends. `active` and
    `active_next`: a region that is active in this cycle or would be in the next one. `near_goal`: the square of what a
    total at the end of a cycle has above `FAR_FROM_GOAL`. `goal_reached`: a total that wins, as far as it is sure to
    last. `action`: one that the seat on turn has left.
    `in_danger` and the three after it: a region that is too weak against an attack in this cycle or the next one,
    without and with a tile in the opponent's hand for it; by `lost_piece` each piece in it adds to that. `margin`: each
    step by which a region comes nearer to danger. `later`: how much less sure each cube that is left makes what lies on
    the board.
    """

    point: float = 1.0
    lead: float = 1.0
    active: float = 0.35
    active_next: float = 0.45
    near_goal: float = 0.06
    goal_reached: float = 3.0
    on_board: float = 0.10
    in_reserve: float = 0.08
    action: float = 0.25
    in_danger: float = 0.12
    in_danger_by_hand: float = 0.35
    in_danger_next: float = 0.10
    in_danger_next_by_hand: float = 0.22
    lost_piece: float = 0.25
    margin: float = 0.02
    later: float = 0.35
    influence: float = 0.30
    bonus: float = 0.15
    movement: float = 0.35
    sea: float = 0.30
    merlin: float = 0.50
    serpent: float = 0.45


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """Weights as `scripts/fit_macht_ohnmacht.py` has found them, and for which version of the rules and their data."""

    version: int
    data_version: str
    weights: Weights


class Judge:
    """Tells what tables are worth by some weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.tiles: Mapping[Tile, float] = {
            **{influence(marker): weights.influence for marker in MARKERS},
            **{bonus(marker): weights.bonus for marker in MARKERS},
            "movement": weights.movement,
            "sea": weights.sea,
            "merlin": weights.merlin,
            "serpent": weights.serpent,
        }
        self.danger = cache(partial(_danger, weights))

    def worth(self, state: State, seat: Seat) -> float:
        """Tell what a table is worth to a seat, in victory points more or less."""
        if state.outcome is not None:
            return won(state, seat)
        balance = self.balance(state.board)
        return balance if seat == 0 else -balance

    def balance(self, board: Board) -> float:
        """Give what a board is worth to seat 0."""
        weights, tiles, danger_of = self.weights, self.tiles, self.danger
        sword = board.cycle % 2 == 0
        regions, (first, second) = board.regions, board.players
        near = [0] * len(regions)
        alike = dict.fromkeys(MARKERS, 0)
        held: list[tuple[int, Seat, Marker, int, int]] = []
        now, following, on_board = [0, 0], [0, 0], [0, 0]
        for place, region in enumerate(regions):
            owner = region.owner
            if owner is None:
                continue
            pieces, marker = region.pieces, region.marker
            knights, mages = pieces.knights, pieces.mages
            held.append((place, owner, marker, knights, mages))
            on_board[owner] += knights + mages
            if knights != mages:
                (now if (knights > mages) == sword else following)[owner] += 1
            if mages:
                alike[marker] += -mages if owner else mages
            if knights:
                lent = -knights if owner else knights
                for neighbour in ADJACENT[place]:
                    near[neighbour] += lent
        # What seat 0 may lose by overthrows, less what the other one may lose
        balance = 0.0
        in_reach = _reach(first.tiles), _reach(second.tiles)
        bonuses = (first.bonuses, second.bonuses) if first.bonuses or second.bonuses else None
        for place, owner, marker, knights, mages in held:
            total = knights + mages
            if owner:
                attack, attack_next = near[place] - total, alike[marker] - knights
            else:
                attack, attack_next = -near[place] - total, -alike[marker] - knights
            if not sword:
                attack, attack_next = attack_next, attack
            if bonuses is not None:
                attack += bonuses[1 - owner].count(marker) - bonuses[owner].count(marker)
            if attack > -NEAR or attack_next > -NEAR:
                danger = danger_of(attack, attack_next, total, marker in in_reach[1 - owner])
                balance += danger if owner else -danger
        sure = 1 / (1 + weights.later * (board.hourglass - 1)) if board.hourglass > 1 else 1.0
        for seat, player in enumerate(board.players):
            gain = now[seat] >= now[1 - seat]
            total = player.points + now[seat] + gain
            total_next = player.points + gain + following[seat] + 0.5
            reserve = player.reserve
            mine = (
                weights.point * player.points
                + weights.active * now[seat]
                + weights.active_next * following[seat]
                + weights.on_board * on_board[seat]
                + weights.in_reserve * (reserve.knights + reserve.mages)
            )
            if total > FAR_FROM_GOAL:
                mine += weights.near_goal * (total - FAR_FROM_GOAL) ** 2
                if total >= RULES.goal:
                    mine += weights.goal_reached * sure
            if total_next > FAR_FROM_GOAL:
                mine += weights.near_goal * (total_next - FAR_FROM_GOAL) ** 2
            for tile in player.tiles:
                mine += tiles[tile]
            balance += mine if seat == 0 else -mine
        lead = now[0] - now[1]
        if lead:
            certain = sure if abs(lead) > 1 else 0.6 * sure
            balance += weights.lead * (certain if lead > 0 else -certain)
        tempo = weights.action * (board.actions - board.acted)
        return balance + (tempo if board.on_turn == 0 else -tempo)


def _danger(weights: Weights, attack: int, attack_next: int, pieces: int, by_hand: bool) -> float:
    """Tell how bad attacks on a region with so many pieces are, by how much stronger they are than its defence.

    `by_hand`: the opponent has a tile in hand to overthrow it.
    """
    size = 1 + weights.lost_piece * pieces
    danger = 0.0
    if attack > 0:
        danger += size * (weights.in_danger_by_hand if by_hand else weights.in_danger)
    if attack_next > 0:
        danger += size * (weights.in_danger_next_by_hand if by_hand else weights.in_danger_next)
    if attack > -NEAR:
        danger += weights.margin * (attack + NEAR)
    if attack_next > -NEAR:
        danger += weights.margin * (attack_next + NEAR)
    return danger


@lru_cache(4096)
def _reach(tiles: tuple[Tile, ...]) -> Container[Marker]:
    """List the markers of the regions that tiles could overthrow."""
    if "merlin" in tiles:
        return MARKERS
    return [marker for tile in tiles if (marker := _OVERTHROWN.get(tile))]


_OVERTHROWN: Final[dict[Tile, Marker]] = {influence(marker): marker for marker in MARKERS}
_FITTED: Final = files("bot.players.macht_ohnmacht").joinpath("weights.json").read_bytes()
FITTED: Final = msgspec.json.decode(_FITTED, type=Fitted)
"""The weights of level 3."""
