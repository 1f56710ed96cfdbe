"""What drawing workers share, as far as they do not change it: imported by the process from which they are forked."""

from __future__ import annotations

import gc

import bot.delivery.studio  # noqa: F401  # loaded for the workers
from bot.games.registry import house_games
from bot.language import languages
from render.presenter import presenter_of

for game in house_games().keys():  # noqa: SIM118  # a registry is no mapping
    presenter_of(game)
languages()["en"].has("")
# The garbage collector would write into all that is shared.
gc.collect()
gc.freeze()
