"""How long people wait for computers, where many practise at once and answer without a pause.

    python -m tests.benchmarks.thinking --seconds 600 --tables 100 --processes 1 2 4

Half of the tables play Verräter with four, half Guardians, against level 3. How long a thought takes is measured, in
processor time; then matches are played in a time of their own, with the queue of the bot before processes that take as
long as was measured, so that it makes no difference what else this machine has to do. A computer answers at its moment,
drawn as in practice matches, or later if it has not thought by then. Who still waits at the end has waited as long as
that. First it is printed for one process that takes questions in the order of arrival, then for the queue of today.

With --presses people come within half a minute and press at the loopback server instead, and the bot is a process of
its own, in the time of this machine; then it is printed as well how long presses take to be acknowledged.
"""

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bot.clock import SystemClock
from bot.games.chance import Chance
from bot.games.contract import AnyGame, Decision
from bot.games.registry import house_games
from bot.games.selfplay import Setup, random_play, random_setup
from bot.matches.value.schedule import thinking_delay
from bot.players.choosing import choose
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from bot.players.thinking.fair_queue import FairQueue
from bot.playground import CannotDo, Person, Seen
from tests.benchmarks.figures import MILLI, percentile
from tests.benchmarks.scale import cpu
from tests.e2e.guardians_robots import get_ready, is_asked
from tests.e2e.harness import BotAsChild, Harness, open_harness
from tests.e2e.practice_robots import begun, by_dm
from tests.e2e.robots import Unanswered, is_over, latest_board, open_panel, seal
from tests.e2e.stored_matches import dice

TABLES = (10, 50, 100, 200)
SEATS = {"verraeter": 4, "guardians": 2}
LEVEL: Level = "level3"
MEASURED = 40
"""Thoughts of each game whose time is measured."""
MEASURE_EVERY = {"verraeter": 2, "guardians": 3}
"""Of so many positions of a match one is thought about."""
ALL_COME = 30.0
"""Seconds within which people come to press."""
LOOKS_AGAIN = 15.0
"""Seconds after which somebody opens his panel anew."""


class Durations:
    """How long thoughts of a level take, in seconds of processor time, by game: measured once, then drawn."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.measured = {key: list(_measured(house_games()[key], seats)) for key, seats in SEATS.items()}

    def draw(self, game: str) -> float:
        """Draw how long a thought takes."""
        return self._chance.choice(self.measured[game])


def _measured(game: AnyGame, seats: int) -> Iterator[float]:
    setup, found = random_setup(game, seats, game.types.options(), "thinking"), 0

    def by_beginners(view: Any, decision: Decision, _chance: Chance) -> Any:
        return choose(game, view, decision, "level1", QuickChance("thinking"))

    for line, step in random_play(setup, setup.start().state, choose=by_beginners):
        if line.number % MEASURE_EVERY[game.key] or found == MEASURED:
            continue
        asked = [one for one in game.waiting_on(step.state) if not one.answered]
        for decision in asked:
            view = game.view(step.state, decision.seat)
            if game.forced(view, decision) is None:
                begun = time.process_time()
                choose(game, view, decision, LEVEL, QuickChance("thinking"))
                found += 1
                yield time.process_time() - begun


@dataclass
class Table:
    """A match of one person, in the first seat, against computers, and since when the person waits."""

    number: int
    key: str
    match: int = 0
    actions: int = 0
    since: float | None = 0.0
    thought_about: set[str] = field(default_factory=set)
    setup: Setup = field(init=False)
    state: Any = None

    def begin(self) -> None:
        """Begin the next match."""
        game = house_games()[self.key]
        self.match, self.actions = self.match + 1, 0
        self.setup = random_setup(game, SEATS[self.key], game.types.options(), f"thinking {self.number} {self.match}")
        self.state = self.setup.start().state
        self.thought_about.clear()


class Practice:
    """Tables at which one person each plays against computers, in a time of their own; thoughts take what they took.

    What computers answer is what beginners would: it makes no difference to the time.
    """

    def __init__(self, tables: int, processes: int, durations: Durations, *, fair: bool) -> None:
        self._free = processes
        self._durations = durations
        self._fair = fair
        self._chance = random.Random(7)
        self._queue = FairQueue[tuple[Table, Decision, float, float]]()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._scheduled = count()
        self.now = 0.0
        self.thoughts = 0
        self.waits: dict[str, list[float]] = {game: [] for game in SEATS}
        self._tables = [Table(number, _game_of(number)) for number in range(tables)]

    def go_on(self, seconds: float) -> None:
        """Let people play for so many seconds."""
        for table in self._tables:
            table.begin()
            self._at(self._chance.uniform(0, 10), partial(self._look, table))
        while self._events and self._events[0][0] < seconds:
            self.now, _, happens = heappop(self._events)
            happens()
        for table in self._tables:
            if table.since is not None:
                self.waits[table.key].append(seconds - table.since)

    def _at(self, moment: float, happens: Callable[[], None]) -> None:
        heappush(self._events, (moment, next(self._scheduled), happens))

    def _look(self, table: Table) -> None:
        """Let the person answer all that is asked of him, and computers begin to think."""
        game = house_games()[table.key]
        while True:
            asked = [one for one in game.waiting_on(table.state) if not one.answered]
            mine = next((one for one in asked if one.seat == 0), None)
            if not asked:
                table.begin()
            elif mine is None:
                break
            else:
                if table.since is not None:
                    self.waits[table.key].append(self.now - table.since)
                    table.since = None
                self._apply(table, mine)
        table.since = self.now if table.since is None else table.since
        for decision in asked:
            if decision.id not in table.thought_about:
                table.thought_about.add(decision.id)
                self._ask(game, table, decision)

    def _ask(self, game: AnyGame, table: Table, decision: Decision) -> None:
        moment = self.now + self._delay()
        if game.forced(game.view(table.state, decision.seat), decision) is not None:
            self._at(moment, partial(self._answer, table, table.match, decision))
            return
        self._queue.put(
            table.number if self._fair else None, (table, decision, moment, self._durations.draw(table.key))
        )
        self._think()

    def _think(self) -> None:
        while self._free and (asked := self._queue.take()) is not None:
            self._free -= 1
            self._at(self.now + asked[3], partial(self._thought, *asked, asked[0].match))

    def _thought(self, table: Table, decision: Decision, moment: float, took: float, match: int) -> None:
        self._free += 1
        self.thoughts += 1
        self._queue.done(table.number if self._fair else None, took)
        if self._fair and moment < self.now:
            moment = self.now + self._delay() - thinking_delay(0, quick=True)
        while moment < self.now:
            moment += self._delay()
        self._at(moment, partial(self._answer, table, match, decision))
        self._think()

    def _answer(self, table: Table, match: int, decision: Decision) -> None:
        if table.match == match:
            table.thought_about.discard(decision.id)
            asked = house_games()[table.key].waiting_on(table.state)
            if decision.id in {one.id for one in asked if not one.answered}:
                self._apply(table, decision)
            self._look(table)

    def _apply(self, table: Table, decision: Decision) -> None:
        game, chance = house_games()[table.key], QuickChance(f"{table.number} {table.actions}")
        action = choose(game, game.view(table.state, decision.seat), decision, "level1", chance)
        table.actions += 1
        table.state = game.apply(table.state, decision, action, Chance(table.setup.seed, table.actions)).state

    def _delay(self) -> int:
        return thinking_delay(self._chance.random(), quick=True)


def at_the_queue(tables: Sequence[int], seconds: float, processes: Sequence[int]) -> None:
    """Print how long people wait, in the order of arrival and as it is now."""
    durations = Durations(random.Random(7))
    for game, measured in durations.measured.items():
        _print(f"a thought of {LEVEL}, {game}", measured, "s")
    for many in tables:
        for number, fair in ((1, False), *((one, True) for one in processes)):
            practice = Practice(many, number, durations, fair=fair)
            practice.go_on(seconds)
            how = f"{number} process(es), {'fair' if fair else 'order of arrival'}"
            for game, waits in practice.waits.items():
                _print(f"{many} tables, {how}: {game}", waits, "s")
            print(f"{'    thoughts a second':<62} {practice.thoughts / seconds:8.1f}", flush=True)


# By presses


class Acknowledged:
    """Notes how long presses and commands take to be acknowledged."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        do = Person._do

        async def timed(person: Person, *args: Any, **more: Any) -> Any:
            begun = time.perf_counter()
            answer = await do(person, *args, **more)
            self.taken.append(time.perf_counter() - begun)
            return answer

        self.watching = patch.object(Person, "_do", timed)


def _game_of(table: int) -> str:
    return list(SEATS)[table % len(SEATS)]


async def by_presses(tables: int, seconds: float, environment: dict[str, str]) -> None:
    """Print how long presses of people at practice tables take, and how long they wait for computers."""
    acknowledged, waits = Acknowledged(), dict[str, list[float]]((game, []) for game in SEATS)
    with TemporaryDirectory() as folder, patch.dict("os.environ", environment):
        async with open_harness(Path(folder), [f"Person {one}" for one in range(tables)], clock=SystemClock()) as here:
            bot = await BotAsChild.start(here, "tests.e2e.child_bot")
            with acknowledged.watching:
                people = [
                    asyncio.create_task(_press_on(here, person, _game_of(number), waits[_game_of(number)]))
                    for number, person in enumerate(here.people)
                ]
                await asyncio.sleep(seconds)
                for one in people:
                    one.cancel()
                ended = await asyncio.gather(*people, return_exceptions=True)
            spent = cpu(bot.process.pid)
            await bot.stop()
    for error in ended:
        if isinstance(error, Exception):
            print(f"    somebody left: {error!r}"[:200])
    _print(f"{tables} tables: acknowledged", [one * MILLI for one in acknowledged.taken], "ms")
    presses = len(acknowledged.taken)
    print(f"{'    processor time of the bot, without those who think':<62} {spent / presses * MILLI:9.1f} ms a press")
    for game, waited in waits.items():
        _print(f"{tables} tables: {game}, waited for computers", waited, "s")


async def _press_on(here: Harness, person: Person, game: str, waits: list[float]) -> None:
    """Practise one match after the other, without a pause."""
    there, chance = by_dm(here, person), dice(f"{person.id}")
    since: float | None = None
    await asyncio.sleep(chance.uniform(0, ALL_COME))
    try:
        while True:
            since = since or time.perf_counter()
            _, board = await begun(there, await person.slash(there.channel, "practice", game=game, level=LEVEL))
            panel = None
            while not is_over(there, board):
                if panel is None or not is_asked(there, panel):
                    panel = await _until_asked(there, person, panel)
                if panel is not None and is_asked(there, panel):
                    if since is not None:
                        waits.append(time.perf_counter() - since)
                    with suppress(Unanswered, CannotDo, AssertionError):
                        panel = await seal(there, person, await get_ready(there, person, panel, chance))
                    since = None if is_asked(there, panel) else time.perf_counter()
                board = latest_board(there, person) or board
    finally:
        if since is not None:
            waits.append(time.perf_counter() - since)


async def _until_asked(there: Harness, person: Person, panel: Seen | None) -> Seen | None:
    """Wait until a panel goes on to a question; one that does not, or is not there, is opened by the newest board."""

    def look() -> Seen | None:
        now = person.look_again(panel) if panel is not None else None
        board = latest_board(there, person)
        return now if now is not None and (is_asked(there, now) or (board and is_over(there, board))) else None

    if panel is not None:
        with suppress(TimeoutError, CannotDo):
            return await person.wait_for(look, LOOKS_AGAIN)
    board = latest_board(there, person)
    with suppress(Unanswered, CannotDo):
        return None if board is None or is_over(there, board) else await open_panel(there, person, board)
    return None


def _print(what: str, values: Sequence[float], unit: str) -> None:
    found = [percentile(values, part) for part in (0.5, 0.95, 0.99)] if values else [0.0] * 3
    told = "".join(f"{one:9.1f} {unit} at {part} %" for one, part in zip(found, (50, 95, 99), strict=True))
    print(f"{what:<62} {told}   ({len(values)})", flush=True)


def main(arguments: Sequence[str] = ()) -> None:
    """Print how long people wait."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0, help="for each number of tables")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--processes", type=int, nargs="+", default=(1, 2, 4))
    parser.add_argument("--presses", action="store_true", help="by presses at the loopback server")
    chosen = parser.parse_args(arguments)
    if chosen.presses:
        for tables in chosen.tables:
            asyncio.run(by_presses(tables, chosen.seconds, {"THINKERS": str(chosen.processes[0])}))
    else:
        at_the_queue(chosen.tables, chosen.seconds, chosen.processes)


if __name__ == "__main__":
    main(sys.argv[1:])
