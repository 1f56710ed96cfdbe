"""Random worlds: whole matches, positions in them, and what a seat might take them for.

Everything follows from the numbers and words that it is asked with, so that a failure comes back as it was.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

import msgspec
import pytest

from bot.games.chance import Chance, derived_seed
from bot.games.codec import to_json
from bot.games.contract import (
    AnyGame,
    Decision,
    Game,
    IllegalAction,
    OrdersAhead,
    Seat,
    Step,
    option_fields,
    read_options,
)
from bot.games.record import Logged, Record
from bot.games.registry import Registry, house_games
from bot.games.selfplay import Choose, sample_entries
from bot.players import choosing
from bot.players.budget import Budget
from bot.players.choosing import computer_players
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from tests.first_game.rules import FirstGame
from tests.probe import Probe

MATCH_SAMPLE = 3
MOMENTS_SAMPLE = 14
MATCH_LONG = 4
MATCH_SOAK = int(os.environ.get("SOAK_MATCHES", "400"))
MOST_ACTIONS = 5000
LEAVE_ONE_IN = 150
HURRY = Budget(simulations=12)


@cache
def every_game() -> Registry:
    """Give the games of the house, the probe and the first game."""
    games = house_games()
    games.add(Probe())
    games.add(FirstGame())
    return games


def played_by_computers() -> tuple[str, ...]:
    """List the games of the house that computers play."""
    return tuple(key for key in house_games().keys() if key in computer_players())  # noqa: SIM118 - a registry


@dataclass(frozen=True)
class Moment:
    """A moment in a random match: after its start, an action, an answer that was taken back, or a departure.

    `step` is what has just happened, `decision` and `action` what has led to it (None where it was no action).
    """

    game: AnyGame
    seed: bytes
    options: Any
    entries: tuple[Any, ...]
    step: Step[Any, Any]
    log: tuple[Logged, ...] = ()
    decision: Decision | None = None
    action: Any = None

    @property
    def state(self) -> Any:
        return self.step.state

    @property
    def seats(self) -> range:
        return range(len(self.entries))

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Name everybody who looks on: the public and each seat."""
        return (None, *self.seats)

    @property
    def asked(self) -> list[tuple[Any, Decision]]:
        """List the open decisions, each with the view of the seat that is asked."""
        return [(self.game.view(self.state, decision.seat), decision) for decision in self.game.waiting_on(self.state)]

    @property
    def standing_questions(self) -> list[tuple[Any, Decision]]:
        """List the standing questions, each with the view of its seat."""
        if self.game.orders_ahead is None:
            return []
        views = [self.game.view(self.state, seat) for seat in self.seats]
        return [(view, asked) for view in views if (asked := self.game.orders_ahead.question(view)) is not None]

    @property
    def chance(self) -> Chance:
        """Give the chance of the next action, fresh each time."""
        return Chance(self.seed, len(self.log) + 1)

    def record(self) -> Record:
        return Record(
            game=self.game.key,
            version=self.game.version,
            data_version=self.game.data_version,
            seed=self.seed.hex(),
            options=msgspec.Raw(to_json(self.options)),
            entries=tuple(msgspec.Raw(to_json(entry)) for entry in self.entries),
            log=self.log,
        )

    def after(self, decision: Decision, action: Any) -> "Moment":
        """Carry an action out. Raises what `apply` raises."""
        step = self.game.apply(self.state, decision, action, self.chance)
        line = Logged(
            number=len(self.log) + 1,
            kind="act",
            seat=decision.seat,
            decision=decision.id,
            action=msgspec.Raw(to_json(action)),
        )
        return replace(self, step=step, log=(*self.log, line), decision=decision, action=action)

    def after_reopening(self, decision: Decision) -> "Moment":
        """Take a sealed answer back. Raises what `reopen` raises."""
        step = self.game.reopen(self.state, decision, self.chance)
        line = Logged(number=len(self.log) + 1, kind="reopen", seat=decision.seat, decision=decision.id)
        return replace(self, step=step, log=(*self.log, line), decision=None, action=None)

    def after_leaving(self, seat: Seat) -> "Moment":
        """Let a seat resign. Raises what `leave` raises."""
        step = self.game.leave(self.state, seat, self.chance)
        line = Logged(number=len(self.log) + 1, kind="leave", seat=seat)
        return replace(self, step=step, log=(*self.log, line), decision=None, action=None)


def chance_of(*parts: object) -> Chance:
    """Make chance from numbers and words."""
    return Chance(derived_seed(*parts), 0)


def some_options(game: AnyGame, chance: Chance) -> Any:
    """Draw the settings of a table."""
    fields = option_fields(game.types.options)
    return read_options(game.types.options, {field.name: chance.pick(field.values) for field in fields})


def opening(game: AnyGame, players: int, *parts: object) -> Moment:
    """Set a table up, with random settings and entries."""
    chance = chance_of("table", game.key, players, *parts)
    options = some_options(game, chance)
    entries = sample_entries(game, players, options, chance)
    seed = derived_seed("match", game.key, players, *parts)
    return Moment(game, seed, options, entries, game.start(entries, options, Chance(seed, 0)))


def random_match(
    game: AnyGame, players: int, *parts: object, leave_one_in: int = LEAVE_ONE_IN, choose: Choose | None = None
) -> Iterator[Moment]:
    """Play at random from the start to the end; now and then somebody leaves (never with 0) or takes an answer back.

    With `choose` all else is chosen. Raises AssertionError if the match does not end.
    """
    moment = opening(game, players, *parts)
    choose = choose or game.sample
    chance = chance_of("players", game.key, players, *parts)
    staying = list(moment.seats)
    for _ in range(MOST_ACTIONS):
        yield moment
        asked = moment.asked
        if not asked:
            return
        if leave_one_in and not chance.below(leave_one_in):
            staying.remove(seat := chance.pick(staying))
            moment = moment.after_leaving(seat)
        else:
            view, decision = chance.pick(asked)
            taken_back = reopened(moment, decision) if decision.answered and not chance.below(3) else None
            moment = taken_back or moment.after(decision, choose(view, decision, chance))
    raise AssertionError(f"{game.key} does not end")


def reopened(moment: Moment, decision: Decision) -> Moment | None:
    """Take a sealed answer back, None if the rules do not allow it."""
    try:
        return moment.after_reopening(decision)
    except IllegalAction:
        return None


class This:
    """Something as a key of what is known of it: itself, not what is equal to it."""

    def __init__(self, one: Any) -> None:
        self.one = one

    def __eq__(self, other: object) -> bool:
        return isinstance(other, This) and other.one is self.one

    def __hash__(self) -> int:
        return id(self.one)


@lru_cache(maxsize=64)
def whole_match(key: str, players: int, number: int) -> tuple[Moment, ...]:
    """Give the moments of one of the numbered matches of a game."""
    return tuple(numbered_match(every_game()[key], players, number))


def numbered_match(game: AnyGame, players: int, number: int) -> Iterator[Moment]:
    """Play a numbered match: at random, and the third of every four sensibly if a computer plays the game."""
    choose = sensible(game) if number % 4 == 2 and game.key in computer_players() else None
    return random_match(game, players, number, choose=choose)


def sensible(game: AnyGame) -> Choose:
    """Make players who choose as people might: beginners in the even seats, thinkers in a hurry in the odd ones."""

    def choose(view: Any, decision: Decision, chance: Chance) -> Any:
        level: Level = "level2" if decision.seat % 2 else "greedy"
        return choosing.choose(game, view, decision, level, QuickChance(chance.below(2**32)), HURRY)

    return choose


@dataclass(frozen=True)
class Table:
    """So many random matches of a game with so many players, and of each match all moments or about so many."""

    key: str
    players: int
    matches: int
    most_moments: int | None = None

    @property
    def game(self) -> AnyGame:
        return every_game()[self.key]

    @property
    def plans(self) -> OrdersAhead[Any, Any, Any]:
        """Give the standing orders of a game that has some."""
        assert self.game.orders_ahead is not None
        return self.game.orders_ahead

    def __iter__(self) -> Iterator[tuple[Moment, ...]]:
        return (whole_match(self.key, self.players, number) for number in range(self.matches))

    def moments(self) -> Iterator[Moment]:
        """Give the moments to look at, the first and the last of each match among them."""
        return (match[number] for match, number in self._chosen())

    def steps(self) -> Iterator[tuple[Moment, Moment]]:
        """Give the moments to look at, each with the one that follows it."""
        return ((match[number], match[number + 1]) for match, number in self._chosen() if number + 1 < len(match))

    def _chosen(self) -> Iterator[tuple[tuple[Moment, ...], int]]:
        for match in self:
            numbers: Sequence[int] = range(len(match))
            if self.most_moments is not None and self.most_moments < len(match):
                chance = chance_of("moments", match[0].seed.hex())
                numbers = sorted({0, len(match) - 1, *chance.some(numbers, self.most_moments)})
            yield from ((match, number) for number in numbers)


def _tables(wanted: Callable[[AnyGame], bool] = lambda game: True) -> list[Any]:
    """List a table for each game that is wanted, number of players and length of the test."""
    games = every_game()
    lengths: tuple[tuple[str, int, int | None, Any], ...] = (
        ("sample", MATCH_SAMPLE, MOMENTS_SAMPLE, ()),
        ("long", MATCH_LONG, None, pytest.mark.long),
        ("soak", MATCH_SOAK, None, pytest.mark.soak),
    )
    return [
        pytest.param(Table(key, players, matches, moments), id=f"{key}-{players}-{name}", marks=marks)
        for name, matches, moments, marks in lengths
        for key in games.keys()  # noqa: SIM118 - a registry is no mapping
        if wanted(games[key])
        for players in games[key].seats
        if name == "soak" or players in (min(games[key].seats), max(games[key].seats))
    ]


every_table = pytest.mark.parametrize("table", _tables(), scope="module")
"""Run a test on random matches of each game with the fewest and the most players.

All tests of a module on one table follow each other, so that what they ask of it is worked out once. They run
on some moments of a few, on all of a few in the long tests, and on all of many, with every number of players, in the
soak.
"""
every_table_with_plans = pytest.mark.parametrize(
    "table", _tables(lambda game: game.orders_ahead is not None), scope="module"
)
"""Run a test on random matches of the games that have standing orders."""
every_table_with_worlds = pytest.mark.parametrize(
    "table", _tables(lambda game: type(game).world is not Game.world), scope="module"
)
"""Run a test on random matches of the games that draw worlds from views."""


def positions(game: AnyGame, seed: int, count: int) -> list[Moment]:
    """Pick different moments out of random matches with every number of players, endings among them."""
    picked: list[Moment] = []
    chance = chance_of("positions", game.key, seed, count)
    number = 0
    while len(picked) < count:
        players = game.seats[number % len(game.seats)]
        match = tuple(random_match(game, players, "positions", seed, number))
        share = min(len(match) - 1, 1 + count // (2 * len(game.seats)))
        picked += [match[-1], *chance.some(match[:-1], share)]
        number += 1
    return picked[:count]


def imagined(moment: Moment, seat: Seat | None, count: int) -> Iterator[Any]:
    """Give states that a seat, or the public, cannot tell from the real one."""
    return (_imagined(This(moment), seat, number) for number in range(count))


@lru_cache(maxsize=1024)
def _imagined(this: This, seat: Seat | None, number: int) -> Any:
    moment: Moment = this.one
    chance = chance_of("imagined", moment.seed.hex(), len(moment.log), seat, number)
    return moment.game.imagine(moment.state, seat, chance)


def partly_imagined(moment: Moment, seat: Seat | None, count: int) -> Iterator[Any]:
    """Give states in which only some of what a seat cannot know is different, as far as they are possible ones.

    With everything drawn anew, a lawful reveal hides what is told unlawfully beside it.
    """
    game = moment.game
    real = msgspec.json.decode(to_json(moment.state))
    view = game.view(moment.state, seat)
    for number, world in enumerate(imagined(moment, seat, count)):
        chance = chance_of("partly", moment.seed.hex(), len(moment.log), seat, number)
        raw = _blended(real, msgspec.json.decode(to_json(world)), chance, "", {})
        try:
            blend = msgspec.convert(raw, game.types.state)
        except msgspec.ValidationError:
            continue
        if not game.violations(blend) and game.view(blend, seat) == view:
            yield blend


def _blended(one: Any, other: Any, chance: Chance, path: str, taken: dict[str, bool]) -> Any:
    """Mix two JSON values: of each kind of place in them, all are taken from the one or all from the other."""
    match one, other:
        case dict(), dict() if one.keys() == other.keys():
            return {name: _blended(one[name], other[name], chance, f"{path}.{name}", taken) for name in one}
        case [dict(), *_], [dict(), *_] if len(one) == len(other):
            return [_blended(*both, chance, path, taken) for both in zip(one, other, strict=True)]
        case _ if one == other:
            return one
    if path not in taken:
        taken[path] = bool(chance.below(2))
    return other if taken[path] else one
