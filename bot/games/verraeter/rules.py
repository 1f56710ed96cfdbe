"""Verräter behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import (
    Decision,
    Game,
    IllegalAction,
    NotAsked,
    Nothing,
    Outcome,
    Plans,
    Problem,
    Question,
    Seat,
    Step,
    Types,
)
from bot.games.verraeter import autoplay, invariants, menus, resampling
from bot.games.verraeter.actions import Action, Answer, Draft, Plan
from bot.games.verraeter.data import CARDS
from bot.games.verraeter.events import GameEvent
from bot.games.verraeter.legality import problems_of
from bot.games.verraeter.seeing import view_of
from bot.games.verraeter.state import Options, State
from bot.games.verraeter.table import Course, open_decision
from bot.games.verraeter.views import View


class Verraeter(Game[Options, Nothing, State, View, Answer, Draft, Plan, GameEvent]):
    """The rules of Verräter for three and four players."""

    key: ClassVar[str] = "verraeter"
    seats: ClassVar[range] = range(3, 5)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = CARDS.version
    types: ClassVar[Types] = Types(
        options=Options,
        state=State,
        view=View,
        action=Action,
        draft=Draft,
        plan=Plan,
        event=GameEvent,
    )
    plans = Plans(question=autoplay.standing, answer=autoplay.planned)

    def start(self, entries: tuple[Nothing, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        if len(entries) not in self.seats:
            raise IllegalAction(Problem("verraeter-problem-seats", {"players": len(entries)}))
        return Course.set_up(len(entries), options, chance).step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        decision = open_decision(state)
        return () if decision is None else (decision,)

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

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        return autoplay.sample(view, decision, chance)

    def fallback(self, view: View, decision: Decision) -> Action:
        return autoplay.fallback(view, decision)

    def forced(self, view: View, decision: Decision) -> Action | None:
        return autoplay.forced(view, decision)

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> Step[State, GameEvent]:
        asked = open_decision(state)
        if asked is None or (asked.id, asked.seat) != (decision.id, decision.seat):
            raise NotAsked(Problem("not-asked"))
        if problems := problems_of(view_of(state, asked.seat), asked, action):
            raise IllegalAction(*problems)
        assert not isinstance(action, Plan)  # no open decision is answered by a plan
        course = Course(state, chance)
        course.carry_out(action)
        return course.step

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, GameEvent]:
        if state.phase == "over":
            raise IllegalAction(Problem("verraeter-problem-over"))
        if seat in state.left:
            raise IllegalAction(Problem("verraeter-problem-has-left"))
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
