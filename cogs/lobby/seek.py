"""Finding a table: `/seek`, and `/block`, with whom one does not want to be seated."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord
import msgspec
import structlog
from discord import app_commands

from bot.delivery.compose import GREEN, bold, moment, url_of
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.errors import TROUBLE
from bot.delivery.invitations import Told
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Text
from bot.delivery.limits import OPTIONS_IN_MENU
from bot.language import Language
from bot.matches.service.seeking import Proposed, Sought, read_paces
from bot.matches.types import Place, Refused
from bot.matches.value.meeting import CALM, PACES, Pace
from bot.text import shown_name
from cogs.kit.answers import Answer
from cogs.kit.commands import command, one_of, suggest_game
from cogs.kit.permissions import check_permissions
from cogs.kit.presses import Cog, on_press
from cogs.kit.services import Interaction, also_by_dm, game_called, language_of, person, place, viewer
from cogs.kit.words import HOUR, paces_told, worded
from cogs.lobby.threads import forum_for_post, forums_instead, is_forum, open_thread
from cogs.panels.table_panels import arguments, chosen, number

COMPUTERS_AFTER: Final = (0, 6, 24, 72)
"""Hours on offer after which computers may have the empty seats."""
MOST_PLAYERS: Final = 4

log = structlog.get_logger()


class Seek(Cog):
    """Lets people find a table together."""

    async def cog_load(self) -> None:
        """Write here what people are told of tables that are proposed to them, and open threads for these."""
        await super().cog_load()
        self.services.invitations.write = self._told
        self.services.matches.seeking.open_thread = self._open_thread
        self.services.matches.seeking.all_may_write = self._all_may_write

    @command("seek")
    @app_commands.choices(
        pace=one_of({one: worded(f"seek-choose-{one}") for one in PACES}),
        computers=one_of({str(one): worded(f"seek-choose-after-{one}") for one in COMPUTERS_AFTER}),
    )
    @app_commands.guild_only()
    @app_commands.autocomplete(game=suggest_game)
    async def seek(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 2, MOST_PLAYERS] | None = None,
        pace: Pace | None = None,
        computers: str | None = None,
    ) -> None:
        """Put the asker on the server's list; without a game, show him what he seeks and what is missing."""
        if game is None:
            await self._show(await Answer(interaction).begin(in_place=False))
            return
        key = game_called(self.services, game, viewer(interaction))
        check_permissions(interaction)
        answer = await Answer(interaction).begin(in_place=False)
        after = None if computers is None else number(computers) * HOUR
        paces = CALM if pace is None else (pace,)
        where = await self._where(interaction)
        await self.services.matches.seeking.seek(person(interaction), where, key, players, paces, after)
        await self._show(answer)

    @on_press("seek-too")
    async def press_too(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Seek what others seek, as the list of tables says."""
        game, least, most, written = arguments(pressed, 4)
        paces = tuple(one for one in PACES if one in written.split("+"))
        if paces not in (CALM, *((one,) for one in PACES)):
            raise Refused("button-unknown")
        key = game_called(self.services, game, viewer(interaction))
        check_permissions(interaction)
        answer = await Answer(interaction).begin(in_place=False)
        players = number(least) if least == most else None
        where = await self._where(interaction)
        await self.services.matches.seeking.seek(person(interaction), where, key, players, paces)
        await self._show(answer)

    @on_press("seek-end")
    async def press_end(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Seek no more."""
        answer = await Answer(interaction).begin()
        await self.services.matches.seeking.withdraw(place(interaction).guild_id, interaction.user.id)
        await self._show(answer)

    async def _where(self, interaction: Interaction) -> Place:
        """Name the channel, and the forum in which a table opens that must not open here."""
        where = place(interaction)
        settings = await self.services.matches.people.guild_settings(where.guild_id)
        forums = forums_instead(interaction, where, settings.channels)
        if len(forums) != 1:
            return where
        forum, _ = await forum_for_post(interaction, forums[0].id)
        return msgspec.structs.replace(where, forum_id=forum.id)

    async def _show(self, answer: Answer) -> None:
        interaction, language = answer.interaction, answer.language
        sought = await self.services.matches.seeking.of(place(interaction).guild_id, interaction.user.id)
        if sought is None or sought.row.game not in self.services.presenters:
            await answer.show(Letter((Text(language.say("seek-nothing")),)))
            return
        await answer.show(await self._page(sought, interaction.user.id, language))

    async def _page(self, sought: Sought, user_id: int, language: Language) -> Letter:
        """Tell somebody what he seeks, what is missing or proposed, and what he can do meanwhile."""
        row = sought.row
        game = self._title(row.game, language)
        if sought.proposed is not None:
            return self._proposal(sought.proposed, language)
        players = f"{row.least}–{row.most}" if row.least < row.most else str(row.least)
        paces = paces_told(read_paces(row.paces), language)
        told = [language.say("seek-what", game=game, players=players, paces=paces)]
        if (lacks := sought.missing) is not None:
            told.append(
                language.say(
                    "seek-missing",
                    count=lacks.count,
                    game=game,
                    players=lacks.players,
                    pace=_pace(lacks.pace, language),
                )
            )
        if row.computers_at is not None:
            told.append(language.say("seek-computers", due=moment(row.computers_at)))
        told.append(language.say("seek-until", due=moment(row.until)))
        calls = await self.services.matches.people.known(user_id)
        closed = await self.services.matches.people.unreachable([user_id])
        told.append(f"-# {language.say('seek-how-in-channel' if calls.answers_in_channel or closed else 'seek-how')}")
        buttons = [Button(language.say("button-seek-end"), custom_id("seek-end", 0))]
        if await self.services.matches.seeking.is_new_to(user_id, row.game):
            told.append(language.say("seek-newcomer", game=game))
            rules = self.services.matches.games[row.game]
            if self.services.matches.lobbies.levels(row.game):
                label = language.say("learn-button-practise")
                buttons.insert(0, Button(label, custom_id("practise", 0, row.game)))
            if rules.lesson is not None:
                label = language.say("button-seek-learn")
                buttons.insert(0, Button(label, custom_id("learn-which", 0, row.game), "main"))
        return Letter((Text("\n".join(told)), tuple(buttons)), colour=GREEN)

    def _title(self, game: str, language: Language) -> str:
        return self.services.presenters[game].title(language)

    # A table that is proposed

    @on_press("seek-see")
    async def press_see(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the table that is proposed to whoever presses."""
        (proposal,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin(in_place=False)
        found = await self.services.matches.seeking.proposed(number(proposal), interaction.user.id)
        await answer.show(self._proposal(found, answer.language))

    @on_press("seek-yes")
    async def press_yes(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take a seat at the table that is proposed."""
        await self._answer(interaction, pressed, yes=True)

    @on_press("seek-no")
    async def press_no(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Make room for the next."""
        await self._answer(interaction, pressed, yes=False)

    @on_press("seek-again")
    async def press_again(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Seek again what one sought until its time was over."""
        (wish,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin(in_place=interaction.guild_id is None)
        found = await self.services.matches.seeking.renew(number(wish), person(interaction))
        await answer.show(self._proposal(found, answer.language))

    async def _answer(self, interaction: Interaction, pressed: Pressed, *, yes: bool) -> None:
        (proposal,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        found = await self.services.matches.seeking.answer(number(proposal), person(interaction), yes=yes)
        await answer.show(self._proposal(found, answer.language))

    async def _told(self, proposal_id: int, user_id: int, language: Language) -> Told | None:
        """Write to somebody about a table that is proposed to him."""
        found = await self.services.matches.seeking.proposed(proposal_id, user_id)
        game = found.table.game
        public: Letter | None = None
        if found.phase in ("asked", "opened", "over"):
            here = await language_of(self.services, found.table.guild_id)
            key = {"asked": "seek-called", "opened": "seek-called-open", "over": "seek-called-over"}[found.phase]
            text = here.say(key, name=f"<@{user_id}>", game=self._title(game, here), channel=_channel(found))
            look = Button(here.say("button-seek-see"), custom_id("seek-see", 0, proposal_id), "main", icon=game)
            if found.phase == "over":
                look = Button(here.say("button-seek-again"), custom_id("seek-again", 0, proposal_id), "main")
            public = Letter((Text(text),) if found.phase == "opened" else (Text(text), (look,)))
        return Told(
            calls={"asked": "asked", "yes": "asked", "opened": "opened", "over": "over"}.get(found.phase, ""),
            letter=self._proposal(found, language),
            public=public,
            channel_id=found.opened_in or found.asked_in,
        )

    def _proposal(self, found: Proposed, language: Language) -> Letter:
        """Tell somebody how things stand with a table that is proposed to him."""
        table = found.table
        game, names = self._title(table.game, language), [bold(one) for one in found.names]
        if found.phase not in ("asked", "yes"):
            text = language.say(f"seek-{found.phase}", game=game, channel=_channel(found))
            link = Button(language.say("button-seek-go"), url=url_of(table.guild_id, found.opened_in or 0))
            again = Button(language.say("button-seek-again"), custom_id("seek-again", 0, table.id), "main")
            way = {"opened": (link,), "over": (again,)}.get(found.phase, ())
            return Letter((Text(text), way) if way else (Text(text),), colour=GREEN)
        people = table.players - table.computers
        told = [f"### {language.say('seek-proposed', game=game)}"]
        if found.guild_name:
            told.append(f"-# {language.say('seek-where', server=bold(found.guild_name))}")
        if names:
            told.append(language.say("seek-with", names=language.list(names)))
        told.append(language.say("seek-size", players=table.players, pace=_pace(found.pace, language)))
        if table.computers:
            told.append(language.say("seek-beside-computers", count=table.computers))
        if found.together:
            spans = [f"<t:{first}:t>–<t:{last}:t>" for first, last in found.together]
            told.append(language.say("seek-awake", count=people, spans=language.list(spans)))
        told.append(language.say("seek-said-yes", yes=found.said_yes, people=people))
        leave = Button(language.say("button-seek-no"), custom_id("seek-no", 0, table.id))
        if found.phase == "yes":
            told.append(language.say("seek-yes"))
            return Letter((Text("\n".join(told)), (leave,)), colour=GREEN)
        told.append(language.say("seek-asked", due=moment(found.until)))
        sit = Button(language.say("button-seek-yes"), custom_id("seek-yes", 0, table.id), "good", icon=table.game)
        return Letter((Text("\n".join(told)), (sit, leave)), colour=GREEN)

    async def _open_thread(self, where: Place, game: str) -> Place | None:
        """Open a thread beside a channel that is taken; None if that cannot be done there now."""
        language, beside = await language_of(self.services, where.guild_id), where.parent_id or where.channel_id
        try:
            channel = self.bot.get_channel(beside) or await self.bot.fetch_channel(beside)
            if not (isinstance(channel, discord.TextChannel) or is_forum(channel)):
                return None
            presenter, where = self.services.presenters[game], msgspec.structs.replace(where, parent_id=beside)
            name = language.say("seek-thread", game=presenter.title(language))
            _, found = await open_thread(channel, where, name, presenter, language)
        except (*TROUBLE, discord.InvalidData, Refused) as error:
            log.info("no thread for a table", kind=type(error).__name__)
            return None
        return found

    async def _all_may_write(self, where: Place, user_ids: Sequence[int]) -> bool:
        """Tell whether people may write in a place now; whoever has left the server is passed over."""
        try:
            guild = self.bot.get_guild(where.guild_id) or await self.bot.fetch_guild(where.guild_id)
            channel = guild.get_channel_or_thread(where.channel_id) or await guild.fetch_channel(where.channel_id)
            for user_id in user_ids:
                with suppress(discord.NotFound):
                    may = channel.permissions_for(await guild.fetch_member(user_id))
                    threads = isinstance(channel, discord.Thread | discord.ForumChannel)
                    writes = may.send_messages_in_threads if threads else may.send_messages
                    if not (may.view_channel and writes):
                        return False
        except (*TROUBLE, discord.InvalidData, discord.ClientException) as error:
            log.info("not known who may write", kind=type(error).__name__)
            return False
        return True

    # With whom one does not want to be seated

    @command("block")
    @also_by_dm
    async def block(self, interaction: Interaction, other: discord.User | None = None) -> None:
        """Let no proposal seat the asker beside somebody; without anybody, show whom he has named."""
        answer = await Answer(interaction).begin(in_place=False)
        told: list[str] = []
        if other is not None:
            name = shown_name(other.display_name, other.name)
            await self.services.matches.seeking.block(interaction.user.id, other.id, name)
            told.append(answer.language.say("block-done", name=bold(name)))
        await self._show_blocked(answer, told)

    @on_press("block-end")
    async def press_unblock(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let somebody be seated beside another one again."""
        answer = await Answer(interaction).begin()
        await self.services.matches.seeking.unblock(interaction.user.id, number(chosen(values)))
        await self._show_blocked(answer)

    async def _show_blocked(self, answer: Answer, told: Sequence[str] = ()) -> None:
        rows, count = await self.services.matches.seeking.blocked(answer.interaction.user.id, OPTIONS_IN_MENU)
        people = [(one.other_id, one.name) for one in rows]
        await answer.show(list_of_people(answer.language, "block", "block-end", people, count, told))


def list_of_people(
    language: Language, area: str, verb: str, people: Sequence[tuple[int, str]], count: int, told: Sequence[str]
) -> Letter:
    """List some of so many people, below what is `told`, with a menu that takes one of them off the list."""
    text = [*told, f"### {language.say(f'{area}-title')}", *(f"- {bold(name)}" for _, name in people)]
    if not people:
        text.append(language.say("block-nobody"))
    if count > len(people):
        text.append("-# " + language.say("block-more", count=count - len(people)))
    blocks: list[Block] = [Text("\n".join((*text, f"-# {language.say(f'{area}-how')}")))]
    if people:
        options = tuple(Option(str(user_id), name) for user_id, name in people)
        blocks.append(Menu(custom_id(verb, 0, kind="menu"), language.say(f"menu-{verb}"), options))
    return Letter(tuple(blocks))


def _pace(pace: Pace, language: Language) -> str:
    return paces_told((pace,), language)


def _channel(found: Proposed) -> str:
    return f"<#{found.opened_in or found.asked_in}>"
