"""Rate limits as the platform documents them: per route and top-level resource, and in all."""

import asyncio

from bot.playground import GENEROUS, USUAL, Channel, Intent, Rate, Rates
from tests.playground.harness import Answer, Harbour, MovableClock, ask, open_harbour, open_wire


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


async def test_a_route_is_limited_for_each_channel() -> None:
    async with open_harbour(rates=Rates(Rate(5, 5.0), GENEROUS.everything)) as here:
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
