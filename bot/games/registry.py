"""The games that are on offer, by key."""

from collections.abc import Iterable
from importlib import import_module

from bot.games.contract import AnyGame, Game
from bot.games.guardians.rules import Guardians
from bot.games.macht_ohnmacht.rules import MachtOhnmacht
from bot.games.power.rules import Power
from bot.games.verraeter.rules import Verraeter


class Registry:
    """A mapping from a game's key to the game. It is filled once, at start, by whoever wires the bot."""

    def __init__(self, games: Iterable[AnyGame] = ()) -> None:
        self._games = {game.key: game for game in games}

    def add(self, game: AnyGame) -> None:
        """Offer one more game. Raises ValueError if its key is taken by another one."""
        if self._games.setdefault(game.key, game) is not game:
            raise ValueError(f"two games are called {game.key}")

    def __getitem__(self, key: str) -> AnyGame:
        return self._games[key]

    def __contains__(self, key: object) -> bool:
        return key in self._games

    def keys(self) -> tuple[str, ...]:
        """List the keys in the order in which the games were added."""
        return tuple(self._games)


def house_games() -> Registry:
    """Make a registry of the games that come with the bot."""
    return Registry([Verraeter(), MachtOhnmacht(), Power(), Guardians()])


def find_game(name: str) -> AnyGame:
    """Find a game of the house by its key, or any game by its package ("tests.first_game").

    Raises ValueError if there is none.
    """
    games, module = house_games(), f"{name}.rules"
    if name in games:
        return games[name]
    try:
        offers = vars(import_module(module)).values()
    except ModuleNotFoundError as error:
        if not module.startswith(str(error.name)):
            raise  # the game is there, and something that it imports is not
        raise ValueError(f"there is no game called {name}; there are: {', '.join(games.keys())}") from error
    return next(one() for one in offers if isinstance(one, type) and issubclass(one, Game) and one.__module__ == module)
