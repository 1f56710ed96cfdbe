"""A match carried forward in memory, before anything of it is stored."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.games.chance import Chance
from bot.games.codec import to_json
from bot.games.contract import AnyGame, Decision, Event, Seat, Step, TakenBack
from bot.games.record import LineKind

Source: TypeAlias = Literal["start", "player", "computer", "clock", "plan", "forced", "leave"]

MOST_STEPS = 1000
"""More automatic answers in a row than any game needs: beyond it the rules go in circles."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LogLine:
    """One line of the log: the start (number 0), an answer to a decision or its taking back, or a seat that left.

    `seen` is what the seat saw when its standing order or the clock answered, None otherwise; `before` is the state
    before the line.
    """

    number: int
    kind: LineKind | Literal["start"]
    source: Source
    seat: Seat | None
    decision: Decision | None
    payload: bytes
    events: tuple[Event, ...]
    seen: Any = None
    before: Any = None


@dataclass(frozen=True)
class OrdersLeft:
    """A seat's plan, and the ids of the decisions that it leaves to its owner, who has taken its answer back."""

    plan: Any
    not_for: frozenset[str] = frozenset()


def events_for(lines: Iterable[LogLine], seat: Seat | None) -> tuple[Event, ...]:
    """List what a seat, or the public, learns from some lines, in order."""
    return tuple(event for line in lines for event in line.events if event.audience in (None, seat))


def ordered_answer(game: AnyGame, view: Any, decision: Decision, plan: Any) -> Any | None:
    """Give the legal answer of orders to an open decision, or None if they have none."""
    if game.orders_ahead is None:
        return None
    try:
        action = game.orders_ahead.answer(view, decision, plan)
        return None if action is None or game.problems(view, decision, action) else action
    except Exception as error:  # a plan that breaks down must not stop the match
        _log.warning("A standing order could not be followed (%s).", type(error).__name__)
        return None


class WorkingCopy:
    """The state of a match and the lines that have been added to its log since it was loaded.

    Nothing outside is changed: whoever carries a match forward stores the lines and the state, or drops the copy.
    """

    def __init__(self, game: AnyGame, seed: bytes, state: Any, number: int) -> None:
        self.game = game
        self.state = state
        self.open_before: tuple[Decision, ...] = game.waiting_on(state)
        self.open: tuple[Decision, ...] = self.open_before
        self.lines: list[LogLine] = []
        self._seed = seed
        self.number = number
        """The number of the latest line."""

    @classmethod
    def begin(cls, game: AnyGame, seed: bytes, entries: tuple[Any, ...], options: Any) -> "WorkingCopy":
        """Start a match. Raises IllegalAction if the rules refuse the table."""
        step = game.start(entries, options, Chance(seed, 0))
        copy = cls(game, seed, step.state, 0)
        copy.open_before = ()
        copy.lines = [LogLine(0, "start", "start", None, None, b"null", step.events)]
        return copy

    @classmethod
    def begin_at(cls, game: AnyGame, seed: bytes, state: Any) -> "WorkingCopy":
        """Begin a match in the midst of it."""
        copy = cls(game, seed, state, 0)
        copy.open_before = ()
        copy.lines = [LogLine(0, "start", "start", None, None, to_json(state), ())]
        return copy

    def append_answer(self, decision: Decision, action: Any, source: Source) -> None:
        """Append an answer. Raises IllegalAction and changes nothing if the rules refuse it."""
        step = self.game.apply(self.state, decision, action, Chance(self._seed, self.number + 1))
        seen = self.game.view(self.state, decision.seat) if source in ("plan", "clock") else None
        self._append("act", source, decision.seat, decision, to_json(action), step, seen)

    def reopen(self, decision: Decision) -> None:
        """Append that a sealed answer is taken back. Raises IllegalAction and changes nothing if it cannot be."""
        step = self.game.reopen(self.state, decision, Chance(self._seed, self.number + 1))
        self._append("reopen", "player", decision.seat, decision, b"null", step)

    def undo(self, number: int, decision: Decision, before: Any, told: TakenBack) -> None:
        """Append that the answer of a line is taken back with all since; `before` is the state that returns."""
        self._append("undo", "player", decision.seat, decision, to_json(number), Step(before, (told,)))

    def leave(self, seat: Seat) -> None:
        """Append that a seat leaves. Raises IllegalAction and changes nothing if it cannot."""
        step = self.game.leave(self.state, seat, Chance(self._seed, self.number + 1))
        self._append("leave", "leave", seat, None, b"null", step)

    def answer_automatically(self, orders: Mapping[Seat, OrdersLeft]) -> None:
        """Append the answers that need nobody: of seats that have no choice, and of standing orders.

        Reaction windows are left alone: there such answers come later, so that their haste gives nothing away.
        Raises RuntimeError if the rules ask without end.
        """
        for _ in range(MOST_STEPS):
            if not self._answer_one(orders):
                return
        raise RuntimeError("the rules ask without end")

    def answer_windows(self, seat: Seat, order: OrdersLeft) -> None:
        """Append what an order that its owner leaves just now answers in the windows open for him.

        To everybody else that is the same as an answer by hand at this moment, so nothing has to be hidden.
        """
        for decision in self.open:
            if decision.seat == seat and decision.window and not decision.answered:
                action = self._planned(decision, order)
                if action is not None:
                    self.append_answer(decision, action, "plan")

    def automatic(self, decision: Decision, order: OrdersLeft | None) -> tuple[Any, Source] | None:
        """Give the forced answer, or that of a standing order, with its source; None if the player has to answer."""
        view = self.game.view(self.state, decision.seat)
        if (action := self.game.forced(view, decision)) is not None:
            return action, "forced"
        if order is None or (action := self._planned(decision, order)) is None:
            return None
        return action, "plan"

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """List what a seat, or the public, learns from the new lines, in order."""
        return events_for(self.lines, seat)

    def newly_open(self) -> tuple[Decision, ...]:
        """List the decisions that have opened and still need an answer."""
        known = {decision.id for decision in self.open_before}
        return tuple(decision for decision in self.open if decision.id not in known and not decision.answered)

    def _answer_one(self, orders: Mapping[Seat, OrdersLeft]) -> bool:
        for decision in self.open:
            if decision.answered or decision.window:
                continue
            found = self.automatic(decision, orders.get(decision.seat))
            if found is not None:
                self.append_answer(decision, *found)
                return True
        return False

    def _planned(self, decision: Decision, order: OrdersLeft) -> Any | None:
        """Give the legal answer of a standing order, or None if it has none."""
        if decision.id in order.not_for:
            return None
        return ordered_answer(self.game, self.game.view(self.state, decision.seat), decision, order.plan)

    def _append(
        self,
        kind: LineKind,
        source: Source,
        seat: Seat,
        decision: Decision | None,
        payload: bytes,
        step: Step[Any, Event],
        seen: Any = None,
    ) -> None:
        self.number += 1
        self.lines.append(LogLine(self.number, kind, source, seat, decision, payload, step.events, seen, self.state))
        self.state = step.state
        self.open = self.game.waiting_on(step.state)
