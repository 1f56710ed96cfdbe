"""Private panels that go on by themselves when their matches do, as long as the platform lets them be edited.

A panel is known to the process alone that has answered the press for it, and not after a restart: its buttons work
all the same.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from typing import TypeAlias

import structlog

from bot.clock import Clock, first_of
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.panels import Press
from bot.store import Store
from bot.store.engines.news import UNHEARD
from bot.store.kept import matches

TOKEN_LIFE = 15 * 60
"""Seconds for which the answer to a press can be changed without another press."""
LAST_EDIT = 60
"""Seconds before the end of that time at which a panel says that it goes on no more."""
MOMENT = 0.5
"""Seconds in which what changes is shown by one edit."""
AT_MOST = 1000
"""Panels that are known; the oldest one is left alone then."""

GoOn: TypeAlias = Callable[[bool], Awaitable[float | None]]
"""Shows in a panel what its match has come to, or (True) that it goes on no more.

Gives the time (Unix seconds) at which it is called again even if the match does not change, None if it goes on no more.
"""

log = structlog.get_logger()


class _LivePanel:
    """A panel, until when (Unix seconds) it can be edited, and how it goes on (None: not by itself)."""

    def __init__(self, press: Press, until: float, go_on: GoOn | None) -> None:
        self.press, self.until, self.go_on = press, until, go_on
        self.version: int | None = None
        self.again = inf
        self.busy: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Tell whether it may go on by itself now."""
        return self.go_on is not None and self.busy is None and not self.press.overtaken.is_set()


class LivePanels:
    """The newest panel of each person at each match."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._awake = asyncio.Event()
        self._panels: dict[tuple[int, int], _LivePanel] = {}

    def put(self, match_id: int, user_id: int, press: Press, go_on: GoOn | None) -> None:
        """Let a panel that was just shown go on by itself; an older one of the same person there does so no more."""
        if press.overtaken.is_set():
            return
        key = (match_id, user_id)
        self._panels.pop(key, None)
        self._panels[key] = _LivePanel(press, self._clock.now() + TOKEN_LIFE - LAST_EDIT, go_on)
        if len(self._panels) > AT_MOST:
            del self._panels[next(iter(self._panels))]
        self._awake.set()

    def shown_to(self, match_id: int, user_id: int | None) -> bool:
        """Tell whether somebody has a panel before him which shows what he is asked next."""
        panel = None if user_id is None else self._panels.get((match_id, user_id))
        return panel is not None and self._clock.now() < panel.until

    def wake(self) -> None:
        """Let `run` look at the matches now; call it after each commit that may have changed one."""
        self._awake.set()

    async def run(self) -> None:
        """Let panels go on until cancelled; what befalls one of them is logged."""
        try:
            while True:
                self._awake.clear()
                await self._begin_changed()
                await self._rest()
        finally:
            for panel in self._panels.values():
                if panel.busy is not None:
                    panel.busy.cancel()

    async def _rest(self) -> None:
        first = min((min(one.until, one.again) for one in self._panels.values() if one.busy is None), default=inf)
        heard = self._clock.now() + UNHEARD if self._store.shared and self._panels else inf
        if (until := min(first, heard)) == inf:
            await self._awake.wait()
        else:
            await first_of(self._awake.wait(), self._clock.sleep_until(until))
        await self._clock.sleep(MOMENT)

    async def _begin_changed(self) -> None:
        waiting = {key: panel for key, panel in self._panels.items() if panel.waits}
        ids = {match_id for match_id, _ in waiting}
        versions = await self._store.read(lambda tx: matches.versions(tx, ids)) if ids else {}
        now = self._clock.now()
        for key, panel in list(self._panels.items()):
            ends, version = panel.until <= now, versions.get(key[0])
            due = ends or panel.again <= now or version != panel.version
            if key in waiting and panel.go_on is not None and due:
                panel.version, panel.again = version, inf
                panel.busy = asyncio.create_task(self._go_on(key, panel, panel.go_on, ends))
            elif ends and panel.busy is None:
                del self._panels[key]
            elif panel.press.overtaken.is_set():
                panel.again = inf

    async def _go_on(self, key: tuple[int, int], panel: _LivePanel, go_on: GoOn, ends: bool) -> None:
        again: float | None = None
        try:
            again = await go_on(ends)
        except TROUBLE as error:
            log.info("panel does not go on", case=diagnose(error).name)
        except Exception as error:  # whatever it stumbles over, the others go on
            log.error("panel does not go on", exc_info=error)
        finally:
            panel.busy = None
        if again is not None and not ends:
            panel.again = again
        elif self._panels.get(key) is panel:
            del self._panels[key]
        self._awake.set()
