"""Computer players at one table: who wins how often, and how long they think."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil, sqrt
from statistics import fmean
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.chance import Chance, derived_seed
from bot.games.contract import AnyGame, Decision, IllegalAction, Outcome, Seat, option_fields, option_text, read_options
from bot.games.registry import find_game
from bot.games.selfplay import Endless, Setup, random_play, random_setup
from bot.players.budget import Budget
from bot.players.choosing import ahead, by_orders, choose
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance

MOST_ACTIONS: Final = 10_000
T = TypeVar("T")
U = TypeVar("U")

AHEAD: Final = "+ahead"
"""What is put behind the name of a level that answers by orders."""
CONFIDENCE: Final = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""

EntrySource: TypeAlias = Literal["starters", "sample"]
"""Whether players bring what newcomers may bring, each something else as far as there is enough, or anything."""

ORIGINS: Final[Mapping[str, Callable[[Any, Seat], str]]] = {
    "power": lambda state, seat: "+".join(sorted(state.players[seat].armies)),
    "verraeter": lambda state, seat: (
        f"{(seat - state.first) % len(state.players) + 1} in turn, {state.players[seat].family}"
    ),
}
"""What a seat starts from, where that follows from the first state and not from its entry alone."""


Asked: TypeAlias = Callable[[int, Any, Decision], Any | None]
"""Is told, for each choice that a seat has, the line of the log before it, what the seat sees, and the question.

It answers in the place of the seat's side, or leaves the answer to that with None.
"""


class Broken(Exception):
    """Raised when a match does not end, or a computer player answers against the rules."""


class Side(msgspec.Struct, frozen=True):
    """Who plays: a level, and how many simulations it has if not its own number.

    `ahead`: it answers by orders that it has left before, or seals before it sees more, wherever they have an answer.
    """

    level: Level
    simulations: int | None = None
    ahead: bool = False

    def __str__(self) -> str:
        level = f"{self.level}{AHEAD if self.ahead else ''}"
        return level if self.simulations is None else f"{level}:{self.simulations}"

    @property
    def budget(self) -> Budget | None:
        return None if self.simulations is None else Budget(simulations=self.simulations)


class Fixture(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be played; two with the same seed start alike and meet the same chance. `game` is for `find_game`."""

    game: str
    options: Any
    entries: EntrySource
    sides: tuple[Side, ...]
    seed: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went, seat by seat.

    `wins` are shares of the first place; a draw is everybody's. `origins` name what a seat started from, "" if nothing
    of its own. `course` is the same for matches with the same actions from the same origins. `seconds` are those of the
    processor, for each decision that was not forced; `forced` counts the others.
    """

    wins: tuple[float, ...]
    origins: tuple[str, ...]
    reason: str
    course: str
    actions: int
    seconds: tuple[tuple[float, ...], ...]
    forced: tuple[int, ...]


class Share(msgspec.Struct, frozen=True):
    """How many first places of so many matches, and between which shares the true one lies (Wilson, 95 %)."""

    wins: float
    matches: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.matches


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """How long a side has thought: about how many decisions, and milliseconds of processor time for each."""

    asked: int
    forced: int
    mean: float
    p95: float


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured: a game, its settings that were changed, and what so many players started from."""

    game: str
    seed: str
    players: int
    entries: EntrySource
    options: dict[str, str]


class Report(Played, frozen=True, kw_only=True):
    """How often one seat of `a` wins against `b` in all others.

    `fair` is the share of equals. Of the matches `courses` are different.
    """

    a: str
    b: str
    deals: int
    matches: int
    won: Share
    fair: float
    thinking_a: Thinking
    thinking_b: Thinking
    courses: int
    actions: float
    endings: dict[str, int]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Who wins among equals under one setting: `option` has `value`, all others are as they were asked for.

    An empty `option` stands for all as they were asked for. `origins` count those matches in which they differ. Of the
    matches `courses` are different: where neither rules nor players leave anything to chance, all are one.
    """

    option: str
    value: str
    matches: int
    seats: tuple[Share, ...]
    origins: dict[str, Share]
    courses: int
    actions: float
    endings: dict[str, int]

    @property
    def setting(self) -> str:
        return f"{self.option} {self.value}" if self.option else "as asked for"


class Balance(Played, frozen=True, kw_only=True):
    """Who wins how often when equals play: as it was asked for first, then with one setting changed at a time."""

    side: str
    tallies: tuple[Tally, ...]


def compare(
    fixture: Fixture, a: Side, b: Side, matches: int, jobs: int = 1, progress: Callable[[str], None] = lambda line: None
) -> Report:
    """Play one seat of `a` against `b` in all others, each deal once with `a` in each seat.

    `fixture` says how many play, with which settings and seed; its sides are replaced. At least so many matches are
    played. Raises Broken.
    """
    players = len(fixture.sides)
    deals = ceil(matches / players)
    seats = [(deal, seat) for deal in range(deals) for seat in range(players)]
    fixtures = [
        dealt(fixture, deal, tuple(a if other == seat else b for other in range(players))) for deal, seat in seats
    ]
    results = []
    wins = 0.0
    for (deal, seat), result in zip(seats, in_processes(play, fixtures, jobs), strict=True):
        results.append(result)
        wins += result.wins[seat]
        if seat == players - 1:
            progress(f"deal {deal + 1} of {deals}: {a} has won {wins:.4g} of {len(results)}")
    thoughts = [
        (other == seat, thought)
        for (_, seat), result in zip(seats, results, strict=True)
        for other, thought in enumerate(zip(result.seconds, result.forced, strict=True))
    ]
    return Report(
        **played_in(fixture),
        a=str(a),
        b=str(b),
        deals=deals,
        matches=len(results),
        won=wilson(wins, len(results)),
        fair=1 / players,
        thinking_a=_thinking(thought for mine, thought in thoughts if mine),
        thinking_b=_thinking(thought for mine, thought in thoughts if not mine),
        courses=len({result.course for result in results}),
        actions=fmean(result.actions for result in results),
        endings=_endings(results),
    )


def balance(
    fixture: Fixture,
    matches: int,
    options: bool = True,
    jobs: int = 1,
    progress: Callable[[str], None] = lambda line: None,
) -> Balance:
    """Play the same deals with the sides of a fixture, which are equals, with its settings and, one by one, others.

    Without `options` its own settings are all. Raises Broken.
    """
    tallies = []
    for option, value, changed in _settings(fixture, options):
        fixtures = [dealt(changed, deal, fixture.sides) for deal in range(matches)]
        tallies.append(_tally(option, value, list(in_processes(play, fixtures, jobs))))
        progress(f"{len(tallies)}. {tallies[-1].setting}: {matches} matches")
    return Balance(
        **played_in(fixture),
        side=str(fixture.sides[0]),
        tallies=tuple(tallies),
    )


def played_in(fixture: Fixture) -> dict[str, Any]:
    """Give the values of `Played` for the matches of a fixture."""
    return {
        "game": fixture.game,
        "seed": fixture.seed,
        "players": len(fixture.sides),
        "entries": fixture.entries,
        "options": options_changed(fixture.options),
    }


def wilson(wins: float, matches: int) -> Share:
    """Say between which shares the true one lies, 19 times of 20 (Wilson 1927).

    Shared first places count as fractions. The matches are taken as independent; those of one deal are nearly so.
    """
    share, square = wins / matches, CONFIDENCE**2
    middle = share + square / (2 * matches)
    reach = CONFIDENCE * sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    scale = 1 + square / matches
    return Share(wins, matches, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def play(fixture: Fixture, asked: Asked = lambda line, view, decision: None) -> Result:
    """Play one match to its end; `asked` looks on, or plays for some seats. Raises Broken."""
    game = find_game(fixture.game)
    setup = _setup(game, fixture)
    state = setup.start().state
    origins = _origins(game, setup, state)
    seconds: list[list[float]] = [[] for _ in fixture.sides]
    forced = [0] * len(fixture.sides)
    told: list[str] = []
    actions = 0
    orders: list[Any] = [None] * len(fixture.sides)
    answered_by_hand: set[int] = set()

    def answer(view: Any, decision: Decision, chance: Chance) -> Any:
        seat, side = decision.seat, fixture.sides[decision.seat]
        quick = QuickChance(f"{fixture.seed}.{actions}")
        begun = time.thread_time()
        action = None
        if side.ahead:
            orders[seat], action = by_orders(game, view, decision, orders[seat], side.level, quick, side.budget)
        only = game.forced(view, decision)
        if only is not None:
            forced[seat] += 1
            return only
        if action is None:
            action = asked(actions, view, decision)
        if action is None:
            action = choose(game, view, decision, side.level, quick, side.budget)
            answered_by_hand.add(actions)
        seconds[seat].append(time.thread_time() - begun)
        return action

    def leave_orders(seat: Seat) -> None:
        side, view = fixture.sides[seat], game.view(state, seat)
        standing = game.orders_ahead.question(view) if side.ahead and game.orders_ahead is not None else None
        if standing is not None:
            quick = QuickChance(f"{fixture.seed}.{actions}.ahead")
            left = ahead(game, view, standing, side.level, quick, side.budget)
            orders[seat] = orders[seat] if left is None else left

    match = f"{game.key} with {len(fixture.sides)}, seed {fixture.seed}, {'-'.join(map(str, fixture.sides))}"
    try:
        for line, step in random_play(setup, state, choose=answer):
            state = step.state
            told.append(f"{origins[line.seat] or line.seat} {bytes(line.action).decode()}")
            actions += 1
            if actions - 1 in answered_by_hand:
                leave_orders(line.seat)
            if actions >= MOST_ACTIONS:
                raise Endless(f"goes on after {MOST_ACTIONS} actions")
    except (Endless, IllegalAction) as error:
        raise Broken(f"{match}: action {actions + 1}: {error}") from error
    outcome = game.outcome(state)
    if outcome is None:
        raise Broken(f"{match}: nobody is asked, and it is not over")
    return Result(
        wins=_wins(outcome, len(fixture.sides)),
        origins=origins,
        reason=outcome.reason,
        course=hashlib.sha256("\n".join(sorted(told)).encode()).hexdigest(),
        actions=actions,
        seconds=tuple(map(tuple, seconds)),
        forced=tuple(forced),
    )


def dealt(fixture: Fixture, number: int, sides: tuple[Side, ...]) -> Fixture:
    """Give a fixture with its own deal, by number, and these sides."""
    return msgspec.structs.replace(fixture, sides=sides, seed=f"{fixture.seed}.{number}")


def _setup(game: AnyGame, fixture: Fixture) -> Setup:
    setup = random_setup(game, len(fixture.sides), fixture.options, fixture.seed)
    if fixture.entries == "sample":
        return setup
    starters = game.entries.starters if game.entries else {}
    if not starters:
        raise ValueError(f"{game.key} has nothing that newcomers bring")
    order = Chance(derived_seed("starters", fixture.seed), 0).shuffled(starters.values())
    return msgspec.structs.replace(setup, entries=tuple(order[seat % len(order)] for seat in range(len(fixture.sides))))


def _origins(game: AnyGame, setup: Setup, state: Any) -> tuple[str, ...]:
    if game.key in ORIGINS:
        return tuple(ORIGINS[game.key](state, seat) for seat in range(len(setup.entries)))
    starters = game.entries.starters if game.entries else {}
    names = {entry: name for name, entry in starters.items()}
    return tuple(names.get(entry, "") for entry in setup.entries)


def in_processes(found: Callable[[T], U], ones: Sequence[T], jobs: int) -> Iterator[U]:
    """Find something out about each of many, in their order, in so many processes."""
    if jobs == 1:
        yield from map(found, ones)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(found, ones)


def _settings(fixture: Fixture, options: bool) -> Iterator[tuple[str, str, Fixture]]:
    """List what to play with: name and value of the option that is changed, and the fixture with it."""
    yield "", "", fixture
    if not options:
        return
    asked = _texts(fixture.options)
    for field in option_fields(type(fixture.options)):
        for text in field.values:
            if text != asked[field.name]:
                options = read_options(type(fixture.options), {**asked, field.name: text})
                yield field.name, text, msgspec.structs.replace(fixture, options=options)


def _tally(option: str, value: str, results: Sequence[Result]) -> Tally:
    seats = tuple(wilson(sum(wins), len(results)) for wins in zip(*(result.wins for result in results), strict=True))
    by_origin: dict[str, list[float]] = {}
    for result in results:
        if len(set(result.origins)) > 1:
            for origin, wins in zip(result.origins, result.wins, strict=True):
                by_origin.setdefault(origin or "other", []).append(wins)
    return Tally(
        option=option,
        value=value,
        matches=len(results),
        seats=seats,
        origins={origin: wilson(sum(wins), len(wins)) for origin, wins in sorted(by_origin.items())},
        courses=len({result.course for result in results}),
        actions=fmean(result.actions for result in results),
        endings=_endings(results),
    )


def _wins(outcome: Outcome, players: int) -> tuple[float, ...]:
    winners = outcome.winners or range(players)
    return tuple((seat in winners) / len(winners) for seat in range(players))


def _thinking(seats: Iterable[tuple[Sequence[float], int]]) -> Thinking:
    seats = list(seats)
    times = sorted(1000 * second for seconds, _ in seats for second in seconds)
    return Thinking(
        asked=len(times),
        forced=sum(forced for _, forced in seats),
        mean=fmean(times) if times else 0.0,
        p95=times[ceil(0.95 * len(times)) - 1] if times else 0.0,
    )


def _endings(results: Iterable[Result]) -> dict[str, int]:
    return dict(Counter(result.reason for result in results).most_common())


def _texts(options: Any) -> dict[str, str]:
    return {name: option_text(value) for name, value in msgspec.structs.asdict(options).items()}


def options_changed(options: Any) -> dict[str, str]:
    """List the settings that differ from the usual ones, as texts."""
    defaults = {field.name: field.default for field in option_fields(type(options))}
    return {name: text for name, text in _texts(options).items() if text != defaults[name]}
