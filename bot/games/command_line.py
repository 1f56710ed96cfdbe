"""The rules without Discord: random play, replays, positions.

sealed-orders selfplay verraeter --players 4 --matches 100 --seed 7
sealed-orders replay RECORD.json
sealed-orders position verraeter --seed 7 --after 40 --seat 1
"""

import argparse
import secrets
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.games.codec import to_json
from bot.games.contract import AnyGame, GameError, read_options
from bot.games.plain_text import described, played
from bot.games.record import Logged, check_proofs, closed_seats, read_record, replay, write_record
from bot.games.registry import find_game, house_games
from bot.games.selfplay import Endless, random_play, random_setup


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What self-play found. `mean_score` is None in a game without scores; `broken` names what must not happen."""

    game: str
    seed: str
    matches: int
    actions: int
    seconds: float
    actions_per_second: int
    outcomes: dict[str, int]
    mean_score: float | None
    broken: tuple[str, ...]


def carry_out(asked: argparse.Namespace) -> int:
    """Carry out what a verb `does`. Exit codes: 0 well, 1 a rule was broken, 2 a wrong call or file."""
    try:
        return int(asked.does(asked))
    except GameError as error:
        reason = "; ".join(f"{problem.key} {dict(problem.values)}" for problem in error.problems)
    except (OSError, ValueError, msgspec.DecodeError) as error:
        reason = str(error)
    print(f"sealed-orders {asked.verb}: {reason}", file=sys.stderr)
    return 2


def _selfplay(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    options = options_of(game, asked)
    players = _players(game, asked.players)
    outcomes: Counter[str] = Counter()
    scores: list[int] = []
    broken: list[str] = []
    actions = 0
    begun = time.perf_counter()
    for number in range(asked.matches):
        seed = f"{asked.seed}.{number}"
        setup = random_setup(game, players[number % len(players)], options, seed)
        log: list[Logged] = []
        state = setup.start().state
        broken += (f"seed {seed}, start: {fault}" for fault in game.violations(state))
        try:
            for line, step in random_play(setup, state):
                state = step.state
                log.append(line)
                broken += (f"seed {seed}, action {line.number}: {fault}" for fault in game.violations(state))
        except Endless as endless:
            broken.append(f"seed {seed}: {endless}")
        actions += len(log)
        if outcome := game.outcome(state):
            outcomes[outcome.reason] += 1
            scores += outcome.scores or ()
        if asked.save:
            asked.save.mkdir(parents=True, exist_ok=True)
            (asked.save / f"{game.key}-{seed}.json").write_bytes(write_record(setup.record(log)))
    seconds = time.perf_counter() - begun
    report = Report(
        game=game.key,
        seed=asked.seed,
        matches=asked.matches,
        actions=actions,
        seconds=round(seconds, 3),
        actions_per_second=round(actions / seconds),
        outcomes=dict(sorted(outcomes.items())),
        mean_score=round(sum(scores) / len(scores), 2) if scores else None,
        broken=tuple(broken),
    )
    _print(asked, "selfplay", report)
    return 1 if broken else 0


def _replay(asked: argparse.Namespace) -> int:
    record = read_record(asked.record.read_bytes())
    game = find_game(record.game)
    if closed := closed_seats(record):
        check_proofs(record)
        seats = " and ".join(str(seat + 1) for seat in closed)
        print("What this record opens agrees with its proofs.")
        print(f"What seat {seats} brought is closed, so it cannot be played again.")
        return 0
    if asked.moves:
        for line in played(game, record):
            print(line)
        return 0
    *_, last = replay(game, record)
    broken = game.violations(last.state)
    _print(asked, "state", last.state)
    for fault in broken:
        print(f"broken: {fault}", file=sys.stderr)
    return 1 if broken else 0


def _position(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    players = _players(game, asked.players)[-1]
    if asked.seat is not None and asked.seat not in range(players):
        raise ValueError(f"the seats are numbered from 0 to {players - 1}")
    setup = random_setup(game, players, options_of(game, asked), asked.seed)
    state = setup.start().state
    for _, step in islice(random_play(setup, state), asked.after):
        state = step.state
    _print(asked, "view", game.view(state, asked.seat))
    return 0


def _players(game: AnyGame, wanted: int | None) -> Sequence[int]:
    if wanted is None:
        return game.seats
    if wanted not in game.seats:
        raise ValueError(f"{game.key} has {game.seats[0]} to {game.seats[-1]} players")
    return (wanted,)


def options_of(game: AnyGame, asked: argparse.Namespace) -> Any:
    """Read the settings of the table. Raises GameError."""
    pairs = (setting.partition("=") for setting in asked.option)
    return read_options(game.types.options, {name: value for name, _, value in pairs})


def _print(asked: argparse.Namespace, name: str, value: Any) -> None:
    for line in [to_json(value).decode()] if asked.json else described(name, value):
        print(line)


def add_commands(commands: Any) -> None:
    """Add the verbs that play by the rules alone."""
    selfplay = commands.add_parser("selfplay")
    _add_table(selfplay)
    selfplay.add_argument("--matches", type=count, default=1, help="how many matches (1)")
    selfplay.add_argument("--save", type=Path, metavar="FOLDER", help="write a record of each match there")
    selfplay.set_defaults(run=carry_out, does=_selfplay)

    replay_command = commands.add_parser("replay")
    replay_command.add_argument("record", type=Path, metavar="RECORD.json")
    output = replay_command.add_mutually_exclusive_group()
    output.add_argument("--moves", action="store_true", help="tell every move and all that was told to whom")
    output.add_argument("--json", action="store_true", help="print JSON")
    replay_command.set_defaults(run=carry_out, does=_replay)

    position = commands.add_parser("position")
    _add_table(position)
    position.add_argument("--after", type=int, default=0, metavar="ACTIONS", help="how many actions to play (0)")
    position.add_argument("--seat", type=int, help="whose view (the public's)")
    position.set_defaults(run=carry_out, does=_position)


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(house_games().keys())}")
    command.add_argument("--players", type=int, help="how many players (self-play: all numbers in turn; else the most)")
    command.add_argument("--seed", default=secrets.token_hex(4), help="a number or a word; the same one, the same play")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table, as often as wanted"
    )
    command.add_argument("--json", action="store_true", help="print JSON")


def count(text: str) -> int:
    """Read how many of something there shall be."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number
