"""The Discord client: it wires the rooms of the house together, loads the cogs and shuts everything down cleanly.

Whatever its duty, a process has all the rooms: a gateway looks into matches and opens direct messages, a courier writes
the cards of lobbies. What differs is the work that it does by itself, and whether it is connected to the gateway.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot import memory
from bot.clock import Clock, first_of
from bot.delivery.caretaker import Caretaker
from bot.delivery.courier import Courier, Listener
from bot.delivery.daily_posts import DailyPosts
from bot.delivery.drawing_service import StudioElsewhere
from bot.delivery.edits import Edits
from bot.delivery.icons import Icons
from bot.delivery.interactions import InteractionsInFlight
from bot.delivery.invitations import Invitations
from bot.delivery.live_panels import LivePanels
from bot.delivery.obstacles import find_obstacle
from bot.delivery.panels import Panels
from bot.delivery.requests import paced, turn_to_identify
from bot.delivery.studio import DrawRequest, Studio, processors
from bot.delivery.table_lists import TableLists
from bot.games.codec import to_json
from bot.games.registry import Registry, house_games
from bot.games.selfplay import random_setup
from bot.language import languages
from bot.matches.daily.service import Daily
from bot.matches.service import Matches
from bot.matches.thoughts import Thoughts
from bot.matches.timekeeper import Timekeeper
from bot.matches.types import NO_SERVER, Refused
from bot.players.thinking.thinker import Thinker
from bot.roles import Duty, Shards
from bot.store import PASSING, Store
from bot.store.backups import Backups
from render.presenter import Presenters

EXTENSIONS = (
    "cogs.lobby.lobby",
    "cogs.lobby.computers",
    "cogs.lobby.seek",
    "cogs.lobby.hosts",
    "cogs.match.table",
    "cogs.learning.rules",
    "cogs.match.looking_back",
    "cogs.match.reviewing",
    "cogs.match.notes",
    "cogs.match.film",
    "cogs.people.lists",
    "cogs.lobby.role_calls",
    "cogs.daily.asking",
    "cogs.daily.answering",
    "cogs.people.server",
    "cogs.people.set_up",
    "cogs.people.notify",
    "cogs.people.times",
    "cogs.people.profiles",
    "cogs.discord_events",
    "cogs.learning.learn",
    *(f"cogs.{game}" for game in house_games().keys()),  # noqa: SIM118 - a registry is no mapping
)

FAREWELL = 1.0
"""Real seconds in which the gateway may say goodbye."""
LAST_ANSWERS = 2.5
"""Seconds in which presses in flight are still answered when the bot stops."""
LOOK_AGAIN = 1.0
"""Seconds after which a shard that another process serves is asked for again."""
TIDY_AFTER = 10.0
"""Real seconds after which free memory goes back to the machine again."""
MOST_THINKERS = 4
A_THINKERS_SHARE = 1024**3
"""Bytes of the machine's memory for each process that thinks; it takes a fifth of them at most."""
REST = 30.0
"""Seconds before a task is begun again that an error has ended."""

GIVES_WAY = 0.05
"""Seconds for which whatever else may follow from a step waits, so that its board is drawn first."""

log = structlog.get_logger()


class SealedOrders(commands.Bot):
    """The bot. It uses slash commands, buttons, menus and forms only, and no privileged intents.

    Its public attributes are what cogs may use.
    """

    def __init__(
        self,
        store: Store,
        games: Registry,
        clock: Clock,
        duty: Duty = Duty(),  # noqa: B008  # frozen
        *,
        extensions: Sequence[str] = EXTENSIONS,
        draw_url: str | None = None,
        thinkers: int | None = None,
        backups: Path | None = None,
    ) -> None:
        # The library warns of what voice needs and is not there; nobody speaks here.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        intents = discord.Intents.none()
        intents.guilds = True
        requests = paced(store.limits)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=requests,
            **_options(duty.shards),
        )
        self.store = store
        self.clock = clock
        self.duty = duty
        self.requests = requests
        """Hears of all requests to Discord, from the login on."""
        self.presenters = Presenters()
        self.studio = Studio() if draw_url is None else StudioElsewhere(draw_url)
        self.matches = Matches(store, games, clock)
        self.panels = Panels(self.studio, clock)
        self.live_panels = LivePanels(store, clock)
        listener = Listener(
            member_gone=self._member_gone,
            place_gone=self.matches.ending.place_gone,
            pause=self.matches.waiting.pause,
            resume=self.matches.waiting.resume,
            course=self.matches.history.course,
        )
        self.icons = icons = Icons(self, self.presenters, self.studio, clock, uploads="caretaker" in duty.tasks)
        self.courier = Courier(self, store, self.presenters, self.studio, clock, listener, icons)
        self.caretaker = Caretaker(self, store, self.presenters, clock, self.courier.unarchive, icons)
        self.timekeeper = Timekeeper(self.matches.run_due, store, clock)
        self.thinker = Thinker(processes=thinkers or spare_thinkers())
        self.thoughtkeeper = Timekeeper(self.matches.time.run_thoughts, store, clock)
        self.matches.keeper.thoughts = thoughts = Thoughts(self.thinker)
        thoughts.on_ready = self.thoughtkeeper.wake
        self.stopping = asyncio.Event()
        self.edits = Edits(self, clock, icons)
        self.table_lists = TableLists(self, store, clock, icons)
        self.invitations = Invitations(self, store, clock, self.courier)
        self.courier.bring_others = self.invitations.serve
        self.daily = Daily(self.matches.keeper)
        self.daily_posts = DailyPosts(self, store, self.studio, clock, self.daily.run_due, icons)
        self.backups = Backups(store, clock, backups)
        self.interactions = InteractionsInFlight(clock)
        self.on_refused: Callable[[Refused], None] = lambda _refused: None
        """Called with what somebody was refused."""
        self._extensions = tuple(extensions)
        self._tasks: list[asyncio.Task[None]] = []
        self._resting: set[str] = set()
        self._work = {
            "courier": self.courier.run,
            "caretaker": self.caretaker.run,
            "timekeeper": self.timekeeper.run,
            "daily": self.daily_posts.run,
            "backups": self.backups.run,
            "thoughts": self.thoughtkeeper.run,
        }
        self.matches.keeper.on_outgoing = self.caretaker.on_outgoing = self._something_stored
        self.courier.on_kept = self._something_stored
        self.courier.has_before_him = self.live_panels.shown_to
        self.matches.keeper.on_changed = self.table_lists.changed
        self.matches.keeper.find_obstacle = self._find_obstacle
        self.daily.on_changed = self.daily_posts.wake
        self.store.on_absence = self._something_happened
        self.store.on_news = self._something_happened
        if self.duty.connects:
            # Nobody can reach a bot that has yet to connect.
            for shard in duty.shards.ids:
                self.store.presence.cut_off(shard)

    async def setup_hook(self) -> None:
        """Load the cogs, publish the commands, give back the time of an absence, and begin to work."""
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = self.interactions.watched(parsers["INTERACTION_CREATE"])
        for event, parse in list(parsers.items()):
            parsers[event] = _guarded(event, parse)
        for extension in self._extensions:
            # Not by `load_extension`: that is for code that is exchanged while the bot runs. It reads the modules anew
            # for each bot, and looks through all modules when the bot is closed.
            for cog in cogs_of(extension):
                await self.add_cog(cog(self))
        if self.duty.connects:
            await self._publish_commands()
        await self.matches.time.bring_up_to_date()
        await self.matches.ratings.bring_up_to_date()
        await self.matches.time.back_from_absence()
        self._tasks = [
            asyncio.create_task(self.studio.warm(self._rehearsal()), name="studio"),
            asyncio.create_task(self._keep_at("memory", self._tidy_up), name="memory"),
            asyncio.create_task(self._keep_at("table lists", self.table_lists.run), name="table lists"),
            asyncio.create_task(self._keep_at("icons", self.icons.run), name="icons"),
            asyncio.create_task(self._keep_at("live panels", self.live_panels.run), name="live panels"),
            *(asyncio.create_task(self._keep_at(task, self._work[task]), name=task) for task in self.duty.tasks),
        ]

    async def _publish_commands(self) -> None:
        """Tell the platform of the commands, unless it was told of the same ones last."""
        tree, translator = self.tree, self.tree.translator
        told = [
            await one.get_translated_payload(tree, translator) if translator else one.to_dict(tree)
            for one in tree.get_commands()
        ]
        digest = sha256(json.dumps([self.application_id, told], sort_keys=True).encode()).hexdigest()
        if self.duty.sync or digest != await self.store.published_commands():
            await tree.sync()
            await self.store.note_published_commands(digest)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may begin its session, whichever processes begin others."""
        if self.store.shared:
            *_, told = await self.http.get_bot_gateway()
            await turn_to_identify(self.store.limits, shard_id or 0, told["max_concurrency"])
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway, once no other process serves the shard."""
        await self._take(0)
        await super().connect(reconnect=reconnect)

    async def _take(self, shard: int) -> None:
        """Take a shard for this process, once it is free."""
        waits = False
        while (why := await self._what_keeps_from(shard)) is not None:
            if not waits:
                log.warning("a shard is waited for", shard=shard, reason=why)
            waits = True
            await self.clock.sleep(LOOK_AGAIN)
        if waits:
            log.info("a shard is free, and is served here from now on", shard=shard)

    async def _what_keeps_from(self, shard: int) -> str | None:
        try:
            return await self.store.presence.take(shard, self.duty.shards.total)
        except PASSING as error:
            return f"The database does not say who serves shard {shard} ({type(error).__name__})"

    async def serve(self, *others: Coroutine[Any, Any, object]) -> None:
        """Stay connected until `stop_soon` is called, another process takes the store, or the gateway refuses us.

        Other waits end it as well; what they raise is raised.
        """
        until = (self.stopping.wait(), self.store.lost.wait(), *others)
        try:
            await (first_of(self.connect(), *until) if self.duty.connects else first_of(*until))
            if self.store.lost.is_set():
                log.error("another process has taken over; this one stops")
        finally:
            await self.close()

    def stop_soon(self) -> None:
        """Ask `serve` to end. May be called from a signal handler."""
        self.stopping.set()

    async def close(self) -> None:
        """Take no more presses, stop delivering, answer the presses in flight, stop drawing and leave Discord.

        The shards are free as soon as no more presses are taken.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._leave_gateway(), FAREWELL)
        with suppress(TimeoutError, *PASSING):
            await asyncio.wait_for(self.store.presence.release(), FAREWELL)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self.thinker.close()
        self.edits.stop()
        self.panels.stop()
        await self.interactions.finish(LAST_ANSWERS)
        self.studio.close()
        await super().close()

    async def _leave_gateway(self) -> None:
        socket = cast(DiscordWebSocket | None, self.ws)
        if socket is not None and socket.open:
            await socket.close(code=1000)

    async def on_disconnect(self) -> None:
        """Note when the gateway was lost."""
        self.store.presence.cut_off()

    async def on_ready(self) -> None:
        """Say in the log that everybody is heard."""
        log.info("The bot is ready.", servers=len(self.guilds))

    async def on_connect(self) -> None:
        """Make up for the time without a gateway."""
        await self._back(0)

    async def on_resumed(self) -> None:
        """Make up for the time without a gateway."""
        await self._back(0)

    async def _back(self, shard: int) -> None:
        self.store.presence.come_back(shard)
        await self.matches.time.back_from_absence()
        self._something_happened()
        self.daily_posts.wake()

    def _rehearsal(self) -> list[DrawRequest]:
        return rehearsal(self.presenters, self.matches.games)

    def _something_stored(self) -> None:
        self._something_happened()
        self.store.announce()

    def _something_happened(self) -> None:
        self.courier.wake()
        later = asyncio.get_running_loop().call_later
        for other in (self.caretaker, self.timekeeper, self.thoughtkeeper, self.live_panels):
            later(GIVES_WAY, other.wake)

    async def _find_obstacle(self, guild_id: int, channel_id: int) -> str | None:
        if guild_id == NO_SERVER:
            return None  # only writing shows whether direct messages are open
        told = self.duty.connects and self.duty.shards.serve(guild_id)
        return await find_obstacle(self, guild_id, channel_id, told=told)

    async def _member_gone(self, guild_id: int, user_id: int) -> None:
        """Let whoever has left a server count as absent."""
        await self.matches.ending.member_gone(guild_id, user_id)
        with suppress(Refused):  # a table of his opens this moment
            await self.matches.seeking.withdraw(guild_id, user_id)

    def is_at_work(self, task: str) -> bool:
        """Tell whether one of the tasks, such as the courier, goes about its work."""
        return task not in self._resting and any(one.get_name() == task and not one.done() for one in self._tasks)

    async def _tidy_up(self) -> None:
        while True:
            await asyncio.sleep(TIDY_AFTER)
            await asyncio.to_thread(memory.give_back)

    async def _keep_at(self, task: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do a work that has no end, and begin it again after a rest when an error that it did not foresee ends it.

        All it knows is stored, so it loses nothing; and presses are answered meanwhile. A new process would have to
        identify itself to the gateway, which may be done a thousand times a day.
        """
        while True:
            try:
                if self.duty.connects:
                    await self.wait_until_ready()
                await work()
            except Exception as error:  # whatever it is, the work has to be done
                log.error("task ended, and is begun again", task=task, seconds=REST, exc_info=error)
            self._resting.add(task)
            await self.clock.sleep(REST)
            self._resting.discard(task)


class _NotBegun(Exception):
    """A shard could not be begun; the library has said so, and has waited for some seconds."""


class ShardedOrders(SealedOrders, commands.AutoShardedBot):
    """The bot where there are several shards, some of which it serves."""

    _launching: Sequence[asyncio.Task[None]] = ()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway by each shard, once no other process serves it."""
        await commands.AutoShardedBot.connect(self, reconnect=reconnect)

    async def launch_shards(self) -> None:
        """Begin all shards beside one another: one that waits for another process holds up no other."""
        self._connection.shard_count, self._connection.shard_ids = self.duty.shards.total, list(self.duty.shards.ids)
        self._launching = [
            asyncio.create_task(self._begin(shard), name=f"shard {shard}") for shard in self.duty.shards.ids
        ]

    async def _begin(self, shard: int) -> None:
        """Begin a shard once no other process serves it, however often that has to be tried."""
        while shard not in self.shards:
            await self._take(shard)
            with suppress(_NotBegun):
                await super().launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Give an attempt up: the library would repeat it within itself, deeper each time."""
        raise _NotBegun

    async def _leave_gateway(self) -> None:
        for launching in self._launching:
            launching.cancel()
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    # What the library tells of any shard it tells of each of them as well.

    async def on_disconnect(self) -> None:
        """Leave this to `on_shard_disconnect`."""

    async def on_connect(self) -> None:
        """Leave this to `on_shard_connect`."""

    async def on_resumed(self) -> None:
        """Leave this to `on_shard_resumed`."""

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note when a shard was lost."""
        self.store.presence.cut_off(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Make up for the time without a shard."""
        await self._back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Make up for the time without a shard."""
        await self._back(shard)


def cogs_of(extension: str) -> list[type[commands.Cog]]:
    """Give the cogs that a module defines."""
    classes = [one for one in vars(import_module(extension)).values() if isinstance(one, type)]
    return [one for one in classes if issubclass(one, commands.Cog) and one.__module__ == extension]


def rehearsal(presenters: Presenters, games: Registry) -> list[DrawRequest]:
    """Give a board of each game and the pictures of its rules, for the workers to draw before somebody waits for one.

    The rules show what most boards have in common, such as a chapter's end, and nothing need be played for them. After
    them come parts of pictures to come, such as the faces of cards.
    """
    boards, examples, parts = [], [], []
    for key in presenters.games():
        game = games[key]
        setup = random_setup(game, max(game.seats), game.types.options(), "rehearsal")
        view = to_json(game.view(setup.start().state, None))
        names = tuple("?" * max(game.seats))
        boards.append(DrawRequest(presenters[key], "board", view, names, "en"))
        for page in presenters[key].rules(languages()["en"]):
            examples += [DrawRequest(presenters[key], "rule", None, (), "en", name) for name in page.parts[1::2]]
        for name, *arguments in presenters[key].rehearsed:
            parts.append(DrawRequest(presenters[key], "extra", None, (), "en", name, arguments=tuple(arguments)))
    return [*boards, *examples, *parts]


def spare_thinkers() -> int:
    """Say in how many processes computers think at once: in each but one of the cores, as far as the memory goes."""
    room = memory.most()
    return max(1, min(processors() - 1, MOST_THINKERS, MOST_THINKERS if room is None else room // A_THINKERS_SHARE))


def client_for(duty: Duty) -> type[SealedOrders]:
    """Give the client of a process with a duty."""
    return SealedOrders if duty.shards.total == 1 else ShardedOrders


def _options(shards: Shards) -> dict[str, Any]:
    if shards.total == 1:
        return {}
    # A shard waits for its turn to identify as long as there are others before it.
    return {"shard_ids": list(shards.ids), "shard_count": shards.total, "shard_connect_timeout": None}


def _guarded(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Keep one unreadable gateway event from ending the connection: the library does not catch its own parsers."""

    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception:  # whatever the parser stumbles over, the connection goes on
            log.exception("unreadable gateway event", gateway_event=event)

    return guarded
