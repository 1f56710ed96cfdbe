"""Draw the pictures that README shows, in docs/pictures: python -m scripts.draw_pictures."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

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

# The arguments of `sealed-orders draw` for each picture.
SHOWN = {
    "verraeter-start": "verraeter --seed 7 --after 2",
    "verraeter-end": "verraeter --seed 13 --after 500 --picture poster",
    "verraeter-hand": "verraeter --seed 8 --after 47 --seat 2 --picture hand",
    "verraeter-action-cards": "verraeter --seed 12 --after 5 --seat 1 --picture prompt",
    "power-round": "power --seed 23 --after 32 --picture account",
    "guardians-table": "guardians --seed 63 --after 59 --seat 0",
    "guardians-end": "guardians --seed 82 --after 5000 --picture poster",
    "guardians-hand": "guardians --seed 36 --after 1 --seat 1 --picture hand",
    "macht_ohnmacht-start": "macht_ohnmacht --seed 7 --after 1",
    "macht_ohnmacht-magic": "macht_ohnmacht --seed 24 --after 91",
    "macht_ohnmacht-sword": "macht_ohnmacht --seed 24 --after 154",
    "macht_ohnmacht-auction": "macht_ohnmacht --seed 1 --after 117",
    "macht_ohnmacht-end": "macht_ohnmacht --seed 24 --after 500",
}

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


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    draw_film()
    for name, arguments in SHOWN.items():
        main(["draw", *arguments.split(), "-o", str(PICTURES / f"{name}.png")])
