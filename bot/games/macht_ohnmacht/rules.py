"""Macht & Ohnmacht behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import (
    PLAN,
    Decision,
    Game,
    IllegalAction,
    NotAsked,
    Outcome,
    Problem,
    Question,
    Seat,
    Step,
    Types,
)
from bot.games.macht_ohnmacht import autoplay, invariants, menus, resampling
from bot.games.macht_ohnmacht.actions import Action, Answer, Draft, Plan
from bot.games.macht_ohnmacht.data import MAP, TILES
from bot.games.macht_ohnmacht.events import GameEvent
from bot.games.macht_ohnmacht.legality import problems_of
from bot.games.macht_ohnmacht.seeing import view_of
from bot.games.macht_ohnmacht.state import Entry, Options, State
from bot.games.macht_ohnmacht.table import Course, open_decisions
from bot.games.macht_ohnmacht.views import View


class MachtOhnmacht(Game[Options, Entry, State, View, Answer, Draft, Plan, GameEvent]):
    """The rules of Macht & Ohnmacht for two players.

    Every match ends: each cycle brings somebody a victory point, so that somebody has twelve after 23 cycles at the
    latest, and equal totals play on only as often as the data allow. No cycle goes on for ever, since every turn
    takes a cube from the hourglass, a tile from the display or a piece from a reserve.
    """

    key: ClassVar[str] = "macht_ohnmacht"
    seats: ClassVar[range] = range(2, 3)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = f"{MAP.version}+{TILES.version}"
    types: ClassVar[Types] = Types(
        options=Options,
        entry=Entry,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=Plan,
        event=GameEvent,
    )

    def start(self, entries: tuple[Entry, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        if len(entries) not in self.seats:
            raise IllegalAction(Problem("macht_ohnmacht-problem-seats", {"players": len(entries)}))
        return Course.set_up(options, chance).step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        return open_decisions(state)

    def questions(self, view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        return menus.questions(view, decision, draft)

    def blank(self, view: View, decision: Decision) -> Draft:
        return Draft()

    def take(self, view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
        return menus.take(view, decision, draft, question, chosen)

    def finish(self, view: View, decision: Decision, draft: Draft) -> Answer | None:
        return menus.finish(view, decision, draft)

    def problems(self, view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
        return problems_of(view, decision, action)

    def preview(self, view: View, decision: Decision, draft: Draft) -> View:
        return menus.preview(view, decision, draft)

    def standing(self, view: View) -> Decision | None:
        if view.seat is None or view.outcome is not None:
            return None
        return Decision(id=f"plan-{view.seat}", seat=view.seat, kind=PLAN, sealed=True, compulsory=False)

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        return autoplay.sample(view, decision, chance)

    def fallback(self, view: View, decision: Decision) -> Action:
        return autoplay.fallback(view, decision)

    def forced(self, view: View, decision: Decision) -> Action | None:
        return autoplay.forced(view, decision)

    def answer(self, view: View, decision: Decision, plan: Plan) -> Action | None:
        return autoplay.planned(view, decision, plan)

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        if problems := problems_of(view_of(state, asked.seat), asked, action):
            raise IllegalAction(*problems)
        assert not isinstance(action, Plan)  # no open decision is answered by a plan
        course = Course(state, chance)
        course.carry_out(asked, action)
        return course.step

    def reopen(self, state: State, decision: Decision, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        if not asked.answered:
            return super().reopen(state, decision, chance)
        course = Course(state, chance)
        course.reopen(asked.seat)
        return course.step

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, GameEvent]:
        if state.outcome is not None:
            raise IllegalAction(Problem("macht_ohnmacht-problem-over"))
        course = Course(state, chance)
        course.leave(seat)
        return course.step

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resampling.imagine(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def violations(self, state: State) -> tuple[str, ...]:
        return invariants.violations(state)


def _asked(state: State, decision: Decision) -> Decision:
    """Find the open decision that is meant. Raises NotAsked."""
    for asked in open_decisions(state):
        if (asked.id, asked.seat) == (decision.id, decision.seat):
            return asked
    raise NotAsked(Problem("not-asked"))
