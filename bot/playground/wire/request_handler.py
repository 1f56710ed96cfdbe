"""The way of a request through the server: faults, token, rates, rules, the route, and the log."""

import asyncio
import json
import logging
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any

from aiohttp import BodyPartReader, web

from bot.playground import spec
from bot.playground.spec import Breach
from bot.playground.wire import rest
from bot.playground.wire.faults import Effect, Faults
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


@dataclass(slots=True, eq=False)
class Request:
    """One request in the log, and what became of it."""

    method: str
    path: str
    """Under the API's base, without the query: "/channels/123/messages"."""
    at: datetime
    status: int | None = None
    """The answer's status; None if the connection was cut or never answered."""
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    breaches: tuple[Breach, ...] = ()
    """What was wrong with the request."""
    answer: Any = None
    answer_breaches: tuple[Breach, ...] = ()
    """What was wrong with our answer: a fault of the playground."""
    headers: dict[str, str] = field(default_factory=dict)
    """What the answer said of rate limits."""
    application_id: int | None = None
    fault: Effect | None = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.status}"

    @property
    def attachments(self) -> tuple[Upload, ...]:
        """Return the files in their order."""
        return tuple(upload for _, upload in sorted(self.files.items()))


class RequestHandler:
    """Handles requests one after the other, and keeps their log."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        notifier: Notifier,
        rate_limits: RateLimits,
        session_starts: SessionStarts,
        log_size: int | None,
    ) -> None:
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
        return partial(self._handle, route=route)

    async def handle_unknown(self, request: web.Request) -> web.StreamResponse:
        """Refuse and log a request to a route that does not exist, or that the playground does not model."""
        noted = self._noted(request)
        named = f"{noted.method} {noted.path}"
        if spec.operation(noted.method, noted.path):
            noted.breaches = (Breach("not-modelled", "", f"{named} is not modelled", "the playground itself"),)
        else:
            noted.breaches = (Breach("operation", "", f"there is no {named}", "the playground itself"),)
        noted.status, noted.answer = Reason.NO_SUCH_ROUTE.status, Refusal(Reason.NO_SUCH_ROUTE).body
        self._add_to_log(noted)
        return _response(noted)

    def _noted(self, request: web.Request) -> Request:
        return Request(request.method, request.rel_url.raw_path.removeprefix(BASE), self._world.now())

    async def _handle(self, request: web.Request, *, route: rest.Route) -> web.StreamResponse:
        noted = self._noted(request)
        fault = self._faults.take(noted.method, noted.path)
        effect = noted.fault = fault.effect if fault else None
        try:
            await _read_body(request, noted)
            if effect is Effect.HOLD and fault:
                self._notifier.notify()
                await fault.released.wait()
            if effect in (Effect.HANG, Effect.DROP_BEFORE):
                return await self._cut_off(request, noted, hang=effect is Effect.HANG)
            if effect is Effect.ANSWER and fault:
                status, noted.answer = fault.status, fault.body
            else:
                status, noted.answer = self._answer(request, noted, route)
            if effect is Effect.DROP_AFTER:
                return await self._cut_off(request, noted, hang=False)
        except Refusal as refusal:
            status, noted.answer = refusal.reason.status, refusal.body
        except RecursionError:
            # Not too deep to be read, but to be held to the description.
            noted.body = None
            status, noted.answer = Reason.INVALID_JSON.status, Refusal(Reason.INVALID_JSON).body
        except (OSError, web.HTTPException, web.RequestPayloadError):
            # The client went away before it had said everything.
            return await self._cut_off(request, noted, hang=False)
        except Exception as error:
            _log.exception("the playground failed at %s %s", noted.method, noted.path)
            self.breaches.append(Breach("crash", "", repr(error), "the playground itself"))
            status, noted.answer = 500, {"message": "500: Internal Server Error", "code": 0}
        if effect is not Effect.ANSWER:
            noted.answer_breaches = spec.answer(noted.method, noted.path, status, noted.answer)
        noted.status = status
        self._add_to_log(noted)
        return _response(noted)

    async def _cut_off(self, request: web.Request, noted: Request, *, hang: bool) -> web.StreamResponse:
        """Cut the connection, at once or when the server closes; what is returned reaches nobody."""
        self._add_to_log(noted)
        if hang:
            await self._closing.wait()
        if request.transport:
            request.transport.abort()
        return web.Response()

    def _answer(self, request: web.Request, noted: Request, route: rest.Route) -> tuple[int, Any]:
        """Check a request, carry it out and return the answer's status and body. Raises Refusal."""
        app = self._application(request, route)
        noted.application_id = app.id if app else None
        if app and not route.answers_interaction:
            noted.headers, too_many = self._rate_limits.ask(app.id, route.method, route.template, request.match_info)
            if too_many:
                return 429, too_many
        self._world.settle()
        call = rest.Call(
            self._world,
            app,
            request.match_info,
            request.query,
            self._session_starts,
            noted.body,
            noted.files,
        )
        noted.breaches = spec.request(
            noted.method,
            noted.path,
            request.content_type if request.body_exists else None,
            noted.body,
            [(upload.filename, len(upload.data)) for upload in noted.attachments],
            _flags_before(route, call),
        )
        if noted.breaches:
            raise _refusal_of(noted.breaches)
        answer = route.handler(call)
        return 204 if answer is None else route.status, answer

    def _application(self, request: web.Request, route: rest.Route) -> Application | None:
        """Return the application whose token the request bears. Raises Refusal if the route needs one."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        for app in self._world.applications.values():
            if kind == "Bot" and token == app.token:
                return app
        if not route.answers_interaction:
            raise Refusal(Reason.UNAUTHORIZED)
        return None

    def _add_to_log(self, noted: Request) -> None:
        self.breaches += (*noted.breaches, *noted.answer_breaches)
        self.requests.append(noted)
        self._notifier.notify()


async def _read_body(request: web.Request, noted: Request) -> None:
    """Read JSON or a multipart form into `body` and `files`. Raises Refusal."""
    if not request.body_exists:
        return
    if request.content_type != "multipart/form-data":
        data = await request.read()
        noted.body = _json(data) if data else None
        return
    try:
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = bytes(await part.read())
            name = part.name or ""
            if name == "payload_json":
                noted.body = _json(data)
            elif match := _FILE.fullmatch(name):
                kind = part.headers.get("Content-Type", "application/octet-stream")
                noted.files[int(match[1])] = Upload(part.filename or "unknown", data, kind)
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


def _response(noted: Request) -> web.Response:
    assert noted.status is not None
    headers, answer = noted.headers, noted.answer
    if noted.status == 429 and "retry_after" in answer:
        # discord.py takes a 429 without "Via" for one of the network in front, which it does not wait for.
        headers = {"Via": "1.1 playground", "Retry-After": str(answer["retry_after"]), **headers}
        if answer.get("global"):
            headers["X-RateLimit-Global"] = "true"
    if answer is None:
        return web.Response(status=noted.status, headers=headers)
    # Exactly "application/json": with a charset discord.py leaves the body a string.
    data = json.dumps(answer).encode()
    return web.Response(status=noted.status, body=data, content_type="application/json", headers=headers)
