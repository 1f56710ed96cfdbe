"""The loopback server: a world, its HTTP routes and its gateway on one port of 127.0.0.1."""

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import BodyPartReader, web

from bot.playground import refusals, rest
from bot.playground.bell import Bell
from bot.playground.faults import Effect, Fault, Faults
from bot.playground.flags import Permission
from bot.playground.gateway import Gateway
from bot.playground.interactions import ANSWER_WITHIN
from bot.playground.model import JSON, Application, Guild, Upload
from bot.playground.person import Person
from bot.playground.ratelimits import GENEROUS, RateLimits, Rates
from bot.playground.refusals import Refusal
from bot.playground.spec import Breach, Spec
from bot.playground.world import World

BASE = "/api/v10"
_log = logging.getLogger(__name__)

_REQUEST_SIZE = 110 * 1024 * 1024
_FILE = re.compile(r"files\[(\d+)\]")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Request:
    """One request in the log, and what became of it."""

    method: str
    path: str
    """Under the API's base, without the query: "/channels/123/messages"."""
    status: int | None
    """The answer's status; None if the connection was cut or never answered."""
    at: datetime
    body: Any = None
    attachments: tuple[Upload, ...] = ()
    breaches: tuple[Breach, ...] = ()
    """What was wrong with the request."""
    answer: Any = None
    answer_breaches: tuple[Breach, ...] = ()
    """What was wrong with our answer: a fault of the playground."""
    application_id: int | None = None
    fault: Effect | None = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}"


@dataclass(slots=True)
class _Incoming:
    """A request on its way through the door."""

    request: web.Request
    route: rest.Route
    path: str
    at: datetime
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    application: Application | None = None
    breaches: tuple[Breach, ...] = ()
    headers: dict[str, str] = field(default_factory=dict)
    fault: Fault | None = None

    @property
    def uploads(self) -> tuple[Upload, ...]:
        return tuple(upload for _, upload in sorted(self.files.items()))


class Playground:
    """A world that bots can log in to and people can act in.

    Listens on 127.0.0.1 only. `async with Playground() as playground:` starts it on a free port and closes it.
    `now` is the only wall clock; whoever moves it calls `time_moved`. `rates` are the rate limits; `log_size` bounds
    the log of requests, for servers that live long.
    """

    def __init__(
        self,
        *,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        rates: Rates = GENEROUS,
        log_size: int | None = None,
        bot_name: str = "Referee",
    ) -> None:
        self.world = World(now)
        self.application = self.world.create_application(bot_name)
        """The application that is there from the start; its token is `token`."""
        self.faults = Faults()
        self.requests: deque[Request] = deque(maxlen=log_size)
        """The last requests (all of them without `log_size`), in the order of their ends."""
        self._breaches: list[Breach] = []
        self._spec = Spec.load()
        self._bell = Bell()
        self.gateway = Gateway(self.world, self._check_event, self._bell)
        self._rates = rates
        self._limits: RateLimits | None = None
        self._runner: web.AppRunner | None = None
        self._closing = asyncio.Event()
        self._expiry: asyncio.TimerHandle | None = None
        self._stop_listening = self.world.listen(lambda _change, _audience: self._noticed())
        self._port = 0

    # --- life ---

    async def start(self, port: int = 0) -> None:
        """Listen on a port of 127.0.0.1, a free one for 0."""
        app = web.Application(client_max_size=_REQUEST_SIZE)
        for route in rest.ROUTES:
            app.router.add_route(route.method, BASE + route.template, self._handler(route))
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        for kind in ("attachments", "ephemeral-attachments"):
            app.router.add_get(f"/{kind}/{{channel_id}}/{{attachment_id}}/{{filename}}", self._attachment)
        app.router.add_get("/embed/avatars/{number}.png", self._avatar)
        app.router.add_route("*", "/{anything:.*}", self._unknown)
        self._limits = RateLimits(self._rates, asyncio.get_running_loop().time)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.world.cdn = self.cdn_url
        self.gateway.url = self.gateway_url

    async def close(self) -> None:
        """Stop listening and close all connections."""
        self._closing.set()
        self._stop_listening()
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
    def token(self) -> str:
        """Return the first application's token."""
        return self.application.token

    # --- scenes ---

    def guild(self, name: str, *, locale: str = "en-US", permissions: Permission | None = None) -> Guild:
        """Create a guild with the first application's bot in it; `permissions` are the bot's."""
        guild = self.world.create_guild(name, locale=locale)
        if permissions is None:
            self.world.add_bot(guild.id, self.application.id)
        else:
            self.world.add_bot(guild.id, self.application.id, permissions)
        return guild

    def person(self, name: str, *guilds: Guild, locale: str = "en-US", permissions: Permission | None = None) -> Person:
        """Create a person who is a member of the guilds, with a role of these permissions in each."""
        user = self.world.create_user(name, locale=locale)
        for guild in guilds:
            roles = (self.world.create_role(guild.id, f"{name}'s", permissions),) if permissions else ()
            self.world.join(guild.id, user.id, *roles)
        return Person(self.world, user.id)

    # --- what went over the wire ---

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """Return every breach so far: of requests, and of our own answers and events."""
        return tuple(self._breaches)

    def take_breaches(self) -> tuple[Breach, ...]:
        """Return every breach so far and forget it, for a test that provokes some."""
        taken = self.breaches
        self._breaches.clear()
        return taken

    def time_moved(self) -> None:
        """Let the clock take its effect: deadlines pass, threads are archived."""
        self.world.settle()

    async def until(self, look: Callable[[], _T | None], timeout: float = 5.0) -> _T:
        """Return what `look` finds as soon as it finds something true.

        Looks again after each change, request and gateway connection. Raises TimeoutError.
        """
        return await self._bell.until(
            look, timeout, lambda: f"last came {', '.join(map(str, list(self.requests)[-5:]))}"
        )

    async def connected(self, timeout: float = 10.0) -> None:
        """Wait until some bot has a session on the gateway. Raises TimeoutError."""
        await self.until(lambda: self.gateway.connected, timeout)

    # --- the door ---

    def _handler(self, route: rest.Route) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.StreamResponse:
            path = request.rel_url.raw_path.removeprefix(BASE)
            incoming = _Incoming(request, route, path, self.world.now())
            incoming.fault = self.faults.take(request.method, path)
            return await self._admit(incoming)

        return handle

    async def _admit(self, incoming: _Incoming) -> web.StreamResponse:
        try:
            await _read_body(incoming)
            incoming.application = self._who(incoming)
            fault = incoming.fault
            if fault and fault.effect is Effect.DELAY:
                await asyncio.sleep(fault.seconds)
            if fault and fault.effect is Effect.HANG:
                self._log(incoming, None, None)
                await self._closing.wait()
                return self._cut(incoming)
            if fault and fault.effect is Effect.DROP_BEFORE:
                self._log(incoming, None, None)
                return self._cut(incoming)
            if fault and fault.effect is Effect.ANSWER:
                status, body = fault.status, fault.body
            else:
                status, body = self._answer(incoming)
            if fault and fault.effect is Effect.DROP_AFTER:
                self._log(incoming, None, body)
                return self._cut(incoming)
        except Refusal as refusal:
            status, body = refusal.reason.status, refusal.body
        except Exception as error:
            _log.exception("the playground failed at %s %s", incoming.request.method, incoming.path)
            self._breaches.append(Breach("crash", "", repr(error), "the playground itself"))
            status, body = 500, {"message": "500: Internal Server Error", "code": 0}
        self._log(incoming, status, body)
        return _response(status, body, incoming.headers)

    def _answer(self, incoming: _Incoming) -> rest.Reply:
        """Check a request, carry it out and return the answer. Raises Refusal."""
        route, request = incoming.route, incoming.request
        if route.limited and incoming.application and self._limits:
            path = dict(request.match_info)
            verdict = self._limits.ask(incoming.application.id, route.method, route.template, path)
            incoming.headers |= verdict.headers
            if verdict.retry_after is not None:
                return rest.Reply(429, verdict.body)
        self.world.settle()
        call = rest.Call(
            self.world,
            incoming.application or self.application,
            request.match_info,
            request.query,
            self.gateway_url,
            incoming.body,
            incoming.files,
        )
        incoming.breaches = self._spec.request(
            request.method,
            incoming.path,
            request.content_type if request.body_exists else None,
            incoming.body,
            [(upload.filename, len(upload.data)) for upload in incoming.uploads],
            _flags_before(route, call),
        )
        if incoming.breaches:
            raise _refusal_of(incoming.breaches)
        return route.handler(call)

    def _who(self, incoming: _Incoming) -> Application | None:
        """Return the application whose token the request bears. Raises Refusal if the route needs one."""
        kind, _, token = incoming.request.headers.get("Authorization", "").partition(" ")
        for app in self.world.applications.values():
            if kind == "Bot" and token == app.token:
                return app
        if incoming.route.needs_token:
            raise Refusal(refusals.UNAUTHORIZED)
        webhook = incoming.request.match_info.get("webhook_id", "")
        return self.world.applications.get(int(webhook)) if webhook.isdecimal() else None

    def _log(self, incoming: _Incoming, status: int | None, body: Any) -> None:
        method, fault = incoming.request.method, incoming.fault
        wrong: tuple[Breach, ...] = ()
        if status is not None and not (fault and fault.effect is Effect.ANSWER):
            wrong = self._spec.answer(method, incoming.path, status, body)
        self._breaches += (*incoming.breaches, *wrong)
        self.requests.append(
            Request(
                method,
                incoming.path,
                status,
                incoming.at,
                incoming.body,
                incoming.uploads,
                incoming.breaches,
                body,
                wrong,
                incoming.application.id if incoming.application else None,
                fault.effect if fault else None,
            )
        )
        self._bell.ring()

    def _cut(self, incoming: _Incoming) -> web.StreamResponse:
        """Cut the connection; what is returned reaches nobody."""
        if incoming.request.transport:
            incoming.request.transport.abort()
        return web.Response()

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info
        if path["channel_id"].isdecimal() and path["attachment_id"].isdecimal():
            found = self.world.messages.attachment(int(path["channel_id"]), int(path["attachment_id"]))
            if found:
                return web.Response(body=found.data, content_type=found.content_type)
        raise web.HTTPNotFound

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["number"]
        body = rest.default_avatar(int(number) if number.isdecimal() else 0)
        return web.Response(body=body, content_type="image/png")

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        """Log and refuse a request to a route that is not modelled."""
        path = request.rel_url.raw_path.removeprefix(BASE)
        reason = refusals.NO_SUCH_ROUTE
        body = {"message": reason.message, "code": reason.code}
        self.requests.append(Request(request.method, path, reason.status, self.world.now(), answer=body))
        self._bell.ring()
        return _response(reason.status, body, {})

    # --- time and change ---

    def _check_event(self, name: str, data: JSON) -> None:
        self._breaches.extend(self._spec.event(name, data))

    def _noticed(self) -> None:
        self._bell.ring()
        if self.world.interactions.waiting and self._expiry is None:
            self._wait_for_expiry()

    def _wait_for_expiry(self) -> None:
        """Look after the answer's deadline in real seconds; a clock that stands still is looked at again."""
        seconds = (ANSWER_WITHIN + timedelta(milliseconds=20)).total_seconds()
        self._expiry = asyncio.get_running_loop().call_later(seconds, self._expire)

    def _expire(self) -> None:
        self._expiry = None
        self.world.interactions.expire()
        if self.world.interactions.waiting:
            self._wait_for_expiry()


async def _read_body(incoming: _Incoming) -> None:
    """Read JSON or a multipart form into `body` and `files`. Raises Refusal."""
    request = incoming.request
    if not request.body_exists:
        return
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = bytes(await part.read())
            name = part.name or ""
            if name == "payload_json":
                incoming.body = _json(data)
            elif match := _FILE.fullmatch(name):
                kind = part.headers.get("Content-Type", "application/octet-stream")
                incoming.files[int(match[1])] = Upload(part.filename or "unknown", data, kind)
        return
    data = await request.read()
    incoming.body = _json(data) if data else None


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError as error:
        raise Refusal(refusals.INVALID_JSON) from error


_REASONS = {
    "message-empty": refusals.EMPTY_MESSAGE,
    "file-too-large": refusals.TOO_LARGE,
    "request-too-large": refusals.TOO_LARGE,
}


def _refusal_of(breaches: tuple[Breach, ...]) -> Refusal:
    for breach in breaches:
        if breach.rule in _REASONS:
            return Refusal(_REASONS[breach.rule])
    first = breaches[0]
    return refusals.invalid_form(first.where.strip("/").replace("/", "."), first.message, first.rule.upper())


def _flags_before(route: rest.Route, call: rest.Call) -> int:
    """Return the flags of the message that a call edits, 0 if there is none."""
    try:
        message = route.edits(call)
    except (Refusal, KeyError, TypeError, ValueError):
        # What is wrong with the call is told by the checks that follow.
        return 0
    return int(message.flags) if message else 0


def _response(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if status == 429:
        # discord.py takes a 429 without it for a ban by the network in front.
        headers = {"Via": "1.1 playground", "Retry-After": str(body["retry_after"]), **headers}
    if body is None:
        return web.Response(status=status, headers=headers)
    # Exactly "application/json": with a charset discord.py leaves the body a string.
    data = json.dumps(body).encode()
    return web.Response(status=status, body=data, content_type="application/json", headers=headers)
