"""Private messages that change in place: words and buttons at once, pictures when they are drawn.

Nothing older is ever put in the place of something newer: letters to one message follow one another, the latest one
wins, and a picture that comes late is dropped if its message has been pressed since.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.clock import Clock, first_of
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.letters import Letter
from bot.delivery.studio import Studio

PICTURE_SECONDS = 2
"""How long words and buttons wait for their pictures at most."""

Edit: TypeAlias = Callable[[Letter], Awaitable[int]]
"""Shows a letter in the message that answers a press, and gives the message."""

T = TypeVar("T")

log = structlog.get_logger()


class _Message:
    """A message: what tells its latest press that it is overtaken, and how many letters it was to show so far.

    `told` are the lines of a log that it has told by itself since that press.
    """

    def __init__(self) -> None:
        self.latest: asyncio.Event | None = None
        self.letters = 0
        self.told: Collection[int] = ()
        self.edits = asyncio.Lock()


class Press:
    """A press, the message that answers it (None: a new one, not sent yet), and whether that was pressed since."""

    def __init__(self, message: _Message | None) -> None:
        self.message = message
        self.overtaken = asyncio.Event()

    @property
    def told(self) -> Collection[int]:
        """The lines of a log that the message has told by itself before it was pressed."""
        return () if self.message is None else self.message.told


class Panels:
    """Shows the answers to presses, each in its message."""

    def __init__(self, studio: Studio, clock: Clock) -> None:
        self._studio = studio
        self._clock = clock
        self._messages: WeakValueDictionary[int, _Message] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = asyncio.Event()

    def press(self, message_id: int | None) -> Press:
        """Note a press that is answered in the place of a message, or (with None) in a new one."""
        if message_id is None:
            return Press(None)
        press = Press(self._message(message_id))
        assert press.message is not None
        if press.message.latest is not None:
            press.message.latest.set()
        press.message.latest = press.overtaken
        return press

    async def show(
        self, press: Press, letter: Letter, edit: Edit, *, late: bool = False, told: Collection[int] = ()
    ) -> None:
        """Show a letter, without its pictures if they take too long; those follow unless they come too late.

        With `late` the message changes by itself, which tells some lines of a log, unless it has been pressed since.
        Raises what `edit` raises for the words; what befalls the pictures is logged.
        """
        if late and press.overtaken.is_set():
            return
        number = 0
        if press.message is not None:
            press.message.letters = number = press.message.letters + 1
            press.message.told = told if late else press.message.told
        if not letter.undrawn:
            await self._put(press, number, letter, edit, late=late)
            return
        drawing = self._begin(self._illustrated(letter))
        patience = self._clock.sleep(PICTURE_SECONDS)
        await first_of(asyncio.wait([drawing]), patience, press.overtaken.wait(), self._stopping.wait())
        if drawing.done() and not drawing.cancelled():
            await self._put(press, number, drawing.result() or letter, edit, late=late)
            return
        await self._put(press, number, letter, edit, late=late)
        if self._stopping.is_set():
            drawing.cancel()
        else:
            self._begin(self._follow(press, number, drawing, edit))

    def stop(self) -> None:
        """Let nobody wait for a picture any more, and let none follow."""
        self._stopping.set()
        for task in self._tasks:
            task.cancel()

    async def _put(self, press: Press, number: int, letter: Letter, edit: Edit, *, late: bool = False) -> None:
        """Show a letter, unless a newer one is on its way to the same message, or a press overtakes what is late."""
        if press.message is None:
            press.message = self._message(await edit(letter))
            if press.message.latest is None:
                press.message.latest = press.overtaken
            else:
                press.overtaken.set()
            return
        async with press.message.edits:
            if press.message.letters == number and not (late and press.overtaken.is_set()):
                await edit(letter)

    async def _follow(self, press: Press, number: int, drawing: asyncio.Task[Letter | None], edit: Edit) -> None:
        """Let the pictures follow their words."""
        await first_of(asyncio.wait([drawing]), press.overtaken.wait())
        if not drawing.done():
            drawing.cancel()
        elif not drawing.cancelled() and (letter := drawing.result()) is not None:
            try:
                await self._put(press, number, letter, edit, late=True)
            except TROUBLE as error:
                log.info("picture not shown", case=diagnose(error).name)

    async def _illustrated(self, letter: Letter) -> Letter | None:
        """Draw the pictures of a letter; None if there are none to show."""
        requests = letter.undrawn
        drawn = await asyncio.gather(*map(self._studio.try_to_draw, requests))
        return letter.with_pictures(dict(zip(requests, drawn, strict=True))) if any(drawn) else None

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _message(self, message_id: int) -> _Message:
        message = self._messages.get(message_id)
        if message is None:
            self._messages[message_id] = message = _Message()
        return message
