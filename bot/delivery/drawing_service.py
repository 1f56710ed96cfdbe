"""Drawing in a process of its own: a service that draws what it is asked for, and a studio that asks it.

A request is a POST to /draw with the message pack of a `DrawRequest`, its presenter named by the key of the game; the
answer is that of the pictures. Views are what players keep secret, so the service belongs on the loopback or into a
network of one's own. It keeps nothing but the latest pictures.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import aiohttp
import msgspec
import structlog
from aiohttp import web

from bot.delivery.studio import DrawRequest, Studio
from bot.language import languages
from render.picture import Picture
from render.presenter import Presenter, Presenters

PATIENCE = 10.0
"""Real seconds in which a picture has come, with the second attempt; the words do not wait longer."""
FILM_PATIENCE = 60.0
"""Real seconds in which a film has come, which nothing else waits for; others may be drawn before it."""
ATTEMPTS = 2
LARGEST_ORDER = 16 * 1024 * 1024
"""In bytes."""
LAST_PICTURES = 1.0
"""Real seconds in which pictures in work are still sent when the service stops."""

log = structlog.get_logger()


class NotDrawn(Exception):
    """The service has drawn nothing; the message says why, and holds nothing of the view."""


_PICTURES = msgspec.msgpack.Decoder(tuple[Picture, ...])


class DrawingService:
    """Answers other processes with what a studio draws, from `open` to `close`."""

    def __init__(self, studio: Studio, presenters: Presenters) -> None:
        self._studio = studio
        self._presenters = presenters
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int, rehearsal: Sequence[DrawRequest] = ()) -> int:
        """Start the workers and answer on a port, a free one for 0; gives the port. Raises OSError if it is taken."""
        await self._studio.warm(rehearsal)
        application = web.Application(client_max_size=LARGEST_ORDER)
        application.router.add_post("/draw", self._draw)
        application.router.add_get("/health", self._health)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=LAST_PICTURES)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Answer no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _draw(self, asked: web.Request) -> web.Response:
        try:
            request = self._read(await asked.read())
        except web.HTTPException:
            raise
        except Exception as error:  # whatever has been sent, or whoever has gone while it was
            return _unreadable(error)
        try:
            pictures = await self._studio.draw(request)
        except msgspec.MsgspecError as error:
            return _unreadable(error)
        except Exception as error:  # whatever a presenter or a worker stumbles over
            log.error("picture not drawn", game=request.presenter.key, picture=request.picture, exc_info=error)
            return web.Response(status=500, text=f"The picture cannot be drawn: {type(error).__name__}.")
        return web.Response(body=msgspec.msgpack.encode(pictures), content_type="application/msgpack")

    async def _health(self, _asked: web.Request) -> web.Response:
        return web.json_response({"healthy": True, "queue": self._studio.queue})

    def _read(self, body: bytes) -> DrawRequest:
        """Read a request. Raises MsgspecError if it names what is not there, too."""
        request = msgspec.msgpack.decode(body, type=DrawRequest, dec_hook=self._presenter)
        if request.language not in languages():
            raise msgspec.ValidationError(f"There is no language {request.language!r} here")
        return request

    def _presenter(self, _type: type, game: object) -> Presenter:
        if game not in self._presenters:
            raise ValueError(f"There is no game {game!r} here")
        return self._presenters[str(game)]


def _unreadable(error: Exception) -> web.Response:
    # Errors of other kinds quote what was sent, which may be a secret.
    why = error if isinstance(error, msgspec.MsgspecError) else type(error).__name__
    return web.Response(status=400, text=f"The order cannot be read: {why}.")


class StudioElsewhere(Studio):
    """A studio whose pictures a `DrawingService` draws; it keeps the latest ones as well."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = f"{url}/draw"

    async def warm(self, rehearsal: Sequence[DrawRequest] = ()) -> None:
        """Do nothing: the service has workers of its own."""

    async def _filmed(self, request: DrawRequest) -> tuple[Picture, ...]:
        async with asyncio.timeout(FILM_PATIENCE):
            return await self._asked(request)

    async def _made(self, request: DrawRequest) -> tuple[Picture, ...]:
        async with asyncio.timeout(PATIENCE):
            return await self._asked(request)

    async def _asked(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Ask once more where no answer comes; the service itself tries twice. Raises NotDrawn."""
        order = msgspec.msgpack.encode(request, enc_hook=_key)
        for _ in range(ATTEMPTS):
            with suppress(aiohttp.ClientError):
                async with aiohttp.ClientSession() as session, session.post(self._url, data=order) as answer:
                    if answer.status != 200:
                        raise NotDrawn(await answer.text())
                    return _PICTURES.decode(await answer.read())
        raise NotDrawn("No drawing service answers at DRAW_URL.")


def _key(presenter: Presenter) -> str:
    return presenter.key
