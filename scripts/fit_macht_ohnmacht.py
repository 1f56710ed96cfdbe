"""Fits the weights by which level 3 judges tables of Macht & Ohnmacht, and writes them into its package.

python -m scripts.fit_macht_ohnmacht

Level 2 plays itself, with little thought and a random answer now and then. Of every board at the beginning of a turn it
is known who has won in the end: a logistic regression finds the weights by which that could have been told best. It
starts from those of level 2, and leaves them as far as the matches give reason to. It takes about five minutes.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.games.macht_ohnmacht.board.state import Board, Options
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.selfplay import random_setup
from bot.players import macht_ohnmacht
from bot.players.budget import Budget
from bot.players.choosing import choose
from bot.players.macht_ohnmacht.value import Fitted, Judge, Weights
from bot.players.quick_chance import QuickChance

GAME: Final = MachtOhnmacht()
MATCHES: Final = (*range(10_000, 10_191), *range(20_000, 20_189))
"""The matches that are played, by the numbers in their seeds."""
BUDGET: Final = Budget(simulations=150)
RANDOM: Final = 0.03
"""How often an answer is drawn at random."""
KEPT: Final = ("lost_piece", "later")
"""Weights that stay as they are: a table's worth is not linear in them."""
COUNTED: Final = 0.15
"""How much a board counts, as those of one match are alike."""
HOLD: Final = 8.0
"""How firmly a weight is held where it began."""
ROUNDS: Final = 6

Row = tuple[list[float], float]
"""What a board has of each weight, seat 0 less seat 1, and how the match ended: 1 if seat 0 won, 0 if it lost."""


def main() -> None:
    """Play, fit, and write the weights into the package."""
    start = Weights()
    names = [name for name in Weights.__struct_fields__ if name not in KEPT]
    nothing = msgspec.structs.replace(start, **dict.fromkeys(names, 0.0))
    shares = [Judge(msgspec.structs.replace(nothing, **{name: 1.0})).balance for name in names]
    rows = [row for number in MATCHES for row in played(number, shares)]
    found = fitted(rows, [getattr(start, name) for name in names])
    weights = {name: round(weight, 4) for name, weight in zip(names, found, strict=True)}
    fit = Fitted(
        version=GAME.version, data_version=GAME.data_version, weights=msgspec.structs.replace(start, **weights)
    )
    path = Path(macht_ohnmacht.__file__).with_name("weights.json")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fit), indent=2) + b"\n")


def played(number: int, shares: Sequence[Callable[[Board], float]]) -> Iterator[Row]:
    """Play a match, and describe each board with which a turn began."""
    seed = f"gen.{number}"
    state = random_setup(GAME, 2, Options(), seed).start().state
    random, boards, actions = Random(seed), [state.board], 0
    while state.outcome is None:
        decision = next(asked for asked in GAME.waiting_on(state) if not asked.answered)
        view, chance = GAME.view(state, decision.seat), QuickChance(f"{seed}.{actions}")
        if random.random() < RANDOM:
            action = GAME.sample(view, decision, chance)
        else:
            action = choose(GAME, view, decision, "level2", chance, BUDGET)
        state = GAME.advance(state, decision, action, chance)
        actions += 1
        turns = ((board.cycle, board.turn) for board in (state.board, boards[-1]))
        if state.phase == "turn" and len(set(turns)) == 2:
            boards.append(state.board)
    winners = state.outcome.winners
    won = float(winners[0] == 0) if len(winners) == 1 else 0.5
    return (([share(board) for share in shares], won) for board in boards)


def fitted(rows: Sequence[Row], start: Sequence[float]) -> list[float]:
    """Find the weights, in the scale of those to start from, by Newton's method."""
    along = [([_sum(start, values)], won) for values, won in rows]
    (scale,) = _newton(along, [0.3], [0.0])
    began = [scale * weight for weight in start]
    found = _newton(rows, began, [HOLD / weight**2 for weight in began])
    return [weight / scale for weight in found]


def _newton(rows: Sequence[Row], start: Sequence[float], hold: Sequence[float]) -> list[float]:
    """Find the weights with the highest likelihood, less what it costs to leave those to start from."""
    weights = list(start)
    for _ in range(ROUNDS):
        slope = [pull * (began - weight) for pull, began, weight in zip(hold, start, weights, strict=True)]
        bend = [[hold[i] * (i == j) for j in range(len(start))] for i in range(len(start))]
        for values, won in rows:
            sure = 1 / (1 + exp(-_sum(weights, values)))
            there = [(i, value) for i, value in enumerate(values) if value]
            for i, value in there:
                slope[i] += COUNTED * (won - sure) * value
                for j, other in there:
                    bend[i][j] += COUNTED * sure * (1 - sure) * value * other
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(lines):
        for line in lines[i + 1 :]:
            share = line[i] / pivot[i]
            line[i:] = [value - share * other for value, other in zip(line[i:], pivot[i:], strict=True)]
    found: list[float] = []
    for i in reversed(range(len(lines))):
        *line, value = lines[i][i:]
        found.insert(0, (value - _sum(line[1:], found)) / line[0])
    return found


def _sum(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


if __name__ == "__main__":
    main()
