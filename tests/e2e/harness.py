"""A harness for whole matches: the loopback server with people, and the bot in this process or as a child."""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import AsyncMock, patch

from discord import gateway, http

from bot import client
from bot.client import EXTENSIONS, SealedOrders, client_for
from bot.clock import Clock, ManualClock, SystemClock, as_datetime
from bot.delivery.platform import connect_to, find_gateway
from bot.delivery.studio import DrawRequest, Studio, draw
from bot.games.chance import derived_seed
from bot.games.registry import Registry, house_games
from bot.language import Language, languages, pick
from bot.matches.service import Matches
from bot.playground import Channel, Guild, Permission, Person, Playground
from bot.playground.page.clock import MovableClock
from bot.playground.wire import PATIENCE
from bot.playground.world import NOTHING
from bot.roles import Duty
from bot.store import Store
from render.kit.names import pictured
from render.picture import Picture
from tests import databases
from tests.e2e.wire import Wire


class Luck:
    """The chance of a test's bots: the same in each run, so that none fails once in fifty.

    TEST_LUCK, any word, gives all tests other cards, and each child of one test its own. `sealed-orders` itself, which
    some tests start, knows nothing of it.
    """

    def __init__(self) -> None:
        self._drawn = Counter[str]()

    def entropy(self, size: int) -> bytes:
        """Give the next bytes of the test that is running; a bot that several share has a row of them for each."""
        test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]
        self._drawn[test] += 1
        return derived_seed(os.environ.get("TEST_LUCK", ""), test, self._drawn[test])[:size]


class BlankStudio(Studio):
    """A studio that draws nothing worth looking at, for tests in which pictures do not matter."""

    _SKETCH = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
        "3a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
    )

    async def warm(self, rehearsal: Sequence[DrawRequest] = ()) -> None:
        """Nobody needs to be woken."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        if request.picture == "icon":
            return ()
        names = pictured(request.names, request.accounts, languages()[request.language])
        alt = f"A sketch: {request.picture}, with {', '.join(names)}."
        return (Picture(png=self._SKETCH, alt=alt, name=f"{request.picture}.png"),)


class CachingStudio(Studio):
    """A studio that draws in this process, one picture at a time and none twice: it saves starting workers."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[DrawRequest, tuple[Picture, ...]] = {}

    async def warm(self, rehearsal: Sequence[DrawRequest] = ()) -> None:
        """Nobody needs to be woken."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        if request.picture == "icon":
            return ()
        if request not in self._pictures:
            self._pictures[request] = draw(request)
        return self._pictures[request]


class RunningBot(Protocol):
    """A bot that runs."""

    async def stop(self) -> None:
        """End it as an operator would."""


class BotInProcess:
    """The bot in this process."""

    def __init__(self, bot: SealedOrders, store: Store, task: asyncio.Task[None]) -> None:
        self.bot, self.store, self._task = bot, store, task

    @classmethod
    async def start(
        cls,
        harness: "Harness",
        *,
        games: Registry | None = None,
        extensions: Sequence[str] | None = None,
        studio: Studio | None = None,
        watch: Callable[[SealedOrders], None] | None = None,
        duty: Duty = Duty(),  # noqa: B008  # frozen
    ) -> "BotInProcess":
        """Start the bot, with its own studio or another one, and wait until it is connected if that is its duty.

        `watch` is shown the bot before it logs in.
        """
        store = await Store.open(harness.database_url, harness.clock)
        with (
            patch.object(client, "Studio", Studio if studio is None else lambda: studio),
            patch.object(client, "Matches", partial(Matches, entropy=harness.luck.entropy)),
        ):
            bot = client_for(duty)(
                store, games or harness.games, harness.clock, duty, extensions=extensions or harness.extensions
            )
        if watch is not None:
            watch(bot)
        bot._connection.guild_ready_timeout = 0.0  # seconds in which the library would wait for more servers
        connect_to(harness.playground.api_url)
        await bot.login(harness.playground.token)
        await find_gateway(bot)
        task = asyncio.create_task(bot.serve())
        if duty.connects:
            await harness.playground.connected()
            await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        return cls(bot, store, task)

    async def stop(self) -> None:
        """End it as an operator would."""
        self.bot.stop_soon()
        await self._task
        await self.store.close()

    async def kill(self) -> None:
        """End it without a word to the database, as far as that can be in one process."""
        nothing = AsyncMock()
        with (
            patch.multiple(self.store.presence, release=nothing, end=nothing),
            patch.multiple(self.store.claims, give_back=nothing),
        ):
            await self.stop()


class BotAsChild:
    """The bot as a process of its own: `sealed-orders`, or a module, with its arguments, that does the same.

    It has the machine's clock, so the harness needs that clock too.
    """

    def __init__(self, process: asyncio.subprocess.Process, module: str) -> None:
        self.process, self.module = process, module

    @classmethod
    async def start(cls, harness: "Harness", module: str = "bot") -> "BotAsChild":
        """Start the bot and wait until it is connected."""
        assert isinstance(harness.clock, SystemClock)
        environment = {**harness.environment, "TEST_LUCK": harness.luck.entropy(8).hex()}
        with harness.log.open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *module.split(), env=environment, stdout=log, stderr=log
            )
        child = cls(process, module)
        try:
            await harness.playground.connected()
        except TimeoutError:
            await child.kill()
            raise AssertionError(f"the bot did not start: {harness.log.read_text()[-2000:]}") from None
        return child

    async def kill(self) -> None:
        """Kill it without a word."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        """End it as an operator would."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.wait()


class Harness:
    """The loopback server with a guild, a channel and people, and where the bot keeps its files."""

    def __init__(self, playground: Playground, folder: Path, clock: Clock, guild: Guild, wire: Wire) -> None:
        self.playground, self.folder, self.clock, self.guild, self.wire = playground, folder, clock, guild, wire
        self.channel: Channel = playground.world.create_channel(guild.id, "games")
        self.luck = Luck()
        self.people: list[Person] = []
        self.sealed: list[int] = []
        """The interactions by which somebody here has made an answer final."""
        self.confirmed: dict[int, str] = {}
        """What was answered to those of them that were answered."""
        self.running: RunningBot | None = None
        """The bot, where a test wants it to be known."""
        self.games = house_games()
        self.extensions: Sequence[str] = EXTENSIONS
        """What the bot is to play, and what people can say to it."""
        self.replays = True
        """Whether the log of each match leads to what is stored of it: a table that was put in its place does not."""
        self.wishes: list[tuple[Any, bool]] = []
        """What people who think have wanted to answer, and whether they found the way to it."""

    def seat(self, *names: str) -> "Harness":
        """Let people of these names come, who will play here."""
        self.people += [self.person(name) for name in names]
        return self

    def person(self, name: str, permissions: Permission = NOTHING) -> Person:
        """Let somebody come who only watches."""
        return self.playground.person(name, self.guild, locale=self.guild.locale, permissions=permissions)

    def elsewhere(self, *names: str) -> "Harness":
        """Make another harness in the same guild, with the same bot: a channel and people of its own."""
        there = Harness(self.playground, self.folder, self.clock, self.guild, self.wire).seat(*names)
        there.running, there.games, there.extensions = self.running, self.games, self.extensions
        return there

    def at(self, channel: Channel, *people: Person) -> "Harness":
        """Make another harness with the same bot and wire, in a channel that is there, with some people."""
        there = copy(self)
        there.channel, there.people = channel, [*people]
        return there

    def hide(self, channel: Channel, *people: Person) -> None:
        """Let nobody see a channel but the bot and some people."""
        world = self.playground.world
        world.set_overwrite(channel.id, self.playground.application, allow=Permission.VIEW_CHANNEL)
        for person in people:
            world.set_overwrite(channel.id, person.user, allow=Permission.VIEW_CHANNEL)
        world.set_overwrite(channel.id, world.roles[self.guild.id], deny=Permission.VIEW_CHANNEL)

    @property
    def bot(self) -> SealedOrders:
        """The bot, which runs in this process."""
        assert isinstance(self.running, BotInProcess)
        return self.running.bot

    async def start(
        self, studio: Studio | None = None, watch: Callable[[SealedOrders], None] | None = None
    ) -> BotInProcess:
        """Start the bot in this process; it draws nothing worth looking at, unless with another studio."""
        self.running = bot = await BotInProcess.start(self, studio=studio or BlankStudio(), watch=watch)
        return bot

    async def stop(self) -> None:
        """Stop the bot, if it runs."""
        if self.running is not None:
            await self.running.stop()
            self.running = None

    @property
    def manual_clock(self) -> ManualClock:
        """The clock, which stands still by itself."""
        assert isinstance(self.clock, ManualClock)
        return self.clock

    async def goes_by(self, seconds: float) -> None:
        """Let time go by, as the world sees it and the bot, for a child by its file."""
        if isinstance(self.clock, ManualClock):
            await self.clock.advance(seconds)
        else:
            MovableClock(self.clock_file).advance(seconds)
        self.playground.time_moved()
        await asyncio.sleep(0)

    async def until_stored(self, query: str, *found: tuple[Any, ...]) -> None:
        """Wait until the database gives these rows: a file tells nobody of a change."""
        async with asyncio.timeout(PATIENCE):
            while databases.rows(self.database, query) != [*found]:  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    @property
    def language(self) -> Language:
        """The language of everybody here."""
        return pick(self.guild.locale)

    def say(self, key: str, **values: str | int) -> str:
        """Give a sentence or a label as people here read it."""
        return self.language.say(key, **values)

    @property
    def database(self) -> Path:
        """Where the bot keeps its matches."""
        return self.folder / "bot.db"

    @property
    def database_url(self) -> str:
        """Where the bot keeps its matches, as it is told."""
        return databases.url_of(self.database)

    @property
    def clock_file(self) -> Path:
        """The file that moves a child's clock."""
        return self.folder / "clock"

    @property
    def log(self) -> Path:
        """What a child has logged."""
        return self.folder / "bot.log"

    @property
    def environment(self) -> dict[str, str]:
        """What a child is told."""
        return {
            **os.environ,
            "DISCORD_TOKEN": self.playground.token,
            "DISCORD_API_URL": self.playground.api_url,
            "DATABASE_URL": self.database_url,
            "BACKUPS": "off",
            "CLOCK_OFFSET_FILE": str(self.clock_file),
            "LOG_LEVEL": "INFO",
        }


@asynccontextmanager
async def open_harness(
    folder: Path,
    names: Sequence[str] = ("Ada", "Bruno", "Chen"),
    locale: str = "en-US",
    clock: Clock | None = None,
) -> AsyncIterator[Harness]:
    """Open a harness; the bot is started by whoever needs it. The libraries are pointed back afterwards.

    The world has the bot's clock: one that stands still, unless another is given.
    """
    base, socket = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY
    time = clock or ManualClock()
    try:
        async with Playground(now=lambda: as_datetime(time.now())) as playground:
            guild = playground.guild("Harbour", locale=locale)
            await databases.at(folder / "bot.db")
            yield Harness(playground, folder, time, guild, Wire(playground.world)).seat(*names)
    finally:
        await databases.drop(databases.url_of(folder / "bot.db"))
        http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, socket


@asynccontextmanager
async def serving(
    folder: Path,
    names: Sequence[str] = ("Ada", "Bruno", "Chen"),
    *,
    locale: str = "en-US",
    clock: Clock | None = None,
    studio: Studio | None = None,
    watch: Callable[[SealedOrders], None] | None = None,
    plays: tuple[Registry, Sequence[str]] | None = None,
) -> AsyncIterator[Harness]:
    """Open a harness with a bot in this process; check what it leaves when it has stopped.

    It draws nothing worth looking at, unless with another studio; it plays the games of the house by all extensions,
    or others.
    """
    async with open_harness(folder, names, locale, clock) as here:
        here.games, here.extensions = plays or (here.games, here.extensions)
        await here.start(studio, watch)
        try:
            yield here
        finally:
            await here.stop()
        await check_log(here)
        assert here.playground.breaches == ()


async def check_log(harness: Harness) -> None:
    """Check that every log of the (stopped) bot's database replays to its snapshot."""
    if not harness.replays:
        return
    store = await Store.open(harness.database_url, SystemClock())
    try:
        matches = Matches(store, harness.games, SystemClock())
        for (match,) in databases.rows(harness.database, "SELECT id FROM matches WHERE seed IS NOT NULL"):
            await matches.history.verify(match)
    finally:
        await store.close()
