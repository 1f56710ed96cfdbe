"""The page's server: static files and one WebSocket per tab, on 127.0.0.1, for its own page only."""

import asyncio
import errno
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import WSMsgType, web

from bot.playground.page.backend import Backend
from bot.playground.page.tab import Tab
from bot.playground.wire import read_json
from bot.playground.world import JSON, CannotDo

PORT = 8460
"""Where the page is, if the port is free."""

_TRIED = 20
_STATIC = Path(__file__).parent / "static"
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_LARGEST_FRAME = 150 * 1024 * 1024
"""Ten files of the largest size, in base 64."""
_FULL = 20_000
"""Objects that may wait for a page that does not read."""
_HELLO_WITHIN = 10.0


class Site:
    """The page on 127.0.0.1, with one WebSocket per tab. Requests that do not come from the page itself are refused.

    That keeps other sites out that somebody has open in the same browser: neither may they talk to the playground
    (Origin), nor may they point a name of theirs at this machine and read it (Host).
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._runner: web.AppRunner | None = None
        self._hosts: frozenset[str] = frozenset()
        self._sockets: set[web.WebSocketResponse] = set()
        self.port = 0

    @property
    def address(self) -> str:
        """Return where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    async def open(self, port: int = PORT) -> None:
        """Listen on the port or one of those after it; on a free one for 0. Raises OSError if none is free."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", self._page)
        app.router.add_get("/static/{name:.+}", self._static)
        app.router.add_get("/ws", self._socket)
        app.on_shutdown.append(self._hang_up)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        candidates = range(port, port + _TRIED) if port else (0,)
        for candidate in candidates:
            try:
                await web.TCPSite(self._runner, "127.0.0.1", candidate).start()
                break
            except OSError as error:
                if error.errno != errno.EADDRINUSE or candidate == candidates[-1]:
                    raise
        self.port = self._runner.addresses[0][1]
        self._hosts = frozenset({f"127.0.0.1:{self.port}", f"localhost:{self.port}"})

    async def close(self) -> None:
        """Close all WebSockets and stop listening."""
        if self._runner:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.host not in self._hosts or (origin and origin not in {f"http://{host}" for host in self._hosts}):
            return web.Response(status=403, text="The playground answers to its own page only.\n")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(self._headers(request.host))
        return response

    def _headers(self, host: str) -> dict[str, str]:
        return {
            "Content-Security-Policy": (
                f"default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; "
                f"media-src blob:; connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; "
                f"frame-ancestors 'none'"
            ),
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
        }

    async def _page(self, _request: web.Request) -> web.StreamResponse:
        return await _file("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return await _file(request.match_info["name"])

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="The playground answers to its own page only.\n")
        socket = web.WebSocketResponse(max_msg_size=_LARGEST_FRAME, heartbeat=30.0, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(socket)
        except (ConnectionError, TimeoutError):
            pass
        finally:
            self._sockets.discard(socket)
        return socket

    async def _serve(self, socket: web.WebSocketResponse) -> None:
        """Let the page say who it is, and serve that person until it goes."""
        hello = await socket.receive(timeout=_HELLO_WITHIN)
        if hello.type is not WSMsgType.TEXT:
            await socket.close()
            return
        try:
            person = self._backend.person(_who(hello.data, self._backend))
        except CannotDo as cannot:
            await socket.send_json({"event": "unknown", "problem": str(cannot)})
            await socket.close()
            return
        outgoing: asyncio.Queue[JSON] = asyncio.Queue()

        def send(told: JSON) -> None:
            if outgoing.qsize() < _FULL:
                outgoing.put_nowait(told)
            else:
                # A page that has missed something must not go on as if it had not.
                tab.close()
                pump.cancel()

        tab = Tab(self._backend, person, send)
        pump = asyncio.create_task(_pump(socket, outgoing))
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    tab.receive(frame.data)
        finally:
            tab.close()
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    async def _hang_up(self, _app: web.Application) -> None:
        for socket in tuple(self._sockets):
            await socket.close(code=1001)


async def _pump(socket: web.WebSocketResponse, outgoing: asyncio.Queue[JSON]) -> None:
    try:
        while True:
            await socket.send_str(json.dumps(await outgoing.get(), ensure_ascii=False))
    except ConnectionError:
        pass
    finally:
        await socket.close()


def _who(hello: str, backend: Backend) -> int:
    """Return the id of the person that a page wants to be; of the first one if it does not say. Raises CannotDo."""
    try:
        wanted = read_json(hello)["as"]
        return int(wanted) if wanted is not None else backend.people[0].id
    except (ValueError, KeyError, TypeError) as error:
        raise CannotDo("The page did not say who it is.") from error


async def _file(name: str) -> web.StreamResponse:
    try:
        path = (_STATIC / name).resolve()
        kind = _TYPES.get(path.suffix)
        if kind is None or not path.is_relative_to(_STATIC):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(path.read_bytes)
    except (OSError, ValueError) as error:  # no such file, or a name that none can have
        raise web.HTTPNotFound from error
    charset = None if kind == "font/woff2" else "utf-8"
    return web.Response(body=body, content_type=kind, charset=charset)
