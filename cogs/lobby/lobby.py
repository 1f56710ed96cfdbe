"""The lobby: `/play` puts a card into the channel, people join, the host starts."""

from contextlib import suppress
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import bold
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.errors import TROUBLE
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Separator, Text
from bot.delivery.limits import BUTTONS_IN_ROW, OPTIONS_IN_MENU
from bot.language import Language
from bot.matches.locks import Locks
from bot.matches.types import Place, Refused, Table
from bot.text import one_line, shown_name
from cogs.kit.answers import Answer, suggesting
from cogs.kit.commands import command, suggest_game
from cogs.kit.permissions import channels_shown, check_permissions
from cogs.kit.presses import Cog, GameCog, on_press
from cogs.kit.services import (
    Interaction,
    Services,
    also_by_dm,
    game_called,
    language_of,
    person,
    place,
    suggested,
    viewer,
)
from cogs.kit.words import deadline_key, length, read_length, usual_deadlines, worded
from cogs.lobby.computer_terms import level_number, terms_chosen, terms_told
from cogs.lobby.role_calls import RoleCalls
from cogs.lobby.table_settings import TableSettings
from cogs.lobby.threads import Beside, channel_for_thread, forum_for_post, forums_instead, is_forum, open_thread
from cogs.panels.table_panels import arguments, chosen, number, table_pressed

CARD_COLOUR = 0x3B5B92


def lobby_letter(
    services: Services,
    table: Table,
    language: Language,
    unreachable: frozenset[int] = frozenset(),
    invited: tuple[int, ...] = (),
    role: int | None = None,
) -> Letter:
    """Make the lobby card: the game, its settings, who sits where, and what can be pressed; a role may be called."""
    presenter = services.presenters[table.game]
    seats = services.matches.games[table.game].seats
    least, most = min(seats), max(seats)
    names = [bold(member.name) for member in table.members]
    taken = [
        f"{number}. "
        + (language.say("lobby-host", name=name) if member.user_id == table.host_id else name)
        + (
            ""
            if member.computer is None
            else f" · {language.say('lobby-computer', level=level_number(member.computer.level))}"
        )
        + (f" · {language.say('lobby-dm-closed')}" if member.user_id in unreachable else "")
        + ("" if member.ready else f" · {language.say('lobby-not-ready')}")
        for number, (member, name) in enumerate(zip(table.members, names, strict=True), start=1)
    ]
    free = [f"{number}. {language.say('lobby-free-seat')}" for number in range(len(taken) + 1, most + 1)]
    settings = [
        language.say("lobby-deadline", length=length(language, table.deadline)),
        *terms_told(table.terms, language),
    ]
    if table.terms.closed:
        settings.append(language.say("lobby-closed", names=language.list(f"<@{one}>" for one in invited)))
    if table.with_computers:
        settings.append(language.say("lobby-counts-not"))
    for field in services.matches.lobbies.option_fields(table.game):
        value = table.options.get(field.name, field.default)
        if value != field.default:
            settings.append(
                language.entry(
                    presenter.option(language, field.name).text,
                    presenter.option_value(language, field.name, value).text,
                )
            )
    blocks: list[Block] = [
        Text(f"## {presenter.title(language)}\n{presenter.teaser(language)}"),
        Text("\n".join(taken + free)),
        Text("\n".join(f"-# {line}" for line in settings)),
    ]
    if table.status != "lobby":
        blocks.append(Text(language.say(f"lobby-ended-{table.status}")))
        return Letter(tuple(blocks), colour=CARD_COLOUR)
    if len(table.members) < least:
        blocks.append(Text(language.say("lobby-needs", count=least - len(table.members))))
    choosing = [name for member, name in zip(table.members, names, strict=True) if not member.ready]
    if choosing:
        blocks.append(Text(language.say("lobby-needs-choice", names=language.list(choosing), count=len(choosing))))
    if role is not None:
        blocks.append(Text(language.say("lobby-called", role=f"<@&{role}>")))
    # Whoever chooses changes the card later: a button that is disabled until then might stay so.
    start = "plain" if choosing else "main"
    blocks += [
        Separator(),
        (
            Button(language.say("button-join"), custom_id("join", table.id), "good", disabled=len(taken) >= most),
            Button(language.say("button-leave"), custom_id("leave", table.id)),
            Button(language.say("button-start"), custom_id("start", table.id), start, disabled=len(taken) < least),
            Button(language.say("button-lobby-settings"), custom_id("set", table.id)),
            Button(language.say("button-cancel"), custom_id("cancel", table.id), "danger"),
        ),
        (
            *_bring_button(services, table, language),
            *_computers_button(services, table, language),
            Button(language.say("button-rules"), custom_id("rulebook", 0, table.game, 0)),
        ),
    ]
    return Letter(tuple(blocks), colour=CARD_COLOUR, roles=() if role is None else (role,))


def _bring_button(services: Services, table: Table, language: Language) -> tuple[Button, ...]:
    label = services.presenters[table.game].bring(language)
    return () if label is None else (Button(label, custom_id("bring", table.id), "main"),)


def _computers_button(services: Services, table: Table, language: Language) -> tuple[Button, ...]:
    offered = services.matches.lobbies.levels(table.game)
    return (Button(language.say("button-computers"), custom_id("computers", table.id)),) if offered else ()


@suggesting
async def suggest_deadline(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggest usual deadlines."""
    return suggested(current, usual_deadlines(viewer(interaction)))


class Lobby(Cog):
    """Opens lobbies and fills them."""

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__(bot)
        self._cards = Locks()
        self._posting = Locks()
        """Held by channel from before a lobby is there until its card is known."""
        self._threads = Locks()
        self._calls = RoleCalls(self.services)

    async def cog_load(self) -> None:
        """Keep the cards up to date also when a lobby changes without a press; offer what can be asked on a person."""
        await super().cog_load()
        self.services.courier.on_lobby_changed = self.refresh_card
        asks = app_commands.ContextMenu(name=worded("menu-challenge"), callback=self.challenge)
        self.bot.tree.add_command(app_commands.guild_only(asks))

    async def challenge(self, interaction: Interaction, other: discord.User) -> None:
        """Ask the asker which game somebody is challenged to."""
        answer = await Answer(interaction).begin(in_place=False)
        if other.bot or other.id == interaction.user.id:
            raise Refused("refused-challenge")
        language = answer.language
        presenters = self.services.presenters
        games = tuple(Option(key, presenters[key].title(language)) for key in presenters.games())
        text = language.say("challenge-question", name=bold(shown_name(other.display_name, other.name)))
        menu = Menu(custom_id("challenge", 0, other.id, kind="menu"), language.say("menu-challenge-game"), games)
        await answer.show(Letter((Text(text), menu)))

    @on_press("challenge")
    async def press_challenge(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open a table here for the one who is challenged and oneself."""
        (other,) = arguments(pressed, 1)
        where, key = place(interaction), game_called(self.services, chosen(values), viewer(interaction))
        if where.by_dm:
            raise Refused("refused-play-by-dm")
        check_permissions(interaction)
        answer = await Answer(interaction).begin()
        async with self._posting.hold(where.channel_id):
            deadline = (await self.services.matches.people.guild_settings(where.guild_id)).deadline
            open_lobby = self.services.matches.lobbies.open_lobby
            table = await open_lobby(key, where, person(interaction), {}, deadline, [number(other)])
            await self._send_card(self.bot.get_partial_messageable(where.channel_id), table.id)
        say = answer.language.say
        calls = Button(say("button-call-invited"), custom_id("call-invited", table.id), "main")
        await answer.show(Letter((Text(say("challenge-opened")), (calls,))))
        await self._greet(interaction, table)

    @command("play")
    @app_commands.autocomplete(game=suggest_game, deadline=suggest_deadline)
    @also_by_dm
    async def play(self, interaction: Interaction, game: str, deadline: str | None = None) -> None:
        """Put a lobby card into the channel."""
        where = place(interaction)
        if where.by_dm:
            raise Refused("refused-play-by-dm")
        key = game_called(self.services, game, viewer(interaction))
        seconds = read_length(deadline) if deadline is not None else None
        instead = await self._in_forums(interaction, where, key, deadline)
        if instead is not None:
            await (await Answer(interaction).begin(in_place=False)).show(instead)
            return
        check_permissions(interaction)
        running = await self.services.matches.tables.in_channel(where.channel_id)
        if running is not None:
            answer = await Answer(interaction).begin(in_place=False)
            again = await self._is_posted_again(running)
            await answer.show(self._occupied(running, key, deadline, answer, again=again))
            return
        lost = await self._without_place(where, interaction.user.id, key)
        if lost is not None:
            answer = await Answer(interaction).begin(in_place=False)
            await answer.show(self._lost(lost, deadline, answer.language))
            return
        await self._open_here(interaction, key, deadline is not None, seconds)

    async def _in_forums(
        self, interaction: Interaction, where: Place, game: str, deadline: str | None
    ) -> Letter | None:
        """Offer posts in the forums that a server names, where it allows no matches: no command is typed in a forum."""
        settings, language = await self.services.matches.people.guild_settings(where.guild_id), viewer(interaction)
        forums = forums_instead(interaction, where, settings.channels)[:BUTTONS_IN_ROW]
        if not forums:
            return None
        text = language.say("refused-channel-not-allowed", channels=", ".join(f"<#{one}>" for one in settings.channels))
        return Letter((Text(text), tuple(_post_button(language, game, deadline, one) for one in forums)))

    async def _without_place(self, where: Place, user_id: int, game: str) -> Table | None:
        """Find a match of a game that somebody plays in a server, and whose channel is gone."""
        tables = await self.services.matches.tables.of_person(user_id)
        lost = await self.services.matches.waiting.without_place([one.id for one in tables])
        here = (one for one in tables if one.id in lost and one.place.guild_id == where.guild_id)
        return next((one for one in here if one.game == game), None)

    def _lost(self, table: Table, deadline: str | None, language: Language) -> Letter:
        """Ask whether a match whose channel is gone shall go on, or another table be opened."""
        title = self.services.presenters[table.game].title(language)
        return Letter(
            (
                Text(language.say("play-place-gone", game=title, match=str(table.id))),
                (
                    Button(language.say("button-go-on-here"), custom_id("go-on-here", table.id), "main"),
                    Button(language.say("button-open-table"), custom_id("open", 0, table.game, _given(deadline))),
                ),
            )
        )

    @on_press("open")
    async def open_table(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Put a lobby card into the channel, as after the command that was asked about."""
        game, deadline = (*pressed.args, "", "")[:2]
        key = game_called(self.services, game, viewer(interaction))
        check_permissions(interaction)
        await self._open_here(interaction, key, bool(deadline), read_length(deadline) if deadline else None)

    async def _open_here(self, interaction: Interaction, key: str, deadline_given: bool, seconds: int | None) -> None:
        where = place(interaction)
        await self.services.matches.lobbies.check_may_open(where, person(interaction))
        await Answer(interaction).begin(in_place=False, public=True)
        async with self._posting.hold(where.channel_id):
            try:
                table = await self._open(key, where, interaction, deadline_given, seconds)
            except Refused:
                # What follows a deferral is seen by those who see it; without it the refusal is private.
                await interaction.delete_original_response()
                raise
            role = await self._calls.role_for(interaction, table)
            if role is None:
                await self._post_card(interaction, table)
            else:
                # What answers a command is edited, and an edit calls nobody.
                await self._send_card(self.bot.get_partial_messageable(where.channel_id), table.id, role)
                await interaction.delete_original_response()
        await self._greet(interaction, table)

    async def _open(
        self, game: str, where: Place, interaction: Interaction, deadline_given: bool, seconds: int | None
    ) -> Table:
        if not deadline_given:
            seconds = (await self.services.matches.people.guild_settings(where.guild_id)).deadline
        return await self.services.matches.lobbies.open_lobby(game, where, person(interaction), {}, seconds)

    async def _post_card(self, interaction: Interaction, table: Table) -> None:
        view, files = (await self._card(table.id)).build()
        message = await interaction.edit_original_response(view=view, attachments=files)
        await self.services.matches.lobbies.remember_lobby_message(table.id, message.id)

    async def _greet(self, interaction: Interaction, table: Table) -> None:
        """Open the direct messages of whoever has just sat down; if that fails, say so to him and on the card."""
        presenter, language = self.services.presenters[table.game], viewer(interaction)
        case = await self.services.courier.greet(interaction.user.id, presenter, table.facts, language)
        if case is None or not case.sentence:
            return
        await self.refresh_card(table.id)
        view, files = Letter((Text(language.say(case.sentence)),)).build()
        await interaction.followup.send(view=view, files=files, ephemeral=True)

    async def _is_posted_again(self, table: Table) -> bool:
        """Post the card of a lobby, or the board of a match, again if it has gone; tell whether it had.

        A moderator may have deleted it; of a card that is not known, whoever was to post it has died.
        """
        if table.status != "lobby":
            return await self.services.caretaker.bring_back_board(table.id)
        # One after the other, or each who asks at once would post it.
        async with self._posting.hold(table.place.channel_id):
            table = await self.services.matches.tables.get(table.id)
            if table.status != "lobby":
                return False
            channel = self.bot.get_partial_messageable(table.place.channel_id)
            try:
                if table.lobby_message_id is not None:
                    await channel.fetch_message(table.lobby_message_id)
                    return False
            except discord.NotFound:
                pass
            except TROUBLE:
                return False  # whether it is there nobody knows now
            await self._send_card(channel, table.id)
            return True

    async def _send_card(self, channel: discord.abc.Messageable, match: int, role: int | None = None) -> None:
        letter = await self._card(match, role)
        view, files = letter.build()
        message = await channel.send(view=view, files=files, allowed_mentions=letter.mentions())
        await self.services.matches.lobbies.remember_lobby_message(match, message.id)

    def _occupied(
        self, running: Table, wanted: str, deadline: str | None, answer: Answer, *, again: bool = False
    ) -> Letter:
        """Say what is in a channel, and whether its card had gone; with a button where somebody may open a thread."""
        presenter, language = self.services.presenters[running.game], answer.language
        beside = None
        with suppress(Refused):
            beside, _ = channel_for_thread(answer.interaction)
        text = language.say(
            f"channel-occupied-{running.status}",
            game=presenter.title(language),
            match=str(running.id),
            players=language.list([bold(member.name) for member in running.members]),
            thread="post" if is_forum(beside) else beside is not None,
        )
        if again:
            text = f"{text}\n{language.say('lobby-card-again' if running.status == 'lobby' else 'board-again')}"
        if beside is None:
            return Letter((Text(text),))
        return Letter((Text(text), (_post_button(language, wanted, deadline, beside),)))

    @on_press("thread")
    async def play_in_thread(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open a thread beside an occupied channel, or a post in the forum that was chosen, with a lobby of its own."""
        answer = await Answer(interaction).begin()
        game, deadline, forum = (*pressed.args, "", "", "")[:3]
        key = game_called(self.services, game, answer.language)
        channel, where = await forum_for_post(interaction, number(forum)) if forum else channel_for_thread(interaction)
        seconds = read_length(deadline) if deadline else None
        presenter = self.services.presenters[key]
        # One after the other, or each of many presses would find room for its thread.
        async with self._threads.hold(channel.guild.id):
            beside = [one.id for one in await channel.guild.active_threads() if one.parent_id == channel.id]
            await self.services.matches.lobbies.check_may_open(where, person(interaction), beside)
            title, host = presenter.title(answer.language), person(interaction).name
            name = answer.language.say("thread-name", game=title, host=host)
            thread, where = await open_thread(channel, where, name, presenter, answer.language)
            async with self._posting.hold(thread.id):
                table = await self._open(key, where, interaction, bool(deadline), seconds)
                role = await self._calls.role_for(interaction, table)
                if role is None and is_forum(channel):
                    view, files = (await self._card(table.id)).build()
                    await thread.get_partial_message(thread.id).edit(view=view, attachments=files)
                    await self.services.matches.lobbies.remember_lobby_message(table.id, thread.id)
                else:
                    await self._send_card(thread, table.id, role)
        await self._greet(interaction, table)
        await answer.say(answer.language.say("thread-opened", thread=f"<#{thread.id}>"))

    @on_press("rematch")
    async def rematch(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open a lobby with the same settings in the channel of a match that has ended; whoever plays again joins."""
        answer = await Answer(interaction).begin(in_place=False)
        old = await self.services.matches.tables.get(pressed.match)
        if interaction.channel_id != old.place.channel_id:
            raise Refused("button-unknown")
        if not old.place.by_dm:
            check_permissions(interaction)
        if old.terms.practice:
            await self.services.matches.lobbies.practise_again(old.id, place(interaction), person(interaction))
            await answer.say(answer.language.say("practice-again"))
            return
        channel = interaction.client.get_partial_messageable(old.place.channel_id, guild_id=old.place.guild_id)
        async with self._posting.hold(channel.id):
            table = await self.services.matches.lobbies.rematch(old.id, person(interaction))
            await self._send_card(channel, table.id)
        await answer.say(answer.language.say("rematch-opened"))

    # The card

    async def _card(self, match: int, role: int | None = None) -> Letter:
        """Write the card of a lobby as it stands now, in the language of its server."""
        table = await self.services.matches.tables.get(match)
        ids = [member.user_id for member in table.members if member.user_id is not None]
        unreachable = frozenset(await self.services.matches.people.unreachable(ids))
        language, invited = await language_of(self.services, table.place.guild_id), await self._invited(table)
        return lobby_letter(self.services, table, language, unreachable, invited, role)

    async def _invited(self, table: Table) -> tuple[int, ...]:
        return await self.services.matches.guests.invited(table.id) if table.terms.closed else ()

    async def _show_card(self, answer: Answer, table: Table) -> None:
        """Bring the card that was pressed up to date; several at once follow one another, the last one shows all."""
        async with self._cards.hold(table.id):
            await answer.show(await self._card(table.id))

    @on_press("join")
    async def join(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the next seat, and open the direct messages of whoever sits there now."""
        answer, table = await self._on_card(interaction, pressed.match)
        table = await self.services.matches.lobbies.join(table.id, person(interaction))
        await self._show_card(answer, table)
        await self._greet(interaction, table)

    @on_press("sit-down")
    async def sit_down(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the next seat of a table that the list of tables names, in a channel that its readers may see."""
        answer = await Answer(interaction).begin(in_place=False)
        table, where = await self.services.matches.tables.get(pressed.match), place(interaction)
        there = table.place.channel_id
        seen = where.guild_id == table.place.guild_id and not where.by_dm
        if not seen or not await channels_shown(self.bot, where.guild_id, where.channel_id, {there}):
            raise Refused("button-unknown")
        table = await self.services.matches.lobbies.join(table.id, person(interaction))
        await self.refresh_card(table.id)
        await answer.say(answer.language.say("thread-opened", thread=f"<#{there}>"))
        await self._greet(interaction, table)

    @on_press("bring")
    async def bring(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let a player choose what he brings; the cog of the game answers, perhaps with a form."""
        table = await self.services.matches.tables.get(pressed.match)
        games = (cog for cog in self.bot.cogs.values() if isinstance(cog, GameCog))
        game = next((cog for cog in games if cog.presenter.key == table.game), None)
        if game is None:
            raise Refused("button-unknown")
        if table.status != "lobby":
            raise Refused("refused-lobby-closed")
        if table.seat_of(interaction.user.id) is None:
            raise Refused("refused-join-first")
        await game.choose_entry(interaction, table)

    async def refresh_card(self, match: int) -> None:
        """Bring the lobby card up to date, soon, after something that was not a press on it."""
        table = await self.services.matches.tables.get(match)
        if table.lobby_message_id is None and table.status == "lobby":
            # It was opened for people who had sought it, and has no card yet.
            await self._is_posted_again(table)
        elif table.lobby_message_id is not None:
            self.services.edits.ask(table.place.channel_id, table.lobby_message_id, partial(self._card, match))

    @on_press("leave")
    async def leave(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Give up a seat."""
        answer, table = await self._on_card(interaction, pressed.match)
        table = await self.services.matches.lobbies.leave_lobby(table.id, interaction.user.id)
        await self._show_card(answer, table)

    @on_press("start")
    async def start(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin the match; its first board follows by the outbox."""
        answer, table = await self._on_card(interaction, pressed.match)
        table = await self.services.matches.lobbies.start(table.id, interaction.user.id)
        await self._show_card(answer, table)

    @on_press("cancel")
    async def cancel(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Close the lobby."""
        answer, table = await self._on_card(interaction, pressed.match)
        manages = interaction.permissions.manage_messages
        table = await self.services.matches.lobbies.cancel(table.id, interaction.user.id, manages)
        await self._show_card(answer, table)

    async def _on_card(self, interaction: Interaction, match: int) -> tuple[Answer, Table]:
        """Give the lobby whose card was pressed; an old card is brought up to date before the press is refused.

        Raises Refused if something else was pressed, which must not turn into a card.
        """
        table = await self.services.matches.tables.get(match)
        message = interaction.message
        its_card = message is not None and table.lobby_message_id in (None, message.id)
        if not its_card or interaction.channel_id != table.place.channel_id:
            raise Refused("button-unknown")
        answer = await Answer(interaction).begin(in_place=True)
        if table.status != "lobby":
            await self._show_card(answer, table)
            raise Refused("refused-lobby-closed")
        return answer, table

    # The host's settings

    @on_press("set")
    async def open_settings(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the settings of the table to its host; to others, what they are."""
        panel = interaction.message is not None and interaction.message.flags.ephemeral
        answer = await Answer(interaction).begin(in_place=panel)
        table = await table_pressed(self.services, pressed, interaction)
        await self._show_settings(answer, table)

    @on_press("set-group")
    async def choose_group(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Offer the settings of a group, each with its values."""
        answer, table = await self._in_settings(interaction, pressed)
        if not _is_set_by(table, interaction):
            await self._settings_changed(answer, table)
            return
        await answer.show(TableSettings(self.services, table, answer.language).group(chosen(values)))

    @on_press("preset")
    async def take_preset(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Change all settings of the game at once, as for a first match or as the rulebook has it."""
        answer, table = await self._in_settings(interaction, pressed)
        preset = self.services.matches.lobbies.settings(table.game).presets.get(chosen(values))
        if preset is None:
            raise Refused("button-unknown")
        table = await self.services.matches.lobbies.set_options(pressed.match, interaction.user.id, preset)
        await self._settings_changed(answer, table)

    @on_press("set-value")
    async def set_option(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Change a setting."""
        (name,) = arguments(pressed, 1)
        answer, _ = await self._in_settings(interaction, pressed)
        table = await self.services.matches.lobbies.set_option(pressed.match, interaction.user.id, name, chosen(values))
        settings = TableSettings(self.services, table, answer.language)
        await answer.show(settings.group(settings.group_of(name)))
        await self.refresh_card(table.id)

    @on_press("set-deadline")
    async def set_deadline(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Change the deadline."""
        answer, _ = await self._in_settings(interaction, pressed)
        table = await self.services.matches.lobbies.set_deadline(
            pressed.match, interaction.user.id, read_length(chosen(values))
        )
        await self._settings_changed(answer, table)

    @on_press("terms")
    async def set_terms(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Change what the table agrees to."""
        answer, table = await self._in_settings(interaction, pressed)
        terms = terms_chosen(values, table.terms)
        table = await self.services.matches.lobbies.set_terms(pressed.match, interaction.user.id, terms)
        await self._settings_changed(answer, table)

    @on_press("set-seats")
    async def set_seats(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Seat everybody as before, or by lot."""
        answer, _ = await self._in_settings(interaction, pressed)
        service = self.services.matches
        ways = {"before": service.lobbies.seat_as_before, "drawn": service.lobbies.draw_seats}
        if (seat := ways.get(chosen(values))) is None:
            raise Refused("button-unknown")
        await self._settings_changed(answer, await seat(pressed.match, interaction.user.id))

    @on_press("invite")
    async def invite(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let only some people sit down; without any, everybody again."""
        answer, _ = await self._in_settings(interaction, pressed)
        invited = [number(one) for one in values[:OPTIONS_IN_MENU]]
        table = await self.services.matches.guests.invite(pressed.match, interaction.user.id, invited)
        await self._settings_changed(answer, table)

    @on_press("call-invited")
    async def call_invited(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Call those who are invited, in the channel."""
        answer, table = await self._in_settings(interaction, pressed)
        await self.services.matches.guests.call(table.id, person(interaction))
        await answer.say(answer.language.say("invited-called"))

    async def _in_settings(self, interaction: Interaction, pressed: Pressed) -> tuple[Answer, Table]:
        """Give the table whose settings were pressed. Raises Refused for one elsewhere: that number is forged."""
        answer = await Answer(interaction).begin()
        table = await table_pressed(self.services, pressed, interaction)
        return answer, table

    async def _settings_changed(self, answer: Answer, table: Table) -> None:
        await self._show_settings(answer, table)
        await self.refresh_card(table.id)

    async def _show_settings(self, answer: Answer, table: Table) -> None:
        settings = TableSettings(self.services, table, answer.language)
        invited = await self._invited(table)
        await answer.show(settings.overview(host=_is_set_by(table, answer.interaction), invited=invited))


def _post_button(language: Language, game: str, deadline: str | None, beside: Beside) -> Button:
    """Offer a thread beside a channel, or a post in a forum."""
    known = (game, _given(deadline))
    if not is_forum(beside):
        return Button(language.say("button-thread"), custom_id("thread", 0, *known), "main")
    return Button(language.say("button-post", forum=one_line(beside.name)), custom_id("thread", 0, *known, beside.id))


def _given(deadline: str | None) -> str:
    return deadline_key(read_length(deadline)) if deadline is not None else ""


def _is_set_by(table: Table, interaction: Interaction) -> bool:
    return table.status == "lobby" and interaction.user.id == table.host_id
