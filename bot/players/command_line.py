"""Computer players against each other, without Discord.

sealed-orders arena verraeter --a level2 --b greedy --matches 200 --seed 7
sealed-orders arena guardians --balance --a greedy --matches 200 --seed 7
sealed-orders exploit power --players 2 --level level2 --matches 20 --seed 7
sealed-orders calibrate verraeter --level level2 --matches 200 --seed 7
"""

import argparse
import secrets
import sys
from collections.abc import Callable
from typing import Any, get_args

from bot.games.codec import to_json
from bot.games.command_line import carry_out, count, options_of
from bot.games.contract import AnyGame
from bot.games.registry import find_game, house_games
from bot.players.arena import AHEAD, Broken, EntrySource, Fixture, Side, balance, compare
from bot.players.calibration import calibrate
from bot.players.choosing import level_named
from bot.players.computer_player import Level
from bot.players.exploit import exploit, openness
from bot.players.reading import Effort
from bot.players.telling import Found, rotation, told


def _run(asked: argparse.Namespace) -> int:
    try:
        return carry_out(asked)
    except Broken as broken:
        print(f"sealed-orders {asked.verb}: {broken}", file=sys.stderr)
        return 1


def _arena(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    if asked.balance and asked.b:
        raise ValueError("with --balance all seats are played by --a; leave --b out")
    a = _side(game, asked.a)
    fixture = _fixture(game, a, asked)
    if asked.balance:
        return _print(asked, balance(fixture, asked.matches, asked.balance == "all", asked.jobs, _progress(asked)))
    found = compare(fixture, a, _side(game, asked.b or "greedy"), asked.matches, asked.jobs, _progress(asked))
    if found.matches != asked.matches:
        print(f"{asked.matches} matches are rounded up to {found.matches}: {rotation(found)}", file=sys.stderr)
    return _print(asked, found)


def _exploit(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    fixture = _fixture(game, _side(game, asked.level), asked)
    effort = Effort(worlds=asked.worlds, thoughts=asked.thoughts, drawn=asked.drawn)
    if asked.positions is None:
        return _print(asked, exploit(fixture, effort, asked.matches, asked.jobs, _progress(asked)))
    return _print(asked, openness(fixture, effort, asked.matches, asked.positions, asked.jobs, _progress(asked)))


def _calibrate(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    fixture = _fixture(game, _side(game, asked.level), asked)
    return _print(asked, calibrate(fixture, asked.matches, asked.jobs, _progress(asked), reviewed=asked.reviewed))


def _print(asked: argparse.Namespace, found: Found) -> int:
    for line in [to_json(found).decode()] if asked.json else told(found):
        print(line)
    return 0


def _progress(asked: argparse.Namespace) -> Callable[[str], None]:
    def progress(line: str) -> None:
        if asked.progress:
            print(line, file=sys.stderr, flush=True)

    return progress


def _fixture(game: AnyGame, side: Side, asked: argparse.Namespace) -> Fixture:
    players = game.seats[-1] if asked.players is None else asked.players
    if players not in game.seats:
        raise ValueError(f"{game.key} has {game.seats[0]} to {game.seats[-1]} players")
    return Fixture(
        game=asked.game,
        options=options_of(game, asked),
        entries=asked.entries or ("starters" if game.entries and game.entries.starters else "sample"),
        sides=(side,) * players,
        seed=asked.seed,
    )


def _side(game: AnyGame, text: str) -> Side:
    """Read a level, with "+ahead" if it answers by orders, and ":500" if it shall have 500 simulations."""
    level, _, number = text.partition(":")
    name = level.removesuffix(AHEAD)
    found = level_named(game.key, name)
    if number and not (number.isdecimal() and name not in {"random", "level1", "greedy"}):
        raise ValueError(f"{text} is no level with a number of simulations")
    if level != name and (name in {"random", "level1", "greedy"} or game.orders_ahead is None):
        raise ValueError(f"{text} leaves no orders")
    return Side(found, int(number) if number else None, level != name)


def add_commands(commands: Any) -> None:
    """Add the verbs that measure computer players."""
    levels = ", ".join(get_args(Level))
    arena = _command(commands, "arena", _arena)
    arena.add_argument(
        "--a",
        default="level2",
        help=f"who sits in one seat ({levels}; level2:500 with 500 simulations; level2+ahead answers by orders)",
    )
    arena.add_argument("--b", help="who sits in all others (greedy)")
    arena.add_argument(
        "--balance",
        nargs="?",
        choices=("all", "seats"),
        const="all",
        help="let A play all seats: who wins by seat and entry, and with each other value of each setting (all)",
    )
    reading = _command(
        commands,
        "exploit",
        _exploit,
        matches=20,
        description="Measure what somebody gains who knows the code of a level, and answers best: a lower bound, since "
        "he tries few answers in few worlds, judges them by the level's own beliefs, and has never watched it play.",
    )
    reading.add_argument("--level", default="level2", help=f"who sits in all other seats ({levels}; level2:500)")
    reading.add_argument(
        "--positions",
        type=count,
        help="instead of matches, look at so many sealed decisions of each match, and tell what the best answer gains",
    )
    reading.add_argument("--worlds", type=count, default=12, help="in how many worlds answers are tried (12)")
    reading.add_argument(
        "--thoughts", type=count, help="simulations for each later thought of the level in them (a tenth of its own)"
    )
    reading.add_argument("--drawn", type=int, default=6, help="how many answers are drawn beside the level's own (6)")
    calibration = _command(commands, "calibrate", _calibrate)
    calibration.add_argument("--level", default="level2", help=f"who sits in all seats ({levels})")
    calibration.add_argument("--reviewed", action="store_true", help="of the chances by which a review judges")


def _command(
    commands: Any, name: str, does: Callable[[argparse.Namespace], int], matches: int = 200, **told: str
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, **told)
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(house_games().keys())}")
    command.add_argument("--players", type=int, help="how many players (the most)")
    command.add_argument("--matches", type=count, default=matches, help=f"how many matches ({matches})")
    command.add_argument(
        "--seed", default=secrets.token_hex(4), help="a number or a word; the same one, the same matches"
    )
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table, as often as wanted"
    )
    command.add_argument(
        "--entries", choices=get_args(EntrySource), help="what players bring (starters where the game has some)"
    )
    command.add_argument("--jobs", type=count, default=1, help="how many processes play (1)")
    command.add_argument("--progress", action="store_true", help="tell on the error output how it goes")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=_run, does=does)
    return command
