"""The drawing workers: pictures are drawn in two processes beside the bot, never on its event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Literal, TypeAlias

import structlog

from bot.language import languages
from render.picture import Picture
from render.presenter import Presenter, Scene
from render.scenes import read_view

WORKERS = 2
KEPT = 64

Motif: TypeAlias = Literal["board", "hand", "prompt"]

log = structlog.get_logger()


@dataclass(frozen=True)
class Commission:
    """A picture to draw: which motif, of which view (JSON), with which names (by seat), in which language.

    `kind` is the kind of the decision for a prompt.
    """

    presenter: Presenter
    motif: Motif
    view: bytes
    names: tuple[str, ...]
    language: str
    kind: str = ""


class Studio:
    """Draws commissions in worker processes and keeps the latest pictures.

    The workers start with the first commission (or `warm`), stop with `close`, and end by themselves when the bot's
    process is gone. A worker that dies is replaced and its commission drawn again once.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[object, ...], Picture | None] = OrderedDict()

    async def warm(self) -> None:
        """Start the workers now, so that the first board does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._executor(), _ready) for _ in range(WORKERS)))

    async def draw(self, commission: Commission) -> Picture | None:
        """Draw a picture; None if there is nothing to show for this motif."""
        key = (
            type(commission.presenter),
            commission.motif,
            commission.view,
            commission.names,
            commission.language,
            commission.kind,
        )
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            picture = await self._drawn(commission)
        except BrokenProcessPool:
            log.warning("drawing worker lost", game=commission.presenter.key)
            self._pool = None
            picture = await self._drawn(commission)
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _drawn(self, commission: Commission) -> Picture | None:
        return await asyncio.get_running_loop().run_in_executor(self._executor(), draw, commission)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(WORKERS, mp_context=context, initializer=_begin_work)
        return self._pool


def draw(commission: Commission) -> Picture | None:
    """Draw a commission in this process."""
    presenter = commission.presenter
    view = read_view(presenter, commission.view)
    scene = Scene(view=view, names=commission.names, language=languages()[commission.language])
    match commission.motif:
        case "board":
            return presenter.board(scene)
        case "hand":
            return presenter.hand(scene)
        case "prompt":
            return presenter.prompt_picture(scene, commission.kind)


def _ready() -> None:
    """Do nothing: a worker that has done it is running."""


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
