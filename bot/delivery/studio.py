"""The drawing workers: pictures are drawn in two processes beside the bot, never on its event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from typing import Literal, TypeAlias

import msgspec
import structlog

from bot.language import languages
from render.picture import Picture
from render.presenter import Presenter, Scene
from render.stored_views import read_events, read_view

WORKERS = 2
CACHED = 64

PictureKind: TypeAlias = Literal["board", "account", "hand", "prompt", "preview", "extra"]

log = structlog.get_logger()


class DrawRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures to draw of a view (JSON), with the names by seat, in a language (its code).

    `kind` is the kind of the decision for a prompt or a preview, and the name of an extra; `events` (JSON) are those of
    an account. An extra has `arguments`, and no view where it concerns no match.
    """

    presenter: Presenter
    picture: PictureKind
    view: bytes | None
    names: tuple[str, ...]
    language: str
    kind: str = ""
    events: bytes = b"[]"
    arguments: tuple[str, ...] = ()


class Studio:
    """Draws requests in worker processes and keeps the latest `CACHED` pictures.

    The workers start with the first request (or `warm`), stop with `close`, and end by themselves when the bot's
    process is gone. A worker that dies is replaced and its request drawn again once.
    """

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._cache: OrderedDict[DrawRequest, tuple[Picture, ...]] = OrderedDict()
        self._drawing_again = asyncio.Lock()
        self._in_work = 0
        self.timed: Callable[[], AbstractContextManager[object]] = nullcontext
        """Gives what each drawing is waited for within, for whoever measures how long that takes."""
        self.on_undrawn: Callable[[], None] = lambda: None
        """Called when words go without their pictures."""

    @property
    def queue(self) -> int:
        """The number of drawings that wait for a worker."""
        return max(0, self._in_work - self._workers)

    async def warm(self, rehearsal: Sequence[DrawRequest] = ()) -> None:
        """Start the workers now and let each draw a rehearsal, so that no board waits for what is drawn but once."""
        loop = asyncio.get_running_loop()
        boards = tuple(rehearsal)
        await asyncio.gather(*(loop.run_in_executor(self._executor(), _rehearse, boards) for _ in range(self._workers)))

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Draw what is requested, or find it drawn; nothing if there is nothing of this kind to show.

        Raises what the presenter raises, and BrokenProcessPool for a request that has cost two workers.
        """
        if request in self._cache:
            self._cache.move_to_end(request)
            return self._cache[request]
        try:
            pictures = await self._drawn(request)
        except BrokenProcessPool:
            log.warning("drawing worker lost", game=request.presenter.key)
            # One by one: a worker that dies takes all pictures in work along, and one of them may be what killed it.
            async with self._drawing_again:
                pictures = await self._drawn(request)
        self._cache[request] = pictures
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return pictures

    async def try_to_draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Draw what is requested; nothing, and an error in the log, if that fails.

        The words say all that the pictures show, so they go without them.
        """
        try:
            return await self.draw(request)
        except Exception as error:  # whatever a presenter or a worker stumbles over
            log.error("picture not drawn", game=request.presenter.key, picture=request.picture, exc_info=error)
            self.on_undrawn()
            return ()

    def close(self) -> None:
        """Stop the workers without waiting; what has not been begun is cancelled."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _drawn(self, request: DrawRequest) -> tuple[Picture, ...]:
        pool = self._executor()
        self._in_work += 1
        try:
            with self.timed():
                return await asyncio.get_running_loop().run_in_executor(pool, draw, request)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self._in_work -= 1

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin_work)
        return self._pool


def draw(request: DrawRequest) -> tuple[Picture, ...]:
    """Draw a request in this process. Raises what the presenter raises."""
    presenter = request.presenter
    view = None if request.view is None else read_view(presenter, request.view)
    names = request.names
    scene = Scene(view=view, names=names, language=languages()[request.language], plain=names)
    match request.picture:
        case "board":
            return (presenter.board(scene),)
        case "account":
            return presenter.account_pictures(scene, read_events(presenter, request.events))
        case "hand":
            return presenter.hand(scene)
        case "prompt":
            return presenter.prompt_pictures(scene, request.kind)
        case "preview":
            return presenter.preview_pictures(scene, request.kind)
        case "extra":
            return presenter.extra(scene, request.kind, request.arguments)


def _rehearse(requests: tuple[DrawRequest, ...]) -> None:
    for request in requests:
        draw(request)


def _begin_work() -> None:
    # Interrupts are for the bot, which stops its workers itself; drawing gives way to answering.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
