"""Rate limits as the platform documents them: per route and top-level resource, in all, and of invalid requests."""

import asyncio

import pytest

from bot.playground import GENEROUS, USUAL, Channel, Intent, Rate, Rates
from tests.playground.harness import Answer, Harbour, MovableClock, ask, open_harbour, open_wire

SEND = "POST /channels/{channel_id}/messages"


async def get(here: Harbour, path: str = "/users/@me", token: str | None = None) -> Answer:
    return await ask(here.playground, "GET", path, token=token)


async def send(here: Harbour, channel: Channel | None = None, token: str | None = None) -> Answer:
    place = channel or here.channel
    return await ask(here.playground, "POST", f"/channels/{place.id}/messages", {"content": "Round 1"}, token=token)


async def test_a_bot_may_make_fifty_requests_a_second_whatever_they_are() -> None:
    async with open_harbour(rates=USUAL) as here:
        other = here.playground.world.create_application("Other")
        assert {(await get(here)).status for _ in range(50)} == {200}
        here.clock.move(seconds=0.25)
        refused = await get(here, "/gateway/bot")
        assert (refused.status, refused.body["global"], refused.body["retry_after"]) == (429, True, 0.75)
        assert (refused.headers["X-RateLimit-Global"], refused.headers["X-RateLimit-Scope"]) == ("true", "global")
        assert (await get(here, token=other.token)).status == 200
        here.clock.move(seconds=0.75)
        assert (await get(here, "/gateway/bot")).status == 200


async def test_answers_to_interactions_do_not_count() -> None:
    async with open_harbour(rates=Rates(GENEROUS.route, everything=Rate(1, 60.0))) as here:
        app = here.playground.application
        here.playground.world.commands.put(app.id, None, {"name": "hello", "description": "Say hello"})
        async with open_wire(here.playground) as wire:
            await wire.identify(app.token, int(Intent.GUILDS))
            await wire.receive()
            answering = asyncio.create_task(here.ada.slash(here.channel, "hello"))
            interaction = (await wire.receive())["d"]
            assert (await send(here)).status == 200
            assert (await send(here)).status == 429
            callback = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
            assert (
                await ask(here.playground, "POST", callback, {"type": 4, "data": {"content": "Hello"}})
            ).status == 204
            follow_up = f"/webhooks/{app.id}/{interaction['token']}"
            assert (await ask(here.playground, "POST", follow_up, {"content": "again"}, token="")).status == 204
            assert (await answering).text == "Hello"


async def test_follow_ups_are_limited_by_their_token_if_that_is_asked_for() -> None:
    route = "POST /webhooks/{webhook_id}/{webhook_token}"
    async with open_harbour(rates=Rates(GENEROUS.route, GENEROUS.everything, routes={route: Rate(1, 2.0)})) as here:
        app = here.playground.application
        statuses = [
            (await ask(here.playground, "POST", f"/webhooks/{app.id}/{token}", {"content": "again"}, token="")).status
            for token in ("one", "one", "other")
        ]
        assert statuses == [404, 429, 404]


async def test_a_route_is_limited_for_each_channel() -> None:
    async with open_harbour(rates=USUAL) as here:
        there = here.playground.world.create_channel(here.guild.id, "second")
        allowed = [await send(here) for _ in range(5)]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in allowed] == ["4", "3", "2", "1", "0"]
        refused = await send(here)
        assert (refused.status, refused.body["global"], refused.headers["X-RateLimit-Scope"]) == (429, False, "user")
        other = await send(here, there)
        assert other.status == 200
        assert other.headers["X-RateLimit-Bucket"] == refused.headers["X-RateLimit-Bucket"]
        here.clock.move(seconds=refused.body["retry_after"])
        assert (await send(here)).status == 200


async def test_headers_say_when_the_limit_resets() -> None:
    async with open_harbour(rates=Rates(Rate(5, 10.0), GENEROUS.everything)) as here:
        await send(here)
        here.clock.move(seconds=4)
        headers = (await send(here)).headers
        assert headers["X-RateLimit-Limit"] == "5"
        assert headers["X-RateLimit-Reset-After"] == "6.000"
        assert float(headers["X-RateLimit-Reset"]) == here.clock().timestamp() + 6


async def test_limits_may_run_on_while_the_world_stands_still() -> None:
    running = MovableClock()
    rates = Rates(Rate(1, 10.0), GENEROUS.everything)
    async with open_harbour(rates=rates, limit_clock=lambda: running().timestamp()) as here:
        assert [(await send(here)).status for _ in range(2)] == [200, 429]
        running.move(seconds=10)
        assert (await send(here)).status == 200


@pytest.mark.parametrize("token", ["wrong", None])
async def test_too_many_invalid_requests_shut_everybody_out_for_a_while(token: str | None) -> None:
    """The network in front answers, which libraries know by the missing "Via"."""
    rates = Rates(GENEROUS.route, GENEROUS.everything, {SEND: Rate(1, 3600.0)}, invalid=Rate(3, 600.0))
    async with open_harbour(rates=rates) as here:
        await send(here)
        invalid = [(await send(here, token=token)).status for _ in range(3)]
        assert invalid == [401 if token else 429] * 3
        refused = await get(here)
        assert (refused.status, "Via" in refused.headers) == (429, False)
        here.clock.move(minutes=10)
        assert (await get(here)).status == 200
