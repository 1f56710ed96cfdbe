"""What a server and a person may settle: `/settings` and `/privacy`."""

from typing import Final

from discord import app_commands

from bot.delivery.compose import bold, moment, place_named
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, ServerMenu, Text, lines
from bot.language import Language, languages
from bot.matches.service.people import LIMITS
from bot.matches.types import Refused
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.permissions import managed
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, Services, also_by_dm
from cogs.kit.words import DEADLINES, deadline_key, length, read_length
from cogs.panels.table_panels import arguments, chosen, number
from cogs.people.belongings import taken_along

VISIBLE: Final = ("server", "public", "hidden")
"""Who may see how good somebody is, as it is offered."""


class Server(Cog):
    """Settings of a server, and what is kept about a person."""

    @command("settings")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of this server to members who may manage it."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._page(answer))

    @on_press("settings")
    async def press_settings(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the settings in the place of the set-up."""
        answer = await Answer(interaction).begin()
        await answer.show(await self._page(answer))

    async def _page(self, answer: Answer) -> Letter:
        language = answer.language
        settings = await self.services.matches.people.guild_settings(managed(answer.interaction))
        text = "\n".join(
            (
                f"### {language.say('settings-title')}",
                *await settings_told(self.services, settings.guild_id, language),
                *(language.say(f"limit-{one}", most=getattr(settings, one)) for one in LIMITS),
            )
        )
        tongues = (
            Option("auto", language.say("settings-language-auto"), chosen=not settings.language),
            *(Option(code, tongue.name, chosen=code == settings.language) for code, tongue in languages().items()),
        )
        deadlines = tuple(
            Option(deadline_key(seconds), length(language, seconds), chosen=seconds == settings.deadline)
            for seconds in DEADLINES
        )
        blocks: list[Block] = [
            Text(text),
            Separator(),
            Menu(custom_id("language", 0, kind="menu"), language.say("menu-language"), tongues),
            Menu(custom_id("deadline", 0, kind="menu"), language.say("menu-deadline"), deadlines),
            ServerMenu(
                custom_id("channels", 0, kind="channels"), language.say("menu-channels"), tuple(settings.channels)
            ),
            ServerMenu(
                custom_id("openers", 0, kind="menu"),
                language.say("menu-openers"),
                () if settings.opener_role is None else (settings.opener_role,),
                "roles",
            ),
            *(
                Menu(
                    custom_id("limit", 0, limit, kind="menu"),
                    language.say(f"menu-limit-{limit}"),
                    tuple(
                        Option(
                            str(one), language.say(f"limit-{limit}", most=one), chosen=one == getattr(settings, limit)
                        )
                        for one in offered
                    ),
                )
                for limit, offered in LIMITS.items()
            ),
            (
                Button(language.say("button-who-rests"), custom_id("who-rests", 0)),
                Button(language.say("button-daily-settings"), custom_id("daily-settings", 0)),
                Button(language.say("button-seat-roles"), custom_id("seat-roles", 0)),
                Button(language.say("button-setup"), custom_id("setup", 0)),
            ),
        ]
        return Letter(tuple(blocks))

    @on_press("language")
    async def set_language(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the language in which the bot speaks in the channels."""
        answer = await Answer(interaction).begin()
        wanted = chosen(values)
        if wanted != "auto" and wanted not in languages():
            raise Refused("button-unknown")
        code = None if wanted == "auto" else wanted
        await self.services.matches.people.set_guild(managed(interaction), language=code)
        await answer.show(await self._page(answer))

    @on_press("deadline")
    async def set_deadline(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the deadline that new matches get."""
        answer = await Answer(interaction).begin()
        await self.services.matches.people.set_guild(managed(interaction), deadline=read_length(chosen(values)))
        await answer.show(await self._page(answer))

    @on_press("limit")
    async def set_limit(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set how long tables wait for people at most, in one of the ways in which they do."""
        (limit,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        most = number(chosen(values))
        await self.services.matches.people.set_guild_limit(managed(interaction), limit, most)
        await answer.show(await self._page(answer))

    @on_press("who-rests")
    async def show_who_rests(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell which matches of the server rest, and who is away from which of them until when."""
        answer = await Answer(interaction).begin(in_place=False)
        language = answer.language
        told = []
        for table in await self.services.matches.tables.in_server(managed(interaction)):
            if table.game not in self.services.presenters:
                continue
            where = place_named(language, channel_id=table.place.channel_id, by_dm=table.place.by_dm)
            name = f"**{self.services.presenters[table.game].title(language)}** · {where}"
            if table.rests_until is not None:
                told.append(language.say("rests-agreed", table=name, due=moment(table.rests_until)))
            elif table.paused:
                told.append(language.say("rests-for-channel", table=name))
            told += [
                language.say("rests-away", table=name, name=bold(one.name), due=moment(one.away_until))
                for one in table.members
                if one.away_until is not None
            ]
        await answer.show(Letter((lines(told or [language.say("rests-nothing")]),), whole="matches.txt"))

    @on_press("channels")
    async def set_channels(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the channels in which matches may be started; none chosen means everywhere."""
        answer = await Answer(interaction).begin()
        channels = tuple(dict.fromkeys(map(number, values)))
        await self.services.matches.people.set_guild(managed(interaction), channels=channels)
        await answer.show(await self._page(answer))

    @on_press("openers")
    async def set_opener(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Set the role whose members may open tables; none chosen means everybody."""
        answer = await Answer(interaction).begin()
        role = number(values[0]) if values else None
        await self.services.matches.people.set_guild(managed(interaction), opener_role=role)
        await answer.show(await self._page(answer))

    @also_by_dm
    @command("privacy")
    async def privacy(self, interaction: Interaction) -> None:
        """Tell the asker what is kept about him, and offer to delete it."""
        answer = await Answer(interaction).begin(in_place=False)
        await answer.show(await self._privacy_page(answer))

    async def _privacy_page(self, answer: Answer) -> Letter:
        language, user = answer.language, answer.interaction.user.id
        kept = await self.services.matches.people.personal_data(user)
        _, blocked = await self.services.matches.seeking.blocked(user, 0)
        counted = (
            language.say(
                "privacy-kept",
                running=kept.running,
                ended=kept.ended,
                lobbies=kept.lobbies,
                documents=kept.documents,
                notes=kept.notes,
            ),
            language.say("privacy-seek", blocked=blocked),
            language.say("privacy-daily", count=kept.daily),
        )
        told: tuple[Block, ...] = (
            Text(f"### {language.say('privacy-title')}\n{language.say('privacy-what')}"),
            Separator(),
            Text("\n".join((*counted, "-# " + language.say("privacy-how-long")))),
            Separator(),
            Text(language.say("menu-profile-visible")),
        )
        now = (await self.services.matches.people.known(user)).profile
        places = tuple(Option(one, language.say(f"profile-visible-{one}"), chosen=one == now) for one in VISIBLE)
        shown = Menu(custom_id("profile-visible", 0, kind="menu"), language.say("menu-profile-visible"), places)
        forget = Button(language.say("button-forget"), custom_id("forget", 0), "danger")
        calls = Button(language.say("button-calls"), custom_id("notify", 0))
        take = Button(language.say("button-take-along"), custom_id("take-along", 0))
        return Letter((*told, shown, (calls, take, forget)))

    @on_press("profile-visible")
    async def set_visible(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Choose who may see how good one is."""
        answer = await Answer(interaction).begin()
        await self.services.matches.ratings.set_visible(interaction.user.id, chosen(values))
        await answer.show(await self._privacy_page(answer))

    @on_press("take-along")
    async def take_along(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Give the asker all that is kept about him, to read and as JSON."""
        answer = await Answer(interaction).begin(in_place=False)
        matches, user = self.services.matches, interaction.user.id
        zone = (await matches.people.known(user)).zone
        text, whole = await taken_along(matches.belongings, user, self.services.presenters, answer.language, zone)
        said = answer.language.say("taken-along")
        await answer.hand_over(said, "sealed-orders.txt", text, ("sealed-orders.json", whole))

    @on_press("forget")
    async def ask_to_forget(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Ask whether everything about the asker is really to be deleted."""
        answer = await Answer(interaction).begin()
        button = Button(answer.language.say("button-forget-all"), custom_id("forget-all", 0), "danger")
        await answer.show(Letter((Text(answer.language.say("forget-question")), (button,))))

    @on_press("forget-all")
    async def forget(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Delete what is kept about the asker."""
        answer = await Answer(interaction).begin()
        await self.services.matches.people.forget(interaction.user.id)
        await answer.show(Letter((Text(answer.language.say("forgotten")),)))


async def settings_told(services: Services, guild_id: int, language: Language) -> tuple[str, ...]:
    """Tell in which language, how fast, where and by whom tables of a server are opened."""
    settings = await services.matches.people.guild_settings(guild_id)
    spoken = languages()[settings.language].name if settings.language else language.say("settings-language-auto")
    channels = language.list(f"<#{channel}>" for channel in settings.channels)
    return (
        language.say("settings-language", language=spoken),
        language.say("settings-deadline", length=length(language, settings.deadline)),
        language.say("settings-channels", channels=channels) if channels else language.say("settings-channels-all"),
        language.say("settings-openers-all")
        if settings.opener_role is None
        else language.say("settings-openers", openers=f"<@&{settings.opener_role}>"),
    )
