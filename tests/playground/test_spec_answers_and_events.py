"""What the loopback server says is held to what Discord would say: answers strictly, main events by their schemas."""

from typing import Any

import pytest

from bot.playground import spec
from bot.playground.spec import Breach
from bot.playground.world import InteractionType
from tests.playground.told import BOT, GUILD, MESSAGE, USER, interaction

Body = dict[str, Any]

BOARD: Body = MESSAGE["components"][0]
MEDIA: Body = BOARD["components"][1]["items"][0]["media"]

READY: Body = {
    "v": 10,
    "user": BOT,
    "guilds": [{"id": "1", "unavailable": True}],
    "session_id": "s",
    "resume_gateway_url": "ws://127.0.0.1:3999/",
    "shard": [0, 1],
    "application": {"id": "9", "flags": (1 << 23) | (1 << 19), "flags_new": "0"},
}

_PLAYERS = {"type": 4, "name": "players", "value": 4}
_ANN = {"users": {USER["id"]: USER}}
COMMAND = interaction(
    InteractionType.COMMAND,
    {"id": "300", "name": "play", "type": 1, "options": [{"type": 1, "name": "power", "options": [_PLAYERS]}]},
)
USER_MENU = interaction(
    InteractionType.COMMAND, {"id": "301", "name": "Profile", "type": 2, "target_id": USER["id"], "resolved": _ANN}
)
BUTTON = interaction(InteractionType.COMPONENT, {"id": 5, "custom_id": "go", "component_type": 2}, on_message=True)
SELECT = interaction(
    InteractionType.COMPONENT, {"id": 5, "custom_id": "pick", "component_type": 3, "values": ["a"]}, on_message=True
)
USER_SELECT = interaction(
    InteractionType.COMPONENT,
    {"id": 5, "custom_id": "who", "component_type": 5, "values": [USER["id"]], "resolved": _ANN},
    on_message=True,
)
AUTOCOMPLETE = interaction(
    InteractionType.AUTOCOMPLETE,
    {"id": "300", "name": "play", "type": 1, "options": [{"type": 3, "name": "game", "value": "po", "focused": True}]},
)
_ORDERS = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "orders", "value": "A 1"}}
_PICK = {"type": 18, "id": 3, "component": {"type": 3, "id": 4, "custom_id": "pick", "values": ["a"]}}
MODAL = interaction(InteractionType.MODAL_SUBMIT, {"custom_id": "form", "components": [_ORDERS, _PICK]})

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
    return spec.answer("POST", "/channels/2/messages", status, body)


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
        assert spec.answer("PUT", "/applications/9/commands", 200, [command]) == ()
        (breach,) = spec.answer("PUT", "/applications/9/commands", 200, [command | {"integration_types": None}])
        assert breach.where == "/0/integration_types"

    def test_the_channel_that_was_meant_is_reported(self) -> None:
        dm = {"id": "2", "type": 1, "flags": 0, "last_message_id": None, "recipients": [USER]}
        assert spec.answer("POST", "/users/@me/channels", 200, dm) == ()
        (breach,) = spec.answer("POST", "/users/@me/channels", 200, without(dm, "recipients"))
        assert "recipients" in breach.message

    def test_an_interaction_is_answered_with_its_resource_or_with_nothing(self) -> None:
        path = "/interactions/200/token/callback"
        callback = {
            "interaction": {"id": "200", "type": 3, "response_message_id": "100"},
            "resource": {"type": 4, "message": MESSAGE},
        }
        assert spec.answer("POST", path, 200, callback) == ()
        assert spec.answer("POST", path, 204, None) == ()
        (breach,) = spec.answer("POST", path, 204, callback)
        assert breach.rule == "body"
        (breach,) = spec.answer("POST", path, 200, None)
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
        assert spec.event(name, data) == ()

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
        (breach,) = spec.event(name, without(data, key))
        assert (breach.rule, breach.where) == ("schema", "")
        assert key in breach.message

    def test_sums_of_flags_pass_and_words_do_not(self) -> None:
        assert spec.event("GUILD_CREATE", GUILD | {"system_channel_flags": 0b11}) == ()
        (breach,) = spec.event("GUILD_CREATE", GUILD | {"system_channel_flags": "3"})
        assert breach.where == "/system_channel_flags"

    def test_the_branch_that_was_meant_is_reported(self) -> None:
        option = {"type": 4, "name": "players", "value": "four"}
        (breach,) = spec.event("INTERACTION_CREATE", COMMAND | {"data": COMMAND["data"] | {"options": [option]}})
        assert breach.where == "/data/options/0/value"
        part = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "orders"}}
        (breach,) = spec.event("INTERACTION_CREATE", MODAL | {"data": {"custom_id": "form", "components": [part]}})
        assert breach.where == "/data/components/0/component"
        (breach,) = spec.event("INTERACTION_CREATE", USER_MENU | {"data": without(USER_MENU["data"], "target_id")})
        assert (breach.where, "target_id" in breach.message) == ("/data", True)

    def test_ids_are_strings(self) -> None:
        assert spec.event("MESSAGE_CREATE", MESSAGE | {"channel_id": 2})[0].where == "/channel_id"

    def test_an_event_without_a_schema_passes(self) -> None:
        assert spec.event("TYPING_START", {"anything": 1}) == ()
