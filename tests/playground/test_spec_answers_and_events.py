"""What the loopback server says is held to what Discord would say: answers strictly, main events by their schemas."""

from typing import Any

import pytest

from bot.playground.spec import Breach, Spec

SPEC = Spec.load()
Body = dict[str, Any]

NOW = "2026-11-21T10:00:00.000000+00:00"

USER: Body = {
    "id": "7",
    "username": "ann",
    "discriminator": "0",
    "global_name": "Ann",
    "avatar": None,
    "public_flags": 0,
    "flags": 0,
    "primary_guild": None,
}

MEDIA: Body = {"id": "5", "url": "https://cdn.example.org/board.png", "proxy_url": "https://cdn.example.org/board.png"}

BOARD: Body = {
    "type": 17,
    "id": 1,
    "accent_color": None,
    "spoiler": False,
    "components": [
        {"type": 10, "id": 2, "content": "Ann moves."},
        {"type": 12, "id": 3, "items": [{"media": MEDIA, "description": "The board.", "spoiler": False}]},
        {"type": 1, "id": 4, "components": [{"type": 2, "id": 5, "style": 1, "label": "Your move", "custom_id": "go"}]},
    ],
}

MESSAGE: Body = {
    "id": "100",
    "channel_id": "2",
    "type": 0,
    "author": USER,
    "content": "",
    "timestamp": NOW,
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [USER],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "components": [BOARD],
    "pinned": False,
    "flags": 1 << 15,
}

MEMBER: Body = {
    "user": USER,
    "roles": [],
    "joined_at": NOW,
    "deaf": False,
    "mute": False,
    "flags": 0,
    "permissions": "2147483647",
}

GUILD: Body = {
    "id": "1",
    "name": "The Table",
    "owner_id": "7",
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "vanity_url_code": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "application_id": None,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "emojis": [],
    "features": ["COMMUNITY"],
    "guild_scheduled_events": [],
    "hub_type": None,
    "incidents_data": None,
    "joined_at": NOW,
    "large": False,
    "unavailable": False,
    "member_count": 1,
    "members": [MEMBER],
    "mfa_level": 0,
    "nsfw_level": 0,
    "preferred_locale": "en-US",
    "premium_progress_bar_enabled": False,
    "premium_tier": 0,
    "presences": [],
    "public_updates_channel_id": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "soundboard_sounds": [],
    "stage_instances": [],
    "system_channel_flags": 0b101,
    "system_channel_id": None,
    "threads": [],
    "verification_level": 0,
    "voice_states": [],
    "roles": [
        {
            "id": "1",
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": "2147483647",
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
    ],
    "channels": [
        {
            "id": "2",
            "type": 0,
            "name": "games",
            "position": 0,
            "permission_overwrites": [{"id": "1", "type": 0, "allow": "1024", "deny": "0"}],
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }
    ],
}

READY: Body = {
    "v": 10,
    "user": USER | {"bot": True},
    "guilds": [{"id": "1", "unavailable": True}],
    "session_id": "s",
    "resume_gateway_url": "ws://127.0.0.1:3999/",
    "shard": [0, 1],
    "application": {"id": "9", "flags": (1 << 23) | (1 << 19), "flags_new": "0"},
}

INTERACTION: Body = {
    "id": "200",
    "application_id": "9",
    "token": "token",
    "version": 1,
    "locale": "de",
    "guild_locale": "en-US",
    "guild_id": "1",
    "channel_id": "2",
    "channel": {"id": "2", "type": 0, "name": "games"},
    "member": MEMBER,
    "app_permissions": "2147483647",
    "attachment_size_limit": 10485760,
    "authorizing_integration_owners": {"0": "1"},
    "entitlements": [],
    "context": 0,
}

COMMAND = INTERACTION | {
    "type": 2,
    "data": {
        "id": "300",
        "name": "play",
        "type": 1,
        "options": [{"type": 1, "name": "power", "options": [{"type": 4, "name": "players", "value": 4}]}],
    },
}
USER_MENU = INTERACTION | {
    "type": 2,
    "data": {"id": "301", "name": "Profile", "type": 2, "target_id": "7", "resolved": {"users": {"7": USER}}},
}
BUTTON = INTERACTION | {
    "type": 3,
    "message": MESSAGE,
    "data": {"id": 5, "custom_id": "go", "component_type": 2},
}
SELECT = INTERACTION | {
    "type": 3,
    "message": MESSAGE,
    "data": {"id": 5, "custom_id": "pick", "component_type": 3, "values": ["a"]},
}
USER_SELECT = INTERACTION | {
    "type": 3,
    "message": MESSAGE,
    "data": {"id": 5, "custom_id": "who", "component_type": 5, "values": ["7"], "resolved": {"users": {"7": USER}}},
}
AUTOCOMPLETE = INTERACTION | {
    "type": 4,
    "data": {
        "id": "300",
        "name": "play",
        "type": 1,
        "options": [{"type": 3, "name": "game", "value": "po", "focused": True}],
    },
}
MODAL = INTERACTION | {
    "type": 5,
    "data": {
        "custom_id": "form",
        "components": [
            {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "orders", "value": "A 1"}},
            {"type": 18, "id": 3, "component": {"type": 3, "id": 4, "custom_id": "pick", "values": ["a"]}},
        ],
    },
}

EVENTS: dict[str, tuple[str, Body]] = {
    "ready": ("READY", READY),
    "a server": ("GUILD_CREATE", GUILD),
    "a message": ("MESSAGE_CREATE", MESSAGE | {"guild_id": "1"}),
    "a command": ("INTERACTION_CREATE", COMMAND),
    "a command on a user": ("INTERACTION_CREATE", USER_MENU),
    "a pressed button": ("INTERACTION_CREATE", BUTTON),
    "a chosen option": ("INTERACTION_CREATE", SELECT),
    "a chosen user": ("INTERACTION_CREATE", USER_SELECT),
    "a half-typed option": ("INTERACTION_CREATE", AUTOCOMPLETE),
    "a submitted modal": ("INTERACTION_CREATE", MODAL),
}


def answer_to_post(status: int, body: Any) -> tuple[Breach, ...]:
    return SPEC.answer("POST", "/channels/2/messages", status, body)


def without(body: Body, key: str) -> Body:
    return {name: value for name, value in body.items() if name != key}


class TestAnswers:
    def test_a_whole_message_passes(self) -> None:
        assert answer_to_post(200, MESSAGE) == ()

    def test_what_discord_always_sends_is_missed(self) -> None:
        for key in ("id", "author", "flags", "mention_everyone", "timestamp"):
            (breach,) = answer_to_post(200, without(MESSAGE, key))
            assert (breach.rule, breach.where) == ("schema", "")
            assert key in breach.message
        (breach,) = answer_to_post(200, MESSAGE | {"author": without(USER, "primary_guild")})
        assert breach.where == "/author"

    def test_an_id_is_a_string(self) -> None:
        (breach,) = answer_to_post(200, MESSAGE | {"id": 100})
        assert (breach.rule, breach.where) == ("schema", "/id")

    def test_a_component_has_its_id_and_a_picture_its_addresses(self) -> None:
        bare = {**BOARD, "components": [{"type": 10, "content": "Ann moves."}]}
        (breach,) = answer_to_post(200, MESSAGE | {"components": [bare]})
        assert breach.where == "/components/0/components/0"
        assert "'id'" in breach.message
        picture = {"type": 12, "id": 3, "items": [{"media": without(MEDIA, "proxy_url")}]}
        found = answer_to_post(200, MESSAGE | {"components": [picture]})
        assert any("proxy_url" in breach.message for breach in found)

    def test_a_moment_has_its_zone(self) -> None:
        (breach,) = answer_to_post(200, MESSAGE | {"timestamp": "2026-11-21T10:00:00"})
        assert breach.where == "/timestamp"

    def test_more_than_the_description_names_passes(self) -> None:
        assert answer_to_post(200, MESSAGE | {"a_new_key_of_discords": 1}) == ()

    def test_what_a_request_may_say_loosely_an_answer_may_not(self) -> None:
        command = {
            "id": "300",
            "application_id": "9",
            "version": "1",
            "type": 1,
            "name": "play",
            "description": "Start a game.",
            "default_member_permissions": None,
        }
        assert SPEC.answer("PUT", "/applications/9/commands", 200, [command]) == ()
        (breach,) = SPEC.answer("PUT", "/applications/9/commands", 200, [command | {"integration_types": None}])
        assert breach.where == "/0/integration_types"

    def test_the_channel_that_was_meant_is_reported(self) -> None:
        dm = {"id": "2", "type": 1, "flags": 0, "last_message_id": None, "recipients": [USER]}
        assert SPEC.answer("POST", "/users/@me/channels", 200, dm) == ()
        (breach,) = SPEC.answer("POST", "/users/@me/channels", 200, without(dm, "recipients"))
        assert "recipients" in breach.message

    def test_an_interaction_is_answered_with_its_resource_or_with_nothing(self) -> None:
        path = "/interactions/200/token/callback"
        callback = {
            "interaction": {"id": "200", "type": 3, "response_message_id": "100"},
            "resource": {"type": 4, "message": MESSAGE},
        }
        assert SPEC.answer("POST", path, 200, callback) == ()
        assert SPEC.answer("POST", path, 204, None) == ()
        (breach,) = SPEC.answer("POST", path, 204, callback)
        assert breach.rule == "body"
        (breach,) = SPEC.answer("POST", path, 200, None)
        assert breach.rule == "body"

    def test_errors_have_their_own_form(self) -> None:
        assert answer_to_post(403, {"code": 50007, "message": "Cannot send messages to this user"}) == ()
        details = {"content": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}}
        refusal = {"code": 50035, "message": "Invalid Form Body", "errors": details}
        assert answer_to_post(400, refusal) == ()
        del details["content"]["_errors"][0]["message"]
        (breach,) = answer_to_post(400, refusal)
        assert breach.where == "/errors/content/_errors/0"
        (breach,) = answer_to_post(404, {"message": "Unknown Channel"})
        assert "'code'" in breach.message

    def test_a_rate_limit_says_how_long(self) -> None:
        limit = {"code": 0, "message": "You are being rate limited.", "retry_after": 0.3, "global": False}
        assert answer_to_post(429, limit) == ()
        (breach,) = answer_to_post(429, without(limit, "retry_after"))
        assert "retry_after" in breach.message

    def test_a_status_is_one_that_the_operation_has_or_a_fault_of_the_servers(self) -> None:
        (breach,) = answer_to_post(201, MESSAGE)
        assert breach.rule == "status"
        for status in (500, 502, 503):
            assert answer_to_post(status, None) == ()
            assert answer_to_post(status, {"message": "500: Internal Server Error", "code": 0}) == ()


class TestEvents:
    @pytest.mark.parametrize(("name", "data"), EVENTS.values(), ids=EVENTS)
    def test_a_whole_event_passes(self, name: str, data: Body) -> None:
        assert SPEC.event(name, data) == ()

    @pytest.mark.parametrize(
        ("name", "data", "key"),
        [
            ("READY", READY, "resume_gateway_url"),
            ("GUILD_CREATE", GUILD, "incidents_data"),
            ("MESSAGE_CREATE", MESSAGE, "author"),
            ("INTERACTION_CREATE", COMMAND, "token"),
            ("INTERACTION_CREATE", BUTTON, "attachment_size_limit"),
        ],
    )
    def test_what_discord_always_sends_is_missed(self, name: str, data: Body, key: str) -> None:
        (breach,) = SPEC.event(name, without(data, key))
        assert (breach.rule, breach.where) == ("schema", "")
        assert key in breach.message

    def test_sums_of_flags_pass_and_words_do_not(self) -> None:
        assert SPEC.event("GUILD_CREATE", GUILD | {"system_channel_flags": 0b11}) == ()
        (breach,) = SPEC.event("GUILD_CREATE", GUILD | {"system_channel_flags": "3"})
        assert breach.where == "/system_channel_flags"

    def test_the_branch_that_was_meant_is_reported(self) -> None:
        option = {"type": 4, "name": "players", "value": "four"}
        (breach,) = SPEC.event("INTERACTION_CREATE", COMMAND | {"data": COMMAND["data"] | {"options": [option]}})
        assert breach.where == "/data/options/0/value"
        part = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "orders"}}
        (breach,) = SPEC.event("INTERACTION_CREATE", MODAL | {"data": {"custom_id": "form", "components": [part]}})
        assert breach.where == "/data/components/0/component"
        (breach,) = SPEC.event("INTERACTION_CREATE", USER_MENU | {"data": without(USER_MENU["data"], "target_id")})
        assert (breach.where, "target_id" in breach.message) == ("/data", True)

    def test_ids_are_strings(self) -> None:
        assert SPEC.event("MESSAGE_CREATE", MESSAGE | {"channel_id": 2})[0].where == "/channel_id"

    def test_an_event_without_a_schema_passes(self) -> None:
        assert SPEC.event("TYPING_START", {"anything": 1}) == ()
