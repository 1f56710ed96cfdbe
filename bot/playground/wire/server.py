"""The loopback server: a world, its HTTP routes and its gateway on one port of 127.0.0.1."""

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import Self, TypeVar

from aiohttp import web

from bot.playground.spec import Breach
from bot.playground.wire import rest
from bot.playground.wire.faults import Faults
from bot.playground.wire.gateway import Gateway
from bot.playground.wire.notifier import PATIENCE, Notifier
from bot.playground.wire.person import Person
from bot.playground.wire.ratelimits import GENEROUS, RateLimits, Rates
from bot.playground.wire.reading import read_id
from bot.playground.wire.request_handler import BASE, Request, RequestHandler
from bot.playground.wire.session_starts import GENEROUS_GATEWAY, GatewayLimits, SessionStarts
from bot.playground.world import (
    A_BOT,
    ANSWER_WITHIN,
    NOTHING,
    ONLY_SHARD,
    Application,
    Guild,
    Permission,
    Shard,
    Snapshot,
    World,
    restore,
)

T = TypeVar("T")

_LARGEST_REQUEST = 110 * 1024 * 1024
"""In bytes: ten files of the limit and some more, so that the limit itself decides."""


class Playground:
    """A world that bots can log in to and people can act in.

    Listens on 127.0.0.1 only. `async with Playground() as playground:` starts it on a free port and closes it.
    `now` is the only clock; whoever moves it calls `time_moved`. `rates` limit requests and `gateway_limits`
    sessions, both generous unless said otherwise; they count by `now`, or by the seconds of `limit_clock`, for
    clients that wait in real time while the world stands still. `log_size` bounds the log of requests, for servers
    that live long.
    """

    def __init__(
        self,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        rates: Rates = GENEROUS,
        gateway_limits: GatewayLimits = GENEROUS_GATEWAY,
        limit_clock: Callable[[], float] | None = None,
        log_size: int | None = None,
        bot_name: str = "SampleBot",
    ) -> None:
        self.world = World(now)
        self.world.create_application(bot_name)
        self.faults = Faults()
        self._notifier = Notifier()
        seconds = limit_clock or (lambda: now().timestamp())
        rate_limits = RateLimits(rates, seconds)
        self._session_starts = starts = SessionStarts(gateway_limits, seconds)
        self._handler = RequestHandler(self.world, self.faults, self._notifier, rate_limits, starts, log_size)
        self.gateway = Gateway(self.world, self._handler.check_event, self._notifier, starts)
        self._runner: web.AppRunner | None = None
        self._expiry: asyncio.TimerHandle | None = None
        self._stop_listening = self.world.listen(lambda _change, _audience: self._on_change())
        self._port = 0

    # --- life ---

    def go_on_from(self, snapshot: Snapshot) -> None:
        """Continue a world that was kept, in place of the one that is there. Call it before `start`."""
        restore(self.world, snapshot)

    async def start(self, port: int = 0) -> None:
        """Listen on a port of 127.0.0.1, a free one for 0."""
        app = web.Application(client_max_size=_LARGEST_REQUEST)
        for route in rest.ROUTES:
            app.router.add_route(route.method, BASE + route.template, self._handler.handler(route))
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.gateway.serve)
        for kind in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{kind}/{{channel_id}}/{{attachment_id}}/{{filename}}", self._attachment)
        app.router.add_get("/embed/avatars/{number}.png", self._avatar)
        app.router.add_route("*", "/{anything:.*}", self._handler.handle_unknown)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self._port = self._runner.addresses[0][1]
        self.world.cdn = self.cdn_url
        self._session_starts.url = self.gateway_url

    async def close(self) -> None:
        """Stop listening and close all connections."""
        self._stop_listening()
        self._handler.close()
        if self._expiry:
            self._expiry.cancel()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # --- where ---

    @property
    def api_url(self) -> str:
        """Return the base of the REST routes, as a bot's settings want it."""
        return f"http://127.0.0.1:{self._port}{BASE}"

    @property
    def gateway_url(self) -> str:
        """Return the WebSocket's address."""
        return f"ws://127.0.0.1:{self._port}/gateway"

    @property
    def cdn_url(self) -> str:
        """Return where attachments and avatars are."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def application(self) -> Application:
        """Return the application that is there from the start."""
        return next(iter(self.world.applications.values()))

    @property
    def token(self) -> str:
        """Return the first application's token."""
        return self.application.token

    # --- scenes ---

    def guild(
        self, name: str, *, locale: str = "en-US", permissions: Permission = A_BOT, shard: Shard = ONLY_SHARD
    ) -> Guild:
        """Create a guild of a shard with the first application's bot in it; `permissions` are the bot's."""
        guild = self.world.create_guild(name, locale=locale, shard=shard)
        self.world.add_bot(guild.id, self.application.id, permissions)
        return guild

    def person(self, name: str, *guilds: Guild, locale: str = "en-US", permissions: Permission = NOTHING) -> Person:
        """Create a person who is a member of the guilds, with a role of these permissions in each."""
        user = self.world.create_user(name, locale=locale)
        for guild in guilds:
            roles = (self.world.create_role(guild.id, f"{name}'s", permissions),) if permissions else ()
            self.world.join(guild.id, user.id, *roles)
        return Person(self.world, user.id)

    # --- what went over the wire ---

    @property
    def requests(self) -> deque[Request]:
        """Return the last requests, all of them without `log_size`, in the order of their ends."""
        return self._handler.requests

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """Return every breach so far: of requests, and of our own answers and events."""
        return tuple(self._handler.breaches)

    def take_breaches(self) -> tuple[Breach, ...]:
        """Return every breach so far and forget it, for a test that provokes some."""
        taken = self.breaches
        self._handler.breaches.clear()
        return taken

    def time_moved(self) -> None:
        """Let the clock take its effect: deadlines pass, threads are archived."""
        self.world.settle()

    async def until(self, look: Callable[[], T | None], timeout: float = PATIENCE) -> T:
        """Return what `look` finds as soon as it finds something true.

        Looks again after each change, request and gateway connection. Raises TimeoutError, which says what
        came last.
        """
        return await self._notifier.until(
            look, timeout, lambda: f"last came {', '.join(map(str, list(self.requests)[-5:]))}"
        )

    async def connected(self, timeout: float = PATIENCE, *, shard: int | None = None) -> None:
        """Wait until some bot has a session on the gateway, one of the shard if it is named. Raises TimeoutError."""
        gateway = self.gateway
        await self.until(lambda: any(shard in (None, each.shard.id) for each in gateway.connected), timeout)

    # --- inside ---

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info
        channel_id, attachment_id = read_id(path["channel_id"]), read_id(path["attachment_id"])
        if channel_id is not None and attachment_id is not None:
            found = self.world.messages.attachment(channel_id, attachment_id)
            if found:
                return web.Response(body=found.data, content_type=found.content_type)
        raise web.HTTPNotFound

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["number"]
        body = rest.default_avatar(read_id(number) or 0)
        return web.Response(body=body, content_type="image/png")

    def _on_change(self) -> None:
        self._notifier.notify()
        if self.world.interactions.waiting and self._expiry is None:
            self._look_at_deadlines_later()

    def _look_at_deadlines_later(self) -> None:
        """Look after the answer's deadline in real seconds; a clock that stands still is looked at again."""
        seconds = (ANSWER_WITHIN + timedelta(milliseconds=20)).total_seconds()
        self._expiry = asyncio.get_running_loop().call_later(seconds, self._look_at_deadlines)

    def _look_at_deadlines(self) -> None:
        self._expiry = None
        self.world.interactions.expire()
        if self.world.interactions.waiting and self._expiry is None:
            self._look_at_deadlines_later()
