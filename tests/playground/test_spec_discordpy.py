"""What discord.py really sends passes the oracle, and what it lets slip through does not.

The library's own classes build every request; only the last step, the socket, is replaced. So an innocent request that
the oracle refuses shows here, before it shows as a riddle in a test of the bot.
"""

import asyncio
import io
import json
from collections.abc import Callable, Iterator
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
from tests.playground.told import BOT, CHANNEL, GUILD, MESSAGE, THREAD, USER

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
            case "create_dm":
                return {"id": "8", "type": 1, "recipients": [USER]}
            case "create_thread_from_message" | "create_thread" | "update_channel":
                return THREAD | {"message": message()}
            case "bulk_set_application_commands" | "bulk_set_guild_application_commands":
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

    def all_pass(self, *operations: str, flags_before: int = 0) -> None:
        """Check that all requests break no rule, and which they are, if any are named."""
        assert [sent.breaches(flags_before) for sent in self.sent] == [()] * len(self.sent)
        assert [sent.operation for sent in self.sent] == list(operations or [sent.operation for sent in self.sent])

    @property
    def last(self) -> Sent:
        return self.sent[-1]


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
    """A client that sits in a server with a channel, a forum and a thread."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.client = discord.Client(intents=discord.Intents.none())
        self.client.http = self.client._connection.http = WiredHttp(wire)
        self.client._connection.user = discord.ClientUser(state=self.client._connection, data=BOT)  # type: ignore[arg-type]  # a plain dict
        self.client._connection.application_id = 9
        self.guild = discord.Guild(data=GUILD, state=self.client._connection)  # type: ignore[arg-type]  # a plain dict
        self.client._connection._add_guild(self.guild)
        self.channel = self.guild.text_channels[0]
        self.forum = self.guild.forums[0]
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
    async def test_a_board_with_its_picture(self, table: Table) -> None:
        closed = discord.AllowedMentions.none()
        await table.channel.send(view=board(), file=picture(), nonce="match-7-12", allowed_mentions=closed, silent=True)
        assert table.wire.passed.operation == "create_message"
        assert table.wire.only.files == [("board.png", 10)]

    async def test_a_ping_of_those_whose_turn_it_is(self, table: Table) -> None:
        mentions = discord.AllowedMentions(everyone=False, users=[discord.Object(7)], roles=False)
        view = ui.LayoutView().add_item(ui.TextDisplay("<@7>, it is your move."))
        await table.channel.send(view=view, allowed_mentions=mentions)
        assert table.wire.only.breaches() == ()

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

    async def test_a_file_with_nothing_beside_it(self, table: Table) -> None:
        await table.channel.send(file=picture())
        assert table.wire.only.breaches() == ()

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

    async def test_a_direct_message(self, table: Table) -> None:
        data: Any = USER
        user = discord.User(state=table.client._connection, data=data)
        await user.send(view=board(), file=picture())
        table.wire.all_pass("create_dm", "create_message")

    async def test_reading_pinning_and_deleting(self, table: Table) -> None:
        shown = table.message()
        await table.channel.fetch_message(100)
        await shown.add_reaction("⚔️")
        await shown.remove_reaction("⚔️", discord.Object(9))
        await shown.pin()
        await shown.unpin()
        await shown.delete()
        await table.channel.typing()
        assert [sent.breaches() for sent in table.wire.sent] == [()] * len(table.wire.sent)


class TestEdits:
    async def test_a_board_gets_a_new_picture(self, table: Table) -> None:
        shown = table.message(flags=V2, attachments=[BOARD])
        await shown.edit(view=board("next.png"), attachments=[picture("next.png")])
        assert table.wire.only.operation == "update_message"
        assert table.wire.only.breaches(flags_before=V2) == ()

    async def test_a_board_keeps_its_picture(self, table: Table) -> None:
        shown = table.message(flags=V2, attachments=[BOARD])
        await shown.edit(view=board(), attachments=shown.attachments)
        assert table.wire.only.body["attachments"][0]["id"] == int(BOARD["id"])
        assert table.wire.only.breaches(flags_before=V2) == ()

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


class TestThreads:
    async def test_of_every_kind(self, table: Table) -> None:
        await table.message().create_thread(name="Match 7", auto_archive_duration=10080)
        await table.channel.create_thread(name="Match 7", type=discord.ChannelType.public_thread)
        await table.channel.create_thread(name="Match 7", invitable=False)
        await table.forum.create_thread(name="Match 7", view=board(), file=picture())
        await table.thread.edit(archived=False, locked=False, auto_archive_duration=10080)
        await table.thread.add_user(discord.Object(7))
        await table.thread.join()
        await table.thread.send(view=board(), file=picture())
        table.wire.all_pass(
            "create_thread_from_message",
            "create_thread",
            "create_thread",
            "create_thread",
            "update_channel",
            "add_thread_member",
            "join_thread",
            "create_message",
        )


class TestInteractions:
    async def test_a_private_board(self, table: Table) -> None:
        await table.command().response.send_message(view=board(), file=picture(), ephemeral=True)
        assert table.wire.passed.operation == "create_interaction_response"
        assert table.wire.only.body["data"]["flags"] == V2 | 64

    async def test_a_promise_and_what_follows(self, table: Table) -> None:
        interaction = table.command()
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=board(), attachments=[picture()])
        await interaction.followup.send(view=board(), file=picture(), ephemeral=True)
        await interaction.followup.send("Saved.", ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
        await interaction.followup.edit_message(100, view=board())
        await interaction.delete_original_response()
        table.wire.all_pass(
            "create_interaction_response",
            "update_original_webhook_message",
            "execute_webhook",
            "execute_webhook",
            "update_webhook_message",
            "delete_original_webhook_message",
        )

    async def test_a_pressed_button_changes_its_message(self, table: Table) -> None:
        await table.press(flags=V2).response.edit_message(view=board(), attachments=[picture()])
        await table.press(flags=V2).response.defer()
        assert [sent.body["type"] for sent in table.wire.sent] == [7, 6]
        assert [sent.breaches(flags_before=V2) for sent in table.wire.sent] == [(), ()]

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


class TestCommands:
    @pytest.fixture
    def tree(self, table: Table) -> app_commands.CommandTree[discord.Client]:
        tree = app_commands.CommandTree(
            table.client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        group = app_commands.Group(
            name="match", description="Run a match", default_permissions=discord.Permissions(manage_guild=True)
        )

        @group.command(name="start", description="Start a match")
        @app_commands.describe(game="Which game", players="How many")
        @app_commands.choices(game=[app_commands.Choice(name="Power", value="power")])
        async def start(
            interaction: discord.Interaction,
            game: str,
            players: app_commands.Range[int, 2, 4] = 4,
            host: discord.Member | None = None,
            where: discord.TextChannel | None = None,
            role: discord.Role | None = None,
            deck: discord.Attachment | None = None,
            secret: bool = False,
            share: float = 0.5,
            note: app_commands.Range[str, 1, 100] = "-",
        ) -> None: ...

        @tree.command(name="hand", description="Look at your hand")
        @app_commands.guild_only()
        async def hand(interaction: discord.Interaction, card: str = "") -> None: ...

        @hand.autocomplete("card")
        async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return []

        @tree.context_menu(name="Show Board")
        async def show(interaction: discord.Interaction, shown: discord.Message) -> None: ...

        @tree.context_menu(name="Invite")
        async def invite(interaction: discord.Interaction, user: discord.User) -> None: ...

        tree.add_command(group)
        return tree

    async def test_a_whole_tree_everywhere(self, table: Table, tree: app_commands.CommandTree[discord.Client]) -> None:
        await tree.sync()
        assert table.wire.passed.operation == "bulk_set_application_commands"
        assert {command["name"] for command in table.wire.only.body} == {"match", "hand", "Show Board", "Invite"}

    async def test_a_whole_tree_in_one_server(
        self, table: Table, tree: app_commands.CommandTree[discord.Client]
    ) -> None:
        tree.copy_global_to(guild=table.guild)
        await tree.sync(guild=table.guild)
        assert table.wire.passed.operation == "bulk_set_guild_application_commands"

    async def test_a_translated_tree(self, table: Table, tree: app_commands.CommandTree[discord.Client]) -> None:
        await tree.set_translator(Germanic())
        await tree.sync()
        assert table.wire.passed.body[0]["name_localizations"]


def row(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    return ui.LayoutView().add_item(ui.ActionRow(*items))


TWO = [discord.SelectOption(label="Fog"), discord.SelectOption(label="Plague")]
SLIPS: dict[str, Callable[[], dict[str, Any]]] = {
    "texts-too-long": lambda: {
        "view": ui.LayoutView().add_item(ui.TextDisplay("x" * 2001)).add_item(ui.TextDisplay("x" * 2000))
    },
    "content-too-long": lambda: {"content": "x" * 2001},
    "attachment-unknown": lambda: {"view": board("bord.png"), "file": picture()},
    "custom-id-repeated": lambda: {
        "view": row(ui.Button(label="Go", custom_id="go"), ui.Button(label="Go on", custom_id="go"))
    },
    "range-impossible": lambda: {"view": row(ui.Select(custom_id="pick", options=TWO, max_values=3))},
    "message-empty": lambda: {"content": ""},
}


@pytest.mark.parametrize("rule", SLIPS)
async def test_mistakes_that_the_library_sends_out_without_a_word_are_found(rule: str, table: Table) -> None:
    await table.channel.send(**SLIPS[rule]())
    assert {breach.rule for breach in table.wire.only.breaches()} == {rule}
