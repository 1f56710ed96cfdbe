"""A harness for delivery: a loopback server with people, a store, a clock that stands still, and a courier."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import msgspec
import structlog
from sqlalchemy import bindparam, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import logs
from bot.clock import ManualClock, as_datetime
from bot.delivery.caretaker import Caretaker
from bot.delivery.courier import Courier, Listener
from bot.delivery.icons import Icons
from bot.delivery.platform import connect_to
from bot.delivery.requests import paced
from bot.delivery.studio import DrawRequest, Studio, draw
from bot.games.codec import to_json
from bot.playground import Channel, Guild, Person, Playground, Request, Seen
from bot.playground.wire import PATIENCE
from bot.playground.world import MessageFlag
from bot.store import Store
from bot.store.columns import LONG
from bot.store.kept import matches, outbox, timers
from bot.store.outgoing import Account, Addressed, Asked, OrderFollowed, PrivateMessage, Reminder, Waiting
from bot.store.rows import NO_SERVER, MemberRow, NewTimer
from bot.store.tables import matches as matches_table
from bot.store.tables import outbox as outbox_table
from bot.store.tables import posts as posts_table
from render.picture import Picture
from render.presenter import Presenters
from tests import databases
from tests.delivery.echo_game import EchoEvent, EchoPresenter, EchoView
from tests.probe.state import Action

MATCH: dict[str, Any] = {
    "game": "echo",
    "status": "running",
    "guild_name": "Harbour",
    "channel_name": "games",
    "options": b"{}",
    "rules_version": 1,
    "data_version": "1",
    "snapshot_version": 1,
    "replayable": True,
    "version": 1,
    "actions": 0,
    "public_actions": 0,
    "failing": "",
    "failures": 0,
}
_BUSY = select(
    or_(
        exists().where(outbox_table.c.state == "pending"),
        exists().where(posts_table.c.due <= bindparam("now", type_=LONG)),
    )
)


class InProcessStudio(Studio):
    """Draws at once and in this process, where a test does not need the workers."""

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        return draw(request)


@dataclass
class Keeper:
    """Writes down what the courier tells of matches, and notes in the store which of them are paused."""

    store: Store
    told: list[tuple[object, ...]] = field(default_factory=list)

    @property
    def listener(self) -> Listener:
        """What a courier tells it by."""
        return Listener(
            member_gone=self.member_gone,
            place_gone=self.place_gone,
            pause=self.pause,
            resume=self.resume,
            course=self.course,
        )

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        self.told.append(("member gone", guild_id, user_id))

    async def place_gone(self, match_id: int) -> None:
        self.told.append(("place gone", match_id))

    async def pause(self, match_id: int, why: str) -> None:
        if not (await self.store.facts(match_id)).paused:
            self.told.append(("pause", match_id, why))
            await self._set(match_id, self.store.now())

    async def resume(self, match_id: int) -> None:
        self.told.append(("resume", match_id))
        await self._set(match_id, None)

    async def course(self, match_id: int, ends_chapter: object) -> bytes:
        return b"[]"

    async def _set(self, match_id: int, paused_at: int | None) -> None:
        async with self.store.writing() as tx:
            await tx.execute(update(matches_table).where(matches_table.c.id == match_id).values(paused_at=paused_at))


@dataclass
class DeliveryHarness:
    """Ada (seat 0, the host), Ben (1) and Cleo (2) play match 1 in a channel."""

    playground: Playground
    clock: ManualClock
    store: Store
    client: discord.Client
    guild: Guild
    channel: Channel
    ada: Person
    ben: Person
    cleo: Person
    presenters: Presenters = field(default_factory=lambda: Presenters([EchoPresenter()]))
    studio: Studio = field(default_factory=InProcessStudio)
    match: int = 0
    keeper: Keeper = field(init=False)
    icons: Icons = field(init=False)
    caretaker: Caretaker = field(init=False)
    _courier: Courier | None = None
    _running: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.keeper = Keeper(self.store)
        self.icons = Icons(self.client, self.presenters, self.studio, self.clock, uploads=False)

    # The scene

    async def table(self, channel: Channel, people: Sequence[Person], **values: object) -> int:
        """Let people play a match in a channel; the first one is the host."""
        row = {**MATCH, "created_at": self.store.now(), "acted_at": self.store.now()}
        place = {"guild_id": self.guild.id, "channel_id": channel.id, "host_id": people[0].id}
        async with self.store.writing() as tx:
            match = await matches.add(tx, {**row, **place, **values})
            names = [person.user.display_name for person in people]
            members = [MemberRow(match, seat, person.id, names[seat], None) for seat, person in enumerate(people)]
            await matches.put_members(tx, match, members)
        return match

    async def table_by_dm(self, person: Person, *others: str) -> tuple[int, Channel]:
        """Let somebody play a match in his direct messages, with others who have no account; give both."""
        channel = person.dm_with(self.playground.application.bot_id)
        match = await self.table(channel, [person], guild_id=NO_SERVER, guild_name="", channel_name="")
        members = [MemberRow(match, seat, None, name, None) for seat, name in enumerate(others, start=1)]
        async with self.store.writing() as tx:
            await matches.put_members(
                tx, match, [MemberRow(match, 0, person.id, person.user.display_name, None), *members]
            )
        return match, channel

    def courier(self) -> Courier:
        """Make a courier, as a new process would."""
        hears, icons = self.keeper.listener, self.icons
        return Courier(self.client, self.store, self.presenters, self.studio, self.clock, hears, icons)

    def dispatch(self, courier: Courier | None = None) -> Courier:
        """Let a courier and a caretaker run."""
        assert not self._running
        self._courier = courier or self.courier()
        unarchive, icons = self._courier.unarchive, self.icons
        self.caretaker = Caretaker(self.client, self.store, self.presenters, self.clock, unarchive, icons)
        self._courier.on_kept, self.caretaker.on_outgoing = self.caretaker.wake, self._courier.wake
        self._running = [asyncio.create_task(one.run()) for one in (self._courier, self.caretaker)]
        return self._courier

    async def kill(self) -> None:
        """Stop the courier and the caretaker in the middle of whatever they do."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self._running = []

    # What is to be said

    async def put(self, *said: Addressed | Account, match: int | None = None, channel: Channel | None = None) -> None:
        """Put something into the outbox, and the deadlines of which letters to people speak among the timers."""
        rows = [one if isinstance(one, Addressed) else Addressed(one) for one in said]
        async with self.store.writing() as tx:
            place = channel or self.channel
            due = [NewTimer("deadline", one.decision, one.due) for row in rows for one in _asked_in(row) if one.due]
            await timers.add(tx, match or self.match, due)
            now, by_dm = self.store.now(), place.guild_id is None
            await outbox.add(tx, match or self.match, place.id, now, rows, by_dm=by_dm)
        if self._courier is not None:
            self._courier.wake()

    async def deliver(
        self, *said: Addressed | Account, match: int | None = None, channel: Channel | None = None
    ) -> None:
        """Put something into the outbox and let everything be delivered."""
        await self.put(*said, match=match, channel=channel)
        await self.settle()

    async def settle(self) -> None:
        """Let the outbox run empty, moving the clock on whenever everybody waits for a later time."""
        if not self._running:
            self.dispatch()
        async with asyncio.timeout(PATIENCE):
            while not await self._is_settled():
                due = (await self.store.outbox.lanes(self.store.now())).next_due
                # Who has looked a moment before something was due looks again a second later.
                await self.clock.advance(0.05 if due is None else max(0.0, due - self.clock.now()))
                await asyncio.sleep(0.005)
            # Who listens is told after what was said has been noted.
            while self._courier is not None and self._courier._busy:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def _is_settled(self) -> bool:
        """Look at once for what is to be said and what is to be edited: the one may turn into the other meanwhile."""

        async def read(tx: AsyncConnection) -> bool:
            busy: bool = (await tx.execute(_BUSY, {"now": int(self.clock.now())})).scalar_one()
            return not busy

        return await self.store.read(read)

    async def tried(self, *said: Addressed | Account, match: int | None = None) -> None:
        """Put something into the outbox and let it be tried once, without moving the clock."""
        await self.put(*said, match=match)
        if not self._running:
            self.dispatch()
        async with asyncio.timeout(PATIENCE):
            while (await self.store.outbox.lanes(self.clock.now())).due:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def eventually(self, look: Callable[[list[Any]], bool]) -> None:
        """Wait until the rows of the outbox are as they should be."""
        async with asyncio.timeout(PATIENCE):
            while not look(await self.rows()):  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def until(self, requests: int, **wanted: Any) -> None:
        """Wait until so many messages were tried to be posted, as `posts` selects them."""
        await self.playground.until(lambda: len(self.posts(**wanted)) >= requests)

    # What became of it

    async def rows(self) -> list[Any]:
        """Read the whole outbox, what was sent and dropped included."""
        async with self.store.reading() as tx:
            return list((await tx.execute(select(outbox_table).order_by(outbox_table.c.place))).all())

    async def pending(self) -> list[Any]:
        """Read what is still to be said."""
        return [row for row in await self.rows() if row.state == "pending"]

    def posts(self, channel: Channel | int | None = None) -> list[Request]:
        """Give every attempt at posting a message, to a channel or at all."""
        place = r"" if channel is None else str(channel if isinstance(channel, int) else channel.id)
        return [
            request
            for request in self.playground.requests
            if request.method == "POST" and request.path.endswith("/messages") and place in request.path
        ]

    def opened(self) -> list[Request]:
        """Give every attempt at opening direct messages."""
        return [request for request in self.playground.requests if request.path == "/users/@me/channels"]

    def texts(self, person: Person | None = None, channel: Channel | None = None) -> list[str]:
        """Give what somebody (Ada) reads in a channel (that of the match), oldest first."""
        return [seen.text for seen in (person or self.ada).sees(channel or self.channel)]

    def refuse(self, status: int, code: int, *, path: str = "/messages$", times: int = 1, method: str = "POST") -> None:
        """Let the next requests be answered with a status and one of the platform's codes."""
        fault = self.playground.faults.answer(status, method=method, path=path, times=times)
        fault.body = {"message": "fault on demand", "code": code}
        if status == 429:
            fault.body |= {"retry_after": 0.01, "global": False}


@dataclass(frozen=True)
class Log:
    """What the operator reads."""

    stream: io.StringIO = field(default_factory=io.StringIO)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def errors(self) -> list[Any]:
        lines = [json.loads(line) for line in self.text.splitlines()]
        return [line for line in lines if line["level"] == "error"]


@contextmanager
def logged() -> Iterator[Log]:
    """Log as the bot does, but to nowhere else."""
    loggers = [logging.getLogger(name) for name in (None, "sqlalchemy", *logs.OUR_LOGGERS)]
    configured = structlog.get_config()
    levels = [logger.level for logger in loggers]
    handlers = list(loggers[0].handlers)
    log = Log()
    logs.configure("INFO", stream=log.stream)
    yield log
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    structlog.configure(**configured)


@asynccontextmanager
async def open_harness(folder: Path) -> AsyncIterator[DeliveryHarness]:
    """Open a harness; the bot is logged in and no courier is running yet."""
    clock = ManualClock()
    before = discord.http.Route.BASE
    async with Playground(now=lambda: as_datetime(clock.now())) as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        ada, ben, cleo = (playground.person(name, guild) for name in ("Ada", "Ben", "Cleo"))
        connect_to(playground.api_url)
        url = await databases.at(folder / "bot.db")
        store = await Store.open(url, clock)
        try:
            requests = paced(store.limits)
            async with discord.Client(intents=discord.Intents.none(), max_messages=None, http_trace=requests) as client:
                await client.login(playground.token)
                harness = DeliveryHarness(playground, clock, store, client, guild, channel, ada, ben, cleo)
                harness.match = await harness.table(channel, [ada, ben, cleo])
                yield harness
                await harness.kill()
        finally:
            await store.close()
            await databases.drop(url)
            discord.http.Route.BASE = before


# Words


def account(*texts: str, board: str = "an empty board", **values: Any) -> Account:
    """Tell the channel some texts; with `answered` they say that this seat has."""
    return Account(
        numbers=values.pop("numbers", (1,)),
        events=_events(texts, values.pop("answered", None)),
        view=msgspec.Raw(to_json(EchoView(board=board, results=values.pop("results", "")))),
        waiting=values.pop("waiting", ()),
        **values,
    )


def private_message(
    person: Person, seat: int, *texts: str, hand: str = "", asked: tuple[Asked, ...] = (), answers_press: bool = False
) -> Addressed:
    """Tell somebody some texts in private."""
    view = msgspec.Raw(to_json(EchoView(hand=hand)))
    message = PrivateMessage(seat=seat, events=_events(texts), view=view, asked=asked, answers_press=answers_press)
    return Addressed(message, person.id)


def orders_followed(person: Person, seat: int, *actions: Action) -> Addressed:
    """Tell somebody what his standing orders have answered, and nothing else."""
    view = msgspec.Raw(to_json(EchoView(hand="a card")))
    answers = tuple(OrderFollowed(kind="a bid", action=msgspec.Raw(to_json(one)), view=view) for one in actions)
    return Addressed(PrivateMessage(seat=seat, events=_events(()), view=view, orders_followed=answers), person.id)


def asked(seat: int, *, window: str = "", due: int | None = None) -> Asked:
    """Ask a seat something."""
    return Asked(
        decision=f"bid-1-{seat}", seat=seat, kind="a bid", sealed=True, compulsory=not window, due=due, window=window
    )


def reminder(person: Person, seat: int, *, window: str = "", due: int = 1_800_086_400) -> Addressed:
    """Remind somebody of what is due, in a day unless it is said when."""
    view = msgspec.Raw(to_json(EchoView(hand="a card")))
    return Addressed(Reminder(seat=seat, asked=asked(seat, window=window, due=due), view=view), person.id)


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]


def rang(seen: Seen) -> bool:
    return MessageFlag.SUPPRESS_NOTIFICATIONS not in seen.message.flags


def waiting(*seats: int, **values: Any) -> Waiting:
    """Wait for seats, as everybody may know it."""
    return Waiting(kind="a bid", seats=seats, **values)


def _asked_in(row: Addressed) -> tuple[Asked, ...]:
    match row.payload:
        case PrivateMessage(asked=asked):
            return asked
        case Reminder(asked=one):
            return (one,)
        case _:
            return ()


def _events(texts: Sequence[str], seat: int | None = None) -> msgspec.Raw:
    return msgspec.Raw(to_json(tuple(EchoEvent(text=text, seat=seat) for text in texts)))
