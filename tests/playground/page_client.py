"""A page without a browser: what goes over its WebSocket, and the small bot that plays the opposite part."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from bot.playground.page.backend import Backend
from bot.playground.page.folder import Folder
from bot.playground.page.site import Site
from bot.playground.wire import PATIENCE, Notifier

T = TypeVar("T")
JSON = dict[str, Any]


class Refused(Exception):
    """The playground did not do what a page asked for; the sentence says why."""


class PageClient:
    """One tab: everything that came over the wire, and what can be asked for."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.wire: list[str] = []
        """Every frame, as it came."""
        self.told: list[JSON] = []
        self._socket = socket
        self._notifier = Notifier()
        self._answers: dict[int, JSON] = {}
        self._number = 0
        self._reading = asyncio.create_task(self._read())

    async def ask(self, do: str, **fields: Any) -> JSON:
        """Ask for something and return the result. Raises Refused."""
        self._number += 1
        number = self._number
        await self._socket.send_json({"do": do, "re": number, **fields})
        answer: JSON = await self._notifier.until(lambda: self._answers.pop(number, None), PATIENCE)
        if "problem" in answer:
            raise Refused(answer["problem"])
        result: JSON = answer["result"]
        return result

    async def until(self, look: Callable[[], T | None]) -> T:
        """Return what `look` finds, looking again after each frame."""
        return await self._notifier.until(look, PATIENCE, lambda: f"last came {self.wire[-3:]}")

    async def message(self, words: str, **wanted: Any) -> JSON:
        """Wait for a message with these words anywhere in it and these properties, and return its last state."""

        def look() -> JSON | None:
            for told in reversed(self.told):
                if told["event"] == "message" and words in json.dumps(told["message"], ensure_ascii=False):
                    message: JSON = told["message"]
                    if all(message[key] == value for key, value in wanted.items()):
                        return message
            return None

        return await self.until(look)

    @property
    def welcome(self) -> JSON:
        """Return what the page was told first."""
        return self.told[0]

    @property
    def places(self) -> list[JSON]:
        """Return the places as the page knows them now."""
        found: list[JSON] = next(told["places"] for told in reversed(self.told) if "places" in told)
        return found

    def place(self, name: str) -> JSON:
        """Return a place by name."""
        return next(place for place in self.places if place["name"] == name)

    @property
    def table(self) -> str:
        """Return the id of the channel in which most is done."""
        return str(self.place("table")["id"])

    async def slash(self, name: str, /, **options: Any) -> JSON:
        """Call a command there."""
        return await self.ask("slash", place=self.table, name=name, options=options)

    async def say(self, text: str) -> JSON:
        """Write something there."""
        return await self.ask("say", place=self.table, text=text)

    async def leave(self) -> None:
        """Close the tab."""
        await self._socket.close()
        await self._reading

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is WSMsgType.TEXT:
                self.wire.append(frame.data)
                told: JSON = json.loads(frame.data)
                if "event" in told:
                    self.told.append(told)
                else:
                    self._answers[told["re"]] = told
                self._notifier.notify()


class PageHarness:
    """The playground with its page, and tabs of it without a browser."""

    def __init__(self, backend: Backend, site: Site, client: ClientSession) -> None:
        self.backend = backend
        self.site = site
        self.client = client
        self._visitors: list[PageClient] = []

    async def visit(self, name: str) -> PageClient:
        """Open a tab as one of the people."""
        person = next(one for one in self.backend.people if one.user.display_name == name)
        socket = await self.client.ws_connect(f"{self.site.address}ws", origin=self.site.address.rstrip("/"))
        await socket.send_json({"as": str(person.id)})
        visitor = PageClient(socket)
        self._visitors.append(visitor)
        await visitor.until(lambda: visitor.told)
        return visitor

    async def leave(self) -> None:
        """Close all tabs."""
        for visitor in self._visitors:
            await visitor.leave()


@asynccontextmanager
async def opened(folder: Path, *, module: str | None = None) -> AsyncIterator[PageHarness]:
    """Open a playground with its page on free ports."""
    lines: list[str] = []
    kept = Folder(folder)
    backend = Backend(kept, module=module, bot_name="SampleBot", say=lines.append)
    site = Site(backend)
    try:
        await backend.open()
        await site.open(0)
        async with ClientSession() as client:
            harness = PageHarness(backend, site, client)
            yield harness
            await harness.leave()
    finally:
        await site.close()
        await backend.close()
        kept.close()
    assert [line for line in lines if line.startswith("Breach")] == []
