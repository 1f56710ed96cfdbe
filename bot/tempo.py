"""Measure how long matches take: `sealed-orders tempo GAME`.

Whole matches are played through the real service on a temporary database, by computer players who look so many times a
day at random moments between 8 and 23 h, all in one time zone, and answer everything that waits for them. In between
the clock carries out what is due, as the bot does. Looking and answering take no time.
"""

import argparse
import asyncio
import heapq
import re
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import inf
from random import Random
from statistics import mean, median
from typing import Any, get_args

import msgspec
from sqlalchemy import select

from bot.clock import ManualClock
from bot.games.chance import derived_seed
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, read_options
from bot.games.record import replay
from bot.games.registry import Registry, find_game, house_games
from bot.language import languages
from bot.matches.changes.lobby import check_deadline
from bot.matches.replaying import record_of
from bot.matches.service import Matches
from bot.matches.types import Look, Person, Place, Refused, Table, refused_by
from bot.matches.value.match import Match
from bot.matches.value.schedule import DAY, HOUR, MINUTE
from bot.players.choosing import ahead, choose, level_named
from bot.players.computer_player import Level
from bot.players.quick_chance import QuickChance
from bot.store import Store, tables
from bot.store.kept import matches
from bot.store.rows import ActionRow

WELL, BROKEN, WRONG_CALL = 0, 1, 2

AWAKE = range(8 * HOUR, 23 * HOUR)
"""The seconds of a day at which people look."""
MOST_VISITS = 100
MOST_DAYS = 1000
GUILD = 1
FIRST_CHANNEL = 1000
FIRST_USER = 100


class Broken(Exception):
    """A match cannot be played to its end."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How one match went. Questions count all seats, by how they were answered.

    `ahead` is by a standing order, `forced` where a seat had nothing to choose and the service answered for it; of
    those answered by hand `without_choice` had nothing to choose either. `pauses` were asked because the seat itself
    had set a stop there, and are counted nowhere else. `kinds` counts those by hand by what is decided, each time with
    those of them without a choice. `windows` counts reaction windows, each stage of one; in `windows_without_choice` no
    seat had a choice. `stops` are the moments from which new questions waited
    for people, `visits` those visits of all people at which something was answered or ordered anew. `rounds` is
    None in a game without rounds. Messages are rows of the outbox from the start on: the channel's are accounts and
    notices, of which delivery may put several into one post; the private ones are questions and news for one seat,
    without the `reminders`.
    """

    ended: str
    days: float
    by_hand: int
    without_choice: int
    kinds: dict[str, tuple[int, int]]
    pauses: int
    ahead: int
    forced: int
    by_clock: int
    windows: int
    windows_without_choice: int
    stops: int
    visits: int
    rounds: int | None
    channel_messages: int
    private_messages: int
    reminders: int

    @property
    def questions(self) -> int:
        """Count all questions."""
        return self.by_hand + self.pauses + self.ahead + self.forced + self.by_clock


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured: the table, who sits there, and how often they look. Everything drawn follows from `seed`.

    With `answers_within` they sit together, and each answers so many seconds (from, to) after he was asked.
    """

    game: str
    players: int
    level: Level
    options: dict[str, str]
    visits: int
    answers_within: tuple[int, int] | None = None
    deadline: int | None
    seed: str


class Report(Trial, frozen=True, kw_only=True):
    """What was measured, and with whom."""

    courses: tuple[Course, ...]


def _run(asked: argparse.Namespace) -> int:
    """Measure. Exit codes: 0 well, 1 a match could not be played to its end, 2 a wrong call."""
    try:
        game: AnyGame = find_game(asked.game)
        trial = _trial(game, asked)
    except Refused as refused:
        return _failed(WRONG_CALL, _words(refused))
    except ValueError as error:
        return _failed(WRONG_CALL, str(error))
    try:
        report = asyncio.run(measure(game, trial, asked.matches))
    except Refused as refused:
        return _failed(BROKEN, _words(refused))
    except Broken as broken:
        return _failed(BROKEN, str(broken))
    for line in [to_json(report).decode()] if asked.json else told(report):
        print(line)
    return WELL


async def measure(game: AnyGame, trial: Trial, number: int) -> Report:
    """Play so many matches, one after another. Raises Broken, and Refused if a player breaks the rules."""
    clock = ManualClock()
    interactions = count(1)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/tempo.db", clock)
        try:
            await store.presence.take(0, 1)
            courses = [await _Match(game, trial, n, store, clock, interactions).play() for n in range(number)]
        finally:
            await store.close()
    return Report(**msgspec.structs.asdict(trial), courses=tuple(courses))


class _Match:
    """One match, from the lobby to its end."""

    def __init__(
        self, game: AnyGame, trial: Trial, number: int, store: Store, clock: ManualClock, interactions: Iterator[int]
    ) -> None:
        self.game, self.trial, self.store, self.clock, self.interactions = game, trial, store, clock, interactions
        self.seed = f"{trial.seed}.{number}"
        self.place = Place(guild_id=GUILD, channel_id=FIRST_CHANNEL + number)
        self.service = Matches(store, Registry([self.game]), clock, entropy=_entropy(self.seed))
        self.answers = count()
        self.orders: dict[int, Any] = {}
        self.visits: set[tuple[int, int]] = set()

    async def play(self) -> Course:
        # Each match begins on a day of its own, at a moment at which people are awake.
        midnight = (self.service.now() // DAY + 1) * DAY
        await self._move_to(midnight + Random(f"{self.seed}.start").choice(AWAKE))
        table = await self._begin()
        table = await (self._by_looks(table) if self.trial.answers_within is None else self._together(table))
        if table.status == "set-aside":
            raise Broken(f"The rules broke down in match {self.seed}: it was set aside.")
        return await self._course(table)

    async def _together(self, table: Table) -> Table:
        """Let everybody answer soon after he was asked."""
        asked_at: dict[int, float] = {}
        drawn = Random(f"{self.seed}.answers")
        assert self.trial.answers_within is not None
        while (table := await self.service.tables.get(table.id)).status == "running":
            for seat in self._seats():
                if (await self.service.play.look(table.id, FIRST_USER + seat)).upcoming is None:
                    asked_at.pop(seat, None)
                else:
                    asked_at.setdefault(seat, self.service.now() + drawn.uniform(*self.trial.answers_within))
            due = await self.service.time.run_due()
            seat, moment = min(asked_at.items(), key=lambda one: one[1], default=(-1, inf))
            if due is not None and due <= moment:
                await self._move_to(due)
                continue
            if not asked_at:
                raise Broken(f"Match {self.seed} waits for nobody.")
            await self._move_to(moment)
            del asked_at[seat]
            await self._visit(table, seat)
        return table

    async def _by_looks(self, table: Table) -> Table:
        """Let everybody look so many times a day."""
        day = self.service.now() // DAY
        seats = range(self.trial.players)
        for moment, seat in heapq.merge(*(moments(self.seed, seat, self.trial.visits, day) for seat in seats)):
            if moment < self.service.now():
                continue
            if moment > (day + MOST_DAYS) * DAY:
                raise Broken(f"Match {self.seed} goes on after {MOST_DAYS} days.")
            await self._wait_until(moment)
            table = await self.service.tables.get(table.id)
            if table.status != "running":
                break
            await self._visit(table, seat)
        return table

    async def _begin(self) -> Table:
        host, *others = (Person(user_id=FIRST_USER + seat, name=f"Player {seat + 1}") for seat in self._seats())
        table = await self.service.lobbies.open_lobby(
            self.game.key, self.place, host, self.trial.options, self.trial.deadline
        )
        for person in others:
            table = await self.service.lobbies.join(table.id, person)
        for member, entry in zip(table.members, self._entries(table), strict=True):
            if entry is not None and member.user_id is not None:
                table = await self.service.lobbies.set_entry(table.id, member.user_id, entry)
        return await self.service.lobbies.start(table.id, table.host_id)

    def _entries(self, table: Table) -> tuple[Any, ...]:
        """Say what each player brings: what newcomers may bring, each something else as far as there is enough."""
        entries, chance = self.game.entries, QuickChance(f"{self.seed}.entries")
        if entries is None:
            return (None,) * len(table.members)
        if entries.starters:
            order = chance.shuffled(entries.starters.values())
            return tuple(order[member.seat % len(order)] for member in table.members)
        options = read_options(self.game.types.options, self.trial.options)
        return tuple(None if member.ready else entries.sample(options, chance) for member in table.members)

    def _seats(self) -> range:
        return range(self.trial.players)

    async def _visit(self, table: Table, seat: int) -> None:
        """Let somebody answer everything that waits for him, also what his own answers open, and leave orders."""
        user = FIRST_USER + seat
        look = await self.service.play.look(table.id, user)
        while True:
            while (decision := look.upcoming) is not None:
                action = choose(self.game, look.view, decision, self.trial.level, self._chance())
                look = await self._act(table, seat, decision, action)
            if look.standing is None:
                return
            orders = ahead(self.game, look.view, look.standing, self.trial.level, self._chance())
            if orders is None or orders == self.orders.get(seat):
                return
            self.orders[seat] = orders
            look = await self._act(table, seat, look.standing, orders)
            if look.upcoming is None:
                return

    async def _act(self, table: Table, seat: int, decision: Decision, action: Any) -> Look:
        self.visits.add((seat, self.service.now()))
        done = await self.service.play.act(table.id, FIRST_USER + seat, decision.id, next(self.interactions), action)
        return done.look

    def _chance(self) -> QuickChance:
        return QuickChance(f"{self.seed}.{next(self.answers)}")

    async def _wait_until(self, moment: float) -> None:
        """Let the clock carry out what is due until then, each thing at its time."""
        while (due := await self.service.time.run_due()) is not None and due <= moment:
            await self._move_to(due)
        await self._move_to(moment)

    async def _move_to(self, moment: float) -> None:
        await self.clock.advance(max(0, moment - self.clock.now()))

    async def _course(self, table: Table) -> Course:
        """Count what has happened, from the log, played again, and the outbox."""
        game = self.game
        async with self.store.reading() as tx:
            row = await matches.get(tx, table.id)
            members = await matches.members_of(tx, table.id)
            log = await matches.log_of(tx, table.id)
            said = (
                await tx.execute(
                    select(tables.outbox.c.user_id, tables.outbox.c.kind).where(
                        tables.outbox.c.match_id == table.id, tables.outbox.c.created_at >= log[0].at
                    )
                )
            ).all()
        assert row is not None
        assert row.started_at is not None
        assert row.ended_at is not None
        states = [step.state for step in replay(game, record_of(Match(row, members, (), game), log))]
        sources = Counter(line.source for line in log if line.kind == "act")
        windows = list(_windows(game, states))
        by_hand = [
            (before, _found(game, before, line))
            for before, line in zip(states, log[1:], strict=False)
            if line.kind == "act" and line.source == "player"
        ]
        asked = [(state, decision) for state, decision in by_hand if not _pauses(game, state, decision)]
        kinds = Counter(decision.kind for _, decision in asked)
        bare = Counter(decision.kind for state, decision in asked if not _has_choice(game, state, decision))
        return Course(
            ended=row.status,
            days=round((row.ended_at - row.started_at) / DAY, 3),
            by_hand=len(asked),
            without_choice=bare.total(),
            kinds={kind: (number, bare[kind]) for kind, number in kinds.most_common()},
            pauses=len(by_hand) - len(asked),
            ahead=sources["plan"],
            forced=sources["forced"],
            by_clock=sources["clock"],
            windows=len(windows),
            windows_without_choice=windows.count(False),
            stops=_stops(game, states, log),
            visits=len(self.visits),
            rounds=_rounds(game, states[-1]),
            channel_messages=sum(one.user_id is None for one in said),
            private_messages=sum(one.user_id is not None and one.kind != "reminder" for one in said),
            reminders=sum(one.kind == "reminder" for one in said),
        )


def moments(seed: str, seat: int, visits: int, day: int) -> Iterator[tuple[int, int]]:
    """Draw when somebody looks, day by day for ever: Unix seconds in their order, each with his seat."""
    for number in count():
        # By the number of the day in the match, so that the moments of a match do not follow from those before it.
        drawn = Random(f"{seed}.{seat}.{number}").sample(AWAKE, visits)
        for moment in sorted(drawn):
            yield (day + number) * DAY + moment, seat


def _entropy(seed: str) -> Callable[[int], bytes]:
    numbers = count()
    return lambda size: derived_seed(seed, next(numbers))[:size]


def _found(game: AnyGame, state: Any, line: ActionRow) -> Decision:
    return next(one for one in game.waiting_on(state) if (one.id, one.seat) == (line.decision, line.seat))


def _has_choice(game: AnyGame, state: Any, decision: Decision) -> bool:
    return game.forced(game.view(state, decision.seat), decision) is None


def _pauses(game: AnyGame, state: Any, decision: Decision) -> bool:
    """Tell whether a seat is asked because of a stop of its own, in a game in which there are such."""
    stops = getattr(game.view(state, None), "stops", None)
    return stops is not None and decision.kind in stops[decision.seat]


def _windows(game: AnyGame, states: Sequence[Any]) -> Iterator[bool]:
    """Tell of each reaction window whether some seat had a choice in it."""
    still: dict[str, bool] = {}
    for state in states:
        asked = [one for one in game.waiting_on(state) if one.window]
        names = {one.window for one in asked}
        yield from (choice for name, choice in still.items() if name not in names)
        still = {name: still.get(name, False) for name in names}
        for one in asked:
            still[one.window] = still[one.window] or (not one.answered and _has_choice(game, state, one))
    yield from still.values()


def _stops(game: AnyGame, states: Sequence[Any], log: Sequence[ActionRow]) -> int:
    """Count the moments at which everything that happens at once has happened and something new is asked."""
    known: set[str] = set()
    stops = 0
    for number, state in enumerate(states):
        if number + 1 < len(log) and log[number + 1].at == log[number].at:
            continue
        asked = {one.id for one in game.waiting_on(state) if not one.answered}
        stops += not asked <= known
        known = asked
    return stops


def _rounds(game: AnyGame, state: Any) -> int | None:
    found = getattr(game.view(state, None), "round", None)
    return found if isinstance(found, int) else None


# What is printed


def told(report: Report) -> Iterator[str]:
    """Tell what was measured, line by line; numbers are means of a match if nothing else is said."""
    courses = report.courses
    days = [one.days for one in courses]
    total_days = sum(days) or 1

    def each(number: Callable[[Course], int]) -> str:
        return f"{mean(number(one) for one in courses):.1f}"

    table = "".join(f", {name} {value}" for name, value in report.options.items())
    deadline = "no deadline" if report.deadline is None else f"deadline {_told_length(report.deadline)}"
    yield f"{report.game}, {report.players} players, {deadline}{table}; {len(courses)} matches, seed {report.seed}"
    if report.answers_within is None:
        yield f"all seats played by {report.level}, who look {report.visits} times a day between 8 and 23 h"
    else:
        least, most = report.answers_within
        yield f"all seats played by {report.level}, who answer {least} to {most} seconds after they were asked"
        minutes = [24 * 60 * one.days for one in courses]
        yield f"minutes       mean {mean(minutes):.0f}, median {median(minutes):.0f}, at most {max(minutes):.0f}"
    yield f"days          mean {mean(days):.1f}, median {median(days):.1f}, from {min(days):.1f} to {max(days):.1f}"
    by_hand = (
        f"{each(lambda one: one.by_hand)} by hand ({each(lambda one: one.without_choice)} of them without a choice)"
    )
    yield (
        f"questions     {each(lambda one: one.questions)}: {by_hand}, {each(lambda one: one.ahead)} ahead, "
        f"{each(lambda one: one.forced)} by force, {each(lambda one: one.by_clock)} by the clock, "
        f"{each(lambda one: one.pauses)} at stops of one's own"
    )
    yield "by hand       " + ", ".join(_kinds_told(courses))
    yield (
        f"windows       {each(lambda one: one.windows)}, "
        f"{each(lambda one: one.windows_without_choice)} of them without a choice for anybody"
    )
    people = total_days * report.players
    yield (
        f"messages      {sum(one.channel_messages for one in courses) / total_days:.1f} a day in the channel; "
        f"in private per player and day {sum(one.private_messages for one in courses) / people:.1f}, and reminders "
        f"{sum(one.reminders for one in courses) / people:.1f} (rows of the outbox)"
    )
    rounds = sum(one.rounds or 0 for one in courses)
    per, times = ("round", rounds) if rounds else ("day", total_days)
    yield (
        f"visits        {sum(one.visits for one in courses) / times / report.players:.1f} with an answer or orders per "
        f"player and {per}; the match stops for new questions "
        f"{sum(one.stops for one in courses) / times:.1f} times a {per}"
    )
    ends = Counter(one.ended for one in courses)
    yield "ends          " + ", ".join(f"{number} {status}" for status, number in sorted(ends.items()))


def _told_length(seconds: int) -> str:
    return f"{seconds / HOUR:g} h" if seconds >= HOUR else f"{seconds / MINUTE:g} min"


def _kinds_told(courses: Sequence[Course]) -> Iterator[str]:
    """Tell how often each kind of question was answered by hand, and how often without a choice."""
    asked, bare = Counter[str](), Counter[str]()
    for course in courses:
        for kind, (number, without_choice) in course.kinds.items():
            asked[kind] += number
            bare[kind] += without_choice
    for kind, number in asked.most_common():
        of_them = f" ({bare[kind] / len(courses):.1f} without a choice)" if bare[kind] else ""
        yield f"{kind} {number / len(courses):.1f}{of_them}"


# How it is asked for


def _trial(game: AnyGame, asked: argparse.Namespace) -> Trial:
    """Read the call. Raises ValueError with a sentence, and Refused."""
    players = game.seats[-1] if asked.players is None else asked.players
    if players not in game.seats:
        raise ValueError(f"{game.key} has {game.seats[0]} to {game.seats[-1]} players")
    level = level_named(game.key, asked.level)
    options = {name: value for name, _, value in (setting.partition("=") for setting in asked.option)}
    if asked.pace is not None:
        options["pace"] = asked.pace
    with refused_by(game):
        read_options(game.types.options, options)
    check_deadline(asked.deadline)
    return Trial(
        game=game.key,
        players=players,
        level=level,
        options=options,
        visits=asked.visits,
        answers_within=asked.answers_within,
        deadline=asked.deadline,
        seed=asked.seed,
    )


def add_commands(commands: Any) -> None:
    """Add the verb that measures."""
    parser = commands.add_parser("tempo")
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(house_games().keys())}")
    parser.add_argument("--players", type=int, metavar="N", help="how many sit there (as many as can)")
    parser.add_argument("--visits", type=_visits, default=4, help="how often each looks a day (4)")
    parser.add_argument(
        "--deadline", type=_deadline, default=DAY, help="the time for a turn: 5m, 24h, 3d or none (24h)"
    )
    parser.add_argument(
        "--answers-within",
        type=_span,
        metavar="FROM-TO",
        help="instead: everybody answers so many seconds after a call",
    )
    parser.add_argument("--matches", type=_count, default=40, help="how many matches (40)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table, as often as wanted"
    )
    parser.add_argument("--pace", metavar="VALUE", help="the setting “pace” of the table: sheets or steps (guardians)")
    parser.add_argument("--level", choices=get_args(Level), default="level2", help="who plays (level2)")
    parser.add_argument(
        "--seed", default=secrets.token_hex(4), help="a number or a word; the same one, the same matches"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, match by match")
    parser.set_defaults(run=_run)


def _visits(text: str) -> int:
    number = _count(text)
    if number > MOST_VISITS:
        raise argparse.ArgumentTypeError(f"at most {MOST_VISITS}")
    return number


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number, at least 1")
    return int(text)


def _deadline(text: str) -> int | None:
    if text == "none":
        return None
    found = re.fullmatch(r"([0-9]{1,4})([mhd])", text)
    if found is None:
        raise argparse.ArgumentTypeError("minutes, hours or days, like 5m, 24h or 3d, or none")
    return int(found[1]) * {"m": MINUTE, "h": HOUR, "d": DAY}[found[2]]


def _span(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,4})-([0-9]{1,4})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError("seconds from and to, like 20-60")
    return int(found[1]), int(found[2])


def _words(refused: Refused) -> str:
    language = languages()["en"]
    return " ".join(language.say(one.key, **one.values) for one in refused.problems)


def _failed(code: int, reason: str) -> int:
    print(f"sealed-orders tempo: {reason}", file=sys.stderr)
    return code
