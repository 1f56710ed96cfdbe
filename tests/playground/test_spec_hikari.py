"""What hikari really sends passes the oracle: a second library, written apart from discord.py."""

import json
from collections.abc import AsyncIterator
from typing import Any

import hikari
import pytest
from hikari.impl import RESTClientImpl, special_endpoints

from bot.playground import spec
from bot.playground.spec import Breach
from tests.playground.told import MESSAGE

PICTURE = hikari.Bytes(b"not really", "board.png")

Sent = list[tuple[str, tuple[Breach, ...]]]


@pytest.fixture
def sent() -> Sent:
    """The operations that were asked for and their breaches."""
    return []


@pytest.fixture
async def client(monkeypatch: pytest.MonkeyPatch, sent: Sent) -> AsyncIterator[hikari.api.RESTClient]:
    async def take(self: RESTClientImpl, route: Any, *, form_builder: Any = None, json: Any = None, **_: Any) -> Any:
        files: list[tuple[str, int]] = []
        content_type = None if json is None else "application/json"
        if form_builder is not None:
            content_type = "multipart/form-data"
            json = _payload(form_builder)
            files = [(resource.filename, 10) for _, resource in form_builder._resources]
        operation = spec.operation(route.method, route.compiled_path)
        found = spec.request(route.method, route.compiled_path, content_type, json, files)
        sent.append((operation.id if operation else "", found))
        if operation and operation.id == "bulk_set_application_commands":
            known = {"id": "300", "application_id": "9", "version": "1", "default_member_permissions": None}
            return [{"description": "", **command, **known} for command in json]
        if operation and operation.id == "create_interaction_response":
            return {"interaction": {"id": "200", "type": 2}}
        return MESSAGE

    monkeypatch.setattr(RESTClientImpl, "_request", take)
    app = hikari.RESTApp()
    await app.start()
    async with app.acquire("OQ==.x.y", hikari.TokenType.BOT) as client:
        yield client
    await app.close()


def _payload(form_builder: Any) -> Any:
    (payload,) = [value for name, value, _ in form_builder._fields if name == "payload_json"]
    return json.loads(payload._value)


def go() -> special_endpoints.MessageActionRowBuilder:
    return special_endpoints.MessageActionRowBuilder().add_interactive_button(
        hikari.ButtonStyle.PRIMARY, "go", label="Your move", emoji="⚔"
    )


def board() -> special_endpoints.ContainerComponentBuilder:
    board = special_endpoints.ContainerComponentBuilder(accent_color=hikari.Color(0x56B4E9))
    board.add_text_display("# Ann moves.")
    board.add_media_gallery([special_endpoints.MediaGalleryItemBuilder(media=PICTURE, description="The board.")])
    board.add_separator(divider=True)
    board.add_component(go())
    return board


async def test_messages(client: hikari.api.RESTClient, sent: Sent) -> None:
    v2 = hikari.MessageFlag.IS_COMPONENTS_V2
    embed = hikari.Embed(title="Board", description="Text").add_field("Ann", "10").set_image(PICTURE)
    select = special_endpoints.MessageActionRowBuilder()
    select.add_text_menu("pick", max_values=2).add_option("Fog", "fog").add_option("Plague", "plague")
    await client.create_message(2, "Hello.", embed=embed, components=[go(), select], user_mentions=[7], reply=5)
    await client.create_message(2, component=board(), flags=v2)
    await client.edit_message(2, 100, component=board(), flags=v2)
    await client.edit_message(2, 100, None, embeds=[], attachments=[PICTURE])
    assert sent == [("create_message", ()), ("create_message", ()), ("update_message", ()), ("update_message", ())]


async def test_commands(client: hikari.api.RESTClient, sent: Sent) -> None:
    game = hikari.CommandOption(
        type=hikari.OptionType.STRING,
        name="game",
        description="Which game",
        is_required=True,
        choices=[hikari.CommandChoice(name="Power", value="power")],
    )
    play = client.slash_command_builder("play", "Start a match").add_option(game)
    play.set_default_member_permissions(hikari.Permissions.MANAGE_GUILD)
    show = client.context_menu_command_builder(hikari.CommandType.MESSAGE, "Show Board")
    await client.set_application_commands(9, [play, show])
    assert sent == [("bulk_set_application_commands", ())]


async def test_answers_to_interactions(client: hikari.api.RESTClient, sent: Sent) -> None:
    later = hikari.ResponseType.DEFERRED_MESSAGE_CREATE
    orders = special_endpoints.ModalActionRowBuilder().add_text_input("orders", "Your orders")
    await client.create_interaction_response(200, "token", later, flags=hikari.MessageFlag.EPHEMERAL)
    await client.create_modal_response(200, "token", title="Orders", custom_id="form:7", component=orders)
    suggestion = special_endpoints.AutocompleteChoiceBuilder(name="Power", value="power")
    await client.create_autocomplete_response(200, "token", [suggestion])
    await client.edit_interaction_response(9, "token", "Saved.", component=go())
    await client.execute_webhook(9, "token", "Saved.", flags=hikari.MessageFlag.EPHEMERAL)
    assert [found for _, found in sent] == [()] * 5
    assert {operation for operation, _ in sent} == {
        "create_interaction_response",
        "update_original_webhook_message",
        "execute_webhook",
    }
