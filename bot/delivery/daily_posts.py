"""Posts the sealed orders of the day, and what came out of them: each once, by one process, also after a kill.

What is to be posted is stored. Before the opening nothing in the channel changes; after it the message that asked
loses its buttons. Where nobody can post for a day, or the channel is gone, the server is asked nothing more.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final

import discord
import structlog

from bot.clock import Clock, first_of
from bot.delivery.errors import TROUBLE, Case, diagnose
from bot.delivery.icons import Icons
from bot.delivery.letters import Letter
from bot.delivery.marks import find_marked, mark_of
from bot.delivery.studio import DrawRequest, Studio
from bot.store import Store
from bot.store.engines.news import UNHEARD
from bot.store.rows import OrderRow
from bot.store.together.claims import of_daily_order
from render.picture import Picture

AGAIN: Final = 10 * 60
"""Seconds until a post is tried again at the earliest."""
A_DAY: Final = 24 * 3600
MOST_ATTEMPTS: Final = 6
"""Attempts at a post that the platform may never accept."""

log = structlog.get_logger()


class DailyPosts:
    """Asks and opens what is due (`run_due`), and posts it as it is written by whoever knows how."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        studio: Studio,
        clock: Clock,
        run_due: Callable[[], Awaitable[float | None]],
        icons: Icons,
    ) -> None:
        self._client = client
        self._icons = icons
        self._store = store
        self._studio = studio
        self._clock = clock
        self._run_due = run_due
        self._awake = asyncio.Event()
        self.write: Callable[[int, int], Awaitable[Letter]] = _not_written
        """Writes what asks, or of an order that is opened what came out, for an order of a server (both by number)."""
        self.write_closed: Callable[[int, int], Awaitable[Letter]] = _not_written
        """Writes the message that asked as it stands once what came out is posted."""

    def wake(self) -> None:
        """Look at once whether there is something to ask, to open or to post."""
        self._awake.set()

    async def run(self) -> None:
        """Ask, open and post until cancelled."""
        while True:
            self._awake.clear()
            again = inf
            if self._store.shared or self._store.presence.reachable:
                due = await self._run_due()
                again = min(inf if due is None else due, await self._post_all())
            if self._store.shared:
                again = min(again, self._clock.now() + UNHEARD)
            await first_of(self._awake.wait(), *([self._clock.sleep_until(again)] if again < inf else []))

    async def _post_all(self) -> float:
        """Post what is due; give the moment of the next post."""
        waiting: set[int] = set()
        while rows := [one for one in await self._store.daily_posts.due(self._store.now()) if one.id not in waiting]:
            for row in rows:
                claim = of_daily_order(row.id)
                if not await self._store.claims.take([claim]):
                    waiting.add(row.id)
                    continue
                try:
                    found = await self._store.daily_posts.still_due(row)
                    if found is not None and not await self._post(found):
                        waiting.add(row.id)
                finally:
                    await self._store.claims.give_back([claim])
        upcoming = await self._store.daily_posts.next_due()
        return inf if upcoming is None else max(upcoming, self._clock.now() + 1)

    async def _post(self, row: OrderRow) -> bool:
        """Post what is due of an order; False where that has to wait."""
        try:
            if row.opening_id is not None:
                await self._close(row)
                await self._store.daily_posts.put_off(row, None)
                return True
            letter = await self._drawn(await self.write(row.id, row.guild_id))
            row = await self._store.daily_posts.begin(row, self._store.now())
            message_id = await self._bring(row, letter)
        except TROUBLE as error:
            await self._remedy(row, diagnose(error))
            return False
        except Exception as error:  # whatever cannot be written, others are
            log.error("sealed order of the day not written", exc_info=error)
            await self._put_off(row, MOST_ATTEMPTS)
            return False
        await self._store.daily_posts.posted(row, message_id)
        return True

    async def _drawn(self, letter: Letter) -> Letter:
        """Draw a letter's pictures; what a hand shows may be what the board shows, and stands there once."""
        drawn: dict[DrawRequest, list[Picture]] = {}
        shown: set[bytes] = set()
        for one in letter.undrawn:
            drawn[one] = [each for each in await self._studio.try_to_draw(one) if each.png not in shown]
            shown |= {each.png for each in drawn[one]}
        return letter.with_pictures(drawn)

    async def _bring(self, row: OrderRow, letter: Letter) -> int:
        """Post a letter, unless it was posted before; give the message."""
        channel, nonce = self._channel(row), _nonce(row, "q" if row.opened_at is None else "o")
        found = await find_marked(channel, self._client.user, nonce, row.tried_at, self._clock.now())
        return (found or await letter.post(channel, nonce, self._icons, mark_of(nonce))).id

    async def _close(self, row: OrderRow) -> None:
        """Take the buttons of the message that asked."""
        assert row.message_id is not None
        letter = await self._drawn(await self.write_closed(row.id, row.guild_id))
        message = self._channel(row).get_partial_message(row.message_id)
        await letter.show_in(message, self._icons, mark_of(_nonce(row, "q")))

    def _channel(self, row: OrderRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)

    async def _remedy(self, row: OrderRow, case: Case) -> None:
        log.info("sealed order of the day not posted", case=case.name)
        if case.remedy in ("gone", "our-fault", "give-up"):
            await self._give_up(row, "daily-stopped-gone")
        elif case.remedy == "retry-a-little":
            await self._put_off(row, MOST_ATTEMPTS)
        else:
            await self._put_off(row, None, max(case.pause, AGAIN))

    async def _put_off(self, row: OrderRow, most: int | None, pause: int = AGAIN) -> None:
        """Try again later, but not for ever: a day after it should have been posted nobody waits for it."""
        now = self._store.now()
        wanted_since = row.asked_at if row.opened_at is None else row.opened_at
        if now - wanted_since > A_DAY or (most is not None and row.attempts >= most):
            await self._give_up(row, "daily-stopped-help")
        else:
            await self._store.daily_posts.put_off(row, now + pause)

    async def _give_up(self, row: OrderRow, why: str) -> None:
        await self._store.daily_posts.put_off(row, None)
        if row.opening_id is None:  # one that cannot be closed only says that it is too late
            await self._store.daily_posts.stop(row.guild_id, row.channel_id, why)


def _nonce(row: OrderRow, which: str) -> str:
    return f"day{row.id}{which}"


async def _not_written(_order_id: int, _guild_id: int) -> Letter:
    """Write nothing: the default of what writes."""
    return Letter(())
