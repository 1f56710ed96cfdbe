"""Puts the first game among those that `/play` offers; the lobby and the table do the rest."""

from cogs.kit.presses import GameCog
from tests.first_game.presenter import FirstGamePresenter


class FirstGameCog(GameCog):
    """Offers the game."""

    presenter = FirstGamePresenter
