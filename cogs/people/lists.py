"""Lists of tables: `/matches`, somebody's own everywhere; `/tables`, those of a server, in one of its channels."""

from collections.abc import Iterable
from contextlib import suppress

from discord import app_commands

from bot.delivery.compose import SAND, bold, less_button, moment, place_named, url_of
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Button, Letter, lines
from bot.language import Language
from bot.matches.service.seeking import Alike
from bot.matches.types import Look, Refused, Table
from cogs.kit.answers import Answer
from cogs.kit.commands import command
from cogs.kit.permissions import channels_shown, check_permissions, managed
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, Services, everywhere, language_of, place, scene
from cogs.kit.words import paces_told

PRESSED_AT_MOST = 25
"""Matches that have a button in the list of somebody's matches."""


LISTED_AT_MOST = 15
"""Tables that the list in a channel names: it is one message."""
SOUGHT_AT_MOST = 10
"""Kinds of tables that it says are sought."""
JOINED_AT_MOST = 5
"""Tables that have a button there, and as many that are sought."""


class Lists(Cog):
    """Lists tables."""

    async def cog_load(self) -> None:
        """Write here the lists that stand in channels, and what waits for somebody everywhere."""
        await super().cog_load()
        self.services.table_lists.write = self._list_for
        self.services.courier.on_gathered = self.gathered

    # In a channel

    @command("tables")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def tables(self, interaction: Interaction) -> None:
        """Put a list of the server's tables into this channel. For members who may manage the server."""
        answer = await Answer(interaction).begin(in_place=False)
        await put_list(self.services, interaction)
        await answer.say(answer.language.say("tables-put"))

    async def _list_for(self, guild_id: int, channel_id: int) -> Letter:
        """Write the list for a channel: of the matches there, and where everybody who is there may look."""
        language = await language_of(self.services, guild_id)
        tables = [one for one in await self.services.matches.tables.in_server(guild_id) if not one.terms.practice]
        shown = await channels_shown(self.bot, guild_id, channel_id, {one.place.channel_id for one in tables})
        lobbies: list[str] = []
        joinable: list[Table] = []
        running: list[tuple[int, str]] = []
        for table in tables:
            if table.place.channel_id not in shown or table.game not in self.services.presenters:
                continue
            if table.status == "lobby":
                lobbies.append(self._lobby(table, language))
                if not table.terms.closed and len(table.members) < max(self.services.matches.games[table.game].seats):
                    joinable.append(table)
                continue
            with suppress(Refused):
                look = await self.services.matches.play.look(table.id)
                since = min((one.since for one in look.waiting if one.since is not None), default=0)
                running.append((since, self._running(look, language)))
        listed = [*lobbies, *(line for _, line in sorted(running))]
        sought = [
            one
            for one in await self.services.matches.seeking.in_server(guild_id)
            if one.game in self.services.presenters
        ]
        told = [f"### {language.say('tables-title')}", *(listed[:LISTED_AT_MOST] or [language.say("tables-none")])]
        if len(listed) > LISTED_AT_MOST:
            told.append("-# " + language.say("tables-more", count=len(listed) - LISTED_AT_MOST))
        told += [self._sought(one, language) for one in sought[:SOUGHT_AT_MOST]]
        if sought:
            told.append("-# " + language.say("seek-list-how"))
        buttons = (
            *(self._join_button(one, language) for one in joinable[:JOINED_AT_MOST]),
            *(self._seek_button(one, language) for one in sought[:JOINED_AT_MOST]),
        )
        return Letter(
            (lines(told), buttons) if buttons else (lines(told),), silent=True, colour=SAND, whole="tables.txt"
        )

    def _sought(self, alike: Alike, language: Language) -> str:
        """Tell how many seek the same; nobody is named."""
        players = f"{alike.least}–{alike.most}" if alike.least < alike.most else str(alike.least)
        paces = paces_told(alike.paces, language)
        text = language.say("seek-listed", count=alike.count, players=players, paces=paces)
        return f"**{self.services.presenters[alike.game].title(language)}** · {text}"

    def _join_button(self, table: Table, language: Language) -> Button:
        game, host = self.services.presenters[table.game].title(language), table.members[0].name
        label, sit_down = language.say("button-seek-join", game=game, name=host), custom_id("sit-down", table.id)
        return Button(label, sit_down, "good", icon=table.game)

    def _seek_button(self, alike: Alike, language: Language) -> Button:
        label = language.say("button-seek-too", game=self.services.presenters[alike.game].title(language))
        seek_too = custom_id("seek-too", 0, alike.game, alike.least, alike.most, "+".join(alike.paces))
        return Button(label, seek_too, icon=alike.game)

    def _lobby(self, table: Table, language: Language) -> str:
        """Name a table that has not begun, with its free seats and the way to its card."""
        free = max(self.services.matches.games[table.game].seats) - len(table.members)
        link = url_of(table.place.guild_id, table.place.channel_id, table.lobby_message_id)
        return f"{self._named(table, language)}\n-# {language.say('tables-free', count=free, link=link)}"

    def _running(self, look: Look, language: Language) -> str:
        """Name a match, and whom it waits for since when, as everybody may know it."""
        table, presenter = look.table, self.services.presenters[look.table.game]
        told = []
        if table.rests_until is not None:
            told.append(language.say("tables-rests", due=f"<t:{table.rests_until}:f>"))
        for one in look.waiting if table.rests_until is None else ():
            names = [bold(table.members[seat].name, language) for seat in one.seats]
            if one.window:
                told.append(presenter.window(scene(look, language), one.window))
            elif names:
                since = f"<t:{one.since}:f>"
                told.append(language.say("tables-waiting", names=language.list(names), since=since))
        return "\n-# ".join((self._named(table, language), *told))

    def _named(self, table: Table, language: Language) -> str:
        return f"{self._title(table, language)} · {language.list([bold(one.name, language) for one in table.members])}"

    # Somebody's own

    @everywhere
    @command("matches")
    async def matches(self, interaction: Interaction) -> None:
        """List the asker's matches everywhere, with a button to each; what has waited longest for him comes first."""
        answer = await Answer(interaction).begin(in_place=False)
        language = answer.language
        tables = await self.services.matches.tables.of_person(interaction.user.id)
        if not tables:
            await answer.say(language.say("matches-none"))
            return
        homeless = await self.services.matches.waiting.without_place([table.id for table in tables])
        asked = await self._waiting_for([one for one in tables if one.id not in homeless], interaction.user.id)
        waiting = {table.id for table, _ in asked}
        others = [table for table in tables if table.id not in waiting]
        listed = [self._asked(number, look, language) for number, (_, look) in enumerate(asked, start=1)]
        listed += [
            (self._homeless if one.id in homeless else self._quiet)(number, one, language)
            for number, one in enumerate(others, start=1 + len(asked))
        ]
        told = [line for line, _ in listed]
        if not asked:
            told.insert(0, language.say("matches-nothing-asked"))
        buttons = tuple(button for _, button in listed[:PRESSED_AT_MOST])
        await answer.show(Letter((lines(told), buttons), whole="matches.txt"))

    async def gathered(self, user_id: int, language: Language) -> Letter | None:
        """Write to somebody what waits for him everywhere, as he has not been called to it; None if nothing does."""
        asked = await self._waiting_for(await self.services.matches.tables.of_person(user_id), user_id)
        listed = [self._asked(number, look, language) for number, (_, look) in enumerate(asked, start=1)]
        proposed = await self.services.matches.seeking.asked_of(user_id)
        if not listed and not proposed:
            return None
        told = [language.say("gathered", count=len(listed)), *(line for line, _ in listed)] if listed else []
        for one in proposed:
            title = self.services.presenters[one.table.game].title(language)
            told.append(language.say("seek-gathered", game=title))
        look = language.say("button-seek-see")
        buttons = (
            *(Button(look, custom_id("seek-see", 0, one.table.id), "main", icon=one.table.game) for one in proposed),
            *(button for _, button in listed[: PRESSED_AT_MOST - len(proposed)]),
            less_button(language),
        )
        return Letter((lines(told), buttons), whole="matches.txt")

    async def _waiting_for(self, tables: Iterable[Table], user_id: int) -> list[tuple[Table, Look]]:
        """List the matches that wait for somebody, what has waited longest first."""
        looks = [(table, await self._look(table, user_id)) for table in tables]
        asked = [(table, look) for table, look in looks if look is not None and look.asked_since is not None]
        return sorted(asked, key=lambda one: one[1].asked_since or 0)

    async def _look(self, table: Table, user_id: int) -> Look | None:
        """Look at a match that is being played; None at one that waits, or that cannot be read now."""
        with suppress(Refused):
            if table.status == "running" and table.rests_until is None:
                return await self.services.matches.play.look(table.id, user_id)
        return None

    def _asked(self, number: int, look: Look, language: Language) -> tuple[str, Button]:
        """Give the line of a match that waits for its reader, and the button to it."""
        table, presenter = look.table, self.services.presenters[look.table.game]
        decision, due = next((decision, due) for decision, due in look.decisions if not decision.answered)
        duty = presenter.duty(scene(look, language), decision.kind)
        label = language.say("button-move-in", game=presenter.title(language), match=str(table.id))
        line = language.say("matches-asked", table=self._title(table, language), duty=duty, due=moment(due) or "none")
        button = Button(f"{number}. {label}", custom_id("move", table.id, "beside"), "main", icon=table.game)
        return f"{number}. {line}", button

    def _quiet(self, number: int, table: Table, language: Language) -> tuple[str, Button]:
        """Do as `_asked` does for a match that does not wait for its reader, or has not begun."""
        label = language.say(
            "button-look-at", game=self.services.presenters[table.game].title(language), match=str(table.id)
        )
        in_lobby, place = table.status == "lobby", table.place
        title, rests = self._title(table, language), table.rests_until
        if rests is not None:
            line = language.say("rests-agreed", table=title, due=moment(rests))
        else:
            line = language.say("matches-lobby" if in_lobby else "matches-quiet", table=title)
        if in_lobby:
            card = url_of(place.guild_id, place.channel_id, table.lobby_message_id)
            return f"{number}. {line}", Button(f"{number}. {label}", url=card)
        return f"{number}. {line}", Button(f"{number}. {label}", custom_id("board", table.id), icon=table.game)

    def _homeless(self, number: int, table: Table, language: Language) -> tuple[str, Button]:
        """Do as `_asked` does for a match whose channel is gone."""
        game = self.services.presenters[table.game].title(language)
        line = language.say("matches-place-gone", game=game, match=str(table.id))
        button = Button(f"{number}. {language.say('button-go-on-here')}", custom_id("go-on-here", table.id), "main")
        return f"{number}. {line}", button

    @on_press("go-on-here")
    async def go_on_here(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let a match whose channel is gone go on where somebody presses."""
        answer, where = await Answer(interaction).begin(in_place=False), place(interaction)
        if not where.by_dm:
            check_permissions(interaction)
        await self.services.matches.waiting.go_on_at(pressed.match, interaction.user.id, where)
        await answer.say(answer.language.say("match-goes-on-here"))

    def _title(self, table: Table, language: Language) -> str:
        where = place_named(language, channel_id=table.place.channel_id, by_dm=table.place.by_dm)
        return f"**{self.services.presenters[table.game].title(language)}** · {where}"


async def put_list(services: Services, interaction: Interaction) -> None:
    """Put a list of the server's tables into the channel in which somebody asks who may manage the server."""
    guild_id, where = managed(interaction), place(interaction)
    check_permissions(interaction)
    await services.table_lists.put(guild_id, where.channel_id, interaction.id)
