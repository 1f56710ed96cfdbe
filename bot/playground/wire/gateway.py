"""The gateway: sessions of bots over WebSockets, and the events that each of them gets.

Close codes, opcodes and the order of things are those of the platform's gateway, version 10, JSON only.
"""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

import zstandard
from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.wire import message_payloads, payloads
from bot.playground.wire.notifier import Notifier
from bot.playground.wire.reading import read_json
from bot.playground.wire.session_starts import SessionStarts
from bot.playground.world import (
    JSON,
    ONLY_SHARD,
    PRIVILEGED,
    Altered,
    Appeared,
    Application,
    Change,
    Channel,
    Gone,
    Guild,
    Intent,
    Interaction,
    Member,
    Message,
    Shard,
    World,
    user_payload,
)

_DISPATCH, _HEARTBEAT, _IDENTIFY, _PRESENCE, _VOICE, _RESUME = 0, 1, 2, 3, 4, 6
_RECONNECT, _INVALID_SESSION, _HELLO, _HEARTBEAT_ACK = 7, 9, 10, 11

_UNKNOWN_OPCODE, _DECODE_ERROR, _NOT_AUTHENTICATED, _AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
_ALREADY_AUTHENTICATED, _INVALID_SEQUENCE = 4005, 4007
_INVALID_SHARD, _INVALID_VERSION, _DISALLOWED_INTENTS = 4010, 4012, 4014

_VERBS = {Appeared: "CREATE", Altered: "UPDATE", Gone: "DELETE"}

_HEARTBEAT_INTERVAL = 41_250
_ACK_AFTER = 0.02
_KEPT_FOR_RESUME = 1000

Checker = Callable[[str, JSON], None]
"""Called with the name and data of every event before it is sent."""


class Event(NamedTuple):
    """An event for one bot: what is sent, which guild decides the shard, which intent it needs."""

    name: str
    data: JSON
    guild_id: int | None = None
    intent: Intent = Intent.GUILDS


@dataclass(slots=True, eq=False)
class _Socket:
    """One WebSocket with its outgoing queue and the compression that the client asked for."""

    socket: web.WebSocketResponse
    compress: Callable[[bytes], bytes] | None
    outgoing: "asyncio.Queue[str | int]" = field(default_factory=asyncio.Queue)
    """Texts to send; a number closes the socket with that code."""

    def send(self, op: int, data: object, name: str | None = None, sequence: int | None = None) -> None:
        self.outgoing.put_nowait(json.dumps({"op": op, "d": data, "s": sequence, "t": name}))

    def close(self, code: int) -> None:
        self.outgoing.put_nowait(code)

    async def pump(self) -> None:
        """Send what is queued, in order, until the socket closes."""
        while not self.socket.closed:
            text = await self.outgoing.get()
            if isinstance(text, int):
                await self.socket.close(code=text)
            elif self.compress:
                await self.socket.send_bytes(self.compress(text.encode()))
            else:
                await self.socket.send_str(text)


@dataclass(slots=True, eq=False)
class Session:
    """A bot's session; it outlives its socket and can be resumed."""

    id: str
    application: Application
    intents: Intent
    shard: Shard
    sequence: int = 0
    sent: "deque[tuple[int, str, JSON]]" = field(default_factory=lambda: deque(maxlen=_KEPT_FOR_RESUME))
    socket: _Socket | None = None

    def wants(self, event: Event) -> bool:
        """Tell whether an event goes to this session's shard and intents."""
        return self.shard.holds(event.guild_id) and event.intent in self.intents

    def dispatch(self, name: str, data: JSON) -> None:
        """Send an event, and keep it for a RESUME."""
        self.sequence += 1
        self.sent.append((self.sequence, name, data))
        if self.socket:
            self.socket.send(_DISPATCH, data, name, self.sequence)


class Gateway:
    """All sessions.

    A shard may have several sessions; each is told everything. `refusing` makes new connections fail, as in an outage.
    """

    def __init__(self, world: World, check: Checker, notifier: Notifier, session_starts: SessionStarts) -> None:
        self.refusing = False
        self._world = world
        self._check = check
        self._notifier = notifier
        self._session_starts = session_starts
        self._sessions: dict[str, Session] = {}
        self._sockets: set[_Socket] = set()
        self._stop_listening = world.listen(self._on_change)

    # --- what a test may do and ask; with the id of a shard only to its sessions ---

    @property
    def connected(self) -> tuple[Session, ...]:
        """Return the sessions that have a socket now."""
        return tuple(session for session in self._sessions.values() if session.socket)

    def drop(self, code: int = 4000, *, shard: int | None = None) -> None:
        """Close the sockets; the sessions can be resumed, and miss nothing."""
        for session in self._sessions_of(shard):
            self._lose(session, code)

    def ask_to_reconnect(self, *, shard: int | None = None) -> None:
        """Ask the clients to reconnect and resume."""
        for session in self._sessions_of(shard):
            if session.socket:
                session.socket.send(_RECONNECT, None)

    def repeat(self, name: str) -> None:
        """Send the latest event of a name once more to those that had it, as a session that is resumed may."""
        for session in self.connected:
            data = next((data for _, told, data in reversed(session.sent) if told == name), None)
            if data is not None:
                session.dispatch(name, data)

    def invalidate(self, *, shard: int | None = None) -> None:
        """Declare the sessions that have a socket invalid and forget them."""
        for session in self._sessions_of(shard):
            if session.socket:
                session.socket.send(_INVALID_SESSION, False)
                self._forget(session)

    def forget_sessions(self, *, shard: int | None = None) -> None:
        """Close the sockets and forget the sessions, as a restart of the server would."""
        for session in self._sessions_of(shard):
            self._lose(session, 4000)
            self._forget(session)

    async def close(self) -> None:
        """Close all sockets for good."""
        self._stop_listening()
        for socket in tuple(self._sockets):
            await socket.socket.close(code=WSCloseCode.GOING_AWAY)

    # --- one socket ---

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one WebSocket from HELLO to its end."""
        if self.refusing:
            raise web.HTTPServiceUnavailable
        response = web.WebSocketResponse(compress=False)
        await response.prepare(request)
        socket = _Socket(response, _compressor(request.query.get("compress")))
        self._sockets.add(socket)
        pump = asyncio.create_task(socket.pump())
        session: Session | None = None
        try:
            if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
                await response.close(code=_INVALID_VERSION)
            socket.send(_HELLO, {"heartbeat_interval": _HEARTBEAT_INTERVAL})
            async for frame in response:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                session = self._receive(socket, session, frame.data)
        except ConnectionError:
            pass
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            self._sockets.discard(socket)
            if session and session.socket is socket:
                session.socket = None
                # The platform ends a session whose client says goodbye with one of these.
                if response.close_code in (1000, 1001):
                    self._forget(session)
            self._notifier.notify()
        return response

    def _receive(self, socket: _Socket, session: Session | None, text: str | bytes) -> Session | None:
        try:
            frame = read_json(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            socket.close(_DECODE_ERROR)
            return session
        if op == _HEARTBEAT:
            # An answer that comes before discord.py has noted the time of its question counts for the one before.
            asyncio.get_running_loop().call_later(_ACK_AFTER, socket.send, _HEARTBEAT_ACK, None)
        elif op in (_IDENTIFY, _RESUME):
            if session:
                socket.close(_ALREADY_AUTHENTICATED)
            else:
                session = self._identify(socket, data) if op == _IDENTIFY else self._resume(socket, data)
                self._notifier.notify()
        elif session is None:
            socket.close(_NOT_AUTHENTICATED)
        elif op not in (_PRESENCE, _VOICE):
            socket.close(_UNKNOWN_OPCODE)
        return session

    def _application(self, token: str) -> Application | None:
        token = token.removeprefix("Bot ")
        return next((app for app in self._world.applications.values() if app.token == token), None)

    def _identify(self, socket: _Socket, data: JSON) -> Session | None:
        app = self._application(str(data.get("token")))
        shard = _read_shard(data.get("shard"))
        intents = Intent(data.get("intents") or 0)
        if app is None:
            socket.close(_AUTHENTICATION_FAILED)
        elif shard is None:
            socket.close(_INVALID_SHARD)
        elif intents & PRIVILEGED & ~app.granted:
            socket.close(_DISALLOWED_INTENTS)
        elif not self._session_starts.take_turn(app.id, shard.id):
            socket.send(_INVALID_SESSION, False)
        else:
            self._forget_lost(app, shard)
            session = Session(secrets.token_hex(16), app, intents, shard, socket=socket)
            self._sessions[session.id] = session
            self._begin(session)
            return session
        return None

    def _begin(self, session: Session) -> None:
        """Tell a new session where it is: READY, and the guilds of its shard."""
        world, app = self._world, session.application
        guilds = [guild for guild in world.guilds_of(app.bot_id) if session.shard.holds(guild.id)]
        ready = {
            "v": 10,
            "user": payloads.own_user(world.user(app.bot_id)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._session_starts.url,
            "shard": list(session.shard),
            "application": {"id": str(app.id), "flags": 0, "flags_new": "0"},
            "private_channels": [],
            "relationships": [],
        }
        self._send(session, "READY", ready)
        for guild in guilds:
            if guild.available:
                self._tell(session, self._guild_create(guild.id, session))

    def _resume(self, socket: _Socket, data: JSON) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        app = self._application(str(data.get("token")))
        sequence = int(data.get("seq") or 0)
        if app is None:
            socket.close(_AUTHENTICATION_FAILED)
            return None
        if session is None or session.application != app:
            socket.send(_INVALID_SESSION, False)
            return None
        if sequence > session.sequence:
            socket.close(_INVALID_SEQUENCE)
            return None
        session.socket = socket
        for number, name, event in session.sent:
            if number > sequence:
                socket.send(_DISPATCH, event, name, number)
        session.dispatch("RESUMED", {})
        return session

    # --- events ---

    def _on_change(self, change: Change, audience: frozenset[int]) -> None:
        for session in tuple(self._sessions.values()):
            if session.application.bot_id in audience:
                for event in self._events(change, session):
                    self._tell(session, event)

    def _tell(self, session: Session, event: Event) -> None:
        """Send an event to a session if it belongs to its shard and intents."""
        if session.wants(event):
            self._send(session, event.name, event.data)

    def _send(self, session: Session, name: str, data: JSON) -> None:
        self._check(name, data)
        session.dispatch(name, data)

    def _sessions_of(self, shard: int | None) -> list[Session]:
        return [session for session in self._sessions.values() if shard in (None, session.shard.id)]

    def _lose(self, session: Session, code: int) -> None:
        if session.socket:
            session.socket.close(code)
            session.socket = None

    def _forget(self, session: Session) -> None:
        session.socket = None
        self._sessions.pop(session.id, None)

    def _forget_lost(self, app: Application, shard: Shard) -> None:
        """Forget lost sessions of a shard that begins anew; the platform would keep them for some minutes."""
        for session in tuple(self._sessions.values()):
            if (session.application, session.shard) == (app, shard) and session.socket is None:
                self._forget(session)

    def _events(self, change: Change, session: Session) -> Iterator[Event]:
        world, me = self._world, session.application.bot_id
        match change.thing:
            case Message() as message:
                # Ephemeral messages go to the person alone.
                if message.only_for is None:
                    yield self._message_event(change, message, session)
            case Channel() as channel:
                yield _channel_event(world, change, channel)
            case Member() as member if member.user_id != me or isinstance(change, Altered):
                yield self._member_event(change, member, me)
            case Member() as member if isinstance(change, Gone):
                yield Event("GUILD_DELETE", {"id": str(member.guild_id)}, member.guild_id)
            case Member() as member:
                joined = self._guild_create(member.guild_id, session)
                del joined.data["unavailable"]
                yield joined
            case Guild() as guild:
                yield self._guild_event(change, guild, session)
            case Interaction() as interaction:
                # Interactions need no intent; those of direct messages go to the first shard.
                if isinstance(change, Appeared) and interaction.application_id == session.application.id:
                    data = message_payloads.interaction(world, interaction)
                    yield Event("INTERACTION_CREATE", data, interaction.guild_id, Intent(0))
            case _ as other:
                assert_never(other)

    def _message_event(self, change: Change, message: Message, session: Session) -> Event:
        me, channel = session.application.bot_id, self._world.channel(message.channel_id)
        if isinstance(change, Gone):
            data: JSON = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                data["guild_id"] = str(channel.guild_id)
        else:
            content = (
                Intent.MESSAGE_CONTENT in session.intents
                or channel.guild_id is None
                or message.author_id == me
                or me in message.mentions
            )
            data = message_payloads.message_event(self._world, message, content=content)
        intent = Intent.DIRECT_MESSAGES if channel.guild_id is None else Intent.GUILD_MESSAGES
        return Event(f"MESSAGE_{_VERBS[type(change)]}", data, channel.guild_id, intent)

    def _member_event(self, change: Change, member: Member, me: int) -> Event:
        guild_id = str(member.guild_id)
        # A bot hears of its own roles without the members intent.
        intent = Intent.GUILDS if member.user_id == me else Intent.GUILD_MEMBERS
        if isinstance(change, Gone):
            data = {"guild_id": guild_id, "user": user_payload(self._world.user(member.user_id))}
            return Event("GUILD_MEMBER_REMOVE", data, member.guild_id, intent)
        name = "GUILD_MEMBER_ADD" if isinstance(change, Appeared) else "GUILD_MEMBER_UPDATE"
        return Event(name, {"guild_id": guild_id, **payloads.member(self._world, member)}, member.guild_id, intent)

    def _guild_event(self, change: Change, guild: Guild, session: Session) -> Event:
        match change:
            case Altered(Guild(available=before)) if before == guild.available:
                return Event("GUILD_UPDATE", payloads.guild(self._world, guild), guild.id)
        if guild.available:
            return self._guild_create(guild.id, session)
        return Event("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def _guild_create(self, guild_id: int, session: Session) -> Event:
        every = Intent.GUILD_MEMBERS in session.intents
        guild = self._world.guild(guild_id)
        data = payloads.guild_create(self._world, guild, session.application.bot_id, all_members=every)
        return Event("GUILD_CREATE", data, guild_id)


def _read_shard(told: object) -> Shard | None:
    """Read what an IDENTIFY says of its shard; None if there can be no such shard."""
    if not told:
        return ONLY_SHARD
    match told:
        case [int(number), int(total)] if 0 <= number < total:
            return Shard(number, total)
    return None


def _channel_event(world: World, change: Change, channel: Channel) -> Event:
    data = payloads.channel(world, channel)
    if channel.is_thread and isinstance(change, Appeared):
        data["newly_created"] = True
    if channel.is_thread and isinstance(change, Gone):
        data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    return Event(f"{kind}_{_VERBS[type(change)]}", data, channel.guild_id)


def _compressor(kind: str | None) -> Callable[[bytes], bytes] | None:
    """Return what compresses frame after frame of one connection; None for plain text."""
    if kind == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        stream = zstandard.ZstdCompressor().compressobj()
        return lambda data: stream.compress(data) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None
