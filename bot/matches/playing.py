"""During the match: look, prepare an answer, act, take an answer back, prolong a deadline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from zlib import crc32

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.games.contract import PLAN, AnyGame, Decision, GameError, Problem, Question, Seat
from bot.games.record import taken_back
from bot.matches.base import (
    STAND_IN,
    Base,
    Change,
    Loaded,
    MaySee,
    check_running,
    one_writer,
    people_in,
    quiet_of,
)
from bot.matches.desks import after_press, desk_of, find_question, read_typed, taken, with_other_pages
from bot.matches.earlier import Kept, is_free, last_answer
from bot.matches.messages import about_time, is_duty, orders_followed
from bot.matches.messages import asked as asked_of
from bot.matches.schedule import prolonged
from bot.matches.types import Desk, Done, Hint, Look, Refused, refused_by
from bot.matches.upgrading import read_events, read_value
from bot.matches.working_copy import StandingOrder, WorkingCopy
from bot.players.choosing import reasons
from bot.store import choices, matches, posts
from bot.store.outgoing import Addressed, Asked
from bot.store.rows import ActionRow, DraftRow, MatchRow, MemberRow, PlanRow

TYPED_AT_MOST = 4000
HINT_TOKEN_BYTES = 8


@dataclass(frozen=True)
class _Asked:
    """A decision of somebody, with what he has half answered and (`sealed`) the answer that is in."""

    loaded: Loaded
    look: Look
    decision: Decision
    draft: Any
    revision: int
    sealed: Any | None

    def find(self, question: str) -> Question | None:
        """Find a question about the draft."""
        return find_question(self.loaded.game, self.look.view, self.decision, self.draft, question)


class Playing(Base):
    """What players do in a running match: look, prepare an answer, answer, take it back, prolong a deadline."""

    # Looking

    async def look(
        self, match_id: int, user_id: int | None = None, *, seat: Seat | None = None, channel_id: int | None = None
    ) -> Look:
        """Show a match to somebody as his seat sees it, or (no seat, or None) as everybody does.

        With `seat` it shows what that seat sees: for tests and for whoever runs the bot. With `channel_id` it is shown
        to its players and in its own channel only; elsewhere it is refused as if it did not exist.
        """
        loaded = await self._load(match_id, seen_by(user_id, channel_id))
        if user_id is not None:
            member = loaded.member(user_id)
            seat = None if member is None else member.seat
        return self._look(loaded, seat)

    async def desk(self, match_id: int, user_id: int, decision_id: str | None = None) -> Desk:
        """Show somebody one of his open decisions (None: the first that still needs an answer) and his draft.

        Reads only, and waits for nobody. Raises Refused if nothing is asked of him, or not this any more.
        """
        return self._desk(await self._question(match_id, user_id, decision_id))

    async def desk_or_look(
        self, match_id: int, user_id: int, decision_id: str | None = None, *, channel_id: int | None = None
    ) -> Desk | Look:
        """Show somebody a decision: the one that is named or, if that is gone, the first that still needs an answer.

        Whom nothing is asked, and who does not play, gets what `look` shows. Raises Refused as that does.
        """
        loaded = await self._load(match_id, seen_by(user_id, channel_id))
        member = loaded.member(user_id)
        look = self._look(loaded, None if member is None else member.seat)
        decision = look.find(decision_id) or look.upcoming or next((one for one, _ in look.decisions), None)
        if decision is None:
            return look
        check_running(loaded)
        return self._desk(await self._drafted(loaded, look, decision))

    async def desk_after(self, look: Look, decision: Decision) -> Desk:
        """Show an unanswered decision to the seat that has just looked; only its draft is read."""
        game = self.games[look.table.game]
        row = await self._store.read(lambda tx: choices.draft(tx, look.table.id, decision.id))
        return desk_of(game, look, decision, _draft(game, look.view, decision, row), 0 if row is None else row.revision)

    # Preparing an answer

    @one_writer
    async def choose(
        self,
        match_id: int,
        user_id: int,
        decision_id: str,
        question: str,
        chosen: Sequence[str],
        *,
        page: slice | None = None,
    ) -> Desk:
        """Answer one question of a half-made action. Raises Refused if it was not offered.

        With `page` only that part of the choices was shown: what is chosen of the others stays chosen.
        """
        asked = await self._question(match_id, user_id, decision_id)
        if page is not None and (offered := asked.find(question)) is not None:
            chosen = with_other_pages(offered, page, chosen)
        return await self._choose(asked, question, chosen)

    @one_writer
    async def push(
        self, match_id: int, user_id: int, decision_id: str, question: str, place: int, revision: int
    ) -> Desk:
        """Press the button of the choice at a place, as a revision of the draft has offered it.

        Raises Refused if the draft is another one by now.
        """
        asked = await self._question(match_id, user_id, decision_id)
        if asked.revision != revision:
            raise Refused("refused-draft-has-changed")
        return await self._choose(asked, question, after_press(asked.find(question), place))

    async def note_panel(self, seen: Desk | Look, user_id: int, place: tuple[int, int]) -> None:
        """Note what is asked by the panel that a direct message (its channel, its number) has become."""
        asked: tuple[Asked, ...] = ()
        if isinstance(seen, Desk) and seen.decision.kind != PLAN:
            asked = (asked_of(seen.decision, {} if seen.due is None else {seen.decision.id: seen.due}),)
        if seen.seat is not None:
            await self._store.posts.pressed(seen.table.id, user_id, place, seen.seat, asked, to_json(seen.view))

    async def note_press(self, match_id: int, message_id: int) -> None:
        """Note that somebody has pressed a message: the board of a table answers with how things stand now."""
        if await self._store.posts.hasten(match_id, message_id):
            self.on_outgoing()

    async def _choose(self, asked: _Asked, question: str, chosen: Sequence[str]) -> Desk:
        game = asked.loaded.game
        draft = taken(game, asked.look.view, asked.decision, asked.draft, question, chosen)
        return await self._keep_draft(asked, draft)

    @one_writer
    async def write(self, match_id: int, user_id: int, decision_id: str, text: str) -> tuple[Desk, tuple[Problem, ...]]:
        """Read a typed answer into the draft; gives a problem for each part that could not be read."""
        if len(text) > TYPED_AT_MOST:
            raise Refused("refused-text-too-long", most=TYPED_AT_MOST)
        asked = await self._question(match_id, user_id, decision_id)
        reading = read_typed(asked.loaded.game, asked.look.view, asked.decision, asked.draft, text)
        return await self._keep_draft(asked, reading.draft), reading.problems

    @one_writer
    async def clear(self, match_id: int, user_id: int, decision_id: str) -> Desk:
        """Begin a half-made action anew; a standing order that is cleared is taken back."""
        asked = await self._question(match_id, user_id, decision_id)
        blank = asked.loaded.game.blank(asked.look.view, asked.decision)
        return await self._keep_draft(asked, blank, without_plan=asked.decision.kind == PLAN)

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
    ) -> Done:
        """Answer a decision, with an action or (None) with what the draft makes.

        `completed_by` is a question of the draft and the place of the choice that is still taken into it.
        An interaction that was carried out before changes nothing and is answered with what it led to. A sealed
        answer that is in may be replaced until it is resolved. The answer to the standing question becomes the seat's
        standing order. Raises Refused if the question is gone, if the draft is not of the `revision` that was meant, if
        the answer is not complete, or with all that the rules have against it.
        """
        loaded, done = await self._pressed(match_id, user_id, interaction_id)
        if done is not None:
            return done
        check_running(loaded)
        member = self._seat(loaded, user_id)
        async with self._careful(loaded, decision_id):
            look = self._look(loaded, member.seat)
            decision, game = _find(look, decision_id), loaded.game
            if action is None:
                action = await self._finished(game, look, decision, revision, completed_by)
            elif decision.kind != PLAN:
                action = _through_json(game.types.action, action)
                if problems := game.problems(look.view, decision, action):
                    raise Refused.by_rules(game.key, *problems)
            if decision.kind == PLAN:
                return await self._leave_plan(loaded, member, look, action)
            copy = loaded.working_copy()
            with refused_by(game):
                copy.act(decision, action, "player")
            copy.settle(loaded.standing_orders())
            change = self._advanced(
                loaded,
                copy,
                actor=member.seat,
                interaction_id=interaction_id,
                members=changed(member, saved=self._saved_by(loaded, member, decision), misses=0, gone=False),
            )
        stored = await self._write(loaded, change)
        done = self._done(stored, copy, look, action)
        return msgspec.structs.replace(done, undo=_comes_back(copy, change.kept, member.seat))

    @one_writer
    async def reopen(self, match_id: int, user_id: int, decision_id: str, interaction_id: int) -> Done:
        """Take a sealed answer back, so that nothing is resolved before it is sealed again.

        Its deadline stays as it was, and a standing order leaves it alone from now on. Raises Refused if no answer is
        in, if its deadline is over, or if the game does not allow it.
        """
        loaded, done = await self._pressed(match_id, user_id, interaction_id)
        if done is not None:
            return done
        check_running(loaded)
        member = self._seat(loaded, user_id)
        look = self._look(loaded, member.seat)
        decision = _find(look, decision_id)
        if not decision.answered:
            raise Refused("refused-nothing-sealed")
        if _is_overdue(loaded, decision):
            raise Refused("refused-too-late-to-reopen")
        if decision.kind not in loaded.game.reopens:
            raise Refused.by_rules(loaded.game.key, Problem("sealed-for-good"))
        answer = await self._store.read(lambda tx: matches.latest_answer(tx, match_id, decision_id, member.seat))
        # What this answer has saved: nobody gains by sealing and taking back by turns.
        given_back = 0 if answer is None else max(0, loaded.dues().get(decision_id, 0) - answer.at)
        async with self._careful(loaded, decision_id):
            copy = loaded.working_copy()
            with refused_by(loaded.game):
                copy.reopen(decision)
            change = self._advanced(
                loaded,
                copy,
                actor=member.seat,
                interaction_id=interaction_id,
                members=changed(member, saved=max(0, member.saved - given_back), misses=0, gone=False),
            )

        async def leave_it_to_him(tx: AsyncConnection) -> None:
            plan = loaded.plans.get(member.seat)
            if plan is not None:
                not_for = f"{plan.not_for} {decision_id}".strip()
                await choices.put_plan(tx, msgspec.structs.replace(plan, not_for=not_for))

        stored = await self._write(loaded, replace(change, also=leave_it_to_him))
        return self._done(stored, copy, look)

    @one_writer
    async def extend(self, match_id: int, user_id: int) -> int | None:
        """Prolong somebody's deadline by the table's, as often as the game allows, and give the new one.

        It is the deadline of his first open decision outside reaction windows (where it would show who is asked), and
        of those that share its clock.
        """
        loaded = await self._load_running(match_id)
        member = self._seat(loaded, user_id)
        row, dues = loaded.row, loaded.dues()
        if loaded.game.extensions == 0:
            raise Refused("refused-no-extensions", game=row.game)
        if row.deadline is None:
            raise Refused("refused-no-deadline")
        mine = [one for one in loaded.open_decisions() if one.seat == member.seat and not one.answered]
        mine = [one for one in mine if not one.window and one.id in dues]
        if not mine:
            raise Refused("refused-nothing-to-extend")
        if member.extensions >= loaded.game.extensions:
            raise Refused("refused-extensions-used", most=loaded.game.extensions)
        first = min(mine, key=lambda one: dues[one.id])
        together = [one for one in mine if one is first or (one.clock and one.clock == first.clock)]
        mine_quiet = quiet_of(member, row.deadline)
        schedule = prolonged(loaded.timers, together, self.now(), row.deadline, mine_quiet)
        due = schedule.dues[first.id]
        notice = about_time("notice-extended", due, together)
        used = msgspec.structs.replace(member, extensions=member.extensions + 1)
        await self._write(loaded, Change(members=[used], schedule=schedule, said=[Addressed(notice)]))
        return due

    async def hint(self, match_id: int, user_id: int, decision_id: str) -> Hint:
        """Tell somebody what a computer would answer to one of his open questions, as his seat sees the match.

        Where other people play it is counted, and told after the match. Raises Refused where they have not agreed to
        hints, and if the question is gone.
        """
        loaded = await self._load_running(match_id)
        look, decision = self._hinted(loaded, user_id, decision_id)
        assert look.seat is not None
        if len(people_in(loaded.members)) > 1:
            async with self._store.writing() as tx:
                await matches.count_hint(tx, match_id, look.seat)
        token = self._entropy(HINT_TOKEN_BYTES).hex()
        action = await self._advised(loaded.game, look, decision, token)
        return Hint(look=look, action=action, reasons=reasons(loaded.game, look.view, decision, action), token=token)

    async def act_as_hinted(
        self, match_id: int, user_id: int, decision_id: str, interaction_id: int, token: str, mark: str
    ) -> Done:
        """Answer a question as a hint has said, which is thought once more; `mark` is that of its action.

        Raises Refused if the hint would be another one by now.
        """
        loaded = await self._load_running(match_id)
        look, decision = self._hinted(loaded, user_id, decision_id)
        action = await self._advised(loaded.game, look, decision, token)
        if mark_of(action) != mark:
            raise Refused("refused-board-has-changed")
        return await self.act(match_id, user_id, decision_id, interaction_id, action)

    def _hinted(self, loaded: Loaded, user_id: int, decision_id: str) -> tuple[Look, Decision]:
        """Show somebody's seat and his question, of which he may hear what a computer would do. Raises Refused."""
        look = self._look(loaded, self._seat(loaded, user_id).seat)
        decision = _find(look, decision_id)
        if not look.table.gives_hints or self.thoughts is None or decision.kind == PLAN:
            raise Refused("refused-no-hints")
        return look, decision

    async def _advised(self, game: AnyGame, look: Look, decision: Decision, token: str) -> Any:
        assert self.thoughts is not None
        return await self.thoughts.choose(game, look.view, decision, STAND_IN, token)

    def _saved_by(self, loaded: Loaded, member: MemberRow, decision: Decision) -> int:
        """Give the seconds that somebody has saved once he has answered a decision, at most the time for a turn.

        Only what everybody knows that he had to answer saves time, and that once: a new answer saves nothing more.
        """
        deadline, due = loaded.row.deadline, loaded.dues().get(decision.id)
        if deadline is None or due is None or decision.answered or not is_duty(decision):
            return member.saved
        return min(deadline, member.saved + max(0, due - max(self.now(), member.away_until or 0)))

    # Standing orders

    async def _leave_plan(self, loaded: Loaded, member: MemberRow, look: Look, plan: Any) -> Done:
        match_id = loaded.row.id
        try:
            stored = to_json(plan)
            plan = from_json(stored, loaded.game.types.plan)
        except (TypeError, msgspec.MsgspecError) as error:
            raise Refused("refused-plan-unreadable") from error
        row = PlanRow(match_id, member.seat, stored, loaded.game.version)
        copy, order = loaded.working_copy(), StandingOrder(plan)
        copy.answer_windows(member.seat, order)
        copy.settle({**loaded.standing_orders(), member.seat: order})
        change = self._advanced(loaded, copy, actor=member.seat, members=present(member))
        advanced = await self._write(loaded, replace(change, also=partial(choices.put_plan, row=row)))
        return self._done(advanced, copy, look, plan)

    # Shared

    def _done(self, advanced: Loaded, copy: WorkingCopy, look: Look, action: Any | None = None) -> Done:
        """Say what an action has led to; `look` is what its seat saw before."""
        assert look.seat is not None
        return Done(
            look=self._look(advanced, look.seat),
            events=copy.events_for(look.seat),
            view=look.view,
            action=action,
            orders_followed=orders_followed(copy, look.seat),
            lines=range(advanced.row.actions - len(copy.lines) + 1, advanced.row.actions + 1),
        )

    async def _leave(self, loaded: Loaded, member: MemberRow, *notices: Addressed) -> Loaded:
        """Take a seat out of the match, and with it everything that it had prepared."""
        seat = member.seat
        left = msgspec.structs.replace(member, left=True)
        async with self._careful(loaded, f"leave {seat}"):
            copy = loaded.working_copy()
            with refused_by(loaded.game):
                copy.leave(seat)
            copy.settle({of: plan for of, plan in loaded.standing_orders().items() if of != seat})
            change = self._advanced(loaded, copy, members=[left], notices=notices)

        values = {**change.values, "acted_at": self.now()}

        async def forget(tx: AsyncConnection) -> None:
            await forget_choices(tx, loaded.row.id, seat)
            if member.user_id is not None:
                await posts.leave(tx, loaded.row.id, member.user_id, "resigned", self.now())

        return await self._write(loaded, replace(change, values=values, also=forget))

    async def _question(self, match_id: int, user_id: int, decision_id: str | None) -> _Asked:
        loaded = await self._load_running(match_id)
        look = self._look(loaded, self._seat(loaded, user_id).seat)
        if decision_id is not None:
            decision = _find(look, decision_id)
        elif look.decisions:
            decision = look.upcoming or look.decisions[0][0]
        else:
            raise Refused("refused-nothing-to-decide")
        return await self._drafted(loaded, look, decision)

    async def _drafted(self, loaded: Loaded, look: Look, decision: Decision) -> _Asked:
        """Read what a seat has half answered to a decision, and what it has sealed."""
        game, match_id, seat = loaded.game, loaded.row.id, decision.seat

        async def read(tx: AsyncConnection) -> tuple[DraftRow | None, ActionRow | None]:
            row = await choices.draft(tx, match_id, decision.id)
            return row, await matches.latest_answer(tx, match_id, decision.id, seat) if decision.answered else None

        row, answer = await self._store.read(read)
        if decision.kind == PLAN:
            order = loaded.standing_orders().get(seat)
            sealed = None if order is None else order.plan
        else:
            sealed = None if answer is None else read_value(game, "action", answer.payload, answer.rules_version)
        draft = _draft(game, look.view, decision, row)
        return _Asked(loaded, look, decision, draft, 0 if row is None else row.revision, sealed)

    async def _keep_draft(self, asked: _Asked, draft: Any, *, without_plan: bool = False) -> Desk:
        row = DraftRow(
            match_id=asked.loaded.row.id,
            decision=asked.decision.id,
            seat=asked.decision.seat,
            draft=to_json(draft),
            rules_version=asked.loaded.game.version,
            revision=asked.revision + 1,
        )
        sealed = None if without_plan else asked.sealed
        desk = self._desk(replace(asked, draft=draft, revision=row.revision, sealed=sealed))

        async def keep(tx: AsyncConnection) -> None:
            await matches.hold(tx, row.match_id, asked.loaded.row.version)
            if without_plan:
                await choices.drop_plan(tx, row.match_id, row.seat)
            await choices.put_draft(tx, row)

        await self._store.write(keep)
        return desk

    def _desk(self, asked: _Asked) -> Desk:
        return desk_of(
            asked.loaded.game,
            asked.look,
            asked.decision,
            asked.draft,
            asked.revision,
            sealed=asked.sealed,
            reopens=_reopens(asked.loaded, asked.decision),
        )

    async def _finished(
        self,
        game: AnyGame,
        look: Look,
        decision: Decision,
        revision: int | None,
        completed_by: tuple[str, int] | None,
    ) -> Any:
        """Make the action of a stored draft. Raises Refused if it is not complete, or with what is wrong with it."""
        row = await self._store.read(lambda tx: choices.draft(tx, look.table.id, decision.id))
        if revision is not None and revision != (0 if row is None else row.revision):
            raise Refused("refused-draft-has-changed")
        draft = _draft(game, look.view, decision, row)
        if completed_by is not None:
            key, place = completed_by
            chosen = after_press(find_question(game, look.view, decision, draft, key), place)
            draft = taken(game, look.view, decision, draft, key, chosen)
        if problems := game.faults(look.view, decision, draft):
            raise Refused.by_rules(game.key, *problems)
        action = game.finish(look.view, decision, draft)
        if action is None:
            raise Refused("refused-incomplete")
        return action if decision.kind == PLAN else _through_json(game.types.action, action)

    async def _pressed(self, match_id: int, user_id: int, interaction_id: int) -> tuple[Loaded, Done | None]:
        """Read a match, and what an interaction has led to if it was carried out before."""

        async def read(tx: AsyncConnection) -> tuple[Loaded, bytes | None, ActionRow | None]:
            loaded, snapshot = await self._read(tx, match_id)
            return loaded, snapshot, await matches.by_interaction(tx, interaction_id)

        loaded, snapshot, line = await self._store.read(read)
        loaded = await self._understood(loaded, snapshot)
        if line is None:
            return loaded, None
        member = loaded.member(user_id)
        if line.match_id != match_id or member is None or member.seat != line.seat:
            raise Refused("refused-board-has-changed")
        game, look = loaded.game, self._look(loaded, member.seat)
        events = read_events(game, line.events, line.rules_version)
        seen = tuple(event for event in events if event.audience in (None, member.seat))
        action = read_value(game, "action", line.payload, line.rules_version) if line.kind == "act" else None
        return loaded, Done(look=look, events=seen, view=look.view, action=action, repeated=True)


def mark_of(action: Any) -> str:
    """Give a short mark of an action, by which another one is told apart."""
    return f"{crc32(to_json(action)):08x}"


def _comes_back(copy: WorkingCopy, kept: Kept | None, seat: Seat) -> tuple[str, str] | None:
    """Give the decision and the mark by which the answer comes back that a seat has just given, if it may alone."""
    row = None if kept is None else last_answer(kept.new, seat)
    if kept is None or row is None or not is_free(kept.new, row):
        return None
    line = next(one for one in copy.lines if one.number == row.number)
    return row.decision, mark_of(taken_back(seat, line.events, followed=False).events)


async def forget_choices(tx: AsyncConnection, match_id: int, seat: Seat) -> None:
    """Remove all drafts, the plan and the ballots of a seat."""
    await choices.drop_drafts_of_seat(tx, match_id, seat)
    await choices.drop_plan(tx, match_id, seat)
    await choices.drop_ballots(tx, match_id, seat)


def present(member: MemberRow) -> tuple[MemberRow, ...]:
    """Give the changed row of a member who is no longer absent and has missed nothing; () if it is so already."""
    return changed(member, misses=0, gone=False)


def changed(member: MemberRow, **values: Any) -> tuple[MemberRow, ...]:
    """Give the row of a member with other values; () if it has these already."""
    now = msgspec.structs.replace(member, **values)
    return () if now == member else (now,)


def seen_by(user_id: int | None, channel_id: int | None) -> MaySee:
    """Let players see a match everywhere, and others in its own channel only (`channel_id` None: everywhere)."""

    def may_see(row: MatchRow, members: Sequence[MemberRow]) -> bool:
        plays = any(one.user_id == user_id and not one.left for one in members if user_id is not None)
        return plays or channel_id in (None, row.channel_id)

    return may_see


def _find(look: Look, decision_id: str) -> Decision:
    """Find an open decision of a seat, or its standing question. Raises Refused if it is gone."""
    decision = look.find(decision_id)
    if decision is None:
        raise Refused("refused-board-has-changed")
    return decision


def _is_overdue(loaded: Loaded, decision: Decision) -> bool:
    """Tell whether the time for an answer that is in is over: the match waits for others only."""
    return loaded.row.deadline is not None and decision.id not in loaded.dues()


def _reopens(loaded: Loaded, decision: Decision) -> bool:
    """Tell whether a sealed answer can be taken back now."""
    return decision.answered and decision.kind in loaded.game.reopens and not _is_overdue(loaded, decision)


def _draft(game: AnyGame, view: Any, decision: Decision, row: DraftRow | None) -> Any:
    """Read a stored draft, or begin one. What the rules of today cannot read stays stored until it is written over."""
    if row is not None and row.seat == decision.seat:
        try:
            return read_value(game, "draft", row.draft, row.rules_version)
        except (GameError, msgspec.DecodeError):
            return game.blank(view, decision)
    return game.blank(view, decision)


def _through_json(type_: Any, action: Any) -> Any:
    """Write an action as JSON and read it again, as a replay will. Raises Refused if it cannot be read."""
    try:
        return from_json(to_json(action), type_)
    except (TypeError, msgspec.MsgspecError) as error:
        raise Refused("refused-answer-unreadable") from error
