"""Roles that are called for open seats: which ones, as a server has set it, and when one may be called."""

from typing import Final

import discord

from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Letter, Menu, Option, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.matches.types import Refused, Table
from cogs.kit.answers import Answer
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, Services
from cogs.kit.words import HOUR
from cogs.panels.table_panels import arguments, chosen, number

NOBODY: Final = "nobody"


class RoleCalls:
    """Tells which role a new table may call: each once, and those of a game once an hour, whoever opens tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._called: dict[tuple[int, str], int] = {}

    async def role_for(self, interaction: Interaction, table: Table) -> int | None:
        """Give the role that the card of a table calls which somebody has just opened; None if it calls nobody."""
        channel, guild, now = interaction.channel, interaction.guild, self._services.matches.now()
        hidden = isinstance(channel, discord.Thread) and channel.is_private()
        if guild is None or hidden or self._called.get((guild.id, table.game), 0) > now - HOUR:
            return None
        role = (await self._services.matches.people.guild_settings(guild.id)).roles.get(table.game)
        if role not in {one.id for one in _callable(guild)}:
            return None
        self._called = {key: at for key, at in self._called.items() if at > now - HOUR}
        self._called[guild.id, table.game] = now
        return role


class SeatRoles(Cog):
    """Lets those who may manage a server choose the roles."""

    @on_press("seat-roles")
    async def press_roles(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show which roles are called for which game."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._page(answer, _managed(interaction)))

    @on_press("seat-role")
    async def press_role(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose the role of a game, or none."""
        (game,) = arguments(pressed, 1)
        answer, wanted = await Answer(interaction).begin(), chosen(values)
        guild = _managed(interaction)
        role = None if wanted == NOBODY else number(wanted)
        if role is not None and role not in {one.id for one in _callable(guild)}:
            raise Refused("button-unknown")
        await self.services.matches.people.set_guild_role(guild.id, game, role)
        await answer.show(await self._page(answer, guild))

    async def _page(self, answer: Answer, guild: discord.Guild) -> Letter:
        language, roles = answer.language, _callable(guild)
        now = (await self.services.matches.people.guild_settings(guild.id)).roles
        told = [f"### {language.say('button-seat-roles')}", language.say("seat-roles-about")]
        if not roles:
            told.append(language.say("seat-roles-none"))
            return Letter((Text("\n".join(told)),))
        blocks: list[Block] = [Text("\n".join(told))]
        for game in self.services.matches.games.keys():  # noqa: SIM118  # it is no mapping
            title, called = self.services.presenters[game].title(language), now.get(game)
            nobody = Option(NOBODY, language.say("seat-roles-nobody", game=title), chosen=called is None)
            offered = [
                Option(
                    str(one.id),
                    language.say("seat-roles-role", game=title, role=one.name),
                    chosen=one.id == called,
                )
                for one in roles[: OPTIONS_IN_MENU - 1]
            ]
            menu = custom_id("seat-role", 0, game, kind="menu")
            blocks.append(Menu(menu, title, (nobody, *offered)))
        return Letter(tuple(blocks))


def _callable(guild: discord.Guild) -> list[discord.Role]:
    """List the roles that anybody may call, but for everybody's and those of bots, the highest first."""
    found = [one for one in guild.roles if one.mentionable and not one.managed and not one.is_default()]
    return sorted(found, key=lambda one: -one.position)


def _managed(interaction: Interaction) -> discord.Guild:
    """Give the server in which somebody presses who may manage it. Raises Refused for others."""
    if interaction.guild is None:
        raise Refused("refused-not-in-a-server")
    if not interaction.permissions.manage_guild:
        raise Refused("refused-not-a-manager")
    return interaction.guild
