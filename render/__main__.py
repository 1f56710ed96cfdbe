"""Pictures without Discord: play a match at random, and draw what somebody sees of it.

python -m render verraeter --seed 7 --after 40 -o board.png
python -m render verraeter --seed 7 --after 40 --seat 1 --picture hand --language fr -o hand.png
python -m render power --seed 23 --after 32 --picture account -o round.png        # what was posted after that action
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bot.games.contract import AnyGame, GameError, Step, read_options
from bot.games.registry import find_game, house_games
from bot.games.selfplay import random_play, random_setup
from bot.language import languages
from render.picture import Picture
from render.presenter import Scene, presenter_of

NAMES = ("Ada", "Bruno", "Chen", "Dorothea", "Emre", "Farida")


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw what is asked and print the alternative texts. Exit codes: 0 well, 2 a wrong call or file."""
    asked = _parser().parse_args(arguments)
    try:
        pictures = _pictures(asked)
        for number, picture in enumerate(pictures, start=1):
            file = asked.output if number == 1 else asked.output.with_stem(f"{asked.output.stem}-{number}")
            file.write_bytes(picture.png)
    except GameError as error:
        reasons = "; ".join(f"{problem.key} {dict(problem.values)}" for problem in error.problems)
        print(reasons, file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for picture in pictures:
        print(picture.alt)
    return 0


def _pictures(asked: argparse.Namespace) -> tuple[Picture, ...]:
    game = find_game(asked.game)
    players = asked.players or max(game.seats)
    names = tuple(asked.name or NAMES)[:players]
    if players not in game.seats:
        raise ValueError(f"{game.key} is played by {game.seats.start} to {game.seats.stop - 1}")
    if len(names) < players:
        raise ValueError(f"{players} players need as many names")
    if asked.seat is not None and asked.seat not in range(players):
        raise ValueError(f"the seats are numbered from 0 to {players - 1}")
    latest = _latest(game, players, asked)
    state = latest.state
    scene = Scene(view=game.view(state, asked.seat), names=names, language=languages()[asked.language])
    presenter = presenter_of(asked.game)
    if asked.picture == "board":
        return (presenter.board(scene),)
    if asked.picture == "account":
        return presenter.account_pictures(scene, [event for event in latest.events if event.audience is None])
    if asked.picture == "hand":
        drawn = presenter.hand(scene)
    else:
        kinds = [decision.kind for decision in game.waiting_on(state) if decision.seat == asked.seat]
        drawn = presenter.prompt_pictures(scene, kinds[0]) if kinds else ()
    if not drawn:
        raise ValueError(f"there is no {asked.picture} to draw for this seat now")
    return drawn


def _latest(game: AnyGame, players: int, asked: argparse.Namespace) -> Step[Any, Any]:
    """Play as far as is asked, and give what has happened last."""
    options = read_options(game.types.options, dict(each.split("=", 1) for each in asked.option))
    setup = random_setup(game, players, options, asked.seed)
    latest = setup.start()
    for _, step in islice(random_play(setup, latest.state), asked.after):
        latest = step
    return latest


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__.partition("\n")[0])
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(house_games().keys())}")
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        required=True,
        help="the PNG file to write; further pictures go beside it, as NAME-2.png",
    )
    parser.add_argument("--players", type=int, help="how many play (as many as can)")
    parser.add_argument("--name", action="append", help="a player's name, seat by seat")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table")
    parser.add_argument("--seed", default="7", help="what the match follows from (7)")
    parser.add_argument("--after", type=int, default=40, help="how many actions are played first (40)")
    parser.add_argument("--seat", type=int, help="who looks on; without it, the public")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--picture", choices=("board", "account", "hand", "prompt"), default="board")
    return parser


if __name__ == "__main__":
    sys.exit(main())
