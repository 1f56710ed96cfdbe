"""Draw the pictures of README and of the site, every state of every game: python -m scripts.draw_pictures.

They go into docs/pictures, whose shown.yaml says what they show.
"""

import tempfile
from pathlib import Path
from typing import Any

import yaml
from PIL import Image

from bot.commands import main
from bot.games.chance import Chance
from bot.games.contract import Decision, read_options
from bot.games.record import write_record
from bot.games.registry import house_games
from bot.games.selfplay import random_play, random_setup
from bot.players.choosing import choose
from bot.players.quick_chance import QuickChance
from render.command_line import NAMES

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

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
    draw_film()
    for name, arguments in yaml.safe_load((PICTURES / "shown.yaml").read_text("utf-8")).items():
        draw(name, arguments)
