"""Turns the sealed order of the day on for a server, and writes what is posted of it."""

from bot.delivery.compose import moment
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, ServerMenu, Text
from bot.matches.types import Refused
from cogs.daily.letters import closed_letter, opening_letter, question_letter
from cogs.kit.answers import Answer
from cogs.kit.permissions import managed
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, language_of
from cogs.kit.words import city, time_of_day
from cogs.panels.table_panels import chosen, number


class Asking(Cog):
    """Settles where and when a server is asked."""

    async def cog_load(self) -> None:
        """Write here what is posted."""
        await super().cog_load()
        self.services.daily_posts.write = self._post
        self.services.daily_posts.write_closed = self._closed

    async def _post(self, order_id: int, guild_id: int) -> Letter:
        order, language = (
            await self.services.daily.order(order_id, guild_id),
            await language_of(self.services, guild_id),
        )
        if order.row.opened_at is None:
            return question_letter(self.services, order, language)
        opening = order.opening
        bold = None if opening is None or opening.boldest is None else bytes(opening.boldest.action)
        boldest = () if bold is None else await self.services.daily.named(order, bold)
        alone = await self.services.daily.named(order)
        return opening_letter(self.services, order, opening, boldest, alone, language)

    async def _closed(self, order_id: int, guild_id: int) -> Letter:
        order = await self.services.daily.order(order_id, guild_id)
        return closed_letter(self.services, order, await language_of(self.services, guild_id))

    # For members who may manage the server

    @on_press("daily-settings")
    async def press_settings(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show where and when the server is asked."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._page(answer))

    @on_press("daily-on")
    async def press_on(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask from now on where this was pressed."""
        if interaction.channel_id is None:
            raise Refused("refused-not-in-a-server")
        await self._turn_on(interaction, interaction.channel_id, None)

    @on_press("daily-hour")
    async def press_hour(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask at another hour."""
        server = await self.services.daily.server(managed(interaction))
        if server is None:
            raise Refused("button-unknown")
        await self._turn_on(interaction, server.channel_id, number(chosen(values)))

    @on_press("daily-channel")
    async def press_channel(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask in another channel, or (none) nowhere."""
        if values:
            await self._turn_on(interaction, number(values[0]), None)
        else:
            await self.press_off(interaction, pressed, values)

    @on_press("daily-off")
    async def press_off(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask nothing more."""
        answer = await Answer(interaction).begin()
        await self.services.daily.turn_off(managed(interaction))
        await answer.show(await self._page(answer))

    async def _turn_on(self, interaction: Interaction, channel_id: int, hour: int | None) -> None:
        answer = await Answer(interaction).begin()
        await self.services.daily.turn_on(managed(interaction), channel_id, hour, interaction.user.id)
        await answer.show(await self._page(answer))

    async def _page(self, answer: Answer) -> Letter:
        language = answer.language
        server = await self.services.daily.server(managed(answer.interaction))
        told = [f"### {language.say('daily-settings')}", language.say("daily-about")]
        if server is None:
            told.append(language.say("daily-off"))
            on = Button(language.say("button-daily-on"), custom_id("daily-on", 0), "good")
            return Letter((Text("\n".join(told)), (on,)))
        at = time_of_day(language, 60 * server.hour)
        where = f"<#{server.channel_id}>"
        told.append(language.say("daily-on", channels=where, time=at, place=city(language, server.zone)))
        if server.next_at is not None:
            told.append(language.say("daily-next", due=moment(server.next_at)))
        if server.stopped:
            told.append(f"**{language.say(server.stopped)}**")
        hours = tuple(
            Option(str(hour), time_of_day(language, 60 * hour), chosen=hour == server.hour) for hour in range(24)
        )
        channel = (server.channel_id,) if server.next_at is not None else ()
        blocks: tuple[Block, ...] = (
            Text("\n".join(told)),
            Menu(custom_id("daily-hour", 0, kind="menu"), language.say("menu-daily-hour"), hours),
            ServerMenu(custom_id("daily-channel", 0, kind="channels"), language.say("menu-daily-channel"), channel),
            (Button(language.say("button-daily-off"), custom_id("daily-off", 0), "danger"),),
        )
        return Letter(blocks)
