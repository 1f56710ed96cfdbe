"""For members who may manage a server: `/doctor` says what the bot may not do there, `/setup` leads on from that."""

from typing import Final

from discord import app_commands

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Button, Letter, lines
from bot.delivery.obstacles import complaint_about
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.permissions import managed
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction
from cogs.people.lists import put_list
from cogs.people.server import settings_told

LOOKED_AT: Final = 40
"""Channels that are looked at beside the one in which somebody asks."""


class SetUp(Cog):
    """Leads through what a server has to grant and to settle."""

    @command("doctor")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, interaction: Interaction) -> None:
        """Say what the bot may not do in the channels where something of ours stands, and what to press."""
        await self._examine(await Answer(interaction).begin(in_place=False))

    @on_press("doctor")
    async def press_doctor(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Look once more."""
        await self._examine(await Answer(interaction).begin())

    async def _examine(self, answer: Answer) -> None:
        say = answer.language.say
        told = [f"### {say('doctor-title')}", *await self._complaints(answer)]
        buttons = (
            Button(say("button-look-again"), custom_id("doctor", 0)),
            Button(say("button-setup"), custom_id("setup", 0), "main"),
        )
        await answer.show(Letter((lines(told), buttons), whole="doctor.txt"))

    @command("setup")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def set_up(self, interaction: Interaction) -> None:
        """Show how far the set-up of this server is, with a way to each part of it."""
        await self._lead(await Answer(interaction).begin(in_place=False))

    @on_press("setup")
    async def press_setup(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show how far the set-up is in the place of what was pressed."""
        await self._lead(await Answer(interaction).begin())

    @on_press("tables-put")
    async def press_put(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Put a list of the server's tables into this channel, and show the set-up as it is then."""
        answer = await Answer(interaction).begin()
        await put_list(self.services, interaction)
        await self._lead(answer, answer.language.say("tables-put"))

    async def _lead(self, answer: Answer, put: str = "") -> None:
        language, say, guild_id = answer.language, answer.language.say, managed(answer.interaction)
        lists = language.list(f"<#{one}>" for one in await self.services.table_lists.places(guild_id))
        daily = await self.services.daily.server(guild_id)
        told = [
            f"### {say('setup-title')}",
            *await self._complaints(answer),
            *await settings_told(self.services, guild_id, language),
            put or (say("setup-list", channels=lists) if lists else say("setup-list-none")),
            say("setup-daily-none")
            if daily is None or daily.next_at is None
            else say("setup-daily", channels=f"<#{daily.channel_id}>"),
        ]
        buttons = (
            Button(say("button-settings"), custom_id("settings", 0), "main"),
            Button(say("button-tables-put"), custom_id("tables-put", 0)),
            Button(say("button-daily-settings"), custom_id("daily-settings", 0)),
            Button(say("button-look-again"), custom_id("setup", 0)),
        )
        await answer.show(Letter((lines(told), buttons), whole="setup.txt"))

    async def _complaints(self, answer: Answer) -> list[str]:
        """Say what is wrong with the channels in use, and with this one, or that nothing is."""
        language, guild_id = answer.language, managed(answer.interaction)
        used = await self.services.matches.tables.channels_in_use(guild_id, LOOKED_AT + 1)
        channels = dict.fromkeys((answer.interaction.channel_id or 0, *used[:LOOKED_AT]))
        found = [(one, await complaint_about(answer.interaction.client, guild_id, one)) for one in channels]
        told = [f"**!** {wrong.said(f'<#{one}>', language)}" for one, wrong in found if wrong is not None]
        told = told or [language.say("doctor-well", count=len(channels))]
        if len(used) > LOOKED_AT:
            told.append("-# " + language.say("doctor-more", count=LOOKED_AT))
        return told
