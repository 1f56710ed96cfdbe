"""What discord.py really sends passes the oracle, and what it lets slip through does not.

The library's own classes build every request; only the last step, the socket, is replaced. So an innocent request that
the oracle refuses shows here, before it shows as a riddle in a test of the bot.
"""

import asyncio
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.playground import spec
from bot.playground.spec import Breach
from tests.playground.told import BOT, CHANNEL, GUILD, MESSAGE, USER

V2 = 1 << 15
Json = dict[str, Any]

(BOARD,) = MESSAGE["attachments"]


def message(**more: Any) -> Json:
    return {**MESSAGE, "attachments": [], "components": [], "flags": 0, **more}


@dataclass
class Sent:
    """A request as it would have gone out."""

    method: str
    path: str
    content_type: str | None
    body: Any
    files: list[tuple[str, int]]

    @property
    def operation(self) -> str:
        operation = spec.operation(self.method, self.path)
        return operation.id if operation else f"{self.method} {self.path}"

    def breaches(self, flags_before: int = 0) -> tuple[Breach, ...]:
        return spec.request(self.method, self.path, self.content_type, self.body, self.files, flags_before)


@dataclass
class Wire:
    """Takes requests in place of the socket and answers as little as the library needs."""

    sent: list[Sent] = field(default_factory=list)

    def take(self, route: Route, payload: Any, multipart: Any) -> Any:
        files = []
        content_type = None if payload is None else "application/json"
        for part in multipart or ():
            content_type = "multipart/form-data"
            if part["name"] == "payload_json":
                payload = json.loads(part["value"])
            else:
                files.append((part["filename"], len(part["value"].read())))
        request = Sent(route.method, route.url.removeprefix(Route.BASE), content_type, payload, files)
        self.sent.append(request)
        match request.operation:
            case "bulk_set_guild_application_commands":
                known = {"id": "300", "application_id": "9", "version": "1", "default_member_permissions": None}
                return [{"description": "", **command, **known} for command in payload]
            case "create_interaction_response":
                return {"interaction": {"id": "200", "type": 2, "response_message_id": "100"}}
            case _:
                return message()

    @property
    def only(self) -> Sent:
        (sent,) = self.sent
        return sent

    @property
    def passed(self) -> Sent:
        """Give the only request, which breaks no rule."""
        assert self.only.breaches() == ()
        return self.only


class WiredHttp(HTTPClient):
    def __init__(self, wire: Wire) -> None:
        super().__init__(asyncio.get_running_loop())
        self.wire = wire

    async def request(self, route: Route, *, files: Any = None, form: Any = None, **kwargs: Any) -> Any:
        return self.wire.take(route, kwargs.get("json"), form)


class WiredWebhooks(AsyncWebhookAdapter):
    def __init__(self, wire: Wire) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library leaves it untyped
        self.wire = wire

    async def request(self, route: Route, session: Any, *, payload: Any = None, multipart: Any = None, **_: Any) -> Any:
        return self.wire.take(route, payload, multipart)


class Table:
    """A client that sits in a server with a channel and a thread."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.client = discord.Client(intents=discord.Intents.none())
        self.client.http = self.client._connection.http = WiredHttp(wire)
        self.client._connection.user = discord.ClientUser(state=self.client._connection, data=BOT)  # type: ignore[arg-type]  # a plain dict
        self.client._connection.application_id = 9
        self.guild = discord.Guild(data=GUILD, state=self.client._connection)  # type: ignore[arg-type]  # a plain dict
        self.client._connection._add_guild(self.guild)
        self.channel = self.guild.text_channels[0]
        self.thread = self.guild.threads[0]

    def message(self, **more: Any) -> discord.Message:
        data: Any = message(**more)
        return discord.Message(state=self.client._connection, channel=self.channel, data=data)

    def interaction(self, kind: int, **more: Any) -> discord.Interaction:
        data: Any = {
            "id": "200",
            "application_id": "9",
            "token": "token",
            "version": 1,
            "type": kind,
            "locale": "de",
            "guild_id": "1",
            "channel_id": "2",
            "channel": CHANNEL,
            "user": USER,
            "app_permissions": "0",
            "attachment_size_limit": 10485760,
            "authorizing_integration_owners": {"0": "1"},
            "entitlements": [],
            **more,
        }
        return discord.Interaction(data=data, state=self.client._connection)

    def command(self) -> discord.Interaction:
        return self.interaction(2, data={"id": "300", "name": "play", "type": 1})

    def press(self, **shown: Any) -> discord.Interaction:
        return self.interaction(3, message=message(**shown), data={"id": 5, "custom_id": "go", "component_type": 2})


@pytest.fixture
async def table() -> Table:
    return Table(Wire())


@pytest.fixture(autouse=True)
def _no_socket_behind_webhooks(table: Table) -> Iterator[None]:
    before = async_context.get()
    async_context.set(WiredWebhooks(table.wire))
    yield
    async_context.set(before)


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(b"not really"), name, description="The board.")


def board(name: str = "board.png", text: str = "# Ann moves.") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0x56B4E9)
    container.add_item(ui.TextDisplay(text))
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="The board.")))
    container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    container.add_item(ui.Section("Round 1", accessory=ui.Button(label="Rules", custom_id="rules:7")))
    container.add_item(ui.Section("Ann", "10 points", accessory=ui.Thumbnail(f"attachment://{name}")))
    container.add_item(ui.ActionRow(ui.Button(label="Your move", custom_id="go:7", emoji="⚔️")))
    view.add_item(container)
    view.add_item(ui.ActionRow(ui.Button(label="Help", url="https://example.org/help")))
    return view


def every_select() -> list[ui.Item[Any]]:
    ann = discord.SelectDefaultValue(id=7, type=discord.SelectDefaultValueType.user)
    return [
        ui.Select(
            custom_id="pick",
            placeholder="Choose up to three",
            min_values=0,
            max_values=3,
            options=[
                discord.SelectOption(label=f"Card {number}", value=f"{number}", emoji="🂡", default=number == 1)
                for number in range(25)
            ],
        ),
        ui.UserSelect(custom_id="who", default_values=[ann]),
        ui.RoleSelect(custom_id="role", max_values=25),
        ui.MentionableSelect(custom_id="either", default_values=[ann]),
        ui.ChannelSelect(custom_id="where", channel_types=[discord.ChannelType.text]),
    ]


class TestMessages:
    async def test_the_old_kind_with_everything(self, table: Table) -> None:
        view = ui.View(timeout=None)
        for item in every_select()[:4]:
            view.add_item(item)
        view.add_item(ui.Button(label="Go", custom_id="go"))
        embed = discord.Embed(
            title="Board", description="Text", colour=1, timestamp=discord.utils.utcnow(), url="https://example.org"
        )
        embed.add_field(name="Ann", value="10").set_image(url="attachment://board.png")
        embed.set_footer(text="Round 1").set_author(name="Ann")
        await table.channel.send("Hello.", embed=embed, view=view, file=picture(), reference=table.message())
        assert table.wire.only.breaches() == ()

    async def test_every_select_in_a_row_of_its_own(self, table: Table) -> None:
        view = ui.LayoutView(timeout=None)
        for item in every_select():
            view.add_item(ui.ActionRow(item))
        await table.channel.send(view=view)
        assert [row["components"][0]["type"] for row in table.wire.passed.body["components"]] == [3, 5, 6, 7, 8]

    async def test_files_that_are_shown_and_files_that_are_given(self, table: Table) -> None:
        """The library renames a spoiler, and whoever refers to it must know."""
        secret = discord.File(io.BytesIO(b"secret"), "hand.png", spoiler=True)
        record = discord.File(io.BytesIO(b"{}"), "record.json")
        view = ui.LayoutView().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://SPOILER_hand.png")))
        view.add_item(ui.File(record))
        await table.channel.send(view=view, files=[secret, record])
        assert table.wire.passed.files == [("SPOILER_hand.png", 6), ("record.json", 2)]

    async def test_an_embed_that_is_sent_back(self, table: Table) -> None:
        image = {"url": "https://example.org/a.png", "width": 9}
        data: Json = {"type": "rich", "title": "Board", "flags": 0, "image": image}
        await table.message(embeds=[data]).edit(embeds=[discord.Embed.from_dict(data)])
        assert table.wire.only.breaches() == ()

    async def test_a_poll(self, table: Table) -> None:
        poll = discord.Poll("Which game?", timedelta(hours=24), multiple=True)
        poll.add_answer(text="Power", emoji="⚔️").add_answer(text="Guardians")
        await table.channel.send(poll=poll)
        assert table.wire.only.breaches() == ()

    async def test_reading_pinning_and_deleting(self, table: Table) -> None:
        shown = table.message()
        await table.channel.fetch_message(100)
        await shown.add_reaction("⚔️")
        await shown.remove_reaction("⚔️", discord.Object(9))
        await shown.pin()
        await shown.unpin()
        await shown.delete()
        await table.channel.typing()
        await table.thread.join()
        assert [sent.breaches() for sent in table.wire.sent] == [()] * len(table.wire.sent)


class TestEdits:
    async def test_a_board_is_edited_unseen(self, table: Table) -> None:
        await table.channel.get_partial_message(100).edit(view=board())
        assert table.wire.only.breaches(flags_before=V2) == ()

    async def test_a_board_gets_a_second_picture_beside_the_first(self, table: Table) -> None:
        shown = table.message(flags=V2, attachments=[BOARD])
        view = board().add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://score.png")))
        await shown.edit(view=view, attachments=[*shown.attachments, picture("score.png")])
        assert table.wire.only.files == [("score.png", 10)]
        assert table.wire.only.breaches(flags_before=V2) == ()

    async def test_a_board_is_taken_up_from_the_message_that_shows_it(self, table: Table) -> None:
        """Its picture then has the address that the server gave it, and its components have their ids."""
        media = {"id": "5", "url": BOARD["url"], "proxy_url": BOARD["url"]}
        shown = table.message(
            flags=V2,
            attachments=[BOARD],
            components=[
                {"type": 12, "id": 1, "items": [{"media": media, "description": "The board.", "spoiler": False}]},
                {
                    "type": 1,
                    "id": 2,
                    "components": [{"type": 2, "id": 3, "style": 1, "label": "Go", "custom_id": "go"}],
                },
            ],
        )
        await shown.edit(view=ui.LayoutView.from_message(shown))
        assert table.wire.only.body["components"][1]["id"] == 2
        assert table.wire.only.breaches(flags_before=V2) == ()

    async def test_a_view_of_the_old_kind_goes(self, table: Table) -> None:
        await table.message(content="Wait.").edit(view=None)
        assert table.wire.only.breaches() == ()

    async def test_an_old_message_becomes_a_board(self, table: Table) -> None:
        shown = table.message(content="Wait.", embeds=[{"type": "rich", "title": "Wait"}])
        await shown.edit(content=None, embeds=[], view=board(), attachments=[picture()])
        assert table.wire.only.breaches() == ()

    async def test_a_board_takes_no_content_any_more(self, table: Table) -> None:
        """discord.py does not know of what kind the message is that it edits."""
        await table.channel.get_partial_message(100).edit(content="The match is over.")
        assert table.wire.only.breaches() == ()
        (breach,) = table.wire.only.breaches(flags_before=V2)
        assert breach.rule == "v2-with-content"

    async def test_a_picture_is_not_left_behind(self, table: Table) -> None:
        """Whoever swaps the picture and not the gallery shows nothing."""
        shown = table.message(flags=V2, attachments=[BOARD])
        await shown.edit(view=board("board.png"), attachments=[picture("next.png")])
        assert {breach.rule for breach in table.wire.only.breaches(flags_before=V2)} == {"attachment-unknown"}


class TestInteractions:
    async def test_a_follow_up_is_changed(self, table: Table) -> None:
        await table.command().followup.edit_message(100, view=board())
        assert table.wire.passed.operation == "update_webhook_message"

    async def test_a_modal_with_all_its_parts(self, table: Table) -> None:
        radio = [discord.RadioGroupOption(label=name, value=name, description="A side") for name in ("North", "South")]
        boxes = [discord.CheckboxGroupOption(label=name, value=name, default=True) for name in ("Fog", "Plague")]
        text = ui.TextInput[ui.Modal](custom_id="orders", style=discord.TextStyle.long, default="A 1", max_length=4000)
        components: list[ui.Item[Any]] = [
            text,
            ui.FileUpload(custom_id="deck", required=False, min_values=0, max_values=2),
            ui.RadioGroup(custom_id="side", options=radio),
            ui.CheckboxGroup(custom_id="variants", options=boxes, min_values=0, required=False),
            ui.Checkbox(custom_id="sure"),
        ]
        modal = ui.Modal(title="Orders", custom_id="form:orders:7")
        for component in components:
            modal.add_item(ui.Label(text="Orders", description="One a line", component=component))
        await table.press().response.send_modal(modal)
        assert table.wire.passed.body["type"] == 9

    async def test_a_modal_with_every_select(self, table: Table) -> None:
        modal = ui.Modal(title="Choose", custom_id="form:choose:7")
        for component in every_select():
            modal.add_item(ui.Label(text="Who", component=component))
        await table.press().response.send_modal(modal)
        # Cards may be left unchosen, but a part of a modal is compulsory until it says otherwise.
        (breach,) = table.wire.only.breaches()
        assert (breach.rule, breach.where) == (
            "modal-part-required",
            "/data/components/0/component/min_values",
        )

    async def test_a_modal_with_words_above_its_parts(self, table: Table) -> None:
        modal = ui.Modal(title="Bid", custom_id="form:bid:7")
        modal.add_item(ui.TextDisplay("You have 12 gold."))
        modal.add_item(ui.Label(text="Your bid", component=ui.TextInput(custom_id="bid", max_length=2)))
        await table.command().response.send_modal(modal)
        assert table.wire.only.breaches() == ()

    async def test_suggestions(self, table: Table) -> None:
        names = [app_commands.Choice(name=app_commands.locale_str(f"Game {n}"), value=f"game:{n}") for n in range(25)]
        numbers = [app_commands.Choice(name=f"{n}", value=n) for n in range(25)]
        every: list[list[app_commands.Choice[Any]]] = [names, numbers, []]
        for choices in every:
            interaction = table.interaction(4, data={"id": "300", "name": "play", "type": 1, "options": []})
            await interaction.response.autocomplete(choices)
        assert [sent.body["type"] for sent in table.wire.sent] == [8, 8, 8]
        assert [sent.breaches() for sent in table.wire.sent] == [()] * 3


class Germanic(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return f"{string.message}e" if locale in (discord.Locale.german, discord.Locale.dutch) else None


async def test_a_translated_tree_in_one_server(table: Table) -> None:
    tree = app_commands.CommandTree(table.client)

    @tree.command(name="hand", description="Look at your hand")
    async def hand(interaction: discord.Interaction, card: str = "") -> None: ...

    tree.copy_global_to(guild=table.guild)
    await tree.set_translator(Germanic())
    await tree.sync(guild=table.guild)
    assert table.wire.passed.operation == "bulk_set_guild_application_commands"
    assert table.wire.only.body[0]["name_localizations"]
