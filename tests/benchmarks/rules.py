"""Random actions per second of processor time of every game, beside random plies of python-chess (for scale).

Once as they are played, with all checks and a chance that replays, and once on the floor that computer players search
on: view, sample and advance.
"""

import random
import time

import chess

from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.players.quick_chance import QuickChance
from tests.benchmarks.figures import rates

SECONDS = 2.0


def main() -> None:
    """Print both rates of each game; the invariants are checked elsewhere."""
    plies = _plies_per_second()
    games = house_games()
    for key in games.keys():  # noqa: SIM118  # a registry is no mapping
        rates(f"{key}: random actions", _actions_per_second(key), "random plies of python-chess", plies)
        floor = f"{key}: random actions, search floor"
        rates(floor, _searched_actions_per_second(key), "random plies of python-chess", plies)


def _actions_per_second(key: str) -> float:
    game = house_games()[key]
    options = game.types.options()
    actions, number, begun = 0, 0, time.process_time()
    while (passed := time.process_time() - begun) < SECONDS:
        setup = random_setup(game, max(game.seats), options, f"bench.{number}")
        actions += sum(1 for _ in random_play(setup, setup.start().state))
        number += 1
    return actions / passed


def _searched_actions_per_second(key: str) -> float:
    game = house_games()[key]
    options = game.types.options()
    chance = QuickChance(7)
    actions, number, passed = 0, 0, 0.0
    while passed < SECONDS:
        state = random_setup(game, max(game.seats), options, f"bench.{number}").start().state
        begun = time.process_time()
        while asked := [decision for decision in game.waiting_on(state) if not decision.answered]:
            decision = chance.pick(asked)
            action = game.sample(game.view(state, decision.seat), decision, chance)
            state = game.advance(state, decision, action, chance)
            actions += 1
        passed += time.process_time() - begun
        number += 1
    return actions / passed


def _plies_per_second() -> float:
    chance = random.Random(7)
    plies, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < SECONDS:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number < 100:
            board.push(chance.choice(list(board.legal_moves)))
            plies += 1
    return plies / passed
