"""Random play from the start to the end: matches, positions and pictures without players."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from bot.games.chance import Chance, derived_seed
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, Seat, Step
from bot.games.record import Logged, Record

MOST_ACTIONS = 100_000

Choose: TypeAlias = Callable[[Any, Decision, Chance], Any]
"""Gives a legal answer to a decision that is open for the seat of a view. The chance is the players'."""


class Endless(Exception):
    """Raised when a match still goes on after `MOST_ACTIONS` actions."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All that a match starts from."""

    game: AnyGame
    seed: bytes
    options: Any
    entries: tuple[Any, ...]

    def start(self) -> Step[Any, Any]:
        """Make the first state, with the events that led to it."""
        return self.game.start(self.entries, self.options, Chance(self.seed, 0))

    def record(self, log: Iterable[Logged]) -> Record:
        """Make the record of a match that began from this setup; `log` is what `random_play` gave."""
        return Record(
            game=self.game.key,
            version=self.game.version,
            data_version=self.game.data_version,
            seed=self.seed.hex(),
            options=msgspec.Raw(to_json(self.options)),
            entries=tuple(msgspec.Raw(to_json(entry)) for entry in self.entries),
            log=tuple(log),
        )


def sample_entries(game: AnyGame, players: int, options: Any, chance: Chance) -> tuple[Any, ...]:
    """Make what so many players might bring; `start` accepts it."""
    if game.entries is None:
        return (game.types.entry(),) * players
    return tuple(game.entries.sample(options, chance) for _ in range(players))


def random_setup(game: AnyGame, players: int, options: Any, seed: object) -> Setup:
    """Bring together all that a match starts from; everything that is drawn follows from `seed`, a number or a text."""
    chance = Chance(derived_seed("entries", game.key, players, seed), 0)
    return Setup(
        game=game,
        seed=derived_seed("match", game.key, players, seed),
        options=options,
        entries=sample_entries(game, players, options, chance),
    )


def random_play(
    setup: Setup, state: Any, leaving: Mapping[int, Seat] | None = None, choose: Choose | None = None
) -> Iterator[tuple[Logged, Step[Any, Any]]]:
    """Play at random from the start to the end: each line of the log with the step that it led to.

    The same setup gives the same match. `leaving` maps numbers of lines to the seats that resign there. With `choose`
    only the order of those who are asked together is drawn. Raises Endless.
    """
    game = setup.game
    choose = choose or game.sample
    players = Chance(derived_seed("players", setup.seed.hex()), 0)
    for number in range(1, MOST_ACTIONS):
        asked = [decision for decision in game.waiting_on(state) if not decision.answered]
        if not asked:
            return
        chance = Chance(setup.seed, number)
        if leaving and number in leaving:
            line = Logged(number=number, kind="leave", seat=leaving[number])
            step = game.leave(state, line.seat, chance)
        else:
            decision = players.pick(asked)
            action = choose(game.view(state, decision.seat), decision, players)
            line = Logged(
                number=number,
                kind="act",
                seat=decision.seat,
                decision=decision.id,
                action=msgspec.Raw(to_json(action)),
            )
            step = game.apply(state, decision, action, chance)
        yield line, step
        state = step.state
    raise Endless(f"{game.key} goes on after {MOST_ACTIONS} actions")
