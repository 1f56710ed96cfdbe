"""Rate limits as the platform documents them: per route and top-level resource, in all, and of invalid requests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from bot.playground import GENEROUS, USUAL, Channel, Intent, Person, Playground, Rate, Rates
from tests.playground.harness import Answer, MovableClock, ask, open_wire

SEND = "POST /channels/{channel_id}/messages"


@dataclass
class Scene:
    playground: Playground
    clock: MovableClock
    channels: tuple[Channel, Channel]
    ada: Person

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Answer:
        return await ask(self.playground, method, path, body, token=token)

    async def send(self, channel: Channel) -> Answer:
        return await self.ask("POST", f"/channels/{channel.id}/messages", {"content": "Round 1"})


@asynccontextmanager
async def open_scene(rates: Rates, limit_clock: Callable[[], float] | None = None) -> AsyncIterator[Scene]:
    clock = MovableClock()
    async with Playground(now=clock, rates=rates, limit_clock=limit_clock) as playground:
        guild = playground.guild("Harbour")
        first, second = (playground.world.create_channel(guild.id, name) for name in ("first", "second"))
        yield Scene(playground, clock, (first, second), playground.person("Ada", guild))
        assert playground.breaches == ()


async def test_a_bot_may_make_fifty_requests_a_second_whatever_they_are() -> None:
    async with open_scene(USUAL) as scene:
        other = scene.playground.world.create_application("Other")
        assert {(await scene.ask("GET", "/users/@me")).status for _ in range(50)} == {200}
        scene.clock.move(seconds=0.25)
        refused = await scene.ask("GET", "/gateway/bot")
        assert (refused.status, refused.body["global"], refused.body["retry_after"]) == (429, True, 0.75)
        assert (refused.headers["X-RateLimit-Global"], refused.headers["X-RateLimit-Scope"]) == ("true", "global")
        assert (await scene.ask("GET", "/users/@me", token=other.token)).status == 200
        scene.clock.move(seconds=0.75)
        assert (await scene.ask("GET", "/gateway/bot")).status == 200


async def test_answers_to_interactions_do_not_count() -> None:
    async with open_scene(Rates(GENEROUS.route, everything=Rate(1, 60.0))) as scene:
        app = scene.playground.application
        scene.playground.world.commands.put(app.id, None, {"name": "hello", "description": "Say hello"})
        async with open_wire(scene.playground) as wire:
            await wire.identify(app.token, int(Intent.GUILDS))
            await wire.receive()
            answering = asyncio.create_task(scene.ada.slash(scene.channels[0], "hello"))
            interaction = (await wire.receive())["d"]
            assert (await scene.send(scene.channels[0])).status == 200
            assert (await scene.send(scene.channels[0])).status == 429
            callback = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
            assert (await scene.ask("POST", callback, {"type": 4, "data": {"content": "Hello"}})).status == 204
            follow_up = f"/webhooks/{app.id}/{interaction['token']}"
            assert (await scene.ask("POST", follow_up, {"content": "again"}, token="")).status == 204
            assert (await answering).text == "Hello"


async def test_follow_ups_are_limited_by_their_token_if_that_is_asked_for() -> None:
    route = "POST /webhooks/{webhook_id}/{webhook_token}"
    async with open_scene(Rates(GENEROUS.route, GENEROUS.everything, routes={route: Rate(1, 2.0)})) as scene:
        app = scene.playground.application
        statuses = [
            (await scene.ask("POST", f"/webhooks/{app.id}/{token}", {"content": "again"}, token="")).status
            for token in ("one", "one", "other")
        ]
        assert statuses == [404, 429, 404]


async def test_a_route_is_limited_for_each_channel() -> None:
    async with open_scene(USUAL) as scene:
        here, there = scene.channels
        allowed = [await scene.send(here) for _ in range(5)]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in allowed] == ["4", "3", "2", "1", "0"]
        refused = await scene.send(here)
        assert (refused.status, refused.body["global"], refused.headers["X-RateLimit-Scope"]) == (429, False, "user")
        other = await scene.send(there)
        assert other.status == 200
        assert other.headers["X-RateLimit-Bucket"] == refused.headers["X-RateLimit-Bucket"]
        scene.clock.move(seconds=refused.body["retry_after"])
        assert (await scene.send(here)).status == 200


async def test_headers_say_when_the_limit_resets() -> None:
    async with open_scene(Rates(Rate(5, 10.0), GENEROUS.everything)) as scene:
        await scene.send(scene.channels[0])
        scene.clock.move(seconds=4)
        headers = (await scene.send(scene.channels[0])).headers
        assert headers["X-RateLimit-Limit"] == "5"
        assert headers["X-RateLimit-Reset-After"] == "6.000"
        assert float(headers["X-RateLimit-Reset"]) == scene.clock().timestamp() + 6


async def test_limits_may_run_on_while_the_world_stands_still() -> None:
    running = MovableClock()
    rates = Rates(Rate(1, 10.0), GENEROUS.everything)
    async with open_scene(rates, limit_clock=lambda: running().timestamp()) as scene:
        assert [(await scene.send(scene.channels[0])).status for _ in range(2)] == [200, 429]
        running.move(seconds=10)
        assert (await scene.send(scene.channels[0])).status == 200


@pytest.mark.parametrize("token", ["wrong", None])
async def test_too_many_invalid_requests_shut_everybody_out_for_a_while(token: str | None) -> None:
    """The network in front answers, which libraries know by the missing "Via"."""
    rates = Rates(GENEROUS.route, GENEROUS.everything, {SEND: Rate(1, 3600.0)}, invalid=Rate(3, 600.0))
    async with open_scene(rates) as scene:
        await scene.send(scene.channels[0])
        path, body = f"/channels/{scene.channels[0].id}/messages", {"content": "Round 2"}
        invalid = [(await scene.ask("POST", path, body, token=token)).status for _ in range(3)]
        assert invalid == [401 if token else 429] * 3
        refused = await scene.ask("GET", "/users/@me")
        assert (refused.status, "Via" in refused.headers) == (429, False)
        scene.clock.move(minutes=10)
        assert (await scene.ask("GET", "/users/@me")).status == 200
