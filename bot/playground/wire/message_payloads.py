"""Messages and interactions as JSON objects on the wire."""

from dataclasses import dataclass, field

from bot.playground.spec import blank, limits
from bot.playground.wire.payloads import attachment, channel, member, partial_member, role
from bot.playground.world import (
    JSON,
    Attachment,
    Interaction,
    Message,
    MessageFlag,
    World,
    owners_payload,
    user_payload,
)


def message(world: World, given: Message, *, nested: bool = False) -> JSON:
    """Return a message; a nested one does not carry the one it answers."""
    place = world.channel(given.channel_id)
    payload = blank("MessageResponse") | {
        "id": str(given.id),
        "channel_id": str(given.channel_id),
        "type": int(given.type),
        "author": user_payload(world.user(given.author_id)),
        "content": given.content,
        "timestamp": given.created_at.isoformat(),
        "edited_timestamp": given.edited_at.isoformat() if given.edited_at else None,
        "mention_everyone": given.mention_everyone,
        "mentions": [user_payload(world.user(user_id)) for user_id in given.mentions],
        "mention_roles": [str(role_id) for role_id in given.mention_roles],
        "attachments": [attachment(each) for each in given.attachments],
        "components": list(given.components),
        "flags": int(given.flags),
    }
    if given.nonce is not None:
        payload["nonce"] = given.nonce
    if given.application_id is not None:
        payload["application_id"] = str(given.application_id)
    if given.interaction is not None:
        payload["interaction_metadata"] = given.interaction
        payload["webhook_id"] = str(given.application_id)
    if given.reply_to is not None:
        reference: JSON = {"type": 0, "channel_id": str(given.channel_id), "message_id": str(given.reply_to)}
        if place.guild_id is not None:
            reference["guild_id"] = str(place.guild_id)
        payload["message_reference"] = reference
        if not nested:
            replied = world.messages.find(given.reply_to)
            payload["referenced_message"] = message(world, replied, nested=True) if replied else None
    started = world.channels.get(given.id)
    if given.flags & MessageFlag.HAS_THREAD and started:
        payload["thread"] = channel(world, started)
    return payload


def message_event(world: World, given: Message, *, content: bool) -> JSON:
    """Return a message as the gateway tells it; without `content` its text and parts are empty."""
    payload = message(world, given)
    place = world.channel(given.channel_id)
    if place.guild_id is not None:
        payload["guild_id"] = str(place.guild_id)
        membership = world.members.get((place.guild_id, given.author_id))
        if membership:
            payload["member"] = partial_member(world, membership, "user")
    if not content:
        payload |= {"content": "", "attachments": [], "components": []}
    return payload


def interaction(world: World, given: Interaction) -> JSON:
    """Return an interaction as the gateway tells it."""
    app = world.application(given.application_id)
    person = world.user(given.user_id)
    payload: JSON = {
        "id": str(given.id),
        "application_id": str(given.application_id),
        "type": int(given.type),
        "data": given.data,
        "channel_id": str(given.channel_id),
        "channel": channel(world, world.channel(given.channel_id)),
        "token": given.token,
        "version": 1,
        "app_permissions": str(int(world.permissions(app.bot_id, given.channel_id))),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": owners_payload(world, given),
        "context": int(world.context(world.channel(given.channel_id), app.bot_id)),
        "attachment_size_limit": limits.FILE_SIZE,
    }
    if given.guild_id is None:
        payload["user"] = user_payload(person)
    else:
        place = world.guild(given.guild_id)
        payload |= {
            "guild_id": str(place.id),
            "guild": {"id": str(place.id), "locale": place.locale, "features": []},
            "guild_locale": place.locale,
            "member": member(world, world.member(place.id, person.id))
            | {"permissions": str(int(world.permissions(person.id, given.channel_id)))},
        }
    source = world.messages.find(given.message_id) if given.message_id else None
    if source:
        payload["message"] = message(world, source)
    return payload


def callback(world: World, given: Interaction) -> JSON:
    """Return what an application gets for its first answer."""
    response = given.response
    assert response is not None
    interaction_part: JSON = {"id": str(given.id), "type": int(given.type)}
    payload: JSON = {"interaction": interaction_part}
    if response.message_id is not None:
        sent = world.messages.get(response.message_id)
        interaction_part |= {
            "response_message_id": str(sent.id),
            "response_message_loading": sent.loading,
            "response_message_ephemeral": sent.only_for is not None,
        }
        if response.type in (4, 7):
            payload["resource"] = {"type": int(response.type), "message": message(world, sent)}
    return payload


@dataclass(slots=True)
class Named:
    """Things that an interaction names by id."""

    user_ids: list[int] = field(default_factory=list)
    role_ids: list[int] = field(default_factory=list)
    channel_ids: list[int] = field(default_factory=list)
    message_ids: list[int] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)


def resolved(world: World, guild_id: int | None, viewer_id: int, named: Named) -> JSON:
    """Return the objects behind the ids in an interaction's data; empty if there are none."""
    payload: dict[str, JSON] = {
        "users": {str(one): user_payload(world.user(one)) for one in named.user_ids},
        "members": {},
        "roles": {str(one): role(world.roles[one]) for one in named.role_ids},
        "channels": {
            str(one): channel(world, world.channel(one)) | {"permissions": str(int(world.permissions(viewer_id, one)))}
            for one in named.channel_ids
        },
        "messages": {str(one): message(world, world.messages.get(one)) for one in named.message_ids},
        "attachments": {str(one.id): attachment(one) for one in named.attachments},
    }
    for one in payload["users"]:
        membership = world.members.get((guild_id or 0, int(one)))
        if membership and guild_id:
            granted = str(int(world.guild_permissions(int(one), guild_id)))
            payload["members"][one] = partial_member(world, membership, "user", "deaf", "mute") | {
                "permissions": granted
            }
    return {key: value for key, value in payload.items() if value}
