"""Icons before the words of buttons and menus: emoji of the application, which the bot itself uploads.

Nothing waits for them, and nothing fails without them: what has no icon yet has its words, as ever.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from hashlib import blake2b

import discord
import structlog

from bot.clock import Clock, first_of
from bot.delivery.drawing_service import NotDrawn
from bot.delivery.errors import TROUBLE, diagnose
from bot.delivery.studio import DrawRequest, Studio
from render.presenter import Presenters

LOOK_AGAIN = 3600
"""Seconds after which it is looked again for icons that are missing."""
DRAW_AGAIN = 60
"""Seconds after which they are asked for again where nobody draws: all processes are often started together."""

log = structlog.get_logger()


class Icons:
    """Keeps the icons of all games on offer. One process `uploads` what is missing, and removes what is old."""

    def __init__(
        self, client: discord.Client, presenters: Presenters, studio: Studio, clock: Clock, *, uploads: bool
    ) -> None:
        self._client, self._presenters, self._studio, self._clock = client, presenters, studio, clock
        self._uploads = uploads
        self._awake = asyncio.Event()
        self.known: Mapping[str, str] = {}
        """The emoji that can be shown, by the key of a game and the name of an icon: "power_T", "power"."""

    def doubt(self) -> None:
        """Hear that the platform has refused icons: none is shown until it was asked which there are."""
        self.known = {}
        self._awake.set()

    async def run(self) -> None:
        """Bring the icons up to date until cancelled."""
        while True:
            self._awake.clear()
            complete, pause = False, LOOK_AGAIN
            try:
                complete = await self._look()
            except TROUBLE as error:
                log.info("icons not brought up to date", case=diagnose(error).name)
            except NotDrawn as error:
                pause = DRAW_AGAIN
                log.info("icons not drawn", reason=str(error))
            await first_of(self._awake.wait(), *([] if complete else [self._clock.sleep(pause)]))

    async def _look(self) -> bool:
        """Learn which icons there are, and tell whether all of them are."""
        # By its name an emoji is known as ours, and as drawn like this: whoever hosts the bot may have others.
        drawn = {f"so_{key}_{blake2b(png, digest_size=3).hexdigest()}": (key, png) async for key, png in self._drawn()}
        if not drawn:
            return True
        there = {one.name: one for one in await self._client.fetch_application_emojis()}
        self.known = {key: str(there[name]) for name, (key, _) in drawn.items() if name in there}
        if not self._uploads:
            return len(self.known) == len(drawn)
        for name, (key, png) in drawn.items():
            if name not in there:
                made = await self._client.create_application_emoji(name=name, image=png)
                self.known = {**self.known, key: str(made)}
        for name in there.keys() - drawn.keys():
            if name.startswith("so_") and name[3:].rpartition("_")[0] in self.known:
                await there[name].delete()
        return True

    async def _drawn(self) -> AsyncIterator[tuple[str, bytes]]:
        """Draw all icons, one after the other: whoever waits for a board comes first."""
        for game in self._presenters.games():
            for name in self._presenters[game].icons:
                request = DrawRequest(self._presenters[game], "icon", None, (), "en", name)
                try:
                    pictures = await self._studio.draw(request)
                except (NotDrawn, *TROUBLE):
                    raise
                except Exception as error:  # whatever this one stumbles over, the others have theirs
                    log.error("icon not drawn", game=game, icon=name, exc_info=error)
                    continue
                for picture in pictures:
                    yield "_".join(filter(None, (game, name))), picture.png
