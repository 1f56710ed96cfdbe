"""Fit the third level of Verräter's computer player anew, after a change of the rules or of the second level.

    python -m scripts.fit_verraeter          # habits and value, to weights.json
    python -m scripts.fit_verraeter value    # the value alone

The habits are fitted to what players of level 2 choose among themselves; the value to many more matches, of players who
choose by these habits. All follows from the seeds. The habits that are there date from when level 2 gave the best of
200 simulations, always, and a beginner counted every card of the last round as lost to posts.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

import msgspec

import bot.players.verraeter
from bot.games.contract import Decision
from bot.games.selfplay import random_setup
from bot.games.verraeter.actions import Action, ChoosePlace, PlayCards, TakeRole
from bot.games.verraeter.cards import offered_to
from bot.games.verraeter.rules import Verraeter
from bot.games.verraeter.state import ROLES, Options, Role, State
from bot.players.choosing import choose
from bot.players.quick_chance import QuickChance
from bot.players.verraeter.beginner import best, plays_from
from bot.players.verraeter.habits import Habits, Stakes, play_features, role_features
from bot.players.verraeter.outlooks import FITTED, Weights, WeightsFile, usual_answers
from bot.players.verraeter.value import STANDING_FEATURES, rounds_expected, standing_features

GAME: Final = Verraeter()
WEIGHTS: Final = Path(bot.players.verraeter.__file__).with_name("weights.json")

MATCHES_AMONG_EQUALS: Final = {4: (("dev1", 67), ("dev2", 33)), 3: (("dev1", 55),)}
"""How many matches are played by how many players, with the seeds of some."""
MATCHES_BY_HABIT: Final = 3000
EPOCHS: Final = 8
BATCH: Final = 16
DECAY: Final = 1e-4

Described: TypeAlias = Sequence[float]


class Match(NamedTuple):
    """What was done in which states, and the final scores by seat."""

    moves: tuple[tuple[State, Action], ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Choice(NamedTuple):
    """A choice among what is described; `blocks` tell for each which weights apply."""

    blocks: Sequence[int]
    described: Sequence[Described]
    chosen: int


# Matches


def matches_among_equals(players: int, count: int, seed: str) -> Iterator[Match]:
    """Play matches among players of level 2."""
    for number in range(count):
        name = f"{seed}.{number}"

        def answer(state: State, decision: Decision, asked: int, name: str = name) -> Action:
            action: Action = choose(
                GAME, GAME.view(state, decision.seat), decision, "level2", QuickChance(f"{name}.{asked}")
            )
            return action

        yield _played(players, name, QuickChance(name + "x"), answer)


def matches_by_habit(players: int, count: int, habits: Habits) -> Iterator[Match]:
    """Play matches by habits; for more variety a fourth of the places is drawn."""
    for number in range(count):
        chance = QuickChance(f"habits.{number}")

        def answer(state: State, decision: Decision, asked: int, chance: QuickChance = chance) -> Action:
            if decision.kind in ("role", "cards"):
                answers, weights = usual_answers(state, habits, Stakes(state))
                return chance.weighted(answers, weights)
            view = GAME.view(state, decision.seat)
            if decision.kind == "place" and not chance.below(4):
                return ChoosePlace(chance.pick(view.legal_borders))
            return best(view, decision)

        yield _played(players, f"habits.{number}", chance, answer)


def _played(players: int, name: str, chance: QuickChance, answer: Callable[[State, Decision, int], Action]) -> Match:
    state = random_setup(GAME, players, Options(), name).start().state
    moves: list[tuple[State, Action]] = []
    while state.outcome is None:
        (decision,) = GAME.waiting_on(state)
        action = answer(state, decision, len(moves))
        moves.append((state, action))
        state = GAME.advance(state, decision, action, chance)
    return Match(tuple(moves), state.outcome.winners, state.outcome.scores or ())


# Habits


def role_choices(matches: Iterable[Match]) -> Iterator[Choice]:
    """Describe what action cards were taken."""
    for state, action in _moves(matches):
        if isinstance(action, TakeRole):
            seat = state.turn
            hand = [card.value for card in state.players[seat].hand]
            features = role_features(Stakes(state), seat, hand, [len(player.hand) for player in state.players])
            offered = offered_to(state, seat)
            yield Choice(
                [ROLES.index(role) for role in offered],
                [features[role] for role in offered],
                offered.index(action.role),
            )


def play_choices(matches: Iterable[Match]) -> Iterator[Choice]:
    """Describe what supply cards were played."""
    for state, action in _moves(matches):
        if isinstance(action, PlayCards):
            seat, players = state.turn, state.players
            hand = tuple(card.value for card in players[seat].hand)
            role = players[seat].role
            assert role is not None
            plays = plays_from(hand, state.options.min_cards, len(hand))
            described = play_features(
                Stakes(state),
                seat,
                role,
                [(strength, len(play.cards)) for play, strength in plays],
                [len(player.hand) for player in players],
                [None if player.played is None else sum(player.played) for player in players],
            )
            yield Choice([0] * len(plays), described, [play for play, _ in plays].index(action))


def _moves(matches: Iterable[Match]) -> Iterator[tuple[State, Action]]:
    for match in matches:
        yield from match.moves


def fitted_logits(choices: Iterable[Choice], blocks: int) -> list[list[float]]:
    """Fit the weights of a multinomial logit by stochastic gradients (Adagrad)."""
    choices = list(choices)
    size = len(choices[0].described[0])
    weights = [[0.0] * size for _ in range(blocks)]
    squares = [[0.01] * size for _ in range(blocks)]
    rate = 0.15
    order = Random(1)
    for _ in range(EPOCHS):
        order.shuffle(choices)
        for start in range(0, len(choices), BATCH):
            for block, slope in _slopes(choices[start : start + BATCH], weights).items():
                for place, each in enumerate(slope):
                    step = each / BATCH + DECAY * weights[block][place]
                    squares[block][place] += step * step
                    weights[block][place] -= rate * step / sqrt(squares[block][place])
        rate *= 0.8
    likelihood = fmean(log(_chances(choice, weights)[choice.chosen]) for choice in choices)
    print(f"{len(choices)} choices, log likelihood {likelihood:.3f}")
    return weights


def _chances(choice: Choice, weights: Sequence[Sequence[float]]) -> list[float]:
    logits = [sum(map(mul, weights[block], each)) for block, each in zip(choice.blocks, choice.described, strict=True)]
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    total = sum(odds)
    return [each / total for each in odds]


def _slopes(choices: Sequence[Choice], weights: Sequence[Sequence[float]]) -> dict[int, list[float]]:
    slopes: dict[int, list[float]] = {}
    for choice in choices:
        chances = _chances(choice, weights)
        for number, (block, each) in enumerate(zip(choice.blocks, choice.described, strict=True)):
            error = chances[number] - (number == choice.chosen)
            slope = slopes.setdefault(block, [0.0] * len(each))
            for place, feature in enumerate(each):
                slope[place] += error * feature
    return slopes


# The value


def fitted_value(matches: Iterable[Match]) -> tuple[list[float], list[float], float]:
    """Fit by what it can best be told who wins, see `FittedValue`: now, later, and the spread."""
    ((score, *weights),) = fitted_logits(winners(matches), 1)
    scaled = [weight / score for weight in weights]
    return scaled[:STANDING_FEATURES], scaled[STANDING_FEATURES:], 1 / score


def winners(matches: Iterable[Match]) -> Iterator[Choice]:
    """Describe the seats whenever a round begins, and choose those that win."""
    for match in matches:
        for state in (state for state, _ in match.moves if state.phase == "place"):
            rounds = rounds_expected(state)
            described = [
                [each / sqrt(rounds) for each in (player.score, *standing, *(rounds * each for each in standing))]
                for player, standing in zip(state.players, standing_features(state), strict=True)
            ]
            for winner in match.winners:
                yield Choice([0] * len(described), described, winner)


def fitted(matches: Sequence[Match]) -> Weights:
    """Fit all to matches of level 2 with the same number of players."""
    blocks = fitted_logits(role_choices(matches), len(ROLES))
    roles: dict[Role, tuple[float, ...]] = {
        role: _rounded(weights) for role, weights in zip(ROLES, blocks, strict=True)
    }
    plays = _rounded(fitted_logits(play_choices(matches), 1)[0])
    return valued(len(matches[0].scores), roles, plays)


def valued(players: int, roles: Mapping[Role, tuple[float, ...]], plays: tuple[float, ...]) -> Weights:
    """Fit a value to matches of so many players by habits."""
    now, later, spread = fitted_value(matches_by_habit(players, MATCHES_BY_HABIT, Habits(roles, plays)))
    return Weights(roles, plays, _rounded(now), _rounded(later), round(spread, 4))


def _rounded(weights: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(weight, 4) for weight in weights)


def main() -> None:
    """Play, fit, and write the weights into the package."""
    if sys.argv[1:] == ["value"]:
        weights = {players: valued(players, known.roles, known.plays) for players, known in FITTED.players.items()}
    else:
        weights = {
            players: fitted([one for seed, count in played for one in matches_among_equals(players, count, seed)])
            for players, played in MATCHES_AMONG_EQUALS.items()
        }
    file = WeightsFile(rules=GAME.version, cards=GAME.data_version, players=weights)
    WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n")


if __name__ == "__main__":
    main()
