"""What hosts and managers do about people and tables: remove somebody, keep him away, move a match."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeAlias

import discord
from discord import app_commands

from bot.delivery.compose import bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Letter, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.delivery.obstacles import is_open, needed_in
from bot.matches.service.guests import LONGEST_REASON
from bot.matches.types import Place, Refused, Table
from bot.text import one_line, shown_name
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.permissions import check_permissions_in
from cogs.kit.presses import Cog, TextForm, on_press
from cogs.kit.services import Interaction, person, place, viewer
from cogs.lobby.seek import list_of_people
from cogs.lobby.table_settings import removal_menu
from cogs.panels.table_panels import arguments, chosen, number, table_here, table_pressed

_Channel: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread


class _Named(app_commands.Transformer):
    """A channel or thread, as the command names it: the library remembers no archived ones."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    async def transform(self, interaction: Interaction, value: _Channel, /) -> _Channel:
        """Leave it as it is."""
        return value


class Hosts(Cog):
    """What hosts do about who has sat down, and managers about all tables."""

    # From a table

    @command("remove")
    @app_commands.guild_only()
    async def remove(self, interaction: Interaction) -> None:
        """Ask who is to be removed from the table in this channel."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await self.services.matches.tables.in_channel(place(interaction).channel_id)
        if table is None:
            raise Refused("refused-no-match-here")
        self._check_removes(table, interaction)
        menu = removal_menu(table, answer.language, interaction.user.id)
        if not menu.options:
            raise Refused("refused-nobody-to-remove")
        await answer.show(Letter((Text(answer.language.say(f"remove-question-{table.status}")), menu)))

    @on_press("kick")
    async def ask_why(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form for the reason, which has to be the first answer."""
        table, user_id = await table_pressed(self.services, pressed, interaction), number(chosen(values))
        self._check_removes(table, interaction)
        if table.seat_of(user_id) is None:
            raise Refused("refused-kick-stranger")
        say = viewer(interaction).say
        form = TextForm(custom_id("kicked", table.id, user_id, kind="form"), say("remove-form"))
        form.add_text(say("remove-reason"), say("remove-reason-about"), "", most=LONGEST_REASON)
        await form.open(interaction)

    @on_press("kicked")
    async def remove_person(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Remove somebody for a reason."""
        (user_id,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        table = await table_pressed(self.services, pressed, interaction)
        manages = self._manages_at(table, interaction)
        reason = values[0] if values else ""
        remove = self.services.matches.guests.remove
        await remove(table.id, person(interaction), number(user_id), reason, manages=manages)
        await answer.say(answer.language.say("removed"))

    def _manages_at(self, table: Table, interaction: Interaction) -> bool:
        return interaction.permissions.manage_messages and interaction.channel_id == table.place.channel_id

    def _check_removes(self, table: Table, interaction: Interaction) -> None:
        hosts = table.status == "lobby" and table.host_id == interaction.user.id
        if not hosts and not self._manages_at(table, interaction):
            raise Refused("refused-not-a-moderator")

    # From all tables of a server

    @command("keep-away")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_messages=True)
    async def keep_away(self, interaction: Interaction, other: discord.User | None = None) -> None:
        """Let somebody sit down at no table of this server; without anybody, show who may not."""
        answer = await Answer(interaction).begin(in_place=False)
        guild_id, told = self._server_of_manager(interaction), list[str]()
        if other is not None:
            if other.id == interaction.user.id:
                raise Refused("refused-block-yourself")
            name = shown_name(other.display_name, other.name)
            await self.services.matches.guests.keep_away(guild_id, other.id, name)
            with suppress(Refused):  # a table of his opens this moment
                await self.services.matches.seeking.withdraw(guild_id, other.id)
            told.append(answer.language.say("keep-away-done", name=bold(name)))
        await self._show_kept_away(answer, told)

    @on_press("let-back")
    async def let_back(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let somebody sit down again."""
        answer = await Answer(interaction).begin()
        await self.services.matches.guests.let_back(self._server_of_manager(interaction), number(chosen(values)))
        await self._show_kept_away(answer)

    async def _show_kept_away(self, answer: Answer, told: Sequence[str] = ()) -> None:
        guild_id = self._server_of_manager(answer.interaction)
        rows, count = await self.services.matches.guests.kept_away(guild_id, OPTIONS_IN_MENU)
        people = [(one.user_id, one.name or str(one.user_id)) for one in rows]
        await answer.show(list_of_people(answer.language, "keep-away", "let-back", people, count, told))

    def _server_of_manager(self, interaction: Interaction) -> int:
        if interaction.guild_id is None or not interaction.permissions.manage_messages:
            raise Refused("refused-not-a-moderator")
        return interaction.guild_id

    # To another channel

    @command("move-table")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_messages=True)
    async def move_table(self, interaction: Interaction, channel: app_commands.Transform[_Channel, _Named]) -> None:
        """Let the match of this channel go on in another one."""
        answer = await Answer(interaction).begin(in_place=False)
        guild_id, table = self._server_of_manager(interaction), await table_here(self.services, interaction)
        there = channel.resolve() or await channel.fetch()
        if not is_open(there):
            raise Refused("refused-no-posts-there", channels=f"<#{there.id}>")
        needed = (*needed_in(there), "manage_messages")
        await check_permissions_in(interaction, there, channel.permissions, needed)
        parent = there.parent_id if isinstance(there, discord.Thread) else None
        where = Place(guild_id=guild_id, channel_id=there.id, channel_name=one_line(there.name), parent_id=parent)
        await self.services.matches.waiting.move(table.id, where, person(interaction))
        await answer.say(answer.language.say("table-moved", channel=f"<#{channel.id}>"))
