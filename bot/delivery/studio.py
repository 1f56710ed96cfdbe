"""The drawing workers: pictures are drawn in processes beside the bot, never on its event loop.

There are two of them, or one where there is no processor for each beside the bot's own, or little memory. They are
forked from a process that has loaded what all of them need, which so lies in memory once.

A film takes seconds, so it is drawn in a process of its own that lives as long as that and gives way to all others.
"""

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
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Final, Literal, TypeAlias

import msgspec
import structlog

from bot.language import languages
from bot.memory import give_back, most
from render.daily import Tally
from render.film import film
from render.kit.names import pictured
from render.kit.sentences import shortened
from render.picture import ALT_LIMIT, Picture
from render.presenter import Presenter, Scene
from render.profile import ProfileSheet
from render.review import Curve
from render.stored_views import read_course, read_events, read_view

MUCH_MEMORY: Final = 2_000_000_000
"""Bytes of a machine that has room for a second worker."""
CACHED: Final = 6_000_000
"""Bytes of pictures that are kept; and as many of films."""
_NICE: Final = 5
_FILM_NICE: Final = 15
_A_WHILE: Final = 0.5
"""Seconds."""
_DRAWN: Final = threading.Event()
"""Something has been drawn since it was cleared."""
_SHARED: Final = "bot.delivery.shared_by_workers"
"""The module that is imported before workers are forked."""

PictureKind: TypeAlias = Literal[
    "board",
    "account",
    "poster",
    "hand",
    "prompt",
    "preview",
    "extra",
    "rule",
    "film",
    "review",
    "profile",
    "opened",
    "icon",
]

log = structlog.get_logger()


class DrawRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Pictures to draw of a view (JSON), with the names and accounts by seat, in a language (its code).

    `kind` is the kind of the decision for a prompt or a preview, and the name of an extra, of an icon or of a picture
    of the rules, and the seat that was asked where answers are opened; `events` (JSON) are those of an account, or the
    chapters of a match for its poster or film, or the curve of a review, the sheet of a profile, or what came out of an
    order. An extra has `arguments`; those of a prompt or a preview are the choices that a draft leaves. There is no
    view of what concerns no match. Of a film, `kind` is "round" or "match", and the view the last board where that is
    closed. `marks` are those of its only reader: places and words.
    """

    presenter: Presenter
    picture: PictureKind
    view: bytes | None
    names: tuple[str, ...]
    language: str
    kind: str = ""
    events: bytes = b"[]"
    arguments: tuple[str, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    accounts: tuple[str, ...] = ()


class FilmLost(Exception):
    """The process that drew a film has died."""


class Studio:
    """Draws requests in worker processes and keeps the latest pictures and films, `CACHED` bytes of each.

    The workers start with the first request (or `warm`), stop with `close`, and end by themselves when the bot's
    process is gone. A worker that dies is replaced and its request drawn again once, but a film only when it is asked
    for again. Films are drawn one after the other.
    """

    def __init__(self, workers: int | None = None) -> None:
        """Have a number of workers; as many as `usual_workers` says if it is left open."""
        self._workers = workers or usual_workers()
        self._pool: ProcessPoolExecutor | None = None
        self._cache: OrderedDict[DrawRequest, tuple[Picture, ...]] = OrderedDict()
        self._films: OrderedDict[DrawRequest, tuple[Picture, ...]] = OrderedDict()
        self._filming = asyncio.Lock()
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
        """Start the workers now and let each draw a rehearsal, so that no board waits for what is drawn but once.

        What somebody waits for meanwhile comes between two of its pictures.
        """
        loop, pool = asyncio.get_running_loop(), self._executor()
        for pictures in ((), *((request,) for request in rehearsal)):
            await asyncio.gather(*(loop.run_in_executor(pool, _rehearse, pictures) for _ in range(self._workers)))

    async def draw(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Draw what is requested, or find it drawn; nothing if there is nothing of this kind to show.

        Raises what the presenter raises, BrokenProcessPool for a request that has cost two workers, and FilmLost.
        """
        film = request.picture == "film"
        cache = self._films if film else self._cache
        if request in cache:
            cache.move_to_end(request)
            return cache[request]
        try:
            pictures = await (self._filmed(request) if film else self._drawn(request))
        except BrokenProcessPool:
            log.warning("drawing worker lost", game=request.presenter.key)
            # One by one: a worker that dies takes all pictures in work along, and one of them may be what killed it.
            async with self._drawing_again:
                pictures = await self._drawn(request)
        cache[request] = pictures
        while len(cache) > 1 and sum(len(one.png) for kept in cache.values() for one in kept) > CACHED:
            cache.popitem(last=False)
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
        self._in_work += 1
        try:
            with self.timed():
                return await self._made(request)
        finally:
            self._in_work -= 1

    async def _made(self, request: DrawRequest) -> tuple[Picture, ...]:
        pool = self._executor()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _work, request)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def _filmed(self, request: DrawRequest) -> tuple[Picture, ...]:
        """Draw a film in a process that is ended with it, also where nobody waits for it any more."""
        context = _starting()
        async with self._filming:
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=_film, args=(request, sender), daemon=True)
            try:
                await asyncio.to_thread(process.start)
                sender.close()
                drawn: tuple[Picture, ...] | Exception = await asyncio.to_thread(receiver.recv)
            except EOFError as error:
                raise FilmLost from error
            finally:
                if process.pid is not None:
                    process.kill()
        if isinstance(drawn, Exception):
            raise drawn
        return drawn

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=_starting(), initializer=_begin_work, initargs=(_NICE,)
            )
        return self._pool


def usual_workers() -> int:
    """Say how many workers draw beside a bot: two where there is a processor for each and memory for them, else one."""
    memory = most()
    return 2 if processors() > 2 and (memory is None or memory >= MUCH_MEMORY) else 1


def processors() -> int:
    """Count the processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _starting() -> SpawnContext | ForkServerContext:
    """Say how workers start: forked from a process that has loaded what all of them need, which so exists but once.

    The bot itself has threads, and cannot be forked. Where there is no fork, each loads it for itself.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([_SHARED])
    return context


def draw(request: DrawRequest) -> tuple[Picture, ...]:
    """Draw a request in this process. Raises what the presenter raises."""
    presenter = request.presenter
    scene = _scene(request)
    pictures = _pictures_of(request, scene)
    if not pictures or not (lines := presenter.marks_told(scene)):
        return pictures
    # Of the marks a quarter at most, so that the board is still told.
    told = shortened(scene.language.say("notes-marks", marks="; ".join(lines)), ALT_LIMIT // 4)
    alt = f"{shortened(pictures[0].alt, ALT_LIMIT - len(told) - 1)} {told}"
    return (msgspec.structs.replace(pictures[0], alt=alt), *pictures[1:])


def _scene(request: DrawRequest) -> Scene:
    presenter = request.presenter
    view = None if request.view is None else read_view(presenter, request.view)
    language = languages()[request.language]
    names = pictured(request.names, request.accounts, language)
    offered = request.arguments if request.picture in ("prompt", "preview") else ()
    scene = Scene(view=view, names=names, language=language, plain=names, offered=offered)
    marks = presenter.marked(scene, request.marks)
    return msgspec.structs.replace(scene, marks=marks) if marks else scene


def _pictures_of(request: DrawRequest, scene: Scene) -> tuple[Picture, ...]:
    presenter = request.presenter
    match request.picture:
        case "board":
            return (presenter.board(scene),)
        case "account":
            told = read_events(presenter, request.events)
            standing = presenter.not_taken_back(told)
            return (presenter.board(scene),) if told and not standing else presenter.account_pictures(scene, standing)
        case "poster":
            return presenter.poster(scene, read_course(presenter, request.events))
        case "review":
            return (presenter.review(scene, msgspec.json.decode(request.events, type=Curve)),)
        case "profile":
            return (presenter.profile(scene, msgspec.json.decode(request.events, type=ProfileSheet)),)
        case "opened":
            return (presenter.opened(scene, msgspec.json.decode(request.events, type=Tally), int(request.kind)),)
        case "hand":
            return presenter.hand(scene)
        case "prompt":
            return presenter.prompt_pictures(scene, request.kind)
        case "preview":
            return presenter.preview_pictures(scene, request.kind)
        case "extra":
            return presenter.extra(scene, request.kind, request.arguments)
        case "rule" | "icon":
            icon = request.picture == "icon"
            return (presenter.icon(request.kind) if icon else presenter.rule_picture(scene.language, request.kind),)
        case "film":
            return film(presenter, scene, read_course(presenter, request.events), request.kind)


def _work(request: DrawRequest) -> tuple[Picture, ...]:
    try:
        return draw(request)
    finally:
        _DRAWN.set()


def _rehearse(requests: tuple[DrawRequest, ...]) -> None:
    for request in requests:
        _work(request)


def _film(request: DrawRequest, sender: Connection) -> None:
    _begin_work(_FILM_NICE)
    try:
        sender.send(draw(request))
    except Exception as error:  # whatever a presenter stumbles over, for whoever has asked
        sender.send(error)


def _begin_work(nice: int) -> None:
    # Interrupts are for the bot, which stops its workers itself; drawing gives way to answering.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    threading.Thread(target=_tidy_up, daemon=True).start()


def _tidy_up() -> None:
    """Give memory back whenever nothing has been drawn for a while."""
    while _DRAWN.wait():
        while _DRAWN.is_set():
            _DRAWN.clear()
            _DRAWN.wait(_A_WHILE)
        give_back()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
