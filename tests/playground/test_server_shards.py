"""Shards and session starts as the platform documents them: "Sharding", "Identifying", "Session Start Limit"."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import discord
import pytest

from bot.playground import USUAL_GATEWAY, Channel, GatewayLimits, Guild, Person, Playground, Shard
from bot.playground.wire.gateway import Gateway, Session
from tests.playground.harness import MovableClock, Wire, ask, open_wire
from tests.playground.sample_bot import SampleBot, logged_in

FIRST, SECOND = Shard(0, 2), Shard(1, 2)


@dataclass
class Scene:
    """A bot in two guilds, one of each of two shards, and Ada in both."""

    playground: Playground
    clock: MovableClock
    guilds: tuple[Guild, Guild]
    channels: tuple[Channel, Channel]
    ada: Person

    @property
    def dm(self) -> Channel:
        """Where Ada and the bot write to each other."""
        return self.ada.dm_with(self.playground.application.bot_id)

    @asynccontextmanager
    async def session(self, shard: Shard, *, guilds: int = 1) -> AsyncIterator[Wire]:
        """Begin a session of a shard and hear of its guilds."""
        async with open_wire(self.playground) as wire:
            assert (await wire.identify(self.playground.token, shard=shard))["t"] == "READY"
            for _ in range(guilds):
                assert (await wire.receive())["t"] == "GUILD_CREATE"
            yield wire

    async def identify(self, shard: Shard | None = None) -> dict[str, Any]:
        """Return what a new connection is told after its IDENTIFY."""
        more: dict[str, Any] = {"shard": shard} if shard else {}
        async with open_wire(self.playground) as wire:
            return await wire.identify(self.playground.token, **more)


@asynccontextmanager
async def open_scene(limits: GatewayLimits | None = None) -> AsyncIterator[Scene]:
    clock = MovableClock()
    async with Playground(now=clock, gateway_limits=limits or GatewayLimits()) as playground:
        guilds = playground.guild("Harbour", shard=FIRST), playground.guild("Market", shard=SECOND)
        harbour, market = (playground.world.create_channel(guild.id, "games") for guild in guilds)
        yield Scene(playground, clock, guilds, (harbour, market), playground.person("Ada", *guilds))
        assert playground.breaches == ()


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    async with open_scene() as scene:
        yield scene


INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}


# --- which event goes where ---


async def test_a_guild_belongs_to_the_shard_of_its_id(scene: Scene) -> None:
    for shard, guild in zip((FIRST, SECOND), scene.guilds, strict=True):
        assert (guild.id >> 22) % shard.total == shard.id
        told = await scene.identify(shard)
        assert told["d"]["guilds"] == [{"id": str(guild.id), "unavailable": True}]
        assert told["d"]["shard"] == [shard.id, shard.total]


async def test_without_a_shard_a_session_is_the_only_one(scene: Scene) -> None:
    told = await scene.identify()
    assert (len(told["d"]["guilds"]), told["d"]["shard"]) == (2, [0, 1])


async def test_what_belongs_to_no_guild_is_told_to_the_first_shard_only(scene: Scene) -> None:
    async with scene.session(FIRST) as first, scene.session(SECOND) as second:
        scene.ada.say(scene.dm, "hello")
        scene.ada.say(scene.channels[0], "hello")
        scene.ada.say(scene.channels[1], "hello")
        places = [(await wire.receive())["d"]["channel_id"] for wire in (first, first, second)]
        assert places == [str(channel.id) for channel in (scene.dm, *scene.channels)]


async def test_a_guild_that_is_joined_or_left_is_told_to_its_shard(scene: Scene) -> None:
    world, app = scene.playground.world, scene.playground.application
    async with scene.session(FIRST), scene.session(SECOND) as second:
        world.leave(scene.guilds[0].id, app.bot_id)
        world.leave(scene.guilds[1].id, app.bot_id)
        assert (await second.receive())["t"] == "GUILD_DELETE"
        scene.playground.guild("Inn", shard=FIRST)
        scene.playground.guild("Mill", shard=SECOND)
        assert (await second.receive())["d"]["name"] == "Mill"


async def test_several_sessions_of_a_shard_and_other_numbers_of_shards_are_told_everything(scene: Scene) -> None:
    async with (
        scene.session(SECOND) as one,
        scene.session(SECOND) as other,
        scene.session(Shard(0, 1), guilds=2) as whole,
    ):
        scene.ada.say(scene.channels[1], "hello")
        for wire in (one, other, whole):
            assert (await wire.receive())["t"] == "MESSAGE_CREATE"


# --- beginnings that are refused ---


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [1, 1], [0, 0], [0], ["first", 2], "first"])
async def test_an_invalid_shard_is_closed_with_4010(scene: Scene, shard: object) -> None:
    async with open_wire(scene.playground) as wire:
        assert await wire.identify(scene.playground.token, shard=shard) == {"closed": 4010}


# --- how many sessions, and how fast ---


async def test_the_recommended_shards_and_the_session_start_limit_are_told() -> None:
    async with open_scene(replace(USUAL_GATEWAY, shards=2, max_concurrency=16)) as scene:
        start_limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
        told = {"url": scene.playground.gateway_url, "shards": 2, "session_start_limit": start_limit}
        assert (await ask(scene.playground, "GET", "/gateway/bot")).body == told


async def test_shards_of_one_bucket_begin_five_seconds_apart() -> None:
    async with open_scene(replace(USUAL_GATEWAY, max_concurrency=2)) as scene:
        assert (await scene.identify(Shard(0, 4)))["t"] == "READY"
        assert (await scene.identify(Shard(1, 4)))["t"] == "READY"
        assert await scene.identify(Shard(2, 4)) == INVALID_SESSION
        scene.clock.move(seconds=4.9)
        assert await scene.identify(Shard(3, 4)) == INVALID_SESSION
        scene.clock.move(seconds=0.1)
        assert (await scene.identify(Shard(2, 4)))["t"] == "READY"
        assert (await scene.identify(Shard(3, 4)))["t"] == "READY"


# --- faults of one shard ---


async def test_a_shard_that_is_dropped_resumes_with_what_it_missed(scene: Scene) -> None:
    async with scene.session(FIRST) as first:
        async with open_wire(scene.playground) as second:
            ready = await second.identify(scene.playground.token, shard=SECOND)
            scene.playground.gateway.drop(shard=1)
            assert await second.names("GUILD_CREATE") == ["GUILD_CREATE"]
            assert await second.receive() == {"closed": 4000}
        assert [session.shard for session in scene.playground.gateway.connected] == [FIRST]
        for channel in scene.channels:
            scene.ada.say(channel, "hello")
        async with open_wire(scene.playground) as again:
            await again.receive()
            resume = {"token": scene.playground.token, "session_id": ready["d"]["session_id"], "seq": second.sequence}
            await again.send(6, resume)
            assert (await again.receive())["d"]["channel_id"] == str(scene.channels[1].id)
            assert (await again.receive())["t"] == "RESUMED"
        assert (await first.receive())["t"] == "MESSAGE_CREATE"


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Gateway.ask_to_reconnect, {"op": 7, "d": None, "s": None, "t": None}),
        (Gateway.invalidate, INVALID_SESSION),
        (Gateway.forget_sessions, {"closed": 4000}),
    ],
)
async def test_a_fault_of_one_shard_leaves_the_others_alone(
    scene: Scene, fault: Callable[..., None], told: dict[str, Any]
) -> None:
    async with scene.session(FIRST) as first, scene.session(SECOND) as second:
        fault(scene.playground.gateway, shard=1)
        assert await second.receive() == told
        scene.ada.say(scene.channels[0], "hello")
        assert (await first.receive())["t"] == "MESSAGE_CREATE"


# --- a library ---


class ShardedBot(SampleBot, discord.AutoShardedClient):
    """A bot that asks how many shards it should be and runs them all."""


async def test_a_library_runs_the_shards_that_it_is_told_of_and_answers_through_each() -> None:
    async with open_scene(replace(USUAL_GATEWAY, shards=2, max_concurrency=2)) as scene:
        gateway, bot = scene.playground.gateway, ShardedBot()
        async with logged_in(scene.playground, bot):
            await bot.wait_until_ready()
            assert [session.shard for session in gateway.connected] == [FIRST, SECOND]
            assert {guild.name: guild.shard_id for guild in bot.guilds} == {"Harbour": 0, "Market": 1}
            gateway.drop(shard=1)
            for place in (scene.dm, *scene.channels):
                assert (await scene.ada.slash(place, "hello")).text == "Hello you!"
                scene.ada.say(place, "hello")
            await bot.until(lambda: len(bot.told) == 3)
            assert bot.resumed == 1
            assert [count(session, "INTERACTION_CREATE") for session in gateway.connected] == [2, 1]
            assert [count(session, "MESSAGE_CREATE") for session in gateway.connected] == [2, 1]


def count(session: Session, name: str) -> int:
    """Return how many events of a name a session was told."""
    return sum(told == name for _, told, _ in session.sent)


async def test_two_clients_with_a_shard_each_share_the_work(scene: Scene) -> None:
    bots = [SampleBot(shard_id=number, shard_count=2) for number in (0, 1)]
    async with logged_in(scene.playground, bots[0]), logged_in(scene.playground, bots[1]):
        for bot in bots:
            await bot.wait_until_ready()
        assert [[guild.name for guild in bot.guilds] for bot in bots] == [["Harbour"], ["Market"]]
        for place in (scene.dm, *scene.channels):
            assert (await scene.ada.slash(place, "hello")).text == "Hello you!"
        sessions = scene.playground.gateway.connected
        assert {session.shard: count(session, "INTERACTION_CREATE") for session in sessions} == {FIRST: 2, SECOND: 1}
