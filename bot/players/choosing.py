"""One entrance to all computer players."""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

from bot.games.contract import AnyGame, Decision
from bot.games.hints import Belief, Reason
from bot.players.budget import Budget, Meter
from bot.players.computer_player import ComputerPlayer, Level, Weighed
from bot.players.guardians import GuardiansPlayer
from bot.players.macht_ohnmacht import MachtOhnmachtPlayer
from bot.players.power import PowerPlayer
from bot.players.quick_chance import QuickChance
from bot.players.verraeter import VerraeterPlayer

MOST_REASONS: Final = 3


@cache
def computer_players() -> Mapping[str, ComputerPlayer]:
    """Give the computer player of each game that has one, by the game's key."""
    return {
        "guardians": GuardiansPlayer(),
        "macht_ohnmacht": MachtOhnmachtPlayer(),
        "power": PowerPlayer(),
        "verraeter": VerraeterPlayer(),
    }


def all_levels(game: str) -> Sequence[Level]:
    """List how a game can be played without people: by chance alone, and as its computer player can."""
    player = computer_players().get(game)
    return ("random",) if player is None else ("random", "level1", "greedy", *player.budgets)


def level_named(game: str, name: str) -> Level:
    """Find a level by its name. Raises ValueError with a sentence if nobody plays a game so."""
    levels = all_levels(game)
    if name not in levels:
        raise ValueError(f"nobody plays {game} as {name}; there are: {', '.join(levels)}")
    return next(level for level in levels if level == name)


def table_levels(game: str, seats: int) -> Sequence[Level]:
    """List how well a computer can play at a table of so many, the weakest first; nothing if none plays the game."""
    player = computer_players().get(game)
    if player is None:
        return ()
    return ("level1", *(level for level in player.budgets if seats <= player.most_seats.get(level, seats)))


def choose(
    game: AnyGame, view: Any, decision: Decision, level: Level, chance: QuickChance, budget: Budget | None = None
) -> Any:
    """Choose an answer to a decision that is open for the seat of the view; the rules accept it.

    It follows from the arguments alone. Without a budget the level gets what the game's computer player has for it.
    Raises KeyError for a game without a computer player.
    """
    if level == "random":
        return game.sample(view, decision, chance)
    action = game.forced(view, decision)
    if action is not None:
        return action
    player = computer_players()[game.key]
    if level == "greedy":
        return player.greedy(view, decision, chance)
    if level == "level1":
        return player.nearly_greedy(view, decision, chance)
    return player.think(view, decision, level, Meter(budget or player.budgets[level]), chance)


def weigh(
    game: AnyGame,
    view: Any,
    decision: Decision,
    level: Level,
    chance: QuickChance,
    also: Sequence[Any] = (),
    budget: Budget | None = None,
) -> Sequence[Weighed]:
    """Say how often a level that thinks gives which answer, and what each is worth; see `ComputerPlayer.weigh`.

    Answers of one meaning (`Game.meaning`) are listed as one, as it stands in `also` if it does.
    """
    player = computer_players()[game.key]
    as_given = {game.meaning(view, decision, action): action for action in reversed(also)}
    joined: dict[Hashable, Weighed] = {}
    for one in player.weigh(view, decision, level, Meter(budget or player.budgets[level]), chance, also):
        meant = game.meaning(view, decision, one.action)
        before = joined.get(meant, Weighed(as_given.get(meant, one.action), 0.0, one.worth))
        joined[meant] = before._replace(share=before.share + one.share, worth=max(before.worth, one.worth))
    return list(joined.values())


def reasons(game: AnyGame, view: Any, decision: Decision, action: Any) -> tuple[Reason, ...]:
    """Say why an answer that the rules accept is given: at most three things that it gains or risks."""
    return tuple(islice(computer_players()[game.key].reasons(view, decision, action), MOST_REASONS))


def belief(game: AnyGame, view: Any, decision: Decision, chance: QuickChance, budget: Budget | None = None) -> Belief:
    """Say what a computer player believes in the seat of the view, which is asked; see `ComputerPlayer.belief`."""
    player = computer_players()[game.key]
    return player.belief(view, decision, Meter(budget or player.belief_budget), chance)


def ahead(
    game: AnyGame, view: Any, decision: Decision, level: Level, chance: QuickChance, budget: Budget | None = None
) -> Any | None:
    """Give the standing orders that a player of this level leaves when it goes; None: as they are.

    `decision` is the standing question of the view's seat. It follows from the arguments, as `choose` does. For the
    arena and `bot.tempo`, not for matches: a computer at a table leaves none.
    """
    if level in ("random", "level1", "greedy"):
        return None
    player = computer_players()[game.key]
    return player.ahead(view, decision, level, Meter(budget or player.budgets[level]), chance)


def by_orders(
    game: AnyGame,
    view: Any,
    decision: Decision,
    orders: Any,
    level: Level,
    chance: QuickChance,
    budget: Budget | None = None,
) -> tuple[Any, Any | None]:
    """Give the orders of a seat that hold when a question comes, and their answer; None: it is left to the hand.

    For the arena, where a side can answer ahead wherever that is possible.
    """
    player = computer_players()[game.key]
    sealed = player.sealed(view, decision, orders, level, Meter(budget or player.budgets[level]), chance)
    return sealed, player.by_orders(game, view, decision, sealed)
