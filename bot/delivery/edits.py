"""Edits of the bot's own accord, beside the lanes of the outbox: one that is refused or slow holds up nobody.

The platform limits edits of messages older than an hour and publishes no number, so edits of one message are merged:
while one is on its way or waits to be tried again, whatever is wanted since is shown by the next one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import structlog

from bot.clock import Clock
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.icons import Icons
from bot.delivery.letters import Letter

GIVE_UP_AFTER = 8
"""Attempts at an edit that the platform does not take."""

Write: TypeAlias = Callable[[], Awaitable[Letter]]
"""Writes what a message shall show, by what is stored when it is called."""

log = structlog.get_logger()


class Edits:
    """Brings messages up to date in the background."""

    def __init__(self, client: discord.Client, clock: Clock, icons: Icons) -> None:
        self._client = client
        self._icons = icons
        self._clock = clock
        self._wanted: dict[int, Write] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.on_setback: Callable[[str], None] = lambda _case: None
        """Called with the name of the case when an edit was not taken."""

    def ask(self, channel_id: int, message_id: int, write: Write) -> None:
        """Bring a message up to date soon."""
        self._wanted[message_id] = write
        if message_id not in self._tasks:
            channel = self._client.get_partial_messageable(channel_id)
            self._tasks[message_id] = asyncio.create_task(self._edit(channel.get_partial_message(message_id)))

    def stop(self) -> None:
        """Give up what has not been edited yet: the next change of a message, or a press on it, makes up for it."""
        for task in self._tasks.values():
            task.cancel()

    async def _edit(self, message: discord.PartialMessage) -> None:
        shown: Letter | None = None
        failures = 0
        try:
            while (write := self._wanted.pop(message.id, None)) is not None:
                letter = await write()
                if letter == shown:
                    continue
                # Once more: a press may have shown something newer in the message before this edit arrived.
                self._wanted.setdefault(message.id, write)
                try:
                    await letter.show_in(message, self._icons)
                    shown, failures = letter, 0
                except TROUBLE as error:
                    case, failures = diagnose(error), failures + 1
                    log.info("message not edited", case=case.name, failures=failures)
                    self.on_setback(case.name)
                    if case.remedy not in ("retry", "retry-a-little") or failures == GIVE_UP_AFTER:
                        return
                    await self._clock.sleep(max(case.pause, 2.0**failures))
        except Exception as error:  # whatever cannot be written, others go on
            log.error("message not edited", exc_info=error)
        finally:
            self._wanted.pop(message.id, None)
            del self._tasks[message.id]
