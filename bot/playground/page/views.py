"""What a page is told, as JSON: built from what one person sees, never from more."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec import structs

from bot.playground.page.backend import Backend
from bot.playground.wire import Answer, Person, Request
from bot.playground.world import (
    JSON,
    THREADS_OF,
    Attachment,
    Channel,
    ChannelType,
    Command,
    CommandType,
    ComponentType,
    Message,
    MessageFlag,
    MessageType,
    Modal,
    OptionType,
    Refusal,
    Seen,
    World,
    fields,
    texts,
    walk,
)

_EXCERPT = 90
_MARKS = re.compile(r"^[#>\s-]+|[*_`~|]")
"""What Markdown puts around words."""
_MANY_UNREAD = 99
_CHANNEL = re.compile(r"/channels/(\d+)")
_LONG_WORD = re.compile(r"[0-9]+|[^/]{25,}|.*%.*")


# --- who and where ---


def people(backend: Backend) -> JSON:
    """Return everybody at the table and the bot: names that all of them know."""
    guild = backend.guild
    return {
        "server": guild.name,
        "people": [
            {
                "id": str(person.id),
                "name": person.user.display_name,
                "locale": person.user.locale,
                "owner": guild.owner_id == person.id,
                "member": (guild.id, person.id) in backend.world.members,
            }
            for person in backend.people
        ],
        "bot": {"id": str(backend.bot_user.id), "name": backend.bot_user.display_name},
        "roles": [
            {"id": str(role.id), "name": role.name} for role in backend.world.roles_of(guild.id) if role.id != guild.id
        ],
    }


def own(person: Person) -> JSON:
    """Return what a person alone knows about themselves."""
    return {"id": str(person.id), "dms_open": person.user.dms_open}


def places(backend: Backend, person: Person) -> list[JSON]:
    """Return the channels, threads and direct messages that a person sees, with what is unread there."""
    return [_place(backend, person, channel) for channel in backend.world.visible_channels(person.id)]


def _place(backend: Backend, person: Person, channel: Channel) -> JSON:
    kind = "dm" if channel.type is ChannelType.DM else "thread" if channel.is_thread else "channel"
    read = backend.read_up_to(person.id, channel.id)
    unread = [
        seen
        for seen in person.sees(channel)
        if seen.id > read and not seen.ephemeral and seen.message.author_id != person.id
    ]
    partner = next((user_id for user_id in channel.recipients if user_id != person.id), 0)
    place: JSON = {
        "id": str(channel.id),
        "kind": kind,
        "type": int(channel.type),
        "threads": channel.takes_messages and channel.type in THREADS_OF,
        "name": backend.world.user(partner).display_name if kind == "dm" else channel.name,
        "unread": min(len(unread), _MANY_UNREAD),
        "pings": min(sum(kind == "dm" or seen.pings_me for seen in unread), _MANY_UNREAD),
    }
    if channel.topic:
        place["topic"] = channel.topic
    if channel.thread:
        place |= {
            "parent": str(channel.parent_id),
            "archived": channel.thread.archived,
            "locked": channel.thread.locked,
            "private": channel.type is ChannelType.PRIVATE_THREAD,
        }
    return place


# --- messages ---


def message(backend: Backend, person: Person, seen: Seen) -> JSON:
    """Return a message as the person sees it."""
    record = seen.message
    author = backend.world.user(record.author_id)
    look: JSON = {
        "id": str(seen.id),
        "place": str(seen.channel_id),
        "author": {"id": str(author.id), "name": author.display_name, "bot": author.bot},
        "at": record.created_at.timestamp(),
        "kind": _KINDS.get(record.type, "message"),
        "text": record.content,
        "parts": [_part(part) for part in record.components],
        "files": [] if record.flags & MessageFlag.COMPONENTS_V2 else [_file(each) for each in record.attachments],
        "only_you": seen.ephemeral,
        "thinking": seen.loading,
        "edited": seen.edited,
        "pings_me": seen.pings_me,
        "mentions": [str(user_id) for user_id in record.mentions],
        "mine": author.id == person.id,
    }
    if used := _used(backend.world, record):
        look["used"] = used
    if record.reply_to and (answered := backend.world.visible_message(person.id, record.reply_to)):
        look["reply"] = _excerpt(backend.world, answered)
    if record.flags & MessageFlag.HAS_THREAD and backend.world.can_view(person.id, record.id):
        look["thread"] = str(record.id)
    return look


_KINDS = {
    MessageType.CHAT_INPUT_COMMAND: "command",
    MessageType.CONTEXT_MENU_COMMAND: "command",
    MessageType.THREAD_CREATED: "thread notice",
    MessageType.THREAD_STARTER: "thread start",
}


def _used(world: World, record: Message) -> JSON | None:
    """Return who called which command, if the message answers one."""
    if record.interaction is None or _KINDS.get(record.type) != "command":
        return None
    user = world.users.get(int(record.interaction["user"]["id"]))
    try:
        command = world.interactions.get(int(record.interaction["id"])).data.get("name")
    except Refusal:
        command = None  # interactions do not outlive a run
    return {"by": user.display_name if user else "Somebody", "command": command}


def _excerpt(world: World, record: Message) -> JSON:
    first = "\n".join((record.content, *texts(record.components))).strip().split("\n")[0]
    text = _MARKS.sub("", first).strip()
    cut = text if len(text) <= _EXCERPT else text[:_EXCERPT].rstrip() + "…"
    return {"id": str(record.id), "author": world.user(record.author_id).display_name, "text": cut}


def _file(attachment: Attachment) -> JSON:
    return {
        "id": str(attachment.id),
        "name": attachment.filename,
        "type": attachment.content_type,
        "size": len(attachment.data),
        "alt": attachment.description,
        "width": attachment.width,
        "height": attachment.height,
        "spoiler": attachment.filename.startswith("SPOILER_"),
    }


def _part(part: JSON) -> JSON:
    """Return a component with its media named by file, not by address."""
    look = dict(part)
    if "components" in look:
        look["components"] = [_part(inner) for inner in look["components"]]
    if look.get("accessory"):
        look["accessory"] = _part(look["accessory"])
    if "items" in look:
        look["items"] = [{**item, "media": _media(item["media"])} for item in look["items"]]
    for key in ("media", "file"):
        if key in look:
            look[key] = _media(look[key])
    return look


def _media(media: JSON) -> JSON:
    if "attachment_id" not in media:
        return {"url": media["url"]}
    return {
        "id": media["attachment_id"],
        "type": media.get("content_type"),
        "width": media.get("width"),
        "height": media.get("height"),
    }


# --- commands and forms ---


def commands(offered: Iterable[Command], locale: str) -> JSON:
    """Return what can be called in a place: slash commands, one line for each subcommand, and those on messages."""
    slash: list[JSON] = []
    on_messages: list[JSON] = []
    for command in offered:
        if command.type == CommandType.SLASH:
            slash += _slash(command.body, locale)
        elif command.type == CommandType.MESSAGE:
            on_messages.append({"name": command.name, "shown": _localised(command.body, "name", locale)})
    return {"slash": sorted(slash, key=lambda each: str(each["shown"])), "on_messages": on_messages}


def _slash(body: JSON, locale: str, name: str = "", shown: str = "") -> list[JSON]:
    name = f"{name} {body['name']}".strip()
    shown = f"{shown} {_localised(body, 'name', locale)}".strip()
    options: list[JSON] = body.get("options") or []
    inner = [each for each in options if each["type"] in (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)]
    if inner:
        return [line for each in inner for line in _slash(each, locale, name, shown)]
    return [
        {
            "name": name,
            "shown": shown,
            "description": _localised(body, "description", locale),
            "options": [_option(option, locale) for option in options],
        }
    ]


def _option(option: JSON, locale: str) -> JSON:
    choices = option.get("choices") or ()
    return option | {
        "shown": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "choices": [choice | {"shown": _localised(choice, "name", locale)} for choice in choices],
    }


def _localised(body: JSON, key: str, locale: str) -> str:
    translated: JSON = body.get(f"{key}_localizations") or {}
    return str(translated.get(locale) or body.get(key) or "")


def form(modal: Modal) -> JSON:
    """Return a form with everything that can be filled in, in order, and the texts between."""
    by_id = {part.custom_id: part for part in fields(modal)}
    parts: list[JSON] = []
    for part in walk(modal.components):
        if part["type"] == ComponentType.TEXT_DISPLAY:
            parts.append({"text": part["content"]})
        elif part.get("custom_id") in by_id:
            settled = structs.asdict(by_id[part["custom_id"]])
            parts.append({**part, **settled, "options": part.get("options", [])})
    return {"id": str(modal.interaction_id), "title": modal.title, "parts": parts}


def answer(given: Answer) -> JSON:
    """Return how the bot answered; the messages come by themselves."""
    look: JSON = {"answer": "failed" if given.failed else given.type}
    if given.modal:
        look["form"] = form(given.modal)
    if given.message:
        look["message"] = str(given.message.id)
    return look


# --- for whoever tests ---


def request(backend: Backend, person: Person, given: Request) -> JSON:
    """Return a request without its body, its ids and its tokens, which may say what this person must not know."""
    words = given.path.split("/")
    channel = _CHANNEL.match(given.path)
    place = int(channel[1]) if channel else 0
    look: JSON = {
        "at": given.at.timestamp(),
        "method": given.method,
        "path": "/".join("…" if _LONG_WORD.fullmatch(word) else word for word in words),
        "status": given.status,
        "wrong": [_breach(breach.rule, breach.where) for breach in given.breaches],
        "our_fault": [_breach(breach.rule, breach.where) for breach in given.answer_breaches],
        "fault": given.fault.value if given.fault else None,
    }
    if backend.world.can_view(person.id, place):
        look["place"] = backend.world.channel(place).name or "private messages"
    return look


def _breach(rule: str, where: str) -> Any:
    return f"{rule} at {where or '/'}"
