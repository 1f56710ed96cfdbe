"""Power behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.games.chance import Chance
from bot.games.contract import (
    PLAN,
    Decision,
    Entries,
    Game,
    IllegalAction,
    NotAsked,
    Plans,
    Problem,
    Question,
    Seat,
    Step,
    TypedAnswers,
    Types,
)
from bot.games.power import autoplay, corners, drafts, invariants, menus, resampling
from bot.games.power.actions import Action, Answer, Draft, Plan, Sheet, TakeBooty
from bot.games.power.data import BOARD
from bot.games.power.drafts import line_of
from bot.games.power.events import GameEvent
from bot.games.power.legality import ANOTHER_QUESTION, booty_of, problems_of
from bot.games.power.seeing import view_of
from bot.games.power.state import Entry, Options, State
from bot.games.power.table import Course, open_decisions
from bot.games.power.views import View


class Power(Game[Options, Entry, State, View, Answer, Draft, Plan, GameEvent]):
    """The rules of Power for two, three and four players."""

    key: ClassVar[str] = "power"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 1
    data_version: ClassVar[str] = BOARD.version
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
    entries = Entries(read=corners.read, write=corners.write, sample=corners.sample)
    typed = dict.fromkeys(("orders", PLAN), TypedAnswers(read=drafts.read, write=drafts.write))
    plans = Plans(question=autoplay.standing, answer=autoplay.planned)
    reopens = frozenset({"orders"})
    extensions: ClassVar[int] = 1

    def set_up(self, entries: tuple[Entry, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        return Course.set_up(entries, options, chance).step

    def waiting_on(self, state: State) -> tuple[Decision, ...]:
        return open_decisions(state)

    def questions(self, view: View, decision: Decision, draft: Draft) -> Iterable[Question]:
        return menus.questions(view, decision, draft)

    def blank(self, view: View, decision: Decision) -> Draft:
        """Give the sealed sheet to change, or an empty one; a plan is always begun anew."""
        if decision.kind == PLAN:
            return Draft()
        return Draft(lines=tuple(line_of(order) for order in view.sheet or ()))

    def take(self, view: View, decision: Decision, draft: Draft, question: str, chosen: tuple[str, ...]) -> Draft:
        return menus.take(view, decision, draft, question, chosen)

    def finish(self, view: View, decision: Decision, draft: Draft) -> Answer | None:
        return drafts.finish(view, decision, draft)

    def faults(self, view: View, decision: Decision, draft: Draft) -> tuple[Problem, ...]:
        if decision.kind in self.typed:
            return drafts.faults(drafts.at_writing(view, decision.kind), decision, draft)
        return super().faults(view, decision, draft)

    def problems(self, view: View, decision: Decision, action: Answer) -> tuple[Problem, ...]:
        return problems_of(view, decision, action)

    def preview(self, view: View, decision: Decision, draft: Draft) -> View:
        return drafts.preview(view, decision, draft)

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        return autoplay.sample(view, decision, chance)

    def fallback(self, view: View, decision: Decision) -> Action:
        return autoplay.fallback(view, decision)

    def apply(self, state: State, decision: Decision, action: Answer, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        view = view_of(state, asked.seat)
        if problems := problems_of(view, asked, action):
            raise IllegalAction(*problems)
        course = Course(state)
        match action:
            case Sheet(orders):
                course.seal(asked.seat, orders)
            case TakeBooty(army):
                course.take_booty(booty_of(view, asked).place, army)
            case Plan():
                raise IllegalAction(ANOTHER_QUESTION)
        return course.step

    def reopen(self, state: State, decision: Decision, chance: Chance) -> Step[State, GameEvent]:
        asked = _asked(state, decision)
        if not asked.answered:
            raise IllegalAction(Problem("power-problem-not-sealed"))
        course = Course(state)
        course.reopen(asked.seat)
        return course.step

    def leave(self, state: State, seat: Seat, chance: Chance) -> Step[State, GameEvent]:
        if state.phase == "over":
            raise IllegalAction(Problem("power-problem-over"))
        if state.players[seat].left:
            raise IllegalAction(Problem("power-problem-has-left"))
        course = Course(state)
        course.leave(seat)
        return course.step

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resampling.imagine(state, seat, chance)

    def violations(self, state: State) -> tuple[str, ...]:
        return invariants.violations(state)


def _asked(state: State, decision: Decision) -> Decision:
    """Find the open decision that is meant. Raises NotAsked."""
    for asked in open_decisions(state):
        if (asked.id, asked.seat) == (decision.id, decision.seat):
            return asked
    raise NotAsked(Problem("not-asked"))
