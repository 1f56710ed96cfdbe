"""A client library of independent make logs in, so that the server is not shaped after discord.py alone."""

from typing import Any

import hikari
import pytest

from bot.playground import Playground
from tests.playground.sample_bot import PICTURE


async def test_hikari_logs_in_and_answers_a_command_a_button_and_a_direct_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Playground() as playground:
        guild = playground.guild("Harbour")
        channel = playground.world.create_channel(guild.id, "games")
        ada = playground.person("Ada", guild)
        bot = hikari.GatewayBot(playground.token, rest_url=playground.api_url, banner=None, logs=None)

        @bot.listen()
        async def on_command(event: hikari.InteractionCreateEvent) -> None:
            interaction = event.interaction
            kind: Any = hikari.ResponseType.MESSAGE_CREATE
            if isinstance(interaction, hikari.CommandInteraction):
                row = bot.rest.build_message_action_row()
                row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "more", label="More")
                name = interaction.options[0].value if interaction.options else "you"
                await interaction.create_initial_response(
                    kind, f"Hello {name}", component=row, flags=hikari.MessageFlag.EPHEMERAL
                )
                await interaction.execute("The board", attachment=hikari.Bytes(PICTURE, "board.png"))
            elif isinstance(interaction, hikari.ComponentInteraction):
                await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "Hello again")

        await bot.start(check_for_updates=False)
        await bot.rest.set_application_commands(
            playground.application.id,
            [
                bot.rest.slash_command_builder("hello", "Say hello").add_option(
                    hikari.CommandOption(type=hikari.OptionType.STRING, name="name", description="Whom")
                )
            ],
        )
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
        await bot.close()
        assert playground.breaches == ()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
