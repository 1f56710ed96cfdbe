"""Pictures without Discord: play a match at random, and draw what somebody sees of it.

sealed-orders draw verraeter --seed 7 --after 40 -o board.png
sealed-orders draw verraeter --seed 7 --after 40 --seat 1 --picture hand --language fr -o hand.png
sealed-orders draw power --seed 23 --after 32 --picture account -o round.png        # what was posted after that action
sealed-orders draw verraeter --seed 13 --after 500 --picture poster -o end.png

Or show the record of a match: as a page to keep, as a film, or one picture of it.

sealed-orders show match-1.json -o match.html --name Ada --name Bruno
sealed-orders show match-1.json -o match.gif                                   # or match.webp
sealed-orders show match-1.json --step 12 -o step.png
"""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from bot.games.command_line import carry_out, options_of
from bot.games.contract import AnyGame, Event, Step
from bot.games.record import moments, read_record
from bot.games.registry import find_game, house_games
from bot.games.selfplay import random_play, random_setup
from bot.language import languages
from bot.text import shown_name
from bot.text.names import told_apart
from render.film import frames, gif, webp
from render.kit.names import pictured
from render.page import Kept, course_of, hidden, page, pictures
from render.picture import Picture
from render.presenter import Chapter, Scene, presenter_of

NAMES = ("Ada", "Bruno", "Chen", "Dorothea", "Emre", "Farida")


def _write(draws: Callable[[argparse.Namespace], tuple[Picture, ...]], asked: argparse.Namespace) -> int:
    """Write what is drawn, and print the alternative texts."""
    drawn = draws(asked)
    for number, picture in enumerate(drawn, start=1):
        file = asked.output if number == 1 else asked.output.with_stem(f"{asked.output.stem}-{number}")
        file.write_bytes(picture.png)
    print(*(picture.alt for picture in drawn), sep="\n", end="\n" if drawn else "")
    return 0


def _pictures(asked: argparse.Namespace) -> tuple[Picture, ...]:
    game = find_game(asked.game)
    players = asked.players or max(game.seats)
    names = told_apart((asked.name or NAMES)[:players], ())
    if players not in game.seats:
        raise ValueError(f"{game.key} is played by {game.seats.start} to {game.seats.stop - 1}")
    if len(names) < players:
        raise ValueError(f"{players} players need as many names")
    if asked.seat is not None and asked.seat not in range(players):
        raise ValueError(f"the seats are numbered from 0 to {players - 1}")
    steps = _steps(game, players, asked)
    latest = steps[-1]
    state = latest.state
    language = languages()[asked.language]
    scene = Scene(view=game.view(state, asked.seat), names=pictured(names, (), language), language=language)
    presenter = presenter_of(asked.game)
    if asked.picture == "board":
        return (presenter.board(scene),)
    if asked.picture == "account":
        return presenter.account_pictures(scene, _public(latest))
    if asked.picture == "poster":
        return presenter.poster(
            scene, [Chapter(events=_public(step), view=game.view(step.state, None)) for step in steps]
        )
    if asked.picture == "hand":
        drawn = presenter.hand(scene)
    else:
        kinds = [decision.kind for decision in game.waiting_on(state) if decision.seat == asked.seat]
        drawn = presenter.prompt_pictures(scene, kinds[0]) if kinds else ()
    if not drawn:
        raise ValueError(f"there is no {asked.picture} to draw for this seat now")
    return drawn


def _shown(asked: argparse.Namespace) -> tuple[Picture, ...]:
    """Write the page or the film of a record; give the pictures that are still to be written."""
    record = read_record(asked.record.read_bytes())
    game, language = find_game(record.game), languages()[asked.language]
    seats = range(len(record.entries))
    if asked.seat is not None and asked.seat not in seats:
        raise ValueError(f"the seats are numbered from 0 to {len(seats) - 1}")
    given = dict(enumerate(asked.name or ()))
    named = [shown_name(given.get(seat, ""), language.say("page-player", seat=str(seat + 1))) for seat in seats]
    names = told_apart(named, ())
    presenter = presenter_of(record.game)
    kept = Kept(game, presenter, record, names, language, asked.seat, asked.fingerprint)
    kind = asked.output.suffix.lower()
    if asked.step is None and kind in (".html", ".htm"):
        asked.output.write_text(page(kept), encoding="utf-8")
        return ()
    if asked.step is None and kind in (".gif", ".webp"):
        played = moments(game, record, asked.seat, presenter.ends_chapter, kept.opened)
        course = [Chapter(events=moment.events, view=moment.view, opened=moment.opened) for moment in played]
        names = pictured(names, (), language)
        drawn = frames(presenter, Scene(view=None, names=names, language=language, plain=names), course)
        if not drawn:
            raise ValueError("nothing moves in this record yet, so there is no film of it")
        asked.output.write_bytes(gif(drawn) if kind == ".gif" else webp(drawn))
        return ()
    if asked.step is None or kind != ".png":
        raise ValueError("a page ends with .html, a film with .gif or .webp, and the picture of a --step with .png")
    course_played = course_of(kept)
    if asked.step not in range(len(course_played.moments)):
        last = len(course_played.moments) - 1
        raise ValueError(f"the steps are numbered from 0 to {last}" if last >= 0 else course_played.reason)
    return (*pictures(kept, course_played.moments[asked.step]), *hidden(kept, course_played.moments, asked.step))


def _steps(game: AnyGame, players: int, asked: argparse.Namespace) -> list[Step[Any, Any]]:
    """Play as far as is asked."""
    setup = random_setup(game, players, options_of(game, asked), asked.seed)
    start = setup.start()
    return [start, *(step for _, step in islice(random_play(setup, start.state), asked.after))]


def _public(step: Step[Any, Any]) -> tuple[Event, ...]:
    return tuple(event for event in step.events if event.audience is None)


def add_commands(commands: Any) -> None:
    """Add the verbs that draw."""
    _add_draw(commands.add_parser("draw"))
    _add_show(commands.add_parser("show"))


def _add_draw(parser: argparse.ArgumentParser) -> None:
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
    parser.add_argument("--picture", choices=("board", "account", "hand", "prompt", "poster"), default="board")
    parser.set_defaults(run=carry_out, does=partial(_write, _pictures))


def _add_show(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="the file that *Get the record* hands over")
    parser.add_argument(
        "-o", "--output", type=Path, required=True, help="a page (.html), a film (.gif, .webp), or a picture (.png)"
    )
    parser.add_argument("--step", type=int, help="which step to draw, as the page numbers them from 0")
    parser.add_argument("--name", action="append", help="a player's name, seat by seat: a record has none")
    parser.add_argument("--seat", type=int, help="whose view is shown; without it, all that the record opens")
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--fingerprint", default="", help="what was published at the start, to hold the seed to it")
    parser.set_defaults(run=carry_out, does=partial(_write, _shown))
