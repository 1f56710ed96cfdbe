"""The way of a request through the server: faults, token, rates, rules, the route, and the log."""

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground import spec
from bot.playground.spec import Breach
from bot.playground.wire import rest
from bot.playground.wire.faults import Effect, Fault, Faults
from bot.playground.wire.notifier import Notifier
from bot.playground.wire.ratelimits import RateLimits
from bot.playground.wire.reading import read_json
from bot.playground.wire.session_starts import SessionStarts
from bot.playground.world import JSON, Application, Reason, Refusal, Upload, World, invalid_form

BASE = "/api/v10"

_log = logging.getLogger(__name__)
_FILE = re.compile(r"files\[(\d+)\]")
_CODES: dict[str, Reason] = {
    "message-empty": Reason.EMPTY_MESSAGE,
    "file-too-large": Reason.TOO_LARGE,
    "request-too-large": Reason.TOO_LARGE,
}
"""Broken rules that have an error code of their own."""
_INVALID = (401, 403, 429)
"""Statuses of which the platform bears only so many."""


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
    """A request on its way."""

    request: web.Request
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


class RequestHandler:
    """Handles requests one after the other, and keeps their log.

    `gateway_url` must be set before the first request.
    """

    def __init__(
        self,
        world: World,
        faults: Faults,
        notifier: Notifier,
        rate_limits: RateLimits,
        session_starts: SessionStarts,
        log_size: int | None,
    ) -> None:
        self.gateway_url = ""
        self.requests: deque[Request] = deque(maxlen=log_size)
        self.breaches: list[Breach] = []
        self._world = world
        self._faults = faults
        self._notifier = notifier
        self._rate_limits = rate_limits
        self._session_starts = session_starts
        self._closing = asyncio.Event()

    def close(self) -> None:
        """Cut off the requests that hang."""
        self._closing.set()

    def check_event(self, name: str, data: JSON) -> None:
        """Hold an event of ours to its description."""
        self.breaches.extend(spec.event(name, data))

    def handler(self, route: rest.Route) -> Callable[[web.Request], Any]:
        """Return what serves the requests to a route."""

        async def handle(request: web.Request) -> web.StreamResponse:
            incoming = _Incoming(request, request.rel_url.raw_path.removeprefix(BASE), self._world.now())
            if self._rate_limits.shut_out:
                # The network in front says so, not the platform.
                incoming.fault = Faults().answer(429)
            else:
                incoming.fault = self._faults.take(request.method, incoming.path)
            return await self._handle(incoming, route)

        return handle

    async def handle_unknown(self, request: web.Request) -> web.StreamResponse:
        """Refuse and log a request to a route that does not exist, or that the playground does not model."""
        incoming = _Incoming(request, request.rel_url.raw_path.removeprefix(BASE), self._world.now())
        named = f"{request.method} {incoming.path}"
        if spec.operation(request.method, incoming.path):
            incoming.breaches = (Breach("not-modelled", "", f"{named} is not modelled", "the playground itself"),)
        else:
            incoming.breaches = (Breach("operation", "", f"there is no {named}", "the playground itself"),)
        reason = Reason.NO_SUCH_ROUTE
        body = Refusal(reason).body
        self._add_to_log(incoming, reason.status, body)
        return _response(reason.status, body, {})

    async def _handle(self, incoming: _Incoming, route: rest.Route) -> web.StreamResponse:
        effect = incoming.fault.effect if incoming.fault else None
        try:
            await _read_body(incoming)
            if effect is Effect.HOLD and incoming.fault:
                self._notifier.notify()
                await incoming.fault.released.wait()
            if effect in (Effect.HANG, Effect.DROP_BEFORE):
                return await self._cut_off(incoming, None, hang=effect is Effect.HANG)
            if effect is Effect.ANSWER and incoming.fault:
                status, body = incoming.fault.status, incoming.fault.body
            else:
                status, body = self._answer(incoming, route)
            if effect is Effect.DROP_AFTER:
                return await self._cut_off(incoming, body, hang=False)
        except Refusal as refusal:
            status, body = refusal.reason.status, refusal.body
        except RecursionError:
            # Not too deep to be read, but to be held to the description.
            incoming.body = None
            status, body = Reason.INVALID_JSON.status, Refusal(Reason.INVALID_JSON).body
        except (OSError, web.HTTPException, web.RequestPayloadError):
            # The client went away before it had said everything.
            return await self._cut_off(incoming, None, hang=False)
        except Exception as error:
            _log.exception("the playground failed at %s %s", incoming.request.method, incoming.path)
            self.breaches.append(Breach("crash", "", repr(error), "the playground itself"))
            status, body = 500, {"message": "500: Internal Server Error", "code": 0}
        answer_breaches: tuple[Breach, ...] = ()
        if effect is not Effect.ANSWER:
            answer_breaches = spec.answer(incoming.request.method, incoming.path, status, body)
        self._add_to_log(incoming, status, body, answer_breaches)
        return _response(status, body, incoming.headers)

    async def _cut_off(self, incoming: _Incoming, answer: Any, *, hang: bool) -> web.StreamResponse:
        """Cut the connection, at once or when the server closes; what is returned reaches nobody."""
        self._add_to_log(incoming, None, answer)
        if hang:
            await self._closing.wait()
        if incoming.request.transport:
            incoming.request.transport.abort()
        return web.Response()

    def _answer(self, incoming: _Incoming, route: rest.Route) -> rest.Reply:
        """Check a request, carry it out and return the answer. Raises Refusal."""
        request = incoming.request
        app = incoming.application = self._application(incoming, route)
        if app or route.answers_interaction:
            verdict = self._rate_limits.ask(
                app.id if app else None,
                route.method,
                route.template,
                request.match_info,
                exempt=route.answers_interaction,
            )
            incoming.headers |= verdict.headers
            if verdict.retry_after is not None:
                return rest.Reply(429, verdict.body)
        self._world.settle()
        call = rest.Call(
            self._world,
            app,
            request.match_info,
            request.query,
            self.gateway_url,
            self._session_starts,
            incoming.body,
            incoming.files,
        )
        incoming.breaches = spec.request(
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

    def _application(self, incoming: _Incoming, route: rest.Route) -> Application | None:
        """Return the application whose token the request bears. Raises Refusal if the route needs one."""
        kind, _, token = incoming.request.headers.get("Authorization", "").partition(" ")
        for app in self._world.applications.values():
            if kind == "Bot" and token == app.token:
                return app
        if route.needs_token:
            raise Refusal(Reason.UNAUTHORIZED)
        return None

    def _add_to_log(
        self,
        incoming: _Incoming,
        status: int | None,
        answer: Any,
        answer_breaches: tuple[Breach, ...] = (),
    ) -> None:
        self.breaches += (*incoming.breaches, *answer_breaches)
        if status in _INVALID:
            self._rate_limits.count_invalid()
        self.requests.append(
            Request(
                incoming.request.method,
                incoming.path,
                status,
                incoming.at,
                incoming.body,
                incoming.uploads,
                incoming.breaches,
                answer,
                answer_breaches,
                incoming.application.id if incoming.application else None,
                incoming.fault.effect if incoming.fault else None,
            )
        )
        self._notifier.notify()


async def _read_body(incoming: _Incoming) -> None:
    """Read JSON or a multipart form into `body` and `files`. Raises Refusal."""
    request = incoming.request
    if not request.body_exists:
        return
    if request.content_type != "multipart/form-data":
        data = await request.read()
        incoming.body = _json(data) if data else None
        return
    try:
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = bytes(await part.read())
            name = part.name or ""
            if name == "payload_json":
                incoming.body = _json(data)
            elif match := _FILE.fullmatch(name):
                kind = part.headers.get("Content-Type", "application/octet-stream")
                incoming.files[int(match[1])] = Upload(part.filename or "unknown", data, kind)
    except (ValueError, AssertionError) as error:
        raise invalid_form("", "The multipart form cannot be read") from error


def _json(data: bytes) -> Any:
    try:
        return read_json(data)
    except ValueError as error:
        raise Refusal(Reason.INVALID_JSON) from error


def _refusal_of(breaches: tuple[Breach, ...]) -> Refusal:
    for breach in breaches:
        if breach.rule in _CODES:
            return Refusal(_CODES[breach.rule])
    first = breaches[0]
    return invalid_form(first.where.strip("/").replace("/", "."), first.message, first.rule.upper())


def _flags_before(route: rest.Route, call: rest.Call) -> int:
    """Return the flags of the message that a call edits, 0 if there is none."""
    try:
        message = route.edits(call)
    except (Refusal, KeyError, TypeError, ValueError):
        # What is wrong with the call is told by the checks that follow.
        return 0
    return int(message.flags) if message else 0


def _response(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if status == 429 and "retry_after" in body:
        # discord.py takes a 429 without "Via" for one of the network in front, which it does not wait for.
        headers = {"Via": "1.1 playground", "Retry-After": str(body["retry_after"]), **headers}
        if body.get("global"):
            headers["X-RateLimit-Global"] = "true"
    if body is None:
        return web.Response(status=status, headers=headers)
    # Exactly "application/json": with a charset discord.py leaves the body a string.
    data = json.dumps(body).encode()
    return web.Response(status=status, body=data, content_type="application/json", headers=headers)
