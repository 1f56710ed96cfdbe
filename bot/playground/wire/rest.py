"""The HTTP routes that a bot uses, each a plain function from a call to the body of its answer.

A handler may raise `Refusal`. Checking bodies, tokens and rates, logging and the socket are the server's.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from PIL import Image

from bot.playground.wire import message_payloads, payloads
from bot.playground.wire.reading import read_id
from bot.playground.wire.session_starts import SessionStarts
from bot.playground.world import (
    JSON,
    Application,
    Channel,
    ChannelType,
    Files,
    Message,
    Reason,
    Refusal,
    ResponseType,
    World,
    invalid_form,
    user_payload,
)


@dataclass(frozen=True, slots=True)
class Call:
    """A request whose token, rate and body have been checked."""

    world: World
    bearer: Application | None
    """Whose token it bears; never None on a route that answers no interaction."""
    path: Mapping[str, str]
    query: Mapping[str, str]
    session_starts: SessionStarts
    body: Any = None
    files: Files = field(default_factory=dict)

    @property
    def application(self) -> Application:
        """Return whose token it bears. Raises Refusal if it bears none."""
        if self.bearer is None:
            raise Refusal(Reason.UNAUTHORIZED)
        return self.bearer

    @property
    def me(self) -> int:
        """Return the id of the bot's user."""
        return self.application.bot_id

    def id(self, name: str) -> int:
        """Return an id from the path. Raises Refusal."""
        return _id(self.path[name], name)

    def queried_id(self, name: str) -> int | None:
        """Return an id from the query, None if it is not there. Raises Refusal."""
        return _id(self.query[name], name) if name in self.query else None


Handler = Callable[[Call], Any]
"""Returns the body of the answer; None for no body."""


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a path template under the API's base, and who answers."""

    method: str
    template: str
    handler: Handler
    answers_interaction: bool
    """Whether the token of an interaction in its path is enough; no limit counts it then."""
    edits: Callable[[Call], Message | None]
    """Finds the message that a call edits. May raise Refusal."""
    status: int
    """That of an answer with a body."""


ROUTES: list[Route] = []


def _route(
    method: str,
    template: str,
    *,
    answers_interaction: bool = False,
    edits: Callable[[Call], Message | None] = lambda _call: None,
    status: int = 200,
) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, answers_interaction, edits, status))
        return handler

    return register


def _id(text: str, name: str) -> int:
    found = read_id(text)
    if found is None:
        raise invalid_form(name, f'Value "{text[:40]}" is not snowflake.', "NUMBER_TYPE_COERCE")
    return found


# --- who am I, and where is the gateway ---


@_route("GET", "/gateway/bot")
def _gateway_for_bot(call: Call) -> JSON:
    return call.session_starts.told()


@_route("GET", "/oauth2/applications/@me")
def _own_application(call: Call) -> JSON:
    return payloads.own_application(call.world, call.application)


@_route("GET", "/users/@me")
def _own_user(call: Call) -> JSON:
    return payloads.own_user(call.world.user(call.me))


@_route("GET", "/users/{user_id}")
def _user(call: Call) -> JSON:
    return user_payload(call.world.user(call.id("user_id")))


# --- guilds ---


def _guild_id(call: Call) -> int:
    """Return the id of the guild in the path if the bot is in it. Raises Refusal."""
    guild = call.world.guild(call.id("guild_id"))
    if (guild.id, call.me) not in call.world.members or not guild.available:
        raise Refusal(Reason.MISSING_ACCESS)
    return guild.id


@_route("GET", "/guilds/{guild_id}")
def _guild(call: Call) -> JSON:
    return payloads.guild(call.world, call.world.guild(_guild_id(call)))


@_route("GET", "/guilds/{guild_id}/members/{user_id}")
def _member(call: Call) -> JSON:
    world, guild_id = call.world, _guild_id(call)
    return payloads.member(world, world.member(guild_id, world.user(call.id("user_id")).id))


@_route("GET", "/guilds/{guild_id}/threads/active")
def _active_threads(call: Call) -> JSON:
    threads = call.world.active_threads(_guild_id(call), call.me)
    joined = [thread for thread in threads if thread.thread and call.me in thread.thread.members]
    return {
        "threads": [payloads.channel(call.world, thread) for thread in threads],
        "members": [payloads.thread_member(thread, call.me) for thread in joined],
        "has_more": False,
    }


# --- channels and threads ---


def _channel(call: Call) -> Channel:
    """Return the channel in the path if the bot sees it. Raises Refusal."""
    channel = call.world.channel(call.id("channel_id"))
    call.world.require(call.me, channel.id)
    return channel


@_route("POST", "/users/@me/channels")
def _open_dm(call: Call) -> JSON:
    channel = call.world.open_dm(call.me, int(call.body["recipient_id"]))
    return payloads.channel(call.world, channel)


@_route("GET", "/channels/{channel_id}")
def _get_channel(call: Call) -> JSON:
    return payloads.channel(call.world, _channel(call))


@_route("PATCH", "/channels/{channel_id}")
def _change_channel(call: Call) -> JSON:
    channel = call.world.channel(call.id("channel_id"))
    changed = call.world.change_channel_as(call.me, channel.id, call.body)
    return payloads.channel(call.world, changed)


@_route("POST", "/channels/{channel_id}/threads", status=201)
@_route("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=201)
def _start_thread(call: Call) -> JSON:
    wanted, first = call.body.get("type"), call.body.get("message")
    thread = call.world.start_thread(
        call.me,
        call.id("channel_id"),
        call.body["name"],
        message_id=call.id("message_id") if "message_id" in call.path else None,
        type=None if wanted is None else ChannelType(wanted),
        first=first,
        files=call.files,
        auto_archive_minutes=call.body.get("auto_archive_duration") or 4320,
        invitable=call.body.get("invitable") is not False,
    )
    started = payloads.channel(call.world, thread)
    if first is not None:
        started["message"] = message_payloads.message(call.world, call.world.messages.get(thread.id))
    return started


@_route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def _join_thread(call: Call) -> None:
    call.world.join_thread(_channel(call).id, _me_or_id(call))


def _me_or_id(call: Call) -> int:
    return call.me if call.path["user_id"] == "@me" else call.world.user(call.id("user_id")).id


# --- messages ---


def _sent(call: Call, message: Message) -> JSON:
    return message_payloads.message(call.world, message)


@_route("GET", "/channels/{channel_id}/messages")
def _history(call: Call) -> list[JSON]:
    found = call.world.messages.history(
        call.me,
        call.id("channel_id"),
        before=call.queried_id("before"),
        after=call.queried_id("after"),
        limit=_limit(call, 50, 100),
    )
    return [message_payloads.message(call.world, message) for message in found]


def _limit(call: Call, otherwise: int, most: int) -> int:
    text = call.query.get("limit", str(otherwise))
    limit = read_id(text) or 0
    if not 1 <= limit <= most:
        raise invalid_form("limit", f"int value should be between 1 and {most}.", "NUMBER_TYPE_RANGE")
    return limit


@_route("POST", "/channels/{channel_id}/messages")
def _send(call: Call) -> JSON:
    return _sent(call, call.world.messages.send(call.me, call.id("channel_id"), call.body, call.files))


def _message(call: Call) -> Message:
    return call.world.messages.seen_by(call.me, call.id("channel_id"), call.id("message_id"))


@_route("GET", "/channels/{channel_id}/messages/{message_id}")
def _get_message(call: Call) -> JSON:
    return _sent(call, _message(call))


@_route("PATCH", "/channels/{channel_id}/messages/{message_id}", edits=_message)
def _edit(call: Call) -> JSON:
    place, message_id = call.id("channel_id"), call.id("message_id")
    return _sent(call, call.world.messages.edit(call.me, place, message_id, call.body, call.files))


@_route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def _delete(call: Call) -> None:
    call.world.messages.delete(call.me, call.id("channel_id"), call.id("message_id"))


# --- emoji of the application ---


_EMOJI = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}


@_route("GET", "/applications/{application_id}/emojis")
def _list_emojis(call: Call) -> JSON:
    return {"items": [*call.world.emojis.values()]}


@_route("POST", "/applications/{application_id}/emojis", status=201)
def _add_emoji(call: Call) -> JSON:
    emoji = {**_EMOJI, "id": str(call.world.new_id()), "name": call.body["name"]}
    call.world.emojis[emoji["id"]] = emoji
    return emoji


@_route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def _remove_emoji(call: Call) -> None:
    if call.world.emojis.pop(call.path["emoji_id"], None) is None:
        raise Refusal(Reason.UNKNOWN_EMOJI)


# --- commands ---


def _scope(call: Call) -> tuple[int, int | None]:
    if call.id("application_id") != call.application.id:
        raise Refusal(Reason.UNKNOWN_APPLICATION)
    return call.application.id, _guild_id(call) if "guild_id" in call.path else None


@_route("PUT", "/applications/{application_id}/commands")
@_route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def _replace_commands(call: Call) -> list[JSON]:
    commands = call.world.commands.replace_all(*_scope(call), call.body)
    return [payloads.command(command) for command in commands]


# --- interactions and what may be done with their tokens ---


def _updated_by_callback(call: Call) -> Message | None:
    """Return the message that an update as the answer to a component changes."""
    if call.body["type"] != ResponseType.UPDATE:
        return None
    return call.world.messages.find(call.world.interactions.get(call.id("interaction_id")).message_id or 0)


_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@_route("POST", _CALLBACK, answers_interaction=True, edits=_updated_by_callback)
def _callback(call: Call) -> JSON | None:
    interaction = call.world.interactions.respond(
        call.id("interaction_id"), call.path["interaction_token"], call.body, call.files
    )
    if call.query.get("with_response", "").lower() not in ("true", "1"):
        return None
    return message_payloads.callback(call.world, interaction)


def _token(call: Call) -> tuple[int, str]:
    return call.id("webhook_id"), call.path["webhook_token"]


def _message_id(call: Call) -> int | None:
    return None if call.path["message_id"] == "@original" else call.id("message_id")


@_route("POST", "/webhooks/{webhook_id}/{webhook_token}", answers_interaction=True)
def _follow_up(call: Call) -> JSON | None:
    message = call.world.interactions.follow_up(*_token(call), call.body, call.files)
    return _sent(call, message) if call.query.get("wait", "").lower() in ("true", "1") else None


_SENT = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


def _sent_message(call: Call) -> Message:
    return call.world.interactions.message(*_token(call), _message_id(call))


@_route("GET", _SENT, answers_interaction=True)
def _get_sent(call: Call) -> JSON:
    return _sent(call, _sent_message(call))


@_route("PATCH", _SENT, answers_interaction=True, edits=_sent_message)
def _edit_sent(call: Call) -> JSON:
    body, files = call.body, call.files
    return _sent(call, call.world.interactions.edit(*_token(call), _message_id(call), body, files))


@_route("DELETE", _SENT, answers_interaction=True)
def _delete_sent(call: Call) -> None:
    call.world.interactions.delete(*_token(call), _message_id(call))


# --- pictures that nobody uploaded ---

_AVATAR_COLOURS = ((86, 180, 233), (240, 228, 66), (0, 158, 115), (213, 94, 0), (0, 114, 178), (204, 121, 167))


def default_avatar(number: int, *, size: int = 64) -> bytes:
    """Return a plain square as PNG bytes, in one of six colours."""
    picture = BytesIO()
    Image.new("RGB", (size, size), _AVATAR_COLOURS[number % len(_AVATAR_COLOURS)]).save(picture, "PNG")
    return picture.getvalue()
