"""A harness for matches: the service on a real store in a file, a clock that stands still, and people who play."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Hashable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from bot.clock import ManualClock
from bot.games.chance import Chance, derived_seed
from bot.games.codec import from_json
from bot.games.contract import AnyGame, Decision
from bot.games.hints import TurningPoint
from bot.games.registry import Registry
from bot.matches.service import Matches
from bot.matches.thoughts import Thoughts
from bot.matches.types import Done, Person, Place, Table
from bot.matches.value.schedule import TimerKind
from bot.players.beliefs import Moment, chances, looked_at, standing, turning_points
from bot.players.budget import Budget
from bot.players.choosing import belief, choose, computer_players
from bot.players.computer_player import Level, Weighed
from bot.players.quick_chance import QuickChance
from bot.players.thinking.thinker import Thinker, Thought
from bot.store import OutboxRow, Store, tables
from bot.store.kept import timers
from bot.store.outgoing import Account, LobbyCard, Notice, Outgoing, PrivateMessage, Reminder
from tests import databases
from tests.probe import Probe
from tests.probe.state import Entry

GUILD = 900
CHANNEL = 500
HOUR = 3600
DAY = 24 * HOUR

WORDS = ("abcd", "efgh", "ijkl", "mnop")


def user(seat: int) -> int:
    """The person who sits at a seat, in tests."""
    return 710_000_000_000_000_100 + seat


def person(seat: int) -> Person:
    return Person(user_id=user(seat), name=f"Player {seat}", locale="en-GB", account=f"player_{seat}")


def place(channel: int = CHANNEL) -> Place:
    return Place(guild_id=GUILD, channel_id=channel, guild_name="The Harbour", channel_name="tables")


class Said(msgspec.Struct, frozen=True):
    """A row of the outbox: who may read it (None: the channel) and what it holds."""

    match_id: int
    user_id: int | None
    payload: Outgoing
    raw: bytes


async def head(store: Store, lane: str, now: float) -> tuple[OutboxRow, ...]:
    """Give the rows that can be said next in a lane."""
    found = await store.outbox.head(lane, now)
    return () if found is None else found.rows


class MatchesHarness:
    """A service on a store, as it is after a start; `restart` makes new ones on the same file."""

    __test__ = False

    def __init__(self, path: Path, games: Sequence[AnyGame] = (), entropy_seed: str = "house", url: str = "") -> None:
        self.path = path
        self.url = url
        self.clock = ManualClock()
        self.games = Registry(games or (Probe(),))
        self.store: Store
        self.matches: Matches
        self.woken = 0
        self.obstacle: str | None = None
        """What keeps us from posting, in any channel."""
        self._interactions = itertools.count(1)
        self._entropy_seed = entropy_seed
        self._drawn = itertools.count()

    async def open(self) -> None:
        self.url = self.url or await databases.at(self.path)
        self.store = await Store.open(self.url, self.clock)
        await self.store.presence.take(0, 1)
        self.matches = Matches(self.store, self.games, self.clock, entropy=self.entropy)
        self.matches.keeper.on_outgoing = self._wake
        self.matches.keeper.find_obstacle = self._find_obstacle
        self.beginner = Beginner()
        self.matches.keeper.thoughts = Thoughts(self.beginner)

    async def restart(self, after: float = 0) -> None:
        """Stop, let time pass, and start again as the bot does."""
        await self.store.close()
        await self.clock.leap(after)
        await self.open()
        await self.matches.time.bring_up_to_date()
        await self.matches.time.back_from_absence()

    def entropy(self, size: int) -> bytes:
        return derived_seed(self._entropy_seed, next(self._drawn))[:size]

    def set_entropy(self, seed: str) -> None:
        """Let what is drawn from now on follow from a text."""
        self._entropy_seed, self._drawn = seed, itertools.count()

    def offer(self, *games: AnyGame) -> None:
        """Offer other games from now on, as a newer bot would on the same store."""
        self.games = Registry(games)
        self.matches.keeper.games = self.games

    def first_interaction(self, number: int) -> None:
        self._interactions = itertools.count(number)

    def interaction(self) -> int:
        return next(self._interactions)

    def _wake(self) -> None:
        self.woken += 1

    async def _find_obstacle(self, guild_id: int, channel_id: int) -> str | None:
        return self.obstacle

    # Playing

    async def lobby(
        self,
        seats: int = 2,
        game: str = "probe",
        *,
        deadline: int | None = DAY,
        channel: int = CHANNEL,
        first_user: int = 0,
        **options: str,
    ) -> Table:
        """Open a table and seat people at it."""
        players = [person(first_user + seat) for seat in range(seats)]
        table = await self.matches.lobbies.open_lobby(game, place(channel), players[0], options, deadline)
        for player in players[1:]:
            table = await self.matches.lobbies.join(table.id, player)
        if isinstance(self.games[game], Probe):
            for seat, player in enumerate(players):
                table = await self.matches.lobbies.set_entry(table.id, player.user_id, Entry(WORDS[seat]))
        return table

    async def begin(self, seats: int = 2, game: str = "probe", **rest: Any) -> int:
        """Start a match and give its number."""
        table = await self.lobby(seats, game, **rest)
        table = await self.matches.lobbies.start(table.id, table.host_id)
        return table.id

    async def open_decisions(self, match_id: int) -> tuple[Decision, ...]:
        """List all open decisions, as nobody at the table can."""
        found = []
        for member in (await self.matches.tables.get(match_id)).members:
            look = await self.matches.play.look(match_id, seat=member.seat)
            found += [decision for decision, _ in look.decisions]
        return tuple(found)

    async def act(self, match_id: int, seat: int, decision: str, action: Any = None, by: int | None = None) -> Done:
        """Act by hand, with a new interaction."""
        return await self.matches.play.act(match_id, by or user(seat), decision, self.interaction(), action)

    async def leave_orders(self, match_id: int, seat: int, plan: Any) -> Done:
        """Answer the standing question of a seat."""
        return await self.act(match_id, seat, f"plan-{seat}", plan)

    async def orders(self, match_id: int, seat: int) -> Any:
        """Give the standing order of a seat, None if it has left none."""
        member = (await self.matches.tables.get(match_id)).members[seat]
        return (await self.matches.play.desk(match_id, member.user_id or 0, f"plan-{seat}")).sealed

    async def sample(self, match_id: int, decision: Decision, luck: object = 0) -> Any:
        """Choose some legal answer."""
        table = await self.matches.tables.get(match_id)
        look = await self.matches.play.look(match_id, seat=decision.seat)
        return self.games[table.game].sample(look.view, decision, Chance(derived_seed(decision.id, luck), 0))

    async def pass_time(self, seconds: float) -> float | None:
        """Let time pass in one go and do what has become due."""
        await self.clock.advance(seconds)
        return await self.matches.time.run_due()

    # Computer players

    async def moments(self, match_id: int) -> dict[str, int]:
        """Tell in how many seconds computers answer what."""
        async with self.store.reading() as tx:
            found = await timers.of_match(tx, match_id)
        return {one.decision: (one.due or 0) - self.matches.now() for one in found if one.kind == TimerKind.THINK}

    async def let_computers_answer(self, match_id: int) -> None:
        """Let time pass until no computer is asked anything."""
        while moments := await self.moments(match_id):
            await self.matches.time.run_thoughts()
            await asyncio.sleep(0)
            await self.clock.advance(max(0, min(moments.values())))
            await self.matches.time.run_due()
            await self.matches.time.run_thoughts()

    # What was said

    async def said(self, match_id: int | None = None) -> list[Said]:
        """Read the outbox, pending rows only, in the order of writing."""
        outbox = tables.outbox
        query = select(outbox).where(outbox.c.state == "pending").order_by(outbox.c.place)
        if match_id is not None:
            query = query.where(outbox.c.match_id == match_id)
        async with self.store.reading() as tx:
            rows = (await tx.execute(query)).all()
        return [Said(row.match_id, row.user_id, from_json(row.payload, Outgoing), row.payload) for row in rows]

    async def hush(self) -> None:
        """Take everything out of the outbox, as if it had been delivered."""
        while lanes := (await self.store.outbox.lanes(self.clock.now())).due:
            await self.store.claims.take(lanes)
            for lane in lanes:
                rows = await head(self.store, lane, self.clock.now())
                assert await self.store.outbox.begin(*rows)
                await self.store.outbox.sent([row.id for row in rows], 1)
            await self.store.claims.give_back(lanes)

    async def accounts(self, match_id: int) -> list[Account]:
        return [said.payload for said in await self.said(match_id) if isinstance(said.payload, Account)]

    async def notices(self, match_id: int) -> list[str]:
        return [said.payload.key for said in await self.said(match_id) if isinstance(said.payload, Notice)]

    async def private_messages(self, match_id: int, to: int) -> list[PrivateMessage]:
        return [
            said.payload
            for said in await self.said(match_id)
            if isinstance(said.payload, PrivateMessage) and said.user_id == to
        ]

    async def reminders(self, match_id: int) -> list[Reminder]:
        return [said.payload for said in await self.said(match_id) if isinstance(said.payload, Reminder)]

    async def cards(self, match_id: int) -> int:
        return sum(isinstance(said.payload, LobbyCard) for said in await self.said(match_id))


class Beginner(Thinker):
    """Thinks in this process, at once, and as a beginner does; it remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, Decision, Level, str]] = []

    room = 1000
    expected_wait = 0.0

    async def choose(self, thought: Thought, *, extra: bool = False) -> Any:
        game, view, decision, level, salt, _ = thought
        self.asked.append((view, decision, level, salt))
        return choose(game, view, decision, "greedy", QuickChance(salt))

    async def turning_points(
        self, game: AnyGame, moments: Sequence[Moment], salt: str, whom: Hashable
    ) -> tuple[TurningPoint, ...]:
        budget = Budget(simulations=4)
        return turning_points(
            [
                (line, belief(game, view, decision, QuickChance(salt), budget))
                for line, view, decision in looked_at(game, moments)
            ]
        )

    async def chances(self, game: AnyGame, view: Any, salt: str, whom: Hashable) -> tuple[float, ...]:
        return tuple(chances(computer_players()[game.key], view, QuickChance(salt)))

    async def standing(self, game: AnyGame, state: Any, salt: str, whom: Hashable) -> tuple[float, ...]:
        return tuple(standing(computer_players()[game.key], state, QuickChance(salt)))

    async def weigh(self, thought: Thought, also: Sequence[Any] = ()) -> Sequence[Weighed]:
        """Prefer what it would do itself to everything else."""
        own = await self.choose(thought)
        return [Weighed(own, 1.0, 0.6), *(Weighed(one, 0.0, 0.5) for one in also if one != own)]


@asynccontextmanager
async def open_harness(
    path: Path, games: Sequence[AnyGame] = (), entropy_seed: str = "house"
) -> AsyncIterator[MatchesHarness]:
    harness = MatchesHarness(path, games, entropy_seed)
    await harness.open()
    try:
        yield harness
    finally:
        await harness.store.close()
        await databases.drop(harness.url)
