"""During the match: look, prepare an answer, act, take an answer back, prolong a deadline."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.games.contract import STANDING, AnyGame, Decision, GameError, Seat
from bot.matches.changes import moves
from bot.matches.changes.moves import comes_back, mark_of
from bot.matches.keeper import ServicePart, one_writer
from bot.matches.thoughts import of_person
from bot.matches.types import Done, Hint, Look, Refused
from bot.matches.value.desks import Desk, Edit
from bot.matches.value.earlier import MOST_CHANGES, changes_of_mind, last_answer
from bot.matches.value.match import Change, Match, seen_by
from bot.matches.value.messages import asked as asked_of
from bot.matches.value.messages import orders_followed
from bot.matches.value.seats import ADVISER, people_in, voters_in
from bot.matches.value.upgrading import heard_of, read_value
from bot.players.choosing import reasons
from bot.players.computer_player import Weighed, as_good, drawn
from bot.players.quick_chance import QuickChance
from bot.players.thinking.thinker import Thought
from bot.store.kept import choices, earlier, matches, timers
from bot.store.outgoing import Asked, Notice
from bot.store.rows import ActionRow, DraftRow, EarlierRow

HINT_TOKEN_BYTES = 8


class Play(ServicePart):
    """What players do in a running match: look, prepare an answer, answer, take it back, prolong a deadline."""

    # Looking

    async def look(
        self, match_id: int, user_id: int | None = None, *, seat: Seat | None = None, channel_id: int | None = None
    ) -> Look:
        """Show a match to somebody as his seat sees it, or (no seat, or None) as everybody does.

        With `seat` it shows what that seat sees: for tests and for whoever runs the bot. With `channel_id` it is shown
        to its players and in its own channel only; elsewhere it is refused as if it did not exist.
        """
        match = await self._keeper.load(match_id, seen_by(user_id, channel_id))
        if user_id is not None:
            member = match.member(user_id)
            seat = None if member is None else member.seat
        return match.look(seat, self._keeper.now())

    async def desk(self, match_id: int, user_id: int, decision_id: str | None = None) -> Desk:
        """Show somebody one of his open decisions (None: the first that still needs an answer) and his draft.

        Reads only, and waits for nobody. Raises Refused if nothing is asked of him, or not this any more.
        """
        return (await self._question(match_id, user_id, decision_id))[1]

    async def desk_or_look(
        self, match_id: int, user_id: int, decision_id: str | None = None, *, channel_id: int | None = None
    ) -> Look:
        """Show somebody a decision: the one that is named or, if that is gone, the first that still needs an answer.

        Whom nothing is asked, and who does not play, gets what `look` shows. Raises Refused as that does.
        """
        match = await self._keeper.load(match_id, seen_by(user_id, channel_id))
        member = match.member(user_id)
        look = match.look(None if member is None else member.seat, self._keeper.now())
        decision = look.find(decision_id) or look.upcoming or next((one for one, _ in look.decisions), None)
        if decision is None:
            return look
        match.check_running()
        return await self._drafted(match, look, decision)

    async def desk_after(self, look: Look, decision: Decision) -> Desk:
        """Show an unanswered decision to the seat that has just looked; only its draft is read."""
        row = await self._keeper.store.read(lambda tx: choices.draft(tx, look.table.id, decision.id))
        return _desk(self._keeper.games[look.table.game], look, decision, row)

    # Preparing an answer

    @one_writer
    async def draft(self, match_id: int, user_id: int, decision_id: str, edit: Edit) -> Desk:
        """Change a half-made action. Raises Refused as the edit does, or if the decision is gone."""
        match, desk = await self._question(match_id, user_id, decision_id)
        return await self._keep_draft(match, edit(desk))

    async def note_panel(self, seen: Look, user_id: int, place: tuple[int, int]) -> None:
        """Note what is asked by the panel that a direct message (its channel, its number) has become."""
        asked: tuple[Asked, ...] = ()
        if isinstance(seen, Desk) and seen.decision.kind != STANDING:
            asked = (asked_of(seen.decision, {} if seen.due is None else {seen.decision.id: seen.due}),)
        if seen.seat is not None:
            posts = self._keeper.store.posts
            await posts.pressed(seen.table.id, user_id, place, seen.seat, asked, to_json(seen.view))

    async def note_press(self, match_id: int, message_id: int) -> None:
        """Note that somebody has pressed a message: the board of a table answers with how things stand now."""
        if await self._keeper.store.posts.hasten(match_id, message_id):
            self._keeper.on_outgoing()

    @one_writer
    async def clear(self, match_id: int, user_id: int, decision_id: str) -> Desk:
        """Begin a half-made action anew; a standing order that is cleared is taken back."""
        match, desk = await self._question(match_id, user_id, decision_id)
        return await self._keep_draft(match, desk.cleared(), without_plan=desk.decision.kind == STANDING)

    # Acting

    @one_writer
    async def act(
        self,
        match_id: int,
        user_id: int,
        decision_id: str,
        interaction_id: int,
        action: Any | None = None,
        *,
        revision: int | None = None,
        completed_by: tuple[str, int] | None = None,
        at_once: bool = True,
    ) -> Done:
        """Answer a decision, with an action or (None) with what the draft makes.

        `completed_by` is a question of the draft and the place of the choice that is still taken into it.
        An interaction that was carried out before changes nothing and is answered with what it led to, but for orders,
        which are left once more. A sealed answer that is in may be replaced until it is resolved. The answer to the
        standing question becomes the seat's standing order, which answers `at_once` what is asked already, or leaves
        that to its owner. Raises Refused if the question is gone, if the draft is not of the `revision` that was meant,
        if the answer is not complete, or with all that the rules have against it.
        """
        match, done = await self._pressed(match_id, user_id, interaction_id)
        if done is not None:
            return done
        match.check_running()
        member, occasion = match.player(user_id), self._keeper.occasion(interaction_id)
        async with self._keeper.careful(match, decision_id):
            look = match.look(member.seat, occasion.now)
            decision, game, given = _find(look, decision_id), match.game, action
            if action is None:
                action = _finished(await self._drafted(match, look, decision), revision, completed_by)
            if decision.kind == STANDING:
                action = _through_json(game.types.plan, action, "refused-plan-unreadable")
                change = moves.order(match, member, action, self._keeper.occasion(), at_once=at_once)
            else:
                action = _through_json(game.types.action, action, "refused-answer-unreadable")
                if given is not None and (problems := game.problems(look.view, decision, action)):
                    raise Refused.by_rules(game.key, *problems)
                change = moves.answer_decision(match, member, decision, action, occasion)
        undo = None if decision.kind == STANDING else comes_back(change, member.seat)
        return msgspec.structs.replace(await self._carried_out(match, change, look, action), undo=undo)

    @one_writer
    async def reopen(self, match_id: int, user_id: int, decision_id: str, interaction_id: int) -> Done:
        """Take a sealed answer back, so that nothing is resolved before it is sealed again.

        Its deadline stays as it was, and a standing order leaves it alone from now on. Raises Refused if no answer is
        in, if its deadline is over, or if the game does not allow it.
        """
        match, done = await self._pressed(match_id, user_id, interaction_id)
        if done is not None:
            return done
        match.check_running()
        member, occasion = match.player(user_id), self._keeper.occasion(interaction_id)
        look = match.look(member.seat, occasion.now)
        decision = _find(look, decision_id)
        answer = await self._keeper.store.read(lambda tx: matches.latest_answer(tx, match_id, decision_id, member.seat))
        sealed_at = None if answer is None else answer.at
        async with self._keeper.careful(match, decision_id):
            change = moves.reopen(match, member, decision, sealed_at, occasion)
        return await self._carried_out(match, change, look)

    @one_writer
    async def take_back(
        self, match_id: int, user_id: int, interaction_id: int, answer: tuple[str, str] | None = None
    ) -> bool:
        """Take one's last open answer back (None), or agree that somebody else does; tell whether that has happened.

        `answer` is the decision and the `mark` of what everybody has heard of the last answer to it. It comes back at
        once if nobody else has acted since, but while others wait no more than `MOST_CHANGES` times in a turn; else
        when all have agreed who are neither absent nor have left, and whoever asks first asks the others. Whether that
        can be follows from what everybody knows (`kept_after`, `changes_of_mind`), so a refusal tells nothing of sealed
        answers or plans. Raises Refused if it cannot be taken back, or not any more.
        """
        store, occasion = self._keeper.store, self._keeper.occasion(interaction_id)
        if await store.read(lambda tx: matches.by_interaction(tx, interaction_id)) is not None:
            return True
        match = await self._keeper.load_running(match_id)
        mine, rows = match.player(user_id).seat, await self._earlier(match)
        owners = [one.seat for one in rows if answer is None or one.decision == answer[0]]
        seat = owners[-1] if answer is not None and owners else mine
        row = last_answer(rows, seat)
        if row is None:
            raise Refused("refused-nothing-to-undo" if answer is None else "refused-undo-gone")
        kind = f"undo-{row.number}"
        async with store.reading() as tx:
            line, *_ = await matches.log_after(tx, match_id, row.number - 1)
            before = await choices.ballots_of(tx, match_id, kind)
            changes = changes_of_mind(await matches.course_of(tx, match_id), seat)
        wish, times = moves.wish_to_undo(match, row, rows, line, occasion.now)
        agreed = before | {mine}
        if answer not in (None, (wish.decision, wish.mark)) or seat not in agreed:
            raise Refused("refused-undo-gone")
        left = tuple(one for one in wish.left if one not in agreed)
        if not wish.left and changes > MOST_CHANGES and voters_in(match.members) - {seat}:
            raise Refused("refused-undo-often", most=MOST_CHANGES)
        if not left:
            undone = [one for one in rows if one.number >= row.number]
            async with self._keeper.careful(match, f"undo {row.decision}"):
                change = moves.undo(match, undone, wish, times, mine, occasion)
            await self._keeper.write(match, replace(change, granted=[kind] if wish.left else ()))
        else:
            button = ("undo-agree", wish.decision, wish.mark)
            poll, _ = await self._keeper.counted(match, match.members[seat], kind, *button, line=row.number)
            poll = msgspec.structs.replace(poll, left=left)
            asks = Notice(key="notice-undo-asked", undo=wish, poll=poll)
            await self._keeper.write(match, Change(agreed=[(kind, mine)], asks=asks))
        return not left

    async def _earlier(self, match: Match) -> tuple[EarlierRow, ...]:
        """Read to which positions a match can go back. Raises Refused where nothing is ever taken back."""
        if not match.game.takebacks:
            raise Refused("refused-undo-never")
        if match.terms.undo == "off":
            raise Refused("refused-undo-off")
        return await self._keeper.store.read(lambda tx: earlier.of_match(tx, match.row.id))

    @one_writer
    async def extend(self, match_id: int, user_id: int) -> int | None:
        """Prolong somebody's deadline by the table's, as often as the game allows, and give the new one.

        It is the deadline of his first open decision outside reaction windows (where it would show who is asked), and
        of those that share its clock.
        """
        match = await self._keeper.load_running(match_id)
        change, due = moves.extend(match, match.player(user_id), self._keeper.now())
        await self._keeper.write(match, change)
        return due

    # Computers

    async def wait_for_computers(self) -> float:
        """Tell in how many seconds computers answer that are asked now, as far as can be foreseen.

        Where other processes think it is the time by which the latest of them is late.
        """
        thoughts, store = self._keeper.thoughts, self._keeper.store
        here = 0.0 if thoughts is None else thoughts.chooser.expected_wait
        if not store.shared:
            return here
        return max(here, await store.read(lambda tx: timers.late_thoughts(tx, self._keeper.now())))

    async def hint(self, match_id: int, user_id: int, decision_id: str) -> Hint:
        """Tell somebody what a computer would answer to one of his open questions, as his seat sees the match.

        Where other people play it is counted, and told after the match. Raises Refused where they have not agreed to
        hints, and if the question is gone.
        """
        match = await self._keeper.load_running(match_id)
        look, thought = self._hinted(match, user_id, decision_id)
        if len(people_in(match.members)) > 1:
            await self._keeper.store.write(lambda tx: matches.count_hint(tx, match_id, thought.decision.seat))
        action, either = await self._advised(thought)
        why = reasons(match.game, look.view, thought.decision, action)
        return Hint(look=look, action=action, either=either, reasons=why, token=thought.salt)

    async def act_as_hinted(
        self, match_id: int, user_id: int, decision_id: str, interaction_id: int, token: str, mark: str
    ) -> Done:
        """Answer a question as a hint has said, which is thought once more; `mark` is that of its action.

        Raises Refused if the hint would be another one by now.
        """
        match = await self._keeper.load_running(match_id)
        _, thought = self._hinted(match, user_id, decision_id, token)
        action, _ = await self._advised(thought)
        if mark_of(action) != mark:
            raise Refused("refused-board-has-changed")
        return await self.act(match_id, user_id, decision_id, interaction_id, action)

    def _hinted(self, match: Match, user_id: int, decision_id: str, token: str | None = None) -> tuple[Look, Thought]:
        """Show somebody's seat, and what a computer would think about in it, of which he may hear. Raises Refused."""
        look = match.look(match.player(user_id).seat, self._keeper.now())
        decision = _find(look, decision_id)
        if not look.table.gives_hints or self._keeper.thoughts is None or decision.kind == STANDING:
            raise Refused("refused-no-hints")
        token = _hint_token(look, decision) if token is None else token
        return look, Thought(match.game, look.view, decision, ADVISER, token, of_person(user_id))

    async def _advised(self, thought: Thought) -> tuple[Any, Any | None]:
        """Draw an answer as a computer would, and give another one that it would give as gladly, if there is one."""
        game, view, decision, thoughts = thought.game, thought.view, thought.decision, self._keeper.thoughts
        assert thoughts is not None
        weighed: Sequence[Weighed] | None = None
        if game.forced(view, decision) is None:
            weighed = await thoughts.chooser.weigh(thought)
        if weighed:
            action = drawn(weighed, QuickChance(thought.salt))
            if not game.problems(view, decision, action):
                return action, as_good(weighed, action)
        return await thoughts.chooser.choose(thought, extra=True), None

    # Shared

    async def _carried_out(self, match: Match, change: Change, look: Look, action: Any | None = None) -> Done:
        """Store what somebody has done, and say what it has led to; `look` is what its seat saw before."""
        assert look.seat is not None
        assert change.copy is not None
        stored = await self._keeper.write(match, change)
        return Done(
            look=stored.look(look.seat, self._keeper.now()),
            events=change.copy.events_for(look.seat),
            view=look.view,
            action=action,
            orders_followed=orders_followed(change.copy, look.seat),
            lines=range(stored.row.actions - len(change.lines) + 1, stored.row.actions + 1),
        )

    async def _question(self, match_id: int, user_id: int, decision_id: str | None) -> tuple[Match, Desk]:
        match = await self._keeper.load_running(match_id)
        look = match.look(match.player(user_id).seat, self._keeper.now())
        if decision_id is not None:
            decision = _find(look, decision_id)
        elif look.decisions:
            decision = look.upcoming or look.decisions[0][0]
        else:
            raise Refused("refused-nothing-to-decide")
        return match, await self._drafted(match, look, decision)

    async def _drafted(self, match: Match, look: Look, decision: Decision) -> Desk:
        """Read what a seat has half answered to a decision, and what it has sealed."""
        game, match_id, seat = match.game, match.row.id, decision.seat

        async def read(tx: AsyncConnection) -> tuple[DraftRow | None, ActionRow | None]:
            row = await choices.draft(tx, match_id, decision.id)
            return row, await matches.latest_answer(tx, match_id, decision.id, seat) if decision.answered else None

        row, answer = await self._keeper.store.read(read)
        if decision.kind == STANDING:
            order = match.standing_orders().get(seat)
            sealed = None if order is None else order.plan
        else:
            sealed = None if answer is None else read_value(game, "action", answer.payload, answer.rules_version)
        ahead = game.given_ahead(look.view, decision) if decision.answered and sealed is None else None
        reopens = decision.answered and decision.kind in game.reopens and not moves.is_overdue(match, decision)
        desk = _desk(game, look, decision, row)
        return msgspec.structs.replace(desk, sealed=sealed or ahead, ahead=ahead is not None, reopens=reopens)

    async def _keep_draft(self, match: Match, desk: Desk, *, without_plan: bool = False) -> Desk:
        desk = msgspec.structs.replace(desk, sealed=None if without_plan else desk.sealed).worked_out()
        row = DraftRow(
            match_id=match.row.id,
            decision=desk.decision.id,
            seat=desk.decision.seat,
            draft=to_json(desk.draft),
            rules_version=match.game.version,
            revision=desk.revision,
        )

        async def keep(tx: AsyncConnection) -> None:
            await matches.hold(tx, row.match_id, match.row.version)
            if without_plan:
                await choices.drop_plan(tx, row.match_id, row.seat)
            await choices.put_draft(tx, row)

        await self._keeper.store.write(keep)
        return desk

    async def _pressed(self, match_id: int, user_id: int, interaction_id: int) -> tuple[Match, Done | None]:
        """Read a match, and what an interaction has led to if it was carried out before."""

        async def read(tx: AsyncConnection) -> tuple[Match, bytes | None, ActionRow | None]:
            match, snapshot = await self._keeper.read(tx, match_id)
            return match, snapshot, await matches.by_interaction(tx, interaction_id)

        match, snapshot, line = await self._keeper.store.read(read)
        match = await self._keeper.understood(match, snapshot)
        if line is None:
            return match, None
        member = match.member(user_id)
        if line.match_id != match_id or member is None or member.seat != line.seat:
            raise Refused("refused-board-has-changed")
        game, look = match.game, match.look(member.seat, self._keeper.now())
        seen = heard_of(game, line, member.seat)
        action = read_value(game, "action", line.payload, line.rules_version) if line.kind == "act" else None
        return match, Done(look=look, events=seen, view=look.view, action=action, repeated=True)


def _find(look: Look, decision_id: str) -> Decision:
    """Find an open decision of a seat, or its standing question. Raises Refused if it is gone."""
    decision = look.find(decision_id)
    if decision is None:
        raise Refused("refused-board-has-changed")
    return decision


def _hint_token(look: Look, decision: Decision) -> str:
    """Give what a hint follows from beside the view: the same as long as the same is asked, so that it is as well."""
    asked = to_json((look.table.id, decision.id, look.view))
    return blake2b(asked, digest_size=HINT_TOKEN_BYTES).hexdigest()


def _desk(game: AnyGame, look: Look, decision: Decision, row: DraftRow | None) -> Desk:
    draft, revision = _draft(game, look.view, decision, row), 0 if row is None else row.revision
    return Desk(**msgspec.structs.asdict(look), game=game, decision=decision, draft=draft, revision=revision)


def _draft(game: AnyGame, view: Any, decision: Decision, row: DraftRow | None) -> Any:
    """Read a stored draft, or begin one. What the rules of today cannot read stays stored until it is written over."""
    if row is not None and row.seat == decision.seat:
        with suppress(GameError, msgspec.DecodeError):
            return read_value(game, "draft", row.draft, row.rules_version)
    return game.blank(view, decision)


def _finished(desk: Desk, revision: int | None, completed_by: tuple[str, int] | None) -> Any:
    """Make the action of a stored draft. Raises Refused if it is not complete, or with what is wrong with it."""
    if revision is not None:
        desk = desk.at(revision)
    if completed_by is not None:
        desk = desk.push(*completed_by)
    if desk.problems:
        raise Refused.by_rules(desk.game.key, *desk.problems)
    if desk.action is None:
        raise Refused("refused-incomplete")
    return desk.action


def _through_json(type_: Any, answer: Any, otherwise: str) -> Any:
    """Write an answer as JSON and read it again, as a replay will. Raises Refused with a key if it cannot be read."""
    try:
        return from_json(to_json(answer), type_)
    except (TypeError, msgspec.MsgspecError) as error:
        raise Refused(otherwise) from error
