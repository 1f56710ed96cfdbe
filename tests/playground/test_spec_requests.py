"""Requests are held to Discord's description: closed, but with what client libraries are known to send."""

from typing import Any

import pytest

from bot.playground import spec
from bot.playground.spec import Breach

Body = dict[str, Any]


def post_message(body: Body) -> tuple[Breach, ...]:
    return spec.request("POST", "/channels/1/messages", "application/json", body)


def rules(found: tuple[Breach, ...]) -> list[str]:
    return [breach.rule for breach in found]


def v2(*components: Body) -> Body:
    return {"flags": 1 << 15, "components": list(components)}


def legacy(*components: Body) -> Body:
    return {"components": [{"type": 1, "components": list(components)}]}


def button(**more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(count: int, **more: Any) -> Body:
    options = [{"label": f"{number}", "value": f"{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def text(length: int = 1) -> Body:
    return {"type": 10, "content": "x" * length}


def poll(question: int = 1, answers: int = 1, **more: Any) -> Body:
    asked = [{"poll_media": {"text": f"{number}"}} for number in range(answers)]
    return {"poll": {"question": {"text": "x" * question}, "answers": asked, **more}}


def gallery(count: int) -> Body:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * count}


def section(texts: int, **more: Any) -> Body:
    return {"type": 9, "components": [text()] * texts, **more}


def option(**more: Any) -> Body:
    return {"type": 4, "name": "count", "description": "x", **more}


class TestTheDescriptionRefuses:
    """What Discord's own document catches; each body breaks it in one place."""

    MESSAGES: tuple[tuple[str, Body], ...] = (
        ("more than 10 embeds", {"embeds": [{"title": "x"}] * 11}),
        ("an embed's title of 257 characters", {"embeds": [{"title": "x" * 257}]}),
        ("an embed's description of 4097 characters", {"embeds": [{"description": "x" * 4097}]}),
        ("26 fields in an embed", {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}),
        ("26 options in a select", legacy(select(26))),
        ("a select without options", legacy(select(0))),
        ("6 buttons in a row", legacy(*[button(custom_id=f"{number}") for number in range(6)])),
        ("a custom_id of 101 characters", legacy(button(custom_id="x" * 101))),
        ("an empty custom_id", legacy(button(custom_id=""))),
        ("a label of 81 characters", legacy(button(label="x" * 81))),
        ("a button without style", legacy({"type": 2, "label": "Go", "custom_id": "go"})),
        ("a button of a style that is not there", legacy(button(style=7))),
        ("a component of a type that is not there", v2({"type": 99})),
        ("a component without type", v2({"content": "Hello."})),
        ("41 components at the top", v2(*[text()] * 41)),
        ("a text of 4001 characters", v2(text(4001))),
        ("an empty gallery", v2(gallery(0))),
        ("a gallery of 11", v2(gallery(11))),
        ("a section with 4 texts", v2(section(4, accessory=button()))),
        ("a section without accessory", v2(section(1))),
        ("a container in a container", v2({"type": 17, "components": [{"type": 17, "components": [text()]}]})),
        ("11 attachments", {"content": "x", "attachments": [{"id": number} for number in range(11)]}),
        ("a poll's question of 301 characters", poll(question=301)),
        ("a poll with 11 answers", poll(answers=11)),
        ("a poll of 769 hours", poll(duration=769)),
        ("a nonce of 26 characters", {"content": "x", "nonce": "x" * 26}),
        ("content that is not text", {"content": 7}),
        ("an address that is none", {"embeds": [{"image": {"url": "board.png"}}]}),
        ("a moment that is none", {"embeds": [{"title": "x", "timestamp": "yesterday"}]}),
        ("a moment of no known zone", {"embeds": [{"title": "x", "timestamp": "2026-11-21T10:00:00"}]}),
        ("an id that is none", {"content": "x", "message_reference": {"message_id": "last"}}),
    )

    @pytest.mark.parametrize(("what", "body"), MESSAGES, ids=[what for what, _ in MESSAGES])
    def test_a_message_with(self, what: str, body: Body) -> None:
        assert set(rules(post_message(body))) == {"schema"}, what

    ANSWERS: tuple[tuple[str, Body], ...] = (
        ("2001 characters of content", {"type": 4, "data": {"content": "x" * 2001}}),
        ("a modal's title of 46 characters", {"type": 9, "data": {"title": "x" * 46}}),
        ("a modal's label of 46 characters", {"type": 9, "data": {"components": [{"label": "x" * 46}]}}),
        ("a bare button in a modal", {"type": 9, "data": {"components": [button()]}}),
        ("26 suggestions", {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}] * 26}}),
        ("a type that is not there", {"type": 3}),
        ("no type", {"data": {"content": "x"}}),
    )

    @pytest.mark.parametrize(("what", "body"), ANSWERS, ids=[what for what, _ in ANSWERS])
    def test_an_answer_to_an_interaction_with(self, what: str, body: Body) -> None:
        if body.get("type") == 9:
            label = {"type": 18, "label": "Orders", "component": {"type": 4, "style": 1, "custom_id": "orders"}}
            data = body["data"]
            parts = [{**label, **part} for part in data.get("components", [{}])]
            body = {"type": 9, "data": {"custom_id": "form", "title": "Orders", **data, "components": parts}}
        found = spec.request("POST", "/interactions/1/token/callback", "application/json", body)
        assert rules(found) == ["schema"], what

    COMMANDS: tuple[tuple[str, Body], ...] = (
        ("a name of 33 characters", {"name": "x" * 33}),
        ("a description of 101 characters", {"description": "x" * 101}),
        ("26 options", {"options": [option(name=f"{number}", type=3) for number in range(26)]}),
        ("26 choices", {"options": [option(choices=[{"name": "a", "value": number} for number in range(26)])]}),
    )

    @pytest.mark.parametrize(("what", "body"), COMMANDS, ids=[what for what, _ in COMMANDS])
    def test_a_command_with(self, what: str, body: Body) -> None:
        command = {"name": "play", "description": "Start a game.", **body}
        found = spec.request("PUT", "/applications/1/commands", "application/json", [command])
        assert rules(found) == ["schema"], what

    def test_a_thread_with_a_name_of_101_characters(self) -> None:
        path = "/channels/1/messages/2/threads"
        assert rules(spec.request("POST", path, "application/json", {"name": "x" * 101})) == ["schema"]
        assert spec.request("POST", path, "application/json", {"name": "x" * 100}) == ()


def test_of_a_union_only_the_branch_that_was_meant_is_reported() -> None:
    (breach,) = post_message(v2({"type": 17, "components": [section(1, accessory=button(label="x" * 81))]}))
    assert breach.where == "/components/0/components/0/accessory/label"
    (breach,) = post_message(v2({"type": 99}))
    assert breach.where == "/components/0"
    assert "99" in breach.message


def test_a_long_value_is_cut_short_in_the_report() -> None:
    (breach,) = post_message({"content": "x" * 100_000})
    assert len(breach.message) < 400


class TestUnknownKeys:
    def test_a_misspelt_key_is_refused_wherever_it_stands(self) -> None:
        for body, where in (
            ({"contnet": "Hello.", "content": "x"}, "/contnet"),
            (v2({"type": 17, "components": [text()], "colour": 1}), "/components/0/colour"),
            (legacy(button(customid="x")), "/components/0/components/0/customid"),
            ({"embeds": [{"title": "x", "a/b": 1}]}, "/embeds/0/a~1b"),
        ):
            (breach,) = post_message(body)
            assert (breach.rule, breach.where) == ("unknown-key", where)

    def test_what_client_libraries_send_besides_passes(self) -> None:
        command = {"name": "play", "description": "x", "nsfw": False, "default_member_permissions": "32"}
        kept = {"id": 7, "filename": "a.png", "proxy_url": "x", "url": "x", "size": 1, "spoiler": False, "width": 1}
        for method, path, body in (
            ("PUT", "/applications/1/commands", [command]),
            ("PATCH", "/channels/1/messages/2", {"content": "x", "tts": False, "attachments": [kept]}),
            ("PATCH", "/webhooks/1/token/messages/@original", {"content": "x", "tts": False}),
            ("POST", "/interactions/1/token/callback", {"type": 7, "data": {"content": "x", "tts": False}}),
            ("POST", "/channels/1/threads", {"name": "x", "message": {"content": "x", "tts": False}}),
            ("POST", "/channels/1/messages", {"embeds": [{"title": "x", "flags": 0}]}),
            ("POST", "/channels/1/messages", legacy(button(emoji={"id": "1", "name": "x", "animated": True}))),
            ("PUT", "/channels/1/permissions/2", {"type": 0, "allow": "1024", "deny": 0}),
        ):
            assert spec.request(method, path, "application/json", body) == ()

    def test_a_harmless_key_has_a_kind_all_the_same(self) -> None:
        assert rules(post_message({"embeds": [{"title": "x", "flags": "none"}]})) == ["schema"]


class TestIds:
    def test_requests_may_write_ids_as_integers_and_as_strings(self) -> None:
        for one in (1, "1"):
            assert spec.request("POST", "/users/@me/channels", "application/json", {"recipient_id": one}) == ()
            assert post_message({"content": "x", "message_reference": {"message_id": one, "channel_id": one}}) == ()

    def test_requests_may_not_write_anything_else(self) -> None:
        wrong: list[Any] = [-1, 1.5, "01", "x", True, []]
        for one in wrong:
            found = spec.request("POST", "/users/@me/channels", "application/json", {"recipient_id": one})
            assert rules(found) == ["schema"]


class TestOperations:
    def test_a_path_names_its_operation(self) -> None:
        channel, hook = "/channels/{channel_id}/messages", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        reaction = f"{channel}/{{message_id}}/reactions/{{emoji_name}}/@me"
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        for method, path, name, template in (
            ("POST", "/channels/123/messages", "create_message", channel),
            ("get", "/users/@me", "get_my_user", "/users/@me"),
            ("GET", "/users/7", "get_user", "/users/{user_id}"),
            ("GET", "/gateway/bot", "get_bot_gateway", "/gateway/bot"),
            ("PATCH", "/webhooks/1/to.ken_-/messages/@original", "update_original_webhook_message", hook),
            ("POST", "/interactions/1/token/callback?with_response=1", "create_interaction_response", callback),
            ("PUT", "/channels/1/messages/2/reactions/%E2%9A%94/@me", "add_my_message_reaction", reaction),
        ):
            operation = spec.operation(method, path)
            assert operation is not None
            assert (operation.method, operation.id, operation.path) == (method.upper(), name, template)

    def test_what_discord_does_not_have_is_a_breach(self) -> None:
        for method, path in (
            ("POST", "/users/@me"),
            ("GET", "/channels/general/messages"),
            ("GET", "/channels/1/messages/"),
            ("GET", "/api/v10/gateway"),
        ):
            assert spec.operation(method, path) is None
            assert rules(spec.request(method, path, None, None)) == ["operation"]
            assert rules(spec.answer(method, path, 200, {})) == ["operation"]


class TestBodies:
    def test_a_body_is_there_if_and_only_if_the_operation_takes_one(self) -> None:
        assert rules(spec.request("POST", "/channels/1/messages", None, None)) == ["body"]
        assert rules(spec.request("GET", "/channels/1/messages", "application/json", {})) == ["body"]
        assert spec.request("GET", "/channels/1/messages", None, None) == ()

    def test_what_is_pinned_answered_by_a_sign_or_deleted_has_no_body(self) -> None:
        signs, pins = "/channels/1/messages/2/reactions/%E2%9A%94/@me", "/channels/1/messages/pins/2"
        for path in (signs, pins, "/channels/1/thread-members/@me"):
            for method in ("PUT", "DELETE"):
                assert spec.request(method, path, None, None) == ()
        for method, path in (("POST", "/channels/1/typing"), ("DELETE", "/channels/1/messages/2")):
            assert spec.request(method, path, None, None) == ()

    def test_files_alone_make_a_message(self) -> None:
        found = spec.request("POST", "/channels/1/messages", "multipart/form-data", None, [("board.png", 9)])
        assert found == ()

    def test_the_kind_of_body_is_one_that_the_operation_takes(self) -> None:
        commands = "/applications/1/commands"
        assert rules(spec.request("PUT", commands, "multipart/form-data", [])) == ["content-type"]
        assert rules(spec.request("PUT", commands, None, [])) == ["content-type"]
        assert spec.request("PUT", commands, "Application/JSON; charset=utf-8", []) == ()
        assert spec.request("POST", "/channels/1/messages", "multipart/form-data; boundary=x", {"content": "x"}) == ()
