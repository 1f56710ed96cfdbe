"""Power behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

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
    Reading,
    Seat,
    Step,
    Types,
)
from bot.games.power import autoplay, drafts, invariants, menus, resampling
from bot.games.power.actions import Action, Answer, Draft, Plan, Sheet, TakeBooty
from bot.games.power.data import BOARD
from bot.games.power.drafts import line_of
from bot.games.power.events import GameEvent
from bot.games.power.legality import ANOTHER_QUESTION, booty_of, problems_of
from bot.games.power.seeing import view_of
from bot.games.power.state import COLOURS, Colour, Entry, Options, State
from bot.games.power.table import Course, open_decisions
from bot.games.power.views import View

CORNERS: Final[Mapping[str, Colour]] = {
    "v": "V",
    "vert": "V",
    "verte": "V",
    "green": "V",
    "b": "B",
    "bleu": "B",
    "bleue": "B",
    "blue": "B",
    "j": "J",
    "jaune": "J",
    "yellow": "J",
    "r": "R",
    "rouge": "R",
    "red": "R",
}
"""What a corner may be called by whoever wishes for it."""


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
    extensions: ClassVar[int] = 1
    typed: ClassVar[frozenset[str]] = frozenset({"orders", PLAN})

    def read_entry(self, text: str, options: Options) -> tuple[Entry | None, tuple[Problem, ...]]:
        """Read the corner that is wished for, in French or English; nothing written is no wish."""
        word = text.strip().lower()
        if not word:
            return Entry(), ()
        corner = CORNERS.get(word)
        if corner is None:
            return None, (Problem("power-problem-no-such-corner", {"text": text.strip()[:20]}),)
        return Entry(corner), ()

    def write_entry(self, entry: Entry) -> str:
        return entry.corner

    def sample_entries(self, seats: int, options: Options, chance: Chance) -> tuple[Entry, ...]:
        return tuple(chance.pick((Entry(), *(Entry(colour) for colour in COLOURS))) for _ in range(seats))

    def start(self, entries: tuple[Entry, ...], options: Options, chance: Chance) -> Step[State, GameEvent]:
        if len(entries) not in self.seats:
            raise IllegalAction(Problem("power-problem-seats", {"players": len(entries)}))
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

    def read(self, view: View, decision: Decision, draft: Draft, text: str) -> Reading[Draft]:
        if decision.kind not in self.typed:
            return super().read(view, decision, draft, text)
        return drafts.read(drafts.at_writing(view, decision.kind), draft, text)

    def written(self, view: View, decision: Decision, draft: Draft) -> str:
        if decision.kind not in self.typed:
            return ""
        return drafts.as_typed(drafts.at_writing(view, decision.kind), draft, drafts.letters_of(draft))

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

    def standing(self, view: View) -> Decision | None:
        if view.seat is None or not view.commands:
            return None
        return Decision(id=f"plan-{view.seat}", seat=view.seat, kind=PLAN, sealed=True, compulsory=False)

    def sample(self, view: View, decision: Decision, chance: Chance) -> Action:
        return autoplay.sample(view, decision, chance)

    def fallback(self, view: View, decision: Decision) -> Action:
        return autoplay.fallback(view, decision)

    def answer(self, view: View, decision: Decision, plan: Plan) -> Action | None:
        return autoplay.planned(view, decision, plan)

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
