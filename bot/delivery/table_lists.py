"""Lists of tables that stand in channels, brought up to date calmly: seldom, silently, and by one process alone.

A list is edited soon after a change, and then at most once in `CALM` seconds. One that is older than `OLD` is replaced
by a new message at the next change. Where the bot may not post any more, or the message was deleted, it is forgotten.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import inf
from zlib import crc32

import discord
import msgspec
import structlog

from bot.clock import Clock, first_of
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.icons import Icons
from bot.delivery.letters import Letter
from bot.store import Store
from bot.store.rows import CardRow

CALM = 10 * 60
"""Seconds between two edits of a list at least."""
OLD = 3600
"""Seconds after which a list is posted anew."""
SOON = 5
"""Seconds after a change in which others may follow, to be told together with it."""

log = structlog.get_logger()


class TableLists:
    """Keeps lists of tables up to date."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock, icons: Icons) -> None:
        self._client = client
        self._icons = icons
        self._store = store
        self._clock = clock
        self._changed: dict[int, float] = {}
        self._awake = asyncio.Event()
        self.write: Callable[[int, int], Awaitable[Letter]] = _not_written
        """Writes the list for a channel (server, channel)."""

    def changed(self, guild_id: int) -> None:
        """Hear that tables of a server have changed, or who may see them."""
        self._changed.setdefault(guild_id, self._clock.now())
        self._awake.set()

    async def places(self, guild_id: int) -> tuple[int, ...]:
        """Name the channels of a server in which a list stands."""
        return tuple(one.channel_id for one in await self._store.cards.of_guilds([guild_id]))

    async def put(self, guild_id: int, channel_id: int, wish: int) -> None:
        """Post a list in a channel, in the place of the one there, once for each wish (a number).

        Raises what the platform answers.
        """
        before = [one for one in await self._store.cards.of_guilds([guild_id]) if one.channel_id == channel_id]
        await self._post(CardRow(channel_id, guild_id, wish, 0), await self.write(guild_id, channel_id))
        for card in before:
            await self._delete(card)

    async def run(self) -> None:
        """Bring lists up to date until cancelled, all of them at first."""
        for guild_id in await self._store.cards.guilds():
            self._changed[guild_id] = self._clock.now() - SOON
        while True:
            self._awake.clear()
            again = await self._bring_up_to_date()
            await first_of(self._awake.wait(), *([self._clock.sleep_until(again)] if again < inf else []))

    async def _bring_up_to_date(self) -> float:
        """Bring the lists up to date whose time has come; give the moment of the next one."""
        changed, self._changed, again = self._changed, {}, inf
        for card in await self._store.cards.of_guilds(changed):
            due = max(changed[card.guild_id] + SOON, card.edited_at + CALM)
            if due <= self._clock.now():
                if await self._show(card):
                    continue
                due = self._clock.now() + CALM
            self._changed.setdefault(card.guild_id, changed[card.guild_id])
            again = min(again, due)
        return again

    async def _show(self, card: CardRow) -> bool:
        """Let a list show the tables as they are; False if that has to be tried again."""
        guild = self._client.get_guild(card.guild_id)
        if guild is not None and guild.unavailable:
            return False  # nobody knows now who may see what
        try:
            letter = await self.write(card.guild_id, card.channel_id)
            if _digest(letter) == card.shown or not await self._store.cards.claim(card, int(self._clock.now())):
                return True
            message = self._channel(card).get_partial_message(card.message_id)
            if self._clock.now() - discord.utils.snowflake_time(card.message_id).timestamp() >= OLD:
                await message.fetch()  # one that was deleted is not wanted any more
                await self._post(card, letter)
                await self._delete(card)
                return True
            await letter.show_in(message, self._icons)
            now = int(self._clock.now())
            await self._store.cards.put(msgspec.structs.replace(card, edited_at=now, shown=_digest(letter)))
        except TROUBLE as error:
            case = diagnose(error)
            log.info("list of tables not shown", case=case.name)
            if case.remedy in ("retry", "retry-a-little", "unarchive"):
                return False
            await self._store.cards.drop(card)
        except Exception as error:  # whatever cannot be written, others go on
            log.error("list of tables not written", exc_info=error)
        return True

    async def _post(self, card: CardRow, letter: Letter) -> None:
        """Post a list anew; a second attempt in the place of the same message posts nothing."""
        message = await replace(letter, silent=True).post(self._channel(card), f"list{card.message_id}", self._icons)
        now = int(self._clock.now())
        await self._store.cards.put(CardRow(card.channel_id, card.guild_id, message.id, now, _digest(letter)))

    async def _delete(self, card: CardRow) -> None:
        """Delete the message of a list that another one has replaced."""
        try:
            await self._channel(card).get_partial_message(card.message_id).delete()
        except TROUBLE as error:
            log.info("old list of tables not deleted", case=diagnose(error).name)

    def _channel(self, card: CardRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(card.channel_id, guild_id=card.guild_id)


async def _not_written(_guild_id: int, _channel_id: int) -> Letter:
    """Write nothing: the default of `TableLists.write`."""
    return Letter(())


def _digest(letter: Letter) -> str:
    return f"{crc32(repr(letter).encode()):08x}"
