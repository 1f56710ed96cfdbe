"""Several processes on one PostgreSQL, beside one on SQLite: presses a second, what they cost, and what kills cost.

    make bench-scale ARGS="--seconds 10 --kills 300"

People press at the loopback server as they did in a match that robots have played before: each table is a copy of it,
from its first board on. Pictures are blank. The load rises until the acknowledgement takes too long. All that is
measured runs on this one machine, the people and the loopback server included.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import signal
import sys
import time
import tracemalloc
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from sqlalchemy import Table, func, insert, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from bot.clock import SystemClock
from bot.delivery.requests import EXEMPT
from bot.games.registry import house_games
from bot.matches.service import Matches
from bot.playground import (
    GENEROUS,
    USUAL,
    Answer,
    CannotDo,
    Channel,
    Guild,
    Message,
    Person,
    Playground,
    Rates,
    Seen,
    Shard,
)
from bot.playground.world import JSON, ONLY_SHARD, Altered, Appeared, Change, Interaction
from bot.store import Store, tables
from bot.store.kept import outbox
from bot.store.outgoing import Addressed, Notice
from bot.store.together.claims import TERM
from tests import databases
from tests.benchmarks.figures import MILLI, percentile
from tests.e2e.harness import Harness, serving
from tests.e2e.robots import Unanswered, answered, is_over, play_on, sit_down, trying_again
from tests.e2e.stored_matches import all_said, check_confirmed, check_story, dice, match_of
from tests.e2e.wire import Wire

GATEWAYS, COURIERS = 4, 2
TOO_LONG = 250
"""Milliseconds that the acknowledgement may take, for 99 of 100 presses."""
RISE = 1.4
"""How much more presses there are in each stage than in the one before."""
TABLES_IN_GUILD = 10
MOVES = 60
CHANNELS, ROLES, SERVERS_HELD = 50, 25, 200
PEOPLE = ("Ada", "Bruno", "Chen", "Dana")
COPIED = (tables.members, tables.actions, tables.timers)
BATCH = 500
TICKS = os.sysconf("SC_CLK_TCK")
MATCH_IN_ID = re.compile(r"^([a-z]+:[a-z-]+:)\d+")
LIMITED = Rates(GENEROUS.route, everything=USUAL.everything)
STARTS_WITHIN = 120.0
"""Real seconds in which all processes have come, on however busy a machine."""


# What is pressed


@dataclass(frozen=True)
class Press:
    """A press of a seat: its data, and the press whose answer it was made on (None: the board)."""

    seat: int
    data: JSON
    on: int | None


@dataclass(frozen=True)
class Recording:
    """A match as it was stored at its first board, and all that was pressed from then on."""

    rows: Mapping[Table, Sequence[Mapping[str, Any]]]
    given: int
    """Seconds that timers are later than they say."""
    presses: Sequence[Press]
    actions: int
    answering: int
    """Requests that answer presses, which no limit counts."""
    requests: int
    """All others."""
    outbox: int
    """Rows of the outbox."""


async def record(folder: Path) -> Recording:
    """Let robots play a match, and keep what they press."""
    folder.mkdir()
    async with serving(folder, PEOPLE, clock=SystemClock()) as here:
        board = await sit_down(here)
        rows = {}
        async with here.bot.store.reading() as tx:
            for table in (tables.matches, *COPIED):
                found = (await tx.execute(select(table))).mappings().all()
                rows[table] = [{column.key: row[column] for column in table.columns} for row in found]
            given = (await tx.execute(select(tables.lease.c.given))).scalar_one()
        seats = {row["user_id"]: row["seat"] for row in rows[tables.members]}
        presses: list[Press] = []
        answers: dict[int, int] = {}
        numbers: dict[int, int] = {}

        def note(change: Change, _audience: frozenset[int]) -> None:
            match change:
                case Appeared(Interaction() as one):
                    numbers[one.id] = len(presses)
                    presses.append(Press(seats[one.user_id], one.data, answers.get(one.message_id or 0)))
                case Altered(_, Interaction() as one) if one.response and one.response.message_id is not None:
                    answers.setdefault(one.response.message_id, numbers[one.id])
                case _:
                    pass

        await all_said(here)
        before = await _counts(here.bot.store)
        stop, asked = here.playground.world.listen(note), len(here.playground.requests)
        await play_on(here, board, dice("scale"), MOVES)
        stop()
        await all_said(here)
        after, paths = await _counts(here.bot.store), [one.path for one in here.playground.requests][asked:]
        answering = sum(path.startswith(EXEMPT) for path in paths)
        actions, said = (later - earlier for later, earlier in zip(after, before, strict=True))
        return Recording(rows, given, presses, actions, answering, len(paths) - answering, said)


async def _counts(store: Store) -> tuple[int, ...]:
    async with store.reading() as tx:
        return tuple(
            [
                (await tx.execute(select(func.count()).select_from(one))).scalar_one()
                for one in (tables.actions, tables.outbox)
            ]
        )


@dataclass
class Played:
    """A table whose people press what was pressed in the recording."""

    match: int
    channel: Channel
    people: Sequence[Person]
    board: Message
    done: int = 0
    answers: dict[int, Message] = field(default_factory=dict)

    async def press(self, press: Press) -> float:
        """Press, and wait until the answer is there; give the seconds until it was acknowledged."""
        person = self.people[press.seat]
        custom_id = MATCH_IN_ID.sub(rf"\g<1>{self.match}", press.data["custom_id"])
        message = self.board if press.on is None else self.answers[press.on]
        begun = time.perf_counter()
        if "values" in press.data:
            answer = await person.forge_choose(message, custom_id, press.data["values"])
        else:
            answer = await person.forge_click(custom_id, message)
        taken = time.perf_counter() - begun
        self.answers[self.done] = await self._shown(person, answer)
        self.done += 1
        return taken

    async def _shown(self, person: Person, answer: Answer) -> Message:
        return (await answered(person, answer)).message


# Where it is pressed


class World:
    """The loopback server with servers of all shards, and tables in them."""

    def __init__(self, playground: Playground, shards: int) -> None:
        self.playground = playground
        self.tables: list[Played] = []
        self.posts = 0
        self._shards = [Shard(number, shards) for number in range(shards)] if shards > 1 else [ONLY_SHARD]
        playground.world.listen(self._count)

    def _count(self, change: Change, _audience: frozenset[int]) -> None:
        match change:
            case Appeared(Message() as message) if message.nonce is not None:
                self.posts += 1

    def furnish(self, count: int) -> None:
        """Make so many tables, with people at each of them."""
        world, bot = self.playground.world, self.playground.application
        for number in range(count):
            if number % TABLES_IN_GUILD == 0:
                shard = self._shards[number // TABLES_IN_GUILD % len(self._shards)]
                guild = self.playground.guild(f"Server {number}", shard=shard)
            channel = world.create_channel(guild.id, f"games-{number}")
            people = [self.playground.person(f"{name} {number}", guild) for name in PEOPLE]
            board = world.messages.send(bot.bot_id, channel.id, {"content": "The board."})
            self.tables.append(Played(number + 1, channel, people, board))

    def turned_away(self) -> int:
        """Count the requests that came too soon, as far as they are remembered."""
        return sum(request.status == 429 for request in self.playground.requests)

    def place(self, game: int, folder: Path, wire: Wire) -> Harness:
        """Make a place for robots, in a server of its own."""
        guild: Guild = self.playground.guild(f"Robots {game}", shard=self._shards[game % len(self._shards)])
        return Harness(self.playground, folder, SystemClock(), guild, wire).seat(*PEOPLE[:3])


async def fill(store: Store, recording: Recording, world: World, count: int) -> None:
    """Store so many copies of the recorded match; the first ones are those at the tables of the world."""
    (match,) = recording.rows[tables.matches]
    for first in range(1, count + 1, BATCH):
        rows: dict[Table, list[dict[str, Any]]] = {table: [] for table in (tables.matches, *COPIED)}
        for number in range(first, min(first + BATCH, count + 1)):
            played = world.tables[number - 1] if number <= len(world.tables) else None
            channel, guild = (played.channel.id, played.channel.guild_id) if played else (number, 1)
            users = [person.id for person in played.people] if played else [4 * number + seat for seat in range(4)]
            rows[tables.matches].append(
                {**match, "id": number, "channel_id": channel, "guild_id": guild, "host_id": users[0]}
            )
            for table in COPIED:
                for original in recording.rows[table]:
                    row = {**original, "match_id": number}
                    if table is tables.members:
                        row["user_id"] = users[row["seat"]]
                    row.pop("id", None)
                    row.pop("interaction_id", None)
                    rows[table].append(row)
        async with store.writing() as tx:
            for table, values in rows.items():
                await tx.execute(insert(table), values)
    async with store.writing() as tx:
        await tx.execute(update(tables.lease).values(given=recording.given))
        if store.shared:
            await tx.execute(text("SELECT setval(pg_get_serial_sequence('matches', 'id'), max(id)) FROM matches"))


# What runs


class Process:
    """A process of the bot, of a part: gateways, couriers, the clock, or everything."""

    def __init__(self, part: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self.part = part
        self._arguments, self._environment, self._log = arguments, environment, log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; it draws nothing."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.e2e.child_bot", *self._arguments),
                env=self._environment,
                stdout=log,
                stderr=log,
                # As supervisors do: some systems share processor time out by session.
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        """The number of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    async def end(self, how: signal.Signals) -> None:
        """End it, and wait until it is gone."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(how)
        await self._process.wait()


def cpu(*pids: int) -> float:
    """Give the processor time of some processes and of their children that have ended, in seconds."""
    ticks = 0
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / TICKS


def with_children(pid: int) -> list[int]:
    """List a process and those that it has started."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


@dataclass
class House:
    """A bot of one or several processes, its world and its database."""

    world: World
    store: Store | None
    """Beside the processes, where several may hold the database."""
    processes: list[Process]
    server: int | None
    """The process of the database, if it has one."""
    folder: Path

    def spent(self) -> Counter[str]:
        """Give the processor time so far, in seconds, by part."""
        spent: Counter[str] = Counter()
        for process in self.processes:
            spent[process.part] += cpu(process.pid)  # type: ignore[assignment]  # Counter adds what can be added
        if self.server is not None:
            spent["database"] = cpu(*with_children(self.server))  # type: ignore[assignment]
        spent["loopback"] = time.process_time()  # type: ignore[assignment]
        return spent


@asynccontextmanager
async def several(folder: Path, recording: Recording, chosen: argparse.Namespace) -> AsyncIterator[House]:
    """Run four gateways, two couriers and a clock on PostgreSQL."""
    folder.mkdir()
    async with Playground(rates=LIMITED, log_size=50_000) as playground:
        world = World(playground, GATEWAYS)
        world.furnish(chosen.tables)
        url = await databases.on_server(folder / "bot.db", "as_of_now", make_now)
        await make_durable()
        store = await Store.open(url, SystemClock())
        await fill(store, recording, world, chosen.matches)
        roles = [
            *(("gateways", f"--role gateway --shards {one}/{GATEWAYS}") for one in range(GATEWAYS)),
            *[("couriers", "--role courier")] * COURIERS,
            ("clock", "--role clock"),
        ]
        server = int((Path(str(store.database.engine.url.query["host"])) / "postmaster.pid").read_text().split()[0])
        async with _running(House(world, store, [], server, folder), roles, url) as house:
            yield house
        await store.close()
        await databases.drop(url)


@asynccontextmanager
async def one(folder: Path, recording: Recording, chosen: argparse.Namespace) -> AsyncIterator[House]:
    """Run one process on SQLite."""
    folder.mkdir()
    async with Playground(rates=LIMITED, log_size=50_000) as playground:
        world = World(playground, 1)
        world.furnish(chosen.tables)
        url = f"sqlite+aiosqlite:///{folder / 'bot.db'}"
        store = await Store.open(url, SystemClock())
        await fill(store, recording, world, chosen.matches)
        await store.close()
        async with _running(House(world, None, [], None, folder), [("process", "")], url) as house:
            yield house


@asynccontextmanager
async def _running(house: House, roles: Sequence[tuple[str, str]], url: str) -> AsyncIterator[House]:
    playground = house.world.playground
    told = {"DISCORD_TOKEN": playground.token, "DISCORD_API_URL": playground.api_url, "DATABASE_URL": url}
    environment = {**os.environ, **told, "LOG_LEVEL": "WARNING"}
    log = house.folder / "bot.log"
    house.processes = [Process(part, arguments.split(), environment, log) for part, arguments in roles]
    connecting = max(1, sum(part == "gateways" for part, _ in roles))
    try:
        for process in house.processes:
            await process.start()
        await playground.until(lambda: len(playground.gateway.connected) == connecting, STARTS_WITHIN)
        yield house
    finally:
        for process in house.processes:
            await process.end(signal.SIGKILL)
        if logged := Counter(_events(log)):
            print("  logged: " + ", ".join(f"{event} ({times})" for event, times in logged.most_common(5)))


def _events(log: Path) -> Iterator[str]:
    """List what the processes have warned of; not of voice, which the library misses."""
    for line in log.read_text().splitlines():
        found = re.search(r'"event": "(.*?)"', line)
        event = found[1] if found else line[:80]
        if not event.endswith("voice will NOT be supported"):
            yield event


async def make_now(url: str) -> None:
    """Make a database in which no time has passed yet; those of the tests have a time of their own."""
    await (await Store.open(url, SystemClock())).close()


async def make_durable() -> None:
    """Let the server of the tests store as one would that players rely on."""
    engine = create_async_engine(databases.postgresql("postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as server:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            await server.execute(text(f"ALTER SYSTEM SET {setting} = on"))
        await server.execute(text("SELECT pg_reload_conf()"))
    await engine.dispose()


# The load


@dataclass
class Stage:
    """What was measured while so many presses a second were asked for."""

    asked: float
    acknowledged: list[float]
    """Milliseconds of each press."""
    failed: int
    seconds: float
    spent: Mapping[str, float]

    @property
    def slowest(self) -> float:
        """The 99th percentile of the acknowledgement, in milliseconds."""
        return percentile(self.acknowledged, 0.99)

    @property
    def rate(self) -> float:
        """Presses a second that were answered."""
        return len(self.acknowledged) / self.seconds


async def stage(house: House, presses: Sequence[Press], rate: float, seconds: float) -> Stage:
    """Let people press so often, each table one press after the other."""
    free = deque(table for table in house.world.tables if table.done < len(presses))
    random.Random(rate).shuffle(free)
    taken: list[float] = []
    failed = 0
    pressing: set[asyncio.Task[None]] = set()

    async def press(table: Played) -> None:
        nonlocal failed
        try:
            taken.append(MILLI * await table.press(presses[table.done]))
        except (Unanswered, CannotDo, TimeoutError):
            failed += 1
            return  # that table cannot go on
        if table.done < len(presses):
            free.append(table)

    before, begun = house.spent(), time.perf_counter()
    for number in range(max(1, int(rate * seconds))):
        await asyncio.sleep(begun + number / rate - time.perf_counter())
        if free:
            task = asyncio.create_task(press(free.popleft()))
            pressing.add(task)
            task.add_done_callback(pressing.discard)
    await asyncio.gather(*pressing)
    took = time.perf_counter() - begun
    after = house.spent()
    return Stage(rate, taken, failed, took, {part: after[part] - before[part] for part in after})


async def rise(house: House, recording: Recording, chosen: argparse.Namespace) -> Stage:
    """Let the load rise until the acknowledgement takes too long; give the last stage before that."""
    print(f"  {'presses/s':>9} {'answered':>9} {'median':>8} {'99 %':>8}   CPU ms a press")
    # Each process has words and rules to learn before it is as quick as it will be.
    best, rate = await stage(house, recording.presses, chosen.first, chosen.seconds * 2), chosen.first
    for _ in range(chosen.stages):
        now = await stage(house, recording.presses, rate, chosen.seconds)
        costs = ", ".join(f"{part} {MILLI * spent / len(now.acknowledged):.1f}" for part, spent in now.spent.items())
        median = percentile(now.acknowledged, 0.5)
        failed = f"   {now.failed} unanswered" if now.failed else ""
        print(f"  {rate:9.0f} {now.rate:9.1f} {median:6.0f}ms {now.slowest:6.0f}ms   {costs}{failed}", flush=True)
        if now.slowest > TOO_LONG or now.rate < rate / 2:
            break
        best, rate = now, rate * RISE
    return best


async def said(house: House, pause: float = 0.2) -> None:
    """Wait until nothing is to be said any more."""
    assert house.store is not None
    while (await house.store.outbox.lanes(house.store.now())).next_due is not None:  # noqa: ASYNC110 - another process works on it
        await asyncio.sleep(pause)


async def post(house: House, seconds: float) -> None:
    """Put texts for all channels into the outbox, and see how fast they come."""
    assert house.store is not None
    waiting, begun = house.world.posts, time.perf_counter()
    await said(house)
    rest, took = house.world.posts - waiting, time.perf_counter() - begun
    if rest:
        print(f"  what the presses had left in the outbox: {rest} posts, {rest / took:.1f} a second")
    count = int(USUAL.everything.requests * seconds)
    tables = house.world.tables
    before, too_soon, spent = house.world.posts, house.world.turned_away(), house.spent()
    async with house.store.writing() as tx:
        for number in range(count):
            table = tables[number % len(tables)]
            text = Addressed(Notice(key="notice-agreed"))
            await outbox.add(tx, table.match, table.channel.id, house.store.now(), [text])
    looked = time.perf_counter()
    await house.store.outbox.lanes(house.store.now())
    print(f"  a look at an outbox of {count} rows takes {MILLI * (time.perf_counter() - looked):.1f} ms")
    house.store.announce()
    begun = time.perf_counter()
    await said(house)
    took, posts = time.perf_counter() - begun, house.world.posts - before
    cost = MILLI * (house.spent()["couriers"] - spent["couriers"]) / count
    print(f"  {posts} of {count} posted in {took:.1f} s: {posts / took:.1f} a second, couriers {cost:.1f} ms each")
    print(f"  requests that came too soon: {house.world.turned_away() - too_soon}")
    async with house.store.reading() as tx:
        for what, size in (await tx.execute(_SIZES)).all():
            print(f"  {what}: {size or 0:.0f} bytes, indices not counted")


# Kills


async def kill(house: House, seconds: float, every: float, games: int) -> None:
    """Let robots play while one process after the other is killed; check what a match promises, and print the rest."""
    assert house.store is not None
    await said(house)
    store, playground, wire = house.store, house.world.playground, Wire(house.world.playground.world)
    places = [house.world.place(number, house.folder, wire) for number in range(games)]
    await playground.until(lambda: len(playground.gateway.connected) == GATEWAYS)
    boards = await asyncio.gather(*map(sit_down, places))
    began, end = store.now(), time.perf_counter() + seconds
    over: list[Harness] = []

    async def play(here: Harness, number: int) -> None:
        board, chance = boards[number], dice(f"kills {number}")
        while time.perf_counter() < end:
            board = await play_on(here, board, chance, 1, patient=True)
            if is_over(here, board):
                over.append(here)
                here, board = await seated_anew(here)
        over.append(here)

    playing = [asyncio.create_task(play(here, number)) for number, here in enumerate(places)]
    chance, killed, watching = dice("who is killed"), Counter[str](), list[asyncio.Task[float]]()
    while time.perf_counter() < end:
        begun = time.perf_counter()
        victim = chance.choice(house.processes)
        pid = victim.pid
        await victim.end(signal.SIGKILL)
        killed[victim.part] += 1
        held = await held_by(store, pid)
        if victim.part == "gateways":
            playground.gateway.forget_sessions(shard=house.processes.index(victim))
        await victim.start()
        if held:
            watching.append(asyncio.create_task(taken_over(store, pid, held)))
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - begun)))
    await asyncio.gather(*playing)
    takeovers = await asyncio.gather(*watching)
    await playground.until(lambda: len(playground.gateway.connected) == GATEWAYS, STARTS_WITHIN)
    await said(house)
    for here in over:
        await check_story(here)
        check_confirmed(here)
    async with store.reading() as tx:
        longest = (await tx.execute(_LONGEST, {"began": began})).scalar_one()
        actions = (await tx.execute(_ACTIONS, {"began": began})).scalar_one()
    for process in house.processes:
        await process.end(signal.SIGTERM)
    matches = Matches(store, house_games(), SystemClock())
    for here in over:
        await matches.history.verify(match_of(here))
    shown = ", ".join(f"{part} {times}" for part, times in killed.items())
    print(f"  {sum(killed.values())} kills ({shown}) in {seconds:.0f} s, {len(over)} matches, {actions} actions")
    print("  nothing lost, nothing twice, all in order; every log replays to its snapshot")
    latest = f"at most {max(takeovers):.1f} s after the kill" if takeovers else "nothing was held"
    print(f"  what the killed had claimed, free or taken over: {latest} (term {TERM} s)")
    print(f"  longest from an action to its post: {longest} s; breaches of the rules: {len(playground.breaches)}")


async def seated_anew(here: Harness) -> tuple[Harness, Seen]:
    """Let others begin a match in another channel, as often as it takes among kills."""
    while True:
        there = here.elsewhere(*PEOPLE[:3])
        with suppress(Unanswered, TimeoutError, CannotDo), trying_again(there):
            return there, await sit_down(there)


_SIZES = text("""
    SELECT 'a match', avg(pg_column_size(matches.*)) FROM matches
    UNION ALL SELECT 'an action', avg(pg_column_size(actions.*)) FROM actions WHERE number > 0
    UNION ALL SELECT 'a row of the outbox, once it is said', avg(pg_column_size(outbox.*)) FROM outbox
""")
_LONGEST = text("SELECT coalesce(max(settled_at - created_at), 0) FROM outbox WHERE created_at >= :began")
_ACTIONS = text("SELECT count(*) FROM actions WHERE at >= :began")
_HELD = text("SELECT name FROM claims WHERE holder LIKE :holder AND until >= :now")


async def held_by(store: Store, pid: int) -> frozenset[str]:
    """List what a process still holds, which may have been killed; its number stands in its name."""
    async with store.reading() as tx:
        found = await tx.execute(_HELD, {"holder": f"%:{pid}/%", "now": store.now()})
        return frozenset(found.scalars())


async def taken_over(store: Store, pid: int, held: frozenset[str]) -> float:
    """Wait until nothing of it is held any more; give the seconds."""
    begun = time.perf_counter()
    while held & await held_by(store, pid):  # noqa: ASYNC110 - other processes tell nobody
        await asyncio.sleep(0.1)
    return time.perf_counter() - begun


# All of it


async def compare(chosen: argparse.Namespace) -> None:
    """Print everything."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        recording = await record(folder / "recorded")
        print(f"{chosen.matches} open matches, {chosen.tables} of them with people who press up to", end=" ")
        print(f"{len(recording.presses)} times each; stages of {chosen.seconds:.0f} s")
        print(f"these presses are {recording.actions} actions and {recording.outbox} rows of the outbox:", end=" ")
        print(f"{recording.answering} requests that answer presses, {recording.requests} others")
        kilobytes = bytes_of_a_server() / 1000
        print(f"a server with {CHANNELS} channels and {ROLES} roles takes {kilobytes:.0f} kB of a gateway's memory")
        async with several(folder / "several", recording, chosen) as house:
            print(f"{GATEWAYS} gateways, {COURIERS} couriers and a clock on PostgreSQL (fsync on)", flush=True)
            together = await rise(house, recording, chosen)
            print("texts through the limit", flush=True)
            await post(house, chosen.seconds)
            if chosen.kills:
                print(f"a process killed every {chosen.every:.0f} s", flush=True)
                await kill(house, chosen.kills, chosen.every, chosen.games)
        async with one(folder / "one", recording, chosen) as house:
            print("one process on SQLite", flush=True)
            alone = await rise(house, recording, chosen)
    for what, best in (("several on PostgreSQL", together), ("one on SQLite", alone)):
        spent = MILLI * sum(seconds for part, seconds in best.spent.items() if part != "loopback")
        each = spent / len(best.acknowledged)
        print(f"{what}: {best.rate:.0f} presses a second below {TOO_LONG} ms; {each:.1f} ms of processor time a press")


def bytes_of_a_server() -> float:
    """Give the memory that the library holds for a server with some channels and roles."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    role = {
        "color": 0,
        "colors": {"primary_color": 0},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    tracemalloc.start()
    kept = []
    for number in range(SERVERS_HELD):
        ids = iter(range(number * 1000 + 1, (number + 1) * 1000))
        guild = {
            "id": str(next(ids)),
            "name": f"Server {number}",
            "roles": [
                {**role, "id": str(next(ids)), "name": f"role {n}", "position": n, "permissions": "0"}
                for n in range(ROLES)
            ],
            "channels": [
                {"id": str(next(ids)), "type": 0, "name": f"channel {n}", "position": n, "permission_overwrites": []}
                for n in range(CHANNELS)
            ],
        }
        kept.append(discord.Guild(data=json.loads(json.dumps(guild)), state=client._connection))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(kept)


def machine() -> str:
    """Say what this machine is."""
    found = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    model = re.search(r"^model name\s*: (.*)$", found, re.MULTILINE)
    cores = f"{os.cpu_count()} cores ({model[1] if model else platform.machine()})"
    return f"{cores}, load {os.getloadavg()[0]:.1f} at the start"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.scale", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000, help="open matches in the database")
    parser.add_argument("--tables", type=int, default=400, help="those of them at which people press")
    parser.add_argument("--first", type=float, default=10.0, help="presses a second in the first stage")
    parser.add_argument("--stages", type=int, default=20, help="at most")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a stage")
    parser.add_argument(
        "--kills", type=float, default=300.0, help="seconds for which processes are killed; 0: not at all"
    )
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two kills")
    parser.add_argument("--games", type=int, default=8, help="tables at which robots play meanwhile")
    chosen = parser.parse_args(arguments)
    print(f"Python {platform.python_version()}, {machine()}")
    asyncio.run(compare(chosen))


if __name__ == "__main__":
    main()
