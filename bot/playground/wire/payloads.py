"""People, places and commands as JSON objects on the wire."""

from bot.playground.spec import blank
from bot.playground.world import (
    FORUMS,
    JSON,
    VOICES,
    Application,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Directory,
    Guild,
    Member,
    Role,
    ThreadState,
    User,
    user_payload,
)


def own_user(person: User) -> JSON:
    """Return a user as it sees itself."""
    return user_payload(person) | {"mfa_enabled": True, "locale": person.locale, "verified": True, "email": None}


def own_application(directory: Directory, app: Application) -> JSON:
    """Return an application as it sees itself."""
    return blank("PrivateApplicationResponse") | {
        "id": str(app.id),
        "name": app.name,
        "bot": user_payload(directory.user(app.bot_id)),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags_new": "0",
        "owner": user_payload(directory.user(app.owner_id)),
        "approximate_guild_count": len(directory.guilds_of(app.bot_id)),
    }


def role(given: Role) -> JSON:
    """Return a role."""
    payload = blank("GuildRoleResponse") | {
        "id": str(given.id),
        "name": given.name,
        "permissions": str(int(given.permissions)),
        "position": given.position,
        "managed": given.managed_by is not None,
        "mentionable": given.mentionable,
    }
    if given.managed_by is not None:
        payload["tags"] = {"bot_id": str(given.managed_by)}
    return payload


def member(directory: Directory, given: Member) -> JSON:
    """Return a member with the user in it."""
    return blank("GuildMemberResponse") | {
        "user": user_payload(directory.user(given.user_id)),
        "nick": given.nick,
        "roles": [str(role_id) for role_id in given.roles],
        "joined_at": given.joined_at.isoformat(),
    }


def partial_member(directory: Directory, given: Member, *without: str) -> JSON:
    """Return a membership without its user and without what else is named."""
    return {key: value for key, value in member(directory, given).items() if key not in without}


def guild(directory: Directory, given: Guild) -> JSON:
    """Return a guild with its roles, without channels and members."""
    return blank("GuildResponse") | {
        "id": str(given.id),
        "name": given.name,
        "owner_id": str(given.owner_id),
        "roles": [role(each) for each in directory.roles_of(given.id)],
        "preferred_locale": given.locale,
    }


def guild_create(directory: Directory, given: Guild, viewer_id: int, *, all_members: bool) -> JSON:
    """Return a guild as the gateway introduces it to a bot.

    Without the members intent only the bot itself stands among the members.
    """
    told = directory.members_of(given.id) if all_members else (viewer_id,)
    own = directory.member(given.id, viewer_id)
    return guild(directory, given) | {
        "joined_at": own.joined_at.isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(directory.members_of(given.id)),
        "members": [member(directory, directory.member(given.id, user_id)) for user_id in told],
        "channels": [channel(directory, each) for each in directory.channels_of(given.id)],
        "threads": [channel(directory, each) for each in directory.active_threads(given.id, viewer_id)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "hub_type": None,
    }


def channel(directory: Directory, given: Channel) -> JSON:
    """Return a channel, thread or direct-message channel."""
    last = str(given.last_message_id) if given.last_message_id else None
    if given.type is ChannelType.DM:
        others = [directory.user(user_id) for user_id in given.recipients if not directory.user(user_id).bot]
        return {
            "id": str(given.id),
            "type": int(given.type),
            "last_message_id": last,
            "flags": 0,
            "recipients": [user_payload(other) for other in others],
        }
    payload: JSON = {
        "id": str(given.id),
        "type": int(given.type),
        "guild_id": str(given.guild_id),
        "name": given.name,
        "parent_id": str(given.parent_id) if given.parent_id else None,
        "last_message_id": last,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if given.thread is not None:
        return payload | {
            "owner_id": str(given.thread.owner_id),
            "thread_metadata": _thread_metadata(given.thread),
            "message_count": given.thread.message_count,
            "total_message_sent": given.thread.message_count,
            "member_count": len(given.thread.members),
        }
    if given.type in VOICES:
        payload |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    else:
        payload["topic"] = given.topic
    if given.type in FORUMS:
        payload |= {"available_tags": [], "default_forum_layout": 0}
        payload |= {"default_reaction_emoji": None, "default_sort_order": None}
    return payload | {
        "position": given.position,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(overwrite.target_id),
                "type": 0 if overwrite.is_role else 1,
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for overwrite in given.overwrites
        ],
    }


def _thread_metadata(thread: ThreadState) -> JSON:
    return {
        "archived": thread.archived,
        "archive_timestamp": thread.archived_at.isoformat(),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": thread.created_at.isoformat(),
        "invitable": thread.invitable,
    }


def thread_member(given: Channel, user_id: int) -> JSON:
    """Return a user's membership in a thread."""
    assert given.thread is not None
    return {
        "id": str(given.id),
        "user_id": str(user_id),
        "join_timestamp": given.thread.created_at.isoformat(),
        "flags": 0,
    }


def attachment(given: Attachment) -> JSON:
    """Return an attachment without its bytes."""
    payload: JSON = {
        "id": str(given.id),
        "filename": given.filename,
        "size": len(given.data),
        "url": given.url,
        "proxy_url": given.url,
        "content_type": given.content_type,
    }
    if given.description is not None:
        payload["description"] = given.description
    if given.ephemeral:
        payload["ephemeral"] = True
    if given.width is not None and given.height is not None:
        payload |= {"width": given.width, "height": given.height}
    return payload


def command(given: Command) -> JSON:
    """Return a registered command."""
    body = {key: value for key, value in given.body.items() if value is not None}
    if "default_member_permissions" in body:
        body["default_member_permissions"] = str(body["default_member_permissions"])
    payload: JSON = {
        "default_member_permissions": None,
        "description": "",
        "type": 1,
        **body,
        "id": str(given.id),
        "application_id": str(given.application_id),
        "version": str(given.version),
    }
    if given.guild_id is not None:
        payload["guild_id"] = str(given.guild_id)
    return payload
