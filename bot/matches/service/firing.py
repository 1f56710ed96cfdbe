"""What happens because time has passed."""

import logging
from asyncio import CancelledError
from collections import Counter
from collections.abc import Collection
from math import inf
from typing import TypeGuard

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.changes import overdue
from bot.matches.keeper import SALT_BYTES, TRIES, Keeper, NewerRules, ServicePart
from bot.matches.service.ending import Ending
from bot.matches.service.waiting import Waiting
from bot.matches.thoughts import of_table
from bot.matches.types import Refused
from bot.matches.value.failures import where_it_failed
from bot.matches.value.match import Change, Match
from bot.matches.value.schedule import DAY, GRACE, SHORT_ABSENCE, Occasion, TimerKind
from bot.matches.value.seats import computer_of
from bot.players.thinking.thinker import Thought
from bot.store import PASSING, Outdated
from bot.store.kept import choices, matches, outbox, posts, seekers, timers
from bot.store.rows import OPEN, TimerRow
from bot.store.together.claims import of_match, of_thought
from bot.store.together.presence import EVERYBODY

STORE_PAUSE = 60
"""Seconds after which is tried again what the store did not take."""
SOON = 2
"""Seconds after which is tried again what other writers have overtaken `TRIES_AT_ONCE` times in a row."""
TRIES_AT_ONCE = 5
AT_ONCE = 50

_log = logging.getLogger(__name__)


class Firing(ServicePart):
    """Fires what is due, each timer in a transaction of its own.

    Where several processes keep the time, one at a time fires the timers of a match, by a claim.
    """

    def __init__(self, keeper: Keeper, waiting: Waiting, ending: Ending) -> None:
        super().__init__(keeper)
        self._waiting = waiting
        self._ending = ending
        self._thinks_about: frozenset[str] = frozenset()
        """The claims on thoughts that this process holds, beside other processes that think."""

    async def run_due(self, thoughts: Collection[int] | None = None) -> float | None:
        """Carry out everything that is due, and give the moment of the next thing (Unix seconds, None: nothing).

        Absence is given back first, and while it lasts nothing is due in the servers concerned: nothing happens only
        because nobody was there. A match in which the rules break down is tried once more and then set aside; the
        others go on. While the store fails nothing is lost: what could not be stored is due again later, and what was
        overtaken by other writers at once, or soon. What computer players answer is left to `run_thoughts`: with
        `thoughts` this is done for those timers of theirs, and for no others.
        """
        failed: set[int] = set()
        overtaken: Counter[int] = Counter()
        pause = STORE_PAUSE
        holder = self._keeper.store.holder if self._keeper.store.shared else None
        while True:
            # One moment for both questions: what becomes due between them would be in neither answer.
            now = self._keeper.now()
            most = AT_ONCE + len(failed)

            async def read(
                tx: AsyncConnection, now: int = now, most: int = most
            ) -> tuple[bool, tuple[TimerRow, ...], int | None]:
                standing = await self._keeper.store.presence.standing(tx)
                found = await timers.due(tx, now, most, holder, standing.away, thoughts=thoughts)
                return standing.owes, found, await timers.next_due(tx, after=now, thinking=thoughts is not None)

            try:
                owes, found, upcoming = await self._keeper.store.read(read)
                due = [one for one in found if one.id not in failed]
                if owes:
                    await self.back_from_absence()
                    continue
            except PASSING as error:
                return self._keeper.now() + _pause_after(error, "The timers could not be read")
            if not due:
                break
            try:
                for timer in due:
                    try:
                        await self._fire(timer)
                    except PASSING as error:
                        overtaken[timer.id] += 1
                        if not isinstance(error, Outdated) or overtaken[timer.id] >= TRIES_AT_ONCE:
                            failed.add(timer.id)
                            pause = min(pause, _pause_after(error, f"Timer {timer.id} could not be carried out"))
            finally:
                await self._keeper.store.claims.give_back({of_match(timer.match_id) for timer in due})
        again = self._keeper.now() + pause if failed else None
        return min((moment for moment in (upcoming, again) if moment is not None), default=None)

    async def back_from_absence(self) -> None:
        """Give back the time during which the bot was down, stopped or cut off, or by which the time was set.

        All timers of the servers concerned shift by it. After more than five minutes no deadline or reminder fires
        sooner than a twelfth of the match's deadline from now, two hours at most; those of a match keep their
        distances.
        """
        if not self._keeper.store.presence.may_owe():
            return
        async with self._keeper.store.presence.giving_back() as (tx, absences):
            for one in absences:
                grace = GRACE if one.seconds > SHORT_ABSENCE else 0
                # In the order of whoever acts in a match, so that the two never wait for each other.
                await matches.shift(tx, one.seconds, one.shards)
                await timers.shift(tx, one.seconds, self._keeper.now(), grace, one.shards)
                await seekers.shift(tx, one.seconds, one.shards)
                if one.seconds < 0:
                    await outbox.bring_forward(tx, -one.seconds)
                    await posts.bring_forward(tx, -one.seconds)
        for one in absences:
            whom = "Everybody is" if one.shards == EVERYBODY else f"The servers of shard {one.shards.ids[0]} are"
            _log.info("%s given back %d seconds of absence.", whom, one.seconds)
        if absences:
            self._keeper.on_outgoing()

    async def bring_up_to_date(self) -> None:
        """Bring running matches to the rules of today, and set those aside that cannot be; for the start of the bot.

        Costs nothing but one query per game if all are.
        """
        for key in self._keeper.games.keys():  # noqa: SIM118  # a registry is no mapping
            async with self._keeper.store.reading() as tx:
                old = await matches.stored_by_other_rules(tx, key, self._keeper.games[key].version)
            for match_id in old:
                async with self._keeper.locks.hold(match_id):
                    try:
                        await self._keeper.load(match_id)
                    except (Refused, NewerRules) as why:
                        _log.warning("Match %d: %s.", match_id, why)

    # One timer

    async def _fire(self, timer: TimerRow) -> None:
        async with self._keeper.locks.hold(timer.match_id):
            now = await self._claimed(timer)
            if _is_due(now, self._keeper.now()):
                await self._try(now)

    async def _claimed(self, timer: TimerRow) -> TimerRow | None:
        """Read a timer as it is now; None if it is done, or if another process fires those of its match."""
        if not self._keeper.store.shared:
            return await self._keeper.store.read(lambda tx: timers.get(tx, timer.id))
        async with self._keeper.store.writing() as tx:
            if not await self._keeper.store.claims.take_in(tx, [of_match(timer.match_id)]):
                return None
            return await timers.get(tx, timer.id)

    async def _try(self, timer: TimerRow) -> None:
        try:
            match = await self._keeper.load_any(timer.match_id)
            if timer.attempts >= TRIES:
                # The process did not live to see the end of the last attempt.
                await self._keeper.set_aside(match)
                return
            if not await self._count(timer, timer.attempts + 1):
                return
            if match.row.status == "running" and await self._waiting.holds_up(match):
                return
            match = await self._keeper.load(timer.match_id)
            now = next((one for one in match.timers if one.id == timer.id), None)
            if match.row.status not in OPEN:
                await self._keeper.store.write(lambda tx: timers.remove(tx, [timer.id]))
                return
            if not _is_due(now, self._keeper.now()):
                return
            match = await self._keeper.write(match, await self._effect(match, timer))
            if timer.kind == TimerKind.DEADLINE:
                await self._ending.seat_computers(match)
        except Refused as refused:
            # The match has been set aside, or its game is not offered at present and it waits.
            _log.warning("Timer %d of match %d: %s.", timer.id, timer.match_id, refused)
            await self._keeper.store.write(lambda tx: timers.move(tx, [(timer.id, self._keeper.now() + DAY)]))
        except (*PASSING, CancelledError):
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
                await self._keeper.set_aside(await self._keeper.load_any(timer.match_id))

    async def _count(self, timer: TimerRow, attempts: int) -> bool:
        """Note how often a timer has been tried; tell whether it is still this process that tries it."""

        async def write(tx: AsyncConnection) -> bool:
            claimed = await self._keeper.store.claims.confirm(tx, of_match(timer.match_id))
            if claimed:
                await timers.count_attempt(tx, timer.id, attempts)
            return claimed

        return await self._keeper.store.write(write)

    async def _effect(self, match: Match, timer: TimerRow) -> Change:
        """Say what has to be stored because a timer is due: its effect, and that it is done."""
        occasion = self._keeper.occasion()
        now = occasion.now
        match TimerKind(timer.kind):
            case TimerKind.DEADLINE:
                draft = await self._keeper.store.read(lambda tx: choices.draft(tx, timer.match_id, timer.decision))
                return overdue.deadline_over(match, timer, draft, occasion)
            case TimerKind.REMINDER:
                lead = await self._reminder_lead(match, timer)
                later = None if lead is None else overdue.reminded_later(match, timer, lead, now)
                return (
                    overdue.reminded(match, timer, now) if later is None else overdue.timer_moved(match, timer, later)
                )
            case TimerKind.AUTOMATIC:
                return overdue.answered_by_itself(match, timer, occasion)
            case TimerKind.THINK:
                return self._thought(match, timer, occasion)
            case TimerKind.IDLE:
                return overdue.idle(match, timer, now)
            case TimerKind.LOBBY:
                return overdue.expired(now)
            case TimerKind.PAUSE:
                return overdue.timer_removed(match, timer)

    async def _reminder_lead(self, match: Match, timer: TimerRow) -> int | None:
        """Read how long before it is too late somebody wants to be reminded, in seconds; None: as everybody is.

        Whom direct messages do not reach is reminded in the channel, at the same time as everybody.
        """
        decision = match.find(timer.decision)
        user_id = None if decision is None else match.members[decision.seat].user_id
        if user_id is None:
            return None
        person = await self._keeper.store.people.get(user_id)
        return None if person.dm_closed or person.answers_in_channel else person.reminder_lead

    # Computer players

    async def run_thoughts(self) -> float | None:
        """Let computer players think, give the answers whose moment has come, and tell when the next one comes.

        A thought begins as soon as it is known what is asked, so that nobody learns how long it takes; one that is not
        ready at its moment, or that was made for another view, gets another moment. Where several processes think, each
        takes up what it has room for, by claims.
        """
        thoughts = self._keeper.thoughts
        assert thoughts is not None, "nobody thinks here"
        try:
            pending = await self._pending_thoughts()
            thoughts.keep({one.id for one in pending})
            for timer in pending:
                if timer.id not in thoughts:
                    await self._begin_thought(timer)
        except PASSING as error:
            return self._keeper.now() + _pause_after(error, "What computer players are asked could not be read")
        if not pending:
            return None
        now = self._keeper.now()
        moments = {one.id: thoughts.moment(one.id, one.due or now, now) for one in pending if one.id in thoughts}
        # Without a thought it is found out again, and counted, where the rules break down.
        given = [one.id for one in pending if moments.get(one.id, now) <= now]
        upcoming = [moment for moment in moments.values() if now < moment < inf]
        return min((when for when in (await self.run_due(given), *upcoming) if when is not None), default=None)

    async def _pending_thoughts(self) -> tuple[TimerRow, ...]:
        """Read what computers are asked about whom this process lets think, and claim what it has room for."""
        store, thoughts = self._keeper.store, self._keeper.thoughts
        assert thoughts is not None
        if not store.shared:
            return await store.read(lambda tx: timers.of_computers(tx, self._keeper.now()))
        pending = await store.read(lambda tx: timers.of_computers(tx, self._keeper.now(), store.holder))
        ours, free, turns = set[str](), list[tuple[int, str]](), Counter[int]()
        for timer in pending:
            turns[timer.match_id] += 1
            if timer.id in thoughts:
                ours.add(of_thought(timer.id))
            else:
                free.append((turns[timer.match_id], of_thought(timer.id)))
        # Of each table one before the second one of any.
        taken = [name for _, name in sorted(free, key=lambda one: one[0])[: max(0, thoughts.chooser.room)]]
        await store.claims.give_back(self._thinks_about - ours)
        self._thinks_about = await store.claims.take(taken) | ours
        return tuple(one for one in pending if of_thought(one.id) in self._thinks_about)

    async def _begin_thought(self, timer: TimerRow) -> None:
        """Begin to think about what a timer is for; where the rules break down, they do so again when it is due."""
        try:
            match = await self._keeper.load(timer.match_id)
            decision = match.find(timer.decision)
            computer = None if decision is None else computer_of(match.members[decision.seat])
            if decision is not None and computer is not None and self._keeper.thoughts is not None:
                view, salt = match.game.view(match.state, decision.seat), self._keeper.entropy(SALT_BYTES).hex()
                thought = Thought(match.game, view, decision, computer.level, salt, of_table(timer.match_id))
                self._keeper.thoughts.begin(timer.id, thought, overdue.delay_when_late(match, self._keeper.occasion()))
        except PASSING:
            raise
        except (Refused, NewerRules):
            pass
        except Exception as error:  # whatever the rules stumble over, the other matches go on
            _log.error("No thought in match %d: %s.", timer.match_id, where_it_failed(error))

    def _thought(self, match: Match, timer: TimerRow, occasion: Occasion) -> Change:
        decision, thoughts = overdue.thought_of(match, timer), self._keeper.thoughts
        if decision is None or thoughts is None:
            return overdue.timer_removed(match, timer)
        action = thoughts.take(timer.id, match.game.view(match.state, decision.seat), decision)
        if action is None:
            return overdue.thinks_on(match, timer, occasion)
        return overdue.thought_out(match, timer, decision, action, occasion)


def _pause_after(error: Exception, what: str) -> int:
    """Tell in how many seconds something is tried again; who was overtaken by another writer has seen no failure."""
    if isinstance(error, Outdated):
        return SOON
    _log.error("%s: %s.", what, where_it_failed(error))
    return STORE_PAUSE


def _is_due(timer: TimerRow | None, now: int) -> TypeGuard[TimerRow]:
    return timer is not None and timer.due is not None and timer.due <= now
