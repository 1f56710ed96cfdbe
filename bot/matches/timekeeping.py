"""What happens because time has passed."""

from __future__ import annotations

import logging
from asyncio import CancelledError
from dataclasses import replace
from typing import Any, TypeGuard

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bot.games.codec import to_json
from bot.games.contract import Decision
from bot.matches.base import (
    MISSES_UNTIL_ABSENT,
    SALT_BYTES,
    TRIES,
    Change,
    Loaded,
    NewerRules,
    calendar_of,
    computer_of,
    is_quick,
    people_in,
    quiet_of,
    where_it_failed,
)
from bot.matches.messages import about_time, asked, is_duty
from bot.matches.schedule import (
    DAY,
    GRACE,
    SHORT_ABSENCE,
    Schedule,
    TimerKind,
    idle_life,
    lasting,
    least_saved,
    reminder_before,
    thinking_delay,
)
from bot.matches.types import Refused
from bot.matches.undoing import Undoing
from bot.matches.upgrading import read_value
from bot.matches.working_copy import WorkingCopy
from bot.store import Outdated, StoreError, choices, matches, outbox, posts, timers
from bot.store.claims import of_match
from bot.store.outgoing import Addressed, LobbyCard, Notice, Reminder
from bot.store.presence import EVERYBODY
from bot.store.rows import OPEN, DraftRow, MemberRow, TimerRow, is_evening

STORE_PAUSE = 60
AT_ONCE = 50

_log = logging.getLogger(__name__)


class Timekeeping(Undoing):
    """Fires what is due, each timer in a transaction of its own.

    Where several processes keep the time, one at a time fires the timers of a match, by a claim.
    """

    async def run_due(self) -> float | None:
        """Carry out everything that is due, and give the moment of the next thing (Unix seconds, None: nothing).

        Absence is given back first, and while it lasts nothing is due in the servers concerned: nothing happens only
        because nobody was there. A match in which the rules break down
        is tried once more and then set aside; the others go on. While the store fails nothing is lost: what could not
        be stored is due again later. What computer players answer is left to `run_thoughts`.
        """
        return await self._run_due(thinking=False)

    async def _run_due(self, *, thinking: bool) -> float | None:
        failed: set[int] = set()
        holder = self._store.holder if self._store.shared else None
        while True:
            # One moment for both questions: what becomes due between them would be in neither answer.
            now = self.now()
            try:
                async with self._store.reading() as tx:
                    standing = await self._store.presence.standing(tx)
                    most = AT_ONCE + len(failed)
                    found = await timers.due(tx, now, most, holder, standing.away, thinking=thinking)
                    due = [one for one in found if one.id not in failed]
                    upcoming = await timers.next_due(tx, after=now, thinking=thinking)
                if standing.owes:
                    await self.back_from_absence()
                    continue
            except (SQLAlchemyError, StoreError, OSError, Outdated) as error:
                _log.error("The timers could not be read: %s.", where_it_failed(error))
                return self.now() + STORE_PAUSE
            if not due:
                break
            try:
                for timer in due:
                    try:
                        await self._fire(timer)
                    except (SQLAlchemyError, StoreError, OSError, Outdated) as error:
                        _log.error("Timer %d could not be carried out: %s.", timer.id, where_it_failed(error))
                        failed.add(timer.id)
            finally:
                await self._store.claims.give_back({of_match(timer.match_id) for timer in due})
        again = self.now() + STORE_PAUSE if failed else None
        return min((moment for moment in (upcoming, again) if moment is not None), default=None)

    async def back_from_absence(self) -> None:
        """Give back the time during which the bot was down, stopped or cut off, or by which the time was set.

        All timers of the servers concerned shift by it. After more than five minutes no deadline or reminder fires
        sooner than a twelfth of the match's deadline from now, two hours at most; those of a match keep their
        distances.
        """
        if not self._store.presence.may_owe():
            return
        async with self._store.presence.giving_back() as (tx, absences):
            for one in absences:
                grace = GRACE if one.seconds > SHORT_ABSENCE else 0
                # In the order of whoever acts in a match, so that the two never wait for each other.
                await matches.shift(tx, one.seconds, one.shards)
                await timers.shift(tx, one.seconds, self.now(), grace, one.shards)
                if one.seconds < 0:
                    await outbox.bring_forward(tx, -one.seconds)
                    await posts.bring_forward(tx, -one.seconds)
        for one in absences:
            whom = "Everybody is" if one.shards == EVERYBODY else f"The servers of shard {one.shards.ids[0]} are"
            _log.info("%s given back %d seconds of absence.", whom, one.seconds)
        if absences:
            self.on_outgoing()

    async def bring_up_to_date(self) -> None:
        """Bring running matches to the rules of today, and set those aside that cannot be; for the start of the bot.

        Costs nothing but one query per game if all are.
        """
        for key in self.games.keys():  # noqa: SIM118  # a registry is no mapping
            async with self._store.reading() as tx:
                old = await matches.stored_by_other_rules(tx, key, self.games[key].version)
            for match_id in old:
                async with self._locks.hold(match_id):
                    try:
                        await self._load(match_id)
                    except (Refused, NewerRules) as why:
                        _log.warning("Match %d: %s.", match_id, why)

    # One timer

    async def _fire(self, timer: TimerRow) -> None:
        async with self._locks.hold(timer.match_id):
            try:
                await self._fire_alone(timer)
            except Outdated:  # somebody else has changed the match meanwhile; once more
                await self._fire_alone(timer)

    async def _fire_alone(self, timer: TimerRow) -> None:
        now = await self._claimed(timer)
        if _is_due(now, self.now()):
            await self._try(now)

    async def _claimed(self, timer: TimerRow) -> TimerRow | None:
        """Read a timer as it is now; None if it is done, or if another process fires those of its match."""
        if not self._store.shared:
            async with self._store.reading() as tx:
                return await timers.get(tx, timer.id)
        async with self._store.writing() as tx:
            if not await self._store.claims.take_in(tx, [of_match(timer.match_id)]):
                return None
            return await timers.get(tx, timer.id)

    async def _try(self, timer: TimerRow) -> None:
        try:
            loaded = await self._load_any(timer.match_id)
            if timer.attempts >= TRIES:
                # The process did not live to see the end of the last attempt.
                await self._set_aside(loaded)
                return
            if not await self._count(timer, timer.attempts + 1):
                return
            if loaded.row.status == "running" and await self._waits(loaded):
                return
            loaded = await self._load(timer.match_id)
            now = next((one for one in loaded.timers if one.id == timer.id), None)
            if loaded.row.status in OPEN and not _is_due(now, self.now()):
                return
            if timer.kind == TimerKind.REMINDER and (later := await self._reminded_later(loaded, timer)) is not None:
                await self._write(loaded, Change(schedule=Schedule({}, move=((timer.id, later),))))
                return
            draft = None
            if timer.kind == TimerKind.DEADLINE:
                draft = await self._store.read(lambda tx: choices.draft(tx, timer.match_id, timer.decision))
            loaded = await self._write(loaded, self._effect(loaded, timer, draft))
            if timer.kind == TimerKind.DEADLINE:
                await self._seat_computers(loaded)
        except Refused as refused:
            # The match has been set aside, or its game is not offered at present and it waits.
            _log.warning("Timer %d of match %d: %s.", timer.id, timer.match_id, refused)
            async with self._store.writing() as tx:
                await timers.move(tx, [(timer.id, self.now() + DAY)])
        except (SQLAlchemyError, StoreError, OSError, Outdated, CancelledError):
            await self._count(timer, timer.attempts)
            raise
        except Exception as error:  # whatever the rules stumble over, the other matches go on
            _log.error(
                "Match %d broke down at timer %s of %r: %s.",
                timer.match_id,
                timer.kind,
                timer.decision,
                where_it_failed(error),
            )
            if timer.attempts + 1 >= TRIES:
                await self._set_aside(await self._load_any(timer.match_id))

    async def _count(self, timer: TimerRow, attempts: int) -> bool:
        """Note how often a timer has been tried; tell whether it is still this process that tries it."""
        async with self._store.writing() as tx:
            claimed = await self._store.claims.confirm(tx, of_match(timer.match_id))
            if claimed:
                await timers.count_attempt(tx, timer.id, attempts)
            return claimed

    def _effect(self, loaded: Loaded, timer: TimerRow, draft: DraftRow | None) -> Change:
        """Say what has to be stored because a timer is due: its effect, and that it is done.

        `draft` is what was half answered when a deadline is over.
        """
        match TimerKind(timer.kind):
            case TimerKind.DEADLINE:
                return self._deadline_over(loaded, timer, draft)
            case TimerKind.REMINDER:
                return self._reminded(loaded, timer)
            case TimerKind.AUTOMATIC:
                return self._answered(loaded, timer)
            case TimerKind.THINK:
                return self._thought(loaded, timer)
            case TimerKind.IDLE:
                return self._idle(loaded, timer)
            case TimerKind.LOBBY:
                return self._expired()
            case TimerKind.PAUSE:
                return _done(timer)

    def _deadline_over(self, loaded: Loaded, timer: TimerRow, draft: DraftRow | None) -> Change:
        copy = loaded.working_copy()
        decision = _still_asked(copy, timer)
        if decision is None:
            return _done(timer)
        member = loaded.members[decision.seat]
        # Whether he has written anything down is hidden until all answers are in.
        if is_duty(decision) and not member.gone and member.saved >= least_saved(loaded.row.deadline):
            return self._on_saved_time(loaded, member)
        orders = loaded.standing_orders()
        # The hidden moment of a seat may be the very end of a window: its standing order still comes before the clock.
        found = copy.automatic(decision, orders.get(decision.seat)) if decision.window else None
        written = _written_down(loaded, decision, draft)
        if found is not None:
            copy.act(decision, *found)
        else:
            fallback = loaded.game.fallback(loaded.game.view(loaded.state, decision.seat), decision)
            copy.act(decision, fallback if written is None else written, "clock")
        copy.settle(orders)
        changed, notices = _missed(loaded, decision, written is not None)
        members = [changed if one.seat == changed.seat else one for one in loaded.members]
        abandoned = bool(copy.open) and all(one.misses >= MISSES_UNTIL_ABSENT for one in people_in(members))
        if abandoned:
            notices = [Addressed(Notice(key="notice-abandoned"))]
        change = self._advanced(
            loaded,
            copy,
            members=[changed],
            ending="abandoned" if abandoned else None,
            notices=notices if copy.open else (),
        )
        return _with_done(change, timer)

    def _on_saved_time(self, loaded: Loaded, member: MemberRow) -> Change:
        """Spend all the time that somebody has saved, before a move of his is missed, on all that he must answer."""
        quiet = quiet_of(member, loaded.row.deadline)
        mine = [one for one in loaded.open_decisions() if one.seat == member.seat and is_duty(one) and not one.answered]
        schedule = lasting(loaded.timers, mine, self.now(), member.saved, quiet)
        due = max(schedule.dues[one.id] for one in mine)
        notice = about_time("notice-saved-time", due, mine)
        spent = msgspec.structs.replace(member, saved=0)
        return Change(members=[spent], schedule=schedule, said=[Addressed(notice)])

    async def _reminded_later(self, loaded: Loaded, timer: TimerRow) -> int | None:
        """Give the moment at which somebody would rather be reminded, which is after the last for never; None for now.

        Whom direct messages do not reach is reminded in the channel, at the same time as everybody.
        """
        decision = next((one for one in loaded.open_decisions() if one.id == timer.decision), None)
        member = None if decision is None else loaded.members[decision.seat]
        due = loaded.dues().get(timer.decision)
        if member is None or member.user_id is None or due is None:
            return None
        person = await self._store.people.get(member.user_id)
        lead = None if person.dm_closed or person.answers_in_channel else person.reminder_lead
        if lead is None:
            return None
        moment = reminder_before(due, lead, quiet_of(member, loaded.row.deadline)) if lead else due + DAY
        return moment if moment > self.now() else None

    def _reminded(self, loaded: Loaded, timer: TimerRow) -> Change:
        decision = next((one for one in loaded.open_decisions() if one.id == timer.decision), None)
        if decision is None or decision.answered or loaded.dues().get(decision.id, 0) <= self.now():
            return _done(timer)
        member = loaded.members[decision.seat]
        if member.user_id is None or member.left:
            return _done(timer)
        view = msgspec.Raw(to_json(loaded.game.view(loaded.state, decision.seat)))
        reminder = Reminder(seat=decision.seat, asked=asked(decision, loaded.dues()), view=view)
        return replace(_done(timer), said=[Addressed(reminder, member.user_id)])

    def _answered(self, loaded: Loaded, timer: TimerRow) -> Change:
        copy = loaded.working_copy()
        decision = _still_asked(copy, timer)
        plans = loaded.standing_orders()
        found = None if decision is None else copy.automatic(decision, plans.get(decision.seat))
        if decision is None or found is None:
            return _done(timer)
        copy.act(decision, *found)
        copy.settle(plans)
        return _with_done(self._advanced(loaded, copy), timer)

    # Computer players

    async def run_thoughts(self) -> float | None:
        """Let computer players think, give the answers whose moment has come, and tell when the next one comes.

        A thought begins as soon as it is known what is asked, so that nobody learns how long it takes; one that is not
        ready at its moment, or that was made for another view, gets another moment.
        """
        assert self.thoughts is not None, "nobody thinks here"
        try:
            async with self._store.reading() as tx:
                pending = await timers.of_computers(tx)
            self.thoughts.keep({one.id for one in pending})
            for timer in pending:
                if timer.id not in self.thoughts:
                    await self._begin_thought(timer)
        except (SQLAlchemyError, StoreError, OSError, Outdated) as error:
            _log.error("What computer players are asked could not be read: %s.", where_it_failed(error))
            return self.now() + STORE_PAUSE
        return await self._run_due(thinking=True)

    async def _begin_thought(self, timer: TimerRow) -> None:
        """Begin to think about what a timer is for; where the rules break down, they do so again when it is due."""
        try:
            loaded = await self._load(timer.match_id)
            decision = next((one for one in loaded.open_decisions() if one.id == timer.decision), None)
            computer = None if decision is None else computer_of(loaded.members[decision.seat])
            if decision is not None and computer is not None and self.thoughts is not None:
                view, salt = loaded.game.view(loaded.state, decision.seat), self._entropy(SALT_BYTES).hex()
                self.thoughts.begin(timer.id, loaded.game, view, decision, computer.level, salt)
        except (SQLAlchemyError, StoreError, OSError, Outdated):
            raise
        except (Refused, NewerRules):
            pass
        except Exception as error:  # whatever the rules stumble over, the other matches go on
            _log.error("No thought in match %d: %s.", timer.match_id, where_it_failed(error))

    def _thought(self, loaded: Loaded, timer: TimerRow) -> Change:
        copy = loaded.working_copy()
        decision = _still_asked(copy, timer)
        if decision is None or loaded.members[decision.seat].computer is None or self.thoughts is None:
            return _done(timer)
        action = self.thoughts.take(timer.id, loaded.game, loaded.game.view(loaded.state, decision.seat), decision)
        if action is None:
            soon = is_quick(loaded.members) or is_evening(loaded.row.deadline)
            later = self.now() + thinking_delay(self._draw(), quick=soon)
            return Change(schedule=Schedule({}, move=((timer.id, later),)))
        copy.act(decision, action, "computer")
        copy.settle(loaded.standing_orders())
        return _with_done(self._advanced(loaded, copy), timer)

    def _idle(self, loaded: Loaded, timer: TimerRow) -> Change:
        row = loaded.row
        since = max((row.acted_at, *calendar_of(loaded.members, row.deadline).away.values()))
        ends = since + idle_life(row.deadline, len(people_in(loaded.members)))
        if ends > self.now():
            return Change(schedule=Schedule({}, move=((timer.id, ends),)))
        return self._ended(loaded, "abandoned", Addressed(Notice(key="notice-abandoned")))

    def _expired(self) -> Change:
        notice = Notice(key="notice-lobby-expired")
        return Change(
            values={"status": "expired", "ended_at": self.now()}, said=[Addressed(LobbyCard()), Addressed(notice)]
        )


def _is_due(timer: TimerRow | None, now: int) -> TypeGuard[TimerRow]:
    return timer is not None and timer.due is not None and timer.due <= now


def _still_asked(copy: WorkingCopy, timer: TimerRow) -> Decision | None:
    return next((one for one in copy.open if one.id == timer.decision and not one.answered), None)


def _written_down(loaded: Loaded, decision: Decision, draft: DraftRow | None) -> Any | None:
    """Give the legal answer that counts of a draft when its time is over, None if nothing does."""
    game, view = loaded.game, loaded.game.view(loaded.state, decision.seat)
    if draft is None or draft.seat != decision.seat or decision.window:
        return None
    try:
        action = game.overdue(view, decision, read_value(game, "draft", draft.draft, draft.rules_version))
        return None if action is None or game.problems(view, decision, action) else action
    except Exception as error:  # what a draft holds must not stop a match
        _log.warning("A draft in match %d cannot be used: %s.", loaded.row.id, where_it_failed(error))
        return None


def _missed(loaded: Loaded, decision: Decision, written: bool) -> tuple[MemberRow, list[Addressed]]:
    """Count a missed turn; in a window, and where nobody has to answer, there is none to count.

    Whose answer was `written` down was there, and has missed none.
    """
    member = loaded.members[decision.seat]
    if written:
        return msgspec.structs.replace(member, misses=0), []
    if not is_duty(decision) or member.computer is not None:
        return member, []
    missed = msgspec.structs.replace(member, misses=member.misses + 1)
    if missed.misses != MISSES_UNTIL_ABSENT:
        return missed, []
    playing = sum(1 for one in loaded.members if not one.left)
    key = "notice-absent-of-two" if playing == 2 else "notice-absent"
    return missed, [Addressed(Notice(key=key, seats={"name": member.seat}))]


def _done(timer: TimerRow) -> Change:
    return Change(schedule=Schedule({}, remove=(timer.id,)))


def _with_done(change: Change, timer: TimerRow) -> Change:
    """Add to the effect of a timer that the timer is removed."""
    remove = tuple({*change.schedule.remove, timer.id})
    return replace(change, schedule=replace(change.schedule, remove=remove))
