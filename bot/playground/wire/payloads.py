"""People, places and commands as JSON objects on the wire."""

from datetime import datetime

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


def time(moment: datetime) -> str:
    """Return a time as the wire has it."""
    return moment.isoformat()


def own_user(person: User) -> JSON:
    """Return a user as it sees itself."""
    return user_payload(person) | {"mfa_enabled": True, "locale": person.locale, "verified": True, "email": None}


def application(directory: Directory, app: Application) -> JSON:
    """Return an application as others see it."""
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_payload(directory.user(app.bot_id)),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
    }


def own_application(directory: Directory, app: Application) -> JSON:
    """Return an application as it sees itself."""
    return application(directory, app) | {
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(directory.user(app.owner_id)),
        "team": None,
        "approximate_guild_count": len(directory.guilds_of(app.bot_id)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def role(given: Role) -> JSON:
    """Return a role."""
    payload: JSON = {
        "id": str(given.id),
        "name": given.name,
        "permissions": str(int(given.permissions)),
        "position": given.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": given.managed_by is not None,
        "mentionable": given.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if given.managed_by is not None:
        payload["tags"] = {"bot_id": str(given.managed_by)}
    return payload


def member(directory: Directory, given: Member) -> JSON:
    """Return a member with the user in it."""
    return {
        "user": user_payload(directory.user(given.user_id)),
        "nick": given.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role_id) for role_id in given.roles],
        "joined_at": time(given.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def partial_member(directory: Directory, given: Member, *without: str) -> JSON:
    """Return a membership without its user and without what else is named."""
    return {key: value for key, value in member(directory, given).items() if key not in without}


def guild(directory: Directory, given: Guild) -> JSON:
    """Return a guild with its roles, without channels and members."""
    return {
        "id": str(given.id),
        "name": given.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(given.owner_id),
        "application_id": None,
        "region": "loopback",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(each) for each in directory.roles_of(given.id)],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": given.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(directory: Directory, given: Guild, viewer_id: int, *, all_members: bool) -> JSON:
    """Return a guild as the gateway introduces it to a bot.

    Without the members intent only the bot itself stands among the members.
    """
    told = directory.members_of(given.id) if all_members else (viewer_id,)
    own = directory.member(given.id, viewer_id)
    return guild(directory, given) | {
        "joined_at": time(own.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(directory.members_of(given.id)),
        "members": [member(directory, directory.member(given.id, user_id)) for user_id in told],
        "channels": [channel(directory, each) for each in directory.channels_of(given.id)],
        "threads": [
            channel(directory, thread)
            for thread in directory.threads_of(given.id)
            if thread.thread and not thread.thread.archived and directory.can_view(viewer_id, thread.id)
        ],
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
        "archive_timestamp": time(thread.archived_at),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": time(thread.created_at),
        "invitable": thread.invitable,
    }


def thread_member(given: Channel, user_id: int) -> JSON:
    """Return a user's membership in a thread."""
    assert given.thread is not None
    return {
        "id": str(given.id),
        "user_id": str(user_id),
        "join_timestamp": time(given.thread.created_at),
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
