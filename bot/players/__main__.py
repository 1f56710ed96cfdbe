"""Computer players against each other, without Discord.

python -m bot.players arena verraeter --a level2 --b greedy --matches 200 --seed 7
python -m bot.players arena guardians --balance --a greedy --matches 200 --seed 7
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from bot.games.codec import to_json
from bot.games.contract import AnyGame, GameError, read_options
from bot.games.registry import find_game, house_games
from bot.players.arena import (
    AHEAD,
    Balance,
    Broken,
    EntrySource,
    Fixture,
    Report,
    Share,
    Side,
    Tally,
    Thinking,
    balance,
    compare,
)
from bot.players.choosing import computer_players
from bot.players.computer_player import Level


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit codes: 0 well, 1 a rule was broken or a match did not end, 2 a wrong call."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except Broken as broken:
        return _failed(1, str(broken))
    except GameError as error:
        return _failed(2, "; ".join(f"{problem.key} {dict(problem.values)}" for problem in error.problems))
    except ValueError as error:
        return _failed(2, str(error))


def _arena(asked: argparse.Namespace) -> int:
    game = find_game(asked.game)
    players = game.seats[-1] if asked.players is None else asked.players
    if players not in game.seats:
        raise ValueError(f"{game.key} has {game.seats[0]} to {game.seats[-1]} players")
    if asked.balance and asked.b:
        raise ValueError("with --balance all seats are played by --a; leave --b out")
    a = _side(game, asked.a)
    fixture = Fixture(
        game=asked.game,
        options=_options(game, asked.option),
        entries=asked.entries or ("starters" if game.entries and game.entries.starters else "sample"),
        sides=(a,) * players,
        seed=asked.seed,
    )

    def progress(line: str) -> None:
        if asked.progress:
            print(line, file=sys.stderr, flush=True)

    found: Report | Balance
    if asked.balance:
        found = balance(fixture, asked.matches, asked.balance == "all", asked.jobs, progress)
    else:
        found = compare(fixture, a, _side(game, asked.b or "greedy"), asked.matches, asked.jobs, progress)
        if found.matches != asked.matches:
            print(f"{asked.matches} matches are rounded up to {found.matches}: {_rotation(found)}", file=sys.stderr)
    lines = [to_json(found).decode()] if asked.json else _told(found)
    for line in lines:
        print(line)
    return 0


def _side(game: AnyGame, text: str) -> Side:
    """Read a level, with "+ahead" if it answers by orders, and ":500" if it shall have 500 simulations."""
    level, _, number = text.partition(":")
    name = level.removesuffix(AHEAD)
    levels = [level for level in get_args(Level) if level == "random" or game.key in computer_players()]
    if name not in levels:
        raise ValueError(f"nobody plays {game.key} as {name}; there are: {', '.join(levels)}")
    if number and not (number.isdecimal() and name not in {"random", "level1", "greedy"}):
        raise ValueError(f"{text} is no level with a number of simulations")
    if level != name and (name in {"random", "level1", "greedy"} or game.orders_ahead is None):
        raise ValueError(f"{text} leaves no orders")
    return Side(next(one for one in levels if one == name), int(number) if number else None, level != name)


def _options(game: AnyGame, settings: Sequence[str]) -> Any:
    pairs = (setting.partition("=") for setting in settings)
    return read_options(game.types.options, {name: value for name, _, value in pairs})


# What is printed


def _told(found: Report | Balance) -> Iterator[str]:
    options = "".join(f", {name} {value}" for name, value in found.options.items())
    head = f"{found.game}, {found.players} players, entries: {found.entries}{options}, seed {found.seed}"
    if isinstance(found, Balance):
        yield f"{head}, all played by {found.side}"
        for tally in found.tallies:
            yield ""
            yield from _tally_told(tally)
        return
    yield head
    yield f"{found.a} in one seat, {found.b} in the others: {_rotation(found)}"
    yield f"{found.a} wins {_share(found.won)}; equals would win {found.fair:.1%}"
    yield from _thinking_told(f"A {found.a}", found.thinking_a)
    yield from _thinking_told(f"B {found.b}", found.thinking_b)
    yield f"{found.matches} matches, {_course(found)}"


def _rotation(found: Report) -> str:
    return f"{found.deals} deals, each with {found.a} in each of the {found.players} seats"


def _thinking_told(who: str, thinking: Thinking) -> Iterator[str]:
    yield (
        f"{who}: {thinking.mean:.2f} ms a decision, p95 {thinking.p95:.2f} ms; "
        f"{thinking.asked} decisions and {thinking.forced} forced ones"
    )


def _tally_told(tally: Tally) -> Iterator[str]:
    yield f"{tally.setting}: {tally.matches} matches, {_course(tally)}"
    for seat, share in enumerate(tally.seats):
        yield f"  seat {seat}: {_share(share)}"
    for origin, share in tally.origins.items():
        yield f"  {origin}: {_share(share)}"


def _share(share: Share) -> str:
    return f"{share.wins:.4g} of {share.matches}, {share.share:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _course(found: Report | Tally) -> str:
    ends = (f"{reason} {count}" for reason, count in found.endings.items())
    return f"{found.courses} of them different; {found.actions:.0f} actions a match; ended by {', '.join(ends)}"


def _failed(code: int, reason: str) -> int:
    print(f"python -m bot.players: {reason}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.players", description="Computer players without Discord.")
    commands = parser.add_subparsers(required=True, metavar="command")
    arena = commands.add_parser("arena", help="let levels play against each other, or equals among themselves")
    arena.add_argument("game", metavar="GAME", help=f"one of: {', '.join(house_games().keys())}")
    levels = ", ".join(get_args(Level))
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
    arena.add_argument("--players", type=int, help="how many players (the most)")
    arena.add_argument("--matches", type=_count, default=200, help="how many matches, with each setting (200)")
    arena.add_argument(
        "--seed", default=secrets.token_hex(4), help="a number or a word; the same one, the same matches"
    )
    arena.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table, as often as wanted"
    )
    arena.add_argument(
        "--entries", choices=get_args(EntrySource), help="what players bring (starters where the game has some)"
    )
    arena.add_argument("--jobs", type=_count, default=1, help="how many processes play (1)")
    arena.add_argument("--progress", action="store_true", help="tell on the error output how it goes")
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(run=_arena)
    return parser


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return count


if __name__ == "__main__":
    sys.exit(main())
