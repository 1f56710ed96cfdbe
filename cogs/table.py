"""The verbs of a table: look at the board and the hand, move, read, resign, and what a stuck match needs."""

from __future__ import annotations

from collections.abc import Awaitable

from discord import app_commands
from discord.ext import commands

from bot.delivery.compose import bold, moment, result_lines, waiting_lines
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Menu, Option, Row, Separator, Text, lines
from bot.language import Language
from bot.matches.types import Desk, Refused, Table
from cogs._answers import Answer, suggesting
from cogs._desk import choices_on, desk_letter
from cogs._presses import Cog, TextForm, on_press
from cogs._services import Interaction, person, picture_of, scene, scene_of, suggested_games, viewer
from cogs._table import (
    arguments,
    as_shown,
    check_place,
    completing,
    look_at,
    number,
    open_panel,
    own_look,
    show_done,
    show_refused,
    table_here,
)
from cogs._words import worded

HISTORY_PAGE = 8


class TableVerbs(Cog):
    """What players do at a table."""

    # Looking

    @app_commands.command(name=worded("command-board-name"), description=worded("command-board-description"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """Show the board as the asker may see it."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_board(answer, (await table_here(self.services, interaction, ended=True)).id)

    @on_press("board")
    async def press_board(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the board as the asker may see it."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_board(answer, pressed.match)

    async def _show_board(self, answer: Answer, match: int) -> None:
        look = await look_at(self.services, match, answer.interaction)
        table = look.table
        presenter = self.services.presenters[table.game]
        shown = as_shown(self.services, look)
        words = scene(shown, answer.language)
        blocks: list[Block] = [Text(f"### {presenter.title(answer.language)} · {presenter.headline(words)}")]
        blocks.append(picture_of(self.services, table, shown.view, "board", answer.language))
        if table.over:
            told = result_lines(presenter, scene(look, answer.language))
        elif table.status == "running":
            told = waiting_lines(presenter, words, table.facts, look.waiting)
        else:
            told = (answer.language.say("lobby-ended-set-aside"),)
        blocks.append(Text("\n".join(told)))
        blocks.append(self._board_buttons(table, answer.language))
        await answer.show(Letter(tuple(blocks)))

    def _board_buttons(self, table: Table, language: Language) -> tuple[Button, ...]:
        buttons = [Button(language.say("button-board-text"), custom_id("text", table.id))]
        if table.status == "running":
            buttons.insert(0, Button(language.say("button-move"), custom_id("move", table.id), "main"))
        return (*buttons, Button(language.say("button-history"), custom_id("history", table.id, 0)))

    @on_press("text")
    async def press_text(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Say the whole board, for those who cannot see the picture."""
        answer = await Answer(interaction).begin(in_place=False)
        look = as_shown(self.services, await look_at(self.services, pressed.match, interaction))
        text = self.services.presenters[look.table.game].board_text(scene(look, answer.language))
        note = answer.language.say("account-folded")
        await answer.show(Letter((lines(text.split("\n")),), whole="board.txt", folded_note=note))

    @app_commands.command(name=worded("command-hand-name"), description=worded("command-hand-description"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Show the asker what he holds."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_hand(answer, (await table_here(self.services, interaction)).id)

    @on_press("hand")
    async def press_hand(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the asker what he holds."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_hand(answer, pressed.match)

    async def _show_hand(self, answer: Answer, match: int) -> None:
        look = await own_look(self.services, match, answer.interaction)
        words = scene(look, answer.language)
        blocks: list[Block] = [Text(self.services.presenters[look.table.game].hand_text(words))]
        blocks.append(picture_of(self.services, look.table, look.view, "hand", answer.language))
        await answer.show(Letter(tuple(blocks)))

    # Moving

    @app_commands.command(name=worded("command-move-name"), description=worded("command-move-description"))
    @app_commands.guild_only()
    async def move(self, interaction: Interaction) -> None:
        """Open the panel of the asker's decision."""
        answer = await Answer(interaction).begin(in_place=False)
        await open_panel(self.services, answer, (await table_here(self.services, interaction)).id)

    @on_press("move")
    async def press_move(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the panel of what is asked now."""
        await open_panel(self.services, await Answer(interaction).begin(), pressed.match)

    @on_press("desk")
    async def press_desk(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the panel of one decision, or of the present one if that is gone."""
        (decision,) = arguments(pressed, 1)
        await open_panel(self.services, await Answer(interaction).begin(), pressed.match, decision)

    @on_press("pick")
    async def press_pick(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take what was chosen in a menu into the draft; choices on its other pages stay."""
        decision, key, page = arguments(pressed, 3)
        answer = await Answer(interaction).begin()
        chosen = self.services.matches.choose(
            pressed.match, interaction.user.id, decision, key, values, page=choices_on(number(page))
        )
        await self._show_changed(answer, pressed, chosen, pages={key: number(page)})

    @on_press("push")
    async def press_push(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the choice of a button into the draft. The button counts the choices of one revision of the draft."""
        decision, key, which = arguments(pressed, 3)
        place, _, revision = which.partition(".")
        answer = await Answer(interaction).begin()
        pushed = self.services.matches.push(
            pressed.match, interaction.user.id, decision, key, number(place), number(revision)
        )
        await self._show_changed(answer, pressed, pushed)

    @on_press("turn")
    async def press_turn(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn the page of a menu."""
        decision, key, page = arguments(pressed, 3)
        answer = await Answer(interaction).begin()
        await open_panel(self.services, answer, pressed.match, decision, pages={key: number(page)})

    @on_press("clear")
    async def press_clear(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin the draft again."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        cleared = self.services.matches.clear(pressed.match, interaction.user.id, decision)
        await self._show_changed(answer, pressed, cleared)

    @on_press("reopen")
    async def press_reopen(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take a sealed answer back."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        reopened = self._reopen(pressed.match, interaction, decision)
        await self._show_changed(answer, pressed, reopened)

    async def _reopen(self, match: int, interaction: Interaction, decision: str) -> Desk:
        done = await self.services.matches.reopen(match, interaction.user.id, decision, interaction.id)
        reopened = done.look.find(decision)
        if reopened is None:
            raise Refused("refused-board-has-changed")
        return await self.services.matches.desk_after(done.look, reopened)

    async def _show_changed(
        self, answer: Answer, pressed: Pressed, changed: Awaitable[Desk], pages: dict[str, int] | None = None
    ) -> None:
        """Change a draft, and show the panel as it is then; or why it was refused, beside what is asked now."""
        try:
            desk = await changed
        except Refused as refused:
            await show_refused(self.services, answer, pressed.match, pressed.args[0], refused)
        else:
            await answer.show(desk_letter(self.services, desk, answer.language, pages=pages))

    @on_press("seal")
    async def press_seal(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Make the draft final, as it stood on the panel or with the choice of a button that completes it."""
        decision, revision = arguments(pressed, 2)
        choice = completing(pressed.args[2:])
        answer = await Answer(interaction).begin()
        matches, user, drafted = self.services.matches, interaction.user.id, number(revision)
        try:
            done = await matches.act(
                pressed.match, user, decision, interaction.id, revision=drafted, completed_by=choice
            )
        except Refused as refused:
            await show_refused(self.services, answer, pressed.match, decision, refused)
        else:
            await show_done(self.services, answer, done)

    @on_press("type")
    async def press_type(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the form for a typed answer, with what is written so far.

        A form has to be the first answer, so there is no acknowledgement before; it takes one reading and no lock.
        """
        (decision,) = arguments(pressed, 1)
        desk = await self.services.matches.desk(pressed.match, interaction.user.id, decision)
        words = scene_of(desk.table, desk.view, viewer(interaction))
        presenter, kind = self.services.presenters[desk.table.game], desk.decision.kind
        label = presenter.form(words, kind)
        written = presenter.typed(words, kind, desk.draft, desk.written)
        form = TextForm(custom_id("typed", pressed.match, decision, kind="form"), label.text)
        form.add_text(label.text, label.description, written, required=False)
        await form.open(interaction)

    @on_press("typed")
    async def press_typed(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Read a typed answer into the draft; lines that cannot be read are named, the others are kept."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        text = values[0] if values else ""
        try:
            desk, problems = await self.services.matches.write(pressed.match, interaction.user.id, decision, text)
        except Refused as refused:
            await show_refused(self.services, answer, pressed.match, decision, refused)
            return
        presenter = self.services.presenters[desk.table.game]
        unread = [problem for problem in problems if problem not in desk.problems]
        remark = "\n".join(presenter.problem(answer.language, problem) for problem in unread)
        await answer.show(desk_letter(self.services, desk, answer.language, remark=remark))

    # Reading

    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.command(name=worded("command-rules-name"), description=worded("command-rules-description"))
    @app_commands.rename(game=worded("command-rules-game-name"))
    @app_commands.describe(game=worded("command-rules-game-description"))
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Open the rulebook of the match in this channel, or of a game."""
        answer = await Answer(interaction).begin(in_place=False)
        if game is None and interaction.channel_id is not None:
            table = await self.services.matches.table_in(interaction.channel_id, ended=True)
            game = table.game if table is not None else None
        presenters = self.services.presenters
        if game is None and len(presenters.games()) == 1:
            (game,) = presenters.games()
        if game is None or game not in presenters:
            titles = answer.language.list([presenters[key].title(answer.language) for key in presenters.games()])
            raise Refused("refused-unknown-game", game=game or "", games=titles)
        await answer.show(self._page(game, 0, answer.language))

    @rules.autocomplete("game")
    @suggesting
    async def suggest_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the games on offer by their titles."""
        return suggested_games(self.services, viewer(interaction), current)

    @on_press("rules")
    async def press_rules(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the rulebook of a match."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await self.services.matches.table(pressed.match)
        await answer.show(self._page(table.game, 0, answer.language))

    @on_press("rulebook")
    async def press_rulebook(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn to a page of a rulebook, by a button or by the menu of pages."""
        game, page = (*pressed.args, "0", "0")[:2]
        if game not in self.services.presenters:
            raise Refused("button-unknown")
        answer = await Answer(interaction).begin()
        await answer.show(self._page(game, number(values[0] if values else page), answer.language))

    def _page(self, game: str, number: int, language: Language) -> Letter:
        presenter = self.services.presenters[game]
        pages = presenter.rules(language)
        number = min(max(number, 0), len(pages) - 1)
        page = pages[number]
        options = tuple(
            Option(str(index), f"{index + 1}. {other.title}", chosen=index == number)
            for index, other in enumerate(pages[:25])
        )
        turn = (
            Button(
                language.say("button-page-back"),
                custom_id("rulebook", 0, game, max(number - 1, 0), "back"),
                disabled=number == 0,
            ),
            Button(
                language.say("button-page-on"),
                custom_id("rulebook", 0, game, min(number + 1, len(pages) - 1), "on"),
                disabled=number == len(pages) - 1,
            ),
        )
        menu = Menu(custom_id("rulebook", 0, game, kind="menu"), language.say("menu-page"), options)
        title = f"## {presenter.title(language)} · {page.title}"
        return Letter((Text(title), Text(page.text), menu, turn))

    @app_commands.command(name=worded("command-history-name"), description=worded("command-history-description"))
    @app_commands.guild_only()
    async def history(self, interaction: Interaction) -> None:
        """Tell what has happened so far, the latest first."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction, ended=True)
        await answer.show(await self._history_page(table.id, 0, answer))

    @on_press("history")
    async def press_history(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn the pages of the history."""
        answer = await Answer(interaction).begin()
        page = number(pressed.args[0]) if pressed.args else 0
        await answer.show(await self._history_page(pressed.match, page, answer))

    async def _history_page(self, match: int, page: int, answer: Answer) -> Letter:
        look = await look_at(self.services, match, answer.interaction)
        table = look.table
        language, presenter = answer.language, self.services.presenters[table.game]
        words = scene(look, language)
        entries = []
        for told in await self.services.matches.history(table.id, answer.interaction.user.id):
            account = list(presenter.account(words, told.events))
            if told.source == "clock" and told.seat is not None:
                account.insert(0, language.say("clock-moved", name=words.names[told.seat]))
            elif told.source == "plan":
                account.insert(0, language.say("history-by-orders"))
            if account:
                entries.append(f"-# <t:{told.at}:f>\n" + "\n".join(account))
        entries.reverse()
        pages = max(1, -(-len(entries) // HISTORY_PAGE))
        page = min(page, pages - 1)
        shown = entries[page * HISTORY_PAGE : (page + 1) * HISTORY_PAGE]
        turn = (
            Button(
                language.say("button-later"), custom_id("history", table.id, max(page - 1, 0), "l"), disabled=page == 0
            ),
            Button(
                language.say("button-earlier"),
                custom_id("history", table.id, page + 1, "e"),
                disabled=page >= pages - 1,
            ),
        )
        title = language.say("history-title", game=presenter.title(language), page=str(page + 1), pages=str(pages))
        body = lines("\n\n".join(shown or [language.say("history-empty")]).split("\n"))
        note = language.say("account-folded")
        return Letter((Text(f"### {title}"), body, turn), whole="history.txt", folded_note=note)

    @on_press("record")
    async def press_record(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Hand the record of an ended match over: seed, every action, every draw follows from it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await self.services.matches.table(pressed.match)
        check_place(table, interaction)
        content = await self.services.matches.record_file(pressed.match, interaction.user.id)
        language = answer.language
        told = language.say("record", seed=table.seed or "", digest=table.seed_digest or "", match=str(table.id))
        blocks: list[Block] = [Text(told)]
        entries = self.services.matches.games[table.game].entries
        if entries is not None and entries.stay_secret:
            blocks.append(Text(language.say("record-keeps-closed")))
            if any(member.user_id == interaction.user.id for member in table.members):
                blocks.append((Button(language.say("button-open-entry"), custom_id("open-entry", table.id)),))
        await answer.aside(Letter(tuple(blocks)))
        await answer.hand_over("", f"match-{table.id}.json", content)

    @on_press("open-entry")
    async def press_open_entry(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let the record of an ended match show everybody what one has brought."""
        answer = await Answer(interaction).begin(in_place=False)
        await self.services.matches.open_entry(pressed.match, interaction.user.id)
        await answer.say(answer.language.say("entry-opened", match=str(pressed.match)))

    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.command(name=worded("command-matches-name"), description=worded("command-matches-description"))
    async def matches(self, interaction: Interaction) -> None:
        """List the asker's matches everywhere, and what waits for him."""
        answer = await Answer(interaction).begin(in_place=False)
        language = answer.language
        user = interaction.user.id
        waiting: list[str] = []
        others: list[str] = []
        rows: list[Row] = []
        for table in await self.services.matches.tables_of(user):
            presenter = self.services.presenters[table.game]
            title = f"**{presenter.title(language)}** · <#{table.place.channel_id}>"
            if table.status == "lobby":
                others.append(language.say("matches-lobby", table=title))
                continue
            look = await self.services.matches.look(table.id, user)
            asked = [(decision, due) for decision, due in look.decisions if not decision.answered]
            if asked:
                decision, due = asked[0]
                duty = presenter.duty(scene(look, language), decision.kind)
                waiting.append(language.say("matches-asked", table=title, duty=duty, due=moment(due) or "none"))
                label = language.say("button-move-in", game=presenter.title(language), match=str(table.id))
                rows.append((Button(label, custom_id("move", table.id), "main"),))
            else:
                others.append(language.say("matches-quiet", table=title))
        if not waiting and not others:
            await answer.say(language.say("matches-none"))
            return
        text = lines([*(waiting or [language.say("matches-nothing-asked")]), *others])
        await answer.show(Letter((text, *rows[:10])))

    # Leaving, and what a stuck match needs

    @app_commands.command(name=worded("command-resign-name"), description=worded("command-resign-description"))
    @app_commands.guild_only()
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether the asker really wants to resign."""
        await self._ask(interaction, "resign", "resign-question", "button-resign")

    @on_press("resign")
    async def press_resign(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Give up the seat of whoever has confirmed it, for good."""
        answer = await Answer(interaction).begin()
        await self.services.matches.resign(pressed.match, interaction.user.id)
        await answer.show(Letter((Text(answer.language.say("resigned")),)))

    @app_commands.command(name=worded("command-abort-name"), description=worded("command-abort-description"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_messages=True)
    async def abort(self, interaction: Interaction) -> None:
        """Ask whether the match in this channel is really to be stopped."""
        await self._ask(interaction, "abort", "abort-question", "button-abort", players_only=False)

    @on_press("abort")
    async def press_abort(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Stop a match for good. For members who may manage messages here."""
        answer = await Answer(interaction).begin()
        table = await self.services.matches.table(pressed.match)
        if not interaction.permissions.manage_messages or interaction.channel_id != table.place.channel_id:
            raise Refused("refused-not-a-moderator")
        await self.services.matches.abort(pressed.match, person(interaction))
        await answer.show(Letter((Text(answer.language.say("aborted")),)))

    @app_commands.command(name=worded("command-end-name"), description=worded("command-end-description"))
    @app_commands.guild_only()
    async def end(self, interaction: Interaction) -> None:
        """Ask whether the asker agrees to end the match without a winner."""
        await self._ask(interaction, "agree", "end-question", "button-agree")

    @on_press("agree")
    async def press_agree(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Agree to end the match."""
        answer = await Answer(interaction).begin()
        table = await self.services.matches.agree_to_end(pressed.match, interaction.user.id)
        key = "end-agreed" if table.status == "running" else "end-ended"
        await answer.show(Letter((Text(answer.language.say(key)),)))

    @app_commands.command(name=worded("command-claim-name"), description=worded("command-claim-description"))
    @app_commands.guild_only()
    async def claim(self, interaction: Interaction) -> None:
        """Claim the win of a match of two whose other player is absent."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        await self.services.matches.claim_win(table.id, interaction.user.id)
        await answer.say(answer.language.say("claimed"))

    @app_commands.command(name=worded("command-extend-name"), description=worded("command-extend-description"))
    @app_commands.guild_only()
    async def extend(self, interaction: Interaction) -> None:
        """Prolong the asker's deadline, where the game allows it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        due = await self.services.matches.extend(table.id, interaction.user.id)
        await answer.say(answer.language.say("extended", due=moment(due)))

    @app_commands.command(name=worded("command-replace-name"), description=worded("command-replace-description"))
    @app_commands.guild_only()
    async def replace(self, interaction: Interaction) -> None:
        """Offer the asker the seat of a player who has gone missing."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        absent = [member for member in table.members if member.absent and not member.left]
        if not absent:
            raise Refused("refused-nobody-absent")
        buttons = tuple(
            Button(
                answer.language.say("button-replace", name=member.name),
                custom_id("replace", table.id, member.seat),
                "main",
            )
            for member in absent
        )
        names = answer.language.list([bold(member.name) for member in absent])
        text = answer.language.say("replace-question", names=names, count=len(absent))
        await answer.show(Letter((Text(text), buttons)))

    @on_press("replace")
    async def press_replace(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the seat of an absent player over."""
        (seat,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        check_place(await self.services.matches.table(pressed.match), interaction)
        table = await self.services.matches.replace(pressed.match, person(interaction), number(seat))
        await open_panel(self.services, answer, table.id, remark=answer.language.say("replaced"))

    # Shared

    async def _ask(
        self, interaction: Interaction, verb: str, question: str, button: str, players_only: bool = True
    ) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        if players_only and table.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-a-player")
        language = answer.language
        text = language.say(question, game=self.services.presenters[table.game].title(language))
        buttons = (Button(language.say(button), custom_id(verb, table.id), "danger"),)
        await answer.show(Letter((Text(text), Separator(), buttons)))


async def setup(bot: commands.Bot) -> None:
    """Load the verbs of a table."""
    await bot.add_cog(TableVerbs(bot))
