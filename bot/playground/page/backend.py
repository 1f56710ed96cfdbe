"""A playground that lives in a folder: its people, its clock, its bot, and what whoever tests can do to them."""

import asyncio
import math
import re
from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from bot.playground.page.bot_process import BotProcess
from bot.playground.page.clock import MovableClock
from bot.playground.page.folder import Damaged, Folder, PageState
from bot.playground.wire import Fault, Person, Playground, tidy_name
from bot.playground.world import JSON, CannotDo, Change, Channel, Guild, Message, Seen, Snapshot, User, take

NAMES = ("Ada", "Bruno", "Chen", "Dana")
MOST_PEOPLE = 6
LONGEST_NAME = 32

MOST_BYTES = 80_000_000
"""Of files that are kept; the words, the bot's database and its log take the rest of 100 MB."""

_LOG_SIZE = 400
_SAVE_AFTER = 0.5
_ALWAYS = 1_000_000
_RETRY_AFTER = 1.0

Topic = Literal["people", "bot", "time", "requests", "read"]
"""What pages are told to look at again."""


class Backend:
    """A playground kept in a folder.

    `module` is the bot's module, run as a child; None leaves it to somebody else to log in. `say` gets lines for
    whoever started the playground.
    """

    def __init__(
        self, folder: Folder, *, module: str | None, bot_name: str, say: Callable[[str], None] = lambda _line: None
    ) -> None:
        self._folder = folder
        self._say = say
        kept = self._load()
        self.clock = MovableClock(folder.clock_file)
        self.playground = Playground(now=self.clock.now, log_size=_LOG_SIZE, bot_name=bot_name)
        self.world = self.playground.world
        self._page_state = PageState()
        if kept:
            snapshot, self._page_state = kept
            self.playground.go_on_from(snapshot)
        else:
            self._set_scene()
        self._module = module
        self._bot: BotProcess | None = None
        self._pages: set[Callable[[Topic], None]] = set()
        self._faults: list[tuple[Fault, asyncio.TimerHandle]] = []
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._stop_listening = self.world.listen(self._on_change)

    # --- life ---

    async def open(self) -> None:
        """Let bots log in, and start ours."""
        await self.playground.start()
        self._tasks = [
            asyncio.create_task(self._save_changes(), name="saving"),
            asyncio.create_task(self._watch_gateway(), name="watching the gateway"),
            asyncio.create_task(self._watch_requests(), name="watching the requests"),
        ]
        if self._module:
            environment = {
                "DISCORD_TOKEN": self.playground.token,
                "DISCORD_API_URL": self.playground.api_url,
                "DATABASE_URL": f"sqlite+aiosqlite:///{self._folder.database}",
                "BACKUPS": "off",
                "CLOCK_OFFSET_FILE": str(self._folder.clock_file),
            }
            self._bot = BotProcess(self._module, environment, self._folder.bot_log, lambda: self.tell("bot"))
            self._bot.start()

    async def close(self) -> None:
        """Stop the bot, keep everything, and close all connections."""
        if self._bot:
            await self._bot.stop()
        for _, handle in self._faults:
            handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._stop_listening()
        await self.playground.close()
        await self.keep()

    def watch(self, page: Callable[[Topic], None]) -> Callable[[], None]:
        """Tell `page` what to look at again; return the function that ends it."""
        self._pages.add(page)
        return lambda: self._pages.discard(page)

    def tell(self, topic: Topic) -> None:
        """Let every page look at something again."""
        for page in tuple(self._pages):
            page(topic)

    def note(self, topic: Topic) -> None:
        """Keep what has changed, and let every page look at it again."""
        self._changed.set()
        self.tell(topic)

    # --- people and places ---

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everybody whom the page can be."""
        return tuple(Person(self.world, user_id) for user_id in self._page_state.people)

    @property
    def guild(self) -> Guild:
        """Return the one server."""
        return next(iter(self.world.guilds.values()))

    @property
    def bot_user(self) -> User:
        """Return the bot as people see it."""
        return self.world.user(self.playground.application.bot_id)

    def person(self, user_id: int) -> Person:
        """Return one of the people. Raises CannotDo."""
        if user_id not in self._page_state.people:
            raise CannotDo("Nobody of that name is here.")
        return Person(self.world, user_id)

    def add_person(self, name: str) -> Person:
        """Let one more person come in. Raises CannotDo."""
        if len(self._page_state.people) >= MOST_PEOPLE:
            raise CannotDo(f"The playground has room for {MOST_PEOPLE} people.")
        user = self.world.create_user(self._free_name(name, 0))
        self.world.join(self.guild.id, user.id)
        self._welcome(user)
        self.note("people")
        return Person(self.world, user.id)

    def change_person(self, user_id: int, name: str, locale: str) -> None:
        """Change a person's name and the language of their client. Raises CannotDo."""
        self.person(user_id)
        self.world.rename(user_id, self._free_name(name, user_id))
        self.world.set_locale(user_id, locale)
        self.note("people")

    def add_channel(self, name: str) -> Channel:
        """Open one more channel. Raises CannotDo."""
        tidy = re.sub(r"[^\w-]+", "-", name.strip().lower()).strip("-")[:LONGEST_NAME]
        if not tidy:
            raise CannotDo("A channel needs a name.")
        return self.world.create_channel(self.guild.id, tidy)

    # --- what each person has read and put away ---

    def is_dismissed(self, message_id: int) -> bool:
        """Tell whether an ephemeral message was put away."""
        return message_id in self._page_state.dismissed

    def dismiss(self, seen: Seen) -> None:
        """Put an ephemeral message away. Raises CannotDo for any other."""
        if not seen.ephemeral:
            raise CannotDo("Only what you alone can see can be dismissed.")
        kept = (*(each for each in self._page_state.dismissed if self.world.messages.find(each)), seen.id)
        self._set_page_state(replace(self._page_state, dismissed=kept))

    def read_up_to(self, user_id: int, channel_id: int) -> int:
        """Return the id of the last message that the person has read in a channel."""
        return self._page_state.read.get(user_id, {}).get(channel_id, 0)

    def mark_read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Note that a person has read a channel up to a message."""
        if message_id > self.read_up_to(user_id, channel_id):
            own = {**self._page_state.read.get(user_id, {}), channel_id: message_id}
            self._set_page_state(replace(self._page_state, read={**self._page_state.read, user_id: own}))

    # --- what whoever tests can do ---

    @property
    def bot_status(self) -> JSON:
        """Return how the bot is, for the page.

        `phase` is that of its process, "elsewhere" if it is not this playground's child; `last_words` are those of a
        bot that refuses to start, or is not back yet; `failing` with which statuses it is answered for the moment.
        """
        connected, bot = bool(self.playground.gateway.connected), self._bot
        in_trouble = bot is not None and (bot.phase == "refusing" or (bot.starts > 1 and not connected))
        return {
            "phase": bot.phase if bot else "elsewhere",
            "connected": connected,
            "starts": bot.starts if bot else 0,
            "last_words": bot.last_words if bot and in_trouble else "",
            "failing": [fault.status for fault, _ in self._faults],
        }

    @property
    def child(self) -> BotProcess:
        """Return the bot as our child. Raises CannotDo if it is none."""
        if self._bot is None:
            raise CannotDo("This bot was started by somebody else, who has to restart it.")
        return self._bot

    def fail_requests(self, status: Literal[429, 500], seconds: float) -> None:
        """Answer every request of the bot with this status for some real seconds."""
        faults = self.playground.faults
        fault = faults.rate_limit(_RETRY_AFTER, times=_ALWAYS) if status == 429 else faults.answer(500, times=_ALWAYS)
        handle = asyncio.get_running_loop().call_later(seconds, self._forget, fault)
        self._faults.append((fault, handle))
        self.tell("bot")

    async def advance(self, seconds: float) -> None:
        """Move the clock of the world and of the bot on. Raises ValueError for a step back."""
        # What was pressed a moment ago must not fail because three seconds seem to have passed.
        await self.playground.until(lambda: not self.world.interactions.waiting, timeout=5.0)
        self.clock.advance(seconds)
        self.playground.time_moved()
        self.tell("time")

    # --- inside ---

    def _load(self) -> tuple[Snapshot, PageState] | None:
        try:
            return self._folder.load()
        except Damaged as damage:
            aside = self._folder.set_aside()
            self._say(f"The playground's world is damaged ({damage}). It lies in {aside} now, and a new one begins.")
            return None

    def _set_scene(self) -> None:
        """Make a server with a bot, two channels and some people; the first of them owns it."""
        users = [self.world.create_user(name) for name in NAMES]
        guild = self.world.create_guild("The Long Table", owner_id=users[0].id)
        for user in users[1:]:
            self.world.join(guild.id, user.id)
        self.world.add_bot(guild.id, self.playground.application.id)
        table = self.world.create_channel(guild.id, "table")
        self.world.set_channel(table.id, topic="Play here. Everybody sees this channel.")
        self.world.create_channel(guild.id, "side-table")
        for user in users:
            self._welcome(user)

    def _welcome(self, user: User) -> None:
        """Give a new person a place to hear from the bot in, and nothing to catch up on."""
        self.world.open_dm(user.id, self.playground.application.bot_id)
        read = {c.id: c.last_message_id or 0 for c in self.world.visible_channels(user.id)}
        state = self._page_state
        self._page_state = replace(state, people=(*state.people, user.id), read={**state.read, user.id: read})

    def _free_name(self, wanted: str, user_id: int) -> str:
        name = tidy_name(wanted, LONGEST_NAME)
        if not name:
            raise CannotDo("A person needs a name.")
        others = (one.user.display_name for one in self.people if one.id != user_id)
        if name.casefold() in (other.casefold() for other in others):
            raise CannotDo(f"Somebody is called {name} already.")
        return name

    def _forget(self, fault: Fault) -> None:
        self.playground.faults.forget(fault)
        self._faults = [(each, handle) for each, handle in self._faults if each is not fault]
        self.tell("bot")

    def _set_page_state(self, state: PageState) -> None:
        self._page_state = state
        self.note("read")

    def _on_change(self, _change: Change, _audience: frozenset[int]) -> None:
        self._changed.set()

    async def _save_changes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SAVE_AFTER)
            self._changed.clear()
            try:
                await self.keep()
            except OSError as error:
                self._say(f"The playground cannot be kept: {error}.")

    async def keep(self) -> None:
        """Write everything down, without what lies furthest back where its files are too many. Raises OSError."""
        self._let_go()
        await asyncio.to_thread(self._folder.save, take(self.world), self._page_state)

    def _let_go(self) -> None:
        """Delete messages until the files of all others fit: what was put away first, then what is oldest."""
        found = [one for one in self.world.messages.all() if one.attachments]
        held = sum(map(_size, found))
        for message in sorted(found, key=lambda one: not self.is_dismissed(one.id)):
            if held <= MOST_BYTES:
                break
            held -= _size(message)
            self.world.messages.remove(message)

    async def _watch_gateway(self) -> None:
        gateway = self.playground.gateway
        while True:
            await self._until_other(lambda: gateway.connected)
            self.tell("bot")

    async def _watch_requests(self) -> None:
        requests = self.playground.requests
        while True:
            await self._until_other(lambda: requests[-1] if requests else None)
            for breach in self.playground.take_breaches():
                self._say(f"Breach: {breach}")
            self.tell("requests")

    async def _until_other(self, look: Callable[[], object]) -> None:
        """Wait until `look` finds something else than now."""
        before = look()
        await self.playground.until(lambda: look() != before, timeout=math.inf)


def _size(message: Message) -> int:
    return sum(len(each.data) for each in message.attachments)
