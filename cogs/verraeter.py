"""Verräter: offers the game; the lobby and the table do the rest."""

from __future__ import annotations

from cogs.kit.presses import GameCog
from render.verraeter import VerraeterPresenter


class Verraeter(GameCog):
    """Puts Verräter among the games that `/play` offers."""

    presenter = VerraeterPresenter
