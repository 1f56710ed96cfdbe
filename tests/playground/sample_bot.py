"""A small discord.py bot that does a bit of everything, and how to let it into a playground."""

import asyncio
import io
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands, asset, gateway, http, ui

from bot.playground import Playground
from bot.playground.wire import PATIENCE, Notifier
from bot.playground.wire.rest import default_avatar

T = TypeVar("T")

PICTURE = default_avatar(0, size=32)
OTHER_PICTURE = default_avatar(1, size=48)


def picture(name: str = "board.png", data: bytes = PICTURE, alt: str | None = "an empty board") -> discord.File:
    return discord.File(io.BytesIO(data), name, description=alt)


class Bid(ui.DynamicItem[ui.Button[Any]], template=r"bid:(?P<amount>\d+)"):
    """A button that any process understands, whether it sent the message or not."""

    def __init__(self, amount: int) -> None:
        super().__init__(ui.Button(label=f"Bid {amount}", custom_id=f"bid:{amount}"))
        self.amount = amount

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> "Bid":
        return cls(int(match["amount"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"You bid {self.amount}.", ephemeral=True)


class Table(ui.LayoutView):
    """A table card: text, a picture with alt text, a button, menus."""

    def __init__(self, text: str = "Round 1") -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Container(ui.TextDisplay(text), ui.Separator(), ui.TextDisplay("Who begins?")))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="an empty board")))
        self.add_item(ui.ActionRow(Bid(3), ui.Button(label="Rules", url="https://example.org/rules")))
        roles = ui.Select[Any](
            custom_id="role",
            options=[discord.SelectOption(label="Knight", value="k"), discord.SelectOption(label="Spy", value="s")],
        )
        self.add_item(ui.ActionRow(roles))
        self.add_item(ui.ActionRow(ui.UserSelect[Any](custom_id="against")))


class Form(ui.Modal, title="Orders"):
    orders = ui.Label[Any](text="Your orders", component=ui.TextInput(custom_id="orders", max_length=20))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.orders.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"Sealed: {field.value}", ephemeral=True)


class SampleBot(discord.Client):
    """Answers a handful of commands; what else it should do is done from outside by its own methods."""

    def __init__(self, *, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.0, **options)
        self.tree = app_commands.CommandTree(self)
        self.told: list[discord.Message] = []
        self.left: list[discord.RawMemberRemoveEvent] = []
        self.resumed = 0
        self.notifier = Notifier()
        self.failures: list[discord.HTTPException] = []
        self.silent = asyncio.Event()
        _add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Bid)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin a new session at once, not after the library's five seconds."""

    async def until(self, look: Callable[[], T | None]) -> T:
        """Wait until something told to the bot makes `look` find something."""
        return await self.notifier.until(look, PATIENCE)

    async def on_message(self, message: discord.Message) -> None:
        self.told.append(message)
        self.notifier.notify()

    async def on_raw_member_remove(self, event: discord.RawMemberRemoveEvent) -> None:
        self.left.append(event)
        self.notifier.notify()

    async def on_resumed(self) -> None:
        self.resumed += 1
        self.notifier.notify()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id")
        if custom_id == "role":
            await interaction.response.edit_message(view=Table(f"You are {data['values'][0]}"))
        elif custom_id == "against":
            names = [user["username"] for user in data["resolved"]["users"].values()]
            await interaction.response.defer()
            await interaction.followup.send(f"Against {names[0]}", ephemeral=True)


def _add_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction[Any], name: str = "you") -> None:
        await interaction.response.send_message(f"Hello {name}!", ephemeral=True)

    @hello.autocomplete("name")
    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        names = [name for name in ("Ada", "Ben", "Cleo") if name.lower().startswith(typed.lower())]
        return [app_commands.Choice(name=name, value=name.lower()) for name in names]

    @tree.command(description="Draw the board")
    async def board(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("The board", file=picture())
        await interaction.edit_original_response(content="The newest board", attachments=[picture("b.png")])

    @tree.command(description="Lay the table")
    async def table(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=Table(), file=picture())

    @tree.command(description="Write orders")
    async def orders(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="Answer twice")
    async def twice(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("once")
        callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
        await bot.http.request(http.Route("POST", callback), json={"type": 4, "data": {"content": "again"}})

    @tree.command(description="Say nothing")
    async def sleep(interaction: discord.Interaction[Any]) -> None:
        await bot.silent.wait()

    @tree.error
    async def failed(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        assert isinstance(error, app_commands.CommandInvokeError)
        assert isinstance(error.original, discord.HTTPException)
        bot.failures.append(error.original)
        bot.notifier.notify()


def point(api_url: str, gateway_url: str, cdn_url: str) -> None:
    """Let discord.py speak to a server of our own."""
    http.Route.BASE = api_url
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    asset.Asset.BASE = cdn_url


@asynccontextmanager
async def logged_in(
    playground: Playground, bot: SampleBot | None = None, token: str | None = None
) -> AsyncIterator[SampleBot]:
    """Let an unmodified discord.py bot play against the playground until the block ends."""
    before = http.Route.BASE, str(gateway.DiscordWebSocket.DEFAULT_GATEWAY), asset.Asset.BASE
    point(playground.api_url, playground.gateway_url, playground.cdn_url)
    bot = bot or SampleBot()
    try:
        async with bot:
            running = asyncio.create_task(bot.start(token or playground.token))
            ready = asyncio.create_task(playground.connected())
            await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                ready.cancel()
                running.result()
            await ready
            yield bot
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    finally:
        point(*before)


if __name__ == "__main__":
    # A process of its own, to be killed: python -m tests.playground.sample_bot API GATEWAY CDN TOKEN
    point(*sys.argv[1:4])
    SampleBot().run(sys.argv[4], log_handler=None)
