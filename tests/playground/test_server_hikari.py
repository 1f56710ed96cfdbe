"""A client library of independent make logs in, so that the server is not shaped after discord.py alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import hikari
import pytest

from bot.playground import Playground
from tests.playground.harness import open_harbour
from tests.playground.sample_bot import PICTURE

NAME = "Ada"
HELLO = hikari.impl.SlashCommandBuilder("hello", "Say hello").add_option(
    hikari.CommandOption(
        type=hikari.OptionType.STRING,
        name="name",
        description="Whom",
        choices=[hikari.CommandChoice(name=NAME, value=NAME)],
    )
)
ORDERS = hikari.impl.SlashCommandBuilder("orders", "Give orders").add_option(
    hikari.CommandOption(type=hikari.OptionType.STRING, name="army", description="To whom", autocomplete=True)
)


@asynccontextmanager
async def running(playground: Playground) -> AsyncIterator[hikari.GatewayBot]:
    """Run a bot that greets, opens a form and suggests an army."""
    bot = hikari.GatewayBot(playground.token, rest_url=playground.api_url, banner=None, logs=None)

    @bot.listen()
    async def on_command(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        kind: Any = hikari.ResponseType.MESSAGE_CREATE
        if isinstance(interaction, hikari.AutocompleteInteraction):
            await interaction.create_response([hikari.impl.AutocompleteChoiceBuilder("First", "1")])
        elif isinstance(interaction, hikari.CommandInteraction) and interaction.command_name == "orders":
            text = bot.rest.build_modal_action_row().add_text_input("orders", "Your orders")
            await interaction.create_modal_response("Orders", "form:7", component=text)
        elif isinstance(interaction, hikari.ModalInteraction):
            await interaction.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            await interaction.edit_initial_response("Sealed")
        elif isinstance(interaction, hikari.CommandInteraction):
            row = bot.rest.build_message_action_row()
            row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "more", label="More", emoji="⚔")
            name = interaction.options[0].value if interaction.options else "you"
            await interaction.create_initial_response(
                kind, f"Hello {name}", component=row, flags=hikari.MessageFlag.EPHEMERAL
            )
            await interaction.execute("The board", attachment=hikari.Bytes(PICTURE, "board.png"))
        elif isinstance(interaction, hikari.ComponentInteraction):
            await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "Hello again")

    await bot.start(check_for_updates=False)
    show = bot.rest.context_menu_command_builder(hikari.CommandType.MESSAGE, "Show Board")
    show.set_default_member_permissions(hikari.Permissions.MANAGE_GUILD)
    await bot.rest.set_application_commands(playground.application.id, [HELLO, ORDERS, show])
    try:
        yield bot
    finally:
        await bot.close()


async def test_hikari_logs_in_and_answers_a_command_a_button_and_a_direct_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with open_harbour() as here:
        playground, channel, ada = here.playground, here.channel, here.ada
        async with running(playground) as bot:
            answer = await ada.slash(channel, "hello", name="Ada")
            assert (answer.text, answer.ephemeral) == ("Hello Ada", True)
            board = await ada.wait_for_message(channel, "The board")
            assert [shown.data for shown in board.pictures] == [PICTURE]
            assert answer.message
            pressed = await ada.click(answer.message, label="More")
            assert (pressed.type, pressed.text) == ("updated", "Hello again")

            dm = await bot.rest.create_dm_channel(ada.id)
            await dm.send("Your hand")
            assert [seen.text for seen in ada.dms] == ["Your hand"]

            playground.gateway.drop()
            await playground.connected()
            assert (await ada.slash(channel, "hello")).text == "Hello you"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_what_hikari_sends_breaks_no_rule() -> None:
    async with open_harbour() as here:
        playground, channel, ada = here.playground, here.channel, here.ada
        async with running(playground) as bot:
            answer = await ada.slash(channel, "orders")
            assert answer.modal
            await ada.submit(answer.modal, {"Your orders": "A Paris holds"})
            assert (await ada.wait_for_message(channel, "Sealed")).text == "Sealed"
            assert [one.value for one in await ada.autocomplete(channel, "orders", "army", "f")] == ["1"]

            picture = hikari.Bytes(PICTURE, "board.png")
            menu = bot.rest.build_message_action_row()
            menu.add_text_menu("pick", max_values=2).add_option("Fog", "fog").add_option("Plague", "plague")
            first = await bot.rest.create_message(channel.id, "Hello.", component=menu, user_mentions=[ada.id])
            await bot.rest.edit_message(channel.id, first, None, embeds=[], attachments=[picture])

            board = hikari.impl.ContainerComponentBuilder(accent_color=hikari.Color(0x56B4E9))
            board.add_text_display("# Ann moves.")
            board.add_media_gallery([hikari.impl.MediaGalleryItemBuilder(media=picture, description="The board.")])
            board.add_separator(divider=True)
            v2 = hikari.MessageFlag.IS_COMPONENTS_V2
            second = await bot.rest.create_message(channel.id, component=board, flags=v2, reply=first)
            await bot.rest.edit_message(channel.id, second, component=board, flags=v2)
