"""What drawing workers share, as far as they do not change it: imported by the process from which they are forked."""

from __future__ import annotations

import gc
from contextlib import suppress
from pkgutil import iter_modules

import bot.delivery.studio  # noqa: F401  # loaded for the workers
import render
from bot.language import languages
from render.presenter import presenter_of

for found in (one for one in iter_modules(render.__path__) if one.ispkg):
    with suppress(ValueError):  # it is no game
        presenter_of(found.name)
languages()["en"].has("")
# The garbage collector would write into all that is shared.
gc.collect()
gc.freeze()
