"""Draw the pictures of README and of the site, every state of every game: python -m scripts.draw_pictures.

They go into docs/pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from bot.commands import main
from PIL import Image

from bot.games.chance import Chance
from bot.games.contract import Decision, read_options
from bot.games.record import write_record
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.players.choosing import choose
from bot.players.quick_chance import QuickChance
from render.command_line import NAMES

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

# The arguments of `sealed-orders draw` for each picture, game by game in the order of a match.
SHOWN = {
    "verraeter-start": "verraeter --seed 7 --after 2",
    "verraeter-place": "verraeter --seed 7 --after 14 --seat 3 --picture prompt",
    "verraeter-action-cards": "verraeter --seed 12 --after 5 --seat 1 --picture prompt",
    "verraeter-supplies": "verraeter --seed 7 --after 9 --seat 3 --picture prompt",
    "verraeter-hand": "verraeter --seed 8 --after 47 --seat 2 --picture hand",
    "verraeter-build": "verraeter --seed 7 --after 13 --seat 1 --picture prompt",
    "verraeter-end": "verraeter --seed 13 --after 500 --picture poster",
    "power-start": "power --seed 23 --after 0",
    "power-orders": "power --seed 23 --after 31 --seat 0 --picture prompt",
    "power-round": "power --seed 23 --after 32 --picture account",
    "power-end": "power --seed 23 --after 500 --picture poster",
    "macht_ohnmacht-start": "macht_ohnmacht --seed 7 --after 1",
    "macht_ohnmacht-turn": "macht_ohnmacht --seed 24 --after 7 --seat 0 --picture prompt",
    "macht_ohnmacht-magic": "macht_ohnmacht --seed 24 --after 91",
    "macht_ohnmacht-sword": "macht_ohnmacht --seed 24 --after 154",
    "macht_ohnmacht-auction": "macht_ohnmacht --seed 24 --after 99",
    "macht_ohnmacht-retreat": "macht_ohnmacht --seed 24 --after 43 --seat 0 --picture prompt",
    "macht_ohnmacht-serpent": "macht_ohnmacht --seed 24 --after 60 --seat 0 --picture prompt",
    "macht_ohnmacht-occupy": "macht_ohnmacht --seed 24 --after 105 --seat 1 --picture prompt",
    "macht_ohnmacht-rebellion": "macht_ohnmacht --seed 24 --after 117 --seat 0 --picture prompt",
    "macht_ohnmacht-markers": "macht_ohnmacht --seed 24 --after 130 --seat 1 --picture prompt",
    "macht_ohnmacht-end": "macht_ohnmacht --seed 24 --after 500 --picture poster",
    "guardians-hand": "guardians --seed 36 --after 1 --seat 1 --picture hand",
    "guardians-organise": "guardians --seed 63 --after 7 --seat 0 --picture prompt",
    "guardians-march": "guardians --seed 63 --after 10 --seat 0 --picture prompt",
    "guardians-table": "guardians --seed 63 --after 59 --seat 0",
    "guardians-settle": "guardians --seed 63 --after 14 --seat 1 --picture prompt",
    "guardians-sheet": "guardians --seed 63 --after 40 --seat 0 --picture prompt",
    "guardians-spoils": "guardians --seed 63 --after 64 --seat 1 --picture prompt",
    "guardians-end": "guardians --seed 82 --after 5000 --picture poster",
}

WIDEST = 1000
"""Pixels: a page is no wider, and a phone shows fewer."""
FILM = ("verraeter", 4, 33)
"""The game, the players and the seed of the match that is shown as a film: seven betrayals, three within a point."""


def draw_film() -> None:
    """Let computers play a match that is worth seeing, and draw its film."""
    key, players, seed = FILM
    game = house_games()[key]
    setup = random_setup(game, players, read_options(game.types.options, {}), seed)

    def think(view: Any, decision: Decision, chance: Chance) -> Any:
        return choose(game, view, decision, "level1", QuickChance(chance.below(2**32)))

    log = [line for line, _ in random_play(setup, setup.start().state, choose=think)]
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, "match.json")
        record.write_bytes(write_record(setup.record(log)))
        names = [word for name in NAMES[:players] for word in ("--name", name)]
        main(["show", str(record), "-o", str(PICTURES / f"{key}-film.webp"), *names])


def draw(name: str, arguments: str) -> None:
    """Draw a picture and those that belong to it, as small as a page needs them."""
    with tempfile.TemporaryDirectory() as folder:
        main(["draw", *arguments.split(), "-o", str(Path(folder, f"{name}.png"))])
        for drawn in Path(folder).iterdir():
            with Image.open(drawn) as opened:
                picture = opened.convert("RGB")
                picture.thumbnail((WIDEST, WIDEST))
                picture.save(PICTURES / f"{drawn.stem}.webp", quality=82, method=6)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    draw_film()
    for name, arguments in SHOWN.items():
        draw(name, arguments)
