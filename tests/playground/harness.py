"""What tests of the server share: a place with a clock to be moved, and a client of the gateway that is no library."""

import json
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp

from bot.playground import Channel, Guild, Intent, Permission, Person, Playground
from bot.playground.wire import PATIENCE

UNPRIVILEGED = int(Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES)


@dataclass
class MovableClock:
    time: datetime = field(default_factory=lambda: datetime(2026, 3, 1, 12, tzinfo=UTC))

    def __call__(self) -> datetime:
        return self.time

    def move(self, **by: float) -> None:
        self.time += timedelta(**by)


@dataclass(frozen=True)
class Answer:
    """What the server has answered a request."""

    status: int
    headers: Mapping[str, str]
    body: Any


async def ask(
    playground: Playground, method: str, path: str, body: object = None, *, token: str | None = None
) -> Answer:
    """Send a request as no library would: of a text as it is, with the bot's token or another; "" for none."""
    token = playground.token if token is None else token
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bot {token}"} if token else {})
    data = body if isinstance(body, str) or body is None else json.dumps(body)
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.request(method, playground.api_url + path, data=data) as response,
    ):
        is_json = response.content_type == "application/json"
        return Answer(response.status, response.headers, await response.json() if is_json else None)


class Wire:
    """A bare WebSocket that speaks the gateway's JSON, compressed or not."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._inflate = zlib.decompressobj()
        self.sequence: int | None = None

    async def send(self, op: int, data: object) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def receive(self) -> dict[str, Any]:
        message = await self._socket.receive(timeout=PATIENCE)
        if message.type == aiohttp.WSMsgType.CLOSE:
            return {"closed": message.data}
        text = message.data if isinstance(message.data, str) else self._inflate.decompress(message.data).decode()
        frame: dict[str, Any] = json.loads(text)
        self.sequence = frame["s"] or self.sequence
        return frame

    async def names(self, last: str) -> list[str]:
        """Return the names of events up to and with `last`."""
        names: list[str] = []
        while not names or names[-1] != last:
            names.append((await self.receive())["t"])
        return names

    async def identify(self, token: str, intents: int = UNPRIVILEGED, **more: object) -> dict[str, Any]:
        assert (await self.receive())["op"] == 10
        await self.send(2, {"token": token, "intents": intents, "properties": {}, **more})
        return await self.receive()


@asynccontextmanager
async def open_wire(playground: Playground, query: str = "?v=10&encoding=json") -> AsyncIterator[Wire]:
    """Connect a bare client to the gateway."""
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url + query) as socket:
        yield Wire(socket)


@dataclass
class Harbour:
    """A server with a bot that has not logged in, a channel, and Ada."""

    playground: Playground
    clock: MovableClock
    guild: Guild
    channel: Channel
    ada: Person

    def move(self, **by: float) -> None:
        self.clock.move(**by)
        self.playground.time_moved()

    def deny(self, permissions: Permission) -> None:
        """Let the bot lack these permissions in the channel, and no others."""
        self.playground.world.set_overwrite(self.channel.id, self.playground.application, deny=permissions)


@asynccontextmanager
async def open_harbour(**limits: Any) -> AsyncIterator[Harbour]:
    """Open a playground; nothing that is sent meanwhile may be what the platform would refuse."""
    clock = MovableClock()
    async with Playground(now=clock, **limits) as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        yield Harbour(playground, clock, guild, channel, playground.person("Ada", guild))
        assert playground.breaches == ()
