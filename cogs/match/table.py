"""The verbs of a table: look at the board and the hand, move, read, resign, and what a stuck match needs."""

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.delivery.compose import bold, moment
from bot.delivery.custom_ids import Pressed, custom_id
from bot.delivery.letters import Block, Button, Letter, Separator, Text, lines
from bot.delivery.marks import board_on
from bot.matches.changes.moves import mark_of
from bot.matches.changes.rests import rests_at
from bot.matches.types import Refused, Table
from bot.matches.value.desks import Desk, writing
from cogs.kit.answers import Answer, with_written
from cogs.kit.commands import command
from cogs.kit.presses import Cog, TextForm, on_press
from cogs.kit.services import Interaction, also_by_dm, person, picture_of, scene, scene_at, viewer
from cogs.kit.words import DAY, length, worded
from cogs.panels.desk import desk_letter
from cogs.panels.table_panels import (
    arguments,
    as_shown,
    check_server,
    completing,
    drafting,
    look_at,
    look_letter,
    number,
    open_panel,
    own_look,
    show_done,
    show_refused,
    show_with_news,
    table_here,
    table_pressed,
    told_if_busy,
    with_notes,
)


class TableVerbs(Cog):
    """What players do at a table."""

    async def cog_load(self) -> None:
        """Offer what can be asked on a message, which a cog cannot declare."""
        await super().cog_load()
        reads = app_commands.ContextMenu(name=worded("command-on-board"), callback=self.read_board)
        self.bot.tree.add_command(also_by_dm(reads))

    # Looking

    @command("board")
    @also_by_dm
    async def board(self, interaction: Interaction) -> None:
        """Show the board as the asker may see it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction, ended=True)
        await self._show_board(answer, table.id)
        await self._bring_back_board(table)

    @on_press("board")
    async def press_board(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Show the board as the asker may see it."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._show_board(answer, pressed.match)

    async def _show_board(self, answer: Answer, match: int) -> None:
        look = await look_at(self.services, match, answer.interaction)
        await show_with_news(self.services, answer, look_letter(self.services, look, answer.language), look)

    async def _bring_back_board(self, table: Table) -> None:
        """Post the board of a channel again if somebody has deleted it: who types a command may look for it in vain."""
        if not table.place.by_dm:
            await self.services.caretaker.bring_back_board(table.id)

    @on_press("text")
    async def press_text(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Say the whole board, for those who cannot see the picture."""
        await self._read(await Answer(interaction).begin(in_place=False), pressed.match)

    async def read_board(self, interaction: Interaction, message: discord.Message) -> None:
        """Say the whole board of the match whose board a message shows, and whether that is the one of now."""
        answer = await Answer(interaction).begin(in_place=False)
        shown = board_on(message) if message.author == interaction.client.user else None
        if shown is None:
            raise Refused("refused-no-board-on-it")
        match, old = shown
        await self._read(answer, match, answer.language.say("board-of-before" if old else "board-of-now"))

    async def _read(self, answer: Answer, match: int, *above: str) -> None:
        look = as_shown(self.services, await look_at(self.services, match, answer.interaction))
        text = self.services.presenters[look.table.game].board_text(scene(look, answer.language))
        note = answer.language.say("account-folded")
        await answer.show(Letter((lines([*above, *text.split("\n")]),), whole="board.txt", folded_note=note))

    @command("hand")
    @also_by_dm
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
        await show_with_news(self.services, answer, Letter(tuple(blocks)), look)

    @on_press("news")
    async def press_news(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell the asker all that was new to him when he looked last, with its pictures."""
        answer = await Answer(interaction).begin(in_place=False)
        table = (await own_look(self.services, pressed.match, interaction)).table
        public = as_shown(self.services, await self.services.matches.play.look(pressed.match))
        presenter, words = self.services.presenters[table.game], scene(public, answer.language)
        steps = await self.services.matches.history.latest_news(table, interaction.user.id)
        events = tuple(event for step in steps for event in step)
        told = [line for step in steps for line in presenter.told(words, step)]
        pictures = picture_of(self.services, table, public.view, "account", answer.language, events=events)
        note = answer.language.say("account-folded")
        await answer.show(
            Letter((Text(f"### {answer.language.say('news-title')}"), lines(told), pictures), folded_note=note)
        )

    # Moving

    @command("move")
    @also_by_dm
    async def move(self, interaction: Interaction) -> None:
        """Open the panel of the asker's decision."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        await open_panel(self.services, answer, table.id)
        await self._bring_back_board(table)

    @on_press("move")
    async def press_move(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the panel of what is asked now; a board and a list of matches stay, also where nobody else sees them."""
        in_place = (
            "beside" not in pressed.args and interaction.message is not None and interaction.message.flags.ephemeral
        )
        await open_panel(self.services, await Answer(interaction).begin(in_place=in_place), pressed.match)

    @on_press("desk")
    async def press_desk(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Open the panel of one decision, or of the present one if that is gone."""
        (decision,) = arguments(pressed, 1)
        await open_panel(self.services, await Answer(interaction).begin(), pressed.match, decision)

    @on_press("pick", "push")
    async def press_draft(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take what was chosen in a menu or by a button into the draft."""
        edit, pages = drafting(pressed, values)
        answer = await Answer(interaction).begin()
        changed = self.services.matches.play.draft(pressed.match, interaction.user.id, pressed.args[0], edit)
        await self._show_changed(answer, pressed, changed, pages)

    @on_press("clear")
    async def press_clear(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Begin the draft again."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        cleared = self.services.matches.play.clear(pressed.match, interaction.user.id, decision)
        await self._show_changed(answer, pressed, cleared)

    @on_press("turn")
    async def press_turn(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Turn the page of a menu."""
        decision, key, page = arguments(pressed, 3)
        answer = await Answer(interaction).begin()
        await open_panel(self.services, answer, pressed.match, decision, pages={key: number(page)})

    @on_press("reopen")
    async def press_reopen(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take a sealed answer back."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        reopened = self._reopen(pressed.match, interaction, decision)
        await self._show_changed(answer, pressed, reopened)

    async def _reopen(self, match: int, interaction: Interaction, decision: str) -> Desk:
        done = await self.services.matches.play.reopen(match, interaction.user.id, decision, interaction.id)
        reopened = done.look.find(decision)
        if reopened is None:
            raise Refused("refused-board-has-changed")
        return await self.services.matches.play.desk_after(done.look, reopened)

    async def _show_present(self, answer: Answer, pressed: Pressed) -> bool:
        """Show what is asked now where an old panel was pressed and something has happened since; tell whether so."""
        if not answer.of_old_panel:
            return False
        table = await self.services.matches.tables.get(pressed.match)
        if table.terms.practice or not await self.services.matches.history.has_news(table, answer.interaction.user.id):
            return False
        remark = answer.language.say("panel-was-old")
        await open_panel(self.services, answer, pressed.match, pressed.args[0], remark=remark)
        return True

    async def _show_changed(
        self, answer: Answer, pressed: Pressed, changed: Coroutine[Any, Any, Desk], pages: dict[str, int] | None = None
    ) -> None:
        """Change a draft, and show the panel as it is then; or why it was refused, beside what is asked now."""
        if await self._show_present(answer, pressed):
            changed.close()
            return
        try:
            desk = await changed
        except Refused as refused:
            await show_refused(self.services, answer, pressed.match, pressed.args[0], refused)
        else:
            await self._show_desk(answer, desk_letter(self.services, desk, answer.language, pages=pages), desk)

    async def _show_desk(self, answer: Answer, letter: Letter, desk: Desk) -> None:
        await answer.show(await with_notes(self.services, answer, desk.table, letter))

    @on_press("seal")
    async def press_seal(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Make the draft final, as it stood on the panel or with the choice of a button that completes it.

        Orders leave to their owner what he is asked already.
        """
        await self._seal(interaction, pressed, at_once=False)

    @on_press("seal-at-once")
    async def press_seal_at_once(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Leave orders that also answer what their owner is asked already."""
        await self._seal(interaction, pressed, at_once=True)

    async def _seal(self, interaction: Interaction, pressed: Pressed, *, at_once: bool) -> None:
        decision, revision = arguments(pressed, 2)
        choice = completing(pressed.args[2:])
        answer = await Answer(interaction).begin()
        if await self._show_present(answer, pressed):
            return
        matches, user, drafted = self.services.matches, interaction.user.id, number(revision)
        try:
            done = await matches.play.act(
                pressed.match,
                user,
                decision,
                interaction.id,
                revision=drafted,
                completed_by=choice,
                at_once=at_once,
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
        desk = await self.services.matches.play.desk(pressed.match, interaction.user.id, decision)
        words = scene_at(desk.table, desk.view, viewer(interaction))
        presenter, kind = self.services.presenters[desk.table.game], desk.decision.kind
        label = presenter.form(words, kind)
        written = presenter.typed(words, kind, desk.draft, desk.written or "")
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
            user, play = interaction.user.id, self.services.matches.play
            desk = await play.draft(pressed.match, user, decision, writing(text))
        except Refused as refused:
            await show_refused(self.services, answer, pressed.match, decision, refused)
            if text.strip():
                await answer.aside(with_written("", values, answer.language))
            return
        presenter = self.services.presenters[desk.table.game]
        unread = [problem for problem in desk.unread if problem not in desk.problems]
        remark = "\n".join(presenter.problem(answer.language, problem) for problem in unread)
        letter = desk_letter(self.services, desk, answer.language, remark=remark)
        if unread:
            written = with_written("", values, answer.language)
            letter = replace(letter.with_blocks(*written.blocks), attached=written.attached)
        await self._show_desk(answer, letter, desk)

    # Taking back

    @command("undo")
    @also_by_dm
    async def undo(self, interaction: Interaction) -> None:
        """Take the asker's last open answer back, or ask the others whether they agree."""
        answer = await Answer(interaction).begin(in_place=False)
        await self._take_back(answer, (await table_here(self.services, interaction)).id, None)

    @on_press("undo")
    async def press_undo(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the answer back that a panel has confirmed."""
        decision, mark = arguments(pressed, 2)
        await self._take_back(await Answer(interaction).begin(), pressed.match, (decision, mark))

    @on_press("undo-agree")
    async def press_agree_to_undo(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Agree that an answer of somebody else is taken back."""
        decision, mark = arguments(pressed, 2)
        answer = await Answer(interaction).begin(in_place=False)
        await self._take_back(answer, pressed.match, (decision, mark), waits="undo-agreed")

    async def _take_back(
        self, answer: Answer, match: int, which: tuple[str, str] | None, *, waits: str = "undo-asked"
    ) -> None:
        interaction, say = answer.interaction, answer.language.say
        if await self.services.matches.play.take_back(match, interaction.user.id, interaction.id, which):
            await open_panel(self.services, answer, match, remark=say("undo-done"))
        else:
            await answer.say(say(waits))

    # Reading

    @on_press("record")
    async def press_record(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Hand the record of an ended match over: seed, every action, every draw follows from it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_pressed(self.services, pressed, interaction)
        content = await self.services.matches.history.record_file(pressed.match, interaction.user.id)
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

    @on_press("fair")
    async def press_fair(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Say how the seed of a match was fixed before its first move, and give its whole fingerprint."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_pressed(self.services, pressed, interaction)
        await answer.say(answer.language.say("fair", match=str(table.id), digest=table.seed_digest or ""))

    @on_press("open-entry")
    async def press_open_entry(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Let the record of an ended match show everybody what one has brought."""
        answer = await Answer(interaction).begin(in_place=False)
        await self.services.matches.history.open_entry(pressed.match, interaction.user.id)
        await answer.say(answer.language.say("entry-opened", match=str(pressed.match)))

    @on_press("hint")
    async def press_hint(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Tell in private what a computer would answer to a decision, and why."""
        (decision,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin(in_place=False)
        for busy in await told_if_busy(self.services, answer.language):
            await answer.say(busy)
        hint = await self.services.matches.play.hint(pressed.match, interaction.user.id, decision)
        presenter = self.services.presenters[hint.look.table.game]
        told = lines(presenter.hint(scene(hint.look, answer.language), hint.action, hint.reasons, hint.either))
        take = custom_id("as-hinted", pressed.match, decision, hint.token, mark_of(hint.action))
        await answer.show(Letter((told, (Button(answer.language.say("button-as-hinted"), take, "good"),))))

    @on_press("as-hinted")
    async def press_as_hinted(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Answer as the hint has said."""
        decision, token, mark = arguments(pressed, 3)
        answer = await Answer(interaction).begin()
        done = await self.services.matches.play.act_as_hinted(
            pressed.match, interaction.user.id, decision, interaction.id, token, mark
        )
        await show_done(self.services, answer, done)

    # Leaving, and what a stuck match needs

    @command("resign")
    @also_by_dm
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether the asker really wants to resign, or would rather leave the seat to a computer."""
        await self._ask(interaction, "resign", "resign-question", "button-resign", instead="hand-over")

    @on_press("hand-over")
    async def press_hand_over(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Leave the seat of whoever has pressed to a computer player, if the others agree."""
        answer = await Answer(interaction).begin()
        table = await self.services.matches.ending.leave_to_computer(pressed.match, interaction.user.id)
        left = "left-to-computer" if table.seat_of(interaction.user.id) is None else "leaves-to-computer"
        await answer.show(Letter((Text(answer.language.say(left)),)))

    @on_press("resign")
    async def press_resign(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Give up the seat of whoever has confirmed it, for good."""
        answer = await Answer(interaction).begin()
        await self.services.matches.ending.resign(pressed.match, interaction.user.id)
        await answer.show(Letter((Text(answer.language.say("resigned")),)))

    @command("abort")
    @also_by_dm
    @app_commands.default_permissions(manage_messages=True)
    async def abort(self, interaction: Interaction) -> None:
        """Ask whether the match in this channel is really to be stopped."""
        check_server(interaction)
        await self._ask(interaction, "abort", "abort-question", "button-abort", players_only=False)

    @on_press("abort")
    async def press_abort(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Stop a match for good. For members who may manage messages here."""
        answer = await Answer(interaction).begin()
        table = await self.services.matches.tables.get(pressed.match)
        if not interaction.permissions.manage_messages or interaction.channel_id != table.place.channel_id:
            raise Refused("refused-not-a-moderator")
        await self.services.matches.ending.abort(pressed.match, person(interaction))
        await answer.show(Letter((Text(answer.language.say("aborted")),)))

    @command("end")
    @also_by_dm
    async def end(self, interaction: Interaction) -> None:
        """Ask whether the asker agrees to end the match without a winner."""
        await self._ask(interaction, "agree", "end-question", "button-agree")

    @on_press("agree")
    async def press_agree_to_end(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Agree to end the match."""
        answer = await Answer(interaction).begin()
        table = await self.services.matches.ending.agree_to_end(pressed.match, interaction.user.id)
        key = "end-agreed" if table.status == "running" else "end-ended"
        await answer.show(Letter((Text(answer.language.say(key)),)))

    @command("pause")
    @also_by_dm
    async def pause(self, interaction: Interaction) -> None:
        """Ask for how long the match shall rest; while it does, whether it shall go on."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        language = answer.language
        if table.seat_of(interaction.user.id) is None:
            raise Refused("refused-not-a-player")
        if table.rests_until is not None:
            text = language.say("pause-goes-on", due=moment(table.rests_until))
            await answer.show(
                Letter((Text(text), (Button(language.say("button-go-on"), custom_id("go-on", table.id)),)))
            )
            return
        people = [one for one in table.members if one.computer is None and not one.left and not one.absent]
        alone = all(one.user_id == interaction.user.id for one in people)
        allowed = await self.services.matches.people.guild_settings(table.place.guild_id)
        lengths = tuple(
            Button(length(language, seconds), custom_id("rest", table.id, seconds))
            for seconds in rests_at(table.deadline)
            if table.alone or seconds <= allowed.pause_days * DAY
        )
        question = "pause-question-alone" if alone else "pause-question"
        await answer.show(Letter((Text(language.say(question)), lengths)))

    @on_press("rest")
    async def press_rest(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Agree that the match rests for some time."""
        (seconds,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        table = await self.services.matches.waiting.agree_to_rest(pressed.match, interaction.user.id, number(seconds))
        agreed = "pause-agreed" if table.rests_until is None else "pause-begins"
        await answer.show(Letter((Text(answer.language.say(agreed, due=moment(table.rests_until))),)))

    @on_press("go-on")
    async def press_go_on(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """End a rest that the players have agreed on."""
        answer = await Answer(interaction).begin()
        await self.services.matches.waiting.end_rest(pressed.match, interaction.user.id)
        await open_panel(self.services, answer, pressed.match)

    @command("claim")
    @also_by_dm
    async def claim(self, interaction: Interaction) -> None:
        """Claim the win of a match of two whose other player is absent."""
        check_server(interaction)
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        await self.services.matches.ending.claim_win(table.id, interaction.user.id)
        await answer.say(answer.language.say("claimed"))

    @command("extend")
    @also_by_dm
    async def extend(self, interaction: Interaction) -> None:
        """Prolong the asker's deadline, where the game allows it."""
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        due = await self.services.matches.play.extend(table.id, interaction.user.id)
        await answer.say(answer.language.say("extended", due=moment(due)))

    @command("replace")
    @also_by_dm
    async def replace(self, interaction: Interaction) -> None:
        """Offer the asker the seat of a player who has gone missing; who plays here may give it to a computer."""
        check_server(interaction)
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        mine = table.seat_of(interaction.user.id)
        plays = mine is not None
        free = [
            one
            for one in table.members
            if one.seat != mine and (one.absent or (not plays and one.computer and one.computer.stands_in))
        ]
        if not free:
            raise Refused("refused-nobody-absent")
        verb = "stand-in" if plays else "replace"
        buttons = tuple(
            Button(answer.language.say(f"button-{verb}", name=one.name), custom_id(verb, table.id, one.seat), "main")
            for one in free
        )
        names = answer.language.list([bold(one.name) for one in free])
        text = answer.language.say(f"{verb}-question", names=names, count=len(free))
        await answer.show(Letter((Text(text), buttons)))

    @on_press("stand-in")
    async def press_stand_in(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Agree that a computer plays for an absent player."""
        (seat,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        table = await self.services.matches.ending.vote_for_computer(pressed.match, interaction.user.id, number(seat))
        agreed = "stand-in-plays" if table.members[number(seat)].computer else "stand-in-agreed"
        await answer.show(Letter((Text(answer.language.say(agreed)),)))

    @on_press("replace")
    async def press_replace(self, interaction: Interaction, pressed: Pressed, values: tuple[str, ...]) -> None:
        """Take the seat of an absent player over."""
        (seat,) = arguments(pressed, 1)
        answer = await Answer(interaction).begin()
        await table_pressed(self.services, pressed, interaction)
        table = await self.services.matches.ending.replace(pressed.match, person(interaction), number(seat))
        if table.seat_of(interaction.user.id) is None:
            await answer.show(Letter((Text(answer.language.say("replaces-soon")),)))
            return
        await open_panel(self.services, answer, table.id, remark=answer.language.say("replaced"))

    # Shared

    async def _ask(
        self,
        interaction: Interaction,
        verb: str,
        question: str,
        button: str,
        *,
        players_only: bool = True,
        instead: str = "",
    ) -> None:
        answer = await Answer(interaction).begin(in_place=False)
        table = await table_here(self.services, interaction)
        seat = table.seat_of(interaction.user.id)
        if players_only and seat is None:
            raise Refused("refused-not-a-player")
        language = answer.language
        text = language.say(question, game=self.services.presenters[table.game].title(language))
        buttons: tuple[Button, ...] = (Button(language.say(button), custom_id(verb, table.id), "danger"),)
        if instead and any(one.computer is None and not one.left for one in table.members if one.seat != seat):
            buttons = (Button(language.say(f"button-{instead}"), custom_id(instead, table.id), "main"), *buttons)
        await answer.show(Letter((Text(text), Separator(), buttons)))
