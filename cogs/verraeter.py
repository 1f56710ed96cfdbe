"""Verräter: offers the game; the lobby and the table do the rest."""

from cogs.kit.presses import GameCog
from render.verraeter import VerraeterPresenter


class Verraeter(GameCog):
    """Puts Verräter among the games that `/play` offers."""

    presenter = VerraeterPresenter
