"""Taking open answers back: at once while nobody else has acted on them, later if all others agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.codec import from_json, to_json
from bot.games.contract import Seat, TakenBack
from bot.games.record import taken_back
from bot.matches.base import Change, Loaded, one_writer, voters_in
from bot.matches.earlier import Times, is_free, last_answer
from bot.matches.ending import Ending
from bot.matches.playing import changed, mark_of
from bot.matches.schedule import MINUTE, time_for
from bot.matches.types import Refused
from bot.matches.upgrading import read_events
from bot.matches.working_copy import StandingOrder
from bot.store import choices, earlier, matches
from bot.store.outgoing import Addressed, Notice, Undo
from bot.store.rows import EarlierRow, MemberRow


class Undoing(Ending):
    """What a player does about an open answer of his that he regrets, and what the others say to it.

    Whether it can be taken back, and whether at once, follows from what everybody knows (`kept_after`), so a refusal
    tells nothing of sealed answers or plans.
    """

    @one_writer
    async def take_back(
        self, match_id: int, user_id: int, interaction_id: int, answer: tuple[str, str] | None = None
    ) -> bool:
        """Take one's last open answer back (None), or agree that somebody else does; tell whether that has happened.

        `answer` is the decision and the `mark` of what everybody has heard of the last answer to it. It comes back at
        once if nobody else has acted since, else when all have agreed who are neither absent nor have left; whoever
        asks first asks the others. Raises Refused if it cannot be taken back, or not any more.
        """
        if await self._store.read(lambda tx: matches.by_interaction(tx, interaction_id)) is not None:
            return True
        loaded = await self._load_running(match_id)
        mine, rows = self._seat(loaded, user_id).seat, await self._rows(loaded)
        owners = [one.seat for one in rows if answer is None or one.decision == answer[0]]
        seat = owners[-1] if answer is not None and owners else mine
        row = last_answer(rows, seat)
        if row is None:
            raise Refused("refused-nothing-to-undo" if answer is None else "refused-undo-gone")
        (wish, times), kind = await self._wish(loaded, row, rows), f"undo-{row.number}"
        async with self._store.reading() as tx:
            agreed = await choices.ballots_of(tx, match_id, kind)
        now = agreed | {mine}
        if answer not in (None, (wish.decision, wish.mark)) or seat not in now:
            raise Refused("refused-undo-gone")
        left = tuple(one for one in wish.left if one not in now)
        if not left:
            undone = [one for one in rows if one.number >= row.number]
            await self._undone(loaded, undone, wish, times, mine, interaction_id)
        elif mine not in agreed:
            wish = msgspec.structs.replace(wish, agreed=tuple(sorted(now - {seat})), left=left)
            vote = partial(choices.put_ballot, match_id=match_id, kind=kind, seat=mine)
            notice = Notice(key="notice-undo-asked", undo=wish)
            await self._write(loaded, Change(said=[Addressed(notice)], also=vote))
        return not left

    async def _rows(self, loaded: Loaded) -> tuple[EarlierRow, ...]:
        """Read to which positions a match can go back. Raises Refused where nothing is ever taken back."""
        if not loaded.game.takebacks:
            raise Refused("refused-undo-never")
        if loaded.terms.undo == "off":
            raise Refused("refused-undo-off")
        return await self._store.read(lambda tx: earlier.of_match(tx, loaded.row.id))

    async def _wish(self, loaded: Loaded, row: EarlierRow, rows: Sequence[EarlierRow]) -> tuple[Undo, Times]:
        """Say what goes back with a position, who has to agree to it, and what time comes back.

        The time of whoever asks nobody has run on, and once it is over the others are asked: he cannot stop the clock.
        """
        number, seat, game = row.number, row.seat, loaded.game
        line, *_ = await self._store.read(lambda tx: matches.log_after(tx, loaded.row.id, number - 1))
        told = taken_back(seat, read_events(game, line.events, line.rules_version), followed=True)
        times, spent = from_json(row.times, Times), self.now() - line.at
        free = is_free(rows, row) and times.left.get(row.decision, spent + 1) > spent
        left = () if free else tuple(sorted(voters_in(loaded.members) - {seat}))
        if not left:
            times = msgspec.structs.replace(times, left={one: then - spent for one, then in times.left.items()})
        view, mark = msgspec.Raw(to_json(game.view(loaded.state, None))), mark_of(told.events)
        return Undo(seat=seat, decision=row.decision, mark=mark, events=told.events, view=view, left=left), times

    async def _undone(
        self, loaded: Loaded, undone: Sequence[EarlierRow], wish: Undo, times: Times, by: Seat, interaction_id: int
    ) -> None:
        game, seat, row = loaded.game, wish.seat, undone[0]
        async with self._careful(loaded, f"undo {row.decision}"):
            before = from_json(row.state, game.types.state)
            decision = next(one for one in game.waiting_on(before) if (one.id, one.seat) == (row.decision, seat))
            copy = loaded.working_copy()
            copy.undo(
                row.number,
                decision,
                before,
                TakenBack(seat=seat, events=wish.events, followed=len(undone) > 1),
            )
            orders = loaded.standing_orders()
            if (order := orders.get(seat)) is not None:
                orders[seat] = StandingOrder(order.plan, order.not_for | {decision.id})
            copy.settle(orders)
            deadline = loaded.row.deadline
            change = self._advanced(
                loaded,
                copy,
                actor=seat if by == seat else None,
                interaction_id=interaction_id,
                members=_with_time_of(undone, loaded.members, by),
                returning=times,
                least=MINUTE if not wish.left or deadline is None else time_for(deadline, "answer"),
            )

        async def leave_it_to_him(tx: AsyncConnection) -> None:
            if (plan := loaded.plans.get(seat)) is not None:
                not_for = f"{plan.not_for} {decision.id}".strip()
                await choices.put_plan(tx, msgspec.structs.replace(plan, not_for=not_for))

        values = {**change.values, "acted_at": self.now()}
        await self._write(loaded, replace(change, values=values, also=leave_it_to_him))


def _with_time_of(undone: Sequence[EarlierRow], members: Sequence[MemberRow], by: Seat) -> list[MemberRow]:
    """Give the changed rows of the members: nobody keeps what an answer has saved that is undone."""
    saved = {row.seat: from_json(row.times, Times).saved for row in reversed(undone)}
    now: list[MemberRow] = []
    for one in members:
        values: dict[str, Any] = {"misses": 0, "gone": False} if one.seat == by else {}
        now += changed(one, **values, saved=min(one.saved, saved.get(one.seat, one.saved)))
    return now
